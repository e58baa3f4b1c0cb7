"""18.x Rebellion: risings of Huguenots and Dutch, and what they share with that of the English Catholics (19.4)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.refusal import Reason
from engine.virgin_queen.asking import OfLeader, choose_cp, known_id
from engine.virgin_queen.espionage_table import hits
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import TROOPS, rebel_capital
from engine.wars.conditions import Condition, first_failure, holds, legal, why_not
from engine.wars.displacement import displace, must_leave
from engine.wars.position import count_units

RULE = "18.x"
POINTS = tuple(range(1, 7))
FIGHTING = ("regular", "naval")
OTHER_FAITH = {"protestant": "catholic", "catholic": "protestant"}


class Rising(msgspec.Struct, frozen=True, kw_only=True):
    """Who rises against whom. `faith`: of the rebels; `area`: where the target lies; `spread`: where linked spaces may
    follow (None: anywhere); `first`: the number of the book's step "target"."""

    rule: str
    first: int
    rebels: str
    troop: str
    enemy: str
    faith: str
    area: str
    spread: str | None = None

    @property
    def other_faith(self) -> str:
        """The faith of the units that the rising must overcome."""
        return OTHER_FAITH[self.faith]


class Ground(msgspec.Struct, frozen=True):
    """What the conditions look at: the rising, and its target once that is chosen."""

    referee: Referee
    rising: Rising
    target: str = ""

    def spaces(self) -> list[str]:
        """The spaces of the area, in the board's order."""
        board = self.referee.book.board.spaces
        return [space for space in board if board[space].area == self.rising.area]


def of_troop(referee: Referee, troop: str) -> Rising:
    """A rising of Huguenots or Dutch."""
    printed = referee.book.data.troops[troop]
    return Rising(
        rule=RULE, first=1, rebels=printed.power, troop=troop, enemy=printed.enemy, faith="protestant",
        area=printed.area, spread=printed.area,
    )  # fmt: skip


# ---- step 1: conditions of the target


def _in_area(ground: Ground, space: str) -> bool:
    return ground.referee.book.board.spaces[space].area == ground.rising.area


def _held_by_enemy(ground: Ground, space: str) -> bool:
    return ground.referee.space(space).control == ground.rising.enemy


def _of_faith(ground: Ground, space: str) -> bool:
    return ground.referee.space(space).religion == ground.rising.faith


def _enemy(ground: Ground, space: str) -> dict[str, Any]:
    return {"enemy": ground.rising.enemy}


def _faith(ground: Ground, space: str) -> dict[str, Any]:
    return {"religion": ground.rising.faith}


def _area(ground: Ground, space: str) -> dict[str, Any]:
    return {"area": ground.rising.area}


def targets_of(rising: Rising) -> tuple[Condition[Ground], ...]:
    """What a target must meet, under the section that says so."""
    rule = rising.rule
    return (
        Condition(rule, "outside_area", "lies outside the area of the rising", _in_area, _area),
        Condition(rule, "not_held_by_enemy", "is not under the enemy's control", _held_by_enemy, _enemy),
        Condition(rule, "not_of_faith", "is not of the rebels' faith", _of_faith, _faith),
        Condition(rule, "is_besieged", "is besieged", lambda ground, space: not ground.referee.space(space).besieged),
        Condition(rule, "is_in_unrest", "is in unrest", lambda ground, space: not ground.referee.space(space).unrest),
    )


def target_fault(referee: Referee, rising: Rising, target: str) -> Reason | None:
    """Why a space cannot be the target of a rising."""
    known_id(target, referee.state.spaces, "space")
    return first_failure(targets_of(rising), Ground(referee, rising), target)


def targets(referee: Referee, rising: Rising) -> list[str]:
    """The legal targets of a rising."""
    ground = Ground(referee, rising)
    return legal(targets_of(rising), ground, ground.spaces())


def choose_target(referee: Referee, rising: Rising) -> Procedure[str]:
    """Where the rebels rise."""
    ground, conditions = Ground(referee, rising), targets_of(rising)
    found = targets(referee, rising)
    target: str = yield from referee.choose(
        "choose_target", rising.rebels, found,
        detail={"wanted": "space"},
        why_not=lambda: why_not(conditions, ground, ground.spaces()),
        obvious=lambda: min(found),
    )  # fmt: skip
    return target


# ---- step 4: conditions of the spaces that follow


def _linked(ground: Ground, space: str) -> bool:
    return space in ground.referee.book.board.neighbours[ground.target]


def _in_spread(ground: Ground, space: str) -> bool:
    return ground.rising.spread in (None, ground.referee.book.board.spaces[space].area)


def _not_held(ground: Ground, space: str) -> bool:
    return ground.referee.space(space).control != ground.rising.rebels


def _unguarded(ground: Ground, space: str) -> bool:
    return not ground.referee.has_unit_of_faith(space, ground.rising.other_faith)


def _guard(ground: Ground, space: str) -> dict[str, Any]:
    return {"religion": ground.rising.other_faith}


def followers_of(rising: Rising) -> tuple[Condition[Ground], ...]:
    """What a space must meet that turns to the rebels with the target."""
    rule = rising.rule
    return (
        Condition(rule, "held_already", "is the rebels' already", _not_held),
        Condition(rule, "not_linked_to_target", "is not linked to the target", _linked,
                  lambda ground, space: {"target": ground.target}),
        Condition(rule, "outside_area", "lies outside the area of the rising", _in_spread, _area),
        Condition(rule, "not_of_faith", "is not of the rebels' faith", _of_faith, _faith),
        Condition(rule, "unit_of_other_faith", "holds a unit of the other faith", _unguarded, _guard),
    )  # fmt: skip


# ---- the rising


def rise(referee: Referee, rising: Rising, target: str, dice: int, spaces: int, regulars: int) -> Procedure[bool]:
    """From the result to the war: `dice` against the garrison, at most `spaces` in all turn to the rebels, and so many
    regulars join. Returns whether the rising succeeded."""
    referee.step(rising.first + 1)
    if not (yield from overcome(referee, rising, target, dice)):
        return False

    referee.step(rising.first + 2)
    yield from displace(referee, target, keep=rising.rebels)

    referee.step(rising.first + 3)
    yield from take_control(referee, rising, target, spaces)

    referee.step(rising.first + 4)
    if not regulars or not referee.add_units(target, rising.troop, "regular", regulars):
        referee.log("no_regulars", space=target, owner=rising.troop)

    referee.step(rising.first + 5)
    if referee.at_war(rising.rebels, rising.enemy):
        referee.log("war_goes_on", powers=list(referee.pair(rising.rebels, rising.enemy)))
    referee.declare_war(rising.rebels, rising.enemy)
    return True


def overcome(referee: Referee, rising: Rising, target: str, dice: int) -> Procedure[bool]:
    """The result: without a unit of the other faith success at once; otherwise each hit destroys one of the enemy's,
    and none of his may be left."""
    if not referee.has_unit_of_faith(target, rising.other_faith):
        referee.log("rebellion_unopposed", space=target)
        return True
    rolled = yield from referee.roll(rising.rebels, dice)
    found = hits(referee, rolled)
    referee.log("hits", power=rising.rebels, side="attack", count=found)
    yield from lose_units(referee, rising.enemy, target, found)
    left = sum(garrison(referee, rising.enemy, target).values())
    if left:
        referee.log("rebellion_failed", space=target, left=left)
    else:
        referee.log("rebellion_succeeded", space=target)
    return not left


def garrison(referee: Referee, enemy: str, space: str) -> dict[str, int]:
    """The enemy's own regulars and naval units in a space, those that hits destroy; no type that he has none of."""
    place = referee.place(space)
    standing = {kind: count_units(place, enemy, kind) for kind in FIGHTING}
    return {kind: count for kind, count in standing.items() if count}


def lose_units(referee: Referee, enemy: str, space: str, count: int) -> Procedure[None]:
    """Each hit destroys one unit of the enemy's, his choice among regular and naval units."""
    for left in range(count, 0, -1):
        standing = garrison(referee, enemy, space)
        if sum(standing.values()) <= left:
            for kind, count in standing.items():
                _destroy(referee, space, enemy, kind, count)
            return
        kind = yield from referee.choose("lose_unit", enemy, list(standing), detail={"at": space, "left": left})
        _destroy(referee, space, enemy, kind, 1)


def _destroy(referee: Referee, space: str, owner: str, kind: str, count: int) -> None:
    """Units of one type are lost, those that are on loan last."""
    rows = [u for u in referee.place(space).units if (u.owner, u.type) == (owner, kind)]
    for unit in sorted(rows, key=lambda u: u.loaned_to is not None):
        lost = min(count, unit.count)
        if lost:
            referee.destroy_units(space, owner, kind, lost, unit.loaned_to)
            count -= lost


def take_control(referee: Referee, rising: Rising, target: str, spaces: int) -> Procedure[None]:
    """The target turns to the rebels, and linked spaces with it, `spaces` at most in all; whoever may not stay in one
    of these is displaced."""
    referee.take_control(target, rising.rebels)
    ground, conditions = Ground(referee, rising, target), followers_of(rising)
    taken = list[str]()
    while len(taken) < spaces - 1:
        answer = yield from _next_space(ground, conditions, spaces - 1 - len(taken))
        if answer == "done":
            break
        referee.take_control(answer, rising.rebels)
        taken.append(answer)
    for space in taken:
        if must_leave(referee, space, rising.rebels):
            yield from displace(referee, space, keep=rising.rebels)


def _next_space(ground: Ground, conditions: tuple[Condition[Ground], ...], left: int) -> Procedure[str]:
    referee = ground.referee
    near = referee.book.board.neighbours[ground.target]
    options = legal(conditions, ground, near)
    if not options:
        return "done"
    answer: str = yield from referee.choose(
        "take_control", ground.rising.rebels, (*options, "done"),
        detail={"left": left, "target": ground.target},
        why_not=lambda: why_not(conditions, ground, _looked_for(ground, near)),
    )  # fmt: skip
    return answer


def _looked_for(ground: Ground, near: Iterable[str]) -> list[str]:
    """Spaces that a player could expect to take: those linked to the target, and the area's."""
    return [space for space in dict.fromkeys((*near, *ground.spaces())) if space != ground.target]


# ---- Huguenots and Dutch


def huguenot_rebellion(referee: Referee, target: str | None = None, cp: int | None = None) -> Procedure[None]:
    """A rising of the Huguenots in France (18.x)."""
    yield from rebellion(referee, "huguenot", target, cp)


def dutch_rebellion(referee: Referee, target: str | None = None, cp: int | None = None) -> Procedure[None]:
    """A rising of the Dutch in the Netherlands (18.x)."""
    yield from rebellion(referee, "dutch", target, cp)


def rebellion(referee: Referee, troop: str, target: str | None, cp: int | None) -> Procedure[None]:
    """The eight steps of a rising of Huguenots or Dutch."""
    rising = of_troop(referee, troop)
    referee.step(1)
    target = target or (yield from choose_target(referee, rising))
    cp = cp or (yield from choose_cp(referee, rising.rebels, POINTS, target))
    referee.log("rebellion_begins", space=target, cp=cp, owner=troop, enemy=rising.enemy)

    regulars = cp // referee.book.data.rebellion.cp_per_regular
    if not (yield from rise(referee, rising, target, rebel_dice(referee, troop, target), cp, regulars)):
        return

    referee.step(7)
    yield from place_capital(referee, rising, target)

    referee.step(8)
    yield from place_leader(referee, rising, target)


def rebel_dice(referee: Referee, troop: str, space: str) -> int:
    """How many dice the rebels roll: more in a home space of theirs."""
    numbers = referee.book.data.rebellion
    return numbers.dice_home if is_home(referee, troop, space) else numbers.dice_elsewhere


def is_home(referee: Referee, troop: str, space: str) -> bool:
    """Whether a space is a home space of the rebels."""
    printed = referee.book.board.spaces[space]
    return printed.huguenot_home if troop == "huguenot" else printed.dutch_home


def place_capital(referee: Referee, rising: Rising, target: str) -> Procedure[None]:
    """Step 7: a capital that is off the map may come to the target."""
    lying = rebel_capital(referee.state, rising.troop)
    if lying:
        referee.log("capital_lies", owner=rising.troop, space=lying)
        return
    detail = {"space": target, "owner": rising.troop}
    if (yield from referee.choose("place_capital", rising.rebels, ("yes", "no"), detail=detail)) == "yes":
        referee.place_capital(rising.troop, target)
    else:
        referee.log("capital_waits", owner=rising.troop)


# ---- step 8


def _named(referee: Referee, leader: str) -> bool:
    return not referee.book.leaders[leader].default


def _begun(referee: Referee, leader: str) -> bool:
    enters = referee.book.leaders[leader].enters
    return enters is not None and enters <= referee.state.turn


def _not_over(referee: Referee, leader: str) -> bool:
    leaves = referee.book.leaders[leader].leaves
    return leaves is None or referee.state.turn <= leaves


ABLE_TO_ENTER: tuple[OfLeader[Referee], ...] = (
    OfLeader(RULE, "default_leader", "is a default leader", _named),
    OfLeader(RULE, "naval_leader", "is a naval leader", lambda referee, leader: referee.serves(leader) == "army"),
    OfLeader(RULE, "leader_not_waiting", "does not wait off the map",
             lambda referee, leader: referee.state.leaders[leader].status == "waiting",
             lambda referee, leader: {"status": referee.state.leaders[leader].status}),
    OfLeader(RULE, "leader_comes_later", "does not serve yet", _begun,
             lambda referee, leader: {"turn": referee.book.leaders[leader].enters}),
    OfLeader(RULE, "leader_time_over", "does not serve any more", _not_over,
             lambda referee, leader: {"turn": referee.book.leaders[leader].leaves}),
)  # fmt: skip


def place_leader(referee: Referee, rising: Rising, target: str) -> Procedure[None]:
    """Step 8: one named army leader of the rebels who waits and whose time it is may come to the target."""
    own = [name for name, entry in referee.book.leaders.items() if entry.troop == rising.troop]
    able = [leader for leader in own if holds(ABLE_TO_ENTER, referee, leader)]
    if not able:
        referee.log("no_leader_to_enter", owner=rising.troop)
        return
    leader = yield from referee.choose(
        "place_leader", rising.rebels, (*able, "none"),
        detail={"space": target}, why_not=lambda: why_not(ABLE_TO_ENTER, referee, own),
    )  # fmt: skip
    if leader == "none":
        referee.log("leader_declined", owner=rising.troop)
    else:
        referee.move_leader(leader, target)


# ---- as the table offers them


def _forbidden(troop: str, referee: Referee, target: str | None = None, cp: int | None = None) -> Reason | None:
    rising = of_troop(referee, troop)
    if target is not None:
        return target_fault(referee, rising, target)
    if targets(referee, rising):
        return None
    message = f"no space of {rising.area} can rise"
    return Reason(RULE, "no_target", {"area": rising.area, "enemy": rising.enemy}, message)


PROCEDURES = tuple(
    Specification(
        id=f"{troop}_rebellion",
        chapter="rebellion",
        rule=RULE,
        run=run,
        steps=8,
        phase="action",
        forbidden=partial(_forbidden, troop),
        parameters=(
            Parameter("target", "space", prompt="choose_target"),
            Parameter("cp", "integer", min=POINTS[0], max=POINTS[-1], prompt="choose_cp"),
        ),
    )
    for troop, run in zip(TROOPS, (huguenot_rebellion, dutch_rebellion), strict=True)
)

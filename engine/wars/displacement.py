"""12.5 Displacement: the pieces that may not stay in a space go to the nearest place of their own, or to the capital.

Displaced groups need no path, suffer no attrition and know no limit of units in a space; winter mends that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from engine.kernel.procedure import Procedure
from engine.kernel.prompt import Answer, Below
from engine.kernel.refusal import Reason
from engine.wars.book import order_of
from engine.wars.conditions import Condition, why_not
from engine.wars.position import Unit, leaders_at
from engine.wars.referee import Referee

RULE = "12.5"
AnyReferee: TypeAlias = Referee[Any]
Went: TypeAlias = dict[tuple[str, bool], set[str]]


class Group(msgspec.Struct, frozen=True):
    """The land units, or the ships, of one owner in a space, and where they may go: nearest places first."""

    referee: AnyReferee
    at: str
    owner: str
    by_sea: bool
    units: tuple[Unit, ...]
    nearest: tuple[str, ...]
    capitals: tuple[str, ...]

    @property
    def each(self) -> list[Unit]:
        """One entry a unit, in the order of `units`."""
        return [unit for unit in self.units for _ in range(unit.count)]

    @property
    def options(self) -> tuple[str, ...]:
        """The legal destinations."""
        return (*self.nearest, *(c for c in self.capitals if c not in self.nearest))


def nearest_strongholds(referee: AnyReferee, at: str, owner: str) -> tuple[str, ...]:
    """The nearest fortified spaces that an owner's power controls; all that are equally near, by id."""
    masters = referee.masters(owner)
    spaces = referee.state.spaces
    own = {s for s, now in spaces.items() if now.control in masters and s != at and referee.fortified(s)}
    return referee.book.board.nearest(at, own)


def nearest_havens(referee: AnyReferee, at: str, owner: str) -> tuple[str, ...]:
    """The nearest ports that an owner's power controls, as ships go; all that are equally near, by id."""
    masters, board = referee.masters(owner), referee.book.board
    own = {s for s, now in referee.state.spaces.items() if now.control in masters and s != at and board.spaces[s].port}
    return board.nearest_by_sea(at, own, board.seas.keys() | own)


def open_capitals(referee: AnyReferee, at: str, owner: str) -> tuple[str, ...]:
    """The capitals that an owner's land pieces may go to: on the map and in no enemy's hands."""
    side = referee.book.side(owner)
    return tuple(c for c in referee.capitals(owner) if c != at and referee.friendly(c, side))


def displace(referee: AnyReferee, at: str, keep: str) -> Procedure[None]:
    """All pieces leave a space but those that the power `keep` plays (12.5). Their owners choose among equally near
    places; units with nowhere to go are lost, leaders go with a group of their power or to the capital."""
    rule, step = referee.rule, referee.at_step
    referee.section(RULE, step)
    went: Went = {}
    count = 0
    for group in groups(referee, at, keep):
        count += len(group.each)
        places = yield from _send(group)
        went.setdefault((referee.book.side(group.owner), group.by_sea), set()).update(places)
    referee.log("displaced", space=at, count=count)
    for leader in leaders_at(referee.state, at):
        power = referee.book.leaders[leader].power
        if power is not None and power != keep:
            yield from _follow(referee, leader, power, went)
    referee.section(rule, step)


def must_leave(referee: AnyReferee, at: str, keep: str) -> bool:
    """Whether pieces stand in a space that the power `keep` does not play."""
    if any(referee.player_of(unit.owner) != keep for unit in referee.place(at).units):
        return True
    return any(referee.book.leaders[leader].power not in (None, keep) for leader in leaders_at(referee.state, at))


def groups(referee: AnyReferee, at: str, keep: str) -> list[Group]:
    """The groups that must leave a space, in impulse order of those who play them, land units before ships."""
    order = order_of(referee.book)

    def place(unit: Unit) -> tuple[int, str]:
        return order.get(referee.book.side(unit.owner), len(order)), unit.owner

    leaving = [u for u in referee.place(at).units if referee.player_of(u.owner) != keep]
    owners = dict.fromkeys(u.owner for u in sorted(leaving, key=place))
    return [
        _group(referee, at, owner, by_sea, [u for u in leaving if u.owner == owner and u.by_sea == by_sea])
        for owner in owners
        for by_sea in (False, True)
        if any(u.owner == owner and u.by_sea == by_sea for u in leaving)
    ]


def _group(referee: AnyReferee, at: str, owner: str, by_sea: bool, units: Iterable[Unit]) -> Group:
    near = nearest_havens(referee, at, owner) if by_sea else nearest_strongholds(referee, at, owner)
    capitals = () if by_sea else open_capitals(referee, at, owner)
    return Group(referee, at, owner, by_sea, tuple(units), near, capitals)


def _send(group: Group) -> Procedure[set[str]]:
    """One group goes. Returns where to."""
    referee = group.referee
    if not group.options:
        for unit in group.units:
            referee.destroy_units(group.at, unit.owner, unit.type, unit.count, unit.loaned_to)
        referee.log("no_refuge", space=group.at, owner=group.owner)
        return set()
    answer = yield from _ask(group)
    chosen = [answer] * len(group.each) if isinstance(answer, str) else list(answer)
    for unit, to, count in _counted(group.each, chosen):
        referee.move_units(group.at, to, unit.owner, unit.type, count, unit.loaned_to)
    return set(chosen)


def _counted(units: Sequence[Unit], places: Sequence[str]) -> list[tuple[Unit, str, int]]:
    pairs = list(zip(units, places, strict=True))
    return [(unit, to, pairs.count((unit, to))) for unit, to in dict.fromkeys(pairs)]


def _ask(group: Group) -> Procedure[Answer]:
    """The owner's choice: a destination for all, or a list with one a unit. Nobody plays the pieces of a minor power
    without an ally: they take the first."""
    referee, options = group.referee, group.options
    player = referee.player_of(group.owner)
    if player is None:
        return options[0]
    units = [{"type": u.type, "count": u.count} for u in group.units]
    return (
        yield from referee.choose(
            "displace", player, options,
            detail={"at": group.at, "owner": group.owner, "units": units},
            check=lambda answer: _judge(group, answer),
            why_not=lambda: _why_not(group),
            obvious=lambda: options[0],
            sample=lambda below: _sample(group, below),
        )
    )  # fmt: skip


def _judge(group: Group, answer: Answer) -> Reason | None:
    named = [answer] if isinstance(answer, str) else answer
    wanted = len(group.each)
    if not isinstance(named, list) or (isinstance(answer, list) and len(named) != wanted):
        message = f"displace: a destination for all is wanted, or a list of {wanted}, one a unit"
        return Reason(RULE, "wrong_shape", {"prompt": "displace"}, message)
    known: Mapping[str, Reason] = {}
    for place in named:
        if place not in group.options:
            known = known or _why_not(group)
            if isinstance(place, str) and place in known:
                return known[place]
            return Reason(RULE, "not_an_option", {"prompt": "displace"}, f"{str(place)[:60]} is no destination here")
    return None


def _sample(group: Group, below: Below) -> Answer:
    options = group.options
    if below(2):
        return options[below(len(options))]
    return [options[below(len(options))] for _ in group.each]


OWN = Condition[Group](
    RULE, "not_own_control", "is not controlled by the power of the units",
    lambda group, space: group.referee.space(space).control in group.referee.masters(group.owner),
)
LAND = (
    OWN,
    Condition[Group](
        RULE, "not_fortified", "is not fortified", lambda group, space: group.referee.fortified(space)
    ),
    Condition[Group](RULE, "not_nearest", "is farther than another", lambda group, space: space in group.options),
)
SEA = (
    OWN,
    Condition[Group](
        RULE, "not_a_port", "is no port", lambda group, space: group.referee.book.board.spaces[space].port
    ),
    LAND[-1],
)  # fmt: skip


def _why_not(group: Group) -> dict[str, Reason]:
    """Own spaces, and capitals in other hands, that are no destination."""
    referee = group.referee
    masters = referee.masters(group.owner)
    looked_for = [s for s, now in referee.state.spaces.items() if now.control in masters]
    looked_for += [c for c in referee.capitals(group.owner) if c not in looked_for]
    places = [s for s in looked_for if s != group.at and s not in group.options]
    return why_not(SEA if group.by_sea else LAND, group, places)


def _follow(referee: AnyReferee, leader: str, power: str, went: Went) -> Procedure[None]:
    """A leader goes with a group of his power; without one to the capital (a naval leader to the nearest own port);
    with neither he leaves the map."""
    at = referee.state.leaders[leader].at
    assert at is not None
    by_sea = referee.serves(leader) == "naval"
    owner = referee.owner_of(leader) or power
    places: Sequence[str] = sorted(went.get((power, by_sea), ()))
    if not places and not by_sea:
        places = open_capitals(referee, at, owner) or nearest_strongholds(referee, at, owner)
    elif not places:
        places = nearest_havens(referee, at, owner)
    if not places:
        referee.leader_leaves(leader)
        return
    to = yield from referee.choose("leader_follows", power, places, detail={"leader": leader, "at": at})
    referee.move_leader(leader, to)

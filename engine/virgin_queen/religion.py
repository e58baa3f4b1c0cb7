"""18.2 Religion: attempts at conversion to Protestantism."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import AREAS, PROTESTANT
from engine.wars.conditions import Condition, legal, why_not

EVENTS = ("calvinist_zeal", "belgic_confession", "huguenot_lent", "iconoclastic_fury")
FIRST_DIE_IS_SIX = ("calvinist_zeal", "belgic_confession", "huguenot_lent")
ADJUSTED = {"belgic_confession": (3, 4), "iconoclastic_fury": (5, 6)}
MISSES, MINOR, MAJOR = (2, 3), (4, 5), 6


class Reach(msgspec.Struct, frozen=True):
    """What the conditions look at: the areas aimed at, and what was Protestant when the step began."""

    referee: Referee
    areas: tuple[str, ...]
    source: frozenset[str]
    within: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        board = self.referee.book.board.spaces
        found = tuple(space for space in board if board[space].area in self.areas)
        msgspec.structs.force_setattr(self, "within", found)

    @classmethod
    def now(cls, referee: Referee, areas: Sequence[str]) -> Reach:
        """The reach at the beginning of a step."""
        spaces = referee.state.spaces
        return cls(referee, tuple(areas), frozenset(s for s in spaces if spaces[s].religion == "protestant"))

    def neighbours(self, space: str) -> Iterable[str]:
        """Adjacent spaces, over a pass too, and the other ports on its sea zones."""
        return self.referee.book.board.by_land_or_sea[space]

    def in_areas(self) -> tuple[str, ...]:
        """All spaces of the areas, in the board's order."""
        return self.within


def in_area(reach: Reach, space: str) -> bool:
    """Condition a: it lies in one of the areas."""
    return reach.referee.book.board.spaces[space].area in reach.areas


def is_catholic(reach: Reach, space: str) -> bool:
    """Only a Catholic space can be flipped."""
    return reach.referee.space(space).religion == "catholic"


def is_linked(reach: Reach, space: str) -> bool:
    """Condition b: a neighbour, or a port on the same sea zone, was Protestant when the step began, without unrest."""
    spaces, source = reach.referee.state.spaces, reach.source
    for near in reach.neighbours(space):  # noqa: SIM110  (asked of every place: `any` takes twice as long)
        if near in source and not spaces[near].unrest:
            return True
    return False


def what_is_near(reach: Reach, space: str) -> dict[str, Any]:
    """Why condition b fails: what Protestant neighbours there are, in unrest or flipped only in this step."""
    spaces = reach.referee.state.spaces
    near = sorted({n for n in reach.neighbours(space) if spaces[n].religion == "protestant"})
    troubled = [n for n in near if n in reach.source]
    return {"near": "unrest" if troubled else "new" if near else "none", "spaces": troubled or near}


def no_catholic_unit(reach: Reach, space: str) -> bool:
    """Condition c: no regular and no naval unit of a Catholic power."""
    return not reach.referee.has_unit_of_faith(space, "catholic")


def no_jesuit(reach: Reach, space: str) -> bool:
    """Condition c: no Jesuit."""
    return "jesuit" not in reach.referee.space(space).markers


ANYWHERE = (
    Condition("18.2", "already_protestant", "is Protestant already", is_catholic),
    Condition("18.2a", "not_in_area", "lies outside the areas aimed at", in_area),
    Condition("18.2b", "not_linked", "is not linked to a Protestant space without unrest", is_linked, what_is_near),
)
UNGUARDED = (
    *ANYWHERE,
    Condition("18.2c", "catholic_unit", "holds a Catholic unit", no_catholic_unit),
    Condition("18.2c", "jesuit", "holds a Jesuit", no_jesuit),
)


def protestant_conversion(
    referee: Referee, attempts: int, areas: Sequence[str], event: str | None = None
) -> Procedure[None]:
    """Attempts at conversion to Protestantism (18.2); all of one action or event resolve together."""
    referee.step(1)
    fixed = (MAJOR,) if event in FIRST_DIE_IS_SIX else ()
    rolled = yield from referee.roll(PROTESTANT, attempts - len(fixed), fixed=fixed)

    referee.step(2)
    dice = adjust(referee, rolled, event)

    referee.step(3)
    referee.log("misses", dice=[die for die in dice if die in MISSES])

    referee.step(4)
    markers, dice = yield from take_unrest(referee, rolled, dice, event)

    referee.step(5)
    kept, flipped = yield from major_conversions(referee, areas, dice.count(MAJOR))

    referee.step(6)
    minor = sum(die in MINOR for die in dice)
    flipped += yield from remaining_conversions(referee, areas, minor, kept)

    referee.step(7)
    yield from place_unrest(referee, markers, flipped)


def adjust(referee: Referee, rolled: Sequence[int], event: str | None) -> list[int]:
    """Step 2: Belgic Confession makes a 3 a 4, Iconoclastic Fury makes a 5 a 6."""
    was, now = ADJUSTED.get(event or "", (0, 0))
    referee.log("dice_adjusted", was=was, now=now, count=list(rolled).count(was))
    return [now if die == was else die for die in rolled]


def take_unrest(
    referee: Referee, rolled: Sequence[int], dice: list[int], event: str | None
) -> Procedure[tuple[int, list[int]]]:
    """Step 4: one Unrest marker if any 1 was rolled (Iconoclastic Fury: one a 1). One may be cancelled by lowering a 6
    to a 5. Returns the markers and the dice."""
    ones = rolled.count(1)
    markers = ones if event == "iconoclastic_fury" else min(ones, 1)
    referee.log("unrest_taken", count=markers)
    if not markers or MAJOR not in dice:
        return markers, dice
    if (yield from referee.choose("cancel_unrest", PROTESTANT, ("yes", "no"), obvious=lambda: "no")) == "no":
        return markers, dice
    referee.log("unrest_cancelled")
    lowered = list(dice)
    lowered[lowered.index(MAJOR)] = MAJOR - 1
    return markers - 1, lowered


def major_conversions(referee: Referee, areas: Sequence[str], sixes: int) -> Procedure[tuple[int, list[str]]]:
    """Step 5: each 6 is kept for step 6, or flips a space that meets a, b and c. Returns how many are kept, and the
    spaces flipped."""
    reach = Reach.now(referee, areas)
    kept, flipped = 0, list[str]()
    for left in range(sixes, 0, -1):
        if not any(is_catholic(reach, space) for space in reach.in_areas()):
            referee.log("conversion_lost", kind="major", count=left)
            break
        answer = yield from ask_conversion(reach, "major_conversion", UNGUARDED, also=("keep",), left=left)
        if answer == "keep":
            kept += 1
            referee.log("six_kept")
        elif answer != "pass":
            flipped.append(answer)
    return kept, flipped


def remaining_conversions(referee: Referee, areas: Sequence[str], minor: int, kept: int) -> Procedure[list[str]]:
    """Step 6: each 4 or 5 flips a space that meets a, b and c; each kept 6 one that meets a and b. The player chooses
    in which order. Returns the spaces flipped."""
    reach = Reach.now(referee, areas)
    left = {"minor": minor, "kept": kept}
    conditions = {"minor": UNGUARDED, "kept": ANYWHERE}
    flipped = list[str]()
    while True:
        for kind in [kind for kind in left if left[kind] and not legal(conditions[kind], reach, reach.in_areas())]:
            referee.log("conversion_lost", kind=kind, count=left.pop(kind))
        kinds = [kind for kind in left if left[kind]]
        if not kinds:
            return flipped
        kind = yield from referee.choose("next_conversion", PROTESTANT, kinds, detail={"left": dict(left)})
        answer = yield from ask_conversion(reach, f"{kind}_conversion", conditions[kind], left=left[kind])
        left[kind] -= 1
        if answer != "pass":
            flipped.append(answer)


def ask_conversion(
    reach: Reach, prompt: str, conditions: Sequence[Condition[Reach]], *, also: tuple[str, ...] = (), left: int
) -> Procedure[str]:
    """One conversion: a legal space, which is flipped, or `pass`, or one of `also`. Returns the answer."""
    referee = reach.referee
    targets = legal(conditions, reach, reach.in_areas())
    answer: str = yield from referee.choose(
        prompt,
        PROTESTANT,
        (*also, *targets, "pass"),
        detail={"left": left},
        why_not=lambda: why_not(conditions, reach, reach.in_areas()),
        obvious=lambda: min(targets, default=(*also, "pass")[0]),
    )
    if answer == "pass":
        referee.log("conversion_passed", kind=prompt.removesuffix("_conversion"))
    elif answer not in also:
        referee.flip(answer, "protestant")
    return answer


def place_unrest(referee: Referee, markers: int, flipped: Sequence[str]) -> Procedure[None]:
    """Step 7: each marker goes to a space flipped in this very procedure, one a space; what is left over vanishes."""
    for left in range(markers, 0, -1):
        free = sorted(space for space in flipped if not referee.space(space).unrest)
        if not free:
            referee.log("unrest_surplus", count=left)
            return
        space = yield from referee.choose("place_unrest", PROTESTANT, free, detail={"left": left})
        referee.unrest(space)


PROCEDURES = (
    Specification(
        id="protestant_conversion",
        chapter="religion",
        rule="18.2",
        run=protestant_conversion,
        steps=7,
        phase="action",
        parameters=(
            Parameter("attempts", "integer", min=1, max=20),
            Parameter("areas", "choices", options=AREAS),
            Parameter("event", "choice", options=EVENTS, optional=True),
        ),
    ),
)

"""18.5 Catholic conversions: spaces won back one after another, without dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.religion import Reach, in_area
from engine.virgin_queen.state import AREAS, POWERS
from engine.wars.conditions import Condition, legal, why_not

RULE = "18.5"
MOST = 12


def reach_of_catholics(referee: Referee, areas: Sequence[str]) -> Reach:
    """What the conditions look at: the areas, and what is Catholic when the procedure begins."""
    spaces = referee.state.spaces
    return Reach(referee, tuple(areas), frozenset(s for s in spaces if spaces[s].religion == "catholic"))


def is_protestant(reach: Reach, space: str) -> bool:
    """Only a Protestant space can be won back."""
    return reach.referee.space(space).religion == "protestant"


def within_reach(reach: Reach, space: str) -> bool:
    """A neighbour, or a port on the same sea zone, was Catholic at the beginning and is free of unrest; or a Jesuit or
    a Catholic unit is there."""
    referee = reach.referee
    if "jesuit" in referee.space(space).markers or referee.has_unit_of_faith(space, "catholic"):
        return True
    return any(near in reach.source and not referee.space(near).unrest for near in reach.neighbours(space))


def what_is_near(reach: Reach, space: str) -> dict[str, Any]:
    """Why it is out of reach: what Catholic neighbours there are, in unrest or won back only in this procedure."""
    spaces = reach.referee.state.spaces
    near = sorted({n for n in reach.neighbours(space) if spaces[n].religion == "catholic"})
    troubled = [n for n in near if n in reach.source]
    return {"near": "unrest" if troubled else "new" if near else "none", "spaces": troubled or near}


def no_protestant_unit(reach: Reach, space: str) -> bool:
    """No regular and no naval unit of a Protestant power."""
    return not reach.referee.has_unit_of_faith(space, "protestant")


TARGET = (
    Condition(RULE, "already_catholic", "is Catholic already", is_protestant),
    Condition(RULE, "not_in_area", "lies outside the areas aimed at", in_area),
    Condition(
        RULE, "not_linked_to_catholic",
        "is linked to no Catholic space without unrest and holds no Jesuit and no Catholic unit",
        within_reach, what_is_near,
    ),
    Condition(RULE, "protestant_unit", "holds a Protestant unit", no_protestant_unit),
)  # fmt: skip


def catholic_conversion(referee: Referee, power: str, count: int, areas: Sequence[str]) -> Procedure[None]:
    """So many Catholic conversions of a power in some areas (18.5)."""
    referee.step(1)
    yield from convert(referee, power, count, areas)


def convert(referee: Referee, power: str, count: int, areas: Sequence[str]) -> Procedure[None]:
    """The conversions, one after another; each may be declined, and is lost without a legal space."""
    reach = reach_of_catholics(referee, areas)
    for left in range(count, 0, -1):
        targets = legal(TARGET, reach, reach.in_areas())
        if not targets:
            referee.log("conversion_lost", kind="catholic", count=left)
            return
        answer = yield from _ask(reach, power, targets, left)
        if answer == "pass":
            referee.log("conversion_passed", kind="catholic")
        else:
            referee.flip(answer, "catholic")


def _ask(reach: Reach, power: str, targets: Sequence[str], left: int) -> Procedure[str]:
    answer: str = yield from reach.referee.choose(
        "catholic_conversion", power, (*targets, "pass"),
        detail={"left": left},
        why_not=lambda: why_not(TARGET, reach, reach.in_areas()),
        obvious=lambda: min(targets),
    )  # fmt: skip
    return answer


PROCEDURES = (
    Specification(
        id="catholic_conversion",
        chapter="religion",
        rule=RULE,
        run=catholic_conversion,
        steps=1,
        phase="action",
        parameters=(
            Parameter("power", "power", options=POWERS),
            Parameter("count", "integer", min=1, max=MOST),
            Parameter("areas", "choices", options=AREAS),
        ),
    ),
)

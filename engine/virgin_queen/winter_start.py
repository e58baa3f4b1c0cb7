"""20.1 to 20.3 The beginning of winter: Morisco unrest, unspent treasures, loaned naval units."""

from __future__ import annotations

import msgspec

from engine.kernel.procedure import Procedure
from engine.virgin_queen.referee import Referee
from engine.wars.conditions import Condition, legal, why_not
from engine.wars.position import Unit, all_places, with_units

MORISCO = "morisco"
MORISCO_MARKERS = 2
MORISCO_REACH = 2
replace = msgspec.structs.replace


def is_unoccupied(referee: Referee, space: str) -> bool:
    """No unit stands there; the Morisco unit is one."""
    now = referee.space(space)
    return not now.units and MORISCO not in now.markers


def is_quiet(referee: Referee, space: str) -> bool:
    """No space holds two Unrest markers."""
    return not referee.space(space).unrest


UNOCCUPIED = (
    Condition("20.1", "occupied", "holds a unit", is_unoccupied),
    Condition("20.1", "in_unrest_already", "is in unrest already", is_quiet),
)


def morisco_unrest(referee: Referee) -> Procedure[None]:
    """20.1: with the Morisco unit in play, the Ottoman places two Unrest markers within two spaces of it."""
    lying = [space for space, now in referee.state.spaces.items() if MORISCO in now.markers]
    if not lying:
        referee.log("step_skipped", why="no_morisco_unit")
        return
    near = spaces_within(referee, lying, MORISCO_REACH)
    placed = 0
    while placed < MORISCO_MARKERS and (free := legal(UNOCCUPIED, referee, near)):
        left = MORISCO_MARKERS - placed
        space = free[0]
        if len(free) > left:  # with no more spaces than markers there is nothing to choose
            space = yield from referee.choose(
                "place_unrest", "ottoman", free,
                detail={"left": left}, why_not=lambda: why_not(UNOCCUPIED, referee, near),
            )  # fmt: skip
        referee.unrest(space)
        placed += 1
    if not placed:
        referee.log("step_skipped", why="no_free_space")


def spaces_within(referee: Referee, centres: list[str], reach: int) -> list[str]:
    """The spaces at most so many links or passes away, by id."""
    neighbours = referee.book.board.neighbours
    found = set(centres)
    for _ in range(reach):
        found |= {near for space in found for near in neighbours[space]}
    return sorted(found)


def discard_treasures(referee: Referee) -> None:
    """20.2: treasures that nobody has spent are discarded."""
    held = {power: card.treasures for power, card in referee.state.powers.items() if card.treasures}
    for power, count in held.items():
        referee.put_power(power, treasures=0)
        referee.log("treasures_discarded", power=power, count=count)
    if not held:
        referee.log("step_skipped", why="no_treasure_left")


def end_loans(referee: Referee) -> None:
    """20.3: loaned naval units are their owners' again, where they are."""
    places = all_places(referee.state)
    loaned = [(at, unit) for at, place in places for unit in place.units if unit.loaned_to is not None]
    for at, unit in loaned:
        end_loan(referee, at, unit)
    if not loaned:
        referee.log("step_skipped", why="no_loan")


def end_loan(referee: Referee, at: str, unit: Unit) -> None:
    """The Loaned marker of some units comes off; they join their owner's others there."""
    kept = with_units(referee.place(at).units, None, unit.kind)
    own = replace(unit, loaned_to=None)
    there = sum(other.count for other in kept if other.kind == own.kind)
    referee.put_place(at, units=with_units(kept, replace(own, count=own.count + there), own.kind))
    referee.log("loan_ended", at=at, owner=unit.owner, type=unit.type, count=unit.count, loaned_to=unit.loaned_to)

"""Checks of a position that comes from a file: nothing in it is trusted."""

from __future__ import annotations

from collections.abc import Container, Iterable

from engine.virgin_queen.book import Book
from engine.virgin_queen.setup import set_up
from engine.virgin_queen.state import TROOPS, State
from engine.virgin_queen.values import book_of, fault_of
from engine.wars.book import INDEPENDENT
from engine.wars.position import SEA_TYPES, all_places, units_in_play


def check_position(state: State) -> None:
    """Raises ValueError unless every id is known, every piece is where it can be, no pool is overdrawn, and the table
    values are such as may be set."""
    fault = fault_of(state.values)
    if fault is not None:
        raise ValueError(f"table value {fault[1][:60]!r}: {fault[0].replace('_', ' ')}")
    book = book_of(state)
    model = set_up(next(iter(book.data.setups)), book)
    for field in ("spaces", "seas", "leaders", "powers", "capitals", "minors_active", "treasure_rows", "influence",
                  "oceans", "settlements", "captains"):
        if set(getattr(state, field)) != set(getattr(model, field)):
            raise ValueError(f"the {field} are not those of the board")
    if state.scenario not in book.data.setups:
        raise ValueError("unknown scenario")
    _check_places(state, book)
    _check_people(state, book)
    _check_diplomacy(state, book)


def _each(values: Iterable[str | None], known: Container[str], what: str) -> None:
    for value in values:
        if value is not None and value not in known:
            raise ValueError(f"unknown {what} {value[:60]!r}")


def _check_places(state: State, book: Book) -> None:
    controllers = {*book.powers, *book.minors, INDEPENDENT}
    for name, place in all_places(state):
        space = book.board.spaces.get(name)
        _each(place.markers, book.space_markers if space else book.sea_markers, "marker")
        for unit in place.units:
            _each([unit.owner], book.owners, "owner")
            _each([unit.loaned_to], book.powers, "power")
            if (unit.type in SEA_TYPES and space and not space.port) or (unit.type not in SEA_TYPES and not space):
                raise ValueError(f"{unit.type} at {name}")
    for (owner, kind), count in units_in_play(state).items():
        _each([owner], book.owners, "owner")
        if owner != INDEPENDENT and count > book.owners[owner].get(kind, 0):
            raise ValueError(f"more {kind} of {owner} than there are")
    for name, held in state.spaces.items():
        _each([held.control], controllers, "power")
        if (held.religion is None) != (book.board.spaces[name].area is None):
            raise ValueError(f"religion of {name}")
    _each(state.track_units, [str(turn) for turn in range(1, 10)], "turn")


def _check_people(state: State, book: Book) -> None:
    places = {*state.spaces, *state.seas}
    for leader in state.leaders.values():
        _each([leader.at], places, "place")
        _each([leader.captor], book.powers, "power")
        if (leader.status == "on_map") != (leader.at is not None):
            raise ValueError("a leader's status and place do not fit")
    world = {*state.oceans, *state.settlements}
    _each([captain.at for captain in state.captains.values()], world, "ocean zone")
    for power in state.powers.values():
        _each(power.hand, book.data.cards, "card")
        _each([informant.owner for informant in power.informants], book.powers, "power")
    for owner, lying in state.capitals.items():
        _each(lying, state.spaces, "space")
        if owner in TROOPS and len(lying) > 1:
            raise ValueError("two rebel capitals")


def _check_diplomacy(state: State, book: Book) -> None:
    everybody = {*book.powers, *book.minors}
    _each([power for pair in (*state.wars, *state.alliances) for power in pair], everybody, "power")
    _each(state.minor_allies, book.minors, "minor power")
    _each(state.minor_allies.values(), book.powers, "power")
    _each(state.settlements.values(), everybody, "power")
    for row in state.influence.values():
        _each(row.boxes, book.powers, "power")

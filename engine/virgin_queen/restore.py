"""Checks of a position that comes from a file: nothing in it is trusted."""

from __future__ import annotations

from functools import cache

from engine.virgin_queen.book import Book
from engine.virgin_queen.book import book as printed_book
from engine.virgin_queen.setup import set_up
from engine.virgin_queen.state import TROOPS, State
from engine.virgin_queen.values import book_of, fault_of
from engine.wars.restore import check_leaders, check_pairs, check_places, check_same, each_known, each_once


def check_position(state: State) -> None:
    """Raises ValueError unless every id is known, every piece is where it can be, no pool is overdrawn, and the table
    values are such as may be set."""
    fault = fault_of(state.values)
    if fault is not None:
        raise ValueError(f"table value {fault[1][:60]!r}: {fault[0].replace('_', ' ')}")
    book = book_of(state)
    model = _model()
    check_same(state, model, ("spaces", "seas", "leaders", "powers", "capitals", "minors_active", "treasure_rows",
                              "influence", "oceans", "settlements", "captains"))
    if state.scenario not in book.data.setups:
        raise ValueError("unknown scenario")
    check_places(state, book)
    _check_religion(state, book)
    check_leaders(state, model, book)
    _check_people(state, book)
    _check_cards(state, book)
    check_pairs(state, book)
    _check_diplomacy(state, model, book)


@cache
def _model() -> State:
    """A position that is right in all that no number of the tables changes."""
    printed = printed_book()
    return set_up(next(iter(printed.data.setups)), printed)


def _check_religion(state: State, book: Book) -> None:
    for name, held in state.spaces.items():
        if (held.religion is None) != (book.board.spaces[name].area is None):
            raise ValueError(f"religion of {name}")


def _check_people(state: State, book: Book) -> None:
    ports = (space for space, entry in book.board.spaces.items() if entry.port)
    places = {*state.oceans, *state.settlements, *state.seas, *ports}
    each_known([captain.at for captain in state.captains.values()], places, "place of a captain")
    for name, captain in state.captains.items():
        if captain.treasures and captain.at not in {*state.oceans, *state.settlements}:
            raise ValueError(f"treasures of {name}, who is not on the world map")
    for name, ocean in state.oceans.items():
        each_known(ocean.markers, book.sea_markers, "marker")
        each_once(ocean.markers, f"marker at {name}")
    for owner, lying in state.capitals.items():
        each_known(lying, state.spaces, "space")
        each_once(lying, f"capital of {owner}")
        if owner in TROOPS and len(lying) > 1:
            raise ValueError("two rebel capitals")


def _check_cards(state: State, book: Book) -> None:
    """The powers' cards: hands, informants, and what only one of them has."""
    each_once([card for power in state.powers.values() for card in power.hand], "card")
    for name, power in state.powers.items():
        printed = book.power(name)
        each_known(power.hand, book.data.cards, "card")
        each_known([informant.owner for informant in power.informants], [own for own in book.powers if own != name],
                   "owner of an informant")
        each_once([informant.owner for informant in power.informants], f"informant on the card of {name}")
        if power.jesuits > (printed.jesuits.boxes if printed.jesuits else 0):
            raise ValueError(f"more Jesuits of {name} than there are boxes")
        if (power.mercenaries_for_hire or 0) > (printed.mercenaries_for_hire_max or 0):
            raise ValueError(f"more mercenaries for hire of {name} than there are boxes")
    for row, count in state.treasure_rows.items():
        if count > book.data.treasure_rows[row].boxes:
            raise ValueError(f"more treasures on the row of {row} than there are boxes")


def _check_diplomacy(state: State, model: State, book: Book) -> None:
    everybody = {*book.powers, *book.minors}
    each_known(state.settlements.values(), everybody, "power")
    for minor, row in state.influence.items():
        if set(row.boxes) != set(model.influence[minor].boxes):
            raise ValueError(f"the influence on {minor} is not that of the powers of the board")
        if any(count > book.data.influence_max for count in row.boxes.values()):
            raise ValueError(f"more influence on {minor} than the track has")

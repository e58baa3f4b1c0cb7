"""The public position as plain data, and a game that begins at one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.here_i_stand.book import Book
from engine.here_i_stand.restore import check_position
from engine.here_i_stand.show import view
from engine.here_i_stand.state import State
from engine.wars.public import (
    Plain,
    hand_from,
    leader_from,
    place_from,
    rows_without,
    space_from,
    units_on_track,
    without,
)

OF_POWERS = ("vp", "keys", "keys_in_unrest", "captured", "hand", "hand_unknown")
OF_SPACES = ("fortified", "leaders", "reformers")
AS_IT_IS = ("scenario", "turn", "phase", "played", "finished", "values", "wars", "reformers", "debaters",
            "electorate_display", "henry", "new_world", "crossing_atlantic", "league")  # fmt: skip


def public_position(state: State, book: Book) -> Plain:
    """What everybody may know of a position, without what follows from the rest."""
    shown = without(view(state, book, "public"), ("pools", "alliances"))
    return {
        **shown,
        "spaces": rows_without(shown["spaces"], OF_SPACES),
        "seas": rows_without(shown["seas"], ("leaders",)),
        "powers": rows_without(shown["powers"], OF_POWERS),
        "deck": without(shown["deck"], ("draw", "draw_count")),
        "tracks": without(shown["tracks"], ("protestant_spaces",)),
        "alliances": [list(pair) for pair in state.alliances],
    }


def from_public(position: Mapping[str, Any], book: Book) -> State:
    """The state of a public position: the cards are real ones, of the hands only the sizes are known. Raises
    ValueError."""
    try:
        plain = _plain_state(position, book)
    except (KeyError, TypeError, AttributeError) as fault:
        raise ValueError(f"this is no position of Here I Stand: {type(fault).__name__} {fault}") from None
    state = msgspec.convert(plain, State)
    check_position(state, book)
    return state


def _plain_state(position: Mapping[str, Any], book: Book) -> Plain:
    allies = {minor: row["ally"] for minor, row in position["minors"].items() if row["ally"] is not None}
    of_minors = {frozenset(pair) for pair in allies.items()}
    turns = {row["leader"]: int(turn) for turn, rows in position["turn_track"].items() for row in rows
             if "leader" in row}  # fmt: skip
    return {
        **{key: position[key] for key in AS_IT_IS},
        "cards": "counts",
        "spaces": {name: {**space_from(row), "in_play": row["in_play"]} for name, row in position["spaces"].items()},
        "seas": {name: place_from(row) for name, row in position["seas"].items()},
        "leaders": {name: {**leader_from(row), "turn": turns.get(name)} for name, row in position["leaders"].items()},
        "alliances": [pair for pair in position["alliances"] if frozenset(pair) not in of_minors],
        "minor_allies": allies,
        "track_units": units_on_track(position["turn_track"]),
        "powers": {name: {**without(row, (*OF_POWERS, "hand_count")), **hand_from(row)}
                   for name, row in position["powers"].items()},
        "tracks": without(position["tracks"], ("protestant_spaces",)),
        "deck": _deck(position["deck"], book),
    }  # fmt: skip


def _deck(deck: Mapping[str, Any], book: Book) -> Plain:
    """The piles that lie open; all other cards may be in the draw pile or in a hand."""
    piles = {pile: list(deck[pile]) for pile in ("discard", "removed", "waiting")}
    seen = {card for cards in piles.values() for card in cards}
    unseen = [name for name, card in book.data.cards.items() if card.kind != "home" and name not in seen]
    return {**piles, "draw": unseen}

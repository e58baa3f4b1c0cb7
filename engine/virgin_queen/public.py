"""The public position as plain data, and a game that begins at one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.virgin_queen.book import Book
from engine.virgin_queen.referee import FIRST_ESPIONAGE_TURN
from engine.virgin_queen.restore import check_position
from engine.virgin_queen.show import view
from engine.virgin_queen.state import TROOPS, State
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

OF_POWERS = ("vp", "keys", "keys_in_unrest", "capitals", "hand", "hand_unknown")


def public_position(state: State, book: Book) -> Plain:
    """What everybody may know of a position, without what follows from the rest."""
    shown = without(view(state, book, "public"), ("pools", "alliances"))
    minors_pairs = {frozenset(pair) for pair in state.minor_allies.items()}
    return {
        **shown,
        "spaces": rows_without(shown["spaces"], ("fortified", "leaders")),
        "seas": rows_without(shown["seas"], ("leaders",)),
        "oceans": rows_without(shown["oceans"], ("captains",)),
        "settlements": rows_without(shown["settlements"], ("captains",)),
        "powers": rows_without(shown["powers"], OF_POWERS),
        "leaders": rows_without(shown["leaders"], ("alive",)),
        "alliances": [list(pair) for pair in state.alliances if frozenset(pair) not in minors_pairs],
        "turn_track": units_on_track(shown["turn_track"]),
    }


def from_public(position: Mapping[str, Any]) -> State:
    """The state of a public position; what only its owner may know is unknown. Raises ValueError."""
    try:
        plain = _plain_state(position)
    except (KeyError, TypeError, AttributeError) as fault:
        raise ValueError(f"this is no position of Virgin Queen: {type(fault).__name__} {fault}") from None
    state = msgspec.convert(plain, State)
    check_position(state)
    return state


def _plain_state(position: Mapping[str, Any]) -> Plain:
    allies = {minor: row["ally"] for minor, row in position["minors"].items() if row["ally"] is not None}
    of_minors = {frozenset(pair) for pair in allies.items()}
    as_it_is = ("scenario", "turn", "phase", "played", "finished", "values", "wars", "treasure_rows",
                "influence", "captains", "catholic_league")
    return {
        **{key: position[key] for key in as_it_is},
        "reached": _reached(position),
        "spaces": {name: space_from(row) for name, row in position["spaces"].items()},
        "seas": {name: place_from(row) for name, row in position["seas"].items()},
        "leaders": {name: leader_from(row) for name, row in position["leaders"].items()},
        "alliances": [pair for pair in position["alliances"] if frozenset(pair) not in of_minors],
        "minor_allies": allies,
        "minors_active": {minor: row["active"] for minor, row in position["minors"].items()},
        "track_units": units_on_track(position["turn_track"]),
        "powers": {name: {**without(row, (*OF_POWERS, "hand_count")), **hand_from(row)}
                   for name, row in position["powers"].items()},
        "capitals": {owner: _lying(owner, at) for owner, at in position["capitals"].items()},
        "oceans": {name: {"markers": row["markers"]} for name, row in position["oceans"].items()},
        "settlements": {name: row["owner"] for name, row in position["settlements"].items()},
    }


def _reached(position: Mapping[str, Any]) -> int:
    """The highest turn so far, as far as the table shows it: where the espionage markers are out, it was the third."""
    handed_out = position["powers"]["england"]["walsingham"] is not None
    return max(int(position["turn"]), FIRST_ESPIONAGE_TURN if handed_out else 1)


def _lying(owner: str, at: Any) -> list[str]:
    """Capitals as a list; those of rebels are written as one place or none."""
    if owner in TROOPS:
        return [] if at is None else [at]
    return list(at)

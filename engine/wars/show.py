"""What both games show of a position in the same way."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.wars.book import Book, order_of
from engine.wars.position import (
    FIRST_TURN,
    LAST_TURN,
    Place,
    Position,
    sorted_pair,
    units_in_play,
    units_to_list,
)


def plain(value: Any) -> Any:
    """A struct as JSON has it, lists for tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


def pools(state: Position, book: Book) -> dict[str, dict[str, int]]:
    """What the force pools still have."""
    out = units_in_play(state)
    return {
        owner: {
            kind: count - sum(out.get((owner, same), 0) for same in book.counters(owner, kind))
            for kind, count in pool.items()
        }
        for owner, pool in book.owners.items()
        if pool
    }


def leaders_by_place(state: Position) -> dict[str, list[str]]:
    """The leaders on the map, by where they are."""
    found: dict[str, list[str]] = {}
    for name, leader in state.leaders.items():
        if leader.at:
            found.setdefault(leader.at, []).append(name)
    return found


def standing_at(place: Place, leaders: list[str]) -> dict[str, Any]:
    """What stands and lies in a space or sea zone."""
    return {"units": units_to_list(place.units), "leaders": leaders, "markers": list(place.markers)}


def alliances(state: Position, book: Book) -> list[list[str]]:
    """The alliances, those with minor powers too."""
    order = order_of(book)
    of_minors = [sorted_pair(pair, order) for pair in state.minor_allies.items()]
    return [list(pair) for pair in sorted({*state.alliances, *of_minors}, key=lambda p: (order[p[0]], order[p[1]]))]


def turn_track(state: Position) -> dict[str, list[dict[str, Any]]]:
    """What waits on the turn track, by turn."""
    track: dict[str, list[dict[str, Any]]] = {str(turn): [] for turn in range(FIRST_TURN, LAST_TURN + 1)}
    for name, leader in state.leaders.items():
        if leader.status == "track" and leader.turn:
            track[str(leader.turn)].append({"leader": name})
    for turn, units in state.track_units.items():
        track[turn].extend({"owner": u.owner, "type": u.type, "count": u.count} for u in units)
    return track

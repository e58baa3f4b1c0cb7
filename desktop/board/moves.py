"""What happened to the pieces between two positions: who stayed, who came from where, who is gone. Pure data."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from desktop.board.pieces import Key, Piece


class Plan(Struct):
    """`renamed`: new key -> old key of the same counter; `origins`: new key -> place it came from, in part or whole;
    `passing`: (key that grew, place from which the rest came, how many); `gone`: keys whose counters leave the map."""

    renamed: dict[Key, Key] = {}
    origins: dict[Key, str] = {}
    passing: list[tuple[Key, str, int]] = []
    gone: list[Key] = []


def plan(old: Mapping[Key, Piece], new: Mapping[Key, Piece]) -> Plan:
    """Matches the pieces of the changed places before and after."""
    found = Plan()
    free = {key: piece for key, piece in old.items() if key not in new}
    for key, piece in new.items():
        if key in old:
            if old[key].place != piece.place:
                found.origins[key] = old[key].place
            continue
        source = _same_counter(piece, free)
        if source:
            found.renamed[key] = source
            found.origins[key] = free.pop(source).place
    shrunk = _shrunk(old, new, free)
    for key, piece in new.items():
        _take_from_shrunk(key, piece, old.get(key), shrunk, found)
    found.gone = [key for key in free if key not in found.renamed.values()]
    return found


def _kind(piece: Piece) -> tuple[str, ...]:
    return piece.kind, piece.owner, piece.type, piece.loaned_to or ""


def _same_counter(piece: Piece, free: Mapping[Key, Piece]) -> Key | None:
    """The counter that is gone elsewhere and is most like a new one."""
    alike = [(abs(p.count - piece.count), key) for key, p in free.items() if _kind(p) == _kind(piece)]
    return min(alike)[1] if alike else None


def _shrunk(old: Mapping[Key, Piece], new: Mapping[Key, Piece], free: Mapping[Key, Piece]) -> dict[Key, int]:
    left = {key: piece.count - new[key].count for key, piece in old.items() if key in new}
    left.update({key: piece.count for key, piece in free.items()})
    return {key: count for key, count in left.items() if count > 0}


def _take_from_shrunk(key: Key, piece: Piece, before: Piece | None, shrunk: dict[Key, int], found: Plan) -> None:
    """A counter that is new or has grown took its units from one of the same kind that has shrunk."""
    if piece.kind != "unit" or key in found.origins:
        return
    grown = piece.count - (before.count if before else 0)
    if grown <= 0:
        return
    for source, count in shrunk.items():
        if count and source[2:] == key[2:] and source != key:
            shrunk[source] = count - min(count, grown)
            if before:
                found.passing.append((key, source[1], min(count, grown)))
            else:
                found.origins[key] = source[1]
            return

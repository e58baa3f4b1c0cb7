"""The public position as plain data: what everybody at the table may know, without what follows from the rest. A
printed snapshot carries it, and a game can begin at one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Plain = dict[str, Any]


def without(row: Mapping[str, Any], derived: Iterable[str]) -> Plain:
    """A row without its derived keys."""
    left_out = set(derived)
    return {key: value for key, value in row.items() if key not in left_out}


def rows_without(rows: Mapping[str, Mapping[str, Any]], derived: Iterable[str]) -> dict[str, Plain]:
    """Rows by id, each without its derived keys."""
    left_out = frozenset(derived)
    return {name: without(row, left_out) for name, row in rows.items()}


def units_on_track(track: Mapping[str, Iterable[Mapping[str, Any]]]) -> dict[str, list[Plain]]:
    """The units that wait on the turn track; who waits there is written with the leaders."""
    found = {turn: [dict(entry) for entry in entries if "owner" in entry] for turn, entries in track.items()}
    return {turn: entries for turn, entries in found.items() if entries}


def place_from(row: Mapping[str, Any]) -> Plain:
    """A sea zone as a state holds it."""
    return {"units": row["units"], "markers": row["markers"]}


def space_from(row: Mapping[str, Any]) -> Plain:
    """A space as a state holds it."""
    kept = {key: row[key] for key in ("control", "religion", "unrest", "besieged")}
    return {**place_from(row), **kept}


def leader_from(row: Mapping[str, Any]) -> Plain:
    """A leader as a state holds him."""
    return {key: row[key] for key in ("status", "at", "turn", "captor", "service") if key in row}


def hand_from(row: Mapping[str, Any]) -> Plain:
    """A hand of which only the number of cards is known."""
    return {"hand": (), "hand_unknown": row["hand_count"]}

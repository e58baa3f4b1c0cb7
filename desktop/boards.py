"""A game's board data as the window uses it: rows by kind and id, each with its names and printed facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Rows = dict[str, dict[str, Any]]
# Kind of row here: document and key of the engine's board data.
SOURCES = {
    "spaces": ("spaces", "spaces"), "seas": ("seas", "seas"), "oceans": ("oceans", "zones"),
    "settlements": ("oceans", "sites"), "powers": ("powers", "major"), "minors": ("powers", "minor"),
    "leaders": ("leaders", "leaders"), "captains": ("captains", "captains"), "cards": ("cards", "cards"),
    "zones": ("religion", "zones"), "reformers": ("religion", "reformers"), "debaters": ("religion", "debaters"),
}  # fmt: skip
# Kinds of which only the names are wanted.
NAMES_ONLY = ("rulers", "tracks", "sites", "discoveries", "voyagers")


def flat_board(raw: Mapping[str, Any]) -> dict[str, Any]:
    """The engine's board data, flattened."""
    data = raw.get("data", {})
    board: dict[str, Any] = {kind: _keyed(_rows(data, *source)) for kind, source in SOURCES.items()}
    for power in board["powers"].values():
        troops = [row for row in _rows(data, "powers", "troops") if row.get("power") == power["id"]]
        power["troops"] = _keyed(troops)
    nobody = (data.get("powers") or {}).get("independent")
    board["others"] = {nobody["id"]: dict(nobody)} if nobody else {}
    board["espionage"] = _keyed((data.get("espionage") or {}).get("actions") or ())
    board["hit_on"] = tuple((data.get("espionage") or {}).get("hit_on") or ())
    board["influence_max"] = (data.get("influence") or {}).get("max_box", 6)
    for kind in NAMES_ONLY:
        board[kind] = {key: dict(row) for key, row in (raw.get("names", {}).get(kind) or {}).items()}
    board["scenarios"] = _keyed(data.get("setups", ()))
    board["printed"] = data  # all printed facts, as the engine's documents have them
    return board


def _rows(data: Mapping[str, Any], document: str, key: str) -> Iterable[Mapping[str, Any]]:
    return (data.get(document) or {}).get(key) or ()


def _keyed(rows: Iterable[Mapping[str, Any]]) -> Rows:
    return {row["id"]: dict(row) for row in rows}


def events_that_play(board: Mapping[str, Any], procedure: str) -> list[dict[str, Any]]:
    """The cards whose event plays a procedure: `card`, the parameters `given`, and whether these are ours (`house`)."""
    found = []
    for card in board.get("cards", {}).values():
        played = card.get("procedure") or {}
        if played.get("id") == procedure:
            given = {key: value for key, value in played.items() if key != "id" and value is not None}
            found.append({"card": card, "given": given, "house": _mark(card) == "house"})
    return found


def _mark(card: Mapping[str, Any]) -> str:
    marks = card.get("provenance") or {}
    return str(marks.get("procedure", "house"))

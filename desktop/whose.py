"""Whose concern an event is: the great power whose pieces it speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.tables import troops_of


def power_of(data: Mapping[str, Any], board: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The great power, or the minor power without an ally, whose pieces the data of an event speak of; "" for none."""
    for key in ("owner", "power"):
        if data.get(key):
            return side_of(str(data[key]), board, view)
    for key, rows in (("leader", "leaders"), ("captain", "captains")):
        row = (board.get(rows) or {}).get(data.get(key))
        if row:
            return side_of(str(row.get("power")), board, view)
    return ""


def side_of(owner: str, board: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The great power that plays an owner's pieces."""
    for power in board.get("powers") or {}:
        if owner == power or owner in troops_of(board, power):
            return str(power)
    ally = ((view.get("minors") or {}).get(owner) or {}).get("ally")
    return str(ally or owner)

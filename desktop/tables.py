"""Looking things up in a position of the protocol: who is at war, what the pools hold, where the capitals are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from desktop.i18n import rows_by_id

View = Mapping[str, Any]
INDEPENDENT = "independent"
# What the umpire's hand lays down, by game.
SPACE_MARKERS = {"virgin_queen": ("jesuit", "morisco", "piracy", "fortress"),
                 "here_i_stand": ("jesuit_university", "knights_of_st_john", "fortress")}  # fmt: skip
SEA_MARKERS = {"virgin_queen": ("piracy",), "here_i_stand": ("piracy",)}
FAITHS = {"virgin_queen": ("catholic", "protestant"), "here_i_stand": ("catholic", "protestant", "other")}


def enemies_of(view: View, power: str) -> list[str]:
    """The powers that a power is at war with."""
    return _others(view.get("wars", ()), power)


def allies_of(view: View, power: str) -> list[str]:
    """The powers, minor ones too, that a power is allied with."""
    return _others(view.get("alliances", ()), power)


def _others(pairs: Iterable[Iterable[str]], power: str) -> list[str]:
    found = []
    for pair in pairs:
        one, other = tuple(pair)
        if power in (one, other):
            found.append(other if one == power else one)
    return found


def troops_of(board: Mapping[str, Any], power: str) -> list[str]:
    """The owners of a power's units: itself, or its kinds of rebels."""
    row = rows_by_id(board.get("powers")).get(power, {})
    return list(row.get("troops") or {}) or [power]


def owners(board: Mapping[str, Any]) -> list[str]:
    """Everybody who may own units, great powers first, nobody last."""
    great = [owner for power in rows_by_id(board.get("powers")) for owner in troops_of(board, power)]
    return [*great, *rows_by_id(board.get("minors")), INDEPENDENT]


def controllers(board: Mapping[str, Any]) -> list[str]:
    """Everybody who may control a space."""
    return [*rows_by_id(board.get("powers")), *rows_by_id(board.get("minors")), INDEPENDENT]


def pools_of(view: View, board: Mapping[str, Any], power: str) -> dict[str, dict[str, int]]:
    """What is left in a power's force pools, by owner."""
    pools = view.get("pools", {})
    return {owner: dict(pools[owner]) for owner in troops_of(board, power) if owner in pools}


def capitals_of(view: View, board: Mapping[str, Any], power: str) -> list[str]:
    """Where a power's capitals are now; those of rebels too."""
    capitals = view.get("capitals", {})
    found: list[str] = []
    for owner in dict.fromkeys([power, *troops_of(board, power)]):
        at = capitals.get(owner)
        found.extend([at] if isinstance(at, str) else list(at or ()))
    if found or capitals:
        return found
    return list(rows_by_id(board.get("powers")).get(power, {}).get("capitals") or ())


def place_of(view: View, place: str) -> dict[str, Any]:
    """What lies at a space or sea zone."""
    return dict(view.get("spaces", {}).get(place) or view.get("seas", {}).get(place) or {})


def count_at(view: View, place: str, owner: str, kind: str, loaned_to: str | None = None) -> int:
    """How many units of one owner, type and loan stand at a place."""
    units = place_of(view, place).get("units", ())
    return sum(
        unit["count"]
        for unit in units
        if unit["owner"] == owner and unit["type"] == kind and unit.get("loaned_to") == loaned_to
    )

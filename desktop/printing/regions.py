"""The spaces by region, in the order in which people go over the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from desktop.i18n import Texts, rows_by_id


@dataclass(frozen=True)
class Region:
    """Spaces that are looked for together, by name."""

    id: str
    name: str
    spaces: tuple[str, ...]


def regions(board: Mapping[str, Any], texts: Texts, other: str) -> list[Region]:
    """All spaces: by area of religious struggle, the rest by whose home they are; `other` names what is nobody's."""
    found: dict[str, list[str]] = {}
    rows = rows_by_id(board.get("spaces"))
    for space, row in rows.items():
        found.setdefault(row.get("area") or row.get("home") or "", []).append(space)
    ordered = [key for key in found if key] + [""] * ("" in found)
    return [Region(key, _name(key, texts, other), tuple(sorted(found[key], key=lambda s: texts.place(s).casefold())))
            for key in ordered]


def _name(key: str, texts: Texts, other: str) -> str:
    if not key:
        return other
    return texts.named_as("area", key) or texts.power(key)

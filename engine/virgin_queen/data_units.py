"""Words that the shapes of the Virgin Queen board data share."""

from __future__ import annotations

from typing import Literal

Faith = Literal["catholic", "protestant"]
Religion = Literal["catholic", "protestant"]
UnitType = Literal["regular", "mercenary", "cavalry", "naval", "corsair"]
Pattern = Literal[
    "plain", "crescent_dots", "dots", "checks", "diagonal_stripes", "vertical_stripes", "horizontal_stripes", "none"
]

AREAS = ("england", "scotland", "france", "netherlands")
NAVAL_TYPES = frozenset({"naval", "corsair"})

"""Words that the shapes of the Virgin Queen board data share."""

from __future__ import annotations

from typing import Literal

from engine.wars.position import UnitType as UnitType

Religion = Literal["catholic", "protestant"]

AREAS = ("england", "scotland", "france", "netherlands")
NAVAL_TYPES = frozenset({"naval", "corsair"})

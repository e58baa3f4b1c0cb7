"""Things of the table in words for paper: units with their numbers, markers, leaders where they are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from desktop.board.looks import ratings_text
from desktop.board.pieces import UNIT_ORDER
from desktop.i18n import Texts, rows_by_id

Row = Mapping[str, Any]


class Phrases:
    """Words for one board in the present language."""

    def __init__(self, texts: Texts, board: Mapping[str, Any]) -> None:
        self.texts = texts
        self._leaders = {**rows_by_id(board.get("captains")), **rows_by_id(board.get("leaders"))}

    def __call__(self, message: str, **arguments: Any) -> str:
        """A message of the printing catalogue, without its prefix."""
        return self.texts(f"print-{message}", **arguments)

    def power(self, power: str | None) -> str:
        """A power's name, or a dash."""
        return self.texts.power(power) if power else "–"

    def place(self, place: str | None) -> str:
        """A place's name, or a dash."""
        return self.texts.place(place) if place else "–"

    def named(self, kind: str, some_id: str) -> str:
        """A word of a catalogue, or the id in plain letters."""
        return self.texts.named_as(kind, some_id) or some_id.replace("_", " ")

    def yes(self, value: bool) -> str:
        """Yes or no."""
        return self("yes" if value else "no")

    # ---- units

    def count_of(self, kind: str, count: int) -> str:
        """So many units of a type."""
        return self(f"unit-{kind}", count=count)

    def unit(self, unit: Row) -> str:
        """Units with their owner: “Spain: 3 regulars”."""
        words = self("of-owner", owner=self.power(unit["owner"]), what=self.count_of(unit["type"], unit["count"]))
        loan = unit.get("loaned_to")
        return self("on-loan", what=words, power=self.power(loan)) if loan else words

    def units_of_one(self, units: Iterable[Row]) -> str:
        """Units whose owner is said elsewhere."""
        parts = []
        for unit in in_order(units):
            words = self.count_of(unit["type"], unit["count"])
            loan = unit.get("loaned_to")
            parts.append(self("on-loan", what=words, power=self.power(loan)) if loan else words)
        return ", ".join(parts)

    # ---- people and markers

    def leader(self, leader: str, service: str | None = None) -> str:
        """A leader with the numbers on his counter."""
        row = self._leaders.get(leader, {})
        kind = service or row.get("kind") or "army"
        ratings = ratings_text(row, kind)
        name = self.texts.leader(leader)
        if service:
            name = f"{name} ({self.named('kind', service)})"
        return f"{name} {ratings}" if ratings else name

    def owner_of(self, leader: str) -> str | None:
        """Whose leader it is."""
        row = self._leaders.get(leader, {})
        owner = row.get("troop") or row.get("power")
        return str(owner) if owner else None

    def marker(self, marker: str) -> str:
        """A marker's name."""
        return self.named("marker", marker)


def in_order(units: Iterable[Row]) -> list[Row]:
    """Units in the order of their types, of each owner together."""
    return sorted(units, key=lambda unit: (unit["owner"], UNIT_ORDER.index(unit["type"]), unit.get("loaned_to") or ""))


def by_owner(units: Iterable[Row]) -> dict[str, list[Row]]:
    """Units by who owns them."""
    found: dict[str, list[Row]] = {}
    for unit in in_order(units):
        found.setdefault(unit["owner"], []).append(unit)
    return found


def signed(number: int) -> str:
    """A number with its sign, a true minus; 0 has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"

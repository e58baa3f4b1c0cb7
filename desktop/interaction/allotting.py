"""Prompts whose answer sends units somewhere, or names those that are lost: so many of these there, so many of those.

The answers have shapes of their own (protocol): rows with `to`, `type` and `count`, or a list with one entry a unit.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from desktop.desk import Desk
from desktop.interaction.asking import Asking

LOST = "lost"
Amounts = dict[tuple[int, str], int]


@dataclass(frozen=True)
class Lot:
    """Units of one owner and type in one place, and where they may go."""

    origin: str
    owner: str
    type: str
    count: int
    goals: tuple[str, ...]


class Allotting(Asking):
    """Units are shared out among destinations. The half-made answer lies in `amounts`."""

    def __init__(self, desk: Desk, prompt: dict[str, Any]) -> None:
        super().__init__(desk, prompt)
        self.lots = _lots(prompt)
        self.amounts: Amounts = {}
        self._each = prompt["id"] in ONE_EACH
        total = sum(lot.count for lot in self.lots)
        self.least = total if self._each else int(prompt.get("min", 0))
        self.most = total if self._each else int(prompt.get("max", total))

    # ---- the half-made answer

    @property
    def sent(self) -> int:
        """How many units are shared out so far."""
        return sum(self.amounts.values())

    @property
    def complete(self) -> bool:
        """Whether the answer may be sent."""
        return self.least <= self.sent <= self.most

    def left(self, lot: int) -> int:
        """How many units of a lot are not shared out yet."""
        return self.lots[lot].count - sum(n for (index, _), n in self.amounts.items() if index == lot)

    def set_amount(self, lot: int, goal: str, count: int) -> None:
        """So many units of a lot go to a goal."""
        others = self.lots[lot].count - self.left(lot) - self.amounts.get((lot, goal), 0)
        count = max(0, min(count, self.lots[lot].count - others))
        if count:
            self.amounts[lot, goal] = count
        else:
            self.amounts.pop((lot, goal), None)
        self.altered.emit()

    def send_all(self, goal: str) -> None:
        """All units that may still go there."""
        for index, lot in enumerate(self.lots):
            if goal in lot.goals:
                self.amounts[index, goal] = self.amounts.get((index, goal), 0) + self.left(index)
        self.amounts = {key: count for key, count in self.amounts.items() if count}
        self.altered.emit()

    def losses(self, lot: Lot, goal: str) -> dict[str, Any]:
        """What the prompt says of the way from a lot to a goal; empty where it says nothing."""
        ways = self.prompt.get("ways") or {}
        if isinstance(ways, dict):
            return dict(ways.get(goal) or {})
        found = (w for w in ways if (w["from"], w["to"], w["owner"]) == (lot.origin, goal, lot.owner))
        return dict(next(found, {}))

    # ---- the map

    def goals(self) -> list[str]:
        """All destinations, in the order of the prompt."""
        return list(dict.fromkeys(goal for lot in self.lots for goal in lot.goals))

    def legal(self) -> dict[str, str]:
        """The destinations."""
        return {goal: "" for goal in self.goals() if self.on_map(goal)}

    def click(self, place: str) -> bool:
        """A destination takes all that is left; any other place says why not."""
        if place in self.goals():
            self.send_all(place)
            return True
        return super().click(place)

    def drop(self, piece: dict[str, Any], place: str) -> bool:
        """Units dragged to a destination are put down in the answer; on the map they wait where they are."""
        lot = next((i for i, lot in enumerate(self.lots) if _is_of(piece, lot) and place in lot.goals), None)
        if lot is None:
            if place:
                self._explain(place)
            return False
        before = self.amounts.get((lot, place), 0)
        self.set_amount(lot, place, before + int(piece.get("count", 1)))
        return False

    # ---- sending

    def answer(self) -> Any:
        """The answer in the shape that the prompt wants."""
        return SHAPES[self.prompt["id"]](self)

    def send(self) -> None:
        """Sends the answer."""
        if self.complete:
            self.answered.emit(self.answer())
        else:
            self.explained.emit(self.desk.texts("ui-allot-range", min=self.least, max=self.most, sent=self.sent))

    def key(self, key: int, text: str) -> bool:
        """Enter sends."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.send()
            return True
        return False

    def cancel(self) -> bool:
        """Takes everything back."""
        if not self.amounts:
            return False
        self.amounts = {}
        self.altered.emit()
        return True


def _is_of(piece: dict[str, Any], lot: Lot) -> bool:
    same = (piece.get("kind"), piece.get("owner"), piece.get("type")) == ("unit", lot.owner, lot.type)
    return same and piece.get("from") == lot.origin


def _lots(prompt: dict[str, Any]) -> list[Lot]:
    """The units that a prompt speaks of."""
    goals = tuple(option for option in prompt.get("options", ()) if isinstance(option, str))
    lots = []
    for row in prompt.get("units", ()):
        origin, owner = row.get("from") or prompt.get("at", ""), row.get("owner") or prompt.get("owner", "")
        if prompt["id"] == "return_optional":
            pairs = [(o["from"], o["to"]) for o in prompt["options"]]
            to = tuple(goal for start, goal in pairs if start == origin)
        else:
            to = (LOST,) if prompt["id"] == "lose_units" else goals
        lots.append(Lot(origin, owner, row["type"], int(row["count"]), to))
    return lots


def _rows(asking: Allotting) -> list[dict[str, Any]]:
    found = []
    for (index, goal), count in asking.amounts.items():
        found.append({"to": goal, "type": asking.lots[index].type, "count": count})
    return found


def _pair_rows(asking: Allotting) -> list[dict[str, Any]]:
    found = []
    for (index, goal), count in asking.amounts.items():
        lot = asking.lots[index]
        found.append({"from": lot.origin, "to": goal, "type": lot.type, "count": count, "owner": lot.owner})
    return found


def _types(asking: Allotting) -> list[str]:
    return [asking.lots[index].type for (index, _), count in asking.amounts.items() for _ in range(count)]


def _one_each(asking: Allotting) -> list[str]:
    """One destination a unit, in the order in which the prompt lists the units."""
    chosen = []
    for index, lot in enumerate(asking.lots):
        for goal in lot.goals:
            chosen.extend([goal] * asking.amounts.get((index, goal), 0))
    return chosen


SHAPES: dict[str, Callable[[Allotting], Any]] = {
    "return_units": _rows, "return_optional": _pair_rows, "lose_units": _types, "choose_port": _one_each,
    "displace": _one_each,
}  # fmt: skip
ONE_EACH = ("choose_port", "displace")


def is_allotment(prompt: dict[str, Any]) -> bool:
    """Whether a prompt is one of these; a single unit with one destination to choose is an ordinary choice."""
    if prompt["id"] not in SHAPES or not prompt.get("units"):
        return False
    return prompt["id"] not in ONE_EACH or sum(row["count"] for row in prompt["units"]) > 1

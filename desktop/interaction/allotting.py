"""Prompts whose answer sends units somewhere, or names those that are lost: so many of these there, so many of those.

The answers have shapes of their own (protocol): rows with `to`, `type` and `count`, or a list with one entry a unit.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt

from desktop.desk import Desk
from desktop.interaction.asking import Asking

LOST = "lost"
MOST_BUTTONS = 6
Amounts = dict[tuple[int, str], int]


class Lot(Struct, frozen=True):
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
        self.total = sum(lot.count for lot in self.lots)
        self.least = self.total if self._each else int(prompt.get("min", 0))
        self.most = self.total if self._each else int(prompt.get("max", self.total))

    # ---- the half-made answer

    @property
    def sent(self) -> int:
        """How many units are shared out so far."""
        return sum(self.amounts.values())

    @property
    def complete(self) -> bool:
        """Whether the answer may be sent."""
        return self.least <= self.sent <= self.most

    @property
    def settled(self) -> bool:
        """Whether nothing is left to choose: all that can go is shared out, and no other units could go instead."""
        return self.sent == self.most and (self.most == self.total or len(self.lots) == 1)

    def left(self, lot: int) -> int:
        """How many units of a lot are not shared out yet."""
        return self.lots[lot].count - sum(n for (index, _), n in self.amounts.items() if index == lot)

    def going(self, goal: str, origin: str | None = None) -> int:
        """How many units go to a goal so far, from everywhere or from one place."""
        return sum(n for (index, to), n in self.amounts.items()
                   if to == goal and origin in (None, self.lots[index].origin))  # fmt: skip

    def free(self, goal: str) -> int | None:
        """How many units a goal still takes; None: any number."""
        room = (self.prompt.get("room") or {}).get(goal)
        return None if room is None else max(0, int(room) - self.going(goal))

    def set_amount(self, lot: int, goal: str, count: int) -> None:
        """So many units of a lot go to a goal, as far as there are so many and the goal has room."""
        self._put(lot, goal, count)
        self.altered.emit()

    def _put(self, lot: int, goal: str, count: int) -> None:
        self.amounts.pop((lot, goal), None)
        free = self.free(goal)
        limits = [count, self.left(lot), self.most - self.sent, *([] if free is None else [free])]
        if min(limits) > 0:
            self.amounts[lot, goal] = min(limits)

    def send_all(self, goal: str, lots: list[int] | None = None) -> None:
        """All units that may still go there, of all lots or of some."""
        for index, lot in enumerate(self.lots):
            if goal in lot.goals and (lots is None or index in lots):
                self._put(index, goal, self.amounts.get((index, goal), 0) + self.left(index))
        self.altered.emit()

    def send_least(self, goal: str) -> None:
        """As many as still have to go, to one goal."""
        wanted = self.least - self.sent
        for index, lot in enumerate(self.lots):
            if wanted > 0 and goal in lot.goals:
                before = self.amounts.get((index, goal), 0)
                self._put(index, goal, before + min(wanted, self.left(index)))
                wanted -= self.amounts.get((index, goal), 0) - before
        self.altered.emit()

    def goals(self) -> list[str]:
        """All destinations, in the order of the prompt."""
        return list(dict.fromkeys(goal for lot in self.lots for goal in lot.goals))

    def combinations(self) -> list[dict[int, int]]:
        """All answers as units of each lot, where so few are possible that each can be a button; else none."""
        if self.least != self.most or self.goals() != [LOST]:
            return []
        each = [range(min(lot.count, self.most) + 1) for lot in self.lots]
        found = [dict(enumerate(counts)) for counts in product(*each) if sum(counts) == self.most]
        return found[::-1] if len(found) <= MOST_BUTTONS else []

    def take(self, combination: dict[int, int]) -> None:
        """Answers with one of the combinations."""
        self.amounts = {(index, LOST): count for index, count in combination.items() if count}
        self.send()

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
        """Enter sends; a digit takes the combination or the goal of that number."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.send()
            return True
        if not text.isdigit() or text == "0":
            return False
        combinations, number = self.combinations(), int(text) - 1
        if number < len(combinations):
            self.take(combinations[number])
            return True
        return self.choose_goal(number)

    def choose_goal(self, number: int) -> bool:
        """A goal was chosen by its number. Whether that meant anything here."""
        return False

    def cancel(self) -> bool:
        """Takes everything back."""
        if not self.amounts:
            return False
        self.amounts = {}
        self.altered.emit()
        return True


def _lots(prompt: dict[str, Any]) -> list[Lot]:
    """The units that a prompt speaks of."""
    goals = tuple(option for option in prompt.get("options", ()) if isinstance(option, str))
    lots = []
    for row in prompt.get("units", ()):
        origin, owner = row.get("from") or prompt.get("at", ""), row.get("owner") or prompt.get("owner", "")
        if prompt["id"] == "return_optional":
            ways = prompt.get("ways") or ()
            to = tuple(way["to"] for way in ways if (way["from"], way["owner"]) == (origin, owner))
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
    """Whether a prompt is one of these."""
    return prompt["id"] in SHAPES and bool(prompt.get("units"))

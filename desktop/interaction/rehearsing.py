"""What "do the rest the obvious way" would do, shown before it is done: rows of words, and the ways on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Qt, Signal

from desktop.board.ways import PLAIN, STRONG, WayLook
from desktop.desk import Desk
from desktop.interaction.asking import Asking
from desktop.whose import power_of

Event = Mapping[str, Any]
# Sums at the end of a step: their parts are rows already.
SUMS = ("fleets_home", "armies_home")
MOVED, DESTROYED = "units_moved", "units_destroyed"


class Act(Struct, frozen=True):
    """One row: what would happen, and the way of it."""

    words: str
    rule: str
    way: WayLook | None = None


class Rehearsing(Asking):
    """Stands in for the question while the player looks at the preview. Enter does it, Esc goes back."""

    left = Signal()

    def __init__(self, desk: Desk, prompt: dict[str, Any], rows: Sequence[Mapping[str, Any]]) -> None:
        super().__init__(desk, prompt)
        self.power = str(prompt["power"])
        self.rows = rows
        self.acts = self._acts()
        self.pointed: int | None = None

    def _acts(self) -> list[Act]:
        """The rows: what happens to the power's own pieces; where nothing moves, the answers themselves."""
        events = [event for row in self.rows for event in row["events"]]
        own = [event for event in events if self._concerns(event)]
        if not own:
            return [Act(self._answer_words(row), str(row["prompt"].get("rule") or "")) for row in self.rows]
        return [self._act(event, own[number + 1 :]) for number, event in enumerate(own)
                if not _told_before(event, own[:number])]  # fmt: skip

    def _concerns(self, event: Event) -> bool:
        if event["id"] in SUMS:
            return False
        return power_of(event.get("data", {}), self.desk.board, self.desk.controller.view) == self.power

    def _act(self, event: Event, later: Sequence[Event]) -> Act:
        words = self.desk.wording.event(event)
        if event["id"] == "attrition":
            lost = [self.desk.wording.event(e) for e in later if _told_before(e, [event]) and e["id"] == DESTROYED]
            words = " · ".join([words, *lost])
        return Act(words, str(event.get("rule") or ""), way_of(event))

    def _answer_words(self, row: Mapping[str, Any]) -> str:
        prompt, answer = row["prompt"], row["answer"]
        question = self.desk.wording.question(prompt)
        given = answer if isinstance(answer, list) else [answer]
        words = ", ".join(self.desk.wording.option(prompt, option) for option in given)
        return self.desk.texts("ui-rehearsed-answer", question=question, answer=words or self.desk.texts("ui-none"))

    # ---- the map

    def ways(self) -> list[WayLook]:
        """All ways, the one pointed at strongly."""
        found = []
        for number, act in enumerate(self.acts):
            if act.way is not None:
                strength = STRONG if number == self.pointed else PLAIN
                way = act.way
                found.append(WayLook(way.path, way.owner, strength, way.cuts, way.label))
        return found

    def dimmed(self) -> Mapping[str, str]:
        """Nothing is faded: nothing is asked."""
        return {}

    def area(self) -> list[str]:
        """Both ends of each way."""
        return [end for act in self.acts if act.way for end in (act.way.path[0], act.way.path[-1])]

    def point_at(self, number: int | None) -> None:
        """The list points at a row."""
        if number != self.pointed:
            self.pointed = number
            self.relit.emit()

    def click(self, place: str) -> bool:
        """While the preview is shown, a click on the map only looks."""
        return False

    def drop(self, piece: dict[str, Any], place: str) -> bool | None:
        """Nothing is moved while the preview is shown."""
        self.explained.emit(self.desk.texts("ui-rehearsal-first"))
        return False

    # ---- deciding

    @property
    def complete(self) -> bool:
        """Enter does it."""
        return True

    def send(self) -> None:
        """Does what was shown."""
        self.desk.controller.finish(self.power)

    def key(self, key: int, text: str) -> bool:
        """Enter does it."""
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.send()
            return True
        return False

    def cancel(self) -> bool:
        """Back to the question."""
        self.left.emit()
        return True


def _told_before(event: Event, before: Sequence[Event]) -> bool:
    """Whether the attrition of a group tells of this already: its losses, and the rest of it that arrives."""
    if event["id"] not in (DESTROYED, MOVED):
        return False
    for earlier in reversed(before):
        if earlier["id"] == "attrition":
            group, data = earlier["data"], event["data"]
            if event["id"] == DESTROYED:
                return bool((group["at"], group["owner"]) == (data["at"], data["owner"]))
            return bool((group["at"], group["target"], group["owner"]) == (data["origin"], data["at"], data["owner"]))
        if earlier["id"] not in (DESTROYED, MOVED):
            return False
    return False


def way_of(event: Event) -> WayLook | None:
    """The way that an event tells of, with what it cost."""
    data = event.get("data", {})
    if event["id"] == "attrition":
        label = f"{data['count']} −{data['lost']}"
        return WayLook(tuple(data.get("path") or (data["at"], data["target"])), data["owner"], PLAIN,
                       (data["space"],), label)  # fmt: skip
    if event["id"] == MOVED:
        path = tuple(data.get("path") or (data["origin"], data["at"]))
        return WayLook(path, data["owner"], PLAIN, (), str(data["count"]))
    return None

"""What happened in each step of winter, power by power, in words; pointing at a line shows its way on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.powers_rail import paint_shield
from desktop.record import Course
from desktop.whose import power_of

Event = dict[str, Any]
SUMS = ("fleets_home", "armies_home")
HIDDEN = ("started", "phase")


class StepStory(Struct):
    """A step: its events by power ("" for those of nobody), what came of it, and that again in a few words."""

    events: dict[str, list[tuple[Event, str]]] = {}
    summary: str = ""
    short: str = ""

    def of_power(self, power: str) -> list[str]:
        """What happened to one power."""
        return [words for _, words in self.events.get(power, ())]


def tell(desk: Desk, course: Course) -> dict[int, StepStory]:
    """The stories of all steps of which there is something to tell."""
    found: dict[int, StepStory] = {}
    shorts: dict[int, list[str]] = {}
    view = desk.controller.view
    for event in course.events:
        step = event.get("step")
        if not step or event["id"] in HIDDEN:
            continue
        story = found.setdefault(step, StepStory())
        short = desk.wording.outcome(event)
        if short:
            shorts.setdefault(step, []).append(short)
        if event["id"] in SUMS:
            story.summary = desk.wording.event(event)
        else:
            power = power_of(event.get("data", {}), desk.board, view)
            story.events.setdefault(power, []).append((event, desk.wording.event(event)))
    for step, story in found.items():
        story.short = story.summary or ", ".join(dict.fromkeys(shorts.get(step, ())))
        if not any(story.events):
            story.summary = story.short
    return found


class Line(QLabel):
    """One event. Pointing at it shows its way."""

    pointed = Signal(object)

    def __init__(self, event: Event, words: str) -> None:
        super().__init__(words)
        self.event_told = event
        self.setWordWrap(True)
        role(self, "told")

    def enterEvent(self, event: QEvent) -> None:  # type: ignore[override]
        """Shows the way."""
        super().enterEvent(event)  # type: ignore[arg-type]
        self.pointed.emit(self.event_told)

    def leaveEvent(self, event: QEvent) -> None:
        """Takes it away again."""
        super().leaveEvent(event)
        self.pointed.emit(None)


class SmallShield(QWidget):
    """Whose lines these are; empty for those of nobody."""

    def __init__(self, desk: Desk, power: str) -> None:
        super().__init__()
        self.desk, self.power = desk, power
        self.setFixedSize(QSize(15, 18))
        name = desk.texts.power(power) if power else ""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shield."""
        if not self.power:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self.desk.theme.power(self.power)
        paint_shield(painter, QRectF(1, 1, 13, 16), look, self.desk.texts.language)
        painter.end()


class Story(QWidget):
    """All steps, one under the other."""

    pointed = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.heads: dict[int, QWidget] = {}
        self._shown: object = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 2, 0, 4)
        self._column.setSpacing(2)

    def show_steps(self, names: list[str], stories: Mapping[int, StepStory], now: int | None) -> None:
        """Shows the steps that have been played, the last of them perhaps not to its end."""
        shown = (self.desk.texts.language, self.desk.theme.name, tuple(names), now,
                 sum(len(e) for s in stories.values() for e in s.events.values()))  # fmt: skip
        if shown == self._shown:
            return
        self._shown = shown
        while self._column.count():
            widget = self._column.takeAt(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.heads = {}
        for number, name in enumerate(names, 1):
            if now is None or number <= now:
                self._step(number, name, stories.get(number, StepStory()))

    def _step(self, number: int, name: str, story: StepStory) -> None:
        words = self.desk.texts("ui-step-told", number=number, name=name, outcome=story.summary or "none")
        head = QLabel(words)
        head.setWordWrap(True)
        role(head, "told-step")
        self._column.addWidget(head)
        self.heads[number] = head
        order = [*self.desk.board.get("powers", {}), *self.desk.board.get("minors", {}), ""]
        for power in sorted(story.events, key=lambda p: order.index(p) if p in order else len(order)):
            if power or not story.summary or len(story.events) > 1:
                self._column.addWidget(self._power(power, story.events[power]))

    def _power(self, power: str, events: list[tuple[Event, str]]) -> QFrame:
        frame = QFrame()
        row = QHBoxLayout(frame)
        row.setContentsMargins(4, 0, 0, 2)
        row.setSpacing(6)
        row.addWidget(SmallShield(self.desk, power), 0, Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for event, words in events:
            line = Line(event, words)
            line.pointed.connect(self.pointed.emit)
            lines.addWidget(line)
        row.addLayout(lines, 1)
        return frame

    def come_to(self, number: int) -> None:
        """Scrolls so that a step is seen."""
        QTimer.singleShot(0, lambda: self._scroll_to(number))

    def _scroll_to(self, number: int) -> None:
        head, parent = self.heads.get(number), self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if head is not None and isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(head, 0, parent.viewport().height() // 2 - 20)

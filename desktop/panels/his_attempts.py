"""Reformation attempts as the log tells them: one after another, each with its target, dice and result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.desk import Desk
from desktop.dice import DieLook, paint_die
from desktop.panels.his_people import paint_token
from desktop.record import Course, Event
from desktop.theme import SANS, SERIF

ATTEMPTS = ("luthers_95_theses", "reformation_attempts")
ROW = 23


@dataclass
class Attempt:
    """One attempt so far. `rolls`: who rolled what; `success` None while it is open."""

    number: int
    of: int
    space: str
    helper: str | None = None
    dice: tuple[int, int] | None = None
    inside: bool = True
    rolls: list[tuple[str, list[int]]] = field(default_factory=list)
    success: bool | None = None
    why: str = ""

    def take(self, event: Event) -> None:
        """Takes in what happened next."""
        data: dict[str, Any] = event.get("data", {})
        if event["id"] == "debater_committed":
            self.helper = data["debater"]
        elif event["id"] == "attempt":
            self.dice, self.inside = (data["protestant_dice"], data["papal_dice"]), bool(data["inside"])
        elif event["id"] == "dice":
            self.rolls.append((data["power"], list(data["dice"])))
        elif event["id"] == "attempt_result":
            self.success, self.why = bool(data["success"]), str(data["why"])


def attempts_of(course: Course) -> list[Attempt]:
    """The attempts of a course, the one under way last."""
    found: list[Attempt] = []
    for event in course.events:
        data = event.get("data", {})
        if event["id"] == "attempt_target":
            found.append(Attempt(data["attempt"], data["attempts"], data["space"]))
        elif found:
            found[-1].take(event)
    return found


def helper_of(course: Course | None) -> str | None:
    """The debater committed in a course, whose bonus counts for the rest of it."""
    committed = [e["data"]["debater"] for e in (course.events if course else ()) if e["id"] == "debater_committed"]
    return committed[-1] if committed else None


class AttemptRow(QWidget):
    """One attempt in a line: number, space, dice, the best of each side, result."""

    def __init__(self, desk: Desk, number: int, attempt: Attempt | None, step: str) -> None:
        super().__init__()
        self.desk, self.number, self.attempt, self.step = desk, number, attempt, step
        self.setFixedHeight(ROW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = attempt_words(desk, number, attempt)
        words = desk.texts("ui-attempt-now", attempt=words, step=step) if step else words
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        """As wide as the panel."""
        return QSize(300, ROW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the line."""
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.step:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent_wash))
            painter.drawRoundedRect(QRectF(self.rect()), 5, 5)
        of = QFont(SANS)
        of.setPixelSize(14)
        of.setBold(bool(self.step))
        painter.setFont(of)
        painter.setPen(QColor(theme.ink))
        painter.drawText(QRectF(7, 0, 16, ROW), Qt.AlignmentFlag.AlignVCenter, str(self.number))
        if self.attempt is not None:
            self._told(painter, self.attempt)
        if self.step:
            of.setBold(False)
            of.setPixelSize(13)
            painter.setFont(of)
            painter.setPen(QColor(theme.ink_soft))
            box = QRectF(self.rect()).adjusted(150, 0, -8, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.step)
        painter.end()

    def _told(self, painter: QPainter, attempt: Attempt) -> None:
        theme, texts = self.desk.theme, self.desk.texts
        of = QFont(SERIF)
        of.setPixelSize(16)
        painter.setFont(of)
        room = 104 if attempt.helper else 126
        name = painter.fontMetrics().elidedText(texts.place(attempt.space), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(26, 0, 130, ROW), Qt.AlignmentFlag.AlignVCenter, name)
        if attempt.helper:
            right = 30 + painter.fontMetrics().horizontalAdvance(name)
            paint_token(painter, self.desk, "debater", attempt.helper, QRectF(right, 2, 19, 19))
        of = QFont(SANS)
        of.setPixelSize(13)
        painter.setFont(of)
        painter.setPen(QColor(theme.ink_soft))
        if attempt.dice:
            pair = f"{attempt.dice[0]} : {attempt.dice[1]}"
            painter.drawText(QRectF(152, 0, 44, ROW), Qt.AlignmentFlag.AlignCenter, pair)
        for place, (power, dice) in enumerate(attempt.rolls[:2]):
            look = theme.power(power)
            box = QRectF(202 + place * 22, 3, 17, 17)
            face = DieLook(QColor(theme.raised), QColor(look.colour), QColor(theme.ink), 2.0)
            paint_die(painter, box, max(dice), face)
        if attempt.success is not None:
            icon = ("check", theme.good) if attempt.success else ("x", theme.accent)
            self.desk.icon(*icon).paint(painter, QRectF(250, 4, 15, 15).toRect())
            painter.setPen(QColor(icon[1]))
            words = texts("ui-attempt-success" if attempt.success else "ui-attempt-failure")
            painter.drawText(QRectF(268, 0, self.width() - 268, ROW), Qt.AlignmentFlag.AlignVCenter, words)


def attempt_words(desk: Desk, number: int, attempt: Attempt | None) -> str:
    """An attempt in words."""
    texts = desk.texts
    if attempt is None:
        return texts("ui-attempt", number=number)
    parts = [f"{texts('ui-attempt', number=number)}: {texts.place(attempt.space)}"]
    if attempt.dice:
        parts.append(f"{attempt.dice[0]} : {attempt.dice[1]}")
    parts += [f"{texts.power(power)} {' '.join(map(str, dice))}" for power, dice in attempt.rolls]
    if attempt.success is not None:
        result = texts("ui-attempt-success" if attempt.success else "ui-attempt-failure")
        parts.append(f"{result} ({texts(f'why-{attempt.why}')})")
    return ", ".join(parts)


class AttemptsView(QWidget):
    """The attempts of a procedure so far; the present one says at which step it stands."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.rows: list[AttemptRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 2, 0, 0)
        self._column.setSpacing(0)

    def show_course(self, course: Course, now: int | None, prompt: dict[str, Any] | None) -> None:
        """Shows how far the attempts have come; `now` None: they are over."""
        attempts = attempts_of(course)
        by_number = {attempt.number: attempt for attempt in attempts}
        names = self.desk.wording.steps(course.procedure)
        step = names[now - 1] if now and now <= len(names) else ""
        last = attempts[-1].number if attempts else 1
        asked = int((prompt or {}).get("attempt") or last) if now is not None else 0
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        shown = range(1, max(asked, *by_number, 0) + 1)
        self.rows = [AttemptRow(self.desk, n, by_number.get(n), step if n == asked else "") for n in shown]
        for row in self.rows:
            self._column.addWidget(row)

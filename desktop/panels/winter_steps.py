"""The twelve steps of winter: a row of numbers, the step that is played, and what happened in it to each power."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.powers_rail import paint_shield
from desktop.panels.winter_story import Story, tell
from desktop.record import Course
from desktop.theme import SANS, mixed

DONE, NOW, LATER = "done", "now", "later"
PIP = 23


class StepPip(QAbstractButton):
    """The number of a step: done, lit or pale. A click shows what happened in it."""

    def __init__(self, desk: Desk, number: int) -> None:
        super().__init__()
        self.desk = desk
        self.number = number
        self.state = LATER
        self.setFixedSize(QSize(PIP, PIP))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCheckable(True)

    def show_state(self, state: str, words: str) -> None:
        """Shows how far the step has come."""
        self.state = state
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A disc with the number."""
        theme = self.desk.theme
        ground, ink, edge = {
            DONE: (mixed(theme.panel, theme.good, 0.16), theme.good, theme.good),
            NOW: (theme.accent, theme.accent_ink, theme.accent),
            LATER: (theme.panel, mixed(theme.ink_soft, theme.panel, 0.4), theme.line),
        }[self.state]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(theme.ink if self.hasFocus() or self.isChecked() else edge),
                            2.0 if self.hasFocus() or self.isChecked() else 1.1))  # fmt: skip
        painter.drawEllipse(QPointF(PIP / 2, PIP / 2), PIP / 2 - 1.6, PIP / 2 - 1.6)
        font = QFont(SANS)
        font.setPixelSize(12)
        font.setBold(self.state != LATER)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(0, 0, PIP, PIP), Qt.AlignmentFlag.AlignCenter, str(self.number))
        painter.end()


class PowerPips(QWidget):
    """The powers in the order of their turns: who has had his, who has it, who has it to come."""

    chosen = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self.pips: dict[str, PowerPip] = {}

    def show_powers(self, states: dict[str, str], words: dict[str, str]) -> None:
        """Shows each power's state; `words` are what happened to it."""
        if list(self.pips) != list(states):
            for pip in self.pips.values():
                self._row.removeWidget(pip)
                pip.deleteLater()
            self.pips = {power: PowerPip(self.desk, power) for power in states}
            for power, pip in self.pips.items():
                self._row.addWidget(pip)
                pip.clicked.connect(lambda _=False, p=power: self.chosen.emit(p))
        for power, pip in self.pips.items():
            pip.show_state(states[power], words.get(power, ""))


class PowerPip(QAbstractButton):
    """One power's small shield."""

    def __init__(self, desk: Desk, power: str) -> None:
        super().__init__()
        self.desk = desk
        self.power = power
        self.state = LATER
        self.setFixedSize(QSize(24, 26))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_state(self, state: str, words: str) -> None:
        """Shows whether the power has had its turn."""
        self.state = state
        name = self.desk.texts.power(self.power)
        said = self.desk.texts(f"ui-turn-{state}", power=name)
        self.setToolTip(f"{said}\n{words}" if words else said)
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The shield, with a tick or a light."""
        theme = self.desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.state == NOW:
            painter.setPen(QPen(QColor(theme.accent), 1.4))
            painter.setBrush(QColor(theme.accent_wash))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.7, 0.7, -0.7, -0.7), 5, 5)
        painter.setOpacity(0.38 if self.state == LATER else 1.0)
        paint_shield(painter, QRectF(4, 3, 16, 19), theme.power(self.power), self.desk.texts.language)
        painter.setOpacity(1.0)
        if self.state == DONE:
            tick = self.desk.icon("check", theme.good).pixmap(12, 12)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel))
            painter.drawEllipse(QPointF(18, 20), 6.2, 6.2)
            painter.drawPixmap(12, 14, tick)
        painter.end()


class WinterSteps(QWidget):
    """Stands for the plain list of steps while winter is played."""

    story_pointed = Signal(object)  # an event whose way is to be shown, or None

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.course: Course | None = None
        self.now: int | None = None
        self.open = False
        self.pips: list[StepPip] = []
        self.title = QLabel()
        self.title.setWordWrap(True)
        role(self.title, "heading")
        self.powers = PowerPips(desk)
        self.unfold = QToolButton()
        self.unfold.setCheckable(True)
        role(self.unfold, "soft")
        self.unfold.clicked.connect(self._toggle)
        self.story = Story(desk)
        self.story.pointed.connect(self.story_pointed.emit)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        self._pip_row = QHBoxLayout()
        self._pip_row.setContentsMargins(0, 0, 0, 0)
        self._pip_row.setSpacing(3)
        column.addLayout(self._pip_row)
        column.addWidget(self.title)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.powers)
        row.addStretch(1)
        row.addWidget(self.unfold)
        column.addLayout(row)
        column.addWidget(self.story)

    # ---- showing

    def show_course(self, course: Course, now: int | None) -> None:
        """Shows how far winter has come; `now` is the step that asks, None when it is over."""
        self.course, self.now = course, now
        names = self.desk.wording.steps(course.procedure)
        if len(self.pips) != len(names):
            self._rebuild(len(names))
        stories = tell(self.desk, course)
        for pip, name in zip(self.pips, names, strict=True):
            state = NOW if pip.number == now else DONE if now is None or pip.number < now else LATER
            outcome = stories[pip.number].short if pip.number in stories and state != LATER else ""
            pip.show_state(state, self.desk.texts(f"ui-step-{state}", number=pip.number, name=name, outcome=outcome))
            pip.setChecked(False)
        over = now is None
        self.title.setVisible(not over)
        self.title.setText("" if now is None else self.desk.texts("ui-step-title", number=now, name=names[now - 1]))
        self._show_powers(course, now, stories)
        self.unfold.setVisible(not over)
        self._speak()
        self._show_story()

    def _show_story(self) -> None:
        """Built only while it is seen: a long winter has hundreds of lines."""
        shown = self.course is not None and (self.open or self.now is None)
        if shown and self.course is not None:
            names = self.desk.wording.steps(self.course.procedure)
            self.story.show_steps(names, tell(self.desk, self.course), self.now)
        self.story.setVisible(shown)

    def _show_powers(self, course: Course, now: int | None, stories: dict[int, Any]) -> None:
        asked = (self.desk.controller.prompt or {}).get("power")
        self.powers.setVisible(now in (4, 5))
        if now is None or asked is None:
            return
        order = list(self.desk.board.get("powers", {}))
        at = order.index(asked) if asked in order else len(order)
        states = {power: NOW if i == at else DONE if i < at else LATER for i, power in enumerate(order)}
        told = stories.get(now)
        words = {power: "\n".join(told.of_power(power)) for power in order} if told else {}
        self.powers.show_powers(states, words)

    def _rebuild(self, count: int) -> None:
        for pip in self.pips:
            self._pip_row.removeWidget(pip)
            pip.deleteLater()
        while self._pip_row.count():
            self._pip_row.takeAt(0)
        self.pips = [StepPip(self.desk, number) for number in range(1, count + 1)]
        for pip in self.pips:
            pip.clicked.connect(lambda _=False, n=pip.number: self._show_step(n))
            self._pip_row.addWidget(pip)
        self._pip_row.addStretch(1)

    def _speak(self) -> None:
        self.unfold.setText(self.desk.texts("ui-steps-fold" if self.open else "ui-steps-unfold"))
        self.unfold.setChecked(self.open)

    def _toggle(self) -> None:
        self.open = not self.open
        self._speak()
        self._show_story()

    def _show_step(self, number: int) -> None:
        """Shows one step's story and scrolls to it."""
        for pip in self.pips:
            pip.setChecked(pip.number == number)
        if not self.open and self.now is not None:
            self._toggle()
        self.story.come_to(number)

"""The options of a prompt as buttons, each with the digit that picks it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, restyled, role
from desktop.interaction.asking import Choosing, ChoosingSeveral
from desktop.interaction.second_click import OneClick
from desktop.theme import SANS, SERIF

COLUMNS, NUMBER_COLUMNS = 2, 3


class OptionButton(OneClick, QPushButton):
    """One option. Pointing at it or stepping to it points at the place on the map."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, option: Any, label: str, number: str, named: bool,
                 parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.desk = desk
        self.option = option
        self.number = number
        role(self, "named" if named else "option")
        self.setAccessibleName(desk.texts("ui-option-name", option=label, number=number))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(28)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button with its digit at the right; a number is its own digit."""
        super().paintEvent(event)
        if isinstance(self.option, int):
            return
        painter = QPainter(self)
        font = QFont(SANS)
        font.setPixelSize(12)
        painter.setFont(font)
        painter.setPen(QColor(self.desk.theme.ink_soft))
        painter.drawText(QRect(0, 0, self.width() - 9, self.height()), Qt.AlignmentFlag.AlignRight
                         | Qt.AlignmentFlag.AlignVCenter, self.number)  # fmt: skip
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Points at the place."""
        super().enterEvent(event)
        self.pointed.emit(self.option)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Points at the place."""
        super().focusInEvent(event)
        self.pointed.emit(self.option)

    def leaveEvent(self, event: QEvent) -> None:
        """Points nowhere."""
        super().leaveEvent(event)
        self.pointed.emit(None)


class OptionGrid(QWidget):
    """All options of a prompt."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, asking: Choosing) -> None:
        super().__init__()
        self.desk = desk
        self.asking = asking
        self.buttons: list[OptionButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._grid())
        if isinstance(asking, ChoosingSeveral):
            column.addLayout(self._foot(asking))
            asking.altered.connect(self.refresh)
            self.refresh()

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(3)
        at = 0
        is_place = self.desk.texts.is_place
        columns = NUMBER_COLUMNS if all(isinstance(option, int) for option in self.asking.options) else COLUMNS
        for option in self.asking.options:
            label = self.asking.label(option)
            named = not isinstance(option, str) or not is_place(option)
            button = OptionButton(self.desk, option, label, self.asking.number(option), named, self)
            button.clicked.connect(lambda _=False, o=option: self.asking.pick(o))
            button.pointed.connect(self.pointed.emit)
            long = self._is_long(label, named)
            if long and at % columns:
                at += 1
            grid.addWidget(button, at // columns, at % columns, 1, columns if long else 1)
            at += columns if long else 1
            self.buttons.append(button)
        for index in range(columns):
            grid.setColumnStretch(index, 1)
        return grid

    @staticmethod
    def _is_long(label: str, named: bool) -> bool:
        font = QFont(SANS if named else SERIF)
        font.setPixelSize(14 if named else 16)
        return QFontMetrics(font).horizontalAdvance(label) > 128

    def _foot(self, asking: ChoosingSeveral) -> QHBoxLayout:
        foot = QHBoxLayout()
        self.count = QLabel()
        role(self.count, "soft")
        self.ok = QPushButton(self.desk.texts("ui-ok"))
        role(self.ok, "primary")
        self.ok.clicked.connect(asking.send)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.ok)
        return foot

    def refresh(self) -> None:
        """Shows what is chosen so far."""
        asking = self.asking
        if not isinstance(asking, ChoosingSeveral):
            return
        for button in self.buttons:
            button.setCheckable(True)
            button.setChecked(button.option in asking.chosen)
        self.count.setText(self.desk.texts("ui-chosen", count=len(asking.chosen), max=int(asking.prompt["max"])))
        self.ok.setEnabled(asking.complete)

    def point(self, place: str) -> None:
        """The map's side of pointing: shows which button stands for a place. The keyboard stays where it is."""
        for button in self.buttons:
            mark(button, button.option == place)


def mark(button: QPushButton, on: bool) -> None:
    """Makes a button look as if it were pointed at, and brings it into sight."""
    if on or button.property("marked") == "true":
        restyled(button, marked="true" if on else "false")
    area: QWidget | None = button if on else None
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None:
        area.ensureWidgetVisible(button, 0, 8)



"""The options of a prompt as buttons, each with the digit that picks it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, restyled, role
from desktop.interaction.asking import Choosing, ChoosingSeveral
from desktop.interaction.second_click import OneClick
from desktop.style import OFF, faint
from desktop.theme import SERIF, ui_font

COLUMNS, NUMBER_COLUMNS = 2, 3
LABEL = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
DIGIT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
KEPT = 64  # buttons without words
Cell = tuple[int, int, int]  # row, column, and how many columns wide


class Bare(NamedTuple):
    """A button without its words, where these go, and their ink."""

    picture: QPixmap
    words: QRect
    ink: QColor


_bare_buttons: dict[tuple[Any, ...], Bare] = {}


@lru_cache(maxsize=512)
def _width_of(words: str, named: bool) -> int:
    """How wide the label of an option is."""
    font = ui_font(14) if named else ui_font(16, family=SERIF)
    return QFontMetrics(font).horizontalAdvance(words)


class OptionButton(OneClick, QPushButton):
    """One option. Pointing at it or stepping to it points at the place on the map."""

    pointed = Signal(object)

    def __init__(self, desk: Desk, option: Any, label: str, number: str, named: bool,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.named: bool | None = None  # no place
        self.cell: Cell | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFixedHeight(28)
        self.stand_for(option, label, number, named)

    def stand_for(self, option: Any, label: str, number: str, named: bool) -> None:
        """Another option from now on; a press that came before was for the last one."""
        self._was_pressed = False
        self.option = option
        self.number = number
        if named != self.named:
            self.named = named
            restyled(self, role="named" if named else "option")
        name = self.desk.texts("ui-option-name", option=label, number=number)
        if name != self.accessibleName():
            self.setText(label)
            self.setAccessibleName(name)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button with its digit at the right; a number is its own digit."""
        bare = self._bare()
        painter = QPainter(self)
        if bare is None:
            painter.end()
            super().paintEvent(event)
            painter.begin(self)
        else:
            painter.drawPixmap(0, 0, bare.picture)
            painter.setFont(self.font())
            painter.setPen(bare.ink)
            painter.drawText(bare.words, LABEL, self.text())
        if not isinstance(self.option, int):
            painter.setFont(ui_font(12))
            painter.setPen(QColor(self.desk.theme.ink_soft))
            painter.drawText(QRect(0, 0, self.width() - 9, self.height()), DIGIT, self.number)
        painter.end()

    def _bare(self) -> Bare | None:
        """The button without its words, as the style sheet draws it: once for each look, for a question may have
        dozens of options, and each answer paints them anew. None on a screen where parts of a picture would fall
        between two pixels."""
        ratio = self.devicePixelRatioF()
        if ratio != int(ratio):
            return None
        state = (self.isEnabled(), self.isChecked(), self.isDown(), self.hasFocus(), self.underMouse())
        look = self.desk.theme.name, self.named, self.property("marked"), *state
        key = (*look, self.width(), self.height(), ratio)
        if key not in _bare_buttons:
            if len(_bare_buttons) > KEPT:
                _bare_buttons.clear()
            _bare_buttons[key] = self._draw_bare(ratio)
        return _bare_buttons[key]

    def _draw_bare(self, ratio: float) -> Bare:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style, option.text = self.style(), ""
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        style.drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        painter.end()
        words = style.subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self)
        if option.state & (QStyle.StateFlag.State_On | QStyle.StateFlag.State_Sunken):
            shift = (QStyle.PixelMetric.PM_ButtonShiftHorizontal, QStyle.PixelMetric.PM_ButtonShiftVertical)
            words.translate(*(style.pixelMetric(metric, option, self) for metric in shift))
        theme = self.desk.theme
        return Bare(picture, words, QColor(theme.ink if self.isEnabled() else faint(theme, OFF)))

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
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(3)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._grid)
        self._fill()
        if isinstance(asking, ChoosingSeveral):
            column.addLayout(self._foot(asking))
            asking.altered.connect(self.refresh)
            self.refresh()

    def take(self, asking: Choosing) -> bool:
        """Shows the next question with the buttons that are there, which is quicker than to make them; False where it
        is asked in another way."""
        if type(self) is not OptionGrid or {type(self.asking), type(asking)} != {Choosing}:
            return False
        self.asking = asking
        self._fill()
        return True

    def _fill(self) -> None:
        options, is_place = self.asking.options, self.desk.texts.is_place
        columns = NUMBER_COLUMNS if all(isinstance(option, int) for option in options) else COLUMNS
        shown = [(o, self.asking.label(o), self.asking.number(o), not isinstance(o, str) or not is_place(o))
                 for o in options]  # fmt: skip
        # A button goes on with an option of its own kind, for another kind has another style.
        free: dict[bool | None, list[OptionButton]] = {True: [], False: []}
        for button in reversed(self.buttons):
            free[button.named].append(button)
        self.buttons = [self._again(free[row[3]].pop(), *row) if free[row[3]] else self._button(*row) for row in shown]
        for button in (*free[True], *free[False]):
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._place([self._is_long(button) for button in self.buttons], columns)

    @staticmethod
    def _again(button: OptionButton, option: Any, label: str, number: str, named: bool) -> OptionButton:
        button.stand_for(option, label, number, named)
        mark(button, False)
        return button

    def _new_button(self, option: Any, label: str, number: str, named: bool) -> OptionButton:
        return OptionButton(self.desk, option, label, number, named, self)

    def _button(self, option: Any, label: str, number: str, named: bool) -> OptionButton:
        button = self._new_button(option, label, number, named)
        button.clicked.connect(lambda: self.asking.pick(button.option))
        button.pointed.connect(self.pointed.emit)
        return button

    def _place(self, long: list[bool], columns: int) -> None:
        """Puts the buttons into their cells; a long one takes a row."""
        at, before, moved = 0, None, False
        for button, is_long in zip(self.buttons, long, strict=True):
            at += is_long and at % columns > 0
            row, column, width = cell = (at // columns, at % columns, columns if is_long else 1)
            at += width
            if button.cell != cell:
                button.cell, moved = cell, True
                self._grid.removeWidget(button)
                self._grid.addWidget(button, row, column, 1, width)
                button.show()  # now, for a layout shows what is new only after it has laid out the rest
            if moved and before is not None:
                self.setTabOrder(before, button)
            before = button
        for index in range(NUMBER_COLUMNS):
            self._grid.setColumnStretch(index, 1 if index < columns else 0)

    def _is_long(self, button: OptionButton) -> bool:
        return _width_of(button.text(), button.property("role") == "named") > 128

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



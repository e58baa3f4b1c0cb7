"""Small parts that the pages of Here I Stand share: steppers, tracks of boxes, menus that set something."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QToolButton, QWidget

from desktop.desk import Desk, Worn, role
from desktop.theme import SANS, mixed

Edit = dict[str, Any]
Act = Callable[[], object]
HIS = "here_i_stand"


def edits(desk: Desk, *listed: Edit) -> Act:
    """A call that makes edits of the umpire's hand."""
    return lambda: desk.controller.edit(list(listed))


def wording(desk: Desk, kind: str, some_id: str) -> str:
    """Something of the board in words."""
    return desk.texts.named_as(kind, some_id) or some_id.replace("_", " ")


class Stepper(QWidget):
    """A number with − and +; disabled where the umpire's hand may not act now."""

    def __init__(self, desk: Desk, what: str, value: int, low: int, high: int, edit: Callable[[int], Edit]) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        number = QLabel(str(value))
        number.setMinimumWidth(18)
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for icon, step, words in (("minus", -1, "ui-less"), ("plus", 1, "ui-more")):
            button = QToolButton()
            role(button, "tiny")
            Worn(button, desk, icon)
            button.setIconSize(QSize(12, 12))
            button.setFixedSize(22, 22)
            button.setAccessibleName(desk.texts(words, what=what))
            button.setToolTip(button.accessibleName())
            button.setEnabled(desk.controller.idle and low <= value + step <= high)
            button.clicked.connect(edits(desk, edit(value + step)))
            row.addWidget(button)
            if step < 0:
                row.addWidget(number)
        row.addStretch(1)
        self.setAccessibleName(f"{what}: {value}")


class BoxTrack(QWidget):
    """A track of boxes up to the marker; a click on a box sets it there. `heads` are the words above some boxes."""

    chosen = Signal(int)

    def __init__(self, desk: Desk, what: str, value: int, most: int, colour: str, box: int = 24) -> None:
        super().__init__()
        self.desk, self.value, self.most, self.colour, self.box = desk, value, most, colour, box
        self.setFixedSize(QSize((most + 1) * box + 2, box + 4))
        words = desk.texts("ui-track-at", track=what, value=value, most=most)
        self.setToolTip(words)
        self.setAccessibleName(words)
        if desk.controller.idle:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows move the marker a box."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and 0 <= self.value + step <= self.most and self.desk.controller.idle:
            self._choose(self.value + step)
            return
        super().keyPressEvent(event)

    def _choose(self, value: int) -> None:
        # Once mouse and keyboard are done with this widget: the page is built anew without it.
        QTimer.singleShot(0, self, lambda: self.chosen.emit(value))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Sets the marker."""
        at = int((event.position().x() - 1) // self.box)
        if event.button() == Qt.MouseButton.LeftButton and self.desk.controller.idle and 0 <= at <= self.most:
            self._choose(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the boxes; those behind the marker are filled, the marker's own is strong."""
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        of = QFont(SANS)
        of.setPixelSize(12)
        for index in range(self.most + 1):
            here = index == self.value
            box = QRectF(1 + index * self.box, 2, self.box - 2, self.box - 2)
            past = mixed(self.colour, theme.panel, 0.72)
            ground = self.colour if here else past if index < self.value else theme.raised
            edge = theme.accent if here and self.hasFocus() else theme.outline if here else theme.line
            painter.setPen(QPen(QColor(edge), 2.4 if here and self.hasFocus() else 1.2))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, 4, 4)
            of.setBold(here)
            painter.setFont(of)
            painter.setPen(QColor(ink_on(ground)))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(index))
        painter.end()


def ink_on(ground: str) -> str:
    """Black or white, whichever reads on a colour."""
    colour = QColor(ground)
    bright = 0.299 * colour.red() + 0.587 * colour.green() + 0.114 * colour.blue()
    return "#1d1812" if bright > 140 else "#ffffff"


class MenuChip(QToolButton):
    """A chip that opens a menu of what it may become. Entries: words, whether it is that now, and what chooses it."""

    def __init__(
        self, desk: Desk, words: str, name: str, entries: Sequence[tuple[str, bool, Act]], lit: bool = False
    ) -> None:
        super().__init__()
        self.setText(words)
        self.setAccessibleName(name)
        self.setToolTip(name)
        role(self, "chip", lit="true" if lit else "false")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(choice_menu(self, entries))
        self.setEnabled(desk.controller.idle)


def choice_menu(parent: QWidget, entries: Iterable[tuple[str, bool, Act]]) -> QMenu:
    """A menu of entries that can be checked."""
    menu = QMenu(parent)
    for words, on, act in entries:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(lambda _=False, a=act: a())
    return menu


def toggle_chip(desk: Desk, words: str, on: bool, edit: Edit, hint: str = "") -> QToolButton:
    """A chip that switches something on and off."""
    chip = QToolButton()
    chip.setText(words)
    chip.setToolTip(hint or words)
    chip.setAccessibleName(hint or words)
    chip.setCheckable(False)
    role(chip, "chip", lit="true" if on else "false")
    chip.setCursor(Qt.CursorShape.PointingHandCursor)
    chip.setEnabled(desk.controller.idle)
    chip.clicked.connect(lambda: desk.controller.edit([edit]))
    return chip


def owner_entries(
    desk: Desk, owners: Iterable[str], now: str | None, edit: Callable[[str | None], Edit]
) -> list[tuple[str, bool, Act]]:
    """Entries that give something to one of several powers, or to nobody."""
    found = [(desk.texts("ui-no-owner"), now is None, edits(desk, edit(None)))]
    return found + [(desk.texts.power(owner), now == owner, edits(desk, edit(owner))) for owner in owners]


def popup_below(menu: QMenu, widget: QWidget) -> None:
    """Opens a menu at the lower edge of a widget."""
    menu.popup(widget.mapToGlobal(QPoint(0, widget.height())))


def link(words: str, act: Act) -> QPushButton:
    """A button that looks like a link."""
    button = QPushButton(words)
    role(button, "link")
    button.clicked.connect(lambda: act())
    return button


def printed(desk: Desk, document: str) -> Mapping[str, Any]:
    """One of the engine's documents of printed facts."""
    return (desk.board.get("printed") or {}).get(document) or {}

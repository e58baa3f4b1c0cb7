"""Where real dice are entered: for each die a row of six faces to click; digits type them too."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.dice import DieLook, paint_die
from desktop.interaction.asking import EnteringDice
from desktop.interaction.second_click import OneClick
from desktop.theme import mixed

FACE = 23
ONE_COLUMN = 4  # up to so many dice stand in one column


class FaceButton(OneClick, QAbstractButton):
    """One face of one die."""

    def __init__(self, desk: Desk, index: int, face: int) -> None:
        super().__init__()
        self.desk = desk
        self.index = index
        self.face = face
        self.current = False
        self.setCheckable(True)
        self.setFixedSize(QSize(FACE, FACE))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the face; the chosen one dark, those of the die whose turn it is with a strong edge."""
        theme = self.desk.theme
        chosen = self.isChecked()
        face = theme.accent if chosen else theme.accent_wash if self.underMouse() else theme.raised
        pip = theme.accent_ink if chosen else theme.ink if self.current else mixed(theme.ink, theme.panel, 0.45)
        edge = theme.accent if self.hasFocus() or chosen else theme.ink_soft if self.current else theme.line
        painter = QPainter(self)
        look = DieLook(QColor(face), QColor(edge), QColor(pip), 2.0 if self.hasFocus() else 1.2)
        paint_die(painter, QRectF(self.rect()), self.face, look)
        painter.end()


class DiceEntry(QWidget):
    """Rows of faces for all dice, and OK."""

    sent = Signal()

    def __init__(self, desk: Desk, asking: EnteringDice) -> None:
        super().__init__()
        self.desk = desk
        self.asking = asking
        self.buttons: list[list[FaceButton]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(7)
        column.addLayout(self._grid())
        column.addLayout(self._foot())
        asking.altered.connect(self.refresh)
        self.refresh()

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(5)
        count = len(self.asking.faces)
        rows = count if count <= ONE_COLUMN else -(-count // 2)
        for index in range(count):
            grid.addLayout(self._row(index), index % rows, index // rows)
        grid.setColumnStretch(2, 1)
        return grid

    def _row(self, index: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(2)
        buttons = []
        for face in range(1, 7):
            button = FaceButton(self.desk, index, face)
            name = self.desk.texts("ui-die-face", die=index + 1, face=face)
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(lambda _=False, i=index, f=face: self.asking.set_face(i, f))
            row.addWidget(button)
            buttons.append(button)
        row.addStretch(1)
        self.buttons.append(buttons)
        return row

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        self.hint = QLabel()
        self.hint.setWordWrap(True)
        role(self.hint, "soft")
        self.clear = QPushButton(self.desk.texts("ui-dice-clear"))
        role(self.clear, "link")
        self.clear.clicked.connect(self.asking.cancel)
        self.ok = QPushButton(self.desk.texts("ui-ok"))
        role(self.ok, "primary")
        self.ok.clicked.connect(self.asking.send)
        foot.addWidget(self.hint, 1)
        foot.addWidget(self.clear)
        foot.addWidget(self.ok)
        return foot

    def refresh(self) -> None:
        """Shows the faces entered so far."""
        current = self.asking.current
        for index, row in enumerate(self.buttons):
            for button in row:
                button.setChecked(self.asking.faces[index] == button.face)
                button.current = index == current
                button.update()
        missing = self.asking.faces.count(None)
        self.hint.setText(self.desk.texts("ui-dice-left", count=missing) if missing else self.desk.texts("ui-dice-all"))
        self.clear.setVisible(missing < len(self.asking.faces))
        self.ok.setEnabled(self.asking.complete)

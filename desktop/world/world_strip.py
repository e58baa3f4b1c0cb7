"""Under the world map: the rows of treasures, and the captains who are on no map."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QCursor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.answer_piece import PieceLabel
from desktop.panels.flow import FlowLayout
from desktop.panels.pieces import captain_piece
from desktop.panels.winter_story import SmallShield

BOX = 25
COIN = "#e9b93a"


def _boxes(desk: Desk, row: str) -> int:
    """How many boxes a row has."""
    rows = (desk.board.get("printed", {}).get("oceans") or {}).get("treasure_rows") or {}
    return int((rows.get(row) or {}).get("boxes") or 6)


class TreasureRow(QWidget):
    """The boxes of one row; a click on a box sets how many treasures lie there."""

    chosen = Signal(int)

    def __init__(self, desk: Desk, boxes: int) -> None:
        super().__init__()
        self.desk = desk
        self.boxes = boxes
        self.count = 0
        self.setFixedSize(QSize(boxes * BOX + 2, BOX + 2))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_count(self, count: int, words: str) -> None:
        """Shows how many treasures lie on the row."""
        self.count = count
        self.setAccessibleName(words)
        self.setToolTip(words)
        if count > self.boxes:
            self.boxes = count
            self.setFixedWidth(count * BOX + 2)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Boxes, the full ones with a coin."""
        theme = self.desk.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(self.boxes):
            box = QRectF(1 + number * BOX, 1, BOX - 3, BOX - 3)
            painter.setPen(QPen(QColor(theme.accent if self.hasFocus() else theme.line), 1.2))
            painter.setBrush(QColor(theme.raised))
            painter.drawRoundedRect(box, 4, 4)
            if number < self.count:
                painter.setPen(QPen(QColor(theme.outline), 1.1))
                painter.setBrush(QColor(COIN))
                painter.drawEllipse(box.adjusted(4, 4, -4, -4))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The box that is clicked is the last full one; a click on the last full one empties it."""
        if event.button() == Qt.MouseButton.LeftButton:
            number = int(event.position().x() // BOX) + 1
            self.chosen.emit(number - 1 if number == self.count else min(number, self.boxes))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus, right and left."""
        steps = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_Left: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.chosen.emit(max(0, min(self.boxes, self.count + step)))


class WorldStrip(QFrame):
    """What lies beside the map of the world."""

    taken = Signal(dict)
    row_set = Signal(str, int)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.rows: dict[str, TreasureRow] = {}
        self.captains: dict[str, PieceLabel] = {}
        self.setObjectName("worldStrip")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.treasures, self.pool = QLabel(), QLabel()
        for label in (self.treasures, self.pool):
            role(label, "heading")
        self._rows = QHBoxLayout()
        self._rows.setSpacing(7)
        self._flow_holder = QWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        outer = QHBoxLayout(self)
        outer.setContentsMargins(14, 7, 12, 7)
        outer.setSpacing(26)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(4)
        left.addWidget(self.treasures)
        left.addLayout(self._rows)
        left.addStretch(1)
        right.addWidget(self.pool)
        right.addWidget(self._flow_holder, 1)
        outer.addLayout(left)
        outer.addLayout(right, 1)

    def refresh(self) -> None:
        """Shows the position."""
        texts, view = self.desk.texts, self.desk.controller.view
        self.treasures.setText(texts("ui-treasure-rows"))
        self.pool.setText(texts("ui-captains-off"))
        self._show_rows(view.get("treasure_rows", {}))
        self._show_captains([name for name, row in view.get("captains", {}).items() if row.get("at") is None])

    def _show_rows(self, rows: dict[str, int]) -> None:
        if list(self.rows) != list(rows):
            while self._rows.count():
                widget = self._rows.takeAt(0).widget()
                if widget is not None:
                    widget.deleteLater()
            self.rows = {}
            for row in rows:
                boxes = TreasureRow(self.desk, _boxes(self.desk, row))
                boxes.chosen.connect(lambda count, r=row: self.row_set.emit(r, count))
                self.rows[row] = boxes
                self._rows.addWidget(SmallShield(self.desk, row))
                self._rows.addWidget(boxes)
            self._rows.addStretch(1)
        for row, count in rows.items():
            words = self.desk.texts("ui-treasure-row", row=self.desk.texts.power(row), count=count)
            self.rows[row].show_count(count, words)
            self.rows[row].setEnabled(self.desk.controller.idle)

    def _show_captains(self, names: list[str]) -> None:
        old, parent = self._flow_holder, self._flow_holder.parentWidget()
        self._flow_holder = QWidget()
        flow = FlowLayout(5)
        self._flow_holder.setLayout(flow)
        self.captains = {}
        for name in names:
            label = PieceLabel(self.desk, captain_piece(name))
            label.setToolTip(self._tip(name))
            label.setEnabled(self.desk.controller.idle)
            label.taken.connect(self.taken.emit)
            flow.addWidget(label)
            self.captains[name] = label
        layout = parent.layout() if parent is not None else None
        if layout is not None:
            layout.replaceWidget(old, self._flow_holder)
        old.deleteLater()

    def _tip(self, captain: str) -> str:
        row, texts = self.desk.board["captains"].get(captain, {}), self.desk.texts
        return texts("ui-captain-serves", captain=texts.leader(captain), power=texts.power(row.get("power", "")),
                     enters=row.get("enters") or 1, leaves=row.get("leaves") or 9, rating=row.get("rating") or 0)

    def under_mouse(self) -> bool:
        """Whether the mouse is over the strip."""
        at: QPoint = self.mapFromGlobal(QCursor.pos())
        return self.isVisible() and self.rect().contains(at)

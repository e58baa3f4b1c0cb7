"""A strip of turns over the map while a leader or units are carried: let go there, they wait on the turn track."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from desktop.desk import Desk, restyled, role
from desktop.turn_order import LAST_TURN, last_turn

WATCH_MS = 40
WAITS = ("leader", "unit")


class TrackShelf(QFrame):
    """The present turn and those to come."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.turns: dict[int, QLabel] = {}
        role(self, "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 6, 8, 6)
        self._row.setSpacing(6)
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH_MS)
        self._watch.timeout.connect(self._light)
        self.hide()

    def offer(self, piece: dict[str, Any]) -> None:
        """Comes while a piece is carried that may wait on the track; goes when it is let go (no piece)."""
        controller = self.desk.controller
        if piece.get("kind") not in WAITS or not controller.idle or controller.looking_at is not None:
            self.put_away()
            return
        self._fill()
        self.adjustSize()
        parent = self.parentWidget()
        if parent is not None:
            self.move((parent.width() - self.width()) // 2, 10)
        self.show()
        self.raise_()
        self._watch.start()

    def put_away(self) -> None:
        """Goes away."""
        self._watch.stop()
        self.hide()

    def _fill(self) -> None:
        while self._row.count():
            widget = self._row.takeAt(0).widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        title = QLabel(self.desk.texts("ui-track-shelf"))
        role(title, "soft")
        self._row.addWidget(title)
        now = int(self.desk.controller.view.get("turn") or 1)
        self.turns = {}
        for turn in range(now, max(now, last_turn(self.desk) or LAST_TURN) + 1):
            label = QLabel(self.desk.texts("ui-turn", turn=turn))
            role(label, "slot", over="false")
            self._row.addWidget(label)
            self.turns[turn] = label

    def turn_at(self, at: QPoint) -> int | None:
        """The turn under a point of the screen."""
        if not self.isVisible():
            return None
        inside = self.mapFromGlobal(at)
        return next((turn for turn, label in self.turns.items() if label.geometry().contains(inside)), None)

    def under_mouse(self) -> int | None:
        """The turn under the mouse."""
        return self.turn_at(QCursor.pos())

    def _light(self) -> None:
        over = self.under_mouse()
        for turn, label in self.turns.items():
            restyled(label, over="true" if turn == over else "false")

"""A card over the map's left edge: Esc puts it away, and it takes the height that the map leaves."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

LEAST = 160


class EdgeCard(QFrame):
    """Hidden until it is wanted; `closed` says that it was put away."""

    closed = Signal()
    HEIGHT = 0  # as high as it likes to be

    def shut(self) -> None:
        """Puts the card away."""
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
            return
        super().keyPressEvent(event)

    def fit(self, height: int) -> None:
        """Takes the room that the map leaves."""
        self.setFixedHeight(max(LEAST, min(height - 16, self.HEIGHT)))
        self.move(8, 8)

"""The marker that answers the question, to be dragged from the panel onto the map."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.desk import Desk
from desktop.panels.pieces import Piece, marker_piece, piece_name, piece_pixmap


class PieceLabel(QWidget):
    """A piece that can be taken up with the mouse."""

    taken = Signal(dict)

    def __init__(self, desk: Desk, piece: Piece | None = None) -> None:
        super().__init__()
        self.desk = desk
        self.piece = piece
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._name()

    def _name(self) -> None:
        if self.piece is not None:
            self.setAccessibleName(piece_name(self.desk, self.piece))
            self.setToolTip(self.accessibleName())

    def sizeHint(self) -> QSize:
        """As large as the piece."""
        if self.piece is None:
            return QSize(30, 30)
        picture = piece_pixmap(self.desk, self.piece, 1.0)
        return picture.deviceIndependentSize().toSize()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The piece follows the mouse from here."""
        if event.button() == Qt.MouseButton.LeftButton and self.piece is not None and self.isEnabled():
            self.taken.emit(dict(self.piece))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the piece."""
        if self.piece is None:
            return
        painter = QPainter(self)
        if not self.isEnabled():
            painter.setOpacity(0.35)
        picture = piece_pixmap(self.desk, self.piece, self.devicePixelRatioF())
        size = picture.deviceIndependentSize()
        painter.drawPixmap(int((self.width() - size.width()) / 2), int((self.height() - size.height()) / 2), picture)
        painter.end()


class AnswerPiece(PieceLabel):
    """The marker beside the question; hidden where no marker stands for an answer."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.setFixedSize(34, 34)

    def show_marker(self, marker: str | None) -> None:
        """Shows the marker that answers, or nothing."""
        before = self.piece
        self.piece: dict[str, Any] | None = marker_piece(marker) if marker else None
        self.setVisible(self.piece is not None)
        self._name()
        if self.piece is not None:
            self.setToolTip(self.desk.texts("ui-drag-answer", piece=piece_name(self.desk, self.piece)))
        if self.piece != before:
            self.update()

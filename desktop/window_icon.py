"""The program's mark: two shields, one before the other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap


def window_icon(size: int) -> QPixmap:
    """The mark as a pixmap."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 64, size / 64)
    _shield(painter, QRectF(22, 5, 36, 44), "#b5578f", "#17130e")
    _shield(painter, QRectF(6, 13, 36, 46), "#1f66a8", "#ffffff")
    painter.setPen(QPen(QColor("#ffffff"), 4.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(24, 22), QPointF(24, 46))
    painter.drawLine(QPointF(16, 30), QPointF(32, 30))
    painter.end()
    return picture


def _shield(painter: QPainter, box: QRectF, colour: str, ink: str) -> None:
    path = QPainterPath(box.topLeft())
    path.lineTo(box.topRight())
    path.lineTo(box.right(), box.top() + box.height() * 0.5)
    path.quadTo(QPointF(box.right(), box.top() + box.height() * 0.84), QPointF(box.center().x(), box.bottom()))
    path.quadTo(
        QPointF(box.left(), box.top() + box.height() * 0.84), QPointF(box.left(), box.top() + box.height() * 0.5)
    )
    path.closeSubpath()
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor("#2b241b"), 2.4))
    painter.drawPath(path)

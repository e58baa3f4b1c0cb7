"""Dice, drawn: the same face in the panel, in the log and where real dice are entered."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}


@dataclass(frozen=True)
class DieLook:
    """The colours of one die."""

    face: QColor
    edge: QColor
    pip: QColor
    width: float = 1.4


def paint_die(painter: QPainter, box: QRectF, value: int, look: DieLook) -> None:
    """Draws one die; a value outside 1..6 is an empty one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.edge, look.width))
    painter.setBrush(look.face)
    inner = box.adjusted(look.width / 2, look.width / 2, -look.width / 2, -look.width / 2)
    painter.drawRoundedRect(inner, box.width() * 0.2, box.width() * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.pip)
    radius = box.width() * 0.085
    for x, y in PIPS.get(value, ()):
        centre = QPointF(box.x() + x * box.width(), box.y() + y * box.height())
        painter.drawEllipse(centre, radius, radius)
    painter.restore()

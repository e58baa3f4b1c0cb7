"""Dice, drawn: the same face in the panel, in the log and where real dice are entered."""

from __future__ import annotations

import math
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}


class DieLook(Struct, frozen=True):
    """The colours of one die."""

    face: QColor
    edge: QColor
    pip: QColor
    width: float = 1.4


def paint_die(painter: QPainter, box: QRectF, value: int, look: DieLook) -> None:
    """Draws one die; a value outside 1..6 is an empty one. Each is drawn once and copied from then on: a long
    procedure shows dozens, and every answer paints them again."""
    ratio = painter.device().devicePixelRatioF()
    colours = (look.face.rgba(), look.edge.rgba(), look.pip.rgba())
    corner = QPointF(round(box.x() * ratio) / ratio, round(box.y() * ratio) / ratio)
    painter.drawPixmap(corner, _drawn(value, box.width(), colours, look.width, ratio))


@lru_cache(maxsize=256)
def _drawn(value: int, side: float, colours: tuple[int, int, int], width: float, ratio: float) -> QPixmap:
    picture = QPixmap(math.ceil(side * ratio), math.ceil(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    face, edge, pip = (QColor.fromRgba(colour) for colour in colours)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, width))
    painter.setBrush(face)
    inner = QRectF(0, 0, side, side).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.drawRoundedRect(inner, side * 0.2, side * 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pip)
    radius = side * 0.085
    for x, y in PIPS.get(value, ()):
        painter.drawEllipse(QPointF(x * side, y * side), radius, radius)
    painter.end()
    return picture

"""The powers' patterns, so that they are told apart without colour."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.theme import PowerLook, luminance, mixed

_STEP = 4.4


def pattern_colour(power: PowerLook, strength: float = 1.0) -> QColor:
    """The second colour of a pattern: lighter on dark grounds, darker on light ones."""
    light = luminance(power.colour) < 0.4
    return QColor(mixed(power.colour, "#ffffff" if light else "#2b1c08", (0.58 if light else 0.5) * strength))


def fill_with_pattern(painter: QPainter, path: QPainterPath, power: PowerLook, step: float = _STEP,
                      strength: float = 1.0) -> None:
    """Fills a shape with a power's colour and pattern."""
    painter.save()
    painter.fillPath(path, QColor(power.colour))
    if power.pattern not in ("plain", "none"):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        _draw(painter, path.boundingRect(), power, step, pattern_colour(power, strength))
    painter.restore()


def _draw(painter: QPainter, box: QRectF, power: PowerLook, step: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, step * 0.42, c=Qt.PenCapStyle.FlatCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if power.pattern in ("dots", "crescent dots"):
        painter.setPen(Qt.PenStyle.NoPen)
        _dots(painter, box, step, colour, crescent=power.pattern != "dots")
    elif power.pattern == "checks":
        _checks(painter, box, step, colour)
    elif power.pattern in ("saltire", "cross"):
        _crosses(painter, box, step, upright=power.pattern == "cross")
    else:
        painter.drawLines(_stripes(box, step, power.pattern))


def _steps(low: float, high: float, step: float) -> list[float]:
    first = math.floor(low / step)
    return [n * step for n in range(first, math.ceil(high / step) + 1)]


def _stripes(box: QRectF, step: float, pattern: str) -> list[QLineF]:
    if pattern == "vertical stripes":
        return [QLineF(x, box.top(), x, box.bottom()) for x in _steps(box.left(), box.right(), step)]
    if pattern == "horizontal stripes":
        return [QLineF(box.left(), y, box.right(), y) for y in _steps(box.top(), box.bottom(), step)]
    reach = box.height()
    return [QLineF(x, box.bottom(), x + reach, box.top())
            for x in _steps(box.left() - reach, box.right(), step * 1.25)]


def _dots(painter: QPainter, box: QRectF, step: float, colour: QColor, crescent: bool) -> None:
    radius = step * (0.36 if crescent else 0.25)
    for row, y in enumerate(_steps(box.top(), box.bottom(), step)):
        for x in _steps(box.left(), box.right(), step * 1.2):
            at = QPointF(x + (row % 2) * step * 0.6, y)
            painter.setBrush(colour)
            if crescent:
                painter.drawPath(_crescent(at, radius))
            else:
                painter.drawEllipse(at, radius, radius)


def _crescent(at: QPointF, radius: float) -> QPainterPath:
    moon, bite = QPainterPath(), QPainterPath()
    moon.addEllipse(at, radius, radius)
    bite.addEllipse(at + QPointF(radius * 0.55, 0), radius * 0.8, radius * 0.8)
    return moon.subtracted(bite)


def _checks(painter: QPainter, box: QRectF, step: float, colour: QColor) -> None:
    side = step * 0.7
    for row, y in enumerate(_steps(box.top(), box.bottom(), side)):
        for column, x in enumerate(_steps(box.left(), box.right(), side)):
            if (row + column) % 2:
                painter.fillRect(QRectF(x, y, side, side), colour)


def _crosses(painter: QPainter, box: QRectF, step: float, upright: bool) -> None:
    arm = step * 0.32
    for row, y in enumerate(_steps(box.top(), box.bottom(), step)):
        for x in _steps(box.left(), box.right(), step * 1.3):
            at = QPointF(x + (row % 2) * step * 0.65, y)
            if upright:
                painter.drawLine(at - QPointF(arm, 0), at + QPointF(arm, 0))
                painter.drawLine(at - QPointF(0, arm), at + QPointF(0, arm))
            else:
                painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm))
                painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm))

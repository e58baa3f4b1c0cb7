"""Drawings of spaces and counters, taken down once for each look and size: most occur many times on a page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.board.counters import paint_counter
from desktop.board.looks import Look, SpaceLook
from desktop.board.space_paint import paint_space
from desktop.printing.recorder import Drawing, recorded


class Stencils:
    """Keeps the drawings of looks."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Look | SpaceLook, float], Drawing] = {}

    def draw(self, painter: QPainter, look: Look | SpaceLook, x: float, y: float, scale: float) -> None:
        """Draws a look; (x, y) is a counter's upper left corner or a space's middle."""
        key = look, round(scale, 2)
        if key not in self._kept:
            self._kept[key] = recorded(lambda board: _paint(board, look), key[1])
        self._kept[key].draw(painter, x, y)


def _paint(painter: QPainter, look: Look | SpaceLook) -> None:
    if isinstance(look, SpaceLook):
        paint_space(painter, look)
    else:
        paint_counter(painter, look, QRectF(QPointF(0, 0), look.size))

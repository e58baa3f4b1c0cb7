"""Drawing on a page: text, lines, boxes to tick, counters. Everything is vectors and real text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.board.counters import paint_counter
from desktop.board.looks import Look
from desktop.board.patterns import fill_with_pattern
from desktop.printing.faces import TEXT, Face, base_in, fitted, font_of, leading, lines_of, printable, width_of
from desktop.theme import PowerLook

INK = "#17130e"
SOFT = "#5a5147"
LINE = "#8f8678"
FAINT = "#c9c2b6"
SHADE = "#efebe3"
HAIR, THIN, THICK = 12.0, 20.0, 45.0


class Canvas:
    """A page's painter; lengths in hundredths of a millimetre."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)

    # ---- text

    def text(self, x: float, y: float, text: str, face: Face = TEXT, colour: str = INK, align: str = "l") -> float:
        """A line whose top is at y; `align` l, c or r says what x is. Gives the width."""
        if not text:
            return 0.0
        text = printable(text)
        wide = width_of(face, text)
        left = x if align == "l" else x - wide if align == "r" else x - wide / 2
        self.painter.setFont(font_of(face))
        self.painter.setPen(QColor(colour))
        self.painter.drawText(QPointF(round(left), round(y + base_in(face))), text)
        return wide

    def text_in(self, box: QRectF, text: str, face: Face = TEXT, colour: str = INK, align: str = "l") -> None:
        """One line in the middle of a box's height, set smaller if the box is too narrow."""
        face = fitted(face, text, box.width())
        x = {"l": box.left(), "c": box.center().x(), "r": box.right()}[align]
        self.text(x, box.center().y() - leading(face) / 2, text, face, colour, align)

    def lines(self, x: float, y: float, width: float, text: str, face: Face = TEXT, colour: str = INK) -> float:
        """Text broken into lines; gives the height."""
        step = leading(face)
        found = lines_of(face, text, width)
        for number, line in enumerate(found):
            self.text(x, y + number * step, line, face, colour)
        return step * len(found)

    # ---- shapes

    def line(self, x: float, y: float, x2: float, y2: float, width: float = HAIR, colour: str = LINE,
             dashes: Sequence[float] = ()) -> None:
        """A straight line."""
        pen = QPen(QColor(colour), width, c=Qt.PenCapStyle.FlatCap)
        if dashes:
            pen.setDashPattern(list(dashes))
        self.painter.setPen(pen)
        self.painter.drawLine(QLineF(round(x), round(y), round(x2), round(y2)))

    def box(self, box: QRectF, width: float = HAIR, colour: str = LINE, fill: str | None = None,
            radius: float = 0.0) -> None:
        """A frame, filled or not; a width of 0 draws no frame."""
        self.painter.setPen(QPen(QColor(colour), width, j=Qt.PenJoinStyle.MiterJoin) if width else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        if radius:
            self.painter.drawRoundedRect(box, radius, radius)
        else:
            self.painter.drawRect(box)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def tick(self, x: float, y: float, side: float = 260.0) -> None:
        """An empty box to tick, its upper left corner there."""
        self.box(QRectF(round(x), round(y), side, side), THIN, INK, "#ffffff")

    def shape(self, path: QPainterPath, fill: str | None, edge: str | None = None, width: float = HAIR) -> None:
        """A path, filled, edged or both."""
        self.painter.setPen(QPen(QColor(edge), width, j=Qt.PenJoinStyle.RoundJoin) if edge else Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def pattern(self, box: QRectF, look: PowerLook, step: float = 130.0) -> None:
        """A band in a power's colour and pattern, with a thin edge."""
        path = QPainterPath()
        path.addRect(box)
        fill_with_pattern(self.painter, path, look, step)
        self.box(box, HAIR, INK)

    def counter(self, look: Look, box: QRectF) -> None:
        """A counter as on the map."""
        paint_counter(self.painter, look, box)

    def badge(self, box: QRectF, look: PowerLook, letter: str, face: Face) -> None:
        """A power's shield: pattern, and its letter on the plain colour."""
        self.pattern(box, look, box.height() / 4.5)
        inner = box.adjusted(box.width() * 0.17, box.height() * 0.17, -box.width() * 0.17, -box.height() * 0.17)
        self.box(inner, 0, fill=look.colour)
        self.text_in(inner, letter, face, look.ink, "c")

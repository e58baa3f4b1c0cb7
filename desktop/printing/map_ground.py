"""The ground of the printed map: sea, land, washes, ways and the names of the seas, in whole hundredths of a
millimetre. Paler than on the screen, so that pieces and names stand out in black and white too, and ink is spared."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop.board.chart import Chart, Link, Place, Sea
from desktop.board.geography import Geography, thinned
from desktop.board.glyphs import glyph_in
from desktop.printing.canvas import Canvas
from desktop.printing.clipping import clipped
from desktop.printing.faces import Face, cap_of, font_of, width_of
from desktop.printing.room import Room
from desktop.theme import SERIF

SEA, SHORE, LAND, COAST, WATER = "#e9f1f3", "#d3e3e8", "#fbf7ec", "#8c8270", "#a9c5d1"
ROAD, SEA_INK, BORDER = "#a8977c", "#4d7783", "#93aeb8"
# Washes let the coast through.
WASHES = {"england": "#58e8b9a2", "scotland": "#58c6b0d8", "france": "#58a9c4e0", "netherlands": "#58efcb80"}
WASH = "#58d2c4a8"
# The finest that is drawn, in hundredths of a millimetre.
_FINEST = 24.0


class MapGround:
    """The ground of a part of the chart at one scale (hundredths of a millimetre for each pixel of the layout). The
    part's corner is at (0, 0). `rooms` keeps what its plans begin with, `crowd` how crowded it is around each space."""

    def __init__(self, geography: Geography, chart: Chart, scale: float, language: str,
                 part: QRectF | None = None) -> None:
        self.chart, self.scale, self.language = chart, scale, language
        self.part = part or chart.rect
        self.to_paper = QTransform.fromScale(scale, scale).translate(-self.part.left(), -self.part.top())
        self.rect = self.to_paper.mapRect(self.part)
        self._whole = self.part.contains(chart.rect)
        finest = _FINEST / scale
        self._near = self.part.adjusted(-8 * finest, -8 * finest, 8 * finest, 8 * finest)
        self._land = self._filled(_rings(geography.land, finest))
        self._areas = [(WASHES.get(key, WASH), self._filled([thinned(list(ring), 2 * finest) for ring in rings]))
                       for key, rings in chart.areas.items()]
        self._shore = [self._line(piece) for piece in geography.coast.near(self._near, 5 * finest)]
        self._rivers = [(width, self._line(thinned(_points(path), finest))) for width, path in geography.rivers
                        if path.boundingRect().intersects(self.part)]
        self._lakes = self._filled([_points(lake) for lake in geography.lakes])
        self._links = [link for link in chart.links if link.line.boundingRect().intersects(self._near)]
        self.rooms: dict[object, Room] = {}
        inside = [place for place in chart.places.values() if self.part.contains(place.point)]
        self.crowd = {place.id: _crowd(place, inside) for place in inside}

    def _line(self, points: Sequence[QPointF] | QPolygonF) -> QPolygonF:
        return QPolygonF(self.to_paper.map(QPolygonF(points)).toPolygon())

    def _filled(self, rings: Iterable[Sequence[QPointF]]) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in rings:
            shown = ring if self._whole else clipped(ring, self._near)
            if len(shown) > 2:
                path.addPolygon(self._line(shown))
                path.closeSubpath()
        return path

    def paint(self, canvas: Canvas, line: float) -> None:
        """Draws all of it; `line` is the width of a way."""
        painter = canvas.painter
        painter.save()
        painter.setClipRect(self.rect, Qt.ClipOperation.IntersectClip)
        painter.fillRect(self.rect, QColor(SEA))
        _strokes(painter, self._shore, SHORE, 9.0 * line)
        for sea in self.chart.seas.values():
            near = [border for border in sea.borders if border.boundingRect().intersects(self._near)]
            _strokes(painter, [self._line(border) for border in near], BORDER, 0.6 * line, (4, 3))
        canvas.shape(self._land, LAND, COAST, 0.5 * line)
        for colour, area in self._areas:
            painter.fillPath(area, QColor(colour))
        for width, river in self._rivers:
            _strokes(painter, [river], WATER, (0.3 + 0.4 * width) * line)
        painter.fillPath(self._lakes, QColor(SHORE))
        self._ways(painter, line)
        painter.restore()
        canvas.box(self.rect, 25.0, COAST)

    def _ways(self, painter: QPainter, line: float) -> None:
        roads = [self._line(link.line) for link in self._links if link.kind != "pass"]
        passes = [link for link in self._links if link.kind == "pass"]
        _strokes(painter, roads, LAND, 2.2 * line)
        _strokes(painter, roads, ROAD, line)
        _strokes(painter, [self._line(link.line) for link in passes], ROAD, 1.3 * line, (0.01, 2.0))
        for link in passes:
            self._mountain(painter, link, line)

    def _mountain(self, painter: QPainter, link: Link, line: float) -> None:
        path = QPainterPath()
        path.addPolygon(self._line(link.line))
        middle, size = path.pointAtPercent(0.5), 11 * line
        sign = glyph_in("mountain", QRectF(middle.x() - size / 2, middle.y() - size * 0.62, size, size))
        painter.setPen(QPen(QColor(ROAD), 0.7 * line, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(LAND))
        painter.drawPath(sign)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint_sea_names(self, canvas: Canvas, points: float) -> None:
        """The seas' names in italics, by the layout's place and angle."""
        face = Face(SERIF, points, italic=True)
        for sea in self.chart.seas.values():
            text, middle, angle = self.sea_name(sea, face)
            reach = width_of(face, text) / 2
            if not self.rect.adjusted(-reach, -reach, reach, reach).contains(middle):
                continue
            painter = canvas.painter
            painter.save()
            painter.translate(middle)
            painter.rotate(angle)
            painter.setFont(font_of(face))
            painter.setPen(QColor(SEA_INK))
            painter.drawText(QPointF(-width_of(face, text) / 2, cap_of(face) / 2), text)
            painter.restore()

    def sea_name(self, sea: Sea, face: Face) -> tuple[str, QPointF, float]:
        """A sea zone's name, its middle on the paper, and its angle; no name leaves the chart."""
        x, y, angle = sea.labels.get(self.language) or next(iter(sea.labels.values()))
        text = sea.names.get(self.language, sea.id)
        turn = math.radians(angle)
        half = width_of(face, text) / self.scale / 2 + 12
        wide, high = half * abs(math.cos(turn)), half * abs(math.sin(turn))
        chart = self.chart.rect
        x = min(max(x, chart.left() + wide), chart.right() - wide)
        y = min(max(y, chart.top() + high), chart.bottom() - high)
        return text, self.to_paper.map(QPointF(x, y)), angle


def _crowd(place: Place, others: Sequence[Place]) -> float:
    """How crowded it is around a space."""
    return sum(1.0 / (1.0 + (other.x - place.x) ** 2 / 2e4 + (other.y - place.y) ** 2 / 2e4) for other in others)


def _points(path: QPainterPath) -> list[QPointF]:
    return [QPointF(path.elementAt(n).x, path.elementAt(n).y) for n in range(path.elementCount())]


def _rings(path: QPainterPath, finest: float) -> list[list[QPointF]]:
    """A path's rings without points that lie too near to each other, and without islands that are too small."""
    rings = [thinned(list(polygon), finest) for polygon in path.toSubpathPolygons()]
    return [ring for ring in rings if len(ring) > 3]


def _strokes(painter: QPainter, lines: Iterable[QPolygonF], colour: str, width: float,
             dashes: Sequence[float] = ()) -> None:
    """Lines as one path: one operator of a PDF."""
    pen = QPen(QColor(colour), max(1, round(width)), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
               Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern(list(dashes))
    painter.setPen(pen)
    path = QPainterPath()
    for line in lines:
        path.addPolygon(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)

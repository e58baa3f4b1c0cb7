"""The sheet under the pieces: sea with water-lines, land, washes, links, passes and the names of the seas."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from desktop.board.chart import Chart, Link, Sea
from desktop.board.geography import Geography, Lines
from desktop.board.glyphs import glyph_in
from desktop.board.looks import font
from desktop.board.scales import MOUNTAIN, SEA_NAME, smooth_size
from desktop.theme import SERIF, Theme, mixed

LAYERS = ("links", "areas")
# How far each water-line lies from the coast, farthest first, in pixels at 100 %.
_WATER = (38.0, 26.0, 16.0, 7.5)
_HILLS_FROM = 0.16
# Below this zoom the fine lines between the bands would be thinner than a pixel, and joins need not be round.
_FINE_FROM = 0.6
_FRAME = 14.0


class Sheet(Struct, frozen=True):
    """What a background is drawn for: one value, so that tiles are thrown away when any of it changes."""

    theme: str
    language: str
    layers: frozenset[str]


class Background:
    """Paints any part of the sheet as vectors, at any zoom."""

    def __init__(self, geography: Callable[[], Geography], chart: Chart, theme: Theme, language: str) -> None:
        """`geography` is read when something has to be drawn."""
        self._read_geography, self.chart = geography, chart
        self.theme, self.language = theme, language
        self.layers = set(LAYERS)
        self._names: dict[tuple[str, str], QPainterPath] = {}
        self._grain = QBrush(grain())

    @cached_property
    def geography(self) -> Geography:
        """The drawn land."""
        return self._read_geography()

    @cached_property
    def _areas(self) -> dict[str, QPainterPath]:
        return {key: _area_path(rings) for key, rings in self.chart.areas.items()}

    @cached_property
    def _edges(self) -> dict[str, Lines]:
        return {key: Lines([list(ring) for ring in rings]) for key, rings in self.chart.areas.items()}

    @property
    def sheet(self) -> Sheet:
        """What the sheet looks like now."""
        return Sheet(self.theme.name, self.language, frozenset(self.layers))

    def set_theme(self, theme: Theme) -> None:
        """Other colours from now on."""
        self.theme = theme
        self._grain = QBrush(grain())

    def paint(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """Draws what lies in a rectangle of the scene; the painter is already in scene coordinates."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.fillRect(rect, QColor(self.theme.table))
        painter.save()
        painter.setClipRect(self.chart.rect)
        painter.fillRect(rect.intersected(self.chart.rect), QColor(self.theme.sea))
        self._water(painter, rect, zoom)
        self._sea_borders(painter, zoom)
        self._ground(painter, rect, zoom)
        if "areas" in self.layers:
            self._washes(painter, rect, zoom)
        self._coast(painter, rect, zoom)
        self._sea_names(painter, rect, zoom)
        if "links" in self.layers:
            self._links(painter, rect, zoom)
        painter.restore()
        self._frame(painter, zoom)

    def _water(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """Soft bands and fine lines along the coast, as engravers drew the sea."""
        unit = smooth_size("water", zoom) / zoom
        fine = zoom >= _FINE_FROM
        for reach, colour in zip(_WATER, self.theme.water_lines, strict=True):
            coast = self.geography.coast.near(_grown(rect, reach * unit + 4), max(reach * unit / 3.6, 0.7 / zoom))
            if fine:
                _stroke(painter, coast, mixed(colour, self.theme.sea_name, 0.16), 2 * (reach + 0.55) * unit)
            _stroke(painter, coast, colour, 2 * (reach - 0.55) * unit, fine)

    def _ground(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        land = self.geography.land_near(_grown(rect, 4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(land, QColor(self.theme.land))
        painter.save()
        painter.setClipPath(land, Qt.ClipOperation.IntersectClip)
        self._shore_shade(painter, rect, zoom)
        self._paper_grain(painter, rect, zoom)
        painter.restore()
        self._waters_inland(painter, rect, zoom)
        self._mountains(painter, rect, zoom)

    def _shore_shade(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        unit = smooth_size("water", zoom) / zoom
        fine = zoom >= _FINE_FROM
        for reach, part in ((13.0, 0.22), (8.0, 0.5), (4.0, 1.0)) if fine else ((10.0, 0.4), (4.0, 1.0)):
            coast = self.geography.coast.near(_grown(rect, reach * unit + 2), max(reach * unit / 4, 0.7 / zoom))
            _stroke(painter, coast, mixed(self.theme.land, self.theme.land_shade, part), 2 * reach * unit, fine)

    def _paper_grain(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        brush = QBrush(self._grain)
        brush.setTransform(QTransform.fromScale(1 / zoom, 1 / zoom))
        painter.fillRect(rect, brush)

    def _waters_inland(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        unit = smooth_size("line", zoom) / zoom
        for width, line in self.geography.rivers:
            if line.boundingRect().intersects(rect):
                painter.strokePath(line, _round_pen(self.theme.river, (0.5 + 0.75 * width) * unit))
        for lake in self.geography.lakes:
            if lake.boundingRect().intersects(rect):
                painter.fillPath(lake, QColor(self.theme.lake))
                painter.strokePath(lake, _round_pen(self.theme.river, 0.9 * unit))

    def _mountains(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """Hills in the engravers' way: an outline, shade down the right side. Too small, they are left out."""
        if zoom < _HILLS_FROM:
            return
        strength = min(1.0, (zoom - _HILLS_FROM) / 0.25)
        line = mixed(self.theme.land, self.theme.coast, 0.14 + 0.22 * strength)
        shade = mixed(self.theme.land, self.theme.land_shade, 0.45 + 0.4 * strength)
        painter.setPen(_round_pen(line, 0.95))
        outlines, shades = QPainterPath(), QPainterPath()
        for x, y, size in self.geography.hills_near(rect):
            _hill(outlines, shades, x, y, size)
        painter.fillPath(shades, QColor(shade))
        painter.strokePath(outlines, _round_pen(line, 0.95))

    def _washes(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        """A thin wash over each area of religious struggle, stronger along its edge, as maps were coloured by hand."""
        unit = smooth_size("line", zoom) / zoom
        for key, path in self._areas.items():
            if not path.boundingRect().intersects(rect):
                continue
            colour = QColor(self.theme.areas.get(key, self.theme.accent))
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            for alpha, width in ((15, 0.0), (24, 30.0), (44, 12.0)):
                colour.setAlpha(alpha)
                if width:
                    edge = self._edges[key].near(_grown(rect, width * unit), max(2.0, width * unit / 6))
                    painter.strokePath(_joined(edge), _round_pen(colour, width * unit))
                else:
                    painter.fillPath(path, colour)
            painter.restore()

    def _coast(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        unit = smooth_size("line", zoom) / zoom
        _stroke(painter, self.geography.coast.near(_grown(rect, 4), 0.5 / zoom), self.theme.coast, 1.15 * unit)

    def _sea_borders(self, painter: QPainter, zoom: float) -> None:
        unit = smooth_size("line", zoom) / zoom
        pen = _round_pen(self.theme.sea_border, 1.5 * unit)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        for sea in self.chart.seas.values():
            for line in sea.borders:
                painter.drawPolyline(line)

    def _sea_names(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        unit = self.chart.sea_size(zoom) / zoom
        for sea in self.chart.seas.values():
            path = self.sea_name_path(sea, unit)
            if path.boundingRect().intersects(rect):
                painter.strokePath(path, _round_pen(mixed(self.theme.sea, self.theme.sea_far, 0.2), 3.0 * unit))
                painter.fillPath(path, QColor(self.theme.sea_name))

    def sea_name_path(self, sea: Sea, unit: float) -> QPainterPath:
        """A sea zone's name in spaced italics, middle and angle by the layout."""
        x, y, angle = sea.labels.get(self.language) or next(iter(sea.labels.values()))
        key = (sea.id, self.language)
        if key not in self._names:
            self._names[key] = self._spaced_name(sea)
        path = QTransform.fromTranslate(x, y).rotate(angle).scale(unit, unit).map(self._names[key])
        return path.translated(self._inward(path.boundingRect(), 12 * unit))

    def _inward(self, box: QRectF, edge: float) -> QPointF:
        """How far a name must be moved to lie inside the frame: from far it is larger than its room."""
        frame = self.chart.rect.adjusted(edge, edge, -edge, -edge)
        x = max(frame.left() - box.left(), 0.0) or min(frame.right() - box.right(), 0.0)
        y = max(frame.top() - box.top(), 0.0) or min(frame.bottom() - box.bottom(), 0.0)
        return QPointF(x, y)

    def _spaced_name(self, sea: Sea) -> QPainterPath:
        face = font(SERIF, SEA_NAME, italic=True)
        metrics, text = QFontMetricsF(face), sea.names.get(self.language, sea.id)
        path, pen = QPainterPath(), 0.0
        for letter in text:
            path.addText(QPointF(pen, 0), face, letter)
            pen += metrics.horizontalAdvance(letter) + 2.4
        return path.translated(-pen / 2, metrics.capHeight() / 2)

    def _links(self, painter: QPainter, rect: QRectF, zoom: float) -> None:
        unit = smooth_size("line", zoom) / zoom
        near = [k for k in self.chart.links if _grown(k.line.boundingRect(), 24 * unit).intersects(rect)]
        roads, passes, ways, dangers = (QPainterPath() for _ in range(4))
        for link in near:
            {"pass": passes, "way": ways, "dangerous": dangers}.get(link.kind, roads).addPolygon(link.line)
        self._ways(painter, near, ways, dangers, zoom)
        dots = _round_pen(self.theme.pass_ink, 3.4 * unit)
        dots.setDashPattern([0.01, 1.9])
        painter.strokePath(roads, _round_pen(mixed(self.theme.land, self.theme.halo, 0.5), 4.4 * unit))
        painter.strokePath(roads, _round_pen(self.theme.link, 2.5 * unit))
        painter.strokePath(passes, dots)
        for link in near:
            if link.kind == "pass":
                self._mountain(painter, link, zoom)

    def _ways(self, painter: QPainter, links: list[Link], ways: QPainterPath, dangers: QPainterPath,
              zoom: float) -> None:
        """Ways over the oceans: long strokes; dangerous ones dotted in the accent, their passages named."""
        unit = smooth_size("line", zoom) / zoom
        strokes = _round_pen(self.theme.sea_name, 2.2 * unit)
        strokes.setDashPattern([5, 3.2])
        dots = _round_pen(self.theme.accent, 3.2 * unit)
        dots.setDashPattern([0.01, 2.1])
        painter.strokePath(ways, strokes)
        painter.strokePath(dangers, dots)
        for link in links:
            if link.kind == "dangerous" and link.label:
                self._passage(painter, link, smooth_size("label_town", zoom) / zoom)

    def _passage(self, painter: QPainter, link: Link, unit: float) -> None:
        """The name of a dangerous passage at its narrows."""
        assert link.label
        face, text = font(SERIF, 17, italic=True), link.names.get(self.language, "")
        path = QPainterPath()
        path.addText(QPointF(0, 0), face, text)
        box = path.boundingRect()
        middle = QTransform.fromTranslate(*link.label).scale(unit, unit)
        path = middle.map(path.translated(-box.center().x(), QFontMetricsF(face).capHeight() / 2))
        path = path.translated(self._inward(path.boundingRect(), 8 * unit))
        painter.strokePath(path, _round_pen(self.theme.sea, 3.2 * unit))
        painter.fillPath(path, QColor(self.theme.accent))

    def _mountain(self, painter: QPainter, link: Link, zoom: float) -> None:
        size = MOUNTAIN * smooth_size("key", zoom) / zoom
        middle = link.middle
        box = QRectF(middle.x() - size / 2, middle.y() - size * 0.62, size, size)
        path = glyph_in("mountain", box)
        painter.strokePath(path, _round_pen(self.theme.land, size * 0.16))
        painter.fillPath(path, QColor(self.theme.pass_paper))
        painter.fillPath(glyph_in("mountain_snow", box), QColor(self.theme.halo))
        painter.strokePath(path, _round_pen(self.theme.pass_ink, size * (0.055 if zoom > 0.5 else 0.075)))

    def _frame(self, painter: QPainter, zoom: float) -> None:
        """A neat line around the sheet."""
        unit = smooth_size("line", zoom) / zoom
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width in ((-_FRAME * 0.5 * unit, 2.6), (0.0, 1.0)):
            painter.setPen(QPen(QColor(self.theme.coast), width * unit, j=Qt.PenJoinStyle.MiterJoin))
            painter.drawRect(self.chart.rect.adjusted(inset, inset, -inset, -inset))


def _hill(outlines: QPainterPath, shades: QPainterPath, x: float, y: float, size: float) -> None:
    """One hill on its foot's middle: half its width and its height are `size`."""
    top_x, top_y = x - size * 0.08, y - size
    outlines.moveTo(x - size, y)
    outlines.cubicTo(x - size * 0.62, y - size * 0.18, x - size * 0.42, y - size * 0.86, top_x, top_y)
    outlines.cubicTo(x + size * 0.2, y - size * 0.92, x + size * 0.5, y - size * 0.3, x + size * 0.92, y - size * 0.04)
    shades.moveTo(top_x, top_y)
    shades.cubicTo(x + size * 0.2, y - size * 0.92, x + size * 0.5, y - size * 0.3, x + size * 0.92, y - size * 0.04)
    shades.cubicTo(x + size * 0.55, y - size * 0.02, x + size * 0.3, y, x + size * 0.12, y)
    shades.cubicTo(x + size * 0.3, y - size * 0.35, x + size * 0.1, y - size * 0.6, top_x, top_y)


def _area_path(rings: Mapping[str, object] | tuple) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(ring)
        path.closeSubpath()
    return path


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)


def _round_pen(colour: str | QColor, width: float) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _joined(pieces: list[QPolygonF]) -> QPainterPath:
    """Pieces as one path, so that a translucent stroke does not darken where they meet."""
    path = QPainterPath()
    for piece in pieces:
        path.addPolygon(piece)
    return path


def _stroke(painter: QPainter, pieces: list[QPolygonF], colour: str, width: float, fine: bool = True) -> None:
    """Strokes pieces one by one: one long path of wide strokes that overlap takes a hundred times as long."""
    pen = _round_pen(colour, width)
    if not fine:
        pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for piece in pieces:
        painter.drawPolyline(piece)


def grain(side: int = 256) -> QPixmap:
    """The tooth of the paper: a faint, even noise, the same each time."""
    tones = [QColor(*tone, alpha).rgba() for tone in ((255, 255, 255), (70, 45, 10)) for alpha in range(9)]
    noise = bytes(value % len(tones) for value in range(256))
    points = random.Random(1572).randbytes(side * side).translate(noise)
    image = QImage(points, side, side, side, QImage.Format.Format_Indexed8)
    image.setColorTable(tones)
    return QPixmap.fromImage(image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))

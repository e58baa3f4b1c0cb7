"""Ways over the map: the path that pieces take or may take, with its arrow, where it is cut, and how many go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from desktop.board.chart import Chart
from desktop.board.items import Z_NAME, Z_OPEN, Sprite
from desktop.board.looks import font, text_width
from desktop.board.scales import screen_size
from desktop.theme import SANS, Theme

if TYPE_CHECKING:
    from desktop.board.scene import MapScene

Z_WAY, Z_SIGN = Z_NAME + 4, Z_OPEN - 6
FAINT, PLAIN, STRONG = "faint", "plain", "strong"
_WIDTH = {FAINT: 2.0, PLAIN: 3.0, STRONG: 4.6}
_OPACITY = {FAINT: 0.42, PLAIN: 0.85, STRONG: 1.0}
_CASING = 2.4
_HEAD = 11.0
_SIGN = 17.0
# A way through one sea only swings this far towards the middle of the zone: ships keep to the coast.
_PULL = 0.55


class WayLook(Struct, frozen=True):
    """A way: the places it goes through, both ends with it; `owner` colours it, `cuts` are the places at which it is
    barred, `label` stands beside it."""

    path: tuple[str, ...]
    owner: str = "independent"
    strength: str = PLAIN
    cuts: tuple[str, ...] = ()
    label: str = ""


class WayLayer:
    """The ways on a scene."""

    def __init__(self, scene: MapScene) -> None:
        self.scene = scene
        self.shown: tuple[WayLook, ...] = ()
        self._items: list[QGraphicsItem] = []
        self._lines: list[tuple[QGraphicsPathItem, float]] = []
        self._heads: list[tuple[QGraphicsItem, QPainterPath, float]] = []

    def show(self, ways: Iterable[WayLook]) -> None:
        """Shows these ways and no others; what is strong lies uppermost."""
        wanted = tuple(ways)
        if wanted == self.shown:
            return
        self.shown = wanted
        self._rebuild()

    def _rebuild(self) -> None:
        for item in self._items:
            self.scene.removeItem(item)
        self._items, self._lines, self._heads = [], [], []
        order = (FAINT, PLAIN, STRONG)
        for number, way in enumerate(sorted(self.shown, key=lambda way: order.index(way.strength))):
            self._draw(way, Z_WAY + number * 0.001)
        for place in dict.fromkeys(cut for way in self.shown if way.strength != FAINT for cut in way.cuts):
            self._sign(place)
        self.rescale(self.scene.zoom)

    def restyle(self) -> None:
        """Draws everything anew: the theme has changed."""
        self._rebuild()

    def _draw(self, way: WayLook, z: float) -> None:
        stretches = route(self.scene.chart, way.path)
        if not stretches:
            return
        theme, power = self.scene.theme, self.scene.theme.power(way.owner)
        width, opacity = _WIDTH[way.strength], _OPACITY[way.strength]
        for path, at_sea in stretches:
            for colour, wide in ((theme.outline, width + _CASING), (power.colour, width)):
                item = QGraphicsPathItem(path)
                pen = QPen(QColor(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                           Qt.PenJoinStyle.RoundJoin)  # fmt: skip
                if at_sea:
                    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                    pen.setDashPattern([9.0 / wide, 5.0 / wide])
                item.setPen(pen)
                self._lines.append((item, wide))
                self._add(item, z, opacity)
        last = stretches[-1][0]
        self._head(last, power.colour, width, opacity, z, way.path[-1])
        if way.label:
            self._label(stretches, way, z)

    def _add(self, item: QGraphicsItem, z: float, opacity: float) -> None:
        item.setZValue(z)
        item.setOpacity(opacity)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.scene.addItem(item)
        self._items.append(item)

    def _head(self, path: QPainterPath, colour: str, width: float, opacity: float, z: float, goal: str) -> None:
        size = _HEAD * (0.75 + width / 12)
        arrow = QPainterPath()
        arrow.addPolygon(QPolygonF([QPointF(0, 0), QPointF(-size, -size * 0.55), QPointF(-size * 0.72, 0),
                                    QPointF(-size, size * 0.55)]))  # fmt: skip
        arrow.closeSubpath()
        item = QGraphicsPathItem(arrow)
        item.setPen(QPen(QColor(self.scene.theme.outline), 1.3, j=Qt.PenJoinStyle.RoundJoin))
        item.setBrush(QColor(colour))
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self._add(item, z + 0.0005, opacity)
        self._heads.append((item, path, _reach(self.scene, goal)))

    def _label(self, stretches: Sequence[tuple[QPainterPath, bool]], way: WayLook, z: float) -> None:
        longest = max((path for path, _ in stretches), key=lambda path: path.length())
        sprite = Sprite(Z_SIGN)
        pixmap = label_pixmap(way.label, bool(way.cuts), self.scene.theme, self.scene.ratio)
        sprite.show_centred(pixmap, None)
        sprite.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        sprite.setPos(longest.pointAtPercent(longest.percentAtLength(longest.length() * 0.5)))
        self._add(sprite, Z_SIGN + z * 0.001, 1.0)

    def _sign(self, place: str) -> None:
        """A red cross beside the place at which a way is cut."""
        point = self.scene.chart.point(place)
        if point is None:
            return
        sprite = Sprite(Z_SIGN)
        sprite.show_centred(cut_pixmap(self.scene.theme, self.scene.ratio), None)
        sprite.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        sprite.setPos(point)
        self._add(sprite, Z_SIGN + 0.5, 1.0)
        reach = _reach(self.scene, place)
        self._heads.append((sprite, QPainterPath(), reach))

    def rescale(self, zoom: float) -> None:
        """Keeps lines as wide as they are, arrows at the edge of their goals and crosses beside their places."""
        for line, wide in self._lines:
            pen = line.pen()
            pen.setWidthF(wide / zoom)
            line.setPen(pen)
        for item, path, reach in self._heads:
            if path.isEmpty():
                off = 0.72 * _symbol(self.scene, reach)
                item.setTransform(QTransform.fromTranslate(off, -off))
                continue
            far = (_symbol(self.scene, reach) + 2.0) / zoom
            at = max(0.0, path.length() - far)
            part = path.percentAtLength(at)
            before = path.percentAtLength(max(0.0, at - 6.0 / zoom))
            tip, tail = path.pointAtPercent(part), path.pointAtPercent(before)
            item.setPos(tip)
            item.setRotation(-QLineF(tail, tip).angle())


def _reach(scene: MapScene, place: str) -> float:
    """Half the size of a place's symbol at 100 %; 0 for a zone of the sea."""
    found = scene.chart.places.get(place)
    return 0.0 if found is None else 14.0 if found.key else 12.5


def _symbol(scene: MapScene, reach: float) -> float:
    return reach * screen_size("key" if reach > 13 else "town", scene.zoom)


# ---- where a way runs


def route(chart: Chart, path: Sequence[str]) -> list[tuple[QPainterPath, bool]]:
    """The stretches of a way, each over land (along the links) or over sea."""
    lines = _lines_of(chart)
    places = [place for place in path if chart.point(place) is not None]
    stretches: list[tuple[QPainterPath, bool]] = []
    start = 0
    while start < len(places) - 1:
        end = start + 1
        sea = _is_sea(chart, places[start]) or _is_sea(chart, places[end])
        while end < len(places) - 1 and sea == (_is_sea(chart, places[end]) or _is_sea(chart, places[end + 1])):
            end += 1
        stretch = places[start : end + 1]
        drawn = _over_sea if sea else _over_land
        stretches.append((drawn(chart, stretch, lines), sea))
        start = end
    return stretches


def _is_sea(chart: Chart, place: str) -> bool:
    return place in chart.seas


Lines = Mapping[tuple[str, str], list[list[QPointF]]]


def _lines_of(chart: Chart) -> Lines:
    """The drawn lines of each link, from either side; one that crosses the map's edge has two."""
    found: dict[tuple[str, str], list[list[QPointF]]] = {}
    for link in chart.links:
        points = [link.line.at(i) for i in range(link.line.count())]
        found.setdefault((link.a, link.b), []).append(points)
        found.setdefault((link.b, link.a), []).append(points[::-1])
    return found


def _over_land(chart: Chart, places: Sequence[str], lines: Lines) -> QPainterPath:
    path = QPainterPath(_point(chart, places[0]))
    for here, there in pairwise(places):
        for point in lines.get((here, there), [[]])[0]:
            path.lineTo(point)
        path.lineTo(_point(chart, there))
    return path


def _over_sea(chart: Chart, places: Sequence[str], lines: Lines) -> QPainterPath:
    """Along the ways over the oceans, where they are drawn; else in a curve through the middles of the zones."""
    points = [_point(chart, place) for place in places]
    path = QPainterPath(points[0])
    if any(pair in lines for pair in pairwise(places)):
        for here, there in pairwise(places):
            _follow(path, lines.get((here, there), []), _point(chart, there))
        return path
    if len(points) == 3 and not _is_sea(chart, places[0]) and not _is_sea(chart, places[2]):
        middle = (points[0] + points[2]) / 2
        points[1] = middle + (points[1] - middle) * _PULL
    if len(points) == 2:
        path.lineTo(points[1])
        return path
    for number in range(1, len(points) - 1):
        end = points[number + 1] if number == len(points) - 2 else (points[number] + points[number + 1]) / 2
        path.quadTo(points[number], end)
    return path


def _follow(path: QPainterPath, lines: Sequence[Sequence[QPointF]], end: QPointF) -> None:
    """Along the drawn line of a way; where it leaves the map at one edge, on from the other."""
    if len(lines) == 2:
        # Both were drawn from their own zone to the edge, and one of them is turned round here.
        near = min(lines, key=lambda line: min(_gap(path, line[0]), _gap(path, line[-1])))
        far = lines[1] if near is lines[0] else lines[0]
        for point in near if _gap(path, near[0]) <= _gap(path, near[-1]) else near[::-1]:
            path.lineTo(point)
        far = far if _distance(far[-1], end) <= _distance(far[0], end) else far[::-1]
        path.moveTo(far[0])
        lines = [far]
    for point in lines[0] if lines else ():
        path.lineTo(point)
    path.lineTo(end)


def _gap(path: QPainterPath, point: QPointF) -> float:
    return _distance(path.currentPosition(), point)


def _distance(one: QPointF, other: QPointF) -> float:
    return QLineF(one, other).length()


def _point(chart: Chart, place: str) -> QPointF:
    return chart.point(place) or QPointF()


# ---- signs


def label_pixmap(words: str, warning: bool, theme: Theme, ratio: float) -> QPixmap:
    """How many go a way, on a small tag."""
    face = font(SANS, 13, bold=True)
    width, height = text_width(words, face) + 14, 21.0
    pixmap, painter = _canvas(width, height, ratio)
    box = QRectF(1, 1, width - 2, height - 2)
    painter.setPen(QPen(QColor(theme.outline), 1.2))
    painter.setBrush(QColor(theme.warning_wash if warning else theme.raised))
    painter.drawRoundedRect(box, 9, 9)
    painter.setFont(face)
    painter.setPen(QColor(theme.warning_ink if warning else theme.ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return pixmap


def cut_pixmap(theme: Theme, ratio: float) -> QPixmap:
    """The red cross where a way is cut."""
    pixmap, painter = _canvas(_SIGN, _SIGN, ratio)
    painter.setPen(QPen(QColor(theme.outline), 1.2))
    painter.setBrush(QColor("#c3281a"))
    painter.drawEllipse(QRectF(1, 1, _SIGN - 2, _SIGN - 2))
    painter.setPen(QPen(QColor("#ffffff"), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    low, high = _SIGN * 0.34, _SIGN * 0.66
    painter.drawLine(QPointF(low, low), QPointF(high, high))
    painter.drawLine(QPointF(low, high), QPointF(high, low))
    painter.end()
    return pixmap


def _canvas(width: float, height: float, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return pixmap, painter

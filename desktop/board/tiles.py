"""The sheet as tiles: drawn once for each zoom, then only copied to the screen, so that panning is smooth."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QTransform

from desktop.board.background import Background
from desktop.board.sheet_store import SheetStore

SIDE = 384
Level = float
Tile = tuple[Level, int, int]


class Tiles:
    """Square pieces of the sheet in device pixels. A level is device pixels per scene pixel."""

    def __init__(self, background: Background, store: SheetStore | None = None, limit: int = 230) -> None:
        self.background = background
        self.store = store
        self.limit = limit
        self._kept: OrderedDict[Tile, QPixmap] = OrderedDict()
        self._missing: dict[Tile, None] = {}
        self._base: QPixmap | None = None
        self._drawn: dict[Tile, float] = {}  # tiles that the store does not have, and their pixel ratio

    def forget(self) -> None:
        """Throws all tiles away: the sheet looks different now."""
        self._kept.clear()
        self._missing.clear()
        self._drawn.clear()
        self._base = None

    @property
    def waiting(self) -> bool:
        """Whether tiles that were wanted are still to be drawn."""
        return bool(self._missing)

    def draw(self, painter: QPainter, rect: QRectF, zoom: float, ratio: float, hurried: bool) -> None:
        """Copies the tiles of a scene rectangle to the screen; where one is missing, a coarser picture stands in.

        The painter is in scene coordinates. Unless `hurried`, tiles that are kept on disk are there at once.
        """
        level = round(zoom * ratio, 6)
        world = painter.worldTransform()
        painter.save()
        # In the screen's own pixels, so that tiles meet without a seam at fractional ratios too.
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)
        # At fractional pixel ratios the screen's rows reach a little beyond the rectangle that Qt names.
        edge = 2.0 / zoom
        missing = QRegion()
        for tile in self._tiles(rect.adjusted(-edge, -edge, edge, edge), level):
            pixmap = self._kept.get(tile)
            if pixmap is None and not hurried:
                pixmap = self._from_store(tile, ratio)
            corner = _whole(world.map(QPointF(tile[1] * SIDE / level, tile[2] * SIDE / level)) * ratio)
            if pixmap is not None:
                self._kept.move_to_end(tile)
                painter.drawPixmap(corner, pixmap)
            else:
                self._missing[tile] = None
                missing += QRect(int(corner.x()), int(corner.y()), SIDE, SIDE)
        if not missing.isEmpty():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not hurried)
            self._stand_in(painter, missing, world * QTransform.fromScale(ratio, ratio), level)
        painter.restore()

    def _stand_in(self, painter: QPainter, missing: QRegion, world: QTransform, level: Level) -> None:
        """Draws what there is of other zooms where tiles are missing: all of them in one go, each picture once."""
        painter.setClipRegion(missing)
        painter.setTransform(world, True)
        scene = world.inverted()[0].mapRect(QRectF(missing.boundingRect()))
        near = self._nearest_level(scene, level)
        area = scene.intersected(self.frame)
        shown = sum(_area(scene_rect(tile).intersected(area)) for tile in near)
        if shown < _area(area) * 0.999:
            painter.fillRect(scene, QColor(self.background.theme.table))
            self._draw_base(painter)
        elif not self.frame.contains(scene):
            painter.fillRect(scene, QColor(self.background.theme.table))
        for tile in near:
            pixmap = self._kept[tile]
            painter.drawPixmap(scene_rect(tile), pixmap, QRectF(0, 0, pixmap.width(), pixmap.height()))

    def _nearest_level(self, area: QRectF, level: Level) -> list[Tile]:
        """The kept tiles that show something of an area, of the one level nearest to a level that has none of it."""
        others = [t for t in self._kept if t[0] != level and scene_rect(t).intersects(area)]
        if not others:
            return []
        nearest = min({t[0] for t in others}, key=lambda other: abs(math.log(other / level)))
        return [t for t in others if t[0] == nearest]

    def _draw_base(self, painter: QPainter) -> None:
        base = self.base()
        painter.drawPixmap(self.frame, base, QRectF(0, 0, base.width(), base.height()))

    @property
    def frame(self) -> QRectF:
        """What of the scene the coarse picture shows."""
        return self.background.chart.rect.adjusted(-60, -60, 60, 60)

    def base(self, width: int = 640) -> QPixmap:
        """The whole sheet as one coarse picture, for the overview and where tiles are missing."""
        if self._base is None and self.store is not None:
            self._base = self.store.get(self.background.sheet, f"base {width}")
        if self._base is None:
            frame = self.frame
            zoom = width / frame.width()
            self._base = QPixmap(width, math.ceil(frame.height() * zoom))
            painter = QPainter(self._base)
            painter.scale(zoom, zoom)
            painter.translate(-frame.topLeft())
            self.background.paint(painter, frame.adjusted(-9, -9, 9, 9), zoom)
            painter.end()
            if self.store is not None:
                self.store.put(self.background.sheet, f"base {width}", self._base)
        return self._base

    def _tiles(self, rect: QRectF, level: Level) -> Iterator[Tile]:
        step = SIDE / level
        for y in range(math.floor(rect.top() / step), math.floor(rect.bottom() / step) + 1):
            for x in range(math.floor(rect.left() / step), math.floor(rect.right() / step) + 1):
                yield level, x, y

    def render(self, tile: Tile, ratio: float) -> QPixmap:
        """Draws one tile and keeps it."""
        level, scene = tile[0], scene_rect(tile)
        pixmap = QPixmap(SIDE, SIDE)
        painter = QPainter(pixmap)
        painter.scale(level, level)
        painter.translate(-scene.topLeft())
        # A little more than the tile, or its outermost row would be painted in part only.
        self.background.paint(painter, scene.adjusted(-2 / level, -2 / level, 2 / level, 2 / level), level / ratio)
        painter.end()
        self._keep(tile, pixmap)
        if self.store is not None:
            self._drawn[tile] = ratio
        return pixmap

    def _keep(self, tile: Tile, pixmap: QPixmap) -> None:
        self._kept[tile] = pixmap
        self._missing.pop(tile, None)
        while len(self._kept) > self.limit:
            old, _ = self._kept.popitem(last=False)
            self._drawn.pop(old, None)

    def _from_store(self, tile: Tile, ratio: float) -> QPixmap | None:
        """A tile as an earlier evening drew it; a level is looked for on disk once."""
        if self.store is None or tile in self._missing:
            return None
        pixmap = self.store.get(self.background.sheet, _name(tile, ratio))
        if pixmap is None or pixmap.width() != SIDE or pixmap.height() != SIDE:
            return None
        self._keep(tile, pixmap)
        return pixmap

    def store_next(self, level: Level) -> bool:
        """Writes one tile of a level to the store; False when all that were drawn are there."""
        level = round(level, 6)
        tile = next((t for t in self._drawn if t[0] == level and t in self._kept), None)
        if tile is None or self.store is None:
            return False
        self.store.put(self.background.sheet, _name(tile, self._drawn.pop(tile)), self._kept[tile])
        return True

    def render_next(self, level: Level, seen: QRectF, ratio: float) -> QRectF | None:
        """Draws one missing tile that is in sight and gives its scene rectangle; None when none is left."""
        level = round(level, 6)
        self._missing = {t: None for t in self._missing if t[0] == level and scene_rect(t).intersects(seen)}
        return self._render_nearest(list(self._missing), seen, ratio)

    def render_ahead(self, level: Level, seen: QRectF, ratio: float) -> bool:
        """Draws one tile just out of sight, for the next move of the map; False when all around is drawn."""
        level = round(level, 6)
        step = SIDE / level
        around = seen.adjusted(-step * 0.6, -step * 0.6, step * 0.6, step * 0.6).intersected(self.frame)
        wanted = list(self._tiles(around, level))
        # On a very large screen all that is wanted must find room, or tiles would push each other out for ever.
        self.limit = max(self.limit, len(wanted) + 20)
        ahead = [t for t in wanted if t not in self._kept]
        return self._render_nearest(ahead, seen, ratio) is not None

    def _render_nearest(self, tiles: list[Tile], seen: QRectF, ratio: float) -> QRectF | None:
        if not tiles:
            return None
        middle = seen.center()
        tile = min(tiles, key=lambda t: (scene_rect(t).center() - middle).manhattanLength())
        self.render(tile, ratio)
        return scene_rect(tile)


def _name(tile: Tile, ratio: float) -> str:
    return f"{tile[0]:.6f} {ratio:g} {tile[1]} {tile[2]}"


def _whole(point: QPointF) -> QPointF:
    """A point in whole pixels; halves always go the same way."""
    return QPointF(math.floor(point.x() + 0.5), math.floor(point.y() + 0.5))


def _area(rect: QRectF) -> float:
    return max(0.0, rect.width()) * max(0.0, rect.height())


def scene_rect(tile: Tile) -> QRectF:
    """The part of the scene that a tile shows."""
    level, x, y = tile
    step = SIDE / level
    return QRectF(x * step, y * step, step, step)


"""Coasts, lakes and rivers of a map resource as painter paths, and coasts cut into short pieces for fast drawing."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

_PIECE = 40
_CELL = 320.0


class Pieces:
    """Polylines cut into short pieces and kept by grid cell, so that a tile strokes only what is near it."""

    def __init__(self, lines: Iterable[Sequence[QPointF]]) -> None:
        self._cells: dict[tuple[int, int], set[int]] = {}
        self._pieces: list[QPolygonF] = []
        for line in lines:
            for start in range(0, max(1, len(line) - 1), _PIECE):
                self._add(line[start:start + _PIECE + 1])

    def _add(self, points: Sequence[QPointF]) -> None:
        if len(points) < 2:
            return
        piece = QPolygonF(list(points))
        number = len(self._pieces)
        self._pieces.append(piece)
        for cell in _cells_of(piece.boundingRect()):
            self._cells.setdefault(cell, set()).add(number)

    def near(self, rect: QRectF) -> list[QPolygonF]:
        """All pieces whose box touches a rectangle."""
        numbers: set[int] = set()
        for cell in _cells_of(rect):
            numbers |= self._cells.get(cell, set())
        pieces = (self._pieces[n] for n in sorted(numbers))
        return [p for p in pieces if p.boundingRect().adjusted(-1, -1, 1, 1).intersects(rect)]


def _cells_of(rect: QRectF) -> list[tuple[int, int]]:
    columns = range(int(rect.left() // _CELL), int(rect.right() // _CELL) + 1)
    rows = range(int(rect.top() // _CELL), int(rect.bottom() // _CELL) + 1)
    return [(x, y) for x in columns for y in rows]


class Lines:
    """Lines cut into pieces at several levels of detail, each made when it is first wanted."""

    def __init__(self, lines: list[list[QPointF]]) -> None:
        self._lines = lines
        self._levels: dict[int, Pieces] = {}

    def near(self, rect: QRectF, tolerance: float) -> list[QPolygonF]:
        """The pieces near a rectangle, points nearer to each other than about `tolerance` left out."""
        level = max(-2, round(math.log2(max(tolerance, 0.25))))
        if level not in self._levels:
            self._levels[level] = Pieces(thinned(line, 2.0 ** level) for line in self._lines)
        return self._levels[level].near(rect)


class Geography:
    """The drawn land of a map."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.size = (float(data["size"][0]), float(data["size"][1]))
        self.rect = QRectF(0, 0, *self.size)
        self._land = [_shape(row) for row in data["land"]]
        self.lakes = [_shape(row)[0] for row in data.get("lakes") or ()]
        self.rivers = [(float(row.get("width", 1.0)), _line(row["line"])) for row in data.get("rivers") or ()]
        self._hills: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
        for x, y, size in data.get("mountains") or ():
            self._hills.setdefault((int(x // _CELL), int(y // _CELL)), []).append((y, x, size))
        rings = [ring for row in data["land"] for ring in (_outer(row), *_holes(row))]
        self.coast = Lines([part for ring in rings for part in self._without_frame(ring)])

    def land_near(self, rect: QRectF) -> QPainterPath:
        """Land whose box touches a rectangle."""
        path = QPainterPath()
        for shape, box in self._land:
            if box.intersects(rect):
                path.addPath(shape)
        return path

    def hills_near(self, rect: QRectF) -> list[tuple[float, float, float]]:
        """Hills near a rectangle from north to south: x, y of the foot's middle, and the size."""
        reach = 16.0
        cells = _cells_of(rect.adjusted(-reach, -reach, reach, reach))
        found = sorted(hill for cell in cells for hill in self._hills.get(cell, ()))
        return [(x, y, size) for y, x, size in found]

    @property
    def land(self) -> QPainterPath:
        """All land."""
        return self.land_near(self.rect)

    def _on_frame(self, point: Sequence[float]) -> bool:
        width, height = self.size
        return point[0] <= 0.6 or point[1] <= 0.6 or point[0] >= width - 0.6 or point[1] >= height - 0.6

    def _without_frame(self, ring: Sequence[Sequence[float]]) -> list[list[QPointF]]:
        """A ring's lines without those that run along the map's frame, where the land is cut, not washed."""
        closed = [*ring, ring[0]] if list(ring[0]) != list(ring[-1]) else list(ring)
        lines: list[list[QPointF]] = [[]]
        for here, there in itertools.pairwise(closed):
            if self._on_frame(here) and self._on_frame(there):
                lines.append([])
                continue
            if not lines[-1]:
                lines[-1].append(QPointF(*here))
            lines[-1].append(QPointF(*there))
        return [line for line in lines if len(line) > 1]


def thinned(line: Sequence[QPointF], tolerance: float) -> list[QPointF]:
    """A line without the points that lie nearer than `tolerance` to the one kept before; the ends stay."""
    if tolerance <= 0.25 or len(line) < 3:
        return list(line)
    kept, limit = [line[0]], tolerance * tolerance
    last_x, last_y = line[0].x(), line[0].y()
    for point in line[1:-1]:
        x, y = point.x(), point.y()
        if (x - last_x) ** 2 + (y - last_y) ** 2 >= limit:
            kept.append(point)
            last_x, last_y = x, y
    return [*kept, line[-1]]


def _outer(row: Any) -> Sequence[Sequence[float]]:
    return row["outer"] if isinstance(row, Mapping) else row


def _holes(row: Any) -> Sequence[Sequence[Sequence[float]]]:
    return (row.get("holes") or ()) if isinstance(row, Mapping) else ()


def _shape(row: Any) -> tuple[QPainterPath, QRectF]:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in (_outer(row), *_holes(row)):
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path, path.boundingRect()


def _line(points: Sequence[Sequence[float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    return path

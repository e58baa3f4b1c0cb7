"""Land, lakes and rivers of Europe in px of the map: projected, warped, clipped to the frame, simplified."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np
import shapely
from shapely import LineString, MultiLineString, Point, Polygon, STRtree, box, line_merge, make_valid, union_all
from shapely.geometry.base import BaseGeometry

from . import sources

Transform = Callable[[np.ndarray], np.ndarray]
REGION = box(-32.0, 22.0, 60.0, 72.0)  # degrees: all that can come into the frame
COAST_TOLERANCE = 0.45  # px: below what 300 % shows
SMALLEST_ISLAND = 14.0  # px²
ISLET, OFF_SHORE = 2500.0, 20.0  # px², px: what is smaller and as near as that belongs to the coast
LONGEST_STEP = 0.25  # degrees: longer edges get points, so that they bend with the projection

# A point in each lake that the sixteenth century knew and the map shows. The Zuiderzee is taken from the land as sea.
LAKES = {
    "Geneva": (6.5, 46.45), "Constance": (9.4, 47.62), "Neuchatel": (6.85, 46.9), "Zurich": (8.65, 47.25),
    "Lucerne": (8.4, 47.02), "Maggiore": (8.62, 45.95), "Como": (9.26, 46.05), "Garda": (10.68, 45.6),
    "Balaton": (17.75, 46.85), "Trasimeno": (12.1, 43.14), "Skadar": (19.3, 42.17), "Ohrid": (20.73, 41.03),
    "Prespa": (21.02, 40.87), "Neagh": (-6.4, 54.6), "Vanern": (13.3, 58.9), "Vattern": (14.6, 58.4),
    "Neusiedl": (16.76, 47.83), "Iznik": (29.5, 40.43), "Egirdir": (30.85, 38.05), "Beysehir": (31.5, 37.75),
    "Tuz": (33.4, 38.75), "Corrib": (-9.25, 53.5), "Derg": (-8.35, 52.95),
}
ZUIDERZEE = ((5.4, 52.75), (5.2, 52.5), (5.55, 52.4), (5.75, 52.55))


def _dense(ring: list[sources.LonLat]) -> np.ndarray:
    """The ring with no edge longer than `LONGEST_STEP`."""
    points = np.asarray(ring, dtype=float)
    steps = np.maximum(1, np.ceil(np.abs(np.diff(points, axis=0)).max(axis=1) / LONGEST_STEP).astype(int))
    parts = [np.linspace(a, b, n, endpoint=False) for a, b, n in zip(points[:-1], points[1:], steps, strict=True)]
    return np.vstack([*parts, points[-1:]])


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a shape is made of."""
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, Polygon) and not part.is_empty]


def _lines(shape: BaseGeometry) -> list[LineString]:
    return [part for part in getattr(shape, "geoms", [shape]) if isinstance(part, LineString) and not part.is_empty]


def moved(polygon: Polygon, transform: Transform) -> BaseGeometry:
    """A polygon in degrees, moved to px."""
    rings = [transform(_dense(list(ring.coords))) for ring in (polygon.exterior, *polygon.interiors)]
    return make_valid(Polygon(rings[0], rings[1:]))


def _land_in_degrees(folder: Path) -> BaseGeometry:
    shapes = [make_valid(Polygon(rings[0], rings[1:])) for rings in sources.read_land(folder)]
    land = union_all([shape.intersection(REGION) for shape in shapes if shape.intersects(REGION)])
    lakes = [make_valid(Polygon(ring)) for ring in sources.read_lakes(folder)]
    sea = [lake.buffer(0.02) for lake in lakes if any(lake.contains(Point(p)) for p in ZUIDERZEE)]
    return land.difference(union_all(sea))


def read_land(folder: Path, transform: Transform, frame: Polygon) -> BaseGeometry:
    """The land inside the frame, not yet simplified, as one (multi)polygon in px."""
    shapes = [moved(polygon, transform) for polygon in polygons(_land_in_degrees(folder))]
    return union_all([shape.intersection(frame) for shape in shapes if shape.intersects(frame)])


def simplified(land: BaseGeometry, frame: Polygon) -> list[Polygon]:
    """The land as drawn: fewer points, no specks."""
    shape = make_valid(land.simplify(COAST_TOLERANCE, preserve_topology=True)).intersection(frame)
    return [part for part in polygons(shape) if part.area >= SMALLEST_ISLAND]


def read_lakes(folder: Path, transform: Transform, frame: Polygon) -> list[Polygon]:
    """The lakes worth drawing."""
    wanted = [Point(p) for p in LAKES.values()]
    found = []
    for ring in sources.read_lakes(folder):
        lake = Polygon(ring)
        if not any(lake.buffer(0.03).contains(point) for point in wanted):
            continue
        shape = moved(lake, transform).intersection(frame).simplify(COAST_TOLERANCE)
        found += [part for part in polygons(shape) if part.area >= SMALLEST_ISLAND]
    return found


def _merged(lines: Iterable[LineString]) -> list[LineString]:
    return _lines(line_merge(MultiLineString(list(lines))))


def read_rivers(folder: Path, transform: Transform, land: BaseGeometry, lakes: list[Polygon]) -> list[LineString]:
    """Rivers, from their springs to the coast, broken where they pass a lake."""
    raw = [LineString(line) for line in sources.read_rivers(folder) if LineString(line).intersects(REGION)]
    unique = _lines(union_all(raw))
    bent = [LineString(transform(_dense(list(line.coords)))) for line in _merged(unique)]
    dry = land.difference(union_all(lakes))
    return [part for line in bent for part in _lines(smooth(line).intersection(dry)) if part.length > 25]


class Masses:
    """The landmasses, and which of them a space belongs to."""

    def __init__(self, land: BaseGeometry) -> None:
        self.shapes = list(shapely.get_parts(land))
        self._all = STRtree(self.shapes)
        self._large = [k for k, shape in enumerate(self.shapes) if shape.area >= ISLET]
        self._tree = STRtree([self.shapes[k] for k in self._large])

    def of(self, x: float, y: float) -> int:
        """The number of a space's landmass: the great one at hand before an islet off its shore."""
        point = Point(x, y)
        great = self._large[int(self._tree.nearest(point))]
        if self.shapes[great].distance(point) < OFF_SHORE:
            return great
        return int(self._all.nearest(point))


def smooth(line: LineString, rounds: int = 2) -> LineString:
    """Chaikin's corner cutting; the ends stay."""
    points = np.asarray(line.coords)
    for _ in range(rounds):
        if len(points) < 3:
            break
        a, b = points[:-1], points[1:]
        cut = np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], axis=1).reshape(-1, 2)
        points = np.vstack([points[:1], cut[1:-1], points[-1:]])
    return LineString(points).simplify(0.2)


def rounded(points: Iterable[Iterable[float]]) -> list[list[float]]:
    """Points as the resource writes them: 0.1 px, no point twice in a row."""
    result: list[list[float]] = []
    for x, y in points:
        point = [round(float(x), 1) + 0.0, round(float(y), 1) + 0.0]
        if not result or result[-1] != point:
            result.append(point)
    return result


def as_rings(shapes: list[Polygon]) -> list[dict[str, object]]:
    """Polygons as the resource writes them, the largest first."""
    ordered = sorted(shapes, key=lambda polygon: -polygon.area)
    return [{"outer": rounded(p.exterior.coords), "holes": [rounded(r.coords) for r in p.interiors]} for p in ordered]

"""Sea zones: their waters, the border lines between them, places for their names and for fleets at sea."""
from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import shapely
import shapely.affinity
import shapely.ops
from shapely import LineString, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from .. import footprint
from . import fonts
from .board import Board, Sea
from .geography import smooth

Stop = str | tuple[float, float]  # a port, or longitude and latitude
Transform = Callable[[np.ndarray], np.ndarray]

WEST_OF_BRITTANY, OFF_SICILY, WEST_OF_CRETE = (-7.2, 48.9), (11.9, 36.9), (22.5, 35.35)
LANDS_END, OTRANTO = (-5.5, 50.15), (18.35, 40.1)

# Where one zone ends and the next begins, coast to coast, our own drawing. A port that lies on both stands on the line.
BORDERS: tuple[tuple[str, str, tuple[Stop, ...]], ...] = (
    ("north_sea", "english_channel", ((1.2, 51.2), (1.5, 51.02), "calais")),
    ("north_sea", "irish_sea", ((-4.6, 58.4), (-5.3, 59.2), (-6.5, 61.5))),
    ("irish_sea", "english_channel", (LANDS_END, (-6.4, 49.6), WEST_OF_BRITTANY)),
    ("bay_of_biscay", "english_channel", ("brest", (-5.8, 48.5), WEST_OF_BRITTANY)),
    ("bay_of_biscay", "irish_sea", (WEST_OF_BRITTANY, (-11.0, 48.6), (-25.0, 49.5))),
    ("bay_of_biscay", "atlantic_ocean", ("corunna", (-9.6, 43.9), (-14.0, 44.6), (-25.0, 46.0))),
    ("atlantic_ocean", "barbary_coast", ("gibraltar", (-5.55, 35.98), (-5.75, 35.7))),
    ("barbary_coast", "gulf_of_lyon", ("cartagena", (0.6, 38.4), "palma", (5.6, 39.7), (8.6, 39.9))),
    ("gulf_of_lyon", "tyrrhenian_sea", ("genoa", (9.15, 43.8), (9.4, 42.9))),
    ("gulf_of_lyon", "tyrrhenian_sea", ((9.2, 41.5), (9.2, 41.1))),
    ("barbary_coast", "tyrrhenian_sea", ("cagliari", (10.7, 38.5), (12.6, 37.95))),
    ("barbary_coast", "ionian_sea", ((13.0, 37.6), (12.4, 37.25), OFF_SICILY)),
    ("barbary_coast", "north_african_coast", ("tunis", (10.9, 36.95), OFF_SICILY)),
    ("ionian_sea", "north_african_coast",
     (OFF_SICILY, (13.2, 36.2), "malta", (17.2, 34.9), (20.5, 34.9), WEST_OF_CRETE)),
    ("aegean_sea", "ionian_sea", ("coron", (22.1, 36.4), WEST_OF_CRETE)),
    ("aegean_sea", "north_african_coast", (WEST_OF_CRETE, (23.1, 35.4), (23.7, 35.4))),
    ("adriatic_sea", "ionian_sea", (OTRANTO, (19.2, 39.85), "corfu", (20.35, 39.75))),
    ("tyrrhenian_sea", "ionian_sea", ("messina", (15.62, 38.2), (15.9, 38.2))),
    ("aegean_sea", "black_sea", ((28.9, 41.12), (29.3, 41.12))),
    ("baltic_sea", "north_sea", ((10.3, 57.5), (10.9, 57.75), (12.4, 57.75))),
    ("baltic_sea", "north_sea", ((9.4, 55.75), (9.95, 55.5), (10.3, 55.4))),
)
EASTERN = (
    ("eastern_mediterranean", "north_african_coast", ((25.2, 35.15), (25.9, 34.4), (28.6, 32.6), "alexandria")),
    ("aegean_sea", "eastern_mediterranean", ((26.0, 35.15), (26.9, 35.5), "rhodes", (28.5, 36.6), (28.6, 36.95))),
)
WITHOUT_EASTERN = (
    ("aegean_sea", "north_african_coast", ((26.0, 35.15), (26.9, 35.5), "rhodes", (28.5, 36.6), (28.6, 36.95))),
)
# Where the name of a zone is best, and how it is best tilted, in degrees.
ANCHORS = {
    "north_sea": (3.2, 56.2), "english_channel": (-2.4, 50.0), "irish_sea": (-9.2, 50.5), "bay_of_biscay": (-5.0, 45.7),
    "atlantic_ocean": (-13.6, 39.8), "barbary_coast": (4.5, 37.7), "gulf_of_lyon": (5.4, 41.5),
    "tyrrhenian_sea": (12.0, 39.8), "ionian_sea": (18.4, 37.3), "adriatic_sea": (15.6, 42.9),
    "aegean_sea": (25.0, 39.0),
    "north_african_coast": (19.0, 33.3), "eastern_mediterranean": (31.0, 33.9), "black_sea": (33.0, 43.2),
    "baltic_sea": (18.5, 55.8),
}
TILTS = {"adriatic_sea": 38.0, "english_channel": -8.0}
ANGLES = (0.0, -8.0, 8.0, -16.0, 16.0, -26.0, 26.0, -38.0, 38.0, -50.0, 50.0)
SEARCH_STEP, SEARCH_REACH = 14.0, 420.0  # px
FAR = (2.2, 1.9, 1.6, 1.4, 1.2, 1.0)  # names look larger when the map is seen from far: the more room the better


class NoRoom(Exception):
    """A zone has no water where its name and fleets would fit."""


@dataclass
class Waters:
    """A zone: its water, and the lines where it ends."""

    area: BaseGeometry
    borders: list[LineString] = field(default_factory=list)


def _stops(stops: Sequence[Stop], ports: dict[str, tuple[float, float]], transform: Transform,
           land: BaseGeometry) -> LineString:
    points = []
    for k, stop in enumerate(stops):
        if isinstance(stop, tuple):
            points.append(tuple(transform(np.array([stop]))[0]))
            continue
        point = shapely.Point(ports[stop])
        ashore = shapely.ops.nearest_points(land, point)[0]
        here = [ashore, point] if k == 0 else [point, ashore]
        points += [(p.x, p.y) for p in (here if k in (0, len(stops) - 1) else [point])]
    return smooth(LineString(points), 3)


def border_lines(board: Board, ports: dict[str, tuple[float, float]], transform: Transform,
                 land: BaseGeometry) -> list[tuple[str, str, LineString]]:
    """The border lines of a game's zones in px; a zone that the game has not leaves its name empty."""
    inner = land.buffer(-2.0)
    eastern = EASTERN if "eastern_mediterranean" in board.seas else WITHOUT_EASTERN
    found = []
    for a, b, stops in (*BORDERS, *eastern):
        known = tuple((9.0, 9.0) if isinstance(s, str) and s not in ports else s for s in stops)
        if known != tuple(stops):
            raise ValueError(f"the border of {a} and {b} names a port that {board.game} has not")
        found.append((a, b, _stops(stops, ports, transform, inner)))
    return found


def split(board: Board, lines: list[tuple[str, str, LineString]], land: BaseGeometry, frame: Polygon,
          anchors: dict[str, tuple[float, float]]) -> dict[str, Waters]:
    """Cut the water along the border lines and give each part to its zone."""
    cuts = shapely.union_all([line.buffer(0.4) for _, _, line in lines])
    parts = [p for p in shapely.get_parts(frame.difference(land).difference(cuts)) if p.area > 150]
    areas: dict[str, list[BaseGeometry]] = {name: [] for name in board.seas}
    for name in board.seas:
        point = shapely.Point(anchors[name])
        best = min(parts, key=lambda part: (part.distance(point), -part.area))
        areas[name].append(best)
    result = {}
    for name in board.seas:
        water = shapely.union_all(areas[name])
        own = [line.difference(land) for a, b, line in lines if name in (a, b)]
        result[name] = Waters(water, [part for line in own for part in shapely.get_parts(line) if part.length > 0.8])
    return result


def _rotated(x: float, y: float, width: float, height: float, angle: float) -> Polygon:
    box = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)
    return shapely.affinity.rotate(box, angle, origin=(x, y))


@dataclass
class SeaPlaces:
    """Where a zone's name and its fleets stand."""

    x: float
    y: float
    angle: float
    width: float
    fleets: tuple[float, float]


def _grid(area: BaseGeometry) -> Iterator[tuple[float, float]]:
    left, top, right, bottom = area.bounds
    for x in np.arange(left, right, SEARCH_STEP):
        for y in np.arange(top, bottom, SEARCH_STEP):
            yield float(x), float(y)


class SeaNames:
    """Finds room in the water for names and fleets."""

    def __init__(self, obstacles: list[BaseGeometry], angles: Sequence[float] = ANGLES) -> None:
        self._tree, self._angles = STRtree(obstacles), angles

    def _free(self, shape: BaseGeometry) -> bool:
        return len(self._tree.query(shape, predicate="intersects")) == 0

    def _best(self, area: BaseGeometry, anchor: tuple[float, float], width: float, height: float,
              angles: Sequence[float], tilt: float = 0.0) -> tuple[float, float, float, float] | None:
        """The free place nearest to the anchor and to the wanted tilt: how bad it is, its middle and its angle."""
        shapely.prepare(area)
        options = []
        for x, y in _grid(area):
            distance = math.hypot(x - anchor[0], y - anchor[1])
            if distance < SEARCH_REACH:
                options += [(distance + 5.0 * abs(angle - tilt), x, y, angle) for angle in angles]
        for far, x, y, angle in sorted(options):
            shape = _rotated(x, y, width, height, angle)
            if area.contains(shape) and self._free(shape):
                return far, x, y, angle
        return None

    def beside(self, area: BaseGeometry, at: tuple[float, float], width: float, height: float) -> tuple[float, float]:
        """The middle of a free box near a point."""
        best = self._best(area, at, width, height, (0.0,))
        if not best:
            raise ValueError(f"no room for a name near {at[0]:.0f}, {at[1]:.0f}")
        return best[1], best[2]

    def place(self, sea: Sea, waters: Waters, anchor: tuple[float, float]) -> SeaPlaces:
        """Name and fleets of one zone; the same place serves both languages."""
        room, size, spacing = waters.area.buffer(-5.0), footprint.SEA_NAME_SIZE, footprint.SEA_NAME_SPACING
        width = max(fonts.text_size(name, (fonts.SEA, size), spacing)[0] for name in sea.names.values()) + 6
        tilt, options = TILTS.get(sea.id, 0.0), []
        for part in FAR:
            best = self._best(room, anchor, part * width, part * size * 1.15, self._angles, tilt)
            if best:
                options.append((best[0] - 130 * part, *best[1:]))
        for _, *found in sorted(options):
            fleets = self._fleets(room, found, width, size)
            if fleets:
                return SeaPlaces(found[0], found[1], found[2], width, fleets)
        raise NoRoom(f"no room for the name of {sea.id}: draw its border otherwise, or move its anchor")

    def _fleets(self, room: BaseGeometry, name: Sequence[float], width: float,
                size: float) -> tuple[float, float] | None:
        """Room for fleets below or above the name, or else near it."""
        x, y, angle = name
        taken = _rotated(x, y, width, size * 1.15, angle)
        water = room.difference(taken.buffer(4.0))
        half = footprint.FLEET_HALF
        down = size * 0.6 + half[1] + 6
        tilt = math.radians(angle)
        anchor = (x - down * math.sin(tilt), y + down * math.cos(tilt))
        best = self._best(water, anchor, 2 * half[0], 2 * half[1], (0.0,))
        return best and (best[1], best[2])


def first_place(finders: Sequence[SeaNames], sea: Sea, waters: Waters, anchor: tuple[float, float]) -> SeaPlaces:
    """The place that the first finder with one has: the strictest comes first."""
    for finder in finders[:-1]:
        try:
            return finder.place(sea, waters, anchor)
        except NoRoom:
            continue
    return finders[-1].place(sea, waters, anchor)

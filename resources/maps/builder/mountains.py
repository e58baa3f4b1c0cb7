"""Mountains as old maps drew them: little hills along the ranges, where nothing else stands. Our own drawing."""
from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import shapely
from shapely import LineString, STRtree
from shapely.geometry.base import BaseGeometry

from .. import checks, footprint

Transform = Callable[[np.ndarray], np.ndarray]
SEED = 1555
SPACING = 2.3  # widths of a hill between hills
TRIES = 30

# (height of its hills in px, half its width in km, the crest from end to end in degrees)
RANGES: tuple[tuple[float, float, tuple[tuple[float, float], ...]], ...] = (
    (15, 45, ((7.2, 44.2), (6.8, 45.2), (7.4, 45.95), (8.6, 46.5), (10.0, 46.6), (11.4, 46.9), (12.8, 47.1),
              (14.2, 47.2))),
    (12, 22, ((11.4, 46.3), (12.4, 46.5), (13.7, 46.4))),
    (11, 16, ((5.6, 46.0), (6.4, 46.8), (7.1, 47.3))),
    (14, 22, ((-1.4, 43.0), (0.0, 42.75), (1.4, 42.6), (2.6, 42.4))),
    (11, 22, ((-6.6, 43.0), (-5.0, 43.1), (-3.6, 43.05))),
    (10, 20, ((-6.2, 40.3), (-5.0, 40.4), (-3.9, 40.95))),
    (10, 25, ((-3.0, 42.1), (-2.2, 41.4), (-1.2, 40.4))),
    (10, 16, ((-6.3, 38.1), (-4.6, 38.4), (-3.2, 38.5))),
    (13, 16, ((-4.4, 36.9), (-3.3, 37.05), (-2.4, 37.25))),
    (10, 40, ((2.6, 45.6), (2.9, 45.0), (3.6, 44.6), (3.9, 44.1))),
    (8, 10, ((6.9, 48.4), (7.05, 47.95))),
    (8, 12, ((8.1, 48.5), (8.0, 47.9))),
    (8, 18, ((7.0, 50.3), (8.4, 50.6), (9.5, 50.5))),
    (9, 12, ((12.3, 50.35), (13.3, 50.6), (14.3, 50.85))),
    (10, 12, ((15.4, 50.8), (16.3, 50.4), (17.2, 50.15))),
    (9, 14, ((12.7, 49.3), (13.6, 48.85))),
    (12, 32, ((18.2, 49.4), (19.8, 49.25), (21.6, 49.2), (23.2, 48.6), (24.8, 47.7), (25.6, 46.8), (26.2, 45.9))),
    (13, 22, ((26.0, 45.6), (24.8, 45.55), (23.4, 45.4), (22.4, 45.1))),
    (9, 30, ((22.6, 46.9), (22.9, 46.3))),
    (12, 40, ((14.6, 45.4), (16.0, 44.4), (17.5, 43.7), (18.8, 43.0), (19.8, 42.5))),
    (12, 30, ((20.3, 41.6), (20.9, 40.4), (21.3, 39.4), (22.0, 38.7))),
    (12, 18, ((22.8, 43.4), (24.4, 42.8), (26.2, 42.75))),
    (12, 22, ((23.3, 42.0), (24.4, 41.6), (25.3, 41.6))),
    (10, 14, ((22.0, 37.9), (22.4, 37.2))),
    (10, 18, ((8.6, 44.5), (9.9, 44.3), (11.2, 44.0), (12.6, 43.4), (13.4, 42.5), (14.2, 41.8), (15.3, 40.7),
              (16.0, 39.9))),
    (10, 10, ((16.4, 39.3), (16.3, 38.4))),
    (10, 12, ((13.8, 37.95), (14.8, 37.95))),
    (10, 10, ((9.05, 42.5), (9.15, 41.95))),
    (9, 12, ((9.3, 40.4), (9.2, 39.9))),
    (10, 35, ((-5.4, 56.8), (-4.6, 57.2), (-3.6, 57.0))),
    (8, 14, ((-2.3, 55.0), (-2.2, 54.4), (-1.9, 53.6))),
    (9, 20, ((-3.9, 53.0), (-3.7, 52.4), (-3.4, 51.95))),
    (12, 60, ((-8.0, 31.2), (-6.0, 32.2), (-4.2, 33.2))),
    (11, 35, ((-2.0, 34.6), (1.0, 35.2), (3.5, 36.0), (5.5, 36.3), (7.8, 36.1))),
    (9, 22, ((-5.2, 35.1), (-4.0, 34.9))),
    (13, 45, ((29.6, 36.8), (31.4, 37.0), (33.0, 36.9), (34.6, 37.3))),
    (11, 32, ((30.5, 40.5), (32.5, 40.9), (34.5, 41.0))),
    (10, 8, ((32.6, 34.95), (33.1, 34.9))),
    (10, 8, ((23.9, 35.3), (24.8, 35.2))),
    (13, 60, ((6.6, 59.4), (7.6, 60.6), (8.6, 61.6))),
    (9, 10, ((33.9, 44.55), (34.6, 44.85))),
)


def _obstacles(layout: Mapping[str, Any], rows: list[dict[str, Any]]) -> Iterator[BaseGeometry]:
    for space in checks.drawn_spaces(layout, rows).values():
        for rect in (*space.symbols, *space.names.values()):
            yield shapely.box(*rect).buffer(4)
        yield shapely.box(*footprint.counter_rect(*space.at, 0, 0)).buffer(8)
    for link in layout["links"]:
        yield LineString(link["line"]).buffer(7)


def _crests(transform: Transform) -> Iterator[tuple[float, float, LineString]]:
    for height, width, points in RANGES:
        line = LineString(transform(np.array(points)))
        yield height, width / 0.8, line


def _hill(x: float, y: float, size: float) -> BaseGeometry:
    return shapely.box(x - size, y - size, x + size, y + 2)


class Hills:
    """Throws hills at the ranges and keeps those that find room."""

    def __init__(self, land: BaseGeometry, obstacles: list[BaseGeometry]) -> None:
        self._land, self._taken = land, STRtree(obstacles)
        shapely.prepare(self._land)
        self._random = random.Random(SEED)
        self.found: list[tuple[float, float, float]] = []
        self._cells: dict[tuple[int, int], list[tuple[float, float, float]]] = {}

    def along(self, height: float, width: float, crest: LineString) -> None:
        """Cover a range, its highest hills at the crest."""
        for _ in range(int(TRIES * crest.length * width / height**2)):
            at = crest.interpolate(self._random.random() * crest.length)
            aside = self._random.gauss(0, 0.5)
            if abs(aside) > 1.2:
                continue
            turn = self._random.random() * 2 * math.pi
            x, y = at.x + aside * width * math.cos(turn), at.y + aside * width * math.sin(turn)
            self._try(x, y, height * (1.05 - 0.35 * abs(aside)) * (0.9 + 0.2 * self._random.random()))

    def _try(self, x: float, y: float, size: float) -> None:
        if self._crowded(x, y, size):
            return
        hill = _hill(x, y, size)
        if self._land.contains(hill.buffer(3)) and not len(self._taken.query(hill, predicate="intersects")):
            self.found.append((x, y, size))
            self._cells.setdefault((int(x // 50), int(y // 50)), []).append((x, y, size))

    def _crowded(self, x: float, y: float, size: float) -> bool:
        column, row = int(x // 50), int(y // 50)
        near = (hill for i in (-1, 0, 1) for j in (-1, 0, 1) for hill in self._cells.get((column + i, row + j), []))
        # Rows may stand closer behind one another than side by side.
        return any(math.hypot(x - a, 1.5 * (y - b)) < SPACING * (size + s) / 2 for a, b, s in near)


def draw(transform: Transform, land: BaseGeometry, lakes: list[BaseGeometry],
         layouts: list[tuple[Mapping[str, Any], list[dict[str, Any]]]]) -> list[list[float]]:
    """Hills as x, y of the middle of the foot and half the width, from north to south."""
    obstacles = [lake.buffer(6) for lake in lakes]
    for layout, rows in layouts:
        obstacles += _obstacles(layout, rows)
    hills = Hills(land, obstacles)
    for height, width, crest in _crests(transform):
        hills.along(height, width, crest)
    return [[round(x, 1), round(y, 1), round(size, 1)] for x, y, size in sorted(hills.found, key=lambda hill: hill[1])]

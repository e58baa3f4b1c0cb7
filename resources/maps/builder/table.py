"""What the placing knows before it starts: bases, names' sizes, the coast, and what each link may look like."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from .. import geometry
from . import fonts
from .board import Board, Link
from .geography import Masses

LANGUAGES = ("en", "ru")
REACH = 330.0  # px: things farther apart than this never touch
DEPTHS = (0.06, 0.12, 0.19, 0.27, 0.36, 0.46, 0.6)
BENDS: tuple[tuple[float, float], ...] = (
    (0.5, 0.0),
    *((t, side * depth) for depth in DEPTHS for side in (1, -1) for t in (0.5, 0.3, 0.7)),
)  # (where along the link, how far to the side in parts of its length)

Line = list[tuple[float, float]]


def bent(a: Sequence[float], b: Sequence[float], bend: int) -> Line:
    """The line of a link: straight, or a flat arc."""
    t, depth = BENDS[bend]
    if not depth:
        return [(a[0], a[1]), (b[0], b[1])]
    dx, dy = b[0] - a[0], b[1] - a[1]
    cx, cy = a[0] + t * dx - depth * dy, a[1] + t * dy + depth * dx
    count = max(6, min(16, int(math.hypot(dx, dy) / 22)))
    line = []
    for k in range(count + 1):
        s = k / count
        p, q, r = (1 - s) ** 2, 2 * s * (1 - s), s * s
        line.append((p * a[0] + q * cx + r * b[0], p * a[1] + q * cy + r * b[1]))
    return line


class Shore:
    """How far a point is from the coast: positive on land, negative at sea."""

    def __init__(self, land: BaseGeometry, rivers: Sequence[BaseGeometry] = ()) -> None:
        self._land, self._rivers = land, rivers
        self._coast, self._masses = land.boundary, Masses(land)
        shapely.prepare(self._land)

    def near(self, point: Sequence[float], radius: float) -> LocalShore:
        """The shore of the landmass that a point lies on, or nearest to; other islands count as water."""
        here = shapely.Point(point[0], point[1])
        home = self._masses.shapes[self._masses.of(here.x, here.y)]
        disc = here.buffer(radius)
        return LocalShore(home.intersection(disc), home.boundary.intersection(disc), radius)

    def water(self, a: Sequence[float], b: Sequence[float]) -> list[float]:
        """For each of the `BENDS`, how far the link from a to b runs over water."""
        lines = [shapely.LineString(bent(a, b, bend)) for bend in range(len(BENDS))]
        around = shapely.union_all(lines).bounds
        land = shapely.clip_by_rect(self._land, around[0] - 1, around[1] - 1, around[2] + 1, around[3] + 1)
        return [float(line.length - line.intersection(land).length) for line in lines]

    def waterside(self, size: tuple[int, int]) -> CoastSums:
        """How much coast and river lies in any rectangle of the map."""
        return CoastSums.of(shapely.GeometryCollection([self._coast, *self._rivers]), size)


@dataclass
class CoastSums:
    """Summed-area table of the length of coasts and rivers, in cells of a few px."""

    sums: list[list[float]]
    CELL = 4

    @classmethod
    def of(cls, coast: BaseGeometry, size: tuple[int, int]) -> CoastSums:
        """Spread points along the coast and sum them up."""
        cells = np.zeros((size[1] // cls.CELL + 2, size[0] // cls.CELL + 2))
        points = shapely.get_coordinates(shapely.segmentize(coast, 2.0))
        at = np.clip((points / cls.CELL).astype(int), 0, np.array(cells.shape[::-1]) - 2)
        np.add.at(cells, (at[:, 1] + 1, at[:, 0] + 1), 1.6)
        return cls(cells.cumsum(axis=0).cumsum(axis=1).tolist())

    def inside(self, rect: geometry.Rect) -> float:
        """Rough length of coast in a rectangle."""
        rows, columns = len(self.sums) - 1, len(self.sums[0]) - 1
        left, right = (max(0, min(columns, int(x / self.CELL))) for x in (rect[0], rect[2]))
        top, bottom = (max(0, min(rows, int(y / self.CELL))) for y in (rect[1], rect[3]))
        sums = self.sums
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]


@dataclass
class LocalShore:
    """The shore within a radius of one space, of its own landmass."""

    land: BaseGeometry
    coast: BaseGeometry
    radius: float
    _known: dict[tuple[int, int], float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        shapely.prepare(self.land)

    def depth(self, x: float, y: float) -> float:
        """Distance from the coast in px, negative in the water; never more than the radius."""
        key = round(x), round(y)
        if key not in self._known:
            point = shapely.Point(*key)
            far = self.radius if self.coast.is_empty else min(self.radius, float(self.coast.distance(point)))
            self._known[key] = far if self.land.intersects(point) else -far
        return self._known[key]


@dataclass
class Table:
    """All that does not change while spaces are being placed."""

    board: Board
    ids: list[str]
    base: np.ndarray
    links: list[Link]
    ends: list[tuple[int, int]]
    sizes: list[dict[str, tuple[float, float]]]
    shores: list[LocalShore]
    water: list[list[float]]
    near: list[list[int]]
    near_links: list[list[int]]
    own_links: list[list[int]]
    link_links: list[list[int]]
    link_spaces: list[list[int]]
    depth0: list[float]
    coast: CoastSums


def _boxes_near(a: np.ndarray, b: np.ndarray, reach: float) -> np.ndarray:
    """Which rectangles of a (n, 4) come nearer than reach to which of b (m, 4)."""
    across = np.maximum(a[:, None, 0], b[None, :, 0]) - np.minimum(a[:, None, 2], b[None, :, 2])
    down = np.maximum(a[:, None, 1], b[None, :, 1]) - np.minimum(a[:, None, 3], b[None, :, 3])
    return (across < reach) & (down < reach)


def _lists(matrix: np.ndarray) -> list[list[int]]:
    return [[int(k) for k in np.flatnonzero(row)] for row in matrix]


def lay(board: Board, base: np.ndarray, shore: Shore, size: tuple[int, int]) -> Table:
    """The table for a board whose spaces lie at `base` before they are nudged."""
    ids = list(board.spaces)
    index = {name: i for i, name in enumerate(ids)}
    links = list(board.links)
    ends = [(index[link.a], index[link.b]) for link in links]
    sizes = [{lang: fonts.text_size(space.names[lang], fonts.KEY if space.key else fonts.TOWN) for lang in LANGUAGES}
             for space in board.spaces.values()]
    shores = [shore.near(point, 70.0) for point in base]
    water = [shore.water(base[a], base[b]) for a, b in ends]
    boxes = np.hstack([base, base])
    chords = np.array([geometry.bounds([base[a], base[b]]) for a, b in ends]).reshape(-1, 4)
    near = _boxes_near(boxes, boxes, REACH) & ~np.eye(len(ids), dtype=bool)
    near_links = _boxes_near(boxes, chords, REACH - 100)
    crossing = _boxes_near(chords, chords, 120) & ~np.eye(len(links), dtype=bool)
    own = [[k for k, pair in enumerate(ends) if i in pair] for i in range(len(ids))]
    return Table(board, ids, base, links, ends, sizes, shores, water, _lists(near), _lists(near_links), own,
                 _lists(crossing), _lists(near_links.T), [s.depth(*p) for s, p in zip(shores, base, strict=True)],
                 shore.waterside(size))

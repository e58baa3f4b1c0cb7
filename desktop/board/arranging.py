"""Arranges one map at one zoom: which names show and where, and where every place's counters stand."""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Callable, Mapping, Sequence, Set
from functools import cached_property
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from desktop.board.arrange import (
    LINK_WEIGHT,
    SEA_NAME_WEIGHT,
    YARD_WEIGHT,
    Block,
    Ground,
    Name,
    Placed,
    Spot,
    arrange,
    place_names,
    place_near,
)
from desktop.board.chart import Chart, Link, Place, Sea
from desktop.board.scales import MOUNTAIN, SEA_NAME, screen_size, smooth_size
from desktop.board.space_paint import far_factor
from desktop.kept import Kept

# From here on the names stand where the layout puts them; below, they look for room.
_ALL_NAMES_FROM = 0.93
# From here on names have the first choice, below it counters do.
_NAMES_FIRST_FROM = 0.62
# Where in a name's box of the layout its baseline runs.
_BASELINE = 0.76
# How far from a space its counters can reach, in screen pixels.
_BLOCK_REACH = 110.0
_BASES_KEPT = 12  # zooms, the oldest goes first: each takes about a megabyte
Size = tuple[float, float]


class Arrangement(Struct):
    """What came out: corners relative to the spaces, in screen pixels."""

    zoom: float
    names: dict[str, tuple[float, float]]
    blocks: dict[str, Placed]
    sizes: dict[str, tuple[Size, ...]]
    troubled: Set[str] = frozenset()


def _plain(arrangement: Arrangement) -> dict[str, Any]:
    return {"names": arrangement.names, "blocks": {key: astuple(at) for key, at in arrangement.blocks.items()}}


class Arranger:
    """Keeps what does not change from one position to the next."""

    def __init__(self, chart: Chart, language: str, measure: Callable[[], Mapping[str, tuple[float, float, float]]],
                 crowned: Set[str]) -> None:
        """`measure` gives width, height and baseline of every name; it is asked when a name has to find its place."""
        self.chart, self.language = chart, language
        self._measure, self.crowned = measure, crowned
        self._bases: dict[float, tuple[Ground, dict[str, tuple[float, float]]]] = {}

    @cached_property
    def name_sizes(self) -> Mapping[str, tuple[float, float, float]]:
        """Width, height and baseline of every name."""
        return self._measure()

    def prepare(self, zoom: float) -> bool:
        """Works out, when there is time, what arranging at a zoom begins with; False when it was there already."""
        known = zoom in self._bases
        self._base(zoom)
        return not known

    def as_kept(self, kept: Kept, zoom: float, sizes: Mapping[str, tuple[Size, ...]],
                troubled: Set[str]) -> Arrangement:
        """The arrangement of a position that is seen for the first time, perhaps not for the first time ever."""
        asked = (zoom, self.language, sorted(sizes.items()), sorted(troubled), sorted(self.crowned))
        name = "arrangement " + hashlib.sha256(repr(asked).encode()).hexdigest()[:24]
        plain = kept.note(name, lambda: _plain(self.arrange(zoom, sizes, troubled)))
        names = {key: (x, y) for key, (x, y) in plain["names"].items()}
        blocks = {key: Placed(size, x, y, tuple(box)) for key, (size, x, y, box) in plain["blocks"].items()}
        return Arrangement(zoom, names, blocks, dict(sizes), frozenset(troubled))

    def arrange(self, zoom: float, sizes: Mapping[str, tuple[Size, ...]], troubled: Set[str] = frozenset(),
                before: Arrangement | None = None) -> Arrangement:
        """Arranges counters of given sizes (richest first); blocks as before stay where they were.

        `troubled` places wear a flame or a wall, which counters had better not hide.
        """
        if before and (before.zoom, before.troubled, before.sizes) == (zoom, troubled, sizes):
            return before
        ground, names = self._base(zoom)
        layer = Ground(ground)
        for key in troubled:
            _take_signs(layer, self.spot(self.chart.places[key], zoom))
        kept: dict[str, Placed] = {}
        if before and before.zoom == zoom and before.troubled == troubled:
            kept = {key: before.blocks[key] for key in sizes if before.sizes.get(key) == sizes[key]}
        for placed in kept.values():
            layer.take(placed.box)
        todo = [Block(self.spot(self.chart.places[key], zoom), sizes[key]) for key in sizes
                if key not in kept and key in self.chart.places]
        blocks = {**kept, **arrange(sorted(todo, key=lambda b: (b.spot.y, b.spot.x)), layer)}
        for key in sorted(sizes.keys() & self.chart.seas.keys() - kept.keys()):
            sea = self.chart.seas[key]
            blocks[key] = place_near((sea.x * zoom, sea.y * zoom), sizes[key][0], layer)
        if zoom < _NAMES_FIRST_FROM:
            names = {**names, **place_names(self._town_names(zoom), layer)}
        return Arrangement(zoom, dict(names), blocks, dict(sizes), frozenset(troubled))

    def spot(self, place: Place, zoom: float) -> Spot:
        """A space as it lies on the screen at a zoom."""
        half = symbol_half(place) * screen_size("key" if place.key else "town", zoom)
        far = far_factor(screen_size("key" if place.key else "town", zoom)) - 1.0
        crowned = place.capital or place.id in self.crowned
        return Spot(place.id, place.x * zoom, place.y * zoom, half, place.fan, place.fan_grows,
                    0.75 + far if crowned else 0.0, 0.4 + 0.3 * far if place.port or place.coins else 0.0)

    def _base(self, zoom: float) -> tuple[Ground, dict[str, tuple[float, float]]]:
        if zoom not in self._bases:
            ground = Ground()
            for place in self.chart.places.values():
                _take_symbol(ground, self.spot(place, zoom))
            for sea in self.chart.seas.values():
                _take_sea_name(ground, sea, self.language, zoom, self.chart.sea_size(zoom))
            fixed = zoom >= _ALL_NAMES_FROM
            names = place_names(self._names(zoom, True, fixed), ground)
            if zoom >= _NAMES_FIRST_FROM:
                names.update(place_names(self._names(zoom, False, fixed), ground))
            for link in self.chart.links:
                _take_link(ground, link, zoom)
                if link.kind == "pass":
                    _take_mountain(ground, link, zoom)
            while len(self._bases) >= _BASES_KEPT:
                del self._bases[next(iter(self._bases))]
            self._bases[zoom] = ground, names
        return self._bases[zoom]

    def _town_names(self, zoom: float) -> Sequence[Name]:
        return self._names(zoom, False, False) if zoom >= self.chart.names_from else ()

    def _names(self, zoom: float, keys: bool, fixed: bool) -> list[Name]:
        places = [p for p in self.chart.places.values() if p.key == keys]
        places.sort(key=lambda p: (not p.capital, not p.fortified, p.y))
        return [self._name(place, zoom, fixed) for place in places]

    def _name(self, place: Place, zoom: float, fixed: bool) -> Name:
        grow = screen_size("label_key" if place.key else "label_town", zoom)
        near = screen_size("key" if place.key else "town", zoom)
        width, height, cap = self.name_sizes[place.id]
        box = place.labels.get(self.language) or next(iter(place.labels.values()))
        left, top = box.rect.x() - place.x, box.rect.y() - place.y
        right, bottom = left + box.rect.width(), top + box.rect.height()
        near_x, near_y = _clamped(left, right), _clamped(top, bottom)
        middle_x = near_x * near + ((left + right) / 2 - near_x) * grow
        middle_y = near_y * near + ((top + bottom) / 2 - near_y) * grow
        corner_x = {"l": near_x * near, "r": near_x * near - width * grow}.get(box.anchor, middle_x - width * grow / 2)
        baseline = middle_y + (_BASELINE - 0.5) * box.rect.height() * grow
        return Name(self.spot(place, zoom), width * grow, height * grow, corner_x, baseline - cap * grow, fixed)


def symbol_half(place: Place) -> float:
    """Half the width of a space's symbol at 100 %."""
    return 15.6 if place.shape in ("star", "hexagon") else 14.2 if place.key else 13.0


def _clamped(low: float, high: float) -> float:
    return max(low, min(0.0, high))


def _take_symbol(ground: Ground, spot: Spot) -> None:
    q = spot.half
    ground.take((spot.x - q, spot.y - q, spot.x + q, spot.y + q))
    ground.take(spot.yard, YARD_WEIGHT)
    if spot.badge:
        end = q * (1 + spot.badge)
        ground.take((spot.x + q * 0.4, spot.y + q * 0.4, spot.x + end, spot.y + end))
    if spot.crown:
        ground.take((spot.x - q * 0.6, spot.y - q * (1 + spot.crown), spot.x + q * 0.6, spot.y - q))


def _take_signs(ground: Ground, spot: Spot) -> None:
    """The flame at the upper right and the wall at the lower left."""
    q = spot.half
    ground.take((spot.x + q * 0.3, spot.y - q * 1.75, spot.x + q * 1.5, spot.y - q * 0.5))
    ground.take((spot.x - q * 1.65, spot.y + q * 0.4, spot.x - q * 0.3, spot.y + q * 1.4))


def _take_sea_name(ground: Ground, sea: Sea, language: str, zoom: float, size: float) -> None:
    """A sea's name as a row of boxes along its line."""
    x, y, angle = sea.labels.get(language) or next(iter(sea.labels.values()))
    letter = SEA_NAME * 0.53 * size
    count = len(sea.names.get(language, ""))
    across, down = math.cos(math.radians(angle)) * letter, math.sin(math.radians(angle)) * letter
    for n in range(count):
        middle_x, middle_y = x * zoom + (n - count / 2 + 0.5) * across, y * zoom + (n - count / 2 + 0.5) * down
        ground.take((middle_x - letter / 2, middle_y - letter * 0.8, middle_x + letter / 2, middle_y + letter * 0.8),
                    SEA_NAME_WEIGHT)


def _take_mountain(ground: Ground, link: Link, zoom: float) -> None:
    """The mountain sign in the middle of a pass."""
    half = MOUNTAIN / 2 * smooth_size("key", zoom)
    middle = link.middle
    x, y = middle.x() * zoom, middle.y() * zoom
    ground.take((x - half, y - half * 0.8, x + half, y + half * 0.6))


def _take_link(ground: Ground, link: Link, zoom: float, step: float = 14.0) -> None:
    """Both ends of a link as rows of small boxes: a counter had better not lie on it, and none lies far away."""
    points = [(x * zoom, y * zoom) for x, y in link.course]
    half = step / 2
    for way in (points, points[::-1]):
        gone = 0.0
        for (x0, y0), (x1, y1) in itertools.pairwise(way):
            length = max(abs(x1 - x0), abs(y1 - y0), 0.1)
            for n in range(int(min(length, _BLOCK_REACH - gone) // step) + 1):
                x, y = x0 + (x1 - x0) * n * step / length, y0 + (y1 - y0) * n * step / length
                ground.take((x - half, y - half, x + half, y + half), LINK_WEIGHT)
            gone += length
            if gone > _BLOCK_REACH:
                break


"""Where names and blocks of counters stand, so that nothing covers a name or another space. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

Box = tuple[float, float, float, float]
_CELL = 48.0
NAME_WEIGHT, SPACE_WEIGHT, BLOCK_WEIGHT, SEA_NAME_WEIGHT, LINK_WEIGHT = 6.0, 6.0, 5.0, 1.5, 0.1


def overlap(a: Box, b: Box) -> float:
    """Area that two boxes share."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return width * height if width > 0 and height > 0 else 0.0


def shifted(box: Box, x: float, y: float) -> Box:
    """A box moved."""
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def grown(box: Box, by: float) -> Box:
    """A box with a margin."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


class Ground:
    """Boxes that are taken, each with a weight, by grid cell; on top of another ground, if there is one below."""

    def __init__(self, below: Ground | None = None) -> None:
        self._cells: dict[tuple[int, int], list[tuple[Box, float]]] = {}
        self._below = below

    def take(self, box: Box, weight: float = 1.0) -> None:
        """Marks a box as taken."""
        taken = (box, weight)
        for cell in _cells(box):
            self._cells.setdefault(cell, []).append(taken)

    def cost(self, box: Box, enough: float = 1e9) -> float:
        """How much of what is taken a box would cover, by weight; stops counting at `enough`."""
        total = self._below.cost(box, enough) if self._below else 0.0
        seen: set[int] = set()
        for cell in _cells(box):
            for taken in self._cells.get(cell, ()):
                if total >= enough:
                    return total
                if id(taken) not in seen:
                    seen.add(id(taken))
                    total += overlap(box, taken[0]) * taken[1]
        return total


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(int(box[0] // _CELL), int(box[2] // _CELL) + 1):
        for y in range(int(box[1] // _CELL), int(box[3] // _CELL) + 1):
            yield x, y


@dataclass(frozen=True)
class Spot:
    """A space on the screen: middle, half its size, and the side where the layout wants its counters."""

    id: str
    x: float
    y: float
    half: float
    fan: tuple[float, float] = (-1.0, -1.0)
    crown: bool = False
    badge: bool = False


@dataclass(frozen=True)
class Block:
    """The sizes in which a space's counters can be shown, richest first."""

    spot: Spot
    sizes: Sequence[tuple[float, float]]


@dataclass
class Placed:
    """Which size was taken for a block, and where its upper left corner is, relative to the space."""

    size: int
    x: float
    y: float
    box: Box = field(default=(0.0, 0.0, 0.0, 0.0))


def block_corners(spot: Spot, width: float, height: float, reach: float = 0.0) -> Iterator[tuple[float, float]]:
    """Upper left corners to try for a block beside a space, best first; `reach` moves them farther out."""
    q, gap = spot.half, 1.5 + reach
    low = q + gap + (q * 0.5 if spot.badge else 0.0)
    high = -q - gap - (q * 0.75 if spot.crown else 0.0)
    left, right = -q - gap - width, q + gap
    far_right = right + (q * 0.4 if spot.badge else 0.0)
    up, down = -0.5 * q - height - reach, 0.55 * q + reach
    corners = [(left, up), (right, up), (left, -height / 2), (far_right, -height / 2), (-q, high - height),
               (q - width, high - height), (-width / 2, high - height), (left, down), (far_right, down),
               (-width / 2, low), (-q, low), (q - width, low)]
    want_right, want_down = spot.fan[0] > 0, spot.fan[1] > 0
    yield from sorted(corners, key=lambda c: ((c[0] + width / 2 > 0) != want_right) + ((c[1] > 0) != want_down) * 1.5)


def arrange(blocks: Iterable[Block], ground: Ground) -> dict[str, Placed]:
    """Places every block in the richest size that covers nothing that matters; the last size is always placed."""
    placed: dict[str, Placed] = {}
    for block in blocks:
        found = _place(block, ground)
        placed[block.spot.id] = found
        ground.take(found.box, BLOCK_WEIGHT)
    return placed


def _place(block: Block, ground: Ground) -> Placed:
    spot, last = block.spot, len(block.sizes) - 1
    best: tuple[float, Placed] | None = None
    for number, (width, height) in enumerate(block.sizes):
        best = None
        for reach in (0.0, 0.45 * spot.half, 1.1 * spot.half):
            for rank, (x, y) in enumerate(block_corners(spot, width, height, reach)):
                box = shifted((x, y, x + width, y + height), spot.x, spot.y)
                cost = ground.cost(grown(box, 1.5)) + rank * 1.5 + reach * 2
                if best is None or cost < best[0]:
                    best = cost, Placed(number, x, y, box)
            if best and best[0] < _FREE:
                return best[1]
        if best and best[0] < _TOLERABLE and number < last:
            return best[1]
    assert best
    return best[1]


# A link under a corner of a counter costs some; a covered name or space costs far more than this.
_FREE = 30.0
_TOLERABLE = 130.0


@dataclass(frozen=True)
class Name:
    """A name on the screen: its spot, size, and where the layout puts it relative to the space."""

    spot: Spot
    width: float
    height: float
    x: float
    y: float
    fixed: bool


def name_corners(name: Name) -> Iterator[tuple[float, float]]:
    """Upper left corners to try for a name, the layout's first."""
    yield name.x, name.y
    if name.fixed:
        return
    spot, gap = name.spot, name.spot.half + 3
    low = gap + (spot.half * 0.4 if spot.badge else 0.0)
    high = -gap - (spot.half * 0.6 if spot.crown else 0.0)
    yield gap + (spot.half * 0.3 if spot.badge else 0.0), -name.height / 2
    yield -gap - name.width, -name.height / 2
    yield -name.width / 2, high - name.height
    yield -name.width / 2, low
    yield gap * 0.5, high - name.height * 0.8
    yield -gap * 0.5 - name.width, high - name.height * 0.8
    yield -gap * 0.5 - name.width, low - name.height * 0.2
    yield gap * 0.7, low - name.height * 0.2


def place_names(names: Iterable[Name], ground: Ground) -> dict[str, tuple[float, float]]:
    """Corners of the names that find room, the first of them first; those that find none are left out."""
    found: dict[str, tuple[float, float]] = {}
    for name in names:
        spot = name.spot
        for x, y in name_corners(name):
            box = shifted((x, y, x + name.width, y + name.height), spot.x, spot.y)
            if name.fixed or ground.cost(box, 6.0) < 6.0:
                found[spot.id] = (x, y)
                ground.take(box, NAME_WEIGHT)
                break
    return found

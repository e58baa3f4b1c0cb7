"""Where names and blocks of counters stand, so that nothing covers a name or another space. Pure geometry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

Box = tuple[float, float, float, float]
_CELL = 48.0
HARD, SEA_NAME_WEIGHT, YARD_WEIGHT, LINK_WEIGHT = 1.0, 0.5, 0.25, 0.1
# So much of a name or a space may be touched: less than a pixel along an edge.
_TOUCH = 5.0


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
    """Boxes that are taken, by grid cell; on top of another ground, if there is one below.

    What may not be covered (names, spaces, other counters) counts by its area; what had better not be (links, names of
    seas) has a weight below 1 and only decides between places that cover nothing else.
    """

    def __init__(self, below: Ground | None = None) -> None:
        self._cells: dict[tuple[int, int], list[tuple[Box, float]]] = {}
        self._below = below

    def take(self, box: Box, weight: float = HARD) -> None:
        """Marks a box as taken."""
        taken = (box, weight)
        for cell in _cells(box):
            self._cells.setdefault(cell, []).append(taken)

    def costs(self, box: Box) -> tuple[float, float]:
        """Area of what may not be covered under a box, and weighted area of what had better not be."""
        hard, soft = self._below.costs(box) if self._below else (0.0, 0.0)
        left, top, right, bottom = box
        seen: set[int] = set()
        for cell in _cells(box):
            for taken in self._cells.get(cell, ()):
                # Written out: a map asks this a hundred thousand times whenever its zoom rests.
                (x, y, far, low), weight = taken
                if x >= right or far <= left or y >= bottom or low <= top or id(taken) in seen:
                    continue
                seen.add(id(taken))
                area = (min(right, far) - max(left, x)) * (min(bottom, low) - max(top, y))
                if weight >= HARD:
                    hard += area
                else:
                    soft += area * weight
        return hard, soft


def _cells(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(int(box[0] // _CELL), int(box[2] // _CELL) + 1):
        for y in range(int(box[1] // _CELL), int(box[3] // _CELL) + 1):
            yield x, y


class Spot(Struct, frozen=True):
    """A space on the screen: middle, half its size, and the side where the layout wants its counters.

    `crown` and `badge` say how far a crown above and a badge at the lower right reach beyond it, in halves.
    """

    id: str
    x: float
    y: float
    half: float
    fan: tuple[float, float] = (-30.0, -24.0)
    fan_grows: float = -1.0
    crown: float = 0.0
    badge: float = 0.0

    @property
    def yard(self) -> Box:
        """The ground close around a space: counters of another space that lie there look like its own."""
        reach = self.half * 1.9
        return self.x - reach, self.y - reach, self.x + reach, self.y + reach


class Block(Struct, frozen=True):
    """The sizes in which a space's counters can be shown, richest first."""

    spot: Spot
    sizes: Sequence[tuple[float, float]]


class Placed(Struct):
    """Which size was taken for a block, and where its upper left corner is, relative to the space."""

    size: int
    x: float
    y: float
    box: Box = (0.0, 0.0, 0.0, 0.0)


def block_corners(spot: Spot, width: float, height: float, reach: float = 0.0) -> Iterator[tuple[float, float]]:
    """Upper left corners to try for a block beside a space, best first; `reach` moves them farther out."""
    q, gap = spot.half, 1.5 + reach
    low = q + gap + q * spot.badge
    high = -q - gap - q * spot.crown
    left, right = -q - gap - width, q + gap
    far_right = right + q * spot.badge
    up, down = -0.5 * q - height - reach, 0.55 * q + reach
    corners = [(left, up), (right, up), (left, -height / 2), (far_right, -height / 2), (-q, high - height),
               (q - width, high - height), (-width / 2, high - height), (left, down), (far_right, down),
               (-width / 2, low), (-q, low), (q - width, low)]
    want_right, want_down = spot.fan[0] > 0, spot.fan[1] > 0
    yield from sorted(corners, key=lambda c: ((c[0] + width / 2 > 0) != want_right) + ((c[1] > 0) != want_down) * 1.5)
    if not reach:
        yield layout_corner(spot, width, height)


def layout_corner(spot: Spot, width: float, height: float) -> tuple[float, float]:
    """Upper left corner of a block whose first counter stands where the layout puts it, and grows where it says."""
    unit = spot.half / 13.0
    x, y, half = spot.fan[0] * unit, spot.fan[1] * unit, 17.0 * unit
    left = x + half - width if spot.fan_grows < 0 else x - half
    return left, y + half - height if spot.fan[1] < 0 else y - half


def arrange(blocks: Iterable[Block], ground: Ground) -> dict[str, Placed]:
    """Places every block in the richest size that covers nothing that matters; the last size is always placed."""
    placed: dict[str, Placed] = {}
    for block in blocks:
        found = _place(block, ground)
        placed[block.spot.id] = found
        ground.take(found.box)
    return placed


def _place(block: Block, ground: Ground) -> Placed:
    best: tuple[float, Placed] | None = None
    for number, (width, height) in enumerate(block.sizes):
        best = None
        for reach in (0.0, 0.45 * block.spot.half, 1.1 * block.spot.half):
            found = _best_corner(block.spot, number, width, height, reach, ground)
            if best is None or found[0] < best[0]:
                best = found
            if best[0] < _SPOILT:
                break
        if best and best[0] < _SPOILT:
            return best[1]
    assert best
    return best[1]


def _best_corner(spot: Spot, number: int, width: float, height: float, reach: float,
                 ground: Ground) -> tuple[float, Placed]:
    best: tuple[float, Placed] | None = None
    for rank, (x, y) in enumerate(block_corners(spot, width, height, reach)):
        own = (x, y, x + width, y + height)
        box = shifted(own, spot.x, spot.y)
        hard, soft = ground.costs(grown(box, 1.5))
        soft -= overlap(grown(box, 1.5), spot.yard) * YARD_WEIGHT
        cost = soft + rank * 2.0 + _apart(spot, own) + (_SPOILT + hard * 10 if hard > _TOUCH else 0.0)
        if best is None or cost < best[0]:
            best = cost, Placed(number, x, y, box)
    assert best
    return best


def _apart(spot: Spot, box: Box) -> float:
    """What it costs that a block stands apart from its space: soon nobody knows whose it is."""
    across = max(box[0] - spot.half, -spot.half - box[2], 0.0)
    down = max(box[1] - spot.half, -spot.half - box[3], 0.0)
    return 4.0 * (across + down)


_SPOILT = 1e6
# Directions in which counters at sea look for room, once their anchor has none: down and up first, then aside.
_AROUND = ((0.0, 1.0), (0.0, -1.0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7), (1.0, 0.0), (-1.0, 0.0))

# How far they look: three plates, one above the other, still get clear of a name in the middle of a zone.
_FAR = (8.0, 16.0, 24.0, 34.0, 46.0, 60.0, 76.0, 94.0, 114.0)


def place_near(anchor: tuple[float, float], size: tuple[float, float], ground: Ground) -> Placed:
    """The place nearest to an anchor where a block covers nothing, not even the name of a sea."""
    width, height = size
    spots = [(0.0, 0.0)] + [(x * far, y * far) for far in _FAR for x, y in _AROUND]
    best: tuple[float, Placed] | None = None
    for x, y in spots:
        corner = (x - width / 2, y - height / 2)
        box = shifted((corner[0], corner[1], corner[0] + width, corner[1] + height), *anchor)
        hard, soft = ground.costs(grown(box, 1.5))
        cost = hard * 10 + soft * 2 + abs(x) + abs(y)
        if best is None or cost < best[0]:
            best = cost, Placed(0, corner[0], corner[1], box)
    assert best
    return best[1]


class Name(Struct, frozen=True):
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
    low = gap + spot.half * spot.badge
    high = -gap - spot.half * spot.crown
    yield gap + spot.half * spot.badge, -name.height / 2
    yield -gap - name.width, -name.height / 2
    yield -name.width / 2, high - name.height
    yield -name.width / 2, low
    yield gap * 0.5, high - name.height * 0.8
    yield -gap * 0.5 - name.width, high - name.height * 0.8
    yield -gap * 0.5 - name.width, low - name.height * 0.2
    yield gap * 0.7, low - name.height * 0.2


def place_names(names: Iterable[Name], ground: Ground) -> dict[str, tuple[float, float]]:
    """Corners of the names that find room, the first of them first; those that find none are left out.

    A corner where a name would read as that of another named space is the last resort.
    """
    found: dict[str, tuple[float, float]] = {}
    names = list(names)
    spots = [name.spot for name in names]
    for name in names:
        spot, doubtful = name.spot, None
        for x, y in name_corners(name):
            box = shifted((x, y, x + name.width, y + name.height), spot.x, spot.y)
            if name.fixed or _is_free(ground, box, spot):
                if not name.fixed and _reads_as_anothers(box, spot, spots):
                    doubtful = doubtful or (x, y)
                    continue
                found[spot.id] = (x, y)
                break
        else:
            if doubtful:
                found[spot.id] = doubtful
        if spot.id in found:
            x, y = found[spot.id]
            ground.take(shifted((x, y, x + name.width, y + name.height), spot.x, spot.y))
    return found


# A name that begins or ends so near to a symbol on its own line is taken for that space's.
_BESIDE = 14.0


def _reads_as_anothers(box: Box, spot: Spot, spots: Iterable[Spot]) -> bool:
    own = _gap_in_line(box, spot)
    return any(_gap_in_line(box, other) < min(_BESIDE, own) for other in spots if other.id != spot.id)


def _gap_in_line(box: Box, spot: Spot) -> float:
    """How far beside a name a symbol stands on the same line; infinite for one above or below it."""
    if not box[1] <= spot.y <= box[3]:
        return float("inf")
    return max(box[0] - spot.x - spot.half, spot.x - spot.half - box[2], 0.0)


def _is_free(ground: Ground, box: Box, spot: Spot) -> bool:
    hard, soft = ground.costs(box)
    soft -= overlap(box, spot.yard) * YARD_WEIGHT
    return hard <= 1.0 and soft < 0.2 * (box[2] - box[0]) * (box[3] - box[1])

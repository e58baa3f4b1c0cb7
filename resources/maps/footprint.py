"""How much room the things on the map take at 100 %, in px. Needs no library; the tests use it too."""
from __future__ import annotations

from collections.abc import Sequence

from . import geometry
from .geometry import Point, Rect

SYMBOL_HALF = 16.0  # half of the widest symbol, a fortress' star, with its halo
ANCHOR: Rect = (5.0, 5.0, 19.0, 19.0)  # a port's sign, from the middle of the space
CROWN: Rect = (-9.0, -26.0, 9.0, -12.0)  # a capital's sign
FLAME: Rect = (5.0, -25.0, 22.0, -6.0)  # unrest, while it lasts
WALL: Rect = (-23.0, 4.0, -3.0, 20.0)  # a siege, while it lasts
COUNTER_HALF = 17.0
FAN_STEP = 18.0  # px from a counter of a fan to the next
PLATE = 18.0  # px that a leader's name needs above the counters
NEAREST = 56.0  # no two spaces may be nearer
LINK_END = 30.0  # px of a link at its space that no counter may cover
CLEAR_OF_SYMBOL = 22.0  # px that a link keeps from the middle of another space
PASS_SIGN: Rect = (-14.0, -17.0, 14.0, 11.0)  # the mountain at the middle of a pass
SEA_NAME_SIZE, SEA_NAME_SPACING = 30.0, 2.4
FLEET_HALF = (57.0, 20.0)  # room for three counters of fleets at sea

# Where the first counter may stand, and which way the fan then grows.
_R = SYMBOL_HALF + COUNTER_HALF + 2
FANS: tuple[tuple[float, float, int, int], ...] = (
    *((side * _R, dy, side, 0) for dy in (-30, -14, 0, 14, 30) for side in (-1, 1)),
    *((side * _R, down * 30, 0, down) for down in (-1, 1) for side in (-1, 1)),
    *((dx, down * _R, 0, down) for down in (-1, 1) for dx in (-15, 0, 15)),
    *((side * 15, down * _R, side, 0) for down in (-1, 1) for side in (-1, 1)),
    *((0, down * _R, side, 0) for down in (-1, 1) for side in (-1, 1)),
    *((side * (_R + 6), down * (_R + 4), side, 0) for down in (-1, 1) for side in (-1, 1)),
)

# Where the name may stand: how it hangs (its left end, right end or middle at the point), the offset, the preference.
SLOTS: tuple[tuple[str, float, float, float], ...] = (
    ("l", 21, 1, 0.0), ("r", -21, 1, 0.4), ("l", 25, 3, 0.3), ("r", -25, 3, 0.6),
    ("c", 0, -28, 0.8), ("c", 0, 28, 0.8), ("c", 0, -36, 1.1), ("c", 0, 33, 1.1),
    ("l", 20, 10, 0.8), ("r", -20, -10, 0.8), ("l", 25, -10, 0.9), ("r", -25, 12, 0.9),
    ("l", 21, 18, 1.0), ("r", -21, -18, 1.0), ("l", 23, -18, 1.2), ("r", -24, 18, 1.2),
    ("l", 14, 28, 1.0), ("r", -14, -27, 1.0), ("l", 14, -36, 1.4), ("r", -14, 32, 1.3),
    ("l", 2, 28, 1.2), ("r", -2, -27, 1.2), ("r", 2, 32, 1.4), ("l", -2, -36, 1.5),
    ("l", -14, 28, 1.1), ("r", 14, 28, 1.1), ("l", -14, -35, 1.2), ("r", 14, -35, 1.2),
    ("l", -14, 33, 1.3), ("r", 14, 33, 1.3),
)


def _moved(rect: Rect, x: float, y: float) -> Rect:
    return rect[0] + x, rect[1] + y, rect[2] + x, rect[3] + y


def symbol_rects(x: float, y: float, port: bool, capital: bool) -> list[Rect]:
    """The space's symbol, the anchor of a port, the crown of a capital."""
    half = SYMBOL_HALF
    signs = [(-half, -half, half, half), *([ANCHOR] if port else []), *([CROWN] if capital else [])]
    return [_moved(sign, x, y) for sign in signs]


def passing_rects(x: float, y: float, fortified: bool) -> list[Rect]:
    """Signs that come and go: unrest, and the siege of a fortified space."""
    return [_moved(sign, x, y) for sign in ([FLAME, WALL] if fortified else [FLAME])]


def counter_rect(x: float, y: float, dx: float, dy: float) -> Rect:
    """The first counter of a fan whose place is (dx, dy) from the space."""
    half = COUNTER_HALF
    return x + dx - half, y + dy - half, x + dx + half, y + dy + half


def fan_rect(x: float, y: float, fan: int) -> Rect:
    """Room that a fan of three with a leader's plate would like to have."""
    dx, dy, gx, gy = FANS[fan]
    first = counter_rect(x, y, dx, dy)
    last = counter_rect(x, y, dx + 2 * FAN_STEP * gx, dy + 2 * FAN_STEP * gy)
    return min(first[0], last[0]), min(first[1], last[1]) - PLATE, max(first[2], last[2]), max(first[3], last[3])


def pass_rect(line: Sequence[Point]) -> Rect:
    """The mountain sign of a pass."""
    x, y = geometry.along(line, geometry.length(line) / 2)
    return _moved(PASS_SIGN, x, y)


def name_rect(x: float, y: float, slot: int, size: tuple[float, float]) -> Rect:
    """The box of a name in one of the `SLOTS`."""
    anchor, dx, dy, _ = SLOTS[slot]
    width, height = size
    left = x + dx - {"l": 0.0, "r": width, "c": width / 2}[anchor]
    return left, y + dy - height / 2, left + width, y + dy + height / 2

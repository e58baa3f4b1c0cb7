"""Rectangles and segments: the little geometry that placing, checking and the tests share. Needs no library."""
from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

Rect = tuple[float, float, float, float]  # left, top, right, bottom
Point = Sequence[float]


def overlap(a: Rect, b: Rect) -> float:
    """Area that two rectangles share."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    if width <= 0:
        return 0.0
    height = min(a[3], b[3]) - max(a[1], b[1])
    return width * height if height > 0 else 0.0


def grown(rect: Rect, by: float) -> Rect:
    """The rectangle with a margin."""
    return rect[0] - by, rect[1] - by, rect[2] + by, rect[3] + by


def length_inside(x0: float, y0: float, x1: float, y1: float, rect: Rect) -> float:
    """Length of the part of a segment that lies inside a rectangle (Liang and Barsky)."""
    left, top, right, bottom = rect
    if (x0 < left and x1 < left) or (x0 > right and x1 > right):
        return 0.0
    if (y0 < top and y1 < top) or (y0 > bottom and y1 > bottom):
        return 0.0
    dx, dy, start, end = x1 - x0, y1 - y0, 0.0, 1.0
    for step, room in ((-dx, x0 - left), (dx, right - x0), (-dy, y0 - top), (dy, bottom - y0)):
        if step == 0:
            if room < 0:
                return 0.0
        elif step < 0:
            start = max(start, room / step)
        else:
            end = min(end, room / step)
        if start >= end:
            return 0.0
    return (end - start) * math.hypot(dx, dy)


def line_inside(line: Sequence[Point], rect: Rect) -> float:
    """Length of the part of a polyline inside a rectangle."""
    total = 0.0
    for a, b in segments(line):
        total += length_inside(a[0], a[1], b[0], b[1], rect)
    return total


def segments(line: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The segments of a polyline."""
    return itertools.pairwise(line)


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross at a point inside both."""
    one, two = _side(a, b, c), _side(a, b, d)
    if one * two >= 0:
        return False
    return _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def lines_cross(one: Sequence[Point], two: Sequence[Point]) -> bool:
    """Whether two polylines cross."""
    return any(segments_cross(a, b, c, d) for a, b in segments(one) for c, d in segments(two))


def distance_to_segment(p: Point, a: Point, b: Point) -> float:
    """Distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    return math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def distance_to_line(p: Point, line: Sequence[Point]) -> float:
    """Distance of a point from a polyline."""
    return min(distance_to_segment(p, a, b) for a, b in segments(line))


def bounds(line: Sequence[Point]) -> Rect:
    """The rectangle round a polyline."""
    xs, ys = [p[0] for p in line], [p[1] for p in line]
    return min(xs), min(ys), max(xs), max(ys)


def along(line: Sequence[Point], distance: float) -> tuple[float, float]:
    """The point of a polyline at a distance from its beginning."""
    for a, b in segments(line):
        step = math.hypot(b[0] - a[0], b[1] - a[1])
        if step >= distance > 0:
            part = distance / step
            return a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])
        distance -= step
    end = line[-1] if distance > 0 else line[0]
    return end[0], end[1]


def length(line: Sequence[Point]) -> float:
    """Length of a polyline."""
    return sum(math.hypot(b[0] - a[0], b[1] - a[1]) for a, b in segments(line))


def head(line: Sequence[Point], distance: float) -> list[Point]:
    """The first part of a polyline."""
    result: list[Point] = [line[0]]
    for a, b in segments(line):
        step = math.hypot(b[0] - a[0], b[1] - a[1])
        if step >= distance:
            part = distance / step if step else 0.0
            return [*result, (a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]))]
        result.append(b)
        distance -= step
    return result

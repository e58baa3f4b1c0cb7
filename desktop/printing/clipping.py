"""Polygons cut to a rectangle, so that a tile or an inset holds no more of the land than it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

Point = tuple[float, float]
Points = list[Point]


def clipped(ring: Sequence[QPointF], box: QRectF) -> list[QPointF]:
    """A ring cut to a box, edge by edge; empty if nothing of it lies inside."""
    points: Points = [(p.x(), p.y()) for p in ring]
    for inside, crossing in _edges(box):
        if not points:
            break
        points = list(_cut(points, inside, crossing))
    return [QPointF(x, y) for x, y in points]


def _edges(box: QRectF) -> Iterator[tuple[Callable[[Point], bool], Callable[[Point, Point], Point]]]:
    left, right, top, bottom = box.left(), box.right(), box.top(), box.bottom()
    yield lambda p: p[0] >= left, lambda a, b: _at_x(a, b, left)
    yield lambda p: p[0] <= right, lambda a, b: _at_x(a, b, right)
    yield lambda p: p[1] >= top, lambda a, b: _at_y(a, b, top)
    yield lambda p: p[1] <= bottom, lambda a, b: _at_y(a, b, bottom)


def _cut(points: Points, inside: Callable[[Point], bool], crossing: Callable[[Point, Point], Point]) -> Iterator[Point]:
    before, was_in = points[-1], inside(points[-1])
    for point in points:
        is_in = inside(point)
        if is_in != was_in:
            yield crossing(before, point)
        if is_in:
            yield point
        before, was_in = point, is_in


def _at_x(a: Point, b: Point, x: float) -> Point:
    return x, a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])


def _at_y(a: Point, b: Point, y: float) -> Point:
    return a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]), y

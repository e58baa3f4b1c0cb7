"""The keyboard on the map: arrows walk the graph, Tab walks the legal places. Pure geometry over the chart."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt

from desktop.board.chart import Chart

DIRECTIONS = {
    Qt.Key.Key_Left: (-1.0, 0.0), Qt.Key.Key_Right: (1.0, 0.0), Qt.Key.Key_Up: (0.0, -1.0), Qt.Key.Key_Down: (0.0, 1.0),
}
# A neighbour must lie within 75 degrees of the arrow's direction.
_COSINE = math.cos(math.radians(75))


def neighbour_towards(chart: Chart, place: str, direction: tuple[float, float]) -> str:
    """The place next to this one that lies best in a direction, "" when none does."""
    here = chart.point(place)
    if here is None:
        return ""
    best, found = _COSINE, ""
    for other in chart.neighbours.get(place, ()):
        there = chart.point(other)
        if there is None:
            continue
        x, y = there.x() - here.x(), there.y() - here.y()
        length = math.hypot(x, y) or 1.0
        fit = (x * direction[0] + y * direction[1]) / length - length * 1e-4
        if fit > best:
            best, found = fit, other
    return found


def reading_order(chart: Chart, places: Iterable[str]) -> list[str]:
    """Places from north to south in bands, each band from west to east."""
    known = [(p, chart.point(p)) for p in places]
    rows = [(round(point.y() / 90), point.x(), place) for place, point in known if point is not None]
    return [place for _, _, place in sorted(rows)]


def next_target(order: list[str], here: str, step: int) -> str:
    """The target after (or before) the present one; "" past either end, so that the focus can leave the map."""
    if not order:
        return ""
    if here not in order:
        return order[0] if step > 0 else order[-1]
    at = order.index(here) + step
    return order[at] if 0 <= at < len(order) else ""


def nearest_to(chart: Chart, point: QPointF) -> str:
    """The space nearest to a point, however far."""
    return chart.nearest_space(point, 1e9)

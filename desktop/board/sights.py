"""Where a map has to be looked at so that certain places are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

if TYPE_CHECKING:
    from desktop.board.map_view import MapView

# The strip of table that is left around the sheet when it is seen whole, in pixels.
MARGIN = 12
# Room around places that are brought into sight, and what must be free around them to count as seen, in pixels.
_ROOM, _EDGE = 90, 36
# Where places are seen at less than so many times the zoom of the whole sheet, the whole sheet is shown.
_WHOLE = 1.2
# Nothing lies so near to the small map in the corner.
_CLEAR = 14


class Sight(Struct, frozen=True):
    """A point of the scene that comes to the middle, and the zoom."""

    middle: QPointF
    zoom: float


def sight_of(view: MapView, points: Sequence[QPointF], closest: float) -> Sight | None:
    """Where to look so that all points are seen, as near as they allow; None: they are seen well already."""
    box = QPolygonF(list(points)).boundingRect()
    best = _best(view, box, points, closest)
    edge = _EDGE / view.zoom
    seen = view.seen.adjusted(edge, edge, -edge, -edge).contains(box)
    hidden = any(under_overview(view, view.viewportTransform().map(point)) for point in points)
    return None if seen and not hidden and best.zoom * 0.6 <= view.zoom else best


def _best(view: MapView, box: QRectF, points: Sequence[QPointF], closest: float) -> Sight:
    """The whole sheet where that is hardly smaller, else a sight with as little of the table beside the sheet as the
    small map in the corner allows."""
    room, least = QRectF(view.viewport().rect()), max(view.fit_zoom, 0.05)
    best = Sight(box.center(), least)
    for below in (0, view.overview.height()):
        zoom = _zoom_for(box, room.adjusted(0, 0, 0, -below), least, closest)
        if zoom < least * _WHOLE:
            return Sight(view.chart.rect.center(), least)
        best = Sight(box.center() + QPointF(0, below / 2 / zoom), zoom)
        held = _on_sheet(view, best)
        for found in (held, Sight(QPointF(held.middle.x(), best.middle.y()), zoom), best):
            if not any(under_overview(view, room.center() + (p - found.middle) * zoom) for p in points):
                return found
    return best


def _zoom_for(box: QRectF, room: QRectF, least: float, most: float) -> float:
    """The zoom at which a box of the scene fits into a room of the screen with a margin."""
    across = (room.width() - 2 * _ROOM) / max(1.0, box.width())
    down = (room.height() - 2 * _ROOM) / max(1.0, box.height())
    return max(least, min(most, across, down))


def _on_sheet(view: MapView, sight: Sight) -> Sight:
    """The sight moved so that no more of the table is seen than must be."""
    sheet, frame = view.chart.rect, MARGIN / sight.zoom
    across, down = view.viewport().width() / sight.zoom / 2 - frame, view.viewport().height() / sight.zoom / 2 - frame
    x = _between(sheet.left() + across, sight.middle.x(), sheet.right() - across)
    return Sight(QPointF(x, _between(sheet.top() + down, sight.middle.y(), sheet.bottom() - down)), sight.zoom)


def _between(low: float, wanted: float, high: float) -> float:
    """A number held between two others; their middle where they have changed sides."""
    return (low + high) / 2 if low > high else max(low, min(high, wanted))


def under_overview(view: MapView, at: QPointF) -> bool:
    """Whether a point of the viewport lies under the small map in the corner, or close to it."""
    return QRectF(view.overview.geometry()).adjusted(-_CLEAR, -_CLEAR, _CLEAR, _CLEAR).contains(at)

"""Brings the answers to a question into sight, without taking the map out of the player's hands."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF

from desktop.board.map_view import MapView
from desktop.desk import Desk
from desktop.interaction.asking import Asking
from desktop.panels.map_stage import MapStage

# The map counts as moved by the player beyond this many pixels or this much of the zoom.
MOVED_PX, MOVED_ZOOM = 24.0, 0.04
# So near and no nearer; and so many places at most, beyond which only the whole map shows them.
NEAREST, MANY = 0.6, 60


class Sight(QObject):
    """Flies to the answers of a new question. Within a procedure, a map that the player has moved since stays where it
    is as long as one of the answers is in sight."""

    def __init__(self, desk: Desk, stage: MapStage) -> None:
        super().__init__()
        self.desk = desk
        self.stage = stage
        self._asking: Asking | None = None
        self._procedure: object = None
        self._left: tuple[QPointF, float] | None = None  # where the last flight ended
        self._wanted = False
        desk.laid_out.connect(self._fly)  # only then is it known what is in sight

    def ask(self, asking: Asking | None) -> None:
        """Another question, or none."""
        self._asking = asking
        course = self.desk.controller.course
        procedure = course.events[0]["decision"] if asking is not None and course and course.events else None
        if procedure != self._procedure:
            self._procedure, self._left = procedure, None
        if asking is not None and self.stage.view is not None and self.desk.controller.looking_at is None:
            self._wanted = True
            self.desk.lay_out_soon()

    def places(self) -> list[str]:
        """The places that the question is about."""
        asking = self._asking
        if asking is None:
            return []
        area = asking.area()
        if area or not self.desk.settings.follow:
            return area
        legal = list(asking.legal())
        return legal if len(legal) <= MANY else []

    def _fly(self) -> None:
        if not self._wanted:
            return
        self._wanted = False
        view, places = self.stage.view, self.places()
        if view is None or not places or not view.isVisible():
            return
        if self._left is not None and self._moved(view, *self._left) and self._some_in_sight(view, places):
            return
        view.bring_into_sight(places, NEAREST)
        self._left = view.flight.goal if view.flight.running else (view.seen.center(), view.zoom)

    @staticmethod
    def _moved(view: MapView, middle: QPointF, zoom: float) -> bool:
        off = (view.seen.center() - middle) * view.zoom
        return abs(view.zoom / zoom - 1) > MOVED_ZOOM or off.manhattanLength() > MOVED_PX

    @staticmethod
    def _some_in_sight(view: MapView, places: list[str]) -> bool:
        points = (view.chart.point(place) for place in places)
        return any(point is not None and view.seen.contains(point) for point in points)

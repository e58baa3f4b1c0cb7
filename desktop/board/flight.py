"""Flying over the map: a smooth way from one view to another."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF

from desktop.board.easing import movement

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

    from desktop.board.map_view import MapView

DURATION_MS = 380


class Flight(QObject):
    """One flight at a time; zoom changes evenly in proportion."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.enabled = True
        self._view = view
        self._from = (QPointF(), 1.0)
        self._to = (QPointF(), 1.0)

    @cached_property
    def _animation(self) -> QVariantAnimation:
        return movement(self, DURATION_MS, "InOutQuad", self._step)

    @property
    def running(self) -> bool:
        """Whether the map is flying."""
        return "_animation" in self.__dict__ and self._animation.state() == self._animation.State.Running

    @property
    def goal(self) -> tuple[QPointF, float]:
        """Where the last flight ends or ended: the middle, and the zoom."""
        return self._to

    def go(self, point: QPointF, zoom: float) -> None:
        """Flies so that a point comes to the middle at a zoom."""
        self.stop()
        self._from, self._to = (self._view.seen.center(), self._view.zoom), (point, zoom)
        if not self.enabled or not self._view.isVisible():
            self._view.fly_step(point, zoom)
            return
        self._animation.start()

    def stop(self) -> None:
        """Stays where it is."""
        if self.running:
            self._animation.stop()

    def _step(self, part: float) -> None:
        (start, low), (end, high) = self._from, self._to
        zoom = low * math.exp(math.log(high / low) * float(part))
        # The point moves with the scale, so that the flight looks straight while the zoom changes.
        way = float(part) if abs(high - low) < 1e-6 else (1 / low - 1 / zoom) / (1 / low - 1 / high)
        self._view.fly_step(start + (end - start) * way, zoom)

"""The keyboard on the map view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.walking import DIRECTIONS, nearest_to, neighbour_towards, next_target, reading_order

if TYPE_CHECKING:
    from desktop.board.map_view import MapView

_STEP = 2 ** 0.25
_EDGE = 70.0


class Keys:
    """Which place has the keyboard's focus, and what the keys do there."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._order: list[str] = []
        self.place = ""
        self.space_held = False

    def take_targets(self, legal: Mapping[str, str]) -> None:
        """The places that Tab walks."""
        self._order = reading_order(self._view.chart, legal)

    def tab(self, event: QEvent) -> bool:
        """Tab and Shift+Tab walk the legal places; past either end the focus leaves the map."""
        assert isinstance(event, QKeyEvent)
        back = event.key() == Qt.Key.Key_Backtab
        if not self._order or not (back or event.key() == Qt.Key.Key_Tab):
            return False
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        target = next_target(self._order, self.place, -1 if back else 1)
        if not target:
            return False
        self.go(target)
        return True

    def press(self, event: QKeyEvent) -> bool:
        """Whether a key was one of the map's."""
        key, view = event.key(), self._view
        if key in DIRECTIONS:
            here = self.place or nearest_to(view.chart, view.seen.center())
            self.go(neighbour_towards(view.chart, here, DIRECTIONS[Qt.Key(key)]) if self.place else here)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self.place:
                return False
            view.spaceActivated.emit(self.place)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            view.set_zoom(view.zoom * _STEP, self._anchor())
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            view.set_zoom(view.zoom / _STEP, self._anchor())
        elif key == Qt.Key.Key_Space:
            self._hold_space(event)
        elif key == Qt.Key.Key_Escape:
            return view.hand.escape()
        else:
            return False
        return True

    def release(self, event: QKeyEvent) -> bool:
        """Whether the key that was let go was one of the map's."""
        if event.key() != Qt.Key.Key_Space:
            return False
        if not event.isAutoRepeat():
            self.space_held = False
            self._view.hand.show_cursor()
        return True

    def _hold_space(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.space_held = True
            self._view.hand.show_cursor()

    def _anchor(self) -> QPointF | None:
        point = self._view.chart.point(self.place) if self.place else None
        if point is None or not self._view.seen.contains(point):
            return None
        return self._view.viewportTransform().map(point)

    def go(self, place: str) -> None:
        """Gives a place the focus and brings it into sight."""
        point = self._view.chart.point(place) if place else None
        if point is None:
            return
        self.place = place
        self._view.map_scene.lights.focus(place)
        edge = _EDGE / self._view.zoom
        if not self._view.seen.adjusted(edge, edge, -edge, -edge).contains(point):
            self._view.flight.go(point, self._view.zoom)
        self._view.hand.announce(place)

    def start_from(self, place: str) -> None:
        """The mouse has clicked a place: the arrows walk on from there, and Tab begins anew."""
        self.place = place
        self._view.map_scene.lights.focus("")

    def enter(self, reason: Qt.FocusReason) -> None:
        """The keyboard has come to the map."""
        if reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason) and self._order:
            self.place = ""
            self.go(next_target(self._order, "", 1 if reason == Qt.FocusReason.TabFocusReason else -1))
        elif self.place:
            self._view.map_scene.lights.focus(self.place)

    def leave(self) -> None:
        """The keyboard is elsewhere."""
        self.space_held = False
        self._view.map_scene.lights.focus("")
        self._view.hand.show_cursor()

"""The mouse on the map view: hover, click, pan, wheel, pinch, and carrying counters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QCursor, QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.board.dragging import Dragging
from desktop.board.items import CounterItem

if TYPE_CHECKING:
    from desktop.board.map_view import MapView

_REACH = 17.0
_DROP_REACH = 30.0
_SEA_REACH = 260.0
_OPEN_MS = 420
_LEAVE_MARGIN = 10.0
_WHEEL_STEP = 2 ** 0.25
Cursor = Qt.CursorShape


class Hand:
    """What the mouse is doing."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self.dragging = Dragging(view.map_scene)
        self.panning = False
        # A drag takes all of a counter's units, and one only with Ctrl; at other times the other way round.
        self.groups = False
        self._pressed: QPointF | None = None
        self._last = QPointF()
        self._candidate: CounterItem | None = None
        self._moved = False
        self._palette = False
        self._hovered = ""
        self._piece: dict[str, Any] = {}
        self.second = False  # the press is the second of two quick ones
        self.let_go = False  # the press let something that was carried go back: it asks for no menu
        self._opener = QTimer(view)
        self._opener.setSingleShot(True)
        self._opener.setInterval(_OPEN_MS)
        self._opener.timeout.connect(self._open_hovered)

    # --- places

    def place_at(self, point: QPointF, reach: float = _REACH) -> str:
        """The space, stack or sea zone under a scene point, "" when there is none."""
        view = self._view
        space = view.chart.nearest_space(point, max(reach, reach * view.zoom ** 0.5) / view.zoom)
        if space:
            return space
        stack = view.map_scene.stack_at(point)
        return stack.place if stack else self._sea_at(point)

    def _sea_at(self, point: QPointF) -> str:
        view = self._view
        if not view.chart.rect.contains(point) or view.geography.land.contains(point):
            return view.chart.sea_at(point, 40.0) if self._on_anchor(point) else ""
        return view.chart.sea_at(point, _SEA_REACH)

    def _on_anchor(self, point: QPointF) -> bool:
        limit = 30.0 / self._view.zoom
        return any((sea.point - point).manhattanLength() < limit for sea in self._view.chart.seas.values())

    def piece_at(self, at: QPointF) -> dict[str, Any]:
        """The piece whose counter lies under a point of the viewport; empty where none does."""
        counter = self._view.map_scene.counter_at(self._view.scene_point(at))
        return counter.piece.data() if counter is not None else {}

    @property
    def pointed(self) -> dict[str, Any]:
        """The piece under the mouse."""
        return self.piece_at(self._last)

    # --- press, move, release

    def press(self, event: QMouseEvent) -> None:
        """A button goes down."""
        self.second = event.type() == QEvent.Type.MouseButtonDblClick
        self.let_go = self._lets_go(event)
        if self.dragging.active or self.let_go:
            return
        self._view.flight.stop()
        self._pressed, self._last, self._moved = event.position(), event.position(), False
        held = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.MiddleButton or (held and self._view.keys.space_held):
            self._begin_pan()
        elif held:
            self._candidate = self._view.map_scene.counter_at(self._view.scene_point(event.position()))
        else:
            self._pressed = None

    def _lets_go(self, event: QMouseEvent) -> bool:
        """The right button, while something is carried, lets it go back to where it came from."""
        return event.button() == Qt.MouseButton.RightButton and self.dragging.active and self.escape()

    def move(self, event: QMouseEvent) -> None:
        """The mouse moves: it carries, pans, or hovers."""
        at = event.position()
        if self.dragging.active:
            self._carry(at)
        elif self.panning:
            self._view.pan_by(at - self._last)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._maybe_begin(at, bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier) != self.groups)
        else:
            self.hover(at)
        self._last = at

    def _maybe_begin(self, at: QPointF, whole: bool) -> None:
        assert self._pressed is not None
        if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
            return
        self._moved = True
        if self._candidate is not None:
            start = self._view.scene_point(self._pressed)
            self._opener.stop()
            stack = self._view.map_scene.stack_at(start)
            closed = self.groups and whole and stack is not None and stack.collapsible and not stack.is_open
            self.dragging.lift(self._candidate, start, whole, closed)
            self._tell_lifted()
            self.show_cursor()
            self._carry(at)
        elif not self._on_sheet(self._view.scene_point(self._pressed)):
            self._begin_pan()
            self._view.pan_by(at - self._pressed)

    def _tell_lifted(self) -> None:
        held = self.dragging.held
        self._view.counterLifted.emit(dict(held.data) if held else {})

    def _on_sheet(self, point: QPointF) -> bool:
        """Whether a point lies on an open stack's sheet, between its counters."""
        stack = self._view.map_scene.stack_at(point)
        return stack is not None and stack.is_open

    def release(self, event: QMouseEvent) -> None:
        """A button comes up: a drop, the end of a pan, or a click."""
        if self.dragging.active:
            if event.button() == Qt.MouseButton.LeftButton and not self._palette:
                self._drop(event.position())
        elif self.panning:
            self.panning = False
            self._view.fill_gaps()
            self.show_cursor()
        elif self._pressed is not None and not self._moved and event.button() == Qt.MouseButton.LeftButton:
            self._click(event.position())
        self._pressed = self._candidate = None

    def _begin_pan(self) -> None:
        self.panning = self._moved = True
        self._opener.stop()
        self._view.map_scene.close_stacks()
        self.show_cursor()

    def _click(self, at: QPointF) -> None:
        point = self._view.scene_point(at)
        stack = self._view.map_scene.stack_at(point)
        space = self._view.chart.nearest_space(point, _REACH / self._view.zoom)
        if stack is not None and stack.collapsible and not stack.is_open and not space:
            self._view.map_scene.open_stack(stack, self._view.seen)
        elif stack is None:
            self._view.map_scene.close_stacks()
        place = self.place_at(point)
        self._view.keys.start_from(place)
        self._view.spaceClicked.emit(place)

    # --- carrying

    def _carry(self, at: QPointF) -> None:
        point = self._view.scene_point(at)
        self.dragging.move(point)
        self._set_hovered(self.drop_place(point))

    def drop_place(self, point: QPointF) -> str:
        """Where a counter let go at a scene point would fall."""
        view = self._view
        space = view.chart.nearest_space(point, max(_DROP_REACH, _DROP_REACH * view.zoom ** 0.6) / view.zoom)
        return space or self._sea_at(point)

    def _drop(self, at: QPointF) -> None:
        place = self.drop_place(self._view.scene_point(at))
        data = self.dragging.drop(place)
        self.show_cursor()
        self._view.map_scene.close_stacks()
        self._view.counterDropped.emit(data, place)

    def start_palette_drag(self, piece: Mapping[str, Any]) -> None:
        """A piece that is not on the map follows the mouse, wherever in the program it is."""
        self._palette = True
        at = self._view.viewport().mapFromGlobal(QPointF(QCursor.pos()))
        self.dragging.take(piece, self._view.scene_point(at))
        self._tell_lifted()
        QApplication.instance().installEventFilter(self._view)
        QApplication.setOverrideCursor(QCursor(Cursor.ClosedHandCursor))

    def filtered(self, event: QEvent) -> bool:
        """Takes the mouse while a piece from the palette is carried."""
        if not self._palette:
            return False
        if not isinstance(event, QMouseEvent):
            return False
        at = self._view.viewport().mapFromGlobal(event.globalPosition())
        if event.type() == QEvent.Type.MouseMove:
            self._carry(at)
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self._end_palette(at)
        elif event.type() == QEvent.Type.MouseButtonPress and self._lets_go(event):
            self.let_go = True
            return True
        return False

    def _end_palette(self, at: QPointF) -> None:
        self._palette = False
        QApplication.instance().removeEventFilter(self._view)
        QApplication.restoreOverrideCursor()
        inside = self._view.viewport().rect().contains(at.toPoint())
        place = self.drop_place(self._view.scene_point(at)) if inside else ""
        data = self.dragging.drop(place)
        self._view.counterDropped.emit(data, place)

    def escape(self) -> bool:
        """Esc lets a carried counter go back, or closes an open stack; False if there was nothing to do."""
        if self._palette:
            self._palette = False
            QApplication.instance().removeEventFilter(self._view)
            QApplication.restoreOverrideCursor()
            self.dragging.glide_back()
            self._tell_lifted()
            return True
        if self.dragging.active:
            self.dragging.glide_back()
            self._tell_lifted()
            self._pressed = self._candidate = None
            self.show_cursor()
            return True
        opened = any(s.is_open for s in self._view.map_scene.stacks.values())
        self._view.map_scene.close_stacks()
        return opened

    # --- hover

    def hover(self, at: QPointF) -> None:
        """The mouse rests somewhere without a button."""
        point = self._view.scene_point(at)
        scene = self._view.map_scene
        margin = _LEAVE_MARGIN / self._view.zoom
        for stack in scene.stacks.values():
            if stack.is_open and not stack.reach.adjusted(-margin, -margin, margin, margin).contains(point):
                scene.close_stacks()
                break
        stack = scene.stack_at(point)
        if stack is not None and stack.collapsible and not stack.is_open:
            self._opener.start()
        else:
            self._opener.stop()
        self._set_hovered(self.place_at(point))
        self._point_at_piece(self.piece_at(at))

    def _point_at_piece(self, piece: dict[str, Any]) -> None:
        if piece != self._piece:
            self._piece = piece
            self._view.pieceHovered.emit(piece)

    def _open_hovered(self) -> None:
        stack = self._view.map_scene.stack_at(self._view.scene_point(self._last))
        if stack is not None and stack.collapsible and not self.dragging.active and not self.panning:
            self._view.map_scene.open_stack(stack, self._view.seen)

    def _set_hovered(self, place: str) -> None:
        if place != self._hovered:
            self._hovered = place
            self._view.map_scene.lights.hover(place)
            self._view.spaceHovered.emit(place)
            self.show_cursor()

    def announce(self, place: str) -> None:
        """The keyboard has come to a place: it is shown as if hovered, even if the mouse has lain there before what is
        asked now."""
        self._hovered = ""
        self._set_hovered(place)

    def refresh_hover(self) -> None:
        """After a new position what is under the mouse may be another thing."""
        self._opener.stop()

    def leave(self) -> None:
        """The mouse has left the map."""
        self._opener.stop()
        if not self.dragging.active:
            self._set_hovered("")
            self._point_at_piece({})

    def show_cursor(self) -> None:
        """The cursor that fits."""
        shape = Cursor.ArrowCursor
        if self.dragging.active or self.panning:
            shape = Cursor.ClosedHandCursor
        elif self._view.keys.space_held:
            shape = Cursor.OpenHandCursor
        elif self._hovered and self._hovered in self._view.map_scene.lights.legal:
            shape = Cursor.PointingHandCursor
        if self._view.viewport().cursor().shape() != shape:
            self._view.viewport().setCursor(shape)

    # --- wheel and pinch

    def wheel(self, event: QWheelEvent) -> None:
        """A wheel zooms to the cursor; a trackpad's two fingers pan."""
        self._view.flight.stop()
        pixels = event.pixelDelta()
        trackpad = not pixels.isNull() and event.phase() != Qt.ScrollPhase.NoScrollPhase
        if trackpad and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._view.map_scene.close_stacks()
            self._view.pan_by(QPointF(pixels))
        elif event.angleDelta().y():
            self._view.set_zoom(self._view.zoom * _WHEEL_STEP ** (event.angleDelta().y() / 120), event.position())
        if self.dragging.active:
            self.dragging.rescale()
            self._carry(event.position())
        event.accept()

    def gesture(self, event: QEvent) -> bool:
        """A pinch on a trackpad or a touch screen zooms to where it is."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self._view.set_zoom(self._view.zoom * (1 + event.value()), event.position())
            return True
        if event.type() == QEvent.Type.Gesture:
            from PySide6.QtWidgets import QPinchGesture

            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                at = QPointF(self._view.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
                self._view.set_zoom(self._view.zoom * pinch.scaleFactor(), at)
                return True
        return False

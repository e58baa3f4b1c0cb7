"""The map view: zoom, pan, the mouse, and what the window asks of the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip

from desktop.board.background import LAYERS as SHEET_LAYERS
from desktop.board.background import Background
from desktop.board.chart import read_chart
from desktop.board.flight import Flight
from desktop.board.geography import Geography
from desktop.board.hand import Hand
from desktop.board.hover import hover_text
from desktop.board.keys import Keys
from desktop.board.overview import Overview
from desktop.board.scales import MAX_ZOOM
from desktop.board.scene import LAYERS as PIECE_LAYERS
from desktop.board.scene import MapScene
from desktop.board.sheet_store import SheetStore
from desktop.board.sights import MARGIN, sight_of
from desktop.board.tiles import Tiles
from desktop.board.ways import WayLook
from desktop.theme import Theme

_REST_MS = 110
# While the map moves no tile is drawn before it has paused for so long.
_BUSY_MS = 60
LAYERS = (*PIECE_LAYERS, *SHEET_LAYERS)
Land = Mapping[str, Any] | Callable[[], Mapping[str, Any]]  # coasts and rivers, or what reads them when they are drawn


class MapView(QGraphicsView):
    """Shows positions of one game on its map. Emits what the player does; changes no position by itself."""

    spaceClicked = Signal(str)
    spaceActivated = Signal(str)
    spaceHovered = Signal(str)
    pieceHovered = Signal(dict)
    counterLifted = Signal(dict)
    counterDropped = Signal(dict, str)
    placeMenuRequested = Signal(str, QPoint)
    zoomChanged = Signal(float)
    # Qt sends events while the view is being built.
    _ready = False
    # Before its first frame the map knows neither its size nor its zoom for good.
    _unseen = True

    def __init__(self, layout: Mapping[str, Any], geography: Land, names: Mapping[str, Any], texts: Any,
                 theme: Theme, store: SheetStore | None = None) -> None:
        super().__init__()
        self.texts, self.theme = texts, theme
        # Board data and position from which the card of a place is written.
        self.card_names: Mapping[str, Any] = names
        self._position: Mapping[str, Any] = {}
        self.chart = read_chart(layout, names)
        self.background = Background(lambda: Geography(given(geography)), self.chart, theme, texts.language)
        self.tiles = Tiles(self.background, store)
        # QGraphicsView does not keep a Python scene alive.
        self._scene = MapScene(self.chart, theme, texts.language, self, store.kept() if store else None)
        self.setScene(self._scene)
        self._fitted = True
        self._rest, self._fill = self._timer(_REST_MS, self._come_to_rest), self._timer(0, self._fill_tiles)
        self.hand, self.keys, self.flight = Hand(self), Keys(self), Flight(self)
        self._ready = True
        self._set_up_widget()
        self.overview = Overview(self.tiles.frame, self.tiles.base, theme, self)
        self.overview.movedTo.connect(self._look_at)
        texts.changed.connect(self._retranslate)
        self._retranslate()

    def _timer(self, wait: int, then: Any) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer

    def _set_up_widget(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)

    # --- what the window asks

    @property
    def geography(self) -> Geography:
        """The drawn land."""
        return self.background.geography

    @property
    def map_scene(self) -> MapScene:
        """The scene with its items."""
        return self._scene

    def show_position(self, view: Mapping[str, Any]) -> None:
        """Reconciles what is shown with a position."""
        self._position = view
        starts = self.hand.dragging.starts()
        self.hand.dragging.settle()
        self._scene.show_position(view, starts)
        self.hand.refresh_hover()

    def show_targets(self, legal: Mapping[str, str], dimmed: Mapping[str, str]) -> None:
        """Lights legal places, fades those that only look legal; place id -> short note. Both empty: all as usual."""
        self._scene.lights.show_targets(legal, dimmed)
        self.keys.take_targets(legal)

    def show_sources(self, sources: Mapping[str, bool]) -> None:
        """Marks the places that pieces have to leave: True for the one asked about now, False for those to come."""
        self._scene.lights.show_sources(sources)

    def show_ways(self, ways: Iterable[WayLook]) -> None:
        """Draws ways over the map; none takes them away."""
        self._scene.ways.show(ways)

    def bring_into_sight(self, places: Iterable[str], closest: float = 0.75) -> None:
        """Flies so that all these places are seen, as near as they allow; stays where it is if they are seen well."""
        points = [p for p in map(self.chart.point, places) if p is not None]
        goal = sight_of(self, points, closest) if points else None
        if goal is not None:
            self.flight.go(goal.middle, goal.zoom)

    def set_layer(self, name: str, on: bool) -> None:
        """Shows or hides a layer: political, religious, military, links, areas."""
        if name in SHEET_LAYERS:
            (self.background.layers.add if on else self.background.layers.discard)(name)
            self._forget_sheet()
        elif name in PIECE_LAYERS:
            self._scene.set_layer(name, on)
        else:
            raise ValueError(f"no layer {name!r}; there are {', '.join(LAYERS)}")

    def set_counter_scale(self, factor: float) -> None:
        """Size of the counters, 1 as drawn."""
        self._scene.set_counter_scale(factor)

    @property
    def animated(self) -> bool:
        """Whether things move by themselves."""
        return self.flight.enabled

    def set_animated(self, on: bool) -> None:
        """Whether counters glide and the map flies, or all is there at once."""
        self._scene.glides.enabled = on
        self.flight.enabled = on

    def set_overview(self, on: bool) -> None:
        """Shows or hides the small map in the corner."""
        self.overview.set_wanted(on)

    def set_theme(self, theme: Theme) -> None:
        """Other colours from now on."""
        self.theme = self.overview.theme = theme
        self.background.set_theme(theme)
        self._scene.redress(theme, self.texts.language)
        self._forget_sheet()

    def fit(self) -> None:
        """Shows the whole map."""
        self.flight.stop()
        self._set_transform(self.fit_zoom)
        self._look_at(self.chart.rect.center())
        self._fitted = True

    def fly_to(self, place_id: str) -> None:
        """Goes to a place, near enough to read the names around it."""
        point = self.chart.point(place_id)
        if point is not None:
            self.flight.go(point, max(self.zoom, 0.9))

    def select(self, place_id: str | None) -> None:
        """Puts a ring around a place; None takes it away."""
        self._scene.lights.select(place_id or "")

    def glide_back(self) -> None:
        """The counter that was just dropped goes back to where it came from."""
        self.hand.dragging.glide_back()

    def start_palette_drag(self, piece: Mapping[str, Any]) -> None:
        """A piece from the palette follows the mouse until the button is let go."""
        self.hand.start_palette_drag(piece)

    # --- zoom and pan

    @property
    def zoom(self) -> float:
        """Scale of the map, 1 at 100 %."""
        return self.transform().m11()

    @property
    def fit_zoom(self) -> float:
        """The zoom at which the whole map is in sight."""
        size, rect = self.viewport().size(), self.chart.rect
        across, down = (size.width() - 2 * MARGIN) / rect.width(), (size.height() - 2 * MARGIN) / rect.height()
        return max(0.05, min(across, down))

    def set_zoom(self, factor: float, anchor: QPointF | None = None) -> None:
        """Zooms so that the point of the map under `anchor` (viewport; default its middle) stays there."""
        factor = max(min(self.fit_zoom, 1.0), min(MAX_ZOOM, factor))
        at = anchor if anchor is not None else QPointF(self.viewport().rect().center())
        before = self.scene_point(at)
        if abs(factor - self.zoom) < 1e-9:
            return
        self._set_transform(factor)
        self._put(before, at)
        self._fitted = False

    def scene_point(self, at: QPointF) -> QPointF:
        """The point of the scene under a point of the viewport, with fractions."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.map(at)

    def _set_transform(self, zoom: float) -> None:
        half = QPointF(self.viewport().width() / 2, self.viewport().height() / 2) / zoom
        self.setSceneRect(self.chart.rect.adjusted(-half.x(), -half.y(), half.x(), half.y()))
        changed = abs(zoom - self.zoom) > 1e-9
        self.resetTransform()
        self.scale(zoom, zoom)
        self._scene.glance(zoom)
        self._rest.start()
        if changed:
            self.zoomChanged.emit(zoom)

    def _put(self, point: QPointF, at: QPointF) -> None:
        """Scrolls so that a point of the scene lies at a point of the viewport."""
        off = self.viewportTransform().map(point) - at
        self.pan_by(QPointF(-off.x(), -off.y()))

    def pan_by(self, by: QPointF) -> None:
        """Moves the map by viewport pixels."""
        if self._fill.isActive():
            self._fill.start(_BUSY_MS)
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(round(across.value() - by.x()))
        down.setValue(round(down.value() - by.y()))

    def _look_at(self, point: QPointF) -> None:
        self._put(point, QPointF(self.viewport().width() / 2, self.viewport().height() / 2))

    @property
    def seen(self) -> QRectF:
        """The part of the scene that is in sight."""
        inverse, _ = self.viewportTransform().inverted()
        return inverse.mapRect(QRectF(self.viewport().rect()))

    def fly_step(self, point: QPointF, zoom: float) -> None:
        """One step of a flight."""
        self._set_transform(zoom)
        self._look_at(point)
        self._fitted = False

    def _come_to_rest(self) -> None:
        """The zoom has stopped changing: everything is drawn crisp for it."""
        if self.flight.running:
            self._rest.start()
            return
        self._settle()
        self.viewport().update()

    @property
    def resting(self) -> bool:
        """Nothing flies, and everything is drawn for this zoom."""
        return not (self._rest.isActive() or self.flight.running)

    @property
    def busy(self) -> bool:
        """Something is still to be drawn, in sight or for later."""
        return self._unseen or not self.resting or self._fill.isActive()

    def _settle(self) -> None:
        seen = self.seen
        sight = seen.adjusted(-seen.width() / 4, -seen.height() / 4, seen.width() / 4, seen.height() / 4)
        ratio = self.viewport().devicePixelRatioF()
        # At a fractional ratio scrolled parts of the picture would meet between two pixels and leave seams.
        mode = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(mode.SmartViewportUpdate if ratio == int(ratio) else mode.FullViewportUpdate)
        self._scene.settle(self.zoom, ratio, sight)
        self._fill.start(0)

    # --- the sheet

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """The sheet from tiles on the screen, as vectors elsewhere."""
        if painter.device() is not self.viewport() and not self._on_screen(painter):
            self.background.paint(painter, rect, painter.worldTransform().m11())
            return
        ratio = self.viewport().devicePixelRatioF()
        self.tiles.draw(painter, rect, self.zoom, ratio, hurried=self._rest.isActive())
        if self.tiles.waiting and not self._fill.isActive():
            self._fill.start(_BUSY_MS if self.hand.panning else 0)

    def _on_screen(self, painter: QPainter) -> bool:
        return painter.worldTransform() == self.viewportTransform()

    def _fill_tiles(self) -> None:
        """Draws one missing tile or some pixmaps out of sight, then lets the mouse have its turn."""
        if self._rest.isActive() or self.flight.running:
            self._fill.start(_BUSY_MS)
            return
        ratio = self.viewport().devicePixelRatioF()
        level, seen = self.zoom * ratio, self.seen
        done = self.tiles.render_next(level, seen, ratio)
        if done is not None:
            self.viewport().update(self.viewportTransform().mapRect(done).toAlignedRect().adjusted(-2, -2, 2, 2))
        if self.hand.panning:
            self._fill.start(_BUSY_MS)
        elif done is not None or self._scene.refresh_rest() or self._prepare(level, seen, ratio):
            self._fill.start(0)

    def _prepare(self, level: float, seen: QRectF, ratio: float) -> bool:
        """Something for later: what lies just out of sight, and the whole map for the next start."""
        return (self.tiles.render_ahead(level, seen, ratio) or (self._fitted and self.tiles.store_next(level))
                or self._scene.prepare())

    def fill_gaps(self) -> None:
        """The map rests: what is missing in sight and around it is drawn now."""
        self._fill.start(0)

    def _forget_sheet(self) -> None:
        self.tiles.forget()
        self.overview.forget_picture()
        self.viewport().update()

    def _retranslate(self) -> None:
        self.background.language = self.texts.language
        self._scene.redress(self.theme, self.texts.language)
        self.setAccessibleName(self.texts("map-name"))
        self.setAccessibleDescription(self.texts("map-keys"))
        self.overview.setToolTip(self.texts("map-overview"))
        self.overview.setAccessibleName(self.texts("map-overview"))
        self._forget_sheet()

    # --- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the whole map in sight if it was, else the middle."""
        middle = self._middle_before(event)
        super().resizeEvent(event)
        if self.flight.running:  # it goes on to where it was going, in the new room
            self._fitted = False
        elif self._fitted:
            self.fit()
        else:
            self._set_transform(max(self.zoom, self.fit_zoom))
            self._look_at(middle)
        self._place_overview()

    def _middle_before(self, event: QResizeEvent) -> QPointF:
        old = event.oldSize()
        return self.scene_point(QPointF(max(0, old.width()) / 2, max(0, old.height()) / 2))

    def showEvent(self, event: QShowEvent) -> None:
        """The first time, everything is drawn for the zoom that fits."""
        super().showEvent(event)
        if self._fitted:
            self.fit()
        self._unseen = True
        self._place_overview()

    def _first_frame(self) -> None:
        self._unseen = False
        self._settle()

    def _place_overview(self) -> None:
        room = self.viewport().rect()
        self.overview.move(room.right() - self.overview.width() - 11, room.bottom() - self.overview.height() - 11)
        self.overview.raise_()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scrolls, and tells the overview."""
        super().scrollContentsBy(dx, dy)
        self.overview.show_seen(self.seen)

    def viewportEvent(self, event: QEvent) -> bool:
        """Gestures first, then the card of a place, then the mouse as usual. All is drawn before the first frame."""
        if self._unseen and self._ready and event.type() == QEvent.Type.Paint:
            self._first_frame()
        if self._ready and isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return self._show_card(event)
        return (self._ready and self.hand.gesture(event)) or super().viewportEvent(event)

    def card(self, place: str) -> str:
        """What the card of a place says: the note about it, if a question stands, and all that is there."""
        lights = self._scene.lights
        note = lights.legal.get(place) or lights.dimmed.get(place) or ""
        first = f"<p style='margin:2px 0; color:{self.theme.accent}'>{escape(note)}</p>" if note else ""
        return first + hover_text(place, self._position, self.card_names, self.texts) if place else ""

    def _show_card(self, event: QHelpEvent) -> bool:
        point = self.scene_point(QPointF(event.pos()))
        text = "" if self.hand.dragging.active or self.hand.panning else self.card(self.hand.place_at(point))
        if text:
            QToolTip.showText(event.globalPos(), f"<div style='white-space:pre-wrap; width:330px'>{text}</div>",
                              self.viewport())
        else:
            QToolTip.hideText()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While a piece from the palette is carried, the mouse of the whole window is ours."""
        return (self._ready and self.hand.filtered(event)) or super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Tab walks the legal places before it leaves the map."""
        if self._ready and event.type() == QEvent.Type.KeyPress and self.keys.tab(event):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the map."""
        if not self.keys.press(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys of the map."""
        if not self.keys.release(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows where the keyboard is."""
        super().focusInEvent(event)
        self.keys.enter(event.reason())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides it again."""
        super().focusOutEvent(event)
        self.keys.leave()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The hand takes it."""
        self.hand.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks is a click too."""
        self.hand.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The hand takes it."""
        self.hand.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The hand takes it."""
        self.hand.release(event)

    def wheelEvent(self, event: Any) -> None:
        """Zooms to the cursor, or pans on a trackpad."""
        self.hand.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is hovered any more."""
        super().leaveEvent(event)
        self.hand.leave()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Asks for the menu of the place, by the mouse or by the menu key."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if by_mouse and self.hand.let_go:
            event.accept()
            return
        at = QPointF(event.pos())
        place = self.hand.place_at(self.scene_point(at)) if by_mouse else self.keys.place
        point = self.chart.point(place)
        if not by_mouse and point is not None:
            at = QPointF(self.mapFromScene(point))
        self.placeMenuRequested.emit(place, self.viewport().mapToGlobal(at.toPoint()))
        event.accept()


def given(land: Land) -> Mapping[str, Any]:
    """Coasts and rivers, read now if need be."""
    return land if isinstance(land, Mapping) else land()

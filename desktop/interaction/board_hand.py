"""Between the map and the question: what a click, a drop, a hover and a key on the map mean now."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QTimer, Signal

from desktop.board.ways import STRONG, WayLook
from desktop.desk import Desk
from desktop.interaction.allotting import Allotting
from desktop.interaction.asking import Asking
from desktop.interaction.kinds import asking_for
from desktop.interaction.rehearsing import Rehearsing, way_of
from desktop.interaction.sight import Sight
from desktop.interaction.track import Track
from desktop.interaction.umpire import Umpire
from desktop.panels.map_stage import MapStage
from desktop.panels.track_shelf import TrackShelf

if TYPE_CHECKING:
    from desktop.interaction.space_menu import SpaceMenu

TRAIL_MS = 1800


class BoardHand(QObject):
    """Holds the present question, lights its answers on the map, and takes the map's signals."""

    lit = Signal()  # what is to be lit has changed
    asking_changed = Signal(object)  # the question, or the preview that stands in for it
    explained = Signal(str)
    place_chosen = Signal(str)
    place_hovered = Signal(str)
    log_of_place_wanted = Signal(str)

    def __init__(self, desk: Desk, stage: MapStage) -> None:
        super().__init__()
        self.desk = desk
        self.stage = stage
        self.umpire = Umpire(desk)
        self.track = Track(desk)
        self.shelf = TrackShelf(desk, stage)
        self.asking: Asking | None = None
        self._over = ""  # the place under the mouse
        self._clicked: Asking | None = None  # what was asked at the last click
        self._sight = Sight(desk, stage)
        self._trail = self._timer(TRAIL_MS, self.light_ways)
        self._trailed: dict[str, Any] | None = None
        stage.built.connect(self._on_built)

    def _timer(self, wait: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer

    # ---- the question

    def take_prompt(self) -> Asking | None:
        """A new object for the prompt that stands now, None when the table is idle."""
        prompt = self.desk.controller.prompt
        self._ask(asking_for(self.desk, prompt) if prompt is not None else None)
        return self.asking

    def _ask(self, asking: Asking | None) -> None:
        if self.asking is not None:
            self.asking.deleteLater()
        self.asking = asking
        if asking is not None:
            asking.answered.connect(self.desk.controller.answer)
            asking.explained.connect(self.explained.emit)
            asking.altered.connect(self.light)
            asking.relit.connect(self.light_ways)
        self.light()
        self._show_trail()
        if self.stage.view is not None:
            self.stage.view.hand.groups = isinstance(asking, Allotting)
        self._sight.ask(asking)

    def rehearse(self, power: str) -> None:
        """Shows what "do the rest" would do; the question waits behind it."""
        prompt, rows = self.desk.controller.prompt, self.desk.controller.rehearsal(power)
        if prompt is None or not rows:
            return
        preview = Rehearsing(self.desk, prompt, rows)
        preview.left.connect(lambda: self.asking_changed.emit(self.take_prompt()))
        self._ask(preview)
        self.asking_changed.emit(preview)

    def light(self) -> None:
        """Lights the answers on the map; none while the map shows another moment."""
        if self.stage.view is not None:
            now = self._lighting()
            self.stage.view.show_targets(now.legal() if now else {}, now.dimmed() if now else {})
            self.stage.view.show_sources(now.sources() if now else {})
        self.light_ways()

    def light_ways(self) -> None:
        """Draws the ways of the question on the map."""
        if self.stage.view is not None:
            now = self._lighting()
            self.stage.view.show_ways(now.ways() if now else ())
        self.lit.emit()

    def _lighting(self) -> Asking | None:
        """The question whose answers are to be lit on this map."""
        here = self.asking is not None and self.asking.board == "europe"
        return self.asking if here and self.desk.controller.looking_at is None else None

    # ---- the map

    def _on_built(self) -> None:
        view = self.stage.map()
        view.spaceClicked.connect(self.on_mouse_click)
        view.spaceActivated.connect(self.on_click)
        view.spaceHovered.connect(self.on_hover)
        view.pieceHovered.connect(self.on_piece_hover)
        view.counterLifted.connect(self.shelf.offer)
        view.counterDropped.connect(self.on_drop)
        view.placeMenuRequested.connect(self.on_menu)

    def on_mouse_click(self, place: str) -> None:
        """A click of the mouse may mean the counter under it; the second of two answers no question in between."""
        if self.stage.map().hand.second and self._clicked is not self.asking:
            return
        self._clicked = self.asking
        self.on_click(place, self.stage.map().hand.pointed)

    def on_click(self, place: str, piece: dict[str, Any] | None = None) -> None:
        """A click answers, or chooses a place to look at."""
        view = self.stage.map()
        view.select(place or None)
        if place:
            self.place_chosen.emit(place)
        if self.asking is not None and place and self.is_now():
            if piece:
                self.asking.click_piece(piece, place)
            else:
                self.asking.click(place)

    def on_piece_hover(self, piece: dict[str, Any]) -> None:
        """Pointing at the plate of a leader who is no answer says why it is not he."""
        if self.asking is None:
            return
        prompt, leader = self.asking.prompt, piece.get("leader")
        named = leader in (prompt.get("options") or ()) or leader in (prompt.get("why_not") or ())
        self.explained.emit(self.asking.reason_of(piece) if named else self.asking.reasons(self._over))

    def on_hover(self, place: str) -> None:
        """Pointing at a place that is no answer says why."""
        self._over = place
        self.place_hovered.emit(place)
        if self.asking is None:
            return
        self.asking.point(place)
        self.explained.emit(self.asking.reasons(place))

    def on_drop(self, piece: dict[str, Any], place: str) -> None:
        """A drop answers, or is the umpire's hand; one that is neither glides back."""
        turn = self.shelf.under_mouse()
        self.shelf.put_away()
        if not self.is_now():
            self.stage.map().glide_back()
            return
        if self.asking is not None:
            done = self.asking.drop(piece, place)
            if done is None:
                self.stage.map().hand.dragging.settle()
                return
        elif turn is not None:
            done = self.track.to_turn(piece, turn)
        elif self.stage.over_palette():
            done = self.umpire.put_away(piece)
        else:
            done = self.umpire.drop(piece, place)
        if not done:
            self.stage.map().glide_back()

    def on_menu(self, place: str, at: QPoint) -> None:
        """The right-click menu of a place."""
        if place:
            self.menu_of(place).popup(at)

    def menu_of(self, place: str) -> SpaceMenu:
        """The menu of a place."""
        from desktop.interaction.space_menu import SpaceMenu

        return SpaceMenu(self.desk, self.umpire, place, self.stage, self.log_of_place_wanted.emit)

    def take_piece(self, piece: dict[str, Any]) -> None:
        """A piece was taken up in the palette or beside the question."""
        if self.is_now():
            self.stage.map().start_palette_drag(piece)

    def point(self, option: Any) -> None:
        """The panel points at an option: shows its place on the map."""
        if self.stage.view is None:
            return
        texts = self.desk.texts
        place = option if isinstance(option, str) and texts.is_place(option) else None
        if place is None and isinstance(option, str) and texts.is_leader(option):
            place = (self.desk.controller.view.get("leaders", {}).get(option) or {}).get("at")
        self.stage.view.select(place)

    def _show_trail(self) -> None:
        """For a moment, the ways that pieces have just gone."""
        controller, view = self.desk.controller, self.stage.view
        if view is None or not view.animated or not controller.log or isinstance(self.asking, Rehearsing):
            return
        if controller.log[-1] == self._trailed:
            return
        self._trailed = controller.log[-1]
        last = self._trailed["decision"]
        events = itertools.takewhile(lambda event: event["decision"] == last, reversed(controller.log))
        trail = [way for way in map(way_of, events) if way is not None]
        if trail:
            view.show_ways([*trail, *(self.asking.ways() if self.asking else ())])
            self._trail.start()

    def point_at_event(self, event: dict[str, Any] | None) -> None:
        """The story of winter points at something that happened: shows its way."""
        way = way_of(event) if event is not None else None
        if self.stage.view is None:
            return
        if way is None:
            self.light_ways()
        else:
            self.stage.view.show_ways([WayLook(way.path, way.owner, STRONG, way.cuts, way.label)])

    def is_now(self) -> bool:
        """Whether the map shows the present; otherwise says so."""
        if self.desk.controller.looking_at is None:
            return True
        self.desk.said.emit(self.desk.texts("ui-not-now"), True)
        return False

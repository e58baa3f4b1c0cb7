"""Between the world map and the question: what a click, a drop and a hover overseas mean now."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QPoint, Signal

from desktop.desk import Desk
from desktop.interaction.asking import Asking
from desktop.interaction.board_hand import BoardHand
from desktop.world.overseas import Overseas
from desktop.world.world_menu import WorldMenu
from desktop.world.world_page import WorldPage


class WorldHand(QObject):
    """Takes the world map's signals; the question is the one that the hand on Europe holds."""

    place_hovered = Signal(str)
    log_of_place_wanted = Signal(str)

    def __init__(self, desk: Desk, page: WorldPage, hand: BoardHand) -> None:
        super().__init__()
        self.desk, self.page, self.hand = desk, page, hand
        self.overseas = Overseas(desk)
        self._clicked: Asking | None = None  # what was asked at the last click
        page.built.connect(self._on_built)
        page.strip.taken.connect(self.take_piece)
        page.strip.row_set.connect(self.overseas.set_row)
        hand.lit.connect(self.light)

    def _on_built(self) -> None:
        view = self.page.view
        assert view is not None
        view.spaceClicked.connect(self.on_click)
        view.spaceActivated.connect(self.on_click)
        view.spaceHovered.connect(self.on_hover)
        view.counterDropped.connect(self.on_drop)
        view.placeMenuRequested.connect(self.on_menu)
        self.light()

    @property
    def asking(self) -> Asking | None:
        """The question, if it is asked on this map."""
        asking = self.hand.asking
        return asking if asking is not None and asking.board == "world" else None

    def light(self) -> None:
        """Lights the answers and draws the ways."""
        view, asking = self.page.view, self.asking
        if view is None:
            return
        now = asking if self.desk.controller.looking_at is None else None
        view.show_targets(now.legal() if now else {}, now.dimmed() if now else {})
        view.show_sources(now.sources() if now else {})
        view.show_ways(now.ways() if now else ())

    def on_click(self, place: str) -> None:
        """A click answers, or chooses a place to look at; the second of two answers no question in between."""
        view = self.page.view
        if view is not None and view.hand.second and self._clicked is not self.asking:
            return
        self._clicked = self.asking
        if self.page.view is not None:
            self.page.view.select(place or None)
        if self.asking is not None and place and self.hand.is_now():
            self.asking.click(place)

    def on_hover(self, place: str) -> None:
        """Pointing at a place that is no answer says why."""
        self.place_hovered.emit(place)
        if self.asking is not None:
            self.asking.point(place)
            reasons = self.asking.prompt.get("why_not") or {}
            self.hand.explained.emit(self.asking.why_not(place) if place in reasons else "")

    def on_drop(self, piece: dict[str, Any], place: str) -> None:
        """A drop answers, or is the umpire's hand; one that is neither glides back."""
        view = self.page.view
        if view is None:
            return
        if not self.hand.is_now():
            done: bool | None = False
        elif self.hand.asking is not None:
            done = self.asking.drop(piece, place) if self.asking else self._not_here()
        elif self.page.strip.under_mouse():
            done = self.overseas.put_away(piece)
        else:
            done = self.overseas.drop(piece, place)
        if not done:
            view.glide_back()

    def _not_here(self) -> bool:
        self.desk.said.emit(self.desk.texts("ui-hand-not-now"), True)
        return False

    def on_menu(self, place: str, at: QPoint) -> None:
        """The right-click menu of a place."""
        if place:
            self.menu_of(place).popup(at)

    def menu_of(self, place: str) -> WorldMenu:
        """The menu of a place."""
        return WorldMenu(self.desk, self.overseas, place, self.page, self.log_of_place_wanted.emit)

    def take_piece(self, piece: dict[str, Any]) -> None:
        """A captain was taken up beside the map."""
        if self.page.view is not None and self.hand.is_now():
            self.page.view.start_palette_drag(piece)

"""The world map within the window: its page, its hand, and which of the two maps the controls speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.board.map_view import MapView
from desktop.desk import Desk
from desktop.interaction.asking import Asking
from desktop.interaction.board_hand import BoardHand
from desktop.panels.map_stage import MapStage
from desktop.world.world_hand import WorldHand
from desktop.world.world_page import WorldPage

if TYPE_CHECKING:
    from desktop.panels.board_bar import BoardBar


class World(QObject):
    """Europe and the world as one pair of maps."""

    board_wanted = Signal(str)

    def __init__(self, desk: Desk, stage: MapStage, hand: BoardHand, bar: BoardBar) -> None:
        super().__init__()
        self.desk, self.stage, self.bar = desk, stage, bar
        self.page = WorldPage(desk)
        self.hand = WorldHand(desk, self.page, hand)
        self._came_for_captains = False
        self.page.built.connect(self._on_built)
        bar.layer_set.connect(self._set_layer)
        bar.counters_scaled.connect(self._scale_counters)
        bar.overview_set.connect(self._set_overview)
        bar.fit_wanted.connect(lambda: self.map_now().fit())

    def _on_built(self) -> None:
        if self.page.view is not None:
            self.page.view.zoomChanged.connect(self._show_zoom)

    def _show_zoom(self, zoom: float) -> None:
        if self.page.isVisible():
            self.bar.show_zoom(zoom)

    # ---- both maps

    def map_now(self) -> MapView:
        """The map that is shown, else Europe."""
        return self.page.view if self.page.isVisible() and self.page.view is not None else self.stage.map()

    def maps(self) -> list[MapView]:
        """Those that are built."""
        return [view for view in (self.stage.view, self.page.view) if view is not None]

    def _set_layer(self, name: str, on: bool) -> None:
        for view in self.maps():
            view.set_layer(name, on)

    def _set_overview(self, on: bool) -> None:
        for view in self.maps():
            view.set_overview(on)

    def _scale_counters(self, factor: float) -> None:
        self.desk.settings.counter_scale = factor
        for view in self.maps():
            view.set_counter_scale(factor)

    # ---- which of them

    def come_to(self, asking: Asking | None) -> None:
        """A question about captains is asked on the world map; the next about Europe brings Europe back."""
        board = asking.board if asking is not None else "europe"
        if asking is not None and asking.prompt.get("captain"):  # the dice of his navigation check too
            board = "world"
        if board == "world" and not self.page.isVisible():
            self._came_for_captains = True
            self.board_wanted.emit("world")
        elif board == "europe" and self._came_for_captains:
            self._came_for_captains = False
            if self.page.isVisible():
                self.board_wanted.emit("europe")

    def fly_to(self, place: str) -> bool:
        """Shows a place overseas. Whether it is one."""
        view = self.desk.controller.view
        if place not in view.get("oceans", {}) and place not in view.get("settlements", {}):
            return False
        self.board_wanted.emit("world")
        if self.page.view is not None:
            self.page.view.fly_to(place)
            self.page.view.select(place)
        return True

    def escape(self) -> bool:
        """Esc lets a carried counter go back."""
        return self.page.view is not None and self.page.view.hand.escape()

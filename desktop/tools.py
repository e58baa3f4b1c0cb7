"""The window's tools beside the board: the list of spaces and units, the statistics of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from desktop.panels.dock import Dock
from desktop.panels.places_panel import PlacesPanel
from desktop.panels.statistics import Statistics

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

PLACES_WIDTH = 250


class Tools:
    """Builds them and ties them to the map."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        desk = window.desk
        self.places = PlacesPanel(desk)
        self.places.setMinimumWidth(PLACES_WIDTH)
        self.places_dock = Dock(desk, "places", "ui-places", self.places)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.places_dock)
        self.places_dock.hide()
        self.statistics = Statistics(desk, window)
        self._connect()

    def _connect(self) -> None:
        window, actions = self._window, self._window.commands
        self.places.pointed.connect(self._point)
        self.places.activated.connect(self._activate)
        for signal in (window.hand.place_chosen, window.top.find.chosen, window.log.place_pointed,
                       window.stage.card.place_clicked):  # fmt: skip
            signal.connect(self.places.choose)
        window.hand.place_hovered.connect(self._follow_keyboard)
        actions["show_places"].toggled.connect(self.places_dock.setVisible)
        self.places_dock.visibilityChanged.connect(
            lambda _=False: actions["show_places"].setChecked(not self.places_dock.isHidden())
        )
        actions["statistics"].triggered.connect(self.statistics.open_page)

    def _follow_keyboard(self, place: str) -> None:
        """The arrows on the map walk in the list too; the mouse that only hovers does not."""
        view = self._window.stage.view
        if view is not None and view.hasFocus() and view.keys.place == place:
            self.places.choose(place)

    def _on_map(self, place: str) -> bool:
        view = self._window.stage.view
        return view is not None and view.chart.point(place) is not None

    def _point(self, place: str) -> None:
        """Chosen in the list: the map shows it too, and flies there when it is out of sight."""
        window = self._window
        if not self._on_map(place):
            return
        view = window.stage.map()
        view.select(place)
        view.keys.place = place
        point = view.chart.point(place)
        if point is not None and not view.seen.contains(point):
            view.fly_to(place)
        window.log.offer_space(place)

    def _activate(self, place: str) -> None:
        """Enter in the list is a click on the map."""
        if self._on_map(place):
            self._window.show_board("europe")
            self._window.hand.on_click(place)

"""The window's tools beside the board: the list of spaces and units, the statistics of the dice."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from desktop.panels.dock import Dock

if TYPE_CHECKING:
    from desktop.main_window import MainWindow
    from desktop.panels.places_panel import PlacesPanel
    from desktop.panels.statistics import Statistics

PLACES_WIDTH = 250


class Tools:
    """Builds them when they are first wanted, and ties them to the map."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.places_dock = Dock(window.desk, "places", "ui-places", lambda: self.places)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.places_dock)
        self.places_dock.hide()
        self._connect()

    @cached_property
    def places(self) -> PlacesPanel:
        """The list of spaces and units."""
        from desktop.panels.places_panel import PlacesPanel

        places = PlacesPanel(self._window.desk)
        places.setMinimumWidth(PLACES_WIDTH)
        places.pointed.connect(self._point)
        places.activated.connect(self._activate)
        return places

    @cached_property
    def statistics(self) -> Statistics:
        """The statistics of the dice."""
        from desktop.panels.statistics import Statistics

        return Statistics(self._window.desk, self._window)

    def _connect(self) -> None:
        window, actions = self._window, self._window.commands
        for signal in (window.hand.place_chosen, window.top.find.chosen, window.log.place_pointed,
                       window.stage.place_clicked):  # fmt: skip
            signal.connect(self._choose)
        window.hand.place_hovered.connect(self._follow_keyboard)
        actions["show_places"].toggled.connect(self.places_dock.setVisible)
        self.places_dock.visibilityChanged.connect(
            lambda _=False: actions["show_places"].setChecked(not self.places_dock.isHidden())
        )
        actions["statistics"].triggered.connect(lambda: self.statistics.open_page())

    def _choose(self, place: str) -> None:
        """The list, if there is one, shows the place too."""
        if "places" in self.__dict__:
            self.places.choose(place)

    def _follow_keyboard(self, place: str) -> None:
        """The arrows on the map walk in the list too; the mouse that only hovers does not."""
        view = self._window.stage.view
        if view is not None and view.hasFocus() and view.keys.place == place:
            self._choose(place)

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

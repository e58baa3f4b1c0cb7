"""The tab of the world map: the map itself, and beside it what is on no map."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.board.map_view import MapView
from desktop.board.world import world_map, world_position
from desktop.desk import Desk
from desktop.panels.map_stage import StatusLine, geography_of, layout_of, store_of
from desktop.world.world_strip import WorldStrip


def has_world(game: str) -> bool:
    """Whether a game has a world map."""
    return bool(game) and "world" in layout_of(game)


class WorldPage(QWidget):
    """Holds the map of the world of the game that lies on the table. It is built when it is first looked at."""

    built = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.view: MapView | None = None
        self._game = ""
        self.strip = WorldStrip(desk)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.strip)
        self.status = StatusLine(desk, self)
        desk.theme_changed.connect(self._dress)
        for signal in (desk.controller.changed, desk.controller.looked, desk.texts.changed):
            signal.connect(self.refresh)

    def showEvent(self, event: QShowEvent) -> None:
        """Shows the position that came while another board was looked at."""
        super().showEvent(event)
        self._build()
        self.refresh()

    def _build(self) -> None:
        game = self.desk.controller.game
        if self._game == game and self.view is not None:
            return
        before, self.view, self._game = self.view, None, game
        if has_world(game):
            layout = layout_of(game)
            name = layout["world"]["map"]
            self.view = world_map(layout, lambda: geography_of(name), self.desk.board, self.desk.texts,
                                  self.desk.theme, store_of(game, name))
            self.view.set_counter_scale(self.desk.settings.counter_scale)
            self._column.insertWidget(0, self.view, 1)
        if before is not None:
            self._column.removeWidget(before)
            before.hide()
            before.deleteLater()
        self.status.raise_()
        if self.view is not None:
            self.built.emit()

    def open(self) -> None:
        """Another table: the map of its game is made when it is looked at."""
        if self.isVisible():
            self._build()

    def refresh(self) -> None:
        """Shows the position."""
        position: dict[str, Any] = self.desk.controller.view
        if self.view is not None and self.isVisible() and position:
            self.view.show_position(world_position(position))
            self.strip.refresh()

    def _dress(self) -> None:
        if self.view is not None:
            self.view.set_theme(self.desk.theme)
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the line that says what happened over the map's lower edge."""
        super().resizeEvent(event)
        self.status.place()

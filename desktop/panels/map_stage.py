"""Where the map stands: the view itself, the power card over its edge, and the line that says what happened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.board.map_view import MapView
from desktop.board.sheet_store import SheetStore
from desktop.desk import Desk, restyled, role
from desktop.settings import cache_folder

if TYPE_CHECKING:
    from desktop.panels.map_key import MapKey
    from desktop.panels.palette import Palette
    from desktop.panels.power_card import PowerCard

SAID_FOR_MS = 9000


@cache
def layout_of(game: str) -> dict[str, Any]:
    """Where everything lies on a game's map."""
    found: dict[str, Any] = msgspec.json.decode((resources.files("resources") / game / "layout.json").read_bytes())
    return found


@cache
def geography_of(name: str) -> dict[str, Any]:
    """Coasts, rivers and lakes of a map."""
    found: dict[str, Any] = msgspec.json.decode((resources.files("resources") / "maps" / f"{name}.json").read_bytes())
    return found


def store_of(game: str, name: str) -> SheetStore:
    """Where pictures of a game's map are kept from one start to the next."""
    root = resources.files("resources")
    files = (root / game / "layout.json", root / "maps" / f"{name}.json")
    return SheetStore(cache_folder() / "maps", [file for file in files if isinstance(file, Path)], f"{game} {name}")


class StatusLine(QLabel):
    """One line over the map's lower edge; it goes away by itself."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        role(self, "status", bad="false")
        self.setWordWrap(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        desk.said.connect(self.say)
        desk.texts.changed.connect(self.hide)
        self.hide()

    def say(self, words: str, bad: bool) -> None:
        """Says something; a refusal looks like one."""
        if not words:
            self.hide()
            return
        self.setText(words)
        self.setAccessibleName(words)
        restyled(self, bad="true" if bad else "false")
        self._timer.start(SAID_FOR_MS)
        self.show()
        self.place()
        self.raise_()

    def place(self) -> None:
        """Stays at the lower edge."""
        parent = self.parentWidget()
        if parent is None:
            return
        room = min(620, parent.width() - 24)
        wanted = min(room, self.fontMetrics().horizontalAdvance(self.text()) + 28)
        self.setFixedWidth(max(60, wanted))
        self.adjustSize()
        self.move(12, parent.height() - self.height() - 12)


class MapStage(QWidget):
    """Holds the map of the game that lies on the table."""

    built = Signal()
    card_closed = Signal()
    place_clicked = Signal(str)  # in the power card
    hand_wanted = Signal(str)
    piece_taken = Signal(dict)  # from the palette
    palette_closed = Signal()
    key_closed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.view: MapView | None = None
        self._game = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.status = StatusLine(desk, self)
        desk.theme_changed.connect(self._dress)

    @cached_property
    def card(self) -> PowerCard:
        """The power card, built when a shield is first clicked."""
        from desktop.panels.power_card import PowerCard

        card = PowerCard(self.desk, self)
        card.closed.connect(self.card_closed.emit)
        card.place_clicked.connect(self.place_clicked.emit)
        card.hand_wanted.connect(self.hand_wanted.emit)
        return card

    @cached_property
    def palette_card(self) -> Palette:
        """The palette, built when it is first opened."""
        from desktop.panels.palette import Palette

        palette = Palette(self.desk, self)
        palette.taken.connect(self.piece_taken.emit)
        palette.closed.connect(self.palette_closed.emit)
        return palette

    @cached_property
    def key_card(self) -> MapKey:
        """The key to the map, built when it is first opened."""
        from desktop.panels.map_key import MapKey

        key = MapKey(self.desk, self)
        key.closed.connect(self.key_closed.emit)
        return key

    def cards(self) -> list[PowerCard | Palette | MapKey]:
        """The cards over the map's edge that have been built."""
        return [self.__dict__[name] for name in ("palette_card", "key_card", "card") if name in self.__dict__]

    def shut_card(self) -> bool:
        """Puts the power card away. Whether it was open."""
        was_open = "card" in self.__dict__ and self.card.isVisible()
        if was_open:
            self.card.shut()
        return was_open

    def over_palette(self) -> bool:
        """Whether the mouse is over the open palette."""
        return "palette_card" in self.__dict__ and self.palette_card.under_mouse()

    def open(self, game: str) -> None:
        """Lays the map of a game; the same map stays as it is."""
        if game == self._game and self.view is not None:
            return
        self._game = game
        self._build()

    def _build(self) -> None:
        before = self.view
        layout = layout_of(self._game)
        name = layout.get("map", "europe")
        self.view = MapView(layout, lambda: geography_of(name), self.desk.board, self.desk.texts, self.desk.theme,
                            store_of(self._game, name))
        self.view.set_counter_scale(self.desk.settings.counter_scale)
        self._column.addWidget(self.view)
        if before is not None:
            self._column.removeWidget(before)
            before.hide()
            before.deleteLater()
        for over in (*self.cards(), self.status):
            over.raise_()
        self.built.emit()

    def _dress(self) -> None:
        if self.view is not None:
            self.view.set_theme(self.desk.theme)

    def map(self) -> MapView:
        """The map; there is one once a table is open."""
        if self.view is None:
            raise RuntimeError("no table has been opened")
        return self.view

    def show_palette(self, on: bool) -> None:
        """Opens the palette or puts it away."""
        if not on and "palette_card" not in self.__dict__:
            return
        if on:
            self.shut_card()
            self.palette_card.fit(self.height())
            self.palette_card.raise_()
        self.palette_card.setVisible(on)

    def show_key(self, on: bool) -> None:
        """Opens the key to the map or puts it away."""
        if not on and "key_card" not in self.__dict__:
            return
        if on:
            self.shut_card()
            self.key_card.fit(self.height())
            self.key_card.raise_()
        self.key_card.setVisible(on)

    def show_position(self, view: Mapping[str, Any]) -> None:
        """Shows a position."""
        if self.view is not None:
            self.view.show_position(dict(view))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps what lies over the map in its place."""
        super().resizeEvent(event)
        for card in self.cards():
            if card.isVisible():
                card.fit(self.height())
        self.status.place()

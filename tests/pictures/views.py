"""The pictures of the map that are compared: which part, how near, in which language and look, and how it is drawn."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Any

from PIL import Image
from PySide6.QtCore import QBuffer, QEventLoop
from PySide6.QtWidgets import QApplication

from desktop.board.map_view import MapView
from desktop.controller import board_data
from desktop.i18n import Texts
from desktop.theme import THEMES
from engine.table import Table

SCENARIOS = {"virgin_queen": "tournament", "here_i_stand": "1517"}
WHOLE, PART = (1000, 730), (600, 400)
# Language and look have nothing to do with each other, so each is drawn with one of the other.
LOOKS = (("ru", "light"), ("en", "dark"))
# The two most crowded corners of each map.
CROWDED = {"virgin_queen": ("antwerp", "milan"), "here_i_stand": ("antwerp", "erfurt")}
# Something of everything that the set-ups do not show.
EDITS: dict[str, list[dict[str, Any]]] = {
    "virgin_queen": [
        {"set": "religion", "space": "amsterdam", "religion": "protestant"},
        {"set": "unrest", "space": "amsterdam", "value": True},
        {"set": "control", "space": "rotterdam", "power": "protestant"},
        {"set": "units", "at": "rotterdam", "owner": "dutch", "type": "regular", "count": 2},
        {"set": "besieged", "space": "milan", "value": True},
        {"set": "units", "at": "english_channel", "owner": "england", "type": "naval", "count": 2},
        {"set": "marker", "marker": "piracy", "at": "english_channel", "value": True},
        {"set": "marker", "marker": "jesuit", "at": "brussels", "value": True},
    ],
    "here_i_stand": [
        {"set": "religion", "space": "wittenberg", "religion": "protestant"},
        {"set": "religion", "space": "leipzig", "religion": "protestant"},
        {"set": "unrest", "space": "erfurt", "value": True},
        {"set": "besieged", "space": "calais", "value": True},
        {"set": "units", "at": "nuremberg", "owner": "hapsburg", "type": "mercenary", "count": 2},
    ],
}


@dataclass(frozen=True)
class Spot:
    """A picture: of which game, around which place (none: the whole map), how near, in which language and look."""

    game: str
    place: str
    zoom: float
    language: str
    look: str

    @property
    def name(self) -> str:
        """The name of its file."""
        where = f"{self.place}-{self.zoom:.0%}".rstrip("%") if self.place else "whole"
        return f"{self.game}-{where}-{self.language}-{self.look}"


def spots(game: str) -> Iterator[Spot]:
    """Every picture of a game. Those of one language and look come together: a change draws the whole map anew."""
    for language, look in LOOKS:
        yield Spot(game, "", 0.0, language, look)
        for place in CROWDED[game]:
            for zoom in (1.0, 2.0):
                yield Spot(game, place, zoom, language, look)


Tamper = Callable[[dict[str, Any], dict[str, Any], dict[str, Any]], None]


class Easel:
    """One map of a game at the position of the pictures. `tamper` may spoil board, layout or position first."""

    def __init__(self, game: str, tamper: Tamper | None = None) -> None:
        board, layout = copy.deepcopy(board_data(game)), copy.deepcopy(_resource(f"{game}/layout.json"))
        position = copy.deepcopy(_position(game))
        if tamper is not None:
            tamper(board, layout, position)
        self.board = board
        self.texts = Texts("en")
        self.texts.use_names(board)
        ground = _resource(f"maps/{layout['map']}.json")
        self.view = MapView(layout, ground, board, self.texts, THEMES["light"].with_powers(board))
        self.view.set_animated(False)
        self.view.set_overview(False)
        self.view.resize(*PART)
        self.view.show()
        self.view.show_position(position)

    def draw(self, spot: Spot) -> Image.Image:
        """The picture."""
        view = self.view
        if self.texts.language != spot.language:
            self.texts.set_language(spot.language)
        if view.theme.name != spot.look:
            view.set_theme(THEMES[spot.look].with_powers(self.board))
        view.resize(*(PART if spot.place else WHOLE))
        settle()
        if spot.place:
            view.fly_step(view.chart.point(spot.place), spot.zoom)
        else:
            view.fit()
        rest(view)
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        view.grab().toImage().save(buffer, "PNG")
        return Image.open(BytesIO(bytes(buffer.data().data()))).convert("RGB")

    def close(self) -> None:
        """Puts the map away."""
        self.view.close()
        self.view.deleteLater()
        settle()


@cache
def _resource(name: str) -> dict[str, Any]:
    return dict(json.loads(resources.files("resources").joinpath(name).read_text(encoding="utf-8")))


@cache
def _position(game: str) -> dict[str, Any]:
    table = Table.new(game, SCENARIOS[game], seed=1)
    table.edit(EDITS[game])
    position = table.view("public")
    table.close()
    return dict(position)


def settle() -> None:
    """Lets everything that was posted happen."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def rest(view: MapView) -> None:
    """The zoom has come to rest, and everything is drawn for it."""
    settle()
    view._rest.stop()
    view._come_to_rest()
    view.grab()
    while view.tiles.waiting or view.map_scene.refresh_rest():
        view._fill_tiles()

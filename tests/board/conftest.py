"""A small map for the tests of the view: seven spaces, two seas, one game's powers."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import copy
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from desktop.board.map_view import MapView
from desktop.theme import LIGHT, load_fonts

PLACES = {
    "paris": (1000, 500, "capital", None), "rouen": (700, 420, "key", "channel"), "lyon": (1400, 1050, "key", None),
    "orleans": (980, 800, "fortress", None), "tours": (700, 860, "town", None),
    "caen": (480, 470, "town", "channel"), "la_rochelle": (520, 1100, "town", "bay"),
}
LINKS = [("paris", "rouen"), ("rouen", "caen"), ("paris", "orleans"), ("orleans", "tours"), ("tours", "la_rochelle"),
         ("orleans", "lyon"), ("caen", "tours")]
POWERS = {
    "france": {"name_en": "France", "name_ru": "Франция", "letter": "F", "colour": "#0072B2",
               "pattern": "vertical_stripes"},
    "spain": {"name_en": "Spain", "name_ru": "Испания", "letter": "S", "colour": "#F0E442", "pattern": "plain"},
    "england": {"name_en": "England", "name_ru": "Англия", "letter": "E", "colour": "#D55E00",
                "pattern": "diagonal_stripes"},
    "protestant": {"name_en": "Protestant", "name_ru": "Протестант", "letter": "P", "colour": "#CC79A7",
                   "pattern": "horizontal_stripes"},
}


def small_board() -> dict[str, Any]:
    """Board data as the controller gives it."""
    near: dict[str, list[str]] = {key: [] for key in PLACES}
    for a, b in LINKS:
        near[a].append(b)
        near[b].append(a)
    spaces = {key: {"id": key, "name_en": key.title(), "name_ru": key.upper(), "kind": kind, "key": kind != "town",
                    "fortified": kind != "town", "sea_zones": [sea] if sea else [], "links": near[key], "passes": []}
              for key, (_, _, kind, sea) in PLACES.items()}
    spaces["orleans"]["key"] = False
    seas = {"channel": {"name_en": "Channel", "name_ru": "Ла-Манш", "links": ["bay"], "ports": ["rouen", "caen"]},
            "bay": {"name_en": "Bay", "name_ru": "Залив", "links": ["channel"], "ports": ["la_rochelle"]}}
    leaders = {key: {"name_en": en, "name_ru": ru, "power": power, "kind": kind, "command": command, "battle": battle}
               for key, en, ru, power, kind, command, battle in (
                   ("guise", "Guise", "Гиз", "france", "army", 8, 2), ("alba", "Alba", "Альба", "spain", "army", 10, 2),
                   ("howard", "Howard", "Говард", "england", "naval", None, 1))}
    return {"spaces": spaces, "seas": seas, "powers": POWERS, "minors": {}, "leaders": leaders}


def small_layout() -> dict[str, Any]:
    """A layout as the map's build step writes it."""
    spaces = {}
    for key, (x, y, _, _) in PLACES.items():
        label = {"x": x + 20, "y": y - 10, "w": 70, "h": 20, "anchor": "l"}
        spaces[key] = {"x": x, "y": y, "label": {"en": label, "ru": label}, "fan": {"x": -30, "y": -24}}
    links = [{"a": a, "b": b, "kind": "pass" if (a, b) == ("orleans", "lyon") else "link",
              "line": [list(PLACES[a][:2]), list(PLACES[b][:2])]} for a, b in LINKS]
    seas = {"channel": {"label": {c: {"x": 500, "y": 150, "angle": 0} for c in ("en", "ru")},
                        "counters": {"x": 500, "y": 200},
                        "border": [[[20, 20], [1580, 20], [1580, 330], [20, 330], [20, 20]]]},
            "bay": {"label": {c: {"x": 200, "y": 1000, "angle": 0} for c in ("en", "ru")},
                    "counters": {"x": 200, "y": 1050}, "border": []}}
    return {"map": "test", "size": [1600, 1200], "spaces": spaces, "links": links, "seas": seas,
            "areas": {"france": [[[450, 400], [1450, 400], [1450, 1150], [450, 1150]]]}}


GEOGRAPHY: dict[str, Any] = {
    "size": [1600, 1200], "projection": {},
    "land": [{"outer": [[400, 350], [900, 340], [1600, 380], [1600, 1200], [450, 1200], [420, 800]],
              "holes": [[[1100, 900], [1160, 900], [1160, 950], [1100, 950]]]}],
    "lakes": [], "rivers": [{"width": 1.5, "line": [[1000, 520], [800, 640], [430, 700]]}],
}


def small_view() -> dict[str, Any]:
    """A position in the protocol's shape."""
    def row(control: str, religion: str, units: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        return {"control": control, "religion": religion, "unrest": False, "besieged": False, "fortified": False,
                "units": units, "leaders": [], "markers": [], **more}

    def unit(owner: str, kind: str, count: int) -> dict[str, Any]:
        return {"owner": owner, "type": kind, "count": count}

    return {
        "game": "virgin_queen",
        "spaces": {
            "paris": row("france", "catholic", [unit("france", "regular", 4), unit("france", "mercenary", 2)],
                         leaders=["guise"]),
            "rouen": row("france", "catholic", [unit("france", "naval", 1)]),
            "caen": row("france", "protestant", []),
            "orleans": row("france", "catholic", []),
            "tours": row("france", "protestant", []),
            "la_rochelle": row("protestant", "protestant", [unit("huguenot", "regular", 3)]),
            "lyon": row("france", "catholic", [unit("france", "regular", 1)]),
        },
        "seas": {key: {"units": [], "leaders": [], "markers": []} for key in ("channel", "bay")},
        "capitals": {"france": ["paris"], "huguenot": None, "dutch": None},
        "leaders": {"guise": {"status": "on_map", "at": "paris"}},
    }


class Words(QObject):
    """Texts without catalogues: ids are shown as they are, names come from the board."""

    changed = Signal()

    def __init__(self, board: dict[str, Any], language: str = "en") -> None:
        super().__init__()
        self.board, self.language = board, language

    def __call__(self, message: str, **arguments: Any) -> str:
        return " ".join([message, *(str(a) for a in arguments.values())])

    def _name(self, kind: str, key: str) -> str:
        return str(self.board[kind].get(key, {}).get("name_" + self.language, key))

    def place(self, key: str) -> str:
        return self._name("spaces" if key in self.board["spaces"] else "seas", key)

    def power(self, key: str) -> str:
        return self._name("powers", key)


def make_view(qtbot: Any, width: int = 900, height: int = 700, animated: bool = False) -> MapView:
    """A map on the screen, at rest, with the small position."""
    board = small_board()
    view = MapView(small_layout(), GEOGRAPHY, board, Words(board), LIGHT.with_powers(board))
    qtbot.addWidget(view)
    view.set_animated(animated)
    view.resize(width, height)
    with qtbot.waitExposed(view):
        view.show()
    view.show_position(small_view())
    rest(view)
    return view


def rest(view: MapView) -> None:
    """The zoom has come to rest, and everything is drawn."""
    view._rest.stop()
    view._come_to_rest()
    while view.tiles.waiting or view.map_scene.refresh_rest():
        view._fill_tiles()


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture
def view(qtbot: Any) -> MapView:
    """The small map."""
    return make_view(qtbot)


@pytest.fixture
def position() -> dict[str, Any]:
    """A copy of the small position to change."""
    return copy.deepcopy(small_view())


def heard(spy: QSignalSpy) -> list[list[Any]]:
    """What a signal has said, call by call. Asked for a call that was not made, the spy itself ends the process."""
    return [spy.at(number) for number in range(spy.count())]


def on_screen(view: MapView, place: str) -> QPoint:
    """Where a place is in the viewport."""
    point = view.chart.point(place)
    assert point is not None
    return view.mapFromScene(point)


def counter_on_screen(view: MapView, key: tuple[str, ...]) -> QPoint:
    """A point of the viewport on a counter that is not under another one."""
    item = view.map_scene.counters[key]
    left = item.mapToScene(QPointF(item.look.size.width() * 0.25, item.look.size.height() * 0.5))
    return view.mapFromScene(left)


def send(view: MapView, kind: Any, at: QPoint, button: Any, buttons: Any, modifiers: Any) -> None:
    """A mouse event through the viewport, as the window system sends it."""
    target = view.viewport()
    event = QMouseEvent(kind, QPointF(at), QPointF(target.mapToGlobal(at)), button, buttons, modifiers)
    QApplication.sendEvent(target, event)


def drag(view: MapView, start: QPoint, end: QPoint, button: Any = Qt.MouseButton.LeftButton,
         modifiers: Any = Qt.KeyboardModifier.NoModifier, steps: int = 6, release: bool = True) -> None:
    """Press, several moves, release."""
    none = Qt.MouseButton.NoButton
    send(view, QMouseEvent.Type.MouseMove, start, none, none, modifiers)
    send(view, QMouseEvent.Type.MouseButtonPress, start, button, button, modifiers)
    for n in range(1, steps + 1):
        at = start + (end - start) * n / steps
        send(view, QMouseEvent.Type.MouseMove, at, none, button, modifiers)
    if release:
        send(view, QMouseEvent.Type.MouseButtonRelease, end, button, none, modifiers)

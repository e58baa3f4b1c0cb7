"""The window against bare Qt: its start, an answer, and a map full of counters."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from engine.table import Table
from tests.bench import random_player
from tests.bench.compare import Comparison, in_turns

if TYPE_CHECKING:
    from desktop.board.map_view import MapView
    from desktop.main_window import MainWindow

ROOT = Path(__file__).resolve().parent.parent.parent
SIZE = (1600, 900)
COUNTERS = 2000
FRAMES = 24
ZOOM_STEP = 1.12
EVENTS = 3000
AREAS = ["england", "france", "netherlands"]
TO_AND_FRO: tuple[tuple[str, dict[str, Any]], ...] = (
    ("protestant_conversion", {"attempts": 20, "areas": AREAS}),
    ("catholic_conversion", {"power": "spain", "count": 12, "areas": AREAS}),
)


# --- start


def start() -> Comparison:
    """From the call of Python to a window that waits for the player."""
    with tempfile.TemporaryDirectory() as aside:
        environment = os.environ | {"CUIUS_DATA": aside, "CUIUS_CONFIG": aside}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a player's Python keeps what it has compiled

        def started(module: str, *more: str) -> Callable[[], float]:
            def timing() -> float:
                begun = perf_counter()
                command = [sys.executable, "-m", module, *more]
                with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as child:
                    assert child.stdout is not None
                    line = child.stdout.readline()
                    taken = perf_counter() - begun
                if line.strip() != "usable":
                    raise RuntimeError(f"{module} did not start")
                return taken

            return timing

        started("desktop", "--lang", "en", "--usable", "rests")()  # what an evening leaves for the next start
        times = in_turns(started("desktop", "--lang", "en", "--usable"), started("tests.bench.start_bare"), 7)
    return Comparison("start", *times, 1.5, "start until usable / a bare window with one pixmap")


# --- an answer


def answer() -> Comparison:
    """From an answer to the painted map, journal and panels included, against one moved item of a bare scene."""
    with tempfile.TemporaryDirectory() as aside:
        window = open_window(Path(aside))
        view = window.stage.map()
        bare, items = bare_scene(len(view.scene().items()))
        answers = conversions(window)
        shifts = cycle((QPointF(40, 0), QPointF(-40, 0)))

        def ours() -> float:
            value = next(answers)
            rest(view)
            begun = perf_counter()
            window.desk.controller.answer(value)
            painted(view)
            return perf_counter() - begun

        def moved() -> float:
            rest(view)  # what the answer left to be done is ours, and none of the bare scene's
            QApplication.processEvents()
            begun = perf_counter()
            items[len(items) // 2].setPos(items[len(items) // 2].pos() + next(shifts))
            painted(bare)
            return perf_counter() - begun

        times = in_turns(ours, moved, 30)
        window.close()
    return Comparison("answer", *times, 2.0, "an answer, judged, on disk and painted / one moved item, painted")


def conversions(window: MainWindow, take_back: bool = True) -> Iterator[Any]:
    """Answers of Protestant conversions, for ever: the first space that is offered, or whatever else is."""
    controller = window.desk.controller
    while True:
        controller.start(*TO_AND_FRO[0])
        painted(window.stage.map())
        while controller.prompt is not None:
            options = controller.prompt["options"]
            yield next((option for option in options if option in controller.view["spaces"]), options[0])
        while take_back and controller.can_undo:
            controller.undo(agreed=True)


def long_game() -> Comparison:
    """An answer after thousands of events, against one at the beginning: an evening's end may be no slower."""
    with tempfile.TemporaryDirectory() as aside:
        window = open_window(Path(aside))
        answers = conversions(window)

        def timing() -> float:
            value = next(answers)
            rest(window.stage.map())
            begun = perf_counter()
            window.desk.controller.answer(value)
            painted(window.stage.map())
            return perf_counter() - begun

        young = median(timing() for _ in range(30))
        path = Path(aside) / "long.save"
        write_long_game(path)
        window.desk.controller.open(path)
        answers = conversions(window, take_back=False)
        old = median(timing() for _ in range(30))
        window.close()
    return Comparison("long", old, young, 1.5, f"an answer after {EVENTS} events / one in a new game")


def write_long_game(path: Path) -> None:
    """A game of conversions to and fro, played without a window."""
    random = Random(7)
    table = Table.new("virgin_queen", "tournament", seed=7)
    while len(table.log()) < EVENTS:
        for procedure, given in TO_AND_FRO:
            reply = table.start(procedure, given)
            while reply["prompt"]:
                reply = random_player.answer(table, reply["prompt"], random)
    table.save(path)
    table.close()


# --- a map full of counters


def crowd() -> Comparison:
    """Mean frame of panning and zooming over 2,000 counters, against as many pixmap items."""
    with tempfile.TemporaryDirectory() as aside:
        window = open_window(Path(aside))
        view = window.stage.map()
        view.show_position(crowded(window.desk.controller.view))
        QApplication.processEvents()
        bare, _ = bare_scene(COUNTERS)

        def ours() -> float:
            return journey(view, lambda factor: view.set_zoom(view.zoom * factor))

        def theirs() -> float:
            return journey(bare, lambda factor: bare.scale(factor, factor))

        times = in_turns(ours, theirs, 5)
        window.close()
    return Comparison("crowd", *times, 1.3, f"a frame of pan and zoom, {COUNTERS} counters / as many pixmap items")


def drag() -> Comparison:
    """Mean frame of a counter that follows the mouse among 2,000, against an item moved in a bare scene of as many."""
    with tempfile.TemporaryDirectory() as aside:
        window = open_window(Path(aside))
        view = window.stage.map()
        view.show_position(crowded(window.desk.controller.view))
        middle(view)
        bare, items = bare_scene(COUNTERS)

        def ours() -> float:
            start = counter_in_sight(view)
            mouse(view, QEvent.Type.MouseButtonPress, start)
            begun = perf_counter()
            for step in range(1, FRAMES + 1):
                mouse(view, QEvent.Type.MouseMove, start + QPoint(9 * step, 4 * step))
                painted(view)
            taken = perf_counter() - begun
            view.hand.escape()
            mouse(view, QEvent.Type.MouseButtonRelease, start)
            QApplication.processEvents()
            return taken / FRAMES

        def theirs() -> float:
            item = items[COUNTERS // 2]
            begun = perf_counter()
            for step in range(FRAMES):
                item.moveBy(*((15, 7) if step < FRAMES // 2 else (-15, -7)))
                painted(bare)
            return (perf_counter() - begun) / FRAMES

        times = in_turns(ours, theirs, 5)
        window.close()
    return Comparison("drag", *times, 1.3, f"a frame of a counter dragged among {COUNTERS} / of an item moved")


def counter_in_sight(view: MapView) -> QPoint:
    """Where on the viewport a counter in the middle of the map lies."""
    room = view.viewport().rect().adjusted(300, 200, -400, -300)
    for item in view.map_scene.counters.values():
        at = view.mapFromScene(item.sceneBoundingRect().center())
        if item.isVisible() and room.contains(at):
            return at
    raise RuntimeError("no counter is in sight")


def mouse(view: MapView, kind: QEvent.Type, at: QPoint) -> None:
    """Sends the map an event of the left button."""
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    button = none if kind == QEvent.Type.MouseMove else left
    held = none if kind == QEvent.Type.MouseButtonRelease else left
    local, far = QPointF(at), QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(kind, local, far, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def crowded(position: dict[str, Any]) -> dict[str, Any]:
    """The position with units of many owners in every space."""
    spaces = {key: dict(row) for key, row in position["spaces"].items()}
    owners = list(position["powers"])
    kinds = [(owner, kind) for kind in ("regular", "mercenary", "naval") for owner in owners]
    each, left = divmod(COUNTERS, len(spaces))
    for number, row in enumerate(spaces.values()):
        chosen = kinds[: each + (number < left)]
        row["units"] = [{"owner": owner, "type": kind, "count": 1 + number % 4} for owner, kind in chosen]
    return {**position, "spaces": spaces}


def journey(view: QGraphicsView, zoom: Callable[[float], None]) -> float:
    """Mean time of a frame: a pan to and fro, then some steps of the wheel in and out."""
    across = view.horizontalScrollBar()
    begun = perf_counter()
    for frame in range(FRAMES):
        across.setValue(across.value() + (30 if frame < FRAMES // 2 else -30))
        painted(view)
    for frame in range(FRAMES):
        zoom(ZOOM_STEP if frame < FRAMES // 2 else 1 / ZOOM_STEP)
        painted(view)
    return (perf_counter() - begun) / (2 * FRAMES)


# --- both


def open_window(aside: Path) -> MainWindow:
    """The program's window on an untouched table, with files of its own."""
    os.environ["CUIUS_DATA"] = os.environ["CUIUS_CONFIG"] = str(aside)
    from desktop.app import make_application, make_window

    make_application()
    window = make_window("en")
    window.resize(*SIZE)
    window.show()
    window.desk.controller.new("virgin_queen", "tournament", dice="rolled", seed=7)
    for _ in range(10):
        QApplication.processEvents()
    middle(window.stage.map())
    return window


def middle(view: MapView) -> None:
    """At 60 %, so that there is room to pan."""
    view.set_zoom(0.6)
    view.fly_to("lyon")
    for _ in range(10):
        QApplication.processEvents()


def bare_scene(count: int) -> tuple[QGraphicsView, list[QGraphicsPixmapItem]]:
    """A view of a plain scene with a pixmap as its ground and `count` small ones on it, spread as on a map."""
    application = QApplication.instance() or QApplication([])
    assert application is not None
    scene = QGraphicsScene()
    ground = QPixmap(4000, 2600)
    ground.fill(Qt.GlobalColor.lightGray)
    scene.addPixmap(ground)
    counter = QPixmap(34, 34)
    counter.fill(Qt.GlobalColor.darkRed)
    items = []
    for number in range(count):
        item = scene.addPixmap(counter)
        item.setPos(number * 97 % 3950, number * 61 % 2550)
        items.append(item)
    view = QGraphicsView(scene)
    view.setParent(None)
    scene.setParent(view)
    view.resize(*SIZE)
    view.show()
    view.scale(0.6, 0.6)
    for _ in range(10):
        QApplication.processEvents()
    return view, items


def rest(view: MapView) -> None:
    """The flight to the question is over and the map drawn: the player has read it and answers."""
    end = perf_counter() + 5
    while perf_counter() < end and (not view.resting or view.tiles.waiting or view._fill.isActive()):
        QApplication.processEvents()


def painted(view: QGraphicsView) -> None:
    """Lets everything that waits happen, and the view be painted."""
    QApplication.processEvents()
    view.viewport().repaint()

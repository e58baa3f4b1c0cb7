"""python -m tests.screen.program SEEN ARGS...: `python -m desktop ARGS` with eyes that write down what can be seen.

The program runs as it is; nothing but the file SEEN tells that somebody looks. It is written again and again: the
visible widgets with their words, accessible names and places on the screen, and where the map shows what.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget

import desktop.app
from desktop.__main__ import main
from desktop.board.map_view import MapView
from desktop.main_window import MainWindow
from tests.desktop.measuring import cut

EVERY_MS = 90


class Eyes(QObject):
    """Looks and writes."""

    def __init__(self, file: Path, application: QApplication) -> None:
        super().__init__(application)
        self.file = file
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        self.timer.start(EVERY_MS)
        self.times = 0

    def look(self) -> None:
        """Writes what is there now, whole or not at all."""
        window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()), None)
        if window is None:
            return
        self.times += 1
        seen = {"times": self.times, "widgets": [row for w in QApplication.allWidgets() if (row := widget_row(w))],
                **window_row(window)}  # fmt: skip
        aside = self.file.with_suffix(".part")
        aside.write_text(json.dumps(seen), encoding="utf-8")
        os.replace(aside, self.file)


def widget_row(widget: QWidget) -> dict[str, Any] | None:
    """A widget that can be seen, or None."""
    region = widget.visibleRegion()
    if not widget.isVisible() or region.isEmpty():
        return None
    words = {name: call() for name in ("text", "title", "placeholderText", "plainText")
             if callable(call := getattr(widget, name, None))}  # fmt: skip
    return {"kind": type(widget).__name__, "name": widget.accessibleName(), "tip": widget.toolTip(),
            "text": next((str(word) for word in words.values() if isinstance(word, str) and word), ""),
            "id": widget.objectName(), "on": widget.isEnabled(), "focus": widget.hasFocus(),
            "box": box_of(widget, region.boundingRect())}  # fmt: skip


def box_of(widget: QWidget, rect: QRect) -> list[int]:
    """A part of a widget on the screen."""
    corner = widget.mapToGlobal(rect.topLeft())
    return [corner.x(), corner.y(), rect.width(), rect.height()]


def window_row(window: MainWindow) -> dict[str, Any]:
    """What the window is about."""
    controller, view = window.desk.controller, window.stage.view
    frame = window.geometry()
    row = {"window": [frame.x(), frame.y(), frame.width(), frame.height()], "ratio": window.devicePixelRatioF(),
           "cut": cut(window), "title": window.windowTitle(), "path": str(controller.path or ""),
           "active": window.isActiveWindow(),
           "prompt": (controller.prompt or {}).get("id", ""), "options": (controller.prompt or {}).get("options") or []}
    if view is not None and view.isVisible():
        row["map"] = {"zoom": view.zoom, "fit": view.fit_zoom, "still": view.resting and not view.tiles.waiting,
                      "place": view.keys.place, "box": box_of(view.viewport(), view.viewport().rect()),
                      "places": {place: point_of(view, view.chart.point(place)) for place in view.chart.places},
                      "counters": counters_of(view)}  # fmt: skip
    return row


def counters_of(view: MapView) -> dict[str, list[int]]:
    """Where the counters of each place lie."""
    stacks = view.map_scene.stacks.items()
    return {place: point_of(view, stack.root.mapRectToScene(stack.block).center())
            for place, stack in stacks if stack.pieces}  # fmt: skip


def point_of(view: MapView, point: Any) -> list[int]:
    """A point of the map on the screen."""
    at: QPoint = view.viewport().mapToGlobal(view.mapFromScene(point))
    return [at.x(), at.y()]


def watched(file: Path) -> int:
    """Runs the program."""
    make = desktop.app.make_application

    def make_with_eyes(arguments: list[str] | None = None) -> QApplication:
        application = make(arguments)
        application.eyes = Eyes(file, application)
        return application

    desktop.app.make_application = make_with_eyes
    return main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(watched(Path(sys.argv[1])))

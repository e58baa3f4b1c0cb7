"""What a player's hands do in the tests: click, drag, type."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from desktop.main_window import MainWindow
from desktop.panels.dice_entry import DiceEntry
from desktop.panels.option_grid import OptionGrid

LEFT = Qt.MouseButton.LeftButton


def settle(rounds: int = 3) -> None:
    """Lets everything that was posted happen."""
    for _ in range(rounds):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


class Hands:
    """Mouse and keyboard on one window."""

    def __init__(self, qtbot: Any, window: MainWindow) -> None:
        self.qtbot = qtbot
        self.window = window
        self.controller = window.desk.controller

    # ---- looking

    @property
    def prompt(self) -> str:
        """The id of what is asked, "" when the table is idle."""
        return (self.controller.prompt or {}).get("id", "")

    def space(self, place: str) -> dict[str, Any]:
        """What lies in a space."""
        return self.controller.view["spaces"][place]

    def words(self) -> list[str]:
        """The log as it is on view."""
        model = self.window.log.model
        return [model.plain(row) for row in model.rows]

    def visible_texts(self) -> str:
        """All words on the page of the procedure."""
        labels = self.window.procedures.page.findChildren(QWidget)
        return " | ".join(label.text() for label in labels if hasattr(label, "text") and label.isVisibleTo(self.window))

    # ---- the mouse

    def click(self, widget: QWidget) -> None:
        """A left click in the middle of a widget."""
        self.qtbot.mouseClick(widget, LEFT)
        settle()

    def at(self, place: str) -> QPoint:
        """Where a place is in the map's viewport; the map is moved so that it is in sight."""
        view = self.window.stage.map()
        point = view.chart.point(place)
        if not view.seen.adjusted(60, 60, -60, -60).contains(point):
            view.fly_to(place)
        self.rest()
        return view.mapFromScene(point)

    def rest(self) -> None:
        """Waits until the map is at rest: until then names and counters still find their places."""
        settle()
        self.qtbot.waitUntil(lambda: self.window.stage.map().resting, timeout=20_000)
        settle()

    def click_map(self, place: str) -> None:
        """A left click on a place of the map."""
        self.qtbot.mouseClick(self.window.stage.map().viewport(), LEFT, pos=self.at(place))
        settle()

    def hover_map(self, place: str) -> None:
        """Points at a place of the map."""
        viewport = self.window.stage.map().viewport()
        at = QPointF(self.at(place))
        move = QMouseEvent(QEvent.Type.MouseMove, at, viewport.mapToGlobal(at), Qt.MouseButton.NoButton,
                           Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier)  # fmt: skip
        QApplication.sendEvent(viewport, move)
        settle()

    def drag_on_map(self, start: QPoint, end: QPoint) -> None:
        """Press, some moves with the button down, release."""
        viewport = self.window.stage.map().viewport()
        self._mouse(viewport, QEvent.Type.MouseButtonPress, start, LEFT)
        for part in (0.1, 0.4, 0.8, 1.0):
            self._mouse(viewport, QEvent.Type.MouseMove, start + (end - start) * part, Qt.MouseButton.NoButton)
        self._mouse(viewport, QEvent.Type.MouseButtonRelease, end, LEFT, Qt.MouseButton.NoButton)
        settle()

    def drag_piece(self, label: QWidget, place: str) -> None:
        """Takes a piece up beside the map and lets it go on a place."""
        viewport, end = self.window.stage.map().viewport(), self.at(place)
        middle = QPoint(label.width() // 2, label.height() // 2)
        self._mouse(label, QEvent.Type.MouseButtonPress, middle, LEFT)
        for step in (QPoint(-40, -10), QPoint(-5, 4), QPoint(0, 0)):
            self._mouse(viewport, QEvent.Type.MouseMove, end + step, Qt.MouseButton.NoButton)
        self._mouse(viewport, QEvent.Type.MouseButtonRelease, end, LEFT, Qt.MouseButton.NoButton)
        settle()

    @staticmethod
    def _mouse(
        widget: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, down: Qt.MouseButton = LEFT
    ) -> None:
        event = QMouseEvent(kind, QPointF(at), QPointF(widget.mapToGlobal(at)), button, down,
                            Qt.KeyboardModifier.NoModifier)  # fmt: skip
        QApplication.sendEvent(widget, event)

    # ---- the panel

    def start(self, procedure: str, given: dict[str, Any]) -> None:
        """Starts a procedure without its form."""
        assert self.controller.start(procedure, given)
        settle()

    def huguenot_lent(self) -> None:
        """Starts the worked case by the event's row and the form."""
        self.click(self.window.procedures.list.events["huguenot_lent"])
        self.click(self.window.procedures.form.start)

    def enter(self, faces: list[int]) -> None:
        """Clicks the face of each die, then OK."""
        entry = self.window.procedures.page.answers
        assert isinstance(entry, DiceEntry)
        for index, face in enumerate(faces):
            self.click(entry.buttons[index][face - 1])
        self.click(entry.ok)

    def option(self, option: Any) -> QPushButton:
        """The button of an option."""
        grid = self.window.procedures.page.answers
        assert isinstance(grid, OptionGrid)
        return next(button for button in grid.buttons if button.option == option)

    def choose(self, option: Any) -> None:
        """Clicks the button of an option."""
        self.click(self.option(option))

    # ---- the keyboard

    def type(self, keys: str) -> None:
        """Types letters and digits wherever the keyboard is."""
        for letter in keys:
            widget = QApplication.focusWidget() or self.window
            if letter.isascii():
                self.qtbot.keyClick(widget, letter)
            else:  # QTest knows no key for it
                event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(widget, event)
        settle()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Presses a key wherever the keyboard is."""
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key, modifier)
        settle()

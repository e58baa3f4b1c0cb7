"""The shape of the window: how it was left, and how procedure and log share the column at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

FIRST_SIZE = (1440, 860)
COLUMN = 368
SMALL_HEIGHT = 800
LAYOUT_VERSION = 1
# Height of the log while nothing is asked, as a part of the window, and while a procedure is under way.
LOG_SHARE, LOG_ASKED = 0.24, 74
SAME = 6
LEAST_LOG = 150  # with its filter and two lines
NARROW = 1150


class Shape:
    """Restores and keeps the window's layout."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._split_wanted = True
        self._asked = False
        self._idle_height = 0  # of the log, before the procedure began
        self._asked_height = 0  # and as it was laid out for the procedure
        self._folded: list[QDockWidget] = []  # of the column, while the list of spaces needs its room
        window.tools.places_dock.visibilityChanged.connect(lambda _=False: QTimer.singleShot(0, self.make_room))

    def restore(self) -> None:
        """As the window was left; the first time as large as the screen allows."""
        window = self._window
        screen = window.screen().availableGeometry().size()
        window.resize(screen.boundedTo(QSize(*FIRST_SIZE)))
        window.resizeDocks([window.procedure_dock], [COLUMN], Qt.Orientation.Horizontal)
        settings = window.desk.settings
        geometry, state = settings.layout("geometry"), settings.layout("state")
        if geometry is not None:
            window.restoreGeometry(geometry)
        self._split_wanted = state is None
        if state is not None:
            window.restoreState(state, LAYOUT_VERSION)

    def remember(self) -> None:
        """Writes the layout down, with the column as it is while nothing is asked."""
        window, settings = self._window, self._window.desk.settings
        self.take(False)
        for dock in self._folded:
            dock.show()
        self._folded = []
        settings.set_layout("geometry", window.saveGeometry())
        settings.set_layout("state", window.saveState(LAYOUT_VERSION))
        settings.sync()

    def first_shown(self) -> None:
        """The first time, the procedures get the larger part of the column."""
        if self._split_wanted:
            self._split_wanted = False
            self._split(max(LEAST_LOG, round(self._window.height() * LOG_SHARE)))

    def make_room(self) -> None:
        """A narrow window has no room for the list of spaces and the column at the right together: the column folds
        away while the list is open."""
        window = self._window
        column = [window.procedure_dock, window.log_dock]
        crowded = window.width() < NARROW and window.tools.places_dock.isVisible()
        crowded = crowded and not window.tools.places_dock.isFloating()
        if crowded and not self._folded:
            self._folded = [dock for dock in column if dock.isVisible() and not dock.isFloating()]
            for dock in self._folded:
                dock.hide()
        elif not crowded and self._folded:
            for dock in self._folded:
                dock.show()
            self._folded = []

    def take(self, asked: bool) -> None:
        """A procedure begins: the log gives way to its steps and answers. It ends: the log gets its room back, unless
        the player has drawn the line elsewhere."""
        if asked == self._asked:
            return
        self._asked = asked
        dock = self._window.log_dock
        if asked:
            self._idle_height = dock.height() if self._shared() else 0
        drawn = not asked and self._asked_height and abs(dock.height() - self._asked_height) > SAME
        self._asked_height = 0
        self._window.log.set_brief(asked and self._window.height() < SMALL_HEIGHT)
        if self._idle_height > self._small() and self._shared() and not drawn:
            self._split(self._small() if asked else self._idle_height)
            if asked:
                QTimer.singleShot(0, self._measure)

    def _measure(self) -> None:
        self._asked_height = self._window.log_dock.height() if self._asked else 0

    def _small(self) -> int:
        """The log's height while a procedure is under way: the last lines on a small screen, more on a large one."""
        height = self._window.height()
        return LOG_ASKED + self._window.log_dock.head.height() if height < SMALL_HEIGHT else round(height * 0.18)

    def _shared(self) -> bool:
        docks = (self._window.procedure_dock, self._window.log_dock)
        return all(dock.isVisible() and not dock.isFloating() for dock in docks)

    def _split(self, log: int) -> None:
        window = self._window
        docks = [window.procedure_dock, window.log_dock]
        # The column is lower than the window; shares of another sum would be scaled.
        column = max(sum(dock.height() for dock in docks), log + 100)
        window.resizeDocks(docks, [column - log, log], Qt.Orientation.Vertical)

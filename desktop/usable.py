"""The start's stop-watch: says on standard output when the window waits for the player, and ends the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from desktop.app import settle_down
from desktop.main_window import MainWindow


class FirstUsable(QObject):
    """Waits for the first paint of the map; when nothing is left to do after it, the window is usable. With `rests`, on
    until the map has nothing left to draw and what the next start can use is kept."""

    def __init__(self, window: MainWindow, *, rests: bool = False) -> None:
        super().__init__(window)
        self.window = window
        self._then = self._rest if rests else self._say
        window.stage.map().viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first paint is what is waited for."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
        return False

    def _rest(self) -> None:
        if self.window.stage.map().busy:
            QTimer.singleShot(50, self._rest)
        else:
            settle_down()
            self._say()

    def _say(self) -> None:
        print("usable", flush=True)
        self.window.close()
        QCoreApplication.quit()

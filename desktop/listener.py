"""What the window hears wherever the keyboard is: keys that answer the question, and files that the system hands over.

Only the widget with the keyboard is listened to. A filter on the whole application would run for every event of every
widget, some hundreds with each answer.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


class Listener(QObject):
    """Follows the keyboard. `pressed` hears each key first and says whether it meant anything, `handed` opens files."""

    def __init__(self, parent: QObject, pressed: Callable[[QKeyEvent], bool], handed: Callable[[str], bool]) -> None:
        super().__init__(parent)
        self._pressed, self._handed = pressed, handed
        self._heard: QWidget | None = None
        self._application = QApplication.instance()
        if isinstance(self._application, QApplication):
            self._application.focusChanged.connect(self._follow)
            self._follow(None, QApplication.focusWidget())
            if sys.platform == "darwin":  # no other system hands a file over like this
                self._application.installEventFilter(self)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        if self._heard is not None and isValid(self._heard):
            self._heard.removeEventFilter(self)
        self._heard = now
        if now is not None:
            now.installEventFilter(self)

    def stop(self) -> None:
        """Hears nothing any more."""
        self._follow(None, None)
        application, self._application = self._application, None
        if isinstance(application, QApplication):
            application.focusChanged.disconnect(self._follow)
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key goes to the widget with the keyboard only if it means nothing to the window."""
        if event.type() == QEvent.Type.FileOpen:
            return self._handed(event.file())
        if event.type() == QEvent.Type.KeyPress and watched is self._heard and isinstance(event, QKeyEvent):
            return self._pressed(event)
        return super().eventFilter(watched, event)

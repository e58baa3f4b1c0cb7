"""What is shown while something lasts: what it is, and how far it is. Nothing is shown for what is over at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QProgressBar, QVBoxLayout, QWidget

from desktop.desk import role

PATIENCE, BETWEEN = 0.3, 0.04  # seconds until the card comes, and between two of its pictures
Told = Callable[[int, int], None]  # so much done, of so much


class Waiting(QFrame):
    """A card in the middle of the window with a bar. The window goes on painting; it takes no orders meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        role(self, "card")
        self.words, self.bar = QLabel(), QProgressBar()
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(320)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 18, 26, 20)
        column.setSpacing(10)
        column.addWidget(self.words)
        column.addWidget(self.bar)
        self._begun = self._drawn = 0.0
        self.hide()

    @contextmanager
    def during(self, words: str) -> Iterator[Told]:
        """Around something that may last; calls what it gives to say how far it is."""
        self._begun, self._drawn = time.monotonic(), 0.0
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setRange(0, 0)
        try:
            yield self._tell
        finally:
            self.hide()

    @contextmanager
    def at_once(self, words: str) -> Iterator[None]:
        """Around something that will last and cannot say how far it is."""
        with self.during(words):
            self._come()
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
            yield

    def _tell(self, done: int, of: int) -> None:
        now = time.monotonic()
        if now - self._begun < PATIENCE or now - self._drawn < BETWEEN:
            return
        self._drawn = now
        self.bar.setRange(0, of)
        self.bar.setValue(done)
        if not self.isVisible():
            self._come()
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)

    def _come(self) -> None:
        parent = self.parentWidget()
        self.adjustSize()
        if parent is not None:
            self.move((parent.width() - self.width()) // 2, (parent.height() - self.height()) // 3)
        self.show()
        self.raise_()

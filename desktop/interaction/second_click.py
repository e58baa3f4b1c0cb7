"""The second of two quick clicks answers nothing that has come up between them.

Who clicks twice on an answer means one answer. The next question lies under the mouse by then, and the second press is
not to answer it by chance.
"""

from __future__ import annotations

from PySide6.QtGui import QMouseEvent


class OneClick:
    """Mixed into a button that answers: one that was not there for the first press takes no second one."""

    _was_pressed = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """From now on the button knows what a second press is about."""
        self._was_pressed = True
        super().mousePressEvent(event)  # type: ignore[misc]

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first press was for what lay here before."""
        if self._was_pressed:
            super().mouseDoubleClickEvent(event)  # type: ignore[misc]
        else:
            event.accept()

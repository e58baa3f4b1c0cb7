"""What lies over the window keeps the keyboard: Tab goes round in it and never behind it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget


class Cover:
    """Mixed into the widget of a card or a curtain over the window."""

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Tab and Shift+Tab: from the first to the last of what is on it, as one reads, and round again."""
        stops = stops_of(self)  # type: ignore[arg-type]
        if not stops:
            return True
        at = next((n for n, stop in enumerate(stops) if stop is stop.window().focusWidget()), None)
        step = 1 if next_one else -1
        to = (0 if next_one else -1) if at is None else (at + step) % len(stops)
        stops[to].setFocus(Qt.FocusReason.TabFocusReason if next_one else Qt.FocusReason.BacktabFocusReason)
        return True


def stops_of(cover: QWidget) -> list[QWidget]:
    """What the keyboard can go to, as one reads."""
    found = [w for w in cover.findChildren(QWidget) if w.isVisibleTo(cover) and w.isEnabled()
             and w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.focusProxy() is None]  # fmt: skip

    def place(widget: QWidget) -> tuple[int, int]:
        at = widget.mapTo(cover, QPoint(0, 0))
        return at.y(), at.x()

    return sorted(found, key=place)

"""Why the other places, leaders or powers are no answer: folded away until the player wants to know."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role

Reasons = Mapping[str, Mapping[str, Any]]


class WhyList(QWidget):
    """The reasons of a prompt as a list that unfolds; hidden where there are none."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.reasons: Reasons = {}
        self.head = QPushButton()
        self.head.setCheckable(True)
        role(self.head, "link")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        role(self.words, "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.words)
        self.head.toggled.connect(self._unfold)
        desk.theme_changed.connect(self._tint)
        self.hide()

    def show_reasons(self, prompt: Mapping[str, Any]) -> None:
        """Takes the reasons of a prompt; folded again for another question."""
        self.reasons = prompt.get("why_not") or {}
        self.setVisible(bool(self.reasons))
        self.head.setChecked(False)
        self.head.setText(self.desk.texts("ui-why-others", count=len(self.reasons)))
        self._unfold(False)

    def _tint(self) -> None:
        self._unfold(self.head.isChecked())

    def _unfold(self, on: bool) -> None:
        icon = self.desk.icon("chevron-down" if on else "chevron-right", self.desk.theme.accent)
        if icon.cacheKey() != self.head.icon().cacheKey():
            self.head.setIcon(icon)
        self.words.setVisible(on)
        # Filled only when it is wanted: there may be more than a hundred of them.
        self.words.setText(self._lines() if on else "")

    def _lines(self) -> str:
        said = sorted(self.desk.wording.reason(why) for why in self.reasons.values())
        return "".join(f"<p style='margin:0 0 3px 0'>{escape(words)}</p>" for words in said)

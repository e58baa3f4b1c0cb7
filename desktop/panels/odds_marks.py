"""The marks of numbers: whose they are, as words, as a chip in a line of rich text, and explained."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtWidgets import QLabel, QSizePolicy

from desktop.desk import Desk, role

MARKS = ("rule", "faq", "read", "house", "set")


def mark_words(desk: Desk, mark: str) -> str:
    """A mark in a word or two."""
    return desk.texts(f"ui-mark-{mark}")


def mark_chip(desk: Desk, mark: str) -> str:
    """A mark as a chip of rich text; nothing for a printed number."""
    if mark not in ("read", "house", "set"):
        return ""
    theme = desk.theme
    style = f"background-color:{theme.warning_wash};color:{theme.warning_ink};font-size:11px"
    return f'&nbsp;<span style="{style}">&nbsp;{escape(mark_words(desk, mark))}&nbsp;</span>'


def mark_hint(desk: Desk, marks: Iterable[str]) -> str:
    """What the marks mean, one line each; empty where there is nothing to explain."""
    found = [mark for mark in MARKS if mark in set(marks) and mark not in ("rule", "faq")]
    return "\n".join(desk.texts(f"ui-mark-{mark}-hint") for mark in found)


def mark_label(desk: Desk, mark: str) -> QLabel:
    """A mark as a widget of its own."""
    label = QLabel(mark_words(desk, mark))
    role(label, "small" if mark in ("rule", "faq") else "house")
    label.setToolTip(desk.texts(f"ui-mark-{mark}-hint"))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label

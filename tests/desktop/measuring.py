"""Measuring words against the room that they are given."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

SLACK = 1


def shown(window: QWidget, kind: type) -> list:
    """The widgets of a kind that can be seen."""
    return [w for w in window.findChildren(kind) if w.isVisibleTo(window) and w.width() > 0 and w.isVisible()]


def nameless(window: QWidget) -> list[str]:
    """Controls that a screen reader could not name."""
    found = []
    for kind in (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox):
        for control in shown(window, kind):
            inner = control.objectName().startswith("qt_") or isinstance(control.parent(), QAbstractSpinBox | QLineEdit)
            text = control.text() if hasattr(control, "text") else ""
            if not (inner or control.accessibleName() or text or control.toolTip()):
                found.append(f"{type(control).__name__} in {type(control.parent()).__name__}")
    return found


def cut(window: QWidget) -> list[str]:
    """Labels, buttons and choices whose words do not fit into them, and what a page without a bar below lets stick
    out."""
    labels = [words for label in shown(window, QLabel) if (words := _cut_label(label))]
    buttons = [words for button in shown(window, QAbstractButton) if (words := _cut_button(button))]
    choices = [box.currentText() for box in shown(window, QComboBox) if _cut_choice(box)]
    return labels + buttons + choices + _sticking_out(window)


def _cut_label(label: QLabel) -> str:
    words = label.text()
    if not words or not label.pixmap().isNull():
        return ""
    if label.wordWrap() or "<" in words:
        high = label.heightForWidth(label.width())
        return words if high > label.height() + SLACK else ""
    lines = words.split("\n")
    room = label.contentsRect().width() - 2 * label.margin()
    widest = max(label.fontMetrics().horizontalAdvance(line) for line in lines)
    return words if widest > room + SLACK else ""


def _cut_button(button: QAbstractButton) -> str:
    words = button.text()
    if isinstance(button, QToolButton):
        only_icon = button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly and not button.icon().isNull()
        words = "" if only_icon else words
    if not words or not isinstance(button, QToolButton | QPushButton | QCheckBox):
        return ""
    wanted = button.sizeHint()
    return words if wanted.width() > button.width() + SLACK or wanted.height() > button.height() + SLACK else ""


def _cut_choice(box: QComboBox) -> bool:
    flat = box.height() + SLACK < box.sizeHint().height()
    return flat or box.fontMetrics().horizontalAdvance(box.currentText()) > box.width() - 24 + SLACK


def _sticking_out(window: QWidget) -> list[str]:
    """What a scrolling page that cannot be scrolled sideways hides at its right."""
    found = []
    for area in shown(window, QScrollArea):
        body = area.widget()
        if body is None or area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            continue
        if body.width() > area.viewport().width() + SLACK:
            found.append(f"{type(area.parent()).__name__}: {body.width()} in {area.viewport().width()}")
    return found

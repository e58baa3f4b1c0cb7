"""Measuring words against the room that they are given."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)

from desktop.panels.steps_list import ElidedLabel

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
    fields = [field.text() or field.placeholderText() for field in shown(window, QLineEdit) if _cut_field(field)]
    titles = [box.title() for box in shown(window, QGroupBox) if box.minimumSizeHint().width() > box.width() + SLACK]
    tabs = [bar.tabText(i) for bar in shown(window, QTabBar) for i in range(bar.count())
            if bar.fontMetrics().horizontalAdvance(bar.tabText(i)) > bar.tabRect(i).width()]  # fmt: skip
    heads = [words for head in shown(window, QHeaderView) for words in _cut_heads(head)]
    items = [words for view in shown(window, QAbstractItemView) for words in _cut_items(view)]
    return labels + buttons + choices + fields + titles + tabs + heads + items + _sticking_out(window)


def _cut_label(label: QLabel) -> str:
    words = label.text()
    if not words or not label.pixmap().isNull():
        return ""
    if isinstance(label, ElidedLabel) and label.words != words:
        return "" if label.words == label.toolTip() == label.accessibleName() else words
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
    if not words or not isinstance(button, QToolButton | QPushButton | QCheckBox | QRadioButton):
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


def _cut_field(field: QLineEdit) -> bool:
    """A value or a hint that does not fit; what the player may type himself scrolls. A spin box has a field inside."""
    words = field.text() if field.isReadOnly() or isinstance(field.parent(), QAbstractSpinBox) else ""
    words = words or ("" if field.text() else field.placeholderText())
    margins = field.textMargins()
    room = field.contentsRect().width() - margins.left() - margins.right()
    return field.fontMetrics().horizontalAdvance(words) > room + SLACK


def _cut_heads(head: QHeaderView) -> list[str]:
    across = head.orientation() == Qt.Orientation.Horizontal
    found = []
    for section in range(head.count()):
        words = str(head.model().headerData(section, head.orientation()) or "")
        if not words or head.isSectionHidden(section):
            continue
        room = head.sectionSize(section) if across else head.width()
        if head.fontMetrics().horizontalAdvance(words) > room:
            found.append(words)
    return found


def _cut_items(view: QAbstractItemView) -> list[str]:
    """Items that an ordinary delegate would shorten; what paints its rows itself is measured by `painted`."""
    if not isinstance(view, QListView | QTreeView | QTableView) or type(view.itemDelegate()) is not QStyledItemDelegate:
        return []
    found, model, rows = [], view.model(), [view.rootIndex()]
    while model is not None and rows:
        parent = rows.pop()
        for row in range(model.rowCount(parent)):
            for column in range(1 if isinstance(view, QListView) else model.columnCount(parent)):
                index = model.index(row, column, parent)
                words, room = str(index.data() or ""), view.visualRect(index)
                if isinstance(view, QTreeView) and column == 0:
                    rows.append(index)
                if not words or not room.isValid() or index.data(Qt.ItemDataRole.SizeHintRole):
                    continue
                option = QStyleOptionViewItem()
                view.initViewItemOption(option)
                wanted = view.itemDelegateForIndex(index).sizeHint(option, index).width()
                if not view.wordWrap() and wanted > room.width() + SLACK:
                    found.append(words)
    return found


@contextmanager
def painted() -> Iterator[list[str]]:
    """Collects words that widgets paint themselves and that do not fit: shortened with an ellipsis, or drawn into a
    box that is too small for them."""
    found: list[str] = []
    undo = []
    for kind in (QFontMetrics, QFontMetricsF):
        whole = kind.elidedText

        def elided(self, text, *more, _whole=whole):  # type: ignore[no-untyped-def]
            said = _whole(self, text, *more)
            # An ElidedLabel tells the whole elsewhere; `cut` sees to that.
            if said != text and sys._getframe(1).f_code.co_name != "_elide":
                found.append(text)
            return said

        kind.elidedText = elided
        undo.append((kind, "elidedText", whole))
    draw = QPainter.drawText

    def drawn(self, *given):  # type: ignore[no-untyped-def]
        if len(given) == 3 and isinstance(given[0], QRect | QRectF) and isinstance(given[2], str):
            room, flags, words = given
            needs = self.boundingRect(QRectF(room), int(flags), words)
            if needs.width() > room.width() + 2 * SLACK or needs.height() > room.height() + 4 * SLACK:
                found.append(words)
        return draw(self, *given)

    QPainter.drawText = drawn
    undo.append((QPainter, "drawText", draw))
    try:
        yield found
    finally:
        for kind, name, whole in undo:
            setattr(kind, name, whole)

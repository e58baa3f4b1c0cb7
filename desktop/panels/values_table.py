"""A group of table values as a grid: for each the present number, the one that the program came with, and its mark."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSpinBox, QToolButton, QWidget

from desktop.desk import Desk, Worn, restyled, role
from desktop.panels.odds_marks import mark_label
from desktop.value_names import ValueName

PAUSE_MS = 700  # a number that is stepped to becomes one decision, not one a step
WIDE = 2  # tables of more columns have no room for steppers


@dataclass(frozen=True)
class Entry:
    """One value: its name in words, its range, default and mark, and the present number."""

    key: str
    name: ValueName
    least: int
    most: int
    default: int
    mark: str
    now: int


class ValueBox(QSpinBox):
    """A number; passing over it with the wheel scrolls the page and changes nothing."""

    def wheelEvent(self, event: Any) -> None:
        """Only the box that has the keyboard is turned."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class ValueCell(QWidget):
    """A value with its default beside it and the way back to that."""

    settled = Signal(str, int)

    def __init__(self, desk: Desk, entry: Entry, narrow: bool = False) -> None:
        super().__init__()
        self.desk = desk
        self.entry = entry
        self.narrow = narrow
        self.box = ValueBox()
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setRange(entry.least, entry.most)
        self.box.setFixedSize(36 if narrow else 44, 24)
        self.box.setAccessibleName(entry.name.full)
        limits = desk.texts("ui-values-range", least=entry.least, most=entry.most)
        self.box.setToolTip(f"{entry.name.full}\n{limits}")
        self.back = QToolButton()
        self.back.setText(desk.texts("ui-values-default", value=entry.default))
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.back.setIconSize(QSize(12, 12))
        self.back.setFixedSize(30 if narrow else 52, 22)
        role(self.back, "default")
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAUSE_MS)
        self._lay_out()
        self.show_value(entry.now)
        self.box.valueChanged.connect(self._turned)
        self.box.editingFinished.connect(self.settle)
        self._wait.timeout.connect(self.settle)
        desk.theme_changed.connect(self._tint)
        self.back.clicked.connect(lambda: self.settled.emit(entry.key, entry.default))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        if not self.narrow:
            row.addWidget(self._stepper("minus", "ui-less", self.box.stepDown))
        row.addWidget(self.box)
        if not self.narrow:
            row.addWidget(self._stepper("plus", "ui-more", self.box.stepUp))
        row.addWidget(self.back)
        row.addStretch(1)

    def _stepper(self, icon: str, words: str, step: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        Worn(button, self.desk, icon, "ink_soft")
        button.setIconSize(QSize(12, 12))
        button.setFixedSize(22, 22)
        role(button, "tiny")
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAccessibleName(self.desk.texts(words, what=self.entry.name.full))
        button.clicked.connect(step)
        return button

    def show_value(self, value: int) -> None:
        """Shows the present number, lit where it is not the program's own."""
        self._now = value
        self._wait.stop()
        self.box.blockSignals(True)
        self.box.setValue(value)
        self.box.blockSignals(False)
        changed = value != self.entry.default
        restyled(self.box, changed="true" if changed else "false")
        self._tint()
        self.back.setEnabled(changed)
        words = self.desk.texts("ui-values-back", what=self.entry.name.full, value=self.entry.default)
        self.back.setAccessibleName(words)
        self.back.setToolTip(words if changed else self.desk.texts("ui-values-default-hint"))

    def _tint(self) -> None:
        """The way back to our number has a mark where the number is another, in the present look."""
        marked = self._now != self.entry.default and not self.narrow
        self.back.setIcon(self.desk.icon("rotate-ccw", self.desk.theme.accent) if marked else QIcon())

    def _turned(self) -> None:
        self._wait.start()

    def settle(self) -> None:
        """The number stands: it becomes an edit."""
        self._wait.stop()
        if self.box.value() != self._now:
            self.settled.emit(self.entry.key, self.box.value())


class ValuesTable(QWidget):
    """All values of a group."""

    settled = Signal(str, int)

    def __init__(self, desk: Desk, entries: Sequence[Entry], titled: bool = False) -> None:
        super().__init__()
        self.desk = desk
        self.entries = list(entries)
        self.titled = titled
        self.cells: dict[str, ValueCell] = {}
        role(self, "page")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 2, 8, 8)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(3)
        columns = list(dict.fromkeys(entry.name.column for entry in entries))
        self._head([] if titled else columns)
        self._rows([""] if titled else columns)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    def _head(self, columns: Sequence[str]) -> None:
        for index, words in enumerate(columns, 1):
            if words:
                label = QLabel(words)
                label.setWordWrap(len(columns) > WIDE)
                label.setIndent(0 if len(columns) > WIDE else 18)
                role(label, "soft")
                self._grid.addWidget(label, 0, index, Qt.AlignmentFlag.AlignBottom)

    def _rows(self, columns: Sequence[str]) -> None:
        line = 0
        at: dict[str, int] = {}
        marks: dict[int, list[str]] = {}
        for entry in self.entries:
            words = entry.name.full if self.titled else entry.name.row
            if words not in at:
                line += 1
                at[words] = line
                label = QLabel(words)
                label.setWordWrap(True)
                label.setMinimumWidth(120)
                self._grid.addWidget(label, line, 0)
            cell = ValueCell(self.desk, entry, narrow=len(columns) > WIDE)
            cell.settled.connect(self.settled.emit)
            self.cells[entry.key] = cell
            column = 1 if self.titled else 1 + columns.index(entry.name.column)
            self._grid.addWidget(cell, at[words], column, Qt.AlignmentFlag.AlignVCenter)
            marks.setdefault(at[words], []).append(entry.mark)
        for row, found in marks.items():
            mark = "house" if "house" in found else found[0]
            self._grid.addWidget(mark_label(self.desk, mark), row, len(columns) + 1)
        self._grid.setColumnStretch(0, 1)

    def show_values(self, now: Mapping[str, int], enabled: bool) -> None:
        """Shows the present numbers; while they may not be set, all are grey."""
        for key, cell in self.cells.items():
            cell.show_value(int(now.get(key, cell.entry.default)))
        self.setEnabled(enabled)

    def settle(self) -> None:
        """A number that waits for its pause becomes an edit now."""
        for cell in list(self.cells.values()):
            cell.settle()

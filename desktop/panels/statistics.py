"""Statistics of the dice: how often each face fell to each power, and how often it was to be expected."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, resize_within, role
from desktop.record import Event, living

FACES = (1, 2, 3, 4, 5, 6)
MEAN, SPREAD = 3.5, math.sqrt(35 / 12)
Index = QModelIndex | QPersistentModelIndex
BarRole = Qt.ItemDataRole.UserRole + 1
SIZE = (780, 460)


@dataclass
class Tally:
    """The dice of one power, or of all."""

    faces: list[int] = field(default_factory=lambda: [0] * 6)

    def add(self, dice: Iterable[int]) -> None:
        """Counts dice."""
        for face in dice:
            self.faces[face - 1] += 1

    @property
    def count(self) -> int:
        """How many dice there were."""
        return sum(self.faces)

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return self.count / 6

    @property
    def average(self) -> float:
        """The average face; nothing was thrown: 0."""
        return sum(face * times for face, times in zip(FACES, self.faces, strict=True)) / max(1, self.count)

    @property
    def luck(self) -> float:
        """How far the total lies from what was to be expected, in standard deviations."""
        return (self.average - MEAN) * math.sqrt(self.count) / SPREAD if self.count else 0.0


def tallies(events: list[Event]) -> dict[str, Tally]:
    """The dice by power, in the order in which they first threw; those taken back or laid down by an event do not
    count."""
    found: dict[str, Tally] = {}
    for event in living(events):
        if event["id"] == "dice":
            data = event["data"]
            found.setdefault(data["power"], Tally()).add(data["dice"][int(data.get("fixed", 0)) :])
    return found


def together(rows: Iterable[Tally]) -> Tally:
    """All dice in one."""
    total = Tally()
    for row in rows:
        total.faces = [a + b for a, b in zip(total.faces, row.faces, strict=True)]
    return total


class _Bars(QStyledItemDelegate):
    """A count over a bar, with a line where the bar was to be expected to end."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws the bar under the number."""
        bar = index.data(BarRole)
        if bar is not None:
            part, expected = bar
            room = QRectF(option.rect)
            box = QRectF(room.x() + 8, room.bottom() - 13, room.width() - 16, 7)
            theme = self.desk.theme
            painter.fillRect(box, QColor(theme.window))
            painter.fillRect(QRectF(box.x(), box.y(), box.width() * part, box.height()), QColor(theme.ink_soft))
            painter.setPen(QPen(QColor(theme.accent), 2))
            x = box.x() + box.width() * expected
            painter.drawLine(round(x), round(box.top() - 3), round(x), round(box.bottom() + 3))
            option.rect.setBottom(round(box.top() - 2))
        super().paint(painter, option, index)


class Statistics(QDialog):
    """The table of dice. It stays open beside the window and follows the game."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setModal(False)
        resize_within(self, *SIZE)
        self.table = QTableWidget(0, 9)
        self.note, self.empty = QLabel(), QLabel()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        self.buttons.rejected.connect(self.close)
        for signal in (desk.controller.changed, desk.texts.changed, desk.theme_changed):
            signal.connect(self.refresh)

    def _lay_out(self) -> None:
        table = self.table
        table.setItemDelegate(_Bars(self.desk, table))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.verticalHeader().setDefaultSectionSize(44)
        table.verticalHeader().setSectionsClickable(False)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column in range(len(FACES), table.columnCount()):
            table.horizontalHeader().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        table.horizontalHeader().setSectionsClickable(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        for label in (self.note, self.empty):
            label.setWordWrap(True)
            role(label, "soft")
            column.addWidget(label)
        column.addWidget(table, 1)
        column.addWidget(self.buttons)

    def open_page(self) -> None:
        """Shows the page."""
        self.show()
        self.raise_()
        self.activateWindow()

    def showEvent(self, event: QShowEvent) -> None:
        """Counts when the page is opened."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Counts anew."""
        if not self.isVisible() or not self.desk.controller.has_table:
            return
        texts, found = self.desk.texts, tallies(self.desk.controller.log)
        self.setWindowTitle(texts("ui-statistics"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(texts("ui-close"))
        self.note.setText(texts("ui-statistics-note"))
        self.empty.setText(texts("ui-statistics-empty"))
        self.empty.setVisible(not found)
        self.note.setVisible(bool(found))
        self.table.setVisible(bool(found))
        self.table.setAccessibleName(texts("ui-statistics"))
        heads = [texts(f"ui-statistics-{name}") for name in ("dice", "average", "luck")]
        self.table.setHorizontalHeaderLabels([*map(str, FACES), *heads])
        rows = [(texts.power(power), tally) for power, tally in found.items()]
        rows += [(texts("ui-statistics-all"), together(found.values()))] if len(rows) > 1 else []
        self.table.setRowCount(len(rows))
        self.table.setVerticalHeaderLabels([name for name, _ in rows])
        for at, (name, tally) in enumerate(rows):
            self._fill(at, name, tally)

    def _fill(self, at: int, name: str, tally: Tally) -> None:
        texts = self.desk.texts
        most = max(*tally.faces, tally.expected * 1.5, 1)
        for column, times in enumerate(tally.faces):
            item = self._cell(at, column, str(times))
            item.setData(BarRole, (times / most, tally.expected / most))
            words = texts("ui-statistics-cell", power=name, face=FACES[column], times=times,
                          expected=_number(tally.expected, texts.language))  # fmt: skip
            item.setToolTip(words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        self._cell(at, 6, str(tally.count))
        self._cell(at, 7, _number(tally.average, texts.language, 2)).setToolTip(texts("ui-statistics-average-hint"))
        luck = _number(tally.luck, texts.language)
        self._cell(at, 8, f"+{luck}" if tally.luck > 0 else luck).setToolTip(texts("ui-statistics-luck-hint"))

    def _cell(self, row: int, column: int, words: str) -> QTableWidgetItem:
        item = QTableWidgetItem(words)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table.setItem(row, column, item)
        return item


def _number(value: float, language: str, digits: int = 1) -> str:
    words = f"{value:.{digits}f}".replace("-", "−")
    return words.replace(".", ",") if language == "ru" else words

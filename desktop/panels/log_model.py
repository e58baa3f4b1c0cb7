"""The log as a list model: ids rendered in the present language, filtered, with what was taken back marked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from desktop.desk import Desk
from desktop.record import MARKS, Event, taken_back

RowRole = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class LogRow:
    """One line of the log."""

    number: int
    decision: int
    rule: str
    words: str
    struck: bool
    heading: bool
    dice: tuple[int, ...] = ()
    fixed: int = 0
    event: Event = field(default_factory=dict, hash=False, compare=False)


@dataclass(frozen=True)
class LogFilter:
    """Which lines are shown: `what` is all, dice, power or space, `of` the power or space."""

    what: str = "all"
    of: str = ""

    def lets(self, event: Event) -> bool:
        """Whether a line is shown."""
        if self.what == "dice":
            return event["id"] == "dice"
        if self.what in ("power", "space"):
            return self.of in mentioned(event.get("data", {}))
        return True


def mentioned(data: Any) -> set[str]:
    """All ids in an event's data."""
    if isinstance(data, str):
        return {data}
    if isinstance(data, dict):
        return {name for value in data.values() for name in mentioned(value)}
    if isinstance(data, list | tuple):
        return {name for value in data for name in mentioned(value)}
    return set()


class LogModel(QAbstractListModel):
    """The lines that the filter lets through."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.filter = LogFilter()
        self.rows: list[LogRow] = []

    def refresh(self) -> None:
        """Reads the log anew."""
        rows = list(self.rendered(self.filter))
        kept = len(self.rows)
        if rows[:kept] == self.rows and len(rows) > kept:
            self.beginInsertRows(QModelIndex(), kept, len(rows) - 1)
            self.rows = rows
            self.endInsertRows()
        elif rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def rendered(self, chosen: LogFilter) -> Iterable[LogRow]:
        """The lines in the present language."""
        log = self.desk.controller.log
        gone = taken_back(log)
        for event in log:
            if chosen.lets(event):
                yield self._row(event, gone)

    def _row(self, event: Event, gone: set[int]) -> LogRow:
        data = event.get("data", {})
        mark = event["id"] in MARKS
        dice = tuple(data["dice"]) if event["id"] == "dice" else ()
        return LogRow(
            number=event["n"],
            decision=event["decision"],
            rule=str(event.get("rule") or ""),
            words=self.desk.wording.event(event),
            struck=event["decision"] in gone and not mark,
            heading=event["id"] == "started",
            dice=dice,
            fixed=int(data.get("fixed", 0)) if dice else 0,
            event=event,
        )

    def rowCount(self, parent: Index | None = None) -> int:
        """How many lines there are."""
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A line: its words, its row, its tooltip."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == RowRole:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.plain(row)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.desk.texts("ui-log-line-hint", decision=row.decision)
        return None

    def plain(self, row: LogRow) -> str:
        """A line as plain text."""
        dice = " ".join(str(face) for face in row.dice)
        words = f"{row.rule} {row.words} {dice}".strip()
        return self.desk.texts("ui-log-taken-back", words=words) if row.struck else words

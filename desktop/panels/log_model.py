"""The log as a list model: ids rendered in the present language, filtered, with what was taken back marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.desk import Desk
from desktop.record import MARKS, Event, taken_back

RowRole = Qt.ItemDataRole.UserRole + 1
# So many lines are laid out at once.
SHOWN = 150
FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


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


class LogFilter(Struct, frozen=True):
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


class LogModel(QStandardItemModel):
    """The last of the lines that the filter lets through; `earlier` tells how many more there are before them.

    Words are found once for each line: after an evening there are thousands, and every decision reads the log. The
    lines lie in Qt's own items, for with each new one the view asks them all how high they are.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.filter = LogFilter()
        self.rows: list[LogRow] = []
        self.earlier = 0
        self._widened = False  # by the player
        self._gone: set[int] = set()
        self._made: dict[int, LogRow] = {}
        self.size_of: Callable[[LogRow], QSize] | None = None  # as the delegate draws a line

    def speak(self) -> None:
        """Another language or another game: all words are found anew."""
        self._made = {}
        self.refresh(anew=True)

    def show_only(self, chosen: LogFilter) -> None:
        """Another filter."""
        self.filter = chosen
        self._begin(self._wanted())
        self.refresh(anew=True)

    def show_earlier(self) -> None:
        """Shows as many lines again before the first."""
        self.earlier, self._widened = max(0, self.earlier - SHOWN), True
        self._show(self._read(self._wanted()))

    def refresh(self, anew: bool = False) -> None:
        """Reads the log anew. What is shown grows at its end; it begins where it began while the log only grows, until
        it is twice as long as it need be."""
        events = self._wanted()
        long = len(events) - self.earlier > 2 * SHOWN and not self._widened
        if not self.rows or self.earlier + len(self.rows) > len(events) or long:
            self._begin(events)
        elif not anew and self._only_grown(events):
            self._add([self._row_of(event, self._gone) for event in events[self.earlier + len(self.rows) :]])
            return
        self._show(self._read(events), anew)

    def _only_grown(self, events: Sequence[Event]) -> bool:
        """Whether all lines that are shown may stay as they are."""
        last = events[self.earlier + len(self.rows) - 1]
        return last is self.rows[-1].event and self._gone == self.desk.controller.taken_back

    def _begin(self, events: Sequence[Event]) -> None:
        self.earlier, self._widened = max(0, len(events) - SHOWN), False

    def measure(self) -> None:
        """The lines have another width now, and are higher or lower."""
        if self.size_of is not None:
            self.blockSignals(True)  # the view lays them all out anyway
            for index, row in enumerate(self.rows):
                self.item(index).setSizeHint(self.size_of(row))
            self.blockSignals(False)

    def _wanted(self) -> list[Event]:
        log, chosen = self.desk.controller.log, self.filter
        return log if chosen.what == "all" else [event for event in log if chosen.lets(event)]

    def _read(self, events: Sequence[Event]) -> list[LogRow]:
        self._gone = gone = set(self.desk.controller.taken_back)
        return [self._row_of(event, gone) for event in events[self.earlier :]]

    def _row_of(self, event: Event, gone: set[int]) -> LogRow:
        row = self._made.get(event["n"])
        struck = event["decision"] in gone and event["id"] not in MARKS
        if row is None or (row.event is not event and row.event != event):
            row = self._row(event, gone)
        elif row.event is not event:
            row = replace(row, struck=struck, event=event)
        elif row.struck != struck:
            row = replace(row, struck=struck)
        self._made[event["n"]] = row
        return row

    def _show(self, rows: list[LogRow], anew: bool = False) -> None:
        kept = len(self.rows)
        if rows[:kept] != self.rows or anew:
            self.clear()
            kept = 0
        self.rows = rows[:kept]
        self._add(rows[kept:])

    def _add(self, rows: list[LogRow]) -> None:
        if rows:
            self.rows = self.rows + rows
            self.invisibleRootItem().appendRows([self._item(row) for row in rows])

    def _item(self, row: LogRow) -> QStandardItem:
        item = QStandardItem(self.plain(row))
        item.setFlags(FLAGS)
        item.setData(row, RowRole)
        item.setToolTip(self.desk.texts("ui-log-line-hint", decision=row.decision))
        if self.size_of is not None:
            item.setSizeHint(self.size_of(row))
        return item

    def rendered(self, log: Sequence[Event], told: Callable[[int, int], None] | None = None) -> Iterable[LogRow]:
        """All lines of a log in the present language; `told` hears how many have been written, of how many."""
        gone = taken_back(log)
        for done, event in enumerate(log, 1):
            yield self._row(event, gone)
            if told is not None:
                told(done, len(log))

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

    def plain(self, row: LogRow) -> str:
        """A line as plain text."""
        dice = " ".join(str(face) for face in row.dice)
        words = f"{row.rule} {row.words} {dice}".strip()
        return self.desk.texts("ui-log-taken-back", words=words) if row.struck else words

"""Tables: cells of text, of things to tick and of counters; a row is never cut, and the head is repeated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from PySide6.QtCore import QRectF

from desktop.printing.canvas import FAINT, INK, SHADE, SOFT, Canvas
from desktop.printing.faces import SMALL, TEXT, Face, fitted, leading, lines_of, width_of
from desktop.printing.flow import Piece, repeated
from desktop.printing.paper import MM

PAD = 0.8 * MM
TICK = 2.6 * MM
AFTER_TICK = 0.9 * MM


class Cell(Protocol):
    """Something in a table."""

    def height(self, width: float) -> float:
        """How high it is in a column of a width."""
        ...

    def paint(self, canvas: Canvas, box: QRectF) -> None:
        """Draws it from the upper left corner of a box of that width."""
        ...


@dataclass(frozen=True)
class Words:
    """Text in a cell."""

    text: str
    face: Face = TEXT
    align: str = "l"
    colour: str = INK

    def height(self, width: float) -> float:
        return leading(self.face) * len(lines_of(self.face, self.text, width))

    def paint(self, canvas: Canvas, box: QRectF) -> None:
        x = {"l": box.left(), "c": box.center().x(), "r": box.right()}[self.align]
        for number, line in enumerate(lines_of(self.face, self.text, box.width())):
            canvas.text(x, box.top() + number * leading(self.face), line, self.face, self.colour, self.align)


@dataclass(frozen=True)
class Ticks:
    """Things to tick, one behind the other; a thing is broken over lines only if it is longer than one."""

    items: tuple[str, ...]
    face: Face = TEXT
    gap: float = 2.6 * MM

    def _laid(self, width: float) -> list[tuple[float, int, tuple[str, ...]]]:
        """Where each thing stands: x, line, and its own lines."""
        found: list[tuple[float, int, tuple[str, ...]]] = []
        x, line = 0.0, 0
        for item in self.items:
            lines = lines_of(self.face, item, width - TICK - AFTER_TICK)
            wide = TICK + AFTER_TICK + max(width_of(self.face, part) for part in lines)
            if x and x + wide > width:
                x, line = 0.0, line + 1
            found.append((x, line, lines))
            x += wide + self.gap
            if len(lines) > 1:
                x, line = 0.0, line + len(lines)
        return found

    def height(self, width: float) -> float:
        laid = self._laid(width)
        return leading(self.face) * (max((line + len(own) for _, line, own in laid), default=1))

    def paint(self, canvas: Canvas, box: QRectF) -> None:
        step = leading(self.face)
        for x, line, own in self._laid(box.width()):
            top = box.top() + line * step
            canvas.tick(box.left() + x, top + (step - TICK) / 2, TICK)
            for number, part in enumerate(own):
                canvas.text(box.left() + x + TICK + AFTER_TICK, top + number * step, part, self.face)


@dataclass(frozen=True)
class Column:
    """A column: its head, its share of the width, and how its text stands."""

    title: str
    share: float
    align: str = "l"


@dataclass
class Table:
    """Columns and rows."""

    columns: Sequence[Column]
    width: float
    face: Face = TEXT
    head_face: Face = SMALL.strong
    rows: list[Piece] = field(default_factory=list)

    @property
    def widths(self) -> list[float]:
        """The columns' widths, without their padding."""
        whole = sum(column.share for column in self.columns)
        return [self.width * column.share / whole - 2 * PAD for column in self.columns]

    def add(self, *cells: str | Cell, shaded: bool = False) -> None:
        """Adds a row; a text becomes a cell of the table's face."""
        made = [self._cell(cell, column) for cell, column in zip(cells, self.columns, strict=True)]
        self.rows.append(self._row(made, FAINT, SHADE if shaded else None))

    def _cell(self, cell: str | Cell, column: Column) -> Cell:
        return Words(cell, self.face, column.align) if isinstance(cell, str) else cell

    def _row(self, cells: Sequence[Cell], line: str, fill: str | None = None, width: float = 12.0) -> Piece:
        widths = self.widths
        high = max(cell.height(wide) for cell, wide in zip(cells, widths, strict=True)) + PAD

        def paint(canvas: Canvas, x: float, y: float, _: float) -> None:
            if fill:
                canvas.box(QRectF(x, y, self.width, high), 0, fill=fill)
            left = x
            for cell, wide in zip(cells, widths, strict=True):
                cell.paint(canvas, QRectF(left + PAD, y + PAD / 2, wide, high))
                left += wide + 2 * PAD
            canvas.line(x, y + high, x + self.width, y + high, width, line)

        return Piece(high, paint)

    def head(self) -> list[Piece]:
        """The row of the columns' heads, if any has one."""
        if not any(column.title for column in self.columns):
            return []
        cells = [Words(column.title, _whole_words(self.head_face, column.title, wide), column.align, SOFT)
                 for column, wide in zip(self.columns, self.widths, strict=True)]
        return [self._row(cells, INK, width=20.0)]

    def pieces(self, *over: Piece) -> list[Piece]:
        """The whole table under what stands over it."""
        return repeated(self.rows, [*over, *self.head()]) if self.rows else []


def _whole_words(face: Face, text: str, width: float) -> Face:
    """A face in which no word of a text is wider than a column."""
    longest = max(text.split(" "), key=lambda word: width_of(face, word))
    return fitted(face, longest, width)

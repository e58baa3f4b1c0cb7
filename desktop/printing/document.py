"""A document: pages with the head and foot that each of them has."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.printing.canvas import INK, LINE, SOFT, Canvas
from desktop.printing.faces import SMALL, TINY, Face, fitted, leading, width_of
from desktop.printing.flow import Piece, Placed, columns_of, paint_column, split
from desktop.printing.paper import FOOT, HEAD, MM, Sheet
from desktop.theme import SERIF

_TITLE = Face(SERIF, 12, bold=True)


@dataclass(frozen=True)
class Page:
    """One page: its title, its sheet, and what draws its body. `part` is the part of the snapshot it belongs to."""

    part: str
    title: str
    sheet: Sheet
    paint: Callable[[Canvas, QRectF], None]


@dataclass(frozen=True)
class Imprint:
    """What every page says of itself: game, turn, phase, date, checksum; and how pages are numbered."""

    game: str
    moment: str
    date: str
    checksum: str
    number: Callable[[int, int], str]


@dataclass(frozen=True)
class Document:
    """Pages in their order."""

    name: str
    imprint: Imprint
    pages: tuple[Page, ...]

    def paint(self, canvas: Canvas, index: int) -> None:
        """Draws one page."""
        page = self.pages[index]
        page.paint(canvas, page.sheet.body)
        self._head(canvas, page)
        self._foot(canvas, page, index)

    def _head(self, canvas: Canvas, page: Page) -> None:
        box = page.sheet.inside
        right = f"{self.imprint.game} · {self.imprint.moment}"
        wide = min(width_of(SMALL, right), box.width() * 0.62)
        canvas.text_in(QRectF(box.right() - wide, box.top() + 40, wide, leading(_TITLE)), right, SMALL, SOFT, "r")
        title = QRectF(box.left(), box.top(), box.width() - wide - 4 * MM, leading(_TITLE))
        canvas.text_in(title, page.title, _TITLE, INK)
        canvas.line(box.left(), box.top() + HEAD - 160, box.right(), box.top() + HEAD - 160, 20.0, INK)

    def _foot(self, canvas: Canvas, page: Page, index: int) -> None:
        box = page.sheet.inside
        top = box.bottom() - FOOT + 180
        canvas.line(box.left(), top, box.right(), top, colour=LINE)
        left = f"{self.imprint.date} · {self.imprint.checksum}"
        right = self.imprint.number(index + 1, len(self.pages))
        line = QRectF(box.left(), top + 60, box.width() - width_of(TINY.strong, right) - 3 * MM, leading(TINY))
        canvas.text_in(line, left, fitted(TINY, left, line.width()), SOFT)
        canvas.text(box.right(), line.top(), right, TINY.strong, INK, "r")


def flowed(part: str, title: str, pieces: Sequence[Piece], sheet: Sheet, columns: int = 1,
           band: tuple[float, Callable[[Canvas, QRectF], None]] | None = None) -> list[Page]:
    """Pages of pieces in columns; `band`: the height of something that stands over the columns of every page, and what
    draws it."""
    body = sheet.body
    below = body.adjusted(0, band[0], 0, 0) if band else body
    boxes = split(below, columns)
    laid = _even(pieces, columns, below.height())
    pages = []
    for start in range(0, len(laid), columns):
        own = laid[start:start + columns]

        def paint(canvas: Canvas, _: QRectF, own: list[list[Placed]] = own) -> None:
            if band:
                band[1](canvas, QRectF(body.left(), body.top(), body.width(), band[0]))
            for column, box in zip(own, boxes, strict=False):
                paint_column(canvas, column, box)

        pages.append(Page(part, title, sheet, paint))
    return pages


def _even(pieces: Sequence[Piece], columns: int, height: float) -> list[list[Placed]]:
    """Pieces in columns; those of the last page about as high in each."""
    laid = columns_of(pieces, itertools.repeat(height))
    low = 0.0
    if columns == 1:
        return laid
    if len(laid) > columns:
        whole = (len(laid) - 1) // columns * columns
        used = sum(not placed.again for column in laid[:whole] for placed in column)
        return [*laid[:whole], *_even(pieces[used:], columns, height)]
    while height - low > 2 * MM:
        middle = (low + height) / 2
        tried = columns_of(pieces, itertools.repeat(middle))
        if len(tried) <= columns and all(_bottom(column) <= middle for column in tried):
            laid, height = tried, middle
        else:
            low = middle
    return laid


def _bottom(column: Sequence[Placed]) -> float:
    return max((placed.y + placed.piece.height for placed in column), default=0.0)


def column_width(sheet: Sheet, columns: int) -> float:
    """The width of each column of a sheet."""
    return split(sheet.body, columns)[0].width()

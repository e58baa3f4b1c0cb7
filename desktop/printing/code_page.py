"""The page that a program can read: the public position as square codes and as lines to scan or type."""

from __future__ import annotations

from collections.abc import Sequence

import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from desktop.printing.canvas import INK, SOFT, Canvas
from desktop.printing.document import Page
from desktop.printing.faces import CODE, SMALL, TEXT, fitted, leading
from desktop.printing.paper import MM, Sheet
from desktop.printing.paper_code import code_lines, spaced
from desktop.printing.phrases import Phrases
from desktop.printing.snapshot import Snapshot

LINES_IN_SQUARE = 15
QUIET = 4
_ACROSS = 3


def squares(lines: Sequence[str]) -> list[str]:
    """The contents of the square codes: so many lines in each, evenly dealt."""
    count = -(-len(lines) // LINES_IN_SQUARE)
    each = -(-len(lines) // count)
    return ["/".join(lines[n:n + each]) for n in range(0, len(lines), each)]


def code_page(snapshot: Snapshot, phrases: Phrases) -> Page:
    """The page with the whole public position."""
    lines = code_lines(snapshot.position)

    def paint(canvas: Canvas, body: QRectF) -> None:
        y = body.top()
        y += canvas.lines(body.left(), y, body.width(), phrases("code-how"), TEXT) + 3 * MM
        y = _squares(canvas, body, y, lines, phrases) + 2 * MM
        y += canvas.lines(body.left(), y, body.width(), phrases("code-lines"), TEXT) + 2 * MM
        _lines(canvas, QRectF(body.left(), y, body.width(), body.bottom() - y), lines)

    return Page("code", phrases("code-title"), Sheet(), paint)


def _squares(canvas: Canvas, body: QRectF, y: float, lines: Sequence[str], phrases: Phrases) -> float:
    contents = squares(lines)
    gap = 6 * MM
    rows = -(-len(contents) // _ACROSS)
    side = min((body.width() - gap * (_ACROSS - 1)) / _ACROSS, 62 * MM if rows < 2 else 46 * MM)
    for number, text in enumerate(contents):
        x = body.left() + (number % _ACROSS) * (side + gap)
        top = y + (number // _ACROSS) * (side + leading(SMALL) + 1 * MM)
        square(canvas, QRectF(x, top, side, side), text)
        label = phrases("code-square", number=number + 1, of=len(contents))
        canvas.text_in(QRectF(x, top + side, side, leading(SMALL)), label, SMALL, SOFT, "c")
    return y + rows * (side + leading(SMALL) + 1 * MM)


def square(canvas: Canvas, box: QRectF, text: str) -> None:
    """A square code as one path of whole modules, with its quiet zone."""
    code = segno.make_qr(text, error="m", boost_error=False)
    rows = [list(row) for row in code.matrix]
    module = int(box.width() / (len(rows) + 2 * QUIET))
    left = round(box.center().x() - module * len(rows) / 2)
    top = round(box.center().y() - module * len(rows) / 2)
    path = QPainterPath()
    for y, row in enumerate(rows):
        start = None
        for x, dark in enumerate([*row, 0]):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                path.addRect(left + start * module, top + y * module, (x - start) * module, module)
                start = None
    canvas.shape(path, "#000000")


def _lines(canvas: Canvas, box: QRectF, lines: Sequence[str]) -> None:
    """The lines in two columns, their groups under each other."""
    rows = -(-len(lines) // 2)
    face = CODE.at(8.6)
    step = min(leading(face) * 1.12, box.height() / rows)
    for number, line in enumerate(lines):
        x = box.left() + (number // rows) * (box.width() / 2 + 1 * MM)
        y = box.top() + (number % rows) * step
        # One text for the whole line, so that it can be marked and copied out of the PDF in one piece.
        canvas.text(x, y, spaced(line), fitted(face, spaced(line), box.width() / 2 - 2 * MM), INK)

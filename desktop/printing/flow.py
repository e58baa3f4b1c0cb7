"""Pieces of a page one below the other, over as many columns and pages as they need. A piece is never cut, a heading
never stands alone at the foot, and what goes on in the next column says there what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF

from desktop.printing.canvas import INK, LINE, SOFT, Canvas
from desktop.printing.faces import HEADING, SUBHEADING, TEXT, Face, leading, lines_of
from desktop.printing.paper import MM

Paint = Callable[[Canvas, float, float, float], None]


@dataclass(frozen=True)
class Piece:
    """Something with a height. `keep`: the next piece must follow in the same column; `before`: room above it, but not
    at the head of a column; `again`: what stands over it when it is the first of a column; `carried`: what it looks
    like when it stands there again."""

    height: float
    paint: Paint
    keep: bool = False
    before: float = 0.0
    again: tuple[Piece, ...] = ()
    carried: Piece | None = None


@dataclass(frozen=True)
class Placed:
    """A piece and where it stands in its column. `again`: it stands elsewhere too, and here once more."""

    piece: Piece
    y: float
    again: bool = False


def columns_of(pieces: Sequence[Piece], heights: Iterator[float]) -> list[list[Placed]]:
    """Pieces in columns of given heights."""
    columns: list[list[Placed]] = [[]]
    room = height = next(heights)
    for group in _groups(pieces):
        need = sum(piece.height for piece in group) + sum(piece.before for piece in group[1:])
        above = group[0].before if columns[-1] else 0.0
        if columns[-1] and need + above > room:
            columns.append([])
            room = height = next(heights)
        lead = group[0].again if not columns[-1] else ()
        for number, piece in enumerate((*lead, *group)):
            gap = piece.before if columns[-1] else 0.0
            columns[-1].append(Placed(piece, height - room + gap, number < len(lead)))
            room -= piece.height + gap
    return columns


def _groups(pieces: Sequence[Piece]) -> Iterator[list[Piece]]:
    """Pieces that must stay together."""
    group: list[Piece] = []
    for piece in pieces:
        group.append(piece)
        if not piece.keep:
            yield group
            group = []
    if group:
        yield group


def paint_column(canvas: Canvas, column: Sequence[Placed], box: QRectF) -> None:
    """Draws a column."""
    for placed in column:
        placed.piece.paint(canvas, box.left(), box.top() + placed.y, box.width())


def split(box: QRectF, columns: int, gap: float = 6 * MM) -> list[QRectF]:
    """A box as columns side by side."""
    width = (box.width() - gap * (columns - 1)) / columns
    return [QRectF(box.left() + n * (width + gap), box.top(), width, box.height()) for n in range(columns)]


def repeated(rows: Sequence[Piece], over: Sequence[Piece]) -> list[Piece]:
    """A heading and its rows: the heading keeps the first two rows, the last two stay together, and the heading stands
    again over the rest elsewhere."""
    again = tuple(replace(piece.carried or piece, keep=True) for piece in over)
    last = len(rows) - 1
    found = [replace(row, keep=number < last and number in (0, last - 1), again=again if number else ())
             for number, row in enumerate(rows)]
    return [*(replace(piece, keep=True) for piece in over), *found]


# ---- pieces


def heading(text: str, face: Face = HEADING, before: float = 4 * MM) -> Piece:
    """A heading with a line under it; it keeps what follows. Where it stands again, it says that it goes on."""
    return replace(_headed(text, face, before), carried=_headed(f"{text} …", face, before))


def _headed(text: str, face: Face, before: float) -> Piece:
    step = leading(face)

    def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
        canvas.text_in(QRectF(x, y, width, step), text, face)
        canvas.line(x, y + step + 20, x + width, y + step + 20, colour=LINE)

    return Piece(step + 1.2 * MM, paint, keep=True, before=before)


def subheading(text: str, face: Face = SUBHEADING, before: float = 2 * MM) -> Piece:
    """A smaller heading; it keeps what follows."""
    step = leading(face)

    def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
        canvas.text_in(QRectF(x, y, width, step), text, face)

    return Piece(step + 0.4 * MM, paint, keep=True, before=before)


def paragraph(text: str, width: float, face: Face = TEXT, colour: str = INK, before: float = 1 * MM,
              keep: bool = False) -> Piece:
    """Text over as many lines as it needs in a column of a given width."""
    height = leading(face) * len(lines_of(face, text, width))

    def paint(canvas: Canvas, x: float, y: float, _: float) -> None:
        canvas.lines(x, y, width, text, face, colour)

    return Piece(height, paint, keep=keep, before=before)


def note(text: str, width: float, face: Face = TEXT) -> Piece:
    """A paragraph in soft ink."""
    return paragraph(text, width, face, SOFT)


def space(height: float) -> Piece:
    """Nothing."""
    return Piece(height, lambda canvas, x, y, width: None)

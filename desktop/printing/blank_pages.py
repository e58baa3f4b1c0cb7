"""Empty record sheets for players who use paper only: power cards, the religious struggle, the record of the turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRectF

from desktop.i18n import rows_by_id
from desktop.printing.canvas import FAINT, INK, LINE, SHADE, SOFT, Canvas
from desktop.printing.document import Page, column_width, flowed
from desktop.printing.faces import SMALL, TEXT, TITLE, leading, width_of
from desktop.printing.flow import Piece, heading, note
from desktop.printing.paper import MM, Sheet
from desktop.printing.phrases import Phrases
from desktop.printing.regions import regions
from desktop.printing.tables import Column, Table, Ticks, Words
from desktop.theme import LIGHT, Theme

Board = Mapping[str, Any]
_ROW = 7.5 * MM
TYPES = ("regular", "mercenary", "cavalry", "naval", "corsair")


def blank_pages(board: Board, phrases: Phrases, powers: Sequence[str] = ()) -> list[Page]:
    """A card for each power (all, unless told), the religious struggle, the turns."""
    theme = LIGHT.with_powers(board)
    wanted = powers or list(rows_by_id(board.get("powers")))
    return [*(page for power in wanted for page in _card(board, phrases, theme, power)),
            *_struggle(board, phrases), *_turns(board, phrases)]


def _card(board: Board, phrases: Phrases, theme: Theme, power: str) -> list[Page]:
    sheet = Sheet()
    width = column_width(sheet, 2)
    row = rows_by_id(board.get("powers"))[power]
    keys = [space for space, entry in rows_by_id(board.get("spaces")).items()
            if entry.get("home") == power and entry.get("kind") in ("key", "capital")]
    pieces = [*_key_boxes(phrases, keys, width), *_track(phrases, row, width), *_numbers(board, phrases, width),
              *_unit_grid(phrases, row, width), *_lines(phrases("blank-leaders"), 8, width),
              *_lines(phrases("blank-notes"), 5, width)]

    def band(canvas: Canvas, box: QRectF) -> None:
        look = theme.power(power)
        shield = QRectF(box.left(), box.top(), 14 * MM, 14 * MM)
        canvas.badge(shield, look, look.letter_in(phrases.texts.language), TITLE)
        canvas.text_in(QRectF(shield.right() + 4 * MM, box.top(), 110 * MM, 14 * MM), phrases.power(power), TITLE)
        for number, name in enumerate(("blank-game", "blank-turn")):
            line = QRectF(box.right() - 52 * MM, box.top() + number * 7 * MM, 52 * MM, 6 * MM)
            wide = canvas.text(line.left(), line.top() + 150, phrases(name), SMALL, SOFT)
            canvas.line(line.left() + wide + MM, line.bottom(), line.right(), line.bottom(), colour=INK)

    return flowed("blank", phrases.power(power), pieces, sheet, 2, (19 * MM, band))


def _key_boxes(phrases: Phrases, keys: Sequence[str], width: float) -> list[Piece]:
    if not keys:
        return _lines(phrases("blank-keys-any"), 8, width)
    table = Table([Column("", 1)], width)
    table.add(Ticks(tuple(phrases.place(key) for key in keys)))
    others = _lines(phrases("blank-other-keys"), 4, width)
    return [*table.pieces(heading(phrases("blank-keys"), before=0)), *others]


def _track(phrases: Phrases, row: Board, width: float) -> list[Piece]:
    """How many keys give how many points and cards, with a box for the present number."""
    track = row.get("keys_track") or ()
    if not track:
        return []
    table = Table([Column(phrases("blank-track-keys"), 30), Column(phrases("blank-track-cards"), 30),
                   Column(phrases("blank-track-vp"), 30)], width)
    for step in track:
        if step.get("victory"):
            table.add(Ticks((str(step["keys"]),)), Words(phrases("blank-victory"), TEXT.strong), "")
        else:
            table.add(Ticks((str(step["keys"]),)), _number(step.get("cards")), _number(step.get("vp")))
    return table.pieces(heading(phrases("blank-track")))


def _number(value: Any) -> str:
    return "–" if value is None else str(value)


def _numbers(board: Board, phrases: Phrases, width: float) -> list[Piece]:
    """Boxes for points, cards in hand and what else the game has, one a turn."""
    more = ("treasures", "informants") if board.get("espionage") else ()
    names = [phrases(f"blank-{name}") for name in ("vp", "hand", *more)]
    return [heading(phrases("blank-by-turn")), _grid([str(turn) for turn in range(1, 10)], names, width)]


def _unit_grid(phrases: Phrases, row: Board, width: float) -> list[Piece]:
    """Rows for places, columns for the power's kinds of units."""
    kinds = set(row.get("force_pool") or ())
    for troop in (row.get("troops") or {}).values():
        kinds |= set(troop.get("force_pool") or ())
    columns = [phrases(f"type-{kind}") for kind in TYPES if kind in kinds]
    return [heading(phrases("blank-units")), _grid(columns, [""] * 14, width, 36 * MM)]


def _grid(columns: Sequence[str], names: Sequence[str], width: float, first: float = 30 * MM) -> Piece:
    """An empty table: names at the left, columns' heads above."""
    high = _ROW * len(names) + leading(SMALL) + 60
    wide = (width - first) / len(columns)

    def paint(canvas: Canvas, x: float, y: float, _: float) -> None:
        top = y + leading(SMALL) + 60
        for number, column in enumerate(columns):
            canvas.text_in(QRectF(x + first + number * wide, y, wide, leading(SMALL)), column, SMALL, SOFT, "c")
        for number, name in enumerate(names):
            box = QRectF(x, top + number * _ROW, first, _ROW)
            canvas.box(box, colour=LINE)
            canvas.text_in(box.adjusted(80, 0, -80, 0), name, TEXT)
            for column in range(len(columns)):
                canvas.box(QRectF(x + first + column * wide, box.top(), wide, _ROW), colour=LINE,
                           fill=SHADE if column % 2 else None)

    return Piece(high, paint)


def _lines(title: str, count: int, width: float) -> list[Piece]:
    """Empty lines to write on."""

    def paint(canvas: Canvas, x: float, y: float, wide: float) -> None:
        canvas.line(x, y + _ROW, x + wide, y + _ROW, colour=FAINT)

    return [heading(title), *(Piece(_ROW, paint, keep=n < 2) for n in range(count))]


def _struggle(board: Board, phrases: Phrases) -> list[Page]:
    """Every space of the areas of struggle, to tick Catholic, Protestant and unrest."""
    sheet = Sheet()
    width = column_width(sheet, 2)
    areas = {row.get("area") for row in rows_by_id(board.get("spaces")).values() if row.get("area")}
    pieces = [note(phrases("blank-struggle-how"), width)]
    for region in regions(board, phrases.texts, phrases("other-spaces")):
        if region.id not in areas:
            continue
        table = Table([Column("", 30), Column("", 62)], width)
        names = tuple(phrases(f"blank-{name}") for name in ("catholic", "protestant", "unrest"))
        for space in region.spaces:
            table.add(Words(phrases.place(space), TEXT.strong), Ticks(names, SMALL, 1.6 * MM))
        pieces += table.pieces(heading(region.name))
    return flowed("blank", phrases("blank-struggle"), pieces, sheet, 2)


def _turns(board: Board, phrases: Phrases) -> list[Page]:
    """The record of the turns: points of every power, and room for what happened."""
    sheet = Sheet("a4", landscape=True)
    body = sheet.body
    powers = list(rows_by_id(board.get("powers")))
    width = body.width()
    longest = max(width_of(TEXT, phrases("turn", turn=9)), 16 * MM)
    names = [phrases("turn", turn=turn) for turn in range(1, 10)]
    points = _grid([phrases.power(power) for power in powers], names, width * 0.6, longest + 4 * MM)

    def happened(canvas: Canvas, x: float, y: float, wide: float) -> None:
        points.paint(canvas, x, y, wide)
        left = x + width * 0.6 + 4 * MM
        canvas.text(left, y, phrases("blank-happened"), SMALL, SOFT)
        for number in range(len(names)):
            top = y + leading(SMALL) + 60 + number * _ROW
            canvas.box(QRectF(left, top, width * 0.4 - 4 * MM, _ROW), colour=LINE)

    order = _grid([phrases.power(power) for power in powers], [""] * 9, width, 42 * MM)
    pieces = [heading(phrases("blank-turn-vp"), before=0), Piece(points.height, happened),
              heading(phrases("blank-dealings")), order]
    return flowed("blank", phrases("blank-turns"), pieces, sheet)

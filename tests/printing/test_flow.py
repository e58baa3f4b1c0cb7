"""The flow of pieces over columns: nothing cut, no heading alone at a foot, heads repeated where a table goes on."""

from __future__ import annotations

import itertools
import random

import pytest

from desktop.printing.document import flowed
from desktop.printing.faces import TEXT, fitted, leading, lines_of, printable, width_of
from desktop.printing.flow import Piece, Placed, columns_of, heading, repeated
from desktop.printing.paper import MM, Sheet
from desktop.printing.tables import Column, Table, Ticks, Words


def row(height: float = 10.0, keep: bool = False, before: float = 0.0) -> Piece:
    return Piece(height, lambda canvas, x, y, width: None, keep=keep, before=before)


def columns(pieces: list[Piece], height: float) -> list[list[Placed]]:
    return columns_of(pieces, itertools.repeat(height))


@pytest.mark.parametrize("seed", range(20))
def test_no_piece_is_cut_and_none_is_lost(seed: int) -> None:
    dice = random.Random(seed)
    pieces = [row(dice.randint(1, 40), dice.random() < 0.3, dice.randint(0, 9)) for _ in range(120)]
    laid = columns(pieces, 100.0)
    assert [placed.piece for column in laid for placed in column if not placed.again] == pieces
    for column in laid:
        for one, other in itertools.pairwise(column):
            assert one.y + one.piece.height <= other.y + 1e-9
        # Pieces that must stay together may be higher than a column; nothing else is.
        if not any(placed.piece.keep for placed in column):
            assert column[-1].y + column[-1].piece.height <= 100.0


def test_a_heading_never_stands_alone_at_a_foot() -> None:
    for filled in range(1, 12):
        table = [heading("X", before=0), *(row(10.0) for _ in range(4))]
        pieces = [*(row(90.0) for _ in range(filled)), *repeated(table[1:], table[:1])]
        for column in columns(pieces, 90.0 * 3 + 500):
            assert not column[-1].piece.keep, "the last of a column keeps what follows"


def test_a_table_that_goes_on_says_so() -> None:
    head = heading("Испания", before=0)
    rows = [row(100.0) for _ in range(30)]
    laid = columns(repeated(rows, [head]), 1000.0 + head.height)
    assert len(laid) > 2
    for column in laid[1:]:
        assert column[0].again
        assert column[0].piece.paint is not head.paint, "the head of what goes on says that it goes on"
        assert sum(not placed.again for placed in column) >= 2, "no row stands alone"


def test_columns_of_the_last_page_are_even() -> None:
    sheet = Sheet()
    pieces = [row(500.0) for _ in range(20)]
    laid: list[list[Placed]] = []
    page, = flowed("x", "x", pieces, sheet, 2)
    own = page.paint.__defaults__[0]  # type: ignore[attr-defined]
    laid.extend(own)
    assert [len(column) for column in laid] == [10, 10]
    many = flowed("x", "x", pieces * 8, sheet, 2)
    assert sum(len(column) for page in many for column in page.paint.__defaults__[0]) == 160  # type: ignore[attr-defined]


def test_lines_hold_their_words(qapp) -> None:
    text = "Священная Римская империя и Ирландия, 3 регулярные части; " * 6 + "Донаудампфшиффартсгезельшафт"
    for width in (900.0, 2000.0, 5000.0):
        lines = lines_of(TEXT, text, width)
        assert all(width_of(TEXT, line) <= width for line in lines)
        assert "".join("".join(lines).split()) == "".join(text.split()), "nothing is lost"
    assert lines_of(TEXT, "", 100.0) == ("",)
    assert lines_of(TEXT, "раз\nдва", 9000.0) == ("раз", "два")


def test_a_line_that_must_stand_alone_is_set_smaller(qapp) -> None:
    text = "Попытки обращения в протестантизм"
    whole = width_of(TEXT, text)
    assert fitted(TEXT, text, whole) == TEXT
    small = fitted(TEXT, text, whole * 0.6)
    assert width_of(small, text) <= whole * 0.6 * 1.02


def test_signs_that_the_faces_lack_are_replaced(qapp) -> None:
    assert printable("Париж → Лион") == "Париж › Лион"
    assert width_of(TEXT, "→") == width_of(TEXT, "›")


@pytest.mark.parametrize("items", [("a",), tuple("абв"), tuple(f"Испания: {n} регулярных частей" for n in range(40)),
                                   ("Очень длинное название " * 8, "x")])
def test_things_to_tick_fit_their_column(qapp, items: tuple[str, ...]) -> None:
    ticks = Ticks(items)
    width = 60 * MM
    laid = ticks._laid(width)
    assert len(laid) == len(items)
    for (x, line, own), (other_x, other_line, _) in itertools.pairwise(laid):
        assert (line, x) < (other_line, other_x)
        assert x + 260 + max(width_of(TEXT, part) for part in own) <= width
    assert ticks.height(width) >= leading(TEXT) * (laid[-1][1] + 1)


def test_cells_of_a_row_are_as_high_as_the_highest(qapp) -> None:
    table = Table([Column("Имя", 1), Column("Части", 1)], 80 * MM)
    table.add(Words("Лион"), Ticks(tuple(f"Франция: {n} регулярных частей" for n in range(12))))
    assert table.rows[0].height > 12 * leading(TEXT)
    assert len(table.pieces(heading("X"))) == 3
    assert not Table([Column("", 1)], 80 * MM).pieces(heading("X")), "no heading over nothing"

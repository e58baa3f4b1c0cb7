"""Hands, each on a page of its own that is folded twice: the cards lie inside, the owner's name outside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.i18n import rows_by_id
from desktop.printing.canvas import INK, LINE, SOFT, Canvas
from desktop.printing.document import Page
from desktop.printing.faces import HEADING, SMALL, TEXT, TITLE, leading
from desktop.printing.paper import MM, Sheet
from desktop.printing.phrases import Phrases
from desktop.printing.snapshot import Hand, Snapshot
from desktop.printing.tables import Column, Table, Words


def hand_pages(snapshot: Snapshot, phrases: Phrases) -> list[Page]:
    """A page for each hand that was asked for; as many as a long hand needs."""
    return [_page(snapshot, phrases, hand, part) for hand in snapshot.hands for part in _parts(hand.cards)]


def _parts(cards: Sequence[str], most: int = 12) -> list[tuple[str, ...]]:
    return [tuple(cards[n:n + most]) for n in range(0, len(cards), most)] or [()]


def _page(snapshot: Snapshot, phrases: Phrases, hand: Hand, cards: tuple[str, ...]) -> Page:
    def paint(canvas: Canvas, body: QRectF) -> None:
        third = body.height() / 3
        outside = QRectF(body.left(), body.top(), body.width(), third)
        inside, cover = outside.translated(0, third), outside.translated(0, 2 * third)
        _outside(canvas, outside, snapshot, phrases, hand)
        _inside(canvas, inside, snapshot, phrases, hand, cards)
        _cover(canvas, cover)
        for number, y in ((2, inside.top()), (1, cover.top())):
            _fold(canvas, body, y, phrases("fold", number=number, way=phrases(f"fold-{number}")))

    return Page("hands", phrases("hand-page", power=phrases.power(hand.power)), Sheet(), paint)


def _outside(canvas: Canvas, box: QRectF, snapshot: Snapshot, phrases: Phrases, hand: Hand) -> None:
    look = snapshot.theme.power(hand.power)
    shield = QRectF(box.center().x() - 9 * MM, box.top() + 10 * MM, 18 * MM, 18 * MM)
    canvas.badge(shield, look, look.letter_in(phrases.texts.language), TITLE.at(26))
    canvas.text_in(QRectF(box.left(), shield.bottom() + 4 * MM, box.width(), 10 * MM),
                   phrases("hand-page", power=phrases.power(hand.power)), TITLE, INK, "c")
    canvas.text_in(QRectF(box.left(), shield.bottom() + 15 * MM, box.width(), 5 * MM),
                   phrases("hand-secret", power=phrases.power(hand.power)), TEXT, SOFT, "c")


def _inside(canvas: Canvas, box: QRectF, snapshot: Snapshot, phrases: Phrases, hand: Hand,
            cards: tuple[str, ...]) -> None:
    known = rows_by_id(snapshot.board.get("cards"))
    y = box.top() + 6 * MM
    canvas.text(box.left(), y, phrases("hand-count", count=len(hand.cards) + hand.unknown), HEADING)
    y += leading(HEADING) + 1 * MM
    table = Table([Column(phrases("card-number"), 14, "r"), Column(phrases("card-name"), 120),
                   Column(phrases("card-cp"), 20, "r")], box.width())
    for card in cards:
        row = known.get(card, {})
        points = row.get("cp")
        table.add(str(row.get("number") or "–"), Words(phrases.named("card", card), TEXT.strong),
                  "–" if points is None else str(points))
    for piece in table.pieces():
        piece.paint(canvas, box.left(), y, box.width())
        y += piece.height
    if hand.unknown:
        canvas.text(box.left(), y + 2 * MM, phrases("hand-unknown", count=hand.unknown), TEXT)


def _cover(canvas: Canvas, box: QRectF) -> None:
    """A thicket of strokes, so that the cards cannot be read through the paper."""
    step = 1.6 * MM
    rows, columns = int(box.height() // step), int(box.width() // step)
    for row in range(4, rows - 1):
        y = box.top() + row * step
        for column in range(columns):
            x = box.left() + column * step
            rise = step if (row * 7 + column * 11) % 3 else -step
            canvas.line(x, y, x + step * (0.5 + (row * column) % 5 / 6), y + rise * 0.9, 30.0, LINE)


def _fold(canvas: Canvas, body: QRectF, y: float, text: str) -> None:
    canvas.line(body.left(), y, body.right(), y, 15.0, SOFT, (8, 6))
    canvas.text(body.left(), y + 60, text, SMALL, SOFT)

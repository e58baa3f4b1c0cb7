"""The state of the table: scores, wars and alliances, faith, influence, and all that lies beside the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.board.glyphs import glyph_in
from desktop.i18n import rows_by_id
from desktop.printing.canvas import FAINT, INK, SHADE, Canvas
from desktop.printing.faces import SMALL, TEXT
from desktop.printing.flow import Piece, heading, note
from desktop.printing.games import sections_of
from desktop.printing.paper import MM
from desktop.printing.phrases import Phrases, signed
from desktop.printing.sections import Section
from desktop.printing.snapshot import Snapshot
from desktop.printing.tables import Column, Table, Words
from desktop.tables import allies_of, enemies_of

Row = Mapping[str, Any]
_SIDE = 6.2 * MM


def state_pieces(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    """The state of the table in columns of a width."""
    pieces = [*_scores(snapshot, phrases, width), *_relations(snapshot, phrases, width),
              *_faith(snapshot, phrases, width), *_influence(snapshot, phrases, width)]
    for section in sections_of(snapshot, phrases):
        if not section.shown:
            pieces += _plain(section, width)
    return pieces


def _scores(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    names = ["power", "vp", "bonus", "keys", "unrest-keys", "hand"]
    if all("treasures" in card for card in snapshot.view["powers"].values()):
        names.append("treasures")
    table = Table([Column(phrases(f"score-{name}"), 30 if name == "power" else 11, "l" if name == "power" else "r")
                   for name in names], width)
    for power in snapshot.powers:
        card = snapshot.view["powers"][power]
        numbers = [signed(card.get("vp_bonus", 0)), str(len(card["keys"])), str(len(card["keys_in_unrest"])),
                   str(card["hand_count"]), str(card.get("treasures"))]
        table.add(Words(phrases.power(power), TEXT.strong), Words(str(card["vp"]), TEXT.strong, "r"),
                  *numbers[:len(names) - 2])
    return table.pieces(heading(phrases("scores")))


# ---- war and alliance


def _relations(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    everybody = [*snapshot.powers, *snapshot.minors]
    side = min(_SIDE, (width - 30 * MM) / len(everybody))

    def paint(canvas: Canvas, x: float, y: float, _: float) -> None:
        _matrix(canvas, snapshot, phrases, QPointF(x, y), width, side)

    legend = note(phrases("relations-legend"), width, SMALL)
    return [heading(phrases("relations")), Piece(side * (len(everybody) + 1), paint, keep=True), legend]


def _matrix(canvas: Canvas, snapshot: Snapshot, phrases: Phrases, corner: QPointF, width: float, side: float) -> None:
    everybody, theme = [*snapshot.powers, *snapshot.minors], snapshot.theme
    language = phrases.texts.language
    left = corner.x() + width - side * len(everybody)
    for number, power in enumerate(everybody):
        look = theme.power(power)
        letter = look.letter_in(language)
        canvas.text_in(QRectF(left + number * side, corner.y(), side, side), letter, SMALL.strong, INK, "c")
        top = corner.y() + (number + 1) * side
        canvas.text_in(QRectF(corner.x(), top, left - corner.x() - 2 * MM, side), phrases.power(power), TEXT)
        enemies, allies = enemies_of(snapshot.view, power), allies_of(snapshot.view, power)
        for column, other in enumerate(everybody):
            box = QRectF(left + column * side, top, side, side)
            canvas.box(box, colour=FAINT, fill=SHADE if column == number else None)
            if other in enemies:
                war_sign(canvas, box)
            elif other in allies:
                ally_sign(canvas, box)


def war_sign(canvas: Canvas, box: QRectF) -> None:
    """Crossed sabres on black."""
    canvas.box(box.adjusted(30, 30, -30, -30), 0, fill=INK)
    side = box.width() * 0.62
    inner = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    canvas.shape(glyph_in("sabres", inner), "#ffffff")


def ally_sign(canvas: Canvas, box: QRectF) -> None:
    """Two rings that hold each other."""
    radius = box.width() * 0.21
    for shift in (-0.7, 0.7):
        ring = QPainterPath()
        ring.addEllipse(QPointF(box.center().x() + shift * radius, box.center().y()), radius, radius)
        canvas.shape(ring, None, INK, 28.0)


# ---- faith and influence


def _faith(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    board = rows_by_id(snapshot.board.get("spaces"))
    areas: dict[str, list[Row]] = {}
    for space, row in snapshot.view["spaces"].items():
        if board[space].get("area") and row["religion"]:
            areas.setdefault(str(board[space]["area"]), []).append(row)
    names = ("area", "catholic", "protestant", "in-unrest")
    table = Table([Column(phrases(f"faith-{name}"), 36 if name == "area" else 19, "l" if name == "area" else "r")
                   for name in names], width)
    for area, rows in areas.items():
        counts = [sum(row["religion"] == faith for row in rows) for faith in ("catholic", "protestant")]
        unrest = sum(bool(row["unrest"]) for row in rows)
        table.add(Words(phrases.named("area", area), TEXT.strong), *map(str, (*counts, unrest)))
    return table.pieces(heading(phrases("faith")))


def _influence(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    rows: Mapping[str, Row] = snapshot.view.get("influence") or {}
    if not rows:
        return []
    language, theme = phrases.texts.language, snapshot.theme
    columns = [Column(phrases("influence-minor"), 27)]
    columns += [Column(theme.power(power).letter_in(language), 9, "c") for power in snapshot.powers]
    table = Table([*columns, Column(phrases("influence-resolved"), 16, "c")], width)
    for minor, row in rows.items():
        boxes = [str(row["boxes"].get(power, 0) or "·") for power in snapshot.powers]
        table.add(Words(phrases.power(minor), TEXT.strong), *boxes, phrases.yes(row["resolved"]))
    return table.pieces(heading(phrases("influence")))


def _plain(section: Section, width: float) -> list[Piece]:
    table = Table([Column("", 34), Column("", 58)], width)
    for name, items in section.rows:
        table.add(Words(name, TEXT.strong), _joined(items))
    return table.pieces(heading(section.title))


def _joined(items: Sequence[str]) -> str:
    return "; ".join(items)

"""Pieces off the map: how they look in the palette and beside a question, and what taking one up means."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop.board.counters import counter_pixmap
from desktop.board.glyphs import glyph_in
from desktop.board.looks import MARKER, Look, Looks
from desktop.desk import Desk
from desktop.i18n import rows_by_id

Piece = dict[str, Any]
# Markers that lie on a space as a state of it, and the figure that stands for each.
STATES = {"protestant": "book", "catholic": "cross", "unrest": "flame", "besieged": "wall"}


def unit_piece(owner: str, kind: str, count: int = 1) -> Piece:
    """Units from the palette."""
    return {"kind": "unit", "owner": owner, "type": kind, "count": count, "from": None}


def leader_piece(leader: str) -> Piece:
    """A leader from the palette."""
    return {"kind": "leader", "leader": leader, "from": None}


def marker_piece(marker: str) -> Piece:
    """A marker from the palette."""
    return {"kind": "marker", "marker": marker, "from": None}


def portrait_piece(reformer: str) -> Piece:
    """A reformer from the palette."""
    return {"kind": "portrait", "portrait": reformer, "from": None}


def captain_piece(captain: str) -> Piece:
    """A sea captain who is on no map."""
    return {"kind": "captain", "captain": captain, "from": None}


def control_piece(power: str) -> Piece:
    """A control marker from the palette."""
    return {"kind": "control", "owner": power, "from": None}


def piece_name(desk: Desk, piece: Piece) -> str:
    """A piece in words."""
    texts = desk.texts
    if piece["kind"] == "unit":
        return f"{texts.power(piece['owner'])}: {texts('unit-' + piece['type'])}"
    if piece["kind"] == "leader":
        return texts.leader(piece["leader"])
    if piece["kind"] == "portrait":
        return texts.named_as("reformer", piece["portrait"]) or piece["portrait"]
    if piece["kind"] == "captain":
        return texts.leader(piece["captain"])
    if piece["kind"] == "control":
        return texts("ui-control-of", power=texts.power(piece["owner"]))
    return texts(f"marker-{piece['marker']}")


def piece_pixmap(desk: Desk, piece: Piece, ratio: float) -> QPixmap:
    """A piece as it lies in the palette."""
    if piece["kind"] == "control":
        power = desk.theme.power(piece["owner"])
        letter = power.letter_in(desk.texts.language)
        return _round(desk.theme.outline, power.colour, "", power.ink, letter, ratio)
    if piece["kind"] == "marker" and piece["marker"] in STATES:
        figure = {"unrest": desk.theme.flame, "besieged": desk.theme.wall, "catholic": desk.theme.catholic}.get(
            piece["marker"], desk.theme.protestant
        )
        return _round(desk.theme.outline, desk.theme.disc, STATES[piece["marker"]], figure, "", ratio)
    return counter_pixmap(_look(desk, piece), 1.0, ratio)


def _look(desk: Desk, piece: Piece) -> Look:
    looks = Looks(rows_by_id(desk.board.get("leaders")), desk.theme, desk.texts.language)
    if piece["kind"] == "unit":
        return looks.unit(piece["owner"], piece["type"], piece["count"])
    if piece["kind"] == "leader":
        return looks.leader(piece["leader"])
    if piece["kind"] == "captain":
        sailors = Looks(rows_by_id(desk.board.get("captains")), desk.theme, desk.texts.language)
        return sailors.captain(piece["captain"], int(piece.get("treasures", 0)))
    if piece["kind"] == "portrait":
        people = Looks(rows_by_id(desk.board.get("reformers")), desk.theme, desk.texts.language)
        return people.portrait(piece["portrait"], "protestant")
    return looks.marker(piece["marker"])


@lru_cache(maxsize=64)
def _round(outline: str, ground: str, figure: str, ink: str, letter: str, ratio: float) -> QPixmap:
    side = MARKER + 4
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(outline), 1.4))
    painter.setBrush(QColor(ground))
    middle = QPointF(side / 2, side / 2)
    painter.drawEllipse(middle, MARKER / 2 - 0.8, MARKER / 2 - 0.8)
    if figure:
        painter.fillPath(glyph_in(figure, QRectF(7, 7, side - 14, side - 14)), QColor(ink))
    else:
        font = painter.font()
        font.setPixelSize(12)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return picture

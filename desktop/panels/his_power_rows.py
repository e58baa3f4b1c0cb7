"""What a power card of Here I Stand has besides: key track, ruler, home cards, and the tracks of its own."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from desktop.board.glyphs import glyph_in
from desktop.cards.card_menu import CardMenu
from desktop.desk import Desk, role
from desktop.panels.his_parts import (
    BoxTrack,
    MenuChip,
    Stepper,
    edits,
    popup_below,
    printed,
    toggle_chip,
    wording,
)
from desktop.panels.his_religion import flow_of, heir_chips, translation_grid, wife_chips
from desktop.theme import SANS, mixed

Row = tuple[str, QWidget]
Rows = Iterable[Row]
WIDE = "-"  # the name of a row that takes the whole width
IN_LINE, BOX = 8, QSize(35, 34)
OWN_TRACKS = {"ottoman": ("piracy_vp",), "france": ("chateaux_vp",), "papacy": ("st_peters_cp", "st_peters_vp")}
EXCOMMUNICABLE = ("england", "france", "hapsburg")
MOST_MINUS = 9
CHIP_LINE = 24  # letters in a line of a chip


class KeyTrack(QWidget):
    """The key track: for each number of keys the victory points above, the cards of a deal below."""

    def __init__(self, desk: Desk, power: str, keys: int) -> None:
        super().__init__()
        self.desk, self.power, self.keys = desk, power, keys
        self.rows: list[dict[str, Any]] = list(desk.board["powers"][power].get("keys_track") or ())
        lines = -(-len(self.rows) // IN_LINE)
        self.setFixedSize(QSize(IN_LINE * BOX.width() + 2, lines * (BOX.height() + 2)))
        row = self.rows[min(keys, len(self.rows) - 1)]
        message = "ui-key-track-won" if row.get("victory") else "ui-key-track-at"
        words = desk.texts(message, keys=keys, vp=row.get("vp") or 0, cards=row.get("cards") or 0)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the boxes; the one that counts now is strong."""
        theme, look, painter = self.desk.theme, self.desk.theme.power(self.power), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, row in enumerate(self.rows):
            here, below = row["keys"] == self.keys, row["keys"] < self.keys
            box = QRectF((index % IN_LINE) * BOX.width() + 1, (index // IN_LINE) * (BOX.height() + 2) + 1,
                         BOX.width() - 3, BOX.height() - 2)  # fmt: skip
            ground = look.colour if here else mixed(look.colour, theme.panel, 0.75) if below else theme.raised
            painter.setPen(QPen(QColor(theme.outline if here else theme.line), 1.3 if here else 1))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(box, 4, 4)
            ink = QColor(look.ink if here else theme.ink if below else theme.ink_soft)
            self._figures(painter, row, box, ink)
        painter.end()

    def _figures(self, painter: QPainter, row: Mapping[str, Any], box: QRectF, ink: QColor) -> None:
        of = QFont(SANS)
        of.setPixelSize(13)
        of.setBold(True)
        painter.setFont(of)
        painter.setPen(ink)
        if row.get("victory"):
            painter.fillPath(glyph_in("crown", box.adjusted(7, 6, -7, -6)), QColor(self.desk.theme.accent))
            return
        painter.drawText(box.adjusted(0, 1, 0, -15), Qt.AlignmentFlag.AlignCenter, str(row.get("vp") or 0))
        of.setPixelSize(12)
        of.setBold(False)
        painter.setFont(of)
        card = QRectF(box.left() + 7, box.top() + 18, 8, 11)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 1.5, 1.5)
        painter.drawText(QRectF(card.right() + 3, card.top() - 2, 16, 15), Qt.AlignmentFlag.AlignVCenter,
                         str(row.get("cards") or 0))  # fmt: skip


def his_rows(desk: Desk, power: str) -> Rows:
    """The rows of a power card that only this game has."""
    view = desk.controller.view
    card = view["powers"][power]
    yield from _track(desk, power, card)
    yield from _ruler(desk, power, card)
    yield from _home(desk, power, card)
    what = desk.texts("ui-minus-cards", power=desk.texts.power(power))
    yield "ui-card-minus", Stepper(desk, what, int(card["minus_cards"]), 0, MOST_MINUS, lambda n: {
        "set": "minus_cards", "power": power, "value": n})  # fmt: skip
    if card.get("captured"):
        names = QLabel(", ".join(desk.texts.leader(name) for name in card["captured"]))
        names.setWordWrap(True)
        yield "ui-card-captured", names
    yield from _own(desk, power, view["tracks"])


def _track(desk: Desk, power: str, card: Mapping[str, Any]) -> Rows:
    if desk.board["powers"][power].get("keys_track"):
        quiet = len(card["keys"]) - len(card["keys_in_unrest"])
        yield WIDE, KeyTrack(desk, power, quiet)
        yield WIDE, _soft(desk.texts("ui-key-track-legend"))
        return
    rule = printed(desk, "powers").get("protestant_cards") or {}
    yield WIDE, _soft(desk.texts("ui-protestant-cards", **{key: rule[key] for key in ("base", "electorates", "cards")}))


def _soft(words: str) -> QLabel:
    label = QLabel(words)
    label.setWordWrap(True)
    role(label, "soft")
    return label


def _ruler(desk: Desk, power: str, card: Mapping[str, Any]) -> Rows:
    """Who rules, with what he is worth; a click names another."""
    texts = desk.texts
    rulers = desk.board["powers"][power].get("rulers") or ()
    entries = [(wording(desk, "ruler", row["id"]), row["id"] == card["ruler"],
                edits(desk, {"set": "ruler", "power": power, "ruler": row["id"]})) for row in rulers]  # fmt: skip
    now = next((row for row in rulers if row["id"] == card["ruler"]), {})
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    name = wording(desk, "ruler", card["ruler"])
    words = texts("ui-excommunicated", ruler=name) if card["excommunicated"] else name
    column.addWidget(MenuChip(desk, words, texts("ui-ruler-of", ruler=words), entries), 0, Qt.AlignmentFlag.AlignLeft)
    column.addWidget(_soft(texts("ui-ruler-worth", admin=now.get("admin", 0), bonus=now.get("card_bonus", 0))))
    yield "ui-card-ruler", holder
    if power in EXCOMMUNICABLE:
        on = bool(card["excommunicated"])
        words = texts("ui-excommunication", on="yes" if on else "no")
        edit = {"set": "excommunicated", "power": power, "value": not on}
        yield "ui-card-excommunicated", toggle_chip(desk, words, on, edit)


def _home(desk: Desk, power: str, card: Mapping[str, Any]) -> Rows:
    """Home cards, each with whether it was used."""
    column_of = QWidget()
    column = QVBoxLayout(column_of)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(3)
    for name, state in card["home_cards"].items():
        words = desk.texts("ui-home-card", card=wording(desk, "card", name), state=state)
        chip = QToolButton()
        chip.setText("\n".join(textwrap.wrap(words, CHIP_LINE)))
        chip.setToolTip(str(desk.board["cards"][name].get(f"text_{desk.texts.language}") or words))
        chip.setAccessibleName(words)
        role(chip, "chip", lit="false")
        chip.setCursor(Qt.CursorShape.PointingHandCursor)
        chip.clicked.connect(lambda _=False, c=name, w=chip: popup_below(CardMenu(desk, c, w), w))
        column.addWidget(chip, 0, Qt.AlignmentFlag.AlignLeft)
    yield "ui-card-home", column_of


def _own(desk: Desk, power: str, tracks: Mapping[str, Any]) -> Rows:
    """The tracks that only this power's card has."""
    most = {row["id"]: row["most"] for row in printed(desk, "powers").get("tracks", ())}
    for track in OWN_TRACKS.get(power, ()):
        yield WIDE, _soft(wording(desk, "track", track))
        boxes = BoxTrack(desk, wording(desk, "track", track), tracks[track], most[track],
                         desk.theme.power(power).colour)  # fmt: skip
        boxes.chosen.connect(_setter(desk, track))
        yield WIDE, boxes
    if power == "england":
        yield WIDE, _soft(desk.texts("ui-henry"))
        yield WIDE, _held(flow_of(wife_chips(desk), 3))
        yield WIDE, _soft(desk.texts("ui-heirs"))
        yield WIDE, _held(flow_of(heir_chips(desk), 3))
    if power == "protestant":
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(1)
        translation_grid(desk, grid, 18)
        yield WIDE, holder


def _setter(desk: Desk, track: str) -> Callable[[int], object]:
    return lambda value: desk.controller.edit([{"set": "track", "track": track, "value": value}])


def _held(layout: Any) -> QWidget:
    holder = QWidget()
    holder.setLayout(layout)
    return holder

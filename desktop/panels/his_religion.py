"""The religious struggle of Here I Stand: Protestant spaces and their worth, electorates, reformers, translations."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.i18n import rows_by_id
from desktop.panels.flow import FlowLayout
from desktop.panels.his_parts import BoxTrack, MenuChip, Stepper, edits, printed, toggle_chip, wording
from desktop.panels.his_people import PersonChip
from desktop.panels.pieces import marker_piece, piece_pixmap
from desktop.panels.power_card_words import place_link
from desktop.panels.table_page import TablePage
from desktop.theme import SANS, mixed


class SpacesTrack(QWidget):
    """The track of Protestant spaces: a ruler from 0 to victory with what each stretch is worth to both sides."""

    def __init__(self, desk: Desk, count: int) -> None:
        super().__init__()
        self.desk, self.count = desk, count
        document = printed(desk, "religion")
        self.rows: list[dict[str, Any]] = [dict(row) for row in document.get("spaces_track", ())]
        self.victory = int(document.get("religious_victory") or 50)
        self.setMinimumWidth(420)
        self.setMaximumWidth(900)
        self.setFixedHeight(66)
        now = self.row
        words = desk.texts("ui-struggle-now", count=count, papacy=now["papacy"], protestant=now["protestant"])
        self.setToolTip(words)
        self.setAccessibleName(words)

    @property
    def row(self) -> dict[str, Any]:
        """What the present number is worth."""
        return [row for row in self.rows if row["spaces"] <= self.count][-1]

    def sizeHint(self) -> QSize:
        """As wide as the page allows."""
        return QSize(780, 66)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the stretches, their values and the marker."""
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        of = QFont(SANS)
        of.setPixelSize(11)
        painter.setFont(of)
        bounds = [row["spaces"] for row in self.rows] + [self.victory]
        for row, end in zip(self.rows, bounds[1:], strict=True):
            here = row["spaces"] <= self.count < end
            box = QRectF(self._x(row["spaces"]), 16, self._x(end) - self._x(row["spaces"]) - 1.5, 32)
            part = row["spaces"] / self.victory
            painter.setPen(QPen(QColor(theme.accent if here else theme.line), 2 if here else 1))
            deep = theme.line if theme.dark else theme.protestant
            painter.setBrush(QColor(mixed(theme.panel, deep, 0.05 + part * 0.35)))
            painter.drawRoundedRect(box, 3, 3)
            for side, top in (("papacy", 16), ("protestant", 32)):
                look = theme.power(side)
                cell = QRectF(box.left(), top, box.width(), 16)
                if here:
                    painter.fillRect(cell.adjusted(1.5, 1.5, -1.5, -1.5), QColor(look.colour))
                painter.setPen(QColor(look.ink if here else theme.ink))
                painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(row[side]))
            painter.setPen(QColor(theme.ink_soft))
            painter.drawText(QRectF(self._x(row["spaces"]) - 12, 49, 24, 14), Qt.AlignmentFlag.AlignCenter,
                             str(row["spaces"]))  # fmt: skip
        end = QRectF(self._x(self.victory) - 12, 49, 24, 14)
        painter.drawText(end, Qt.AlignmentFlag.AlignCenter, str(self.victory))
        self._marker(painter)
        painter.end()

    def _marker(self, painter: QPainter) -> None:
        theme, x = self.desk.theme, self._x(min(self.count, self.victory))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent))
        painter.drawPolygon(QPolygonF([QPointF(x - 6, 2), QPointF(x + 6, 2), QPointF(x, 14)]))

    def _x(self, spaces: float) -> float:
        return 12 + (self.width() - 26) * spaces / self.victory


def fill_religion(page: TablePage, column: QVBoxLayout) -> None:
    """The head of the page of religion: the count, electorates, reformers, translations."""
    desk, texts = page.desk, page.desk.texts
    tracks = desk.controller.view["tracks"]
    track = SpacesTrack(desk, int(tracks["protestant_spaces"]))
    now = track.row
    count = QLabel(texts("ui-struggle-now", count=track.count, papacy=now["papacy"], protestant=now["protestant"]))
    role(count, "heading")
    column.addWidget(count)
    column.addWidget(page.note(texts("ui-struggle-hint", victory=track.victory)))
    column.addWidget(track)
    column.addSpacing(6)
    parts = QHBoxLayout()
    parts.setSpacing(8)
    for part in (_electorates(page), _reformers(page), _translations(page)):
        parts.addWidget(part, 0, Qt.AlignmentFlag.AlignTop)
    parts.addStretch(1)
    column.addLayout(parts)
    column.addSpacing(4)


def _part(words: str) -> tuple[QWidget, QVBoxLayout]:
    """A part of the page under a heading of its own."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(4)
    heading = QLabel(words)
    role(heading, "heading")
    column.addWidget(heading)
    return holder, column


def _soft(words: str) -> QLabel:
    label = QLabel(words)
    role(label, "soft")
    return label


def _electorates(page: TablePage) -> QWidget:
    """Each electorate: whose it is, its faith, and the regulars that wait on the display."""
    desk, texts, view = page.desk, page.desk.texts, page.desk.controller.view
    holder, column = _part(texts("ui-electorates"))
    grid = page.grid()
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(1)
    most = printed(desk, "religion").get("electorates") or {}
    for line, (space, waiting) in enumerate(view["electorate_display"].items()):
        here = view["spaces"][space]
        name = QLabel(place_link(desk, space))
        name.setTextFormat(Qt.TextFormat.RichText)
        name.linkActivated.connect(page.place_clicked.emit)  # type: ignore[attr-defined]
        grid.addWidget(name, line, 0)
        grid.addWidget(page.power_head(here["control"]), line, 1)
        grid.addWidget(_faith(desk, here["religion"]), line, 2)
        what = texts("ui-electorate-waiting", space=texts.place(space))
        grid.addWidget(Stepper(desk, what, waiting, 0, int(most.get(space, 2)), lambda n, s=space: {
            "set": "electorate_display", "space": s, "count": n}), line, 3)  # fmt: skip
    column.addLayout(grid)
    column.addWidget(_soft(texts("ui-electorates-hint")))
    on = bool(view.get("league"))
    words = texts("ui-schmalkaldic", on="yes" if on else "no")
    column.addWidget(toggle_chip(desk, words, on, {"set": "league", "value": not on}), 0, Qt.AlignmentFlag.AlignLeft)
    return holder


def _faith(desk: Desk, religion: str) -> QLabel:
    """A faith's sign."""
    label, piece = QLabel(), marker_piece(religion)
    label.setPixmap(piece_pixmap(desk, piece, label.devicePixelRatioF()))
    label.setToolTip(desk.texts(f"religion-{religion}"))
    label.setAccessibleName(label.toolTip())
    return label


def _reformers(page: TablePage) -> QWidget:
    """The four reformers, each with where he is or what he waits for."""
    desk, texts = page.desk, page.desk.texts
    holder, column = _part(texts("ui-reformers"))
    rows = rows_by_id(desk.board.get("reformers"))
    for name, state in desk.controller.view["reformers"].items():
        where = texts.place(rows[name]["space"])
        note = where if state["status"] == "on_map" else f"{where}, {reformer_waits(desk, name)}"
        column.addWidget(PersonChip(desk, "reformer", name, note, width=205))
    return holder


def reformer_waits(desk: Desk, reformer: str) -> str:
    """What a reformer who is not on the map waits for."""
    texts, state = desk.texts, desk.controller.view["reformers"][reformer]
    row = rows_by_id(desk.board.get("reformers"))[reformer]
    if state["status"] == "waiting":
        enters = row.get("enters")
        return texts("ui-from-turn", turn=enters) if enters else texts("ui-reformer-after-anne")
    if state.get("returns"):
        return texts("ui-returns", turn=state["returns"])
    return texts(f"status-{state['status']}")


def _translations(page: TablePage) -> QWidget:
    """The translations of Scripture, language by language."""
    holder, column = _part(page.desk.texts("ui-translations"))
    holder.setToolTip(page.desk.texts("ui-translations-hint"))
    grid = page.grid()
    grid.setVerticalSpacing(0)
    column.addLayout(translation_grid(page.desk, grid, 18))
    return holder


def translation_grid(desk: Desk, grid: QGridLayout, box: int = 22) -> QGridLayout:
    """A track for each translation in each language."""
    tracks, look = desk.controller.view["tracks"], desk.theme.power("protestant")
    most = {row["id"]: row["most"] for row in printed(desk, "powers").get("tracks", ())}
    line = 0
    for name in ("new_testament", "full_bible"):
        title = QLabel(wording(desk, "track", name))
        role(title, "soft")
        grid.addWidget(title, line, 0, 1, 2)
        for language, value in tracks[name].items():
            line += 1
            words = desk.texts(f"ui-language-of-{language}")
            grid.addWidget(QLabel(words), line, 0)
            track = BoxTrack(desk, f"{wording(desk, 'track', name)}, {words}", value, most[name], look.colour, box)
            track.chosen.connect(lambda n, t=name, code=language: desk.controller.edit(
                [{"set": "track", "track": t, "language": code, "value": n}]
            ))  # fmt: skip
            grid.addWidget(track, line, 1)
        line += 1
    return grid


def wife_chips(desk: Desk) -> list[QWidget]:
    """Henry VIII's track of marriages, the present one lit."""
    now = desk.controller.view["henry"]["wife"]
    return [toggle_chip(desk, desk.texts(f"ui-wife-{wife}"), wife == now, {"set": "henry", "wife": wife})
            for wife in WIVES]  # fmt: skip


def heir_chips(desk: Desk) -> list[QWidget]:
    """When Henry married Anne Boleyn, and his heirs: chips that open what they may become."""
    texts, henry = desk.texts, desk.controller.view["henry"]
    heirs = [(texts(f"ui-edward-{state}"), state == henry["edward"], edits(desk, {"set": "henry", "edward": state}))
             for state in ("none", "sickly", "healthy")]  # fmt: skip
    turns = [(texts("ui-never"), henry["anne_turn"] is None, edits(desk, {"set": "henry", "anne_turn": None}))]
    turns += [(texts("ui-turn", turn=turn), henry["anne_turn"] == turn,
               edits(desk, {"set": "henry", "anne_turn": turn})) for turn in range(1, 10)]  # fmt: skip
    anne = texts("ui-turn", turn=henry["anne_turn"]) if henry["anne_turn"] else texts("ui-never")
    born, on = henry["edward"] != "none", bool(henry["elizabeth"])
    return [
        MenuChip(desk, texts("ui-anne-married", when=anne), texts("ui-henry-anne"), turns, bool(henry["anne_turn"])),
        MenuChip(desk, texts(f"ui-edward-{henry['edward']}"), texts("ui-henry-edward"), heirs, born),
        toggle_chip(desk, texts("ui-elizabeth", on="yes" if on else "no"), on, {"set": "henry", "elizabeth": not on}),
    ]


WIVES = ("catherine_of_aragon", "ask_for_divorce", "anne_boleyn", "jane_seymour", "anne_of_cleves", "kathryn_howard",
         "katherine_parr")  # fmt: skip


def flow_of(widgets: list[QWidget], spacing: int = 5) -> FlowLayout:
    """Widgets side by side."""
    flow = FlowLayout(spacing)
    for widget in widgets:
        flow.addWidget(widget)
    return flow

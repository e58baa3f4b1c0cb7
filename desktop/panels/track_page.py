"""The turn track: what waits for each turn, the phase that is played, and leaders who are neither here nor there."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.interaction.track import Track
from desktop.panels.carrying import CarriedPiece, DropBox
from desktop.panels.flow import FlowLayout
from desktop.panels.leader_menu import LeaderMenu
from desktop.panels.phase_card import PhaseCard
from desktop.panels.pieces import Piece, leader_piece, unit_piece
from desktop.panels.table_page import TablePage
from desktop.panels.turn_due import due_lines
from desktop.turn_order import last_turn

LEAST_HEIGHT, IN_ONE_ROW = 112, 7
STATUSES = ("waiting", "captured", "dead")


class TrackPage(TablePage):
    """One box a turn, with the pieces that wait in it; all of them can be carried to another, or to the map."""

    carried_to = Signal(str, dict)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.track = Track(desk)
        self.turns: dict[int, DropBox] = {}
        self.statuses: dict[str, DropBox] = {}
        self.pieces: dict[str, CarriedPiece] = {}
        self.phase: PhaseCard | None = None

    def fill(self, column: QVBoxLayout) -> None:
        """The track, the phase, the leaders off the map, then the rest."""
        view = self.desk.controller.view
        self.turns, self.statuses, self.pieces = {}, {}, {}
        column.addWidget(self.title("ui-track"))
        column.addWidget(self.note(self.desk.texts("ui-track-hint")))
        column.addLayout(self._turns(view.get("turn_track", {})))
        column.addSpacing(6)
        self.phase = PhaseCard(self.desk)
        # Its height follows from its width, and a greatest width would deceive the layout about it.
        row = QHBoxLayout()
        row.addWidget(self.phase, 2)
        row.addStretch(1)
        column.addLayout(row)
        for status in STATUSES:
            names = [n for n, leader in view.get("leaders", {}).items() if leader.get("status") == status]
            column.addSpacing(4)
            column.addWidget(self._status(status, names))
        column.addSpacing(6)
        for words in self._rest(view):
            column.addWidget(QLabel(words))

    def _turns(self, track: dict[str, list[dict[str, Any]]]) -> QVBoxLayout:
        """The turns of the scenario, and others in which something waits, in one row or two."""
        rows = QVBoxLayout()
        rows.setSpacing(7)
        shown = [turn for turn, waiting in track.items() if waiting or self._is_played(int(turn))]
        across = len(shown) if len(shown) <= IN_ONE_ROW else (len(shown) + 1) // 2
        for start in range(0, len(shown), max(1, across)):
            row = QHBoxLayout()
            row.setSpacing(7)
            for turn in shown[start : start + across]:
                row.addWidget(self._turn(int(turn), track[turn]), 1)
            rows.addLayout(row)
        return rows

    def _is_played(self, turn: int) -> bool:
        first = (self.desk.board.get("scenarios") or {}).get(self.desk.controller.view.get("scenario"), {})
        return int(first.get("first_turn") or 1) <= turn <= (last_turn(self.desk) or turn)

    def _rest(self, view: dict[str, Any]) -> list[str]:
        texts, lines = self.desk.texts, []
        for row, count in view.get("treasure_rows", {}).items():
            lines.append(texts("ui-treasure-row", row=texts.power(row), count=count))
        if "catholic_league" in view:
            lines.append(texts("ui-league", on="yes" if view["catholic_league"] else "no"))
        return lines

    # ---- boxes

    def _turn(self, turn: int, waiting: list[dict[str, Any]]) -> DropBox:
        view = self.desk.controller.view
        now, past = turn == view.get("turn"), turn < int(view.get("turn") or 0)
        box = DropBox(lambda piece: self.track.to_turn(piece, turn))
        role(box, "drop", over="false", now="true" if now else "false")
        box.setMinimumHeight(LEAST_HEIGHT)
        name = QLabel(self.desk.texts("ui-turn", turn=turn))
        role(name, "soft" if past else "heading")
        box.column.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        for row in waiting:
            box.column.addWidget(self._piece({**row, "turn": turn}), 0, Qt.AlignmentFlag.AlignLeft)
        for words in due_lines(self.desk, turn):
            box.column.addWidget(self.note(words))
        box.column.addStretch(1)
        self.turns[turn] = box
        return box

    def _status(self, status: str, names: list[str]) -> DropBox:
        box = DropBox(lambda piece: self._to_status(piece, status))
        title = QLabel(self.desk.texts(f"ui-leaders-{status}"))
        role(title, "heading")
        box.column.addWidget(title)
        flow = FlowLayout()
        for name in names:
            flow.addWidget(self._piece({"leader": name}))
        if not names:
            box.column.addWidget(self.note(self.desk.texts("ui-leaders-none")))
        box.column.addLayout(flow)
        self.statuses[status] = box
        return box

    def _to_status(self, piece: Piece, status: str) -> bool:
        if piece["kind"] == "unit":
            return self.track.set_status(piece, "pool")
        if status == "captured":
            self._ask_captor(piece)
            return False
        return self.track.set_status(piece, status)

    def _ask_captor(self, piece: Piece) -> None:
        """Whose prisoner?"""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for power in self.desk.controller.view.get("powers", {}):
            action = menu.addAction(self.desk.texts("ui-captive-of", power=self.desk.texts.power(power)))
            action.triggered.connect(lambda _=False, p=power: self.track.set_status(piece, "captured", p))
        box = self.statuses["captured"]
        menu.popup(box.mapToGlobal(box.rect().topLeft()))

    # ---- pieces

    def _piece(self, row: dict[str, Any]) -> CarriedPiece:
        piece = leader_piece(row["leader"]) if "leader" in row else unit_piece(row["owner"], row["type"], row["count"])
        if row.get("turn"):
            piece["turn"] = row["turn"]
        label = CarriedPiece(self.desk, piece, lambda parent: self._menu(parent, row))
        label.carried_to.connect(self.carried_to.emit)
        label.setFixedSize(label.sizeHint())
        label.setEnabled(self.desk.controller.idle)
        captor = (self.desk.controller.view.get("leaders", {}).get(row.get("leader")) or {}).get("captor")
        if captor:
            words = self.desk.texts("ui-captive-of", power=self.desk.texts.power(captor))
            label.setToolTip(f"{label.accessibleName()}: {words}")
        self.pieces[row.get("leader") or f"{row['owner']} {row['type']} {row['turn']}"] = label
        return label

    def _menu(self, parent: QWidget, row: dict[str, Any]) -> QMenu:
        """The umpire's hand: where a leader goes, how many units wait."""
        if "leader" in row:
            return LeaderMenu(self.desk, row["leader"], parent)
        menu = QMenu(parent)
        for change, message in ((1, "ui-unit-more"), (-1, "ui-unit-less"), (-row["count"], "ui-units-all-off")):
            edit = {"set": "track_units", "owner": row["owner"], "type": row["type"], "count": row["count"] + change,
                    "turn": row["turn"]}  # fmt: skip
            menu.addAction(self.desk.texts(message)).triggered.connect(
                lambda _=False, e=edit: self.desk.controller.edit([e])
            )
        return menu

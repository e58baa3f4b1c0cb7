"""The turn track: who comes when, and what else the table keeps off the map."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.desk import role
from desktop.panels.flow import FlowLayout
from desktop.panels.pieces import leader_piece, piece_name, piece_pixmap, unit_piece
from desktop.panels.table_page import TablePage


class TrackPage(TablePage):
    """One box a turn, with the pieces that wait in it."""

    def fill(self, column: QVBoxLayout) -> None:
        """The track, then the leaders off the map, then the rest."""
        view, texts = self.desk.controller.view, self.desk.texts
        column.addWidget(self.title("ui-track"))
        row = QHBoxLayout()
        row.setSpacing(8)
        for turn, waiting in view.get("turn_track", {}).items():
            row.addWidget(self._turn(turn, waiting, turn == str(view.get("turn"))))
        row.addStretch(1)
        column.addLayout(row)
        for status in ("waiting", "captured", "dead"):
            names = [n for n, leader in view.get("leaders", {}).items() if leader.get("status") == status]
            if names:
                column.addSpacing(12)
                column.addWidget(self.title(f"ui-leaders-{status}"))
                column.addLayout(self._pieces([{"leader": name} for name in names]))
        column.addSpacing(12)
        for words in self._rest(view):
            column.addWidget(QLabel(words))
        if view.get("finished"):
            column.addWidget(QLabel(texts("ui-finished")))

    def _rest(self, view: dict[str, Any]) -> list[str]:
        texts, lines = self.desk.texts, []
        for row, count in view.get("treasure_rows", {}).items():
            lines.append(texts("ui-treasure-row", row=texts.power(row), count=count))
        if "catholic_league" in view:
            lines.append(texts("ui-league", on="yes" if view["catholic_league"] else "no"))
        return lines

    def _turn(self, turn: str, waiting: list[dict[str, Any]], now: bool) -> QFrame:
        box = QFrame()
        role(box, "card")
        box.setMinimumSize(96, 110)
        column = QVBoxLayout(box)
        name = QLabel(self.desk.texts("ui-turn", turn=turn))
        role(name, "heading")
        if now:
            name.setStyleSheet(f"color: {self.desk.theme.accent};")
        column.addWidget(name, 0, Qt.AlignmentFlag.AlignTop)
        for piece in waiting:
            column.addWidget(self._piece(piece))
        column.addStretch(1)
        return box

    def _pieces(self, pieces: list[dict[str, Any]]) -> FlowLayout:
        flow = FlowLayout()
        for piece in pieces:
            flow.addWidget(self._piece(piece))
        return flow

    def _piece(self, row: dict[str, Any]) -> QLabel:
        piece = leader_piece(row["leader"]) if "leader" in row else unit_piece(row["owner"], row["type"], row["count"])
        label = QLabel()
        label.setPixmap(piece_pixmap(self.desk, piece, self.devicePixelRatioF()))
        label.setToolTip(piece_name(self.desk, piece))
        label.setAccessibleName(piece_name(self.desk, piece))
        return label

"""The palette: units of each owner with what the pool still has, leaders off the map, markers. Drag onto the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.answer_piece import PieceLabel
from desktop.panels.edge_card import EdgeCard
from desktop.panels.fields import Choice
from desktop.panels.flow import FlowLayout
from desktop.panels.pieces import (
    Piece,
    captain_piece,
    control_piece,
    leader_piece,
    marker_piece,
    portrait_piece,
    unit_piece,
)
from desktop.tables import FAITHS, INDEPENDENT, SEA_MARKERS, SPACE_MARKERS, controllers, owners, troops_of

WIDTH = 232
STATES = ("unrest", "besieged")


class StockLabel(QWidget):
    """Units in the palette: the counter and how many the pool has."""

    def __init__(self, desk: Desk, piece: Piece, left: int | None) -> None:
        super().__init__()
        self.label = PieceLabel(desk, piece)
        count = QLabel("" if left is None else f"× {left}")
        count.setMinimumWidth(30)
        role(count, "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(5)
        row.addWidget(self.label)
        row.addWidget(count)
        enabled = left is None or left > 0
        self.label.setEnabled(enabled)
        words = desk.texts("ui-pool-left", piece=self.label.accessibleName(), left=left if left is not None else 0)
        self.label.setToolTip(words if left is not None else self.label.accessibleName())


class Palette(EdgeCard):
    """All pieces that can be brought onto the map by the umpire's hand; over the map's left edge."""

    taken = Signal(dict)
    HEIGHT = 520

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        role(self, "card")
        self.setFixedWidth(WIDTH)
        self.labels: list[PieceLabel] = []
        self._board: dict[str, Any] | None = None
        self.title, self.cross = QLabel(), QToolButton()
        role(self.title, "title")
        self.cross.clicked.connect(self.shut)
        self.owner = Choice()
        self.owner.activated.connect(self.refresh)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        role(self._area, "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 6, 8)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.cross)
        column.addLayout(head)
        column.addWidget(self.owner)
        column.addWidget(self._area, 1)
        for signal in (desk.controller.changed, desk.theme_changed):
            signal.connect(self.refresh)
        for signal in (desk.controller.opened, desk.texts.changed):
            signal.connect(self.speak)
        self.hide()
        self.speak()

    def under_mouse(self) -> bool:
        """Whether a piece that is let go now is let go over the palette."""
        return self.isVisible() and self.rect().contains(self.mapFromGlobal(QCursor.pos()))

    def speak(self) -> None:
        """Names the owners in the present language."""
        chosen, texts = self.owner.currentData(), self.desk.texts
        if self._board is not self.desk.board:
            chosen, self._board = None, self.desk.board
        self.owner.clear()
        for owner in owners(self.desk.board):
            self.owner.addItem(texts.power(owner), owner)
        self.owner.setCurrentIndex(max(0, self.owner.findData(chosen)) if chosen else 0)
        self.owner.setAccessibleName(texts("ui-palette-owner"))
        self.title.setText(texts("ui-palette"))
        self.cross.setIcon(self.desk.icon("x"))
        self.cross.setToolTip(texts("ui-close"))
        self.cross.setAccessibleName(texts("ui-close"))
        self.refresh()

    def refresh(self) -> None:
        """Shows what the pools hold now; nothing is worked out while nobody sees it."""
        if not self.isVisible() or not self.desk.controller.has_table:
            return
        owner, texts = self.owner.currentData(), self.desk.texts
        self.labels = []
        body = QWidget()
        role(body, "page")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 4, 4, 4)
        column.setSpacing(6)
        hint = QLabel(texts("ui-palette-hint" if self.desk.controller.idle else "ui-palette-not-now"))
        hint.setWordWrap(True)
        role(hint, "soft")
        column.addWidget(hint)
        column.addLayout(self._units(owner))
        self._section(column, "ui-palette-leaders", (leader_piece(name) for name in self._leaders(owner)))
        self._section(column, "ui-palette-captains", (captain_piece(name) for name in self._captains(owner)))
        self._section(column, "ui-palette-reformers", (portrait_piece(name) for name in self._reformers(owner)))
        game = self.desk.controller.game
        markers = [f for f in FAITHS[game] if f != "other"] + [*STATES, *SPACE_MARKERS[game]]
        markers += [marker for marker in SEA_MARKERS[game] if marker not in markers]
        self._section(column, "ui-palette-markers", (marker_piece(name) for name in markers))
        self._section(column, "ui-palette-control", (control_piece(p) for p in controllers(self.desk.board)))
        column.addStretch(1)
        body.setEnabled(self.desk.controller.idle)
        self._area.setWidget(body)

    def showEvent(self, event: object) -> None:
        """Works the palette out when it is opened."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def _units(self, owner: str) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(4)
        pool = self.desk.controller.view.get("pools", {}).get(owner)
        kinds = pool if pool is not None else {"regular": None} if owner == INDEPENDENT else {}
        for index, (kind, left) in enumerate(kinds.items()):
            stock = StockLabel(self.desk, unit_piece(owner, kind), left)
            self._watch(stock.label)
            grid.addWidget(stock, index // 2, index % 2)
        grid.setColumnStretch(2, 1)
        return grid

    def _captains(self, owner: str) -> list[str]:
        """The sea captains of an owner who are on no map."""
        known, rows = self.desk.controller.view.get("captains") or {}, self.desk.board.get("captains", {})
        away = [name for name, row in known.items() if row.get("at") is None]
        return [name for name in away if owner in (rows[name].get("troop") or rows[name].get("power"),)]

    def _leaders(self, owner: str) -> list[str]:
        """The leaders of an owner who are not on the map."""
        standing = self.desk.controller.view.get("leaders", {})
        side = next((p for p in self.desk.board.get("powers", {}) if owner in troops_of(self.desk.board, p)), owner)
        found = []
        for name, row in self.desk.board.get("leaders", {}).items():
            mine = (row.get("troop") or row.get("power")) in (owner, side if row.get("troop") is None else owner)
            if mine and name in standing and standing[name].get("status") != "on_map":
                found.append(name)
        return found

    def _reformers(self, owner: str) -> list[str]:
        """The reformers who are not on the map, among the Protestant's pieces."""
        known = self.desk.controller.view.get("reformers") or {}
        return [name for name, row in known.items() if row.get("status") != "on_map"] if owner == "protestant" else []

    def _section(self, column: QVBoxLayout, title: str, pieces: Iterable[Piece]) -> None:
        labels = [PieceLabel(self.desk, piece) for piece in pieces]
        if not labels:
            return
        heading = QLabel(self.desk.texts(title))
        role(heading, "heading")
        column.addWidget(heading)
        flow = FlowLayout()
        for label in labels:
            self._watch(label)
            flow.addWidget(label)
        column.addLayout(flow)

    def _watch(self, label: PieceLabel) -> None:
        label.taken.connect(self.taken.emit)
        self.labels.append(label)

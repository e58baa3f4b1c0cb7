"""The palette: units of each owner with what the pool still has, leaders off the map, markers. Drag onto the map."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.answer_piece import PieceLabel
from desktop.panels.flow import FlowLayout
from desktop.panels.pieces import Piece, control_piece, leader_piece, marker_piece, unit_piece
from desktop.tables import INDEPENDENT, controllers, owners, troops_of

MARKERS = ("catholic", "protestant", "unrest", "besieged", "jesuit", "morisco", "piracy", "fortress")


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


class Palette(QWidget):
    """All pieces that can be brought onto the map by the umpire's hand."""

    taken = Signal(dict)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "page")
        self.labels: list[PieceLabel] = []
        self.owner = QComboBox()
        self.owner.activated.connect(self.refresh)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        role(self._area, "page")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 0, 4, 6)
        column.addWidget(self.owner)
        column.addWidget(self._area, 1)
        for signal in (desk.controller.changed, desk.theme_changed):
            signal.connect(self.refresh)
        for signal in (desk.controller.opened, desk.texts.changed):
            signal.connect(self.speak)

    def speak(self) -> None:
        """Names the owners in the present language."""
        chosen, texts = self.owner.currentData(), self.desk.texts
        self.owner.clear()
        for owner in owners(self.desk.board):
            self.owner.addItem(texts.power(owner), owner)
        self.owner.setCurrentIndex(max(0, self.owner.findData(chosen)))
        self.owner.setAccessibleName(texts("ui-palette-owner"))
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
        self._section(column, "ui-palette-markers", (marker_piece(name) for name in MARKERS))
        self._section(column, "ui-palette-control", (control_piece(p) for p in controllers(self.desk.board)))
        column.addStretch(1)
        body.setEnabled(self.desk.controller.idle)
        self._area.setWidget(body)

    def showEvent(self, event: object) -> None:
        """Works the palette out when it is opened."""
        super().showEvent(event)  # type: ignore[arg-type]
        self.refresh()

    def sizeHint(self) -> QSize:
        """Wide enough for two counters with their numbers."""
        return QSize(216, 420)

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

"""The umpire's hand on the turn track: leaders and units that wait for a turn, and leaders who are elsewhere."""

from __future__ import annotations

from typing import Any

from desktop.desk import Desk
from desktop.interaction.umpire import units_edit
from desktop.tables import count_at

Edit = dict[str, Any]
Piece = dict[str, Any]


class Track:
    """Turns what the hand does with pieces off the map into edits."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def view(self) -> dict[str, Any]:
        """The position."""
        return self.desk.controller.view

    def waiting(self, turn: int, owner: str, kind: str) -> int:
        """How many units of a kind wait for a turn."""
        rows = self.view.get("turn_track", {}).get(str(turn)) or ()
        return sum(row["count"] for row in rows if (row.get("owner"), row.get("type")) == (owner, kind))

    def edits_to_turn(self, piece: Piece, turn: int) -> list[Edit]:
        """A piece is put down on a turn; none for a piece that never waits there."""
        if piece["kind"] == "leader":
            return [{"set": "leader", "leader": piece["leader"], "status": "track", "turn": turn}]
        if piece["kind"] != "unit":
            return []
        owner, kind, count = piece["owner"], piece["type"], int(piece.get("count", 1))
        added = self._units(turn, owner, kind, self.waiting(turn, owner, kind) + count)
        return [*self._taken_from(piece, count), added]

    def _taken_from(self, piece: Piece, count: int) -> list[Edit]:
        owner, kind = piece["owner"], piece["type"]
        if piece.get("turn"):
            return [self._units(piece["turn"], owner, kind, self.waiting(piece["turn"], owner, kind) - count)]
        if piece.get("from"):
            loan = piece.get("loaned_to")
            left = count_at(self.view, piece["from"], owner, kind, loan) - count
            return [units_edit(piece["from"], owner, kind, max(0, left), loan)]
        return []

    @staticmethod
    def _units(turn: int, owner: str, kind: str, count: int) -> Edit:
        return {"set": "track_units", "owner": owner, "type": kind, "count": max(0, count), "turn": turn}

    def to_turn(self, piece: Piece, turn: int) -> bool:
        """Puts a piece down on a turn. False: the player was told why not."""
        if piece.get("turn") == turn:
            return False
        edits = self.edits_to_turn(piece, turn)
        if not edits:
            self.desk.said.emit(self.desk.texts("ui-track-not-that"), True)
            return False
        return self.desk.controller.edit(edits)

    def set_status(self, piece: Piece, status: str, captor: str | None = None) -> bool:
        """A leader waits, is captured, or is out of play; units go back to their pool."""
        if piece["kind"] == "leader":
            edit: Edit = {"set": "leader", "leader": piece["leader"], "status": status}
            return self.desk.controller.edit([{**edit, "captor": captor} if captor else edit])
        if piece["kind"] == "unit" and status == "pool":
            edits = self._taken_from(piece, int(piece.get("count", 1)))
            return bool(edits) and self.desk.controller.edit(edits)
        self.desk.said.emit(self.desk.texts("ui-track-not-that"), True)
        return False

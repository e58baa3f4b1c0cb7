"""The umpire's hand overseas: drops and menu choices become edits of captains, colonies, markers and treasures."""

from __future__ import annotations

from typing import Any

from desktop.desk import Desk

Edit = dict[str, Any]
Piece = dict[str, Any]


class Overseas:
    """Turns what the hand does on the world map into edits."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def view(self) -> dict[str, Any]:
        """The position."""
        return self.desk.controller.view

    def drop(self, piece: Piece, place: str) -> bool:
        """A piece was dropped on a place. False: it goes back, and the player was told why."""
        if not place:
            self.desk.said.emit(self.desk.texts("ui-drop-nowhere-overseas"), True)
            return False
        if piece.get("from") == place:
            return False
        edits = self.edits_of(piece, place)
        if not edits:
            self.desk.said.emit(self.desk.texts("ui-drop-not-here", place=self.desk.texts.place(place)), True)
            return False
        return self.desk.controller.edit(edits)

    def edits_of(self, piece: Piece, place: str) -> list[Edit]:
        """The edits that a drop stands for; none where there are none."""
        if piece["kind"] == "captain":
            return [captain_edit(piece["captain"], place)]
        if piece["kind"] == "marker" and place in self.view.get("oceans", {}):
            return self._move_marker(piece, place)
        if piece["kind"] == "control" and place in self.view.get("settlements", {}):
            return [{"set": "settlement", "settlement": place, "owner": piece["owner"]}]
        return []

    @staticmethod
    def _move_marker(piece: Piece, place: str) -> list[Edit]:
        edits: list[Edit] = [{"set": "marker", "marker": piece["marker"], "at": place, "value": True}]
        if piece.get("from"):
            edits.insert(0, {"set": "marker", "marker": piece["marker"], "at": piece["from"], "value": False})
        return edits

    def put_away(self, piece: Piece) -> bool:
        """A piece was dropped beside the map: it goes back to its pool."""
        if not piece.get("from"):
            return False
        if piece["kind"] == "captain":
            return self.desk.controller.edit([captain_edit(piece["captain"], None)])
        if piece["kind"] == "marker":
            return self.set_marker(piece["from"], piece["marker"], False)
        return False

    def set_owner(self, settlement: str, owner: str | None) -> bool:
        """Whose a settlement or colony is; None: nobody's."""
        return self.desk.controller.edit([{"set": "settlement", "settlement": settlement, "owner": owner}])

    def set_marker(self, zone: str, marker: str, value: bool) -> bool:
        """Lays a marker down in an ocean zone or takes it away."""
        return self.desk.controller.edit([{"set": "marker", "marker": marker, "at": zone, "value": value}])

    def set_carried(self, captain: str, treasures: int) -> bool:
        """How many treasures a captain carries."""
        at = self.view["captains"][captain]["at"]
        return self.desk.controller.edit([{**captain_edit(captain, at), "treasures": max(0, treasures)}])

    def set_row(self, row: str, value: int) -> bool:
        """How many treasures lie on a row."""
        return self.desk.controller.edit([{"set": "treasure_row", "row": row, "value": value}])

    def captains_at(self, place: str) -> list[str]:
        """The captains at a place."""
        return [name for name, row in self.view.get("captains", {}).items() if row.get("at") == place]


def captain_edit(captain: str, at: str | None) -> Edit:
    """The edit that moves a captain; off the maps he carries nothing."""
    return {"set": "captain", "captain": captain, "at": at}

"""The umpire's hand: with no procedure under way, drops and menu choices become edits, all of them journalled."""

from __future__ import annotations

from typing import Any

from desktop.desk import Desk
from desktop.tables import count_at, place_of

Edit = dict[str, Any]
Piece = dict[str, Any]


class Umpire:
    """Turns what the hand does into edits."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def view(self) -> dict[str, Any]:
        """The position."""
        return self.desk.controller.view

    def drop(self, piece: Piece, place: str) -> bool:
        """A piece was dropped on a place. False: it goes back, and the player was told why."""
        if not place:
            self.desk.said.emit(self.desk.texts("ui-drop-nowhere"), True)
            return False
        if piece.get("from") == place and piece["kind"] != "waiting":
            return False
        edits = self.edits_of(piece, place)
        if edits is None:
            self.desk.said.emit(self.desk.texts("ui-drop-not-here", place=self.desk.texts.place(place)), True)
            return False
        return self.desk.controller.edit(edits)

    def edits_of(self, piece: Piece, place: str) -> list[Edit] | None:
        """The edits that a drop stands for; None where there is none."""
        kind = piece["kind"]
        if kind == "unit":
            return self._move_units(piece, place)
        if kind == "leader":
            return [{"set": "leader", "leader": piece["leader"], "at": place}]
        if kind == "captain":
            return [{"set": "captain", "captain": piece["captain"], "at": place}]
        if kind == "control":
            return self._on_space(place, {"set": "control", "space": place, "power": piece["owner"]})
        if kind == "marker":
            return self._move_marker(piece, place)
        if kind == "waiting":
            return self._bring_in(piece, place)
        if kind == "portrait":
            return self._place_reformer(piece["portrait"], place)
        return None

    def _bring_in(self, piece: Piece, place: str) -> list[Edit]:
        """Regulars of an electorate's display come onto the map."""
        there = count_at(self.view, place, piece["owner"], piece["type"])
        return [
            {"set": "electorate_display", "space": piece["from"], "count": 0},
            units_edit(place, piece["owner"], piece["type"], there + int(piece["count"])),
        ]

    def _place_reformer(self, reformer: str, place: str) -> list[Edit] | None:
        """A reformer stands in his own space or nowhere."""
        home = self.desk.board.get("reformers", {}).get(reformer, {}).get("space")
        return [{"set": "reformer", "reformer": reformer, "status": "on_map"}] if place == home else None

    def _move_units(self, piece: Piece, place: str) -> list[Edit]:
        owner, kind, count = piece["owner"], piece["type"], int(piece.get("count", 1))
        loan, origin = piece.get("loaned_to"), piece.get("from")
        edits = []
        if piece.get("turn"):
            edits.append(self._off_track(piece["turn"], owner, kind, count))
        if origin:
            left = count_at(self.view, origin, owner, kind, loan) - count
            edits.append(units_edit(origin, owner, kind, max(0, left), loan))
        there = count_at(self.view, place, owner, kind, loan)
        edits.append(units_edit(place, owner, kind, there + count, loan))
        return edits

    def _off_track(self, turn: int, owner: str, kind: str, count: int) -> Edit:
        """Units that waited for a turn wait no longer."""
        rows = self.view.get("turn_track", {}).get(str(turn)) or ()
        waiting = sum(row["count"] for row in rows if (row.get("owner"), row.get("type")) == (owner, kind))
        return {"set": "track_units", "owner": owner, "type": kind, "count": max(0, waiting - count), "turn": turn}

    def _move_marker(self, piece: Piece, place: str) -> list[Edit] | None:
        marker, origin = piece["marker"], piece.get("from")
        if marker in ("catholic", "protestant"):
            return self._on_space(place, {"set": "religion", "space": place, "religion": marker})
        if marker in ("unrest", "besieged"):
            edits = self._on_space(place, {"set": marker, "space": place, "value": True})
            if edits and origin:
                edits.insert(0, {"set": marker, "space": origin, "value": False})
            return edits
        edits = [{"set": "marker", "marker": marker, "at": place, "value": True}]
        if origin:
            edits.insert(0, {"set": "marker", "marker": marker, "at": origin, "value": False})
        return edits

    def _on_space(self, place: str, edit: Edit) -> list[Edit] | None:
        return [edit] if place in self.view.get("spaces", {}) else None

    def put_away(self, piece: Piece) -> bool:
        """A piece was dropped on the palette: it leaves the map. False for one that came from there."""
        origin = piece.get("from")
        if not origin:
            return False
        if piece["kind"] == "unit":
            return self.add_units(origin, piece["owner"], piece["type"], -int(piece["count"]), piece.get("loaned_to"))
        if piece["kind"] == "leader":
            return self.remove_leader(piece["leader"])
        if piece["kind"] == "captain":
            return self.desk.controller.edit([{"set": "captain", "captain": piece["captain"], "at": None}])
        if piece["kind"] == "portrait":
            return self.desk.controller.edit([{"set": "reformer", "reformer": piece["portrait"], "status": "waiting"}])
        if piece["kind"] not in ("marker", "control"):
            return False
        if piece["marker"] in ("unrest", "besieged"):
            return self.set_space(piece["marker"], origin, "value", False)
        return self.set_marker(origin, piece["marker"], False)

    # ---- from the menu of a place

    def add_units(self, place: str, owner: str, kind: str, change: int, loan: str | None = None) -> bool:
        """Units more or fewer at a place."""
        count = count_at(self.view, place, owner, kind, loan) + change
        return self.desk.controller.edit([units_edit(place, owner, kind, max(0, count), loan)])

    def set_space(self, what: str, place: str, key: str, value: Any) -> bool:
        """Sets control, religion, unrest or siege of a space."""
        return self.desk.controller.edit([{"set": what, "space": place, key: value}])

    def set_marker(self, place: str, marker: str, value: bool) -> bool:
        """Lays a marker down or takes it away."""
        return self.desk.controller.edit([{"set": "marker", "marker": marker, "at": place, "value": value}])

    def remove_leader(self, leader: str) -> bool:
        """A leader leaves the map."""
        return self.desk.controller.edit([{"set": "leader", "leader": leader, "at": None}])

    def pieces_at(self, place: str) -> dict[str, Any]:
        """What lies at a place."""
        return place_of(self.view, place)


def units_edit(at: str, owner: str, kind: str, count: int, loan: str | None = None) -> Edit:
    """The edit that sets how many units stand at a place."""
    edit: Edit = {"set": "units", "at": at, "owner": owner, "type": kind, "count": count}
    if loan:
        edit["loaned_to"] = loan
    return edit

"""What lies where, read from a position: pieces by place, each with a key that lasts from one position to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from desktop.board.looks import Look, Looks

UNIT_ORDER = ("regular", "mercenary", "cavalry", "naval", "corsair")
CAPTAIN = "captain"
WAITING = "waiting"  # units that wait beside the map for what happens in their place
FLEET = ("naval", "corsair")
Key = tuple[str, ...]


class Piece(Struct, frozen=True):
    """One counter: `key` names it for as long as it stays, `data` is what a drop of it says."""

    key: Key
    place: str
    kind: str
    owner: str
    type: str
    count: int
    loaned_to: str | None = None
    side: str = ""

    def data(self, count: int | None = None) -> dict[str, Any]:
        """The piece as the signals carry it."""
        if self.kind == "unit":
            found: dict[str, Any] = {"kind": "unit", "owner": self.owner, "type": self.type,
                                     "count": self.count if count is None else count, "from": self.place}
            return {**found, "loaned_to": self.loaned_to} if self.loaned_to else found
        if self.kind == WAITING:
            return {"kind": WAITING, "owner": self.owner, "type": self.type, "count": self.count, "from": self.place}
        kind = "captain" if self.side == CAPTAIN else self.kind
        return {"kind": kind, kind: self.type, "from": self.place}

    @property
    def sort(self) -> tuple[int, str, int]:
        """Order within a stack: leaders, then units of each owner, then portraits and markers."""
        rank = {"leader": 0, "unit": 1, "portrait": 2, "marker": 3, WAITING: 4}[self.kind]
        inner = UNIT_ORDER.index(self.type) if self.type in UNIT_ORDER else 9
        return rank, self.owner, inner

    def look(self, looks: Looks, services: Mapping[str, str], count: int | None = None) -> Look:
        """How the piece looks."""
        if self.kind == "unit":
            return looks.unit(self.owner, self.type, self.count if count is None else count, self.loaned_to)
        if self.kind == WAITING:
            return looks.waiting(self.owner, self.type, self.count)
        if self.side == CAPTAIN:
            return looks.captain(self.type, self.count)
        if self.kind == "leader":
            return looks.leader(self.type, services.get(self.type))
        if self.kind == "portrait":
            return looks.portrait(self.type, self.side or "protestant")
        return looks.marker(self.type, self.owner)


def pieces_at(place_id: str, row: Mapping[str, Any]) -> list[Piece]:
    """All pieces in one space or sea zone of a position, in the order in which they are shown."""
    found = list(_pieces(place_id, row))
    return sorted(found, key=lambda p: (*p.sort, p.key))


def _pieces(place: str, row: Mapping[str, Any]) -> Iterator[Piece]:
    for unit in row.get("units") or ():
        if unit["count"] > 0:
            owner, kind, loan = unit["owner"], unit["type"], unit.get("loaned_to")
            yield Piece(("unit", place, owner, kind, loan or ""), place, "unit", owner, kind, unit["count"], loan)
    for leader in row.get("leaders") or ():
        yield Piece(("leader", leader), place, "leader", "", leader, 1)
    for captain, treasures in (row.get("captains") or {}).items():
        yield Piece(("leader", captain), place, "leader", "", captain, treasures, side=CAPTAIN)
    for person in row.get("reformers") or ():
        yield Piece(("portrait", person), place, "portrait", "", person, 1, side="protestant")
    for marker in row.get("markers") or ():
        yield Piece(("marker", place, marker), place, "marker", "", marker, 1)
    for owner, kind, count in row.get("waiting") or ():
        yield Piece((WAITING, place, owner, kind), place, WAITING, owner, kind, count)


def with_display(rows: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
    """The rows of places with the regulars who wait on the display of the electorates."""
    waiting = {place: count for place, count in (view.get("electorate_display") or {}).items() if count}
    return {**rows, **{place: {**rows.get(place, {}), "waiting": [("protestant", "regular", count)]}
                       for place, count in waiting.items()}}  # fmt: skip


def with_captains(rows: Mapping[str, Any], view: Mapping[str, Any]) -> dict[str, Any]:
    """The rows of places with the sea captains who are there, each with the treasures that he carries."""
    found = dict(rows)
    for captain, row in (view.get("captains") or {}).items():
        at = row.get("at")
        if at in found:
            there = found[at].get("captains")
            there = there if isinstance(there, Mapping) else {}
            found[at] = {**found[at], "captains": {**there, captain: row.get("treasures", 0)}}
    return found


def services(view: Mapping[str, Any]) -> dict[str, str]:
    """How leaders who can serve on land and at sea serve now."""
    return {key: row["service"] for key, row in (view.get("leaders") or {}).items()
            if isinstance(row, Mapping) and row.get("service")}


def strength(pieces: list[Piece], owner: str) -> tuple[str, int]:
    """What a stack of one owner is from far: land, naval, both or leader, and how many units."""
    units = [p for p in pieces if p.kind == "unit" and p.owner == owner]
    fleet = any(p.type in FLEET for p in units)
    land = any(p.type not in FLEET for p in units)
    kind = "both" if fleet and land else "naval" if fleet else "land" if land else "leader"
    return kind, sum(p.count for p in units)


def owners_in(pieces: list[Piece]) -> list[str]:
    """Owners of units in a stack, the strongest first."""
    owners = {p.owner for p in pieces if p.kind == "unit"}
    return sorted(owners, key=lambda o: (-strength(pieces, o)[1], o))

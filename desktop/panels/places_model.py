"""Spaces and units as a tree: who holds what, and what stands in it. The same position that the map shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.board.pieces import UNIT_ORDER
from desktop.desk import Desk
from desktop.i18n import rows_by_id

PlaceRole = Qt.ItemDataRole.UserRole + 1
GroupRole = Qt.ItemDataRole.UserRole + 2
# Part of the position: the heading of the places that nobody holds.
WATERS = {"seas": "ui-places-seas", "oceans": "ui-places-oceans", "settlements": "ui-places-settlements"}
SIGNS = ("unrest", "besieged")
Row = Mapping[str, Any]


class PlacesModel(QStandardItemModel):
    """Headings, the places under each, and under each place its pieces."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.items: dict[str, QStandardItem] = {}
        self._shown: object = None

    def refresh(self) -> bool:
        """Reads the position anew. Whether anything is another."""
        view = self.desk.controller.view
        found = [(key, name, list(self._places(ids, view))) for key, name, ids in self._groups(view)]
        if found == self._shown:
            return False
        self._shown = found
        self.clear()
        self.items = {}
        for key, name, places in found:
            heading = _item(f"{name} ({len(places)})")
            heading.setData(key, GroupRole)
            for place, words, pieces in places:
                row = _item(words)
                row.setData(place, PlaceRole)
                row.setData(", ".join([words, *pieces]), Qt.ItemDataRole.AccessibleTextRole)
                for piece in pieces:
                    below = _item(piece)
                    below.setData(place, PlaceRole)
                    row.appendRow(below)
                self.items[place] = row
                heading.appendRow(row)
            self.appendRow(heading)
        return True

    def _groups(self, view: Row) -> Iterator[tuple[str, str, list[str]]]:
        """Heading and places: the great powers in their order, then the others, then the waters."""
        texts, spaces = self.desk.texts, view.get("spaces", {})
        held: dict[str, list[str]] = {power: [] for power in view.get("powers", {})}
        for place, state in spaces.items():
            held.setdefault(state.get("control") or "", []).append(place)
        for power, places in held.items():
            name = texts.power(power) if power else texts("ui-places-nobody")
            if places:
                yield power or "nobody", name, sorted(places, key=texts.place)
        for part, message in WATERS.items():
            ids = sorted(view.get(part) or (), key=texts.place)
            if ids:
                yield part, texts(message), ids

    def _places(self, ids: list[str], view: Row) -> Iterator[tuple[str, str, list[str]]]:
        for place in ids:
            state = next((view[part][place] for part in ("spaces", *WATERS) if place in view.get(part, {})), {})
            yield place, self._words(place, state), list(self._pieces(place, state, view))

    def _words(self, place: str, state: Row) -> str:
        texts = self.desk.texts
        parts = [texts(f"map-religion-{state['religion']}")] if state.get("religion") else []
        parts += [texts(f"map-{sign}") for sign in SIGNS if state.get(sign)]
        name = texts.place(place)
        return f"{name}: {', '.join(parts)}" if parts else name

    def _pieces(self, place: str, state: Row, view: Row) -> Iterator[str]:
        texts = self.desk.texts
        for unit in sorted(state.get("units") or (), key=lambda u: (u["owner"], _rank(u["type"]))):
            words = texts("map-units", type=unit["type"], count=unit["count"])
            yield f"{texts.power(unit['owner'])}: {words}"
        for leader in state.get("leaders") or ():
            yield texts.leader(leader)
        for reformer in state.get("reformers") or ():
            yield texts.named_as("reformer", reformer) or reformer
        captains = rows_by_id(self.desk.board.get("captains"))
        if place not in view.get("spaces", {}):
            for captain, where in (view.get("captains") or {}).items():
                if captain in captains and where.get("at") == place:
                    yield texts.leader(captain)
        for marker in state.get("markers") or ():
            yield texts(f"map-marker-{marker}")


def _item(words: str) -> QStandardItem:
    item = QStandardItem(words)
    item.setEditable(False)
    return item


def _rank(kind: str) -> int:
    return UNIT_ORDER.index(kind) if kind in UNIT_ORDER else len(UNIT_ORDER)

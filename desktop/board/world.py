"""The world map: ocean zones, sites and captains, shown by the same map view as Europe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.board.map_view import Land, MapView
from desktop.board.sheet_store import SheetStore
from desktop.theme import Theme, rows_of

Row = Mapping[str, Any]


def world_map(layout: Row, geography: Land, names: Row, texts: Any, theme: Theme,
              store: SheetStore | None = None) -> MapView:
    """The world of a game whose layout has one; `geography` is the map that `layout["world"]["map"]` names.

    Sites are its spaces and ocean zones its seas; feed its `show_position` with `world_position(view)`.
    """
    view = MapView(world_layout(layout["world"], names), geography, world_board(names), texts, theme, store)
    view.card_names = names
    return view


def world_position(view: Row) -> dict[str, Any]:
    """A position as the world map shows it: owners of sites, captains where they are, markers at sea."""
    sites = {key: {"control": row.get("owner"), "religion": None, "units": [], "leaders": [], "markers": []}
             for key, row in (view.get("settlements") or {}).items()}
    zones = {key: {"units": [], "leaders": [], "markers": list(row.get("markers") or ())}
             for key, row in (view.get("oceans") or {}).items()}
    return {"game": view.get("game"), "spaces": sites, "seas": zones, "captains": view.get("captains") or {},
            "capitals": {}, "leaders": {}, "settlements": view.get("settlements"), "oceans": view.get("oceans")}


def world_board(names: Row) -> dict[str, Any]:
    """Board data in which sites stand for spaces and ocean zones for seas."""
    sites = {row["id"]: {**row, "links": [], "passes": []} for row in rows_of(names, "settlements")}
    zones = {row["id"]: {**row, "links": [way["to"] for way in row.get("links") or ()], "ports": row.get("sites") or ()}
             for row in rows_of(names, "oceans")}
    return {"spaces": sites, "seas": zones, "powers": names.get("powers"), "minors": names.get("minors"),
            "captains": names.get("captains")}


def world_layout(world: Row, names: Row) -> dict[str, Any]:
    """The layout of the world in the shape of Europe's."""
    passages = {frozenset((row["id"], way["to"])): way for row in rows_of(names, "oceans")
                for way in row.get("links") or () if way.get("name_en")}
    links = []
    for row in world["links"]:
        named = passages.get(frozenset((row["a"], row["b"])), {})
        kind = "dangerous" if row.get("dangerous") else "way"
        words = {code: named.get(f"name_{code}", "") for code in ("en", "ru")}
        for number, line in enumerate(row["lines"]):
            passage = row.get("passage") if number == 0 else None
            links.append({"a": row["a"], "b": row["b"], "kind": kind, "line": line, "names": words,
                          "passage": passage})
    return {"map": world["map"], "size": world["size"], "spaces": world["sites"], "seas": world["zones"],
            "links": links, "sparse": True}

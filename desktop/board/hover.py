"""The card of a place: everything in it from the position, and what it is linked to, as rich text."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from desktop.board.looks import ratings_text
from desktop.board.pieces import UNIT_ORDER
from desktop.board.scene import crowned_places
from desktop.theme import rows_of

Row = Mapping[str, Any]


def hover_text(place_id: str, view: Row, names: Row, texts: Any) -> str:
    """The card of a space or sea zone, "" for a place that the board does not have."""
    board = {row["id"]: row for row in rows_of(names, "spaces")}
    seas = {row["id"]: row for row in rows_of(names, "seas", "sea_zones")}
    if place_id in board:
        state = (view.get("spaces") or {}).get(place_id) or {}
        lines = [_title(place_id, board[place_id], state, view, texts), *_standing(board[place_id], state, texts),
                 *_pieces(place_id, state, view, names, texts), *_space_links(board[place_id], texts)]
    elif place_id in seas:
        state = (view.get("seas") or {}).get(place_id) or {}
        lines = [f"<b>{escape(texts.place(place_id))}</b><br>{texts('map-kind-sea')}",
                 *_pieces(place_id, state, view, names, texts), *_sea_links(seas[place_id], texts)]
    else:
        lines = _overseas(place_id, view, names, texts)
    return "".join(f"<p style='margin:2px 0'>{line}</p>" for line in lines if line)


def _overseas(place_id: str, view: Row, names: Row, texts: Any) -> list[str]:
    """The card of a site or an ocean zone of the world map."""
    sites = {row["id"]: row for row in rows_of(names, "settlements")}
    zones = {row["id"]: row for row in rows_of(names, "oceans")}
    title = f"<b>{escape(texts.place(place_id))}</b><br>"
    captains = _captains(place_id, view, names, texts)
    if place_id in sites:
        row, owner = sites[place_id], ((view.get("settlements") or {}).get(place_id) or {}).get("owner")
        kind = texts("map-kind-settlement" if row.get("kind") == "settlement" else "map-kind-site")
        lines = [title + kind, escape(texts("map-owner", power=texts.power(owner) if owner else texts("map-nobody")))]
        treasure = [escape(texts("map-treasure", count=row["treasure"]))] if row.get("treasure") else []
        return [*lines, *treasure, *captains, _listed("map-oceans", row.get("zones") or (), texts)]
    if place_id not in zones:
        return []
    row, state = zones[place_id], (view.get("oceans") or {}).get(place_id) or {}
    markers = [texts("map-marker-" + marker) for marker in state.get("markers") or ()]
    near = [way["to"] for way in row.get("links") or () if not way.get("dangerous")]
    far = [way["to"] for way in row.get("links") or () if way.get("dangerous")]
    groups = (("map-next-seas", near), ("map-dangerous", far), ("map-sites", row.get("sites")))
    return [title + texts("map-kind-ocean"), *captains, escape(", ".join(markers)),
            *(_listed(message, places, texts) for message, places in groups if places)]


def _captains(place_id: str, view: Row, names: Row, texts: Any) -> list[str]:
    rows = {row["id"]: row for row in rows_of(names, "captains")}
    here = [(key, state.get("treasures", 0)) for key, state in (view.get("captains") or {}).items()
            if state.get("at") == place_id]
    return [escape(texts("map-captain", name=_named(rows.get(key, {}), key, texts), treasures=count,
                         rating=rows.get(key, {}).get("rating", 0))) for key, count in here]


def _named(row: Row, key: str, texts: Any) -> str:
    return str(row.get(f"name_{texts.language}") or row.get("name_en") or key)


def _title(place_id: str, row: Row, state: Row, view: Row, texts: Any) -> str:
    capital = row.get("kind") == "capital" or row.get("capital") or place_id in crowned_places(view)
    kind = "electorate" if row.get("electorate") else "capital" if capital else row.get("kind") or "town"
    words = [texts(f"map-kind-{kind}")]
    if state.get("fortified") and kind in ("town", "electorate"):
        words.append(texts("map-fortified"))
    if row.get("sea_zones"):
        words.append(texts("map-port"))
    return f"<b>{escape(texts.place(place_id))}</b><br>{', '.join(words)}"


def _standing(row: Row, state: Row, texts: Any) -> list[str]:
    owner = state.get("control")
    lines = [texts("map-control", power=texts.power(owner) if owner else texts("map-nobody"))]
    home = row.get("home") or row.get("home_power")
    if home and home != owner:
        lines.append(texts("map-home", power=texts.power(home)))
    if state.get("religion"):
        lines.append(texts("map-religion", religion=texts("map-religion-" + state["religion"])))
    signs = [texts("map-" + key) for key in ("unrest", "besieged") if state.get(key)]
    if state.get("in_play") is False:
        signs.append(texts("map-not-in-play"))
    return [escape(line) for line in lines] + ([f"<b>{escape(', '.join(signs))}</b>"] if signs else [])


def _pieces(place_id: str, state: Row, view: Row, names: Row, texts: Any) -> list[str]:
    lines: dict[str, list[str]] = {}
    units = sorted(state.get("units") or (), key=lambda u: (u["owner"], _order(u["type"])))
    for unit in units:
        word = texts("map-units", type=unit["type"], count=unit["count"])
        if unit.get("loaned_to"):
            word += " " + texts("map-loaned", power=texts.power(unit["loaned_to"]))
        lines.setdefault(texts.power(unit["owner"]), []).append(word)
    found = [f"<b>{escape(owner)}</b>: {escape(', '.join(words))}" for owner, words in lines.items()]
    rows = {row["id"]: row for row in rows_of(names, "captains", "leaders", "reformers")}
    people = [_person(key, rows.get(key, {}), view, texts)
              for key in (*(state.get("leaders") or ()), *(state.get("reformers") or ()))]
    if people:
        found.append(escape(", ".join(people)))
    markers = [texts("map-marker-" + marker) for marker in state.get("markers") or ()]
    waiting = (view.get("electorate_display") or {}).get(place_id)
    if waiting:
        found.append(escape(texts("map-waiting", count=waiting)))
    return found + ([escape(", ".join(markers))] if markers else [])


def _order(unit_type: str) -> int:
    return UNIT_ORDER.index(unit_type) if unit_type in UNIT_ORDER else 9


def _person(key: str, row: Row, view: Row, texts: Any) -> str:
    name = _named(row, key, texts)
    state = (view.get("leaders") or {}).get(key)
    service = state.get("service") if isinstance(state, Mapping) else None
    kind = service or row.get("kind") or "army"
    ratings = ratings_text(row, kind)
    if not ratings:
        return name
    return texts("map-leader-naval" if kind == "naval" else "map-leader", name=name, ratings=ratings)


def _space_links(row: Row, texts: Any) -> list[str]:
    groups = (("map-links", row.get("links") or row.get("adjacent")), ("map-passes", row.get("passes")),
              ("map-seas", row.get("sea_zones")))
    return [_listed(message, places, texts) for message, places in groups if places]


def _sea_links(row: Row, texts: Any) -> list[str]:
    groups = (("map-ports", row.get("ports")), ("map-next-seas", row.get("links") or row.get("adjacent")))
    return [_listed(message, places, texts) for message, places in groups if places]


def _listed(message: str, places: Any, texts: Any) -> str:
    return escape(texts(message, places=", ".join(sorted(texts.place(p) for p in places))))

"""The set-up checklist: every piece of the position once, with a box to tick, in the order in which people set up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from desktop.i18n import rows_by_id
from desktop.printing.faces import TEXT
from desktop.printing.flow import Piece, heading, paragraph
from desktop.printing.games import sections_of
from desktop.printing.phrases import Phrases, by_owner
from desktop.printing.regions import Region, regions
from desktop.printing.sections import Section
from desktop.printing.snapshot import Snapshot
from desktop.printing.tables import Column, Table, Ticks, Words

Row = Mapping[str, Any]


def on_the_map(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    """What stands on the map, by region, in a column of a width."""
    view = snapshot.view
    pieces = [paragraph(phrases("checklist-how"), width, TEXT)]
    for region in regions(snapshot.board, phrases.texts, phrases("other-spaces")):
        pieces += _region(region, snapshot, phrases, width)
    return [*pieces, *_seas(view, phrases, width)]


def beside_the_map(snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    """What lies beside the map, in a column of a width."""
    return [piece for section in sections_of(snapshot, phrases) for piece in _beside(section, width)]


# ---- the map


def _region(region: Region, snapshot: Snapshot, phrases: Phrases, width: float) -> list[Piece]:
    spaces = snapshot.view["spaces"]
    board = rows_by_id(snapshot.board.get("spaces"))
    table = Table([Column(phrases("column-space"), 40), Column(phrases("column-control"), 34),
                   Column(phrases("column-religion"), 27), Column(phrases("column-pieces"), 89)], width)
    bare: dict[tuple[str, str], list[str]] = {}
    units = 0
    for space in region.spaces:
        row = spaces[space]
        units += sum(unit["count"] for unit in row["units"])
        items = pieces_in(row, phrases, snapshot.view)
        if row.get("in_play") is False:
            items.append(phrases("out-of-play"))
        if not items:
            bare.setdefault((row["control"] or "", row["religion"] or ""), []).append(space)
            continue
        changed = row["control"] != board[space].get("home")
        control = Words(phrases.power(row["control"]), TEXT.strong if changed else TEXT)
        religion = phrases.named("religion", row["religion"]) if row["religion"] else "–"
        table.add(Ticks((phrases.place(space),), TEXT.strong), control, religion, Ticks(tuple(items)))
    title = phrases("region", name=region.name, spaces=len(region.spaces), units=units)
    return [*table.pieces(heading(title)), *_bare(bare, phrases, width, () if table.rows else (heading(title),))]


def _bare(bare: Mapping[tuple[str, str], list[str]], phrases: Phrases, width: float,
          over: Iterable[Piece]) -> list[Piece]:
    """Spaces that have nothing but their control and religion."""
    table = Table([Column("", 74), Column("", 116)], width)
    for (control, religion), spaces in bare.items():
        what = phrases("bare-religion", power=phrases.power(control or None),
                       religion=phrases.named("religion", religion)) if religion else phrases(
                           "bare", power=phrases.power(control or None))
        table.add(Words(what), Ticks(tuple(phrases.place(space) for space in spaces)))
    return table.pieces(*over)


def pieces_in(row: Row, phrases: Phrases, view: Row) -> list[str]:
    """What lies in a space or sea zone, each as a thing to tick."""
    found = [phrases(sign) for sign in ("unrest", "besieged") if row.get(sign)]
    found += [phrases.marker(marker) for marker in row["markers"]]
    for units in by_owner(row["units"]).values():
        found += [phrases.unit(unit) for unit in units]
    found += [phrases.leader(leader, view["leaders"][leader].get("service")) for leader in row["leaders"]]
    found += [phrases("reformer", name=phrases.named("reformer", name)) for name in row.get("reformers") or ()]
    return found


def _seas(view: Row, phrases: Phrases, width: float) -> list[Piece]:
    table = Table([Column(phrases("column-sea"), 48), Column(phrases("column-pieces"), 142)], width)
    empty = []
    for sea, row in view["seas"].items():
        items = pieces_in(row, phrases, view)
        if items:
            table.add(Words(phrases.place(sea), TEXT.strong), Ticks(tuple(items)))
        else:
            empty.append(phrases.place(sea))
    if empty:
        table.add(phrases("empty-seas"), ", ".join(empty))
    return table.pieces(heading(phrases("seas")))


# ---- beside the map


def _beside(section: Section, width: float) -> list[Piece]:
    table = Table([Column("", 34), Column("", 58)], width)
    for name, items in section.rows:
        table.add(Words(name, TEXT.strong), Ticks(items))
    return table.pieces(heading(section.title))

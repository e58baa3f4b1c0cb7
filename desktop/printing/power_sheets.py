"""A sheet for each power: its card, its spaces, its pieces by space, its leaders and agents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QRectF

from desktop.i18n import rows_by_id
from desktop.printing.canvas import INK, SOFT, Canvas
from desktop.printing.document import Page, column_width, flowed
from desktop.printing.faces import HEADING, SMALL, TEXT, TITLE
from desktop.printing.flow import Piece, heading, subheading
from desktop.printing.games import facts_of
from desktop.printing.paper import MM, Sheet
from desktop.printing.phrases import Phrases, signed
from desktop.printing.regions import regions
from desktop.printing.snapshot import Snapshot
from desktop.printing.tables import Column, Table, Words
from desktop.tables import INDEPENDENT, allies_of, capitals_of, enemies_of, troops_of

Row = Mapping[str, Any]
_BAND = 19 * MM
_COLUMNS = 2


def power_pages(snapshot: Snapshot, phrases: Phrases) -> list[Page]:
    """A sheet for each great power, and one for minor powers and the independent."""
    sheet = Sheet()
    width = column_width(sheet, _COLUMNS)
    pages = []
    for power in snapshot.powers:
        pieces = _sheet_of(snapshot, phrases, power, width)
        band = _BAND, _band_of(snapshot, phrases, power)
        pages += flowed("powers", phrases.power(power), pieces, sheet, _COLUMNS, band)
    others = [piece for owner in (*snapshot.minors, INDEPENDENT) for piece in _other(snapshot, phrases, owner, width)]
    return [*pages, *flowed("powers", phrases("minors-and-independent"), others, sheet, _COLUMNS)]


def _band_of(snapshot: Snapshot, phrases: Phrases, power: str) -> Any:
    card, look = snapshot.view["powers"][power], snapshot.theme.power(power)
    letter = look.letter_in(phrases.texts.language)

    def paint(canvas: Canvas, box: QRectF) -> None:
        shield = QRectF(box.left(), box.top(), 14 * MM, 14 * MM)
        canvas.badge(shield, look, letter, TITLE)
        canvas.text_in(QRectF(shield.right() + 4 * MM, box.top(), 90 * MM, 14 * MM), phrases.power(power), TITLE)
        numbers = ((card["vp"], "vp-short"), (len(card["keys"]), "keys-short"), (card["hand_count"], "cards-short"))
        for number, (value, name) in enumerate(reversed(numbers)):
            cell = QRectF(box.right() - (number + 1) * 26 * MM + 2 * MM, box.top(), 24 * MM, 14 * MM)
            canvas.box(cell, colour=INK, radius=120)
            canvas.text_in(cell.adjusted(0, 20, 0, -420), str(value), TITLE, INK, "c")
            canvas.text_in(cell.adjusted(60, 880, -60, -40), phrases(name), SMALL, SOFT, "c")

    return paint


def _sheet_of(snapshot: Snapshot, phrases: Phrases, power: str, width: float) -> list[Piece]:
    owners = list(dict.fromkeys([power, *troops_of(snapshot.board, power)]))
    return [
        *_facts(snapshot, phrases, power, width),
        *_standing(snapshot, phrases, owners, power, width),
        *_held(snapshot, phrases, power, width),
        *_leaders_elsewhere(snapshot, phrases, owners, width),
        *_waiting(snapshot, phrases, owners, width),
        *_pools(snapshot, phrases, owners, width),
    ]


def _facts(snapshot: Snapshot, phrases: Phrases, power: str, width: float) -> list[Piece]:
    view = snapshot.view
    card = view["powers"][power]
    unrest = set(card["keys_in_unrest"])
    keys = [phrases.place(key) + (phrases("in-unrest") if key in unrest else "") for key in card["keys"]]
    capitals = [phrases.place(at) for at in capitals_of(view, snapshot.board, power)]
    facts = [
        (phrases("fact-vp"), phrases("vp-with-bonus", vp=card["vp"], bonus=signed(card.get("vp_bonus", 0)))),
        (phrases("fact-capitals"), ", ".join(capitals) or "–"),
        (phrases("fact-keys"), ", ".join(keys) or "–"),
        (phrases("fact-wars"), ", ".join(map(phrases.power, enemies_of(view, power))) or "–"),
        (phrases("fact-allies"), ", ".join(map(phrases.power, allies_of(view, power))) or "–"),
        (phrases("fact-hand"), phrases("hand-of", count=card["hand_count"])),
        *facts_of(snapshot, phrases, power),
    ]
    table = Table([Column("", 30), Column("", 62)], width)
    for name, text in facts:
        table.add(Words(name, TEXT, colour=SOFT), text)
    return table.pieces(heading(phrases("card"), HEADING, 0))


def _standing(snapshot: Snapshot, phrases: Phrases, owners: list[str], power: str, width: float) -> list[Piece]:
    """Where the power's pieces are."""
    places = {**snapshot.view["spaces"], **snapshot.view["seas"]}
    board = rows_by_id(snapshot.board.get("spaces"))
    table = Table([Column(phrases("column-place"), 36), Column(phrases("column-pieces"), 56)], width)
    for place in sorted(places, key=lambda p: phrases.place(p).casefold()):
        row = places[place]
        what = _pieces_of(snapshot, phrases, row, owners)
        if not what:
            continue
        name = phrases.place(place)
        if "control" in row and row["control"] != power:
            name = phrases("held-by", place=name, power=phrases.power(row["control"]))
        key = bool(board.get(place, {}).get("kind") in ("key", "capital"))
        table.add(Words(name, TEXT.strong if key else TEXT), "; ".join([*what, *_signs(row, phrases)]))
    total = _total(snapshot, owners)
    return table.pieces(heading(phrases("pieces-total", count=total)))


def _pieces_of(snapshot: Snapshot, phrases: Phrases, row: Row, owners: list[str]) -> list[str]:
    found = []
    for owner in owners:
        units = [unit for unit in row["units"] if unit["owner"] == owner]
        if units:
            words = phrases.units_of_one(units)
            found.append(phrases("of-owner", owner=phrases.power(owner), what=words) if len(owners) > 2 else words)
    found += [phrases.leader(leader, snapshot.view["leaders"][leader].get("service"))
              for leader in row["leaders"] if phrases.owner_of(leader) in owners]
    return found


def _total(snapshot: Snapshot, owners: Iterable[str]) -> int:
    places = (*snapshot.view["spaces"].values(), *snapshot.view["seas"].values())
    return sum(unit["count"] for row in places for unit in row["units"] if unit["owner"] in owners)


def _signs(row: Row, phrases: Phrases) -> list[str]:
    return [phrases(sign) for sign in ("unrest", "besieged") if row.get(sign)]


def _held(snapshot: Snapshot, phrases: Phrases, power: str, width: float) -> list[Piece]:
    """All spaces that the power controls, by region."""
    spaces = snapshot.view["spaces"]
    table = Table([Column("", 26), Column("", 66)], width)
    count = 0
    for region in regions(snapshot.board, phrases.texts, phrases("other-spaces")):
        held = [space for space in region.spaces if spaces[space]["control"] == power]
        count += len(held)
        if held:
            names = [phrases.place(space) + (phrases("in-unrest") if spaces[space]["unrest"] else "") for space in held]
            table.add(Words(region.name, TEXT.strong), ", ".join(names))
    return table.pieces(heading(phrases("held-total", count=count)))


def _leaders_elsewhere(snapshot: Snapshot, phrases: Phrases, owners: list[str], width: float) -> list[Piece]:
    table = Table([Column("", 36), Column("", 56)], width)
    for leader, row in snapshot.view["leaders"].items():
        if phrases.owner_of(leader) not in owners or row["status"] == "on_map":
            continue
        where = phrases(f"leader-{row['status']}", turn=_turn_of(snapshot, leader), power=phrases.power(row["captor"]))
        table.add(phrases.leader(leader, row.get("service")), where)
    captives = [phrases.leader(leader) for leader, row in snapshot.view["leaders"].items() if row["captor"] in owners]
    if captives:
        table.add(Words(phrases("captives"), TEXT.strong), ", ".join(captives))
    return table.pieces(heading(phrases("leaders-away")))


def _turn_of(snapshot: Snapshot, leader: str) -> int:
    """When a leader on the turn track comes back."""
    track = snapshot.view["turn_track"]
    return next((int(turn) for turn, rows in track.items() if any(row.get("leader") == leader for row in rows)), 0)


def _waiting(snapshot: Snapshot, phrases: Phrases, owners: list[str], width: float) -> list[Piece]:
    table = Table([Column("", 36), Column("", 56)], width)
    for turn, waiting in snapshot.view["turn_track"].items():
        units = [entry for entry in waiting if entry.get("owner") in owners]
        if units:
            table.add(phrases("turn", turn=int(turn)), "; ".join(phrases.unit(unit) for unit in units))
    return table.pieces(heading(phrases("turn-track")))


def _pools(snapshot: Snapshot, phrases: Phrases, owners: list[str], width: float) -> list[Piece]:
    table = Table([Column("", 36), Column("", 56)], width)
    for owner in owners:
        pool = snapshot.view["pools"].get(owner)
        if pool:
            left = ", ".join(phrases.count_of(kind, count) for kind, count in pool.items() if count) or "–"
            table.add(Words(phrases.power(owner), TEXT.strong), left)
    return table.pieces(heading(phrases("pools")))


def _other(snapshot: Snapshot, phrases: Phrases, owner: str, width: float) -> list[Piece]:
    """A minor power or the independent."""
    standing = _standing(snapshot, phrases, [owner], owner, width)
    held = _held(snapshot, phrases, owner, width)
    pool = _pools(snapshot, phrases, [owner], width)
    title = phrases.power(owner)
    row = (snapshot.view.get("minors") or {}).get(owner) or {}
    if row.get("ally"):
        title = f"{title} · {phrases('ally-of', power=phrases.power(row['ally']))}"
    if not (standing or held):
        return []
    return [subheading(title, HEADING.at(14), 6 * MM), *standing, *held, *pool]

"""Positions of Here I Stand that nobody planned, and short words for what tests ask of a table."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from engine.table import Table, board_data

GAME = "here_i_stand"
POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
DATA = board_data(GAME)["data"]
CARDS = [card["id"] for card in DATA["cards"]["cards"] if card["kind"] != "home"]
LAND = ("regular", "mercenary", "cavalry")

Edit = dict[str, Any]
Json = dict[str, Any]


def table_with(*edits: Edit, dice: str = "entered", seed: int = 1, cards: str = "dealt") -> Table:
    """A new table with some edits made."""
    table = Table.new(GAME, "1517", seed=seed, dice=dice, cards=cards)
    if edits:
        table.edit(list(edits))
    return table


def turn(number: int) -> Edit:
    return {"set": "turn", "value": number}


def religion(space: str, faith: str = "protestant") -> Edit:
    return {"set": "religion", "space": space, "religion": faith}


def control(space: str, power: str) -> Edit:
    return {"set": "control", "space": space, "power": power}


def units(at: str, owner: str, kind: str, count: int) -> Edit:
    return {"set": "units", "at": at, "owner": owner, "type": kind, "count": count}


def hand(power: str, *cards: str, **more: Any) -> Edit:
    return {"set": "hand", "power": power, "cards": list(cards), **more}


def happened(table: Table, event: str, viewer: str | None = None) -> list[Json]:
    """The data of all events of an id."""
    return [e["data"] for e in table.log(viewer) if e["id"] == event]


def whole(state: Json) -> Counter[tuple[str, str]]:
    """Land and sea counters of each owner: on the map, on the turn track, on the display, and in the pool, which types
    on the same counters share."""
    found: Counter[tuple[str, str]] = Counter()
    standing = [unit for places in (state["spaces"], state["seas"]) for place in places.values()
                for unit in place["units"]]  # fmt: skip
    waiting = [row for rows in state["turn_track"].values() for row in rows if "owner" in row]
    for unit in (*standing, *waiting):
        found[unit["owner"], "land" if unit["type"] in LAND else "sea"] += unit["count"]
    found["protestant", "land"] += sum(state["electorate_display"].values())
    for owner, pool in state["pools"].items():
        assert min(pool.values()) >= 0, f"{owner} owes counters"
        found[owner, "land"] += pool["regular"]
        found[owner, "sea"] += pool.get("naval", 0)
    return +found


def check_cards(table: Table) -> None:
    """Every card of the deck is in exactly one place, and no draw pile holds less than nothing."""
    state = table.state()
    lying = [card for power in state["powers"].values() for card in power["hand"]]
    lying += [card for pile in state["deck"].values() for card in pile]
    assert sorted(lying) == sorted(CARDS)
    assert table.view("public")["deck"]["draw_count"] >= 0


# ---- positions at random


def shaken(table: Table, seed: int) -> None:
    """Throws about all that the procedures of the start of a turn look at."""
    rng = random.Random(seed)
    state = table.state()
    edits: list[Edit] = [turn(rng.randint(1, 9))]
    for each in (_spaces, _units, _people, _cards, _new_world, _rule):
        edits += each(state, rng)
    table.edit(edits)


def _spaces(state: Json, rng: random.Random) -> list[Edit]:
    edits: list[Edit] = []
    for name, space in state["spaces"].items():
        if space["religion"] != "other" and rng.random() < 0.3:
            edits.append(religion(name))
        if space["in_play"] and rng.random() < 0.12:
            edits.append({"set": "unrest", "space": name, "value": True})
        if space["in_play"] and rng.random() < 0.12:
            edits.append(control(name, rng.choice([*POWERS, "independent", "venice"])))
        if space["in_play"] and rng.random() < 0.05:
            edits.append({"set": "marker", "marker": "jesuit_university", "at": name, "value": True})
    return edits


def _units(state: Json, rng: random.Random) -> list[Edit]:
    edits = [units(name, rng.choice(POWERS), "regular", rng.randint(1, 2))
             for name, space in state["spaces"].items() if space["in_play"] and rng.random() < 0.04]  # fmt: skip
    track: list[Edit] = [
        {"set": "track_units", "owner": "ottoman", "type": "corsair", "count": rng.randint(0, 2), "turn": 5},
        {"set": "track_units", "owner": "france", "type": "naval", "count": rng.randint(0, 1), "turn": 2},
    ]
    leaders: list[Edit] = [
        {"set": "leader", "leader": leader, "status": "track", "turn": rng.randint(1, 9)}
        for leader in ("barbarossa", "andrea_doria") if rng.random() < 0.7
    ]  # fmt: skip
    return [*edits, units("glasgow", "scotland", "regular", rng.randint(0, 2)), *track, *leaders]


def _people(state: Json, rng: random.Random) -> list[Edit]:
    edits: list[Edit] = []
    for reformer in state["reformers"]:
        status = rng.choice(["waiting", "on_map", "removed", "gone"])
        edits.append({"set": "reformer", "reformer": reformer, "status": status})
    for debater in state["debaters"]:
        status = rng.choice(["waiting", "uncommitted", "committed", "removed", "gone"])
        edits.append({"set": "debater", "debater": debater, "status": status})
    return edits


def _cards(state: Json, rng: random.Random) -> list[Edit]:
    pile = list(CARDS)
    rng.shuffle(pile)
    edits: list[Edit] = [{"set": "card", "card": pile.pop(), "at": rng.choice(["discard", "removed", "draw"])}
                         for _ in range(30)]  # fmt: skip
    hands = [hand(power, *(pile.pop() for _ in range(rng.randint(0, 4)))) for power in POWERS]
    minus: list[Edit] = [{"set": "minus_cards", "power": power, "value": rng.randint(0, 2)} for power in POWERS]
    return [*edits, *hands, *minus]


def _new_world(state: Json, rng: random.Random) -> list[Edit]:
    edits: list[Edit] = [
        {"set": "colony", "power": row["power"], "colony": row["id"], "value": rng.random() < 0.5}
        for row in DATA["new_world"]["colonies"] if row["id"] != "cuba"
    ]  # fmt: skip
    owners = [None, "hapsburg", "england", "france"]
    edits += [{"set": "conquest", "conquest": c, "power": rng.choice(owners)} for c in ("maya", "aztec", "inca")]
    for marker in ("galleons", "plantations", "governor", "uprising"):
        edits.append({"set": "riches_marker", "marker": marker, "power": rng.choice(owners)})
    edits.append({"set": "riches_marker", "marker": "potosi", "power": rng.choice([None, "hapsburg"])})
    edits += [{"set": "raider", "power": p, "value": rng.random() < 0.5} for p in ("france", "england", "protestant")]
    return edits


def _rule(state: Json, rng: random.Random) -> list[Edit]:
    rulers = {power["id"]: [r["id"] for r in power["rulers"]] for power in DATA["powers"]["major"]}
    edits: list[Edit] = [{"set": "ruler", "power": p, "ruler": rng.choice(rulers[p])} for p in POWERS]
    edits.append({"set": "minor_ally", "minor": "scotland", "power": rng.choice([None, "england", "france"])})
    edits.append({"set": "minor_ally", "minor": "genoa", "power": rng.choice([None, "hapsburg", "france"])})
    edits.append({"set": "henry", "edward": rng.choice(["none", "sickly", "healthy"]), "elizabeth": rng.random() < 0.5,
                  "wife": rng.choice(["catherine_of_aragon", "anne_boleyn", "katherine_parr"])})  # fmt: skip
    edits.append({"set": "league", "value": rng.random() < 0.5})
    return edits

"""Positions of Virgin Queen that nobody planned, and short words for what tests ask of a table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from engine.table import Table, board_data
from engine.virgin_queen.state import AREAS, POWERS

Edits = Sequence[dict[str, Any]]


def table_with(
    edits: Edits = (), scenario: str = "tournament", dice: str = "entered", seed: int = 1, cards: str = "dealt"
) -> Table:
    """A new table with some edits made."""
    table = Table.new("virgin_queen", scenario, seed=seed, dice=dice, cards=cards)
    if edits:
        table.edit(edits)
    return table


def units(at: str, owner: str, kind: str, count: int, **more: Any) -> dict[str, Any]:
    return {"set": "units", "at": at, "owner": owner, "type": kind, "count": count, **more}


def of_religion(religion: str, *spaces: str) -> list[dict[str, Any]]:
    return [{"set": "religion", "space": space, "religion": religion} for space in spaces]


def of_control(power: str, *spaces: str) -> list[dict[str, Any]]:
    return [{"set": "control", "space": space, "power": power} for space in spaces]


def happened(table: Table, event: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """The data of all events of an id."""
    return [e["data"] for e in table.log(viewer) if e["id"] == event]


def count(table: Table, at: str, owner: str, kind: str) -> int:
    """How many such units stand at a place."""
    state = table.state()
    place = state["spaces"].get(at) or state["seas"][at]
    return sum(u["count"] for u in place["units"] if (u["owner"], u["type"]) == (owner, kind))


def prompt(table: Table) -> dict[str, Any]:
    """What is asked now; something is."""
    asked = table.prompt()
    assert asked is not None
    return asked


def shaken(table: Table, seed: int) -> None:
    """Throws everything about that the chapters of struggle and espionage look at."""
    rng = random.Random(seed)
    state = table.state()
    edits = [*_spaces(state, rng), *_pieces(state, rng), *_diplomacy(rng), *_espionage(state, rng)]
    edits.append({"set": "turn", "value": rng.randint(3, 7)})
    table.edit(edits)


def _spaces(state: dict[str, Any], rng: random.Random) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for space, now in state["spaces"].items():
        if now["religion"] and rng.random() < 0.4:
            found += of_religion(rng.choice(["catholic", "protestant"]), space)
        if rng.random() < 0.15:
            found += of_control(rng.choice(POWERS), space)
        for what, chance in (("unrest", 0.05), ("besieged", 0.03)):
            if rng.random() < chance:
                found.append({"set": what, "space": space, "value": True})
    for troop in ("huguenot", "dutch"):
        if rng.random() < 0.5:
            found.append({"set": "capital", "owner": troop, "at": rng.choice([None, *state["spaces"]])})
    return found


def _pieces(state: dict[str, Any], rng: random.Random) -> list[dict[str, Any]]:
    """Some more units from the pools, mostly where there is a struggle, and leaders anywhere."""
    board = board_data("virgin_queen")["data"]
    printed = {space["id"]: space for space in board["spaces"]["spaces"]}
    struggle = [space for space, entry in printed.items() if entry["area"]]
    ports = [space for space in struggle if printed[space]["sea_zones"]]
    pools = {owner: dict(pool) for owner, pool in state["pools"].items()}
    found: dict[tuple[str, str, str], dict[str, Any]] = {}
    for _ in range(25):
        able = [owner for owner in pools if any(pools[owner].values())]
        if not able:  # everything is out already
            break
        owner = rng.choice(able)
        kind = rng.choice([kind for kind, left in pools[owner].items() if left])
        at = rng.choice(ports if kind in ("naval", "corsair") else struggle)
        if (at, owner, kind) not in found and not any(u["owner"] == owner for u in state["spaces"][at]["units"]):
            number = rng.randint(1, min(3, pools[owner][kind]))
            pools[owner][kind] -= number
            found[at, owner, kind] = units(at, owner, kind, number)
    leaders = [leader for leader in board["leaders"]["leaders"] if leader["kind"] == "army" and rng.random() < 0.4]
    placed = [{"set": "leader", "leader": leader["id"], "at": rng.choice(struggle)} for leader in leaders]
    return [*found.values(), *placed]


def _diplomacy(rng: random.Random) -> list[dict[str, Any]]:
    minors = ["scotland", "ireland", "portugal", "venice", "papacy"]
    return [{"set": "minor_ally", "minor": minor, "power": rng.choice([None, *POWERS])} for minor in minors]


def _espionage(state: dict[str, Any], rng: random.Random) -> list[dict[str, Any]]:
    board = board_data("virgin_queen")["data"]
    england = [space["id"] for space in board["spaces"]["spaces"] if space["area"] == AREAS[0]]
    found: list[dict[str, Any]] = [
        {"set": "marker", "marker": "jesuit", "at": space, "value": True} for space in rng.sample(england, 2)
    ]
    cards = [card["id"] for card in board["cards"]["cards"]]
    rng.shuffle(cards)
    for power in POWERS:
        left = state["powers"][power]["agents"]["informants"]
        others = rng.sample([p for p in POWERS if p != power], rng.randint(0, left))
        found += [
            {"set": "informant", "owner": power, "on": other, "value": True, "neutralised": rng.random() < 0.3}
            for other in others
        ]
        hand = [cards.pop() for _ in range(rng.randint(0, 3))]
        found.append({"set": "hand", "power": power, "cards": hand, "unknown": rng.choice([0, 0, 2])})
    found.append({"set": "walsingham", "value": rng.choice(["unused", "offensive", "defensive"])})
    return found

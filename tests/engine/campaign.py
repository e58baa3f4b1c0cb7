"""Positions after some campaigning that nobody planned: pieces in the open, at sea and overstacked, sieges, unrest,
captains on the oceans, alliances. Made by the umpire's hand alone, so the force pools hold."""

from __future__ import annotations

import random
from typing import Any

from engine.table import Table, board_data

Edits = list[dict[str, Any]]
OWNERS = {
    "ottoman": ("regular", "cavalry", "naval", "corsair"), "spain": ("regular", "mercenary", "naval"),
    "england": ("regular", "mercenary", "naval"), "france": ("regular", "mercenary", "naval"),
    "empire": ("regular", "mercenary"), "huguenot": ("regular", "mercenary", "naval"),
    "dutch": ("regular", "mercenary", "naval"), "scotland": ("regular", "naval"), "ireland": ("regular",),
    "portugal": ("regular", "naval"), "venice": ("regular", "naval"), "papacy": ("regular", "mercenary", "naval"),
}  # fmt: skip
POWERS = ("ottoman", "spain", "england", "france", "empire", "protestant")
MINORS = ("scotland", "ireland", "portugal", "venice", "papacy")
AT_SEA = ("naval", "corsair")


class Board:
    """What the edits need to know of the printed board."""

    def __init__(self) -> None:
        data = board_data("virgin_queen")["data"]
        self.spaces = {row["id"]: row for row in data["spaces"]["spaces"]}
        self.ports = [space for space, row in self.spaces.items() if row["sea_zones"]]
        self.leaders = {row["id"]: row for row in data["leaders"]["leaders"]}
        self.captains = {row["id"]: row for row in data["captains"]["captains"]}
        self.sites = {row["id"]: row for row in data["oceans"]["sites"]}


BOARD = Board()


def campaign(table: Table, rng: random.Random) -> None:
    """Edits that shake every kind of thing that winter looks at."""
    if rng.random() < 0.7:
        table.edit([{"set": "turn", "value": rng.randint(3, 7)}])
    state = table.state()
    table.edit(spaces_shaken(state, rng) + diplomacy(rng) + people(state, rng) + world(state, rng))
    table.edit(units_scattered(table.state(), rng))


def spaces_shaken(state: dict[str, Any], rng: random.Random) -> Edits:
    """Control, unrest, sieges and markers, here and there."""
    edits: Edits = []
    wild = rng.random() * 0.5
    for space in state["spaces"]:
        if rng.random() < wild:
            edits.append({"set": "control", "space": space, "power": rng.choice([*POWERS, *MINORS, "independent"])})
        if rng.random() < 0.12:
            edits.append({"set": "unrest", "space": space, "value": True})
        if rng.random() < 0.05:
            edits.append({"set": "besieged", "space": space, "value": True})
    for marker, places, chance in (
        ("morisco", ["granada", "valencia", "cordoba"], 0.5), ("fortress", list(state["spaces"]), 0.5),
        ("piracy", [*state["seas"], *state["oceans"]], 0.7), ("jesuit", list(state["spaces"]), 0.5),
    ):
        if rng.random() < chance:
            edits.append({"set": "marker", "marker": marker, "at": rng.choice(places), "value": True})
    for owner, towns in (("huguenot", ["la_rochelle", "nimes", "pau", None]), ("dutch", ["rotterdam", "breda", None])):
        if rng.random() < 0.6:
            edits.append({"set": "capital", "owner": owner, "at": rng.choice(towns)})
    return edits


def diplomacy(rng: random.Random) -> Edits:
    """Alliances, the allies of minor powers, influence."""
    edits: Edits = []
    for minor in MINORS:
        edits.append({"set": "minor_ally", "minor": minor, "power": rng.choice([*POWERS, None])})
        edits.append({"set": "minor_active", "minor": minor, "value": rng.random() < 0.7})
        edits.append({"set": "influence_resolved", "minor": minor, "value": rng.random() < 0.4})
        edits.append({"set": "influence", "minor": minor, "power": rng.choice(POWERS), "value": rng.randint(0, 6)})
    for _ in range(rng.randint(0, 3)):
        edits.append({"set": rng.choice(["alliance", "war"]), "powers": rng.sample(POWERS, 2), "value": True})
    return edits


def people(state: dict[str, Any], rng: random.Random) -> Edits:
    """Leaders anywhere they can be, informants, treasures, and other things of the power cards."""
    edits: Edits = []
    for leader, row in BOARD.leaders.items():
        if row["kind"] == "ruler" or rng.random() < 0.4:
            continue
        service = rng.choice(["army", "naval"]) if leader == "don_john" else row["kind"]
        places = [*state["seas"], *BOARD.ports] if service == "naval" else list(state["spaces"])
        extra = {"service": service} if leader == "don_john" else {}
        edits.append({"set": "leader", "leader": leader, "at": rng.choice(places), **extra})
    for power in POWERS:
        edits.append({"set": "treasures", "power": power, "value": rng.randint(0, 2)})
        edits.append({"set": "assassination_used", "power": power, "value": rng.random() < 0.5})
        if state["powers"][power]["agents"]["informants"]:
            other, turned = rng.choice([p for p in POWERS if p != power]), rng.random() < 0.5
            edits.append({"set": "informant", "owner": power, "on": other, "value": True, "neutralised": turned})
    edits.append({"set": "walsingham", "value": rng.choice(["unused", "offensive", "defensive"])})
    edits.append({"set": "mercenaries_for_hire", "value": rng.choice([0, 0, 2, 4])})
    return edits


def world(state: dict[str, Any], rng: random.Random) -> Edits:
    """Captains, colonies, rows of treasures."""
    edits: Edits = []
    for site, row in BOARD.sites.items():
        if row["kind"] == "colony_site" and rng.random() < 0.4:
            edits.append({"set": "settlement", "settlement": site, "owner": rng.choice(POWERS)})
    for captain in BOARD.captains:
        at = rng.choice([*state["oceans"], *state["settlements"], rng.choice(list(state["seas"])), None])
        carried = {"treasures": rng.randint(0, 3)} if at in state["oceans"] else {}
        edits.append({"set": "captain", "captain": captain, "at": at, **carried})
    edits.append({"set": "treasure_row", "row": "spain", "value": rng.randint(0, 6)})
    edits.append({"set": "treasure_row", "row": "portugal", "value": rng.randint(0, 3)})
    return edits


def units_scattered(state: dict[str, Any], rng: random.Random) -> Edits:
    """Units of every owner anew: some where they were, others anywhere, many in one place."""
    left = {owner: dict(pool) for owner, pool in state["pools"].items()}
    edits: Edits = []
    set_now: set[tuple[str, str, str]] = set()
    for places in (state["spaces"], state["seas"]):
        for at, place in places.items():
            for unit in place["units"]:
                if unit["owner"] in left and rng.random() < 0.5:
                    edits.append({"set": "units", "at": at, "owner": unit["owner"], "type": unit["type"], "count": 0})
                    left[unit["owner"]][unit["type"]] += unit["count"]
                else:
                    set_now.add((at, unit["owner"], unit["type"]))
    for owner, kinds in OWNERS.items():
        homes = [space for space, now in state["spaces"].items() if now["control"] in (owner, "protestant")]
        for _ in range(rng.randint(2, 9)):
            kind = rng.choice(kinds)
            places = [*state["seas"], *BOARD.ports] if kind in AT_SEA else rng.choice([homes, list(state["spaces"])])
            at, most = rng.choice(places or ["paris"]), left[owner].get(kind, 0)
            if not most or (at, owner, kind) in set_now:
                continue
            count = rng.randint(1, min(most, rng.choice([2, 4, 8])))
            left[owner][kind] -= count
            set_now.add((at, owner, kind))
            loan = {"loaned_to": rng.choice(POWERS)} if kind in AT_SEA and rng.random() < 0.2 else {}
            edits.append({"set": "units", "at": at, "owner": owner, "type": kind, "count": count, **loan})
    return edits

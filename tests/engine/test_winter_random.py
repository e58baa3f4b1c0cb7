"""20 at random, from positions after campaigns that nobody planned."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import networkx as nx
import pytest

from engine.table import Table
from engine.virgin_queen.book import book
from tests.battery import play
from tests.engine.campaign import AT_SEA, BOARD, MINORS, OWNERS, POWERS, campaign

STEPS = ["20.1", "20.2", "20.3", "20.4", "20.4", "20.5", "20.6", "20.7", "20.7", "20.8", "20.9", "20.10"]
BOARD_STEPS = book().board.steps
State = dict[str, Any]


def tables(seed: int) -> Table:
    """A table after some campaigning."""
    scenario, dice = ["tournament", "campaign_1559"][seed % 2], ["rolled", "entered"][seed // 2 % 2]
    table = Table.new("virgin_queen", scenario, seed=seed, dice=dice)
    if seed:
        campaign(table, random.Random(seed))
    return table


@pytest.mark.parametrize("seed", range(3))
def test_random_winter(seed: int, tmp_path: Path) -> None:
    """It ends; save-load-equal and undo-equal at every prompt, and no piece is out of nowhere."""
    table = tables(seed)
    before = len(table.log())
    # Reading a file anew costs as much as the record is long: every third table is saved at each prompt.
    play(table, "winter", {}, seed, tmp_path if seed % 3 == 0 else None)
    check_after(table, before)


@pytest.mark.parametrize("seed", range(100, 124))
def test_many_winters(seed: int) -> None:
    table = tables(seed)
    before, rng = len(table.log()), random.Random(seed)
    table.start("winter")
    while (prompt := table._time.now.prompt) is not None:
        if not prompt.is_chance:
            prompt.judge(prompt.easy_answer())
        table.answer(prompt.random_answer(rng.randrange))
    check_after(table, before)


@pytest.mark.parametrize("seed", range(200, 216))
def test_winter_the_obvious_way(seed: int) -> None:
    """`finish` alone plays it to the end; nobody moves who need not."""
    table = tables(seed)
    before, position = len(table.log()), table.state()
    table.start("winter")
    while (prompt := table._time.now.prompt) is not None:
        if prompt.is_chance:
            table.answer([4])
        else:
            assert table.finish(prompt.power)["events"]
    check_after(table, before)
    for event in table.log(since=before):
        data = event["data"]
        if event["id"] == "units_moved" and event["step"] == 5 and stands_well(position, data["origin"], data["owner"]):
            owners = {o for o in OWNERS if side(position, o) == side(position, data["owner"])}
            assert land_of(position["spaces"][data["origin"]], owners) > 4


def stands_well(state: State, space: str, owner: str) -> bool:
    """A fortified space of its power."""
    return state["spaces"][space]["fortified"] and state["spaces"][space]["control"] in masters(state, owner)


def check_after(table: Table, since: int) -> None:
    """What must hold when winter is over."""
    state, log = table.state(), table.log(since=since)
    check_steps(log)
    check_places(state)
    check_losses(log)
    check_people(state, log)
    assert state["phase"] == "victory"
    assert state["played"] == ["winter"]
    assert not any(power["agents"]["assassination_used"] for power in state["powers"].values())
    assert not any("piracy" in place["markers"] for kind in ("seas", "oceans") for place in state[kind].values())
    assert all({*pair} & {*MINORS} for pair in state["alliances"])


def check_steps(log: list[dict[str, Any]]) -> None:
    """Each of the twelve steps has an event of its own number, in the book's order."""
    of_steps = [[e["rule"] for e in log if e["step"] == step] for step in range(1, 13)]
    assert [rule in rules for rule, rules in zip(STEPS, of_steps, strict=True)] == [True] * 12
    numbers = [e["step"] for e in log if e["step"] is not None]
    assert numbers == sorted(numbers)
    skipped = Counter(e["step"] for e in log if e["id"] == "step_skipped")
    for step, rules in enumerate(of_steps, 1):
        assert skipped[step] <= 1
        assert not (skipped[step] and step != 7) or len(rules) == 1


def land_of(place: dict[str, Any], owners: set[str]) -> int:
    return sum(u["count"] for u in place["units"] if u["owner"] in owners and u["type"] not in AT_SEA)


def homes(state: State, owner: str) -> set[str]:
    """Where any number of an owner's units may be: its capitals, its ally's, its home key."""
    capitals = {o: ({c} if isinstance(c, str) else set(c or ())) for o, c in state["capitals"].items()}
    capitals["protestant"] = capitals["huguenot"] | capitals["dutch"]
    if owner in MINORS:
        key = {"scotland": "edinburgh", "ireland": "dublin", "portugal": "lisbon", "venice": "venice",
               "papacy": "rome"}[owner]  # fmt: skip
        return {key} | capitals.get(state["minors"][owner]["ally"] or "", set())
    return capitals[owner]


def check_places(state: State) -> None:
    """No ship at sea or on loan; nobody outside his fortified spaces and capitals; four at most in a space."""
    assert not any(sea["units"] for sea in state["seas"].values())
    for space, place in state["spaces"].items():
        assert not any(unit.get("loaned_to") for unit in place["units"])
        for owner in OWNERS:
            check_garrison(state, space, owner)
        for power, troops in (("protestant", {"huguenot", "dutch"}), *((p, {p}) for p in POWERS if p != "protestant")):
            stacked = {owner for owner in troops if space not in homes(state, owner)}
            assert land_of(place, stacked) <= 4, (power, space)


def check_garrison(state: State, space: str, owner: str) -> None:
    place = state["spaces"][space]
    own = masters(state, owner)
    land = land_of(place, {owner})
    ships = sum(u["count"] for u in place["units"] if u["owner"] == owner and u["type"] in AT_SEA)
    assert not ships or place["control"] in own, (owner, space)
    if land and space not in homes(state, owner):
        assert place["fortified"], (owner, space)
        assert place["control"] in own, (owner, space)
        assert land <= 4, (owner, space)


def check_losses(log: list[dict[str, Any]]) -> None:
    """Units are destroyed only by attrition, for want of a port, or for want of a place to return to."""
    allowed, lost = 0, 0
    for number, event in enumerate(log):
        data = event["data"]
        if event["id"] == "attrition":
            allowed += data["lost"]
            assert 0 < data["lost"] <= data["count"]
        elif event["id"] == "nowhere_to_return":
            allowed += data["count"]
        elif event["id"] == "no_port_left":
            ships = [e["data"] for e in log[max(0, number - 2) : number] if e["id"] == "units_destroyed"]
            allowed += sum(s["count"] for s in ships if (s["at"], s["owner"]) == (data["at"], data["owner"]))
        elif event["id"] == "units_destroyed":
            lost += data["count"]
    assert lost == allowed


def check_people(state: State, log: list[dict[str, Any]]) -> None:
    """Leaders are where they can winter; captains at sea have made their check or were lost."""
    for name, leader in state["leaders"].items():
        if leader["at"] is None:
            continue
        row = BOARD.leaders[name]
        assert leader["at"] in state["spaces"], name
        if (leader.get("service") or row["kind"]) == "naval":
            assert leader["at"] in BOARD.ports, name
    checked = {e["data"]["captain"] for e in log if e["id"] == "navigation_check" and e["data"]["safe"]}
    for name, captain in state["captains"].items():
        site = BOARD.sites.get(captain["at"] or "")
        if captain["at"] is not None and name not in checked:
            assert site is not None
            assert site["kind"] == "colony_site"
            assert state["settlements"][captain["at"]]["owner"] == BOARD.captains[name]["power"]


@pytest.mark.parametrize("seed", range(300, 316))
def test_attrition_is_where_the_oracle_has_it(seed: int) -> None:
    """Groups between the same two spaces lose half, rounded up, just when networkx finds no clear path; the unrest is
    that of step 1 and control does not change."""
    table = tables(seed)
    before, rng = len(table.log()), random.Random(seed)
    table.start("winter")
    while (prompt := table._time.now.prompt) is not None:
        table.answer(prompt.random_answer(rng.randrange))
    state, log = table.state(), table.log(since=before)
    land = [e for e in log if e["step"] == 5]
    allies = {tuple(p) for p in alliances_before(table)}
    sent, lost = Counter[tuple[str, str, str]](), Counter[tuple[str, str, str]]()
    for event in land:
        data = event["data"]
        if event["id"] == "units_moved":
            sent[data["origin"], data["at"], side(state, data["owner"])] += data["count"]
        elif event["id"] == "attrition":
            sent[data["at"], data["target"], side(state, data["owner"])] += data["lost"]
            lost[data["at"], data["target"], side(state, data["owner"])] += data["lost"]
    for (origin, to, power), count in sent.items():
        spaces = state["spaces"].items()
        barred = {s for s, now in spaces if now["unrest"] or not friendly(now["control"], power, allies)}
        graph = nx.Graph((a, b) for a, others in BOARD_STEPS.items() for b in others)
        graph.remove_nodes_from(barred - {origin})
        clear = to in graph and nx.has_path(graph, origin, to)
        assert lost[origin, to, power] == (0 if clear else (count + 1) // 2), (origin, to, power)


def masters(state: State, owner: str) -> set[str]:
    """Whose spaces are an owner's own: its power's; an allied minor's own and its ally's."""
    return {side(state, owner), owner} - {"huguenot", "dutch"}


def alliances_before(table: Table) -> list[list[str]]:
    """The alliances while units went home: 20.5 ends those of great powers only afterwards."""
    ended = [e["data"]["powers"] for e in table.log() if e["id"] == "alliance_ended"]
    return [*table.state()["alliances"], *ended]


def side(state: State, owner: str) -> str:
    if owner in ("huguenot", "dutch"):
        return "protestant"
    return (state["minors"][owner]["ally"] or owner) if owner in MINORS else owner


def friendly(control: str | None, power: str, allies: set[tuple[str, ...]]) -> bool:
    return control == power or any({control, power} == {*pair} for pair in allies)

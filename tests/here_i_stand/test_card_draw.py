"""8.2, 20.4 and 6.2: the card draw in the cases that the scripts do not play."""

from __future__ import annotations

from typing import Any

import pytest

from engine.here_i_stand.state import WIVES
from tests.here_i_stand.positions import DATA, POWERS, Edit, control, hand, happened, table_with, turn, units

PILE = DATA["setups"][0]["deck"]


def colony(power: str, name: str) -> Edit:
    return {"set": "colony", "power": power, "colony": name, "value": True}


def conquest(name: str, power: str | None) -> Edit:
    return {"set": "conquest", "conquest": name, "power": power}


def marker(name: str, power: str | None) -> Edit:
    return {"set": "riches_marker", "marker": name, "power": power}


def raider(power: str) -> Edit:
    return {"set": "raider", "power": power, "value": True}


# ---- 20.4 riches


@pytest.mark.parametrize(
    ("edits", "dice", "result", "won"),
    [
        ([colony("hapsburg", "cuba")], [2, 2], "eliminated", 0),
        ([colony("hapsburg", "cuba")], [3, 4], "no_effect", 0),
        ([colony("hapsburg", "cuba")], [4, 4], "galleon", 0),
        ([colony("hapsburg", "cuba"), marker("galleons", "hapsburg")], [4, 4], "galleon", 1),
        ([colony("hapsburg", "cuba"), marker("galleons", "england")], [4, 4], "galleon", 0),
        ([colony("hapsburg", "cuba")], [4, 5], "card", 1),
        ([colony("hapsburg", "cuba"), marker("plantations", "hapsburg")], [4, 4], "card", 1),
        ([colony("hapsburg", "cuba"), marker("plantations", "hapsburg")], [6, 6], "card", 1),
        ([colony("hapsburg", "cuba"), marker("governor", "hapsburg")], [3, 4], "card", 1),
        ([colony("hapsburg", "cuba"), marker("uprising", "hapsburg")], [3, 4], "eliminated", 0),
        ([colony("hapsburg", "cuba"), marker("uprising", "france")], [3, 4], "no_effect", 0),
        ([marker("potosi", "hapsburg")], [1, 2], "eliminated", 0),
        ([marker("potosi", "hapsburg")], [2, 2], "no_effect", 0),
        ([marker("potosi", "hapsburg"), marker("plantations", "hapsburg")], [3, 4], "card", 1),
        ([conquest("inca", "hapsburg")], [3, 3], "card", 1),
        ([conquest("inca", "hapsburg")], [2, 3], "deplete", 1),
        ([conquest("aztec", "hapsburg"), marker("plantations", "hapsburg")], [3, 3], "no_effect", 0),
        ([conquest("aztec", "hapsburg"), marker("uprising", "hapsburg")], [3, 3], "eliminated", 0),
        ([conquest("maya", "hapsburg")], [3, 3], "deplete", 1),
    ],
)
def test_riches(edits: list[Edit], dice: list[int], result: str, won: int) -> None:
    table = table_with(turn(2), *edits)
    points = table.state()["powers"]["hapsburg"]["vp"]
    prompt = table.start("card_draw")["prompt"]
    assert (prompt["id"], prompt["power"], prompt["dice"], prompt["rule"]) == ("enter_dice", "hapsburg", 2, "20.4")
    table.answer(dice)
    state: dict[str, Any] = table.state()
    [row] = happened(table, "riches")
    assert row["result"] == result
    assert happened(table, "riches_drawn") == [{"power": "hapsburg", "count": 1}] * won
    assert state["powers"]["hapsburg"]["hand_count"] == 5 + won
    assert state["powers"]["hapsburg"]["vp"] == points, "a conquest's points stay"
    world = state["new_world"]
    gone = result in ("eliminated", "deplete")
    held = world["potosi"], world["conquests"], world["colonies"]["hapsburg"]
    assert (held == (None, dict.fromkeys(world["conquests"]), [])) == gone
    assert world["depleted"] == ([row["site"]] if gone and row["site"] in world["conquests"] else [])


def test_a_marker_that_changed_a_roll_goes() -> None:
    table = table_with(colony("england", "roanoke"), marker("governor", "england"))
    table.start("card_draw")
    table.answer([4, 5])
    assert table.state()["new_world"]["governor"] == "england", "it changed nothing"
    table.edit([turn(2)])
    table.start("card_draw")
    table.answer([3, 3])
    assert table.state()["new_world"]["governor"] is None
    assert happened(table, "riches_marker_removed") == [{"marker": "governor"}]


def test_the_order_of_the_rolls() -> None:
    """Hapsburg, England, France; conquests, Potosi, colonies, each by id."""
    table = table_with(
        colony("hapsburg", "puerto_rico"), colony("hapsburg", "cuba"), marker("potosi", "hapsburg"),
        conquest("maya", "hapsburg"), conquest("aztec", "hapsburg"), colony("england", "roanoke"),
        conquest("inca", "france"), colony("france", "montreal"),
    )  # fmt: skip
    prompt = table.start("card_draw")["prompt"]
    while prompt is not None:
        prompt = table.answer([3, 4])["prompt"]
    order = [(row["power"], row["site"]) for row in happened(table, "riches")]
    assert order == [
        ("hapsburg", "aztec"), ("hapsburg", "maya"), ("hapsburg", "potosi"), ("hapsburg", "cuba"),
        ("hapsburg", "puerto_rico"), ("england", "roanoke"), ("france", "inca"), ("france", "montreal"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rolls", "galleons", "thief", "left"),
    [
        ([1, 3, 4], False, None, ["england", "protestant"]),
        ([2, 3, 4], False, None, ["england", "france", "protestant"]),
        ([2, 2, 2], True, None, []),
        ([5], False, "france", ["england", "protestant"]),
        ([6], False, "france", ["england", "france", "protestant"]),
        ([3, 5], False, "england", ["france", "protestant"]),
        ([4, 3, 6], False, "protestant", ["england", "france", "protestant"]),
    ],
)
def test_raiders(rolls: list[int], galleons: bool, thief: str | None, left: list[str]) -> None:
    ships = [marker("galleons", "hapsburg")] if galleons else []
    table = table_with(colony("hapsburg", "cuba"), *ships, *(raider(p) for p in ("protestant", "england", "france")))
    table.edit([{"set": "card", "card": "luthers_95_theses", "at": "removed"}])
    table.start("card_draw")
    prompt = table.answer([5, 5])["prompt"]
    for power, die in zip(("france", "england", "protestant"), rolls, strict=False):
        assert (prompt["power"], prompt["dice"]) == (power, 1)
        prompt = table.answer([die])["prompt"]
    assert prompt is None
    usual = {"ottoman": 3, "hapsburg": 5, "england": 3, "france": 4, "papacy": 3, "protestant": 4}
    counts = {power: row["hand_count"] for power, row in table.state()["powers"].items()}
    assert counts == {p: n + (p == (thief or "hapsburg")) for p, n in usual.items()}
    assert sorted(table.state()["new_world"]["raiders"]) == left


# ---- 6.2 deal


def test_markers_cost_cards_and_saved_cards_stay() -> None:
    table = table_with(hand("france", "gout"), {"set": "minus_cards", "power": "france", "value": 2})
    table.start("card_draw")
    card = table.state()["powers"]["france"]
    assert card["hand_count"] == 1 + 4 - 2
    assert card["hand"][0] == "gout"
    assert card["minus_cards"] == 2, "who lifts them is for the players"


def test_more_markers_than_cards_deal_none() -> None:
    table = table_with({"set": "minus_cards", "power": "papacy", "value": 9})
    table.start("card_draw")
    assert table.state()["powers"]["papacy"]["hand_count"] == 0


@pytest.mark.parametrize(("electorates", "cards"), [(3, 4), (4, 5), (6, 5)])
def test_the_protestant_draws_by_electorates(electorates: int, cards: int) -> None:
    held = ("augsburg", "brandenburg", "cologne", "mainz", "trier", "wittenberg")[:electorates]
    table = table_with(hand("protestant"), *(control(space, "protestant") for space in held))
    table.start("card_draw")
    assert table.state()["powers"]["protestant"]["hand_count"] == cards


def test_home_cards_come_back() -> None:
    table = table_with({"set": "home_card", "card": "papal_bull", "value": "used"})
    table.start("card_draw")
    assert table.state()["powers"]["papacy"]["home_cards"] == {"papal_bull": "ready", "leipzig_debate": "ready"}


def test_the_discards_are_shuffled_in_and_the_removed_stay_away() -> None:
    edits = [{"set": "card", "card": card, "at": "discard"} for card in PILE[-10:]]
    table = table_with(*edits, {"set": "card", "card": "gout", "at": "removed"})
    table.start("card_draw")
    deck = table.state()["deck"]
    assert deck["discard"] == []
    assert deck["removed"] == ["gout"]
    assert happened(table, "deck_shuffled", "public") == [{"count": 65}]


def test_an_empty_pile_deals_what_it_has() -> None:
    """In impulse order: who comes late gets none."""
    away = [{"set": "card", "card": card, "at": "removed"} for card in PILE[:-4]]
    table = table_with(*away)
    table.start("card_draw")
    counts = {power: row["hand_count"] for power, row in table.state()["powers"].items()}
    assert counts == {"ottoman": 3, "hapsburg": 1, "england": 0, "france": 0, "papacy": 0, "protestant": 1}
    empty = {row["power"]: row["missing"] for row in happened(table, "deck_empty")}
    assert empty == {"hapsburg": 4, "england": 3, "france": 4, "papacy": 3, "protestant": 4}


@pytest.mark.parametrize("power", POWERS)
def test_every_ruler_gives_his_bonus(power: str) -> None:
    [entry] = [p for p in DATA["powers"]["major"] if p["id"] == power]
    for ruler in entry["rulers"]:
        table = table_with({"set": "ruler", "power": power, "ruler": ruler["id"]})
        table.start("card_draw")
        [row] = [row for row in happened(table, "cards_dealt") if row["power"] == power]
        assert row["ruler"] == ruler["card_bonus"]
        assert row["count"] == row["base"] + ruler["card_bonus"]


# ---- 8.2 people


def test_a_debater_needs_cranmer() -> None:
    table = table_with(turn(5), {"set": "henry", "wife": "anne_boleyn", "anne_turn": 4},
                       {"set": "reformer", "reformer": "cranmer", "status": "gone"})  # fmt: skip
    table.start("card_draw")
    debaters = table.state()["debaters"]
    assert [debaters[name]["status"] for name in ("cranmer", "coverdale", "latimer")] == ["waiting"] * 3
    assert debaters["farel"]["status"] == "uncommitted"


def test_marriage_without_a_turn_is_of_this_turn() -> None:
    """The umpire who moves Henry's marker need not say when; every wife after Anne means that he married her."""
    for wife in WIVES[2:]:
        table = table_with(turn(3), {"set": "henry", "wife": wife})
        assert table.state()["henry"]["anne_turn"] == 3


def test_both_removed_come_back_together() -> None:
    """A debater removed with his reformer returns with him, even where the umpire gave him no turn of his own."""
    table = table_with(turn(4), {"set": "reformer", "reformer": "zwingli", "status": "removed", "returns": 5},
                       {"set": "debater", "debater": "zwingli", "status": "removed", "returns": 7},
                       {"set": "religion", "space": "zurich", "religion": "catholic"})  # fmt: skip
    table.start("card_draw")
    assert table.state()["reformers"]["zwingli"]["status"] == "removed"
    table.edit([turn(5)])
    table.start("card_draw")
    state = table.state()
    assert state["reformers"]["zwingli"] == {"status": "on_map", "returns": None}
    assert state["debaters"]["zwingli"] == {"status": "uncommitted", "returns": None}
    assert state["spaces"]["zurich"]["religion"] == "catholic"


def test_a_wait_past_the_last_turn_is_gone_with_the_game() -> None:
    spaces = table_with().state()["spaces"]
    ports = [control(space, "independent") for space, row in spaces.items() if row["control"] == "ottoman"]
    table = table_with(turn(9), {"set": "leader", "leader": "barbarossa", "status": "track", "turn": 9}, *ports)
    table.start("card_draw")
    assert happened(table, "leader_waits")[-1] == {"leader": "barbarossa", "until": None}
    assert table.state()["leaders"]["barbarossa"]["status"] == "waiting"
    table = table_with(turn(9), {"set": "reformer", "reformer": "calvin", "status": "removed"})
    assert table.state()["reformers"]["calvin"] == {"status": "removed", "returns": None}


def test_ships_of_a_later_turn_wait_on() -> None:
    table = table_with(
        turn(3), units("marseille", "france", "naval", 0),
        {"set": "track_units", "owner": "france", "type": "naval", "count": 1, "turn": 4},
    )  # fmt: skip
    table.start("card_draw")
    assert table.state()["turn_track"]["4"] == [{"owner": "france", "type": "naval", "count": 1}]
    table.edit([turn(4)])
    before = table.state()["pools"]["france"]["naval"]
    table.start("card_draw")
    assert table.state()["pools"]["france"]["naval"] == before + 1
    assert table.state()["turn_track"]["4"] == []


def test_rules_of_the_steps_stand_in_the_log() -> None:
    """Each step says what it did, or that nothing was due, under its own section."""
    table = table_with()
    table.start("card_draw")
    steps: dict[int, set[str]] = {}
    for event in table.log():
        if event["step"] is not None:
            steps.setdefault(event["step"], set()).add(event["rule"])
    assert steps == {1: {"8.2"}, 2: {"8.2"}, 3: {"8.2"}, 4: {"8.2"}, 5: {"20.4"}, 6: {"8.2"}, 7: {"6.2"}}

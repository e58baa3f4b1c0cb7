"""Odds (19, 18.x): exact, and the same as the real roll in a hundred thousand throws."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.kernel.chance import Chance
from engine.kernel.procedure import Procedure
from engine.table import Refusal, Table
from engine.virgin_queen import rebellion
from engine.virgin_queen.espionage_table import Attack, action_of, contest
from engine.virgin_queen.referee import Referee
from tests.engine.positions import of_control, of_religion, table_with, units

JESUITS = [{"set": "marker", "marker": "jesuit", "at": at, "value": True} for at in ("york", "wales")]
INFORMANT = {"set": "informant", "owner": "spain", "on": "england", "value": True}
ASHORE = units("newcastle", "spain", "regular", 1)
IN_IRELAND = units("cork", "spain", "regular", 1)
GUARDED = {"set": "walsingham", "value": "defensive"}
LOOK = ("gain_intelligence", {"power": "england", "target": "spain"})


def kill(cp: int, target: str = "leicester") -> tuple[str, dict[str, Any]]:
    return "assassination", {"power": "spain", "cp": cp, "target": target}


def rise(cp: int) -> tuple[str, dict[str, Any]]:
    return "english_catholic_rebellion", {"cp": cp}


# The chances that the authors of the table aimed at, row by row.
AIMED_AT: list[tuple[str, list[dict[str, Any]], tuple[str, dict[str, Any]], list[float]]] = [
    ("plain", [], LOOK, [0.444, 0.444, 0.111, 0]),
    ("informant", [{**INFORMANT, "owner": "england", "on": "spain"}], LOOK, [0.198, 0.395, 0.296, 0.111]),
    ("walsingham", [{"set": "walsingham", "value": "offensive"}], LOOK, [0.198, 0.395, 0.296, 0.111]),
    ("kill_2", [], kill(2), [0.786, 0.214]),
    ("kill_3", [], kill(3), [0.668, 0.332]),
    ("kill_4", [], kill(4), [0.556, 0.444]),
    ("kill_informant", [INFORMANT], kill(4), [0.367, 0.633]),
    ("elizabeth", [], kill(2, "elizabeth"), [0.922, 0.078]),
    ("elizabeth_guarded", [INFORMANT, GUARDED], kill(4, "elizabeth"), [0.745, 0.255]),
    ("rise_3", [], rise(3), [0.093, 0.575, 0.239, 0.082, 0.011, 0]),
    ("rise_5", [], rise(5), [0.046, 0.408, 0.282, 0.18, 0.083, 0]),
    ("rise_jesuits", JESUITS, rise(5), [0.023, 0.269, 0.259, 0.235, 0.212, 0.002]),
    ("rise_ashore", [ASHORE], rise(5), [0.011, 0.168, 0.207, 0.24, 0.357, 0.016]),
    ("rise_all", [*JESUITS, INFORMANT, ASHORE, IN_IRELAND, GUARDED], rise(5),
     [0.008, 0.078, 0.106, 0.158, 0.498, 0.152]),
]  # fmt: skip


@pytest.mark.parametrize(("edits", "asked", "rows"), [row[1:] for row in AIMED_AT], ids=[row[0] for row in AIMED_AT])
def test_rows_have_the_chances_that_the_table_aims_at(edits: Any, asked: Any, rows: list[float]) -> None:
    odds = table_with(edits).odds(*asked)
    assert [row["outcome"] for row in odds] == [f"row_{number}" for number in range(len(rows))]
    chances = [Fraction(row["chance"]) for row in odds]
    assert sum(chances) == 1
    assert [float(chance) for chance in chances] == pytest.approx(rows, abs=0.001)


def test_chances_are_exact_fractions() -> None:
    assert table_with().odds(*LOOK) == [
        {"outcome": "row_0", "chance": "4/9"}, {"outcome": "row_1", "chance": "4/9"},
        {"outcome": "row_2", "chance": "1/9"}, {"outcome": "row_3", "chance": "0"},
    ]  # fmt: skip


GARRISON = [*of_religion("protestant", "lyon", "toulouse"), *of_control("france", "montauban")]


@pytest.mark.parametrize(
    ("edits", "target", "success"),
    [
        (GARRISON, "lyon", Fraction(19, 27)),  # one regular, three dice
        ([*GARRISON, units("lyon", "france", "regular", 2)], "lyon", Fraction(7, 27)),
        ([*GARRISON, units("lyon", "france", "regular", 4)], "lyon", Fraction(0)),
        ([*GARRISON, units("toulouse", "france", "mercenary", 3)], "toulouse", Fraction(1)),
        ([units("montpellier", "france", "regular", 1)], "montpellier", Fraction(211, 243)),  # five dice at home
        ([units("montpellier", "france", "regular", 1), units("montpellier", "france", "naval", 1)], "montpellier",
         Fraction(131, 243)),
        ([units("tours", "spain", "regular", 2)], "tours", Fraction(1)),  # dice fall, but nobody of France's can die
    ],
)  # fmt: skip
def test_a_rising_succeeds_when_enough_dice_hit(edits: Any, target: str, success: Fraction) -> None:
    odds = table_with(edits).odds("huguenot_rebellion", {"target": target, "cp": 3})
    assert odds == [
        {"outcome": "success", "chance": str(success)}, {"outcome": "failure", "chance": str(1 - success)}
    ]  # fmt: skip


def test_a_value_of_the_table_counts_in_the_odds_and_in_the_dice() -> None:
    table = table_with([{"set": "value", "key": "espionage.assassination.defence.base", "value": 0}])
    assert table.odds(*kill(2)) == [{"outcome": "row_0", "chance": "4/9"}, {"outcome": "row_1", "chance": "5/9"}]
    table.start(*kill(2))
    table.answer([6, 1])
    assert table.prompt() is None, "no defence dice are left to roll"
    assert table.state()["leaders"]["leicester"]["alive"] is False


@pytest.mark.parametrize(
    ("procedure", "given", "code", "reason"),
    [
        ("gain_intelligence", {"power": "england"}, "bad_request", "missing_parameter"),
        ("gain_intelligence", {"power": "england", "target": "england"}, "not_allowed", "own_power"),
        ("assassination", {"power": "spain", "target": "leicester"}, "bad_request", "missing_parameter"),
        ("assassination", {"power": "spain", "cp": 5, "target": "leicester"}, "bad_request", "bad_parameter"),
        ("assassination", {"power": "spain", "cp": 2, "target": "alba"}, "not_allowed", "own_leader"),
        ("assassination", {"power": "spain", "cp": 2, "target": "nobody"}, "bad_request", "unknown_leader"),
        ("english_catholic_rebellion", {}, "bad_request", "missing_parameter"),
        ("huguenot_rebellion", {"target": "tours"}, "bad_request", "missing_parameter"),
        ("huguenot_rebellion", {"target": "orleans", "cp": 2}, "not_allowed", "not_of_faith"),
        ("dutch_rebellion", {"target": "atlantis", "cp": 2}, "bad_request", "unknown_space"),
        ("plant_agent", {"power": "spain"}, "not_allowed", "no_odds"),
        ("catholic_conversion", {"power": "spain", "count": 1, "areas": ["england"]}, "not_allowed", "no_odds"),
    ],
)  # fmt: skip
def test_odds_that_cannot_be_given(procedure: str, given: dict[str, Any], code: str, reason: str) -> None:
    table = table_with([])
    with pytest.raises(Refusal) as refused:
        table.odds(procedure, given)
    assert (refused.value.code, refused.value.reason) == (code, reason)


def test_the_dice_of_both_sides_say_what_gives_them() -> None:
    table = table_with([INFORMANT, GUARDED])
    attack, defence = table.dice("assassination", {"power": "spain", "cp": 3, "target": "elizabeth"})
    assert attack == {"side": "attack", "power": "spain", "dice": 5,
                      "sources": [{"bonus": "cp", "dice": 3}, {"bonus": "informant_on_target", "dice": 2}]}
    assert defence["power"] == "england"
    assert defence["dice"] == 8
    assert [part["bonus"] for part in defence["sources"]] == ["base", "walsingham_defensive", "palace_guard"]
    (look,) = table.dice(*LOOK)
    assert look["dice"] == 2
    assert table.dice("assassination", {"power": "spain", "target": "elizabeth"}) == []
    assert table.dice("winter") == []


def test_the_dice_of_a_rising_say_how_many_hits_it_needs() -> None:
    table = table_with([*of_religion("protestant", "lyon"), units("lyon", "france", "regular", 2)])
    (dice,) = table.dice("huguenot_rebellion", {"cp": 3, "target": "lyon"})
    assert dice == {"side": "attack", "power": "protestant", "dice": 3, "needed": 2,
                    "sources": [{"bonus": "dice_elsewhere", "dice": 3}]}


def test_the_table_says_why_a_start_is_refused_before_all_is_known() -> None:
    table = table_with([])
    assert table.why_not("assassination", {"power": "spain", "target": "leicester"}) is None
    refused = table.why_not("assassination", {"power": "spain", "target": "don_john"})
    assert (refused["rule"], refused["reason"]) == ("19.3", "own_leader")
    assert table.why_not("huguenot_rebellion", {"target": "lyon"})["reason"] == "not_of_faith"
    assert table.why_not("plant_agent", {"power": "spain", "agent": "jesuit", "target": "atlantis"})["reason"]
    assert table.why_not("winter") is None


def test_a_second_reason_brings_its_own_data() -> None:
    table = table_with([*of_religion("catholic", "lyon"), *of_control("spain", "lyon")])
    refused = table.why_not("huguenot_rebellion", {"target": "lyon"})
    assert refused["data"]["enemy"] == "france"
    assert refused["data"]["also"] == [{"rule": "18.x", "reason": "not_of_faith", "data": {"religion": "protestant"}}]


def test_odds_change_nothing_and_answer_while_a_procedure_is_under_way() -> None:
    table = table_with([])
    table.start("english_catholic_rebellion")
    before, asked, log = table.state(), table.prompt(), table.log()
    assert table.odds(*rise(4))
    assert (table.state(), table.prompt(), table.log()) == (before, asked, log)


# ---- the real roll

THROWS = 20_000
BOUND = {1: 15.2, 2: 18.5, 3: 21.2, 4: 23.6, 5: 25.8}  # chi-square, one in ten thousand


def referee_at(table: Table, seed: int) -> Referee:
    referee = table._game.referee(table._time.now.state, Chance(seed))
    assert isinstance(referee, Referee)
    return referee


def outcome(procedure: Procedure[Any]) -> Any:
    """The result of a procedure that is answered with the first option."""
    try:
        asked = next(procedure)
        while True:
            asked = procedure.send(asked.options[0])
    except StopIteration as end:
        return end.value


def fits(observed: dict[str, int], odds: list[dict[str, str]]) -> None:
    expected = {row["outcome"]: float(Fraction(row["chance"])) * THROWS for row in odds}
    assert not {o: n for o, n in observed.items() if not expected[o]}, "an impossible outcome has come up"
    likely = {o: n for o, n in expected.items() if n > 5}
    assert sum(observed.values()) == THROWS
    distance = sum((observed.get(o, 0) - n) ** 2 / n for o, n in likely.items())
    assert distance < BOUND[max(1, len(likely) - 1)], (observed, expected)


@pytest.mark.parametrize(
    ("edits", "asked", "attack"),
    [
        ([{**INFORMANT, "owner": "england", "on": "spain"}], LOOK,
         Attack(action="gain_intelligence", attacker="england", target="spain")),
        ([INFORMANT, GUARDED], kill(4, "elizabeth"),
         Attack(action="assassination", attacker="spain", target="england", cp=4, leader="elizabeth")),
        ([*JESUITS, IN_IRELAND], rise(5),
         Attack(action="english_catholic_rebellion", attacker="spain", target="england", cp=5)),
    ],
    ids=["intelligence", "assassination", "english"],
)  # fmt: skip
def test_twenty_thousand_throws_fall_as_the_odds_say(edits: Any, asked: Any, attack: Attack) -> None:
    table = table_with(edits, dice="rolled")
    referee = referee_at(table, 1585)
    rows = action_of(referee, attack.action).rows
    observed: dict[str, int] = {}
    for _ in range(THROWS):
        name = f"row_{rows.index(outcome(contest(referee, attack)))}"
        observed[name] = observed.get(name, 0) + 1
        referee.events.clear()
    fits(observed, table.odds(*asked))


@pytest.mark.parametrize(("troop", "target"), [("huguenot", "lyon"), ("dutch", "amsterdam")])
def test_twenty_thousand_risings_fall_as_the_odds_say(troop: str, target: str) -> None:
    enemy = {"huguenot": "france", "dutch": "spain"}[troop]
    garrison = [*of_religion("protestant", target), units(target, enemy, "regular", 2)]
    table = table_with(garrison, dice="rolled")
    referee = referee_at(table, 1572)
    rising, before = rebellion.of_troop(referee, troop), referee.state
    observed = {"success": 0, "failure": 0}
    for _ in range(THROWS):
        dice = rebellion.rebel_dice(referee, troop, target)
        observed["success" if outcome(rebellion.overcome(referee, rising, target, dice)) else "failure"] += 1
        referee.change(spaces=before.spaces)
        referee.events.clear()
    fits(observed, table.odds(f"{troop}_rebellion", {"target": target, "cp": 3}))

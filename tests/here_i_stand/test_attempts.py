"""18.3 against an oracle that counts dice from the board files themselves, and odds against every throw there is."""

from __future__ import annotations

import itertools
import json
from fractions import Fraction
from importlib import resources
from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.here_i_stand.positions import LAND, happened, religion, shaken, table_with, units

FILES = resources.files("resources.here_i_stand")
SPACES = {row["id"]: row for row in json.loads((FILES / "spaces.json").read_text("utf-8"))["spaces"]}
SEAS = {row["id"]: row for row in json.loads((FILES / "seas.json").read_text("utf-8"))["seas"]}
RULERS_FAITH = {"henry_viii": None, "edward_vi": "protestant", "mary_i": "catholic", "elizabeth_i": "protestant"}
NO_BUCER = {"set": "debater", "debater": "bucer", "status": "committed"}


class Oracle:
    """The dice of both sides, and which spaces are legal, read off a state without the engine's tables."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.state, self.spaces = state, state["spaces"]

    def faith(self, owner: str) -> str | None:
        if owner == "scotland" and self.state["minors"]["scotland"]["ally"] == "england":
            owner = "england"
        if owner == "england":
            return RULERS_FAITH[self.state["powers"]["england"]["ruler"]]
        return {"ottoman": None, "protestant": "protestant"}.get(owner, "catholic")

    def stack(self, space: str, faith: str) -> bool:
        return any(u["type"] in LAND and self.faith(u["owner"]) == faith for u in self.spaces[space]["units"])

    def dice(self, space: str, faith: str) -> int:
        def helper(at: str) -> bool:
            there = self.spaces[at]
            return bool(there["reformers"]) if faith == "protestant" else "jesuit_university" in there["markers"]

        total = 2 * helper(space) + 2 * self.stack(space, faith)
        for near in SPACES[space]["links"]:
            if not self.spaces[near]["unrest"]:
                total += (self.spaces[near]["religion"] == faith) + helper(near) + self.stack(near, faith)
        return max(total, 1)

    def legal(self, space: str) -> bool:
        if self.spaces[space]["religion"] != "catholic" or SPACES[space]["home"] == "ottoman":
            return False
        over_sea = {port for sea in SPACES[space]["sea_zones"] for port in SEAS[sea]["ports"]}
        near = {*SPACES[space]["links"], *SPACES[space]["passes"], *over_sea}
        quiet = any(self.spaces[n]["religion"] == "protestant" and not self.spaces[n]["unrest"] for n in near)
        return quiet or bool(self.spaces[space]["reformers"])


@pytest.mark.parametrize("seed", range(12))
def test_dice_and_targets_agree_with_the_oracle(seed: int) -> None:
    table = table_with()
    shaken(table, seed)
    oracle = Oracle(table.state())
    prompt = table.start("reformation_attempts", {"attempts": 1, "zones": ["german"], "extra_dice": 2})["prompt"]
    assert prompt["id"] == "choose_reformation_target"
    assert set(prompt["options"]) == {space for space in SPACES if oracle.legal(space)}
    for space, dice in prompt["dice_for"].items():
        wanted = {"protestant": oracle.dice(space, "protestant") + 2, "papacy": oracle.dice(space, "catholic")}
        assert dice == wanted, space
    assert set(prompt["why_not"]) == set(SPACES) - set(prompt["options"])


def chance(own: int, against: int, inside: bool, plus: int) -> Fraction:
    """By every throw of all dice."""
    won = total = 0
    for throw in itertools.product(range(1, 7), repeat=own + against):
        mine, theirs = max(throw[:own]) + (plus if inside else 0), max(throw[own:])
        total += 1
        won += (inside and mine >= 6) or mine > theirs or (inside and mine == theirs)
    return Fraction(won, total)


@pytest.mark.parametrize(("own", "against"), [(1, 1), (1, 3), (2, 2), (3, 1), (3, 2)])
@pytest.mark.parametrize(("inside", "plus"), [(True, 0), (True, 1), (False, 0), (False, 1)])
def test_odds_are_those_of_every_throw(own: int, against: int, inside: bool, plus: int) -> None:
    """Breslau between Wittenberg, Brandenburg and Brunn: its neighbours' faith sets the dice of both sides."""
    faiths = {"wittenberg": "protestant", "brandenburg": "catholic", "brunn": "catholic"}
    edits = [religion(space, faith) for space, faith in faiths.items()]
    if against == 1:
        edits.append({"set": "unrest", "space": "brunn", "value": True})
    if against == 3:
        edits.append(units("brandenburg", "france", "regular", 1))
    table = table_with(*edits)
    given = {"attempts": 1, "zones": ["german"] if not inside else ["german", "english"], "target": "breslau",
             "extra_dice": own - 1, "plus": plus}  # fmt: skip
    if inside:  # no zone holds Breslau: the same dice against Leipzig, which is inside
        table = inside_table(against)
        given["target"] = "leipzig"
    odds = {row["outcome"]: Fraction(row["chance"]) for row in table.odds("reformation_attempts", given)}
    assert odds["success"] == chance(own, against, inside, plus)
    assert sum(odds.values()) == 1


def inside_table(against: int) -> Table:
    """Leipzig with one Protestant neighbour and so many Papal dice."""
    quiet = ["prague", "erfurt", "nuremberg"]
    units_away = [units("prague", "hungary_bohemia", "regular", 0)]
    trouble = [{"set": "unrest", "space": space, "value": True} for space in quiet[against:]]
    return table_with(religion("wittenberg"), *units_away, *trouble)


def test_odds_need_a_legal_target_and_are_given_at_any_time() -> None:
    table = table_with(religion("wittenberg"))
    with pytest.raises(Refusal) as missing:
        table.odds("reformation_attempts", {"attempts": 1, "zones": ["german"]})
    assert (missing.value.code, missing.value.data) == ("bad_request", {"parameter": "target"})
    with pytest.raises(Refusal) as far:
        table.odds("reformation_attempts", {"attempts": 1, "zones": ["german"], "target": "paris"})
    assert (far.value.code, far.value.reason) == ("not_allowed", "not_linked")
    with pytest.raises(Refusal) as none:
        table.odds("card_draw", {})
    assert none.value.code == "not_allowed"
    before = table.state()
    table.start("reformation_attempts", {"attempts": 2, "zones": ["german"]})
    assert table.odds("reformation_attempts", {"attempts": 2, "zones": ["german"], "target": "leipzig"})
    assert table.state() == before


@pytest.mark.parametrize(
    ("given", "code", "reason"),
    [
        ({"attempts": 2, "target": "leipzig"}, "not_allowed", "one_target"),
        ({"attempts": 1, "target": "paris"}, "not_allowed", "not_linked"),
        ({"attempts": 1, "target": "wittenberg"}, "not_allowed", "already_protestant"),
        ({"attempts": 1, "target": "athens"}, "not_allowed", "ottoman_home"),
        ({"attempts": 1, "target": "atlantis"}, "bad_request", "unknown_space"),
        ({"attempts": 7}, "bad_request", "bad_parameter"),
        ({"attempts": 1, "extra_dice": 4}, "bad_request", "bad_parameter"),
        ({"attempts": 1, "power": "papacy"}, "bad_request", "bad_parameter"),
    ],
)
def test_what_is_given_is_judged_before_any_die(given: dict[str, Any], code: str, reason: str) -> None:
    table = table_with(religion("wittenberg"), dice="rolled")
    with pytest.raises(Refusal) as refused:
        table.start("reformation_attempts", {"zones": ["german"], **given})
    assert (refused.value.code, refused.value.reason) == (code, reason)
    assert table.head == 1


def test_a_given_target_is_not_asked_for() -> None:
    table = table_with(religion("wittenberg"))
    prompt = table.start("reformation_attempts", {"attempts": 1, "zones": ["german"], "target": "leipzig"})["prompt"]
    assert (prompt["id"], prompt["dice"], prompt["space"]) == ("enter_dice", 1, "leipzig")


def test_england_has_debaters_of_its_own() -> None:
    """18.1: only Cranmer, Latimer, Wishart and Knox; by homeland or by steps; committed for the rest of the event."""
    everybody = [{"set": "debater", "debater": d, "status": "uncommitted"}
                 for d in ("cranmer", "latimer", "wishart", "knox", "cop", "zwingli")]  # fmt: skip
    table = table_with(religion("london"), religion("paris"), *everybody)
    table.start("reformation_attempts", {"attempts": 3, "zones": ["english"], "power": "england"})
    prompt = table.answer("edinburgh")["prompt"]
    assert (prompt["power"], prompt["options"]) == ("england", ["wishart", "knox", "no"])
    table.answer("no")
    table.answer([1])
    prompt = table.answer([6] * 5)["prompt"]
    assert prompt["id"] == "choose_reformation_target"
    prompt = table.answer("calais")["prompt"]
    assert prompt["options"] == ["latimer", "knox", "no"], "an English home, but over the sea no step from London"
    before = prompt
    prompt = table.answer("knox")["prompt"]
    assert before["target"] == "calais"
    assert (prompt["power"], prompt["dice"]) == ("england", 2)
    assert happened(table, "debater_committed") == [{"debater": "knox"}]


def test_dice_are_counted_at_the_moment_of_each_attempt() -> None:
    table = table_with()
    table.start("luthers_95_theses")
    table.answer("brandenburg")
    prompt = table.answer([6, 1, 1, 1])["prompt"]
    assert prompt["dice_for"]["magdeburg"] == {"protestant": 6, "papacy": 3}
    assert prompt["attempt"] == 2
    assert prompt["attempts"] == 5
    assert table.state()["electorate_display"]["brandenburg"] == 0


@pytest.mark.parametrize(
    ("control", "besieged", "troops"), [("protestant", False, 1), ("hapsburg", False, 0), ("protestant", True, 0)]
)
def test_after_the_league_troops_come_only_to_held_electorates(control: str, besieged: bool, troops: int) -> None:
    """21.6."""
    table = table_with(
        religion("worms"), NO_BUCER, {"set": "league", "value": True},
        {"set": "control", "space": "mainz", "power": control},
        {"set": "besieged", "space": "mainz", "value": besieged},
    )  # fmt: skip
    table.start("reformation_attempts", {"attempts": 1, "zones": ["german"], "target": "mainz"})
    table.answer([6])
    state = table.state()
    assert state["spaces"]["mainz"]["religion"] == "protestant"
    assert sum(u["count"] for u in state["spaces"]["mainz"]["units"]) == troops
    assert state["electorate_display"]["mainz"] == 1 - troops


def test_a_reformer_makes_his_own_space_a_target() -> None:
    """Calvin in a Catholic Geneva: a target without any Protestant neighbour, with two dice."""
    table = table_with(NO_BUCER, {"set": "reformer", "reformer": "calvin", "status": "on_map"})
    reply = table.start("reformation_attempts", {"attempts": 1, "zones": ["french"]})
    assert happened(table, "attempt_target") == [{"space": "geneva", "attempt": 1, "attempts": 1}]
    assert reply["prompt"]["dice"] == 2


@pytest.mark.parametrize("seed", range(6))
def test_the_sources_of_dice_add_up_and_name_their_spaces(seed: int) -> None:
    table = table_with()
    shaken(table, seed)
    prompt = table.start("reformation_attempts", {"attempts": 6, "zones": ["german"], "extra_dice": 2})["prompt"]
    assert prompt["id"] == "choose_reformation_target"
    for target, dice in prompt["dice_for"].items():
        own, papal = table.dice("reformation_attempts", {"target": target, "extra_dice": 2})
        assert {"protestant": own["dice"], "papacy": papal["dice"]} == dice
        for side in (own, papal):
            assert sum(part["dice"] for part in side["sources"]) == side["dice"]
            near = [part for part in side["sources"] if part["bonus"].startswith("near_")]
            assert all(len(part["spaces"]) == part["dice"] for part in near)
            assert {space for part in near for space in part["spaces"]} <= set(SPACES[target]["links"])


def test_a_committed_debater_is_a_source_where_he_reaches() -> None:
    table = table_with(religion("worms"))
    own, _ = table.dice("reformation_attempts", {"target": "mainz", "extra_dice": 1, "debater": "bucer"})
    assert [part for part in own["sources"] if part["bonus"] in ("debater", "extra_dice")] == [
        {"bonus": "extra_dice", "dice": 1, "spaces": []}, {"bonus": "debater", "dice": 1, "spaces": []},
    ]  # fmt: skip
    far, _ = table.dice("reformation_attempts", {"target": "brandenburg", "debater": "bucer"})
    assert far["sources"] == [{"bonus": "at_least_one", "dice": 1, "spaces": []}]
    assert table.dice("reformation_attempts", {}) == []
    assert table.dice("card_draw", {"target": "mainz"}) == []


def test_odds_with_all_the_extra_dice_and_a_debater() -> None:
    """The debater's dice come on top of the three that an event may give; no start can suppose him."""
    table = table_with(religion("worms"))
    given = {"attempts": 1, "zones": ["german"], "target": "mainz", "extra_dice": 3}
    own, papal = table.dice("reformation_attempts", {**given, "debater": "bucer"})
    assert own["dice"] == sum(part["dice"] for part in table.dice("reformation_attempts", given)[0]["sources"]) + 1
    odds = {row["outcome"]: Fraction(row["chance"])
            for row in table.odds("reformation_attempts", {**given, "debater": "bucer"})}  # fmt: skip
    assert odds["success"] == chance(own["dice"], papal["dice"], inside=True, plus=0)
    with pytest.raises(Refusal) as unknown:
        table.odds("reformation_attempts", {**given, "debater": "erasmus_of_nowhere"})
    assert (unknown.value.code, unknown.value.data) == ("bad_request", {"parameter": "debater"})
    with pytest.raises(Refusal) as started:
        table.start("reformation_attempts", {**given, "debater": "bucer"})
    assert started.value.reason == "unknown_parameter"


def test_the_offer_of_a_debater_tells_the_dice_with_and_without_him() -> None:
    table = table_with(religion("worms"))
    table.start("reformation_attempts", {"attempts": 2, "zones": ["german"], "extra_dice": 1})
    prompt = table.answer("mainz")["prompt"]
    assert (prompt["id"], prompt["zones"]) == ("commit_debater", ["german"])
    with_him, without = prompt["dice_for"]["bucer"], prompt["dice_for"]["no"]
    assert with_him == {**without, "protestant": without["protestant"] + 1}
    table.answer("bucer")
    assert happened(table, "attempt")[-1]["protestant_dice"] == with_him["protestant"]

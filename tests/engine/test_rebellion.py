"""18.x Rebellion of Huguenots and Dutch, and displacement (12.5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.engine.positions import Edits, count, happened, of_control, of_religion, prompt, table_with, units

LYON = [
    *of_religion("protestant", "lyon", "dijon", "clermont"),
    *of_religion("catholic", "grenoble"),
    units("lyon", "france", "regular", 1),
    units("lyon", "france", "mercenary", 2),
]
HIT, MISS = [5, 1, 1], [1, 1, 1]


def rising(edits: Edits, target: str, cp: int = 3, troop: str = "huguenot", **more: Any) -> Table:
    table = table_with(edits, **more)
    table.start(f"{troop}_rebellion", {"target": target, "cp": cp})
    return table


def test_the_worked_case_of_lyon() -> None:
    table = rising(LYON, "lyon")
    assert (prompt(table)["id"], prompt(table)["dice"], prompt(table)["power"]) == ("enter_dice", 3, "protestant")
    table.answer([1, 2, 5])
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["rule"], asked["step"]) == ("displace", "france", "12.5", 3)
    assert (asked["at"], asked["owner"], asked["units"]) == ("lyon", "france", [{"type": "mercenary", "count": 2}])
    assert asked["options"] == ["marseille", "orleans", "paris"]
    table.answer("orleans")
    for expected, answer in ((["clermont", "dijon", "done"], "dijon"), (["clermont", "done"], "clermont")):
        asked = prompt(table)
        assert (asked["id"], asked["power"], asked["step"]) == ("take_control", "protestant", 4)
        assert asked["options"] == expected
        table.answer(answer)
    assert table.prompt() is None, "nothing is asked in steps 7 and 8"
    state = table.state()
    for space in ("lyon", "dijon", "clermont"):
        assert (state["spaces"][space]["control"], state["spaces"][space]["religion"]) == ("protestant", "protestant")
    assert count(table, "orleans", "france", "mercenary") == 2
    assert count(table, "lyon", "huguenot", "regular") == 1
    assert ["france", "protestant"] in state["wars"]
    steps = [e["step"] for e in table.log() if e["decision"] > 1]
    assert {step for step in steps if step} == set(range(1, 9)), "every step says what came of it"
    assert happened(table, "capital_lies") == [{"owner": "huguenot", "space": "la_rochelle"}]


def test_without_a_hit_all_stays_as_it_was() -> None:
    table = rising(LYON, "lyon")
    before = table.state()
    table.answer(MISS)
    assert table.prompt() is None
    assert table.state() == before
    assert happened(table, "rebellion_failed") == [{"space": "lyon", "left": 1}]


def test_a_group_may_split_and_the_leader_goes_with_either_part() -> None:
    table = rising([*LYON, {"set": "leader", "leader": "guise", "at": "lyon"}], "lyon")
    table.answer(HIT)
    table.answer(["marseille", "paris"])
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["leader"]) == ("leader_follows", "france", "guise")
    assert asked["options"] == ["marseille", "paris"]
    table.answer("marseille")
    assert count(table, "marseille", "france", "mercenary") == count(table, "paris", "france", "mercenary") - 2 == 1
    assert table.state()["leaders"]["guise"]["at"] == "marseille"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("rouen", "not_nearest"), ("bourges", "not_fortified"), ("madrid", "not_an_option"),
        (["orleans"], "wrong_shape"), (["orleans", "rouen"], "not_nearest"), (["orleans", 3], "not_an_option"),
        (7, "wrong_shape"), ([], "wrong_shape"),
    ],
)  # fmt: skip
def test_a_wrong_destination_is_refused_with_its_reason(answer: Any, reason: str) -> None:
    table = rising(LYON, "lyon")
    table.answer(HIT)
    before = table.state(), table.prompt(), len(table.log())
    with pytest.raises(Refusal) as refused:
        table.answer(answer)
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("illegal_answer", reason, "12.5")
    assert (table.state(), table.prompt(), len(table.log())) == before


def test_a_leader_whose_troops_have_died_goes_to_the_capital() -> None:
    table = rising([*of_religion("protestant", "lyon"), {"set": "leader", "leader": "guise", "at": "lyon"}], "lyon", 1)
    table.answer(HIT)
    assert table.state()["leaders"]["guise"]["at"] == "paris"


def test_a_capital_in_other_hands_receives_nobody_unless_they_are_an_allys() -> None:
    lost = [*LYON, *of_control("england", "paris")]
    table = rising(lost, "lyon")
    table.answer(HIT)
    assert prompt(table)["options"] == ["marseille", "orleans"]
    assert prompt(table)["why_not"]["paris"]["reason"] == "not_own_control"
    table = rising([*lost, {"set": "alliance", "powers": ["england", "france"], "value": True}], "lyon")
    table.answer(HIT)
    assert prompt(table)["options"] == ["marseille", "orleans", "paris"]


def test_units_with_nowhere_to_go_are_lost_to_the_pool_and_their_leader_waits() -> None:
    state = table_with().state()
    held = [space for space, now in state["spaces"].items() if now["control"] == "france" and space != "lyon"]
    edits = [*LYON, *of_control("england", *held), {"set": "leader", "leader": "guise", "at": "lyon"}]
    table = rising(edits, "lyon", 1)
    before = table.state()["pools"]["france"]["mercenary"]
    table.answer(HIT)
    assert table.state()["pools"]["france"]["mercenary"] == before + 2
    assert happened(table, "no_refuge") == [{"space": "lyon", "owner": "france"}]
    assert table.state()["leaders"]["guise"]["status"] == "waiting"


def test_spanish_units_may_go_to_either_capital() -> None:
    table = rising([*of_religion("protestant", "breda"), units("breda", "spain", "mercenary", 1)], "breda", 1, "dutch")
    assert prompt(table)["power"] == "spain"
    assert {"madrid", "milan", "antwerp"} <= set(prompt(table)["options"])
    assert prompt(table)["options"][0] == "antwerp", "the nearest comes first"


def test_foreign_catholic_units_make_the_dice_fall_but_do_not_stop_the_rising() -> None:
    edits = [*of_religion("protestant", "lyon"), units("lyon", "france", "regular", 0),
             units("lyon", "spain", "regular", 2)]  # fmt: skip
    table = rising(edits, "lyon", 1)
    assert prompt(table)["id"] == "enter_dice"
    table.answer([6, 6, 6])
    assert prompt(table)["power"] == "spain"
    assert count(table, "lyon", "spain", "regular") == 2, "hits destroy units of the enemy's alone"
    assert not happened(table, "units_destroyed")
    table.answer(prompt(table)["options"][0])
    assert count(table, "lyon", "spain", "regular") == 0


def test_the_enemy_chooses_among_regulars_and_ships() -> None:
    garrison = [units("montpellier", "france", "regular", 2), units("montpellier", "france", "naval", 2)]
    table = rising(garrison, "montpellier", 2)
    table.answer([5, 6, 1, 1, 1])
    for answer in ("naval", "regular"):
        asked = prompt(table)
        assert (asked["id"], asked["power"], asked["options"]) == ("lose_unit", "france", ["regular", "naval"])
        table.answer(answer)
    assert happened(table, "rebellion_failed") == [{"space": "montpellier", "left": 2}]
    table = rising(garrison, "montpellier", 2)
    table.answer([5, 6, 5, 6, 1])
    assert not happened(table, "rebellion_failed"), "when all must die nobody chooses"


def test_of_ships_of_one_kind_those_on_loan_are_lost_last() -> None:
    lent = units("montpellier", "france", "naval", 1, loaned_to="england")
    garrison = [units("montpellier", "france", "naval", 1), lent, units("montpellier", "france", "regular", 2)]
    table = rising(garrison, "montpellier", 2)
    table.answer([5, 1, 1, 1, 1])
    table.answer("naval")
    ships = [u for u in table.state()["spaces"]["montpellier"]["units"] if u["type"] == "naval"]
    assert ships == [{"owner": "france", "type": "naval", "count": 1, "loaned_to": "england"}]
    assert happened(table, "rebellion_failed") == [{"space": "montpellier", "left": 3}]


def test_foreign_ships_go_to_the_nearest_port_of_their_own() -> None:
    edits = [*of_religion("protestant", "bayonne"), units("bayonne", "england", "naval", 2),
             units("bayonne", "france", "regular", 0)]  # fmt: skip
    table = rising(edits, "bayonne", 1)
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["units"]) == ("displace", "england", [{"type": "naval", "count": 2}])
    assert asked["options"] == ["bristol", "dublin", "plymouth", "portsmouth"]
    table.answer(["plymouth", "bristol"])
    assert (count(table, "plymouth", "england", "naval"), count(table, "bristol", "england", "naval")) == (2, 2)


def test_a_minor_powers_units_go_as_their_ally_says_and_alone_to_the_first_place() -> None:
    edits = [*of_religion("protestant", "lyon"), units("lyon", "papacy", "mercenary", 1)]
    table = rising(edits, "lyon", 1)
    table.answer(HIT)
    assert table.prompt() is None
    assert count(table, "rome", "papacy", "mercenary") == 1
    table = rising([*edits, {"set": "minor_ally", "minor": "papacy", "power": "spain"}], "lyon", 1)
    table.answer(HIT)
    asked = prompt(table)
    assert (asked["power"], asked["owner"]) == ("spain", "papacy")
    assert {"rome", "madrid", "milan"} <= set(asked["options"])


def test_dutch_units_stay_in_a_huguenot_rising() -> None:
    table = rising([units("tours", "dutch", "regular", 1)], "tours", 1)
    assert count(table, "tours", "dutch", "regular") == 1
    assert happened(table, "displaced") == [{"space": "tours", "count": 0}]


def test_a_regular_for_each_two_points_as_the_pool_allows() -> None:
    assert count(rising([], "tours", 1), "tours", "huguenot", "regular") == 0
    table = rising([{"set": "value", "key": "rebellion.cp_per_regular", "value": 1}], "tours", 3)
    table.answer("done")
    assert count(table, "tours", "huguenot", "regular") == 3
    left = table_with().state()["pools"]["huguenot"]["regular"]
    table = rising([units("nimes", "huguenot", "regular", left)], "tours", 6)
    table.answer("done")
    assert count(table, "tours", "huguenot", "regular") == 1
    assert happened(table, "pool_empty") == [{"owner": "huguenot", "type": "regular", "missing": 2}]


def test_who_stands_in_a_space_that_follows_is_displaced_once_all_are_taken() -> None:
    edits = [*LYON, units("dijon", "france", "mercenary", 1), {"set": "leader", "leader": "anjou", "at": "clermont"}]
    table = rising(edits, "lyon")
    table.answer(HIT)
    table.answer("paris")
    table.answer("dijon")
    table.answer("clermont")
    assert (prompt(table)["id"], prompt(table)["at"]) == ("displace", "dijon")
    table.answer(prompt(table)["options"][0])
    assert table.prompt() is None
    assert table.state()["leaders"]["anjou"]["at"] == "paris"


def test_why_a_space_does_not_follow() -> None:
    table = rising([*LYON, units("dijon", "spain", "regular", 1), *of_control("protestant", "clermont")], "lyon")
    table.answer(HIT)
    table.answer("paris")
    assert table.prompt() is None, "none is left to follow"
    table = rising([*LYON, units("dijon", "spain", "regular", 1), *of_control("spain", "geneva")], "lyon")
    table.answer(HIT)
    table.answer("paris")
    reasons = {space: why["reason"] for space, why in prompt(table)["why_not"].items()}
    assert prompt(table)["options"] == ["clermont", "done"], "whoever controls it"
    assert reasons["dijon"] == "unit_of_other_faith"
    assert reasons["grenoble"] == reasons["avignon"] == "not_of_faith"
    assert reasons["geneva"] == "outside_area"
    assert reasons["tours"] == "not_linked_to_target"
    with pytest.raises(Refusal) as refused:
        table.answer("dijon")
    assert (refused.value.reason, refused.value.rule) == ("unit_of_other_faith", "18.x")


BAD = [
    ("limoges", [], "not_of_faith"),
    ("tours", [{"set": "unrest", "space": "tours", "value": True}], "is_in_unrest"),
    ("tours", [{"set": "besieged", "space": "tours", "value": True}], "is_besieged"),
    ("la_rochelle", [], "not_held_by_enemy"),
    ("rotterdam", [], "outside_area"),
    ("london", [], "outside_area"),
]


@pytest.mark.parametrize(("target", "edits", "reason"), BAD)
def test_why_a_space_cannot_rise(target: str, edits: Edits, reason: str) -> None:
    table = table_with(edits)
    with pytest.raises(Refusal) as refused:
        table.start("huguenot_rebellion", {"cp": 3, "target": target})
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("not_allowed", reason, "18.x")
    table.start("huguenot_rebellion", {"cp": 3})
    assert target not in prompt(table)["options"]
    if reason != "outside_area":
        assert prompt(table)["why_not"][target]["reason"] == reason


def test_every_space_of_the_area_is_a_target_or_says_why_not() -> None:
    table = table_with()
    table.start("dutch_rebellion")
    asked = prompt(table)
    area = {space for space, why in asked["why_not"].items()} | set(asked["options"])
    assert set(asked["options"]) == {"ghent", "middelburg", "rotterdam"}
    assert len(area) == 16
    assert not set(asked["options"]) & set(asked["why_not"])


def test_target_and_points_are_asked_for() -> None:
    table = table_with()
    table.start("huguenot_rebellion")
    assert prompt(table)["id"] == "choose_target"
    table.answer("tours")
    assert (prompt(table)["id"], prompt(table)["options"]) == ("choose_cp", [1, 2, 3, 4, 5, 6])
    for wrong in (0, 7, True, "3", 2.0, [3]):
        with pytest.raises(Refusal) as refused:
            table.answer(wrong)
        assert refused.value.reason == "cp_out_of_range"
    table.answer(1)
    assert table.prompt() is None
    assert table.state()["spaces"]["tours"]["control"] == "protestant"


def test_no_rising_without_a_target() -> None:
    state = table_with().state()
    protestant = [s for s, now in state["spaces"].items() if now["religion"] == "protestant"]
    table = table_with(of_religion("catholic", *protestant))
    with pytest.raises(Refusal) as refused:
        table.start("huguenot_rebellion")
    assert (refused.value.code, refused.value.reason) == ("not_allowed", "no_target")
    menu = {row["id"]: row["why_not"] for row in table.procedures()}
    assert menu["huguenot_rebellion"]["reason"] == "no_target"


@pytest.mark.parametrize("given", [{"target": "narnia"}, {"cp": 7}, {"cp": 0}, {"target": 3}, {"points": 3}])
def test_rubbish_at_the_start_is_a_bad_request(given: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        table_with().start("huguenot_rebellion", given)
    assert refused.value.code == "bad_request"


def test_capital_and_leader_come_as_the_player_likes() -> None:
    table = rising([], "middelburg", 5, "dutch")
    assert (prompt(table)["id"], prompt(table)["step"]) == ("place_capital", 7)
    table.answer("no")
    assert table.state()["capitals"]["dutch"] is None
    asked = prompt(table)
    assert (asked["id"], asked["step"]) == ("place_leader", 8)
    assert asked["options"] == ["orange", "louis_of_nassau", "none"]
    reasons = {leader: why["reason"] for leader, why in asked["why_not"].items()}
    assert reasons == {
        "maurice": "leader_comes_later", "sea_beggar_admiral": "naval_leader", "dutch_default": "default_leader"
    }  # fmt: skip
    table.answer("none")
    assert table.state()["leaders"]["orange"]["status"] == "waiting"
    assert table.prompt() is None


@pytest.mark.parametrize(
    ("edits", "able"),
    [
        ([{"set": "turn", "value": 5}], ["orange"]),
        ([{"set": "turn", "value": 6}], ["maurice"]),
        ([{"set": "leader", "leader": "orange", "status": "dead"}], ["louis_of_nassau"]),
        ([{"set": "leader", "leader": "orange", "status": "captured", "captor": "spain"},
          {"set": "leader", "leader": "louis_of_nassau", "at": "rotterdam"}], []),
    ],
)  # fmt: skip
def test_only_a_leader_who_waits_in_his_time_may_come(edits: Edits, able: list[str]) -> None:
    table = rising(edits, "middelburg", 1, "dutch")
    table.answer("yes")
    assert table.state()["capitals"]["dutch"] == "middelburg"
    assert table.state()["spaces"]["middelburg"]["fortified"]
    if able:
        assert prompt(table)["options"] == [*able, "none"]
    else:
        assert table.prompt() is None
        assert happened(table, "no_leader_to_enter") == [{"owner": "dutch"}]


def test_a_war_that_is_on_goes_on() -> None:
    table = rising([{"set": "war", "powers": ["france", "protestant"], "value": True}], "tours", 1)
    assert table.state()["wars"].count(["france", "protestant"]) == 1
    assert not happened(table, "war_declared")
    assert happened(table, "war_goes_on")


def test_the_rest_can_be_done_in_the_obvious_way() -> None:
    table = rising(LYON, "lyon")
    table.answer(HIT)
    table.finish("france")
    assert count(table, "marseille", "france", "mercenary") == 2, "the nearest place, then by id"
    table.finish("protestant")
    assert table.prompt() is None
    assert table.state()["spaces"]["clermont"]["control"] == "protestant"

"""20.4 Land units and army leaders go home. On a bare board; reinforcements of 20.6 join what stands in a capital."""

from __future__ import annotations

import pytest

from engine.table import Refusal
from tests.engine.bare import Edit, Winter, ally, control, leader, units, unrest


def rows(to: str, **counts: int) -> list[Edit]:
    return [{"to": to, "type": kind, "count": count} for kind, count in counts.items()]


def refused(winter: Winter, value: object) -> str:
    """The reason for which an answer is refused; the prompt stays."""
    before = winter.prompt
    with pytest.raises(Refusal) as refusal:
        winter.table.answer(value)
    assert refusal.value.code == "illegal_answer"
    assert str(refusal.value.rule).startswith("20.4")
    assert winter.prompt == before
    return refusal.value.reason


# ---- 1. stacks


def test_the_excess_must_go_and_more_may() -> None:
    winter = Winter(units("lyon", "france", "regular", 4), units("lyon", "france", "mercenary", 2))
    assert (winter.asked, winter.prompt["at"], winter.prompt["owner"]) == ("return_units", "lyon", "france")
    assert (winter.prompt["why"], winter.prompt["must"], winter.prompt["min"], winter.prompt["max"]) == (
        "stacking", 2, 2, 6)  # fmt: skip
    assert winter.prompt["options"] == ["paris"]
    assert refused(winter, rows("paris", regular=1)) == "more_must_go"
    assert refused(winter, rows("paris", regular=5)) == "not_so_many"
    assert refused(winter, rows("rouen", regular=2)) == "only_to_capital"
    assert refused(winter, rows("vienna", regular=2)) == "no_destination"
    assert refused(winter, "paris") == "wrong_shape"
    winter.answer(rows("paris", regular=3))
    assert winter.asked == "return_optional"
    winter.answer([{"from": "lyon", "to": "paris", "type": "mercenary", "count": 2}])
    assert winter.units("lyon", "france") == 1
    assert (winter.units("paris", "france", "regular"), winter.units("paris", "france", "mercenary")) == (3 + 1, 2)


def test_why_units_beyond_four_do_not_go_elsewhere() -> None:
    winter = Winter(units("lyon", "france", "regular", 6))
    assert winter.prompt["why_not"]["rouen"]["reason"] == "only_to_capital"
    assert winter.prompt["why_not"]["rouen"]["rule"] == "20.4"
    assert winter.prompt["why_not"]["dijon"]["reason"] == "not_fortified"
    assert "paris" not in winter.prompt["why_not"]


def test_what_had_to_go_to_a_lost_capital_is_destroyed_by_its_owners_choice() -> None:
    edits = (units("lyon", "france", "regular", 4), units("lyon", "france", "mercenary", 2))
    winter = Winter(*edits, control("paris", "protestant"))
    assert (winter.asked, winter.prompt["min"], winter.prompt["max"]) == ("lose_units", 2, 2)
    assert winter.prompt["why"] == "capital_lost"
    winter.answer(["regular", "mercenary"])
    assert (winter.units("lyon", "france", "regular"), winter.units("lyon", "france", "mercenary")) == (3, 1)
    assert winter.events("nowhere_to_return") == [
        {"at": "lyon", "owner": "france", "count": 2, "why": "capital_lost"}
    ]  # fmt: skip


def test_a_capital_of_an_ally_receives_and_counts_as_friendly() -> None:
    winter = Winter(
        units("lyon", "france", "regular", 5), control("paris", "empire"),
        {"set": "alliance", "powers": ["france", "empire"], "value": True},
    )  # fmt: skip
    winter.answer(rows("paris", regular=1)).rest()
    assert winter.units("paris", "france") == 1
    assert not winter.events("attrition")


def test_with_a_capital_off_the_map_the_excess_goes_to_the_nearest_fortress_with_room() -> None:
    winter = Winter(
        {"set": "capital", "owner": "huguenot", "at": None}, control("bordeaux", "protestant"),
        units("la_rochelle", "huguenot", "regular", 6), units("bordeaux", "huguenot", "regular", 3),
    )  # fmt: skip
    assert winter.units("la_rochelle", "huguenot") == 4
    assert winter.units("bordeaux", "huguenot") == 4
    assert winter.events("nowhere_to_return") == [
        {"at": "la_rochelle", "owner": "huguenot", "count": 1, "why": "no_capital"}
    ]  # fmt: skip


def test_huguenots_and_dutch_share_the_limit_of_four() -> None:
    edits = (
        control("rotterdam", "protestant"), {"set": "capital", "owner": "dutch", "at": "rotterdam"},
        control("orleans", "protestant"), control("tours", "protestant"), control("poitiers", "protestant"),
        units("orleans", "huguenot", "regular", 3), units("orleans", "dutch", "regular", 3),
    )  # fmt: skip
    winter = Winter(*edits)
    assert (winter.asked, winter.prompt["owner"], winter.prompt["min"]) == ("return_units", "huguenot", 0)
    assert winter.prompt["options"] == ["la_rochelle"]
    winter.answer(rows("la_rochelle", regular=1))
    assert (winter.asked, winter.prompt["owner"], winter.prompt["min"]) == ("return_units", "dutch", 1)
    assert winter.prompt["options"] == ["rotterdam"]
    winter.answer(rows("rotterdam", regular=1)).rest()
    assert (winter.units("orleans", "huguenot"), winter.units("orleans", "dutch")) == (2, 2)


def test_in_the_capital_of_the_huguenots_the_dutch_are_guests() -> None:
    """Five Huguenots may stay in their capital; a Dutch unit there stands above the limit of four and must go."""
    winter = Winter(
        control("rotterdam", "protestant"), {"set": "capital", "owner": "dutch", "at": "rotterdam"},
        units("la_rochelle", "huguenot", "regular", 5), units("la_rochelle", "dutch", "regular", 1),
    )  # fmt: skip
    assert winter.asked is None
    assert winter.units("la_rochelle", "huguenot") == 5 + 1
    assert winter.units("rotterdam", "dutch") == 1 + 1


# ---- volunteers


def test_volunteers_are_asked_once_a_power() -> None:
    winter = Winter(
        units("lyon", "france", "regular", 2), units("metz", "france", "regular", 1),
        units("paris", "france", "regular", 3), units("naples", "spain", "regular", 1),
        units("milan", "spain", "regular", 2),
    )  # fmt: skip
    assert (winter.asked, winter.prompt["power"]) == ("return_optional", "spain")
    pairs = [{"from": "naples", "to": "madrid"}, {"from": "naples", "to": "milan"}]
    assert sorted(winter.prompt["options"], key=str) == pairs
    winter.answer([{"from": "naples", "to": "milan", "type": "regular", "count": 1}])
    assert (winter.asked, winter.prompt["power"]) == ("return_optional", "france")
    assert winter.prompt["options"] == [{"from": "lyon", "to": "paris"}, {"from": "metz", "to": "paris"}]
    for value, reason in (
        ("paris", "wrong_shape"), ([{"from": "lyon", "to": "rouen", "type": "regular", "count": 1}], "no_destination"),
        ([{"from": "lyon", "to": "paris", "type": "regular", "count": 3}], "not_so_many"),
        ([{"from": "paris", "to": "paris", "type": "regular", "count": 1}], "no_destination"),
    ):
        assert refused(winter, value) == reason
    winter.answer([]).rest()
    assert winter.units("milan", "spain") == 3 + 1
    assert winter.units("lyon", "france") == 2


def test_of_two_owners_a_row_may_name_one() -> None:
    edits = (units("bristol", "england", "regular", 1), units("bristol", "scotland", "regular", 2))
    winter = Winter(ally("scotland", "england"), *edits)
    row = {"from": "bristol", "to": "london", "type": "regular", "count": 2}
    assert refused(winter, [{**row, "owner": "england"}]) == "not_so_many"
    assert refused(winter, [{**row, "to": "edinburgh", "owner": "england"}]) == "no_destination"
    winter.answer([row, {**row, "count": 1}])
    assert (winter.units("london", "scotland"), winter.units("london", "england")) == (2, 1 + 1)


def test_volunteers_for_a_lost_capital_are_not_asked_for() -> None:
    winter = Winter(units("lyon", "france", "regular", 2), control("paris", "protestant"))
    assert winter.asked is None


# ---- 2. returning


def test_equally_near_and_the_capital_and_why_not_the_rest() -> None:
    winter = Winter(units("mons", "france", "regular", 4))
    assert set(winter.prompt["options"]) == {"calais", "metz", "paris", "rouen"}
    assert winter.prompt["why"] == "must_return"
    reasons = {space: row["reason"] for space, row in winter.prompt["why_not"].items()}
    assert reasons["lyon"] == "fortress_not_nearest"
    assert winter.prompt["why_not"]["lyon"]["data"]["nearest"] == 2
    assert reasons["amiens"] == "not_fortified"
    assert refused(winter, rows("calais", regular=3)) == "more_must_go"
    assert refused(winter, rows("calais", regular=5)) == "not_so_many"
    assert refused(winter, rows("lyon", regular=4)) == "fortress_not_nearest"


def test_at_most_four_counted_before_attrition() -> None:
    edits = (units("mons", "france", "regular", 6), units("calais", "france", "regular", 2))
    winter = Winter(*edits, unrest("amiens"), unrest("reims"))
    winter.answer([])  # the garrison of Calais stays
    assert winter.prompt["room"] == {"calais": 2, "metz": 4, "rouen": 4, "paris": None}
    assert refused(winter, rows("calais", regular=3) + rows("paris", regular=3)) == "no_room"
    winter.answer(rows("calais", regular=2) + rows("metz", regular=4))
    assert winter.units("calais", "france") == 3
    assert winter.units("metz", "france") == 2


def test_if_the_nearest_is_full_only_the_capital_is_left() -> None:
    winter = Winter(
        units("stirling", "scotland", "regular", 1), ally("scotland", None), units("cork", "england", "regular", 1),
        units("dublin", "england", "regular", 4),
    )  # fmt: skip
    winter.answer([])
    assert winter.asked is None  # Cork: Dublin is full, so London
    assert winter.units("london", "england") == 1 + 1
    assert winter.units("edinburgh", "scotland") == 1


def test_who_finds_no_place_is_destroyed_and_who_does_is_the_owners_choice() -> None:
    winter = Winter(
        control("london", "spain"), units("dublin", "england", "regular", 3),
        units("cork", "england", "regular", 1), units("cork", "england", "mercenary", 1),
    )  # fmt: skip
    assert (winter.asked, winter.prompt["min"], winter.prompt["max"]) == ("return_units", 1, 1)
    assert winter.prompt["why_not"]["london"]["reason"] == "capital_lost"
    winter.answer(rows("dublin", mercenary=1))
    assert (winter.units("dublin", "england", "mercenary"), winter.units("cork", "england")) == (1, 0)
    assert [e["why"] for e in winter.events("nowhere_to_return")] == ["no_refuge"]


def test_an_allied_minor_uses_its_ally_and_its_own_spaces() -> None:
    """Stirling, a Scottish town: Scots have Edinburgh, which is theirs, and their ally's capital; English units there
    have Berwick and London, for Edinburgh is not English."""
    winter = Winter(
        ally("scotland", "england"),
        units("stirling", "scotland", "regular", 1), units("stirling", "england", "regular", 1),
    )  # fmt: skip
    assert (winter.prompt["owner"], set(winter.prompt["options"])) == ("england", {"berwick", "london"})
    winter.answer(rows("berwick", regular=1))
    assert (winter.prompt["owner"], set(winter.prompt["options"])) == ("scotland", {"edinburgh", "london"})
    winter.answer(rows("london", regular=1))
    assert winter.units("london", "scotland") == 1


def test_units_in_a_fortress_of_their_ally_must_go() -> None:
    winter = Winter(ally("scotland", "england"), units("edinburgh", "england", "regular", 1))
    assert (winter.asked, winter.prompt["why"]) == ("return_units", "must_return")
    assert set(winter.prompt["options"]) == {"berwick", "london"}


def test_an_unallied_minor_takes_the_first_legal_option_last() -> None:
    winter = Winter(
        ally("venice", None), units("zara", "venice", "regular", 5), units("venice", "venice", "regular", 1)
    )
    assert winter.asked is None  # Corfu and the home key are two away; the first takes as many as it has room for
    assert winter.units("corfu", "venice") + winter.units("venice", "venice") == 6
    assert winter.units("corfu", "venice") == 4


def test_in_its_home_key_a_minor_power_has_no_limit_and_may_go_to_its_allys_capital() -> None:
    winter = Winter(ally("venice", "spain"), units("venice", "venice", "regular", 6))
    assert (winter.asked, winter.prompt["power"]) == ("return_optional", "spain")
    winter.answer([{"from": "venice", "to": "milan", "type": "regular", "count": 1}])
    assert (winter.units("venice", "venice"), winter.units("milan", "venice")) == (5, 1)


def test_units_in_their_home_capital_stay_even_when_it_is_lost() -> None:
    winter = Winter(units("paris", "france", "regular", 2), control("paris", "protestant"))
    assert winter.asked is None
    assert winter.units("paris", "france") == 2


# ---- attrition


def test_the_prompt_says_where_a_way_is_cut_and_what_that_costs() -> None:
    winter = Winter(units("mons", "france", "regular", 3), unrest("amiens"), control("reims", "spain"))
    way = winter.prompt["ways"]["paris"]
    assert (way["clear"], way["losses"], way["steps"]) == (False, 2, 2)
    assert way["path"] == ["mons", "amiens", "paris"]
    assert way["cut"] == {"space": "amiens", "why": "unrest", "control": "france", "rule": "20.4"}
    clear = Winter(units("mons", "france", "regular", 3), unrest("amiens")).prompt["ways"]["paris"]
    assert (clear["clear"], clear["cut"], clear["losses"]) == (True, None, 0)
    assert clear["path"] == ["mons", "reims", "paris"]


def test_a_destination_in_unrest_cuts_every_path() -> None:
    winter = Winter(units("orleans", "france", "regular", 5), unrest("paris"))
    assert winter.prompt["ways"]["paris"]["cut"]["space"] == "paris"
    winter.answer(rows("paris", regular=1))
    assert winter.events("attrition")[0]["lost"] == 1


def test_the_space_where_a_path_begins_may_be_in_unrest() -> None:
    winter = Winter(units("orleans", "france", "regular", 5), unrest("orleans"))
    winter.answer(rows("paris", regular=1)).rest()
    assert not winter.events("attrition")


def test_all_that_go_between_the_same_two_spaces_are_one_group() -> None:
    """One that must and two that may: three in one group lose two, however many answers they went in."""
    winter = Winter(units("orleans", "france", "regular", 5), unrest("paris"))
    winter.answer(rows("paris", regular=1))
    way = winter.prompt["ways"][0]
    assert (way["from"], way["to"], way["losses"]) == ("orleans", "paris", 2)  # 5 in all lose 3, one is lost
    winter.answer([{"from": "orleans", "to": "paris", "type": "regular", "count": 2}])
    assert [e["lost"] for e in winter.events("attrition")] == [1, 1]
    assert winter.units("paris", "france") == 1


def test_who_is_lost_is_the_owners_choice() -> None:
    winter = Winter(units("munster", "france", "regular", 2), units("munster", "france", "mercenary", 2))
    winter.answer([*rows("paris", regular=2), *rows("calais", mercenary=2)])
    assert winter.asked is None  # two groups of one kind each: nothing to choose
    assert (winter.units("paris", "france", "regular"), winter.units("calais", "france", "mercenary")) == (1 + 1, 1)
    winter = Winter(units("munster", "france", "regular", 2), units("munster", "france", "mercenary", 1))
    winter.answer(rows("paris", regular=2, mercenary=1))
    assert (winter.asked, winter.prompt["min"], winter.prompt["max"]) == ("lose_units", 2, 2)
    assert (winter.prompt["target"], winter.prompt["way"]["clear"]) == ("paris", False)
    assert refused(winter, ["mercenary"]) == "wrong_shape"
    assert refused(winter, ["mercenary", "mercenary"]) == "not_so_many"
    assert refused(winter, ["naval", "regular"]) == "not_so_many"
    winter.answer(["regular", "mercenary"])
    assert winter.units("paris", "france", "regular") == 1 + 1


def test_enemy_units_do_not_cut_a_path_and_no_fleet_is_needed() -> None:
    winter = Winter(units("bruges", "england", "regular", 2), units("north_sea", "spain", "naval", 3))
    while winter.asked == "choose_port":
        winter.answer(winter.prompt["options"][0])
    assert winter.prompt["ways"]["london"]["path"] == ["bruges", "north_sea", "london"]
    assert winter.prompt["ways"]["london"]["clear"]


# ---- 3. leaders


def test_a_leader_whose_space_empties_goes_with_a_group_or_to_the_capital() -> None:
    winter = Winter(leader("guise", "mons"), units("mons", "france", "regular", 4))
    winter.answer([*rows("calais", regular=2), *rows("metz", regular=2)])
    assert (winter.asked, winter.prompt["leader"]) == ("leader_follows", "guise")
    assert set(winter.prompt["options"]) == {"calais", "metz", "paris"}
    winter.answer("metz")
    assert "guise" in winter.state["spaces"]["metz"]["leaders"]


def test_a_leader_cannot_follow_a_group_that_is_lost_whole() -> None:
    winter = Winter(leader("guise", "munster"), units("munster", "france", "regular", 1))
    winter.answer(rows("calais", regular=1))
    assert winter.asked is None
    assert "guise" in winter.state["spaces"]["paris"]["leaders"]


def test_a_leader_stays_while_a_unit_stays() -> None:
    winter = Winter(leader("guise", "lyon"), units("lyon", "france", "regular", 5))
    winter.answer(rows("paris", regular=1)).answer([])
    assert winter.asked is None
    assert "guise" in winter.state["spaces"]["lyon"]["leaders"]


def test_a_leader_alone_goes_to_the_capital_unless_he_is_in_a_fortress_of_his_power() -> None:
    winter = Winter(leader("guise", "munster"), leader("anjou", "lyon"), leader("alba", "mons"))
    assert (winter.asked, winter.prompt["leader"]) == ("leader_follows", "alba")
    assert set(winter.prompt["options"]) == {"madrid", "milan"}
    winter.answer("milan")
    assert "guise" in winter.state["spaces"]["paris"]["leaders"]
    assert "anjou" in winter.state["spaces"]["lyon"]["leaders"]


def test_a_leader_alone_in_a_capital_that_an_ally_holds_is_there_already() -> None:
    """No fortified space of his power, so he goes to the capital (20.4), which receives him where he stands."""
    allied: Edit = {"set": "alliance", "powers": ["france", "empire"], "value": True}
    winter = Winter(control("paris", "empire"), allied, leader("guise", "paris"))
    assert winter.asked is None
    assert "guise" in winter.state["spaces"]["paris"]["leaders"]
    assert not winter.events("leader_placed")


def test_a_huguenot_leader_has_the_huguenot_capital() -> None:
    winter = Winter(
        control("rotterdam", "protestant"), {"set": "capital", "owner": "dutch", "at": "rotterdam"},
        leader("coligny", "mons"), leader("orange", "mons"),
    )  # fmt: skip
    assert winter.asked is None
    assert "coligny" in winter.state["spaces"]["la_rochelle"]["leaders"]
    assert "orange" in winter.state["spaces"]["rotterdam"]["leaders"]


def test_a_leader_with_his_capital_lost_goes_to_the_nearest_fortress_or_leaves_the_map() -> None:
    winter = Winter(control("paris", "spain"), leader("guise", "bourges"))
    assert "guise" in winter.state["spaces"]["orleans"]["leaders"]
    strongholds = ("vienna", "prague", "augsburg", "cologne")
    winter = Winter(*(control(space, "ottoman") for space in strongholds), leader("schwendi", "kassel"))
    assert winter.state["leaders"]["schwendi"]["status"] == "waiting"

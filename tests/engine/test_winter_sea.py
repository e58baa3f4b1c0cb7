"""20.3 and 20.4 at sea: loans, naval units, naval leaders, Don John, and sea captains on both maps."""

from __future__ import annotations

import pytest

from engine.table import Refusal
from tests.engine.bare import Edit, Winter, ally, captain, control, leader, units


def settlement(site: str, owner: str | None) -> Edit:
    return {"set": "settlement", "settlement": site, "owner": owner}


# ---- loans


def test_loaned_ships_join_their_owners_others_and_go_to_a_port_of_their_own() -> None:
    winter = Winter(
        units("la_rochelle", "england", "naval", 1, loaned_to="protestant"),
        units("la_rochelle", "england", "naval", 1),
    )  # fmt: skip
    assert winter.events("loan_ended") == [
        {"at": "la_rochelle", "owner": "england", "type": "naval", "count": 1, "loaned_to": "protestant"}
    ]  # fmt: skip
    assert (winter.asked, winter.prompt["units"]) == ("choose_port", [{"type": "naval", "count": 2}])
    winter.answer(["bristol", "dublin"])
    assert (winter.units("bristol", "england"), winter.units("dublin", "england")) == (1, 1)


def test_no_loan_is_a_skipped_step() -> None:
    assert Winter(units("bristol", "england", "naval", 1)).skipped(3) == "no_loan"


# ---- ships


def test_ships_in_a_port_of_their_own_stay_besieged_or_not() -> None:
    winter = Winter(units("plymouth", "england", "naval", 2), {"set": "besieged", "space": "plymouth", "value": True})
    assert winter.asked is None
    assert winter.units("plymouth", "england") == 2
    assert winter.skipped(4) == "no_fleet_away"


def test_equally_near_ports_may_share_a_group() -> None:
    winter = Winter(units("english_channel", "england", "naval", 3))
    assert winter.prompt["options"] == ["plymouth", "portsmouth"]
    assert winter.prompt["ways"]["plymouth"]["path"] == ["english_channel", "plymouth"]
    assert winter.prompt["why_not"]["bristol"]["reason"] == "port_not_nearest"
    assert winter.prompt["why_not"]["bristol"]["data"] == {"space": "bristol", "steps": 2, "nearest": 1}
    for value, reason in (
        (["plymouth"], "wrong_shape"), ("bristol", "port_not_nearest"), ("brest", "no_port_of_theirs"),
        (["plymouth", "plymouth", "york"], "no_port_of_theirs"), ({"plymouth": 3}, "wrong_shape"),
    ):
        with pytest.raises(Refusal) as refusal:
            winter.table.answer(value)
        assert refusal.value.reason == reason
    winter.answer("portsmouth")
    assert winter.units("portsmouth", "england") == 3


def test_a_list_names_naval_units_before_corsairs() -> None:
    winter = Winter(units("bay_of_biscay", "ottoman", "corsair", 1), units("bay_of_biscay", "ottoman", "naval", 1),
                    control("nantes", "ottoman"), control("bayonne", "ottoman"))
    assert [unit["type"] for unit in winter.prompt["units"]] == ["naval", "corsair"]
    winter.answer(["bayonne", "nantes"])
    assert (winter.units("bayonne", "ottoman", "naval"), winter.units("nantes", "ottoman", "corsair")) == (1, 1)


def test_ships_of_an_allied_minor_have_its_ports_and_its_allys() -> None:
    winter = Winter(ally("scotland", "england"), units("bay_of_biscay", "scotland", "naval", 1))
    assert (winter.prompt["power"], winter.prompt["owner"]) == ("england", "scotland")
    assert winter.prompt["options"] == ["bristol", "dublin", "glasgow", "plymouth", "portsmouth"]


def test_ships_of_an_unallied_minor_take_the_first_of_the_nearest() -> None:
    winter = Winter(ally("venice", None), units("ionian_sea", "venice", "naval", 2))
    assert winter.asked is None
    assert winter.units("corfu", "venice") == 2


def test_without_a_port_left_ships_go_to_the_pool_and_their_leader_waits() -> None:
    winter = Winter(
        *(control(port, "spain") for port in ("la_rochelle",)), leader("sea_beggar_admiral", "north_sea"),
        units("north_sea", "huguenot", "naval", 1), units("north_sea", "dutch", "naval", 2),
    )  # fmt: skip
    assert not any(place["units"] for place in winter.state["seas"].values())
    assert winter.state["pools"]["dutch"]["naval"] == 6
    assert {e["owner"] for e in winter.events("no_port_left")} == {"huguenot", "dutch"}
    assert winter.state["leaders"]["sea_beggar_admiral"]["status"] == "waiting"
    assert winter.events("fleets_home") == [{"count": 0, "lost": 3}]


# ---- leaders


def test_a_naval_leader_goes_where_ships_of_his_zone_have_gone() -> None:
    winter = Winter(units("english_channel", "england", "naval", 2), leader("howard", "english_channel"))
    winter.answer(["plymouth", "portsmouth"])
    assert (winter.asked, winter.prompt["leader"]) == ("leader_follows", "howard")
    assert winter.prompt["options"] == ["plymouth", "portsmouth"]
    winter = Winter(units("english_channel", "england", "naval", 2), leader("howard", "english_channel"))
    winter.answer("portsmouth")
    assert winter.asked is None
    assert "howard" in winter.state["spaces"]["portsmouth"]["leaders"]


def test_a_naval_leader_without_ships_goes_to_the_nearest_port() -> None:
    winter = Winter(leader("howard", "irish_sea"))
    assert winter.prompt["options"] == ["bristol", "dublin"]
    winter.answer("dublin")
    assert "howard" in winter.state["spaces"]["dublin"]["leaders"]


def test_a_naval_leader_in_a_port_of_his_power_stays() -> None:
    winter = Winter(leader("howard", "bristol"))
    assert winter.asked is None
    assert winter.skipped(4) == "no_fleet_away"


def test_don_john_has_the_choice_only_at_sea_and_only_of_capitals_that_receive() -> None:
    edits = (units("ionian_sea", "spain", "naval", 1), leader("don_john", "ionian_sea"))
    winter = Winter(*edits, control("milan", "france"))
    winter.answer("malta")
    assert (winter.asked, winter.prompt["options"]) == ("don_john", ["malta", "madrid"])
    assert winter.prompt["why_not"]["milan"]["reason"] == "capital_lost"
    winter.answer("madrid")
    assert winter.state["leaders"]["don_john"]["service"] == "army"
    assert winter.state["leaders"]["don_john"]["at"] == "madrid"
    assert Winter(leader("don_john", "barcelona")).asked is None


def test_don_john_stays_at_sea_where_that_is_obvious() -> None:
    winter = Winter(leader("don_john", "ionian_sea")).rest()
    assert winter.state["leaders"]["don_john"] == {
        "status": "on_map", "alive": True, "at": "malta", "captor": None, "service": "naval",
    }  # fmt: skip


# ---- captains


def test_captains_on_the_europe_map_go_back_to_the_pool() -> None:
    winter = Winter({"set": "captain", "captain": "drake", "at": "north_sea"},
                    {"set": "captain", "captain": "menendez", "at": "seville"})
    assert winter.asked is None
    assert {e["captain"] for e in winter.events("captain_home")} == {"drake", "menendez"}
    assert all(row["at"] is None for row in winter.state["captains"].values())


def test_a_captain_has_his_colonies_and_his_entry_zones() -> None:
    winter = Winter(
        captain("drake", "brazil_coast", 2), settlement("roanoke", "england"), settlement("guiana", "england"),
        settlement("nova_albion", "england"), settlement("rio", "france"), settlement("bahia", "england"),
    )  # fmt: skip
    assert (winter.asked, winter.prompt["power"], winter.prompt["captain"]) == ("captain_returns", "england", "drake")
    assert set(winter.prompt["options"]) == {"guiana", "guinea_coast", "north_atlantic", "roanoke"}
    assert winter.prompt["why_not"]["nova_albion"]["reason"] == "dangerous_passage"
    assert winter.prompt["ways"]["roanoke"]["path"][-1] == "roanoke"
    winter.answer("roanoke")
    assert winter.state["captains"]["drake"] == {"at": "roanoke", "treasures": 2}
    assert winter.state["powers"]["england"]["treasures"] == 0


def test_at_the_entry_zone_the_treasures_join_the_owners() -> None:
    winter = Winter(captain("testu", "spanish_main", 2), captain("kurtoglu", "indian_ocean", 1))
    assert winter.prompt["captain"] == "testu"  # the Ottoman has one entry zone and is not asked
    winter.answer("guinea_coast")
    assert winter.state["powers"]["france"]["treasures"] == 2
    assert winter.state["powers"]["ottoman"]["treasures"] == 1
    assert winter.state["captains"]["testu"] == {"at": None, "treasures": 0}


def test_a_captain_in_a_colony_may_stay_there() -> None:
    winter = Winter(captain("urdaneta", "manila", 1), settlement("manila", "spain"))
    assert winter.asked is None  # home leads only through dangerous passages
    assert winter.state["captains"]["urdaneta"] == {"at": "manila", "treasures": 1}


def test_no_site_is_a_passage() -> None:
    """Panama lies on both oceans; a captain there has both, one on the Mexican Coast does not come through."""
    winter = Winter(captain("drake", "nombre_de_dios", 1))
    assert set(winter.prompt["options"]) == {"guinea_coast", "north_atlantic"}
    winter = Winter(captain("drake", "mexican_coast", 1))
    assert (winter.asked, winter.prompt["rule"], winter.prompt["dice"]) == ("enter_dice", "16.1", 1)


@pytest.mark.parametrize(("captain_", "die", "safe"), [("drake", 2, True), ("drake", 1, False), ("hawkins", 2, False)])
def test_the_navigation_check(captain_: str, die: int, safe: bool) -> None:
    """The die and the captain's rating (Drake 2, Hawkins 1) against 4; who fails is lost with his treasures."""
    winter = Winter(captain(captain_, "peruvian_coast", 3))
    assert winter.events("captain_cut_off") == [{"captain": captain_, "at": "peruvian_coast"}]
    winter.answer([die])
    at = "peruvian_coast" if safe else None
    assert winter.state["captains"][captain_] == {"at": at, "treasures": 3 if safe else 0}
    assert winter.events("navigation_check")[0]["safe"] is safe
    assert winter.state["powers"]["england"]["treasures"] == 0


def test_the_number_that_is_safe_is_the_tables() -> None:
    winter = Winter({"set": "value", "key": "navigation.safe_at", "value": 7}, captain("drake", "peruvian_coast"))
    winter.answer([4])
    assert winter.state["captains"]["drake"]["at"] is None

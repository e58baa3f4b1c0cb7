"""20.1, 20.2 and 20.5 to 20.10 on a bare board."""

from __future__ import annotations

from itertools import product

import pytest

from engine.virgin_queen.winter_league import league_result
from tests.engine.bare import Edit, Winter, control, units, unrest


def morisco(at: str) -> Edit:
    return {"set": "marker", "marker": "morisco", "at": at, "value": True}


# ---- 20.1


def test_morisco_unrest_over_links_and_passes_but_not_on_units() -> None:
    winter = Winter(morisco("granada"), units("cartagena", "spain", "naval", 1), unrest("valencia"))
    assert (winter.asked, winter.prompt["power"], winter.prompt["left"]) == ("place_unrest", "ottoman", 2)
    assert set(winter.prompt["options"]) == {"cadiz", "cordoba", "gibraltar", "madrid", "seville"}
    assert winter.prompt["why_not"]["cartagena"]["reason"] == "occupied"
    assert winter.prompt["why_not"]["granada"]["reason"] == "occupied"
    assert winter.prompt["why_not"]["valencia"]["reason"] == "in_unrest_already"
    winter.answer("seville").answer("madrid")
    assert winter.state["spaces"]["seville"]["unrest"]
    assert winter.units("madrid", "spain") == 0


def test_fewer_candidates_fewer_markers_and_nothing_to_ask() -> None:
    near = ("cadiz", "cordoba", "gibraltar", "madrid", "seville", "valencia", "cartagena")
    winter = Winter(morisco("granada"), *(unrest(space) for space in near[:-2]))
    assert winter.asked is None
    assert winter.state["spaces"]["valencia"]["unrest"]
    assert winter.state["spaces"]["cartagena"]["unrest"]
    winter = Winter(morisco("granada"), *(unrest(space) for space in near))
    assert winter.skipped(1) == "no_free_space"
    assert Winter().skipped(1) == "no_morisco_unit"


# ---- 20.2, 20.5


def test_treasures_and_alliances() -> None:
    winter = Winter(
        {"set": "treasures", "power": "france", "value": 2}, {"set": "treasure_row", "row": "spain", "value": 1},
        {"set": "alliance", "powers": ["spain", "empire"], "value": True},
    )  # fmt: skip
    assert winter.events("treasures_discarded") == [{"power": "france", "count": 2}]
    assert winter.events("alliance_ended") == [{"powers": ["spain", "empire"]}]
    assert winter.state["alliances"] == [["england", "scotland"]]
    assert winter.state["powers"]["spain"]["treasures"] == 1
    assert (Winter().skipped(2), Winter().skipped(6)) == ("no_treasure_left", "no_alliance")


# ---- 20.6


def test_reinforcement_needs_control_and_quiet() -> None:
    winter = Winter(control("london", "spain"), unrest("milan"), control("vienna", "ottoman"))
    reasons = {e["space"]: e["why"] for e in winter.events("no_reinforcement")}
    assert reasons == {"london": "capital_not_held", "milan": "capital_in_unrest", "vienna": "capital_not_held"}
    assert winter.units("london", "england") == winter.units("milan", "spain") == 0
    assert winter.units("madrid", "spain") == winter.units("la_rochelle", "huguenot") == 1


def test_an_ally_does_not_hold_a_capital_for_its_power() -> None:
    winter = Winter(control("paris", "empire"), {"set": "alliance", "powers": ["france", "empire"], "value": True})
    assert winter.units("paris", "france") == 0


def test_the_pool_limits_reinforcement() -> None:
    winter = Winter(units("paris", "france", "regular", 20))
    assert winter.units("paris", "france") == 20
    assert {"owner": "france", "type": "regular", "missing": 1} in winter.events("pool_empty")


def test_both_rebel_capitals_get_units_of_their_own() -> None:
    winter = Winter(control("rotterdam", "protestant"), {"set": "capital", "owner": "dutch", "at": "rotterdam"})
    assert (winter.units("rotterdam", "dutch"), winter.units("la_rochelle", "huguenot")) == (1, 1)


def test_without_a_quiet_capital_nothing_comes() -> None:
    capitals = ("istanbul", "madrid", "milan", "london", "paris", "vienna", "la_rochelle")
    winter = Winter(*(unrest(space) for space in capitals), empire=True)
    assert {e["space"] for e in winter.events("no_reinforcement")} == set(capitals)
    assert winter.skipped(7) == "no_capital_ready"
    assert Winter(*(unrest(space) for space in capitals[1:])).skipped(7) is None


@pytest.mark.parametrize(
    ("edits", "options"),
    [
        ([], ["regular", "mercenaries"]),
        ([{"set": "mercenaries_for_hire", "value": 0}], ["regular", "mercenaries", "mercenaries_for_hire"]),
        ([unrest("vienna")], None),
        ([unrest("vienna"), {"set": "mercenaries_for_hire", "value": 0}], None),
    ],
)
def test_the_empires_options(edits: list[Edit], options: list[str] | None) -> None:
    winter = Winter(*edits, empire=True)
    assert winter.prompt.get("options") == options
    winter.rest()
    for_hire = {"set": "mercenaries_for_hire", "value": 0} in edits
    moved = for_hire and options is None
    assert winter.state["powers"]["empire"]["mercenaries_for_hire"] == (4 if moved else 0 if for_hire else 2)
    assert winter.units("vienna", "empire", "regular") == (1 if options else 0)


# ---- 20.7


def test_piracy_and_treasures() -> None:
    winter = Winter(
        {"set": "marker", "marker": "piracy", "at": "ionian_sea", "value": True},
        {"set": "marker", "marker": "piracy", "at": "brazil_coast", "value": True},
        {"set": "treasure_row", "row": "portugal", "value": 2}, control("lisbon", "england"),
        {"set": "minor_active", "minor": "portugal", "value": True},
    )  # fmt: skip
    assert {e["sea"] for e in winter.events("piracy_removed")} == {"ionian_sea", "brazil_coast"}
    assert winter.state["powers"]["england"]["treasures"] == 1
    assert winter.state["treasure_rows"]["portugal"] == 1
    assert Winter().skipped(8) == "no_piracy"
    assert Winter().skipped(9) == "no_treasure_on_rows"


def test_the_allys_treasure_is_not_portugals() -> None:
    """Only who controls Lisbon itself has a claim."""
    winter = Winter(
        {"set": "treasure_row", "row": "portugal", "value": 2},
        {"set": "minor_ally", "minor": "portugal", "power": "spain"},
        {"set": "minor_active", "minor": "portugal", "value": True},
    )  # fmt: skip
    assert winter.skipped(9) == "no_treasure_on_rows"


# ---- 20.8, 20.9


def test_espionage_and_influence() -> None:
    winter = Winter(
        {"set": "informant", "owner": "england", "on": "spain", "value": True, "neutralised": True},
        {"set": "assassination_used", "power": "spain", "value": True}, {"set": "walsingham", "value": "defensive"},
        {"set": "influence", "minor": "venice", "power": "spain", "value": 6},
        {"set": "influence", "minor": "venice", "power": "england", "value": 3},
        {"set": "influence_resolved", "minor": "venice", "value": True},
    )  # fmt: skip
    assert winter.state["powers"]["spain"]["informants"] == []
    assert winter.state["powers"]["england"]["agents"]["informants"] == 2
    assert not winter.state["powers"]["spain"]["agents"]["assassination_used"]
    assert winter.state["powers"]["england"]["walsingham"] == "unused"
    boxes = winter.state["influence"]["venice"]
    assert (boxes["boxes"]["spain"], boxes["boxes"]["england"], boxes["resolved"]) == (2, 0, False)
    assert (Winter().skipped(10), Winter().skipped(11)) == ("no_agent_to_reset", "nothing_resolved")


def test_before_turn_3_walsingham_stays_away() -> None:
    assert Winter(scenario="campaign_1559").state["powers"]["england"]["walsingham"] is None


# ---- 20.10


@pytest.mark.parametrize("spaces", range(21))
def test_the_whole_table_of_the_league(spaces: int) -> None:
    """Three keys form it for certain; otherwise it needs six spaces at least, and die and spaces together twelve."""
    least_die = {6: 6, 7: 5, 8: 4, 9: 3, 10: 2}.get(spaces, 1 if spaces > 10 else None)
    for keys, die in product(range(6), range(1, 7)):
        if keys >= 3:
            assert league_result(spaces, keys) == league_result(spaces, keys, die) == "formed"
        elif least_die is None:
            assert league_result(spaces, keys) == league_result(spaces, keys, die) == "not_formed"
        else:
            assert league_result(spaces, keys) == "die"
            assert league_result(spaces, keys, die) == ("formed" if die >= least_die else "not_formed")


def test_metz_is_no_french_home_space() -> None:
    """It is a French key at the start, but it lies outside the homeland and counts for neither number."""
    winter = Winter(*(control(space, "protestant") for space in ("lyon", "rouen", "metz", "pau")))
    winter.rest()
    assert winter.events("league_checked")[0]["keys"] == 2
    assert winter.events("league_checked")[0]["held"] == 6


def test_the_die_of_the_league() -> None:
    more = [control(space, "protestant") for space in ("tours", "poitiers", "caen")]  # 7 with the four of the start
    winter = Winter(*more)
    assert (winter.asked, winter.prompt["rule"], winter.prompt["dice"]) == ("enter_dice", "20.10", 1)
    winter.answer([5])
    assert winter.state["catholic_league"]
    assert winter.events("league_checked") == [{"keys": 0, "held": 7, "die": 5, "sum": 12, "formed": True}]


@pytest.mark.parametrize(("turn", "why"), [(2, "no_league_turn"), (7, "no_league_turn"), (4, None)])
def test_the_turns_of_the_league(turn: int, why: str | None) -> None:
    keys = [control(space, "protestant") for space in ("lyon", "rouen", "bordeaux")]
    winter = Winter({"set": "turn", "value": turn}, *keys)
    assert winter.skipped(12) == why
    assert winter.state["catholic_league"] is (why is None)


def test_it_forms_once() -> None:
    assert Winter({"set": "catholic_league", "value": True}).skipped(12) == "league_stands"

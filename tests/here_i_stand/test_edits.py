"""The umpire's hand in Here I Stand: what each edit does, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table import Refusal, games
from tests.here_i_stand.positions import GAME, Edit, control, hand, religion, table_with, turn, units

ELECTORATES = ("wittenberg", "augsburg", "cologne", "trier", "mainz", "brandenburg")
LONG_LIST = [religion("wittenberg")] * 2001


def follow(state: Any, path: str) -> Any:
    for part in path.split("."):
        state = state[int(part)] if isinstance(state, list) else state[part]
    return state


@pytest.mark.parametrize(
    ("edits", "path", "value"),
    [
        ([turn(4)], "turn", 4),
        ([{"set": "phase", "value": "winter"}], "phase", "winter"),
        ([{"set": "ruler", "power": "papacy", "ruler": "paul_iii"}], "powers.papacy.ruler", "paul_iii"),
        ([{"set": "reformer", "reformer": "luther", "status": "on_map"}], "spaces.wittenberg.reformers", ["luther"]),
        ([turn(5), {"set": "reformer", "reformer": "calvin", "status": "removed"}], "reformers.calvin.returns", 6),
        ([{"set": "debater", "debater": "eck", "status": "committed"}], "debaters.eck.status", "committed"),
        ([{"set": "leader", "leader": "charles_v", "status": "captured", "captor": "france"}],
         "powers.france.captured", ["charles_v"]),
        ([{"set": "leader", "leader": "barbarossa", "status": "track", "turn": 4}], "turn_track.4",
         [{"leader": "barbarossa"}]),
        ([hand("france", "gout")], "powers.france.hand", ["gout"]),
        ([hand("france", "gout"), hand("france")], "deck.draw.65", "gout"),
        ([hand("france", "gout"), hand("ottoman", "gout")], "powers.france.hand", []),
        ([hand("france", "paul_iii")], "powers.france.hand_count", 1),
        ([{"set": "card", "card": "gout", "at": "removed"}], "deck.removed", ["gout"]),
        ([{"set": "home_card", "card": "papal_bull", "value": "used"}], "powers.papacy.home_cards.papal_bull", "used"),
        ([{"set": "minus_cards", "power": "england", "value": 2}], "powers.england.minus_cards", 2),
        ([{"set": "excommunicated", "power": "england", "value": True}], "powers.england.excommunicated", True),
        ([{"set": "electorate_display", "space": "mainz", "count": 0}], "pools.protestant.regular", 19),
        ([{"set": "electorate_display", "space": space, "count": 0} for space in ELECTORATES],
         "pools.protestant.regular", 18 + 8),
        ([{"set": "henry", "edward": "sickly"}], "powers.england.vp", 14),
        ([{"set": "henry", "elizabeth": True}], "powers.england.vp", 11),
        ([{"set": "henry", "wife": "anne_boleyn", "anne_turn": 3}], "henry.anne_turn", 3),
        ([{"set": "minor_ally", "minor": "scotland", "power": "england"}], "alliances", [["england", "scotland"]]),
        ([{"set": "colony", "power": "hapsburg", "colony": "cuba", "value": True}], "new_world.colonies.hapsburg",
         ["cuba"]),
        ([{"set": "conquest", "conquest": "inca", "power": "hapsburg"}], "powers.hapsburg.vp", 11),
        ([{"set": "riches_marker", "marker": "galleons", "power": "england"}], "new_world.galleons", "england"),
        ([{"set": "raider", "power": "protestant", "value": True}], "new_world.raiders", ["protestant"]),
        ([{"set": "crossing", "power": "hapsburg", "what": "conquest", "value": False}], "crossing_atlantic",
         {"hapsburg": ["exploration"]}),
        ([{"set": "league", "value": True}, control("mainz", "hapsburg")], "powers.hapsburg.vp", 9 + 6),
        ([{"set": "track", "track": "st_peters_vp", "value": 1}], "powers.papacy.vp", 20),
        ([{"set": "track", "track": "full_bible", "language": "german", "value": 10}], "powers.protestant.vp", 1),
        ([{"set": "track", "track": "new_testament.french", "value": 3}], "tracks.new_testament.french", 3),
        ([{"set": "track", "track": "piracy_vp", "value": 4}], "powers.ottoman.vp", 12),
        ([{"set": "track", "track": "chateaux_vp", "value": 2}], "powers.france.vp", 14),
        ([{"set": "in_play", "space": "algiers", "value": True}], "spaces.algiers.control", "ottoman"),
        ([{"set": "in_play", "space": "algiers", "value": True}], "powers.ottoman.vp", 10),
        ([{"set": "vp", "power": "ottoman", "value": 17}], "powers.ottoman.vp_bonus", 9),
        ([control("mainz", "protestant"), religion("mainz")], "powers.protestant.vp", 2),
        ([control("mainz", "protestant"), religion("mainz"), {"set": "unrest", "space": "mainz", "value": True}],
         "powers.protestant.vp", 0),
        ([religion("york"), religion("berwick"), religion("bristol")], "powers.england.vp", 10),
        ([units("istanbul", "ottoman", "cavalry", 3)], "pools.ottoman.regular", 34),
    ],
)
def test_what_an_edit_does(edits: list[Edit], path: str, value: Any) -> None:
    table = table_with(*edits)
    assert follow(table.state(), path) == value
    before = table.state()
    table.undo()
    table.redo()
    assert table.state() == before


@pytest.mark.parametrize(
    ("edits", "reason"),
    [
        ([religion("istanbul")], "ottoman_home"),
        ([religion("atlantis")], "unknown_space"),
        ([units("algiers", "ottoman", "regular", 1)], "not_in_play"),
        ([control("algiers", "ottoman")], "not_in_play"),
        ([{"set": "control", "space": "paris", "power": None}], "nobodys_space"),
        ([{"set": "in_play", "space": "paris", "value": False}], "always_in_play"),
        ([units("istanbul", "ottoman", "cavalry", 38)], "pool_too_small"),
        ([units("istanbul", "ottoman", "corsair", 7)], "pool_too_small"),
        ([units("paris", "france", "naval", 1)], "not_here"),
        ([units("paris", "france", "corsair", 1)], "no_such_units"),
        ([units("mainz", "protestant", "regular", 19)], "pool_too_small"),
        ([units("mainz", "protestant", "regular", 18), {"set": "electorate_display", "space": "mainz", "count": 1}],
         None),
        ([{"set": "ruler", "power": "papacy", "ruler": "calvin"}], "unknown_ruler"),
        ([{"set": "reformer", "reformer": "bucer", "status": "on_map"}], "unknown_reformer"),
        ([{"set": "reformer", "reformer": "luther", "status": "on_map", "returns": 3}], "turn_unwanted"),
        ([{"set": "debater", "debater": "sadoleto", "status": "committed"}], "unknown_debater"),
        ([{"set": "debater", "debater": "eck", "status": "on_map"}], "bad_shape"),
        ([hand("france", "gout", "gout")], "card_twice"),
        ([hand("france", "papal_bull")], "home_card"),
        ([hand("france", "nonsense")], "unknown_card"),
        ([hand("france", unknown=3)], "no_real_cards"),
        ([{"set": "card", "card": "papal_bull", "at": "discard"}], "home_card"),
        ([{"set": "home_card", "card": "gout", "value": "used"}], "unknown_home_card"),
        ([{"set": "electorate_display", "space": "mainz", "count": 2}], "beyond_display"),
        ([{"set": "electorate_display", "space": "paris", "count": 1}], "unknown_electorate"),
        ([{"set": "track", "track": "piracy_vp", "value": 11}], "beyond_track"),
        ([{"set": "track", "track": "full_bible", "value": 1}], "language_wanted"),
        ([{"set": "track", "track": "protestant_spaces", "value": 1}], "unknown_track"),
        ([{"set": "track", "track": "full_bible", "language": "italian", "value": 1}], "unknown_language"),
        ([{"set": "colony", "power": "ottoman", "colony": "cuba", "value": True}], "unknown_colonial_power"),
        ([{"set": "colony", "power": "england", "colony": "cuba", "value": True}], "not_its_colony"),
        ([{"set": "conquest", "conquest": "inca", "power": "papacy"}], "unknown_colonial_power"),
        ([{"set": "raider", "power": "hapsburg", "value": True}], "unknown_raider"),
        ([{"set": "colony", "power": "england", "colony": c, "value": True} for c in ("roanoke", "jamestown")]
         + [{"set": "riches_marker", "marker": "potosi", "power": "england"}], "too_many_colonies"),
        ([{"set": "leader", "leader": "barbarossa", "at": "paris"}], "leader_not_here"),
        ([{"set": "marker", "marker": "jesuit", "at": "paris", "value": True}], "unknown_marker"),
        ([{"set": "marker", "marker": "piracy", "at": "paris", "value": True}], "marker_not_here"),
        ([turn(10)], "bad_shape"),
        ([{"set": "phase", "value": "debate"}], "unknown_phase"),
        ([{"set": "played", "procedure": "winter", "value": True}], "unknown_procedure"),
        (LONG_LIST, "no_edits"),
        ([], "no_edits"),
    ],
)  # fmt: skip
def test_what_an_edit_refuses(edits: list[Edit], reason: str | None) -> None:
    table = table_with()
    before = table.state()
    if reason is None:
        table.edit(edits)
        return
    with pytest.raises(Refusal) as refused:
        table.edit(edits)
    assert (refused.value.code, refused.value.reason) == ("bad_edit", reason)
    assert table.state() == before
    assert table.head == 0


def test_a_minor_power_is_played_by_its_ally_and_an_independent_by_nobody() -> None:
    referee = table_with({"set": "minor_ally", "minor": "scotland", "power": "france"})._referee()
    assert [referee.player_of(owner) for owner in ("scotland", "genoa", "france")] == ["france", None, "france"]
    assert [referee.masters(owner) for owner in ("scotland", "genoa", "france")] == [
        ("scotland", "france"), ("genoa",), ("france",)
    ]  # fmt: skip
    assert referee.player_of("independent") is None


def test_governor_and_uprising_are_one_marker() -> None:
    marker = {"set": "riches_marker", "marker": "governor", "power": "england"}
    table = table_with(marker, {"set": "riches_marker", "marker": "uprising", "power": "france"})
    world = table.state()["new_world"]
    assert (world["governor"], world["uprising"]) == (None, "france")


def test_a_new_turn_empties_what_was_played() -> None:
    table = table_with()
    table.start("card_draw")
    assert table.state()["played"] == ["card_draw"]
    with pytest.raises(Refusal, match="already"):
        table.start("card_draw")
    table.edit([turn(1)])
    assert table.state()["played"] == []
    table.edit([{"set": "played", "procedure": "card_draw", "value": True}])
    with pytest.raises(Refusal):
        table.start("card_draw")


def test_every_edit_is_described() -> None:
    described = {row["set"] for row in games()[GAME]["edits"]}
    assert {"reformer", "debater", "electorate_display", "henry", "riches_marker", "card", "in_play"} <= described

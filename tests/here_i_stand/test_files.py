"""Saves and public positions of Here I Stand: nothing in them is trusted, and nothing secret is in the public one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.here_i_stand.game import HereIStand
from engine.table import Refusal, Table
from tests.battery import refused_position
from tests.here_i_stand.positions import check_cards, hand, shaken, table_with

Spoil = Callable[[dict[str, Any]], object]
GAME = HereIStand()


def dumped() -> dict[str, Any]:
    table = table_with()
    table.start("card_draw")
    plain: dict[str, Any] = json.loads(json.dumps(GAME.dump(table._time.now.state)))
    return plain


def test_a_position_survives_a_file() -> None:
    plain = dumped()
    assert json.loads(json.dumps(GAME.dump(GAME.restore(plain)))) == plain


LOST_CARD = "a card is missing, unknown, or there twice"
SPOILT: dict[str, tuple[Spoil, str]] = {
    "a card twice": (lambda s: s["deck"]["discard"].append(s["deck"]["draw"][0]), LOST_CARD),
    "a card gone": (lambda s: s["deck"]["draw"].pop(), LOST_CARD),
    "an unknown card": (lambda s: s["deck"]["draw"].__setitem__(0, "nonsense"), LOST_CARD),
    "a home card in the deck": (lambda s: s["deck"]["draw"].__setitem__(0, "papal_bull"), LOST_CARD),
    "another's home card": (lambda s: s["powers"]["papacy"].update(home_cards={"janissaries": "ready"}),
                            "home cards of papacy"),
    "a stranger on the throne": (lambda s: s["powers"]["papacy"].update(ruler="luther"), "unknown ruler 'luther'"),
    "unknown cards of a dealt game": (lambda s: s["powers"]["papacy"].update(hand_unknown=1), "cards of papacy"),
    "more troops than there are": (lambda s: s["spaces"]["london"]["units"][0].update(count=99),
                                   "more regular of england than there are"),
    "more on the display": (lambda s: s["electorate_display"].update(mainz=9), "on the display of mainz"),
    "a faith at Istanbul": (lambda s: s["spaces"]["istanbul"].update(religion="catholic"), "religion of istanbul"),
    "a space that is nobody's": (lambda s: s["spaces"]["london"].update(control=None), "control of london"),
    "troops out of play": (lambda s: s["spaces"]["algiers"].update(
        units=[{"owner": "ottoman", "type": "regular", "count": 1}]), "pieces at algiers, which is out of play"),
    "a leader out of play": (lambda s: s["leaders"]["barbarossa"].update(status="on_map", at="algiers"),
                             "pieces at algiers, which is out of play"),
    "ships inland": (lambda s: s["leaders"]["andrea_doria"].update(status="on_map", at="paris"), "andrea_doria at"),
    "a leader on no space of the map": (lambda s: s["leaders"]["charles_v"].update(at=None),
                                        "status and place of charles_v do not fit"),
    "a dead man at London": (lambda s: s["leaders"]["barbarossa"].update(status="dead", at="london"),
                             "status and place of barbarossa do not fit"),
    "a service that none of them chooses": (lambda s: s["leaders"]["charles_v"].update(service="naval"),
                                            "service of charles_v"),
    "a space missing": (lambda s: s["spaces"].pop("london"), "the spaces are not those of the board"),
    "a colony of another": (lambda s: s["new_world"]["colonies"].update(england=["cuba"]), "colonies of england"),
    "a colony twice": (lambda s: s["new_world"]["colonies"].update(england=["roanoke", "roanoke"]),
                       "too many colonies of england"),
    "a raider that cannot be": (lambda s: s["new_world"].update(raiders=["papacy"]), "unknown raider 'papacy'"),
    "a conquest of another world": (lambda s: s["new_world"]["conquests"].update(atlantis=None),
                                    "colonies or conquests that are not those of the board"),
    "a track too long": (lambda s: s["tracks"].update(piracy_vp=11), "track piracy_vp"),
    "a language too many": (lambda s: s["tracks"]["full_bible"].update(latin=0), "track full_bible"),
    "a table value": (lambda s: s.update(values={"x": 1}), "no table values"),
    "another scenario": (lambda s: s.update(scenario="1532"), "unknown scenario"),
    "an unknown key": (lambda s: s.update(extra=1), "unknown field `extra`"),
    "a turn too late": (lambda s: s.update(turn=10), "turn"),
}  # fmt: skip


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_position_that_cannot_be_is_refused(spoilt: str) -> None:
    refused_position(GAME, dumped(), *SPOILT[spoilt])


@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_a_public_position_shows_the_same_to_everybody(seed: int) -> None:
    table = table_with(dice="rolled", seed=seed)
    shaken(table, seed)
    table.start("card_draw")
    while (prompt := table.prompt()) is not None:
        table.answer(prompt["options"][0])
    begun = Table.from_position(json.loads(json.dumps(table.public_position())), seed=1)
    assert begun.view("public") == table.view("public")
    assert Table.from_position(json.loads(json.dumps(table.view("public"))), seed=1).state() == begun.state()
    check_cards(begun)
    for name, power in begun.state()["powers"].items():
        assert power["hand"] == []
        assert power["hand_count"] == table.state()["powers"][name]["hand_count"]


def test_the_theses_go_out_of_an_unknown_hand() -> None:
    """A game from paper in phase 1: the Protestant's only card is the theses, and it leaves the game."""
    begun = Table.from_position(table_with().public_position(), dice="rolled", seed=2)
    assert begun.state()["powers"]["protestant"]["hand_unknown"] == 1
    begun.start("luthers_95_theses")
    while (prompt := begun.prompt()) is not None:
        begun.answer(prompt["options"][0])
    state = begun.state()
    assert state["powers"]["protestant"]["hand_count"] == 0
    assert state["deck"]["removed"] == ["luthers_95_theses"]
    check_cards(begun)


def test_it_holds_no_secret() -> None:
    table = table_with(hand("ottoman", "gout", "tercios"))
    text = json.dumps(table.public_position())
    assert '"gout"' not in text
    assert "hand_unknown" not in text
    assert "draw" not in table.public_position()["deck"]


@pytest.mark.parametrize("position", [{"game": "here_i_stand"}, {"game": "here_i_stand", "spaces": []}])
def test_what_is_no_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        Table.from_position(position)
    assert refused.value.reason == "bad_position"

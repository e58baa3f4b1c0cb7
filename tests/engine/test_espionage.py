"""19 Espionage: intelligence (19.1), agents (19.2), Walsingham."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.kernel.chance import Chance
from engine.table import Refusal, Table, board_data, games
from engine.virgin_queen.book import Book
from engine.virgin_queen.data import data
from engine.virgin_queen.data_tables import Effect, EffectKind, Row
from engine.virgin_queen.english_rebellion import english_catholic_rebellion
from engine.virgin_queen.espionage_table import Attack, Part, parts
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import POWERS
from tests.engine.positions import Edits, happened, prompt, table_with
from tests.engine.test_odds import outcome

STARTS: dict[str, dict[str, Any]] = {
    "gain_intelligence": {"power": "england", "target": "spain"},
    "plant_agent": {"power": "england"},
    "assassination": {"power": "spain", "cp": 2, "target": "leicester"},
    "english_catholic_rebellion": {"cp": 3},
    "set_walsingham": {"side": "offensive"},
}
HAND = {"set": "hand", "power": "spain", "cards": ["spanish_road", "papal_bull"]}
INFORMANT = {"set": "informant", "owner": "england", "on": "spain", "value": True}


def informant(owner: str, on: str, neutralised: bool = False) -> dict[str, Any]:
    return {"set": "informant", "owner": owner, "on": on, "value": True, "neutralised": neutralised}


def jesuit(*spaces: str) -> list[dict[str, Any]]:
    return [{"set": "marker", "marker": "jesuit", "at": space, "value": True} for space in spaces]


def spying(edits: Edits, dice: list[int], **more: Any) -> Table:
    """England has looked into Spain, with these dice."""
    table = table_with(edits, **more)
    table.start("gain_intelligence", STARTS["gain_intelligence"])
    table.answer(dice)
    return table


# ---- before turn 3, and from then on


@pytest.mark.parametrize("procedure", STARTS)
@pytest.mark.parametrize("turn", [1, 2])
def test_nothing_before_turn_three(procedure: str, turn: int) -> None:
    table = table_with([{"set": "turn", "value": turn}], scenario="campaign_1559")
    for given in (STARTS[procedure], {k: v for k, v in STARTS[procedure].items() if k in ("power", "side")}):
        with pytest.raises(Refusal) as refused:
            table.start(procedure, given)
        assert (refused.value.code, refused.value.rule) == ("not_allowed", "19")
        assert (refused.value.reason, refused.value.data) == ("espionage_too_early", {"first": 3, "turn": turn})
    why = {row["id"]: row["why_not"] for row in table.procedures()}[procedure]
    assert (why["rule"], why["reason"]) == ("19", "espionage_too_early")


@pytest.mark.parametrize("procedure", STARTS)
def test_all_of_it_from_turn_three(procedure: str) -> None:
    table = table_with([{"set": "turn", "value": 3}], scenario="campaign_1559")
    assert happened(table, "espionage_markers")
    for power in POWERS:
        agents = table.state()["powers"][power]["agents"]
        assert agents == {"informants": 2, "assassination_used": False, "cipher_key": True}
    assert {row["id"]: row["why_not"] for row in table.procedures()}[procedure] is None
    table.start(procedure, STARTS[procedure])


POWER = {"name": "power", "type": "power", "options": POWERS}
LISTED: dict[str, tuple[str, int, list[dict[str, Any]]]] = {
    "gain_intelligence": ("19.1", 3, [
        POWER,
        {"name": "target", "type": "power", "options": POWERS, "prompt": "choose_target_power"},
    ]),
    "plant_agent": ("19.2", 2, [
        POWER,
        {"name": "agent", "type": "choice", "options": ("informant", "jesuit"), "prompt": "choose_agent_kind"},
        {"name": "target", "type": "power_or_space", "prompt": "choose_target_power"},
        {"name": "source", "type": "choice", "options": ("pool", *POWERS), "prompt": "choose_source"},
    ]),
    "assassination": ("19.3", 4, [
        POWER,
        {"name": "cp", "type": "integer", "min": 2, "max": 4, "prompt": "choose_cp"},
        {"name": "target", "type": "leader", "prompt": "choose_target"},
    ]),
    "english_catholic_rebellion": ("19.4", 7, [
        {"name": "cp", "type": "integer", "min": 3, "max": 5, "prompt": "choose_cp"},
    ]),
    "set_walsingham": ("19", 1, [{"name": "side", "type": "choice", "options": ("offensive", "defensive")}]),
}  # fmt: skip


def test_the_chapter_as_the_game_lists_it() -> None:
    listed = [row for row in games()["virgin_queen"]["procedures"] if row["chapter"] == "espionage"]
    assert {row["phase"] for row in listed} == {"action"}
    assert {row["id"]: (row["rule"], row["steps"], row["parameters"]) for row in listed} == LISTED


# ---- 19.1


def test_no_hit_learns_nothing() -> None:
    table = spying([HAND], [1, 4])
    assert table.prompt() is None
    assert happened(table, "nothing_learned") == [{"power": "england", "target": "spain"}]
    assert happened(table, "table_row")[0]["row"] == 0


def test_a_card_is_shown_to_the_spying_power_alone() -> None:
    table = spying([HAND], [5, 1])
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["private"]) == ("enter_chance", "spain", True)
    assert asked["options"] == ["spanish_road", "papal_bull"]
    for other in ("england", "public"):
        shown = table.prompt(other)
        assert shown is not None
        assert "options" not in shown
        assert "why_not" not in shown
    table.answer("papal_bull")
    assert table.prompt() is None
    assert table._time.decisions[-1].revealed == ["cards", "secret"]
    assert happened(table, "card_seen", "england") == [{"power": "england", "target": "spain", "card": "papal_bull"}]
    for other in ("public", "france", "spain"):
        assert not happened(table, "card_seen", other)
        assert happened(table, "card_looked_at", other), "that it was looked at all know"
    assert "papal_bull" not in str([e for e in table.log("france") if e["id"] != "edited"])
    assert table.state()["powers"]["spain"]["hand"] == ["spanish_road", "papal_bull"]
    assert table.view("england")["powers"]["spain"]["hand"] is None


def test_the_program_draws_the_card_when_the_dice_are_its_own() -> None:
    edits = [HAND, {"set": "value", "key": "espionage.bonus.informant_on_target", "value": 12}, INFORMANT]
    seen = set()
    for seed in (1, 2, 3, 5, 8, 13, 21, 34):
        table = table_with(edits, dice="rolled", seed=seed)
        table.start("gain_intelligence", STARTS["gain_intelligence"])
        assert table.prompt() is None, "Spain has no agent, so the other two effects are taken"
        if happened(table, "table_row")[0]["row"] < 3:
            continue
        assert table.crossed_by_undo == ["dice", "secret", "cards"]
        card = happened(table, "card_discarded")[0]["card"]
        assert card not in table.state()["powers"]["spain"]["hand"]
        seen.add(card)
    assert seen == {"spanish_road", "papal_bull"}


def test_an_empty_hand_shows_no_card_but_may_be_looked_at() -> None:
    table = spying([], [5, 1])
    assert table.prompt() is None
    assert happened(table, "nothing_learned")
    table = spying([informant("spain", "england")], [5, 6])
    assert prompt(table)["options"] == ["look_at_hand", "neutralise_agent"]
    table.answer("look_at_hand")
    assert happened(table, "hand_seen", "england")[0]["cards"] == []


def test_a_hand_is_seen_by_the_spying_power_alone() -> None:
    table = spying([HAND], [5, 6])
    assert table.prompt() is None, "Spain has no agent: the hand is all there is"
    assert happened(table, "hand_seen", "england")[0]["cards"] == ["spanish_road", "papal_bull"]
    assert not happened(table, "hand_seen", "france")
    assert not happened(table, "hand_seen", "public")
    assert happened(table, "hand_looked_at", "public") == [{"power": "england", "target": "spain", "count": 2}]
    assert table.crossed_by_undo == ["dice", "secret"]


def test_of_real_cards_the_program_knows_only_how_many() -> None:
    edits = [{"set": "hand", "power": "spain", "cards": [], "unknown": 3}, INFORMANT]
    table = spying(edits, [5, 6, 6, 1], cards="counts")
    assert (prompt(table)["id"], prompt(table)["options"]) == ("enter_chance", ["unknown"])
    table.answer("unknown")
    assert happened(table, "hand_seen", "england")[0]["unknown"] == 3
    assert happened(table, "card_discarded") == [{"power": "spain", "card": None}]
    assert table.state()["powers"]["spain"]["hand_count"] == 2


THREE = [HAND, INFORMANT, informant("spain", "france")]
THREE_HITS = [5, 6, 6, 1]


def test_three_hits_give_two_different_effects_of_three() -> None:
    table = spying(THREE, THREE_HITS)
    asked = prompt(table)
    assert asked["options"] == ["look_at_hand", "neutralise_agent", "force_discard"]
    assert (asked["min"], asked["max"]) == (2, 2)
    for wrong in (["look_at_hand", "look_at_hand"], [], "kill", ["look_at_hand", "kill"], 3, [[], []]):
        with pytest.raises(Refusal) as refused:
            table.answer(wrong)
        assert refused.value.code == "illegal_answer"
    table.answer(["force_discard", "neutralise_agent"])
    assert prompt(table)["id"] == "enter_chance"
    table.answer("spanish_road")
    assert table.prompt() is None
    assert table.state()["powers"]["spain"]["hand"] == ["papal_bull"]
    assert table.state()["powers"]["france"]["informants"] == [{"owner": "spain", "neutralised": True}]
    assert not happened(table, "hand_seen")


def test_the_second_effect_may_wait_for_what_the_first_shows() -> None:
    table = spying(THREE, THREE_HITS)
    table.answer("look_at_hand")
    assert (prompt(table)["options"], prompt(table)["max"]) == (["neutralise_agent", "force_discard"], 1)
    table.answer("neutralise_agent")
    assert table.prompt() is None


def test_what_can_do_nothing_is_not_offered_and_says_why() -> None:
    table = spying([HAND, INFORMANT, {"set": "value", "key": "espionage.gain_intelligence.row_3.choose", "value": 1}],
                   THREE_HITS)  # fmt: skip
    asked = prompt(table)
    assert asked["options"] == ["look_at_hand", "force_discard"]
    assert asked["why_not"]["neutralise_agent"]["reason"] == "no_agent_to_neutralise"
    with pytest.raises(Refusal) as refused:
        table.answer("neutralise_agent")
    assert (refused.value.reason, refused.value.rule) == ("no_agent_to_neutralise", "19.1")


def test_an_informant_or_a_jesuit_is_chosen_to_be_neutralised() -> None:
    edits = [informant("spain", "france"), informant("spain", "england", neutralised=True), *jesuit("york", "wales")]
    table = spying(edits, [5, 6])
    table.answer("neutralise_agent")
    asked = prompt(table)
    assert (asked["id"], asked["power"], asked["options"]) == ("choose_agent", "england", ["france", "york", "wales"])
    assert asked["why_not"]["england"]["reason"] == "informant_neutralised"
    table.answer("wales")
    assert table.state()["spaces"]["wales"]["markers"] == []
    assert table.state()["spaces"]["york"]["markers"] == ["jesuit"]
    assert table.state()["powers"]["spain"]["jesuits"] == 2, "he comes back only at a later card draw"


def test_jesuits_are_agents_of_spain_alone() -> None:
    table = table_with(jesuit("york"))
    table.start("gain_intelligence", {"power": "england", "target": "france"})
    table.answer([5, 6])
    assert table.prompt() is None
    assert table.state()["spaces"]["york"]["markers"] == ["jesuit"]


def test_the_target_is_asked_for_and_is_another_power() -> None:
    table = table_with()
    table.start("gain_intelligence", {"power": "france"})
    assert prompt(table)["options"] == [power for power in POWERS if power != "france"]
    assert prompt(table)["why_not"]["france"]["reason"] == "own_power"
    with pytest.raises(Refusal) as refused:
        table_with().start("gain_intelligence", {"power": "france", "target": "france"})
    assert (refused.value.code, refused.value.rule) == ("not_allowed", "19.1")


def test_the_prompt_says_where_the_dice_come_from() -> None:
    table = table_with([INFORMANT, {"set": "walsingham", "value": "offensive"}])
    table.start("gain_intelligence", STARTS["gain_intelligence"])
    asked = prompt(table)
    assert (asked["dice"], asked["side"], asked["power"]) == (6, "attack", "england")
    assert asked["sources"] == [
        {"bonus": "base", "dice": 2}, {"bonus": "informant_on_target", "dice": 2},
        {"bonus": "walsingham_offensive", "dice": 2},
    ]  # fmt: skip


@pytest.mark.parametrize("each", [True, False])
def test_a_bonus_counts_once_unless_the_table_gives_it_for_each(each: bool) -> None:
    table = table_with(jesuit("york", "wales", "edinburgh"))
    printed = data()
    bonuses = printed.espionage.bonuses
    changed = {**bonuses, "jesuit_in_england": replace(bonuses["jesuit_in_england"], dice=3, each=each)}
    book = Book(replace(printed, espionage=replace(printed.espionage, bonuses=changed)))
    referee = Referee(table._time.now.state, Chance(1), book)
    attack = Attack(action="english_catholic_rebellion", attacker="spain", target="england", cp=4)
    assert parts(referee, attack, "attack") == [Part("cp", 4), Part("jesuit_in_england", 6 if each else 3)]


@pytest.mark.parametrize(("kind", "last"), [("gunpowder_plot", "game_won"), ("lose_jesuit", "no_jesuit_out")])
def test_in_whatever_order_a_row_has_its_effects_each_is_under_its_own_section(kind: EffectKind, last: str) -> None:
    """Players may write other rows: only the conversions are under 18.5."""
    table, printed = table_with(), data()
    effects = (Effect(kind="catholic_conversions", amount=1), Effect(kind=kind))
    row = Row(least=None, most=None, effects=effects)
    action = replace(printed.espionage.actions["english_catholic_rebellion"], rows=(row,))
    actions = {**printed.espionage.actions, action.id: action}
    book = Book(replace(printed, espionage=replace(printed.espionage, actions=actions)))
    referee = Referee(table._time.now.state, Chance(1), book)
    outcome(english_catholic_rebellion(referee, 4))
    assert "18.5" in [event.rule for event in referee.events]
    assert (referee.events[-1].id, referee.events[-1].rule) == (last, "19.4")


# ---- 19.2


def test_where_an_informant_comes_from_is_asked_only_with_a_choice() -> None:
    table = table_with([informant("england", "france")])
    table.start("plant_agent", {"power": "england", "target": "spain"})
    asked = prompt(table)
    assert (asked["id"], asked["options"]) == ("choose_source", ["pool", "france"])
    assert asked["why_not"]["ottoman"]["reason"] == "no_informant_on_card"
    table.answer("france")
    powers = table.state()["powers"]
    assert powers["france"]["informants"] == []
    assert powers["spain"]["informants"] == [{"owner": "england", "neutralised": False}]
    assert powers["england"]["agents"]["informants"] == 1


PLANTS: list[tuple[Edits, dict[str, Any], str, str]] = [
    ([], {"target": "england"}, "not_allowed", "own_card"),
    ([informant("england", "spain", True)], {"target": "spain"}, "not_allowed", "informant_there"),
    ([], {"target": "spain", "source": "france"}, "not_allowed", "no_informant_on_card"),
    ([informant("england", "france", True)], {"target": "spain", "source": "france"}, "not_allowed",
     "informant_neutralised"),
    ([informant("england", "france"), informant("england", "empire")], {"target": "spain", "source": "pool"},
     "not_allowed", "pool_without_informant"),
    ([informant("england", "france", True), informant("england", "empire", True)], {}, "not_allowed",
     "no_informant_free"),
    ([], {"agent": "jesuit"}, "not_allowed", "only_spain_has_jesuits"),
    ([], {"agent": "jesuit", "target": "london"}, "not_allowed", "only_spain_has_jesuits"),
    ([], {"target": "london"}, "not_allowed", "only_spain_has_jesuits"),
    ([], {"agent": "informant", "target": "london"}, "bad_request", "unknown_power"),
    ([], {"agent": "spy"}, "bad_request", "bad_parameter"),
    ([], {"source": "venice"}, "bad_request", "bad_parameter"),
]  # fmt: skip


@pytest.mark.parametrize(("edits", "given", "code", "reason"), PLANTS)
def test_why_an_informant_is_not_planted(edits: Edits, given: dict[str, Any], code: str, reason: str) -> None:
    table = table_with(edits)
    with pytest.raises(Refusal) as refused:
        table.start("plant_agent", {"power": "england", **given})
    assert (refused.value.code, refused.value.reason) == (code, reason)
    if code == "not_allowed":
        assert refused.value.rule == "19.2"


JESUITS: list[tuple[Edits, dict[str, Any], str, str]] = [
    (jesuit("york"), {"target": "york"}, "not_allowed", "jesuit_there"),
    ([], {"target": "edinburgh"}, "not_allowed", "not_in_england"),
    ([], {"target": "paris", "agent": "jesuit"}, "not_allowed", "not_in_england"),
    ([{"set": "jesuits", "value": 0}], {"target": "london"}, "not_allowed", "no_jesuit_on_card"),
    ([], {"target": "nowhere"}, "bad_request", "unknown_space"),
    ([], {"target": "spain", "agent": "jesuit"}, "bad_request", "unknown_space"),
    ([], {"agent": "jesuit", "source": "pool"}, "bad_request", "source_unwanted"),
]


@pytest.mark.parametrize(("edits", "given", "code", "reason"), JESUITS)
def test_why_a_jesuit_is_not_planted(edits: Edits, given: dict[str, Any], code: str, reason: str) -> None:
    table = table_with(edits)
    with pytest.raises(Refusal) as refused:
        table.start("plant_agent", {"power": "spain", **given})
    assert (refused.value.code, refused.value.reason) == (code, reason)


def test_a_jesuit_in_every_space_of_england_is_enough() -> None:
    spaces = [row["id"] for row in board_data("virgin_queen")["data"]["spaces"]["spaces"] if row["area"] == "england"]
    table = table_with([edit for space in spaces for edit in jesuit(space)])
    before = table.state()
    with pytest.raises(Refusal) as refused:
        table.start("plant_agent", {"power": "spain", "agent": "jesuit"})
    assert (refused.value.code, refused.value.reason) == ("not_allowed", "jesuit_everywhere")
    assert table.state() == before
    table.start("plant_agent", {"power": "spain"})
    assert prompt(table)["id"] == "choose_target_power", "only an informant is left to plant"


def test_one_informant_on_each_card_is_enough() -> None:
    """More informants than the scenarios give come with a position from paper."""
    position = table_with().public_position()
    for power, card in position["powers"].items():
        if power != "england":
            card["informants"] = [{"owner": "england", "neutralised": False}]
    table = Table.from_position(position, dice="entered")
    with pytest.raises(Refusal) as refused:
        table.start("plant_agent", {"power": "england"})
    assert (refused.value.code, refused.value.reason) == ("not_allowed", "informant_on_every_card")
    assert (refused.value.rule, table.head) == ("19.2", 0)


def test_what_is_given_is_not_asked() -> None:
    table = table_with()
    assert table.start("plant_agent", {"power": "spain", "target": "london"})["prompt"] is None
    assert table.state()["spaces"]["london"]["markers"] == ["jesuit"]
    assert table.state()["powers"]["spain"]["jesuits"] == 1


def test_spain_chooses_what_to_plant() -> None:
    table = table_with()
    table.start("plant_agent", {"power": "spain"})
    assert (prompt(table)["id"], prompt(table)["options"]) == ("choose_agent_kind", ["informant", "jesuit"])
    table.answer("jesuit")
    asked = prompt(table)
    assert (asked["id"], len(asked["options"])) == ("choose_space", 14)
    assert asked["why_not"]["edinburgh"]["reason"] == "not_in_england"
    table.answer("london")
    assert table.state()["powers"]["spain"]["jesuits"] == 1
    assert table.state()["spaces"]["london"]["markers"] == ["jesuit"]


def test_only_what_can_be_planted_is_offered() -> None:
    none_free = [informant("spain", "england", True), informant("spain", "france", True)]
    table = table_with(none_free)
    table.start("plant_agent", {"power": "spain"})
    assert prompt(table)["id"] == "choose_space"
    table = table_with([{"set": "jesuits", "value": 0}])
    table.start("plant_agent", {"power": "spain"})
    assert prompt(table)["id"] == "choose_target_power"
    with pytest.raises(Refusal) as refused:
        table_with([*none_free, {"set": "jesuits", "value": 0}]).start("plant_agent", {"power": "spain"})
    assert (refused.value.code, refused.value.rule) == ("not_allowed", "19.2")


# ---- Walsingham


def test_walsingham_is_turned_once_a_turn() -> None:
    table = table_with()
    table.start("set_walsingham", {"side": "defensive"})
    assert table.prompt() is None
    assert table.state()["powers"]["england"]["walsingham"] == "defensive"
    assert happened(table, "walsingham_set") == [{"side": "defensive"}]
    with pytest.raises(Refusal) as refused:
        table.start("set_walsingham", {"side": "offensive"})
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("not_allowed", "walsingham_used", "19")


def test_walsingham_is_not_turned_while_a_procedure_is_under_way_and_not_where_he_is_not() -> None:
    table = table_with()
    table.start("gain_intelligence", {"power": "france"})
    with pytest.raises(Refusal) as refused:
        table.start("set_walsingham", {"side": "defensive"})
    assert refused.value.code == "procedure_under_way"
    with pytest.raises(Refusal) as refused:
        table_with([{"set": "walsingham", "value": None}]).start("set_walsingham", {"side": "defensive"})
    assert refused.value.reason == "walsingham_not_in_play"


def test_an_informant_on_every_card_leaves_nothing_to_plant() -> None:
    """With two markers a power it cannot come to that on a table; a position from elsewhere may have more."""
    position = table_with().public_position()
    for power in POWERS[1:]:
        position["powers"][power]["informants"] = [{"owner": "ottoman", "neutralised": False}]
    table = Table.from_position(position)
    for given in ({"power": "ottoman"}, {"power": "ottoman", "source": "pool"}):
        with pytest.raises(Refusal) as refused:
            table.start("plant_agent", given)
        assert (refused.value.code, refused.value.rule) == ("not_allowed", "19.2")
        assert (refused.value.reason, refused.value.data) == ("informant_on_every_card", {"power": "ottoman"})
        assert refused.value.message == "ottoman has an informant on every card (19.2)"
    table.start("plant_agent", {"power": "spain", "agent": "informant", "target": "ottoman"})

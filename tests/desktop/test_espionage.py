"""Chapter 19 in the window: what is refused and why, targets on the map and in the list, agents, attempts, results."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QLabel

from desktop.interaction.asking import ChoosingSeveral
from desktop.panels.rolls import RollBlock
from tests.desktop.hands import Hands, settle

LANGUAGES = ("en", "ru")
NONE = Qt.MouseButton.NoButton
ESPIONAGE = ("gain_intelligence", "plant_agent", "assassination", "english_catholic_rebellion", "set_walsingham")
SPY = {"set": "informant", "owner": "spain", "on": "england", "value": True}


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, hands: Hands) -> Hands:
    """The window in one of its languages."""
    hands.window.desk.texts.set_language(request.param)
    settle()
    return hands


def edit(hands: Hands, *edits: dict[str, Any]) -> None:
    assert hands.controller.edit(list(edits))
    settle()


def said(hands: Hands, english: str, russian: str) -> str:
    """What should be said in the window's language."""
    return {"en": english, "ru": russian}[hands.window.desk.texts.language]


def test_espionage_is_refused_on_turn_2_with_its_section(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "turn", "value": 2})
    reason = said(hands, "Espionage begins on turn 3 (19)", "Шпионаж начинается с хода 3 (19)")
    for procedure in ESPIONAGE:
        row = hands.window.procedures.list.rows[procedure]
        assert not row.button.isEnabled()
        assert row.button.accessibleDescription() == reason
    actions = hands.window.commands
    actions.fill_procedures(lambda procedure: None)
    grey = [a.text() for a in actions.procedures.actions() if not a.isEnabled() and reason in a.text()]
    assert len(grey) == len(ESPIONAGE)
    title = hands.window.desk.wording.procedure("gain_intelligence")
    assert f"{title}  19.1 — {reason}" in grey
    hands.window._open_procedure("gain_intelligence")
    assert hands.prompt == ""
    assert hands.window.stage.status.text() == reason
    edit(hands, {"set": "turn", "value": 3})
    assert hands.window.procedures.list.rows["gain_intelligence"].button.isEnabled()


def test_the_form_greys_what_the_rules_forbid(spoken: Hands) -> None:
    hands = spoken
    hands.click(hands.window.procedures.list.rows["assassination"].button)
    form = hands.window.procedures.form
    form.fields["power"].choose("spain")
    target = form.fields["target"]
    index = target.findData("don_john")
    assert not target.model().item(index).isEnabled()
    assert target.model().item(index).toolTip().startswith(
        said(hands, "Don John is a leader of the same power (19.3)", "Дон-Жуан: командир той же державы (19.3)"))
    assert target.model().item(target.findData("elizabeth")).isEnabled()
    legal = [i for i in range(1, target.count()) if target.model().item(i).isEnabled()]
    assert legal == list(range(1, len(legal) + 1))  # those that may be chosen come first
    target.choose("don_john")
    settle()
    assert not form.start.isEnabled()
    assert "19.3" in form.why.text()
    target.choose("elizabeth")
    assert form.start.isEnabled()
    assert form.why.isHidden()


def test_leaders_are_targets_on_the_map_and_in_the_list(spoken: Hands) -> None:
    hands = spoken
    hands.start("assassination", {"power": "spain", "cp": 4})
    page, asking = hands.window.procedures.page, hands.window.hand.asking
    assert hands.prompt == "choose_target"
    assert said(hands, "Spain: whose life is sought?", "Испания: на кого покушаемся?") == page.question.text()
    assert "london" in asking.legal()
    at = hands.controller.view["leaders"]["alba"]["at"]
    assert at in asking.dimmed()
    hands.hover_map(at)
    own = said(hands, "Alba is a leader of the same power (19.3)", "Альба: командир той же державы (19.3)")
    assert own in page.why.text()
    hands.hover_map("london")
    assert page.odds.target == "leicester"
    assert page.why.isHidden()
    hands.click(page.others.head)
    assert own in page.others.words.text()
    hands.click(page.others.head)
    assert page.others.words.text() == ""
    hands.choose("elizabeth")  # she has no place on the map
    assert hands.prompt == "enter_dice"


def test_an_assassination_with_both_sides_dice_beside_each_other(spoken: Hands) -> None:
    hands = spoken
    edit(hands, SPY)
    before = hands.controller.view["powers"]["spain"]["vp"]
    hands.start("assassination", {"power": "spain", "cp": 2, "target": "elizabeth"})
    page = hands.window.procedures.page
    assert hands.controller.prompt["dice"] == 4
    for words in (said(hands, "command points", "командные очки"), said(hands, "informant", "информант")):
        assert words in page.sources.text()
    assert said(hands, "house", "наше") in page.sources.text()
    hands.enter([5, 6, 6, 1])
    assert (hands.prompt, hands.controller.prompt["power"]) == ("enter_dice", "england")
    assert hands.controller.prompt["dice"] == 6
    assert said(hands, "palace guard", "дворцовая стража") in page.sources.text()
    hands.enter([1, 2, 5, 1, 1, 1])
    assert hands.prompt == ""
    assert hands.controller.view["leaders"]["elizabeth"]["status"] == "dead"
    assert hands.controller.view["powers"]["spain"]["vp"] == before + 1
    blocks = page.rolls.findChildren(RollBlock)
    assert len(blocks) == 2
    assert blocks[0].geometry().top() == blocks[1].geometry().top()
    assert blocks[0].geometry().right() < blocks[1].geometry().left()
    result = hands.window.desk.wording.outcome_of_odds("assassination", "row_1")
    assert any(result in label.text() for label in page.rolls.findChildren(QLabel))
    assert hands.controller.why_not("assassination", {"power": "spain"})["reason"] == "assassination_used"


def test_a_second_attempt_in_the_turn_is_refused_in_the_form(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "assassination_used", "power": "spain", "value": True})
    hands.click(hands.window.procedures.list.rows["assassination"].button)
    form = hands.window.procedures.form
    power = form.fields["power"]
    item = power.model().item(power.findData("spain"))
    assert not item.isEnabled()
    assert "19.3" in item.toolTip()
    assert power.model().item(power.findData("france")).isEnabled()
    rebellion = hands.window.desk.controller.why_not("english_catholic_rebellion", {})
    assert rebellion["rule"] == "19.4"


def test_a_result_of_several_effects(spoken: Hands) -> None:
    hands = spoken
    edit(hands, SPY, {"set": "informant", "owner": "england", "on": "spain", "value": True},
         {"set": "informant", "owner": "england", "on": "france", "value": True},
         {"set": "hand", "power": "england", "cards": ["john_knox"]})  # fmt: skip
    hands.start("gain_intelligence", {"power": "spain", "target": "england"})
    hands.enter([5, 5, 6, 1])
    assert hands.prompt == "intelligence_result"
    asking = hands.window.hand.asking
    assert isinstance(asking, ChoosingSeveral)
    assert (asking.prompt["min"], asking.prompt["max"]) == (2, 2)
    grid = hands.window.procedures.page.answers
    hands.choose("neutralise_agent")
    assert not grid.ok.isEnabled()
    hands.choose("force_discard")
    hands.click(grid.ok)
    assert hands.prompt == "choose_agent"
    assert [b.text() for b in hands.window.procedures.page.answers.buttons] == [
        said(hands, "Informant: Spain", "Информант: Испания"), said(hands, "Informant: France", "Информант: Франция")]
    hands.choose("france")
    assert hands.controller.view["powers"]["france"]["informants"] == [{"owner": "england", "neutralised": True}]


def test_an_effect_that_can_do_nothing_says_why(spoken: Hands) -> None:
    hands = spoken
    edit(hands, SPY, {"set": "informant", "owner": "england", "on": "spain", "value": True})
    hands.start("gain_intelligence", {"power": "spain", "target": "france"})
    assert hands.prompt == "enter_dice"
    hands.enter([5, 6])
    # France has no agent out: nothing is left to choose, and the empty hand is seen.
    assert hands.prompt == ""
    assert said(hands, "sees the hand of France, cards: 0", "видит руку целиком — Франция, карт: 0") in " ".join(
        hands.words())


def test_a_jesuit_is_planted_on_the_map(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "marker", "marker": "jesuit", "at": "york", "value": True})
    hands.start("plant_agent", {"power": "spain"})
    assert hands.prompt == "choose_agent_kind"
    hands.choose("jesuit")
    page = hands.window.procedures.page
    assert page.question.text() == said(hands, "Spain: which space does the Jesuit go to?",
                                        "Испания: куда отправляется иезуит?")  # fmt: skip
    hands.hover_map("london")
    hands.hover_map("york")
    assert "19.2" in page.why.text()
    hands.click_map("york")
    assert hands.prompt == "choose_space"
    hands.click_map("bristol")
    assert "jesuit" in hands.space("bristol")["markers"]


def test_england_takes_a_jesuit_away_by_another_question(spoken: Hands) -> None:
    hands = spoken
    edit(hands, *({"set": "marker", "marker": "jesuit", "at": at, "value": True} for at in ("york", "wales")))
    hands.start("english_catholic_rebellion", {"cp": 3})
    hands.enter([1] * hands.controller.prompt["dice"])
    hands.enter([5, 6, 5])
    assert (hands.prompt, hands.controller.prompt["power"]) == ("choose_space", "england")
    assert hands.window.procedures.page.question.text() == said(
        hands, "England: from which space does a Jesuit go?", "Англия: откуда уходит иезуит?")
    hands.click_map("wales")
    assert "jesuit" not in hands.space("wales")["markers"]


def test_an_informant_moves_from_another_card(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "informant", "owner": "france", "on": "spain", "value": True})
    hands.start("plant_agent", {"power": "france", "agent": "informant"})
    assert hands.prompt == "choose_target_power"
    assert "spain" not in hands.window.hand.asking.options
    hands.click(hands.window.procedures.page.others.head)
    assert "19.2" in hands.window.procedures.page.others.words.text()
    hands.choose("england")
    assert hands.prompt == "choose_source"
    labels = [b.text() for b in hands.window.procedures.page.answers.buttons]
    assert labels == [said(hands, "From the pool", "Из набора"),
                      said(hands, "From the card of Spain", "С карточки: Испания")]  # fmt: skip
    hands.choose("spain")
    assert hands.controller.view["powers"]["england"]["informants"] == [{"owner": "france", "neutralised": False}]


def test_dice_are_typed_for_both_sides(hands: Hands) -> None:
    hands.start("assassination", {"power": "spain", "cp": 2, "target": "leicester"})
    hands.type("55")
    hands.press(Qt.Key.Key_Return)
    hands.type("123")
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt == ""
    assert hands.controller.view["leaders"]["leicester"]["status"] == "dead"


def plate(hands: Hands, leader: str) -> QPoint:
    """Where a leader's plate lies in the map's viewport."""
    view = hands.window.stage.map()
    hands.rest()
    item = view.map_scene.counters[("leader", leader)]
    return view.mapFromScene(item.mapToScene(item.look.size.width() * 0.5, item.look.size.height() * 0.5))


def test_of_two_leaders_in_one_space_the_plate_says_which(hands: Hands) -> None:
    edit(hands, {"set": "leader", "leader": "alba", "at": "lyon"}, {"set": "leader", "leader": "guise", "at": "lyon"})
    hands.start("assassination", {"power": "spain", "cp": 2})
    assert hands.prompt == "choose_target"
    hands.window.stage.map().set_zoom(1.2)
    hands.at("lyon")
    view, page = hands.window.stage.map(), hands.window.procedures.page
    own = hands.window.desk.wording.reason(hands.controller.prompt["why_not"]["alba"])
    for leader, said_then in (("alba", own), ("guise", ""), ("alba", own)):
        hands._mouse(view.viewport(), QEvent.Type.MouseMove, plate(hands, leader), NONE, NONE)
        settle()
        assert page.why.text() == said_then
    hands.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=plate(hands, "alba"))
    assert (hands.prompt, page.why.text()) == ("choose_target", own)
    hands.drag_on_map(plate(hands, "alba"), plate(hands, "alba") + QPoint(90, 60))
    assert (hands.prompt, page.why.text()) == ("choose_target", own)
    hands.rest()
    hands.qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=plate(hands, "guise"))
    settle()
    assert hands.prompt == "enter_dice"
    assert any("Guise" in row.words for row in hands.window.log.model.rows)

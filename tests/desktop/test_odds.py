"""The odds panel: exact chances for every number of command points, what gives the dice, and whose numbers they are."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QScrollArea

from desktop.panels.odds_bar import OddsBar, percent
from tests.desktop.hands import Hands, settle

LANGUAGES = ("en", "ru")
SPY = {"set": "informant", "owner": "spain", "on": "england", "value": True}
LYON = [{"set": "religion", "space": "lyon", "religion": "protestant"}]


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
    return {"en": english, "ru": russian}[hands.window.desk.texts.language]


def labels(panel: Any) -> str:
    return " | ".join(label.text() for label in panel.findChildren(QLabel) if label.isVisibleTo(panel))


def chances(panel: Any) -> list[list[Fraction]]:
    """The bars by outcome."""
    width = max(1, len(panel.figures.points))
    bars = [bar.chance for bar in panel.findChildren(OddsBar) if bar.isVisibleTo(panel)]
    return [bars[i : i + width] for i in range(0, len(bars), width)]


def form_of(hands: Hands, procedure: str, **given: Any) -> Any:
    hands.click(hands.window.procedures.list.rows[procedure].button)
    form = hands.window.procedures.form
    for name, value in given.items():
        form.fields[name].choose(value)
    settle()
    return form


def test_every_number_of_points_has_its_exact_chances(spoken: Hands) -> None:
    hands = spoken
    edit(hands, SPY)
    form = form_of(hands, "assassination", power="spain", target="elizabeth")
    panel = form.odds
    assert panel.isVisible()
    assert panel.figures.points == (2, 3, 4)
    for column, cp in enumerate((2, 3, 4)):
        exact = hands.controller.odds("assassination", {"power": "spain", "cp": cp, "target": "elizabeth"})
        assert [row[column] for row in chances(panel)] == [Fraction(row["chance"]) for row in exact]
        assert sum(row[column] for row in chances(panel)) == 1
    words = labels(panel)
    assert said(hands, "<b>2 CP</b> · 4 : 6", "<b>2 КО</b> · 4 : 6") in words
    assert said(hands, "command points&nbsp;<b>2–4</b>", "командные очки&nbsp;<b>2–4</b>") in words
    assert said(hands, "informant on the target&nbsp;<b>2</b>", "информант у цели&nbsp;<b>2</b>") in words
    assert said(hands, "palace guard", "дворцовая стража") in words
    assert said(hands, "&nbsp;house&nbsp;", "&nbsp;наше&nbsp;") in words
    bar = panel.findChildren(OddsBar)[0]
    assert str(bar.chance) in bar.accessibleName()
    assert percent(hands.window.desk, bar.chance) in bar.accessibleName()


def test_before_the_target_is_known_the_player_may_look_at_each(spoken: Hands) -> None:
    hands = spoken
    form = form_of(hands, "assassination", power="spain")
    panel = form.odds
    assert panel.choice.isVisible()
    shown = [panel.choice.itemData(i) for i in range(panel.choice.count())]
    assert "elizabeth" in shown
    assert "don_john" not in shown
    found = {}
    for leader in ("leicester", "elizabeth"):
        panel.choice.setCurrentIndex(shown.index(leader))
        panel.choice.activated.emit(shown.index(leader))
        settle()
        found[leader] = chances(panel)
    assert found["elizabeth"][1][2] < found["leicester"][1][2]
    form.fields["target"].choose("leicester")
    settle()
    assert panel.choice.isHidden()
    assert chances(panel) == found["leicester"]


def test_the_question_of_points_shows_the_odds_below_it(spoken: Hands) -> None:
    hands = spoken
    hands.start("english_catholic_rebellion", {})
    page = hands.window.procedures.page
    assert page.odds.isVisible()
    assert page.odds.figures.points == (3, 4, 5)
    assert len(page.odds.figures.outcomes) == 6
    assert page.odds.geometry().top() > page.answers.geometry().top()
    words = labels(page.odds)
    assert said(hands, "Catholic conversions: 6, rebellion, 4 CP",
                "Обращения в католицизм: 6, восстание на 4 КО") in words  # fmt: skip
    hands.choose(5)
    assert hands.prompt == "enter_dice"
    assert page.odds.isHidden()  # the points are spent


def test_pointing_at_a_target_shows_its_odds(spoken: Hands) -> None:
    hands = spoken
    hands.start("assassination", {"power": "spain", "cp": 4})
    page = hands.window.procedures.page
    assert page.odds.isVisible()
    assert page.odds.choice.isHidden()  # the list of options is there already
    hands.option("elizabeth").setFocus()
    settle()
    assert page.odds.target == "elizabeth"
    assert hands.window.desk.texts.leader("elizabeth") in page.odds.title.text()
    exact = hands.controller.odds("assassination", {"power": "spain", "cp": 4, "target": "elizabeth"})
    assert [row[0] for row in chances(page.odds)] == [Fraction(row["chance"]) for row in exact]


def test_a_rising_tells_its_garrison_and_what_points_buy(spoken: Hands) -> None:
    hands = spoken
    edit(hands, *LYON, {"set": "units", "at": "lyon", "owner": "france", "type": "regular", "count": 2})
    hands.start("huguenot_rebellion", {"target": "lyon"})
    panel = hands.window.procedures.page.odds
    assert panel.figures.points == ()  # the same odds for any number of points
    assert [row[0] for row in chances(panel)] == [Fraction(7, 27), Fraction(20, 27)]
    words = labels(panel)
    assert said(hands, "The garrison dies with 2 hits or more.", "выпадет хотя бы 2 хита") in words
    assert panel.figures.facts[1][1] == (0, 1, 1, 2, 2, 3)
    assert said(hands, "inferred", "вывод") in words
    edit_refused = hands.controller.edit([{"set": "value", "key": "rebellion.cp_per_regular", "value": 3}])
    assert not edit_refused


def test_an_unopposed_rising_needs_no_roll(spoken: Hands) -> None:
    hands = spoken
    edit(hands, *LYON, {"set": "units", "at": "lyon", "owner": "france", "type": "regular", "count": 0})
    form = form_of(hands, "huguenot_rebellion", target="lyon")
    assert [row[0] for row in chances(form.odds)] == [1, 0]
    assert said(hands, "There is no garrison", "Гарнизона нет") in labels(form.odds)


def test_a_number_set_at_the_table_is_marked_so(spoken: Hands) -> None:
    hands = spoken
    edit(hands, {"set": "value", "key": "espionage.assassination.defence.base", "value": 1})
    form = form_of(hands, "assassination", power="spain", target="leicester")
    words = labels(form.odds)
    assert said(hands, "&nbsp;set here&nbsp;", "&nbsp;за столом&nbsp;") in words
    assert said(hands, "base&nbsp;<b>1</b>", "основа&nbsp;<b>1</b>") in words
    assert "espionage.assassination.defence.base" in form.odds.figures.values


def test_a_sum_row_of_intelligence_has_one_column(spoken: Hands) -> None:
    hands = spoken
    form = form_of(hands, "gain_intelligence", power="england", target="spain")
    assert form.odds.figures.points == ()
    assert chances(form.odds) == [[Fraction(4, 9)], [Fraction(4, 9)], [Fraction(1, 9)], [Fraction(0)]]
    words = said(hands, "See the hand or neutralise an agent", "Увидеть руку или обезвредить агента")
    assert words in labels(form.odds)


@pytest.mark.parametrize("chance", [Fraction(0), Fraction(1), Fraction(1, 3), Fraction(1, 5000), Fraction(4999, 5000)])
def test_per_cent_as_the_language_writes_it(spoken: Hands, chance: Fraction) -> None:
    expected = {0: ("0%", "0 %"), 1: ("100%", "100 %"), Fraction(1, 3): ("33.3%", "33,3 %"),
                Fraction(1, 5000): ("<0.1%", "<0,1 %"), Fraction(4999, 5000): (">99.9%", ">99,9 %")}  # fmt: skip
    assert percent(spoken.window.desk, chance) == said(spoken, *expected[chance])


def test_the_panel_is_not_cut_at_1280_by_720(spoken: Hands) -> None:
    hands = spoken
    hands.window.resize(1280, 720)
    hands.start("english_catholic_rebellion", {})
    panel = hands.window.procedures.page.odds
    area: QScrollArea = hands.window.procedures.page.area
    assert panel.width() <= area.viewport().width()
    for bar in panel.findChildren(OddsBar):
        assert bar.width() >= 60
    for label in panel.findChildren(QLabel):
        if label.isVisibleTo(panel) and label.wordWrap():
            assert label.heightForWidth(label.width()) <= label.height() + 1, label.text()


def test_procedures_without_odds_show_none(hands: Hands) -> None:
    form = form_of(hands, "plant_agent", power="spain")
    assert form.odds.isHidden()
    hands.window.procedures.show_list()
    hands.start("protestant_conversion", {"attempts": 2, "areas": ["france"]})
    assert hands.window.procedures.page.odds.isHidden()

"""The Diet of Worms on one screen: three secret choices, the cards turned over together, dice, conversions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from desktop.cards.choice import CardGrid
from desktop.interaction.asking import Hidden
from desktop.main_window import MainWindow
from tests.desktop.conftest import tidy
from tests.desktop.hands import Hands, settle
from tests.desktop.his_table import close_curtains, edit, open_table, throw, words_in
from tests.desktop.test_his_cards import BOARD, seen

# The offscreen platform cannot do what tooltips and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
# Cards whose names nothing else on the table bears, an event of each size, and one that may not be chosen.
HANDS = {"protestant": ["arquebusiers", "halleys_comet", "society_of_jesus"], "papacy": ["michelangelo", "gout"],
         "hapsburg": ["gabelle_revolt", "treachery", "foul_weather"]}  # fmt: skip


@pytest.fixture
def hands(qtbot, shared: MainWindow) -> Iterator[Hands]:
    open_table(shared)
    hands = Hands(qtbot, shared)
    edit(hands, *({"set": "religion", "space": s, "religion": "protestant"} for s in ("wittenberg", "leipzig")))
    edit(hands, *({"set": "hand", "power": power, "cards": cards} for power, cards in HANDS.items()))
    close_curtains(hands)
    hands.window.procedures.show_list()
    settle()
    yield hands
    close_curtains(hands)
    hands.controller.drop_curtain()
    tidy(shared)


def begin(hands: Hands) -> None:
    hands.click(hands.window.procedures.list.rows["diet_of_worms"].button)


def grid_of(hands: Hands) -> CardGrid:
    grid = hands.window.procedures.page.answers
    assert isinstance(grid, CardGrid)
    return grid


def take(hands: Hands, power: str, card: str) -> None:
    """A power lifts its curtain and clicks a card."""
    curtain = hands.window.curtain
    assert (curtain.waiting.power, curtain.waiting.why) == (power, "asked")
    hands.click(curtain.lift)
    hands.click(next(button for button in grid_of(hands).buttons if button.option == card))


def test_the_names_of_this_test_are_nobody_elses() -> None:
    assert {card for cards in HANDS.values() for card in cards} <= set(BOARD["cards"])
    assert BOARD["cards"]["society_of_jesus"]["kind"] == "mandatory"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_three_secret_choices_one_after_another(hands: Hands, language: str) -> None:
    hands.window.desk.texts.set_language(language)
    settle()
    everything = [card for cards in HANDS.values() for card in cards]
    # Waiting cards lie open on the page of piles; what is in no hand may be seen.
    begin(hands)
    chosen = {"protestant": "halleys_comet", "papacy": "michelangelo", "hapsburg": "treachery"}
    for power, card in chosen.items():
        assert hands.window.curtain.isVisible()
        assert isinstance(hands.window.hand.asking, Hidden)
        assert seen(hands, everything) == set()
        hands.click(hands.window.curtain.lift)
        own = set(HANDS[power])
        assert seen(hands, everything) == own
        buttons = grid_of(hands).buttons
        assert {button.option for button in buttons} >= own - {"society_of_jesus"}
        hands.click(next(button for button in buttons if button.option == card))
        if power != "hapsburg":
            assert hands.controller.viewer == "public"
            assert seen(hands, everything) == set()
    assert not hands.window.curtain.isVisible()
    assert seen(hands, everything) == set(chosen.values())
    faces = hands.window.procedures.page.course.revealed.faces
    assert {face.power: face.card for face in faces} == chosen


def test_a_mandatory_event_is_shown_with_the_reason_and_cannot_be_chosen(hands: Hands) -> None:
    begin(hands)
    hands.click(hands.window.curtain.lift)
    closed = grid_of(hands).closed
    assert [card.option for card in closed] == ["society_of_jesus"]
    assert not closed[0].isEnabled()
    assert "mandatory" in closed[0].accessibleDescription()
    hands.click_map("paris")
    assert hands.controller.prompt["power"] == "protestant"
    assert "Choose a card in the list" in hands.window.procedures.page.why.text()


def test_a_card_is_chosen_by_its_digit(hands: Hands) -> None:
    begin(hands)
    hands.click(hands.window.curtain.lift)
    first = grid_of(hands).buttons[0]
    assert first.option == "here_i_stand"  # five points
    hands.press(Qt.Key.Key_2)
    assert hands.controller.prompt["power"] == "papacy"


def test_undo_of_a_choice_covers_it_again(hands: Hands) -> None:
    begin(hands)
    take(hands, "protestant", "arquebusiers")
    hands.controller.undo(agreed=True)
    settle()
    assert hands.controller.viewer == "public"
    assert isinstance(hands.window.hand.asking, Hidden)
    assert seen(hands, HANDS["protestant"]) == set()
    curtain = hands.window.curtain
    assert (curtain.isVisible(), curtain.waiting.power, curtain.waiting.why) == (True, "protestant", "asked")
    hands.click(curtain.lift)
    assert isinstance(hands.window.procedures.page.answers, CardGrid)


def test_a_question_put_aside_stays_aside_until_it_is_wanted(hands: Hands) -> None:
    begin(hands)
    curtain = hands.window.curtain
    hands.click(curtain.later)
    assert not curtain.isVisible()
    hands.controller.drop_curtain()
    hands.controller.look_at(1)
    hands.controller.look_now()
    settle()
    assert not curtain.isVisible()
    hands.click(hands.window.procedures.page.answers.findChild(QPushButton))
    assert isinstance(hands.window.procedures.page.answers, CardGrid)


def test_dice_hits_and_conversions(hands: Hands) -> None:
    begin(hands)
    for power, card in (("protestant", "here_i_stand"), ("papacy", "gout"), ("hapsburg", "treachery")):
        take(hands, power, card)
    page = hands.window.procedures.page
    assert "roll 9 dice" in page.question.text()
    throw(hands, [5, 6, 6, 5])
    throw(hands, [5])
    throw(hands, [5])
    assert [(roll.power, roll.words) for roll in page.course.rolls.rolls] == [
        ("protestant", "4 hits"), ("papacy", "1 hit"), ("hapsburg", "1 hit"),
    ]  # fmt: skip
    assert hands.prompt == "diet_conversion"
    assert "Left: 2" in page.question.text()
    assert "brandenburg" in hands.window.stage.map().map_scene.lights.legal
    hands.click_map("brandenburg")
    assert hands.space("brandenburg")["religion"] == "protestant"
    hands.choose("magdeburg")
    assert hands.prompt == ""
    assert page.done.isVisible()
    assert "Discard" in " ".join(hands.words()) or "discards" in " ".join(hands.words())
    assert hands.controller.view["powers"]["protestant"]["home_cards"] == {"here_i_stand": "used"}
    assert hands.controller.view["deck"]["discard"] == ["gout", "treachery"]
    assert "_" not in words_in(page) + " ".join(hands.words())


def test_with_real_cards_each_names_its_points_in_secret(qtbot, shared: MainWindow) -> None:
    open_table(shared, cards="counts")
    hands = Hands(qtbot, shared)
    begin(hands)
    for power, points in (("protestant", "3"), ("papacy", "2"), ("hapsburg", "5")):
        assert hands.window.curtain.waiting.power == power
        hands.click(hands.window.curtain.lift)
        assert hands.prompt == "choose_cp"
        hands.type(points)
    assert hands.prompt == "enter_dice"
    assert hands.controller.prompt["dice"] == 7
    tidy(shared)

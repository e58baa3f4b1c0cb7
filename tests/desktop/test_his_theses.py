"""Luther's 95 Theses in the window: targets on the map, dice with what gives them, debater, dice by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from desktop.main_window import MainWindow
from desktop.panels.his_answers import DebaterGrid, TargetGrid
from desktop.panels.his_attempts import attempts_of
from desktop.panels.odds_bar import OddsBar
from tests.desktop.conftest import tidy
from tests.desktop.hands import Hands, settle
from tests.desktop.his_table import decline, edit, open_table, play_theses, throw, words_in

FIVE = ["leipzig", "brandenburg", "magdeburg", "erfurt", "kassel"]


@pytest.fixture
def hands(qtbot, shared: MainWindow) -> Iterator[Hands]:
    open_table(shared)
    hands = Hands(qtbot, shared)
    hands.click(shared.procedures.list.rows["luthers_95_theses"].button)
    yield hands
    tidy(shared)


def grid_of(hands: Hands) -> TargetGrid:
    grid = hands.window.procedures.page.answers
    assert isinstance(grid, TargetGrid)
    return grid


def lit(hands: Hands) -> set[str]:
    return set(hands.window.stage.map().map_scene.lights.legal)


def test_luther_comes_with_the_first_two_regulars_and_the_neighbours_glow(hands: Hands) -> None:
    assert hands.space("wittenberg")["reformers"] == ["luther"]
    counters = hands.window.stage.map().map_scene.counters
    assert counters[("portrait", "luther")].piece.place == "wittenberg"
    assert ("waiting", "wittenberg", "protestant", "regular") not in counters
    assert counters[("waiting", "augsburg", "protestant", "regular")].piece.count == 2
    assert lit(hands) == {"brandenburg", "breslau", "leipzig", "magdeburg", "prague"}
    assert "not linked" not in hands.window.stage.map().card("leipzig")
    assert "dice 4 : 4" in hands.window.stage.map().card("leipzig")


def test_pointing_at_a_target_tells_both_sides_dice_and_what_gives_them(hands: Hands) -> None:
    hands.hover_map("prague")
    hands.hover_map("breslau")
    dice = grid_of(hands).dice
    assert dice.space == "breslau"
    assert dice.title.text() == "Breslau  4 : 2"
    own = dice.own.text().replace("&nbsp;", " ")
    assert "<b>Protestant 4</b>" in own
    for part in ("Protestant neighbours (Wittenberg) <b>1</b>", "reformers next to it (Wittenberg) <b>1</b>",
                 "Protestant troops next to it (Wittenberg) <b>1</b>", "extra dice <b>1</b>"):  # fmt: skip
        assert part in own
    assert "<b>Papacy 2</b>" in dice.against.text()
    assert "Outside the target zone: a tie is the Papacy’s" in dice.inside.text()
    hands.hover_map("leipzig")
    assert "In the target zone: a 6 succeeds at once" in dice.inside.text()
    hands.click_map("paris")  # no answer: it says why, and nothing is decided
    assert hands.prompt == "choose_reformation_target"
    assert "18.3" in hands.window.procedures.page.why.text()


def test_the_chance_is_the_engines(hands: Hands) -> None:
    hands.hover_map("prague")
    hands.hover_map("breslau")
    bar = grid_of(hands).dice.bar
    assert isinstance(bar, OddsBar)
    asked = {"attempts": 1, "zones": ["german"], "target": "breslau", "extra_dice": 1}
    exact = {row["outcome"]: Fraction(row["chance"]) for row in hands.controller.odds("reformation_attempts", asked)}
    assert bar.chance == exact["success"]
    assert 0 < bar.chance < 1


def test_five_attempts_with_dice_by_mouse(hands: Hands) -> None:
    page = hands.window.procedures.page
    hands.click_map("leipzig")
    assert hands.prompt == "enter_dice"
    assert "Leipzig: roll 4 dice" in page.question.text()
    throw(hands, [5, 2, 3, 1])
    assert [(roll.power, roll.dice) for roll in page.course.rolls.rolls] == [("protestant", (5, 2, 3, 1))]
    throw(hands, [5, 4])
    rows = page.attempts.rows
    assert len(rows) == 2
    assert (rows[0].attempt.space, rows[0].attempt.success, rows[0].attempt.why) == ("leipzig", True, "tie")
    assert (rows[1].attempt, rows[1].step) == (None, "Target")
    play_theses(hands, FIVE[1:])
    assert hands.prompt == ""
    attempts = attempts_of(hands.controller.course)
    assert [attempt.space for attempt in attempts] == FIVE
    assert page.attempts.isVisible()
    assert [row.step for row in page.attempts.rows] == [""] * 5
    assert page.done.isVisible()
    assert "Kassel" in page.attempts.rows[4].accessibleName()
    assert hands.controller.view["tracks"]["protestant_spaces"] == 6


def test_an_electorate_brings_its_regulars_from_beside_the_map(hands: Hands) -> None:
    counters = hands.window.stage.map().map_scene.counters
    assert ("waiting", "brandenburg", "protestant", "regular") in counters
    hands.click_map("brandenburg")
    throw(hands, [6])
    counters = hands.window.stage.map().map_scene.counters
    assert ("waiting", "brandenburg", "protestant", "regular") not in counters
    assert counters[("unit", "brandenburg", "protestant", "regular", "")].piece.count == 1


def test_bucer_is_offered_with_what_he_changes(hands: Hands) -> None:
    play_theses(hands, ["leipzig", "erfurt"])
    hands.click_map("nuremberg")
    assert hands.prompt == "commit_debater"
    grid = hands.window.procedures.page.answers
    assert isinstance(grid, DebaterGrid)
    bucer, nobody = grid.buttons
    assert "Bucer" in bucer.accessibleName()
    assert "within 2 of Strasburg" in bucer.accessibleName()
    assert (bucer.pair, nobody.pair) == ("3 : 5", "2 : 5")
    assert bucer.chance > nobody.chance
    assert bucer.height() >= 54
    hands.click_map("paris")
    assert hands.prompt == "commit_debater"
    hands.click(bucer)
    assert hands.controller.view["debaters"]["bucer"]["status"] == "committed"
    throw(hands, [6])
    assert hands.prompt == "choose_reformation_target"
    hands.hover_map("paris")
    hands.hover_map("augsburg")
    assert "Bucer" in grid_of(hands).dice.own.text()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_is_in_words(hands: Hands, language: str) -> None:
    hands.window.desk.texts.set_language(language)
    settle()
    play_theses(hands, ["leipzig", "erfurt"])
    hands.click_map("nuremberg")
    decline(hands)
    throw(hands, [1])
    throw(hands, [3])
    page = hands.window.procedures.page
    shown = words_in(page) + " ".join(row.accessibleName() for row in page.attempts.rows) + " ".join(hands.words())
    assert "_" not in shown
    assert ("неудача" if language == "ru" else "failure") in shown


def test_undo_in_the_middle_brings_the_question_back(hands: Hands) -> None:
    hands.click_map("leipzig")
    hands.controller.undo()
    settle()
    assert hands.prompt == "choose_reformation_target"
    assert "leipzig" in lit(hands)
    assert hands.window.procedures.page.attempts.rows[0].attempt is None


def test_attempts_outside_the_theses_show_their_own_target(hands: Hands) -> None:
    hands.controller.abandon(agreed=True)
    edit(hands, {"set": "religion", "space": "zurich", "religion": "protestant"})
    hands.start("reformation_attempts", {"attempts": 2, "zones": ["german"], "extra_dice": 2, "plus": 1})
    dice = grid_of(hands).dice
    assert dice.space in hands.controller.prompt["options"]
    hands.hover_map("paris")
    hands.hover_map("basel")
    assert "extra dice&nbsp;<b>2</b>" in dice.own.text()
    asked = {"attempts": 1, "zones": ["german"], "target": "basel", "extra_dice": 2, "plus": 1}
    exact = next(row for row in hands.controller.odds("reformation_attempts", asked) if row["outcome"] == "success")
    assert dice.bar.chance == Fraction(exact["chance"])


def test_all_extra_dice_and_a_debater_have_their_chance(hands: Hands) -> None:
    hands.controller.abandon(agreed=True)
    edit(hands, {"set": "religion", "space": "worms", "religion": "protestant"})
    hands.start("reformation_attempts", {"attempts": 2, "zones": ["german"], "extra_dice": 3})
    hands.click_map("mainz")
    assert hands.prompt == "commit_debater"
    grid = hands.window.procedures.page.answers
    assert isinstance(grid, DebaterGrid)
    bucer, nobody = grid.buttons
    assert bucer.chance
    assert nobody.chance
    hands.click(bucer)
    throw(hands, [6])
    assert hands.prompt == "choose_reformation_target"
    for option in grid_of(hands).asking.options:
        grid_of(hands)._look_at(option)
        assert grid_of(hands).dice.bar is not None, option

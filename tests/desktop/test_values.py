"""Table values: every number has words in both languages, and a change is an edit that is logged and can be undone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from desktop.controller import board_data, games
from desktop.i18n import LANGUAGES, Texts
from desktop.panels.values_page import ValuesPage
from desktop.value_names import ValueNames
from tests.desktop.hands import Hands, settle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
KILL = "espionage.assassination.defence.base"
ROW = "espionage.assassination.row_1.least"


@pytest.fixture
def page(hands: Hands) -> Iterator[ValuesPage]:
    """The page, opened from the menu's action."""
    hands.window.commands["values"].trigger()
    settle()
    yield hands.window.values
    hands.window.values.close()
    settle()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_game_has_words(language: str) -> None:
    asked = 0
    for game, description in games().items():
        texts, board = Texts(language), board_data(game)
        texts.use_names(board)
        names = ValueNames(texts, board)
        said = {row["key"]: names.name(row["key"]).full for row in description.get("values", ())}
        asked += len(said)
        assert len(set(said.values())) == len(said), "two values have the same words"
        for key, words in said.items():
            assert key not in words
            assert not re.search(r"[a-z]_[a-z]|ui-|kind-|[{}]", words), words
            parts = {part for part in key.split(".") if not part.isdigit() and len(part) > 3}
            if language == "ru":
                assert not re.search(r"[A-Za-z]{4,}", words), words
            assert not {part for part in parts if "_" in part and part in words}
    assert asked > 250


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_the_table_say_how_many_may_be_chosen(language: str) -> None:
    texts, board = Texts(language), board_data("virgin_queen")
    texts.use_names(board)
    plain = ValueNames(texts, board)
    words = plain.outcome("gain_intelligence", 3)
    assert "2" in words
    assert "3" in words
    changed = ValueNames(texts, board, {"espionage.english_catholic_rebellion.row_2.catholic_conversions": 4})
    assert "4" in changed.outcome("english_catholic_rebellion", 2)
    assert "4" not in plain.outcome("english_catholic_rebellion", 2)


def test_the_page_shows_value_default_mark_and_range(hands: Hands, page: ValuesPage) -> None:
    assert not page.isModal()
    assert set(page.groups) >= {"assassination", "bonus", "pools", "influence", "captains", "keys_track.spain"}
    assert sum(len(entries) for entries in page.groups.values()) == len(hands.controller.values())
    page.open_at(ROW)
    settle()
    cell = page.table.cells[ROW]
    assert (cell.box.value(), cell.box.minimum(), cell.box.maximum()) == (1, -12, 20)
    assert cell.back.text() == "(1)"
    assert not cell.back.isEnabled()
    marks = [label for label in page.table.findChildren(QLabel) if label.text() == "house"]
    assert marks
    assert "our own" in marks[0].toolTip()
    legend = " ".join(label.text() for label in page.findChildren(QLabel))
    for mark in ("rules", "FAQ", "inferred", "house"):
        assert f"<b>{mark}</b>" in legend


def test_a_change_is_an_edit_logged_and_undone(hands: Hands, page: ValuesPage) -> None:
    page.open_at(KILL)
    before = hands.controller.odds("assassination", {"power": "spain", "cp": 2, "target": "leicester"})
    box = page.table.cells[KILL].box
    box.setValue(2)
    box.setValue(1)
    assert hands.controller.view["values"] == {}  # it waits for the number to stand
    hands.qtbot.waitUntil(lambda: hands.controller.view["values"] == {KILL: 1}, timeout=3000)
    settle()
    assert "Table value 3 → 1. Assassination — Defence dice: base" in hands.words()
    assert "_" not in " ".join(hands.words())
    assert page.table.cells[KILL].back.isEnabled()
    assert page.list.item(list(page.groups).index("assassination")).text() == "Assassination (1)"
    assert page.count.text() == "1 value is changed."
    assert hands.controller.odds("assassination", {"power": "spain", "cp": 2, "target": "leicester"}) != before
    hands.controller.undo()
    settle()
    assert hands.controller.view["values"] == {}
    assert page.table.cells[KILL].box.value() == 3
    assert not page.table.cells[KILL].back.isEnabled()


def test_a_typed_number_counts_at_enter_and_the_default_comes_back(hands: Hands, page: ValuesPage) -> None:
    page.open_at(KILL)
    cell = page.table.cells[KILL]
    cell.box.selectAll()
    hands.qtbot.keyClick(cell.box, Qt.Key.Key_5)
    hands.qtbot.keyClick(cell.box, Qt.Key.Key_Return)
    settle()
    assert hands.controller.view["values"] == {KILL: 5}
    assert hands.controller.idle
    hands.click(page.table.cells[KILL].back)
    assert hands.controller.view["values"] == {}


def test_numbers_that_cannot_stand_together_are_refused_in_words(hands: Hands, page: ValuesPage) -> None:
    key = "espionage.english_catholic_rebellion.row_3.least"
    page.open_at(key)
    page.table.cells[key].box.setValue(9)
    page.table.settle()
    settle()
    assert hands.controller.view["values"] == {}
    assert page.table.cells[key].box.value() == 2
    assert page.why.isVisible()
    assert "English Catholic rebellion" in page.why.text()
    assert "_" not in page.why.text()


def test_all_come_back_in_one_decision(hands: Hands, page: ValuesPage) -> None:
    for key, value in ((KILL, 2), ("victory_vp", 30)):
        assert hands.controller.edit([{"set": "value", "key": key, "value": value}])
    settle()
    page.changed_only.setChecked(True)
    settle()
    assert set(page.table.cells) == {KILL, "victory_vp"}
    head = hands.controller.table.head
    hands.click(page.reset_all)
    assert hands.controller.view["values"] == {}
    assert hands.controller.table.head == head + 1


def test_values_are_found_by_their_words(hands: Hands, page: ValuesPage) -> None:
    page.search.setText("drake")
    settle()
    assert list(page.table.cells) == ["captains.drake.rating"]
    hands.window.desk.texts.set_language("ru")
    page.search.setText("дрейк")
    settle()
    assert list(page.table.cells) == ["captains.drake.rating"]
    assert page.windowTitle() == "Числа таблиц"


def test_nothing_is_set_while_a_procedure_is_under_way(hands: Hands, page: ValuesPage) -> None:
    page.open_at(KILL)
    hands.start("english_catholic_rebellion", {})
    assert not page.table.isEnabled()
    assert page.why.text().startswith("Values cannot be set now")
    page.search.setFocus()
    hands.type("3")  # typed into the page, it answers no question
    assert hands.prompt == "choose_cp"
    hands.controller.abandon()
    settle()
    assert page.table is None or page.table.isEnabled()


def test_the_odds_lead_to_the_values_they_are_made_of(hands: Hands) -> None:
    hands.start("english_catholic_rebellion", {})
    hands.click(hands.window.procedures.page.odds.values)
    settle()
    page = hands.window.values
    assert page.isVisible()
    assert page.list.currentItem().text() == "English Catholic rebellion"
    page.close()


def test_a_game_without_such_numbers_says_so(hands: Hands) -> None:
    assert hands.controller.new("here_i_stand", "1517", dice="rolled", seed=3)
    hands.window.values.open_at()
    settle()
    assert hands.window.values.groups == {}
    assert hands.window.values.why.isVisible()
    hands.window.values.close()
    assert hands.controller.new("virgin_queen", "tournament", dice="entered", seed=3)

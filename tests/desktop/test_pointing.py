"""Pointing at a place of the map shows its button in the list, and the keyboard stays where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.desktop.hands import Hands, settle
from tests.desktop.winter_hands import grid, units, winter

# The offscreen platform cannot do what popups and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_tab_marks_an_answer_under_which_the_mouse_lay_already(hands: Hands) -> None:
    view = hands.window.stage.map()
    view.hand.announce("rennes")  # as when the mouse rests there
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    view.setFocus()
    while view.keys.place != "rennes":
        hands.press(Qt.Key.Key_Tab)
    assert hands.option("rennes").property("marked") == "true"


def test_tab_walks_the_legal_places_on_the_map(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    view = hands.window.stage.map()
    view.setFocus()
    walked = []
    for _ in range(3):
        hands.press(Qt.Key.Key_Tab)
        assert view.hasFocus()
        walked.append(view.keys.place)
        assert hands.option(walked[-1]).property("marked") == "true"
    assert len(set(walked)) == 3
    assert set(walked) <= set(hands.controller.prompt["options"])
    marked = [button.option for button in hands.window.procedures.page.answers.buttons
              if button.property("marked") == "true"]  # fmt: skip
    assert marked == walked[-1:]
    hands.press(Qt.Key.Key_Return)
    assert hands.space(walked[-1])["religion"] == "protestant"


def test_the_mouse_on_the_map_takes_no_key_from_what_is_typed(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    find = hands.window.top.find
    find.setFocus()
    hands.type("or")
    hands.hover_map("limoges")
    hands.type("le")
    assert find.text() == "orle"
    assert QApplication.focusWidget() is find
    find.clear()


def test_winter_s_list_only_shows_the_place_too(hands: Hands) -> None:
    winter(hands, units("tours", "france", "regular", 2))
    goal = hands.controller.prompt["options"][0]
    view = hands.window.stage.map()
    view.setFocus()
    hands.hover_map(goal)
    settle()
    assert view.hasFocus()
    assert [key[2] for key, button in grid(hands).buttons.items() if button.property("marked") == "true"] == [goal]

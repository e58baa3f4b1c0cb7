"""The other game in the same window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QToolButton

from desktop.main_window import MainWindow
from tests.desktop.conftest import tidy
from tests.desktop.hands import Hands, settle
from tests.desktop.test_umpire import action, submenu
from tests.desktop.test_window import cut


@pytest.fixture
def hands(qtbot, shared: MainWindow) -> Iterator[Hands]:
    """Hands on a table of 1517, the dice rolled by the program."""
    assert shared.desk.controller.new("here_i_stand", "1517", dice="rolled", seed=4)
    shared.stage.map().set_animated(False)
    shared.activateWindow()
    settle()
    yield Hands(qtbot, shared)
    tidy(shared)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_nine_phases_fit_at_1280(hands: Hands, language: str) -> None:
    hands.window.resize(1280, 720)
    hands.window.desk.texts.set_language(language)
    settle()
    assert cut(hands.window) == []
    assert hands.window.minimumSizeHint().width() <= 1280
    assert len([chip for chip in hands.window.top.phases.chips.values() if chip.isVisible()]) == 9
    hands.controller.edit([{"set": "turn", "value": 2}])
    settle()
    assert len([chip for chip in hands.window.top.phases.chips.values() if chip.isVisible()]) == 7


def test_luthers_theses_are_played_to_their_end(hands: Hands) -> None:
    hands.click(hands.window.procedures.list.rows["luthers_95_theses"].button)
    assert hands.space("wittenberg")["religion"] == "protestant"
    while hands.prompt:
        hands.click_map(next(iter(hands.window.hand.asking.legal())))
    words = " ".join(hands.words())
    assert "Wittenberg" in words
    assert "_" not in words
    hands.window.desk.texts.set_language("ru")
    settle()
    assert "Виттенберг: приходит реформатор Лютер" in " ".join(hands.words())
    assert "_" not in " ".join(hands.words())


def test_power_card_and_menu_of_this_game(hands: Hands) -> None:
    hands.click(hands.window.rail.shields["papacy"])
    card = hands.window.stage.card
    assert "Leo X" in [button.text() for button in card.findChildren(QToolButton)]
    menu = hands.window.hand.menu_of("wittenberg")
    action(submenu(menu, "Control"), "Papacy").trigger()
    assert hands.space("wittenberg")["control"] == "papacy"
    labels = [action.text() for action in submenu(hands.window.hand.menu_of("wittenberg"), "Markers").actions()]
    assert any("Jesuit" in label for label in labels)
    for board in ("diplomacy", "religion", "track"):
        hands.click(hands.window.bar.tabs[board])
        assert hands.window.pages[board].widget().layout().count() > 2

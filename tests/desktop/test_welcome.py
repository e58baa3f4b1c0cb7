"""The page that the program starts with: what was left unfinished, all of it, and the game to begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea

from desktop import journals
from engine.table import Table
from tests.desktop.hands import Hands, settle

MANY = 12


def leave_games(many: int) -> None:
    """Journals of tables that were left."""
    for number in range(many):
        table = Table.new("virgin_queen", "tournament", seed=number)
        table.edit([{"set": "vp", "power": "spain", "value": number}])
        table.save(str(journals.new_path("virgin_queen")))
        table.close()


def test_every_unfinished_game_can_be_recovered_however_many_there_are(hands: Hands, folders: Path) -> None:
    window = hands.window
    leave_games(MANY)
    welcome = window.welcome
    welcome.open("recover")
    settle()
    area = welcome.pages.currentWidget().findChild(QScrollArea)
    rows = area.findChildren(QPushButton)
    assert len(rows) >= MANY
    assert area.verticalScrollBar().maximum() > 0
    assert welcome.height() < window.height()
    oldest, path = rows[-1], welcome.unfinished[-1].path
    oldest.setFocus()
    settle()
    area.ensureWidgetVisible(oldest)
    hands.click(oldest)
    assert not welcome.isVisible()
    assert Path(hands.controller.table.path) == path


def test_a_new_game_is_by_default_the_one_that_is_played(hands: Hands) -> None:
    welcome = hands.window.welcome
    for game, scenario in (("here_i_stand", "1517"), ("virgin_queen", "tournament")):
        assert hands.controller.new(game, scenario, dice="entered", seed=1)
        welcome.open("new")
        assert welcome.game.currentData() == game
        assert welcome.scenario.count()
        welcome.hide()


def test_the_keyboard_goes_round_in_the_page_and_never_behind_it(hands: Hands) -> None:
    leave_games(3)
    welcome = hands.window.welcome
    welcome.open("recover")
    hands.window.activateWindow()
    settle()
    games = welcome.pages.currentWidget().findChild(QScrollArea).findChildren(QPushButton)
    reached = []
    for _ in range(12):
        QTest.keyClick(hands.window.focusWidget(), Qt.Key.Key_Tab)
        reached.append(hands.window.focusWidget())
    assert reached[:2] == [welcome.cross, games[0]]
    assert set(games) <= set(reached)
    assert all(welcome.isAncestorOf(widget) for widget in reached)
    QTest.keyClick(reached[-1], Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert hands.window.focusWidget() is reached[-2]

"""The page that the program starts with: what was left unfinished, all of it, and the game to begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton, QScrollArea

from desktop import journals
from engine.table import Table
from tests.desktop.hands import Hands, settle

MANY = 12


def test_every_unfinished_game_can_be_recovered_however_many_there_are(hands: Hands, folders: Path) -> None:
    window = hands.window
    for number in range(MANY):
        table = Table.new("virgin_queen", "tournament", seed=number)
        table.edit([{"set": "vp", "power": "spain", "value": number}])
        table.save(str(journals.new_path("virgin_queen")))
        table.close()
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

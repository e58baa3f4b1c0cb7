"""Every dialog, page and card in both games and both languages: no text cut at 1280x720, a name for every control."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget

from desktop.main_window import MainWindow
from desktop.preferences import Preferences
from desktop.printing.pages_dialog import BlankDialog, SnapshotDialog
from desktop.printing.paper_dialog import PaperDialog
from tests.desktop.conftest import tidy
from tests.desktop.hands import settle
from tests.desktop.measuring import cut, nameless

# The offscreen platform cannot do what popups and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
GAMES = [("virgin_queen", "tournament"), ("here_i_stand", "1517")]
BOTH = pytest.mark.parametrize("language", ["ru", "en"])


@pytest.fixture(params=GAMES, ids=[game for game, _ in GAMES])
def table(request: pytest.FixtureRequest, shared: MainWindow) -> Iterator[MainWindow]:
    """The shared window with a new table of each game, real dice."""
    shared.resize(1280, 720)
    assert shared.desk.controller.new(*request.param, dice="entered", seed=3)
    shared.stage.map().set_animated(False)
    shared.show_board("europe")
    settle()
    yield shared
    tidy(shared)


def fits(widget: QWidget) -> None:
    """All words have the room that they need, and all controls a name."""
    settle(8)
    assert cut(widget) == []
    assert nameless(widget) == []


@BOTH
def test_boards_and_panels(table: MainWindow, language: str) -> None:
    table.desk.texts.set_language(language)
    for board in table.bar.boards:
        table.show_board(board)
        fits(table)
    table.show_board("europe")
    for name in ("show_places", "show_cards", "show_palette"):
        table.commands[name].setChecked(True)
        fits(table)
        table.commands[name].setChecked(False)


@BOTH
def test_cards_over_the_table(table: MainWindow, language: str) -> None:
    table.desk.texts.set_language(language)
    for page in ("start", "new", "recover"):
        table.welcome.open(page)
        fits(table)
        for row in range(len(GAMES) if page == "new" else 0):
            table.welcome.game.setCurrentIndex(row)
            fits(table)
    table.welcome.hide()
    for card in (table.keys, table.about):
        card.toggle()
        fits(table)
        card.toggle()
    for power in table.desk.controller.view["powers"]:
        table.stage.card.show_power(power)
        fits(table)


@BOTH
def test_the_form_of_every_procedure(table: MainWindow, language: str) -> None:
    table.desk.texts.set_language(language)
    forms = [row for row in table.desk.controller.procedures() if row["parameters"] and not row["why_not"]]
    assert forms
    for row in forms:
        table.procedures.open_form(row, {})
        fits(table)
    table.procedures.show_list()
    fits(table)


@BOTH
def test_dialogs(table: MainWindow, language: str) -> None:
    table.desk.texts.set_language(language)
    for make in (Preferences, SnapshotDialog, BlankDialog, PaperDialog):
        dialog = make(table.desk, table)
        dialog.show()
        fits(dialog)
        dialog.close()
        dialog.deleteLater()
    dice = table.tools.statistics
    for page, opened in ((table.values, table.values.open_at), (dice, dice.open_page)):
        opened()
        fits(page)
        page.close()

"""A table of Here I Stand for the tests of the window: 1517 with real dice, and what is often done on it."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.main_window import MainWindow
from desktop.panels.his_answers import DebaterGrid
from tests.desktop.hands import Hands, settle

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def open_table(window: MainWindow, dice: str = "entered", seed: int = 1517, cards: str = "dealt") -> None:
    """A new game of 1517 in the shared window, with nothing that moves by itself."""
    assert window.desk.controller.new("here_i_stand", "1517", dice=dice, seed=seed, cards=cards)
    window.stage.map().set_animated(False)
    window.activateWindow()
    window.show_board("europe")
    settle()


def words_in(widget: QWidget) -> str:
    """All words that can be read in a widget, without the marks of rich text."""
    parts = [w.text() for kind in (QLabel, QAbstractButton) for w in widget.findChildren(kind) if w.isVisible()]
    return re.sub(r"<[^>]*>", "", " | ".join(parts))


def throw(hands: Hands, dice: list[int]) -> None:
    """Clicks the faces of all dice asked for: the given ones, and ones for the rest."""
    count = hands.controller.prompt["dice"]
    hands.enter((dice + [1] * count)[:count])


def decline(hands: Hands) -> None:
    """Commits nobody."""
    grid = hands.window.procedures.page.answers
    assert isinstance(grid, DebaterGrid)
    hands.click(next(button for button in grid.buttons if button.option == "no"))


def play_theses(hands: Hands, targets: list[str]) -> None:
    """The theses to their end: each target by the map, every attempt a success by its first die, no debater."""
    for target in targets:
        hands.click_map(target)
        if hands.prompt == "commit_debater":
            decline(hands)
        throw(hands, [6])


def edit(hands: Hands, *edits: dict[str, Any]) -> None:
    """The umpire's hand."""
    assert hands.controller.edit(list(edits))
    settle()


def close_curtains(hands: Hands) -> None:
    """Lets every curtain fall without looking."""
    curtain = hands.window.curtain
    while curtain.isVisible():
        hands.click(curtain.later if curtain.later.isVisible() else curtain.done)

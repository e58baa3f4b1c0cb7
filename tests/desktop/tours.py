"""Tours of the window: everything that can be opened, opened one after the other."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from PySide6.QtWidgets import QDialog, QWidget

import desktop
from desktop.main_window import MainWindow
from desktop.preferences import Preferences
from desktop.printing.pages_dialog import BlankDialog, SnapshotDialog
from desktop.printing.paper_dialog import PaperDialog
from tests.bench import random_player
from tests.desktop.hands import settle

GUESSES = 40
# How each dialog is brought onto the screen.
OPENERS: dict[str, Callable[[MainWindow], QDialog]] = {
    "Preferences": lambda window: shown(Preferences(window.desk, window)),
    "SnapshotDialog": lambda window: shown(SnapshotDialog(window.desk, window)),
    "BlankDialog": lambda window: shown(BlankDialog(window.desk, window)),
    "PaperDialog": lambda window: shown(PaperDialog(window.desk, window)),
    "ValuesPage": lambda window: opened(window.values, window.values.open_at),
    "Statistics": lambda window: opened(window.tools.statistics, window.tools.statistics.open_page),
}
ABSTRACT = {"PagesDialog"}  # what the dialogs of printing share


def shown(dialog: QDialog) -> QDialog:
    dialog.show()
    return dialog


def opened(dialog: QDialog, call: Callable[[], None]) -> QDialog:
    call()
    return dialog


def all_of(kind: type) -> dict[str, type]:
    """Every class of the window that is of a kind, by name: all its modules are read for this."""
    for module in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found, todo = {}, [kind]
    while todo:
        for sub in todo.pop().__subclasses__():
            todo.append(sub)
            if sub.__module__.startswith("desktop."):
                found[sub.__name__] = sub
    return found


def dialogs(window: MainWindow) -> Iterator[QDialog]:
    """Every dialog in turn; it is closed again."""
    for open_dialog in OPENERS.values():
        dialog = open_dialog(window)
        settle()
        yield dialog
        dialog.close()
        settle()


def boards(window: MainWindow) -> Iterator[QWidget]:
    """Every board, and the panels that can be shown beside it."""
    for board in window.bar.boards:
        window.show_board(board)
        yield window
    window.show_board("europe")
    for name in ("show_places", "show_cards", "show_palette"):
        window.commands[name].setChecked(True)
        yield window
        window.commands[name].setChecked(False)


def cards(window: MainWindow, games: int) -> Iterator[QWidget]:
    """What lies over the table: the start pages, the lists, the power cards."""
    for page in ("start", "new", "recover"):
        window.welcome.open(page)
        yield window
        for row in range(games if page == "new" else 0):
            window.welcome.game.setCurrentIndex(row)
            yield window
    window.welcome.hide()
    for card in (window.keys, window.about):
        card.toggle()
        yield window
        card.toggle()
    for power in window.desk.controller.view["powers"]:
        window.stage.card.show_power(power)
        yield window
    window.stage.card.shut()


def forms(window: MainWindow) -> Iterator[QWidget]:
    """The form of every procedure that has one, and the list of all."""
    for row in window.desk.controller.procedures():
        if row["parameters"] and not row["why_not"]:
            window.procedures.open_form(row, {})
            yield window
    window.procedures.show_list()
    yield window


def questions(window: MainWindow, played: list[tuple[str, dict[str, Any]]], most: int, seed: int) -> Iterator[QWidget]:
    """Procedures played by chance, seen at each new kind of question and at their end; whoever may see something alone
    sees it."""
    luck, controller = Random(seed), window.desk.controller
    for procedure, given in played:
        if not controller.start(procedure, given):
            continue
        known: set[str] = set()
        for _ in range(most):
            yield from lifted(window)
            prompt = controller.prompt
            if prompt is None:
                break
            if prompt["id"] not in known:
                known.add(prompt["id"])
                settle()
                yield window
            tries = GUESSES if "options" in prompt else 0
            if not any(controller.answer(random_player.guess(prompt, luck)) for _ in range(tries)):
                controller.finish(prompt["power"])
        if controller.prompt is not None:
            controller.abandon(agreed=True)
        yield from lifted(window)
        settle()
        yield window


def lifted(window: MainWindow) -> Iterator[QWidget]:
    """Every curtain that has fallen, before and behind it."""
    for _ in range(8):
        if "curtain" not in window.__dict__ or not window.curtain.isVisible():
            return
        yield window
        window.curtain.lift.click()
        settle()
        if window.curtain.isVisible():
            yield window
        window.curtain.put_aside()
        settle()

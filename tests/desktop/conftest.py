"""The real window on the real table, with the mouse and the keyboard of pytest-qt."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QDockWidget

from desktop.app import make_application, make_window
from desktop.main_window import MainWindow
from desktop.settings import Settings
from tests.desktop.hands import Hands, settle


@pytest.fixture(scope="session")
def qapp():
    """The program's own application, with its fonts."""
    return make_application(["tests"])


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folders lie aside."""
    monkeypatch.setenv("CUIUS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("CUIUS_CONFIG", str(tmp_path / "config"))
    return tmp_path


@pytest.fixture(scope="session")
def shared(qapp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for most tests: building the map anew for each would take most of their time."""
    aside = tmp_path_factory.mktemp("shared")
    os.environ.setdefault("CUIUS_DATA", str(aside))
    os.environ.setdefault("CUIUS_CONFIG", str(aside))
    window = make_window("en", Settings(aside / "settings.ini"))
    window.resize(1280, 720)
    window.show()
    settle()
    yield window
    window.close()


@pytest.fixture
def bare_window(qtbot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window of the test's own, in English at 1280x720, with no table."""
    window = make_window("en", Settings(tmp_path / "settings.ini"))
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    settle()
    yield window
    window.close()
    window.deleteLater()
    settle()


@pytest.fixture
def window(shared: MainWindow) -> Iterator[MainWindow]:
    """The shared window with the tournament scenario, real dice, and nothing that moves by itself."""
    tidy(shared)
    assert shared.desk.controller.new("virgin_queen", "tournament", dice="entered", seed=1568)
    shared.activateWindow()
    shared.stage.map().setFocus()  # where the last test left the keyboard must not matter
    shared.stage.map().set_animated(False)
    shared.show_board("europe")
    shared.fly_to("bourges")
    settle()
    yield shared
    tidy(shared)


def tidy(window: MainWindow) -> None:
    """Leaves the shared window as the next test wants to find it."""
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible() and not isinstance(other, QDockWidget):
            other.close()
    for notice in window.notices.notices():
        notice.shut()
    for card in (window.welcome, window.keys, window.about):
        card.hide()
    window.stage.card.shut()
    for name in ("show_palette", "show_key"):
        window.commands[name].setChecked(False)
    QCursor.setPos(0, 0)  # a drop asks where the mouse is, and the last test may have left it over a strip or a panel
    window.procedure_dock.show()
    window.log_dock.show()
    window.cards_dock.hide()
    window.desk.texts.set_language("en")
    if window.desk.theme.dark:
        window.desk.set_theme("light")
    window.guide = None
    settle()


@pytest.fixture
def hands(qtbot, window: MainWindow) -> Hands:
    """A player's hands on the window."""
    return Hands(qtbot, window)

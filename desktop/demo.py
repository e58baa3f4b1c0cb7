"""The guided example played by itself: pictures of every step in both languages, and the save."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from desktop.app import make_application, make_window
from desktop.guide import NOTICE, Guide
from desktop.i18n import LANGUAGES
from desktop.main_window import MainWindow
from desktop.printing.build import snapshot_document
from desktop.printing.output import write_pdf
from desktop.printing.taking import take_snapshot
from desktop.settings import Settings

SIZE = (1600, 900)
SAVE = "huguenot_lent.save"
PDF = "huguenot_lent.pdf"


def demo(folder: str, language: str | None = None) -> int:
    """Plays the case on the real window and writes PNGs of each step, the log and the save into `folder`."""
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{folder}: cannot be made: {error.strerror}")
        return 1
    with tempfile.TemporaryDirectory(prefix="cuius-regio-") as aside:
        window = _window_aside(Path(aside), language or "ru")
        written = _play(window, place)
        window.close()
    print(f"{written} pictures, {SAVE} and {PDF} are in {place.resolve()}")
    return 0


def selftest(language: str | None = None) -> int:
    """Paints the window, plays the whole case and checks where it ended."""
    with tempfile.TemporaryDirectory(prefix="cuius-regio-") as aside:
        window = _window_aside(Path(aside), language or "en")
        guide = _guide_through(window)
        while not guide.over:
            guide.step()
            settle()
        picture = window.grab()
        spaces = window.desk.controller.view["spaces"]
        good = spaces["paris"]["unrest"] and spaces["dijon"]["religion"] == "protestant" and not picture.isNull()
        window.close()
    print(f"selftest: {'passed' if good else 'FAILED'}, {len(guide.acts)} steps, {picture.width()}x{picture.height()}")
    return 0 if good else 1


def settle(rounds: int = 6) -> None:
    """Lets the window lay itself out and paint, timers included; no waiting."""
    for _ in range(rounds):
        QApplication.sendPostedEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def settle_map(window: MainWindow, longest: float = 8.0) -> None:
    """Waits until the map is drawn crisp."""
    until = time.monotonic() + longest
    settle()
    while window.stage.map().tiles.waiting and time.monotonic() < until:
        settle(2)
    settle()


def _window_aside(aside: Path, language: str) -> MainWindow:
    """A window that leaves the player's own folders alone."""
    os.environ["CUIUS_DATA"] = str(aside / "data")
    os.environ["CUIUS_CONFIG"] = str(aside / "config")
    make_application()
    window = make_window(language, Settings(aside / "settings.ini"))
    window.resize(*SIZE)
    window.show()
    settle()
    return window


def _guide_through(window: MainWindow) -> Guide:
    guide = Guide(window)
    window.guide = guide
    guide.begin()
    settle()
    view = window.stage.map()
    view.set_animated(False)  # on a busy machine a picture would be taken in the middle of a flight
    view.set_zoom(0.9)
    view.fly_to("bourges")
    settle()
    return guide


def _play(window: MainWindow, place: Path) -> int:
    """The case once in each language: a change of language draws the whole map anew."""
    own = window.desk.texts.language
    written = sum(_play_in(window, place, code) for code in (*(c for c in LANGUAGES if c != own), own))
    window.desk.controller.save_as(place / SAVE)
    snapshot = snapshot_document(take_snapshot(window.desk.controller), window.desk.texts)
    write_pdf(snapshot, place / PDF)
    return written


def _play_in(window: MainWindow, place: Path, code: str) -> int:
    window.desk.texts.set_language(code)
    window.files.new_default()
    window.welcome.open("start")
    _picture(window, place / f"00-welcome-{code}.png")
    guide = _guide_through(window)
    window.notices.drop(NOTICE)
    _picture(window, place / f"01-map-{code}.png")
    while not guide.over:
        guide.step()
        window.notices.drop(NOTICE)
        _picture(window, place / f"{guide.at + 1:02}-step-{code}.png")
    window.desk.controller.look_at(5)
    _picture(window, place / f"20-as-it-was-{code}.png")
    window.desk.controller.look_now()
    return len(guide.acts) + 3


def _picture(window: MainWindow, file: Path) -> None:
    settle_map(window)
    window.grab().save(str(file))

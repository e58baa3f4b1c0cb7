"""The application: fonts, Qt's own words in the player's language, the window, and what it opens with."""

from __future__ import annotations

import gc
import sys

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTimer, QTranslator
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication

from desktop import crash, icons, journals
from desktop.controller import Controller
from desktop.crash_notice import CrashNotice, tell_without_window
from desktop.desk import Desk
from desktop.i18n import LANGUAGES, Texts, system_language
from desktop.main_window import MainWindow
from desktop.settings import APP, Settings
from desktop.theme import SANS, load_fonts
from desktop.window_icon import window_icon

SETTLED_AFTER_MS = 4000


class QtWords:
    """Qt's own translations of its standard buttons, changed with the language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._translator: QTranslator | None = None
        texts.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Installs the words of the present language; English is built in."""
        app = QCoreApplication.instance()
        if app is None:
            return
        if self._translator is not None:
            app.removeTranslator(self._translator)
            self._translator = None
        if self.texts.language != "en":
            translator = QTranslator(app)
            folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            if translator.load(f"qtbase_{self.texts.language}", folder):
                app.installTranslator(translator)
                self._translator = translator


def make_application(arguments: list[str] | None = None) -> QApplication:
    """The one QApplication, with the bundled fonts."""
    app = QApplication.instance() or QApplication(arguments or sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName(APP)
    app.setApplicationDisplayName("Cuius Regio")
    app.setDesktopFileName(APP)
    app.setStyle("Fusion")
    load_fonts()
    font = QFont(SANS)
    font.setPixelSize(14)
    app.setFont(font)
    app.setWindowIcon(QIcon(window_icon(256)))
    return app


def make_window(language: str | None = None, settings: Settings | None = None) -> MainWindow:
    """The window with everything it needs, not yet shown and with no table."""
    settings = settings or Settings()
    chosen = language if language in LANGUAGES else settings.language or system_language()
    texts = Texts(chosen)
    desk = Desk(texts, settings, Controller())
    desk.dress()
    window = MainWindow(desk)
    window.qt_words = QtWords(texts)
    return window


def open_first(window: MainWindow, file: str | None, new: str | None = None) -> None:
    """Opens what the program was started with: a file, a new game, or the tournament with the start page over it."""
    if new is not None and window.files.new(*new.split("/"), window.desk.settings.dice):
        return
    if file is not None and window.files.open_path(file):
        return
    left_over = journals.unfinished()
    window.files.new_default()
    if file is None:
        window.welcome.open("recover" if left_over else "start")


def settle_down() -> None:
    """The start is over: what was drawn for it is kept for the next, and memory is looked through again, save what
    stays until the end."""
    icons.kept().write()
    gc.freeze()
    gc.enable()


def run(language: str | None, file: str | None, new: str | None = None, usable: str = "") -> int:
    """Shows the window and runs until it is closed; with `usable`, only until the window waits for the player, or
    (`rests`) has nothing left to draw."""
    app = make_application()
    crash.watch.tell = tell_without_window
    window = make_window(language)
    notice = CrashNotice(window)
    window.show()
    open_first(window, file, new)
    notice.tell_of_the_last_run()
    QTimer.singleShot(SETTLED_AFTER_MS, settle_down)
    if usable:
        from desktop.usable import FirstUsable

        notice.usable = FirstUsable(window, rests=usable == "rests")
    return app.exec()

"""What the window says of a fault of the program: where the report is, and that the game is safe."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal
from PySide6.QtGui import QGuiApplication

from desktop import crash
from desktop.i18n import Texts, system_language
from desktop.main_window import MainWindow


class CrashNotice(QObject):
    """Shows reports of this run as they come, and once the one that the last run left."""

    reported = Signal(str)  # a fault may come from another thread; the bar is drawn in this one

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.usable: QObject | None = None  # the start's stop-watch, where one was asked for
        self.reported.connect(self._tell_now)
        crash.watch.tell = lambda path: self.reported.emit(str(path))
        crash.watch.table = self._table
        window.destroyed.connect(_forget)

    def tell_of_the_last_run(self) -> None:
        """Points to the report of a run that ended badly, once."""
        path = crash.left_by_the_last_run()
        if path is not None:
            self._show("ui-crash-before", path)
            crash.pointed_to(path)

    def _tell_now(self, name: str) -> None:
        path = Path(name)
        unsaved = bool(self.window.desk.controller.unsaved_reason)
        self._show("ui-crash-now-unsaved" if unsaved else "ui-crash-now", path)
        crash.pointed_to(path)

    def _show(self, message: str, path: Path) -> None:
        texts = self.window.desk.texts
        self.window.notices.show_notice(
            "crash", lambda: texts(message, file=str(path)), [("ui-crash-open", lambda: open_folder(path))],
            icon="triangle-alert",
        )  # fmt: skip

    def _table(self) -> list[str]:
        """The game and the kinds of what was decided last: ids, nothing that a player keeps hidden."""
        if QThread.currentThread() is not QCoreApplication.instance().thread():
            return []
        controller = self.window.desk.controller
        lines = [f"Language: {self.window.desk.texts.language}"]
        if controller.has_table:
            public = [event for event in controller.log if not event.get("for")]
            lines += [f"Game: {controller.game}, {len(controller.log)} events",
                      f"File: {controller.path or 'the journal of the program'}",
                      "Last events: " + ", ".join(str(event["id"]) for event in public[-crash.EVENTS_TOLD :])]
        return lines


def tell_without_window(path: Path) -> None:
    """A fault before there is a window: a box says where the report is."""
    if QCoreApplication.instance() is None or QGuiApplication.platformName() == "offscreen":
        return
    from PySide6.QtWidgets import QMessageBox

    texts = Texts(system_language())
    QMessageBox.critical(None, texts("ui-crash-title"), texts("ui-crash-start", file=str(path)))


def open_folder(path: Path) -> None:
    """Shows the folder of a report by the system's own means."""
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.parent)))


def _forget() -> None:
    crash.watch.tell = None
    crash.watch.table = list

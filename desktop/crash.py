"""When the program itself fails: a report on disk, a calm word in the window, and the next start points to it.

`watch` comes before Qt and must cost next to nothing; whatever a report needs is imported when one is written.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

APP = "cuius-regio"
REPORT, RUNNING, TOLD = "crash-", "running-", "told"  # beginnings of file names
KEPT = 20
MOST_IN_ONE_RUN = 5
EVENTS_TOLD = 12
DAYS_OF_AN_EMPTY_ONE = 7

Fault = tuple[type[BaseException], BaseException, TracebackType | None]


def folder() -> Path:
    """Where reports lie. With CUIUS_DATA, beside the games there."""
    chosen = os.environ.get("CUIUS_DATA")
    if chosen:
        place = Path(chosen) / "log"
    else:
        import platformdirs

        place = Path(platformdirs.user_log_dir(APP, appauthor=False))
    place.mkdir(parents=True, exist_ok=True)
    return place


class Watch:
    """The watch over one run of the program."""

    def __init__(self) -> None:
        self.tell: Callable[[Path], None] | None = None  # the window, once it lives
        self.table: Callable[[], list[str]] = list  # what lies on the table, line by line
        self._seen: set[str] = set()
        self._hard: IO[str] | None = None

    def begin(self) -> None:
        """Takes over what nobody catches. A crash of Qt itself leaves its trace in a file that is empty until then."""
        sys.excepthook = self.caught
        threading.excepthook = self._in_thread
        with contextlib.suppress(OSError):
            path = folder() / f"{RUNNING}{os.getpid()}.txt"
            self._hard = path.open("w", encoding="utf-8")
            faulthandler.enable(self._hard)

    def end(self) -> None:
        """The program ends as it should."""
        if self._hard is None:
            return
        faulthandler.disable()
        self._hard.close()
        with contextlib.suppress(OSError):
            os.unlink(self._hard.name)
        self._hard = None

    def _in_thread(self, fault: threading.ExceptHookArgs) -> None:
        if fault.exc_value is not None:
            self.caught(fault.exc_type, fault.exc_value, fault.exc_traceback)

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """An exception that nobody caught: in a slot, a timer, a thread, or at the start."""
        if sys.stderr is not None:
            sys.__excepthook__(kind, fault, trace)
        if not issubclass(kind, Exception):
            return
        path = self.report((kind, fault, trace))
        if path is None:
            return
        if sys.stderr is not None:
            print(f"A report of this fault is in {path}", file=sys.stderr)
        if self.tell is not None:
            with contextlib.suppress(Exception):  # telling of a fault must not make another
                self.tell(path)

    def report(self, fault: Fault) -> Path | None:
        """Writes a report; None when this very fault was reported before, too many were, or the disk refuses."""
        from traceback import format_exception, format_tb

        where = "".join(format_tb(fault[2])[-1:]) + fault[0].__name__
        if where in self._seen or len(self._seen) >= MOST_IN_ONE_RUN:
            return None
        self._seen.add(where)
        try:
            lines = list(self.table())
        except Exception as another:
            lines = [f"Table: could not be read ({type(another).__name__})"]
        try:
            return write([*about(), *lines, "", "".join(format_exception(*fault))])
        except OSError:
            return None


def about() -> list[str]:
    """The program and what it runs on."""
    import platform

    lines = [f"Cuius Regio {version()}", f"System: {platform.platform()}", f"Python: {platform.python_version()}"]
    qt, gui = sys.modules.get("PySide6.QtCore"), sys.modules.get("PySide6.QtGui")
    if qt is not None:
        lines.append(f"Qt: {qt.qVersion()}, PySide6 {sys.modules['PySide6'].__version__}")
    if gui is not None and gui.QGuiApplication.instance() is not None:
        lines.append(f"Screen: {gui.QGuiApplication.platformName()}")
    return lines


def version() -> str:
    """The program's version, however little of it is whole."""
    try:
        from desktop.controller import VERSION
    except Exception:
        return "of unknown version"
    return VERSION


def write(lines: list[str]) -> Path:
    """A report on disk, the player's home written as ~. Raises OSError."""
    from datetime import datetime

    now = datetime.now()
    text = "\n".join([now.strftime("%Y-%m-%d %H:%M:%S"), *lines]).rstrip() + "\n"
    place, stamp = folder(), now.strftime("%Y-%m-%d %H-%M-%S")
    path = place / f"{REPORT}{stamp}-{now.microsecond:06}.txt"
    path.write_text(text.replace(str(Path.home()), "~"), "utf-8")
    for old in reports(place)[:-KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def reports(place: Path) -> list[Path]:
    """All reports, the oldest first."""
    return sorted(place.glob(f"{REPORT}*.txt"))


def left_by_the_last_run() -> Path | None:
    """The newest report that no start has pointed to yet. Traces of hard crashes become reports here."""
    with contextlib.suppress(OSError):
        place = folder()
        _take_traces(place)
        told = (place / TOLD).read_text("utf-8") if (place / TOLD).is_file() else ""
        fresh = [path for path in reports(place) if path.name > told]
        return fresh[-1] if fresh else None
    return None


def pointed_to(path: Path) -> None:
    """The player was told of a report; no later start tells of it again."""
    with contextlib.suppress(OSError):
        (path.parent / TOLD).write_text(path.name, "utf-8")


def _take_traces(place: Path) -> None:
    import time

    for path in place.glob(f"{RUNNING}*.txt"):
        with contextlib.suppress(OSError):
            trace = path.read_text("utf-8", errors="replace")
            # An empty one belongs to a window that is still open, or to one that was killed long ago.
            if trace:
                write([*about(), "The program was ended by the system:", "", trace])
                path.unlink()
            elif time.time() - path.stat().st_mtime > DAYS_OF_AN_EMPTY_ONE * 86400:
                path.unlink()


watch = Watch()

"""A fault of the program itself: written down, told calmly, and pointed to by the next start."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WINDOW = """
import sys
from PySide6.QtCore import QTimer
from desktop import crash
crash.watch.begin()
from desktop.app import make_application, make_window, open_first
from desktop.crash_notice import CrashNotice
app = make_application()
window = make_window({language!r})
notice = CrashNotice(window)
window.show()
window.files.new("virgin_queen", "tournament", "entered")
window.desk.controller.start("protestant_conversion", {{"attempts": 8, "areas": ["france"]}})
notice.tell_of_the_last_run()
def say():
    for bar in window.notices.notices():
        print(bar.objectName(), bar.label.text())
    window.close()
    app.quit()
{fault}
QTimer.singleShot(300, say)
app.exec()
crash.watch.end()
"""
IN_A_SLOT = """
class Broken:
    def act(self):
        secret = "names of players"
        raise ValueError("no such space")
broken = Broken()
QTimer.singleShot(0, broken.act)
"""


def child(script: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs a script as the program would run, with the player's folders in `folder`."""
    environment = {"CUIUS_DATA": str(folder / "data"), "CUIUS_CONFIG": str(folder / "config"), "HOME": str(folder),
                   "QT_QPA_PLATFORM": "offscreen", **settings}  # fmt: skip
    return subprocess.run([sys.executable, "-c", script], cwd=ROOT, env=os.environ | environment, capture_output=True,
                          text=True, timeout=100, check=False)  # fmt: skip


def window(folder: Path, fault: str = "", language: str = "en") -> list[str]:
    """What the bars of a window say after a fault in it."""
    done = child(WINDOW.format(fault=fault, language=language), folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "log").glob("crash-*.txt"))


def test_a_fault_in_a_slot_is_written_down_and_told(tmp_path: Path) -> None:
    said = window(tmp_path, IN_A_SLOT)
    report = reports(tmp_path)
    assert len(report) == 1
    assert len(said) == 1
    assert said[0].startswith("crash The program has met a fault")
    assert str(report[0]) in said[0]
    text = report[0].read_text("utf-8")
    for part in ("Cuius Regio 0.", "System: ", "Python: ", "Qt: 6.", "Screen: offscreen", "Game: virgin_queen",
                 "Last events: started", "ValueError: no such space", "in act"):  # fmt: skip
        assert part in text
    assert "names of players" not in text, "values of variables are nobody's business"
    assert str(tmp_path) not in text, "the player's home is written ~"


def test_a_fault_that_comes_again_and_again_is_written_once(tmp_path: Path) -> None:
    again = IN_A_SLOT + "for _ in range(20): QTimer.singleShot(0, broken.act)\n"
    assert len(window(tmp_path, again)) == 1
    assert len(reports(tmp_path)) == 1


def test_a_fault_in_a_thread_told_in_russian(tmp_path: Path) -> None:
    thread = "import threading\nthreading.Thread(target=lambda: 1 / 0).start()\n"
    assert window(tmp_path, thread, "ru")[0].startswith("crash В программе произошёл сбой")
    assert "ZeroDivisionError" in reports(tmp_path)[0].read_text("utf-8")


def test_a_fault_at_the_start_is_pointed_to_by_the_next(tmp_path: Path) -> None:
    script = ("import sys, desktop.app\n"
              "def broken(*_): raise RuntimeError('no window today')\n"
              "desktop.app.make_window = broken\n"
              "from desktop.__main__ import main\nsys.exit(main([]))\n")  # fmt: skip
    done = child(script, tmp_path)
    assert done.returncode == 1
    report = reports(tmp_path)[0]
    assert f"A report of this fault is in {report}" in done.stderr
    assert "RuntimeError: no window today" in report.read_text("utf-8")
    said = window(tmp_path)
    assert said[0].startswith("crash Last time the program ended, or stumbled")
    assert str(report) in said[0]
    assert window(tmp_path) == [], "once is enough"


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_crash_below_python_leaves_its_trace(tmp_path: Path) -> None:
    hard = "import faulthandler\nQTimer.singleShot(0, faulthandler._sigsegv)\n"
    done = child(WINDOW.format(fault=hard, language="en"), tmp_path)
    assert done.returncode < 0
    assert not reports(tmp_path)
    look = "print(window.welcome.isVisible(), [left.decisions for left in window.welcome.unfinished])\n"
    said = window(tmp_path, "open_first(window, None)\n" + look)
    assert said[0].startswith("True [1"), "the game is offered"
    assert said[1].startswith("crash Last time the program ended")
    text = reports(tmp_path)[0].read_text("utf-8")
    assert "Segmentation fault" in text
    assert "Cuius Regio 0." in text
    assert not list((tmp_path / "data" / "log").glob("running-*"))


def test_a_run_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    assert window(tmp_path) == []
    assert [path.name for path in (tmp_path / "data" / "log").iterdir()] == []


def test_a_disk_that_refuses_makes_no_second_fault(tmp_path: Path) -> None:
    """No folder for reports: the fault is on standard error alone, and the window lives."""
    script = "import desktop.crash as c, os\nc.folder = lambda: (_ for _ in ()).throw(PermissionError('no'))\n"
    done = child(script + WINDOW.format(fault=IN_A_SLOT, language="en"), tmp_path)
    assert done.returncode == 0
    assert "ValueError: no such space" in done.stderr
    assert done.stdout == ""


def test_old_reports_are_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop import crash

    monkeypatch.setenv("CUIUS_DATA", str(tmp_path / "data"))
    last = [crash.write([f"fault {number}"]) for number in range(crash.KEPT + 5)][-1]
    assert len(reports(tmp_path)) == crash.KEPT
    assert crash.left_by_the_last_run() == last


def test_the_watch_costs_the_start_nothing(tmp_path: Path) -> None:
    script = "import sys\nbefore = set(sys.modules)\nimport desktop.crash\nprint(*sorted(set(sys.modules) - before))\n"
    heavy = {"PySide6", "platform", "traceback", "datetime", "msgspec", "engine", "platformdirs", "shutil"}
    assert not heavy & set(child(script, tmp_path).stdout.split())

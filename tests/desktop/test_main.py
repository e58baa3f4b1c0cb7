"""The program as it is started: on a screenless machine, as its own test, and with words it does not know."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.__main__ import no_display, parsed

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Starts the program with no screen."""
    bare = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run([sys.executable, "-m", "desktop", *arguments], cwd=ROOT, env=bare | environment,
                          capture_output=True, text=True, timeout=110, check=False)  # fmt: skip


def test_selftest_plays_the_case_and_says_so(tmp_path: Path) -> None:
    done = run("--selftest", CUIUS_DATA=str(tmp_path), CUIUS_CONFIG=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("selftest: passed")
    assert list(tmp_path.iterdir()) == []  # the player's folders are left alone


@pytest.mark.timeout(150)
def test_without_a_screen_the_demo_goes_into_a_folder_that_is_named(tmp_path: Path) -> None:
    done = run(TMPDIR=str(tmp_path), CUIUS_DATA=str(tmp_path), CUIUS_CONFIG=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "There is no screen here" in done.stdout
    folder = next(tmp_path.glob("cuius-regio-demo-*"))
    assert str(folder) in done.stdout
    pictures = sorted(path.name for path in folder.glob("*.png"))
    assert {name.rsplit("-", 1)[1] for name in pictures} == {"ru.png", "en.png"}
    assert len(pictures) >= 2 * 12
    assert all((folder / name).stat().st_size > 50_000 for name in pictures)
    assert (folder / "huguenot_lent.save").exists()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = run("--demo", str(tmp_path / "file" / "demo"), QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert "cannot be made" in done.stdout


def test_the_command_line() -> None:
    chosen = parsed(["--lang", "ru", "a.save"])
    assert (chosen.lang, chosen.file) == ("ru", "a.save")
    with pytest.raises(SystemExit):
        parsed(["--lang", "fr"])


def test_a_screen_is_looked_for_on_linux_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert no_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert not no_display()
    monkeypatch.delenv("DISPLAY")
    monkeypatch.setattr(sys, "platform", "win32")
    assert not no_display()

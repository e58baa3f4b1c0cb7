"""A player at a screen of his own: he sees what the program shows, and has a mouse and a keyboard (xdotool)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.table import Table

ROOT = Path(__file__).resolve().parents[2]
SCREEN = (1600, 1000)
LONGEST = 25.0
Seen = dict[str, Any]


class Screen:
    """A virtual screen, and folders of a user who starts the program for the first time."""

    def __init__(self, folder: Path, size: tuple[int, int] = SCREEN) -> None:
        self.folder = folder
        reads, writes = os.pipe()
        command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"]
        self.server = subprocess.Popen(command, pass_fds=(writes,), stdout=subprocess.DEVNULL,
                                       stderr=subprocess.DEVNULL)  # fmt: skip
        os.close(writes)
        with os.fdopen(reads) as told:
            self.display = f":{told.readline().strip()}"

    def environment(self, **more: str) -> dict[str, str]:
        """The player's environment: this screen, his own folders."""
        aside = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "CUIUS_DATA", "CUIUS_CONFIG")}
        homes = {f"XDG_{name}_HOME": str(self.folder / name.lower()) for name in ("DATA", "CONFIG", "CACHE", "STATE")}
        return {**aside, **homes, "HOME": str(self.folder), "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb",
                "LANG": "C.UTF-8", **more}  # fmt: skip

    @property
    def journals(self) -> list[Path]:
        """What the program keeps by itself, newest last."""
        found = (self.folder / "data" / "cuius-regio" / "journals").glob("*.save")
        return sorted(found, key=lambda path: path.stat().st_mtime_ns)

    def close(self) -> None:
        """Switches the screen off."""
        self.server.terminate()
        self.server.wait(10)


class Player:
    """The program on a screen, and somebody who plays it."""

    def __init__(self, screen: Screen, *arguments: str, **environment: str) -> None:
        self.screen = screen
        self.ratio = int(environment.get("QT_SCALE_FACTOR", "1"))
        self.file = screen.folder / "seen.json"
        self.file.unlink(missing_ok=True)
        self.errors = screen.folder / "errors.txt"
        command = [sys.executable, "-m", "tests.screen.program", str(self.file), *arguments]
        with self.errors.open("w") as errors:
            self.program = subprocess.Popen(command, cwd=ROOT, env=screen.environment(**environment), stderr=errors)
        self.until(lambda seen: seen.get("map", {}).get("still"), "the map of the program that was started")
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Gives the window the keyboard, as a window manager would at its start and after a dialog."""
        if not self.seen()["active"]:
            self.click("Cuius Regio", "QLabel")
            self.until(lambda seen: seen["active"], "the window with the keyboard")

    # ---- looking

    def seen(self) -> Seen:
        """What is on the screen, looked at after this call."""
        before = self._read().get("times", 0)
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            found = self._read()
            if found.get("times", 0) > before:
                return found
            time.sleep(0.02)
        raise AssertionError(f"the program shows nothing new: {self.errors.read_text()[-800:]}")

    def _read(self) -> Seen:
        try:
            return dict(json.loads(self.file.read_text(encoding="utf-8")))
        except FileNotFoundError:
            return {}

    def until(self, holds: Callable[[Seen], Any], what: str) -> Seen:
        """Waits until something can be seen."""
        until = time.monotonic() + LONGEST
        found: Seen = {}
        while time.monotonic() < until:
            assert self.program.poll() is None, f"the program ended: {self.errors.read_text()[-800:]}"
            found = self._read()
            if found and holds(found):
                return found
            time.sleep(0.03)
        there = sorted({row["text"] or row["name"] for row in found.get("widgets", ())})
        told = self.errors.read_text()[-800:]
        raise AssertionError(f"waited for {what}; there are {there}, asked is {found.get('prompt')!r}; {told}")

    def find(self, words: str, kind: str = "") -> dict[str, Any]:
        """Waits for a widget with such words or such a name."""
        found: list[dict[str, Any]] = []

        def there(seen: Seen) -> bool:
            found[:] = [row for row in seen["widgets"] if row["on"] and words in (row["text"], row["name"], row["tip"])
                        and kind in row["kind"]]  # fmt: skip
            return bool(found)

        self.until(there, f"{kind or 'a widget'} «{words}»")
        return found[0]

    def words(self) -> str:
        """All that can be read."""
        return " | ".join(f"{row['text']} {row['name']} {row['tip']}" for row in self.seen()["widgets"])

    def still(self) -> Seen:
        """Waits until the map is at rest and drawn."""
        self.seen()
        return self.until(lambda seen: seen["map"]["still"], "the map at rest")

    # ---- the hands

    def do(self, *words: object) -> None:
        """xdotool."""
        subprocess.run(["xdotool", *map(str, words)], env=self.screen.environment(), check=True, timeout=20)

    def click(self, words: str, kind: str = "") -> None:
        """Clicks a widget with the mouse."""
        x, y, width, height = self.find(words, kind)["box"]
        self.do("mousemove", (x + width // 2) * self.ratio, (y + height // 2) * self.ratio, "click", 1)

    def drag(self, start: list[int], end: list[int]) -> None:
        """Presses, moves in steps, lets go."""
        steps: list[object] = ["mousemove", *start, "mousedown", 1]
        for part in (0.1, 0.3, 0.6, 0.9, 1.0, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            steps += ["mousemove", x, y, "sleep", 0.03]
        self.do(*steps, "mouseup", 1)

    def key(self, *keys: str) -> None:
        """Presses keys, one after the other."""
        for key in keys:
            self.do("key", "--clearmodifiers", key)

    # ---- the game

    def position(self, path: Path | None = None) -> dict[str, Any]:
        """The public position in the file that the program keeps."""
        copy = self.screen.folder / "copy.save"
        shutil.copy(path or self.screen.journals[-1], copy)
        table = Table.load(str(copy))
        view = dict(table.view("public"))
        table.close()
        return view

    def until_position(self, holds: Callable[[dict[str, Any]], Any], what: str, path: Path | None = None) -> None:
        """Waits until something is in the file."""
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            if holds(self.position(path)):
                return
            time.sleep(0.05)
        raise AssertionError(f"waited for {what} in the file")

    def quit(self) -> None:
        """Ctrl+Q, as a player ends the evening; and nothing was complained about meanwhile."""
        self.take_keyboard()
        self.key("ctrl+q")
        assert self.program.wait(15) == 0
        complaints = [line for line in self.errors.read_text().splitlines() if line.strip()]
        assert not complaints

    def close(self) -> None:
        """Ends the program if a test has not."""
        if self.program.poll() is None:
            self.program.terminate()
            self.program.wait(10)

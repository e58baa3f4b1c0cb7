"""A virtual screen that programs inside the bare system reach as they would any X server, and somebody before it."""

from __future__ import annotations

import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from roots import Failed

SIZE = (1600, 1000)


def wait_for(what: str, look: Callable[[], object], seconds: float = 60) -> object:
    """Looks until there is something; ends the check with `what` when it does not come."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = look()
        if found:
            return found
        time.sleep(0.2)
    raise Failed(f"{what}: waited {seconds:.0f} s in vain")


class Screen:
    """Xvfb. Its abstract socket is reached from inside a chroot, so nothing of it must be installed there."""

    def __enter__(self) -> Screen:
        self._aside = tempfile.TemporaryDirectory(prefix="cuius-screen-")
        ask = ["Xvfb", "-displayfd", "1", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-ac", "-fbdir", self._aside.name]
        self._server = subprocess.Popen(ask, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._server.stdout is not None
        self.display = f":{self._server.stdout.readline().strip()}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.terminate()
        self._server.wait()
        self._aside.cleanup()

    def _tool(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env={"DISPLAY": self.display,
                              "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"})  # fmt: skip
        return done.stdout

    def titles(self) -> list[str]:
        """The titles of all windows on view."""
        numbers = self._tool("search", "--onlyvisible", "--name", ".").split()
        return [self._tool("getwindowname", number).strip() for number in numbers]

    def titled(self, words: str) -> list[str]:
        """The windows on view whose title has these words."""
        return [title for title in self.titles() if words in title]

    def key(self, *keys: str) -> None:
        """Presses keys, one after the other, as a person does; without a window manager the focus is ours to give."""
        self._tool("search", "--onlyvisible", "--name", "Cuius Regio", "windowfocus", "--sync")
        for key in keys:
            self._tool("key", "--clearmodifiers", key)
            time.sleep(0.3)

    def colours(self) -> int:
        """How many colours are on the screen: an empty one has one or two."""
        data = (Path(self._aside.name) / "Xvfb_screen0").read_bytes()
        header, *_ = struct.unpack(">I", data[:4])
        many = struct.unpack(">I", data[76:80])[0]
        pixels = data[header + 12 * many :]
        return len({pixels[at : at + 3] for at in range(0, len(pixels) - 3, 4)})

"""The .deb in a bare Debian: installed, played, opened by its file type, printed, upgraded, removed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import compare
from roots import PLAYER, Root, must
from screen import Screen, wait_for

PROGRAM = "/usr/lib/cuius-regio/cuius-regio"
DESKTOP = ("libglib2.0-bin", "xdg-utils", "desktop-file-utils", "shared-mime-info")
TYPE = "application/x-cuius-regio-save"
DATA, CONFIG = ".local/share/cuius-regio", ".config/cuius-regio"  # where platformdirs says
JOURNAL = "virgin_queen 2026-01-01 10-00-00.save"
GAME = "Our evening.save"


class Debian:
    """The steps, each told when it has held."""

    def __init__(self, folder: Path, deb: Path, newer: Path, source: Path) -> None:
        self.deb, self.newer, self.source = deb, newer, source
        self.root = Root(folder, "debian")
        self.home = self.root.home
        self.name = ""

    def steps(self) -> Iterator[str]:
        """Runs them in order."""
        yield self.install(self.deb)
        yield self.starts()
        with Screen() as screen:
            yield self.window(screen)
            yield self.demo()
            yield self.prints()
            yield self.association(screen)
            yield self.plays(screen)
            yield self.upgrade(screen)
            yield self.remove()

    def as_player(self, *words: str, **settings: str) -> str:
        return self.root.run(*words, user=PLAYER, **settings).stdout

    def give(self, file: Path, place: str) -> Path:
        """Puts a file into the player's home."""
        target = self.home / place
        self.as_player("mkdir", "-p", f"/home/{PLAYER}/{Path(place).parent}")
        shutil.copyfile(file, target)
        self.root.run("chown", PLAYER, f"/home/{PLAYER}/{place}")
        return target

    def install(self, deb: Path) -> str:
        must(not self.root.pythons(), "the bare system has a Python")
        shutil.copyfile(deb, self.root.place / "root" / deb.name)
        self.root.install(f"/root/{deb.name}")
        must(not self.root.pythons(), "the package brought a Python of the system's")
        look = f"find {Path(PROGRAM).parent} -name '*.so*' -exec ldd {{}} + | grep 'not found'"
        missing = self.root.run("sh", "-c", look, fails=True).stdout
        allowed = ("libcups", "libwayland")  # recommended, not needed
        lacking = [line.strip() for line in missing.splitlines() if not line.strip().startswith(allowed)]
        # A module's own folder is told to the loader by the program when it runs.
        ours = self.root.place / "usr/lib/cuius-regio"
        lacking = [line for line in lacking if not list(ours.rglob(line.split()[0]))]
        must(not lacking, f"libraries that the package does not depend on: {lacking}")
        return "installed with what it depends on; no Python anywhere in the system, no library missing"

    def starts(self) -> str:
        self.name = self.as_player("cuius-regio", "--version").strip()
        number = self.root.run("dpkg-query", "-W", "-f", "${Version}", "cuius-regio").stdout
        must(self.name == f"Cuius Regio {number}", f"the program says {self.name!r}, the package {number!r}")
        told = self.as_player("cuius-regio", "--selftest", QT_QPA_PLATFORM="offscreen")
        must(told.startswith("selftest: passed"), told)
        return f"{self.name}; offscreen {told.strip()}"

    def window(self, screen: Screen) -> str:
        told = self.as_player("cuius-regio", "--selftest", DISPLAY=screen.display, QT_QPA_PLATFORM="xcb")
        must(told.startswith("selftest: passed"), told)
        running = self.root.begin("cuius-regio", "--lang", "ru", DISPLAY=screen.display)
        wait_for("the window", lambda: screen.titled("Cuius Regio"))
        colours = wait_for("the map in the window", lambda: (found := screen.colours()) > 1000 and found)
        screen.key("Escape", "ctrl+q")
        must(running.wait(30) == 0, "the window did not end well")
        return f"a real window with {colours} colours, closed by the keyboard; in it {told.strip()}"

    def demo(self) -> str:
        self.as_player("cuius-regio", "--demo", f"/home/{PLAYER}/demo", QT_QPA_PLATFORM="offscreen")
        return "the demo as from source: " + compare.demos(self.home / "demo", self.source / "demo")

    def prints(self) -> str:
        for code in ("en", "ru"):
            self.as_player("cuius-regio", "--lang", code, "--print", f"/home/{PLAYER}/demo/huguenot_lent.save",
                           "--out", f"/home/{PLAYER}/{code}.pdf")  # fmt: skip
            compare.same_text(self.home / f"{code}.pdf", self.source / f"{code}.pdf")
        return "a save printed in both languages says what the print from source says"

    def association(self, screen: Screen) -> str:
        self.root.install(*DESKTOP)
        must(not self.root.pythons(), "the tools of a desktop brought a Python")
        default = self.as_player("xdg-mime", "query", "default", TYPE).strip()
        must(default == "cuius-regio.desktop", f"{TYPE} is opened by {default!r}")
        game = self.give(self.source / "demo" / "huguenot_lent.save", f"games/{GAME}")
        inside = f"/home/{PLAYER}/games/{GAME}"
        kind = self.as_player("gio", "info", "-a", "standard::content-type", inside)
        must(TYPE in kind, f"the save is taken for something else: {kind}")
        # A desktop's file manager opens a file like this; the shell waits so that what was opened lives on.
        opened = self.root.begin("sh", "-c", 'xdg-open "$1"; exec sleep 600', "sh", inside, DISPLAY=screen.display,
                                 XDG_CURRENT_DESKTOP="GNOME")  # fmt: skip
        try:
            wait_for("a window titled by the save", lambda: screen.titled(f"{Path(GAME).stem} — Cuius Regio"))
            lines = list(self.root.processes(PROGRAM).values())
            must(any(inside in line for line in lines), f"our program was not given the save: {lines}")
            before = game.read_bytes()
            screen.key("ctrl+z", "Return")
            wait_for("the undo in the file", lambda: b'"what":"undo"' in game.read_bytes()[len(before) :])
            must(game.read_bytes().startswith(before), "the save was rewritten, not appended to")
            screen.key("ctrl+q")
            wait_for("the end of the window", lambda: not self.root.processes(PROGRAM))
        finally:
            end(opened)
        return "xdg-open gave the save to this program; a key in its window was written to that file"

    def plays(self, screen: Screen) -> str:
        """An evening that leaves settings and an autosave: a game recovered, a decision taken back, the dark look."""
        journal = self.give(self.source / "demo" / "huguenot_lent.save", f"{DATA}/journals/{JOURNAL}")
        self.evening(screen, journal, ("ctrl+z", "Return", "ctrl+d"))
        must("theme=dark" in (self.home / CONFIG / "settings.ini").read_text("utf-8"), "the settings were not kept")
        return "a game left over was offered and played on; settings and journal lie where platformdirs says"

    def evening(self, screen: Screen, journal: Path, keys: tuple[str, ...]) -> None:
        """Opens the game that the start page offers first, presses keys, and closes."""
        running = self.root.begin("cuius-regio", "--lang", "en", DISPLAY=screen.display)
        try:
            wait_for("the window", lambda: screen.titled("Cuius Regio"))
            time.sleep(2)  # the start page comes with the first quiet moment
            before = len(journal.read_bytes())
            screen.key("Tab", "Tab", "Return")
            time.sleep(2)
            screen.key(*keys)
            wait_for("a decision in the journal", lambda: len(journal.read_bytes()) > before)
            screen.key("ctrl+q")
            must(running.wait(30) == 0, "the window did not end well")
        finally:
            end(running)

    def kept(self) -> dict[str, bytes]:
        """What belongs to the player."""
        folders = (self.home / DATA, self.home / CONFIG, self.home / "games")
        return {str(path.relative_to(self.home)): path.read_bytes() for folder in folders for path in folder.rglob("*")
                if path.is_file() and not path.name.endswith(".lock")}  # fmt: skip

    def upgrade(self, screen: Screen) -> str:
        before = self.kept()
        shutil.copyfile(self.newer, self.root.place / "root" / self.newer.name)
        self.root.install(f"/root/{self.newer.name}")
        number = self.root.run("dpkg-query", "-W", "-f", "${Version}", "cuius-regio").stdout
        must(number in self.newer.name, f"the package is still {number}")
        must(self.kept() == before, "upgrading touched a file of the player's")
        must(len(before) >= 3, f"too little was there to be kept: {sorted(before)}")
        self.evening(screen, self.home / DATA / "journals" / JOURNAL, ("ctrl+z", "Return"))
        must("theme=dark" in (self.home / CONFIG / "settings.ini").read_text("utf-8"), "a setting was lost")
        return f"upgraded to {number}: settings, autosaves and games the same bytes, and played on"

    def remove(self) -> str:
        before = self.kept()
        self.root.run("apt-get", "-qq", "-y", "purge", "cuius-regio", DEBIAN_FRONTEND="noninteractive")
        look = "find / -xdev -path /proc -prune -o -name '*cuius-regio*' -print"
        left = self.root.run("sh", "-c", look).stdout.splitlines()
        ours = [path for path in left if not path.startswith((f"/home/{PLAYER}", "/root/"))]
        must(not ours, f"removal left {ours}")
        must(self.kept() == before, "removal touched a file of the player's")
        default = self.as_player("xdg-mime", "query", "default", TYPE).strip()
        must(not default, f"{TYPE} is still opened by {default}")
        return f"removed without a trace in the system; all {len(before)} files of the player remain"


def end(running: subprocess.Popen[str]) -> None:
    """Ends what was begun, if it has not ended by itself."""
    if running.poll() is None:
        # The first process of a namespace takes all others with it; unshare itself loses its child to another user.
        for child in Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text("utf-8").split():
            os.kill(int(child), signal.SIGKILL)
        running.wait(10)


def rpm(package: Path, staged: Path, aside: Path) -> str:
    """The .rpm, which no Debian can install: its digests, and that it holds the staged tree byte for byte."""
    shutil.rmtree(aside, ignore_errors=True)
    aside.mkdir(parents=True)
    checked = subprocess.run(["rpm", "-K", "--nosignature", package], capture_output=True, text=True, check=False)
    must(checked.returncode == 0, f"the digests of the .rpm are wrong: {checked.stdout}{checked.stderr}")
    with subprocess.Popen(["rpm2cpio", package], stdout=subprocess.PIPE) as out:
        subprocess.run(["cpio", "-idm", "--quiet"], stdin=out.stdout, cwd=aside, check=True)
    same_tree(aside / "usr", staged, ("bin",))
    must(os.readlink(aside / "usr/bin/cuius-regio") == PROGRAM, "/usr/bin/cuius-regio leads elsewhere")
    return "digests right; the same files as in the .deb, byte for byte"


def same_tree(first: Path, second: Path, aside: tuple[str, ...] = ()) -> None:
    """Two trees must hold the same files."""
    trees = [{path.relative_to(tree): path for path in tree.rglob("*") if path.relative_to(tree).parts[0] not in aside}
             for tree in (first, second)]  # fmt: skip
    must(trees[0].keys() == trees[1].keys(), f"other files: {sorted(trees[0].keys() ^ trees[1].keys())[:5]}")
    for name, path in trees[0].items():
        if path.is_file():
            must(path.read_bytes() == trees[1][name].read_bytes(), f"{name} is not the same")

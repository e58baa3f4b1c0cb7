"""Bare Debian systems to try a package in: a folder made by debootstrap, entered with chroot."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

RELEASE = "bookworm"
PLAYER = "player"
NAMESPACES = ("unshare", "--mount", "--pid", "--fork")
Done = subprocess.CompletedProcess[str]


class Failed(Exception):
    """Something that must hold does not."""


def must(holds: object, what: str) -> None:
    """Ends the check with `what` unless it holds."""
    if not holds:
        raise Failed(what)


def base(folder: Path) -> Path:
    """A minimal Debian, fetched once: the smallest that debootstrap makes, with one player and nothing else."""
    place, ready = folder / "base", folder / "base-ready"
    if not ready.exists():
        shutil.rmtree(place, ignore_errors=True)
        make = ["debootstrap", "--variant=minbase", RELEASE, place]
        done = subprocess.run(make, stdout=subprocess.DEVNULL, check=False)
        must(done.returncode == 0, "debootstrap could not make a bare Debian (see above)")
        ready.touch()
    return place


class Root:
    """One such system, fresh."""

    def __init__(self, folder: Path, name: str) -> None:
        self.place = folder / name
        shutil.rmtree(self.place, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", base(folder), self.place], check=True)
        shutil.copyfile("/etc/resolv.conf", self.place / "etc" / "resolv.conf")
        self.run("useradd", "--create-home", PLAYER)
        self.home = self.place / "home" / PLAYER

    def _command(self, words: tuple[str, ...], user: str, settings: dict[str, str]) -> list[str]:
        """Enters with mounts and processes of its own: all of them end with the command."""
        home = f"/home/{PLAYER}" if user == PLAYER else "/root"
        own = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8", "USER": user}
        listed = [f"{key}={value}" for key, value in {**own, **settings}.items()]
        inside = 'mount -t proc proc "$1/proc" && shift && exec "$@"'
        return [*NAMESPACES, "sh", "-c", inside, "sh", str(self.place), "chroot", f"--userspec={user}", str(self.place),
                "env", "-i", *listed, *words]  # fmt: skip

    def run(self, *words: str, user: str = "root", fails: bool = False, **settings: str) -> Done:
        """Runs a command inside and hands back what it said; one that fails ends the check."""
        done = subprocess.run(self._command(words, user, settings), capture_output=True, text=True, check=False)
        if done.returncode and not fails:
            said = f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
            raise Failed(f"in the bare system this failed: {' '.join(words)}\n{said}")
        return done

    def begin(self, *words: str, user: str = PLAYER, **settings: str) -> subprocess.Popen[str]:
        """Begins a command inside that goes on."""
        return subprocess.Popen(self._command(words, user, settings), stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True)  # fmt: skip

    def install(self, *packages: str) -> None:
        """Installs packages of the distribution, or a file, with what they depend on and no more."""
        through = {key: value for key, value in os.environ.items() if key.lower().endswith("_proxy")}
        self.run("apt-get", "-qq", "update", **through)
        self.run("apt-get", "-qq", "-y", "install", "--no-install-recommends", *packages,
                 DEBIAN_FRONTEND="noninteractive", **through)  # fmt: skip

    def pythons(self) -> list[str]:
        """Every Python that is installed inside, outside of our own package."""
        told = self.run("find", "/usr", "/opt", "/bin", "-name", "python*", "(", "-type", "f", "-o", "-type", "l", ")",
                        "-perm", "/111", "-not", "-path", "/usr/lib/cuius-regio/*", "-not", "-path", "/usr/share/*")
        return told.stdout.split()

    def processes(self, program: str) -> dict[int, list[str]]:
        """The command lines of what runs of `program` (a path inside), by number."""
        found = {}
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                if os.readlink(entry / "root") == str(self.place) and os.readlink(entry / "exe").endswith(program):
                    found[int(entry.name)] = (entry / "cmdline").read_bytes().decode().split("\0")[:-1]
            except OSError:
                continue  # it has ended meanwhile
        return found

"""What can happen to a save while it is played on. Each is done to a file, and says what the table must call it."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

Trouble = Callable[[Path], AbstractContextManager[None]]


@contextmanager
def full(path: Path) -> Iterator[None]:
    """The file may not grow by more than a few bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def gone(path: Path) -> Iterator[None]:
    """The folder vanishes with all that is in it."""
    shutil.rmtree(path.parent)
    yield


@contextmanager
def removed(path: Path) -> Iterator[None]:
    """The file is deleted."""
    path.unlink()
    yield


@contextmanager
def replaced(path: Path) -> Iterator[None]:
    """Another file is put in its place, as programs that carry files between machines do."""
    other = path.with_name("carried")
    other.write_bytes(path.read_bytes())
    os.replace(other, path)
    yield


@contextmanager
def truncated(path: Path) -> Iterator[None]:
    """The end is cut off."""
    os.truncate(path, path.stat().st_size - 50)
    yield


@contextmanager
def lengthened(path: Path) -> Iterator[None]:
    """Something is written at its end."""
    with path.open("ab") as file:
        file.write(b"strange words\n")
    yield


TROUBLES: dict[str, tuple[Trouble, str]] = {
    "full disk": (full, "disk_full"), "folder gone": (gone, "no_folder"), "removed": (removed, "changed"),
    "replaced": (replaced, "changed"), "truncated": (truncated, "changed"), "lengthened": (lengthened, "changed"),
}  # fmt: skip


@contextmanager
def small_disk(place: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of its own with so much room, which `protect` can make read-only; only where disks may be mounted."""
    place.mkdir(exist_ok=True)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("no disk can be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=False)


def protect(place: Path) -> None:
    """Makes a small disk read-only, even for a file that is held open."""
    subprocess.run(["mount", "-o", "remount,ro", str(place)], capture_output=True, check=False)


def fill(place: Path) -> None:
    """Fills a small disk to the last byte."""
    with contextlib.suppress(OSError), (place / "filling").open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)

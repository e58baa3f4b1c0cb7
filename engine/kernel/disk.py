"""Files of the player's: what can go wrong with them, in ids; opening none but ordinary ones; writing them whole."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, NamedTuple

WORDS = {
    "disk_full": "the disk is full",
    "denied": "writing there is not allowed",
    "write_protected": "the disk or folder is write-protected",
    "no_folder": "there is no such folder any more",
    "disk_fault": "the disk reports a fault",
    "name_too_long": "the name is too long",
    "not_ordinary": "it is a folder or a device, not an ordinary file",
    "held": "another program holds it",
    "exists": "it exists already, and a new game needs a new file",
    "in_play": "it is the file of the game in play",
    "changed": "another program changed, replaced or removed it",
    "too_big": "the game has grown larger than a file can be",
    "many_copies": "too many damaged copies lie beside it; remove some",
    "closed": "it is closed",
    "read_only": "it was opened read-only",
    "no_locks": "files cannot be locked there",
}
"""Why a file is not written: ids for programs (the window has its own words for each), English for people."""

_IDS = {
    errno.ENOSPC: "disk_full", errno.EDQUOT: "disk_full", errno.EFBIG: "disk_full", errno.EACCES: "denied",
    errno.EPERM: "denied", errno.EROFS: "write_protected", errno.ENOENT: "no_folder", errno.ENOTDIR: "no_folder",
    errno.ESTALE: "no_folder", errno.EIO: "disk_fault", errno.ENAMETOOLONG: "name_too_long",
    errno.EISDIR: "not_ordinary",
}  # fmt: skip
_TEMPORARY = r"\.{name}\.[a-z0-9_]{{8}}\.tmp"


class Trouble(OSError):
    """A file that cannot be written for a reason of our own, one of `WORDS`."""

    def __init__(self, why: str) -> None:
        super().__init__(WORDS[why])
        self.why = why


def why_of(error: BaseException) -> str:
    """The id of what went wrong, or the system's own words where there is none."""
    if isinstance(error, Trouble):
        return error.why
    if isinstance(error, NotImplementedError):  # a network drive without locks
        return "no_locks"
    known = _IDS.get(error.errno or 0) if isinstance(error, OSError) else None
    return known or getattr(error, "strerror", None) or str(error) or type(error).__name__


class Stamp(NamedTuple):
    """What tells a file from one that was put in its place, and from itself before it changed."""

    device: int
    inode: int
    size: int

    @classmethod
    def of(cls, found: os.stat_result) -> Stamp:
        """The stamp of what `stat` found."""
        return cls(found.st_dev, found.st_ino, found.st_size)


def open_ordinary(path: Path) -> BinaryIO:
    """Opens a file for reading. Raises OSError; `Trouble` (not_ordinary) for a folder, a pipe or a device, on which
    reading could wait or go on for ever."""
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise Trouble("not_ordinary")
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
    file = os.fdopen(os.open(path, flags), "rb")
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):  # another one since
        file.close()
        raise Trouble("not_ordinary")
    return file


def write_whole(path: Path, parts: Iterable[bytes]) -> None:
    """Writes a file anew: temporary file, fsync, replace, fsync of the folder. Raises OSError; the old file is then as
    it was."""
    if path.exists() and not path.is_file():
        raise Trouble("not_ordinary")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            out.writelines(parts)
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(OSError):
            shutil.copymode(path, name)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Waits until the names in a folder are on disk."""
    # Windows cannot open a folder; there the replace itself is durable enough.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def sweep(path: Path) -> None:
    """Removes what a writing of this very file left half-made when its program was killed. Its lock must be held."""
    left = re.compile(_TEMPORARY.format(name=re.escape(path.name)))
    with contextlib.suppress(OSError):
        for name in os.listdir(path.parent):
            if left.fullmatch(name):
                with contextlib.suppress(OSError):
                    os.unlink(path.parent / name)


def keep_copy(path: Path) -> Path:
    """Keeps a file whole under another name before it is replaced. Raises OSError."""
    for number in range(1, 10_000):
        copy = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        try:
            os.link(path, copy)  # takes no room and cannot be half-done
        except FileExistsError:
            continue
        except (OSError, NotImplementedError):
            if copy.exists():
                continue
            _copy(path, copy)
        sync_folder(path.parent)
        return copy
    raise Trouble("many_copies")


def _copy(path: Path, copy: Path) -> None:
    try:
        shutil.copy2(path, copy)
        with open(copy, "rb+") as written:
            os.fsync(written.fileno())
    except BaseException:
        with contextlib.suppress(OSError):
            copy.unlink()
        raise

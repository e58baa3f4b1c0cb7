"""The journals that the program keeps by itself, so that no game is lost: one file a table, in the user's folder."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Collection, Iterator
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import filelock
from msgspec import Struct

from desktop.settings import data_folder

ENDING = ".save"
LONGEST_HEADER = 65536
LARGEST = 48 * 1024 * 1024  # the engine opens none that is larger
PIECE = 1024 * 1024
DECISION = b'"kind":"decision"'


class Unfinished(Struct, frozen=True):
    """A journal that was never saved elsewhere: what it is and how far it got."""

    path: Path
    game: str
    scenario: str
    decisions: int
    changed: datetime


def folder() -> Path:
    """Where the journals lie. It is made where it can be; whoever writes there finds out when it cannot."""
    place = data_folder() / "journals"
    with contextlib.suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
    return place


def new_path(game: str, taken: Collection[Path] = ()) -> Path:
    """A name for the journal of a new table that no file has yet, and that is not among the `taken` ones."""
    stamp = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
    for number in range(1, 1000):
        suffix = "" if number == 1 else f" {number}"
        path = folder() / f"{game} {stamp}{suffix}{ENDING}"
        if path not in taken and not path.exists():
            return path
    raise OSError(f"no free name for a journal in {folder()}")


def is_journal(path: Path | str | None) -> bool:
    """Whether a file is one of the program's own journals."""
    return path is not None and Path(path).parent == folder()


def discard(path: Path | str) -> None:
    """Removes a journal that nobody needs and nobody holds; a file elsewhere is never touched."""
    if is_journal(path):
        with _held(Path(path)) as ours:
            if ours:
                _remove(Path(path))


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
        _lock_path(path).unlink(missing_ok=True)


def unfinished() -> list[Unfinished]:
    """The journals left by earlier evenings, newest first; empty ones are removed on the way."""
    found = []
    for path in folder().glob(f"*{ENDING}"):
        if ".damaged-" in path.name:
            continue
        with _held(path) as ours:
            known = peek(path) if ours else None
            if known is not None and known.decisions:
                found.append(known)
            elif known is not None:
                _remove(path)
    return sorted(found, key=lambda journal: journal.changed, reverse=True)


def peek(path: Path) -> Unfinished | None:
    """What a journal says of itself, read without the engine; None where it says nothing. Whatever lies there, this
    neither waits nor fills the memory."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return None
        with path.open("rb") as file:
            header = json.loads(file.readline(LONGEST_HEADER))
            decisions = _decisions(file.read(PIECE), file)
        game, scenario = header["game"], header["scenario"]
        if not all(isinstance(name, str) and name.isidentifier() and name.isascii() for name in (game, f"_{scenario}")):
            return None
        return Unfinished(path, game, scenario, decisions, datetime.fromtimestamp(path.stat().st_mtime))
    except (OSError, ValueError, KeyError, TypeError, OverflowError, RecursionError):
        return None


def _decisions(piece: bytes, file: BinaryIO) -> int:
    """How many decisions there are in a piece of a file and in the rest of it."""
    count, tail = 0, b""
    while piece:
        count += (tail + piece).count(DECISION)
        tail = piece[-len(DECISION) + 1 :]
        piece = file.read(PIECE)
    return count


def _lock_path(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


@contextlib.contextmanager
def _held(path: Path) -> Iterator[bool]:
    """Keeps other programs from a journal for a moment; False where another plays on it now."""
    lock = filelock.FileLock(_lock_path(path))
    try:
        lock.acquire(timeout=0)
    except filelock.Timeout:
        yield False
        return
    except (OSError, NotImplementedError):  # nobody can hold anything there
        yield True
        return
    try:
        yield True
    finally:
        lock.release()

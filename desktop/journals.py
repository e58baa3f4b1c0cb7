"""The journals that the program keeps by itself, so that no game is lost: one file a table, in the user's folder."""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import filelock

from desktop.settings import data_folder

ENDING = ".save"


@dataclass(frozen=True)
class Unfinished:
    """A journal that was never saved elsewhere: what it is and how far it got."""

    path: Path
    game: str
    scenario: str
    decisions: int
    changed: datetime


def folder() -> Path:
    """Where the journals lie."""
    place = data_folder() / "journals"
    place.mkdir(parents=True, exist_ok=True)
    return place


def new_path(game: str) -> Path:
    """A name for the journal of a new table that no file has yet."""
    stamp = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
    for number in range(1, 1000):
        suffix = "" if number == 1 else f" {number}"
        path = folder() / f"{game} {stamp}{suffix}{ENDING}"
        if not path.exists():
            return path
    raise OSError(f"no free name for a journal in {folder()}")


def is_journal(path: Path | str | None) -> bool:
    """Whether a file is one of the program's own journals."""
    return path is not None and Path(path).parent == folder()


def discard(path: Path | str) -> None:
    """Removes a journal that nobody needs; a file elsewhere is never touched."""
    if is_journal(path):
        with contextlib.suppress(OSError):
            Path(path).unlink()
            _lock_path(Path(path)).unlink(missing_ok=True)


def unfinished() -> list[Unfinished]:
    """The journals left by earlier evenings, newest first; empty ones are removed on the way."""
    found = []
    for path in folder().glob(f"*{ENDING}"):
        if ".damaged-" in path.name or _held(path):
            continue
        known = peek(path)
        if known is None:
            continue
        if known.decisions:
            found.append(known)
        else:
            discard(path)
    return sorted(found, key=lambda journal: journal.changed, reverse=True)


def peek(path: Path) -> Unfinished | None:
    """What a journal says of itself, read without the engine; None where it says nothing."""
    try:
        with path.open("rb") as lines:
            header = json.loads(lines.readline(65536))
            decisions = sum(b'"kind":"decision"' in line for line in lines)
        changed = datetime.fromtimestamp(path.stat().st_mtime)
        return Unfinished(path, str(header["game"]), str(header["scenario"]), decisions, changed)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _lock_path(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def _held(path: Path) -> bool:
    """Whether another program plays on this journal now."""
    lock = filelock.FileLock(_lock_path(path))
    try:
        lock.acquire(timeout=0)
    except filelock.Timeout:
        return True
    except OSError:
        return False
    lock.release()
    return False

"""The save file: append-only lines, each on disk before the decision is shown; one writer, a lock beside the file."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO

import filelock
import msgspec

from engine.kernel.records import BadLine, Header, Record, Snapshot, read_header, read_record, seal, unseal
from engine.kernel.refusal import Refusal

MAX_FILE = 512 * 1024 * 1024
MAX_LINES = 1_000_000


class Contents(msgspec.Struct, frozen=True):
    """What a file holds: the sound lines, and what is wrong with the first that is not."""

    header: Header
    records: list[Record]
    total: str
    sound_lines: int
    all_lines: int
    reason: str | None = None
    version: int = 1
    size: int = 0

    @property
    def recovered(self) -> dict[str, Any] | None:
        """What the door says of a damaged file."""
        if self.reason is None:
            return None
        return {"line": self.sound_lines, "of": self.all_lines, "reason": self.reason}


def read(path: Path) -> Contents:
    """Reads a file up to its last sound line. Raises `Refusal` (bad_save) for one without a sound beginning."""
    lines = _lines(path)
    try:
        body, total = unseal(lines[0] if lines else b"", "")
        header, version = read_header(body)
    except BadLine as fault:
        raise _bad_save(path, str(fault)) from None
    records: list[Record] = []
    reason = None
    for line in lines[1:]:
        try:
            body, new_total = unseal(line, total)
            records.append(read_record(body, version))
            total = new_total
        except BadLine as fault:
            reason = str(fault)
            break
    if not records or not isinstance(records[0], Snapshot) or records[0].after != 0:
        raise _bad_save(path, reason or "no_position")
    size = sum(map(len, lines))
    return Contents(header, records, total, len(records) + 1, len(lines), reason, version, size)


def shortened(contents: Contents, kept: list[Record], reason: str) -> Contents:
    """The contents with only the first records, because the next one cannot be."""
    _, total = seal(contents.header, "")
    for record in kept:
        _, total = seal(record, total)
    return msgspec.structs.replace(
        contents, records=kept, total=total, sound_lines=len(kept) + 1, reason=reason
    )


def _lines(path: Path) -> list[bytes]:
    try:
        if not path.is_file():
            raise _bad_save(path, "no_file")
        if path.stat().st_size > MAX_FILE:
            raise _bad_save(path, "too_big")
        lines = path.read_bytes().splitlines(keepends=True)
    except (OSError, ValueError) as error:
        raise _bad_save(path, "cannot_read", getattr(error, "strerror", None) or str(error)) from None
    if len(lines) > MAX_LINES:
        raise _bad_save(path, "too_big")
    return lines


WHAT_TO_DO = {
    "no_file": "there is no such file; check the name",
    "too_big": "it is larger than any game can be; it is no save of this program",
    "cannot_read": "the system does not let it be read",
    "not_ours": "it is no save of this program",
    "newer": "it was written by a newer version of this program; update to open it",
    "no_position": "its first position is missing or damaged; open an older copy",
}


def _bad_save(path: Path, reason: str, more: str = "") -> Refusal:
    what = WHAT_TO_DO.get(reason, "its beginning is damaged; open an older copy")
    name = str(path)[:200]
    message = f"{name!r} cannot be opened: {what}" + (f" ({more})" if more else "")
    return Refusal("bad_save", reason, message, data={"path": name})


def cannot_write(path: Path, error: BaseException | str) -> Refusal:
    """The refusal of a file that cannot be written."""
    why = error if isinstance(error, str) else (getattr(error, "strerror", None) or str(error) or "unknown")
    return Refusal(
        "cannot_write", "cannot_write", f"{str(path)[:200]!r} cannot be written: {why}; choose another place",
        data={"path": str(path)[:200], "why": why},
    )


def _lock_of(path: Path) -> filelock.BaseFileLock:
    return filelock.FileLock(path.with_name(f".{path.name}.lock"))


def write_whole(path: Path, header: Header, records: Iterable[Record]) -> str:
    """Writes a file anew: temporary file, fsync, replace, fsync of the folder. Returns the running checksum.
    Raises OSError; the old file is then as it was."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as out:
            line, total = seal(header, "")
            out.write(line)
            for record in records:
                line, total = seal(record, total)
                out.write(line)
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(OSError):
            shutil.copymode(path, name)
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)
    return total


def _sync_folder(folder: Path) -> None:
    # Windows cannot open a folder; there the replace itself is durable enough.
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


class Journal:
    """One file that is held for writing: every record is on disk when `append` returns."""

    def __init__(self, path: Path, total: str, lock: filelock.BaseFileLock) -> None:
        self.path = path
        self._total = total
        self._lock = lock
        self._out: BinaryIO | None = open(path, "ab", buffering=0)  # noqa: SIM115  (held open for the whole game)

    @classmethod
    def create(cls, path: Path, header: Header, records: Iterable[Record], held: Journal | None = None) -> Journal:
        """Writes the whole file and holds it. `held`: a journal of ours that may hold this very file already.
        Raises `Refusal` (cannot_write)."""
        lock = cls._take(path, held)
        if lock is None:
            raise cannot_write(path, "another program holds it")
        try:
            total = write_whole(path, header, records)
            return cls(path, total, lock)
        except (OSError, ValueError) as error:
            if held is None or lock is not held._lock:
                lock.release()
            raise cannot_write(path, error) from None

    @classmethod
    def attach(cls, path: Path, contents: Contents, held: Journal | None = None) -> Journal | None:
        """Holds a file that was read; None when another program does. A damaged one is first kept whole under
        another name, then cut after its last sound line. Raises `Refusal` (cannot_write)."""
        lock = cls._take(path, held)
        if lock is None:
            return None
        try:
            if path.stat().st_size != contents.size:
                raise OSError("it changed while it was opened; open it again")
            total = contents.total
            if contents.reason is not None or contents.version != contents.header.version:
                keep_copy(path)
                total = write_whole(path, contents.header, contents.records)
            return cls(path, total, lock)
        except (OSError, ValueError) as error:
            if held is None or lock is not held._lock:
                lock.release()
            raise cannot_write(path, error) from None

    @staticmethod
    def _take(path: Path, held: Journal | None) -> filelock.BaseFileLock | None:
        if held is not None and held.path == path:
            return held._lock
        if not path.parent.is_dir():  # the lock's library would make the folder
            raise cannot_write(path, "there is no such folder")
        lock = _lock_of(path)
        try:
            lock.acquire(timeout=0)
        except filelock.Timeout:
            return None
        except (OSError, ValueError, NotImplementedError) as error:
            raise cannot_write(path, error) from None
        return lock

    def append(self, record: Record) -> None:
        """Writes one record and waits until it is on disk. Raises OSError; the file then ends at its last sound line
        or in a part of a line that the next reading leaves out."""
        if self._out is None:
            raise OSError("the file is closed")
        line, total = seal(record, self._total)
        end = os.fstat(self._out.fileno()).st_size
        try:
            if self._out.write(line) != len(line):
                raise OSError("the disk is full")
            getattr(os, "fdatasync", os.fsync)(self._out.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._out.fileno(), end)
            raise
        self._total = total

    def close(self, *, keep_lock: bool = False) -> None:
        """Lets the file go."""
        if self._out is not None:
            self._out.close()
            self._out = None
            if not keep_lock:
                self._lock.release()

    def taken_over_by(self, other: Journal | None) -> None:
        """Closes this journal; the lock stays when `other` holds the same file."""
        self.close(keep_lock=other is not None and other._lock is self._lock)


def keep_copy(path: Path) -> Path:
    """Keeps a damaged (or older) file whole under another name. Raises OSError."""
    for number in range(1, 10_000):
        copy = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not copy.exists():
            shutil.copy2(path, copy)
            return copy
    raise OSError("too many damaged copies lie beside it; remove some")

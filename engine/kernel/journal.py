"""The save file: append-only lines, each on disk before the decision is shown; one writer, a lock beside the file."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import filelock
import msgspec

import engine
from engine.kernel.disk import (
    WORDS,
    Stamp,
    Trouble,
    keep_copy,
    open_ordinary,
    sweep,
    why_of,
    write_whole,
)
from engine.kernel.records import (
    FORMAT,
    MAX_LINE,
    BadLine,
    Header,
    Newer,
    Record,
    Snapshot,
    read_header,
    read_record,
    seal,
    unseal,
    values_in,
)
from engine.kernel.refusal import Refusal

MAX_FILE = 48 * 1024 * 1024
MAX_VALUES = 2_000_000
"""So many values and bytes fit into the memory that a table may take. A game of 3,000 decisions has a tenth of it."""
SYNCHRONISE = "fdatasync" if hasattr(os, "fdatasync") else "fsync"


class Contents(msgspec.Struct, frozen=True):
    """What a file holds: the sound lines, and what is wrong with the first that is not (`detail` in English)."""

    header: Header
    records: list[Record]
    total: str
    sound_lines: int
    all_lines: int
    stamp: Stamp
    values: int
    reason: str | None = None
    detail: str = ""
    version: int = 1

    @property
    def recovered(self) -> dict[str, Any] | None:
        """What the door says of a damaged file."""
        if self.reason is None:
            return None
        found = {"line": self.sound_lines, "of": self.all_lines, "reason": self.reason}
        return found | ({"detail": self.detail} if self.detail else {})


def read(path: Path) -> Contents:
    """Reads a file up to its last sound line. Raises `Refusal` (bad_save) for one without a sound beginning."""
    try:
        with open_ordinary(path) as file:
            return _read(path, file, Stamp.of(os.fstat(file.fileno())))
    except FileNotFoundError:
        raise bad_save(path, "no_file") from None
    except Trouble as trouble:
        raise bad_save(path, trouble.why) from None
    except (OSError, ValueError) as error:
        raise bad_save(path, "cannot_read", getattr(error, "strerror", None) or str(error)) from None


def _read(path: Path, file: BinaryIO, stamp: Stamp) -> Contents:
    if stamp.size > MAX_FILE:
        raise bad_save(path, "too_big")
    records: list[Record] = []
    total, values, reason, detail = "", 0, None, ""
    try:
        body, total = unseal(file.readline(MAX_LINE + 1), "")
        header, version = read_header(body)
    except Newer as fault:
        raise newer_save(path, fault.number, fault.by) from None
    except BadLine as fault:
        raise bad_save(path, fault.reason, fault.detail, line=1) from None
    while line := file.readline(MAX_LINE + 1):
        try:
            body, new_total = unseal(line, total)
            values += values_in(body)
            if values > MAX_VALUES:
                raise BadLine("too_many")
            records.append(read_record(body, version))
            total = new_total
        except BadLine as fault:
            reason, detail = fault.reason, fault.detail
            break
    if not records or not isinstance(records[0], Snapshot) or records[0].after != 0:
        raise bad_save(path, reason or "no_position", detail, line=2)
    lines = len(records) + 1 + (_lines_left(line, file) if reason else 0)
    return Contents(header, records, total, len(records) + 1, lines, stamp, values, reason, detail, version)


def _lines_left(line: bytes, file: BinaryIO) -> int:
    """How many lines there are from `line` on."""
    count, last = line.count(b"\n"), line[-1:]
    while piece := file.read(1024 * 1024):
        count, last = count + piece.count(b"\n"), piece[-1:]
    return count + (last != b"\n")


def shortened(contents: Contents, kept: list[Record], reason: str, detail: str) -> Contents:
    """The contents with only the first records, because the next one cannot be."""
    _, total = seal(contents.header, "")
    for record in kept:
        _, total = seal(record, total)
    return msgspec.structs.replace(
        contents, records=kept, total=total, sound_lines=len(kept) + 1, reason=reason, detail=detail
    )


WHAT_TO_DO = {
    "no_file": "there is no such file; check the name",
    "not_ordinary": "it is a folder or a device; name an ordinary file",
    "too_big": "it is larger than any game can be; it is no save of this program",
    "too_many": "there is more in it than in any game; it is no save of this program",
    "cannot_read": "the system does not let it be read",
    "not_ours": "it is no save of this program",
    "no_checksum": "it is no save of this program, or its beginning is damaged",
    "empty": "it is empty; open an older copy",
    "foreign_game": "it is of a game that this program does not know; update it",
    "foreign_scenario": "it is of a scenario that this program does not know; update it",
    "no_position": "its first position is missing or damaged; open an older copy",
    "impossible_position": "its first position cannot be; open an older copy",
}


def bad_save(path: Path, reason: str, more: str = "", line: int = 0) -> Refusal:
    """The refusal of a file that cannot be opened; `line` is where its beginning is damaged, `more` what is wrong."""
    what = WHAT_TO_DO.get(reason, "its beginning is damaged; open an older copy")
    name = str(path)[:200]
    found = "; ".join(part for part in (f"line {line}: {reason}" if line else "", more) if part)
    message = f"{name!r} cannot be opened: {what}" + (f" ({found})" if found else "")
    return Refusal("bad_save", reason, message, data={"path": name} | ({"line": line} if line else {}))


def newer_save(path: Path, number: int, by: str) -> Refusal:
    """The refusal of a file that version `by` wrote in format `number`, which is too new for this program."""
    name, own = str(path)[:200], engine.__version__
    return Refusal(
        "bad_save", "newer",
        f"{name!r} cannot be opened: it is in save format {number}, written by version {by or '?'}; "
        f"this is version {own}, which reads formats up to {FORMAT}; update to open it",
        data={"path": name, "format": number, "by": by or "?", "known": FORMAT, "own": own},
    )


def cannot_write(path: Path, error: BaseException | str) -> Refusal:
    """The refusal of a file that cannot be written; `why` is one of `disk.WORDS`, or the system's own words."""
    why = error if isinstance(error, str) else why_of(error)
    return Refusal(
        "cannot_write", "cannot_write",
        f"{str(path)[:200]!r} cannot be written: {WORDS.get(why, why)}; choose another place",
        data={"path": str(path)[:200], "why": why},
    )


def _real(path: Path) -> Path:
    """The file itself: one name for all links, so that there is one lock. Raises OSError."""
    return Path(os.path.realpath(path))


def _lock_of(path: Path) -> filelock.BaseFileLock:
    return filelock.FileLock(path.with_name(f".{path.name}.lock"))


class _Sealer:
    """Turns records into lines, one after the other, and knows how large the file becomes."""

    __slots__ = ("size", "total", "values")

    def __init__(self, total: str = "", size: int = 0, values: int = 0) -> None:
        self.total, self.size, self.values = total, size, values

    def line(self, record: Header | Record) -> tuple[bytes, _Sealer]:
        """The next line and the sealer after it. Raises `Trouble` (too_big) for what could not be read again."""
        line, total = seal(record, self.total)
        after = _Sealer(total, self.size + len(line), self.values + values_in(line))
        if len(line) > MAX_LINE or after.size > MAX_FILE or after.values > MAX_VALUES:
            raise Trouble("too_big")
        return line, after

    def lines(self, header: Header, records: Iterable[Record]) -> Iterator[bytes]:
        """All lines of a file; this sealer is then the one after them."""
        for record in (header, *records):
            line, after = self.line(record)
            self.total, self.size, self.values = after.total, after.size, after.values
            yield line


class Journal:
    """One file that is held for writing: every record is on disk when `append` returns, and under its own name."""

    def __init__(self, path: Path, sealer: _Sealer, lock: filelock.BaseFileLock) -> None:
        self.path = path
        self._name = str(path)
        self._sealer = sealer
        self._lock = lock
        self._out: BinaryIO | None = open(path, "ab", buffering=0)  # noqa: SIM115  (held open for the whole game)
        self._found = Stamp.of(os.fstat(self._out.fileno()))

    @classmethod
    def create(cls, path: Path, header: Header, records: Iterable[Record], held: Journal | None = None) -> Journal:
        """Writes the whole file and holds it. `held`: a journal of ours that may hold this very file already.
        Raises `Refusal` (cannot_write)."""
        real, lock = cls._take(path, held)
        if lock is None:
            raise cannot_write(path, "held")
        try:
            sealer = _Sealer()
            write_whole(real, sealer.lines(header, records))
            return cls._checked(real, sealer, lock)
        except (OSError, ValueError) as error:
            cls._give_back(lock, held)
            raise cannot_write(path, error) from None

    @classmethod
    def attach(cls, path: Path, contents: Contents, held: Journal | None = None) -> Journal | None:
        """Holds a file that was read; None when another program does. A damaged one is first kept whole under
        another name, then cut after its last sound line. Raises `Refusal` (cannot_write)."""
        real, lock = cls._take(path, held)
        if lock is None:
            return None
        try:
            if Stamp.of(os.stat(real)) != contents.stamp:
                raise Trouble("changed")
            if contents.reason is not None or contents.version != contents.header.version:
                return cls._mended(real, contents, lock)
            return cls._checked(real, _Sealer(contents.total, contents.stamp.size, contents.values), lock)
        except (OSError, ValueError) as error:
            cls._give_back(lock, held)
            raise cannot_write(path, error) from None

    @classmethod
    def _mended(cls, path: Path, contents: Contents, lock: filelock.BaseFileLock) -> Journal:
        copy = keep_copy(path)
        sealer = _Sealer()
        try:
            write_whole(path, sealer.lines(contents.header, contents.records))
        except BaseException:
            with contextlib.suppress(OSError):
                if Stamp.of(os.stat(path)) == contents.stamp:  # the damaged file itself is still there
                    copy.unlink()
            raise
        return cls._checked(path, sealer, lock)

    @classmethod
    def _checked(cls, path: Path, sealer: _Sealer, lock: filelock.BaseFileLock) -> Journal:
        """The journal of the file just written or read, unless another has been put in its place since."""
        journal = cls(path, sealer, lock)
        if journal._found.size != sealer.size:
            journal.close(keep_lock=True)
            raise Trouble("changed")
        return journal

    @staticmethod
    def _take(path: Path, held: Journal | None) -> tuple[Path, filelock.BaseFileLock | None]:
        try:
            real = _real(path)
            if held is not None and held.path == real:
                return real, held._lock
            if not real.parent.is_dir():  # the lock's library would make the folder
                raise Trouble("no_folder")
            lock = _lock_of(real)
            lock.acquire(timeout=0)
        except filelock.Timeout:
            return real, None
        except (OSError, ValueError, NotImplementedError) as error:
            raise cannot_write(path, error) from None
        sweep(real)
        return real, lock

    @staticmethod
    def _give_back(lock: filelock.BaseFileLock, held: Journal | None) -> None:
        if held is None or lock is not held._lock:
            lock.release()

    def append(self, *records: Record) -> None:
        """Writes records and waits until they are on disk. Raises OSError; the file then ends at its last sound line
        or in a part of a line that the next reading leaves out. A file that another program changed is left alone."""
        if self._out is None:
            raise Trouble("closed")
        lines, after = b"", self._sealer
        for record in records:
            line, after = after.line(record)
            lines += line
        self._untouched()
        out = self._out.fileno()
        try:
            if self._out.write(lines) != len(lines):
                raise Trouble("disk_full")
            getattr(os, SYNCHRONISE)(out)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(out, self._sealer.size)
            raise
        found = os.fstat(out)
        if found.st_size != after.size or not found.st_nlink:
            raise Trouble("changed")
        self._sealer = after

    def _untouched(self) -> None:
        """Raises `Trouble` unless the file under the name is ours and as we left it: what is written into a file that
        was removed, replaced or cut is as good as lost."""
        try:
            found = os.stat(self._name)
        except FileNotFoundError:
            raise Trouble("changed" if self.path.parent.is_dir() else "no_folder") from None
        device, inode, _ = self._found
        if found.st_size != self._sealer.size or found.st_ino != inode or found.st_dev != device:
            raise Trouble("changed")

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

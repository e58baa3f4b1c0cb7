"""Saves that nobody would write by playing: cut, flipped, shuffled, forged, or not saves at all; and what must hold."""

from __future__ import annotations

import gzip
import io
import json
import os
import sqlite3
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from engine.kernel import records
from engine.table import Refusal, Table
from tests.torture.mutations import mutations
from tests.torture.table_player import SCENARIOS, Player, digest

LONGEST = 5.0  # seconds that opening a small file may take
Hostile = tuple[str, bytes]


class Sample:
    """A sound save, and the digest of the table after each of its lines."""

    def __init__(self, folder: Path, game: str, decisions: int, seed: int = 1) -> None:
        self.path = folder / f"{game}-{decisions}.save"
        table = Table.new(game, SCENARIOS[game], seed=seed, path=self.path)
        player = Player(table, Random(seed))
        self.known = {digest(table)}
        while table.head < decisions:
            player.decide_or_refused() if player.random.random() < 0.85 else player.act()
            table = player.table
            self.path = table.path or self.path
            self.known.add(digest(table))
        table.close()
        self.whole = self.path.read_bytes()
        self.lines = self.whole.splitlines(keepends=True)


def cut(sample: Sample) -> Iterator[Hostile]:
    """The file cut at every byte."""
    for at in range(len(sample.whole)):
        yield f"cut at byte {at}", sample.whole[:at]


def flipped(sample: Sample) -> Iterator[Hostile]:
    """Every bit turned."""
    for bit in range(8 * len(sample.whole)):
        changed = bytearray(sample.whole)
        changed[bit // 8] ^= 1 << bit % 8
        yield f"bit {bit % 8} of byte {bit // 8} turned", bytes(changed)


def shuffled(sample: Sample) -> Iterator[Hostile]:
    """Lines twice, in another's place, left out, strange ones between."""
    lines = sample.lines
    for number in range(len(lines)):
        yield f"line {number + 1} twice", b"".join([*lines[: number + 1], *lines[number:]])
        yield f"line {number + 1} left out", b"".join([*lines[:number], *lines[number + 1 :]])
        yield f"line {number + 1} at the end", b"".join([*lines[:number], *lines[number + 1 :], lines[number]])
        for other in range(number):
            changed = list(lines)
            changed[number], changed[other] = changed[other], changed[number]
            yield f"lines {number + 1} and {other + 1} exchanged", b"".join(changed)
        for strange in (b"\n", b"{}\n", b"[" * 100_000 + b"\n", b"\xff\xfe\n", b"\0" * 4096):
            yield f"{strange[:8]!r} before line {number + 1}", b"".join([*lines[:number], strange, *lines[number:]])


def forged(sample: Sample, random: Random, share: float = 1) -> Iterator[Hostile]:
    """Every kind of value changed in every way (or a share of them), in each line, with checksums that are right."""
    bodies = [_body(line) for line in sample.lines]
    for number, body in enumerate(bodies):
        for what, text in mutations(json.loads(body), random, share):
            changed = [*bodies[:number], text.encode("utf-8", "surrogatepass"), *bodies[number + 1 :]]
            yield f"line {number + 1}, {what}", sealed(changed)


def _body(line: bytes) -> bytes:
    return line[: line.rindex(b',"sum":"')] + b"}"


def sealed(bodies: list[bytes]) -> bytes:
    """Lines with checksums that agree."""
    total, out = "", []
    for body in bodies:
        total = records.running_sum(total, body)
        out.append(body[:-1] + b',"sum":"' + total.encode() + b'"}\n')
    return b"".join(out)


def bombs(sample: Sample) -> Iterator[tuple[str, Callable[[Path], object]]]:
    """Files that would fill the memory of a trusting reader, each by what makes it."""
    header, first = _body(sample.lines[0]), _body(sample.lines[1])
    decision = b'{"kind":"decision","n":1,"what":"answer","data":{"value":%s}}'
    small = b"[" + b",".join([b"[]"] * 5_000_000) + b"]"
    text = b'"' + "🙂".encode() + b"x" * (15 * 1024 * 1024) + b'"'
    many = [b'{"kind":"decision","n":%d,"what":"answer","data":{"value":{"a":1}}}' % n for n in range(1, 400_000)]
    marks = [b'{"kind":"mark","what":"redo"}'] * 600_000
    made: dict[str, Callable[[Path], object]] = {
        "a gigabyte of one line": lambda path: _sparse(path, 1 << 30),
        "40 MB of one line": lambda path: path.write_bytes(b"{" + b"x" * (40 << 20)),
        "sound, then 40 MB of one line": lambda path: path.write_bytes(sample.whole + b"x" * (40 << 20)),
        "a line of five million lists": lambda path: path.write_bytes(sealed([header, first, decision % small])),
        "lines of wide text": lambda path: path.write_bytes(sealed([header, first, decision % text, decision % text])),
        "400,000 decisions": lambda path: path.write_bytes(sealed([header, first, *many])),
        "600,000 marks": lambda path: path.write_bytes(sealed([header, first, *marks])),
        "40 MB of empty lines": lambda path: path.write_bytes(sample.whole + b"\n" * (40 << 20)),
        "the first position 300 times": lambda path: path.write_bytes(sealed([header, *[first] * 300])),
    }
    yield from made.items()


def _sparse(path: Path, size: int) -> None:
    with path.open("wb") as file:
        file.truncate(size)


def strangers(folder: Path) -> Iterator[tuple[str, Callable[[Path], object]]]:
    """Other programs' files, and things that are no files."""
    picture = bytes.fromhex("89504e470d0a1a0a0000000d49484452") + os.urandom(4000)
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("game.save", b"\0" * 50_000_000)
    made: dict[str, Callable[[Path], object]] = {
        "a picture": lambda path: path.write_bytes(picture),
        "an archive": lambda path: path.write_bytes(archive.getvalue()),
        "a gzip bomb": lambda path: path.write_bytes(gzip.compress(b"\0" * 100_000_000)),
        "a database": _database,
        "an empty file": lambda path: path.write_bytes(b""),
        "a folder": lambda path: path.mkdir(),
        "a pipe": lambda path: os.mkfifo(path),
        "a device by a link": lambda path: path.symlink_to("/dev/zero"),
        "a link to itself": lambda path: path.symlink_to(path),
        "a link to nothing": lambda path: path.symlink_to(folder / "nothing.save"),
        "a terminal": lambda path: path.symlink_to("/dev/tty"),
        "the program's own board": lambda path: path.write_text('{"about": "spaces", "spaces": []}\n'),
    }
    yield from made.items()


def _database(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("create table game (id integer)")
    base.commit()
    base.close()


# ---- what must hold


def fault_of(path: Path, content: bytes, known: set[str] | None, line_wanted: bool = True) -> tuple[str, str]:
    """Opens a file with this content. Returns what came of it (`refused`, `recovered`, `lost`, `opened`) and, in words,
    what is wrong with that; empty when all is well. `known`: digests of the tables that it may be."""
    for left in path.parent.glob(f"{path.stem}*"):
        left.unlink()
    path.write_bytes(content)
    begun = monotonic()
    try:
        table = Table.load(path)
    except Refusal as refusal:
        return "refused", _fault_of_refusal(refusal, path, content, line_wanted)
    except Exception as fault:
        return "crashed", f"{type(fault).__name__}: {fault}"
    try:
        if monotonic() - begun > LONGEST:
            return "slow", f"opening took {monotonic() - begun:.1f} s"
        return _fault_of_opened(table, path, content, known)
    finally:
        table.close()


def _fault_of_refusal(refusal: Refusal, path: Path, content: bytes, line_wanted: bool) -> str:
    if refusal.code != "bad_save":
        return f"refused by {refusal.code}, {refusal.reason}: {refusal.message}"
    line_wanted = line_wanted and refusal.reason != "newer"  # nothing is wrong with that line
    if path.name not in refusal.message or (line_wanted and "line " not in refusal.message):
        return f"the refusal tells too little: {refusal.message}"
    return "" if path.read_bytes() == content else "the refused file was changed"


def _fault_of_opened(table: Table, path: Path, content: bytes, known: set[str] | None) -> tuple[str, str]:
    outcome = next((kind for kind in ("recovered", "lost") if kind in table.opened), "opened")
    kept = [copy.read_bytes() for copy in path.parent.glob(f"{path.stem}.damaged-*")]
    if table.opened.get("read_only"):
        return outcome, f"opened read-only: {table.not_saved}"
    if outcome == "recovered" and kept != [content]:
        return outcome, f"{len(kept)} copies of the damaged file were kept"
    if known is not None and outcome != "lost" and digest(table) not in known:
        return outcome, "a position that never was"
    return outcome, _fault_of_use(table) if known is None else ""


def _fault_of_use(table: Table) -> str:
    """Everything a window asks of a table is answered, and it can be played on."""
    try:
        restored = table._game.restore(table._game.dump(table._time.now.state))
        assert restored == table._time.now.state, "the position is another once saved and opened"
        shown: list[Any] = [table.state(), table.public_position(), table.log(), table.procedures(), table.prompt()]
        shown += [table.view(viewer) for viewer in ("public", *table._game.powers)]
        msgspec.json.encode(shown)
        player = Player(table, Random(7))
        for _ in range(3):
            player.decide_or_refused()
    except Exception as fault:
        return f"once opened: {type(fault).__name__}: {fault}"
    return ""

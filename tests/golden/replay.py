"""A recorded journal played again, decision by decision, and the first thing that comes out otherwise."""

from __future__ import annotations

import hashlib
import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from engine.kernel import journal
from engine.kernel.records import Decision, Mark, Record, Snapshot
from engine.table import Refusal, Table

HERE = Path(__file__).parent
SUMS = HERE / "sums.json"
EVERY = 10  # records between two checksums of the position
MOST_SHOWN = 4
Json = dict[str, Any]


@dataclass(frozen=True)
class Difference:
    """Where a replay first leaves its recording: at which decision, what was recorded, what came now."""

    game: str
    decision: int
    what: str
    recorded: str
    now: str

    def __str__(self) -> str:
        at = f"{self.game}, decision {self.decision}, {self.what}:"
        return f"{at}\n    recorded {self.recorded[:400]}\n    now      {self.now[:400]}"


def games() -> list[str]:
    """The golden games by name."""
    return sorted(sums())


def sums() -> dict[str, Json]:
    """What is kept beside the journals: how many records, which procedures, and the checksums."""
    kept: dict[str, Json] = json.loads(SUMS.read_text("utf-8")) if SUMS.exists() else {}
    return kept


def unpacked(packed: Path, folder: Path) -> Path:
    """The save file itself."""
    path = folder / packed.name.removesuffix(".xz")
    path.write_bytes(lzma.decompress(packed.read_bytes()))
    return path


def checksum(table: Table) -> str:
    """Of the whole position and of the prompt with its options and what it says of the rest."""
    state = table._game.dump(table._time.now.state)
    body = msgspec.json.encode([state, table.prompt()], order="deterministic")
    return hashlib.blake2b(body, digest_size=5).hexdigest()


class Replay:
    """One golden game played again under today's rules."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        contents = journal.read(unpacked(HERE / f"{name}.save.xz", folder))
        assert contents.recovered is None, f"{name}: {contents.recovered}"
        self.records = contents.records
        header = contents.header
        self.table = Table.new(header.game, header.scenario, header.seed, header.dice, header.cards)
        self.sums: list[str] = []
        self.at = 0

    def difference(self) -> Difference | None:
        """The first difference; None when all is as it was recorded."""
        kept = sums()[self.name]["sums"]
        for _ in self.play():
            if (found := self.last) is not None:
                return found
            if len(self.sums) and self.sums[-1] != kept[len(self.sums) - 1]:
                return self.differs("position and prompt", kept[len(self.sums) - 1], self.sums[-1])
        if self.sums != kept:
            return self.differs("how long it is", f"{len(kept)} checksums", f"{len(self.sums)} checksums")
        return None

    def play(self) -> Iterator[None]:
        """Plays record by record; `last` is what the last one showed, `sums` grows."""
        decided = 0
        for record in self.records:
            self.last = self.compared(record)
            if not isinstance(record, Snapshot):
                decided += 1
                if decided % EVERY == 0:
                    self.sums.append(checksum(self.table))
            yield
        self.sums.append(checksum(self.table))
        yield

    def compared(self, record: Record) -> Difference | None:
        """Plays one record again and holds it against what was recorded."""
        if isinstance(record, Snapshot):
            state = self.table._game.dump(self.table._time.now.state)
            return self.compared_data("position", record.plain, plain(state))
        self.at = record.n if isinstance(record, Decision) else self.at
        try:
            self.again(record)
        except Refusal as refusal:
            told = plain(record)
            return self.differs(f"{told['what']} is refused", json.dumps(told.get("data")), refusal.message)
        made = next(r for r in reversed(self.table._time.records) if not isinstance(r, Snapshot))
        for row, (was, now) in enumerate(zip(record.events, made.events, strict=False)):
            if was != now:
                return self.compared_data(f"event {was.n} ({was.id}, the {row + 1}. of it)", plain(was), plain(now))
        return self.compared_data("record", plain(record), plain(made))

    def again(self, record: Decision | Mark) -> None:
        """Makes the recorded decision, or the step back or forward."""
        table = self.table
        if isinstance(record, Mark):
            (table.undo if record.what == "undo" else table.redo)()
            return
        data = record.data
        match record.what:
            case "start":
                table.start(data["procedure"], data["with"])
            case "answer":
                table.answer(data["value"])
            case "edit":
                table.edit(data["edits"])
            case "finish":
                table.finish(data["power"])
            case "abandon":
                table.abandon()

    def compared_data(self, what: str, recorded: Any, now: Any) -> Difference | None:
        """None when they are equal, else the paths that differ."""
        paths = list(differing(recorded, now, ""))[:MOST_SHOWN]
        if not paths:
            return None
        was, new = ("; ".join(f"{path or 'all'}: {json.dumps(row[side])}" for path, *row in paths) for side in (0, 1))
        return self.differs(what, was, new)

    def differs(self, what: str, recorded: str, now: str) -> Difference:
        """A difference at the present decision."""
        return Difference(self.name, self.at, what, recorded, now)


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def differing(was: Any, now: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """The paths at which two pieces of JSON differ, with both values."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*was, *(key for key in now if key not in was)]:
            yield from differing(was.get(key), now.get(key), f"{path}.{key}".lstrip("."))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for index, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from differing(one, other, f"{path}.{index}".lstrip("."))
    elif was != now or type(was) is not type(now):
        yield path, was, now

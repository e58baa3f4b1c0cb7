"""python -m tests.torture.fuzz TARGET FOLDER SECONDS SEED: coverage-guided fuzzing of one way into the engine.

`loader` opens files; the checksums are made right, so that what is behind them is reached. `door` sends requests. A
finding is any exception, a refusal that is a fault of the program, or a table that cannot be used once it is open."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import atheris

with atheris.instrument_imports(include=["engine"]):
    import engine.__main__ as door_module
    import engine.table as table_module
    from engine.table import Refusal, Table

    table_module.games()  # the chapters of a game are imported when they are first wanted

from tests.torture.hostile_saves import Sample, _body, sealed
from tests.torture.mutations import mutations, some_of_each_shape
from tests.torture.table_player import SCENARIOS

LONGEST = 60_000
MEMORY = 1000  # MB, the inputs and counters of the fuzzer included
SLOWEST = 20  # seconds for one input
WORDS = ["op", "new", "start", "answer", "edit", "undo", "redo", "abandon", "finish", "odds", "state", "view", "log",
         "save", "load", "branch", "value", "with", "power", "path", "at", "since", "set", "kind", "mark", "lost",
         "snapshot", "decision", "chance", "events"]  # fmt: skip


class Finding(Exception):
    """Something that must not be."""


# ---- the two ways in


class Loader:
    """A file of lines, each given without its checksum."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "fuzzed.save"

    def seeds(self, folder: Path) -> list[bytes]:
        """Small games of both kinds."""
        samples = [Sample(folder, game, decisions) for game in SCENARIOS for decisions in (2, 5)]
        return [b"\n".join(_body(line) for line in sample.lines) for sample in samples]

    def try_one(self, data: bytes) -> None:
        """Opens the file, and looks at what was opened."""
        for left in self.file.parent.glob("fuzzed*"):
            left.unlink()
        bodies = [line for line in data.split(b"\n") if line]
        self.file.write_bytes(data[1:] if data[:1] == b"\0" else sealed(bodies))
        try:
            table = Table.load(self.file)
        except Refusal as refusal:
            if refusal.code != "bad_save" or "fuzzed.save" not in refusal.message:
                raise Finding(str(refusal.to_dict())) from refusal
            return
        try:
            if table.opened.get("read_only"):
                raise Finding(f"read-only: {table.not_saved}")
            _look(table)
        finally:
            table.close()


def _look(table: Table) -> None:
    shown = [table.state(), table.public_position(), table.log(), table.prompt(), table.procedures()]
    json.dumps([shown, [table.view(viewer) for viewer in ("public", *table._game.powers)]])
    if table._game.restore(table._game.dump(table._time.now.state)) != table._time.now.state:
        raise Finding("the position is another once saved and opened")


class Requests:
    """Requests to a door of its own, whose files lie in one folder whatever they are called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        plain = table_module._absolute

        def confined(path: Any) -> Path:
            plain(path)
            return folder / ("a.save" if len(str(path)) % 2 else "b.save")

        table_module._absolute = confined

    def seeds(self, folder: Path) -> list[bytes]:
        """A game of each kind, with every request in it."""
        found = []
        for game, scenario in SCENARIOS.items():
            new = {"op": "new", "game": game, "scenario": scenario, "seed": 7, "dice": "rolled"}
            procedure = {"virgin_queen": "protestant_conversion", "here_i_stand": "diet_of_worms"}[game]
            requests = [
                new, {"op": "games"}, {"op": "view", "power": "public"}, {"op": "state"},
                {"op": "edit", "edits": [{"set": "control", "space": "lyon", "power": "spain"}]},
                {"op": "edit", "edits": [
                    {"set": "units", "at": "paris", "owner": "france", "type": "regular", "count": 2}]},
                {"op": "undo"}, {"op": "redo"}, {"op": "save", "path": "a"},
                {"op": "odds", "procedure": procedure, "with": {}}, {"op": "start", "procedure": procedure, "with": {}},
                {"op": "answer", "value": 3}, {"op": "answer", "value": "no"}, {"op": "answer", "value": []},
                {"op": "finish", "power": "france"}, {"op": "log", "power": "france", "since": 2}, {"op": "abandon"},
                {"op": "branch", "path": "bb", "at": 1}, {"op": "load", "path": "a"}, {"op": "quit"},
            ]  # fmt: skip
            lines = [json.dumps(request).encode() for request in requests]
            found += [b"\n".join(lines[:count]) for count in (5, 13, 20)]
        return found

    def try_one(self, data: bytes) -> None:
        """Every line that is not blank gets one reply, none of them a fault of the program."""
        for left in self.folder.glob("*.save*"):
            left.unlink()
        out = io.BytesIO()
        door = door_module.Door()
        try:
            door_module.serve(door, io.BytesIO(data), out)
        finally:
            if door.table is not None:
                door.table.close()
        for line in out.getvalue().splitlines():
            reply = json.loads(line)
            if not reply["ok"] and reply["error"]["reason"] == "internal":
                raise Finding(reply["error"]["message"])


# ---- the fuzzer


def mutated(data: bytes, largest: int, seed: int) -> bytes:
    """One line of JSON with one value changed, or whatever the fuzzer thinks of."""
    random = Random(seed)
    lines = data.split(b"\n")
    number = random.randrange(len(lines))
    if random.random() < 0.6:
        try:
            changed = _changed(json.loads(lines[number]), random)
        except (ValueError, RecursionError, IndexError, KeyError):
            changed = None
        if changed is not None:
            lines[number] = changed.encode("utf-8", "surrogatepass")
            return b"\n".join(lines)[:largest]
    if random.random() < 0.2:
        lines.insert(random.randrange(len(lines) + 1), lines[number])
        return b"\n".join(lines)[:largest]
    return bytes(atheris.Mutate(data, largest))


def _changed(document: Any, random: Random) -> str | None:
    ways = some_of_each_shape(document, random)
    if not ways:
        return None
    key, value = None, document
    for key in random.choice(ways)[:-1]:
        value = value[key]
    if random.random() < 0.2 and isinstance(value, dict) and value:
        value[random.choice(WORDS)] = random.choice(list(value.values()))
        return json.dumps(document)
    few = {key: value[key] for key in random.sample(sorted(value), 1)} if isinstance(value, dict) and value else None
    if few is None:
        return None
    _, text = random.choice(list(mutations(few, random)))
    try:
        value.update(dict.fromkeys(few))
        return json.dumps(document).replace(json.dumps(dict.fromkeys(few))[1:-1], text[1:-1], 1)
    finally:
        value.update(few)


TARGETS: dict[str, Callable[[Path], Any]] = {"loader": Loader, "door": Requests}


def main(name: str, folder: Path, seconds: int, seed: int) -> None:
    """Fuzzes until the time is over, and ends the process; another exit code than 0 is a finding."""
    corpus, place, seeds = folder / "corpus", folder / "files", folder / "seeds"
    for each in (corpus, place, seeds):
        each.mkdir(exist_ok=True)
    target = TARGETS[name](place)
    for number, content in enumerate(target.seeds(seeds)):
        (corpus / f"seed{number}").write_bytes(content)
    os.chdir(folder)
    flags = [f"-max_total_time={seconds}", f"-rss_limit_mb={MEMORY}", f"-timeout={SLOWEST}", f"-max_len={LONGEST}",
             f"-seed={seed}", "-print_final_stats=1", f"-artifact_prefix={folder}/", str(corpus)]  # fmt: skip
    atheris.Setup([sys.argv[0], *flags], target.try_one, custom_mutator=mutated)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]).absolute(), int(sys.argv[3]), int(sys.argv[4]))

"""A long game: replaying it, opening its file, and the memory it takes."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import perf_counter

import msgspec

from engine.table import Table
from tests.bench import random_player
from tests.bench.compare import Comparison, in_turns

ROOT = Path(__file__).resolve().parent.parent.parent
DECISIONS = 3000
MOST_MEMORY = 300  # MB
REPLAY_LIMIT = 0.3  # seconds for so many decisions
ROUNDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("protestant_conversion", {"attempts": 20, "areas": ["england", "france", "netherlands"]}),
    ("catholic_conversion", {"power": "spain", "count": 12, "areas": ["england", "france", "netherlands"]}),
)
# The peak since the program itself began, in kB; what `getrusage` tells begins with the memory of the parent.
PEAK = "print(next(line.split()[1] for line in open('/proc/self/status') if line.startswith('VmHWM')))"
TABLE = f"import sys; from engine.table import Table; table = Table.load(sys.argv[1]); {PEAK}"


def long_table() -> Table:
    """A game of so many decisions: conversions to and fro, and an edit of the umpire's hand between them."""
    random, table = Random(7), Table.new("virgin_queen", "tournament", seed=7)
    while len(table._time.decisions) < DECISIONS:
        for procedure, given in ROUNDS:
            table.edit([{"set": "turn", "value": random.randint(1, 9)}])
            reply = table.start(procedure, given)
            while reply["prompt"] and len(table._time.decisions) < DECISIONS:
                reply = random_player.answer(table, reply["prompt"], random)
            if reply["prompt"]:
                return table
    return table


@contextmanager
def long_file() -> Iterator[Path]:
    """That game as a save file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.save"
        table = long_table()
        table.save(path)
        table.close()
        yield path


def replay() -> Comparison:
    """Every decision of the game made again from its beginning, with no position kept on the way."""
    table = long_table()
    base = table._time.positions[0]

    def ours() -> float:
        table._time.positions = {0: base}
        begun = perf_counter()
        table._time.moment_after(table._time.head)
        return perf_counter() - begun

    times = in_turns(ours, lambda: REPLAY_LIMIT, 5)
    table.close()
    return Comparison("replay", *times, 1.0, f"{DECISIONS} decisions replayed / {REPLAY_LIMIT} s")


def opened() -> Comparison:
    """The file opened, every line checked and every id known, against its bytes read and its lines decoded."""
    with long_file() as path:

        def ours() -> float:
            begun = perf_counter()
            table = Table.load(path)
            taken = perf_counter() - begun
            table.close()
            return taken

        def bare() -> float:
            begun = perf_counter()
            for line in path.read_bytes().splitlines():
                msgspec.json.decode(line)
            return perf_counter() - begun

        times = in_turns(ours, bare, 7)
    return Comparison("open", *times, 5.0, f"a file of {DECISIONS} decisions opened / read and decoded")


def memory() -> Comparison:
    """The largest memory of a process that opens the file, against one of Python that does nothing; in megabytes."""
    with long_file() as path:
        ours, bare = (
            int(subprocess.run([sys.executable, "-c", code, path], capture_output=True, check=True, cwd=ROOT).stdout)
            for code in (TABLE, PEAK)
        )
    what = f"memory with {DECISIONS} decisions open / an empty Python (at most {MOST_MEMORY} MB)"
    return Comparison("memory", ours / 1024, bare / 1024, MOST_MEMORY * 1024 / bare, what, "MB")

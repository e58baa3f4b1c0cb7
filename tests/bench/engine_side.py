"""The engine against bare tools: a durable decision against append and fsync, random play against python-chess."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from engine.table import Table
from tests.bench import random_player
from tests.bench.compare import Comparison, in_turns

ROOT = Path(__file__).resolve().parent.parent.parent
DECISIONS = 50
PROCEDURES = 40
ATTEMPTS = {"attempts": 12, "areas": ["england", "france", "netherlands"]}
CHESS = """
import random, time, chess
random.seed(7)
moves, begun = 0, time.perf_counter()
while moves < 5000:
    board = chess.Board()
    while not board.is_game_over() and moves < 5000:
        board.push(random.choice(list(board.legal_moves)))
        moves += 1
print((time.perf_counter() - begun) / moves)
"""


def durable() -> Comparison:
    """A decision (an edit) on disk, against an appended line of the same length and its fsync."""
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as name:
        folder = Path(name)
        table = Table.new("virgin_queen", "tournament", seed=7)
        table.save(folder / "table.save")
        line = b"x" * line_length(table, folder / "table.save")
        turn = [0]

        def ours() -> float:
            begun = perf_counter()
            for _ in range(DECISIONS):
                turn[0] += 1
                table.edit([{"set": "turn", "value": 1 + turn[0] % 9}])
            return (perf_counter() - begun) / DECISIONS

        def bare() -> float:
            with (folder / "bare").open("ab", buffering=0) as file:
                begun = perf_counter()
                for _ in range(DECISIONS):
                    file.write(line)
                    os.fsync(file.fileno())
                return (perf_counter() - begun) / DECISIONS

        times = in_turns(ours, bare, 9)
        table.close()
    return Comparison("durable", *times, 1.3, "one decision on disk / append and fsync of as long a line")


def line_length(table: Table, path: Path) -> int:
    """How long the line of one edit is in the file."""
    before = path.stat().st_size
    table.edit([{"set": "turn", "value": 2}])
    return path.stat().st_size - before


def random_play() -> Comparison:
    """A random answer in Protestant conversions, against a random move in chess."""
    random = Random(7)

    def ours() -> float:
        decisions, seconds = 0, 0.0
        for seed in range(PROCEDURES):
            table = Table.new("virgin_queen", "tournament", seed=seed)
            begun = perf_counter()
            reply = table.start("protestant_conversion", ATTEMPTS)
            decisions += 1
            while reply["prompt"]:
                reply = random_player.answer(table, reply["prompt"], random)
                decisions += 1
            seconds += perf_counter() - begun
            table.close()
        return seconds / decisions

    def bare() -> float:
        """In a process of its own."""
        return float(subprocess.run([sys.executable, "-c", CHESS], capture_output=True, check=True).stdout)

    return Comparison("random", *in_turns(ours, bare, 5), 10.0, "one random decision / one random move of python-chess")

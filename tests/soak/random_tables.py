"""Random play of whole tables: every procedure of both games mixed with edits, taking back, rewinds, giving up, saving,
opening and branching. Invariants are held after every step; memory is measured every hundred games."""

from __future__ import annotations

import gc
import os
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

from tests.generic.census import Census
from tests.generic.random_table import RandomTable
from tests.generic.registered import play_on
from tests.soak.outcome import Asked, Row, peak_memory

USUAL = 100
ACTIONS = 14  # of one game; a procedure that is played to its end is one
EVERY = 100  # games between two looks at memory
SETTLED = 300  # games after which caches are full
MOST_GROWTH = 12.0  # MB in the games after that, at the most
MORE = 300  # procedures that are played on for the options that nobody took
KEPT = 20  # findings that are told; more are counted


def run(asked: Asked) -> list[Row]:
    """Plays tables with seeds 1, 2, 3 ... or from the seed on; `count` 1 with a seed is that table alone."""
    row, counts, census = Row("random games"), Counter[str](), Census(curious=True)
    first = 1 if asked.seed is None else asked.seed
    memory: list[float] = []
    while asked.goes_on(row.done, USUAL):
        seed = first + row.done
        try:
            RandomTable(Random(seed), asked.folder, census, counts=counts).play(ACTIONS)
        except Exception:
            counts["failed games"] += 1
            if len(row.findings) < KEPT:
                again = f"again: ./cuius soak random --seed {seed} --count 1"
                row.findings.append(f"table {seed} ({again}):\n{traceback.format_exc()}")
        row.done += 1
        if row.done % EVERY == 0:
            memory.append(resident())
            print(f"{row.done} games to seed {seed}, {memory[-1]:.1f} MB, {counts['failed games']} failed", flush=True)
    if row.done >= 10 * EVERY:  # what came up once or twice may have been left by chance
        play_on(census, asked.folder, MORE)
        row.findings += [f"never taken at {prompt}: {sorted(kinds)}" for prompt, kinds in census.missed().items()]
    row.findings += grown(memory)
    row.seconds, row.peak, row.figures = monotonic() - asked.begun, peak_memory(), dict(counts)
    return [row]


def resident() -> float:
    """The memory that this process holds now, in MB; 0 where the system does not tell."""
    gc.collect()
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:
        return 0.0


def grown(memory: list[float]) -> list[str]:
    """What is wrong with the memory held every hundred games, if anything: it must be flat once caches are full."""
    settled = memory[SETTLED // EVERY :]
    if len(settled) < 2 or max(settled) - settled[0] <= MOST_GROWTH:
        return []
    return [f"memory grew from {settled[0]:.1f} to {max(settled):.1f} MB: {', '.join(f'{m:.1f}' for m in memory)}"]

"""Random tables by the engine: what `tests.bench.soak` plays, as a part of the soak."""

from __future__ import annotations

import traceback
from collections import Counter
from time import monotonic

from tests.bench.soak import Soak
from tests.soak.outcome import Asked, Row, peak_memory

USUAL = 100


def run(asked: Asked) -> list[Row]:
    """Plays tables with seeds 1, 2, 3 ...; with a seed, that table alone."""
    row, counts, begun = Row("random tables"), Counter[str](), monotonic()
    while asked.goes_on(row.done, USUAL) and not (asked.seed is not None and row.done):
        seed = asked.seed if asked.seed is not None else row.done + 1
        try:
            Soak(seed, asked.folder, counts).play()
        except Exception:
            row.findings.append(f"table {seed} (again: ./cuius soak random --seed {seed}):\n{traceback.format_exc()}")
        row.done += 1
    row.seconds, row.peak, row.figures = monotonic() - begun, peak_memory(), dict(counts)
    return [row]

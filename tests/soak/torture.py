"""Torture of the saves, as a part of the soak: players killed at random moments, at the table and at the window.

There is a kill at the window for every five at the table, since a window takes longer to start."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from time import monotonic

from tests.soak.outcome import Asked, Row, peak_memory
from tests.torture.kills import Torture

USUAL = 1000
TABLE_FOR_WINDOW = 5
SHARE_OF_TABLE = 0.5  # of the minutes


def run(asked: Asked) -> list[Row]:
    """Kills players of both kinds."""
    seed = asked.seed if asked.seed is not None else 1
    at_table = _at_table(asked, seed)
    return [at_table, _at_window(asked, seed, max(1, at_table.done // TABLE_FOR_WINDOW))]


def _at_table(asked: Asked, seed: int) -> Row:
    row, begun = Row("players at the table killed"), monotonic()
    torture = Torture(asked.folder, seed)
    limit = None if asked.minutes is None else 60 * asked.minutes * SHARE_OF_TABLE
    while asked.goes_on(row.done, USUAL) and (limit is None or monotonic() - begun < limit):
        try:
            torture.kill()
        except Exception as fault:
            row.findings.append(f"kill {torture.kills} of seed {seed}: {type(fault).__name__}: {fault}")
            if len(row.findings) > 9:
                break
        row.done += 1
    row.seconds, row.peak = monotonic() - begun, peak_memory(resource.RUSAGE_CHILDREN)
    row.figures = {"acknowledged": torture.acknowledged, "torn lines": torture.torn}
    return row


def _at_window(asked: Asked, seed: int, count: int) -> Row:
    row, begun = Row("players at the window killed"), monotonic()
    minutes = 1e6 if asked.minutes is None else max(0.1, asked.minutes - (begun - asked.begun) / 60)
    command = [sys.executable, "-m", "tests.torture.window_kills", str(count), str(seed), str(minutes)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    try:
        found = json.loads(done.stdout.splitlines()[-1])
    except (ValueError, IndexError):
        found = {"kills": 0, "finding": f"it ended with {done.returncode}: {done.stdout[-500:]}"}
    row.done, row.findings = found["kills"], [found["finding"]] if found["finding"] else []
    row.seconds, row.peak = monotonic() - begun, peak_memory(resource.RUSAGE_CHILDREN)
    row.figures = {"acknowledged": found.get("acknowledged", 0), "torn lines": found.get("torn", 0)}
    return row

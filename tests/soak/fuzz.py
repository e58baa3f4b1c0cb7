"""Coverage-guided fuzzing as a part of the soak: the loader of saves, then the JSON door, each for the minutes told."""

from __future__ import annotations

import importlib.util
import re
import resource
import subprocess
import sys
from pathlib import Path
from time import monotonic

from tests.soak.outcome import Asked, Row, peak_memory

USUAL_MINUTES = 10.0
TARGETS = {"loader": "files opened by the loader", "door": "requests to the JSON door"}


def run(asked: Asked) -> list[Row]:
    """Fuzzes each way into the engine. An input that was found amiss is kept in the working folder."""
    if importlib.util.find_spec("atheris") is None:
        return [Row("fuzzing", findings=["atheris is not installed: it has wheels for Linux and Python 3.11 to 3.13"])]
    return [_fuzzed(name, asked) for name in TARGETS]


def _fuzzed(name: str, asked: Asked) -> Row:
    row, begun = Row(TARGETS[name]), monotonic()
    folder = asked.folder / name
    folder.mkdir()
    seconds = int(60 * (asked.minutes or USUAL_MINUTES))
    seed = str(asked.seed if asked.seed is not None else 1)
    command = [sys.executable, "-m", "tests.torture.fuzz", name, str(folder), str(seconds), seed]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    said = done.stdout.decode(errors="replace")
    row.done = _figure(r"number_of_executed_units: (\d+)", said)
    row.peak = _figure(r"peak_rss_mb: +(\d+)", said) or peak_memory(resource.RUSAGE_CHILDREN)
    row.figures = {"branches covered": _most(r"cov: (\d+)", said), "inputs kept": _most(r"corp: (\d+)", said)}
    row.seconds = monotonic() - begun
    if done.returncode:
        amiss = [path for path in sorted(folder.iterdir()) if re.match(r"(?:crash|timeout|oom)-", path.name)]
        kept = [_keep(path, name) for path in amiss]
        row.findings.append(f"{', '.join(kept)}\n{said[-3000:]}")
    return row


def _figure(pattern: str, said: str) -> int:
    found = re.search(pattern, said)
    return int(found[1]) if found else 0


def _most(pattern: str, said: str) -> int:
    return max((int(found) for found in re.findall(pattern, said)), default=0)


def _keep(path: Path, name: str) -> str:
    kept = Path(f"fuzz-{name}-{path.name}").absolute()
    kept.write_bytes(path.read_bytes())
    return str(kept)

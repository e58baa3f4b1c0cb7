"""Hostile files as a part of the soak: damaged and forged saves, files made to fill the memory, spoilt boards."""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from time import monotonic

from tests.soak.outcome import Asked, Row
from tests.torture import hostile_boards, hostile_saves, large_files
from tests.torture.table_player import SCENARIOS

USUAL = 3000
DECISIONS = 6
MOST_FINDINGS = 20
MEMORY_DISK = Path("/dev/shm")
Trial = Callable[[], tuple[str, str]]


def run(asked: Asked) -> list[Row]:
    """Tries so many of each kind; cutting, at every byte unless told otherwise."""
    random = Random(asked.seed if asked.seed is not None else 1)
    place = MEMORY_DISK if MEMORY_DISK.is_dir() else asked.folder
    with tempfile.TemporaryDirectory(dir=place) as folder:
        samples = [hostile_saves.Sample(Path(folder), game, DECISIONS) for game in SCENARIOS]
        rows = []
        for kind in ("cut", "flipped", "shuffled", "forged"):
            rows.append(_saves(kind, samples, Path(folder), random, asked))
        rows += [_boards(game, Path(folder), random, asked) for game in hostile_boards.GAMES]
        rows.append(_large(Path(folder), samples[0], asked))
    return rows


def _tried(row: Row, trials: Iterable[tuple[str, Trial]], asked: Asked) -> Row:
    begun, outcomes = monotonic(), Counter[str]()
    for what, trial in trials:
        if asked.over or len(row.findings) >= MOST_FINDINGS:
            break
        outcome, fault = trial()
        row.done += 1
        outcomes[outcome] += 1
        if fault:
            row.findings.append(f"{what}: {fault}")
    row.seconds, row.figures = monotonic() - begun, dict(outcomes)
    print(f"soak: {row.what}: {row.done} in {row.seconds:.0f} s", file=sys.stderr, flush=True)
    return row


def _saves(
    kind: str, samples: list[hostile_saves.Sample], folder: Path, random: Random, asked: Asked
) -> Row:
    def trials() -> Iterator[tuple[str, Trial]]:
        for sample in samples:
            made = {
                "cut": lambda s: hostile_saves.cut(s), "flipped": lambda s: hostile_saves.flipped(s),
                "shuffled": lambda s: hostile_saves.shuffled(s), "forged": lambda s: hostile_saves.forged(s, random),
            }[kind](sample)  # fmt: skip
            known = None if kind == "forged" else sample.known
            for what, content in _some(made, None if kind == "cut" else USUAL, random, asked):
                yield f"{sample.path.name}, {what}", lambda c=content, k=known: hostile_saves.fault_of(
                    folder / "x.save", c, k
                )

    names = {"cut": "saves cut", "flipped": "saves with a bit turned", "shuffled": "saves with lines shuffled",
             "forged": "saves forged, checksums right"}  # fmt: skip
    return _tried(Row(names[kind]), trials(), asked)


def _some(
    made: Iterable[tuple[str, bytes]], usual: int | None, random: Random, asked: Asked
) -> Iterable[tuple[str, bytes]]:
    """As many as are wanted, evenly at random."""
    wanted = asked.count if asked.count is not None else usual
    if wanted is None:
        return made
    kept: list[tuple[str, bytes]] = []
    for number, each in enumerate(made):
        if number < wanted:
            kept.append(each)
        elif (other := random.randrange(number + 1)) < wanted:
            kept[other] = each
    return kept


def _large(folder: Path, sample: hostile_saves.Sample, asked: Asked) -> Row:
    row, peaks = Row("files too large, and no files"), [0]

    def trial(make: Callable[[Path], object]) -> tuple[str, str]:
        found = large_files.tried(make, folder)
        peaks.append(found["peak"])
        return str(found.get("outcome", "ended")), str(found["finding"])

    made = [*hostile_saves.bombs(sample), *hostile_saves.strangers(folder)]
    _tried(row, [(what, lambda m=make: trial(m)) for what, make in made], asked)
    row.peak = max(peaks)
    return row


def _boards(game: str, folder: Path, random: Random, asked: Asked) -> Row:
    place = folder / f"board-{game}"
    place.mkdir()
    made = ((f"{name}, {what}", (name, content)) for name, what, content in hostile_boards.spoilt(game, random))
    chosen = _some(made, USUAL, random, asked)  # type: ignore[arg-type]
    trials = [(what, lambda f=file: hostile_boards.fault_of(game, place, *f)) for what, file in chosen]
    return _tried(Row(f"board files of {game} spoilt"), trials, asked)

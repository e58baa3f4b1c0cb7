"""What a part of the soak is asked for and what it found, and how that is told as a table and as JSON."""

from __future__ import annotations

import json
import platform
import resource
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from datetime import date
from pathlib import Path
from time import monotonic

HEADING = ("part", "what", "done", "seconds", "peak MB", "findings")


@dataclass(frozen=True)
class Asked:
    """How long a part goes on: until `count` things are done or `minutes` are over, whichever comes first. What is None
    the part decides. `seed` makes a run the same again; `record` plays the golden games anew; `folder` is a place for
    its files, removed afterwards."""

    folder: Path
    count: int | None = None
    minutes: float | None = None
    seed: int | None = None
    record: bool = False
    begun: float = field(default_factory=monotonic)

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return self.minutes is not None and monotonic() - self.begun >= 60 * self.minutes

    def goes_on(self, done: int, otherwise: int) -> bool:
        """Whether one more is wanted after `done`; `otherwise` is how many there are when nobody said."""
        most = self.count if self.count is not None else (None if self.minutes is not None else otherwise)
        return not self.over and (most is None or done < most)


@dataclass
class Row:
    """One line of the table: what was done, how often, how long it took, the most memory in MB (of the process that did
    it), and what was found amiss, each in words."""

    what: str
    done: int = 0
    seconds: float = 0.0
    peak: int = 0
    findings: list[str] = field(default_factory=list)
    figures: dict[str, float] = field(default_factory=dict)


Part = Callable[[Asked], list[Row]]


def peak_memory(who: int = resource.RUSAGE_SELF) -> int:
    """The most memory that this process (or, by RUSAGE_CHILDREN, the largest of its children) ever held, in MB."""
    return resource.getrusage(who).ru_maxrss // 1024


def table(rows: dict[str, list[Row]]) -> str:
    """All rows of all parts as a table for people, with what was found below it."""
    lines = [HEADING]
    for part, its in rows.items():
        for row in its:
            lines.append(
                (part, row.what, str(row.done), f"{row.seconds:.0f}", str(row.peak or ""), str(len(row.findings)))
            )
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADING))]
    shown = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines]
    for its in rows.values():
        for row in its:
            figures = ", ".join(f"{name} {value:g}" for name, value in sorted(row.figures.items()))
            shown += [f"{row.what}: {figures}"] if figures else []
            shown += [f"FOUND {row.what}: {finding}" for finding in row.findings]
    return "\n".join(shown)


def as_json(rows: dict[str, list[Row]]) -> str:
    """The same for programs, with the day and the kind of machine."""
    parts = {part: [asdict(row) for row in its] for part, its in rows.items()}
    machine = {"system": platform.system(), "processor": platform.machine(), "python": platform.python_version()}
    return json.dumps({"date": date.today().isoformat(), "machine": machine, "parts": parts}, indent=1)

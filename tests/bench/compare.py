"""Two ways of doing a thing, timed in turns in one run, so that a busy machine slows both."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

Timing = Callable[[], float]  # one measurement, in seconds for one piece of work


@dataclass(frozen=True)
class Comparison:
    """Medians of both, in seconds (or another unit) for one piece of work, and how many times more than the bare tool
    we may take."""

    name: str
    ours: float
    bare: float
    target: float
    work: str
    unit: str = "s"

    @property
    def ratio(self) -> float:
        return self.ours / self.bare

    @property
    def met(self) -> bool:
        return self.ratio <= self.target


def in_turns(ours: Timing, bare: Timing, rounds: int) -> tuple[float, float]:
    """The medians of `rounds` measurements of each, taken alternately after one of each that does not count."""
    ours(), bare()
    pairs = [(ours(), bare()) for _ in range(rounds)]
    return median(ours for ours, _ in pairs), median(bare for _, bare in pairs)


def shown(seconds: float, unit: str = "s") -> str:
    """A figure as a person reads it."""
    if unit != "s":
        return f"{seconds:.3g} {unit}"
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1 or unit == "µs":
            return f"{seconds * factor:.3g} {unit}"
    raise AssertionError


def row(c: Comparison) -> str:
    """One line of the report."""
    verdict = "met" if c.met else "MISSED"
    ours, bare = shown(c.ours, c.unit), shown(c.bare, c.unit)
    return f"{c.name:<10} {ours:>9} {bare:>9} {c.ratio:>7.2f} {c.target:>7.2f} {verdict:<7} {c.work}"


HEADING = f"{'name':<10} {'ours':>9} {'bare':>9} {'ratio':>7} {'target':>7} {'':<7} what"


def as_json(results: list[Comparison]) -> str:
    """All figures for another program."""
    return json.dumps([
        {"name": r.name, "ours": r.ours, "bare": r.bare, "unit": r.unit, "ratio": round(r.ratio, 3), "wanted": r.target,
         "met": r.met, "what": r.work}
        for r in results
    ], indent=1)  # fmt: skip

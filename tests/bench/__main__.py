"""python -m tests.bench [NAMES]: prints each measure beside the bare tool's, and their ratio."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.bench import compare, engine_side, printing_side, window_side
from tests.bench.compare import Comparison

BENCHMARKS: dict[str, Callable[[], Comparison]] = {
    "start": window_side.start,
    "answer": window_side.answer,
    "durable": engine_side.durable,
    "random": engine_side.random_play,
    "crowd": window_side.crowd,
    "long": window_side.long_game,
    "map_page": printing_side.map_page,
    "snapshot": printing_side.whole_snapshot,
}


def main(names: list[str]) -> int:
    """Runs the named benchmarks, or all. Returns how many missed their target."""
    unknown = set(names) - set(BENCHMARKS)
    if unknown:
        print(f"no such benchmark: {', '.join(sorted(unknown))}; there are: {', '.join(BENCHMARKS)}", file=sys.stderr)
        return 2
    print(compare.HEADING)
    missed = 0
    for name in names or BENCHMARKS:
        result = BENCHMARKS[name]()
        missed += not result.met
        print(compare.row(result), flush=True)
    return min(missed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

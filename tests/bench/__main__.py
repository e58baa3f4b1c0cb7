"""python -m tests.bench [--json FILE] [NAMES]: prints each measure beside the bare tool's, and their ratio."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from tests.bench import compare, engine_side, file_side, printing_side, window_side
from tests.bench.compare import Comparison

BENCHMARKS: dict[str, Callable[[], Comparison]] = {
    "start": window_side.start,
    "answer": window_side.answer,
    "durable": engine_side.durable,
    "replay": file_side.replay,
    "open": file_side.opened,
    "memory": file_side.memory,
    "random": engine_side.random_play,
    "crowd": window_side.crowd,
    "drag": window_side.drag,
    "long": window_side.long_game,
    "map_page": printing_side.map_page,
    "snapshot": printing_side.whole_snapshot,
}


def main(arguments: list[str]) -> int:
    """Runs the named benchmarks, or all. Returns 1 when one missed its target."""
    parser = argparse.ArgumentParser(prog="./cuius bench", description="Speed against the bare tools, side by side.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"what to measure: {', '.join(BENCHMARKS)} (all)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    chosen = parser.parse_args(arguments)
    unknown = sorted(set(chosen.names) - set(BENCHMARKS))
    if unknown:
        parser.error(f"no such benchmark: {', '.join(unknown)}; there are: {', '.join(BENCHMARKS)}")
    print(compare.HEADING)
    results = []
    for name in chosen.names or BENCHMARKS:
        results.append(BENCHMARKS[name]())
        print(compare.row(results[-1]), flush=True)
    if chosen.json is not None:
        chosen.json.write_text(compare.as_json(results) + "\n", encoding="utf-8")
    return int(not all(result.met for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

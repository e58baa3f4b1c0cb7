"""python -m tests.soak [PART ...] [--count N] [--minutes M] [--seed S] [--json FILE]: what must hold, tried for long.

A part is a module with `run(asked) -> rows` and one line in PARTS. Each is imported only when it is run."""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path

from tests.soak.outcome import Asked, Row, as_json, table

PARTS = {
    "random": "tests.soak.random_tables",
    "window": "tests.soak.random_window",
    "golden": "tests.soak.golden",
    "torture": "tests.soak.torture",
    "hostile": "tests.soak.hostile",
    "fuzz": "tests.soak.fuzz",
}


def main(arguments: list[str] | None = None) -> int:
    """Runs the parts and prints their table. Returns 1 when anything was found amiss."""
    asked = options().parse_args(arguments)
    names = list(PARTS) if "all" in asked.parts else list(dict.fromkeys(asked.parts))
    rows: dict[str, list[Row]] = {}
    for name in names:
        print(f"soak: {name}", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="cuius-soak-") as folder:
            part = importlib.import_module(PARTS[name])
            rows[name] = part.run(Asked(Path(folder), asked.count, asked.minutes, asked.seed, asked.record))
    print(table(rows))
    if asked.json:
        Path(asked.json).write_text(as_json(rows) + "\n", "utf-8")
    return int(any(row.findings for its in rows.values() for row in its))


def options() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="./cuius soak", description="Tries for long what must hold.")
    parser.add_argument(
        "parts", nargs="*", default=["random"], metavar="PART",
        help=f"{', '.join(PARTS)}, or all; random unless told", type=part_name,
    )  # fmt: skip
    parser.add_argument("--count", type=whole, metavar="N", help="so many of each (games, kills, mutations)")
    parser.add_argument("--minutes", type=positive, metavar="M", help="each part ends after so many minutes")
    parser.add_argument("--seed", type=whole, metavar="S", help="the same run again")
    parser.add_argument("--record", action="store_true", help="golden: play them anew and say what changed")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    return parser


def part_name(text: str) -> str:
    """The name of a part, or all."""
    if text not in PARTS and text != "all":
        raise argparse.ArgumentTypeError(f"there is no part {text!r}; there are: {', '.join(PARTS)}, all")
    return text


def whole(text: str) -> int:
    """A whole number from 0."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    return int(text)


def positive(text: str) -> float:
    """A number above 0."""
    number = float(text)
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of minutes")
    return number


if __name__ == "__main__":
    sys.exit(main())

"""`python -m desktop [--lang ru|en] [--demo DIR] [--selftest] [--print FILE --out X.pdf] [FILE]`."""

from __future__ import annotations

import argparse
import builtins
import gc
import os
import sys
import tempfile
from collections.abc import Sequence


def no_display() -> bool:
    """Whether this is a Linux desk without a screen; Qt would end the process there."""
    if not sys.platform.startswith("linux"):
        return False
    return not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="desktop", description="Cuius Regio: a table for wars of religion.")
    parser.add_argument("file", nargs="?", metavar="FILE", help="a save file to open")
    parser.add_argument("--lang", choices=("ru", "en"), help="language of the window")
    parser.add_argument("--demo", metavar="DIR", help="play the guided example into files in DIR and end")
    parser.add_argument("--print", metavar="SAVE", help="write the snapshot of a save file as a PDF and end")
    parser.add_argument("--out", metavar="PDF", help="with --print: the file to write")
    parser.add_argument("--paper", choices=("a4", "a3"), default="a4", help="with --print: the paper of the map")
    parser.add_argument("--hands", metavar="POWER|all|none", default="none", help="with --print: whose hand is added")
    parser.add_argument("--selftest", action="store_true", help="paint the window, play a few decisions, and end")
    parser.add_argument("--new", metavar="GAME/SCENARIO", help=argparse.SUPPRESS)
    parser.add_argument("--usable", nargs="?", const="paints", choices=("paints", "rests"), default="",
                        help=argparse.SUPPRESS)  # for measuring the start
    parser.add_argument("--version", action="store_true", help="say the version and end")
    chosen = parser.parse_args(arguments)
    if (chosen.print is None) != (chosen.out is None):
        parser.error("--print SAVE and --out PDF belong together")
    if chosen.new is not None and chosen.new.count("/") != 1:
        parser.error("--new wants GAME/SCENARIO, as in virgin_queen/tournament")
    return chosen


def import_plainly() -> None:
    """Once loaded, PySide reads the source of every module that is imported after it, in case that one wants Qt's names
    spelt otherwise. None here does, and it takes a tenth of the start."""
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Starts the window, or one of the jobs that need none."""
    chosen = parsed(sys.argv[1:] if arguments is None else arguments)
    if chosen.version:
        from desktop.controller import VERSION

        print(f"Cuius Regio {VERSION}")
        return 0
    screenless = no_display()
    if screenless or chosen.selftest or chosen.print:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if chosen.print:
        from desktop.printing.job import print_job

        return print_job(chosen.print, chosen.out, chosen.lang, chosen.paper, chosen.hands)
    if chosen.selftest:
        from desktop.demo import selftest

        return selftest(chosen.lang)
    folder = chosen.demo
    if folder is None and screenless:
        folder = tempfile.mkdtemp(prefix="cuius-regio-demo-")
        print(f"There is no screen here, so the guided example is played into files in {folder}")
    if folder is not None:
        from desktop.demo import demo

        return demo(folder, chosen.lang)
    from desktop.crash import watch

    gc.disable()  # at the start nothing is thrown away; `settle_down` looks for garbage again
    watch.begin()
    try:
        import_plainly()
        from desktop.app import run

        return run(chosen.lang, chosen.file, chosen.new, chosen.usable)
    finally:
        gc.enable()
        watch.end()


if __name__ == "__main__":
    sys.exit(main())

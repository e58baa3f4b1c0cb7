"""Size beside a bare PySide6 program packed the same way, and start beside the start from source."""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import tarfile
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from roots import must
from screen import Screen

SIZE_AT_MOST, START_AT_MOST, ROUNDS = 1.25, 1.3, 9


def unpacked(tree: Path) -> int:
    """The bytes of all files."""
    return sum(path.stat().st_size for path in tree.rglob("*") if path.is_file() and not path.is_symlink())


def packed(tree: Path) -> int:
    """The bytes of the same as .tar.gz."""
    out = io.BytesIO()
    with gzip.GzipFile(fileobj=out, mode="wb") as squeezed, tarfile.open(fileobj=squeezed, mode="w") as archive:
        archive.add(tree, arcname="x")
    return out.tell()


def started(command: list[str | Path], display: str, where: Path) -> float:
    """Seconds from the call until the window waits for the player."""
    with tempfile.TemporaryDirectory() as aside:
        own = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "CUIUS_DATA": aside, "CUIUS_CONFIG": aside}
        begun = perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | own, cwd=where) as child:
            assert child.stdout is not None
            said = child.stdout.readline().strip()
            taken = perf_counter() - begun
        must(said == "usable", f"{command[0]} did not start")
    return taken


def table(staged: Path, bare: Path, from_source: list[str | Path], source: Path) -> list[str]:
    """The figures, one line each; raises where one is too large."""
    lines = [f"{'':<22}{'ours':>10}{'beside':>10}{'ratio':>8}{'at most':>9}"]
    rows = [("size unpacked, MB", unpacked(staged) / 1e6, unpacked(bare) / 1e6, SIZE_AT_MOST),
            ("size as .tar.gz, MB", packed(staged) / 1e6, packed(bare) / 1e6, SIZE_AT_MOST)]  # fmt: skip
    frozen: list[str | Path] = [staged / "lib/cuius-regio/cuius-regio", "--usable"]
    with Screen() as screen:
        pairs = [(started(frozen, screen.display, source), started([*from_source, "--usable"], screen.display, source))
                 for _ in range(ROUNDS + 1)][1:]  # fmt: skip
    rows.append(("start, s", median(one for one, _ in pairs), median(other for _, other in pairs), START_AT_MOST))
    for name, ours, beside, at_most in rows:
        lines.append(f"{name:<22}{ours:>10.2f}{beside:>10.2f}{ours / beside:>8.2f}{at_most:>9.2f}")
    too_much = [name for name, ours, beside, at_most in rows if ours / beside > at_most]
    must(not too_much, "\n".join([*lines, f"too much: {', '.join(too_much)}"]))
    return lines

"""The .tar.gz, unpacked by a player into a bare system that has only the libraries of a desk."""

from __future__ import annotations

import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

import compare
from roots import PLAYER, Root, must
from screen import Screen


def portable(folder: Path, archive: Path, deb: Path, source: Path) -> Iterator[str]:
    """Unpacks it in the player's home and plays from there."""
    root = Root(folder, "portable")
    asked = subprocess.run(["dpkg-deb", "-f", deb, "Depends"], capture_output=True, text=True, check=True).stdout
    root.install(*[name.strip() for name in asked.split(",")])
    must(not root.pythons(), "there is a Python")
    with tarfile.open(archive) as packed:
        packed.extractall(root.home, filter="data")
    root.run("chown", "-R", PLAYER, f"/home/{PLAYER}")
    place = f"/home/{PLAYER}/{archive.name.removesuffix('.tar.gz')}"
    inside = {path.name for path in (root.place / place.lstrip("/")).iterdir()}
    wanted = {"cuius-regio", "LICENSE", "NOTICE.md", "README.md", "CHANGELOG.md", "licences", "share"}
    must(wanted <= inside, f"not in the archive: {sorted(wanted - inside)}")
    yield "unpacked in a player's home, with papers and what a desktop may be given"
    told = root.run(f"{place}/cuius-regio", "--selftest", user=PLAYER, QT_QPA_PLATFORM="offscreen").stdout
    must(told.startswith("selftest: passed"), told)
    with Screen() as screen:
        real = root.run(f"{place}/cuius-regio", "--selftest", user=PLAYER, DISPLAY=screen.display,
                        QT_QPA_PLATFORM="xcb").stdout  # fmt: skip
    must(real.startswith("selftest: passed"), real)
    yield f"offscreen and in a real window: {told.strip()}"
    root.run(f"{place}/cuius-regio", "--demo", f"/home/{PLAYER}/demo", user=PLAYER, QT_QPA_PLATFORM="offscreen")
    yield "the demo as from source: " + compare.demos(root.home / "demo", source / "demo")

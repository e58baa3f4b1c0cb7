"""python packaging/build.py: freezes the program in a clean environment and packs it into dist/.

On Linux .tar.gz, .deb and .rpm; on Windows and macOS what packaging/README.md says.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tarball import write_tarball

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
VENV = BUILD / "venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
SOURCE, FROZEN, STAGE, ICONS = BUILD / "source", BUILD / "frozen", BUILD / "stage", BUILD / "icons"
ROOMS = ("engine", "desktop", "resources", "translations")
ARCHES = {"x86_64": "amd64", "aarch64": "arm64"}
BEFORE_GIT = 1_760_000_000  # a moment for sources that come without their history


def run(*command: str | Path, **environment: str) -> None:
    """Runs a command in the project's root; one that fails ends the build."""
    done = subprocess.run([str(part) for part in command], cwd=ROOT, check=False, env=os.environ | environment)
    if done.returncode:
        raise SystemExit(f"packaging: this failed: {' '.join(map(str, command))}")


def version() -> str:
    """The version, from its one place."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "engine" / "__init__.py").read_text("utf-8"))
    assert found is not None
    return found.group(1)


def moment() -> int:
    """The time that all files of a package bear: that of the commit, so that two builds of it are the same."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        git = ["git", "log", "-1", "--format=%ct"]
        done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
        told = done.stdout.strip()
    return int(told) if told else BEFORE_GIT


def environment() -> None:
    """An environment of its own: what lies in the developer's would be packed along."""
    wanted = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
    note = VENV / "made-from"
    if note.is_file() and note.read_text("utf-8") == wanted + sys.version:
        return
    run(sys.executable, "-m", "venv", "--clear", VENV)
    run(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:",
        "-r", "packaging/requirements.txt")  # fmt: skip
    note.write_text(wanted + sys.version, "utf-8")


def copy_source() -> None:
    """What is frozen lies aside: the check runs the very same from source, whatever is worked on meanwhile."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    for room in ROOMS:
        shutil.copytree(ROOT / room, SOURCE / room, ignore=shutil.ignore_patterns("__pycache__"))


def freeze(spec: str) -> Path:
    """The folder of a frozen program. Hashes are seeded: the order of sets gets into compiled modules."""
    # An older cache or folder must not shine through.
    shutil.rmtree(FROZEN / "work", ignore_errors=True)
    run(PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR", "--workpath", FROZEN / "work",
        "--distpath", FROZEN, spec, PYTHONHASHSEED="1", PYTHONPATH=str(SOURCE), SOURCE_DATE_EPOCH=str(moment()),
        PYTHONNOUSERSITE="1")  # fmt: skip
    return FROZEN / Path(spec).stem


def stage(frozen: Path) -> None:
    """The tree as it will lie below /usr, with plain permissions."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(frozen, STAGE / "lib" / "cuius-regio", symlinks=True)
    share = STAGE / "share"
    run(PYTHON, "packaging/papers.py", frozen, share / "doc" / "cuius-regio")
    shutil.copyfile(ROOT / "LICENSE", share / "doc" / "cuius-regio" / "copyright")  # where Debian looks
    icons = share / "icons" / "hicolor"
    for picture in ICONS.glob("*x*/*.png"):
        (icons / picture.parent.name / "apps").mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, icons / picture.parent.name / "apps" / picture.name)
    for name, place in (
        ("cuius-regio.svg", icons / "scalable" / "apps"),
        ("cuius-regio.desktop", share / "applications"),
        ("cuius-regio.xml", share / "mime" / "packages"),
    ):
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "packaging" / name, place / name)
    when = moment()
    for path in STAGE.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.name == "cuius-regio" else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)  # nfpm takes the times of files as they are


def pack(number: str, into: Path) -> None:
    """A tar.gz to unpack anywhere, a .deb and an .rpm, from the staged tree."""
    machine = platform.machine()
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("cuius-regio*.*"):
        if old.is_file():
            old.unlink()
    write_tarball(STAGE, into / f"cuius-regio-{number}-linux-{machine}.tar.gz", moment())
    nfpm(number, into, "deb")
    nfpm(number, into, "rpm")


def nfpm(number: str, into: Path, kind: str) -> None:
    """One package from packaging/nfpm.yaml."""
    machine = platform.machine()
    run(VENV / "bin" / "nfpm", "package", "--config", "packaging/nfpm.yaml", "--packager", kind, "--target", into,
        VERSION=number, ARCH=ARCHES.get(machine, machine), SOURCE_DATE_EPOCH=str(moment()))  # fmt: skip


def main() -> None:
    """Everything, one after the other; or one piece of it for the check."""
    parser = argparse.ArgumentParser(description="Freeze the program and pack it into dist/.")
    parser.add_argument("--repack", metavar="VERSION", help="only pack what is staged, as another version (.deb)")
    parser.add_argument("--bare", action="store_true", help="only freeze the bare program, for comparison")
    parser.add_argument("--into", type=Path, default=DIST, metavar="FOLDER", help="where the packages go")
    parser.add_argument("--version", action="version", version=version(), help="only say the version")
    chosen = parser.parse_args()
    environment()
    if chosen.repack:
        chosen.into.mkdir(parents=True, exist_ok=True)
        nfpm(chosen.repack, chosen.into.resolve(), "deb")
        return
    if chosen.bare:
        freeze("packaging/bare/bare.spec")
        return
    run(PYTHON, "packaging/icons.py", ICONS)
    if sys.platform == "win32":
        run(PYTHON, "packaging/windows/version.py", version(), BUILD / "version.txt")
    copy_source()
    frozen = freeze("packaging/cuius-regio.spec")
    if sys.platform != "linux":
        print(f"{frozen} is ready; packaging/README.md says how it becomes an installer")
        return
    stage(frozen)
    pack(version(), chosen.into.resolve())
    for path in sorted(chosen.into.glob("cuius-regio*.*")):
        print(f"{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

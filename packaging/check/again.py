"""A second build of the same commit, elsewhere, against the first: file by file, package by package."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from roots import must

GIT = ("git", "-c", "safe.directory=*")  # root looks at somebody's folder


def build_again(root: Path, folder: Path) -> Path:
    """Exports the commit into a folder with another name, and builds there from nothing."""
    place = folder / "built a second time"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    with subprocess.Popen([*GIT, "archive", "HEAD"], cwd=root, stdout=subprocess.PIPE) as out:
        subprocess.run(["tar", "-x", "-C", place], stdin=out.stdout, check=True)
    moment = subprocess.run([*GIT, "log", "-1", "--format=%ct"], cwd=root, capture_output=True, text=True, check=True)
    done = subprocess.run(["env", f"SOURCE_DATE_EPOCH={moment.stdout.strip()}", sys.executable, "packaging/build.py"],
                          cwd=place, check=False)  # fmt: skip
    must(done.returncode == 0, "the second build failed (see above)")
    return place


def differences(first: Path, second: Path) -> list[str]:
    """The files of two trees that are not the same bytes, or that only one has."""
    trees = [{path.relative_to(tree): path for path in tree.rglob("*") if path.is_file()} for tree in (first, second)]
    names = sorted(trees[0].keys() | trees[1].keys())
    return [str(name) for name in names if name not in trees[0] or name not in trees[1]
            or trees[0][name].read_bytes() != trees[1][name].read_bytes()]  # fmt: skip


def reproduced(root: Path, folder: Path) -> str:
    """Both builds must be the same: every staged file, and the packages themselves."""
    dirty = subprocess.run([*GIT, "status", "--porcelain", "--untracked-files=no"], cwd=root, capture_output=True,
                           text=True, check=True).stdout  # fmt: skip
    must(not dirty, "commit first: the second build is made from the commit, and here are other changes:\n" + dirty)
    place = build_again(root, folder)
    files = differences(root / "build" / "stage", place / "build" / "stage")
    must(not files, f"{len(files)} files differ between two builds: {', '.join(files[:10])}")
    packages = differences(root / "dist", place / "dist")
    must(not packages, f"the files inside are the same, but not the packages: {', '.join(packages)}")
    return "built twice, in two places: every file and every package the same bytes"

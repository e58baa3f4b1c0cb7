"""The same commit built twice, in two places: file by file and package by package."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from roots import must

GIT = ("git", "-c", "safe.directory=*")  # root looks at somebody's folder


def git(root: Path, *words: str) -> str:
    """What git says."""
    return subprocess.run([*GIT, *words], cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def build_commit(root: Path, commit: str, place: Path) -> None:
    """Exports a commit into a folder and builds there from nothing; what is not committed has no part in it."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    with subprocess.Popen([*GIT, "archive", commit], cwd=root, stdout=subprocess.PIPE) as out:
        subprocess.run(["tar", "-x", "-C", place], stdin=out.stdout, check=True)
    moment = f"SOURCE_DATE_EPOCH={git(root, 'log', '-1', '--format=%ct', commit)}"
    done = subprocess.run(["env", moment, sys.executable, "packaging/build.py"], cwd=place, check=False)
    must(done.returncode == 0, f"the build in {place} failed (see above)")


def differences(first: Path, second: Path) -> list[str]:
    """The files of two trees that are not the same bytes, or that only one has."""
    trees = [{path.relative_to(tree): path for path in tree.rglob("*") if path.is_file()} for tree in (first, second)]
    names = sorted(trees[0].keys() | trees[1].keys())
    return [str(name) for name in names if name not in trees[0] or name not in trees[1]
            or trees[0][name].read_bytes() != trees[1][name].read_bytes()]  # fmt: skip


def reproduced(root: Path, folder: Path) -> str:
    """Both builds must be the same: every staged file, and the packages themselves."""
    places = [folder / "built once", folder / "built a second time"]
    commit = git(root, "rev-parse", "HEAD")
    for place in places:
        build_commit(root, commit, place)
    first, second = places
    files = differences(first / "build" / "stage", second / "build" / "stage")
    must(not files, f"{len(files)} files differ between two builds: {', '.join(files[:10])}")
    packages = differences(first / "dist", second / "dist")
    must(not packages, f"the files inside are the same, but not the packages: {', '.join(packages)}")
    count = sum(path.is_file() for path in (first / "build" / "stage").rglob("*"))
    return f"built twice, in two places: all {count} files and all packages the same bytes"

"""The release script, in a small project of its own: it makes a release of a whole one, and refuses each lack."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CUIUS = '#!/bin/sh\necho "cuius $*" >>"$CALLS"\n[ "$1" != "$BROKEN" ]\n'


class Project:
    """A project with the files that a release looks at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.calls = folder / "calls"
        self.write("engine/__init__.py", '__version__ = "1.2.3"\n')
        self.write("CHANGELOG.md", "# What is new\n\n## 1.2.3\n\n- A map.\n\n## 1.2.2\n\n- A table.\n")
        self.write("translations/en/a.ftl", "ui-one = One more unit\nui-name = Cuius Regio\n")
        self.write("translations/ru/a.ftl", "ui-one = Ещё одна часть\nui-name = Cuius Regio\n")
        self.write("cuius", CUIUS).chmod(0o755)
        self.write("packaging/release.py", (ROOT / "packaging" / "release.py").read_text("utf-8"))
        self.write(".gitignore", "__pycache__/\n")
        self.git("init", "--quiet")
        self.commit()

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    def git(self, *words: str) -> str:
        who = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
        done = subprocess.run(["git", *who, *words], cwd=self.folder, check=True, capture_output=True, text=True)
        return done.stdout

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "all")

    def release(self, *arguments: str, broken: str = "none") -> subprocess.CompletedProcess[str]:
        who = {f"GIT_{role}_{what}": "a" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        return subprocess.run([sys.executable, "packaging/release.py", *arguments], cwd=self.folder, text=True,
                              capture_output=True, env={"PATH": "/usr/bin:/bin", "CALLS": str(self.calls),
                              "BROKEN": broken, **who}, check=False)  # fmt: skip

    def made(self) -> list[str]:
        return self.calls.read_text("utf-8").splitlines() if self.calls.exists() else []

    def refuses(self, why: str, broken: str = "none") -> None:
        done = self.release(broken=broken)
        assert done.returncode == 1
        assert why in done.stderr
        assert "cuius package" not in self.made()
        assert self.git("tag") == ""


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_whole_project_is_released(project: Project) -> None:
    checked = project.release("--check")
    assert checked.stdout == "release: 1.2.3 can be made\n", checked.stderr
    done = project.release()
    assert done.returncode == 0, done.stderr
    assert project.git("tag") == "v1.2.3\n"
    assert project.made() == ["cuius test", "cuius test", "cuius package"]


def test_a_version_is_released_once(project: Project) -> None:
    project.release()
    again = project.release()
    assert again.returncode == 1
    assert "1.2.3 is out already" in again.stderr


def test_a_dirty_tree_is_refused(project: Project) -> None:
    project.write("engine/new.py", "")
    project.refuses("engine/new.py")


@pytest.mark.parametrize(
    ("log", "why"),
    [
        ("# What is new\n\n## 1.2.2\n\n- A table.\n", "has no part '## 1.2.3'"),
        ("# What is new\n\n## 1.2.3\n\n## 1.2.2\n\n- A table.\n", "says nothing about 1.2.3"),
        ("# What is new\n\n## 1.3.0\n\n- More.\n\n## 1.2.3\n\n- A table.\n", "has 1.3.0 on top"),
    ],
)
def test_a_changelog_without_the_version_is_refused(project: Project, log: str, why: str) -> None:
    project.write("CHANGELOG.md", log)
    project.commit()
    project.refuses(why)
    assert project.made() == [], "the tests are not run for nothing"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("ui-name = Cuius Regio\n", "translations/ru lacks 1 messages: ui-one"),
        ("ui-one = One more unit\nui-name = Cuius Regio\n", "still in English: ui-one"),
        ("ui-one = Ещё\nui-name = Cuius Regio\nui-two = Два\n", "translations/en lacks 1 messages: ui-two"),
        ("ui-one = Ещё {\nui-name = Cuius Regio\n", "cannot be read"),
    ],
)
def test_an_unfinished_translation_is_refused(project: Project, text: str, why: str) -> None:
    project.write("translations/ru/a.ftl", text)
    project.commit()
    project.refuses(why)


def test_failing_tests_are_refused(project: Project) -> None:
    project.refuses("./cuius test failed", broken="test")


def test_packages_that_do_not_hold_are_no_release(project: Project) -> None:
    done = project.release(broken="package")
    assert done.returncode == 1
    assert "the packages could not be made or did not hold" in done.stderr
    assert project.git("tag") == ""


def test_the_version_has_three_numbers(project: Project) -> None:
    project.write("engine/__init__.py", '__version__ = "soon"\n')
    project.commit()
    project.refuses("has no __version__ of three numbers")

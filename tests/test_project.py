"""The plumbing around the program: the task script, what is declared, and what the papers promise."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = (ROOT / "cuius").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the task script is for POSIX shells")


def help_verbs() -> set[str]:
    text = subprocess.run(["sh", "cuius", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"^  ([a-z]+) ", text, re.MULTILINE))


def script_verbs() -> set[str]:
    cases = SCRIPT[SCRIPT.index("case $verb in") :]
    return set(re.findall(r"^    ([a-z]+)(?: \|.*)?\) ", cases, re.MULTILINE))


# --- what is declared ---------------------------------------------------------------------------------------------


def test_bounds_are_declared() -> None:
    wanted = {item.name: item.specifier for item in map(Requirement, PROJECT["project"]["dependencies"])}
    assert PROJECT["project"]["requires-python"] == ">=3.11"
    assert "6.12.0" not in wanted["PySide6-Essentials"], "6.12.0 ends the process on Python 3.11"
    assert "6.8.2" not in wanted["PySide6-Essentials"], "older ones were never tried"
    assert all(str(specifier) for specifier in wanted.values()), "every dependency names its oldest version"


def test_what_is_declared_is_installed() -> None:
    """The tests run on what pyproject.toml asks for, no other."""
    for text in PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["dev"]:
        requirement = Requirement(text)
        assert importlib.metadata.version(requirement.name) in requirement.specifier, text


def test_packages_that_are_imported_are_declared() -> None:
    declared = {Requirement(text).name.lower() for text in PROJECT["project"]["dependencies"]}
    names = {"PySide6": "pyside6-essentials", "shiboken6": "pyside6-essentials", "fluent": "fluent.runtime"}
    own = {"engine", "desktop", "resources", "translations"}
    for path in [path for room in ("engine", "desktop") for path in (ROOT / room).rglob("*.py")]:
        for module in re.findall(r"^\s*(?:from|import) ([A-Za-z_0-9]+)", path.read_text("utf-8"), re.MULTILINE):
            if module not in own and module not in sys.stdlib_module_names:
                assert names.get(module, module) in declared, f"{path.relative_to(ROOT)} imports {module}"


def test_licences_travel_along() -> None:
    assert (ROOT / "LICENSE").read_text("utf-8").startswith("MIT License")
    notice = (ROOT / "NOTICE.md").read_text("utf-8")
    for name in ("EB Garamond", "PT Sans", "Natural Earth", "Lucide", "LGPL"):
        assert name in notice
    fonts = ROOT / "resources" / "fonts"
    families = {re.split(r"[\d-]", font.stem)[0] for font in fonts.iterdir() if font.suffix in (".ttf", ".otf")}
    assert families == {"EBGaramond", "PTSans"}, "a new font needs its licence beside it and its line in NOTICE.md"
    licences = " ".join(path.read_text("utf-8") for path in fonts.glob("*.txt"))
    assert "SIL OPEN FONT LICENSE" in licences
    assert "ParaType" in licences
    assert "ISC License" in (ROOT / "resources" / "icons" / "LICENSE.txt").read_text("utf-8")


# --- the papers ---------------------------------------------------------------------------------------------------


def test_help_tells_every_verb() -> None:
    assert help_verbs() == script_verbs()
    assert {"play", "test", "demo", "bench", "soak", "pictures", "lint", "map", "help"} <= help_verbs()


@pytest.mark.parametrize("paper", ["README.md", "docs/architecture.md"])
def test_papers_name_only_what_is_there(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    assert set(re.findall(r"\./cuius ([a-z]+)", text)) <= script_verbs()
    for link in re.findall(r"\]\((?!https?:)([^)#]+)", text):
        assert (ROOT / paper).parent.joinpath(link).exists(), link
    for name in re.findall(r"`((?:engine|desktop|resources|translations|tests|packaging|docs)/[\w./]*)`", text):
        assert (ROOT / name).exists(), name


def test_readme_says_how_to_play_and_test() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert "./cuius play" in readme
    assert "./cuius test" in readme
    assert "GMT" in readme, "whose games these are"


@pytest.mark.parametrize("paper", ["README.md", "docs/protocol.md"])
def test_examples_of_the_door_work(paper: str) -> None:
    """What the papers tell to send is answered, each line of it."""
    requests = re.findall(r'^    (\{"op":.*\})$', (ROOT / paper).read_text("utf-8"), re.MULTILINE)
    assert len(requests) >= 3
    command = [sys.executable, "-m", "engine"]
    door = subprocess.run(command, cwd=ROOT, input="\n".join(requests), capture_output=True, text=True, timeout=60)
    replies = [json.loads(line) for line in door.stdout.splitlines()]
    assert [reply["ok"] for reply in replies] == [True] * len(requests), replies
    assert replies[-1]["prompt"]["rule"] == "18.2"


@pytest.mark.xvfb
def test_pictures_are_drawn_from_the_window(tmp_path: Path) -> None:
    """The pictures of the papers, as `./cuius pictures` draws them on a real screen."""
    command = [sys.executable, "-m", "tests.bench.pictures", str(tmp_path), "procedure", "statistics", "print"]
    subprocess.run(command, cwd=ROOT, check=True, timeout=100)
    heads = {path.name: path.read_bytes()[:8] for path in tmp_path.iterdir()}
    assert set(heads.values()) == {b"\x89PNG\r\n\x1a\n"}
    assert {"procedure_en.png", "procedure_ru.png", "statistics_ru.png", "print_01_map.png"} <= set(heads)


@pytest.mark.xvfb
def test_the_example_plays_on_a_real_screen(tmp_path: Path) -> None:
    """`python -m desktop --selftest` by the platform of the test: a window of the X server, not an offscreen one."""
    folders = {"CUIUS_DATA": str(tmp_path), "CUIUS_CONFIG": str(tmp_path)}
    command = [sys.executable, "-m", "desktop", "--selftest"]
    run = subprocess.run(command, cwd=ROOT, env=os.environ | folders, capture_output=True, text=True, timeout=100)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "could not connect to display" not in run.stderr


def test_integration_runs_what_readme_says() -> None:
    lines = [line for line in (ROOT / ".ci" / "run").read_text("utf-8").splitlines() if not line.startswith("#")]
    assert lines == ["set -euo pipefail", 'cd "$(dirname "${BASH_SOURCE[0]}")/.."', "exec ./cuius test"]
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


# --- the task script ----------------------------------------------------------------------------------------------


def test_every_task_module_is_there() -> None:
    for module in re.findall(r"(?<=-m )(?:desktop|tests|resources)[\w.]*", SCRIPT):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_script_is_sound() -> None:
    subprocess.run(["sh", "-n", "cuius"], cwd=ROOT, check=True)
    assert os.access(ROOT / "cuius", os.X_OK)


class Machine:
    """A copy of the script in a folder with a space, on a machine that has only the commands a test gives it."""

    def __init__(self, folder: Path) -> None:
        self.project = folder / "cuius regio"
        self.commands = folder / "bin"
        self.project.mkdir()
        self.commands.mkdir()
        shutil.copy(ROOT / "cuius", self.project)
        shutil.copy(ROOT / "pyproject.toml", self.project)
        for name in ("sh", "cat", "cksum", "dirname", "env", "grep", "mkdir", "sed", "tr"):
            (self.commands / name).symlink_to(shutil.which(name) or name)
        self.calls = folder / "calls"

    def command(self, name: str, body: str) -> None:
        """A command that notes its call and does `body`."""
        path = self.commands / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >>"{self.calls}"\n{body}\n', "utf-8")
        path.chmod(0o755)

    def python(self, version: str = "3.11.2", old: bool = False) -> None:
        """A python3 that can make a .venv with itself inside."""
        make = 'mkdir -p .venv/bin; cp "$0" .venv/bin/python'
        answers = (f"-V) echo Python {version}", f"*version_info*) exit {int(old)}", f"*venv*clear*) {make}")
        self.command("python3", f'case "$*" in {" ;; ".join(answers)} ;; esac')
        (self.commands / "cp").symlink_to(shutil.which("cp") or "cp")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.project / "cuius"), *arguments], cwd=self.commands.parent, capture_output=True, text=True,
            env={"PATH": str(self.commands), "LANG": "C.UTF-8"},
        )  # fmt: skip

    def made(self) -> list[str]:
        return self.calls.read_text("utf-8").splitlines() if self.calls.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_help_needs_nothing(machine: Machine) -> None:
    assert machine.run("help").stdout.startswith("Usage: ./cuius VERB")
    assert machine.run().returncode == 0


def test_an_unknown_verb_is_refused(machine: Machine) -> None:
    answer = machine.run("paly")
    assert answer.returncode != 0
    assert "no verb 'paly'" in answer.stderr


def test_without_root_the_command_is_told(machine: Machine) -> None:
    machine.command("dpkg-query", 'printf "ii  libglib2.0-0t64 libglib2.0-0 (= 2.84)\\nrc  libgl1 \\n"')
    machine.command("id", "echo 1000")
    answer = machine.run("play")
    assert answer.returncode == 1
    command = next(line.split() for line in answer.stderr.splitlines() if "apt-get update && apt-get install" in line)
    assert {"python3", "python3-venv", "libegl1", "libxcb-cursor0"} <= set(command)
    assert "libgl1" in command, "removed, only its settings are left"
    assert "libglib2.0-0" not in command, "another package provides it"
    assert "xvfb" not in command, "only the tests need it"


@pytest.mark.parametrize(("user", "prefix"), [("0", ""), ("1000", "sudo ")])
def test_with_root_or_sudo_packages_are_installed(machine: Machine, user: str, prefix: str) -> None:
    machine.command("dpkg-query", "")
    machine.command("id", f"echo {user}")
    machine.command("sudo", '"$@"')
    machine.command("apt-get", "")
    machine.python()
    machine.run("test")
    made = [call for call in machine.made() if call.startswith(prefix + "apt-get" if user == "0" else "sudo")]
    assert made[0] == f"{prefix}apt-get -qq update"
    assert len(made) == 2
    assert "xvfb" in made[1]


def test_an_old_python_is_named(machine: Machine) -> None:
    machine.python(version="3.9.2", old=True)
    answer = machine.run("play")
    assert answer.returncode == 1
    assert "Python 3.11 or newer is needed, and here is Python 3.9.2" in answer.stderr


def test_the_environment_is_made_once(machine: Machine) -> None:
    machine.python()
    first = machine.run("play", "--new")
    assert first.returncode == 0, first.stderr
    assert "python3 -m pip install --quiet --disable-pip-version-check --editable ." in machine.made()
    machine.calls.unlink()
    second = machine.run("play", "--new")
    assert second.stderr == ""
    assert machine.made() == ["python3 -V", "python3 -m desktop --new"]


def test_changed_dependencies_are_installed(machine: Machine) -> None:
    machine.python()
    machine.run("play")
    machine.calls.unlink()
    with (machine.project / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    machine.run("play")
    assert [call for call in machine.made() if "pip install" in call]
    assert not [call for call in machine.made() if "venv" in call]


def test_a_save_is_meant_from_where_the_caller_stands(machine: Machine) -> None:
    machine.python()
    save = machine.commands.parent / "our game.save"
    save.touch()
    machine.run("play", save.name, "--language", "ru")
    assert machine.made()[-1] == f"python3 -m desktop {save} --language ru"
    machine.run("play", "--print", save.name, "--out", "new.pdf")
    assert machine.made()[-1] == f"python3 -m desktop --print {save} --out {save.parent}/new.pdf"
    machine.run("demo", "out")
    assert machine.made()[-1] == f"python3 -m desktop --demo {save.parent}/out"

"""The rules of the house that a reader would otherwise have to remember (docs/architecture.md)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("engine", "desktop")
GAMES = ("virgin_queen", "here_i_stand")
OF_NO_CHAPTER = {"engine/virgin_queen/asking.py"}  # what several chapters ask in the same way
LONGEST_FILE, LONGEST_FUNCTION, LONG_FUNCTION, SHARE_OF_SHORT = 500, 80, 40, 0.95

PLACES_OF_ONE_MACHINE = re.compile(
    r"""(?<![\w.])/(?:home|root|work|Users|mnt)/\w | \b[A-Z]:\\\w | \.\./shared
      | pypi\.org | pythonhosted\.org | npmjs\.(?:org|com) | (?:deb|security)\.debian\.org
      | https?://(?:localhost|\d)""",
    re.VERBOSE,
)
UNFINISHED = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME)\b")


@cache
def tracked() -> tuple[Path, ...]:
    """The files of the project: what git knows, or, where there is no git, what no tool has made."""
    try:
        listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in listing.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        made = re.compile(r"\.(?!ci$|gitignore$)|(?:build|dist|demo|node_modules|__pycache__)$|.*\.egg-info$")
        paths = [path for path in ROOT.rglob("*") if not any(map(made.match, path.relative_to(ROOT).parts))]
    return tuple(path for path in paths if path.is_file())


def texts() -> Iterator[tuple[str, str]]:
    """Name and content of every tracked file that is text."""
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            yield str(path.relative_to(ROOT)), content.decode("utf-8")


@cache
def modules() -> dict[str, ast.Module]:
    """The parsed modules of engine and desktop, by their path from the project's root."""
    paths = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8"), str(path)) for path in paths}


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def imports(tree: ast.Module) -> set[str]:
    """Every module that is imported anywhere in `tree`, also for type checking only."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: modules are imported by their full name"
            found.add(node.module or "")
    return found


def is_procedure(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """A generator that says that it returns a Procedure."""
    returns = ast.unparse(function.returns) if function.returns else ""
    yields = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))
    return returns.startswith("Procedure") and yields


def test_imports_go_one_way() -> None:
    """import-linter's contracts in pyproject.toml."""
    run = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo', '--no-cache'])"
    lint = subprocess.run([sys.executable, "-c", run], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert lint.returncode == 0, lint.stdout + lint.stderr


def test_only_the_controller_holds_the_table() -> None:
    strangers = {}
    for name, tree in modules().items():
        of_engine = {module for module in imports(tree) if module.split(".")[0] == "engine"}
        allowed = {"engine.table"} if name == "desktop/controller.py" else set()
        if name.startswith("desktop/") and of_engine - allowed:
            strangers[name] = of_engine - allowed
    assert not strangers


def test_the_engine_knows_no_window() -> None:
    window = ("PySide6", "shiboken6", "desktop", "fluent", "tkinter")
    seen = {
        (name, module)
        for name, tree in modules().items()
        for module in imports(tree)
        if name.startswith("engine/") and module.split(".")[0] in window
    }
    assert not seen


def test_the_games_do_not_know_each_other() -> None:
    for name, tree in modules().items():
        for game, other in zip(GAMES, reversed(GAMES), strict=True):
            if name.startswith(f"engine/{game}/"):
                assert not {m for m in imports(tree) if m.startswith(f"engine.{other}")}, name


def test_no_function_is_long() -> None:
    lengths = {
        f"{name}:{function.lineno} {function.name}": length(function)
        for name, tree in modules().items()
        for function in functions(tree)
    }
    assert len(lengths) > 100, "the modules were not found"
    assert not {where: lines for where, lines in lengths.items() if lines > LONGEST_FUNCTION}
    long = {where: lines for where, lines in lengths.items() if lines >= LONG_FUNCTION}
    assert len(long) <= (1 - SHARE_OF_SHORT) * len(lengths), long


def test_no_file_is_long() -> None:
    lengths = {name: len((ROOT / name).read_text("utf-8").splitlines()) for name in modules()}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST_FILE}


def test_procedures_carry_their_section() -> None:
    """A chapter's module opens with the number of its section in the rule book."""
    chapters = {
        name: ast.get_docstring(tree) or ""
        for name, tree in modules().items()
        if name.split("/")[1] in GAMES and name not in OF_NO_CHAPTER and any(map(is_procedure, functions(tree)))
    }
    assert len(chapters) >= 3, "the chapters were not found"
    assert not [name for name, docstring in chapters.items() if not re.match(r"\d+(\.\d+)*[a-z]?\b", docstring)]


def test_nothing_is_left_for_later() -> None:
    assert not [name for name, text in texts() if UNFINISHED.search(text)]


def test_no_file_speaks_of_one_machine() -> None:
    """No path of somebody's disk and no package registry's host: a clone must work anywhere."""
    here = Path(__file__).relative_to(ROOT).as_posix()
    found = {name: hit.group() for name, text in texts() if (hit := PLACES_OF_ONE_MACHINE.search(text))}
    found.pop(here, None)
    assert not found


@pytest.mark.parametrize("line", ["see /home/ann/x", "C:\\Users", "at https://pypi.org/simple", "http://127.0.0.1/"])
def test_a_machine_is_recognised(line: str) -> None:
    assert PLACES_OF_ONE_MACHINE.search(line)


@pytest.mark.parametrize("line", ["../resources/home/x", "#!/usr/bin/env bash", "https://a.org/home/", "a/work/b"])
def test_a_plain_path_is_no_machine(line: str) -> None:
    assert not PLACES_OF_ONE_MACHINE.search(line)

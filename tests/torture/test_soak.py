"""The soak itself: its parts are there, its table and its figures tell what was done, and a finding fails it."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak import __main__ as soak
from tests.soak.outcome import Asked, Row, table

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("name", soak.PARTS)
def test_every_part_can_be_run(name: str) -> None:
    assert callable(importlib.import_module(soak.PARTS[name]).run)


@pytest.mark.skipif(sys.platform == "win32", reason="players are forked")
def test_figures_are_written_where_they_are_asked_for(tmp_path: Path) -> None:
    figures = tmp_path / "figures.json"
    command = [sys.executable, "-m", "tests.soak", "torture", "--count", "2", "--json", str(figures)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    at_table, at_window = json.loads(figures.read_text("utf-8"))["parts"]["torture"]
    assert (at_table["done"], at_window["done"]) == (2, 1)
    assert "players at the table killed" in run.stdout


def test_a_finding_fails_the_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Part:
        @staticmethod
        def run(asked: Asked) -> list[Row]:
            return [Row("a thing", 1, findings=["something amiss"])]

    monkeypatch.setattr(soak.importlib, "import_module", lambda name: Part)
    assert soak.main(["random"]) == 1
    assert "FOUND a thing: something amiss" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["nothing"], ["--count", "x"], ["--minutes", "-1"], ["--minutes", "many"]])
def test_what_cannot_be_asked_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        soak.main(wrong)
    assert ended.value.code == 2
    assert wrong[-1] in capsys.readouterr().err


def test_so_many_or_so_long(tmp_path: Path) -> None:
    assert Asked(tmp_path).goes_on(4, 5)
    assert not Asked(tmp_path).goes_on(5, 5)
    assert Asked(tmp_path, count=9).goes_on(8, 5)
    assert Asked(tmp_path, minutes=1).goes_on(999, 5)
    assert not Asked(tmp_path, minutes=1e-9).goes_on(0, 5)
    assert table({"random": [Row("tables", 3)]}).splitlines()[1].split()[:3] == ["random", "tables", "3"]

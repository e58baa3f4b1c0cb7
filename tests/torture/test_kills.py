"""A few players killed at random moments; `./cuius soak torture` kills a thousand."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.torture.table_player import Victim

if not hasattr(os, "fork"):
    pytest.skip("players are forked", allow_module_level=True)

ROOT = Path(__file__).resolve().parents[2]


def killed(module: str, count: int) -> dict:
    """What a process of its own says of so many kills: nothing is forked beside a window."""
    command = [sys.executable, "-m", f"tests.torture.{module}", str(count), "7"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    return json.loads(run.stdout.splitlines()[-1])


def test_players_at_the_table() -> None:
    found = killed("kills", 12)
    assert found["kills"] == 12
    assert found["acknowledged"] > 12


def test_players_at_the_window() -> None:
    found = killed("window_kills", 2)
    assert found["kills"] == 2


def test_a_lost_decision_would_be_found(tmp_path: Path) -> None:
    """The torturer himself: a file that lacks what was told is found out."""
    from tests.torture.kills import Torture
    from tests.torture.table_player import told
    from tests.torture.test_troubles import begun, decide

    torture = Torture(tmp_path, 1)
    table = begun(tmp_path / "a.save")
    early = told(table)
    short = (tmp_path / "a.save").read_bytes()
    decide(table, 5)
    late = told(table)
    table.close()
    torture.check([early])
    torture.check([early, late])
    (tmp_path / "a.save").write_bytes(short)
    with pytest.raises(AssertionError):
        torture.check([early, late])


def test_a_player_that_ends_by_himself_is_found() -> None:
    victim = Victim(lambda pipe: os.write(pipe, b"{}\n"))
    while victim.listen():
        pass
    with pytest.raises(AssertionError, match="ended by itself"):
        victim.kill()

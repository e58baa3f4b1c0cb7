"""Golden games replay bit for bit; a save of every format there ever was opens; a change is told where it is.

Three games of each are replayed here, all of them by `./cuius soak golden`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.kernel.records import FORMAT
from engine.register import GAMES, game_named
from engine.table import Table
from tests.golden import replay
from tests.golden.replay import HERE, Replay, checksum, games, sums, unpacked

OF_EACH, LONG, SMALL = 10, 200, 3_000_000
HERE_AND_NOW = ("01", "02", "03")


@pytest.mark.parametrize("name", [name for name in games() if name[-2:] in HERE_AND_NOW])
def test_golden_game_replays(name: str, tmp_path: Path) -> None:
    found = Replay(name, tmp_path).difference()
    assert found is None, f"{found}\nafter a deliberate change of the rules: ./cuius soak golden --record"


def test_there_are_enough_of_them() -> None:
    kept = sums()
    for game in GAMES:
        of_game = {name: row for name, row in kept.items() if name.startswith(game)}
        assert len(of_game) >= OF_EACH
        assert min(row["decisions"] for row in of_game.values()) >= LONG
        played = {procedure for row in of_game.values() for procedure in row["procedures"]}
        assert played == set(game_named(game).procedures)
    assert sum(path.stat().st_size for path in HERE.rglob("*.xz")) < SMALL


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_a_save_of_every_format_opens(version: int, game: str, tmp_path: Path) -> None:
    packed = HERE / "formats" / f"v{version}-{game}.save.xz"
    assert packed.exists(), "keep a save of this format: ./cuius soak golden --record"
    table = Table.load(unpacked(packed, tmp_path))
    assert not table.opened
    assert f"{checksum(table)} {table.head}" == packed.with_name(f"v{version}-{game}.sum").read_text("utf-8").strip()
    table.close()


def test_a_changed_rule_is_told_with_its_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A verb that tells something else is found at the first event that it writes."""
    from engine.wars.referee import Referee

    old = Referee.flip

    def flip(self: Any, space: str, religion: str) -> None:
        old(self, space, religion)
        self.log("religion_flipped", space=space, religion="other")

    monkeypatch.setattr(Referee, "flip", flip)
    found = Replay("virgin_queen-01", tmp_path).difference()
    assert found is not None
    assert found.decision > 0
    assert found.game == "virgin_queen-01"
    assert "virgin_queen-01, decision" in str(found)


def test_a_changed_position_is_told_with_its_path() -> None:
    was, now = {"a": {"b": [1, 2]}, "c": 1}, {"a": {"b": [1, 3]}, "c": True}
    assert list(replay.differing(was, now, "")) == [("a.b.1", 2, 3), ("c", 1, True)]

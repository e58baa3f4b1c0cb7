"""A few hostile files of each kind; `./cuius soak hostile` tries thousands."""

from __future__ import annotations

import json
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine import register
from engine.__main__ import Door
from engine.atlas.fault import BoardError, Fault
from engine.register import game_named
from engine.table import Refusal, Table
from tests.torture import hostile_boards, hostile_saves, large_files
from tests.torture.mutations import mutations
from tests.torture.table_player import SCENARIOS

if sys.platform == "win32":
    pytest.skip("pipes, devices and links of POSIX systems", allow_module_level=True)

FEW = 40


@pytest.fixture(scope="module", params=sorted(SCENARIOS))
def sample(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> hostile_saves.Sample:
    return hostile_saves.Sample(tmp_path_factory.mktemp("sample"), request.param, 6)


@pytest.mark.parametrize("kind", ["cut", "flipped", "shuffled", "forged"])
def test_saves(kind: str, sample: hostile_saves.Sample, tmp_path: Path) -> None:
    random = Random(11)
    made = list({
        "cut": lambda: [("", sample.whole[:at]) for at in random.sample(range(len(sample.whole)), FEW)],
        "flipped": lambda: islice(hostile_saves.flipped(sample), 9, None, 8 * len(sample.whole) // FEW),
        "shuffled": lambda: hostile_saves.shuffled(sample),
        "forged": lambda: hostile_saves.forged(sample, random, 0.004),
    }[kind]())  # fmt: skip
    assert len(made) >= 20
    known = None if kind == "forged" else sample.known
    found = [hostile_saves.fault_of(tmp_path / "x.save", content, known) for _, content in made]
    assert [fault for _, fault in found if fault] == []
    assert {"refused", "recovered"} <= {outcome for outcome, _ in found}


def test_the_first_position_has_nothing_twice(sample: hostile_saves.Sample, tmp_path: Path) -> None:
    """What an umpire's hand could not lay there is not believed of a file either."""
    bodies = [hostile_saves._body(line) for line in sample.lines[:2]]
    state = json.loads(bodies[1])["state"]
    full = next(name for name, space in state["spaces"].items() if space.get("units"))
    led = next(name for name, leader in state["leaders"].items() if leader.get("at"))
    forgeries = {
        "units twice": lambda s: s["spaces"][full]["units"].append(s["spaces"][full]["units"][0]),
        "war twice": lambda s: s["wars"].extend([["france", "england"], ["england", "france"]]),
        "war with itself": lambda s: s["wars"].append(["france", "france"]),
        "leader's turn": lambda s: s["leaders"][led].update(turn=3),
        "leader's captor": lambda s: s["leaders"][led].update(captor="france"),
        "played": lambda s: s.update(played=["tea"]),
        "winner": lambda s: s.update(finished={"winner": "atlantis", "why": "x"}),
    }
    if "influence" in state:
        forgeries |= {
            "influence": lambda s: next(iter(s["influence"].values()))["boxes"].update(france=999),
            "influence gone": lambda s: next(iter(s["influence"].values())).update(boxes={}),
            "capital twice": lambda s: s["capitals"]["france"].append(s["capitals"]["france"][0]),
            "card twice": lambda s: s["powers"]["spain"].update(hand=["huguenot_raiders", "huguenot_raiders"]),
            "jesuits": lambda s: s["powers"]["spain"].update(jesuits=99),
        }
    for what, forge in forgeries.items():
        plain = json.loads(bodies[1])
        forge(plain["state"])
        (tmp_path / "x.save").write_bytes(hostile_saves.sealed([bodies[0], json.dumps(plain).encode()]))
        with pytest.raises(Refusal) as refused:
            Table.load(tmp_path / "x.save")
        assert (refused.value.reason, refused.value.data["line"]) == ("impossible_position", 2), what


def test_a_forged_start_is_doubted(sample: hostile_saves.Sample, tmp_path: Path) -> None:
    """A start that the table would not have allowed is not replayed, whatever the checksums say."""
    game = json.loads(sample.lines[0])["game"]
    header, first = (hostile_saves._body(line) for line in sample.lines[:2])
    for with_ in ({"attempts": 10**9}, {"surprise": 1}, {"event": 7}, [], None):
        for procedure in (*game_named(game).procedures, "no_such"):
            start = {"kind": "decision", "n": 1, "what": "start", "data": {"procedure": procedure, "with": with_}}
            content = hostile_saves.sealed([header, first, json.dumps(start).encode()])
            outcome, fault = hostile_saves.fault_of(tmp_path / "x.save", content, None)
            assert (outcome, fault) == ("lost", ""), (procedure, with_)


STRANGERS = dict(hostile_saves.strangers(Path("/nonexistent")))


@pytest.mark.parametrize("name", STRANGERS)
def test_other_programs_files(name: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.save"
    STRANGERS[name](path)
    with pytest.raises(Refusal) as refused:
        Table.load(path)
    assert refused.value.code == "bad_save"
    assert "strange.save" in refused.value.message
    assert [left.name for left in tmp_path.iterdir()] == ["strange.save"]


@pytest.mark.parametrize("name", ["a gigabyte of one line", "a line of five million lists"])
def test_memory(name: str, sample: hostile_saves.Sample, tmp_path: Path) -> None:
    found = large_files.tried(dict(hostile_saves.bombs(sample))[name], tmp_path)
    assert found["finding"] == ""
    assert 10 < found["peak"] < large_files.MEMORY


@pytest.mark.parametrize("game", sorted(hostile_boards.GAMES))
def test_boards(game: str, tmp_path: Path) -> None:
    name = "seas.json"
    made = list(hostile_boards.spoilt(game, Random(5), only=name))[::9]
    assert len(made) > 20
    found = [hostile_boards.fault_of(game, tmp_path, name, content) for _, _, content in made]
    assert [fault for _, fault in found if fault] == []
    assert "refused" in {outcome for outcome, _ in found}


@pytest.mark.parametrize("game", sorted(hostile_boards.GAMES))
def test_our_own_board_is_sound(game: str, tmp_path: Path) -> None:
    assert hostile_boards.GAMES[game][0].data(tmp_path).setups


def test_a_spoilt_board_of_the_program_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever edits the program's own files hears where the fault is, at the door and in the window."""

    def spoilt() -> None:
        raise BoardError([Fault("seas.json", "line 3", "is no JSON", "mend it")])

    register._make.cache_clear()
    monkeypatch.setitem(register.GAMES, "virgin_queen", spoilt)
    reply = Door().reply(b'{"op":"new","game":"virgin_queen","scenario":"tournament"}')
    monkeypatch.undo()
    assert reply["error"]["reason"] == "bad_board"
    assert "seas.json, line 3" in reply["error"]["message"]


def test_mutations_reach_every_kind_of_place() -> None:
    document = {"a": [1, 2], "b": {"id": "x"}}
    made = dict(mutations(document, Random(1)))
    assert '{"a": [NaN, 2], "b": {"id": "x"}}' in made.values()
    assert '{"b": {"id": "x"}}' in made.values()
    assert '{"a": [1, 2], "b": {"id": null}}' in made.values()
    assert all(text != json.dumps(document) for text in made.values())

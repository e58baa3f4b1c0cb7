"""The door: no input of any kind ends it, and an error changes nothing."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import __main__ as door_module
from engine.__main__ import LONGEST_REQUEST, Door, serve
from engine.table import Table

NEW = {"op": "new", "game": "virgin_queen", "scenario": "tournament", "seed": 7, "dice": "entered"}
START = {"op": "start", "procedure": "protestant_conversion", "with": {"attempts": 2, "areas": ["france"]}}
CODES = {
    "bad_json", "bad_request", "unknown_procedure", "not_allowed", "illegal_answer", "nothing_asked",
    "procedure_under_way", "bad_edit", "bad_save", "cannot_write",
}


def ask(door: Door, request: Any) -> Any:
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    return json.loads(json.dumps(door.reply(line)))


def at_table(*more: Any) -> Door:
    door = Door()
    for request in (NEW, *more):
        assert ask(door, request)["ok"]
    return door


ERRORS: list[tuple[list[Any], Any, str, str]] = [
    ([], b"", "bad_json", "bad_json"),
    ([], b"{", "bad_json", "bad_json"),
    ([], b"[1]", "bad_request", "no_object"),
    ([], b"\xff\xfe", "bad_json", "bad_json"),
    ([], b'{"op":NaN}', "bad_json", "bad_json"),
    ([], b"[" * 100_000, "bad_json", "bad_json"),
    ([], {"op": "dance"}, "bad_request", "unknown_op"),
    ([], {}, "bad_request", "unknown_op"),
    ([], {"op": ["state"]}, "bad_request", "unknown_op"),
    ([], {"op": "state"}, "bad_request", "no_table"),
    ([], {"op": "new"}, "bad_request", "missing_field"),
    ([], NEW | {"game": "chess"}, "bad_request", "unknown_game"),
    ([], NEW | {"scenario": "1999"}, "bad_request", "unknown_scenario"),
    ([], NEW | {"seed": -1}, "bad_request", "bad_seed"),
    ([], NEW | {"seed": 1.5}, "bad_request", "wrong_type"),
    ([], NEW | {"seed": 10**30}, "bad_request", "bad_seed"),
    ([], NEW | {"dice": "loaded"}, "bad_request", "bad_dice"),
    ([], NEW | {"cards": "marked"}, "bad_request", "bad_cards"),
    ([NEW], {"op": "answer", "value": 1}, "nothing_asked", "nothing_asked"),
    ([NEW], {"op": "abandon"}, "nothing_asked", "nothing_asked"),
    ([NEW], {"op": "finish", "power": "spain"}, "nothing_asked", "nothing_asked"),
    ([NEW, START], {"op": "finish", "power": "atlantis"}, "bad_request", "unknown_power"),
    ([NEW, START], {"op": "finish", "power": "spain"}, "not_allowed", "not_asked"),
    ([NEW], {"op": "odds", "procedure": "siege"}, "unknown_procedure", "unknown_procedure"),
    ([NEW], {"op": "odds", "procedure": "winter"}, "not_allowed", "no_odds"),
    ([NEW], {"op": "branch", "path": "/nowhere/at/all", "at": 1}, "bad_request", "unknown_decision"),
    ([NEW], {"op": "branch", "path": "/nowhere/at/all", "at": 0}, "cannot_write", "cannot_write"),
    ([NEW], {"op": "redo"}, "not_allowed", "nothing_to_redo"),
    ([NEW], {"op": "undo"}, "not_allowed", "nothing_to_undo"),
    ([NEW], {"op": "start", "procedure": "siege"}, "unknown_procedure", "unknown_procedure"),
    ([NEW], {"op": "start", "procedure": "protestant_conversion"}, "bad_request", "bad_parameter"),
    ([NEW], {"op": "start", "procedure": "protestant_conversion", "with": []}, "bad_request", "wrong_type"),
    ([NEW], {"op": "edit", "edits": []}, "bad_edit", "no_edits"),
    ([NEW], {"op": "edit", "edits": [7]}, "bad_edit", "bad_shape"),
    ([NEW], {"op": "edit", "edits": "all"}, "bad_request", "wrong_type"),
    ([NEW], {"op": "view", "power": "huguenot"}, "bad_request", "unknown_power"),
    ([NEW], {"op": "log", "power": 3}, "bad_request", "wrong_type"),
    ([NEW], {"op": "load", "path": "/nowhere/at/all"}, "bad_save", "no_file"),
    ([NEW], {"op": "save", "path": "/nowhere/at/all"}, "cannot_write", "cannot_write"),
    ([NEW, START], START, "procedure_under_way", "procedure_under_way"),
    ([NEW, START], {"op": "edit", "edits": [{"set": "turn", "value": 4}]}, "procedure_under_way",
     "procedure_under_way"),
    ([NEW, START], {"op": "answer", "value": [7, 1]}, "illegal_answer", "wrong_dice"),
    ([NEW, START], {"op": "answer", "value": [True, 1]}, "illegal_answer", "wrong_dice"),
    ([NEW, START], {"op": "answer"}, "bad_request", "missing_field"),
    ([NEW, START, {"op": "answer", "value": [4, 4]}], {"op": "answer", "value": "bourges"}, "illegal_answer",
     "not_linked"),
    ([NEW, START, {"op": "answer", "value": [4, 4]}], {"op": "answer", "value": ["orleans"]}, "illegal_answer",
     "not_an_option"),
    ([NEW, START, {"op": "answer", "value": [4, 4]}], {"op": "answer", "value": None}, "illegal_answer",
     "not_an_option"),
]


@pytest.mark.parametrize(("before", "request_", "code", "reason"), ERRORS, ids=[f"{n}-{e[3]}" for n, e in
                                                                               enumerate(ERRORS)])
def test_an_error_says_what_and_changes_nothing(before: list[Any], request_: Any, code: str, reason: str) -> None:
    door = Door()
    for request in before:
        assert ask(door, request)["ok"]
    state = ask(door, {"op": "state"}).get("state")
    prompt = door.table.prompt() if door.table else None
    reply = ask(door, request_)
    assert reply["ok"] is False
    assert (reply["error"]["code"], reply["error"]["reason"]) == (code, reason)
    assert len(reply["error"]["message"]) > 10
    assert reply["prompt"] == prompt
    assert ask(door, {"op": "state"}).get("state") == state


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        (NEW | {"game": 7}, "new: the field 'game' must be a text"),
        (NEW | {"seed": True}, "new: the field 'seed' must be a whole number"),
        ({"op": "edit", "edits": {}}, "edit: the field 'edits' must be a list"),
        ({"op": "odds", "procedure": "winter", "with": 7}, "odds: the field 'with' must be an object"),
        ({"op": "odds"}, "odds needs the field 'procedure'"),
        ({}, "no op is named; there is: games, new, "),
        ({"op": "dance"}, "op 'dance' is unknown; there is: games, new, "),
    ],
)  # fmt: skip
def test_a_request_that_is_not_as_it_should_be_is_told_what_is_wanted(request_: Any, message: str) -> None:
    door = Door() if request_.get("op") == "new" else at_table()
    assert ask(door, request_)["error"]["message"].startswith(message)


def test_a_request_that_is_too_long_is_refused() -> None:
    assert ask(Door(), b'"' + b"x" * LONGEST_REQUEST + b'"')["error"]["reason"] == "too_long"


def replies(monkeypatch: pytest.MonkeyPatch, *lines: bytes) -> list[Any]:
    """What is answered to lines of which none may have more than 30 bytes."""
    monkeypatch.setattr(door_module, "LONGEST_REQUEST", 30)
    out = io.BytesIO()
    serve(Door(), io.BytesIO(b"".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
@pytest.mark.parametrize(
    ("longer", "known"), [(0, True), (1, False), (2, False), (3, False), (29, False), (30, False), (31, False)]
)
def test_a_line_is_read_to_its_end_however_long(
    longer: int, known: bool, end: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The whole of a line that is too long is left out, and no less: the next one is answered."""
    line = b'{"op":"games"}'.ljust(30 + longer)
    found = replies(monkeypatch, line, end)
    if end:
        assert replies(monkeypatch, line, end, b'{"op":"quit"}\n', b'{"op":"games"}\n')[1:] == replies(
            monkeypatch, b'{"op":"quit"}\n')
    assert [reply["ok"] for reply in found] == [known]
    if not known:
        assert found[0]["error"]["reason"] == "too_long"
        assert "at most 30 bytes" in found[0]["error"]["message"]


def test_a_fault_of_the_program_is_a_reply_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    door = at_table(START)
    before = ask(door, {"op": "state"})

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a test")

    monkeypatch.setattr(Table, "log", broken)
    reply = ask(door, {"op": "log"})
    assert (reply["ok"], reply["error"]["reason"]) == (False, "internal")
    assert "ZeroDivisionError: a test" in reply["error"]["message"]
    assert reply["prompt"] == before["prompt"]
    assert ask(door, {"op": "state"}) == before


def test_an_answer_cites_the_rule_and_the_reason_with_its_data() -> None:
    door = at_table(START, {"op": "answer", "value": [4, 4]})
    error = ask(door, {"op": "answer", "value": "paris"})["error"]
    assert (error["rule"], error["reason"]) == ("18.2b", "not_linked")
    assert error["data"]["also"] == [{"rule": "18.2c", "reason": "catholic_unit"}]
    assert "Protestant" in error["message"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
    | st.sampled_from(["france", "paris", "spain", "orleans", "regular", "huguenot_lent", "protestant_conversion"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(
        st.text(max_size=6) | st.sampled_from(["set", "space", "power", "value", "at", "owner", "count", "attempts"]),
        inner, max_size=4),
    max_leaves=12,
)
FIELDS = ["game", "scenario", "seed", "dice", "cards", "edits", "procedure", "with", "value", "power", "since", "at"]
OPS = ["games", "new", "edit", "start", "answer", "abandon", "undo", "redo", "finish", "odds", "state", "view", "log"]
REQUESTS = st.builds(
    lambda op, rest: {"op": op} | rest, st.sampled_from(OPS), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4)
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(REQUESTS | JSON, max_size=12))
def test_no_request_ends_the_door_or_changes_the_position_unasked(requests: list[Any]) -> None:
    door = at_table(START)
    for request in requests:
        assert door.table is not None
        before = (door.table.state(), door.table.prompt())
        reply = ask(door, request)
        assert door.open
        if not reply["ok"]:
            assert reply["error"]["code"] in CODES
            assert reply["error"]["reason"] != "internal", reply
            assert (door.table.state(), door.table.prompt()) == before


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200))
def test_no_bytes_end_the_door(line: bytes) -> None:
    reply = Door().reply(line)
    assert reply["ok"] or reply["error"]["code"] in CODES


def test_a_process_answers_rubbish_and_goes_on(tmp_path: Path) -> None:
    lines = [b"rubbish\n", b"\xff\xff\n", b"\n", b'{"op":"games"}\n', b"[" * 5000 + b"\n", b'{"op":"quit"}\n']
    done = subprocess.run([sys.executable, "-m", "engine"], input=b"".join(lines), capture_output=True, timeout=60,
                          check=True)
    replies = [json.loads(line)["ok"] for line in done.stdout.splitlines()]
    assert replies == [False, False, True, False, True]
    assert done.stderr == b""


def process(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_interrupts if os.name == "posix" else None,
    )


def hear_interrupts() -> None:
    """Whoever runs the tests in the background may have told his children not to."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_end_of_the_input_is_the_end_and_the_file_is_free(tmp_path: Path) -> None:
    path = tmp_path / "door.save"
    with process("--journal", str(path)) as engine:
        out, err = engine.communicate(json.dumps(NEW).encode() + b"\n", timeout=60)
    assert (json.loads(out)["ok"], err, engine.returncode) == (True, b"", 0)
    table = Table.load(path)
    assert table.opened == {}
    table.close()


@pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes of POSIX systems")
@pytest.mark.parametrize("end", ["interrupted", "nobody listens"])
def test_a_process_that_is_left_ends_without_a_word(end: str, tmp_path: Path) -> None:
    path = tmp_path / "door.save"
    with process("--journal", str(path)) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdin.write(json.dumps(NEW).encode() + b"\n")
        engine.stdin.flush()
        assert json.loads(engine.stdout.readline())["ok"]
        if end == "interrupted":
            engine.send_signal(signal.SIGINT)
        else:
            engine.stdout.close()
            engine.stdin.write(json.dumps(START).encode() + b"\n")
            engine.stdin.flush()
        assert engine.wait(60) == 0
        assert engine.stderr.read() == b""
    table = Table.load(path)
    assert (table.opened, table.head) == ({}, int(end != "interrupted"))
    table.close()


def test_the_journal_must_be_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "there.save"
    path.write_text("mine")
    done = subprocess.run([sys.executable, "-m", "engine", "--journal", str(path)], input=b"", capture_output=True,
                          check=False, timeout=60)
    assert done.returncode == 2
    assert b"new file" in done.stderr
    assert path.read_text() == "mine"


def test_save_load_and_branch_by_the_door(tmp_path: Path) -> None:
    door = at_table(START)
    path = str(tmp_path / "door.save")
    assert ask(door, {"op": "save", "path": path})["ok"]
    prompt = ask(door, {"op": "answer", "value": [4, 5]})["prompt"]
    assert ask(door, {"op": "branch", "path": str(tmp_path / "b.save"), "at": 1})["ok"]
    loaded = ask(door, {"op": "load", "path": path})
    assert loaded["ok"]
    assert loaded["prompt"] == prompt
    assert "read_only" not in loaded
    other = ask(Door(), {"op": "load", "path": path})
    assert other["read_only"]
    assert other["not_saved"] == "read_only"
    assert ask(door, NEW)["prompt"] is None
    assert "read_only" not in ask(Door(), {"op": "load", "path": path})

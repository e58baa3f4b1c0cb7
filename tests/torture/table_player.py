"""A child process that plays on a save until it is killed, and says after each reply of the table what it was told.

It is forked, so that a thousand of them cost no thousand starts of Python. What it says goes into a pipe: one JSON line
after each decision that the table acknowledged, with the size of the file and a digest of all that is known."""

from __future__ import annotations

import hashlib
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import msgspec

from engine.table import Refusal, Table
from tests.bench import random_player

SCENARIOS = {"virgin_queen": "tournament", "here_i_stand": "1517"}
Told = dict[str, Any]


def digest(table: Table) -> str:
    """What everybody at this table knows: position, question and log."""
    known = (table.state(), table.prompt(), table.log())
    return hashlib.blake2b(msgspec.json.encode(known), digest_size=12).hexdigest()


def told(table: Table) -> Told:
    """What is promised: with so many bytes of the file on disk, this is the table."""
    assert table.path is not None
    size = os.stat(table.path).st_size
    return {"path": str(table.path), "size": size, "digest": digest(table), "events": len(table.log())}


class Player:
    """Random decisions on one table, with takings-back, edits, and savings under other names."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random

    def act(self) -> None:
        """Something is decided, or refused."""
        chance = self.random.random()
        try:
            if chance < 0.1:
                self.table.undo()
            elif chance < 0.15:
                self.table.redo()
            elif chance < 0.17:
                self.save()
            elif chance < 0.18 and self.table.prompt() is not None:
                self.table.abandon()
            else:
                self.decide()
        except Refusal as refusal:
            if refusal.reason == "internal":
                raise

    def decide(self) -> None:
        """An answer, a start, or the umpire's hand."""
        prompt = self.table.prompt()
        if prompt is not None:
            random_player.answer(self.table, prompt, self.random)
            return
        open_ones = [each for each in self.table.procedures() if not each["why_not"]]
        if open_ones and self.random.random() < 0.7:
            self.table.start(self.random.choice(open_ones)["id"], {})
        else:
            self.table.edit([{"set": "turn", "value": self.random.randint(1, 9)}])

    def decide_or_refused(self) -> None:
        """A decision; only a fault of the program itself may not be the answer. Raises `Refusal` (internal)."""
        try:
            self.decide()
        except Refusal as refusal:
            if refusal.reason == "internal":
                raise

    def save(self) -> None:
        """The whole file is written anew, under its own name or another."""
        assert self.table.path is not None
        name = self.table.path.name
        if self.random.random() < 0.5:
            name = {"a.save": "b.save"}.get(name, "a.save")
        self.table.save(self.table.path.with_name(name))


def opened(path: Path, game: str, seed: int) -> Table:
    """The table of a file, or a new one where there is none."""
    if path.exists():
        return Table.load(path)
    return Table.new(game, SCENARIOS[game], seed=seed, path=path)


def play(path: Path, game: str, seed: int, pipe: int) -> None:
    """Plays until somebody kills this process."""
    table = opened(path, game, seed)
    player = Player(table, Random(seed))
    while True:
        _say(pipe, told(table))
        player.act()
        if table.not_saved:
            _say(pipe, {"trouble": table.not_saved})


def _say(pipe: int, what: Told) -> None:
    os.write(pipe, json.dumps(what).encode() + b"\n")


class Victim:
    """A forked child and what it said until it was killed."""

    def __init__(self, work: Callable[[int], object]) -> None:
        self.ear, mouth = os.pipe()
        self.said = b""
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.ear)
            _run(work, mouth)
        os.close(mouth)

    def listen(self) -> bytes:
        """Waits for more; empty at the end."""
        piece = os.read(self.ear, 65536)
        self.said += piece
        return piece

    def kill(self) -> list[Told]:
        """Ends it without warning. Returns what it said in whole lines. Raises AssertionError when it had ended."""
        os.kill(self.pid, signal.SIGKILL)
        while self.listen():
            pass
        os.close(self.ear)
        _, status = os.waitpid(self.pid, 0)
        assert os.WIFSIGNALED(status), f"the child ended by itself: {self.said[-2000:].decode(errors='replace')}"
        whole = self.said[: self.said.rfind(b"\n") + 1]
        return [json.loads(line) for line in whole.splitlines()]


def _run(work: Callable[[int], object], mouth: int) -> NoReturn:
    try:
        work(mouth)
    except BaseException as fault:
        import traceback

        os.write(mouth, json.dumps({"fault": f"{fault!r}\n{traceback.format_exc()}"}).encode() + b"\n")
    finally:
        os._exit(1)

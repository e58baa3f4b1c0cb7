"""python -m tests.bench.soak [MINUTES] [SEED]: random tables, one after the other, each checked as it is played.

A table starts whatever the rules allow, answers at random, gives up, takes back, brings back, is edited, saved,
closed and opened again. What must hold: no exception but a refusal, every procedure ends, a take-back and its
bringing back change nothing, an opened file is the table that was closed, and no view tells a secret."""

from __future__ import annotations

import resource
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import engine.table
from engine.table import Refusal, Table
from tests.bench import random_player

ACTIONS = 60
LONGEST = 3000


class Soak:
    """One random table and the file it is kept in."""

    def __init__(self, seed: int, folder: Path, counts: Counter[str]) -> None:
        self.random = Random(seed)
        self.counts = counts
        self.file = folder / f"{seed}.save"
        games = engine.table.games()
        game = self.random.choice(sorted(games))
        scenario = self.random.choice(games[game]["scenarios"])
        self.table = Table.new(
            game=game, scenario=scenario, seed=seed,
            dice=self.random.choice(["rolled", "rolled", "entered"]), cards=self.random.choice(["dealt", "counts"]),
        )  # fmt: skip
        self.table.save(self.file)

    def play(self) -> None:
        """A table from its beginning to its last action."""
        actions = [self.procedure] * 6 + [self.edit] * 3 + [self.take_back] * 3 + [self.reopen, self.look]
        for _ in range(ACTIONS):
            self.random.choice(actions)()
        self.reopen()
        self.table.close()

    def procedure(self) -> None:
        """Plays on what a take-back has left under way, or starts something that the rules allow, and ends it."""
        if self.table.prompt() is None and not self.start():
            return
        name = self.table.under_way
        for _ in range(LONGEST):
            prompt = self.table.prompt()
            if prompt is None:
                return
            dice = self.random.random()
            if dice < 0.01:
                self.table.abandon()
            elif dice < 0.03:
                self.take_back()
            else:
                random_player.answer(self.table, prompt, self.random)
                self.counts["answers"] += 1
        raise AssertionError(f"{name} does not end")

    def start(self) -> bool:
        chosen = self.random.choice([each for each in self.table.procedures() if not each["why_not"]])
        try:
            self.table.start(chosen["id"], self.parameters(chosen))
        except Refusal as refusal:
            if refusal.reason == "internal":
                raise
            self.counts["refused starts"] += 1
            return False
        self.counts[chosen["id"]] += 1
        return True

    def parameters(self, procedure: dict[str, Any]) -> dict[str, Any]:
        """Some of what it may be started with; what is left out is asked, or refused."""
        given = {}
        for parameter in procedure["parameters"]:
            if not parameter.get("prompt") or self.random.random() < 0.5:
                value = self.value(parameter)
                if value is not None:
                    given[parameter["name"]] = value
        return given

    def value(self, parameter: dict[str, Any]) -> Any:
        options = parameter.get("options") or self.ids(parameter["type"])
        match parameter["type"]:
            case "integer":
                return self.random.randint(parameter.get("min", 0), parameter.get("max", 6))
            case "flag":
                return self.random.choice([True, False])
            case "choices":
                return self.random.sample(options, self.random.randint(1, len(options)))
        return self.random.choice(options) if options else None

    def ids(self, kind: str) -> list[str]:
        state = self.table.state()
        return sorted(state.get({"power": "powers", "space": "spaces", "leader": "leaders"}.get(kind, kind), ()))

    def edit(self) -> None:
        """The umpire's hand, where nothing is under way: something small that may be refused."""
        if self.table.prompt():
            return
        space = self.random.choice(self.ids("space"))
        power = self.random.choice(self.ids("power"))
        kind = self.random.choice(["regular", "mercenary", "naval"])
        edit = self.random.choice([
            {"set": "control", "space": space, "power": power},
            {"set": "religion", "space": space, "religion": self.random.choice(["catholic", "protestant"])},
            {"set": "unrest", "space": space, "value": self.random.choice([True, False])},
            {"set": "units", "at": space, "owner": power, "type": kind, "count": self.random.randint(0, 4)},
            {"set": "turn", "value": self.random.randint(1, 9)},
            {"set": "vp", "power": power, "value": self.random.randint(0, 20)},
        ])  # fmt: skip
        before = self.table.state()
        try:
            self.table.edit([edit])
            self.counts["edits"] += 1
        except Refusal as refusal:
            if refusal.code != "bad_edit":
                raise
            assert self.table.state() == before, edit
            self.counts["refused edits"] += 1

    def take_back(self) -> None:
        """Some decisions back, and as many forward: nothing may have changed. Sometimes it stays taken back."""
        steps = 0
        there = self.known()
        while steps < self.random.randint(1, 8) and self.table.can_undo:
            self.table.undo()
            steps += 1
        if self.random.random() < 0.2:
            self.counts["taken back"] += steps
            return
        for _ in range(steps):
            self.table.redo()
        assert self.known() == there, f"{steps} back and forward"
        self.counts["back and forward"] += steps

    def reopen(self) -> None:
        """Closed and opened again it is the same table."""
        there, log = self.known(), self.table.log()
        self.table.close()
        self.table = Table.load(self.file)
        assert not self.table.opened.get("recovered"), self.table.opened
        assert self.known() == there, "opened file"
        assert self.table.log() == log, "log of the opened file"
        self.counts["reopened"] += 1

    def look(self) -> None:
        """Nobody sees another's hand, nor the order of the deck."""
        for viewer in [*self.ids("power"), "public"]:
            view = self.table.view(viewer)
            for power, card in view["powers"].items():
                assert card["hand"] is None or power == viewer, f"{viewer} sees the hand of {power}"
            assert not (view.get("deck") or {}).get("draw"), f"{viewer} sees the deck"
            assert "seed" not in view
        self.counts["looks"] += 1

    def known(self) -> tuple[Any, Any]:
        return self.table.state(), self.table.prompt()


def main(minutes: float = 10, seed: int | None = None) -> int:
    """Plays tables with seeds 1, 2, 3 ... until the time is over; with a seed, that table alone."""
    counts: Counter[str] = Counter()
    begun, tables = monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        while monotonic() - begun < 60 * minutes:
            number = seed or tables + 1
            try:
                Soak(number, Path(folder), counts).play()
            except BaseException:
                print(f"table {number} failed; again with: ./cuius soak {minutes:g} {number}", file=sys.stderr)
                raise
            tables += 1
            if seed:
                break
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{tables} tables in {monotonic() - begun:.0f} s, at most {memory} MB: nothing amiss")
    print(", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main(*[number(text) for number, text in zip((float, int), sys.argv[1:], strict=False)]))

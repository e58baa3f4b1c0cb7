"""State machines: hypothesis chooses what happens next to a table, and makes what fails as short as it can."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from engine.register import GAMES
from tests.generic import invariants
from tests.generic.random_table import RandomTable

CHANCES = st.integers(0, 2**32)


class TableMachine(RuleBasedStateMachine):
    """The engine's table: each rule is one thing that a player, an umpire or a file may do to it."""

    def __init__(self) -> None:
        super().__init__()
        self.aside = tempfile.TemporaryDirectory(prefix="cuius-machine-")

    @initialize(game=st.sampled_from(sorted(GAMES)), chance=CHANCES)
    def sit_down(self, game: str, chance: int) -> None:
        self.playing = RandomTable(Random(chance), Path(self.aside.name), game=game)

    def by(self, chance: int) -> RandomTable:
        """The table, with the chance that hypothesis gives."""
        self.playing.random = Random(chance)
        return self.playing

    @property
    def asked(self) -> bool:
        """Whether a prompt waits."""
        return self.playing.table.prompt() is not None

    @precondition(lambda self: not self.asked)
    @rule(chance=CHANCES)
    def start(self, chance: int) -> None:
        self.by(chance).start()

    @precondition(lambda self: self.asked)
    @rule(chance=CHANCES, times=st.integers(1, 6))
    def answer(self, chance: int, times: int) -> None:
        playing = self.by(chance)
        for _ in range(times):
            if (prompt := playing.table._time.now.prompt) is not None:
                playing.answer(prompt)

    @precondition(lambda self: self.asked)
    @rule(chance=CHANCES)
    def play_to_the_end(self, chance: int) -> None:
        self.by(chance).to_the_end()

    @precondition(lambda self: self.asked)
    @rule(chance=CHANCES)
    def answer_nonsense(self, chance: int) -> None:
        self.by(chance).nonsense()

    @precondition(lambda self: self.asked and not self.playing.table._time.now.prompt.is_chance)
    @rule()
    def finish(self) -> None:
        self.playing.finish()

    @precondition(lambda self: self.asked)
    @rule()
    def abandon(self) -> None:
        self.playing.abandon()

    @rule(chance=CHANCES)
    def edit(self, chance: int) -> None:
        self.by(chance).edit()

    @rule(chance=CHANCES)
    def shake(self, chance: int) -> None:
        self.by(chance).shake()

    @rule(chance=CHANCES)
    def take_back(self, chance: int) -> None:
        self.by(chance).take_back()

    @rule(chance=CHANCES)
    def rewind(self, chance: int) -> None:
        self.by(chance).rewind()

    @rule()
    def reopen(self) -> None:
        self.playing.reopen()

    @rule(chance=CHANCES)
    def branch(self, chance: int) -> None:
        self.by(chance).branch()

    @rule(chance=CHANCES)
    def ask_about(self, chance: int) -> None:
        self.by(chance).ask_about()

    def teardown(self) -> None:
        if hasattr(self, "playing"):
            invariants.check(self.playing.table, Random(0))
            self.playing.close()
        self.aside.cleanup()

"""A state machine at the living window: hypothesis chooses the steps; map, log and prompt must agree with the table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from desktop.main_window import MainWindow
from engine.register import GAMES
from tests.generic.invariants import Amiss
from tests.soak.random_window import RandomWindow

CHANCES = st.integers(0, 2**32)


@pytest.mark.timeout(300)
def test_whatever_is_done_at_the_window(window: MainWindow, tmp_path: Path) -> None:
    class WindowMachine(RuleBasedStateMachine):
        """Each game is a new table in the same window."""

        @initialize(game=st.sampled_from(sorted(GAMES)), chance=CHANCES)
        def sit_down(self, game: str, chance: int) -> None:
            self.playing = RandomWindow(window, tmp_path, Random(chance), game)

        @rule(chance=CHANCES)
        def step(self, chance: int) -> None:
            self.playing.random = Random(chance)
            self.playing.step()

        def teardown(self) -> None:
            self.playing.leave()

    run_state_machine_as_test(
        WindowMachine,
        settings=settings(
            max_examples=4, stateful_step_count=12, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip


def test_a_map_that_lacks_a_counter_is_found(window: MainWindow, tmp_path: Path) -> None:
    playing = RandomWindow(window, tmp_path, Random(1), "virgin_queen")
    counters = window.stage.map().scene().counters
    key = next(key for key, item in counters.items() if item.piece.kind == "unit")
    item = counters.pop(key)
    with pytest.raises(Amiss, match="the map lacks"):
        playing.check()
    counters[key] = item
    playing.leave()

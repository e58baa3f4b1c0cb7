"""Short runs of the state machine over the engine's table; long ones are `./cuius soak random`."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.generic.machine import TableMachine


@pytest.mark.timeout(300)
def test_whatever_happens_to_a_table() -> None:
    run_state_machine_as_test(
        TableMachine,
        settings=settings(
            max_examples=12, stateful_step_count=15, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip

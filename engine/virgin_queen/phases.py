"""The phases of a turn, and the change from one to the next."""

from __future__ import annotations

from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import PHASES, Phase


def enter_phase(referee: Referee, phase: Phase) -> None:
    """The turn comes to a phase."""
    referee.change(phase=phase)
    referee.log("phase", phase=phase, turn=referee.state.turn)


def phase_after(phase: Phase) -> Phase | None:
    """The next phase of the same turn, None after the last."""
    number = PHASES.index(phase) + 1
    return PHASES[number] if number < len(PHASES) else None

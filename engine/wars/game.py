"""What both games do for the kernel in the same way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.kernel.procedure import Specification
from engine.wars.edits import Edit, describe
from engine.wars.position import Position


class WarGame:
    """A game with its powers, scenarios, procedures and edits; each of the two adds its own rules."""

    def __init__(
        self, powers: Sequence[str], scenarios: Iterable[str], procedures: Mapping[str, Specification],
        kinds: Sequence[type[Edit]],
    ) -> None:
        self.powers = powers
        self.scenarios: Sequence[str] = tuple(scenarios)
        self.procedures = procedures
        self.edits: Sequence[Mapping[str, Any]] = describe(kinds)

    def dump(self, state: Position) -> dict[str, Any]:
        """The position as a snapshot holds it."""
        dumped: dict[str, Any] = msgspec.to_builtins(state)
        return dumped

"""What the kernel wants of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from engine.kernel.chance import Chance
from engine.kernel.procedure import Specification
from engine.kernel.recorder import Recorder
from engine.kernel.records import Header

State = Any  # each game's own frozen msgspec Struct


class Game(Protocol):
    """A game: its positions, its procedures, its edits and its views. The kernel is generic over it."""

    id: str
    scenarios: Sequence[str]
    powers: Sequence[str]
    procedures: Mapping[str, Specification]
    edits: Sequence[Mapping[str, Any]]

    def new(self, header: Header, chance: Chance) -> State:
        """The position at the start of a scenario."""
        ...

    def referee(self, state: State, chance: Chance) -> Recorder[Any]:
        """The referee that procedures and edits hold."""
        ...

    def edit(self, referee: Recorder[Any], listed: Sequence[Mapping[str, Any]]) -> None:
        """The umpire's hand. Raises `Refusal` (bad_edit)."""
        ...

    def reshuffle(self, referee: Recorder[Any]) -> bool:
        """Undrawn cards in a new order, for a branch; False when the game has none."""
        ...

    def to_dict(self, state: State) -> dict[str, Any]:
        """The position with all its derived keys, as the door shows it."""
        ...

    def view(self, state: State, viewer: str) -> dict[str, Any]:
        """The position as a power (or `public`) may know it."""
        ...

    def public(self, state: State) -> dict[str, Any]:
        """The public position without what follows from the rest: what a printed snapshot carries."""
        ...

    def begin(self, position: Mapping[str, Any]) -> State:
        """A state from a public position (derived keys may be there or not); secrets are unknown. Raises ValueError."""
        ...

    def dump(self, state: State) -> dict[str, Any]:
        """The position as a snapshot holds it."""
        ...

    def restore(self, dumped: Mapping[str, Any]) -> State:
        """The position of a snapshot, every id and count checked. Raises ValueError."""
        ...

    def values(self) -> list[dict[str, Any]]:
        """The table values that players may change."""
        ...

    def odds(self, state: State, procedure: str, given: Mapping[str, Any]) -> list[dict[str, str]] | None:
        """Exact chances of the outcomes; None when the procedure has none."""
        ...

    def dice(self, state: State, procedure: str, given: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The dice that each side of a procedure would roll, and what gives them; empty where that is not known."""
        ...

    def board_data(self) -> dict[str, Any]:
        """Names and printed facts for a front end, as plain data."""
        ...

"""Chance: rolled from a seed, entered by hand, or replayed. What fell is recorded and never generated again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

FACES = 6


class Disagreement(Exception):
    """A replay asks for other chance than was recorded: the rules have changed since the game was written."""


class Chance:
    """The dice of one table. The next result depends on the seed and on how many have fallen in this file, those that
    were taken back included; so taking back never shows the same die again."""

    def __init__(self, seed: int, mode: str = "rolled", drawn: int = 0) -> None:
        self.seed = seed
        self.mode = mode
        self.drawn = drawn
        self.fallen: list[int] = []
        self.revealed: list[str] = []
        self._recorded: list[int] | None = None

    @property
    def entered(self) -> bool:
        """Real dice: the players say what fell."""
        return self.mode == "entered"

    def begin(self, recorded: Sequence[int] | None = None) -> None:
        """A decision starts. With `recorded`, chance is replayed from it and the counter stands still."""
        self.fallen, self.revealed = [], []
        self._recorded = None if recorded is None else list(recorded)

    def end(self) -> None:
        """A replayed decision must have used all that was recorded for it."""
        if self._recorded:
            raise Disagreement("chance was recorded that the rules no longer ask for")
        self._recorded = None

    def below(self, bound: int, reveals: str = "dice") -> int:
        """A number from 0 to bound - 1, each as likely as the others."""
        if self._recorded is None:
            value = self._fresh(bound)
            self.drawn += 1
        else:
            if not self._recorded:
                raise Disagreement("the rules ask for chance that was not recorded")
            value = self._recorded.pop(0)
            if not 0 <= value < bound:
                raise Disagreement(f"recorded chance {value} is not below {bound}")
        self.fallen.append(value)
        self.reveal(reveals)
        return value

    def die(self) -> int:
        """One die, 1 to 6."""
        return self.below(FACES) + 1

    def shuffled(self, items: Sequence[str], reveals: str = "cards") -> list[str]:
        """The items in random order (Fisher and Yates), every exchange recorded."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1, reveals)
            pile[last], pile[other] = pile[other], pile[last]
        return pile

    def reveal(self, what: str) -> None:
        """Notes that somebody now knows more than before: `dice`, `cards` or `secret`."""
        if what not in self.revealed:
            self.revealed.append(what)

    def _fresh(self, bound: int) -> int:
        # 64 bits over a small bound: the bias is below one in 10^17.
        digest = hashlib.blake2b(f"{self.seed}:{self.drawn}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") % bound

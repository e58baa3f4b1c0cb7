"""Events: what happened, as an id with its rule section and data. The log, the animation and the printout read them."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One thing that happened. `n` counts all events of the file, `decision` is the decision it came from;
    `powers`, written `for`, are those who alone may know of it."""

    id: str
    n: int = 0
    decision: int = 0
    rule: str | None = None
    step: int | None = None
    data: dict[str, Any] = {}
    powers: tuple[str, ...] | None = msgspec.field(default=None, name="for")

    def to_dict(self) -> dict[str, Any]:
        """The event as the door writes it."""
        shown: dict[str, Any] = {
            "n": self.n, "decision": self.decision, "rule": self.rule, "step": self.step, "id": self.id,
            "data": self.data,
        }
        if self.powers is not None:
            shown["for"] = list(self.powers)
        return shown

    def visible_to(self, viewer: str | None) -> bool:
        """Whether `viewer` (None: the referee) may know of it."""
        return viewer is None or self.powers is None or viewer in self.powers

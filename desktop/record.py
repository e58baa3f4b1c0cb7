"""Reading the log: what was taken back, which procedure is under way, and what has happened in it so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

Event = dict[str, Any]
MARKS = ("taken_back", "made_again", "lost")


def taken_back(events: Iterable[Event]) -> set[int]:
    """The decisions that do not count any more: taken back and not made again, or given up with their procedure."""
    gone: set[int] = set()
    given_up: dict[int, list[int]] = {}
    for event in events:
        decision, data = event["decision"], event.get("data", {})
        if event["id"] == "taken_back":
            gone.add(data.get("decision", decision))
            gone.difference_update(given_up.get(decision, ()))
        elif event["id"] == "made_again":
            gone.discard(data.get("decision", decision))
            gone.update(given_up.get(decision, ()))
        elif event["id"] == "lost":
            gone.update(data.get("decisions", ()))
        elif event["id"] == "abandoned":
            given_up[decision] = list(data.get("decisions", ()))
            gone.update(given_up[decision])
    return gone


def living(events: Sequence[Event]) -> list[Event]:
    """The events that still count, without the marks of taking back."""
    gone = taken_back(events)
    return [e for e in events if e["decision"] not in gone and e["id"] not in MARKS]


class Course(Struct):
    """A procedure under way or just ended: what it was started with, and its events by step."""

    procedure: str
    given: dict[str, Any]
    events: list[Event] = []

    def of_step(self, step: int) -> list[Event]:
        """The events of one step, the start itself left out."""
        return [e for e in self.events if e.get("step") == step and e["id"] != "started"]

    def dice(self) -> list[Event]:
        """The dice that fell in it, oldest first."""
        return [e for e in self.events if e["id"] == "dice"]

    @property
    def last_step(self) -> int:
        """The highest step that anything happened in."""
        return max((e.get("step") or 0 for e in self.events), default=0)


def course(events: Sequence[Event]) -> Course | None:
    """The last procedure that was started and still counts; None when there was none since the last edit."""
    found: Course | None = None
    for event in living(events):
        data = event.get("data", {})
        if event["id"] == "started":
            found = Course(data["procedure"], dict(data.get("given") or data.get("with") or {}))
        elif event["id"] in ("abandoned", "edited"):
            found = None
        if found is not None:
            found.events.append(event)
    return found

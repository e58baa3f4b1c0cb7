"""Reading the log: what was taken back, which procedure is under way, and what has happened in it so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

Event = dict[str, Any]
MARKS = ("taken_back", "made_again", "lost")


class Record:
    """A log that grows. After an evening it has thousands of events, and each decision asks what of it still counts."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = []
        self.gone: set[int] = set()  # decisions taken back and not made again, or given up with their procedure
        self._given_up: dict[int, list[int]] = {}
        self.take(events)

    def take(self, more: Iterable[Event]) -> None:
        """Takes the events that have come since. Who keeps `events` keeps the log as it was."""
        new = list(more)
        self.events = self.events + new
        for event in new:
            self._count(event)

    def _count(self, event: Event) -> None:
        gone, given_up = self.gone, self._given_up
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

    def newest(self) -> Iterator[Event]:
        """The events that still count, without the marks of taking back, the newest first."""
        return (e for e in reversed(self.events) if e["decision"] not in self.gone and e["id"] not in MARKS)


def taken_back(events: Iterable[Event]) -> set[int]:
    """The decisions that do not count any more: taken back and not made again, or given up with their procedure."""
    return Record(events).gone


def living(events: Sequence[Event]) -> list[Event]:
    """The events that still count, without the marks of taking back."""
    return list(Record(events).newest())[::-1]


class Course(Struct):
    """A procedure under way or just ended: what it was started with, and its events by step."""

    procedure: str
    given: dict[str, Any]
    events: list[Event] = []

    def by_step(self) -> dict[int | None, list[Event]]:
        """The events of each step, the start itself left out."""
        found: dict[int | None, list[Event]] = {}
        for event in self.events:
            if event["id"] != "started":
                found.setdefault(event.get("step"), []).append(event)
        return found

    def dice(self) -> list[Event]:
        """The dice that fell in it, oldest first."""
        return [e for e in self.events if e["id"] == "dice"]

    @property
    def last_step(self) -> int:
        """The highest step that anything happened in."""
        return max((e.get("step") or 0 for e in self.events), default=0)


def course(record: Record) -> Course | None:
    """The last procedure that was started and still counts; None when there was none since the last edit."""
    events: list[Event] = []
    for event in record.newest():
        events.append(event)
        if event["id"] == "started":
            data = event.get("data", {})
            return Course(data["procedure"], dict(data.get("given") or data.get("with") or {}), events[::-1])
        if event["id"] in ("abandoned", "edited"):
            break
    return None

"""Ways over an adjacency table: breadth first, every place entered counts one."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TypeAlias

Adjacency: TypeAlias = dict[str, tuple[str, ...]]


def distances(
    adjacency: Adjacency,
    start: str | Iterable[str],
    targets: Container[str] | None = None,
    allowed: Container[str] | None = None,
) -> dict[str, int]:
    """Steps from `start` (one place or several, at 0) to every place that can be reached, nearest first.

    Only `allowed` places are entered (the start need not be one). With `targets`, only these are answered.
    """
    frontier = _starts(start)
    found = dict.fromkeys(frontier, 0)
    while frontier:
        frontier = _enter(adjacency, frontier, found, allowed)
    if targets is None:
        return found
    return {place: steps for place, steps in found.items() if place in targets}


def nearest(
    adjacency: Adjacency, start: str | Iterable[str], targets: Container[str], allowed: Container[str] | None = None
) -> tuple[str, ...]:
    """All `targets` at the least distance from `start`, sorted by id; a start that is a target is the answer."""
    frontier = _starts(start)
    found = dict.fromkeys(frontier, 0)
    while frontier:
        reached = tuple(sorted(place for place in frontier if place in targets))
        if reached:
            return reached
        frontier = _enter(adjacency, frontier, found, allowed)
    return ()


def path(adjacency: Adjacency, start: str, goal: str, allowed: Container[str] | None = None) -> tuple[str, ...] | None:
    """A shortest way from `start` to `goal`, both included, that enters only `allowed` places; None if none."""
    came_from: dict[str, str | None] = {start: None}
    frontier = [start]
    while frontier and goal not in came_from:
        ahead: list[str] = []
        for place in frontier:
            for after in adjacency[place]:
                if after not in came_from and (allowed is None or after in allowed):
                    came_from[after] = place
                    ahead.append(after)
        frontier = ahead
    if goal not in came_from:
        return None
    way: list[str] = []
    step: str | None = goal
    while step is not None:
        way.append(step)
        step = came_from[step]
    return tuple(reversed(way))


def _starts(start: str | Iterable[str]) -> list[str]:
    return [start] if isinstance(start, str) else list(dict.fromkeys(start))


def _enter(
    adjacency: Adjacency, frontier: list[str], found: dict[str, int], allowed: Container[str] | None
) -> list[str]:
    """The places one step beyond the frontier; they are noted in `found` so that none is entered twice."""
    ahead: list[str] = []
    for place in frontier:
        for after in adjacency[place]:
            if after not in found and (allowed is None or after in allowed):
                found[after] = found[place] + 1
                ahead.append(after)
    return ahead

"""Ways over the map: the straight path whoever controls the spaces, the clear path, and where a path is cut."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from heapq import heappop, heappush
from typing import Any

from msgspec import Struct

from engine.atlas.board import Board
from engine.atlas.paths import Adjacency


class Way(Struct, frozen=True):
    """A path with both its ends. `cut_at`: the places on it that may not be entered, in their order; none: clear."""

    path: tuple[str, ...]
    cut_at: tuple[str, ...] = ()

    @property
    def clear(self) -> bool:
        """Nothing bars it."""
        return not self.cut_at

    @property
    def steps(self) -> int:
        """How many places it enters."""
        return len(self.path) - 1


def easiest_ways(adjacency: Adjacency, start: str, goals: Iterable[str], barred: Container[str]) -> dict[str, Way]:
    """To each goal that can be reached at all, the way that enters the fewest `barred` places, and of these the
    shortest. So it is clear if any path is. The start is not entered; a goal is, and may be barred itself."""
    wanted = set(goals)
    came_from: dict[str, str | None] = {}
    queue: list[tuple[int, int, str, str | None]] = [(0, 0, start, None)]
    while queue and wanted - came_from.keys():
        cuts, steps, place, before = heappop(queue)
        if place in came_from:
            continue
        came_from[place] = before
        for after in adjacency[place]:
            if after not in came_from:
                heappush(queue, (cuts + (after in barred), steps + 1, after, place))
    paths = {goal: _back(came_from, goal) for goal in sorted(wanted & came_from.keys())}
    return {goal: Way(path, tuple(p for p in path[1:] if p in barred)) for goal, path in paths.items()}


def ways_by_sea(board: Board[Any], start: str) -> dict[str, Way]:
    """The shortest way of a ship to every port; the port where it lies is no step away. A ship goes from zone to zone
    and enters no port but its last."""
    came_from: dict[str, str | None] = {start: None}
    frontier = [start] if start in board.seas else list(board.sea_steps.get(start, ()))
    came_from.update({zone: start for zone in frontier if zone != start})
    ports = {} if start in board.seas or not board.spaces[start].port else {start: Way((start,))}
    while frontier:
        ahead = []
        for zone in frontier:
            for after in board.sea_steps[zone]:
                if after in board.seas and after not in came_from:
                    came_from[after] = zone
                    ahead.append(after)
                elif after in board.spaces and after not in ports:
                    ports[after] = Way((*_back(came_from, zone), after))
        frontier = ahead
    return ports


def nearest_of(ways: Mapping[str, Way], among: Container[str]) -> list[str]:
    """Those of the places `among` that are the fewest steps away, sorted by id."""
    reached = {place: way.steps for place, way in ways.items() if place in among}
    least = min(reached.values(), default=0)
    return sorted(place for place, steps in reached.items() if steps == least)


def _back(came_from: Mapping[str, str | None], goal: str) -> tuple[str, ...]:
    way: list[str] = []
    step: str | None = goal
    while step is not None:
        way.append(step)
        step = came_from[step]
    return tuple(reversed(way))

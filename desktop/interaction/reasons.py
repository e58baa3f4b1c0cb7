"""Why a place of the map is no answer: the place itself, or each of the leaders who stand there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from desktop.desk import Desk
from desktop.tables import place_of

Prompt = Mapping[str, Any]


def reasons_at(desk: Desk, prompt: Prompt, place: str) -> str:
    """What forbids a place, or the leaders who stand there, each with its section; empty where nothing does."""
    why_not = prompt.get("why_not") or {}
    if place in why_not:
        return desk.wording.reason(why_not[place])
    standing = place_of(desk.controller.view, place).get("leaders", ())
    return "\n".join(desk.wording.reason(why_not[leader]) for leader in standing if leader in why_not)


class Notes(Mapping[str, str]):
    """Places, each with a note that is written when somebody reads it: there may be a hundred, and none is read."""

    def __init__(self, places: Iterable[str], write: Callable[[str], str]) -> None:
        self._places, self._write = dict.fromkeys(places), write

    def __getitem__(self, place: str) -> str:
        if place not in self._places:
            raise KeyError(place)
        return self._write(place)

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def __contains__(self, place: object) -> bool:
        return place in self._places


def places_of_leaders(desk: Desk, prompt: Prompt) -> list[str]:
    """The places of the leaders who are no answer."""
    leaders = desk.controller.view.get("leaders", {})
    at = ((leaders.get(name) or {}).get("at") for name in prompt.get("why_not") or {})
    return [place for place in dict.fromkeys(at) if place]

"""Why a place of the map is no answer: the place itself, or each of the leaders who stand there."""

from __future__ import annotations

from collections.abc import Mapping
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


def places_of_leaders(desk: Desk, prompt: Prompt) -> dict[str, str]:
    """The places of the leaders who are no answer, each with why."""
    leaders = desk.controller.view.get("leaders", {})
    at = {(leaders.get(name) or {}).get("at") for name in prompt.get("why_not") or {}}
    return {place: reasons_at(desk, prompt, place) for place in at if place}

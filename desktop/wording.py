"""Plain words for what the engine says in ids: events, prompts, options, refusals, parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.i18n import Texts
from desktop.value_names import ValueNames

PLACE_KEYS = frozenset({"space", "at", "from", "to", "sea", "port", "place", "spaces", "ports", "target", "home",
     "origin", "settlement"})
POWER_KEYS = frozenset(
    {"power", "powers", "owner", "by", "control", "ally", "minor", "loaned_to", "captor", "enemy", "rebels", "on",
     "was"}
)  # fmt: skip
LEADER_KEYS = frozenset({"leader", "leaders", "captain", "captains"})
# Data key -> kind of the message that names its value.
WORD_KEYS = {
    "type": "unit", "religion": "religion", "event": "card", "area": "area", "areas": "area", "procedure": "procedure",
    "phase": "phase", "marker": "marker", "scenario": "scenario", "game": "game", "why": "why", "status": "status",
    "reason": "reason", "kind": "kind", "side": "side", "agent": "agent", "card": "card", "cards": "card",
    "service": "kind", "zone": "zone", "zones": "zone", "reformer": "reformer", "reformers": "reformer",
    "debater": "debater", "debaters": "debater", "ruler": "ruler", "site": "site", "colony": "site",
    "conquest": "site", "track": "track",
}  # fmt: skip
ANY_KIND = ("option", "unit", "marker", "religion", "area", "card", "debater", "reformer", "phase", "procedure", "kind")
POWER_PROMPTS = frozenset({"choose_target_power"})
# Prompts whose options are agents: message for one on a power's card, for one in a space.
AGENT_OPTIONS = {
    "choose_agent": ("option-informant-on-card", "option-jesuit-in-space"),
    "choose_source": ("option-from-card", "option-jesuit-in-space"),
}


VERBATIM = ("row_words", "path")  # words already, or a player's own


class Wording:
    """Turns protocol dicts into sentences of the present language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.board: Mapping[str, Any] = {}
        self.changed: Callable[[], Mapping[str, int]] = dict  # the numbers that the players have set

    # ---- events

    def event(self, event: Mapping[str, Any]) -> str:
        """The log line of an event."""
        if event["id"] == "edited":
            return self.edit(event["data"]["edit"])
        message = f"event-{event['id']}"
        if not self.texts.has(message):
            return self.texts("event-unknown", id=str(event["id"]).replace("_", " "), data=self._pairs(event))
        return self.texts(message, **self.arguments(self._told(event)))

    def _told(self, event: Mapping[str, Any]) -> Mapping[str, Any]:
        """An event's data; a row of the espionage table with what it gives."""
        data: Mapping[str, Any] = event.get("data", {})
        if event["id"] == "table_row":
            return {**data, "row_words": self.outcome_of_odds(str(data.get("procedure")), f"row_{data.get('row')}")}
        return data

    def edit(self, edit: Mapping[str, Any]) -> str:
        """The log line of one edit of the umpire's hand."""
        message = f"edit-{edit.get('set')}"
        if self.texts.has(message):
            return self.texts("event-edited", what=self.texts(message, **self.arguments(edit)))
        return self.texts("event-edited", what=self._pairs({"data": edit}))

    def outcome(self, event: Mapping[str, Any]) -> str:
        """The short form of an event for the list of steps; empty for one that says nothing there."""
        message = f"event-{event['id']}-short"
        if self.texts.has(message):
            return self.texts(message, **self.arguments(self._told(event)))
        return ""

    def arguments(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Message arguments: each value named in the present language, and its id as `<key>_id`."""
        made: dict[str, Any] = {}
        for key, value in data.items():
            name = key.replace("-", "_")
            made[name] = self.value(key, value)
            if isinstance(value, bool):
                made[f"{name}_id"] = "yes" if value else "no"
            elif isinstance(value, str):
                made[f"{name}_id"] = value
            elif value is None:
                made[f"{name}_id"] = "none"
            elif isinstance(value, list):
                made[f"{name}_count"] = len(value)
        return made

    def value(self, key: str, value: Any) -> Any:
        """One value in words, by the key it stands under."""
        if isinstance(value, bool):
            return self.texts("ui-yes" if value else "ui-no")
        if isinstance(value, int | float):
            return value
        if value is None:
            return self.texts("ui-none")
        if isinstance(value, list | tuple):
            parts = [str(self.value(key, item)) for item in value]
            return " ".join(parts) if value and isinstance(value[0], int) else ", ".join(parts)
        if isinstance(value, Mapping) and value and all(self.texts.is_power(str(name)) for name in value):
            return ", ".join(f"{self.texts.power(name)} — {self.value(key, item)}" for name, item in value.items())
        if isinstance(value, Mapping):
            return ", ".join(str(self.value(k, v)) for k, v in value.items() if v is not None)
        return self.name(key, str(value))

    def name(self, key: str, some_id: str) -> str:
        """An id in words, by the key it stands under."""
        texts = self.texts
        if key == "key":
            return self.values().full(some_id)
        if key in VERBATIM:
            return some_id
        if key in WORD_KEYS:
            named = texts.named_as(WORD_KEYS[key], some_id)
            if named is not None:
                return named
        if key in POWER_KEYS and texts.is_power(some_id):
            return texts.power(some_id)
        if key in LEADER_KEYS and texts.is_leader(some_id):
            return texts.leader(some_id)
        return self.any_name(some_id)

    def any_name(self, some_id: str) -> str:
        """An id in words when nothing says what kind it is of: place, power, leader, then the word lists."""
        texts = self.texts
        if texts.is_place(some_id):
            return texts.place(some_id)
        if texts.is_power(some_id):
            return texts.power(some_id)
        if texts.is_leader(some_id):
            return texts.leader(some_id)
        for kind in ANY_KIND:
            named = texts.named_as(kind, some_id)
            if named is not None:
                return named
        return some_id.replace("_", " ")

    def _pairs(self, event: Mapping[str, Any]) -> str:
        data = event.get("data", {})
        return "; ".join(f"{key}: {self.value(key, value)}" for key, value in data.items())

    # ---- prompts

    def question(self, prompt: Mapping[str, Any]) -> str:
        """What is asked."""
        message = f"prompt-{prompt['id']}"
        if not self.texts.has(message):
            return self.texts("prompt-unknown", id=str(prompt["id"]).replace("_", " "))
        details = {k: v for k, v in prompt.items() if k not in ("id", "options", "why_not", "power")}
        own = (f"{message}-{key}" for key in details if self.texts.has(f"{message}-{key}"))  # what the dice are for
        return self.texts(next(own, message), **self.arguments(details))

    def option(self, prompt: Mapping[str, Any], option: Any) -> str:
        """The label of an option."""
        if isinstance(option, Mapping):
            return " → ".join(str(self.value(key, value)) for key, value in option.items())
        if isinstance(option, int):
            return self.texts("given-cp", value=option) if prompt["id"] == "choose_cp" else str(option)
        own = self.texts.named_as(f"option-{prompt['id']}", str(option))
        if own is not None:
            return own
        if prompt["id"] in AGENT_OPTIONS:
            return self._agent_option(prompt, str(option))
        if prompt["id"] in POWER_PROMPTS and self.texts.is_power(str(option)):
            return self.texts.power(str(option))
        named = self.texts.named_as("option", str(option))
        return named if named is not None else self.any_name(str(option))

    def _agent_option(self, prompt: Mapping[str, Any], option: str) -> str:
        """An agent by where he is: on a power's card, in a space, or in the pool."""
        on_card, in_space = AGENT_OPTIONS[prompt["id"]]
        if self.texts.is_power(option):
            return self.texts(on_card, power=self.texts.power(option))
        named = self.texts.named_as("option", option)
        return named or self.texts(in_space, space=self.texts.place(option))

    def outcome_of_odds(self, procedure: str, outcome: str) -> str:
        """An outcome of the odds: what the row of the espionage table gives, or success and failure."""
        named = self.texts.named_as("outcome", outcome)
        number = outcome.removeprefix("row_")
        rows = (self.board.get("espionage", {}).get(procedure) or {}).get("rows") or ()
        if named is not None or not number.isdigit() or int(number) >= len(rows):
            return named or outcome.replace("_", " ")
        return self.values().outcome(procedure, int(number))

    def values(self) -> ValueNames:
        """Names the numbers of the tables as they are at this table."""
        return ValueNames(self.texts, self.board, self.changed())

    # ---- refusals

    def reason(self, why: Mapping[str, Any]) -> str:
        """Why something is not possible, with its rule section."""
        message = f"reason-{why.get('reason')}"
        if self.texts.has(message):
            said = self.texts(message, **self.arguments(why.get("data") or {}))
        else:
            said = str(why.get("message") or self.texts("reason-unknown"))
        said = self.with_rule(said, why.get("rule"))
        also = (why.get("data") or {}).get("also") or ()
        for other in also:
            data = {**(why.get("data") or {}), **(other.get("data") or {})}
            more = self.texts(f"reason-{other['reason']}", **self.arguments(data))
            # Both begin with the place or the leader that they are about; once is enough.
            about, colon, rest = more.partition(": ")
            more = rest if colon and said.startswith(about + colon) else more
            more = self.with_rule(more, other.get("rule"))
            said = self.texts("ui-reason-also", said=said.removesuffix("."), more=more)
        return said

    def with_rule(self, said: str, rule: Any) -> str:
        """A sentence with its rule section behind it."""
        if not rule or f"({rule})" in said:
            return said
        return f"{said[:-1]} ({rule})." if said.endswith(".") else f"{said} ({rule})"

    # ---- procedures

    def procedure(self, procedure: str) -> str:
        """The title of a procedure."""
        return self.texts.named_as("procedure", procedure) or procedure.replace("_", " ")

    def steps(self, procedure: str) -> list[str]:
        """The names of its steps, in order."""
        found = []
        while self.texts.has(f"procedure-{procedure}-step-{len(found) + 1}"):
            found.append(self.texts(f"procedure-{procedure}-step-{len(found) + 1}"))
        return found

    def numbered_steps(self, procedure: str) -> list[tuple[int, str]]:
        """The steps with their numbers; what comes before the first of them has the number 0."""
        before = f"procedure-{procedure}-step-0"
        found = [(0, self.texts(before))] if self.texts.has(before) else []
        return found + list(enumerate(self.steps(procedure), 1))

    def parameters(self, procedure: str, given: Mapping[str, Any]) -> str:
        """What a procedure was started with, in one line."""
        parts = []
        for key, value in given.items():
            message = f"given-{key}"
            shown = self.value(key, value)
            parts.append(self.texts(message, value=shown) if self.texts.has(message) else f"{shown}")
        return " · ".join(parts)

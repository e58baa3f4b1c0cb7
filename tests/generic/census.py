"""A count of what random play met: procedures, parameters, prompts, the kinds of their options, and events."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kernel.prompt import Prompt

Json = dict[str, Any]
Kinds = dict[str, set[str]]


def kinds_of_ids(state: Json) -> dict[str, str]:
    """What each id of a position is the name of; a word that is none, such as `pass`, stands for itself."""
    found: dict[str, str] = {}
    parts = ("powers", "minors", "pools", "leaders", "captains", "reformers", "debaters", "settlements", "oceans",
             "seas", "spaces")  # fmt: skip
    for part in parts:
        found.update(dict.fromkeys(state.get(part, ()), f"<{part}>"))
    return found


class Census:
    """What was offered and what was taken, in all tables of a run. A `curious` run prefers what it has seldom taken."""

    def __init__(self, curious: bool = False) -> None:
        self.curious = curious
        self.started: Counter[tuple[str, str]] = Counter()
        self.ended: Counter[tuple[str, str]] = Counter()
        self.parameters: dict[tuple[str, str, str], Counter[str]] = {}
        self.offered: dict[tuple[str, str], Counter[str]] = {}
        self.taken: dict[tuple[str, str], Counter[str]] = {}
        self.asked_in: dict[tuple[str, str], set[str]] = {}
        self.events: Counter[str] = Counter()

    def start(self, game: str, procedure: Json, given: Json) -> None:
        """A procedure was started with parameters."""
        self.started[game, procedure["id"]] += 1
        for parameter in procedure["parameters"]:
            counts = self.parameters.setdefault((game, procedure["id"], parameter["name"]), Counter())
            counts["given" if parameter["name"] in given else "left out"] += 1

    def answer(
        self, game: str, procedure: str, prompt: Prompt, answer: Any, ids: dict[str, str], cards: frozenset[str]
    ) -> None:
        """A prompt of a procedure was answered."""
        key = (game, prompt.id)
        self.asked_in.setdefault(key, set()).add(procedure)
        offered = self.offered.setdefault(key, Counter())
        taken = self.taken.setdefault(key, Counter())
        offered.update({kind_of(option, ids, cards) for option in prompt.options} | amounts(prompt))
        taken.update(kinds_taken(prompt, answer, ids, cards))

    def missed(self) -> Kinds:
        """The kinds of options that were offered and never taken, by prompt."""
        found = {f"{game} {prompt}": set(kinds) - set(self.taken[game, prompt])
                 for (game, prompt), kinds in self.offered.items()}  # fmt: skip
        return {prompt: kinds for prompt, kinds in sorted(found.items()) if kinds}


def kind_of(option: Any, ids: dict[str, str], cards: frozenset[str]) -> str:
    """What an option is: the kind of thing that it names, or the word itself."""
    if isinstance(option, dict):
        return "{" + ", ".join(sorted(option)) + "}"
    if isinstance(option, int):
        return "<number>"
    return "<cards>" if option in cards else ids.get(option, option)


def amounts(prompt: Prompt) -> set[str]:
    """How much may be taken, where that is a choice: nothing, and more than one."""
    if (prompt.min, prompt.max) == (1, 1) or prompt.is_chance:
        return set()
    several = {"(several)"} if prompt.max > 1 and len(prompt.options) > 1 else set()
    return several | ({"(none)"} if prompt.min == 0 else set())


def kinds_taken(prompt: Prompt, answer: Any, ids: dict[str, str], cards: frozenset[str]) -> set[str]:
    """The kinds of what was answered. Of an answer that says for each unit where it goes, the places count."""
    if not isinstance(answer, list):
        return {kind_of(answer, ids, cards)}
    if prompt.is_chance and not prompt.options:
        return {"<dice>"}
    found = {"(none)"} if not answer else {"(several)"} if len(answer) > 1 else set()
    for item in answer:
        if isinstance(item, dict) and item not in prompt.options:
            pair = {key: item[key] for key in ("from", "to") if key in item}
            found.add(kind_of(pair if pair in prompt.options else item.get("to"), ids, cards))
        else:
            found.add(kind_of(item, ids, cards))
    return found

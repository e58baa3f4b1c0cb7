"""What a registered procedure must have: an acceptance case, random play, every option taken, words for its events."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from engine.kernel.procedure import Specification
from engine.register import GAMES, game_named
from tests.generic.census import Census
from tests.generic.random_table import RandomTable

ROOT = Path(__file__).resolve().parents[2]
CASES = ("tests/cases/*.json", "tests/here_i_stand/*.json")
LANGUAGES = ("en", "ru")
PASSED_ON = ("recorder.py", "__main__.py")  # `log` itself, and the door's request of that name
TRIES = 80  # positions in which a procedure may be refused before it counts as never played
Json = dict[str, Any]


def procedures() -> list[tuple[str, Specification]]:
    """Every procedure of every game, now."""
    return [(game, made) for game in sorted(GAMES) for made in game_named(game).procedures.values()]


# ---- acceptance cases


@cache
def started_in_cases() -> frozenset[tuple[str, str]]:
    """The procedures that acceptance cases start, with their games."""
    found = set()
    for path in sorted(path for pattern in CASES for path in ROOT.glob(pattern)):
        for case in json.loads(path.read_text("utf-8"))["cases"]:
            game = ""
            for step in case["play"]:
                request = step["send"]
                game = request["game"] if request["op"] == "new" else game
                if request["op"] == "start":
                    found.add((game, request["procedure"]))
    return frozenset(found)


def without_case() -> list[str]:
    """The procedures that no acceptance case starts."""
    known = started_in_cases()
    return [f"{game} {made.id}" for game, made in procedures() if (game, made.id) not in known]


# ---- random play


def played(game: str, procedure: str, times: int, folder: Path, census: Census) -> int:
    """Plays a procedure so many times from positions that nobody planned, each step checked. Returns how often it was
    played to an end: less than asked where it was refused too often or every time given up."""
    random, ended = Random(f"{game} {procedure}"), 0
    for number in range(TRIES):
        if ended >= times:
            break
        dice, cards = ["rolled", "entered"][number % 2], ["dealt", "dealt", "counts"][number % 3]
        table = RandomTable(random, folder, census, game, brief=True, dice=dice, cards=cards)
        ended += table.one(procedure, shake=number > 0)
        table.close()
    return ended


def census_of_all(folder: Path, *, times: int = 6, of_winter: int = 5, more: int = 900) -> Census:
    """A run with every procedure; those that asked what was never taken are played on, up to so many times more."""
    census = Census(curious=True)
    for game, made in procedures():
        played(game, made.id, of_winter if made.id == "winter" else times, folder, census)
    play_on(census, folder, more)
    return census


def play_on(census: Census, folder: Path, more: int) -> None:
    """Plays the procedures that have something left to take, up to so many times."""
    random = Random("more")
    for number in range(more):
        left = sorted(still_to_take(census))
        if not left:
            break
        short = [each for each in left if each[1] != "winter"]  # winter takes as long as ten others
        chosen = short if short and number % 6 else left
        game, procedure = chosen[number % len(chosen)]
        table = RandomTable(random, folder, census, game, brief=True)
        table.one(procedure)
        table.close()


def still_to_take(census: Census) -> set[tuple[str, str]]:
    """The procedures in which an option was offered and never taken, and those in whose chapter a prompt was never met
    (all, where it is in none of theirs)."""
    asked = {prompt for _, prompt in census.offered}
    rooms = tuple(room for prompt, room in prompt_ids().items() if prompt not in asked)
    keys = [key for key, kinds in census.offered.items() if set(kinds) - set(census.taken[key])]
    found = {(game, procedure) for game, prompt in keys for procedure in census.asked_in[game, prompt]}
    theirs = {(game, made.id) for game, made in procedures() if any(r.startswith(made.run.__module__) for r in rooms)}
    found |= {(game, made.id) for game, made in procedures() if missed_of(census, game, made)}
    return found | theirs | ({(game, made.id) for game, made in procedures()} if rooms and not theirs else set())


def never_played(census: Census) -> list[str]:
    """The procedures that did not come to an end in a run."""
    return [f"{game} {made.id}" for game, made in procedures() if not census.ended[game, made.id]]


def parameters_missed(census: Census) -> list[str]:
    """The parameters that a run never gave, or never left out though they may be."""
    return [line for game, made in procedures() for line in missed_of(census, game, made)]


def missed_of(census: Census, game: str, made: Specification) -> list[str]:
    """The parameters of a procedure that were never given, or never left out though they may be."""
    missed = []
    for parameter in made.parameters:
        counts = census.parameters.get((game, made.id, parameter.name), {})
        wanted = ["given", "left out"] if parameter.prompt or parameter.optional else ["given"]
        missed += [f"{game} {made.id} {parameter.name}: never {how}" for how in wanted if not counts.get(how)]
    return missed


# ---- words


@cache
def messages(language: str) -> frozenset[str]:
    """The ids of all messages of a language."""
    found = set()
    for file in sorted((ROOT / "translations" / language).glob("*.ftl")):
        body = FluentParser().parse(file.read_text("utf-8")).body
        found |= {entry.id.name for entry in body if isinstance(entry, fluent.Message)}
    return frozenset(found)


def event_ids() -> set[str]:
    """The ids of all events that the source of the engine can emit. An id that cannot be read off fails."""
    found: set[str] = set()
    for path in sorted((ROOT / "engine").rglob("*.py")):
        if path.name not in PASSED_ON:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    found |= set(ids_in(node, path))
    return found


def ids_in(function: ast.FunctionDef, path: Path) -> Iterator[str]:
    """The event ids that the calls of `log` and `Event` in a function name."""
    for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        named = call.args[:1] if name == "log" else []
        named += [key.value for key in call.keywords if key.arg == "id"] if name == "Event" else []
        for node in named:
            words = list(words_of(node, function))
            assert words, f"{path}:{node.lineno}: which events can this be? Name them in the function"
            yield from words


def words_of(node: ast.expr, function: ast.FunctionDef) -> Iterator[str]:
    """The words that an expression can be: a word, one of two, or what its name is set to in the function."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*words_of(node.body, function), *words_of(node.orelse, function))
    elif isinstance(node, ast.Name):
        for each in ast.walk(function):
            if isinstance(each, ast.Assign) and node.id in {getattr(target, "id", "") for target in each.targets}:
                yield from words_of(each.value, function)


def without_words(events: Iterable[str]) -> list[str]:
    """The events that have no text in a language; a game may have one of its own. """
    missing = []
    for language in LANGUAGES:
        known = messages(language)
        for event in sorted(set(events)):
            own = {f"event-{event}", *(f"event-{event}-{game}" for game in GAMES)}
            if not own & known:
                missing.append(f"event-{event} ({language})")
    return missing


@cache
def prompt_ids() -> dict[str, str]:
    """The ids of all prompts in the source of the engine, each with the module in which it is asked."""
    found: dict[str, str] = {}
    for path in sorted((ROOT / "engine").rglob("*.py")):
        for call in (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)):
            name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            named = [key.value for key in call.keywords if key.arg == "id"] if name == "Prompt" else []
            named += call.args[:1] if name == "choose" else []
            for word in named:
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    found[word.value] = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return found

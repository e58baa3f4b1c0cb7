"""Answers to any prompt at random, from the prompt alone, as a stranger at the JSON door would find them."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.table import Refusal, Table

GUESSES = 30


def answer(table: Table, prompt: dict[str, Any], random: Random) -> dict[str, Any]:
    """Sends a legal random answer to the question on the table; the reply holds the next question. An answer of several
    parts is judged as a whole and may need a few guesses; when none is legal, the table is asked to finish."""
    for _ in range(GUESSES):
        try:
            return table.answer(guess(prompt, random))
        except Refusal as refusal:
            if refusal.code != "illegal_answer":
                raise
    return table.finish(prompt["power"])


def guess(prompt: dict[str, Any], random: Random) -> Any:
    """An answer of the right shape; whether it is legal the table will say."""
    options = prompt["options"]
    match prompt["id"]:
        case "enter_dice":
            return [random.randint(1, 6) for _ in range(prompt["dice"])]
        case "return_units":
            return returning(prompt, options, random)
        case "return_optional":
            picked = random.sample(options, random.randint(0, min(2, len(options))))
            return [{**pair, "type": random.choice(["regular", "mercenary", "cavalry"]), "count": 1} for pair in picked]
        case _ if prompt["max"] == 1 and prompt["min"] == 1:
            return random.choice(options)
    return picked_from(prompt, options, random)


def picked_from(prompt: dict[str, Any], options: list[Any], random: Random) -> list[Any]:
    """A list of options; where there are fewer kinds than are wanted, some come twice."""
    count = random.randint(prompt["min"], prompt["max"])
    if count <= len(options):
        return random.sample(options, count)
    return [random.choice(options) for _ in range(count)]


def returning(prompt: dict[str, Any], options: list[str], random: Random) -> list[dict[str, Any]]:
    """Every unit that is asked for, each kind to one place."""
    return [
        {"to": random.choice(options), "type": unit["type"], "count": unit["count"]}
        for unit in prompt.get("units", [])
    ]  # fmt: skip

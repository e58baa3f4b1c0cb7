"""The catalogues: every message in both languages, with the same placeholders, used, and none missing."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from desktop.boards import flat_board
from desktop.i18n import LANGUAGES, Texts, folded
from desktop.wording import Wording
from engine.table import board_data, games

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = sorted(p for p in (ROOT / "desktop").rglob("*.py") if "board" not in p.parts and "printing" not in p.parts)
# Families of messages whose ids are put together from data; each id is a member of what the data can hold.
FAMILIES = ("event-", "edit-", "reason-", "prompt-", "option-", "procedure-", "parameter-", "given-", "why-", "cut-",
            "unit-", "religion-", "marker-", "status-", "kind-", "side-", "agent-", "effect-", "outcome-", "phase-",
            "area-", "chapter-", "game-", "damage-", "not-saved-", "walsingham-", "guide-", "map-", "print-",
            "card-")  # fmt: skip


# The games that have a catalogue of their own; the others cannot be opened in the window.
SPOKEN = tuple(name for name in games() if (ROOT / "translations" / "en" / f"{name}.ftl").exists())


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language by id. A message that cannot be read fails."""
    found: dict[str, ast.Message] = {}
    for file in sorted((ROOT / "translations" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content[:80]!r} cannot be read"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def placeholders(message: ast.Message) -> set[str]:
    """The arguments that a message takes."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.SyntaxNode) else ():
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ast.SyntaxNode):
                    walk(item)

    walk(message)
    return found


def literals() -> Iterator[tuple[str, bool]]:
    """The message ids in the code of the window: whole ones, and the beginnings of those put together (True)."""
    for path in DESKTOP:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr):
                first = node.values[0] if node.values else None
                if isinstance(first, python.Constant) and isinstance(first.value, str):
                    yield first.value, True
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                yield node.value, node.value.endswith("-")


def test_both_languages_have_the_same_messages() -> None:
    russian, english = set(messages("ru")), set(messages("en"))
    assert not russian - english, "missing in English"
    assert not english - russian, "missing in Russian"


def test_both_languages_take_the_same_arguments() -> None:
    english = messages("en")
    differing = {
        name: (placeholders(message), placeholders(english[name]))
        for name, message in messages("ru").items()
        if placeholders(message) != placeholders(english[name])
    }
    assert not differing


def test_the_window_uses_no_message_that_is_not_there() -> None:
    known = set(messages("en"))
    wanted = {text for text, joined in literals() if not joined and re.fullmatch(r"ui-[a-z0-9_-]+[a-z0-9]", text)}
    beginnings = {text for text, joined in literals() if joined and re.match(r"ui-[a-z]", text)}
    assert len(wanted) > 150
    assert not wanted - known
    assert not {start for start in beginnings if not any(name.startswith(start) for name in known)}


def test_no_message_of_the_window_is_unused() -> None:
    whole = {text for text, joined in literals() if not joined}
    beginnings = tuple(text for text, joined in literals() if joined and re.match(r"ui-[a-z]", text))
    window = [name for name in messages("en") if name.startswith("ui-")]
    unused = [name for name in window if name not in whole and not name.startswith(beginnings)]
    assert not unused


def test_every_message_belongs_to_the_window_or_to_a_family() -> None:
    strays = [name for name in messages("en") if not name.startswith(("ui-", *FAMILIES))]
    assert not strays


# ---- what the engine says


def engine_calls(*names: str) -> Iterator[python.Call]:
    """The calls of some functions in the engine."""
    for path in sorted((ROOT / "engine").rglob("*.py")):
        if path.parent.name in games() and path.parent.name not in SPOKEN:
            continue
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                called = node.func.value if isinstance(node.func, python.Subscript) else node.func
                name = called.attr if isinstance(called, python.Attribute) else getattr(called, "id", "")
                if name in names:
                    yield node


def word(node: python.expr | None) -> str:
    """A literal string, "" for anything else."""
    return node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else ""


def keyword(call: python.Call, name: str) -> str:
    """A literal keyword argument."""
    return next((word(k.value) for k in call.keywords if k.arg == name), "")


def engine_ids() -> Iterator[str]:
    """The messages that the engine's events, prompts and reasons call for."""
    for call in engine_calls("log"):
        if call.args and word(call.args[0]):
            yield f"event-{word(call.args[0])}"
    for call in engine_calls("Event"):
        if keyword(call, "id"):
            yield f"event-{keyword(call, 'id')}"
    for call in engine_calls("choose"):
        if call.args and word(call.args[0]):
            yield f"prompt-{word(call.args[0])}"
    for call in engine_calls("Prompt"):
        if keyword(call, "id"):
            yield f"prompt-{keyword(call, 'id')}"
    for call in engine_calls("Condition", "Reason", "Refusal", "OfLeader", "OfPower"):
        if len(call.args) > 1 and word(call.args[1]):
            yield f"reason-{word(call.args[1])}"
    for call in engine_calls("refuse"):
        if call.args and word(call.args[0]):
            yield f"reason-{word(call.args[0])}"


DOOR_ONLY = {  # what only somebody who speaks to the JSON door can be told
    "reason-bad_json", "reason-no_object", "reason-unknown_op", "reason-missing_field", "reason-wrong_type",
    "reason-no_table", "reason-too_long",
}  # fmt: skip


def test_everything_that_the_engine_says_has_words() -> None:
    wanted = set(engine_ids())
    assert len(wanted) > 100
    # "edited" is told by the messages edit-…
    missing = wanted - set(messages("en")) - DOOR_ONLY
    assert not missing


def test_every_procedure_has_title_steps_and_parameters_in_words() -> None:
    known = set(messages("en"))
    for game in SPOKEN:
        for procedure in games()[game]["procedures"]:
            name = procedure["id"]
            wanted = {f"procedure-{name}", f"chapter-{procedure['chapter']}"}
            wanted |= {f"procedure-{name}-step-{n}" for n in range(1, procedure.get("steps", 0) + 1)}
            wanted |= {f"parameter-{p['name']}" for p in procedure["parameters"]}
            wanted |= {f"phase-{procedure['phase']}"} if procedure["phase"] else set()
            assert not wanted - known


def test_every_edit_has_words() -> None:
    known = set(messages("en"))
    for game in SPOKEN:
        assert not {f"edit-{edit['set']}" for edit in games()[game]["edits"]} - known


# ---- in use


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    texts = Texts(language)
    for name, message in messages(language).items():
        said = texts(name, **dict.fromkeys(placeholders(message), 1))
        assert said
        assert said != name
        assert "{" not in said


def test_russian_counts_have_three_forms() -> None:
    texts = Texts("ru")
    said = [texts("ui-cards", count=count) for count in (1, 2, 5, 11, 21, 104)]
    assert said == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "104 карты"]


def test_places_are_found_in_either_language_without_diacritics() -> None:

    texts = Texts("en")
    texts.use_names(flat_board(board_data("virgin_queen")))
    assert texts.found("orleans") == ["orleans"]
    assert texts.found("ОРЛЕАН") == ["orleans"]
    assert texts.found("кельн") == ["cologne"]
    assert texts.found("la ro")[0] == "la_rochelle"
    assert texts.found("ларош") == ["la_rochelle"]
    assert texts.found("zzz") == []
    assert texts.found("  ") == []
    assert folded("Ёж-Ö!") == folded("еж o")


def test_the_name_of_a_file_is_told_as_it_is() -> None:
    why = {"reason": "not_ours", "data": {"path": "/games/my_last_game_.save"}, "message": "", "rule": None}
    assert "/games/my_last_game_.save" in Wording(Texts("en")).reason(why)


def test_the_section_stands_before_the_full_stop() -> None:
    texts = Texts("en")
    texts.game = "here_i_stand"
    why = {"rule": "8.2", "reason": "already_played", "data": {"procedure": "card_draw"}}
    assert Wording(texts).reason(why) == "Played already this turn: Card draw (8.2)."
    assert Wording(texts).reason({**why, "rule": None}) == "Played already this turn: Card draw."


def test_a_reason_with_another_names_its_place_once() -> None:
    texts = Texts("ru")
    texts.use_names(flat_board(board_data("virgin_queen")))
    texts.game = "virgin_queen"
    other = {"rule": "18.5", "reason": "protestant_unit", "data": {"space": "york"}}
    why = {"rule": "18.5", "reason": "already_catholic", "data": {"space": "york", "also": [other]}}
    said = Wording(texts).reason(why)
    assert said.count("Йорк") == 1
    assert said.endswith("; кроме того, там протестантская часть (18.5)")

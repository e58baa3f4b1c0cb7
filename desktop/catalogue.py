"""The messages of one language, read from the Fluent files; a message is parsed when it is first wanted.

Parsing two thousand messages takes longer than everything else at the start, and a start wants a tenth of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# Where a message or a term begins: its id at the edge of the line. A line that begins otherwise goes on with it.
_BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=[ ]*", re.MULTILINE)
_COMMENT = re.compile(r"^#.*$\n?", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
# A line in which nothing but given values has to be filled in.
_FILLED_IN = re.compile(r"(?:[^{}\n]|\{ ?\$\w+ ?\})+")
_GAP = re.compile(r"\{ ?\$(\w+) ?\}")
# A choice by a word, each outcome one such line; a choice by a number needs the plurals of the language.
_CHOICE = re.compile(r"\s*\{ ?\$(\w+) ->\n((?:[ ]*\*?\[\w+\] [^\n]+\n)+)[ ]*\}")
_OUTCOME = re.compile(r"[ ]*(\*?)\[(\w+)\] ([^\n]+)\n")
# From here on a number is written with its language's sign between the thousands.
_LONG_NUMBER = 1000
REMEMBERED = 1000


def entries(text: str) -> Iterator[tuple[str, str, str]]:
    """Ids, what stands after the sign, and the whole entry, of the messages of a Fluent file."""
    text = _COMMENT.sub("", text.replace("\r\n", "\n"))
    found = list(_BEGINNING.finditer(text))
    for begin, after in zip(found, [*found[1:], None], strict=True):
        end = after.start() if after else len(text)
        yield begin[1], text[begin.end() : end].rstrip(), text[begin.start() : end]


class Choice(NamedTuple):
    """A message that depends on one word."""

    by: str
    outcomes: dict[str, str]
    otherwise: str


def _choice(entry: str) -> Choice | None:
    """An entry as a simple choice; None where it is more than that."""
    found = _CHOICE.fullmatch(entry.split("=", 1)[1].rstrip())
    if found is None:
        return None
    rows = _OUTCOME.findall(found[2])
    otherwise = [line for star, _, line in rows if star]
    if len(otherwise) != 1 or not all(_FILLED_IN.fullmatch(line) for _, _, line in rows):
        return None
    return Choice(found[1], {key: line.rstrip() for _, key, line in rows}, otherwise[0].rstrip())


class Catalogue:
    """What one language says. A message of one line, plain or with values to fill in, needs no parser at all."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self._lines: dict[str, str] = {}
        self._choices: dict[str, Choice | None] = {}  # of waiting entries; None: no simple choice
        self._waiting: dict[str, str] = {}  # entries that have not been parsed
        self._bundle: FluentBundle | None = None
        self._said: dict[tuple[Any, ...], str] = {}  # what the parser's own way has come to, which is slow
        for text in texts.values():
            for key, pattern, whole in entries(text):
                if key not in self:
                    one_line = _FILLED_IN.fullmatch(pattern)
                    (self._lines if one_line else self._waiting)[key] = pattern if one_line else whole

    def __contains__(self, message: str) -> bool:
        return message in self._lines or message in self._waiting or self._parsed(message)

    def say(self, message: str, arguments: Mapping[str, Any]) -> str | None:
        """The message with its arguments; None where there is none."""
        if message in self._lines:
            line = _filled_in(self._lines[message], arguments)
            if line is not None:
                return line
            self._waiting[message] = f"{message} = {self._lines[message]}\n"
        chosen = self._chosen(message, arguments)
        if chosen is not None:
            return chosen
        if message in self._waiting:
            self._parse(message)
        if self._bundle is None or not self._bundle.has_message(message):
            return None
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        key = (message, *((name, type(value), str(value)) for name, value in arguments.items()))
        if key not in self._said:
            if len(self._said) > REMEMBERED:
                self._said.clear()
            self._said[key] = str(self._bundle.format_pattern(pattern, arguments)[0])
        return self._said[key]

    def _chosen(self, message: str, arguments: Mapping[str, Any]) -> str | None:
        """What a choice by a word comes to; None where it is none, or has to be parsed."""
        if message not in self._choices:
            if message not in self._waiting:
                return None
            self._choices[message] = _choice(self._waiting[message])
        choice = self._choices[message]
        word = arguments.get(choice.by) if choice else None
        if choice is None or type(word) is not str:
            return None
        return _filled_in(choice.outcomes.get(word, choice.otherwise), arguments)

    def _parsed(self, message: str) -> bool:
        return self._bundle is not None and self._bundle.has_message(message)

    def _parse(self, message: str) -> None:
        """Parses an entry, and what it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        entry = self._waiting.pop(message)
        self._bundle.add_resource(FluentResource(entry))
        for other in _REFERENCE.findall(entry):
            if other in self._lines:
                self._bundle.add_resource(FluentResource(f"{other} = {self._lines[other]}\n"))
            elif other in self._waiting:
                self._parse(other)


def _filled_in(line: str, arguments: Mapping[str, Any]) -> str | None:
    """A line with its values in their gaps; None where a value is missing or has to be written in a language's way."""
    if "{" not in line:
        return line
    parts = _GAP.split(line)
    for number in range(1, len(parts), 2):
        value = arguments.get(parts[number])
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _LONG_NUMBER:
            value = str(value)
        elif type(value) is not str:
            return None
        parts[number] = value
    return "".join(parts)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, all its files together; the first of two messages of one id counts."""
    folder = resources.files("translations") / language
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return Catalogue(language, {f.name: f.read_text(encoding="utf-8") for f in files})

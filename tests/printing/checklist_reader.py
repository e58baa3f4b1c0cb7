"""Reads the checklist as a person with a box of counters would: from the words on the paper and where they stand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.printing.pages import Word, texts_of, words_of

MM = 72 / 25.4
# Where the columns begin, in millimetres from the edge of the paper.
CONTROL, RELIGION, PIECES, BARE, SEA = 50, 84, 111, 84, 58
STEMS = {
    "ru": {"регулярн": "regular", "наёмник": "mercenary", "кавалер": "cavalry", "морск": "naval", "корсар": "corsair"},
    "en": {"regular": "regular", "mercenar": "mercenary", "cavalry": "cavalry", "naval": "naval", "corsair": "corsair"},
}
NO_UNITS = {"ru": "Без частей. Контроль: ", "en": "No units. Control: "}
TITLES = {"ru": ("Расстановка", "Море"), "en": ("Set-up checklist", "Sea")}
EMPTY = {"ru": "Пусто", "en": "Empty"}
SIGNS = {"ru": {"Беспорядки": "unrest", "Осада": "besieged"}, "en": {"Unrest": "unrest", "Besieged": "besieged"}}


@dataclass
class Row:
    """What the paper says of one place."""

    control: str = ""
    religion: str = ""
    pieces: str = ""
    units: Counter[tuple[str, str]] = field(default_factory=Counter)
    signs: set[str] = field(default_factory=set)


@dataclass
class Line:
    """The words of one line of the page, by column."""

    words: list[Word]

    def between(self, left: float, right: float = 999) -> str:
        """The text of a column, in millimetres."""
        return " ".join(word.text for word in self.words if left * MM - 2 <= word.left < right * MM - 2)


def lines_of(words: list[Word]) -> Iterator[Line]:
    """The lines of a page from above."""
    line: list[Word] = []
    for word in sorted(words, key=lambda word: (round(word.top + word.bottom) // 2, word.left)):
        if line and abs((word.top + word.bottom) - (line[0].top + line[0].bottom)) > 6:
            yield Line(sorted(line, key=lambda word: word.left))
            line = []
        line.append(word)
    if line:
        yield Line(sorted(line, key=lambda word: word.left))


class Reader:
    """Goes over the lines and keeps in mind what the line before was about."""

    def __init__(self, names: dict[str, str], language: str) -> None:
        self.names, self.language = names, language
        self.found: dict[str, Row] = {}
        self.here: Row | None = None
        self.bare: list[str] | None = None
        self.at_sea = False

    def line(self, line: Line) -> None:
        """One more line."""
        pieces = SEA if self.at_sea else PIECES
        left = line.between(0, pieces if self.at_sea else CONTROL)
        heading = line.words[0].bottom - line.words[0].top > 14
        if heading or left == EMPTY[self.language]:
            self.close()
            self.at_sea = self.at_sea or line.between(0) == TITLES[self.language][1]
        elif line.between(0).startswith(NO_UNITS[self.language]):
            self.close()
            self.bare = [line.between(0, BARE)[len(NO_UNITS[self.language]):], line.between(BARE)]
        elif self.bare is not None:
            self.bare = [f"{one} {other}".strip() for one, other in
                         zip(self.bare, (line.between(0, BARE), line.between(BARE)), strict=True)]
        elif left in self.names:
            self.here = self.found.setdefault(self.names[left], Row())
            self._fill(line)
        elif self.here is not None and not left:
            self._fill(line)

    def _fill(self, line: Line) -> None:
        assert self.here is not None
        row, pieces = self.here, SEA if self.at_sea else PIECES
        if not self.at_sea:
            row.control = f"{row.control} {line.between(CONTROL, RELIGION)}".strip()
            row.religion = f"{row.religion} {line.between(RELIGION, PIECES)}".strip()
        row.pieces = f"{row.pieces} {line.between(pieces)}".strip()

    def close(self) -> None:
        """What was read of spaces without pieces: names one behind the other."""
        if self.bare is not None:
            control, _, religion = self.bare[0].partition(", ")
            longest_first = sorted(self.names, key=len, reverse=True)
            rest = self.bare[1]
            while rest:
                name = next((name for name in longest_first if rest == name or rest.startswith(name + " ")), None)
                assert name is not None, f"no space is called {rest!r}"
                assert self.names[name] not in self.found, f"{name} is there twice"
                self.found[self.names[name]] = Row(control=control, religion=religion)
                rest = rest[len(name) + 1:]
        self.here, self.bare = None, None


def read_checklist(pdf: Path, game: str, language: str, board: dict[str, Any]) -> dict[str, Row]:
    """Every place by its name on the paper."""
    texts = texts_of(game, language)
    reader = Reader({texts.place(space): space for space in [*board["spaces"], *board["seas"]]}, language)
    _, words = words_of(pdf)
    for page in sorted({word.page for word in words}):
        own = [word for word in words if word.page == page]
        title = " ".join(line.between(0, 120) for line in lines_of(own[:12])).strip()
        if title.startswith(TITLES[language][0]) and ":" not in title.split(TITLES[language][0])[1][:3]:
            for line in lines_of([word for word in own if 17 * MM < word.top < 280 * MM]):
                reader.line(line)
    reader.close()
    owners = {texts.power(owner): owner for owner in _owners(board)}
    for row in reader.found.values():
        row.units = units_in(row.pieces, owners, language)
        row.signs = {sign for word, sign in SIGNS[language].items() if re.search(rf"\b{word}\b", row.pieces)}
    return reader.found


def _owners(board: dict[str, Any]) -> list[str]:
    troops = [troop for power in board["powers"].values() for troop in power["troops"]]
    return [*board["powers"], *troops, *board["minors"], *board["others"]]


def units_in(text: str, owners: dict[str, str], language: str) -> Counter[tuple[str, str]]:
    """The units that a text names, by owner and type."""
    either = "|".join(sorted(map(re.escape, owners), key=len, reverse=True))
    found: Counter[tuple[str, str]] = Counter()
    for owner, count, word in re.findall(rf"({either}): (\d+) ([^\W\d]+)", text):
        kind = next(kind for stem, kind in STEMS[language].items() if word.startswith(stem))
        found[owners[owner], kind] += int(count)
    return found

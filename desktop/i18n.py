"""The texts that the player sees, from the Fluent catalogues; the language changes at once, without restart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal

from desktop.catalogue import catalogue

LANGUAGES = ("ru", "en")
Rows = dict[str, dict[str, Any]]
# Kind of name: the rows of the board data that hold it.
NAMED_ROWS = {"card": "cards", "scenario": "scenarios", "area": "zones", "zone": "zones", "reformer": "reformers",
              "debater": "debaters", "ruler": "rulers", "track": "tracks", "site": "sites",
              "discovery": "discoveries", "voyager": "voyagers"}  # fmt: skip


def system_language() -> str:
    """The language of the desk: Russian where the system speaks it, else English."""
    return "ru" if QLocale.system().language() == QLocale.Language.Russian else "en"


def folded(name: str) -> str:
    """A name as the search compares it: no case, no diacritics, no hyphens, Ё as Е."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c) and c.isalnum())


def rows_by_id(rows: Mapping[str, Any] | Iterable[dict[str, Any]] | None) -> Rows:
    """Board data by id, whether it came as a list of rows or already keyed."""
    if rows is None:
        return {}
    if isinstance(rows, Mapping):
        return {key: dict(row) for key, row in rows.items()}
    return {row["id"]: row for row in rows}


class Texts(QObject):
    """Messages by id and the names of the board, in the present language. `changed`: speak anew."""

    changed = Signal()

    def __init__(self, language: str = "ru") -> None:
        super().__init__()
        self.language = language if language in LANGUAGES else "en"
        self.game = ""  # messages `<id>-<game>` go before `<id>`
        self._places: Rows = {}
        self._powers: Rows = {}
        self._leaders: Rows = {}
        self._words: dict[str, Rows] = {}
        # In which catalogue and by which id a message was found; the one of the game in play may be another's.
        self._found: dict[tuple[str, str, str], tuple[str, str]] = {}
        self._known: dict[tuple[str, str, str], bool] = {}

    def set_language(self, code: str) -> None:
        """Speaks another language from now on."""
        if code in LANGUAGES and code != self.language:
            self.language = code
            self.changed.emit()

    def use_names(self, board: Mapping[str, Any]) -> None:
        """Takes the names of places, powers and leaders from a game's board data."""
        self._places = {}
        for kind in ("settlements", "oceans", "seas", "spaces"):
            self._places.update(rows_by_id(board.get(kind)))
        powers = rows_by_id(board.get("powers"))
        troops = {key: row for power in powers.values() for key, row in (power.get("troops") or {}).items()}
        self._powers = {**rows_by_id(board.get("others")), **rows_by_id(board.get("minors")), **troops, **powers}
        self._leaders = {**rows_by_id(board.get("captains")), **rows_by_id(board.get("leaders"))}
        self._words = {kind: rows_by_id(board.get(rows)) for kind, rows in NAMED_ROWS.items()}
        self.changed.emit()

    def speaks(self, game: str) -> bool:
        """Whether there is a catalogue for a game; one without cannot be played in the window."""
        return (resources.files("translations") / self.language / f"{game}.ftl").is_file()

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, for all games or for the one in play."""
        key = (self.language, self.game, message_id)
        if key not in self._known:
            known = catalogue(self.language)
            self._known[key] = message_id in known or f"{message_id}-{self.game}" in known
        return self._known[key]

    def __call__(self, message_id: str, **arguments: Any) -> str:
        """The message in the present language; an unknown id is shown as it is, so that nothing is lost."""
        key = (self.language, self.game, message_id)
        if key in self._found:
            code, known = self._found[key]
            return str(catalogue(code).say(known, arguments))
        for code in (self.language, "en"):
            for known in (f"{message_id}-{self.game}", message_id):
                text = catalogue(code).say(known, arguments)
                if text is not None:
                    self._found[key] = code, known
                    return text
        return message_id

    def place(self, place_id: str) -> str:
        """The name of a space, sea zone, ocean zone or settlement."""
        return self._name(self._places, place_id)

    def power(self, power_id: str) -> str:
        """The name of a power, a minor power or a troop."""
        return self._name(self._powers, power_id)

    def leader(self, leader_id: str) -> str:
        """The name of a leader or captain."""
        return self._name(self._leaders, leader_id)

    def named_as(self, kind: str, some_id: str) -> str | None:
        """The board's name or the message `kind-some_id`, or None where there is none."""
        if some_id in self._words.get(kind, ()):
            return self._name(self._words[kind], some_id)
        message = f"{kind}-{some_id}"
        return self(message) if self.has(message) else None

    def is_place(self, some_id: str) -> bool:
        """Whether the board has a place of this id."""
        return some_id in self._places

    def is_power(self, some_id: str) -> bool:
        """Whether the game has a power, minor power or troop of this id."""
        return some_id in self._powers

    def is_leader(self, some_id: str) -> bool:
        """Whether the game has a leader or captain of this id."""
        return some_id in self._leaders

    def found(self, words: str) -> list[str]:
        """Places whose name, in either language, begins with or holds `words`; beginnings first."""
        wanted = folded(words)
        if not wanted:
            return []
        starts, holds = [], []
        for place, row in self._places.items():
            names = [folded(row.get(f"name_{code}", "")) for code in LANGUAGES]
            if any(name.startswith(wanted) for name in names):
                starts.append(place)
            elif any(wanted in name for name in names):
                holds.append(place)
        return sorted(starts, key=self.place) + sorted(holds, key=self.place)

    def _name(self, rows: Rows, some_id: str) -> str:
        row = rows.get(some_id)
        return str(row.get(f"name_{self.language}") or some_id) if row else some_id


"""The numbers of a game's tables in words: what each key of the editable values stands for, and the rows of the
espionage table. Composed by rule from patterns and names, so that no number is without words in either language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from desktop.i18n import Texts, rows_by_id

Board = Mapping[str, Any]
Changed = Mapping[str, int]
ACTIONS = ("gain_intelligence", "assassination", "english_catholic_rebellion")


class ValueName(Struct, frozen=True):
    """A value in words: the group it belongs to (id and words), its row there, and its column where the group is a
    table with several."""

    group: str
    title: str
    row: str
    column: str = ""

    @property
    def full(self) -> str:
        """All of it in one line."""
        where = f"{self.title} — {self.row}" if self.row else self.title
        return f"{where}, {self.column}" if self.column else where


class ValueNames:
    """Names the values of one game in the present language."""

    def __init__(self, texts: Texts, board: Board, changed: Changed | None = None) -> None:
        self.texts = texts
        self.board = board
        self.changed = changed or {}

    def name(self, key: str) -> ValueName:
        """A value in words. Raises KeyError for a key that belongs to no table known here."""
        first, *rest = key.split(".")
        return NAMED[first](self, rest)

    def full(self, key: str) -> str:
        """A value in one line; a key that is not known stays as it is, so that nothing is lost."""
        try:
            return self.name(key).full
        except (KeyError, IndexError, ValueError):
            return key

    # ---- espionage

    def outcome(self, procedure: str, number: int) -> str:
        """What a row of the espionage table gives, with the amounts that count at this table."""
        row = self.board["espionage"][procedure]["rows"][number]
        place = f"espionage.{procedure}.row_{number}"
        effects = [self._effect(effect, place) for effect in row["effects"]] or [self.texts("effect-none")]
        choose = self.changed.get(f"{place}.choose", row["choose"])
        if choose is None or choose >= len(effects):
            return ", ".join(effects)
        if (choose, len(effects)) == (1, 2):
            return self.texts("ui-outcome-either", one=effects[0], other=effects[1])
        return self.texts("ui-outcome-some", count=choose, of=len(effects), effects=", ".join(effects))

    def _effect(self, effect: Mapping[str, Any], place: str) -> str:
        amount = self.changed.get(f"{place}.{effect['kind']}", effect["amount"])
        return self.texts(f"effect-{effect['kind']}", amount=amount or 0)

    def _espionage(self, way: list[str]) -> ValueName:
        if way[0] == "bonus":
            words = self.texts(f"kind-{way[1]}")
            return ValueName("bonus", self.texts("ui-values-bonus"), words[:1].upper() + words[1:])
        action, *more = way
        title = self.texts(f"procedure-{action}")
        if not more:
            return ValueName(action, title, "")
        place, field = more
        if place in ("attack", "defence"):
            return ValueName(action, title, self.texts(f"ui-value-{place}-{field}"))
        number = int(place.removeprefix("row_"))
        row = self.outcome(action, number)
        if field == "least":
            message = f"ui-value-least-{self.board['espionage'][action]['measure']}"
            return ValueName(action, title, self.texts(message, row=row))
        if field == "choose":
            return ValueName(action, title, self.texts("ui-value-choose", row=row))
        return ValueName(action, title, self.texts(f"ui-value-amount-{field}", row=row))

    # ---- the other tables

    def _rebellion(self, way: list[str]) -> ValueName:
        return ValueName("rebellion", self.texts("ui-values-rebellion"), self.texts(f"ui-value-{way[0]}"))

    def _navigation(self, way: list[str]) -> ValueName:
        return ValueName("new_world", self.texts("ui-values-new_world"), self.texts(f"ui-value-navigation-{way[0]}"))

    def _treasure_row(self, way: list[str]) -> ValueName:
        words = self.texts("ui-value-treasure-boxes", power=self.texts.power(way[0]))
        return ValueName("new_world", self.texts("ui-values-new_world"), words)

    def _site(self, way: list[str]) -> ValueName:
        return ValueName("sites", self.texts("ui-values-sites"), self.texts.place(way[0]))

    def _captain(self, way: list[str]) -> ValueName:
        return ValueName("captains", self.texts("ui-values-captains"), self.texts.leader(way[0]))

    def _owner(self, way: list[str]) -> ValueName:
        owner, table, *rest = way
        name = self.texts.power(owner)
        if table == "keys_track":
            keys = rows_by_id(self.board["powers"])[owner]["keys_track"][int(rest[0])]["keys"]
            title, row = self.texts("ui-values-keys-track", power=name), self.texts("ui-value-keys", count=keys)
            return ValueName(f"keys_track.{owner}", title, row, self.texts(f"ui-value-keys-{rest[1]}"))
        if table == "jesuits":
            return ValueName("other", self.texts("ui-values-other"), self.texts("ui-value-jesuit-boxes", power=name))
        return ValueName("pools", self.texts("ui-values-pools"), name, self.texts(f"unit-{rest[0]}"))

    def _influence(self, way: list[str]) -> ValueName:
        minor, _, power = way
        return ValueName("influence", self.texts("ui-values-influence"), self.texts.power(minor),
                         self.texts.power(power))  # fmt: skip

    def _victory(self, way: list[str]) -> ValueName:
        return ValueName("other", self.texts("ui-values-other"), self.texts("ui-value-victory"))


NAMED: dict[str, Callable[[ValueNames, list[str]], ValueName]] = {
    "espionage": ValueNames._espionage, "rebellion": ValueNames._rebellion, "navigation": ValueNames._navigation,
    "treasure_rows": ValueNames._treasure_row, "sites": ValueNames._site, "captains": ValueNames._captain,
    "powers": ValueNames._owner, "troops": ValueNames._owner, "minors": ValueNames._owner,
    "influence": ValueNames._influence, "victory_vp": ValueNames._victory,
}  # fmt: skip

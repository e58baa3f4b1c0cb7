"""What a piece or a space looks like, as small hashable values: the keys of the pixmap cache."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.theme import SANS, PowerLook, Theme

NOBODY = PowerLook("independent", "#efe8d8", "#17130e", "–", "none")
COUNTER = 34.0
PLATE_HEIGHT = 18.0
MARKER = 26.0
PORTRAIT = 30.0
CHIP = 30.0
MARKERS = ("jesuit", "morisco", "piracy", "fortress", "jesuit_university", "knights_of_st_john")


class Look(Struct, frozen=True):
    """A counter's look. `kind`: unit, leader, marker, portrait (reformer or debater) or chip (a stack from far)."""

    kind: str
    owner: str
    type: str = ""
    count: int = 1
    name: str = ""
    ratings: str = ""
    letter: str = ""
    power: PowerLook = NOBODY
    loaned_to: PowerLook | None = None
    loan_letter: str = ""
    faded: bool = False
    theme: str = "light"

    @property
    def size(self) -> QSizeF:
        """Size at 100 %, in scene pixels."""
        if self.kind == "leader":
            return QSizeF(plate_width(self.name, self.ratings) + coins_width(self), PLATE_HEIGHT)
        side = {"unit": COUNTER, "chip": CHIP, "portrait": PORTRAIT}.get(self.kind, MARKER)
        return QSizeF(side, side)


class SpaceLook(Struct, frozen=True):
    """A space's look."""

    shape: str
    power: PowerLook
    letter: str
    religion: str | None
    capital: bool = False
    port: bool = False
    unrest: bool = False
    besieged: bool = False
    faded: bool = False
    theme: str = "light"
    coins: int = 0


def font(family: str, pixels: float, bold: bool = False, italic: bool = False) -> QFont:
    """A font of a size in pixels, unhinted so that it scales evenly."""
    found = QFont(family)
    found.setPixelSize(max(1, round(pixels)))
    found.setBold(bold)
    found.setItalic(italic)
    found.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return found


def plate_font() -> QFont:
    """The font of leaders' names."""
    return font(SANS, 12, bold=True)


def text_width(text: str, of: QFont) -> float:
    """Width of a line of text."""
    return QFontMetricsF(of).horizontalAdvance(text)


def ratings_width(ratings: str) -> float:
    """Width of the coloured end of a leader's plate."""
    return 11.0 + text_width(ratings, plate_font())


def plate_width(name: str, ratings: str) -> float:
    """Width of a leader's plate: as wide as its name needs."""
    return ratings_width(ratings) + text_width(name, plate_font()) + 11.0


def coins_width(look: Look) -> float:
    """Room at the end of a captain's plate for the treasures that he carries."""
    return 19.0 if look.type == "captain" and look.count else 0.0


class Looks:
    """Makes looks from board data, theme and language."""

    def __init__(self, leaders: Mapping[str, Mapping[str, Any]], theme: Theme, language: str) -> None:
        self.leaders = leaders
        self.theme = theme
        self.language = language

    def letter(self, owner: str | None) -> str:
        """A power's letter in the player's language."""
        return self.theme.power(owner).letter_in(self.language)

    def unit(self, owner: str, unit_type: str, count: int, loaned_to: str | None = None) -> Look:
        """Units of a type."""
        loan = self.theme.power(loaned_to) if loaned_to else None
        return Look("unit", owner, unit_type, count, letter=self.letter(owner), power=self.theme.power(owner),
                    loaned_to=loan, loan_letter=self.letter(loaned_to) if loaned_to else "", theme=self.theme.name)

    def waiting(self, owner: str, unit_type: str, count: int) -> Look:
        """Units that are not on the map yet, pale beside the place where they will come."""
        return replace(self.unit(owner, unit_type, count), faded=True)

    def leader(self, leader: str, service: str | None = None) -> Look:
        """A leader's name plate."""
        row = self.leaders.get(leader, {})
        owner = row.get("troop") or row.get("power") or "independent"
        name = str(row.get(f"name_{self.language}") or row.get("name_en") or leader)
        kind = service or row.get("kind") or "army"
        return Look("leader", owner, kind, 1, name, ratings_text(row, kind), self.letter(owner),
                    self.theme.power(owner), theme=self.theme.name)

    def captain(self, captain: str, treasures: int = 0) -> Look:
        """A sea captain's plate, with his rating and what he carries."""
        row = self.leaders.get(captain, {})
        owner = row.get("troop") or row.get("power") or "independent"
        name = str(row.get(f"name_{self.language}") or row.get("name_en") or captain)
        rating = "" if row.get("rating") is None else str(row["rating"])
        return Look("leader", owner, "captain", treasures, name, rating, self.letter(owner), self.theme.power(owner),
                    theme=self.theme.name)

    def marker(self, marker: str, owner: str = "independent") -> Look:
        """A marker."""
        return Look("marker", owner, marker, theme=self.theme.name)

    def control(self, owner: str) -> Look:
        """A control marker, as it lies in the palette."""
        return Look("control", owner, letter=self.letter(owner), power=self.theme.power(owner), theme=self.theme.name)

    def portrait(self, person: str, side: str, kind: str = "reformer", value: int = 0, faded: bool = False) -> Look:
        """A reformer's or debater's round portrait; `value` is a debater's."""
        row = self.leaders.get(person, {})
        name = str(row.get(f"name_{self.language}") or row.get("name_en") or person)
        return Look("portrait", side, kind, value, name, letter=name[:1], power=self.theme.power(side), faded=faded,
                    theme=self.theme.name)

    def chip(self, owner: str, kind: str, count: int) -> Look:
        """A whole stack seen from far: `kind` is land, naval, both, or leader."""
        return Look("chip", owner, kind, count, letter=self.letter(owner), power=self.theme.power(owner),
                    theme=self.theme.name)


def ratings_text(row: Mapping[str, Any], kind: str) -> str:
    """A leader's ratings as on his plate: command and battle, or battle alone at sea."""
    command, battle = row.get("command"), row.get("battle")
    if kind == "naval":
        return "" if battle is None else str(battle)
    return "–".join(str(n) for n in (command, battle) if n is not None)

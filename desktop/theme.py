"""Paper, ink and powers: the light and the dark look of the map and the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from importlib import resources
from typing import Any

from msgspec import Struct, structs
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

SERIF = "EB Garamond"
SANS = "PT Sans"


class PowerLook(Struct, frozen=True):
    """How a power is told apart: colour, ink on that colour, letter and pattern together."""

    id: str
    colour: str
    ink: str
    letter: str
    pattern: str
    letter_ru: str = ""
    minor: bool = False

    def letter_in(self, language: str) -> str:
        """The power's letter in a language."""
        return self.letter_ru if language == "ru" and self.letter_ru else self.letter


@dataclass(frozen=True)
class Theme:
    """A set of colours; every one is a #rrggbb string."""

    name: str
    dark: bool
    # the window
    window: str
    panel: str
    raised: str
    line: str
    ink: str
    ink_soft: str
    accent: str
    accent_ink: str
    accent_wash: str
    warning_wash: str
    warning_ink: str
    good: str
    # the map
    table: str
    sea: str
    sea_far: str
    water_lines: tuple[str, ...]
    sea_name: str
    sea_border: str
    graticule: str
    land: str
    land_shade: str
    land_far: str
    coast: str
    river: str
    lake: str
    link: str
    pass_ink: str
    pass_paper: str
    place_ink: str
    halo: str
    outline: str
    # pieces
    disc: str
    catholic: str
    protestant: str
    other_faith: str
    flame: str
    flame_edge: str
    wall: str
    plate: str
    plate_ink: str
    glow: str
    source: str
    focus: str
    neutral: str
    areas: Mapping[str, str] = field(default_factory=dict, hash=False, compare=False)
    powers: Mapping[str, PowerLook] = field(default_factory=dict, hash=False, compare=False)

    def power(self, power_id: str | None) -> PowerLook:
        """The look of a power, a minor power, rebels or nobody."""
        known = self.powers.get(power_id or "independent")
        return known or PowerLook(power_id or "independent", self.neutral, readable_ink(self.neutral), "", "none")

    def with_powers(self, board: Mapping[str, Any]) -> Theme:
        """This theme with the powers of a game's board data."""
        return replace(self, powers=power_looks(board))

    def palette(self) -> QPalette:
        """The palette for every widget of the window."""
        return _palette(self)


LIGHT = Theme(
    name="light", dark=False,
    window="#f7f3ea", panel="#fcfaf5", raised="#ffffff", line="#ddd3c0", ink="#2b241b", ink_soft="#665a48",
    accent="#a8321f", accent_ink="#ffffff", accent_wash="#fbe3a6", warning_wash="#fdf0d2", warning_ink="#6b4708",
    good="#2f6b45",
    table="#d9d0bd", sea="#d5e4e6", sea_far="#c9dde1", water_lines=("#c9dee3", "#bcd5dc", "#aecbd5", "#a3c3cf"),
    sea_name="#386775", sea_border="#8fb0ba", graticule="#c5dade",
    land="#f3ead4", land_shade="#e9dcbd", land_far="#ece3cf", coast="#6f6450", river="#9dbccb", lake="#cfe0e4",
    link="#8d7350", pass_ink="#7a5f3c", pass_paper="#e3d3ae", place_ink="#2a2118", halo="#f6eeda", outline="#2b241b",
    disc="#fffdf6", catholic="#a6261d", protestant="#27211a", other_faith="#1f6b52", flame="#e2571c",
    flame_edge="#5c1606", wall="#b9aea0", plate="#fffaf0", plate_ink="#241d15", glow="#ffbf1f", focus="#a8321f",
    neutral="#f4f0e6", source="#2aa5c8",
    areas={"england": "#c8553d", "scotland": "#7f5aa8", "france": "#3a76b0", "netherlands": "#d08a1d",
           "english": "#c8553d", "french": "#3a76b0", "german": "#8a7a3a", "italian": "#5d8a4a", "spanish": "#c79a2b"},
)

DARK = Theme(
    name="dark", dark=True,
    window="#211f1c", panel="#282623", raised="#312e2a", line="#47423a", ink="#efe7d8", ink_soft="#b9ae9b",
    accent="#e8836b", accent_ink="#1f1512", accent_wash="#5a4413", warning_wash="#43371d", warning_ink="#f1d49a",
    good="#8ecfa4",
    table="#171614", sea="#22343d", sea_far="#1c2d36", water_lines=("#263b45", "#2a434e", "#2f4b58", "#365664"),
    sea_name="#93bccb", sea_border="#44626f", graticule="#293e48",
    land="#4a4437", land_shade="#403b30", land_far="#454034", coast="#b3a486", river="#3c5866", lake="#2b414b",
    link="#a38a65", pass_ink="#cbb489", pass_paper="#5a5140", place_ink="#f6eedd", halo="#3d382d", outline="#14110d",
    disc="#fdf8ea", catholic="#a6261d", protestant="#27211a", other_faith="#1f6b52", flame="#ff7a33",
    flame_edge="#4a1204", wall="#b9aea0", plate="#f3ebda", plate_ink="#241d15", glow="#ffc53a", focus="#ff9c83",
    neutral="#d9d2c2", source="#58c6e6",
    areas={"england": "#c8553d", "scotland": "#9a78c4", "france": "#5c93c9", "netherlands": "#d79a3a",
           "english": "#c8553d", "french": "#5c93c9", "german": "#b3a35c", "italian": "#7fae6a", "spanish": "#dcb44e"},
)

THEMES = {"light": LIGHT, "dark": DARK}

# The Okabe-Ito hues of the data, toned to lie on parchment beside each other without glare.
_TONES = {
    "#F0E442": "#efc319", "#D55E00": "#c9481a", "#0072B2": "#1f66a8", "#009E73": "#0c7f57", "#CC79A7": "#ab4a82",
    "#4D4D4D": "#4a4a4d", "#FFFFFF": "#efe8d8", "#BBBBBB": "#d8d2c6", "#56B4E9": "#5fb2de", "#8C564B": "#8a5a44",
    "#6FBF73": "#7bbf6a", "#7F5AA8": "#7a5aa6", "#E69F00": "#dd9412",
}
# Where the data names a colour in words only, and letters where it has none.
_COLOURS = {
    "ottoman": "#009E73", "hapsburg": "#F0E442", "spain": "#F0E442", "england": "#D55E00", "france": "#0072B2",
    "empire": "#4D4D4D", "papacy": "#7F5AA8", "protestant": "#CC79A7", "huguenot": "#CC79A7", "dutch": "#E69F00",
    "genoa": "#E69F00", "hungary_bohemia": "#8C564B", "scotland": "#56B4E9", "venice": "#6FBF73",
    "portugal": "#8C564B", "ireland": "#6FBF73", "independent": "#FFFFFF",
}
_LETTERS_RU = {
    "ottoman": "О", "spain": "И", "england": "А", "france": "Ф", "empire": "Им", "protestant": "П", "scotland": "Шт",
    "ireland": "Ир", "portugal": "Пт", "venice": "Вц", "papacy": "Пп", "hapsburg": "Г", "genoa": "Гн",
    "hungary_bohemia": "ВБ", "huguenot": "Гу", "dutch": "Гл", "independent": "–",
}
_LETTERS = {
    "ottoman": "O", "spain": "S", "england": "E", "france": "F", "empire": "H", "protestant": "P", "scotland": "Sc",
    "ireland": "Ir", "portugal": "Pt", "venice": "Ve", "papacy": "Pa", "hapsburg": "H", "genoa": "Ge",
    "hungary_bohemia": "HB", "huguenot": "Hu", "dutch": "Du", "independent": "–",
}
_PATTERNS = {
    "ottoman": "crescent dots", "spain": "plain", "hapsburg": "plain", "england": "diagonal stripes",
    "france": "vertical stripes", "empire": "checks", "protestant": "horizontal stripes",
    "huguenot": "horizontal stripes", "dutch": "saltire", "papacy": "cross",
}
PATTERNS = ("plain", "none", "crescent dots", "diagonal stripes", "vertical stripes", "horizontal stripes", "checks",
            "saltire", "cross", "dots")


def rows_of(board: Mapping[str, Any], *keys: str) -> Iterable[Mapping[str, Any]]:
    """The rows of board data under some keys, whether they are lists or keyed by id."""
    for key in keys:
        rows = board.get(key) or ()
        for row_id, row in rows.items() if isinstance(rows, Mapping) else ((r["id"], r) for r in rows):
            yield {"id": row_id, **row}


def power_looks(board: Mapping[str, Any]) -> dict[str, PowerLook]:
    """The looks of all owners in a game's board data, rebels and independents included."""
    looks: dict[str, PowerLook] = {}
    for row in rows_of(board, "powers", "major"):
        looks[row["id"]] = _power_look(row, minor=False)
        for troop, own in (row.get("troops") or {}).items():
            looks[troop] = _power_look({"colour": row.get("colour"), **own, "id": troop}, minor=False)
    for row in rows_of(board, "troops"):
        looks[row["id"]] = _power_look(row, minor=False)
    for row in rows_of(board, "minors", "minor"):
        looks[row["id"]] = _power_look(row, minor=True)
    if "spain" in looks:
        for troop in ("huguenot", "dutch"):
            looks.setdefault(troop, _power_look({"id": troop}, minor=False))
    looks["independent"] = structs.replace(_power_look({"id": "independent"}, minor=True), pattern="none")
    return looks


def _power_look(row: Mapping[str, Any], minor: bool) -> PowerLook:
    key = row["id"]
    data = str(row.get("colour") or "")
    base = data.upper() if data.startswith("#") else _COLOURS.get(key, "#BBBBBB")
    colour = _TONES.get(base, base.lower())
    pattern = row.get("pattern") or _PATTERNS.get(key) or ("dots" if minor else "plain")
    pattern = "saltire" if key == "dutch" else str(pattern).replace("_", " ")
    letter = row.get("letter_en") or row.get("letter") or _LETTERS.get(key, key[:2].title())
    letter_ru = row.get("letter_ru") or _LETTERS_RU.get(key, "")
    return PowerLook(key, colour, readable_ink(colour), letter, pattern, letter_ru, minor)


@lru_cache(maxsize=512)
def luminance(colour: str) -> float:
    """Relative luminance of a colour (WCAG 2)."""
    c = QColor(colour)
    parts = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in (c.redF(), c.greenF(), c.blueF())]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: str, second: str) -> float:
    """Contrast ratio of two colours (WCAG 2), from 1 to 21."""
    a, b = sorted((luminance(first), luminance(second)), reverse=True)
    return (a + 0.05) / (b + 0.05)


@lru_cache(maxsize=512)
def readable_ink(colour: str) -> str:
    """White or near-black, whichever reads better on a colour."""
    return "#ffffff" if contrast(colour, "#ffffff") >= contrast(colour, "#17130e") else "#17130e"


@lru_cache(maxsize=512)
def mixed(first: str, second: str, part: float) -> str:
    """A colour between two: 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(*(x + (y - x) * part for x, y in zip(a.getRgbF()[:3], b.getRgbF()[:3], strict=True))).name()


@lru_cache(maxsize=64)
def ui_font(pixels: int, bold: bool = False, family: str = SANS, struck: bool = False) -> QFont:
    """A font of the window, the same for all who ask: nobody changes it."""
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setStrikeOut(struck)
    return font


def load_fonts() -> list[str]:
    """Makes the bundled fonts known to Qt; gives the families. Needs a running QGuiApplication."""
    families: list[str] = []
    for file in sorted(resources.files("resources").joinpath("fonts").iterdir(), key=lambda f: f.name):
        if file.name.lower().endswith((".ttf", ".otf")):
            number = QFontDatabase.addApplicationFontFromData(file.read_bytes())
            families += QFontDatabase.applicationFontFamilies(number)
    return sorted(set(families))


def _palette(theme: Theme) -> QPalette:
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window, role.WindowText: theme.ink, role.Base: theme.panel, role.AlternateBase: theme.window,
        role.Text: theme.ink, role.Button: theme.panel, role.ButtonText: theme.ink, role.BrightText: theme.accent,
        role.ToolTipBase: theme.raised, role.ToolTipText: theme.ink, role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_ink, role.Link: theme.accent, role.LinkVisited: theme.accent,
        role.PlaceholderText: theme.ink_soft, role.Light: theme.raised, role.Midlight: theme.panel,
        role.Mid: theme.line, role.Dark: theme.line, role.Shadow: theme.line,
    }
    palette = QPalette()
    for key, colour in colours.items():
        palette.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(mixed(theme.ink_soft, theme.window, 0.35)))
    return palette

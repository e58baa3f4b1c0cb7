"""Colours by numbers: text reads, powers are told apart, also by the colour-blind."""

from __future__ import annotations

import itertools
import json
from importlib import resources

import pytest
from PySide6.QtGui import QColor, QPalette

from desktop.theme import DARK, LIGHT, PATTERNS, PowerLook, Theme, contrast, readable_ink

THEMES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]
# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
BLINDNESS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> list[float]:
    c = QColor(colour)
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in (c.redF(), c.greenF(), c.blueF())]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    """CIE L*a*b* of linear RGB (D65)."""
    r, g, b = (min(1.0, max(0.0, p)) for p in rgb)
    xyz = ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b,
           (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
    f = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def seen_by(colour: str, blindness: str) -> tuple[float, float, float]:
    rgb = linear(colour)
    return lab([sum(m * p for m, p in zip(row, rgb, strict=True)) for row in BLINDNESS[blindness]])


def difference(a: str, b: str, blindness: str) -> float:
    return sum((x - y) ** 2 for x, y in zip(seen_by(a, blindness), seen_by(b, blindness), strict=True)) ** 0.5


def powers(theme: Theme) -> dict[str, PowerLook]:
    data = json.loads(resources.files("resources").joinpath("virgin_queen/powers.json").read_text(encoding="utf-8"))
    return dict(theme.with_powers({"powers": data["major"], "minors": data["minor"], "troops": data["troops"]}).powers)


@pytest.mark.parametrize("theme", THEMES)
def test_text_reads_on_every_ground(theme: Theme) -> None:
    pairs = {
        "ink on window": (theme.ink, theme.window), "ink on panel": (theme.ink, theme.panel),
        "ink on raised": (theme.ink, theme.raised), "soft ink on window": (theme.ink_soft, theme.window),
        "soft ink on panel": (theme.ink_soft, theme.panel), "accent on window": (theme.accent, theme.window),
        "accent on panel": (theme.accent, theme.panel), "on the accent": (theme.accent_ink, theme.accent),
        "warning": (theme.warning_ink, theme.warning_wash), "ink on the accent's wash": (theme.ink, theme.accent_wash),
        "names on land": (theme.place_ink, theme.land), "names on their halo": (theme.place_ink, theme.halo),
        "names on shaded land": (theme.place_ink, theme.land_shade), "names of seas": (theme.sea_name, theme.sea),
        "plates": (theme.plate_ink, theme.plate),
    }
    weak = {what: round(contrast(*pair), 2) for what, pair in pairs.items() if contrast(*pair) < 4.5}
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_signs_stand_out(theme: Theme) -> None:
    pairs = {"cross": (theme.catholic, theme.disc), "book": (theme.disc, theme.protestant),
             "links": (theme.link, theme.land), "passes": (theme.pass_ink, theme.land),
             "good": (theme.good, theme.panel), "focus": (theme.focus, theme.land), "coast": (theme.coast, theme.sea)}
    weak = {what: round(contrast(*pair), 2) for what, pair in pairs.items() if contrast(*pair) < 2.4}
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_letters_read_on_their_power(theme: Theme) -> None:
    weak = {key: look.colour for key, look in powers(theme).items() if contrast(look.ink, look.colour) < 4.5}
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_no_two_powers_share_letter_or_colour_and_pattern(theme: Theme) -> None:
    looks = [look for key, look in powers(theme).items() if key != "protestant"]
    for language in ("en", "ru"):
        letters = [look.letter_in(language) for look in looks]
        assert len(set(letters)) == len(letters)
    marks = [(look.colour, look.pattern) for look in looks]
    assert len(set(marks)) == len(marks)
    assert {look.pattern for look in looks} <= set(PATTERNS)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_great_powers_are_told_apart(blindness: str) -> None:
    """By colour where the eye can; where it cannot, by pattern, and always by letter."""
    looks = powers(LIGHT)
    great = [looks[key] for key in ("ottoman", "spain", "england", "france", "empire", "protestant")]
    for a, b in itertools.combinations(great, 2):
        apart = difference(a.colour, b.colour, blindness)
        assert apart >= (25 if blindness == "normal" else 11), f"{a.id} and {b.id}: {apart:.0f}"
        assert a.pattern != b.pattern
        assert a.letter != b.letter


def test_ink_is_the_better_of_white_and_black() -> None:
    assert readable_ink("#ffffff") == "#17130e"
    assert readable_ink("#102030") == "#ffffff"


@pytest.mark.parametrize("theme", THEMES)
def test_palette_is_the_themes(theme: Theme) -> None:
    palette = theme.palette()
    assert palette.color(QPalette.ColorRole.Window).name() == theme.window
    assert palette.color(QPalette.ColorRole.Highlight).name() == theme.accent

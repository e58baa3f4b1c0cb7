"""The powers are told apart: by colour (CIEDE2000), also by colour-blind eyes, and where colours come near, by letter
and pattern as well."""

from __future__ import annotations

from itertools import combinations

import pytest
from coloraide import Color as Base
from coloraide.filters.cvd import Deutan, Protan, Tritan

from desktop.controller import board_data
from desktop.theme import PowerLook, power_looks

GAMES = ("virgin_queen", "here_i_stand")
# Eyes by the matrices of Viénot (red and green) and Brettel (blue).
EYES = {"all colours": "", "deuteranopia": "deutan", "protanopia": "protan", "tritanopia": "tritan"}
APART = 20.0  # in CIEDE2000: nobody takes one for the other


class Color(Base):
    """With the filters of colour-blind eyes."""


Color.register([Deutan(), Protan(), Tritan()], overwrite=True)


def seen(look: PowerLook, eye: str) -> Color:
    """A power's colour as an eye sees it."""
    colour = Color(look.colour)
    return colour.filter(eye, 1.0, space="srgb-linear") if eye else colour


def near(game: str, eye: str, least: float) -> list[tuple[PowerLook, PowerLook]]:
    """The pairs of owners whose colours come near."""
    looks = power_looks(board_data(game)).values()
    return [(a, b) for a, b in combinations(looks, 2) if seen(a, eye).delta_e(seen(b, eye), method="2000") < least]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eye", EYES.values(), ids=list(EYES))
def test_where_colours_come_near_letters_differ(game: str, eye: str) -> None:
    same = [(a.id, b.id) for a, b in near(game, eye, APART)
            for language in ("en", "ru") if a.letter_in(language) == b.letter_in(language)]  # fmt: skip
    assert same == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("eye", EYES.values(), ids=list(EYES))
def test_where_colours_of_great_powers_come_near_patterns_differ(game: str, eye: str) -> None:
    great = set(board_data(game)["powers"])
    pairs = [(a, b) for a, b in near(game, eye, APART) if {a.id, b.id} <= great]
    assert [(a.id, b.id) for a, b in pairs if a.pattern == b.pattern] == []


@pytest.mark.parametrize("game", GAMES)
def test_great_powers_are_told_apart_by_colour_alone(game: str) -> None:
    great = set(board_data(game)["powers"])
    assert [(a.id, b.id) for a, b in near(game, "", APART) if {a.id, b.id} <= great] == []

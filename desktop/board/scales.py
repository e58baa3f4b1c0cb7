"""Semantic zoom: names and symbols shrink slower than the map from far, and grow slower than it when near."""

from __future__ import annotations

import math
from functools import lru_cache

MAX_ZOOM = 3.0
# Size of the names of the seas at 100 %.
SEA_NAME = 30.0
# Width of the mountain sign of a pass at 100 %.
MOUNTAIN = 26.0
BUCKETS_AN_OCTAVE = 8
# Exponents below and above 100 %: size on the screen = zoom ** exponent.
_EXPONENTS = {
    "key": (0.47, 0.55), "town": (0.60, 0.55), "label_key": (0.31, 0.50), "label_town": (0.42, 0.50),
    "counter": (0.50, 0.55), "line": (0.55, 0.50), "sea": (0.47, 0.60), "water": (0.75, 0.80),
}
TOWN_NAMES_FROM = 0.40
FANS_FROM = 0.42


def smooth_size(kind: str, zoom: float) -> float:
    """Size on the screen of a kind of drawing at a zoom, 1 at 100 %."""
    below, above = _EXPONENTS[kind]
    return float(zoom ** (below if zoom < 1 else above))


def bucket(value: float) -> float:
    """The nearest of the sizes for which pixmaps are drawn: eight an octave."""
    return float(2 ** (round(math.log2(value) * BUCKETS_AN_OCTAVE) / BUCKETS_AN_OCTAVE))


@lru_cache(maxsize=256)
def screen_size(kind: str, zoom: float) -> float:
    """Size on the screen of a kind of drawing at a zoom, in the steps in which pixmaps are drawn."""
    return bucket(smooth_size(kind, zoom))


def town_name_opacity(zoom: float, names_from: float = TOWN_NAMES_FROM) -> float:
    """How strongly names of towns show: they fade out when the map is seen from far."""
    return max(0.0, min(1.0, (zoom - names_from) / 0.08))

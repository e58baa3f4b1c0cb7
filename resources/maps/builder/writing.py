"""Spaces and seas as the resources write them."""
from __future__ import annotations

from typing import Any

import shapely

from .. import footprint
from . import geography
from .placing import LANGUAGES, Placing
from .seas import SeaPlaces, Waters


def space(placing: Placing, i: int) -> dict[str, Any]:
    """A space: its place, its names' boxes, its fan."""
    spot = placing.spots[i]
    label = {}
    for lang, (left, top, right, bottom) in zip(LANGUAGES, spot.names, strict=True):
        anchor = footprint.SLOTS[spot.slots[lang]][0]
        label[lang] = {"x": round(left, 1), "y": round(top, 1), "w": round(right - left, 1),
                       "h": round(bottom - top, 1), "anchor": anchor}
    dx, dy, gx, gy = footprint.FANS[spot.fan]
    return {"x": round(spot.x, 1), "y": round(spot.y, 1), "label": label, "fan": {"x": dx, "y": dy, "grow": [gx, gy]}}


def sea(place: SeaPlaces, waters: Waters) -> dict[str, Any]:
    """A zone: its name, the room of its fleets, its borders and its water."""
    label = {"x": round(place.x, 1), "y": round(place.y, 1), "angle": place.angle, "w": round(place.width, 1),
             "h": round(footprint.SEA_NAME_SIZE * 1.15, 1)}
    half = footprint.FLEET_HALF
    counters = {"x": round(place.fleets[0], 1), "y": round(place.fleets[1], 1), "w": 2 * half[0], "h": 2 * half[1]}
    outline = [part.simplify(2.5) for part in shapely.get_parts(waters.area) if part.area > 400]
    return {"label": dict.fromkeys(LANGUAGES, label), "counters": counters,
            "border": [geography.rounded(line.coords) for line in waters.borders],
            "polygon": [geography.rounded(part.exterior.coords) for part in outline]}

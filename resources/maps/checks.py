"""What may not be on a map: a name over a name, a counter over a symbol, two links that cross, and so on.

The build refuses to write a layout with a fault, and the tests hold the committed ones to the same. Needs no library.
"""
from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from . import footprint, geometry
from .geometry import Point, Rect

LANGUAGES = ("en", "ru")
Corners = list[tuple[float, float]]


@dataclass(frozen=True)
class Drawn:
    """A space as the layout draws it."""

    id: str
    at: tuple[float, float]
    port: bool
    symbols: list[Rect]
    names: dict[str, Rect]
    counter: Rect


def drawn_spaces(layout: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> dict[str, Drawn]:
    """The boxes of all spaces; `rows` are the game's spaces."""
    found = {}
    for row in rows:
        spot = layout["spaces"][row["id"]]
        x, y, fan = spot["x"], spot["y"], spot["fan"]
        capital = bool(row.get("capital", row["kind"] == "capital"))
        names = {lang: (b["x"], b["y"], b["x"] + b["w"], b["y"] + b["h"]) for lang, b in spot["label"].items()}
        symbols = footprint.symbol_rects(x, y, bool(row["sea_zones"]), capital)
        counter = footprint.counter_rect(x, y, fan["x"], fan["y"])
        found[row["id"]] = Drawn(row["id"], (x, y), bool(row["sea_zones"]), symbols, names, counter)
    return found


def faults(layout: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Everything on the map that covers or crosses what it must not."""
    missing = sorted({row["id"] for row in rows} ^ set(layout["spaces"]))
    if missing:
        return [f"spaces of the board and of the layout differ: {', '.join(missing)}"]
    spaces = drawn_spaces(layout, rows)
    links = layout["links"]
    return [*_missing_links(links, rows), *_outside(layout, spaces), *_crowded(spaces), *_covered(spaces),
            *_under_links(spaces, links), *_crossings(links), *_at_sea(layout, spaces)]


def _missing_links(links: Sequence[Mapping[str, Any]], rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    wanted = {(frozenset((row["id"], other)), kind) for row in rows
              for kind, field in (("link", "links"), ("link", "adjacent"), ("pass", "passes"))
              for other in row.get(field, [])}
    drawn = {(frozenset((link["a"], link["b"])), link["kind"]) for link in links}
    for pair, kind in wanted ^ drawn:
        yield f"{kind} {' - '.join(sorted(pair))} is on the board or on the map only"


def _outside(layout: Mapping[str, Any], spaces: Mapping[str, Drawn]) -> Iterator[str]:
    width, height = layout["size"]
    for space in spaces.values():
        for rect in (*space.symbols, *space.names.values(), space.counter):
            if rect[0] < 4 or rect[1] < 4 or rect[2] > width - 4 or rect[3] > height - 4:
                yield f"{space.id} leaves the map"


def _crowded(spaces: Mapping[str, Drawn]) -> Iterator[str]:
    for a, b in combinations(spaces.values(), 2):
        distance = math.dist(a.at, b.at)
        if distance < footprint.NEAREST:
            yield f"{a.id} and {b.id} are only {distance:.0f} px apart"


def _covered(spaces: Mapping[str, Drawn]) -> Iterator[str]:
    for space in spaces.values():
        for lang, name in space.names.items():
            if any(geometry.overlap(name, rect) for rect in (*space.symbols, space.counter)):
                yield f"{space.id}: its own {lang} name lies under its symbol or counter"
        if any(geometry.overlap(space.counter, rect) for rect in space.symbols):
            yield f"{space.id}: its counter covers its symbol"
    for a, b in combinations(spaces.values(), 2):
        if math.dist(a.at, b.at) < 420:
            yield from _pair(a, b)


def _pair(a: Drawn, b: Drawn) -> Iterator[str]:
    for lang in LANGUAGES:
        if geometry.overlap(a.names[lang], b.names[lang]):
            yield f"the {lang} names of {a.id} and {b.id} cover each other"
    if geometry.overlap(a.counter, b.counter):
        yield f"the counters of {a.id} and {b.id} cover each other"
    for one, two in ((a, b), (b, a)):
        for lang, name in one.names.items():
            if any(geometry.overlap(name, rect) for rect in (*two.symbols, two.counter)):
                yield f"the {lang} name of {one.id} lies under the symbol or counter of {two.id}"
        if any(geometry.overlap(one.counter, rect) for rect in two.symbols):
            yield f"the counter of {one.id} covers the symbol of {two.id}"


def _under_links(spaces: Mapping[str, Drawn], links: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for link in links:
        line, title = link["line"], f"{link['a']} - {link['b']}"
        box = geometry.grown(geometry.bounds(line), 30)
        if math.dist(line[0], spaces[link["a"]].at) > 0.2 or math.dist(line[-1], spaces[link["b"]].at) > 0.2:
            yield f"{title} does not begin and end at its spaces"
        sign = footprint.pass_rect(line) if link["kind"] == "pass" else None
        ends = geometry.head(line, footprint.LINK_END), geometry.head(line[::-1], footprint.LINK_END)
        for space in spaces.values():
            boxes = (*space.names.values(), space.counter)
            if any(geometry.overlap(box, rect) for rect in (*boxes, space.symbols[0])):
                yield from _link_and_space(title, link, sign, ends, space)


def _link_and_space(title: str, link: Mapping[str, Any], sign: Rect | None, ends: Sequence[Sequence[Point]],
                    space: Drawn) -> Iterator[str]:
    line = link["line"]
    for lang, name in space.names.items():
        if geometry.line_inside(line, name):
            yield f"{title} runs through the {lang} name of {space.id}"
    if any(geometry.line_inside(end, space.counter) for end in ends):
        yield f"the counter of {space.id} covers an end of {title}"
    if space.id not in (link["a"], link["b"]) and geometry.distance_to_line(space.at, line) < footprint.CLEAR_OF_SYMBOL:
        yield f"{title} runs through {space.id}"
    if sign and any(geometry.overlap(sign, rect) for rect in (*space.names.values(), space.counter, space.symbols[0])):
        yield f"the mountain of {title} stands on {space.id}"


def _crossings(links: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    boxes = [geometry.bounds(link["line"]) for link in links]
    for (i, one), (j, two) in combinations(enumerate(links), 2):
        if not geometry.overlap(geometry.grown(boxes[i], 1), geometry.grown(boxes[j], 1)):
            continue
        if geometry.lines_cross(one["line"], two["line"]):
            yield f"{one['a']} - {one['b']} crosses {two['a']} - {two['b']}"


def sea_corners(label: Mapping[str, float]) -> Corners:
    """The four corners of a sea zone's name, which may be tilted."""
    w, h, tilt = label["w"] / 2, label["h"] / 2, math.radians(label["angle"])
    c, s = math.cos(tilt), math.sin(tilt)
    return [(label["x"] + x * c - y * s, label["y"] + x * s + y * c) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))]


def _of_rect(rect: Rect) -> Corners:
    return [(rect[0], rect[1]), (rect[2], rect[1]), (rect[2], rect[3]), (rect[0], rect[3])]


def corners_overlap(one: Corners, two: Corners) -> bool:
    """Whether two convex shapes overlap (separating axes)."""
    for shape in (one, two):
        for a, b in zip(shape, [*shape[1:], shape[0]], strict=True):
            axis = (b[1] - a[1], a[0] - b[0])
            p = [x * axis[0] + y * axis[1] for x, y in one]
            q = [x * axis[0] + y * axis[1] for x, y in two]
            if max(p) <= min(q) or max(q) <= min(p):
                return False
    return True


def fleet_rect(sea: Mapping[str, Any]) -> Rect:
    """Room for the counters of fleets in a zone."""
    at = sea["counters"]
    return at["x"] - at["w"] / 2, at["y"] - at["h"] / 2, at["x"] + at["w"] / 2, at["y"] + at["h"] / 2


def _at_sea(layout: Mapping[str, Any], spaces: Mapping[str, Drawn]) -> Iterator[str]:
    for key, sea in layout["seas"].items():
        shapes = [("name", sea_corners(sea["label"][lang])) for lang in LANGUAGES]
        shapes.append(("fleets' place", _of_rect(fleet_rect(sea))))
        if any(corners_overlap(shapes[-1][1], shape) for _, shape in shapes[:-1]):
            yield f"the fleets of {key} cover its name"
        for what, shape in shapes:
            box = geometry.bounds(shape)
            for space in spaces.values():
                rects = [r for r in (*space.symbols, *space.names.values(), space.counter) if geometry.overlap(box, r)]
                if any(corners_overlap(shape, _of_rect(rect)) for rect in rects):
                    yield f"the {what} of {key} touches {space.id}"
            for link in layout["links"]:
                line = link["line"]
                near = geometry.overlap(box, geometry.grown(geometry.bounds(line), 1))
                if near and any(corners_overlap(shape, [tuple(a), tuple(b)]) for a, b in geometry.segments(line)):
                    yield f"{link['a']} - {link['b']} runs through the {what} of {key}"

"""Places spaces, names, counters and links so that nothing covers anything: simulated annealing with a fixed seed."""
from __future__ import annotations

import math
import random
from collections.abc import Iterator

from .. import footprint, geometry
from ..geometry import Rect
from .board import Space
from .table import BENDS, LANGUAGES, Line, Table, bent

HARD = 60.0  # what any forbidden overlap costs, however small
AREA = 0.35  # and for each px² of it
AIRY = 84.0  # px: spaces nearer than this pay a little
LIMIT = 46.0  # px: no nudge is larger
NAME_AIR, COUNTER_AIR = 2.5, 2.0  # px of air round names and counters


class Spot:
    """One space as placed: where it lies, which slots its names use, where its fan stands."""

    __slots__ = ("air", "counter", "fan", "names", "passing", "room", "slots", "space", "symbols", "x", "y")

    def __init__(self, space: Space, x: float, y: float, slots: dict[str, int], fan: int) -> None:
        self.space, self.x, self.y, self.slots, self.fan = space, x, y, slots, fan

    def copy(self) -> Spot:
        """A twin whose boxes are still to be measured."""
        return Spot(self.space, self.x, self.y, dict(self.slots), self.fan)

    def measure(self, sizes: dict[str, tuple[float, float]]) -> Spot:
        """Recompute the boxes after a change."""
        dx, dy, _, _ = footprint.FANS[self.fan]
        self.symbols = footprint.symbol_rects(self.x, self.y, self.space.port, self.space.capital)
        self.passing = footprint.passing_rects(self.x, self.y, self.space.fortified)
        self.names = [footprint.name_rect(self.x, self.y, self.slots[lang], sizes[lang]) for lang in LANGUAGES]
        self.air = [geometry.grown(name, NAME_AIR) for name in self.names]
        self.counter = geometry.grown(footprint.counter_rect(self.x, self.y, dx, dy), COUNTER_AIR)
        self.room = footprint.fan_rect(self.x, self.y, self.fan)
        return self


def _clash(a: Rect, b: Rect) -> float:
    area = geometry.overlap(a, b)
    return HARD + AREA * area if area else 0.0


def _near(rects: list[Rect], x: float, y: float) -> list[Rect]:
    return [r for r in rects if r[0] < x + 260 and r[2] > x - 260 and r[1] < y + 120 and r[3] > y - 120]


def _passing(a: Rect, sign: Rect) -> float:
    """Under a sign that comes and goes: to be avoided, but not at any price."""
    area = geometry.overlap(a, sign)
    return 9.0 + 0.2 * area if area else 0.0


class Placing:
    """A placement under way, and what is wrong with it."""

    def __init__(self, table: Table, seed: int, fixed: list[Rect]) -> None:
        self.table, self.random = table, random.Random(seed)
        self.fixed = [_near(fixed, point[0], point[1]) for point in table.base]
        self.spots = [self._first(i) for i in range(len(table.ids))]
        self.bends = [0] * len(table.links)
        self.lines: list[Line] = [self._line(k) for k in range(len(table.links))]
        self.boxes = [geometry.bounds(line) for line in self.lines]
        self.signs = [self._sign(k) for k in range(len(table.links))]

    def _first(self, i: int) -> Spot:
        x, y = self.table.base[i]
        space = self.table.board.spaces[self.table.ids[i]]
        slots = dict.fromkeys(LANGUAGES, 0)
        return Spot(space, float(x), float(y), slots, 0).measure(self.table.sizes[i])

    def _line(self, k: int) -> Line:
        a, b = (self.spots[i] for i in self.table.ends[k])
        return bent((a.x, a.y), (b.x, b.y), self.bends[k])

    def _sign(self, k: int) -> Rect | None:
        """Where the mountain of a pass stands: at the middle of its line."""
        if self.table.links[k].kind != "pass":
            return None
        return footprint.pass_rect(self.lines[k])

    # What a thing costs.

    def self_cost(self, i: int) -> float:
        """A space alone: its nudge, its coast, the sides it likes, its own boxes over one another."""
        spot, base = self.spots[i], self.table.base[i]
        nudge = math.hypot(spot.x - base[0], spot.y - base[1])
        cost = (nudge / 14) ** 2 + self._coast_cost(i)
        for name in spot.names:
            cost += sum(_clash(name, symbol) for symbol in spot.symbols) + _clash(name, spot.counter)
            cost += 0.02 * geometry.overlap(name, spot.room) + sum(_clash(name, rect) for rect in self.fixed[i])
            cost += sum(_passing(name, sign) for sign in spot.passing)
        cost += sum(_clash(spot.counter, rect) for rect in self.fixed[i])
        cost += sum(_clash(spot.counter, symbol) for symbol in spot.symbols[1:])
        cost += sum(_passing(spot.counter, sign) for sign in spot.passing)
        cost += 5.0 if footprint.FANS[spot.fan][3] else 0.0  # a row of counters reads better than a column
        cost += sum(3 * footprint.SLOTS[slot][3] for slot in spot.slots.values())
        cost += 0.05 * sum(self.table.coast.inside(name) for name in spot.names)
        return cost + (2.0 if len(set(spot.slots.values())) > 1 else 0.0)

    def _coast_cost(self, i: int) -> float:
        """Ports stay at their coast, other spaces on land."""
        spot, first = self.spots[i], self.table.depth0[i]
        depth = self.table.shores[i].depth(spot.x, spot.y)
        if not spot.space.port:
            lack = footprint.SYMBOL_HALF + 3 - depth
            return 3.0 * lack if lack > 0 else 0.0
        excess = max(depth - max(first + 4, 15), -4 - depth, 0.0)
        return 4.0 * excess

    def pair_cost(self, i: int, j: int) -> float:
        """Two spaces: their distance, and the boxes of one over those of the other."""
        a, b = self.spots[i], self.spots[j]
        distance = math.hypot(a.x - b.x, a.y - b.y)
        if distance > 300:
            return 0.0
        cost = 0.0
        if distance < AIRY:
            cost += ((AIRY - distance) / 7) ** 2
            if distance < footprint.NEAREST + 1:
                cost += HARD + 4 * (footprint.NEAREST + 1 - distance)
        cost += _clash(a.counter, b.counter) + 0.01 * geometry.overlap(a.room, b.room)
        cost += 0.02 * (geometry.overlap(a.room, b.counter) + geometry.overlap(a.counter, b.room))
        for one, two in ((a, b), (b, a)):
            for symbol in one.symbols:
                cost += _clash(symbol, two.counter) + 0.04 * geometry.overlap(symbol, two.room)
                for name in two.air:
                    cost += _clash(symbol, name)
            for name in two.air:
                cost += _clash(name, one.counter) + 0.03 * geometry.overlap(name, one.room)
        for lang in range(len(LANGUAGES)):
            cost += _clash(a.air[lang], b.air[lang])
        return cost

    def cross_cost(self, i: int, k: int) -> float:
        """A space against a link: the link under its names, its counters, another's symbol."""
        spot, box = self.spots[i], self.boxes[k]
        if box[0] > spot.x + 170 or box[2] < spot.x - 170 or box[1] > spot.y + 60 or box[3] < spot.y - 60:
            return 0.0
        line, cost, mine = self.lines[k], 0.0, i in self.table.ends[k]
        for name in spot.air:
            inside = geometry.line_inside(line, name)
            if inside:
                cost += HARD * 0.7 + 1.0 * inside
        inside = geometry.line_inside(line, spot.counter)
        if inside:
            cost += (24.0 if mine else 5.0) + 0.3 * inside
        cost += 0.1 * geometry.line_inside(line, spot.room)
        sign = self.signs[k]
        if sign:
            cost += sum(_clash(sign, box) for box in (*spot.air, spot.counter, spot.symbols[0]))
        if not mine:
            distance = geometry.distance_to_line((spot.x, spot.y), line)
            if distance < 34:
                cost += 2.0 * (34 - distance) + (HARD if distance < footprint.CLEAR_OF_SYMBOL + 2 else 0.0)
        return cost

    def link_cost(self, k: int) -> float:
        """A link alone: how far it bends, and its way over water."""
        depth = abs(BENDS[self.bends[k]][1])
        return (14 + 80 * depth if depth else 0.0) + 0.45 * self.table.water[k][self.bends[k]]

    def links_cost(self, k: int, m: int) -> float:
        """Two links: they must not cross, nor leave a space at nearly the same angle."""
        a, b = self.boxes[k], self.boxes[m]
        if a[0] > b[2] or b[0] > a[2] or a[1] > b[3] or b[1] > a[3]:
            return 0.0
        one, two = self.lines[k], self.lines[m]
        shared = set(self.table.ends[k]) & set(self.table.ends[m])
        if not shared:
            return 2.5 * HARD if geometry.lines_cross(one, two) else 0.0
        (space,) = shared
        u = one[1] if self.table.ends[k][0] == space else one[-2]
        v = two[1] if self.table.ends[m][0] == space else two[-2]
        spot = self.spots[space]
        turn = abs((math.atan2(u[1] - spot.y, u[0] - spot.x) - math.atan2(v[1] - spot.y, v[0] - spot.x) + math.pi)
                   % (2 * math.pi) - math.pi)
        cost = 40.0 * (0.4 - turn) if turn < 0.4 else 0.0
        if len(one) > 2 or len(two) > 2:
            cost += 2.5 * HARD if geometry.lines_cross(one[1:-1] or one, two[1:-1] or two) else 0.0
        return cost

    def around(self, i: int, links: bool) -> float:
        """All costs that a change of a space can touch; with its links when it moves."""
        table = self.table
        cost = self.self_cost(i) + sum(self.pair_cost(i, j) for j in table.near[i])
        cost += sum(self.cross_cost(i, k) for k in table.near_links[i])
        if links:
            own = table.own_links[i]
            cost += sum(self.link_around(k, leave_out=i) for k in own)
        return cost

    def link_around(self, k: int, leave_out: int = -1) -> float:
        """All costs that a change of a link can touch."""
        cost = self.link_cost(k) + sum(self.links_cost(k, m) for m in self.table.link_links[k])
        return cost + sum(self.cross_cost(i, k) for i in self.table.link_spaces[k] if i != leave_out)

    def total(self) -> float:
        """The cost of the whole placement."""
        spaces, links = range(len(self.spots)), range(len(self.lines))
        cost = sum(self.self_cost(i) for i in spaces) + sum(self.link_cost(k) for k in links)
        cost += sum(self.pair_cost(i, j) for i in spaces for j in self.table.near[i] if j > i)
        cost += sum(self.cross_cost(i, k) for i in spaces for k in self.table.near_links[i])
        return cost + sum(self.links_cost(k, m) for k in links for m in self.table.link_links[k] if m > k)

    # Changes.

    def _proposal(self, i: int, heat: float) -> tuple[Spot, bool]:
        """A changed copy of a space, and whether it moved."""
        spot, pick = self.spots[i].copy(), self.random.random()
        moved = pick < 0.4
        if moved:
            step = 3 + 9 * heat
            spot.x += self.random.gauss(0, step)
            spot.y += self.random.gauss(0, step)
            base = self.table.base[i]
            moved = math.hypot(spot.x - base[0], spot.y - base[1]) <= LIMIT
            if not moved:
                spot.x, spot.y = self.spots[i].x, self.spots[i].y
        if pick > 0.3:
            slot = self.random.randrange(len(footprint.SLOTS))
            languages = LANGUAGES if self.random.random() < 0.7 else (self.random.choice(LANGUAGES),)
            spot.slots.update(dict.fromkeys(languages, slot))
        if self.random.random() < 0.45:
            spot.fan = self.random.randrange(len(footprint.FANS))
        return spot.measure(self.table.sizes[i]), moved

    def _put(self, i: int, spot: Spot, moved: bool) -> None:
        self.spots[i] = spot
        if moved:
            for k in self.table.own_links[i]:
                self._redraw(k)

    def _redraw(self, k: int) -> None:
        self.lines[k] = self._line(k)
        self.boxes[k] = geometry.bounds(self.lines[k])
        self.signs[k] = self._sign(k)

    def try_space(self, i: int, temperature: float, heat: float) -> None:
        """Change a space, and keep the change or not (Metropolis)."""
        old = self.spots[i]
        new, moved = self._proposal(i, heat)
        before = self.around(i, moved)
        self._put(i, new, moved)
        if not self._accepted(self.around(i, moved) - before, temperature):
            self._put(i, old, moved)

    def try_link(self, k: int, temperature: float) -> None:
        """Bend a link otherwise, and keep it or not."""
        old, before = self.bends[k], self.link_around(k)
        self.bends[k] = 0 if self.random.random() < 0.3 else self.random.randrange(len(BENDS))
        self._redraw(k)
        if not self._accepted(self.link_around(k) - before, temperature):
            self.bends[k] = old
            self._redraw(k)

    def _accepted(self, difference: float, temperature: float) -> bool:
        return difference <= 0 or self.random.random() < math.exp(-difference / temperature)

    def anneal(self, sweeps: int, hot: float = 40.0, cold: float = 0.4) -> Iterator[float]:
        """Cool down from hot to cold; yields the temperature of each sweep."""
        for sweep in range(sweeps):
            part = sweep / max(1, sweeps - 1)
            temperature = hot * (cold / hot) ** part
            for _ in range(len(self.spots)):
                self.try_space(self.random.randrange(len(self.spots)), temperature, 1 - part)
                if self.lines and self.random.random() < 0.35:
                    self.try_link(self.random.randrange(len(self.lines)), temperature)
            yield temperature

"""What stands where on a printed map: symbols, names and counters, none on another. What finds no room beside its
space stands farther off with a line to it; counters that find none at all become a numbered note."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.board.chart import Chart, Place
from desktop.board.looks import PLATE_HEIGHT, Look, Looks, SpaceLook
from desktop.board.pieces import Piece, pieces_at, services
from desktop.board.scene import crowned_places
from desktop.printing.faces import Face, cap_of, width_of
from desktop.printing.map_ground import MapGround
from desktop.printing.paper import MM
from desktop.printing.room import Room
from desktop.theme import SANS, SERIF

SYMBOL, NAME, BLOCK, SEA_NAME, WAY, EDGE = 9.0, 9.0, 8.0, 2.0, 0.3, 20.0
_REACHES = (0.0, 6.0, 13.0, 22.0, 34.0, 50.0, 70.0)
_LINE_FROM = 5.0
# What distance and a less wished side cost, and what a block may cost before it becomes a note.
_FAR, _RANK, _TOLERABLE = 2.2, 1.2, 260.0
MOST_SHOWN = 14


@dataclass(frozen=True)
class Sizes:
    """How large things are on one map: symbols and counters in hundredths of a millimetre for each pixel of their
    drawings, names in points."""

    symbol: float
    counter: float
    plate: float
    town: float
    key: float
    sea: float
    way: float

    @classmethod
    def at(cls, scale: float) -> Sizes:
        """The sizes that suit a map of a scale: things shrink slower than the map."""
        symbol = 8.2 * (scale / 4.0) ** 0.5
        town, key, sea = (4.3, 4.8, 6.5) if scale < 5 else (5.1, 6.0, 9.0) if scale < 7 else (6.2, 7.2, 11.0)
        return cls(symbol, symbol * 0.92, max(9.0, symbol * 0.95), town, key, sea, 14 + 2.5 * scale)


@dataclass(frozen=True)
class Symbol:
    """A space's symbol."""

    at: QPointF
    look: SpaceLook


@dataclass(frozen=True)
class Label:
    """A name: its box, and where a line leads from it, if it stands far off. `tag`: the letter of the power in control,
    where the sign of a faith hides it in the symbol."""

    box: QRectF
    text: str
    face: Face
    line: tuple[QPointF, QPointF] | None = None
    tag: str = ""

    @property
    def tag_face(self) -> Face:
        """The face of the tag."""
        return Face(SANS, round(self.face.points * 0.78, 2), bold=True)

    @property
    def tag_width(self) -> float:
        """The room that the tag takes behind the name, its gap with it."""
        return width_of(self.tag_face, self.tag) + 95.0 if self.tag else 0.0


@dataclass(frozen=True)
class Standing:
    """The counters of a place: each with its corner; or the number of the note that lists them."""

    place: str
    box: QRectF
    counters: tuple[tuple[Look, QPointF, float], ...]
    line: tuple[QPointF, QPointF] | None = None
    note: int = 0


@dataclass
class MapPlan:
    """All that is drawn over the ground of a part of the map."""

    sizes: Sizes
    symbols: list[Symbol] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    standing: list[Standing] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    taken: Room = field(default_factory=Room)


@dataclass(frozen=True)
class _Way:
    """A way to show a place's counters: its size and where each stands in it."""

    size: QSizeF
    counters: tuple[tuple[Look, QPointF, float], ...]


class Planner:
    """Plans one map or one part of it."""

    def __init__(self, ground: MapGround, looks: Looks, view: Mapping[str, Any], sizes: Sizes) -> None:
        self.ground, self.looks, self.view, self.sizes = ground, looks, view, sizes
        self.chart: Chart = ground.chart
        self.next_note = 1
        self.face = SANS if ground.scale < 7 else SERIF
        self._services = services(view)
        self._crowned = crowned_places(view)
        self._rows = {**view["spaces"], **view["seas"]}
        if sizes not in ground.rooms:
            ground.rooms[sizes] = self._bare_room()
        self.taken = Room(ground.rooms[sizes])

    def plan(self) -> MapPlan:
        """Everything in its place."""
        plan = MapPlan(self.sizes, taken=self.taken)
        inside = [place for place in self.chart.places.values() if self.ground.part.contains(place.point)]
        named = list(inside)
        for place in inside:
            for sign in self._signs(place, self._at(place.point)):
                self.taken.take(sign, SYMBOL)
        plan.symbols = [Symbol(self._at(place.point), self.space_look(place)) for place in inside]
        named.sort(key=lambda place: -self.ground.crowd[place.id])
        plan.labels = [self._label(place) for place in sorted(named, key=lambda place: not place.key)]
        for sea in self.chart.seas.values():
            if self.ground.part.contains(sea.point):
                self._stand_at_sea(plan, sea.id, self._at(sea.point))
        for place in named:
            self._stand(plan, place)
        return plan

    # ---- the ground that is taken

    def _at(self, point: QPointF) -> QPointF:
        return self.ground.to_paper.map(point)

    def _bare_room(self) -> Room:
        """What is taken on every map of this size: edges, symbols, names of seas, ways."""
        room = Room()
        for edge in _edges(self.ground.rect):
            room.take(edge, EDGE)
        for place in self.chart.places.values():
            if self.ground.part.contains(place.point):
                room.take(_square(self._at(place.point), self.half(place)), SYMBOL)
        for sea in self.chart.seas.values():
            face = Face(SERIF, self.sizes.sea, italic=True)
            text, middle, angle = self.ground.sea_name(sea, face)
            width, height = width_of(face, text) * abs(math.cos(math.radians(angle))), cap_of(face) * 1.6
            room.take(_around(middle, max(width, height), height), SEA_NAME)
        for link in self.chart.links:
            self._take_way(room, [self._at(point) for point in link.line])
        return room

    @staticmethod
    def _take_way(room: Room, points: Sequence[QPointF], step: float = 160.0) -> None:
        for one, other in itertools.pairwise(points):
            run = other - one
            count = max(1, int(math.hypot(run.x(), run.y()) // step))
            for n in range(count):
                room.take(_square(one + run * ((n + 0.5) / count), 50.0), WAY)

    def half(self, place: Place) -> float:
        """Half a symbol's width."""
        return (14.6 if place.key or place.shape != "circle" else 12.6) * self.sizes.symbol

    def _signs(self, place: Place, at: QPointF) -> Iterator[QRectF]:
        """Crown, flame, wall and anchor stand out of the symbol."""
        look, unit = self.space_look(place), self.sizes.symbol
        for shown, x, y, width, height in ((look.capital, -8.5, -25.6, 17, 13), (look.port, 6, 6, 13, 13),
                                           (look.besieged, -23, 4, 20, 16), (look.unrest, 5.5, -24.5, 16, 18)):
            if shown:
                yield QRectF(at.x() + x * unit, at.y() + y * unit, width * unit, height * unit)

    def space_look(self, place: Place) -> SpaceLook:
        """How a space looks."""
        row = self._rows.get(place.id) or {}
        capital = place.capital or place.id in self._crowned
        shape = "star" if place.shape == "circle" and (row.get("fortified") or capital) else place.shape
        owner = row.get("control")
        return SpaceLook(
            shape=shape, power=self.looks.theme.power(owner), letter=self.looks.letter(owner),
            religion=row.get("religion"), capital=capital, port=place.port, unrest=bool(row.get("unrest")),
            besieged=bool(row.get("besieged")), faded=row.get("in_play") is False, theme=self.looks.theme.name)

    # ---- names

    def _label(self, place: Place) -> Label:
        text = place.names.get(self.looks.language, place.id)
        face = Face(self.face, self.sizes.key if place.key else self.sizes.town, bold=place.key)
        row = self._rows.get(place.id) or {}
        tag = self.looks.letter(row.get("control")) if row.get("religion") else ""
        label = Label(QRectF(), text, face, tag=tag)
        size = QSizeF(width_of(face, text) + label.tag_width, cap_of(face) * 1.45)
        wish = place.labels.get(self.looks.language) or next(iter(place.labels.values()))
        box, line = self._free(place, size, (wish.rect.center() - place.point).toTuple(), NAME)
        return replace(label, box=box, line=line)

    def _free(self, place: Place, size: QSizeF, wish: tuple[float, float],
              weight: float) -> tuple[QRectF, tuple[QPointF, QPointF] | None]:
        at, half = self._at(place.point), self.half(place)
        found = self._best(at, half, size, wish)
        assert found is not None
        _, box, reach = found
        self.taken.take(box, weight)
        return box, self._leader_line(at, half, box) if reach >= _LINE_FROM else None

    def _best(self, at: QPointF, half: float, size: QSizeF, wish: tuple[float, float],
              limit: float = 1e9) -> tuple[float, QRectF, float] | None:
        """The cheapest place for a box near a symbol, if it costs less than `limit`; the first that covers nothing is
        taken at once."""
        wide, high, taken = size.width(), size.height(), self.taken.cost
        best, found, far = limit, None, 0.0
        for reach in _REACHES:
            base = reach * _FAR
            if best <= base:
                break
            for rank, (x, y) in enumerate(_corners(at, half + reach * 10.0, wide, high, wish)):
                own = base + rank * _RANK
                if own >= best:
                    break
                cost = own + taken(x, y, x + wide, y + high, best - own)
                if cost < best and reach >= _LINE_FROM:
                    cost += self._crossed(at, half, x, y, wide, high)
                if cost < best:
                    best, found, far = cost, (x, y), reach
            if best < 12.0 + base:
                break
        return (best, QRectF(QPointF(*found), size), far) if found else None

    def _crossed(self, at: QPointF, half: float, x: float, y: float, wide: float, high: float) -> float:
        """What the line from a box to its symbol would run through."""
        (x0, y0), (x1, y1) = _line_of(at.x(), at.y(), half, x, y, x + wide, y + high)
        count = int(math.hypot(x1 - x0, y1 - y0) // 90)
        total = 0.0
        for n in range(count):
            cx, cy = x0 + (x1 - x0) * (n + 0.5) / count, y0 + (y1 - y0) * (n + 0.5) / count
            total += self.taken.cost(cx - 30, cy - 30, cx + 30, cy + 30, 1e9)
        return total * 3.0

    def _leader_line(self, at: QPointF, half: float, box: QRectF) -> tuple[QPointF, QPointF]:
        """From the nearest point of a box to the edge of a symbol."""
        one, other = _line_of(at.x(), at.y(), half, box.left(), box.top(), box.right(), box.bottom())
        return QPointF(*one), QPointF(*other)

    # ---- counters

    def _stand(self, plan: MapPlan, place: Place) -> None:
        pieces = pieces_at(place.id, self._rows.get(place.id) or {})
        if not pieces:
            return
        at, half = self._at(place.point), self.half(place)
        best, shown = _TOLERABLE, None
        for way in self._ways(pieces):
            found = self._best(at, half, way.size, place.fan, best)
            if found is not None:
                best, shown = found[0], (way, found[1], found[2])
        if shown is None:
            self._note(plan, place.id, *self._free(place, self._note_size, place.fan, BLOCK))
            return
        way, box, reach = shown
        self.taken.take(box, BLOCK)
        line = self._leader_line(at, half, box) if reach >= _LINE_FROM else None
        plan.standing.append(Standing(place.id, box, _moved(way, box), line))

    @property
    def _note_size(self) -> QSizeF:
        side = max(2.6 * MM, 30 * self.sizes.counter)
        return QSizeF(side, side)

    def _note(self, plan: MapPlan, place: str, box: QRectF, line: tuple[QPointF, QPointF] | None) -> None:
        plan.standing.append(Standing(place, box, (), line, self.next_note))
        plan.notes[self.next_note] = place
        self.next_note += 1

    def _stand_at_sea(self, plan: MapPlan, sea: str, at: QPointF) -> None:
        pieces = pieces_at(sea, self._rows.get(sea) or {})
        if not pieces:
            return
        ways = self._ways(pieces)
        size = ways[0].size if ways else self._note_size
        found = self._best(at, 0.0, size, (0, 1))
        assert found is not None
        box = found[1]
        self.taken.take(box, BLOCK)
        if ways:
            plan.standing.append(Standing(sea, box, _moved(ways[0], box)))
        else:
            self._note(plan, sea, box, None)

    def _ways(self, pieces: Sequence[Piece]) -> list[_Way]:
        """Rows of counters under the leaders' plates, in several widths; none if they are too many."""
        if len(pieces) > MOST_SHOWN:
            return []
        looks = [piece.look(self.looks, self._services) for piece in pieces]
        plates = [look for look in looks if look.kind == "leader"]
        flat = [look for look in looks if look.kind != "leader"]
        widths = {len(flat), math.ceil(len(flat) / 2), math.ceil(len(flat) / 3)} if flat else {0}
        columns = sorted(width for width in widths if width <= 6) or [6]
        return [self._way(plates, flat, count) for count in columns]

    def _way(self, plates: Sequence[Look], flat: Sequence[Look], columns: int) -> _Way:
        counters: list[tuple[Look, QPointF, float]] = []
        unit, plate, gap = self.sizes.counter, self.sizes.plate, 12.0
        y = width = 0.0
        for look in plates:
            counters.append((look, QPointF(0, y), plate))
            width = max(width, look.size.width() * plate)
            y += PLATE_HEIGHT * plate + gap
        for start in range(0, len(flat), max(columns, 1)):
            x = high = 0.0
            for look in flat[start:start + columns]:
                counters.append((look, QPointF(x, y), unit))
                x += look.size.width() * unit + gap
                high = max(high, look.size.height() * unit)
            width, y = max(width, x - gap), y + high + gap
        return _Way(QSizeF(width, y - gap), tuple(counters))


def _moved(way: _Way, box: QRectF) -> tuple[tuple[Look, QPointF, float], ...]:
    return tuple((look, box.topLeft() + corner, scale) for look, corner, scale in way.counters)


def _corners(at: QPointF, reach: float, w: float, h: float, wish: tuple[float, float]) -> list[tuple[float, float]]:
    """Upper left corners of a box around a symbol, those nearest to the wished direction first."""
    gap = reach + 20.0
    slant, far = gap * 0.72, math.hypot(*wish) or 1.0
    wx, wy = wish[0] / far, wish[1] / far
    sides, ends, bend = gap + w / 2, gap + h / 2, h * 0.6
    across, down = slant + w / 2, slant + h / 2
    middles = [(sides, 0.0), (-sides, 0.0), (0.0, -ends), (0.0, ends), (across, -down), (across, down),
               (-across, -down), (-across, down), (sides, -bend), (sides, bend), (-sides, -bend), (-sides, bend)]
    middles.sort(key=lambda m: -(m[0] * wx + m[1] * wy) / math.hypot(*m))
    x0, y0 = at.x() - w / 2, at.y() - h / 2
    return [(x0 + x, y0 + y) for x, y in middles]


def _line_of(x: float, y: float, half: float, left: float, top: float, right: float,
             bottom: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """From the nearest point of a box to the edge of a symbol in (x, y)."""
    ex, ey = min(max(x, left), right), min(max(y, top), bottom)
    far = math.hypot(x - ex, y - ey) or 1.0
    part = max(0.0, far - half * 0.9) / far
    return (ex, ey), (ex + (x - ex) * part, ey + (y - ey) * part)


def _square(at: QPointF, half: float) -> QRectF:
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def _around(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


def _edges(rect: QRectF, depth: float = 15 * MM) -> list[QRectF]:
    """Strips around a map that nothing may stand on."""
    return [QRectF(rect.left() - depth, rect.top() - depth, depth, rect.height() + 2 * depth),
            QRectF(rect.right(), rect.top() - depth, depth, rect.height() + 2 * depth),
            QRectF(rect.left(), rect.top() - depth, rect.width(), depth),
            QRectF(rect.left(), rect.bottom(), rect.width(), depth)]


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

    def __init__(self, ground: MapGround, looks: Looks, view: Mapping[str, Any], sizes: Sizes,
                 apart: frozenset[str] = frozenset(), first_note: int = 1, avoid: Sequence[QRectF] = ()) -> None:
        self.ground, self.looks, self.view, self.sizes = ground, looks, view, sizes
        self.chart: Chart = ground.chart
        self.apart = apart
        self.next_note = first_note
        self.taken = Room()
        self.face = SANS if ground.scale < 7 else SERIF
        self._services = services(view)
        self._crowned = crowned_places(view)
        self._rows = {**view["spaces"], **view["seas"]}
        self.avoid = avoid

    def plan(self) -> MapPlan:
        """Everything in its place."""
        plan = MapPlan(self.sizes, taken=self.taken)
        inside = [place for place in self.chart.places.values() if self.ground.part.contains(place.point)]
        named = [place for place in inside if place.id not in self.apart]
        self._take_ground(inside)
        plan.symbols = [Symbol(self._at(place.point), self.space_look(place)) for place in inside]
        crowd = {place.id: _crowd(place, inside) for place in named}
        named.sort(key=lambda place: -crowd[place.id])
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

    def _take_ground(self, inside: Sequence[Place]) -> None:
        rect = self.ground.rect
        for edge in _edges(rect):
            self.taken.take(edge, EDGE)
        for box in self.avoid:
            self.taken.take(box, EDGE)
        for place in inside:
            at, half = self._at(place.point), self.half(place)
            self.taken.take(_square(at, half), SYMBOL)
            for sign in self._signs(place, at):
                self.taken.take(sign, SYMBOL)
        for sea in self.chart.seas.values():
            face = Face(SERIF, self.sizes.sea, italic=True)
            text, middle, angle = self.ground.sea_name(sea, face)
            width, height = width_of(face, text) * abs(math.cos(math.radians(angle))), cap_of(face) * 1.6
            self.taken.take(_around(middle, max(width, height), height), SEA_NAME)
        for link in self.chart.links:
            self._take_way([self._at(point) for point in link.line])

    def _take_way(self, points: Sequence[QPointF], step: float = 160.0) -> None:
        for one, other in itertools.pairwise(points):
            run = other - one
            count = max(1, int(math.hypot(run.x(), run.y()) // step))
            for n in range(count):
                self.taken.take(_square(one + run * ((n + 0.5) / count), 50.0), WAY)

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
        _, box, reach = self._best(at, half, size, wish)
        self.taken.take(box, weight)
        return box, self._leader_line(at, half, box) if reach >= _LINE_FROM else None

    def _best(self, at: QPointF, half: float, size: QSizeF,
              wish: tuple[float, float]) -> tuple[float, QRectF, float]:
        """The cheapest place for a box near a symbol; the first that covers nothing is taken at once."""
        best: tuple[float, QRectF, float] | None = None
        for reach in _REACHES:
            for rank, corner in enumerate(_corners(at, half + reach * 10.0, size, wish)):
                box = QRectF(corner, size)
                own = rank * 1.2 + reach * 2.2
                cost = own + self._covered(box, best[0] - own if best else 1e9)
                if reach >= _LINE_FROM and best is not None and cost < best[0]:
                    cost += self._crossed(at, half, box)
                if best is None or cost < best[0]:
                    best = cost, box, reach
            assert best is not None
            if best[0] < 12.0 + reach * 2.2:
                break
        assert best is not None
        return best

    def _covered(self, box: QRectF, enough: float) -> float:
        x, y = box.x(), box.y()
        return self.taken.cost(x, y, x + box.width(), y + box.height(), enough) if enough > 0 else 0.0

    def _crossed(self, at: QPointF, half: float, box: QRectF) -> float:
        """What the line from a box to its symbol would run through."""
        one, other = self._leader_line(at, half, box)
        run = other - one
        count = int(math.hypot(run.x(), run.y()) // 60)
        return sum(self._covered(_square(one + run * ((n + 0.5) / count), 30.0), 1e9) for n in range(count)) * 2.0

    def _leader_line(self, at: QPointF, half: float, box: QRectF) -> tuple[QPointF, QPointF]:
        """From the nearest point of a box to the edge of a symbol."""
        end = QPointF(min(max(at.x(), box.left()), box.right()), min(max(at.y(), box.top()), box.bottom()))
        run = at - end
        far = math.hypot(run.x(), run.y()) or 1.0
        return end, end + run * (max(0.0, far - half * 0.9) / far)

    # ---- counters

    def _stand(self, plan: MapPlan, place: Place) -> None:
        pieces = pieces_at(place.id, self._rows.get(place.id) or {})
        if not pieces:
            return
        at, half = self._at(place.point), self.half(place)
        fan = place.fan
        tried = [(self._best(at, half, way.size, fan), way) for way in self._ways(pieces)]
        if tried:
            (cost, box, reach), way = min(tried, key=lambda found: found[0][0])
            if cost < 260.0:
                self.taken.take(box, BLOCK)
                line = self._leader_line(at, half, box) if reach >= _LINE_FROM else None
                plan.standing.append(Standing(place.id, box, _moved(way, box), line))
                return
        self._note(plan, place.id, *self._free(place, self._note_size, fan, BLOCK))

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
        _, box, _ = self._best(at, 0.0, size, (0, 1))
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


def _crowd(place: Place, others: Sequence[Place]) -> float:
    """How crowded it is around a space."""
    return sum(1.0 / (1.0 + (other.x - place.x) ** 2 / 2e4 + (other.y - place.y) ** 2 / 2e4) for other in others)


def _corners(at: QPointF, half: float, size: QSizeF, wish: tuple[float, float]) -> list[QPointF]:
    """Upper left corners of a box around a symbol, those nearest to the wished direction first."""
    w, h, gap = size.width(), size.height(), half + 20.0
    slant = gap * 0.72
    middles = [(gap + w / 2, 0), (-gap - w / 2, 0), (0, -gap - h / 2), (0, gap + h / 2),
               (slant + w / 2, -slant - h / 2), (slant + w / 2, slant + h / 2),
               (-slant - w / 2, -slant - h / 2), (-slant - w / 2, slant + h / 2),
               (gap + w / 2, -h * 0.6), (gap + w / 2, h * 0.6), (-gap - w / 2, -h * 0.6), (-gap - w / 2, h * 0.6)]
    far = math.hypot(*wish) or 1.0
    wx, wy = wish[0] / far, wish[1] / far
    middles.sort(key=lambda m: -(m[0] * wx + m[1] * wy) / math.hypot(*m))
    return [QPointF(at.x() + x - w / 2, at.y() + y - h / 2) for x, y in middles]


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


"""The legend beside the map, and the notes on places whose counters found no room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF

from desktop.board.looks import COUNTER, PLATE_HEIGHT, Looks, SpaceLook
from desktop.i18n import rows_by_id
from desktop.printing.canvas import LINE, Canvas
from desktop.printing.checklist import pieces_in
from desktop.printing.faces import SMALL, TEXT, TINY, Face, leading, lines_of
from desktop.printing.flow import Piece, subheading
from desktop.printing.map_draw import draw_label, note_mark
from desktop.printing.map_plan import Label
from desktop.printing.paper import MM
from desktop.printing.phrases import Phrases
from desktop.printing.snapshot import Snapshot
from desktop.printing.stencils import Stencils
from desktop.tables import INDEPENDENT
from desktop.theme import SANS

Sign = Callable[[Canvas, QRectF], None]
_SIGN, _HIGH = 9 * MM, 4.0 * MM
_FACE = SMALL


class Legend:
    """What the signs of one map mean."""

    def __init__(self, snapshot: Snapshot, phrases: Phrases, looks: Looks, stencils: Stencils) -> None:
        self.snapshot, self.phrases, self.looks, self.stencils = snapshot, phrases, looks, stencils

    def pieces(self, width: float) -> list[Piece]:
        """The legend in a column of a width."""
        found = [subheading(self.phrases("legend"), TEXT.strong, 0)]
        found += [_row(sign, text, width) for sign, text in (*self._owners(), *self._spaces(), *self._units())]
        return found

    def _owners(self) -> Iterator[tuple[Sign, str]]:
        board = self.snapshot.board
        troops = [troop for power in rows_by_id(board.get("powers")).values() for troop in power.get("troops") or {}]
        for owner in (*self.snapshot.powers, *troops, *self.snapshot.minors, INDEPENDENT):
            yield self._space(power=owner), self.phrases.power(owner)

    def _space(self, **more: Any) -> Sign:
        owner = more.pop("power", None)
        look = SpaceLook(shape=more.pop("shape", "square" if owner else "circle"),
                         power=self.looks.theme.power(owner or INDEPENDENT),
                         letter=self.looks.letter(owner) if owner else "", religion=more.pop("religion", None),
                         theme=self.looks.theme.name, **more)
        return lambda canvas, box: self.stencils.draw(canvas.painter, look, box.center().x(), box.center().y(), 10.0)

    def _spaces(self) -> Iterator[tuple[Sign, str]]:
        shapes = [("square", "key"), ("star", "fortress"), ("circle", "town")]
        if any(row.get("kind") == "electorate" for row in rows_by_id(self.snapshot.board.get("spaces")).values()):
            shapes.append(("hexagon", "electorate"))
        for shape, name in shapes:
            yield self._space(shape=shape), self.phrases(f"legend-{name}")
        yield self._space(shape="square", capital=True), self.phrases("legend-capital")
        yield self._space(port=True), self.phrases("legend-port")
        yield self._tag(), self.phrases("legend-tag")
        for faith in ("catholic", "protestant"):
            yield self._space(religion=faith), self.phrases.named("religion", faith)
        yield self._space(unrest=True), self.phrases("unrest")
        yield self._space(besieged=True), self.phrases("besieged")

    def _tag(self) -> Sign:
        """The letter behind a name."""
        label = Label(QRectF(), "", Face(SANS, 7), tag=self.looks.letter(self.snapshot.powers[0]))

        def draw(canvas: Canvas, box: QRectF) -> None:
            wide = label.tag_width
            draw_label(canvas, replace(label, box=QRectF(box.center().x() - wide / 2, box.top() + 80, wide, 240)))

        return draw

    def _units(self) -> Iterator[tuple[Sign, str]]:
        kinds = {kind for pool in self.snapshot.view["pools"].values() for kind in pool}
        for kind in ("regular", "mercenary", "cavalry", "naval", "corsair"):
            if kind in kinds:
                owner = next(o for o, pool in self.snapshot.view["pools"].items() if kind in pool)
                look = self.looks.unit(owner, kind, 2)
                yield self._counter(look, COUNTER), self.phrases.named("unit", kind)
        leaders = rows_by_id(self.snapshot.board.get("leaders"))
        shown = next((key for key, row in leaders.items() if row.get("command")), None)
        if shown:
            yield self._counter(self.looks.leader(shown), PLATE_HEIGHT, 8.0), self.phrases("legend-leader")
        if "reformers" in self.snapshot.view:
            yield self._counter(self.looks.portrait("luther", "protestant"), 30.0), self.phrases("legend-reformer")
        for marker in dict.fromkeys(m for row in self._rows() for m in row["markers"]):
            yield self._counter(self.looks.marker(marker), 26.0), self.phrases.marker(marker)

    def _rows(self) -> list[Mapping[str, Any]]:
        return [*self.snapshot.view["spaces"].values(), *self.snapshot.view["seas"].values()]

    def _counter(self, look: Any, high: float, most: float = 12.0) -> Sign:
        def draw(canvas: Canvas, box: QRectF) -> None:
            scale = min(most, box.width() / look.size.width(), box.height() * 1.05 / high)
            x = box.center().x() - look.size.width() * scale / 2
            self.stencils.draw(canvas.painter, look, x, box.center().y() - high * scale / 2, scale)

        return draw

    def notes(self, notes: Mapping[int, str], width: float) -> list[Piece]:
        """What stands at the numbered places."""
        if not notes:
            return []
        places = {**self.snapshot.view["spaces"], **self.snapshot.view["seas"]}
        rows = []
        for number, place in notes.items():
            what = "; ".join(pieces_in(places[place], self.phrases, self.snapshot.view))
            text = self.phrases("note", place=self.phrases.place(place), what=what)
            rows.append(_row(_mark(number), text, width, TINY))
        return [subheading(self.phrases("notes"), TEXT.strong, 3 * MM), *rows]


def _mark(number: int) -> Sign:
    side = 3.2 * MM
    return lambda canvas, box: note_mark(
        canvas, QRectF(box.center().x() - side / 2, box.top() + 20, side, side), number)


def _row(sign: Sign, text: str, width: float, face: Face = _FACE) -> Piece:
    lines = lines_of(face, text, width - _SIGN - MM)
    high = max(_HIGH, leading(face) * len(lines) + 40)

    def paint(canvas: Canvas, x: float, y: float, _: float) -> None:
        sign(canvas, QRectF(x, y, _SIGN, _HIGH))
        top = y + (_HIGH - leading(face)) / 2
        canvas.lines(x + _SIGN + MM, top, width - _SIGN - MM, text, face)

    return Piece(high, paint)


def frame(canvas: Canvas, box: QRectF, pieces: Sequence[Piece]) -> None:
    """Pieces in a box with a line around it."""
    canvas.box(box, colour=LINE, fill="#ffffff")
    y = box.top() + 1.5 * MM
    for piece in pieces:
        y += piece.before if y > box.top() + 2 * MM else 0
        piece.paint(canvas, box.left() + 1.5 * MM, y, box.width() - 3 * MM)
        y += piece.height

"""The map with its counters: on one page with a legend, or on several with overlap and marks for cutting."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from PySide6.QtCore import QRectF, Qt

from desktop.board.chart import Chart, read_chart
from desktop.board.geography import Geography
from desktop.board.looks import Looks
from desktop.printing.canvas import INK, LINE, SOFT, Canvas
from desktop.printing.document import Page, column_width, flowed
from desktop.printing.faces import TINY, Face, leading, width_of
from desktop.printing.flow import Piece
from desktop.printing.layouts import geography_data, layout_data
from desktop.printing.legend import Legend, frame
from desktop.printing.map_draw import draw_plan
from desktop.printing.map_ground import MapGround
from desktop.printing.map_plan import MapPlan, Planner, Sizes
from desktop.printing.paper import MM, Sheet
from desktop.printing.phrases import Phrases
from desktop.printing.snapshot import Snapshot
from desktop.printing.stencils import Stencils
from desktop.theme import SANS

OVERLAP = 10 * MM
_STRIP, _GAP = 44 * MM, 3 * MM
_MARK = 4 * MM
# Tiles across and down for each number of pages, and whether they lie on their side.
TILINGS = {4: (2, 2, True), 6: (3, 2, False), 9: (3, 3, True)}


@cache
def _geography(name: str) -> Geography:
    return Geography(geography_data(name))


class MapPrinter:
    """Draws maps of one game's board; keeps the ground that it has drawn."""

    def __init__(self, board: Mapping[str, Any], game: str) -> None:
        self.board = board
        layout = layout_data(game)
        self.chart: Chart = read_chart(layout, board)
        self.geography = _geography(layout["map"])
        self.stencils = Stencils()
        self._grounds: dict[tuple[Any, ...], MapGround] = {}

    def ground(self, scale: float, language: str, part: QRectF | None = None) -> MapGround:
        """The ground at a scale."""
        key = round(scale, 4), language, part.getRect() if part else None  # type: ignore[attr-defined]
        if key not in self._grounds:
            if len(self._grounds) > 24:
                self._grounds.clear()
            self._grounds[key] = MapGround(self.geography, self.chart, scale, language, part)
        return self._grounds[key]

    def plan(self, snapshot: Snapshot, ground: MapGround) -> MapPlan:
        """What stands where."""
        return Planner(ground, self.looks(snapshot, ground.language), snapshot.view, Sizes.at(ground.scale)).plan()

    def looks(self, snapshot: Snapshot, language: str) -> Looks:
        """How pieces look on paper."""
        return Looks(self.chart.leaders, snapshot.theme, language)

    # ---- one page

    def pages(self, snapshot: Snapshot, phrases: Phrases, paper: str) -> list[Page]:
        """The map on one page, with a legend; notes that find no room there follow on another."""
        sheet = Sheet(paper, landscape=True)
        body, chart = sheet.body, self.chart.rect
        scale = min((body.width() - _STRIP - _GAP) / chart.width(), body.height() / chart.height())
        language = phrases.texts.language
        ground = self.ground(scale, language)
        plan = self.plan(snapshot, ground)
        strip = QRectF(body.left() + ground.rect.width() + _GAP, body.top(),
                       body.width() - ground.rect.width() - _GAP, ground.rect.height())
        legend = Legend(snapshot, phrases, self.looks(snapshot, language), self.stencils)
        width = strip.width() - 3 * MM
        shown, more = _fitting(legend.pieces(width), legend.notes(plan.notes, width), strip.height() - 3 * MM)
        inset = _inset(legend, plan, ground) if more else None

        def paint(canvas: Canvas, _: QRectF) -> None:
            canvas.painter.save()
            canvas.painter.translate(round(body.left()), round(body.top()))
            self._draw(canvas, ground, plan)
            if inset:
                frame(canvas, *inset)
            canvas.painter.restore()
            frame(canvas, strip, shown)

        page = Page("map", phrases("map"), sheet, paint)
        if not more or inset:
            return [page]
        notes = legend.notes(plan.notes, column_width(Sheet(), 2))
        return [page, *flowed("map", phrases("map-notes"), notes, Sheet(), 2)]

    def _draw(self, canvas: Canvas, ground: MapGround, plan: MapPlan) -> None:
        ground.paint(canvas, plan.sizes.way)
        ground.paint_sea_names(canvas, plan.sizes.sea)
        draw_plan(canvas, plan, self.stencils)

    # ---- tiles

    def tiles(self, snapshot: Snapshot, phrases: Phrases, count: int) -> list[Page]:
        """The map over several A4 pages, and a page with the legend and the notes."""
        tiling = Tiling.of(count, self.chart.rect)
        language = phrases.texts.language
        plan = self.plan(snapshot, self.ground(tiling.scale, language))
        pages = [self._tile(snapshot, phrases, tiling, plan, column, row)
                 for row in range(tiling.down) for column in range(tiling.across)]
        legend = Legend(snapshot, phrases, self.looks(snapshot, language), self.stencils)
        width = column_width(Sheet(), 2)
        pieces = [*legend.pieces(width), *legend.notes(plan.notes, width)]
        return [*pages, *flowed("map", phrases("map-legend"), pieces, Sheet(), 2)]

    def _tile(self, snapshot: Snapshot, phrases: Phrases, tiling: Tiling, plan: MapPlan, column: int,
              row: int) -> Page:
        name = tile_name(column, row)
        part = tiling.part(column, row)
        ground = self.ground(tiling.scale, phrases.texts.language, part)
        own = _part_of(plan, tiling, part)

        def paint(canvas: Canvas, body: QRectF) -> None:
            window = QRectF(window_of(body).topLeft(), ground.rect.size())
            canvas.painter.save()
            canvas.painter.setClipRect(window, Qt.ClipOperation.IntersectClip)
            canvas.painter.translate(round(window.left()), round(window.top()))
            ground.paint(canvas, plan.sizes.way)
            ground.paint_sea_names(canvas, plan.sizes.sea)
            canvas.painter.translate(-round(part.left() * tiling.scale), -round(part.top() * tiling.scale))
            draw_plan(canvas, own, self.stencils)
            canvas.painter.restore()
            _marks(canvas, window, tiling, column, row, phrases)

        return Page("map", phrases("map-tile", name=name), Sheet("a4", tiling.landscape), paint)


def _fitting(legend: list[Piece], notes: list[Piece], room: float) -> tuple[list[Piece], bool]:
    """The legend with the notes, if there is room for all; else without, and True."""
    together = [*legend, *notes]
    needed = sum(piece.height + piece.before for piece in together)
    return (together, False) if needed <= room else (legend, bool(notes))


def _inset(legend: Legend, plan: MapPlan, ground: MapGround) -> tuple[QRectF, list[Piece]] | None:
    """The notes in a free corner of the map, if there is one."""
    within = ground.rect.adjusted(2 * MM, 2 * MM, -2 * MM, -2 * MM)
    for width in (60 * MM, 80 * MM, 46 * MM):
        notes = legend.notes(plan.notes, width - 3 * MM)
        height = sum(piece.height + piece.before for piece in notes) + 3 * MM
        box = plan.taken.free_box(within, width, height)
        if box is not None:
            return box, notes
    return None


@dataclass(frozen=True)
class Tiling:
    """A map over several pages: scale, tiles, and what of the chart each shows."""

    across: int
    down: int
    landscape: bool
    scale: float
    chart: QRectF

    @classmethod
    def of(cls, count: int, chart: QRectF) -> Tiling:
        """The largest map that so many pages hold."""
        across, down, landscape = TILINGS[count]
        body = window_of(Sheet("a4", landscape).body)
        width = across * body.width() - (across - 1) * OVERLAP
        height = down * body.height() - (down - 1) * OVERLAP
        return cls(across, down, landscape, min(width / chart.width(), height / chart.height()), chart)

    def part(self, column: int, row: int) -> QRectF:
        """What of the chart a tile shows: the whole height and width is dealt evenly."""
        overlap = OVERLAP / self.scale
        width = (self.chart.width() + (self.across - 1) * overlap) / self.across
        height = (self.chart.height() + (self.down - 1) * overlap) / self.down
        return QRectF(self.chart.left() + column * (width - overlap), self.chart.top() + row * (height - overlap),
                      width, height)


def window_of(body: QRectF) -> QRectF:
    """Where a tile's part of the map is drawn: room is left around it for the marks."""
    return body.adjusted(_MARK, _MARK, -_MARK, -_MARK)


def tile_name(column: int, row: int) -> str:
    """A tile's name: letter of the row, number of the column."""
    return f"{'ABC'[row]}{column + 1}"


def _part_of(plan: MapPlan, tiling: Tiling, part: QRectF) -> MapPlan:
    """What of a plan can be seen on a tile."""
    scale = tiling.scale
    seen = QRectF(part.left() * scale, part.top() * scale, part.width() * scale, part.height() * scale)
    near = seen.adjusted(-3 * MM, -3 * MM, 3 * MM, 3 * MM)
    symbols = [symbol for symbol in plan.symbols if near.contains(symbol.at)]
    labels = [label for label in plan.labels if seen.intersects(label.box)]
    standing = [block for block in plan.standing if seen.intersects(block.box)]
    return MapPlan(plan.sizes, symbols, labels, standing, plan.notes)


def _marks(canvas: Canvas, window: QRectF, tiling: Tiling, column: int, row: int, phrases: Phrases) -> None:
    """Marks at the corners for cutting, the overlap, and which page goes where."""
    canvas.box(window, 15.0, LINE)
    for x, y in itertools.product((window.left(), window.right()), (window.top(), window.bottom())):
        dx = -_MARK if x == window.left() else _MARK
        dy = -_MARK if y == window.top() else _MARK
        canvas.line(x, y, x + dx, y, 20.0, INK)
        canvas.line(x, y, x, y + dy, 20.0, INK)
    if column + 1 < tiling.across:
        edge = window.right() - OVERLAP
        canvas.line(edge, window.top(), edge, window.bottom(), 15.0, SOFT, (10, 8))
        _tag(canvas, edge, window.center().y(), phrases("tile-lies-under", name=tile_name(column + 1, row)), True)
    if row + 1 < tiling.down:
        edge = window.bottom() - OVERLAP
        canvas.line(window.left(), edge, window.right(), edge, 15.0, SOFT, (10, 8))
        _tag(canvas, window.center().x(), edge, phrases("tile-lies-under", name=tile_name(column, row + 1)), False)
    _key(canvas, window, tiling, column, row)


def _tag(canvas: Canvas, x: float, y: float, text: str, upright: bool) -> None:
    painter = canvas.painter
    painter.save()
    painter.translate(x, y)
    if upright:
        painter.rotate(90)
    wide, high = width_of(TINY, text) + 2 * MM, leading(TINY)
    box = QRectF(-wide / 2, 30 if not upright else -high - 30, wide, high)
    canvas.box(box, 0, fill="#ffffff")
    canvas.text_in(box, text, TINY, SOFT, "c")
    painter.restore()


def _key(canvas: Canvas, window: QRectF, tiling: Tiling, column: int, row: int) -> None:
    """A small picture of all tiles with this one dark."""
    side = 4.5 * MM
    left, top = window.left() + 2 * MM, window.bottom() - 2 * MM - side * tiling.down
    for y, x in itertools.product(range(tiling.down), range(tiling.across)):
        box = QRectF(left + x * side, top + y * side, side, side)
        here = (x, y) == (column, row)
        canvas.box(box, 15.0, INK, INK if here else "#ffffff")
        canvas.text_in(box, tile_name(x, y), Face(SANS, 6, bold=True), "#ffffff" if here else INK, "c")


"""Draws a planned map over its ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.printing.canvas import INK, Canvas
from desktop.printing.faces import Face, base_in, cap_of, leading
from desktop.printing.map_ground import LAND
from desktop.printing.map_plan import Label, MapPlan, Standing
from desktop.printing.stencils import Stencils
from desktop.theme import SANS

_PALE = "#c8fbf7ec"


def draw_plan(canvas: Canvas, plan: MapPlan, stencils: Stencils) -> None:
    """Symbols, lines, names and counters, in this order."""
    painter, sizes = canvas.painter, plan.sizes
    for line in filter(None, (label.line for label in plan.labels)):
        _leader(canvas, line, sizes.way)
    for symbol in plan.symbols:
        stencils.draw(painter, symbol.look, symbol.at.x(), symbol.at.y(), sizes.symbol)
    for label in plan.labels:
        draw_label(canvas, label)
    for line in filter(None, (standing.line for standing in plan.standing)):
        _leader(canvas, line, sizes.way)
    for standing in plan.standing:
        _draw_standing(canvas, standing, stencils)


def _leader(canvas: Canvas, line: tuple[QPointF, QPointF], way: float) -> None:
    one, other = line
    canvas.line(one.x(), one.y(), other.x(), other.y(), way * 1.1, LAND)
    canvas.line(one.x(), one.y(), other.x(), other.y(), way * 0.4, INK)


def draw_label(canvas: Canvas, label: Label) -> None:
    """A name on a pale ground, so that ways do not run through it."""
    canvas.box(label.box.adjusted(-8, 0, 8, 0), 0, fill=_PALE)
    top = label.box.center().y() + cap_of(label.face) / 2 - base_in(label.face)
    wide = canvas.text(label.box.left(), top, label.text, label.face)
    if label.tag:
        tag = QRectF(label.box.left() + wide + 45, label.box.top() + 5, label.tag_width - 45, label.box.height() - 10)
        canvas.box(tag, 10.0, INK, "#ffffff", radius=30)
        canvas.text_in(tag, label.tag, label.tag_face, INK, "c")


def _draw_standing(canvas: Canvas, standing: Standing, stencils: Stencils) -> None:
    if standing.note:
        note_mark(canvas, standing.box, standing.note)
    for look, corner, scale in standing.counters:
        stencils.draw(canvas.painter, look, corner.x(), corner.y(), scale)


def note_mark(canvas: Canvas, box: QRectF, number: int) -> None:
    """The number of a note, white on black."""
    canvas.box(box, 0, fill=INK, radius=box.width() * 0.3)
    face = Face(SANS, box.height() / leading(Face(SANS, 1)) * 0.8, bold=True)
    canvas.text_in(box.adjusted(15, 0, -15, 0), str(number), face, "#ffffff", "c")

"""Drawings taken down as paths in whole hundredths of a millimetre, to be drawn again anywhere on a page. Their numbers
are short, so that a page with hundreds of pieces stays a small PDF and is written quickly; shades become plain colours,
which print better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from desktop.theme import mixed

# In hundredths of a millimetre: curves with handles shorter than this are drawn straight, shorter steps not at all.
_STRAIGHT, _STEP = 24.0, 3
# In paths that are smaller than this, longer steps are not seen either.
_SMALL, _STEP_IN_SMALL = 60.0, 14
# Dots with a radius up to this are drawn with a round pen.
_DOT = 30.0
Ink = QBrush | QColor | QLinearGradient | Qt.BrushStyle


@dataclass
class Mark:
    """One path or one line of text, with its pen, fill and clip."""

    pen: QPen | None
    fill: QColor | None
    opacity: float
    clip: QPainterPath | None
    path: QPainterPath | None = None
    text: str = ""
    font: QFont | None = None
    at: QPointF | None = None

    @property
    def box(self) -> QRectF:
        """What it covers at most; nothing for text."""
        if self.path is None:
            return QRectF()
        wide = self.pen.widthF() / 2 if self.pen is not None else 0.0
        return self.path.boundingRect().adjusted(-wide, -wide, wide, wide)

    @property
    def covers(self) -> bool:
        """Whether nothing can be seen through it."""
        whole = self.fill is not None and self.fill.alpha() == 255 and self.opacity == 1.0
        return whole and self.clip is None and self.path is not None

    def draw(self, painter: QPainter) -> None:
        """Draws it."""
        painter.setPen(self.pen if self.pen is not None else Qt.PenStyle.NoPen)
        if self.path is not None:
            painter.setBrush(self.fill if self.fill is not None else Qt.BrushStyle.NoBrush)
            painter.drawPath(self.path)
        elif self.font is not None and self.at is not None:
            painter.setFont(self.font)
            painter.drawText(self.at, self.text)

    def alike(self, other: Mark) -> bool:
        """Whether both may be one path: drawn alike, and none over the other."""
        if self.path is None or other.path is None or self.pen != other.pen or self.fill != other.fill:
            return False
        if self.opacity != other.opacity or self.clip is not other.clip:
            return False
        return self.fill is None or not self.path.boundingRect().intersects(other.path.boundingRect())


class Drawing:
    """What was taken down."""

    def __init__(self, marks: Sequence[Mark]) -> None:
        self.marks: list[Mark] = []
        for mark in _seen(marks):
            if self.marks and self.marks[-1].alike(mark):
                self.marks[-1].path.addPath(mark.path)  # type: ignore[union-attr, arg-type]
            else:
                self.marks.append(mark)

    def draw(self, painter: QPainter, x: float, y: float) -> None:
        """Draws it with its origin at a point."""
        painter.save()
        painter.translate(round(x), round(y))
        clip: QPainterPath | None = None
        opacity = 1.0
        for mark in self.marks:
            if mark.clip is not clip:
                if clip is not None:
                    painter.restore()
                    opacity = 1.0
                if mark.clip is not None:
                    painter.save()
                    painter.setClipPath(mark.clip, Qt.ClipOperation.IntersectClip)
                clip = mark.clip
            if mark.opacity != opacity:
                painter.setOpacity(mark.opacity)
                opacity = mark.opacity
            mark.draw(painter)
        if clip is not None:
            painter.restore()
        painter.restore()


def _seen(marks: Sequence[Mark]) -> list[Mark]:
    """The marks without those that lie outside their clip or wholly under a later one."""
    seen: list[Mark] = []
    above: list[QPainterPath] = []
    for mark in reversed(marks):
        box = mark.box
        hidden = mark.path is not None and (
            any(path.contains(box) for path in above) or (mark.clip is not None and not mark.clip.intersects(box)))
        if not hidden:
            seen.append(mark)
            if mark.covers and mark.path is not None:
                above.append(mark.path)
    return seen[::-1]


@dataclass(frozen=True)
class _State:
    placed: QTransform
    pen: QPen | None = None
    fill: QColor | None = None
    opacity: float = 1.0
    clip: QPainterPath | None = None
    font: QFont | None = None


class Recorder:
    """Takes the place of a painter for the drawings of spaces and counters: it has those of a painter's methods that
    they use, by the same names."""

    def __init__(self, scale: float) -> None:
        self.marks: list[Mark] = []
        self._now = _State(QTransform.fromScale(scale, scale))
        self._before: list[_State] = []

    # ---- the painter's state

    def save(self) -> None:
        """Keeps the state."""
        self._before.append(self._now)

    def restore(self) -> None:
        """Takes the state kept last."""
        self._now = self._before.pop()

    def setRenderHints(self, hints: QPainter.RenderHint, on: bool = True) -> None:
        """Paper has no pixels."""

    def setRenderHint(self, hint: QPainter.RenderHint, on: bool = True) -> None:
        """Paper has no pixels."""

    def translate(self, x: float | QPointF, y: float = 0.0) -> None:
        """Moves the origin."""
        dx, dy = (x.x(), x.y()) if isinstance(x, QPointF) else (x, y)
        self._now = replace(self._now, placed=QTransform(self._now.placed).translate(dx, dy))

    def scale(self, x: float, y: float) -> None:
        """Enlarges."""
        self._now = replace(self._now, placed=QTransform(self._now.placed).scale(x, y))

    def opacity(self) -> float:
        """How strongly it draws."""
        return self._now.opacity

    def setOpacity(self, opacity: float) -> None:
        """Draws more or less strongly."""
        self._now = replace(self._now, opacity=opacity)

    def setPen(self, pen: QPen | QColor | Qt.PenStyle) -> None:
        """Takes a pen."""
        if pen == Qt.PenStyle.NoPen:
            self._now = replace(self._now, pen=None)
        else:
            self._now = replace(self._now, pen=self._placed_pen(pen if isinstance(pen, QPen) else QPen(pen)))

    def setBrush(self, brush: Ink) -> None:
        """Takes a fill."""
        self._now = replace(self._now, fill=_plain(brush))

    def setFont(self, font: QFont) -> None:
        """Takes a font."""
        self._now = replace(self._now, font=font)

    def setClipPath(self, path: QPainterPath, how: Qt.ClipOperation) -> None:
        """Draws inside a path only; no drawing of ours has a clip within a clip."""
        if self._now.clip is not None or how != Qt.ClipOperation.IntersectClip:
            raise TypeError("a clip within a clip in a drawing for print")
        self._now = replace(self._now, clip=self._whole(path))

    # ---- what is drawn

    def drawPath(self, path: QPainterPath) -> None:
        """A path with pen and fill."""
        if self._now.pen is not None or self._now.fill is not None:
            self._take(self._now.pen, self._now.fill, path=self._whole(path))

    def fillPath(self, path: QPainterPath, brush: Ink) -> None:
        """A path with a fill of its own."""
        self._take(None, _plain(brush), path=self._whole(path))

    def strokePath(self, path: QPainterPath, pen: QPen) -> None:
        """A path with a pen of its own."""
        self._take(self._placed_pen(pen), None, path=self._whole(path))

    def drawEllipse(self, where: QRectF | QPointF, x: float = 0.0, y: float = 0.0) -> None:
        """An ellipse in a box, or around a middle."""
        path = QPainterPath()
        if isinstance(where, QPointF) and self._now.pen is None and self._now.fill is not None \
                and x == y and x * self._now.placed.m11() <= _DOT:
            self._dot(where, x, self._now.fill)
            return
        path.addEllipse(where) if isinstance(where, QRectF) else path.addEllipse(where, x, y)
        self.drawPath(path)

    def _dot(self, middle: QPointF, radius: float, colour: QColor) -> None:
        """A small dot: the mark of a round pen that hardly moves."""
        at = self._now.placed.map(middle).toPoint()
        path = QPainterPath(QPointF(at))
        path.lineTo(at.x() + 1, at.y())
        width = max(1, round(2 * radius * self._now.placed.m11()))
        self._take(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap), None, path=path)

    def drawRoundedRect(self, box: QRectF, x: float, y: float) -> None:
        """A box with round corners."""
        path = QPainterPath()
        path.addRoundedRect(box, x, y)
        self.drawPath(path)

    def drawRect(self, box: QRectF) -> None:
        """A box."""
        path = QPainterPath()
        path.addRect(box)
        self.drawPath(path)

    def fillRect(self, box: QRectF, brush: Ink) -> None:
        """A box with a fill of its own."""
        path = QPainterPath()
        path.addRect(box)
        self.fillPath(path, brush)

    def drawLine(self, one: QPointF | QLineF, other: QPointF | None = None) -> None:
        """A straight line."""
        line = one if isinstance(one, QLineF) else QLineF(one, other or one)
        self.drawLines([line])

    def drawLines(self, lines: Sequence[QLineF]) -> None:
        """Straight lines."""
        path = QPainterPath()
        for line in lines:
            path.moveTo(line.p1())
            path.lineTo(line.p2())
        self._take(self._now.pen, None, path=self._whole(path))

    def drawText(self, box: QRectF, flags: int, text: str) -> None:
        """A line of text in the middle of a box's height, at its left or in its middle."""
        assert self._now.font is not None
        assert self._now.pen is not None
        metrics = QFontMetricsF(self._now.font)
        middle = bool(Qt.AlignmentFlag(flags & 0xFF) & Qt.AlignmentFlag.AlignHCenter)
        x = box.left() + ((box.width() - metrics.horizontalAdvance(text)) / 2 if middle else 0.0)
        y = box.top() + (box.height() - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
        font = QFont(self._now.font)
        font.setPixelSize(max(1, round(font.pixelSize() * self._now.placed.m11())))
        at = self._now.placed.map(QPointF(x, y)).toPoint()
        self._take(self._now.pen, None, text=text, font=font, at=QPointF(at))

    # ---- within

    def _take(self, pen: QPen | None, fill: QColor | None, **what: object) -> None:
        if pen is None and fill is not None and fill.alpha() == 255 and self._now.opacity == 1.0:
            # With a pen, however fine, Qt writes the path as it is and moves it as a whole; without, it writes every
            # point where it lies on the page, and a counter that comes twenty times is written twenty times anew.
            pen = QPen(fill, 1.0, j=Qt.PenJoinStyle.RoundJoin)
        # A line that one can see through would be written as the area that it covers, at ten times the length.
        opacity = self._now.opacity if fill is not None else 1.0
        self.marks.append(Mark(pen, fill, opacity, self._now.clip, **what))  # type: ignore[arg-type]

    def _placed_pen(self, pen: QPen) -> QPen:
        placed = QPen(pen)
        placed.setWidthF(max(1, round(pen.widthF() * self._now.placed.m11())))
        return placed

    def _whole(self, path: QPainterPath) -> QPainterPath:
        """The path on the page, its points on whole numbers, without what is too fine to be printed."""
        return simpler(self._now.placed.map(path))


def recorded(draw: Callable[[QPainter], None], scale: float) -> Drawing:
    """What `draw` draws, enlarged by `scale` into hundredths of a millimetre."""
    recorder = Recorder(scale)
    draw(recorder)  # type: ignore[arg-type]
    return Drawing(recorder.marks)


def simpler(path: QPainterPath) -> QPainterPath:
    """A path with whole numbers, the smallest curves made straight and steps that nobody sees left out."""
    found = QPainterPath()
    found.setFillRule(path.fillRule())
    kind = QPainterPath.ElementType
    x = y = 0
    number, count = 0, path.elementCount()
    box = path.boundingRect()
    step = _STEP_IN_SMALL if max(box.width(), box.height()) < _SMALL else _STEP
    while number < count:
        element = path.elementAt(number)
        if element.type == kind.CurveToElement:
            second, end = path.elementAt(number + 1), path.elementAt(number + 2)
            ex, ey = round(end.x), round(end.y)
            bend = abs(element.x - x) + abs(element.y - y) + abs(second.x - ex) + abs(second.y - ey)
            if bend > _STRAIGHT:
                found.cubicTo(round(element.x), round(element.y), round(second.x), round(second.y), ex, ey)
            elif abs(ex - x) + abs(ey - y) < step and number + 3 < count:
                number += 3
                continue
            else:
                found.lineTo(ex, ey)
            x, y = ex, ey
            number += 3
            continue
        ex, ey = round(element.x), round(element.y)
        if element.type == kind.MoveToElement:
            found.moveTo(ex, ey)
            x, y = ex, ey
        elif abs(ex - x) + abs(ey - y) >= step or number + 1 == count:
            found.lineTo(ex, ey)
            x, y = ex, ey
        number += 1
    return found


def _plain(brush: Ink) -> QColor | None:
    """A fill as one colour; a shade becomes its middle."""
    if isinstance(brush, QColor):
        return brush
    if brush == Qt.BrushStyle.NoBrush:
        return None
    if isinstance(brush, QLinearGradient):
        stops = brush.stops()
        return QColor(mixed(stops[0][1].name(), stops[-1][1].name(), 0.5))
    return QColor(brush.color()) if isinstance(brush, QBrush) else None

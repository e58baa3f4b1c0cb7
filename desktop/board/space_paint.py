"""Spaces as vector drawings, centred on (0, 0) at 100 %: control in the frame, religion in the disc, signs around."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop.board.counters import centred_text, paint_coin
from desktop.board.glyphs import glyph_in, hexagon, star
from desktop.board.looks import SpaceLook
from desktop.board.patterns import fill_with_pattern
from desktop.theme import SANS, THEMES, Theme, mixed

REACH = 27.0
GLOW_REACH = 34.0
_ORIGIN = QPointF(0, 0)
_NO_LETTERS, _NO_BADGE = 1.35, 1.2


def shape_path(shape: str) -> QPainterPath:
    """The outline of a space."""
    path = QPainterPath()
    if shape == "square":
        path.addRoundedRect(QRectF(-13.2, -13.2, 26.4, 26.4), 3.2, 3.2)
    elif shape == "star":
        path = star(_ORIGIN, 16.6, 11.8)
    elif shape == "lozenge":
        path = star(_ORIGIN, 16.0, 16.0 * 0.7072, 4)
    elif shape == "hexagon":
        path = hexagon(_ORIGIN, 15.4)
    else:
        path.addEllipse(_ORIGIN, 12.2, 12.2)
    return path


def paint_space(painter: QPainter, look: SpaceLook, far: float = 1.0) -> None:
    """Draws a space around the origin. `far` > 1 enlarges its signs: from far they would be too small to read."""
    theme = THEMES[look.theme]
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    path = shape_path(look.shape)
    _frame(painter, path, look, theme)
    if look.religion:
        _disc(painter, look.religion, theme)
    elif far < _NO_LETTERS or look.shape == "square":
        centred_text(painter, QRectF(-9, -8, 18, 16), look.letter, SANS, 13, look.power.ink)
    _signs(painter, look, theme, far)
    if look.faded:
        _veil(painter, path, theme)
    painter.restore()


def _veil(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """A space that is dimmed: paper over it, so that the links under it do not show through."""
    painter.setOpacity(0.66)
    painter.setPen(QPen(QColor(theme.land), 2.2, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(theme.land))
    painter.drawPath(path)
    painter.setOpacity(1.0)


def _frame(painter: QPainter, path: QPainterPath, look: SpaceLook, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.halo), 4.6, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setOpacity(0.75)
    painter.drawPath(path)
    painter.setOpacity(1.0)
    fill_with_pattern(painter, path, look.power, 4.6, 0.62)
    if not look.religion and look.power.pattern not in ("plain", "none"):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.power.colour))
        painter.drawEllipse(_ORIGIN, 8.6, 8.6)
    if look.capital:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#fffaf0"), 1.7))
        painter.save()
        painter.scale(0.84, 0.84)
        painter.drawPath(path)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.outline), 1.5, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


def _disc(painter: QPainter, religion: str, theme: Theme) -> None:
    ground, figure, sign, reach = {
        "catholic": (theme.disc, theme.catholic, "cross", 6.6),
        "protestant": (theme.protestant, theme.disc, "book", 6.2),
        "other": (theme.other_faith, theme.disc, "crescent", 6.0),
    }.get(religion, (theme.disc, theme.ink, "cross", 6.0))
    painter.setPen(QPen(QColor(theme.outline), 1.0))
    painter.setBrush(QColor(ground))
    painter.drawEllipse(_ORIGIN, 8.0, 8.0)
    painter.fillPath(glyph_in(sign, QRectF(-reach, -reach, 2 * reach, 2 * reach)), QColor(figure))


def _signs(painter: QPainter, look: SpaceLook, theme: Theme, far: float) -> None:
    if look.capital:
        _sign(painter, "crown", _enlarged(QRectF(-8.5, -25.6, 17, 13), far, QPointF(0, -13)), "#efc319", theme.outline)
    if look.port:
        _port(painter, theme, far)
    if look.coins:
        paint_coin(painter, QRectF(5.6, 5.6, 14.4, 14.4), look.coins, theme)
    if look.besieged:
        _sign(painter, "wall", _enlarged(QRectF(-20, 6.5, 18, 14), far, QPointF(-5, 13)), theme.wall, theme.outline)
    if look.unrest:
        box = _enlarged(QRectF(5.5, -24.5, 16, 18), far, QPointF(10, -9))
        _sign(painter, "flame", box, theme.flame, theme.flame_edge)
        painter.fillPath(glyph_in("flame_heart", box), QColor("#ffd25e"))


def _port(painter: QPainter, theme: Theme, far: float) -> None:
    """An anchor in a small round badge; from far the anchor alone, larger."""
    if far > _NO_BADGE:
        box = _enlarged(QRectF(6.6, 6.6, 11.2, 11.2), far, QPointF(9, 9))
        path = glyph_in("anchor", box)
        painter.strokePath(path, QPen(QColor("#f7fbfb"), 2.6 * far, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(path, QColor("#1d4a5a"))
        return
    painter.setPen(QPen(QColor(mixed(theme.sea_name, theme.outline, 0.35)), 1.1))
    painter.setBrush(QColor("#f7fbfb"))
    painter.drawEllipse(QPointF(12.2, 12.2), 6.6, 6.6)
    painter.fillPath(glyph_in("anchor", QRectF(7.6, 7.5, 9.2, 9.2)), QColor("#2c5d6e"))


def _enlarged(box: QRectF, by: float, fixed: QPointF) -> QRectF:
    """A box enlarged around a point that stays."""
    corner = fixed + (box.topLeft() - fixed) * by
    return QRectF(corner, box.size() * by)


def _sign(painter: QPainter, name: str, box: QRectF, colour: str, edge: str) -> None:
    path = glyph_in(name, box)
    painter.setPen(QPen(QColor(edge), 1.6, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.fillPath(path, QColor(colour))


def _canvas(reach: float, size: float, ratio: float) -> tuple[QPixmap, QPainter]:
    whole = size * ratio
    side = 2 * round(reach * whole)
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(whole, whole)
    return pixmap, painter


def far_factor(size: float) -> float:
    """How much larger the signs are drawn when a space is small on the screen."""
    return max(1.0, min(1.7, 0.78 / size))


def space_pixmap(look: SpaceLook, size: float, ratio: float) -> QPixmap:
    """A space as a pixmap whose middle is the space's middle."""
    pixmap, painter = _canvas(REACH * max(1.0, 0.8 * far_factor(size)), size, ratio)
    paint_space(painter, look, far_factor(size))
    painter.end()
    pixmap.setDevicePixelRatio(size * ratio)
    return pixmap


def glow_pixmap(shape: str, colour: str, size: float, ratio: float) -> QPixmap:
    """The light under a legal space."""
    pixmap, painter = _canvas(GLOW_REACH, size, ratio)
    light = QColor(colour)
    from PySide6.QtGui import QRadialGradient  # takes a while, and nothing is lit at the start

    gradient = QRadialGradient(_ORIGIN, GLOW_REACH)
    for at, alpha in ((0.0, 255), (0.52, 250), (0.62, 170), (0.8, 60), (1.0, 0)):
        light.setAlpha(alpha)
        gradient.setColorAt(at, light)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient)
    painter.drawEllipse(_ORIGIN, GLOW_REACH, GLOW_REACH)
    painter.end()
    pixmap.setDevicePixelRatio(size * ratio)
    return pixmap


def ring_pixmap(shape: str, colour: str, dashed: bool, size: float, ratio: float) -> QPixmap:
    """The ring around the space that is chosen, or that has the keyboard's focus (dashed)."""
    pixmap, painter = _canvas(GLOW_REACH, size, ratio)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in (("#fffaf0", 5.0), (colour, 2.6)):
        pen = QPen(QColor(tone), width)
        if dashed and tone == colour:
            pen.setDashPattern([2.2, 1.5])
        painter.setPen(pen)
        painter.drawEllipse(_ORIGIN, 20.5, 20.5)
    painter.end()
    pixmap.setDevicePixelRatio(size * ratio)
    return pixmap

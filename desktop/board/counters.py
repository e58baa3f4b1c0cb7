"""Counters, leaders' plates, markers and portraits as vector drawings, for the map and for print."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from desktop.board.glyphs import glyph_in, star
from desktop.board.looks import (
    CHIP,
    COUNTER,
    MARKER,
    PLATE_HEIGHT,
    PORTRAIT,
    Look,
    coins_width,
    font,
    plate_font,
    ratings_width,
)
from desktop.board.patterns import fill_with_pattern
from desktop.theme import SANS, SERIF, THEMES, Theme, contrast, mixed

SHADOW = 2.0
_BAND = 6.0


def paint_counter(painter: QPainter, look: Look, rect: QRectF) -> None:
    """Draws a counter into a rectangle of its proportions, as vectors."""
    size = look.size
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / size.width(), rect.height() / size.height())
    if look.faded:
        painter.setOpacity(painter.opacity() * 0.45)
    _PAINTERS[look.kind](painter, look, THEMES[look.theme])
    painter.restore()


def counter_pixmap(look: Look, size: float, ratio: float) -> QPixmap:
    """A counter as a pixmap, `size` times its nominal size; its own pixel ratio makes it measure its nominal size."""
    whole = size * ratio
    nominal = look.size + QSizeF(2 * SHADOW, 2 * SHADOW)
    pixmap = QPixmap(max(1, round(nominal.width() * whole)), max(1, round(nominal.height() * whole)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(whole, whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _shadow(painter, look)
    paint_counter(painter, look, QRectF(QPointF(SHADOW, SHADOW), look.size))
    painter.end()
    pixmap.setDevicePixelRatio(whole)
    return pixmap


def _shadow(painter: QPainter, look: Look) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    box = QRectF(QPointF(SHADOW, SHADOW), look.size)
    round_piece = look.kind in ("marker", "portrait", "control")
    for spread, alpha in ((1.6, 22), (0.8, 40)):
        painter.setBrush(QColor(20, 12, 4, alpha))
        outer = box.adjusted(-spread + 0.6, -spread + 1.0, spread, spread)
        radius = outer.width() / 2 if round_piece else 5.0 + spread
        painter.drawRoundedRect(outer, radius, radius)


def dark_on(ground: str, colour: str) -> str:
    """A power's colour, darkened until it reads on a light ground."""
    part = 0.0
    while contrast(mixed(colour, "#000000", part), ground) < 4.5 and part < 0.95:
        part += 0.05
    return mixed(colour, "#000000", part)


def _body(painter: QPainter, box: QRectF, colour: str, theme: Theme, radius: float = 5.0) -> QPainterPath:
    from PySide6.QtGui import QLinearGradient  # takes a while, and most starts draw nothing

    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    gradient.setColorAt(0, QColor(mixed(colour, "#ffffff", 0.14)))
    gradient.setColorAt(1, QColor(mixed(colour, "#000000", 0.06)))
    painter.fillPath(path, gradient)
    return path


def _outline(painter: QPainter, path: QPainterPath, theme: Theme, width: float = 1.2) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.outline), width))
    painter.drawPath(path)


def centred_text(painter: QPainter, box: QRectF, text: str, family: str, pixels: float, colour: str,
                 bold: bool = True) -> None:
    """A line of text in the middle of a box, shrunk if it is too wide: never cut."""
    wide = font(family, 100, bold)
    path = QPainterPath()
    path.addText(QPointF(0, 0), wide, text)
    extent = path.boundingRect()
    if extent.isEmpty():
        return
    scale = pixels / 100
    scale = min(scale, box.width() / extent.width())
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    height = font_cap(family, bold)
    painter.translate(-extent.center().x(), height / 2)
    painter.fillPath(path, QColor(colour))
    painter.restore()


def font_cap(family: str, bold: bool = True) -> float:
    """Height of a capital in a font of 100 pixels."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font(family, 100, bold), "Н8")
    return path.boundingRect().height()


def _band(painter: QPainter, outer: QPainterPath, box: QRectF, look: Look) -> None:
    """The pattern along the lower edge."""
    strip = QPainterPath()
    strip.addRect(QRectF(box.left(), box.bottom() - _BAND, box.width(), _BAND))
    fill_with_pattern(painter, outer.intersected(strip), look.power)


def _unit(painter: QPainter, look: Look, theme: Theme) -> None:
    box = QRectF(0.8, 0.8, COUNTER - 1.6, COUNTER - 1.6)
    hired = look.type == "mercenary"
    ground = theme.plate if hired else look.power.colour
    path = _body(painter, box, ground, theme)
    _band(painter, path, box, look)
    ink = theme.plate_ink if hired else look.power.ink
    figure = dark_on(theme.plate, look.power.colour) if hired else ink
    sign = look.type if look.type in _FIGURES else "regular"
    painter.fillPath(glyph_in(sign, QRectF(2.0, 4.4, 21, 21)), QColor(figure))
    if hired:
        painter.setPen(QPen(QColor(look.power.colour), 1.8))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1.3, 1.3, -1.3, -1.3), 4, 4)
    _outline(painter, path, theme)
    wide = len(str(look.count)) > 1
    centred_text(painter, QRectF(20.6 if wide else 21.6, 12.0, 12.0 if wide else 10.4, 15), str(look.count), SANS,
                 15 if wide else 18, ink)
    centred_text(painter, QRectF(21.6, 2.6, 10.4, 7.6), look.letter, SANS, 8.6, ink)
    if look.loaned_to:
        _loan_tag(painter, look, theme)


_FIGURES = ("regular", "mercenary", "cavalry", "naval", "corsair")


def _loan_tag(painter: QPainter, look: Look, theme: Theme) -> None:
    """A small tag with the letter of the power that uses a loaned unit."""
    assert look.loaned_to
    tag = QPainterPath()
    tag.addRoundedRect(QRectF(1.2, COUNTER - 13.2, 14, 12), 3, 3)
    painter.fillPath(tag, QColor(look.loaned_to.colour))
    _outline(painter, tag, theme, 1.0)
    centred_text(painter, QRectF(2.2, COUNTER - 13, 12, 11.6), look.loan_letter, SANS, 9, look.loaned_to.ink)


def _leader(painter: QPainter, look: Look, theme: Theme) -> None:
    width, end = look.size.width(), ratings_width(look.ratings)
    naval = look.type in ("naval", "captain")
    box = QRectF(0.6, 0.6, width - 1.2, PLATE_HEIGHT - 1.2)
    path = _body(painter, box, theme.plate, theme, 4.0)
    coloured = QPainterPath()
    coloured.addRect(QRectF(0, 0, end, PLATE_HEIGHT))
    painter.fillPath(path.intersected(coloured), QColor(look.power.colour))
    strip = QPainterPath()
    strip.addRect(QRectF(0, PLATE_HEIGHT - 4.2, width, 4.2))
    fill_with_pattern(painter, path.intersected(strip), look.power, 3.4)
    _outline(painter, path, theme, 1.1)
    if naval:
        sign = QRectF(2.2, 2.2, 10.5, 10.5) if look.type == "naval" else QRectF(1.6, 1.2, 12.0, 12.0)
        painter.fillPath(glyph_in("anchor" if look.type == "naval" else "naval", sign), QColor(look.power.ink))
    elif look.type == "ruler" and not look.ratings:
        painter.fillPath(glyph_in("crown", QRectF(2.0, 2.0, 9.5, 9.5)), QColor(look.power.ink))
    figures = QRectF(9.6 if naval else 0, 0.4, end - (9.6 if naval else 0), PLATE_HEIGHT - 4)
    painter.setFont(plate_font())
    painter.setPen(QColor(look.power.ink))
    painter.drawText(figures, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, look.ratings)
    painter.setPen(QColor(theme.plate_ink))
    painter.drawText(QRectF(end + 4.5, 0.2, width - end, PLATE_HEIGHT - 4),
                     Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, look.name)
    if coins_width(look):
        paint_coin(painter, QRectF(width - 18.4, 1.6, PLATE_HEIGHT - 3.2, PLATE_HEIGHT - 3.2), look.count, theme)


def paint_coin(painter: QPainter, box: QRectF, count: int, theme: Theme) -> None:
    """A gold coin with the number of treasures."""
    coin = QPainterPath()
    coin.addEllipse(box)
    painter.fillPath(coin, QColor("#e9b93a"))
    _outline(painter, coin, theme, 1.0)
    centred_text(painter, box.adjusted(2.6, 2.6, -2.6, -2.6), str(count), SANS, 10.5, "#3a2a08")


def _chip(painter: QPainter, look: Look, theme: Theme) -> None:
    """A stack from far: colour, pattern and how many units; a keel for ships, a plate for leaders alone."""
    box = QRectF(1, 1, CHIP - 2, CHIP - 2)
    path = _body(painter, box, look.power.colour, theme, 15.0 if look.type == "naval" else 7.0)
    _band(painter, path, box, look)
    _outline(painter, path, theme, 1.8)
    text = str(look.count) if look.count else look.letter
    centred_text(painter, QRectF(3, 1, CHIP - 6, CHIP - _BAND - 1), text, SANS, 23, look.power.ink)


def _marker(painter: QPainter, look: Look, theme: Theme) -> None:
    ground, figure, sign = _MARKERS.get(look.type, ("#5d5650", "#ffffff", "hand"))
    middle, radius = QPointF(MARKER / 2, MARKER / 2), MARKER / 2 - 0.8
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    painter.fillPath(path, QColor(ground))
    painter.setPen(QPen(QColor(mixed(ground, figure, 0.45)), 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius - 2, radius - 2)
    _outline(painter, path, theme)
    if look.type == "jesuit":
        painter.fillPath(star(middle, 9.4, 6.2, 12), QColor("#f0c75a"))
        painter.fillPath(glyph_in("cross", QRectF(7, 6.4, 12, 12)), QColor("#2a1c10"))
        return
    painter.fillPath(glyph_in(sign, QRectF(4.8, 4.6, MARKER - 9.6, MARKER - 9.6)), QColor(figure))
    if look.type == "jesuit_university":
        painter.fillPath(glyph_in("cross", QRectF(9.4, 3.2, 7.2, 7.2)), QColor("#f0c75a"))


_MARKERS = {
    "jesuit": ("#2d2a33", "#f0c75a", "cross"),
    "morisco": ("#0f6a52", "#fbf3dc", "crescent"),
    "piracy": ("#1d1b1a", "#f4ecdc", "sabres"),
    "fortress": ("#8a7f70", "#fffaf0", "tower"),
    "jesuit_university": ("#7a1f2b", "#fdf4dd", "book"),
    "knights_of_st_john": ("#a6261d", "#ffffff", "maltese"),
    "catholic": ("#fffdf6", "#a6261d", "cross"),
    "protestant": ("#27211a", "#fffdf6", "book"),
    "unrest": ("#fff3d6", "#e2571c", "flame"),
    "besieged": ("#5d5650", "#e6dccb", "wall"),
    "loaned": ("#8a6a32", "#fff6df", "hand"),
}


def _control(painter: QPainter, look: Look, theme: Theme) -> None:
    path = QPainterPath()
    path.addEllipse(QPointF(MARKER / 2, MARKER / 2), MARKER / 2 - 0.8, MARKER / 2 - 0.8)
    fill_with_pattern(painter, path, look.power, 4.6, 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.power.colour))
    painter.drawEllipse(QPointF(MARKER / 2, MARKER / 2), 8, 8)
    _outline(painter, path, theme)
    centred_text(painter, QRectF(4, 4, MARKER - 8, MARKER - 8), look.letter, SANS, 13, look.power.ink)


def _portrait(painter: QPainter, look: Look, theme: Theme) -> None:
    middle, radius = QPointF(PORTRAIT / 2, PORTRAIT / 2), PORTRAIT / 2 - 0.9
    path = QPainterPath()
    path.addEllipse(middle, radius, radius)
    painter.fillPath(path, QColor(theme.plate))
    bust = glyph_in("bust", QRectF(3.4, 3.6, PORTRAIT - 6.8, PORTRAIT - 6.8))
    painter.fillPath(path.intersected(bust), QColor(mixed(look.power.colour, theme.plate, 0.55)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(look.power.colour), 2.6))
    painter.drawEllipse(middle, radius - 1.6, radius - 1.6)
    _outline(painter, path, theme)
    centred_text(painter, QRectF(6, 7, PORTRAIT - 12, PORTRAIT - 12), look.letter, SERIF, 19, theme.plate_ink)
    if look.type == "debater" and look.count:
        seal = QPainterPath()
        seal.addEllipse(QPointF(PORTRAIT - 6.6, PORTRAIT - 6.6), 5.8, 5.8)
        painter.fillPath(seal, QColor(look.power.colour))
        _outline(painter, seal, theme, 1.0)
        inner = QRectF(PORTRAIT - 12, PORTRAIT - 12, 10.8, 10.8)
        centred_text(painter, inner, str(look.count), SANS, 9, look.power.ink)


_PAINTERS = {"unit": _unit, "leader": _leader, "chip": _chip, "marker": _marker, "portrait": _portrait,
             "control": _control}


SHEET_EDGE = QPointF(5.0, 5.0)


def sheet_pixmap(width: float, height: float, theme: Theme, size: float, ratio: float) -> QPixmap:
    """The sheet under an open stack, with a soft shadow `SHEET_EDGE` wide around it."""
    whole, edge = size * ratio, SHEET_EDGE.x()
    pixmap = QPixmap(round((width + 2 * edge) * whole), round((height + 2 * edge) * whole))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(whole, whole)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in ((4.0, 10), (2.8, 16), (1.6, 26)):
        painter.setBrush(QColor(20, 12, 4, alpha))
        shade = QRectF(edge, edge + 1.2, width, height).adjusted(-spread, -spread, spread, spread)
        painter.drawRoundedRect(shade, 9, 9)
    painter.setPen(QPen(QColor(theme.line), 1.0))
    painter.setBrush(QColor(theme.raised))
    painter.drawRoundedRect(QRectF(edge, edge, width, height), 7, 7)
    painter.end()
    pixmap.setDevicePixelRatio(whole)
    return pixmap


def count_badge(count: int, theme: Theme, size: float, ratio: float) -> QPixmap:
    """The small seal that says how many pieces lie in a stack."""
    whole, side = size * ratio, 18.0
    pixmap = QPixmap(round(side * whole), round(side * whole))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(QTransform.fromScale(whole, whole))
    painter.setPen(QPen(QColor(theme.outline), 1.2))
    painter.setBrush(QColor(theme.plate))
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
    centred_text(painter, QRectF(3, 2, side - 6, side - 4), str(count), SANS, 12, theme.plate_ink)
    painter.end()
    pixmap.setDevicePixelRatio(whole)
    return pixmap

"""Cards as vector drawings of our own: a whole face, a small one without its text, and a back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from desktop.board.counters import centred_text
from desktop.board.glyphs import glyph_in
from desktop.board.looks import font
from desktop.cards.look import FIGURES, CardLook
from desktop.theme import SANS, SERIF, Theme, mixed

FACE = (206.0, 290.0)
SMALL = (116.0, 162.0)
WRAP = Qt.TextFlag.TextWordWrap
EDGE = 9.0
NARROW = 86  # per cent of a letter's width, where words are long


def paint_face(painter: QPainter, look: CardLook, theme: Theme, box: QRectF) -> None:
    """A whole card: everything on it can be read."""
    with_scale(painter, box, FACE, lambda: _face(painter, look, theme))


def paint_small(painter: QPainter, look: CardLook, theme: Theme, box: QRectF) -> None:
    """A small card: points, number, title and kind."""
    with_scale(painter, box, SMALL, lambda: _small(painter, look, theme))


def paint_back(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """A card's back, the same for all."""
    with_scale(painter, box, SMALL, lambda: _back(painter, theme))


def with_scale(painter: QPainter, box: QRectF, size: tuple[float, float], draw: object) -> None:
    """Draws something of a nominal size into a box."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / size[0], box.height() / size[1])
    draw()  # type: ignore[operator]
    painter.restore()


# ---- parts


def paper_of(theme: Theme) -> str:
    """The ground of a card."""
    return theme.raised if theme.dark else "#fffdf7"


def _ground(painter: QPainter, look: CardLook, theme: Theme, size: tuple[float, float]) -> QPainterPath:
    """The paper with its frame, and a band in the colour of the kind at the top."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.8, 0.8, size[0] - 1.6, size[1] - 1.6), EDGE, EDGE)
    painter.fillPath(path, QColor(paper_of(theme)))
    return path


def _rim(painter: QPainter, path: QPainterPath, look: CardLook, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mixed(look.colour, theme.line, 0.35)), 1.6))
    painter.drawPath(path)


def medal(painter: QPainter, look: CardLook, box: QRectF) -> None:
    """The command points in a round seal."""
    painter.setPen(QPen(QColor(mixed(look.colour, "#000000", 0.35)), 1.4))
    painter.setBrush(QColor(look.colour))
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mixed(look.colour, look.ink, 0.55)), 0.9))
    painter.drawEllipse(box.adjusted(2.4, 2.4, -2.4, -2.4))
    if look.cp:
        centred_text(painter, box.adjusted(5, 4, -5, -4), look.cp, SERIF, box.height() * 0.62, look.ink)
    else:
        painter.fillPath(glyph_in(FIGURES.get(look.kind, "book"), box.adjusted(8, 8, -8, -8)), QColor(look.ink))


def _words(painter: QPainter, box: QRectF, words: str, of: QFont, colour: str, flags: Qt.AlignmentFlag) -> float:
    """Wrapped words; gives the height that they took."""
    painter.setFont(of)
    painter.setPen(QColor(colour))
    painter.drawText(box, int(flags) | int(WRAP), words)
    return height_of(words, of, box.width())


def height_of(words: str, of: QFont, width: float) -> float:
    """The height of wrapped words."""
    return QFontMetricsF(of).boundingRect(QRectF(0, 0, width, 4000), int(WRAP), words).height()


def fitting(words: str, family: str, box: tuple[float, float], most: int, least: int, bold: bool = False) -> QFont:
    """The largest font in which wrapped words fit into a box, no word broken; narrow letters before small ones."""
    for pixels in range(most, least - 1, -1):
        for narrow in (100, NARROW):
            found = font(family, pixels, bold)
            found.setStretch(narrow)
            if widest(words, found) <= box[0] and height_of(words, found, box[0]) <= box[1]:
                return found
    return found


def widest(words: str, of: QFont) -> float:
    """The widest part of some words that no line end may fall into."""
    return max((QFontMetricsF(of).horizontalAdvance(word) for word in words.replace("-", "- ").split()), default=0.0)


def _stripe(painter: QPainter, look: CardLook, theme: Theme, box: QRectF) -> None:
    """The kind as a stripe across the card."""
    painter.fillRect(box, QColor(mixed(look.colour, paper_of(theme), 0.82)))
    paint_kind(painter, look, theme, box.adjusted(9, 0, -4, 0))


def paint_kind(painter: QPainter, look: CardLook, theme: Theme, box: QRectF) -> None:
    """The figure of the kind and its words, the short ones where there is no room for more."""
    ink = mixed(look.colour, "#ffffff", 0.62) if theme.dark else mixed(look.colour, theme.ink, 0.45)
    painter.fillPath(glyph_in(FIGURES.get(look.kind, "book"), QRectF(box.left(), box.center().y() - 6.5, 13, 13)),
                     QColor(ink))  # fmt: skip
    of, words, room = font(SANS, 12, bold=True), look.kind_words, box.adjusted(18, 0, 0, 0)
    if QFontMetricsF(of).horizontalAdvance(words) > room.width():
        words = look.kind_short
    painter.setFont(of)
    painter.setPen(QColor(ink))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


# ---- whole cards


def _face(painter: QPainter, look: CardLook, theme: Theme) -> None:
    width, height = FACE
    path = _ground(painter, look, theme, FACE)
    medal(painter, look, QRectF(9, 9, 38, 38))
    title = QRectF(54, 7, width - 64, 44)
    of = fitting(look.title, SERIF, (title.width(), title.height()), 19, 12, bold=True)
    _words(painter, title, look.title, of, theme.ink, Qt.AlignmentFlag.AlignVCenter)
    _stripe(painter, look, theme, QRectF(1.6, 55, width - 3.2, 20))
    _number(painter, look, theme, QRectF(0, 55, width - 9, 20))
    foot = font(SANS, 11)
    below = height_of(look.notes, foot, width - 22) + 9 if look.notes else 4
    body = QRectF(11, 82, width - 22, height - 82 - below - 5)
    of = fitting(look.text, SANS, (body.width(), body.height()), 14, 9)
    _words(painter, body, look.text, of, theme.ink, Qt.AlignmentFlag.AlignTop)
    if look.notes:
        line = height - below
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.drawLine(QPointF(11, line - 3), QPointF(width - 11, line - 3))
        _words(painter, QRectF(11, line, width - 22, below - 4), look.notes, foot, theme.ink_soft,
               Qt.AlignmentFlag.AlignTop)  # fmt: skip
    _finish(painter, path, look, theme)


def _small(painter: QPainter, look: CardLook, theme: Theme) -> None:
    width, height = SMALL
    path = _ground(painter, look, theme, SMALL)
    medal(painter, look, QRectF(8, 8, 34, 34))
    _number(painter, look, theme, QRectF(0, 8, width - 9, 16))
    title = QRectF(8, 47, width - 16, height - 47 - 27)
    of = fitting(look.title, SERIF, (title.width(), title.height()), 17, 10, bold=True)
    _words(painter, title, look.title, of, theme.ink, Qt.AlignmentFlag.AlignVCenter)
    _stripe(painter, look, theme, QRectF(1.6, height - 25, width - 3.2, 19))
    _finish(painter, path, look, theme)


def _number(painter: QPainter, look: CardLook, theme: Theme, box: QRectF) -> None:
    if look.number:
        painter.setFont(font(SANS, 11))
        painter.setPen(QColor(theme.ink_soft))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, look.number)


def _finish(painter: QPainter, path: QPainterPath, look: CardLook, theme: Theme) -> None:
    if look.used:
        veil = QColor(paper_of(theme))
        veil.setAlpha(150)
        painter.fillPath(path, veil)
    _rim(painter, path, look, theme)


def _back(painter: QPainter, theme: Theme) -> None:
    width, height = SMALL
    cloth = mixed(theme.accent, "#1c1310", 0.62 if theme.dark else 0.35)
    path = QPainterPath()
    path.addRoundedRect(QRectF(0.8, 0.8, width - 1.6, height - 1.6), EDGE, EDGE)
    shade = QLinearGradient(0, 0, width, height)
    shade.setColorAt(0, QColor(mixed(cloth, "#ffffff", 0.1)))
    shade.setColorAt(1, QColor(mixed(cloth, "#000000", 0.18)))
    painter.fillPath(path, shade)
    painter.save()
    painter.setClipPath(path)
    painter.setPen(QPen(QColor(mixed(cloth, "#f2d9a2", 0.24)), 1.1))
    for x in range(-int(height), int(width), 14):
        painter.drawLine(QPointF(x, 0), QPointF(x + height, height))
        painter.drawLine(QPointF(x, height), QPointF(x + height, 0))
    painter.restore()
    seal = QRectF(width / 2 - 24, height / 2 - 24, 48, 48)
    painter.setPen(QPen(QColor(mixed(cloth, "#f2d9a2", 0.75)), 1.6))
    painter.setBrush(QColor(cloth))
    painter.drawEllipse(seal)
    painter.fillPath(glyph_in("maltese", seal.adjusted(11, 11, -11, -11)), QColor(mixed(cloth, "#f2d9a2", 0.75)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mixed(cloth, "#f2d9a2", 0.5)), 1.4))
    painter.drawRoundedRect(QRectF(5, 5, width - 10, height - 10), 6, 6)
    painter.setPen(QPen(QColor(mixed(cloth, "#000000", 0.5)), 1.6))
    painter.drawPath(path)

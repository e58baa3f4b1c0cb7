"""The table of New World riches, drawn: what each sum of two dice brings a conquest, Potosi or a colony (20.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.board.glyphs import glyph_in
from desktop.desk import Desk, role
from desktop.panels.his_parts import printed, wording
from desktop.theme import SANS, mixed

SUMS = range(2, 13)
CELL, ROW, NAMES = 29, 27, 112
RESULTS = ("card", "galleon", "deplete", "eliminated", "no_effect")


class RichesTable(QWidget):
    """Heading, table, and what its signs mean."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        heading = QLabel(desk.texts("ui-riches"))
        role(heading, "heading")
        column.addWidget(heading)
        column.addWidget(RichesGrid(desk))
        column.addWidget(RichesLegend(desk))


class RichesGrid(QWidget):
    """A row for each kind of site, a column for each sum."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.rows: dict[str, Sequence[dict[str, Any]]] = dict(printed(desk, "new_world").get("riches") or {})
        self.setFixedSize(QSize(NAMES + CELL * len(SUMS) + 2, ROW * (len(self.rows) + 1)))
        self.setAccessibleName("; ".join(self._said(site) for site in self.rows))

    def _name(self, site: str) -> str:
        texts = self.desk.texts
        short = f"ui-site-{site}"
        return texts(short) if texts.has(short) else wording(self.desk, "site", site)

    def _said(self, site: str) -> str:
        say = self.desk.texts
        parts = [f"{row['least']}–{row['most']} {say('ui-riches-' + row['result'])}" for row in self.rows[site]]
        return f"{self._name(site)}: {', '.join(parts)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws heads, names and signs."""
        theme, painter = self.desk.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        of = QFont(SANS)
        of.setPixelSize(13)
        painter.setFont(of)
        painter.setPen(QColor(theme.ink_soft))
        for index, number in enumerate(SUMS):
            painter.drawText(QRectF(NAMES + index * CELL, 0, CELL, ROW), Qt.AlignmentFlag.AlignCenter, str(number))
        for line, (site, rows) in enumerate(self.rows.items(), 1):
            painter.setPen(QColor(theme.ink))
            painter.drawText(QRectF(0, line * ROW, NAMES - 6, ROW), Qt.AlignmentFlag.AlignVCenter, self._name(site))
            for row in rows:
                self._row(painter, line, row)
        painter.end()

    def _row(self, painter: QPainter, line: int, row: dict[str, Any]) -> None:
        for number in range(row["least"], row["most"] + 1):
            box = QRectF(NAMES + (number - 2) * CELL + 1, line * ROW + 1, CELL - 2, ROW - 2)
            paint_result(painter, self.desk, box, row["result"])


class RichesLegend(QWidget):
    """What the signs of the table mean."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setFixedSize(QSize(NAMES + CELL * len(SUMS), 3 * ROW))
        self.setAccessibleName(", ".join(desk.texts(f"ui-riches-{result}") for result in RESULTS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws each sign with its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        of = QFont(SANS)
        of.setPixelSize(13)
        painter.setFont(of)
        width = self.width() / 2
        for index, result in enumerate(RESULTS):
            x, y = (index % 2) * width, (index // 2) * ROW
            paint_result(painter, self.desk, QRectF(x, y + 1, CELL - 2, ROW - 2), result)
            painter.setPen(QColor(self.desk.theme.ink_soft))
            painter.drawText(QRectF(x + CELL + 4, y, width - CELL - 6, ROW), Qt.AlignmentFlag.AlignVCenter,
                             self.desk.texts(f"ui-riches-{result}"))  # fmt: skip
        painter.end()


def paint_result(painter: QPainter, desk: Desk, box: QRectF, result: str) -> None:
    """The sign of a result: a card, a galleon, a card that is the last, a cross, a dash."""
    theme = desk.theme
    good = result in ("card", "deplete")
    ground = mixed(theme.good, theme.panel, 0.78) if good else mixed(theme.accent, theme.panel, 0.84)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.raised if result in ("no_effect", "galleon") else ground))
    painter.drawRoundedRect(box, 4, 4)
    middle = box.center()
    if good:
        card = QRectF(middle.x() - 5, middle.y() - 7, 10, 14)
        painter.setPen(QPen(QColor(theme.ink), 1.4))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(card, 2, 2)
        if result == "deplete":
            painter.setPen(QPen(QColor(theme.accent), 2.0))
            painter.drawLine(QPointF(box.left() + 5, box.bottom() - 4), QPointF(box.right() - 5, box.top() + 4))
    elif result == "galleon":
        painter.fillPath(glyph_in("naval", QRectF(middle.x() - 9, middle.y() - 9, 18, 18)), QColor(theme.ink))
    elif result == "eliminated":
        painter.setPen(QPen(QColor(theme.accent), 2.0))
        for rise in (-5, 5):
            painter.drawLine(middle + QPointF(-5, -rise), middle + QPointF(5, rise))
    else:
        painter.setPen(QPen(QColor(theme.ink_soft), 1.6))
        painter.drawLine(QPointF(middle.x() - 4, middle.y()), QPointF(middle.x() + 4, middle.y()))

"""How a line of the log is drawn: rule number, words, dice, and a stroke through what was taken back."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from desktop.desk import Desk
from desktop.dice import DieLook, paint_die
from desktop.panels.log_model import LogModel, LogRow, RowRole
from desktop.style import READ, faint
from desktop.theme import ui_font

# So many heights are kept; every width of the window has its own.
KEPT = 4000
IN_SIGHT = 64
MARGIN, RULE_WIDTH, DIE, DIE_GAP, PAD = 12, 42, 17, 3, 3
Index = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Draws lines, as high as their words need."""

    def __init__(self, desk: Desk, view: QListView) -> None:
        super().__init__(view)
        self.desk = desk
        self.view = view
        self._sizes: dict[tuple[str, bool, int, int], QSize] = {}
        self._drawn: dict[tuple[str, bool, bool, int], tuple[QTextLayout, float]] = {}

    @staticmethod
    def _font(row: LogRow) -> QFont:
        return ui_font(14, bold=row.heading, struck=row.struck)

    def _width(self) -> int:
        return max(120, self.view.viewport().width() - 2 * MARGIN - RULE_WIDTH)

    def _laid_out(self, row: LogRow) -> tuple[QTextLayout, float]:
        """A line's words in the present width; the lines in sight are drawn again with each new one."""
        key = (row.words, row.heading, row.struck, self._width())
        if key not in self._drawn:
            if len(self._drawn) > IN_SIGHT:
                self._drawn.clear()
            self._drawn[key] = self._lay_out(row)
        return self._drawn[key]

    def _lay_out(self, row: LogRow) -> tuple[QTextLayout, float]:
        layout = QTextLayout(row.words, self._font(row))
        layout.setCacheEnabled(True)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        height = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._width())
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout, height

    def _dice_height(self, row: LogRow) -> int:
        if not row.dice:
            return 0
        per_line = max(1, (self._width() + DIE_GAP) // (DIE + DIE_GAP))
        return -(-len(row.dice) // per_line) * (DIE + DIE_GAP) + 2

    def size_of(self, row: LogRow) -> QSize:
        """The height of the words and the dice."""
        key = (row.words, row.heading, len(row.dice), self._width())
        found = self._sizes.get(key)
        if found is None:
            if len(self._sizes) > KEPT:
                self._sizes.clear()
            _, height = self._lay_out(row)
            found = self._sizes[key] = QSize(120, int(height) + self._dice_height(row) + 2 * PAD)
        return found

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draws a line."""
        from PySide6.QtWidgets import QStyle  # takes long to load, and a new game has no line yet

        row, theme, box = index.data(RowRole), self.desk.theme, option.rect
        painter.save()
        if row.decision == self.desk.controller.looking_at:
            painter.fillRect(box, QColor(theme.accent_wash))
        elif option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.fillRect(box, QColor(theme.raised))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(theme.accent))
            painter.drawRect(box.adjusted(1, 0, -2, -1))
        faded = faint(theme, READ)
        painter.setFont(ui_font(13, bold=True))
        painter.setPen(QColor(faded if row.struck else theme.accent))
        top = box.top() + PAD
        baseline = top + QFontMetrics(self._font(row)).ascent()
        painter.drawText(box.left() + MARGIN, baseline, row.rule)
        layout, height = self._laid_out(row)
        painter.setPen(QColor(faded if row.struck else theme.ink))
        layout.draw(painter, QPointF(box.left() + MARGIN + RULE_WIDTH, top))
        self._paint_dice(painter, row, QPointF(box.left() + MARGIN + RULE_WIDTH, top + height + 1))
        painter.restore()

    def _paint_dice(self, painter: QPainter, row: LogRow, at: QPointF) -> None:
        theme = self.desk.theme
        per_line = max(1, (self._width() + DIE_GAP) // (DIE + DIE_GAP))
        for index, face in enumerate(row.dice):
            x = at.x() + (index % per_line) * (DIE + DIE_GAP)
            y = at.y() + (index // per_line) * (DIE + DIE_GAP)
            ink = QColor(faint(theme, READ) if row.struck else theme.ink)
            ground = QColor(theme.accent_wash if index < row.fixed else theme.raised)
            paint_die(painter, QRectF(x, y, DIE, DIE), face, DieLook(ground, ink, ink, 1.1))


class LogView(QListView):
    """The list: lines wrap at its width, and it stays at the newest one."""

    def __init__(self) -> None:
        super().__init__()
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setMouseTracking(True)

    def resizeEvent(self, event: object) -> None:
        """Lines wrap anew at another width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        model = self.model()
        if isinstance(model, LogModel):
            model.measure()
        self.scheduleDelayedItemsLayout()

    def verticalScrollbarValueChanged(self, value: int) -> None:
        """Another line comes under the mouse, if it is here. Qt would ask the window system where it is, and wait for
        the answer, with every line that is added."""
        if self.viewport().underMouse():
            super().verticalScrollbarValueChanged(value)

"""Pages on the screen before they are printed, one below the other. It needs no printer and none of its libraries."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.printing.document import Document
from desktop.printing.output import page_picture

_GAP = 14
_WIDEST = 900
# Pages that the preview does not show: whoever prints a hand need not be who may read it.
SECRET = ("hands",)


class PagePicture(QWidget):
    """One page, drawn when it is first seen."""

    def __init__(self, desk: Desk, document: Document, index: int) -> None:
        super().__init__()
        self.desk, self.document, self.index = desk, document, index
        self._pixmap: QPixmap | None = None
        self.setAccessibleName(document.pages[index].title)

    def fit(self, width: int) -> None:
        """As wide as there is room; a page on its side takes all, an upright one as much as is as high."""
        size = self.document.pages[self.index].sheet.rect.size()
        across = width if size.width() > size.height() else round(width * 0.8)
        wanted = QSize(across, round(across * size.height() / size.width()))
        if wanted != self.size():
            self.setFixedSize(wanted)
            self._pixmap = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The page, or, of a secret one, that it is there."""
        painter = QPainter(self)
        if self.document.pages[self.index].part in SECRET:
            self._paint_secret(painter)
        else:
            if self._pixmap is None:
                ratio = self.devicePixelRatioF()
                self._pixmap = QPixmap.fromImage(
                    page_picture(self.document, self.index, round(self.width() * ratio)))
                self._pixmap.setDevicePixelRatio(ratio)
            painter.drawPixmap(0, 0, self._pixmap)
        painter.setPen(QPen(QColor(self.desk.theme.line), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _paint_secret(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(self.desk.theme.panel))
        painter.setPen(QColor(self.desk.theme.ink_soft))
        words = self.desk.texts("print-secret-page", title=self.document.pages[self.index].title)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(20, 20, -20, -20), flags, words)


class Preview(QScrollArea):
    """All pages of a document."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.pictures: list[PagePicture] = []
        role(self, "preview")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(420)

    def show_document(self, document: Document) -> None:
        """Shows other pages; where one looks stays as far as it can."""
        before = self.verticalScrollBar().value()
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(_GAP, _GAP, _GAP, _GAP)
        column.setSpacing(_GAP)
        self.pictures = [PagePicture(self.desk, document, index) for index in range(len(document.pages))]
        for picture in self.pictures:
            column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.setWidget(inner)
        self._fit()
        self.verticalScrollBar().setValue(before)

    def show_page(self, index: int) -> None:
        """Brings a page into sight."""
        if 0 <= index < len(self.pictures):
            self.verticalScrollBar().setValue(self.pictures[index].y() - _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages are as wide as the view."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = min(_WIDEST, self.viewport().width() - 2 * _GAP)
        for picture in self.pictures:
            picture.fit(max(200, width))

"""Sheets of paper. All lengths in this room are hundredths of a millimetre, so that fonts can be whole numbers of
them and paths stay short in a PDF."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QPageLayout, QPageSize

MM = 100.0
POINT = 2540 / 72
DOTS_PER_INCH = 2540  # one dot is one hundredth of a millimetre

SIZES = {"a4": (210 * MM, 297 * MM), "a3": (297 * MM, 420 * MM)}
_QT_SIZES = {"a4": QPageSize.PageSizeId.A4, "a3": QPageSize.PageSizeId.A3}
MARGIN = 10 * MM
HEAD = 8 * MM
FOOT = 7 * MM


@dataclass(frozen=True)
class Sheet:
    """A size of paper and how it lies."""

    paper: str = "a4"
    landscape: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        across, down = SIZES[self.paper]
        return (down, across) if self.landscape else (across, down)

    @property
    def rect(self) -> QRectF:
        """The whole sheet."""
        return QRectF(0, 0, *self.size)

    @property
    def inside(self) -> QRectF:
        """The sheet without its margins; most printers cannot print nearer to the edge than 5 mm."""
        return self.rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    @property
    def body(self) -> QRectF:
        """What is left between the head line and the foot line."""
        return self.inside.adjusted(0, HEAD, 0, -FOOT)

    def layout(self) -> QPageLayout:
        """The sheet as Qt's printers know it."""
        way = QPageLayout.Orientation.Landscape if self.landscape else QPageLayout.Orientation.Portrait
        layout = QPageLayout(QPageSize(_QT_SIZES[self.paper]), way, QMarginsF(0, 0, 0, 0))
        layout.setMode(QPageLayout.Mode.FullPageMode)
        return layout

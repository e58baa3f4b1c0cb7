"""What of a page is taken already, with how much it matters; so that the next thing finds free room."""

from __future__ import annotations

from PySide6.QtCore import QRectF

_CELL = 400.0
Part = tuple[float, float, float, float, float]


class Room:
    """Boxes with weights. Each is kept as its parts by grid cell, so that parts never overlap with themselves."""

    def __init__(self, like: Room | None = None) -> None:
        self._cells: dict[tuple[int, int], list[Part]] = {
            cell: list(parts) for cell, parts in like._cells.items()} if like else {}

    def take(self, box: QRectF, weight: float) -> None:
        """Marks a box as taken."""
        x0, y0 = box.x(), box.y()
        x1, y1 = x0 + box.width(), y0 + box.height()
        for cx in range(int(x0 // _CELL), int(x1 // _CELL) + 1):
            left, right = max(x0, cx * _CELL), min(x1, (cx + 1) * _CELL)
            for cy in range(int(y0 // _CELL), int(y1 // _CELL) + 1):
                part = (left, max(y0, cy * _CELL), right, min(y1, (cy + 1) * _CELL), weight / 100.0)
                self._cells.setdefault((cx, cy), []).append(part)

    def free_box(self, inside: QRectF, width: float, height: float, step: float = 500.0) -> QRectF | None:
        """Where a box of that size covers nothing, as far right and as far up as can be."""
        for across in range(int((inside.width() - width) // step), -1, -1):
            for down in range(int((inside.height() - height) // step) + 1):
                x, y = inside.left() + across * step, inside.top() + down * step
                if not self.cost(x, y, x + width, y + height, 1.0):
                    return QRectF(x, y, width, height)
        return None

    def cost(self, x0: float, y0: float, x1: float, y1: float, enough: float) -> float:
        """How much of what is taken a box would cover, in square tenths of a millimetre by weight; counting stops at
        `enough`."""
        total, cells = 0.0, self._cells
        for cx in range(int(x0 // _CELL), int(x1 // _CELL) + 1):
            for cy in range(int(y0 // _CELL), int(y1 // _CELL) + 1):
                for left, top, right, bottom, weight in cells.get((cx, cy), ()):
                    if left < x1 and right > x0 and top < y1 and bottom > y0:
                        wide = (right if right < x1 else x1) - (left if left > x0 else x0)
                        high = (bottom if bottom < y1 else y1) - (top if top > y0 else y0)
                        total += wide * high * weight
                if total >= enough:
                    return total
        return total

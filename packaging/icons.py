"""python packaging/icons.py FOLDER: the icon in every size and form, drawn by Qt from cuius-regio.svg."""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent / "cuius-regio.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)


def drawn(size: int) -> Image.Image:
    """The icon, `size` pixels wide."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    kept = QBuffer()
    image.save(kept, "PNG")  # type: ignore[call-overload]
    return Image.open(BytesIO(kept.data().data())).convert("RGBA")


def main(folder: str) -> None:
    """Writes SIZExSIZE/cuius-regio.png for each size, cuius-regio.ico and cuius-regio.icns."""
    place = Path(folder)
    pictures = {size: drawn(size) for size in (*SIZES, 1024)}
    for size in SIZES:
        target = place / f"{size}x{size}" / "cuius-regio.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        pictures[size].save(target)
    # The largest first: Pillow scales down only what is not given.
    small = [pictures[size] for size in WINDOWS_SIZES]
    pictures[256].save(place / "cuius-regio.ico", sizes=[(s, s) for s in WINDOWS_SIZES], append_images=small)
    for_mac = [pictures[size] for size in (16, 32, 64, 128, 256, 512)]
    pictures[1024].save(place / "cuius-regio.icns", append_images=for_mac)


if __name__ == "__main__":
    main(sys.argv[1])

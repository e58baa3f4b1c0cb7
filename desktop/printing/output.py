"""Documents into PDF files, onto printers and into pictures."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPainter, QPdfWriter

from desktop.i18n import Texts
from desktop.printing.canvas import Canvas
from desktop.printing.document import Document
from desktop.printing.paper import DOTS_PER_INCH


class CannotWrite(Exception):
    """A file or a printer that takes nothing; the text says why, `kind` names what happens often (or is empty)."""

    def __init__(self, why: str, kind: str = "") -> None:
        super().__init__(why)
        self.kind = kind


_KINDS = {
    errno.ENOENT: "no-folder", errno.ENOTDIR: "no-folder", errno.EACCES: "denied", errno.EPERM: "denied",
    errno.EROFS: "denied", errno.ENOSPC: "full", errno.EISDIR: "folder",
    errno.ENAMETOOLONG: "name",
}


Told = Callable[[int, int], None]  # so many pages drawn, of so many


def pdf_bytes(document: Document, told: Told | None = None) -> bytes:
    """The document as a PDF, vectors and text only; `told` hears how many pages are drawn."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(document.name)
    writer.setCreator("Cuius Regio")
    draw(document, writer, told=told)
    return bytes(buffer.data().data())


def draw(document: Document, device: QPagedPaintDevice, pages: range | None = None, told: Told | None = None) -> None:
    """Draws pages (all, unless told) onto a device that has pages; each on a sheet of its own size."""
    wanted = pages if pages is not None else range(len(document.pages))
    device.setPageLayout(document.pages[wanted[0]].sheet.layout())
    painter = QPainter()
    if not painter.begin(device):
        raise CannotWrite("the device takes no page")
    try:
        for count, index in enumerate(wanted):
            if count:
                device.setPageLayout(document.pages[index].sheet.layout())
                if not device.newPage():
                    raise CannotWrite("the device takes no further page")
            _draw_page(document, index, painter)
            if told is not None:
                told(count + 1, len(wanted))
    finally:
        painter.end()


def _draw_page(document: Document, index: int, painter: QPainter) -> None:
    painter.save()
    scale = painter.device().logicalDpiX() / DOTS_PER_INCH
    if scale != 1:
        painter.scale(scale, scale)
    document.paint(Canvas(painter), index)
    painter.restore()


def write_pdf(document: Document, path: str | Path, told: Told | None = None) -> Path:
    """Writes a PDF beside the file and puts it in its place; a file that was there stays whole if that fails. Raises
    `CannotWrite`."""
    at = Path(path).expanduser().absolute()
    data = pdf_bytes(document, told)
    name = None
    try:
        if at.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        handle, name = tempfile.mkstemp(prefix=f".{at.name}.", suffix=".tmp", dir=at.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        os.chmod(name, 0o644)
        os.replace(name, at)
    except OSError as error:
        if name is not None:
            with contextlib.suppress(OSError):
                os.unlink(name)
        raise CannotWrite(error.strerror or str(error), _KINDS.get(error.errno or 0, "")) from None
    return at


def words_for(fault: CannotWrite, texts: Texts, path: str) -> str:
    """What to say of a file that cannot be written."""
    why = texts(f"print-why-{fault.kind}") if fault.kind else str(fault)
    return texts("print-cannot-write", path=path, why=why)


def page_picture(document: Document, index: int, width: int) -> QImage:
    """A page as a picture of a width in pixels, for the preview."""
    size: QSizeF = document.pages[index].sheet.rect.size()
    scale = width / size.width()
    image = QImage(width, round(size.height() * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.setClipRect(QRectF(0, 0, size.width(), size.height()))
    document.paint(Canvas(painter), index)
    painter.end()
    return image

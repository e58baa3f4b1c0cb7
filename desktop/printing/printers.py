"""The system's printers. Qt's part for them needs the CUPS library on Linux; without it everything else still works,
so it is asked for only here, and only when somebody wants to print."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from desktop.printing.document import Document
from desktop.printing.output import CannotWrite, draw


class NoPrinter(Exception):
    """Why nothing can be printed here; the text is the id of a message."""


def print_support() -> Any:
    """Qt's module for printers. Raises `NoPrinter`."""
    try:
        from PySide6 import QtPrintSupport
    except ImportError as error:
        raise NoPrinter("print-no-library") from error
    return QtPrintSupport


def print_document(document: Document, parent: QWidget) -> bool:
    """Asks for a printer and prints; False when the player thinks better of it. Raises `NoPrinter`, `CannotWrite`."""
    support = print_support()
    if not support.QPrinterInfo.availablePrinterNames():
        raise NoPrinter("print-no-printer")
    printer = support.QPrinter(support.QPrinter.PrinterMode.HighResolution)
    printer.setDocName(document.name)
    printer.setFullPage(True)
    dialog = support.QPrintDialog(printer, parent)
    dialog.setOption(support.QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, len(document.pages))
    if not dialog.exec():
        return False
    if printer.printerState() == support.QPrinter.PrinterState.Error:
        raise CannotWrite(printer.printerName())
    draw(document, printer, chosen_pages(printer.fromPage(), printer.toPage(), len(document.pages)))
    return True


def chosen_pages(first: int, last: int, count: int) -> range:
    """The pages that a print dialog names, counted from 0; it says 0 for all."""
    if first < 1:
        return range(count)
    return range(min(first, count) - 1, max(min(last, count), min(first, count)))

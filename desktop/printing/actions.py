"""What the window's menu does about paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.desk import Desk

# The windows are imported when they are opened: at the start they would cost a fifth of a second.
if TYPE_CHECKING:
    from desktop.printing.pages_dialog import PagesDialog
    from desktop.printing.paper_dialog import PaperDialog

# Action: message, icon, keys; in the order of the menu.
PRINT_ACTIONS = {
    "print": ("print-menu-print", "printer", "Ctrl+P"),
    "export_pdf": ("print-menu-pdf", "download", "Ctrl+Shift+P"),
    "from_paper": ("print-menu-from-paper", "scan", ""),
    "print_blank": ("print-menu-blank", "table-2", ""),
}


class Printing(QObject):
    """Opens the windows for printing; the main window plugs it in."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self.desk, self.window = desk, window
        self.calls = {"print": self.print_snapshot, "export_pdf": self.export_pdf, "from_paper": self.new_from_paper,
                      "print_blank": self.print_blank}
        self.open_now: PagesDialog | PaperDialog | None = None

    def print_snapshot(self) -> None:
        """Print snapshot…: pages, choices, and both ways out."""
        from desktop.printing.pages_dialog import SnapshotDialog

        if self.desk.controller.has_table:
            self._open(SnapshotDialog(self.desk, self.window))

    def export_pdf(self) -> None:
        """Export PDF…: the same window; the way out that it offers first is the PDF."""
        from desktop.printing.pages_dialog import SnapshotDialog

        if self.desk.controller.has_table:
            dialog = SnapshotDialog(self.desk, self.window)
            dialog.buttons["pdf"].setDefault(True)
            dialog.buttons["pdf"].setFocus()
            self._open(dialog)

    def new_from_paper(self) -> None:
        """New from printed snapshot…"""
        from desktop.printing.paper_dialog import PaperDialog

        self._open(PaperDialog(self.desk, self.window))

    def print_blank(self) -> None:
        """Print blank sheets…"""
        from desktop.printing.pages_dialog import BlankDialog

        if self.desk.controller.has_table:
            self._open(BlankDialog(self.desk, self.window))

    def _open(self, dialog: PagesDialog | PaperDialog) -> None:
        self.open_now = dialog
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        if self.open_now is not None:
            self.open_now.deleteLater()
            self.open_now = None

"""The window before printing: pages at the left, what to print at the right; for a snapshot, and for blank sheets."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, resize_within, role
from desktop.file_dialogs import answer_of, save_dialog
from desktop.panels.fields import Choice
from desktop.panels.waiting import Waiting
from desktop.printing.build import Options, blank_document, snapshot_document
from desktop.printing.document import Document
from desktop.printing.map_pages import TILINGS
from desktop.printing.output import CannotWrite, words_for, write_pdf
from desktop.printing.preview import Preview
from desktop.printing.printers import NoPrinter, print_document
from desktop.printing.snapshot import PARTS
from desktop.printing.taking import remember, take_snapshot

MAPS = (("a4", 0), ("a3", 0), *(("a4", count) for count in TILINGS))
_SIDE = 330


class PagesDialog(QDialog):
    """Shows a document and prints it or writes it as a PDF."""

    def __init__(self, desk: Desk, parent: QWidget, title: str) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setModal(True)
        resize_within(self, 1120, 780)
        self.setWindowTitle(desk.texts(title))
        self.preview = Preview(desk)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.count = QLabel()
        role(self.count, "soft")
        role(self.told, "why")
        self.told.hide()
        self.buttons = {name: QPushButton(desk.texts(f"print-{name}")) for name in ("printer", "pdf", "close")}
        role(self.buttons["pdf"], "primary")
        self.side = QVBoxLayout()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.make)
        self.document: Document | None = None
        self.waiting = Waiting(self)
        self.ask_file = self._file_dialog
        self._lay_out()
        self.buttons["printer"].clicked.connect(self.to_printer)
        self.buttons["pdf"].clicked.connect(self.to_pdf)
        self.buttons["close"].clicked.connect(self.reject)

    def _lay_out(self) -> None:
        inner = QWidget()
        inner.setLayout(self.side)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        role(scroll, "page")
        right = QVBoxLayout()
        right.addWidget(scroll, 1)
        for widget in (self.told, self.count, *self.buttons.values()):
            right.addWidget(widget)
        column = QWidget()
        column.setLayout(right)
        column.setFixedWidth(_SIDE)
        row = QHBoxLayout(self)
        row.addWidget(self.preview, 1)
        row.addWidget(column)

    def made(self) -> Document:
        """The document as it is wanted now."""
        raise NotImplementedError

    def printed(self) -> None:
        """Something was printed or written."""

    def suggested_name(self) -> str:
        """A name for the PDF."""
        raise NotImplementedError

    def make(self) -> None:
        """Makes the pages anew and shows them."""
        with self.waiting.at_once(self.desk.texts("ui-setting-pages")) if self.isVisible() else nullcontext():
            self.document = self.made()
            self.preview.show_document(self.document)
        pages = len(self.document.pages)
        self.count.setText(self.desk.texts("print-count", count=pages))
        for name in ("printer", "pdf"):
            self.buttons[name].setEnabled(bool(pages))

    def soon(self) -> None:
        """Makes the pages anew when nothing more is changed for a moment."""
        self._timer.start(160)

    def done(self, result: int) -> None:
        """Closed: pages that were still to be made are not wanted any more."""
        self._timer.stop()
        super().done(result)

    # ---- out

    def to_printer(self) -> None:
        """Prints; says why if that cannot be."""
        document = self._now()
        self.told.hide()
        try:
            if print_document(document, self):
                self.printed()
                self.accept()
        except NoPrinter as why:
            self.tell(self.desk.texts(str(why)))
        except CannotWrite as why:
            self.tell(self.desk.texts("print-printer-refuses", why=str(why)))

    def to_pdf(self) -> None:
        """Asks for a file and writes the PDF; says why if that cannot be."""
        document = self._now()
        self.told.hide()
        chosen = self.ask_file(self.suggested_name())
        if not chosen:
            return
        path = chosen if Path(chosen).suffix else f"{chosen}.pdf"
        try:
            with self.waiting.during(self.desk.texts("print-writing", file=Path(path).name)) as told:
                written = write_pdf(document, path, told)
        except CannotWrite as why:
            self.tell(words_for(why, self.desk.texts, path))
            return
        self.printed()
        self.desk.say(self.desk.texts("print-written", file=written.name))
        self.accept()

    def _now(self) -> Document:
        if self._timer.isActive() or self.document is None:
            self._timer.stop()
            self.make()
        assert self.document is not None
        return self.document

    def tell(self, words: str) -> None:
        """Says something over the buttons."""
        self.told.setText(words)
        self.told.setAccessibleName(words)
        self.told.show()

    def _file_dialog(self, suggested: str) -> str:
        texts = self.desk.texts
        names = f"{texts('print-pdf-files')} (*.pdf)"
        return answer_of(save_dialog(self, texts, texts("print-pdf"), suggested, names))

    def _folder(self) -> Path:
        path = self.desk.controller.path
        return path.parent if path else Path.home()

    def heading(self, message: str) -> None:
        """A heading among the choices."""
        label = QLabel(self.desk.texts(message))
        role(label, "heading")
        self.side.addWidget(label)

    def note(self, message: str) -> None:
        """A remark among the choices."""
        label = QLabel(self.desk.texts(message))
        label.setWordWrap(True)
        role(label, "soft")
        self.side.addWidget(label)


class SnapshotDialog(PagesDialog):
    """The snapshot of the table. Hands are printed only for powers that are ticked."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "print-snapshot")
        texts = desk.texts
        self.heading("print-what")
        self.parts = {part: QCheckBox(texts(f"print-part-{part}")) for part in PARTS if part != "hands"}
        for box in self.parts.values():
            box.setChecked(True)
            box.toggled.connect(self.soon)
            self.side.addWidget(box)
        self.heading("print-map-on")
        self.map = Choice()
        for paper, tiles in MAPS:
            self.map.addItem(texts(f"print-map-{paper}" if not tiles else "print-map-tiles", count=tiles))
        self.map.setAccessibleName(texts("print-map-on"))
        self.map.currentIndexChanged.connect(self.soon)
        self.side.addWidget(self.map)
        self.heading("print-hands")
        self.note("print-hands-how")
        self.hands = {power: QCheckBox(texts.power(power)) for power in desk.controller.seen_by("public")["powers"]}
        for box in self.hands.values():
            box.toggled.connect(self.soon)
            self.side.addWidget(box)
        if desk.controller.looking_at is not None:
            self.note("print-present-moment")
        self.side.addStretch(1)
        self.make()

    def options(self) -> Options:
        """What is ticked."""
        paper, tiles = MAPS[self.map.currentIndex()]
        parts = [part for part in PARTS if part == "hands" or self.parts[part].isChecked()]
        return Options(tuple(parts), paper, tiles)

    def made(self) -> Document:
        """The snapshot with what is ticked."""
        hands = [power for power, box in self.hands.items() if box.isChecked()]
        return snapshot_document(take_snapshot(self.desk.controller, hands), self.desk.texts, self.options())

    def printed(self) -> None:
        """The next snapshot's log begins here."""
        if self.parts["log"].isChecked():
            remember(self.desk.controller)

    def suggested_name(self) -> str:
        """Game and turn."""
        path, view = self.desk.controller.path, self.desk.controller.seen_by("public")
        name = path.stem if path else self.desk.texts(f"game-{self.desk.controller.game}")
        return str(self._folder() / f"{name} {self.desk.texts('print-turn', turn=view['turn'])}.pdf")


class BlankDialog(PagesDialog):
    """Empty record sheets."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "print-blank-sheets")
        self.note("print-blank-how")
        self.side.addStretch(1)
        self.make()

    def made(self) -> Document:
        """The sheets of the game on the table."""
        return blank_document(self.desk.board, self.desk.controller.game, self.desk.texts)

    def suggested_name(self) -> str:
        """The game's name."""
        game = self.desk.texts(f"game-{self.desk.controller.game}")
        return str(self._folder() / f"{game} – {self.desk.texts('print-blank')}.pdf")

"""A new game from a printed snapshot: the text of the page for programs is pasted, scanned or typed."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.controller import board_data, games
from desktop.desk import Desk, resize_within, restyled, role
from desktop.file_dialogs import answer_of, open_dialog
from desktop.panels.fields import Choice
from desktop.printing.paper_code import PaperFault, Read, read_code
from desktop.printing.phrases import Phrases

MOST_LETTERS = 200_000


class PaperDialog(QDialog):
    """Reads while one types, and says what is still missing."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.read: Read | None = None
        texts = desk.texts
        self.setModal(True)
        resize_within(self, 760, 620)
        self.setWindowTitle(texts("print-from-paper"))
        self.how = QLabel(texts("print-from-paper-how"))
        self.how.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(texts("print-from-paper-text"))
        self.text.setPlaceholderText(texts("print-from-paper-text"))
        self.told = QLabel(texts("print-read-nothing"))
        self.told.setWordWrap(True)
        role(self.told, "status", bad="false")
        self.untold = QLabel()
        self.untold.setWordWrap(True)
        role(self.untold, "soft")
        self.dice = Choice()
        for source in ("rolled", "entered"):
            self.dice.addItem(texts(f"ui-dice-{source}"), source)
        self.dice.setCurrentIndex(max(0, self.dice.findData(desk.settings.dice)))
        self.dice.setAccessibleName(texts("ui-field-dice"))
        self.buttons = {name: QPushButton(texts(f"print-{name}"))
                        for name in ("paste", "open-text", "close", "begin")}
        role(self.buttons["begin"], "primary")
        self.buttons["begin"].setEnabled(False)
        self.ask_file = self._file_dialog
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.look)
        self._connect()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        above = QHBoxLayout()
        for name in ("paste", "open-text"):
            above.addWidget(self.buttons[name])
        above.addStretch(1)
        below = QHBoxLayout()
        below.addWidget(QLabel(self.desk.texts("ui-field-dice")))
        below.addWidget(self.dice)
        below.addStretch(1)
        for name in ("close", "begin"):
            below.addWidget(self.buttons[name])
        column.addWidget(self.how)
        column.addLayout(above)
        column.addWidget(self.text, 1)
        column.addWidget(self.told)
        column.addWidget(self.untold)
        column.addLayout(below)

    def _connect(self) -> None:
        self.text.textChanged.connect(lambda: self._timer.start(200))
        self.buttons["paste"].clicked.connect(self.paste)
        self.buttons["open-text"].clicked.connect(self.open_text)
        self.buttons["close"].clicked.connect(self.reject)
        self.buttons["begin"].clicked.connect(self.begin)

    def done(self, result: int) -> None:
        """Closed: nothing more is read."""
        self._timer.stop()
        super().done(result)

    # ---- text

    def paste(self) -> None:
        """What lies on the clipboard is added: squares are photographed one by one."""
        self.add(QApplication.clipboard().text())

    def add(self, text: str) -> None:
        """Adds text below what is there."""
        if text.strip():
            self.text.appendPlainText(text[:MOST_LETTERS])

    def open_text(self) -> None:
        """Adds a text file."""
        path = self.ask_file()
        if not path:
            return
        try:
            with open(path, encoding="utf-8", errors="replace") as file:
                self.add(file.read(MOST_LETTERS))
        except OSError as error:
            self._tell(self.desk.texts("print-job-cannot-read", path=path, why=error.strerror or str(error)), True)

    def _file_dialog(self) -> str:
        texts = self.desk.texts
        names = f"{texts('ui-file-txt')} (*.txt);;* (*)"
        return answer_of(open_dialog(self, texts, texts("print-open-text"), "", names))

    # ---- reading

    def look(self) -> None:
        """Reads what is there so far."""
        texts, text = self.desk.texts, self.text.toPlainText()[:MOST_LETTERS]
        self.read = None
        if not text.strip():
            self._tell(texts("print-read-nothing"), False)
        else:
            try:
                self.read = read_code(text)
            except PaperFault as fault:
                self._tell(texts(f"print-fault-{fault.reason}", lines=", ".join(fault.lines[:24])), True)
        if self.read and self.read.position["game"] not in games():
            self.read = None
            self._tell(texts("print-fault-unknown_game", lines=""), True)
        self.buttons["begin"].setEnabled(self.read is not None)
        self.untold.setText(self._what_is_not_told() if self.read else "")
        if self.read:
            self._tell(self._what_was_read(self.read), False)

    def _what_was_read(self, read: Read) -> str:
        texts, position = self.desk.texts, read.position
        board = board_data(position["game"])
        phrases = Phrases(texts, board)
        words = texts("print-read", game=texts(f"game-{position['game']}"), turn=position["turn"],
                      phase=phrases.named("phase", position["phase"]), sum=read.checksum)
        if read.mended:
            words = f"{words} {texts('print-read-mended', lines=', '.join(read.mended))}"
        return words

    def _what_is_not_told(self) -> str:
        assert self.read is not None
        texts = self.desk.texts
        hands = ", ".join(f"{texts.power(power)} {row['hand_count']}"
                          for power, row in self.read.position["powers"].items() if row.get("hand_count"))
        return texts("print-not-told", hands=hands or texts("ui-none"))

    def begin(self) -> None:
        """Begins the game; the one on the table is kept in its file or journal."""
        if self.read is None:
            return
        refused: list[dict[str, object]] = []
        controller = self.desk.controller
        controller.refused.connect(refused.append)
        done = controller.begin_at(self.read.position, str(self.dice.currentData()))
        controller.refused.disconnect(refused.append)
        if done:
            self.desk.say(self.desk.texts("print-begun", sum=self.read.checksum))
            self.accept()
        else:
            why = str((refused[0].get("data") or {}).get("why", "")) if refused else ""  # type: ignore[attr-defined]
            self._tell(self.desk.texts("print-fault-impossible", lines=why), True)

    def _tell(self, words: str, bad: bool) -> None:
        self.told.setText(words)
        self.told.setAccessibleName(words)
        restyled(self.told, bad="true" if bad else "false")

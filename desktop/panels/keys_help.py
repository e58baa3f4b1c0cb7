"""The list of keys (F1), over the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.menus import ACTIONS, EXTRA_KEYS
from desktop.panels.cover import Cover

# Keys that are no action of the menu: key, message.
OTHERS = (
    ("1 … 9, 0", "ui-key-digits"), ("1 … 6", "ui-key-dice"), ("Enter", "ui-key-enter"), ("Esc", "ui-key-esc"),
    ("Tab", "ui-key-tab"), ("← ↑ → ↓", "ui-key-arrows"), ("+ −", "ui-key-zoom"), ("ui-key-space", "ui-key-pan"),
    ("ui-key-ctrl-drag", "ui-key-group"), ("F10", "ui-key-menu"),
)  # fmt: skip


class KeysHelp(Cover, QFrame):
    """All keys in two columns."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        role(self, "card")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(22, 14, 12, 18)
        self._body: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        desk.texts.changed.connect(self._rebuild)
        desk.theme_changed.connect(self._rebuild)
        self.hide()

    def toggle(self) -> None:
        """Shows the list, or puts it away."""
        if self.isVisible():
            self.hide()
            return
        self._rebuild()
        self.show()
        self.raise_()
        self.place()
        self.setFocus()

    def place(self) -> None:
        """Stays in the middle."""
        parent = self.parentWidget()
        self.adjustSize()
        if parent is not None:
            self.move(max(8, (parent.width() - self.width()) // 2), max(8, (parent.height() - self.height()) // 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def rows(self) -> list[tuple[str, str]]:
        """Key and meaning, in the present language."""
        texts = self.desk.texts
        native = QKeySequence.SequenceFormat.NativeText
        known = []
        for name, (message, _, key) in ACTIONS.items():
            keys = [QKeySequence(k).toString(native) for k in (key, *EXTRA_KEYS.get(name, ())) if k]
            if keys:
                known.append((", ".join(keys), texts(message).rstrip("…")))
        return [(texts(key), texts(message)) for key, message in OTHERS] + known

    def _rebuild(self) -> None:
        if self._body is not None:
            self._column.removeWidget(self._body)
            self._body.deleteLater()
        texts = self.desk.texts
        self._body = QWidget()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        title = QLabel(texts("ui-keys"))
        role(title, "title")
        cross = QToolButton()
        cross.setIcon(self.desk.icon("x"))
        cross.setToolTip(texts("ui-close"))
        cross.setAccessibleName(texts("ui-close"))
        cross.clicked.connect(self.hide)
        head.addWidget(title, 1)
        head.addWidget(cross)
        column.addLayout(head)
        column.addLayout(self._grid())
        self._column.addWidget(self._body)
        self.setAccessibleName(texts("ui-keys"))

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        rows = self.rows()
        half = -(-len(rows) // 2)
        for index, (key, meaning) in enumerate(rows):
            name = QLabel(key)
            role(name, "rule")
            words = QLabel(meaning)
            grid.addWidget(name, index % half, 2 * (index // half))
            grid.addWidget(words, index % half, 2 * (index // half) + 1)
        return grid

"""What this program is, over the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.panels.cover import Cover


class AboutCard(Cover, QFrame):
    """Name, purpose, and whose work the games are."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        role(self, "card")
        self.setFixedWidth(460)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title = QLabel("Cuius Regio")
        self.title.setObjectName("appName")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.ok = QPushButton()
        self.ok.clicked.connect(self.hide)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addWidget(self.ok, 0, Qt.AlignmentFlag.AlignRight)
        desk.texts.changed.connect(self.speak)
        self.speak()
        self.hide()

    def speak(self) -> None:
        """Says it in the present language."""
        self.words.setText(self.desk.texts("ui-about-text"))
        self.ok.setText(self.desk.texts("ui-close"))
        self.setAccessibleName(self.desk.texts("ui-about"))

    def toggle(self) -> None:
        """Shows the card, or puts it away."""
        if self.isVisible():
            self.hide()
            return
        self.show()
        self.raise_()
        self.place()
        self.ok.setFocus()

    def place(self) -> None:
        """Stays in the middle."""
        parent = self.parentWidget()
        self.adjustSize()
        self.resize(self.width(), self.layout().totalHeightForWidth(self.width()))
        if parent is not None:
            self.move((parent.width() - self.width()) // 2, (parent.height() - self.height()) // 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

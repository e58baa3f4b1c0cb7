"""Bars above the map that say something or ask before it is done. Nothing here stops the player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role

Words = Callable[[], str]  # spoken anew when the language changes
Act = Callable[[], object]


class Notice(QFrame):
    """One bar: words, buttons, and a cross."""

    def __init__(self, desk: Desk, words: Words, buttons: Sequence[tuple[str, Act]], icon: str) -> None:
        super().__init__()
        self.desk = desk
        self.words = words
        self._icon_name = icon
        role(self, "notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.icon = QLabel()
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.buttons: list[tuple[QPushButton, str]] = []
        self.cross = QToolButton()
        self.cross.clicked.connect(self.shut)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 6, 5)
        row.addWidget(self.icon)
        row.addWidget(self.label, 1)
        for message, act in buttons:
            button = QPushButton()
            button.clicked.connect(lambda _=False, a=act: self._do(a))
            self.buttons.append((button, message))
            row.addWidget(button)
        row.addWidget(self.cross)
        if self.buttons:
            role(self.buttons[0][0], "primary")
        self.speak()

    def _do(self, act: Act) -> None:
        self.shut()
        act()

    def shut(self) -> None:
        """Takes the bar away."""
        self.hide()
        self.setParent(None)
        self.deleteLater()

    def speak(self) -> None:
        """Says it in the present language."""
        self.icon.setPixmap(self.desk.icon(self._icon_name, self.desk.theme.warning_ink).pixmap(18, 18))
        self.label.setText(self.words())
        self.setAccessibleName(self.words())
        for button, message in self.buttons:
            button.setText(self.desk.texts(message))
        self.cross.setIcon(self.desk.icon("x", self.desk.theme.warning_ink))
        self.cross.setToolTip(self.desk.texts("ui-close"))
        self.cross.setAccessibleName(self.desk.texts("ui-close"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes the bar away."""
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
            return
        super().keyPressEvent(event)


class NoticeBar(QWidget):
    """The place above the map where bars appear; one of each kind at a time."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(self.speak)

    def notices(self) -> list[Notice]:
        """The bars on view."""
        return self.findChildren(Notice, options=Qt.FindChildOption.FindDirectChildrenOnly)

    def show_notice(
        self, kind: str, words: Words, buttons: Sequence[tuple[str, Act]] = (), icon: str = "info"
    ) -> Notice:
        """Shows a bar, in place of one of the same kind."""
        self.drop(kind)
        notice = Notice(self.desk, words, buttons, icon)
        notice.setObjectName(kind)
        self._column.addWidget(notice)
        if notice.buttons:
            notice.buttons[0][0].setFocus()
        return notice

    def drop(self, kind: str) -> None:
        """Takes the bar of a kind away."""
        for notice in self.notices():
            if notice.objectName() == kind:
                notice.shut()

    def speak(self) -> None:
        """Says everything in the present language."""
        for notice in self.notices():
            notice.speak()

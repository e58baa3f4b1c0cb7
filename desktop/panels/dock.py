"""A panel of the window that can be folded away or detached, with a slim title of its own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

from desktop.desk import Desk, role


class DockTitle(QWidget):
    """The title of a dock: words, detach, fold."""

    def __init__(self, desk: Desk, dock: QDockWidget) -> None:
        super().__init__()
        self.desk = desk
        self.dock = dock
        self.setObjectName("dockTitle")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.words = QLabel()
        self.words.setWordWrap(True)
        role(self.words, "title")
        self.detach, self.fold = QToolButton(), QToolButton()
        self.detach.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        self.fold.clicked.connect(dock.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 6, 3)
        row.setSpacing(0)
        row.addWidget(self.words, 1)
        for button in (self.detach, self.fold):
            button.setIconSize(QSize(15, 15))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)

    def speak(self) -> None:
        """Says everything in the present language."""
        texts, title = self.desk.texts, self.dock.windowTitle()
        self.words.setText(title)
        for button, icon, words, name in (
            (self.detach, "external-link", "ui-detach", "ui-detach-panel"),
            (self.fold, "x", "ui-fold", "ui-fold-panel"),
        ):  # fmt: skip
            button.setIcon(self.desk.icon(icon, self.desk.theme.ink_soft))
            button.setToolTip(texts(words))
            button.setAccessibleName(texts(name, panel=title))


class Dock(QDockWidget):
    """A dock whose title can change with what it shows."""

    def __init__(self, desk: Desk, name: str, message: str, widget: QWidget | Callable[[], QWidget]) -> None:
        """`widget` may be what makes it, when the dock is first shown."""
        super().__init__()
        self.desk = desk
        self.message = message
        self._own_title = ""
        self.setObjectName(name)
        self._make: Callable[[], QWidget] | None = None
        if isinstance(widget, QWidget):
            self.setWidget(widget)
        else:
            self._make = widget
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable
            | QDockWidget.DockWidgetFeature.DockWidgetMovable
            | QDockWidget.DockWidgetFeature.DockWidgetFloatable
        )
        self.head = DockTitle(desk, self)
        self.setTitleBarWidget(self.head)
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(self.head.speak)
        self.speak()

    def setVisible(self, visible: bool) -> None:
        """The panel is there before its dock is laid out."""
        if visible and self._make is not None:
            make, self._make = self._make, None
            self.setWidget(make())
        super().setVisible(visible)

    def entitle(self, title: str) -> None:
        """Another title than the panel's own; empty gives that back."""
        if title != self._own_title:
            self._own_title = title
            self.speak()

    def speak(self) -> None:
        """Says the title in the present language."""
        self.setWindowTitle(self._own_title or self.desk.texts(self.message))
        self.head.speak()

"""What every part of the window shares: texts, theme, settings, and the controller of the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QIcon
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget

from desktop import icons, style
from desktop.controller import Controller
from desktop.i18n import Texts
from desktop.settings import Settings
from desktop.theme import THEMES, Theme, mixed
from desktop.wording import Wording

LAYOUT, CALL = int(QEvent.Type.LayoutRequest), int(QEvent.Type.MetaCall)
FRAME = QSize(16, 48)  # what a window manager puts around a window


class Desk(QObject):
    """The shared things of one window. `said` is a line for the player, `theme_changed` a new look, `laid_out` the
    moment for what has to know the place of something."""

    said = Signal(str, bool)  # the line, and whether it is a refusal
    theme_changed = Signal()
    laid_out = Signal()  # everything has its place

    def __init__(self, texts: Texts, settings: Settings, controller: Controller) -> None:
        super().__init__()
        self.texts = texts
        self.settings = settings
        self.controller = controller
        self.wording = Wording(texts)
        self.wording.changed = lambda: controller.view.get("values") or {}
        self.board: dict[str, Any] = {}
        self._icons: dict[tuple[str, str, str], QIcon] = {}
        self._left = False
        self.theme: Theme = THEMES[self._look()]
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.laid_out)  # its `emit` would keep the desk for ever
        controller.settled.connect(self._lay_out)

    def use_board(self, board: dict[str, Any]) -> None:
        """Takes the names and the powers' looks of a game."""
        if board is self.board:  # the same game again: every name is known, and no map has to be drawn anew
            return
        self.board = self.wording.board = board
        self.theme = THEMES[self.theme.name].with_powers(board)
        self.texts.use_names(board)

    def set_theme(self, name: str) -> None:
        """Changes to the light look, the dark one, or that of the system."""
        self.settings.theme = name
        self._take_look()

    def _look(self) -> str:
        """Light or dark, as was chosen, or as the system is."""
        if self.settings.theme in THEMES:
            return self.settings.theme
        return "dark" if system_is_dark() else "light"

    def _take_look(self) -> None:
        self.theme = THEMES[self._look()].with_powers(self.board)
        self.dress()
        self.theme_changed.emit()

    def _follow_system(self) -> None:
        if not self._left and self._look() != self.theme.name:
            self._take_look()

    def leave(self) -> None:
        """The window is closed, and no look of the system means anything to it."""
        self._left = True

    def dress(self) -> None:
        """Gives the application the colours and the style sheet of the theme."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.setPalette(self.theme.palette())
            app.setStyleSheet(style.sheet(self.theme))

    def lay_out_soon(self) -> None:
        """`laid_out` is to be said: at the end of the change of the table that is being shown, or soon."""
        self._soon.start()

    def _lay_out(self) -> None:
        """Gives everything its place after a change of the table. Left to itself Qt would do so in several turns, and
        paint what was moved once for each."""
        QCoreApplication.sendPostedEvents(None, LAYOUT)
        if self._soon.isActive():
            self._soon.stop()
            self.laid_out.emit()

    def icon(self, name: str, colour: str | None = None) -> QIcon:
        """An icon of the set in the theme's ink."""
        faded = mixed(self.theme.ink_soft, self.theme.panel, 0.55)
        key = (name, colour or self.theme.ink, faded)
        if key not in self._icons:
            self._icons[key] = icons.icon(name, QColor(key[1]), QColor(faded))
        return self._icons[key]

    def say(self, words: str) -> None:
        """Shows a line to the player."""
        self.said.emit(words, False)

    def refuse(self, why: dict[str, Any]) -> None:
        """Shows why something was refused, with its rule section."""
        self.said.emit(self.wording.reason(why), True)


def resize_within(window: QWidget, width: int, height: int) -> None:
    """As large as wished, and no larger than the screen has room for, the frame included."""
    room = window.screen().availableGeometry().size() - FRAME
    window.resize(room.boundedTo(QSize(width, height)))


def system_is_dark() -> bool:
    """Whether the player's desk has the dark look; one that does not say is light."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def settle(area: QAbstractScrollArea) -> None:
    """Lets an area that has other contents show or hide its bars, and lays the contents out in the room that is left.
    It would do so later, when it has been painted once."""
    QCoreApplication.sendPostedEvents(area, CALL)
    QCoreApplication.sendPostedEvents(None, LAYOUT)


def role(widget: QWidget, name: str, **more: Any) -> QWidget:
    """Marks a widget for the style sheet."""
    widget.setProperty("role", name)
    for key, value in more.items():
        widget.setProperty(key, value)
    return widget


class Worn(QObject):
    """An icon on a button that follows the look; `ink` is the theme's colour for it."""

    def __init__(self, button: QAbstractButton, desk: Desk, name: str, ink: str = "ink") -> None:
        super().__init__(button)
        self._button, self._desk, self._name, self._ink = button, desk, name, ink
        desk.theme_changed.connect(self.put_on)
        self.put_on()

    def put_on(self) -> None:
        """The icon in the present look."""
        self._button.setIcon(self._desk.icon(self._name, getattr(self._desk.theme, self._ink)))


def restyled(widget: QWidget, **properties: Any) -> None:
    """Changes style properties of a widget that is already shown."""
    if all(widget.property(key) == value for key, value in properties.items()):
        return
    for key, value in properties.items():
        widget.setProperty(key, value)
    widget.style().unpolish(widget)
    widget.style().polish(widget)

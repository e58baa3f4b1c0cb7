"""The thin bar above: what is played, phases and turn, undo and redo, find, language, menu."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from desktop.desk import Desk, role
from desktop.i18n import LANGUAGES
from desktop.panels.find_field import FindField
from desktop.panels.phase_card import NextButton
from desktop.panels.phase_strip import PhaseStrip, TurnButton

HEIGHT = 50
WIDE = 1500  # from this width on the search field may be long


class TopBar(QWidget):
    """The bar above the table."""

    def __init__(self, desk: Desk, menu: QMenu, undo: QAction, redo: QAction) -> None:
        super().__init__()
        self.desk = desk
        self.setObjectName("topBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(HEIGHT)
        self.find = FindField(desk)
        self.find.setFixedWidth(150)
        self.game = QLabel()
        self.game.setObjectName("gameName")
        self.phases = PhaseStrip(desk)
        self.next = NextButton(desk)
        self.turn = TurnButton(desk)
        self.languages = self._language_switch()
        self.menu_button = self._menu_button(menu)
        self._fill(undo, redo)
        desk.texts.changed.connect(self.speak)
        desk.controller.opened.connect(self.speak)
        desk.theme_changed.connect(self._tint)
        self._tint()
        self.speak()

    def _fill(self, undo: QAction, redo: QAction) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(8)
        row.addLayout(self._names())
        row.addStretch(1)
        row.addWidget(self.phases)
        row.addWidget(self.next)
        row.addWidget(self.turn)
        row.addStretch(1)
        for action in (undo, redo):
            row.addWidget(self._tool(action))
        row.addWidget(self.find)
        for button in self.languages.values():
            row.addWidget(button)
        row.addWidget(self.menu_button)

    def _names(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        column.setContentsMargins(0, 3, 0, 3)
        name = QLabel("Cuius Regio")
        name.setObjectName("appName")
        column.addWidget(name)
        column.addWidget(self.game)
        return column

    @staticmethod
    def _tool(action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(QSize(19, 19))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _language_switch(self) -> dict[str, QToolButton]:
        buttons: dict[str, QToolButton] = {}
        group = QButtonGroup(self)
        for code in LANGUAGES:
            button = QToolButton()
            role(button, "language")
            button.setText(code.upper())
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, c=code: self._choose_language(c))
            group.addButton(button)
            buttons[code] = button
        return buttons

    def _choose_language(self, code: str) -> None:
        self.desk.settings.language = code
        self.desk.texts.set_language(code)

    def _menu_button(self, menu: QMenu) -> QToolButton:
        button = QToolButton()
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setIconSize(QSize(20, 20))
        button.setShortcut("F10")
        return button

    def _tint(self) -> None:
        self.menu_button.setIcon(self.desk.icon("menu"))

    def resizeEvent(self, event: object) -> None:
        """Gives the search field more room in a wide window."""
        self.find.setFixedWidth(210 if self.width() >= WIDE else 150)
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """Words of another length, another phase: there may be room again, or no longer."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """The phases fold into one chip where the bar is too narrow for all."""
        row = self.layout()
        items = [row.itemAt(index) for index in range(row.count())]
        others = [item.sizeHint().width() for item in items if not (item.isEmpty() or item.widget() is self.phases)]
        edges = row.contentsMargins()
        wanted = sum(others) + row.spacing() * len(others) + edges.left() + edges.right()
        self.phases.set_folded(wanted + self.phases.full_width > self.width())

    def speak(self) -> None:
        """Names everything in the present language."""
        texts, view = self.desk.texts, self.desk.controller.view
        if view:
            game = texts(f"game-{view['game']}")
            scenario = texts.named_as("scenario", view["scenario"]) or view["scenario"]
            self.game.setText(texts("ui-game", game=game, scenario=scenario))
        self.menu_button.setToolTip(texts("ui-menu-hint"))
        self.menu_button.setAccessibleName(texts("ui-menu"))
        for code, button in self.languages.items():
            button.setChecked(code == texts.language)
            button.setToolTip(texts(f"ui-language-{code}"))
            button.setAccessibleName(texts(f"ui-language-{code}"))

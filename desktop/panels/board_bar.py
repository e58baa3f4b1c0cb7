"""The bar below: tabs of the boards, and the map's controls."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSlider,
    QToolButton,
    QWidget,
    QWidgetAction,
)

from desktop.desk import Desk, role
from desktop.panels.carrying import BOARD

TABS = ("europe", "world", "diplomacy", "religion", "debaters", "new_world", "cards", "track")
MAPS = TABS[:2]
# Boards that only some games have.
BOARDS_OF = {"world": "virgin_queen", "debaters": "here_i_stand", "new_world": "here_i_stand", "cards": "here_i_stand"}
LAYERS = ("political", "religious", "military", "links", "areas")
SCALES = (60, 160)  # per cent


class BoardBar(QWidget):
    """Tabs and controls."""

    tab_chosen = Signal(str)
    layer_set = Signal(str, bool)
    counters_scaled = Signal(float)
    zoom_step = Signal(int)
    fit_wanted = Signal()
    overview_set = Signal(bool)

    def __init__(self, desk: Desk, panels: list[QAction]) -> None:
        super().__init__()
        self.desk = desk
        self.setObjectName("boardBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFixedHeight(38)
        self.tabs = {name: self._tab(name) for name in TABS}
        self.boards = list(TABS)
        self.game = ""
        self.more = self._more()
        self.layers: dict[str, QAction] = {}
        self.layer_button = self._layers()
        self.size = self._slider()
        self.size.valueChanged.connect(self.menu_size.setValue)
        self.menu_size.valueChanged.connect(self.size.setValue)
        self.zoom = QLabel("100 %")
        self.zoom.setMinimumWidth(50)
        self.zoom.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.out, self.into, self.fit = QToolButton(), QToolButton(), QToolButton()
        self.tools = [self._panel_button(action) for action in panels]
        self._fill()
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(self.speak)
        self.speak()

    # ---- building

    def _fill(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 8, 0)
        row.setSpacing(3)
        for tab in self.tabs.values():
            row.addWidget(tab)
        row.addWidget(self.more)
        row.addStretch(1)
        self.map_controls = [self.layer_button, self.size, self.out, self.zoom, self.into, self.fit]
        for widget in (*self.map_controls, *self.tools):
            row.addWidget(widget)
        self.out.clicked.connect(lambda: self.zoom_step.emit(-1))
        self.into.clicked.connect(lambda: self.zoom_step.emit(1))
        self.fit.clicked.connect(self.fit_wanted.emit)

    def _tab(self, name: str) -> QToolButton:
        button = QToolButton()
        role(button, "tab")
        button.setProperty(BOARD, name)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setChecked(name == TABS[0])
        button.clicked.connect(lambda: self.tab_chosen.emit(name))
        group = self.findChild(QButtonGroup) or QButtonGroup(self)
        group.addButton(button)
        return button

    def _more(self) -> QToolButton:
        """The boards whose tabs have no room."""
        button, menu = QToolButton(), QMenu(self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(menu)
        menu.aboutToShow.connect(self._fill_more)
        button.hide()
        return button

    def _fill_more(self) -> None:
        menu = self.more.menu()
        menu.clear()
        for name in self.boards:
            if self.tabs[name].isHidden():
                action = menu.addAction(self.tabs[name].text())
                action.triggered.connect(lambda _=False, n=name: self.tab_chosen.emit(n))

    def _layers(self) -> QToolButton:
        button = QToolButton()
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        menu = QMenu(button)
        for name in LAYERS:
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(True)
            action.toggled.connect(lambda on, n=name: self.layer_set.emit(n, on))
            self.layers[name] = action
        menu.addSeparator()
        self.overview = menu.addAction("overview")
        self.overview.setCheckable(True)
        self.overview.setChecked(True)
        self.overview.toggled.connect(self.overview_set.emit)
        menu.addSeparator()
        menu.addAction(self._size_action(menu))
        button.setMenu(menu)
        return button

    def _size_action(self, menu: QMenu) -> QWidgetAction:
        """The counters' size in the menu as well: a narrow bar has no room for it."""
        holder, self.menu_size = QWidget(), self._slider()
        self.size_words = QLabel()
        row = QHBoxLayout(holder)
        row.setContentsMargins(22, 4, 12, 4)
        row.addWidget(self.size_words)
        row.addWidget(self.menu_size)
        action = QWidgetAction(menu)
        action.setDefaultWidget(holder)
        return action

    def _slider(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(*SCALES)
        slider.setPageStep(10)
        slider.setFixedWidth(84)
        slider.setValue(round(self.desk.settings.counter_scale * 100))
        slider.valueChanged.connect(lambda value: self.counters_scaled.emit(value / 100))
        return slider

    @staticmethod
    def _panel_button(action: QAction) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(action)
        button.setIconSize(QSize(17, 17))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    # ---- showing

    def show_game(self, game: str) -> None:
        """Shows the tabs of a game's boards, and names its layers."""
        self.game = game
        self.speak()
        self.boards = [name for name in TABS if BOARDS_OF.get(name, game) == game]
        self._make_room()

    def minimumSizeHint(self) -> QSize:
        """The window may be narrower than all tabs and controls."""
        return QSize(480, 38)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What does not fit gives way."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Where all does not fit, controls that the menu of layers, keys and wheel replace give way to the tabs."""
        giving_way: list[list[QWidget]] = [[self.size], [self.out, self.zoom, self.into]]
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.layer_button.setToolButtonStyle(beside)
        for name, tab in self.tabs.items():
            tab.setVisible(name in self.boards)
        self.more.hide()
        for widgets in giving_way:
            for widget in widgets:
                widget.setVisible(True)
        for widgets in giving_way:
            if self._wanted() <= self.width():
                return
            for widget in widgets:
                widget.setVisible(False)
        if self._wanted() > self.width():
            self.layer_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        for name in reversed(self.boards):
            if self._wanted() > self.width() and not self.tabs[name].isChecked():
                self.more.show()
                self.tabs[name].hide()

    def _wanted(self) -> int:
        all_parts = (*self.tabs.values(), self.more, *self.map_controls, *self.tools)
        shown = [widget for widget in all_parts if not widget.isHidden()]
        return sum(widget.sizeHint().width() for widget in shown) + 3 * len(shown) + 24

    def speak(self) -> None:
        """Says everything in the present language."""
        texts, desk = self.desk.texts, self.desk
        for name, tab in self.tabs.items():
            tab.setText(texts(f"ui-tab-{name}"))
            tab.setToolTip(texts(f"ui-tab-{name}-hint"))
        for name, action in self.layers.items():
            own = f"ui-layer-{name}-{self.game}"
            action.setText(texts(own if texts.has(own) else f"ui-layer-{name}"))
        self.more.setIcon(desk.icon("chevron-right"))
        self.more.setToolTip(texts("ui-tabs-more"))
        self.more.setAccessibleName(texts("ui-tabs-more"))
        self.overview.setText(texts("ui-layer-overview"))
        self.layer_button.setText(texts("ui-layers"))
        self.layer_button.setIcon(desk.icon("layers"))
        self.layer_button.setAccessibleName(texts("ui-layers"))
        for button, icon, words in (
            (self.out, "minus", "ui-zoom-out"), (self.into, "plus", "ui-zoom-in"), (self.fit, "maximize", "ui-fit"),
        ):  # fmt: skip
            button.setIcon(desk.icon(icon))
            button.setIconSize(QSize(16, 16))
            button.setToolTip(texts(words))
            button.setAccessibleName(texts(words))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.size_words.setText(texts("ui-counter-size"))
        for slider in (self.size, self.menu_size):
            slider.setToolTip(texts("ui-counter-size"))
            slider.setAccessibleName(texts("ui-counter-size"))
        self.zoom.setToolTip(texts("ui-zoom"))
        self._make_room()

    def show_zoom(self, factor: float) -> None:
        """Shows how large the map is drawn."""
        self.zoom.setText(f"{round(factor * 100)} %")

    def show_tab(self, name: str) -> None:
        """Marks the board that is shown; the map's controls are there for the map only."""
        self.tabs[name].setChecked(True)
        self._make_room()
        for widget in self.map_controls:
            widget.setEnabled(name in MAPS)

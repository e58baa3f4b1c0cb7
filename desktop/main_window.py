"""The window: bar above, rail at the left, the map and its tables, procedure and log at the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.controller import board_data
from desktop.desk import Desk
from desktop.files import Files
from desktop.interaction.board_hand import BoardHand
from desktop.journals import ENDING
from desktop.listener import Listener
from desktop.menus import Actions
from desktop.panels.board_bar import MAPS, BoardBar
from desktop.panels.dock import Dock
from desktop.panels.log_model import LogFilter
from desktop.panels.log_panel import LogPanel
from desktop.panels.map_stage import MapStage
from desktop.panels.notice_bar import NoticeBar
from desktop.panels.powers_rail import PowersRail
from desktop.panels.procedure_panel import ProcedurePanel
from desktop.panels.top_bar import TopBar
from desktop.parts import Boards, Parts
from desktop.printing.actions import Printing
from desktop.shape import COLUMN, Shape
from desktop.tools import Tools
from desktop.world.world import World

if TYPE_CHECKING:
    from desktop.guide import Guide

SMALLEST = (940, 520)  # half of a 1920x1080 screen at pixel ratio 2, with its bars
ZOOM_STEP = 1.25
TYPING = (QLineEdit, QAbstractSpinBox, QComboBox)


class MainWindow(Parts):
    """Everything on one desk."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.setMinimumSize(*SMALLEST)
        self.setAcceptDrops(True)
        self.setDockOptions(Parts.DockOption.AnimatedDocks)
        self.commands = Actions(desk, self)
        self.notices = NoticeBar(desk)
        self.files = Files(desk, self.notices, self)
        self.printing = Printing(desk, self)
        self._build_panels()
        self._lay_out()
        self._connect()
        self._connect_actions()
        self.guide: Guide | None = None
        self.tools = Tools(self)
        self.shape = Shape(self)
        self.shape.restore()
        self.listener = Listener(self, self._key, self.files.open_path)
        self.speak()

    # ---- building

    def _build_panels(self) -> None:
        desk, actions = self.desk, self.commands
        self.top = TopBar(desk, actions.menu, actions["undo"], actions["redo"])
        self.rail = PowersRail(desk)
        self.stage = MapStage(desk)
        self.hand = BoardHand(desk, self.stage)
        shown = ("show_palette", "show_cards", "show_procedure", "show_log")
        self.bar = BoardBar(desk, [actions[name] for name in shown])
        self.world = World(desk, self.stage, self.hand, self.bar)
        self.procedures = ProcedurePanel(desk)
        self.log = LogPanel(desk)
        self.procedure_dock = Dock(desk, "procedure", "ui-procedures", self.procedures)
        self.log_dock = Dock(desk, "log", "ui-log", self.log)
        self.cards_dock = Dock(desk, "cards", "ui-hands", lambda: self.hands)

    def _lay_out(self) -> None:
        self.boards = QStackedWidget()
        maps = {"europe": lambda: self.stage, "world": lambda: self.world.page}
        self.pages = Boards(self.boards, {**maps, **self._tables()})
        self.boards.setCurrentWidget(self.pages["europe"])
        board = QWidget()
        board.setObjectName("board")
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, stretch in ((self.notices, 0), (self.boards, 1), (self.bar, 0)):
            column.addWidget(widget, stretch)
        row = QHBoxLayout(board)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(column, 1)
        self.setCentralWidget(board)
        self.setMenuWidget(self.top)
        right = Qt.DockWidgetArea.RightDockWidgetArea
        self.addDockWidget(right, self.procedure_dock)
        self.addDockWidget(right, self.log_dock)
        self.setCorner(Qt.Corner.BottomRightCorner, right)
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.cards_dock)
        self.cards_dock.hide()
        self.procedures.setMinimumWidth(COLUMN)

    def _connect(self) -> None:
        desk, controller = self.desk, self.desk.controller
        controller.opened.connect(self._on_opened)
        controller.changed.connect(self._on_changed)
        controller.looked.connect(self._on_looked)
        controller.refused.connect(desk.refuse)
        controller.crossing.connect(self._ask_crossing)
        controller.not_saved.connect(self.files.tell_not_saved)
        desk.texts.changed.connect(self.speak)
        self.hand.explained.connect(self.procedures.explain)
        self.hand.place_chosen.connect(self.log.offer_space)
        self.hand.place_hovered.connect(self.procedures.point)
        self.hand.log_of_place_wanted.connect(self._show_log_of)
        self.procedures.pointed.connect(self.hand.point)
        self.procedures.do_the_rest.connect(self.hand.rehearse)
        self.procedures.story_pointed.connect(self.hand.point_at_event)
        self.hand.asking_changed.connect(self.procedures.refresh)
        self.procedures.values_wanted.connect(lambda key: self.values.open_at(key))
        self.procedures.title_changed.connect(self.procedure_dock.entitle)
        self.procedures.piece_taken.connect(self.hand.take_piece)
        self.stage.piece_taken.connect(self.hand.take_piece)
        self.rail.power_clicked.connect(self._show_power)
        self.stage.card_closed.connect(lambda: self.rail.show_chosen(None))
        self.stage.place_clicked.connect(self.fly_to)
        self.stage.hand_wanted.connect(lambda power: self.curtain.offer(power))
        self.stage.built.connect(self._on_map_built)
        self.top.find.chosen.connect(self.fly_to)
        self.log.branch_wanted.connect(self.files.branch)
        self.log.export_wanted.connect(self.files.export_log)
        self.log.place_pointed.connect(self.fly_to)
        self._connect_bar()

    def _connect_bar(self) -> None:
        self.bar.tab_chosen.connect(self.show_board)
        self.bar.zoom_step.connect(self._zoom)
        self.world.board_wanted.connect(self.show_board)
        self.world.hand.place_hovered.connect(self.procedures.point)
        self.world.hand.log_of_place_wanted.connect(self._show_log_of)

    def _connect_actions(self) -> None:
        controller, actions = self.desk.controller, self.commands
        actions.connect_all({
            "new": lambda: self.welcome.open("new"), "open": self.files.open, "save": self.files.save,
            "save_as": self.files.save_as, "recover": lambda: self.welcome.open("recover"), "guide": self.start_guide,
            "values": lambda: self.values.open_at(),
            "export_log": self.files.export_log, "preferences": self._open_preferences,
            "quit": self.close, "undo": controller.undo, "redo": controller.redo, "abandon": controller.abandon,
            "now": controller.look_now, "find": self._find, "fit": lambda: self.world.map_now().fit(),
            "zoom_in": lambda: self._zoom(1), "zoom_out": lambda: self._zoom(-1), "keys": lambda: self.keys.toggle(),
            "about": lambda: self.about.toggle(), "language": self._other_language, **self.printing.calls,
            **{name: partial(self._set_pages, self.printing.calls[name]) for name in ("print", "export_pdf")},
        })  # fmt: skip
        actions["dark"].setChecked(self.desk.theme.dark)
        actions["dark"].toggled.connect(self._set_dark)
        self.desk.theme_changed.connect(lambda: actions["dark"].setChecked(self.desk.theme.dark))
        actions["show_palette"].toggled.connect(self._show_palette)
        self.stage.palette_closed.connect(lambda: actions["show_palette"].setChecked(False))
        actions["show_key"].toggled.connect(self._show_key)
        self.stage.key_closed.connect(lambda: actions["show_key"].setChecked(False))
        docks = (("procedure", self.procedure_dock), ("log", self.log_dock), ("cards", self.cards_dock))
        for name, dock in docks:
            action = actions[f"show_{name}"]
            action.toggled.connect(dock.setVisible)
            dock.visibilityChanged.connect(lambda _=False, a=action, d=dock: a.setChecked(not d.isHidden()))
        actions.procedures.aboutToShow.connect(lambda: actions.fill_procedures(self._open_procedure))
        actions.recent.aboutToShow.connect(self._fill_recent)
        actions.menu.aboutToShow.connect(self._fill_recent)

    # ---- the table changes

    def _on_opened(self) -> None:
        # First of all: a board of the last game can say nothing of this one.
        if not self.bar.tabs["europe"].isChecked():
            self.show_board("europe")
        controller = self.desk.controller
        self.desk.texts.game = controller.game
        self.desk.use_board(board_data(controller.game))
        for kind in ("crossing", "looking", "branch", "recovered", "lost", "read_only", "not_saved"):
            self.notices.drop(kind)
        if self.guide is not None:
            self.guide.end()
        if "welcome" in self.__dict__:
            self.welcome.hide()
        self.stage.shut_card()
        self.procedures.show_list()
        self.stage.open(controller.game)
        self.world.page.open()
        self.bar.show_game(controller.game)

    def _on_map_built(self) -> None:
        view = self.stage.map()
        view.zoomChanged.connect(self.bar.show_zoom)
        view.show_position(self.desk.controller.view)
        self.hand.light()

    def _on_changed(self) -> None:
        self.notices.drop("crossing")
        controller = self.desk.controller
        self.stage.show_position(controller.view)
        asking = self.hand.take_prompt()
        self.world.come_to(asking)
        self.procedures.refresh(asking)
        self.shape.take(not controller.idle)
        self.refresh_curtain()
        self._refresh_actions()
        self.setWindowTitle(self._title())

    def _on_looked(self) -> None:
        controller, texts = self.desk.controller, self.desk.texts
        self.stage.show_position(controller.view)
        self.hand.light()
        at = controller.looking_at
        if at is None:
            self.notices.drop("looking")
        else:
            self.notices.show_notice(
                "looking", lambda: texts("ui-looking", decision=at), [("ui-look-now", controller.look_now)], "eye"
            )
        self._refresh_actions()

    def _refresh_actions(self) -> None:
        controller, actions = self.desk.controller, self.commands
        actions["undo"].setEnabled(controller.can_undo)
        actions["redo"].setEnabled(controller.can_redo)
        actions["abandon"].setEnabled(not controller.idle)
        actions["now"].setEnabled(controller.looking_at is not None)

    def _ask_crossing(self, crossed: list[str], go: Any) -> None:
        texts = self.desk.texts

        def words() -> str:
            what = ", ".join(texts(f"ui-crossed-{name}") for name in crossed)
            return texts("ui-crossing-many") if crossed == ["many"] else texts("ui-crossing", what=what)

        self.notices.show_notice("crossing", words, [("ui-take-back", go), ("ui-leave-it", lambda: None)], "undo-2")

    # ---- commands

    def start_guide(self) -> None:
        """The guided example on a new table."""
        from desktop.guide import Guide

        guide = Guide(self)
        if guide.begin():
            self.guide = guide

    def show_board(self, name: str) -> None:
        """Shows one of the boards."""
        self.boards.setCurrentWidget(self.pages[name])
        self.bar.show_tab(name)
        if name in MAPS:
            self.bar.show_zoom(self.world.map_now().zoom)

    def fly_to(self, place: str) -> None:
        """Shows a place on its map."""
        if self.world.fly_to(place):
            return
        self.show_board("europe")
        view = self.stage.map()
        view.fly_to(place)
        view.select(place)
        self.log.offer_space(place)

    def carry_to(self, board: str, piece: dict[str, Any]) -> None:
        """A piece that is carried over the tab of the map comes along, and is put down there."""
        if board == "europe":
            self.show_board(board)
            self.hand.take_piece(piece)

    def _show_power(self, power: str) -> None:
        self.show_board("europe")
        for name in ("show_palette", "show_key"):
            self.commands[name].setChecked(False)
        self.stage.card.show_power(power)
        self.rail.show_chosen(self.stage.card.power)

    def _show_key(self, on: bool) -> None:
        if on:
            self.show_board("europe")
            self.commands["show_palette"].setChecked(False)
        self.stage.show_key(on)

    def _show_palette(self, on: bool) -> None:
        if on:
            self.show_board("europe")
            self.commands["show_key"].setChecked(False)
        self.stage.show_palette(on)

    def _show_log_of(self, place: str) -> None:
        self.log_dock.show()
        self.log.show_only(LogFilter("space", place))

    def _open_procedure(self, procedure: str) -> None:
        self.procedure_dock.show()
        self.procedures.open_procedure(procedure)

    def _zoom(self, step: int) -> None:
        view = self.world.map_now()
        view.set_zoom(view.zoom * ZOOM_STEP**step)

    def _set_pages(self, open_pages: Callable[[], None]) -> None:
        """Opens the pages of a snapshot; they take a while."""
        with self.files.waiting.at_once(self.desk.texts("ui-setting-pages")):
            open_pages()

    def _set_dark(self, on: bool) -> None:
        if on != self.desk.theme.dark:
            self.desk.set_theme("dark" if on else "light")

    def _open_preferences(self) -> None:
        from desktop.preferences import Preferences

        Preferences(self.desk, self).open()

    def _find(self) -> None:
        self.top.find.setFocus()
        self.top.find.selectAll()

    def _other_language(self) -> None:
        code = "en" if self.desk.texts.language == "ru" else "ru"
        self.desk.settings.language = code
        self.desk.texts.set_language(code)

    def _fill_recent(self) -> None:
        self.commands.fill_recent(self.desk.settings.recent(), self.files.open_path)

    # ---- speaking

    def speak(self) -> None:
        """Says everything in the present language that no part says itself."""
        self.setWindowTitle(self._title())
        if self.desk.controller.has_table:
            self.procedures.refresh(self.hand.take_prompt())
        self.stage.setAccessibleName(self.desk.texts("ui-map"))

    def _title(self) -> str:
        texts, controller = self.desk.texts, self.desk.controller
        path = controller.path
        name = path.stem if path else texts("ui-unsaved-game")
        title = texts("ui-title", name=name)
        return texts("ui-title-read-only", title=title) if controller.read_only else title

    # ---- keys

    def _key(self, event: QKeyEvent) -> bool:
        """Keys that answer the question, wherever the keyboard is, save where something is typed."""
        focus = QApplication.focusWidget()
        if QApplication.activeModalWidget() or QApplication.activePopupWidget() or isinstance(focus, TYPING):
            return False
        if isinstance(focus, QWidget) and isinstance(focus.window(), QDialog):
            return False
        key, plain = event.key(), not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        asking = self.hand.asking
        if key == Qt.Key.Key_Escape:
            return self._escape()
        live = asking is not None and self.desk.controller.looking_at is None and not self._covered()
        # Enter sends a complete answer, from its options too; any other button that the keyboard is on it presses.
        sends = live and asking and asking.complete and self.procedures.answers_with(focus)
        if enter and plain and isinstance(focus, QAbstractButton) and not sends:
            focus.click()
            return True
        return bool(live and plain and asking and asking.key(key, event.text()))

    def _covered(self) -> bool:
        return any(card.isVisible() for card in self.covers())

    def _escape(self) -> bool:
        """Esc puts away what lies uppermost: a card, the half-made answer, the moment looked at."""
        for card in self.covers():
            if card.isVisible():
                getattr(card, "put_aside", card.hide)()
                return True
        if self.world.escape() or (self.stage.view is not None and self.stage.view.hand.escape()):
            return True
        if self.hand.asking is not None and self.hand.asking.cancel():
            return True
        if self.desk.controller.looking_at is not None:
            self.desk.controller.look_now()
            return True
        return self.stage.shut_card()

    # ---- files dropped, window closed

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A save file may be dropped anywhere."""
        if _dropped_file(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens the file."""
        path = _dropped_file(event)
        if path:
            event.acceptProposedAction()
            self.files.open_path(path)

    def showEvent(self, event: QShowEvent) -> None:
        """The first time, the procedure gets as much of the column as its options need."""
        super().showEvent(event)
        self.shape.first_shown()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the cards in their place."""
        super().resizeEvent(event)
        self.shape.make_room()
        for card in self.covers():
            if card.isVisible():
                card.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers the layout; the journal is on disk already, or the player is asked."""
        if not self.files.may_leave():
            event.ignore()
            return
        if "curtain" in self.__dict__:
            self.curtain.bring_back()
        self.shape.remember()
        self.desk.controller.close()
        self.listener.stop()
        self.desk.leave()
        super().closeEvent(event)


def _dropped_file(event: QDropEvent) -> str:
    for url in event.mimeData().urls():
        path = url.toLocalFile()
        if path and Path(path).suffix.lower() == ENDING:
            return path
    return ""



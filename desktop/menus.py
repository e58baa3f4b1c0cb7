"""The window's actions and its menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.desk import Desk
from desktop.printing.actions import PRINT_ACTIONS

# Action: message, icon, keys.
ACTIONS: dict[str, tuple[str, str, str]] = {
    "new": ("ui-new", "file-plus-2", "Ctrl+N"),
    "open": ("ui-open", "folder-open", "Ctrl+O"),
    "save": ("ui-save", "save", "Ctrl+S"),
    "save_as": ("ui-save-as", "save", "Ctrl+Shift+S"),
    "recover": ("ui-recover", "history", ""),
    "guide": ("ui-guide", "play", ""),
    "export_log": ("ui-log-export", "download", "Ctrl+E"),
    **PRINT_ACTIONS,
    "values": ("ui-values-menu", "table-2", ""),
    "preferences": ("ui-preferences", "settings", "Ctrl+,"),
    "quit": ("ui-quit", "log-out", "Ctrl+Q"),
    "undo": ("ui-undo", "undo-2", "Ctrl+Z"),
    "redo": ("ui-redo", "redo-2", "Ctrl+Shift+Z"),
    "abandon": ("ui-give-up", "flag", ""),
    "now": ("ui-look-now", "rotate-ccw", "Ctrl+Return"),
    "find": ("ui-find-space", "search", "Ctrl+F"),
    "fit": ("ui-fit", "maximize", "Ctrl+0"),
    "zoom_in": ("ui-zoom-in", "plus", "Ctrl++"),
    "zoom_out": ("ui-zoom-out", "minus", "Ctrl+-"),
    "dark": ("ui-dark", "moon", "Ctrl+D"),
    "language": ("ui-other-language", "languages", "Ctrl+L"),
    "statistics": ("ui-statistics-menu", "dices", ""),
    "show_key": ("ui-map-key", "map", "F4"),
    "show_places": ("ui-show-places", "castle", "F5"),
    "show_procedure": ("ui-show-procedure", "panel-right-close", "F6"),
    "show_log": ("ui-show-log", "scroll-text", "F7"),
    "show_palette": ("ui-show-palette", "palette", "F8"),
    "show_cards": ("ui-show-cards", "gallery-horizontal-end", "F9"),
    "keys": ("ui-keys", "keyboard", "F1"),
    "about": ("ui-about", "info", ""),
}
EXTRA_KEYS = {"redo": ("Ctrl+Y",), "zoom_in": ("Ctrl+=",), "find": ("/",)}
CHECKABLE = ("show_key", "show_places", "show_procedure", "show_log", "show_palette", "show_cards", "dark")
MENUS: dict[str, tuple[str, ...]] = {
    "ui-menu-file": ("new", "open", "recent", "from_paper", "-", "save", "save_as", "recover", "-", "print",
                     "export_pdf", "print_blank", "-", "export_log", "-", "preferences", "quit"),
    "ui-menu-table": ("undo", "redo", "now", "abandon", "-", "procedures", "values", "statistics"),
    "ui-menu-view": ("find", "fit", "zoom_in", "zoom_out", "-", "show_key", "show_places", "show_procedure", "show_log",
                     "show_palette", "show_cards", "-", "dark", "language"),
    "ui-menu-help": ("guide", "keys", "about"),
}  # fmt: skip


class Actions(QObject):
    """All actions by name, and the menu that holds them."""

    def __init__(self, desk: Desk, window: QWidget) -> None:
        super().__init__(window)
        self.desk = desk
        self.all = {name: self._action(name, window) for name in ACTIONS}
        self.menu = QMenu(window)
        self.menus: dict[str, QMenu] = {}
        self.recent = QMenu(window)
        self.procedures = QMenu(window)
        self._dressed: set[str] = set()  # those with their icon
        self._fill()
        self.menu.aboutToShow.connect(lambda: self._dress(*ACTIONS))
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(self.speak)
        self.speak()

    def __getitem__(self, name: str) -> QAction:
        """An action by name, with its icon: it may stand on a button."""
        self._dress(name)
        return self.all[name]

    def _dress(self, *names: str) -> None:
        """Gives actions their icons; those that stand in the menu alone get them when it opens."""
        for name in names:
            if name not in self._dressed:
                self._dressed.add(name)
                self.all[name].setIcon(self.desk.icon(ACTIONS[name][1]))

    def connect_all(self, calls: dict[str, Callable[[], object]]) -> None:
        """Connects actions to what they do."""
        for name, call in calls.items():
            self.all[name].triggered.connect(lambda _=False, c=call: c())

    def _action(self, name: str, window: QWidget) -> QAction:
        action = QAction(window)
        _, _, keys = ACTIONS[name]
        sequences = [QKeySequence(key) for key in (keys, *EXTRA_KEYS.get(name, ())) if key]
        action.setShortcuts(sequences)
        action.setCheckable(name in CHECKABLE)
        window.addAction(action)
        return action

    def _fill(self) -> None:
        for message, names in MENUS.items():
            menu = self.menu.addMenu(message)
            self.menus[message] = menu
            for name in names:
                if name == "-":
                    menu.addSeparator()
                elif name in ("recent", "procedures"):
                    menu.addMenu(getattr(self, name))
                else:
                    menu.addAction(self.all[name])

    def speak(self) -> None:
        """Names everything in the present language."""
        texts = self.desk.texts
        dressed, self._dressed = self._dressed, set()
        self._dress(*dressed)
        for name, (message, _, _) in ACTIONS.items():
            action = self.all[name]
            action.setText(texts(message))
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{texts(message)} ({keys})" if keys else texts(message))
        for message, menu in self.menus.items():
            menu.setTitle(texts(message))
        self.recent.setTitle(texts("ui-recent"))
        self.procedures.setTitle(texts("ui-procedures"))

    def fill_recent(self, files: list[str], open_file: Callable[[str], object]) -> None:
        """The files opened or saved lately."""
        self.recent.clear()
        for file in files:
            action = self.recent.addAction(Path(file).name)
            action.setToolTip(file)
            action.triggered.connect(lambda _=False, f=file: open_file(f))
        self.recent.setEnabled(bool(files))

    def fill_procedures(self, open_procedure: Callable[[str], object]) -> None:
        """The procedures by chapter; forbidden ones grey, with the reason behind them."""
        self.procedures.clear()
        rows = self.desk.controller.procedures() if self.desk.controller.has_table else []
        texts, idle = self.desk.texts, self.desk.controller.idle
        now = self.desk.controller.view.get("phase")
        for chapter in dict.fromkeys(row["chapter"] for row in rows):
            self.procedures.addSection(texts(f"chapter-{chapter}"))
            for row in (r for r in rows if r["chapter"] == chapter):
                words = f"{self.desk.wording.procedure(row['id'])}  {row['rule']}"
                if row.get("why_not"):
                    words = f"{words} — {self.desk.wording.reason(row['why_not'])}"
                elif row.get("phase") and row["phase"] != now:
                    words = f"{words} — {texts('ui-other-phase', phase=texts('phase-' + row['phase']))}"
                action = self.procedures.addAction(words)
                action.setEnabled(idle and not row.get("why_not"))
                action.triggered.connect(lambda _=False, p=row["id"]: open_procedure(p))

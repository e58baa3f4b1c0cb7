"""New, open, save, recover, branch, export: everything that touches the player's files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop import journals
from desktop.controller import why_of
from desktop.desk import Desk
from desktop.panels.notice_bar import NoticeBar

if TYPE_CHECKING:
    from desktop.panels.waiting import Waiting

DEFAULT_GAME, DEFAULT_SCENARIO = "virgin_queen", "tournament"
SCREENLESS = ("offscreen", "minimal")
AskPath = Callable[[str, str, str], str]  # title, suggested path, filter -> path, empty for none


class Files(QObject):
    """The file commands of the window. The two `ask_` calls show the system's dialogs; tests put others in place."""

    opened_file = Signal(str)

    def __init__(self, desk: Desk, notices: NoticeBar, window: QWidget) -> None:
        super().__init__(window)
        self.desk = desk
        self.notices = notices
        self.window = window
        self.ask_leave: Callable[[str], str] = self._dialog_leave
        desk.controller.may_leave = self.may_leave
        self.ask_save: AskPath = self._dialog_save
        self.ask_open: AskPath = self._dialog_open

    @cached_property
    def waiting(self) -> Waiting:
        """The card for what lasts."""
        from desktop.panels.waiting import Waiting

        return Waiting(self.window)

    def _dialog_save(self, title: str, suggested: str, names: str) -> str:
        from desktop.file_dialogs import answer_of, save_dialog

        return answer_of(save_dialog(self.window, self.desk.texts, title, suggested, names))

    def _dialog_open(self, title: str, folder: str, names: str) -> str:
        from desktop.file_dialogs import answer_of, open_dialog

        return answer_of(open_dialog(self.window, self.desk.texts, title, folder, names))

    def _dialog_leave(self, words: str) -> str:
        texts = self.desk.texts
        if QGuiApplication.platformName() in SCREENLESS:
            return "lose"  # nobody is there to ask
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Warning, texts("ui-leave-title"), words, parent=self.window)
        save = box.addButton(texts("ui-save-as"), QMessageBox.ButtonRole.AcceptRole)
        lose = box.addButton(texts("ui-leave-lose"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(texts("ui-leave-stay"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        box.exec()
        return {save: "save", lose: "lose"}.get(box.clickedButton(), "stay")

    def may_leave(self) -> bool:
        """Whether the table may be left: at once when a file has all of it, else as the player says."""
        controller = self.desk.controller
        if not controller.in_memory:
            return True
        answer = self.ask_leave(self.desk.texts("ui-leave", why=self._why(controller.unsaved_reason)))
        return answer == "lose" or (answer == "save" and self.save_as())

    # ---- commands

    def new(self, game: str, scenario: str, dice: str, cards: str = "dealt") -> bool:
        """A new table; the one before is kept in its journal."""
        return self.desk.controller.new(game, scenario, dice, cards)

    def new_default(self) -> bool:
        """The tournament scenario with the player's usual dice."""
        return self.new(DEFAULT_GAME, DEFAULT_SCENARIO, self.desk.settings.dice)

    def open(self) -> bool:
        """Asks for a file and opens it."""
        texts = self.desk.texts
        path = self.ask_open(texts("ui-open-game"), self._folder(), self._save_filter())
        return bool(path) and self.open_path(path)

    def open_path(self, path: str) -> bool:
        """Opens a file, and says what was to say about it."""
        with self.waiting.during(self.desk.texts("ui-opening", file=Path(path).name)) as told:
            if not self.desk.controller.open(path, told):
                return False
        if not journals.is_journal(path):
            self.desk.settings.add_recent(path)
        self._tell_of_opening()
        self.opened_file.emit(path)
        return True

    def save(self) -> bool:
        """Ctrl+S: a game in a file of the player's is on disk already; any other asks where."""
        path = self.desk.controller.path
        if path is None or self.desk.controller.read_only:
            return self.save_as()
        reason = self.desk.controller.unsaved_reason
        if reason == "changed":  # what another program put there is not ours to write over
            return self.save_as()
        if reason:
            return self._save_to(str(path))
        self.desk.say(self.desk.texts("ui-saved-already", file=path.name))
        return True

    def save_as(self) -> bool:
        """Asks for a file and writes the game there."""
        texts, path = self.desk.texts, self.desk.controller.path
        suggested = str(path) if path else str(Path(self._folder()) / f"{texts('ui-save-name')}{journals.ENDING}")
        chosen = self.ask_save(texts("ui-save-as"), suggested, self._save_filter())
        return bool(chosen) and self._save_to(self._with_ending(chosen))

    def _save_to(self, path: str) -> bool:
        if not self.desk.controller.save_as(path):
            return False
        self.notices.drop("not_saved")
        self.desk.settings.add_recent(path)
        self.desk.say(self.desk.texts("ui-saved", file=Path(path).name))
        return True

    def branch(self, decision: int) -> bool:
        """Asks for a file and branches the game off there; offers to open it."""
        texts = self.desk.texts
        suggested = str(Path(self._folder()) / f"{texts('ui-branch-name', decision=decision)}{journals.ENDING}")
        chosen = self.ask_save(texts("ui-branch"), suggested, self._save_filter())
        if not chosen:
            return False
        path = self._with_ending(chosen)
        if not self.desk.controller.branch(path, decision):
            return False
        self.notices.show_notice(
            "branch", lambda: texts("ui-branched", decision=decision, file=Path(path).name),
            [("ui-open-branch", lambda: self.open_path(path))], icon="git-branch",
        )  # fmt: skip
        return True

    def export_log(self) -> bool:
        """Asks for a file and writes the log there."""
        from desktop.panels.log_export import ENDINGS, export_log

        texts = self.desk.texts
        names = ";;".join(f"{texts('ui-file-' + ending[1:])} (*{ending})" for ending in ENDINGS)
        suggested = str(Path(self._folder()) / f"{texts('ui-log-name')}{ENDINGS[1]}")
        chosen = self.ask_save(texts("ui-log-export"), suggested, names)
        if not chosen:
            return False
        path = Path(chosen) if Path(chosen).suffix else Path(f"{chosen}{ENDINGS[0]}")
        try:
            with self.waiting.during(texts("ui-exporting", file=path.name)) as told:
                export_log(self.desk, path, told)
        except OSError as error:
            self.desk.refuse({"reason": "cannot_write", "data": {"path": str(path), "why": why_of(error)}})
            return False
        self.desk.say(texts("ui-exported", file=path.name))
        return True

    # ---- telling

    def _tell_of_opening(self) -> None:
        texts, opening = self.desk.texts, self.desk.controller.opening
        for kind in ("recovered", "lost", "read_only"):
            self.notices.drop(kind)
        if opening.get("recovered"):
            found = opening["recovered"]
            self.notices.show_notice("recovered", lambda: self._recovered(found), icon="triangle-alert")
        if opening.get("lost"):
            count = len(opening["lost"])
            self.notices.show_notice("lost", lambda: texts("ui-lost", count=count), icon="triangle-alert")
        if opening.get("read_only"):
            self.notices.show_notice("read_only", self._read_only, [("ui-save-as", self.save_as)], icon="lock")

    def _recovered(self, found: dict[str, object]) -> str:
        texts, path = self.desk.texts, self.desk.controller.table.path
        why = texts.named_as("damage", str(found["reason"])) or str(found["reason"])
        lines = {"line": str(found["line"]), "next": str(int(str(found["line"])) + 1), "of": str(found["of"])}
        message = "ui-recovered-left" if self.desk.controller.read_only else "ui-recovered"
        return texts(message, file=path.name if path else "", why=why, **lines)

    def _read_only(self) -> str:
        texts, why = self.desk.texts, self.desk.controller.unsaved_reason
        return texts("ui-read-only") if why == "read_only" else texts("ui-cannot-keep", why=self._why(why))

    def _why(self, why: str) -> str:
        return self.desk.texts.named_as("why", why) or why

    def tell_not_saved(self, why: str) -> None:
        """The disk refuses."""
        texts = self.desk.texts
        self.notices.show_notice(
            "not_saved", lambda: texts("ui-not-saved", why=self._why(why)), [("ui-save-as", self.save_as)],
            icon="triangle-alert",
        )  # fmt: skip

    # ---- names

    def _folder(self) -> str:
        path = self.desk.controller.path
        recent = self.desk.settings.recent()
        if path is not None:
            return str(path.parent)
        return str(Path(recent[0]).parent) if recent else str(Path.home())

    def _save_filter(self) -> str:
        return f"{self.desk.texts('ui-file-save')} (*{journals.ENDING})"

    @staticmethod
    def _with_ending(path: str) -> str:
        return path if Path(path).suffix else f"{path}{journals.ENDING}"

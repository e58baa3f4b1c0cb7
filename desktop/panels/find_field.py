"""Find a space by its name in either language, and fly to it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from desktop.desk import Desk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCompleter

SHOWN = 12


class FindField(QLineEdit):
    """A search field whose list holds the places that fit, forgiving of case, diacritics and Ё."""

    chosen = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._found: list[str] = []
        self._glass = self.addAction(desk.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.setClearButtonEnabled(True)
        self.textEdited.connect(self._search)
        self.returnPressed.connect(self._take_first)
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(lambda: self._glass.setIcon(desk.icon("search")))
        self.speak()

    @cached_property
    def _completer(self) -> QCompleter:
        from PySide6.QtCore import QStringListModel
        from PySide6.QtWidgets import QCompleter

        completer = QCompleter(QStringListModel(self), self)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setMaxVisibleItems(SHOWN)
        completer.setWidget(self)
        completer.activated.connect(self._picked)
        completer.popup().installEventFilter(self)
        return completer

    def speak(self) -> None:
        """Names the field in the present language."""
        self.setPlaceholderText(self.desk.texts("ui-find"))
        self.setAccessibleName(self.desk.texts("ui-find-name"))
        self.setToolTip(self.desk.texts("ui-find-hint"))

    def _search(self, words: str) -> None:
        self._found = self.desk.texts.found(words)[:SHOWN]
        self._completer.model().setStringList([self.desk.texts.place(place) for place in self._found])
        if self._found:
            self._completer.complete()
        else:
            self._completer.popup().hide()

    def _picked(self, name: str) -> None:
        place = next((p for p in self._found if self.desk.texts.place(p) == name), None)
        if place is not None:
            self.setText(name)
            self.chosen.emit(place)

    def _take_first(self) -> None:
        found = self.desk.texts.found(self.text())
        if not found:
            self.desk.say(self.desk.texts("ui-find-nothing", words=self.text()))
            return
        self._completer.popup().hide()
        self.setText(self.desk.texts.place(found[0]))
        self.chosen.emit(found[0])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter in the list with nothing picked takes the first place that fits."""
        popup = self._completer.popup()
        if watched is popup and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if enter and not popup.currentIndex().isValid():
                self._take_first()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc empties the field and gives the keyboard back."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.clearFocus()
            return
        super().keyPressEvent(event)

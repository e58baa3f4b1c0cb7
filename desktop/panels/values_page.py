"""Table values: the numbers that the rules fragments do not give, to be set by whoever owns the printed game.

Every change is an edit: it is in the journal and in the log, counts from then on, and can be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.desk import Desk, resize_within, role
from desktop.i18n import folded
from desktop.panels.odds_marks import MARKS, mark_label
from desktop.panels.values_table import Entry, ValuesTable

SIZE = (960, 600)
NAV = 262
LAST_GROUP = "other"


class ValuesPage(QDialog):
    """All editable numbers of the game on the table, group by group."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setModal(False)
        resize_within(self, *SIZE)
        self.table: ValuesTable | None = None
        self.groups: dict[str, list[Entry]] = {}
        self._shown: tuple[str, ...] = ()
        self.note, self.why, self.count = QLabel(), QLabel(), QLabel()
        self.search, self.changed_only = QLineEdit(), QCheckBox()
        self.list = QListWidget()
        self.area = QScrollArea()
        self.reset_all, self.close_button = QPushButton(), QPushButton()
        for button in (self.reset_all, self.close_button):
            button.setAutoDefault(False)  # Enter in a number is the number's
        self._legend = QHBoxLayout()
        self._lay_out()
        self._connect()

    # ---- building

    def _lay_out(self) -> None:
        for label, name in ((self.note, "soft"), (self.why, "why"), (self.count, "soft")):
            label.setWordWrap(True)
            role(label, name)
        self.why.hide()
        role(self.area, "page")
        self.area.setWidgetResizable(True)
        self.list.setFixedWidth(NAV)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.search.setClearButtonEnabled(True)
        bar, body, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        bar.addWidget(self.search, 1)
        bar.addWidget(self.changed_only)
        body.addWidget(self.list)
        body.addWidget(self.area, 1)
        foot.addWidget(self.count, 1)
        foot.addWidget(self.reset_all)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.note)
        for layout in (self._legend, bar):
            column.addLayout(layout)
        column.addLayout(body, 1)
        column.addWidget(self.why)
        column.addLayout(foot)

    def _connect(self) -> None:
        desk = self.desk
        self.list.currentItemChanged.connect(lambda: self._show_group())
        self.search.textChanged.connect(lambda: self._show_group())
        self.changed_only.toggled.connect(lambda: self._show_group())
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.close)
        for signal in (desk.controller.changed, desk.controller.looked):
            signal.connect(self._refresh)
        for signal in (desk.texts.changed, desk.theme_changed, desk.controller.opened):
            signal.connect(self._rebuild)

    # ---- opening

    def open_at(self, key: str = "") -> None:
        """Shows the page, at a value where one is named."""
        self.search.clear()
        self.changed_only.setChecked(False)
        self.show()
        self.raise_()
        self.activateWindow()
        group = next((g for g, entries in self.groups.items() if any(e.key == key for e in entries)), None)
        if group is not None:
            self.list.setCurrentRow(list(self.groups).index(group))
            if self.table is not None and key in self.table.cells:
                self.area.ensureWidgetVisible(self.table.cells[key])
                self.table.cells[key].box.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Reads the values when the page is opened."""
        super().showEvent(event)
        self._rebuild()

    def closeEvent(self, event: QCloseEvent) -> None:
        """A number just typed counts."""
        if self.table is not None:
            self.table.settle()
        super().closeEvent(event)

    # ---- showing

    @property
    def now(self) -> Mapping[str, int]:
        """The numbers that the players of this game have set."""
        found: Mapping[str, int] = self.desk.controller.view.get("values") or {}
        return found

    def _rebuild(self) -> None:
        """Everything anew: another game, language or look."""
        if not self.isVisible() or not self.desk.controller.has_table:
            return
        self._read()
        self._speak()
        row = max(0, self.list.currentRow())
        self.list.blockSignals(True)
        self.list.clear()
        for group, entries in self.groups.items():
            item = QListWidgetItem(entries[0].name.title)
            item.setData(Qt.ItemDataRole.UserRole, group)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.list.blockSignals(False)
        self._shown = ()
        self._refresh()

    def _read(self) -> None:
        names, now = self.desk.wording.values(), self.now
        found: dict[str, list[Entry]] = {}
        for key, row in self.desk.controller.values().items():
            name = names.name(key)
            entry = Entry(key, name, row["min"], row["max"], row["default"], row["provenance"],
                          int(now.get(key, row["default"])))  # fmt: skip
            found.setdefault(name.group, []).append(entry)
        self.groups = {group: found[group] for group in sorted(found, key=lambda group: group == LAST_GROUP)}

    def _refresh(self) -> None:
        """The present numbers; a row of the espionage table may also have got another name by them."""
        if not self.isVisible():
            return
        self._read()
        for index in range(self.list.count()):
            item = self.list.item(index)
            entries = self.groups[item.data(Qt.ItemDataRole.UserRole)]
            changed = sum(entry.key in self.now for entry in entries)
            title = entries[0].name.title
            item.setToolTip(title)
            item.setText(self.desk.texts("ui-values-group", title=title, count=changed) if changed else title)
        self.count.setText(self.desk.texts("ui-values-changed", count=len(self.now)))
        self.reset_all.setEnabled(bool(self.now) and self._settable())
        self._show_group()

    def _show_group(self) -> None:
        entries = self._wanted()
        shown = tuple(f"{entry.key} {entry.name.full}" for entry in entries)
        if shown != self._shown or self.table is None:
            cells = self.table.cells if self.table is not None else {}
            focus = next((key for key, cell in cells.items() if cell.box.hasFocus()), "")
            self._shown = shown
            titled = bool(self.search.text().strip() or self.changed_only.isChecked())
            self.table = ValuesTable(self.desk, entries, titled)
            self.table.settled.connect(self._set)
            self.area.setWidget(self.table)
            if focus in self.table.cells:
                self.table.cells[focus].box.setFocus()
        self.table.show_values(self.now, self._settable())
        self._say_why_not()

    def _wanted(self) -> list[Entry]:
        """The values to show: a group, what the words are found in, or those that were changed."""
        words = folded(self.search.text())
        everything = [entry for entries in self.groups.values() for entry in entries]
        if words:
            everything = [entry for entry in everything if words in folded(entry.name.full)]
        if self.changed_only.isChecked():
            everything = [entry for entry in everything if entry.key in self.now]
        if words or self.changed_only.isChecked():
            return everything
        item = self.list.currentItem()
        return self.groups.get(item.data(Qt.ItemDataRole.UserRole), []) if item is not None else []

    def _settable(self) -> bool:
        return self.desk.controller.idle and self.desk.controller.looking_at is None

    def _say_why_not(self, words: str = "") -> None:
        if not words and not self.groups:
            words = self.desk.texts("ui-values-none")
        elif not words and not self._settable():
            words = self.desk.texts("ui-values-not-now")
        self.why.setText(words)
        self.why.setVisible(bool(words))

    def _speak(self) -> None:
        texts = self.desk.texts
        self.setWindowTitle(texts("ui-values"))
        self.note.setText(texts("ui-values-note"))
        self.search.setPlaceholderText(texts("ui-values-search"))
        self.search.setAccessibleName(texts("ui-values-search"))
        self.changed_only.setText(texts("ui-values-changed-only"))
        self.list.setAccessibleName(texts("ui-values-groups"))
        self.reset_all.setText(texts("ui-values-back-all"))
        self.close_button.setText(texts("ui-close"))
        while self._legend.count():
            item = self._legend.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().deleteLater()
        for mark in MARKS[:-1]:
            shown = mark_label(self.desk, mark)
            shown.setText(f"<b>{shown.text()}</b>")
            self._legend.addWidget(shown)
            words = QLabel(texts(f"ui-mark-{mark}-short"))
            role(words, "small")
            words.setToolTip(texts(f"ui-mark-{mark}-hint"))
            self._legend.addWidget(words)
            self._legend.addSpacing(8)
        self._legend.addStretch(1)

    # ---- setting

    def _set(self, key: str, value: int) -> None:
        self._edit([{"set": "value", "key": key, "value": value}])

    def _reset_all(self) -> None:
        defaults = {entry.key: entry.default for entries in self.groups.values() for entry in entries}
        self._edit([{"set": "value", "key": key, "value": defaults[key]} for key in self.now])

    def _edit(self, edits: list[dict[str, Any]]) -> None:
        """Sets values; a refusal is told here, and the numbers stand as they were."""
        told: list[dict[str, Any]] = []
        controller = self.desk.controller
        controller.refused.connect(told.append)
        done = controller.edit(edits)
        controller.refused.disconnect(told.append)
        if not done and self.table is not None:
            self.table.show_values(self.now, self._settable())
            self._say_why_not(self.desk.wording.reason(told[0]) if told else "")

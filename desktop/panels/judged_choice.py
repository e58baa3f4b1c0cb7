"""A choice that knows which of its entries the rules allow: those first, the others grey with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop.desk import Desk
from desktop.panels.fields import Choice

WhyNot = Callable[[Any], Mapping[str, Any] | None]


class JudgedChoice(Choice):
    """Entries `(words, value)`; `unset` heads the list where nothing has to be chosen yet."""

    def __init__(self, desk: Desk, entries: Sequence[tuple[str, Any]], unset: str | None) -> None:
        super().__init__()
        self.desk = desk
        self.entries = list(entries)
        self.unset = unset
        self.reasons: dict[Any, str] = {}
        self.setMaxVisibleItems(18)
        self._fill()

    def judge(self, why_not: WhyNot) -> None:
        """Asks for every entry whether it is allowed now. The chosen one stays chosen."""
        said: dict[Any, str] = {}
        for _, value in self.entries:
            why = why_not(value)
            if why is not None:
                said[value] = self.desk.wording.reason(why)
        if said != self.reasons:
            self.reasons = said
            self._fill()

    def choose(self, value: Any) -> None:
        """Chooses an entry; the head of the list where there is none such."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def _fill(self) -> None:
        chosen = self.currentData()
        self.blockSignals(True)
        self.clear()
        if self.unset is not None:
            self.addItem(self.unset, None)
        for words, value in sorted(self.entries, key=lambda entry: entry[1] in self.reasons):
            self.addItem(words, value)
            if value in self.reasons:
                self._forbid(self.count() - 1, self.reasons[value])
        self.choose(chosen)
        self.blockSignals(False)

    def _forbid(self, index: int, reason: str) -> None:
        model = self.model()
        item = model.item(index) if isinstance(model, QStandardItemModel) else None
        if isinstance(item, QStandardItem):
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            item.setToolTip(reason)
            item.setData(reason, Qt.ItemDataRole.AccessibleDescriptionRole)

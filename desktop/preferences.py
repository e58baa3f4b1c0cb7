"""The preferences: language, look, and where a new table's dice come from."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from desktop import journals
from desktop.desk import Desk, role
from desktop.i18n import LANGUAGES
from desktop.panels.fields import Choice
from desktop.theme import THEMES


class Preferences(QDialog):
    """Everything here takes effect at once."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setModal(True)
        self.form = QFormLayout()
        self.language = self._box([(code, f"ui-language-{code}") for code in LANGUAGES], desk.texts.language)
        self.theme = self._box([(name, f"ui-theme-{name}") for name in ("system", *THEMES)], desk.settings.theme)
        self.dice = self._box([(name, f"ui-dice-{name}") for name in ("rolled", "entered")], desk.settings.dice)
        self.follow = QCheckBox()
        self.follow.setChecked(desk.settings.follow)
        self.follow.toggled.connect(self._set_follow)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.accept)
        self.folder = QLabel()
        self.folder.setWordWrap(True)
        role(self.folder, "soft")
        column = QVBoxLayout(self)
        column.addLayout(self.form)
        column.addWidget(self.follow)
        column.addWidget(self.folder)
        column.addWidget(self.buttons)
        self._labels = [("ui-language", self.language), ("ui-theme", self.theme), ("ui-field-dice", self.dice)]
        for message, box in self._labels:
            self.form.addRow(desk.texts(message), box)
        self.language.currentIndexChanged.connect(self._set_language)
        self.theme.currentIndexChanged.connect(lambda: desk.set_theme(self.theme.currentData()))
        self.dice.currentIndexChanged.connect(self._set_dice)
        desk.texts.changed.connect(self.speak)
        self.speak()

    def _box(self, entries: list[tuple[str, str]], chosen: str) -> Choice:
        box = Choice()
        for value, message in entries:
            box.addItem(self.desk.texts(message), (value))
            box.setItemData(box.count() - 1, message, 0x0101)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        return box

    def _set_language(self) -> None:
        code = self.language.currentData()
        self.desk.settings.language = code
        self.desk.texts.set_language(code)

    def _set_follow(self, on: bool) -> None:
        self.desk.settings.follow = on

    def _set_dice(self) -> None:
        self.desk.settings.dice = self.dice.currentData()

    def speak(self) -> None:
        """Says everything in the present language."""
        texts = self.desk.texts
        self.setWindowTitle(texts("ui-preferences"))
        for message, box in self._labels:
            label = self.form.labelForField(box)
            if isinstance(label, QLabel):
                label.setText(texts(message))
            box.setAccessibleName(texts(message))
            for index in range(box.count()):
                box.setItemText(index, texts(str(box.itemData(index, 0x0101))))
        self.follow.setText(texts("ui-follow"))
        self.follow.setToolTip(texts("ui-follow-hint"))
        self.folder.setText(texts("ui-journals-folder", folder=str(journals.folder())))
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(texts("ui-close"))

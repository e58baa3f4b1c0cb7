"""The system's dialogs for files. Where there are none and Qt draws its own, its words are in the player's language
too: Qt's own translations leave some of them out."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.i18n import Texts

Label = QFileDialog.DialogLabel


def open_dialog(parent: QWidget, texts: Texts, title: str, folder: str, names: str) -> QFileDialog:
    """Asks for a file that is there."""
    dialog = _dialog(parent, texts, title, folder, names)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setLabelText(Label.Accept, texts("ui-files-open"))
    return dialog


def save_dialog(parent: QWidget, texts: Texts, title: str, suggested: str, names: str) -> QFileDialog:
    """Asks for a file to write; warns of one that is there already."""
    dialog = _dialog(parent, texts, title, str(Path(suggested).parent), names)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setLabelText(Label.Accept, texts("ui-files-save"))
    dialog.selectFile(Path(suggested).name)
    return dialog


def _dialog(parent: QWidget, texts: Texts, title: str, folder: str, names: str) -> QFileDialog:
    dialog = QFileDialog(parent, title, folder, names)
    for label, message in ((Label.LookIn, "ui-files-folder"), (Label.FileName, "ui-files-name"),
                           (Label.FileType, "ui-files-type"), (Label.Reject, "ui-files-cancel")):  # fmt: skip
        dialog.setLabelText(label, texts(message))
    return dialog


def answer_of(dialog: QFileDialog) -> str:
    """Shows a dialog; the file that was chosen, "" for none."""
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    files = dialog.selectedFiles() if accepted else []
    dialog.deleteLater()
    return files[0] if files else ""

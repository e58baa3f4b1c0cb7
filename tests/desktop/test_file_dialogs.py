"""Where Qt draws the dialogs for files itself, all of their words are in the player's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton

from desktop.file_dialogs import answer_of, open_dialog, save_dialog
from tests.desktop.hands import Hands, settle

# The offscreen platform cannot do what dialogs ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("make", [open_dialog, save_dialog])
def test_no_english_word_in_a_russian_dialog(hands: Hands, tmp_path: Path, make) -> None:
    window, texts = hands.window, hands.window.desk.texts
    texts.set_language("ru")
    dialog = make(window, texts, "Партия", str(tmp_path / "игра.save"), "Партия (*.save)")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.show()
    settle()
    shown = [w for kind in (QLabel, QPushButton) for w in dialog.findChildren(kind) if w.isVisible()]
    words = [w.text() for w in shown if w.text()]
    assert len(words) >= 5
    assert not [text for text in words if re.search("[A-Za-z]{3}", text)]
    dialog.reject()
    texts.set_language("en")
    assert texts("ui-files-type") == "Kind of file:"


def test_what_is_chosen_comes_back_and_nothing_when_it_is_left(hands: Hands, tmp_path: Path) -> None:
    window, texts = hands.window, hands.window.desk.texts

    def asked(name: str, accept: bool) -> str:
        dialog = save_dialog(window, texts, "Save", str(tmp_path / "game.save"), "Games (*.save)")
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        line = dialog.findChild(QLineEdit)
        assert line.text() == "game.save"
        line.setText(name)
        QTimer.singleShot(50, dialog.accept if accept else dialog.reject)
        return answer_of(dialog)

    assert asked("other.save", accept=True) == str(tmp_path / "other.save")
    assert asked("other.save", accept=False) == ""
    assert QApplication.activeModalWidget() is None

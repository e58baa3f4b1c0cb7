"""Contrast of the window's texts, by numbers, in both themes: as painted by the style sheet, label by label."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from desktop.style import OFF, READ, faint, sheet
from desktop.theme import THEMES, contrast
from tests.desktop.hands import Hands, settle
from tests.desktop.measuring import shown

# The offscreen platform cannot do what popups and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def ground_of(widget: QWidget, window: QWidget, picture: QImage) -> str:
    """The commonest colour where a widget is in the window's picture: what its words stand on."""
    box = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).intersected(picture.rect())
    step = max(1, box.height() // 12)
    pixels = [picture.pixel(x, y) for y in range(box.top(), box.bottom(), step)
              for x in range(box.left(), box.right(), 3)]  # fmt: skip
    return QColor(max(set(pixels), key=pixels.count)).name() if pixels else "#ffffff"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_faint_inks_are_no_fainter_than_can_be_read(theme) -> None:
    for least in (READ, OFF):
        ink = faint(theme, least)
        assert contrast(ink, theme.panel) >= least
        assert contrast(ink, theme.window) >= least
    assert "@" not in sheet(theme)


@pytest.mark.parametrize("look", list(THEMES))
def test_words_of_a_procedure_under_way_can_be_read(hands: Hands, look: str) -> None:
    window = hands.window
    window.desk.set_theme(look)
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    settle()
    faint_ones, measured, picture = [], 0, window.grab().toImage()
    for kind in (QLabel, QAbstractButton):
        for widget in shown(window, kind):
            chosen = isinstance(widget, QAbstractButton) and widget.isChecked()  # its ink is not in the palette
            if not widget.text() or "<" in widget.text() or chosen:
                continue
            role = QPalette.ColorRole.WindowText if kind is QLabel else QPalette.ColorRole.ButtonText
            ink = widget.palette().color(role).name()
            if widget.visibleRegion().boundingRect().size() != widget.size():
                continue  # scrolled out of sight
            ground = ground_of(widget, window, picture)
            ratio, measured = contrast(ink, ground), measured + 1
            if ratio < (READ if widget.isEnabled() else OFF):
                faint_ones.append((widget.text()[:40], ink, ground, round(ratio, 2)))
    assert measured > 30
    assert faint_ones == []

"""An answer is shown in one go: everything is laid out before anything is painted, and nothing is painted twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.desk import restyled
from desktop.panels.option_grid import OptionButton
from tests.desktop.hands import Hands, settle

ALIKE = 3  # of 255: what is blended in two steps is rounded twice


class Painted(QObject):
    """Counts how often each option is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[int] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, OptionButton):
            self.times[id(watched)] += 1
        return False


@contextmanager
def watched() -> Iterator[Counter[int]]:
    painted, application = Painted(), QApplication.instance()
    application.installEventFilter(painted)
    yield painted.times
    application.removeEventFilter(painted)


def convert(hands: Hands) -> None:
    """Answers with the first space that is offered."""
    options = hands.controller.prompt["options"]
    spaces = hands.controller.view["spaces"]
    assert hands.controller.answer(next((option for option in options if option in spaces), options[0]))


def remaining_conversions(hands: Hands) -> None:
    """One question after the other with more options than the panel has room for."""
    start = {"attempts": 20, "areas": ["england", "france", "netherlands"]}
    assert hands.controller.start("protestant_conversion", start)
    assert hands.controller.answer([int(face) for face in "36212164214314212143"])
    while len(hands.controller.prompt["options"]) != 20:
        convert(hands)
    settle()


def test_every_option_is_painted_once_for_an_answer(hands: Hands) -> None:
    remaining_conversions(hands)
    for _ in range(3):
        with watched() as times:
            convert(hands)
            settle()
        assert len(times) > 10
        assert set(times.values()) == {1}


def test_the_last_option_is_whole_in_sight_at_once(hands: Hands) -> None:
    remaining_conversions(hands)
    page = hands.window.procedures.page
    for _ in range(3):
        convert(hands)
        last = page.answers.buttons[-1]
        bottom = last.mapTo(page.area.viewport(), QPoint(0, last.height() - 1)).y()
        assert last.isVisible()
        assert page.area.verticalScrollBar().value() > 0
        assert 0 <= bottom < page.area.viewport().height()


def test_a_height_at_which_the_contents_just_fit_is_no_trap(hands: Hands) -> None:
    """The dice are larger where there is no scroll bar; with larger ones all must not need it again, for ever."""
    remaining_conversions(hands)
    size, area = hands.window.size(), hands.window.procedures.page.area
    barred = set()
    try:
        for height in range(720, 1000):
            hands.window.resize(size.width(), height)
            settle(1)
            barred.add(area.verticalScrollBar().isVisible())
    finally:
        hands.window.resize(size)
        settle()
    assert barred == {True, False}


def picture_of(button: OptionButton) -> QImage:
    page = button.parentWidget()
    picture = QImage(page.size(), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    page.render(painter, QPoint(0, 0))
    painter.end()
    return picture.copy(button.geometry())


def farthest(one: QImage, other: QImage) -> int:
    """How far two pictures are apart in any colour of any pixel."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("named", [True, False])
def test_an_option_looks_as_the_style_sheet_says(hands: Hands, monkeypatch, theme: str, named: bool) -> None:
    desk = hands.window.desk
    before = desk.theme.name
    desk.set_theme(theme)
    page = QWidget()
    button = OptionButton(desk, "paris", "Paris & Orléans", "12", named, page)
    button.setFixedWidth(180)
    button.setCheckable(True)
    page.show()
    changes = (lambda: None, lambda: restyled(button, marked="true"), lambda: button.setChecked(True),
               lambda: button.setDown(True), lambda: button.setEnabled(False))  # fmt: skip
    try:
        for change in changes:
            change()
            ours = picture_of(button)
            with monkeypatch.context() as patch:
                patch.setattr(OptionButton, "_bare", lambda _: None)
                assert farthest(ours, picture_of(button)) <= ALIKE
    finally:
        page.close()
        desk.set_theme(before)

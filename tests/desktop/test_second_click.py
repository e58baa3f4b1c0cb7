"""A double click gives one answer, on a button as on the map."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.interaction.asking import ChoosingSeveral
from tests.desktop.hands import LEFT, Hands, settle

NONE = Qt.MouseButton.NoButton


def twice(hands: Hands, widget: QWidget, at: QPoint) -> None:
    """A double click as the window system sends it: its second press goes to whatever lies under the mouse by then."""
    window = hands.window
    there = widget.mapTo(window, at)
    for press in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
        under = window.childAt(there)
        assert under is not None
        for kind, held in ((press, LEFT), (QEvent.Type.MouseButtonRelease, NONE)):
            at_screen = QPointF(window.mapToGlobal(there))
            event = QMouseEvent(kind, QPointF(under.mapFrom(window, there)), at_screen, LEFT, held,
                                Qt.KeyboardModifier.NoModifier)  # fmt: skip
            QApplication.sendEvent(under, event)
        settle()


def conversions(hands: Hands) -> list[str]:
    hands.start("protestant_conversion", {"attempts": 3, "areas": ["france"]})
    hands.enter([4, 4, 4])
    assert hands.prompt == "minor_conversion"
    return list(hands.controller.prompt["options"])


def flipped(hands: Hands, spaces: list[str]) -> list[str]:
    return [space for space in spaces if space != "pass" and hands.space(space)["religion"] == "protestant"]


def test_on_a_button(hands: Hands) -> None:
    spaces = conversions(hands)
    button = hands.window.procedures.page.answers.buttons[0]
    option = button.option  # the next question may take the button for another
    twice(hands, button, button.rect().center())
    assert hands.prompt == "minor_conversion"
    assert flipped(hands, spaces) == [option]
    button = hands.window.procedures.page.answers.buttons[0]
    twice(hands, button, button.rect().center())
    assert len(flipped(hands, spaces)) == 2


def test_on_the_map(hands: Hands) -> None:
    spaces = conversions(hands)
    target = next(space for space in spaces if space != "pass")
    page = hands.window.procedures.page
    twice(hands, hands.window.stage.map().viewport(), hands.at(target))
    assert flipped(hands, spaces) == [target]
    assert page.why.text() == ""  # nor does it ask why this space is no answer to the next question


def test_two_clicks_on_one_list_are_two(hands: Hands) -> None:
    """A button that was there before the first click hears the second: it takes the choice back."""
    spies = [{"set": "informant", "owner": owner, "on": on, "value": True}
             for owner, on in (("spain", "england"), ("england", "spain"), ("england", "france"))]  # fmt: skip
    assert hands.controller.edit([*spies, {"set": "hand", "power": "england", "cards": ["john_knox"]}])
    hands.start("gain_intelligence", {"power": "spain", "target": "england"})
    hands.enter([5, 5, 6, 1])
    asking = hands.window.hand.asking
    assert isinstance(asking, ChoosingSeveral)
    button = hands.window.procedures.page.answers.buttons[0]
    twice(hands, button, button.rect().center())
    assert asking.chosen == []

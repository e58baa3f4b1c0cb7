"""The curtain: several powers sit at one screen, so whoever alone may see something takes the screen first.

Nothing secret is read from the table, let alone drawn, before the curtain is lifted; any decision lets it fall again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.controller import PUBLIC
from desktop.desk import Desk, role
from desktop.panels.cover import Cover
from desktop.panels.curtain_page import SecretPage
from desktop.panels.notice_bar import NoticeBar
from desktop.panels.power_card import Shield
from desktop.theme import mixed

FOLD = 58
CARD_WIDTH = 420


@dataclass(frozen=True)
class Waiting:
    """Who is to take the screen, and why: `asked` a hidden question, `told` something by a decision, or to look at his
    `hand`."""

    power: str
    why: str
    decision: int


class Curtain(Cover, QWidget):
    """Covers the whole window while somebody is to take the screen, and while he reads what he alone may know."""

    hand_shown = Signal(str)  # the curtain is up for a power's hand

    def __init__(self, desk: Desk, window: QWidget, notices: NoticeBar) -> None:
        super().__init__(window)
        self.desk = desk
        self.notices = notices
        self.waiting: Waiting | None = None
        self.secret: SecretPage | None = None
        self._done: set[Waiting] = set()
        self._aside: list[QDockWidget] = []  # panels of their own window, put away while the curtain is down
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.card = QFrame()
        role(self.card, "card")
        self.card.setFixedWidth(CARD_WIDTH)
        self.shield = Shield(desk)
        self.title, self.words, self.hint = QLabel(), QLabel(), QLabel()
        self.lift, self.later, self.done = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self.lift.clicked.connect(self._lift)
        self.later.clicked.connect(self.put_aside)
        self.done.clicked.connect(self.put_aside)
        desk.controller.opened.connect(self._done.clear)
        desk.texts.changed.connect(self.speak)
        desk.theme_changed.connect(self.speak)
        self.hide()

    def _lay_out(self) -> None:
        for label, name in ((self.title, "title"), (self.words, ""), (self.hint, "soft")):
            label.setWordWrap(True)
            role(label, name)
        role(self.lift, "primary")
        role(self.done, "primary")
        role(self.later, "link")
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.shield, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.title, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.later)
        foot.addStretch(1)
        foot.addWidget(self.lift)
        foot.addWidget(self.done)
        self._column = QVBoxLayout(self.card)
        self._column.setContentsMargins(22, 18, 22, 16)
        self._column.setSpacing(10)
        self._column.addLayout(head)
        self._column.addWidget(self.words)
        self._place = self._column.count()
        self._column.addWidget(self.hint)
        self._column.addLayout(foot)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addWidget(self.card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(3)

    # ---- what stands behind it

    def refresh(self) -> None:
        """After every change of the table: falls, stays or goes."""
        controller = self.desk.controller
        self._drop_secret()
        if controller.viewer == PUBLIC:
            self._forget_answered()
            self.waiting = next((one for one in self._all_waiting() if one not in self._done), None)
        waiting = self.waiting
        if controller.viewer == PUBLIC and waiting is not None:
            self._fall()
        elif waiting is not None and waiting.why == "told" and waiting.power == controller.viewer:
            self._show_secret()
        else:
            self.hide()
        self._remind()

    def _forget_answered(self) -> None:
        """A hidden question that has been answered was dealt with; asked again after an undo, it is a new one."""
        if self.desk.controller.looking_at is None:
            now = self._all_waiting()
            self._done.difference_update([one for one in self._done if one.why == "asked" and one not in now])

    def offer(self, power: str) -> None:
        """Falls because somebody wants to see a power's hand."""
        controller = self.desk.controller
        if controller.viewer == power:
            return
        controller.drop_curtain()
        self.waiting = Waiting(power, "hand", controller.table.head)
        self._fall()

    def _all_waiting(self) -> list[Waiting]:
        """Everybody for whom something is kept now; first what was told, then what is asked."""
        controller = self.desk.controller
        if controller.looking_at is not None or not controller.has_table:
            return []
        decision, powers = controller.told()
        found = [Waiting(power, "told", decision) for power in powers]
        prompt = controller.prompt
        if prompt is not None and hidden(prompt):
            found.append(Waiting(prompt["power"], "asked", controller.table.head))
        return found

    def _fall(self) -> None:
        self.place()
        self.show()
        self.raise_()
        self.setFocus()  # not on the button: a key pressed too often must not lift the curtain
        self.speak()

    def _lift(self) -> None:
        if self.waiting is not None:
            waiting = self.waiting
            self._done.add(waiting)
            self.desk.controller.lift_curtain(waiting.power)
            if waiting.why == "hand":
                self.hand_shown.emit(waiting.power)

    def put_aside(self) -> None:
        """Lets the curtain fall on what was read, or goes back to the open table with the secret unread."""
        if self.desk.controller.viewer != PUBLIC:
            self.waiting = None
            self.desk.controller.drop_curtain()
            return
        if self.waiting is not None:
            self._done.update(one for one in self._all_waiting() if one.why == self.waiting.why)
        self.waiting = None
        self.refresh()

    # ---- what is read

    def _show_secret(self) -> None:
        assert self.waiting is not None
        power, decision = self.waiting.power, self.waiting.decision
        events = [e for e in self.desk.controller.log if e["decision"] == decision and power in (e.get("for") or ())]
        self.secret = SecretPage(self.desk, events)
        self._column.insertWidget(self._place, self.secret)
        self.secret.show()
        self.place()
        self.show()
        self.raise_()
        self.setFocus()
        self.speak()

    def _drop_secret(self) -> None:
        if self.secret is not None:
            self._column.removeWidget(self.secret)
            self.secret.hide()
            self.secret.setParent(None)
            self.secret.deleteLater()
            self.secret = None

    # ---- the bar that reminds

    def _remind(self) -> None:
        """Says that something secret is in sight, or can be."""
        controller, texts = self.desk.controller, self.desk.texts
        self.notices.drop("curtain")
        if self.isVisible():
            return
        if controller.viewer != PUBLIC:
            power = controller.viewer
            self.notices.show_notice(
                "curtain", lambda: texts("ui-curtain-up", power=texts.power(power)),
                [("ui-curtain-drop", controller.drop_curtain)], "eye",
            )  # fmt: skip
            return
        put_aside = [one for one in self._all_waiting() if one.why == "asked"]
        if put_aside:
            power = put_aside[0].power
            self.notices.show_notice(
                "curtain", lambda: texts("ui-curtain-waits", power=texts.power(power)),
                [("ui-curtain-show", lambda: controller.lift_curtain(power))], "venetian-mask",
            )  # fmt: skip

    # ---- speaking and drawing

    def speak(self) -> None:
        """Says everything in the present language."""
        waiting, texts = self.waiting, self.desk.texts
        if waiting is None or not self.isVisible():
            return
        reading, power = self.secret is not None, texts.power(waiting.power)
        self.shield.power = waiting.power
        self.shield.update()
        self.title.setText(texts("ui-curtain-only" if reading else "ui-curtain-pass", power=power))
        self.words.setText(self._why(waiting, power))
        self.words.setVisible(not reading)
        self.hint.setText(texts("ui-curtain-hint"))
        self.hint.setVisible(not reading)
        self.lift.setText(texts("ui-curtain-lift", power=power))
        self.later.setText(texts("ui-curtain-later"))
        self.done.setText(texts("ui-curtain-close"))
        for button, shown in ((self.lift, not reading), (self.later, not reading), (self.done, reading)):
            button.setVisible(shown)
        self.setAccessibleName(self.title.text())
        if reading and self.secret is not None:
            self.secret.speak()
        self.card.setFixedHeight(self._column.heightForWidth(CARD_WIDTH))

    def _why(self, waiting: Waiting, power: str) -> str:
        prompt = self.desk.controller.prompt
        if waiting.why == "asked" and prompt is not None:
            return self.desk.texts("ui-asked", power=power, question=self.desk.wording.question(prompt))
        return self.desk.texts("ui-curtain-hand-of" if waiting.why == "hand" else "ui-curtain-told", power=power)

    def place(self) -> None:
        """Covers the window."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())

    def showEvent(self, event: QShowEvent) -> None:
        """Panels that were detached lie over this window, and show what it covers: they go too."""
        super().showEvent(event)
        if event.spontaneous():
            return
        docks = self.window().findChildren(QDockWidget)
        self._aside = [dock for dock in docks if dock.isFloating() and dock.isVisible()]
        for dock in self._aside:
            dock.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """They come back."""
        super().hideEvent(event)
        if not event.spontaneous() and self.window().isVisible():
            self.bring_back()

    def bring_back(self) -> None:
        """The detached panels are there again."""
        docks, self._aside = self._aside, []
        for dock in docks:
            dock.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the open table."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_aside()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the folds."""
        theme = self.desk.theme
        cloth = mixed(theme.accent, "#1c1310", 0.72 if theme.dark else 0.45)
        light, dark = QColor(mixed(cloth, "#ffffff", 0.07)), QColor(mixed(cloth, "#000000", 0.3))
        painter = QPainter(self)
        count = -(-self.width() // FOLD)
        for index in range(count):
            box = QRectF(index * FOLD, 0, FOLD, self.height())
            fold = QLinearGradient(box.topLeft(), box.topRight())
            fold.setColorAt(0.0, dark)
            fold.setColorAt(0.38, light)
            fold.setColorAt(0.62, QColor(cloth))
            fold.setColorAt(1.0, dark)
            painter.fillRect(box, fold)
        painter.end()


def hidden(prompt: dict[str, Any] | None) -> bool:
    """Whether a question is kept behind the curtain."""
    return bool(prompt and prompt.get("private") and "options" not in prompt)

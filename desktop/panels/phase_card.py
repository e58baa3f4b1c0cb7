"""The phase that the turn stands in: what is left to the players' hands, who is due, and the way on."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QVBoxLayout

from desktop.desk import Desk, role
from desktop.turn_order import OVER, PLAY, advance, due_now, left_words, next_words, what_next


class PhaseCard(QFrame):
    """One phase in words, with the button that ends it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        role(self, "phase")
        texts, view = desk.texts, desk.controller.view
        self.coming = what_next(desk)
        phase = texts(f"phase-{view.get('phase')}")
        title = QLabel(texts("ui-phase-now", turn=str(view.get("turn")), phase=phase))
        role(title, "heading")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 10, 8)
        column.setSpacing(4)
        column.addWidget(title)
        for words in (left_words(desk), due_now(desk) if view.get("phase") == "card_draw" else ""):
            if words:
                label = QLabel(words)
                label.setWordWrap(True)
                role(label, "soft")
                column.addWidget(label)
        if self.coming.kind != OVER:
            column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.go = QPushButton(next_words(self.desk, self.coming))
        self.go.setEnabled(self.desk.controller.idle)
        role(self.go, "primary" if self.coming.kind == PLAY else "plain")
        self.go.clicked.connect(lambda: advance(self.desk))
        row.addWidget(self.go)
        if self.coming.kind == PLAY:
            self.skip = QPushButton(self.desk.texts("ui-phase-skip"))
            self.skip.setEnabled(self.desk.controller.idle)
            role(self.skip, "link")
            self.skip.clicked.connect(lambda: advance(self.desk, skip=True))
            row.addWidget(self.skip)
        row.addStretch(1)
        return row


class NextButton(QToolButton):
    """Beside the phases above: goes on to what comes next."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._shown: tuple[object, ...] = ()
        self.setIconSize(QSize(17, 17))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: advance(desk))
        for signal in (desk.texts.changed, desk.controller.changed, desk.controller.looked, desk.theme_changed):
            signal.connect(self.refresh)

    def refresh(self) -> None:
        """Says what comes next."""
        controller = self.desk.controller
        if not controller.view:
            return
        view, texts = controller.view, self.desk.texts
        now = tuple(str(view.get(key)) for key in ("scenario", "turn", "phase", "played", "finished"))
        shown = (*now, texts.game, texts.language, self.desk.theme.name, controller.idle, controller.looking_at)
        if shown == self._shown:
            return
        self._shown = shown
        coming = what_next(self.desk)
        icon = self.desk.icon("play" if coming.kind == PLAY else "chevron-right")
        if icon.cacheKey() != self.icon().cacheKey():
            self.setIcon(icon)
        words = next_words(self.desk, coming)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setEnabled(controller.idle and coming.kind != OVER and controller.looking_at is None)

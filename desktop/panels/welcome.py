"""The start page: new, open, recover, and the guided example. It lies over the table and can be put away."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop import journals
from desktop.controller import board_data, described, games
from desktop.desk import Desk, role
from desktop.i18n import rows_by_id
from desktop.panels.cover import Cover
from desktop.panels.fields import Choice

WIDTH = 560
RECENT_SHOWN = 4
LIST_HEIGHT = 300


def deals_cards(game: str) -> bool:
    """Whether the program can deal a game's cards, so that there is a choice between it and real ones."""
    return any(row["id"] == "card_draw" for row in described(game).get("procedures", ()))


def scenario_name(desk: Desk, game: str, scenario: str) -> str:
    """A scenario's name in the present language, whatever game lies on the table."""
    row = rows_by_id(board_data(game).get("scenarios") if described(game) else None).get(scenario, {})
    name = row.get(f"name_{desk.texts.language}") or desk.texts.named_as("scenario", scenario)
    return str(name or scenario)


class ChoiceButton(QPushButton):
    """A large button: what it does, and under it what that means; both wrap."""

    def __init__(self, desk: Desk, icon: str, title: str, told: str) -> None:
        super().__init__()
        picture, name, words = QLabel(), QLabel(title), QLabel(told)
        picture.setPixmap(desk.icon(icon, desk.theme.accent).pixmap(24, 24))
        role(name, "heading")
        role(words, "soft")
        column = QVBoxLayout()
        column.setSpacing(0)
        for label in (name, words):
            label.setWordWrap(True)
            column.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 12, 8)
        row.setSpacing(14)
        row.addWidget(picture)
        row.addLayout(column, 1)
        for label in (picture, name, words):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """As high as the words need."""
        width = max(self.width(), WIDTH - 70)
        return QSize(width, self.layout().heightForWidth(width) if self.layout().hasHeightForWidth() else 60)

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return QSize(200, self.sizeHint().height())


class Welcome(Cover, QFrame):
    """The start page."""

    new_wanted = Signal(str, str, str, str)  # game, scenario, dice, cards
    open_wanted = Signal()
    file_wanted = Signal(str)
    guide_wanted = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        role(self, "card")
        self.setFixedWidth(WIDTH)
        self.cross = QToolButton()
        self.cross.clicked.connect(self.hide)
        self.title = QLabel("Cuius Regio")
        self.title.setObjectName("appName")
        self.subtitle = QLabel()
        self.subtitle.setObjectName("gameName")
        self.pages = QStackedWidget()
        self.unfinished: list[journals.Unfinished] = []
        self._lay_out()
        desk.texts.changed.connect(self._rebuild_if_seen)
        desk.theme_changed.connect(self._rebuild_if_seen)
        self.hide()

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        head = QHBoxLayout()
        head.addLayout(names, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 16, 20)
        column.addLayout(head)
        column.addSpacing(6)
        column.addWidget(self.pages)

    # ---- showing

    def open(self, page: str = "start") -> None:
        """Shows the start page, or at once the page of a new game or of what can be recovered."""
        self.unfinished = journals.unfinished()
        self._page = page
        self._rebuild()
        self.show()
        self.raise_()
        self.place()
        self.setFocus()

    def place(self) -> None:
        """Stays in the middle, rather high."""
        parent = self.parentWidget()
        self.adjustSize()
        if parent is not None:
            self.move(max(8, (parent.width() - self.width()) // 2), max(8, (parent.height() - self.height()) // 3))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts the page away."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        super().keyPressEvent(event)

    def _rebuild_if_seen(self) -> None:
        if self.isVisible():
            self._rebuild()
            self.place()

    def _rebuild(self) -> None:
        texts = self.desk.texts
        self.subtitle.setText(texts("ui-welcome"))
        self.cross.setIcon(self.desk.icon("x"))
        self.cross.setToolTip(texts("ui-close"))
        self.cross.setAccessibleName(texts("ui-close"))
        while self.pages.count():
            page = self.pages.widget(0)
            self.pages.removeWidget(page)
            page.deleteLater()
        build = {"new": self._new_page, "recover": self._recover_page}.get(self._page, self._start_page)
        self.pages.addWidget(build())

    def _turn_to(self, page: str) -> None:
        self._page = page
        self._rebuild()
        self.place()

    # ---- pages

    def _start_page(self) -> QWidget:
        texts = self.desk.texts
        page, column = self._page_with_column()
        column.addWidget(self._choice("play", "ui-guide", "ui-guide-about", self.guide_wanted.emit))
        column.addWidget(
            self._choice("file-plus-2", "ui-new-game", "ui-new-about", lambda: self._turn_to("new"))
        )  # fmt: skip
        column.addWidget(self._choice("folder-open", "ui-open-game", "ui-open-about", self.open_wanted.emit))
        if self.unfinished:
            words = texts("ui-recover-about", count=len(self.unfinished))
            button = self._choice("history", "ui-recover", words, lambda: self._turn_to("recover"))
            column.insertWidget(0, button)
        recent = self.desk.settings.recent()[:RECENT_SHOWN]
        if recent:
            column.addSpacing(6)
            column.addWidget(self._soft(texts("ui-recent")))
            for file in recent:
                column.addWidget(self._file(Path(file)))
        return page

    def _recover_page(self) -> QWidget:
        texts = self.desk.texts
        page, column = self._page_with_column()
        column.addWidget(self._heading("ui-recover"))
        column.addWidget(self._soft(texts("ui-recover-hint")))
        column.addWidget(self._unfinished())
        if not self.unfinished:
            column.addWidget(QLabel(texts("ui-recover-none")))
        column.addLayout(self._back())
        return page

    def _unfinished(self) -> QScrollArea:
        """All of them: the list scrolls where they are many."""
        texts, rows = self.desk.texts, QWidget()
        role(rows, "page")
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(3)
        for journal in self.unfinished:
            scenario = scenario_name(self.desk, journal.game, journal.scenario)
            words = texts("ui-recover-row", game=texts(f"game-{journal.game}"), scenario=scenario,
                          decisions=journal.decisions, when=journal.changed.strftime("%d.%m.%Y %H:%M"))  # fmt: skip
            button = QPushButton(words)
            role(button, "procedure")
            button.clicked.connect(lambda _=False, path=journal.path: self.file_wanted.emit(str(path)))
            column.addWidget(button)
        area = QScrollArea()
        role(area, "page")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes to the games, and the list follows it
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(rows)
        area.setFixedHeight(min(LIST_HEIGHT, rows.sizeHint().height() + 2))
        area.setVisible(bool(self.unfinished))
        return area

    def _new_page(self) -> QWidget:
        texts = self.desk.texts
        page, column = self._page_with_column()
        column.addWidget(self._heading("ui-new-game"))
        self.game, self.scenario, self.dice, self.cards = Choice(), Choice(), Choice(), Choice()
        for game in filter(texts.speaks, games()):
            self.game.addItem(texts(f"game-{game}"), game)
        self.game.setCurrentIndex(max(0, self.game.findData(self.desk.controller.game)))
        for source in ("rolled", "entered"):
            self.dice.addItem(texts(f"ui-dice-{source}"), source)
        self.dice.setCurrentIndex(max(0, self.dice.findData(self.desk.settings.dice)))
        for cards in ("dealt", "counts"):
            self.cards.addItem(texts(f"ui-cards-{cards}"), cards)
        column.addLayout(self._fields())
        column.addLayout(self._back(start=True))
        self.game.currentIndexChanged.connect(self._fill_scenarios)
        self._fill_scenarios()
        return page

    def _fields(self) -> QGridLayout:
        grid = QGridLayout()
        fields = (("game", self.game), ("scenario", self.scenario), ("dice", self.dice), ("cards", self.cards))
        for row, (name, box) in enumerate(fields):
            label = QLabel(self.desk.texts(f"ui-field-{name}"))
            label.setBuddy(box)
            box.setAccessibleName(label.text())
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        self.cards_label = label
        grid.setColumnStretch(1, 1)
        return grid

    def _fill_scenarios(self) -> None:
        dealt = deals_cards(self.game.currentData())
        for widget in (self.cards_label, self.cards):
            widget.setVisible(dealt)
        self.scenario.clear()
        for name in described(self.game.currentData()).get("scenarios", ()):
            self.scenario.addItem(scenario_name(self.desk, self.game.currentData(), name), name)
        # A row more or less: the card is laid out when the page has taken it in.
        QTimer.singleShot(0, self.place)

    def _send_new(self) -> None:
        self.desk.settings.dice = self.dice.currentData()
        self.new_wanted.emit(self.game.currentData(), self.scenario.currentData(), self.dice.currentData(),
                             self.cards.currentData())  # fmt: skip

    # ---- parts

    @staticmethod
    def _page_with_column() -> tuple[QWidget, QVBoxLayout]:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(7)
        return page, column

    def _heading(self, message: str) -> QLabel:
        label = QLabel(self.desk.texts(message))
        role(label, "heading")
        return label

    @staticmethod
    def _soft(words: str) -> QLabel:
        label = QLabel(words)
        label.setWordWrap(True)
        role(label, "soft")
        return label

    def _choice(self, icon: str, message: str, about: str, act: object) -> QPushButton:
        texts = self.desk.texts
        told = texts(about) if texts.has(about) else about
        button = ChoiceButton(self.desk, icon, texts(message), told)
        button.setAccessibleName(texts(message))
        button.setAccessibleDescription(told)
        button.clicked.connect(lambda _=False: act())  # type: ignore[operator]
        return button

    def _file(self, path: Path) -> QPushButton:
        button = QPushButton(path.name)
        button.setToolTip(str(path))
        role(button, "procedure")
        button.clicked.connect(lambda _=False: self.file_wanted.emit(str(path)))
        return button

    def _back(self, start: bool = False) -> QHBoxLayout:
        row = QHBoxLayout()
        back = QPushButton(self.desk.texts("ui-back"))
        back.clicked.connect(lambda: self._turn_to("start"))
        row.addWidget(back)
        row.addStretch(1)
        if start:
            begin = QPushButton(self.desk.texts("ui-begin"))
            role(begin, "primary")
            begin.clicked.connect(self._send_new)
            row.addWidget(begin)
        return row

"""The parts of the window that are built when they are first wanted: a start needs none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

if TYPE_CHECKING:
    from desktop.cards.hand_panel import HandPanel
    from desktop.desk import Desk
    from desktop.files import Files
    from desktop.panels.about import AboutCard
    from desktop.panels.curtain import Curtain
    from desktop.panels.dock import Dock
    from desktop.panels.keys_help import KeysHelp
    from desktop.panels.notice_bar import NoticeBar
    from desktop.panels.values_page import ValuesPage
    from desktop.panels.welcome import Welcome

# What lies over the whole window, the uppermost first.
COVERS = ("curtain", "keys", "about", "welcome")


class Boards(Mapping[str, QWidget]):
    """The boards by name, in a stack; each is made and put there when it is first asked for."""

    def __init__(self, stack: QStackedWidget, makers: Mapping[str, Callable[[], QWidget]]) -> None:
        self._stack, self._makers = stack, makers
        self._made: dict[str, QWidget] = {}

    def __getitem__(self, name: str) -> QWidget:
        if name not in self._made:
            self._made[name] = self._makers[name]()
            self._stack.addWidget(self._made[name])
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


class Parts(QMainWindow):
    """The window's cards, tables and hands. A part is an attribute like any other; the first look builds it."""

    desk: Desk
    notices: NoticeBar
    files: Files
    cards_dock: Dock

    def covers(self) -> list[Any]:
        """The cards over the window that have been built, the uppermost first."""
        return [self.__dict__[name] for name in COVERS if name in self.__dict__]

    def start_guide(self) -> None:
        """The guided example on a new table."""
        raise NotImplementedError

    def show_board(self, name: str) -> None:
        """Shows one of the boards."""
        raise NotImplementedError

    def fly_to(self, place: str) -> None:
        """Shows a place on its map."""
        raise NotImplementedError

    def carry_to(self, board: str, piece: dict[str, Any]) -> None:
        """A piece in the hand goes on to another board."""
        raise NotImplementedError

    @cached_property
    def welcome(self) -> Welcome:
        """The page that the program starts with."""
        from desktop.panels.welcome import Welcome

        card = Welcome(self.desk, self)
        card.new_wanted.connect(self.files.new)
        card.open_wanted.connect(self.files.open)
        card.file_wanted.connect(self.files.open_path)
        card.guide_wanted.connect(self.start_guide)
        return card

    @cached_property
    def keys(self) -> KeysHelp:
        """The list of keys."""
        from desktop.panels.keys_help import KeysHelp

        return KeysHelp(self.desk, self)

    @cached_property
    def about(self) -> AboutCard:
        """What the program is."""
        from desktop.panels.about import AboutCard

        return AboutCard(self.desk, self)

    @cached_property
    def curtain(self) -> Curtain:
        """The curtain between two players of one screen."""
        from desktop.panels.curtain import Curtain

        curtain = Curtain(self.desk, self, self.notices)
        curtain.hand_shown.connect(self.cards_dock.show)
        return curtain

    def refresh_curtain(self) -> None:
        """After every change of the table; before there is a secret there need be no curtain."""
        controller = self.desk.controller
        private = bool(controller.prompt and controller.prompt.get("private"))
        if "curtain" in self.__dict__ or private or controller.viewer != "public" or controller.told()[1]:
            self.curtain.refresh()

    @cached_property
    def values(self) -> ValuesPage:
        """The game's numbers that players may set."""
        from desktop.panels.values_page import ValuesPage

        return ValuesPage(self.desk, self)

    @cached_property
    def hands(self) -> HandPanel:
        """The hands of the table."""
        from desktop.cards.hand_panel import HandPanel

        hands = HandPanel(self.desk)
        hands.hand_wanted.connect(lambda power: self.curtain.offer(power))
        hands.piles_wanted.connect(lambda: self.show_board("cards"))
        return hands

    # ---- boards

    def _diplomacy(self) -> QWidget:
        from desktop.panels.diplomacy import DiplomacyPage

        return DiplomacyPage(self.desk)

    def _religion(self) -> QWidget:
        from desktop.panels.religion_page import ReligionPage

        page = ReligionPage(self.desk)
        page.place_clicked.connect(self.fly_to)
        return page

    def _debaters(self) -> QWidget:
        from desktop.panels.his_debaters_page import DebatersPage

        return DebatersPage(self.desk)

    def _new_world(self) -> QWidget:
        from desktop.panels.his_new_world_page import NewWorldPage

        return NewWorldPage(self.desk)

    def _piles(self) -> QWidget:
        from desktop.cards.piles_page import PilesPage

        page = PilesPage(self.desk)
        page.hand_wanted.connect(lambda power: self.curtain.offer(power))
        return page

    def _track(self) -> QWidget:
        from desktop.panels.track_page import TrackPage

        page = TrackPage(self.desk)
        page.carried_to.connect(self.carry_to)
        return page

    def _tables(self) -> dict[str, Callable[[], QWidget]]:
        """The boards beside the maps."""
        return {"diplomacy": self._diplomacy, "religion": self._religion, "debaters": self._debaters,
                "new_world": self._new_world, "cards": self._piles, "track": self._track}  # fmt: skip

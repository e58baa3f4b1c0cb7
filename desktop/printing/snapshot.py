"""What of a table is printed: only what everybody may know, and hands that were asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from desktop.i18n import Texts, rows_by_id
from desktop.printing.document import Imprint
from desktop.printing.paper_code import checksum
from desktop.theme import LIGHT, Theme

View = Mapping[str, Any]
Event = dict[str, Any]
PARTS = ("map", "state", "powers", "hands", "checklist", "log", "code")


@dataclass(frozen=True)
class Hand:
    """A hand that its owner asked to have printed."""

    power: str
    cards: tuple[str, ...]
    unknown: int


@dataclass(frozen=True)
class Snapshot:
    """A table at one moment. `position` is the public position without what follows from the rest; `log` holds the
    public events since the last snapshot, `log_since` says how many came before, `taken_back` which older decisions
    were taken back since."""

    view: View
    position: View
    board: Mapping[str, Any]
    log: Sequence[Event] = ()
    log_since: int = 0
    taken_back: tuple[int, ...] = ()
    under_way: Mapping[str, Any] | None = None
    hands: tuple[Hand, ...] = ()
    when: datetime = field(default_factory=datetime.now)

    @property
    def game(self) -> str:
        """Which game it is."""
        return str(self.view["game"])

    @property
    def powers(self) -> list[str]:
        """The great powers in impulse order."""
        return [power for power in rows_by_id(self.board.get("powers")) if power in self.view["powers"]]

    @property
    def minors(self) -> list[str]:
        """The minor powers."""
        return [minor for minor in rows_by_id(self.board.get("minors")) if minor in (self.view.get("minors") or {})]

    @property
    def theme(self) -> Theme:
        """The powers' looks on paper."""
        return LIGHT.with_powers(self.board)

    @property
    def checksum(self) -> str:
        """The checksum of the public part."""
        return checksum(self.position)

    def imprint(self, texts: Texts) -> Imprint:
        """What every page says of itself."""
        phase = texts.named_as("phase", self.view["phase"]) or self.view["phase"]
        scenario = texts.named_as("scenario", self.view["scenario"]) or self.view["scenario"]
        return Imprint(
            game=f"{texts(f'game-{self.game}')} · {scenario}",
            moment=texts("print-moment", turn=self.view["turn"], phase=phase),
            date=texts("print-date", date=day(texts, self.when)),
            checksum=texts("print-checksum", sum=self.checksum),
            number=lambda number, of: texts("print-page", number=number, of=of),
        )


def day(texts: Texts, when: datetime) -> str:
    """A date with the month's name and the time, as it is written in the language."""
    month = texts(f"print-month-{when.month}")
    return texts("print-day", day=when.day, month=month, year=str(when.year), time=f"{when:%H:%M}")

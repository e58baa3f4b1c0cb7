"""Takes a snapshot of the table: asks the controller for what everybody may know, and for hands only by name."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from desktop.controller import PUBLIC, Controller, board_data
from desktop.printing import history
from desktop.printing.snapshot import Hand, Snapshot
from desktop.record import living, taken_back


def take_snapshot(controller: Controller, hands: Iterable[str] = (), when: datetime | None = None) -> Snapshot:
    """The table now, with the hands that were asked for."""
    events = controller.heard_by_all()
    now = max((event["n"] for event in events), default=0)
    since = history.last_printed(controller.identity, now)
    before = [event for event in events if event["n"] <= since]
    gone = taken_back(events) - taken_back(before)
    older = sorted(gone & {event["decision"] for event in before})
    return Snapshot(
        view=controller.seen_by(PUBLIC), position=controller.public_position(), board=board_data(controller.game),
        log=[event for event in living(events) if event["n"] > since], log_since=len(before),
        taken_back=tuple(older), under_way=controller.under_way,
        hands=tuple(_hand(controller, power) for power in hands), when=when or datetime.now(),
    )


def _hand(controller: Controller, power: str) -> Hand:
    card = controller.seen_by(power)["powers"][power]
    return Hand(power, tuple(card["hand"] or ()), int(card.get("hand_unknown") or 0))


def remember(controller: Controller) -> None:
    """Notes that the table as it is was printed."""
    events = controller.heard_by_all()
    history.remember(controller.identity, max((event["n"] for event in events), default=0))

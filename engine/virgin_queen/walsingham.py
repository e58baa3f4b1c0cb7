"""19 Walsingham: once a turn England turns him from Unused to Offensive or Defensive, at no cost."""

from __future__ import annotations

from typing import Literal

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.refusal import Reason
from engine.virgin_queen.espionage_table import ENGLAND, RULE, too_early
from engine.virgin_queen.referee import Referee

SIDES = ("offensive", "defensive")


def set_walsingham(referee: Referee, side: Literal["offensive", "defensive"]) -> Procedure[None]:
    """Walsingham gives England's attacks, or its defences, the dice of the table until winter."""
    referee.step(1)
    referee.set_walsingham(side)
    yield from ()


def _forbidden(referee: Referee, side: str | None = None) -> Reason | None:
    early = too_early(referee)
    if early:
        return early
    now = referee.power(ENGLAND).walsingham
    if now is None:
        return Reason(RULE, "walsingham_not_in_play", message="Walsingham is not in play")
    if now != "unused":
        return Reason(RULE, "walsingham_used", {"side": now}, f"Walsingham is {now} already, until winter")
    return None


PROCEDURES = (
    Specification(
        id="set_walsingham",
        chapter="espionage",
        rule=RULE,
        run=set_walsingham,
        steps=1,
        phase="action",
        forbidden=_forbidden,
        parameters=(Parameter("side", "choice", options=SIDES),),
    ),
)

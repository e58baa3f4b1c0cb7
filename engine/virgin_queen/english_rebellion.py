"""19.4 The rebellion of the English Catholics, that Spain may raise once a turn."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.refusal import Reason
from engine.virgin_queen.asking import choose_cp
from engine.virgin_queen.catholic_conversion import RULE as CONVERSIONS
from engine.virgin_queen.catholic_conversion import convert
from engine.virgin_queen.espionage_table import ENGLAND, SPAIN, Attack, action_of, contest, too_early
from engine.virgin_queen.rebellion import Rising, choose_target, rise, targets
from engine.virgin_queen.referee import Referee

RULE = "19.4"
ACTION = "english_catholic_rebellion"
LEAST, MOST = 3, 5
DICE, REGULARS = 5, 2
RISING = Rising(rule=RULE, first=2, rebels=SPAIN, troop=SPAIN, enemy=ENGLAND, faith="catholic", area=ENGLAND)


def english_catholic_rebellion(referee: Referee, cp: int | None = None) -> Procedure[None]:
    """Spain raises the Catholics of England (19.4); step 0 is what comes before the numbered steps of the full row."""
    referee.step(0)
    cp = cp or (yield from choose_cp(referee, SPAIN, action_of(referee, ACTION).cp))
    referee.log("cp_spent", power=SPAIN, cp=cp)
    referee.use_assassination(SPAIN)
    row = yield from contest(referee, Attack(action=ACTION, attacker=SPAIN, target=ENGLAND, cp=cp))
    if not row.effects:
        referee.log("nothing_comes_of_it", power=SPAIN)
    for effect in row.effects:
        referee.section(RULE, 0)  # the conversions are under one of their own
        yield from EFFECTS[effect.kind](referee, effect.amount or 0)


def lose_jesuit(referee: Referee, amount: int) -> Procedure[None]:
    """England takes a Jesuit off the map, if one is out; he comes back to a free box at a later card draw."""
    out = [space for space, now in referee.state.spaces.items() if "jesuit" in now.markers]
    if not out:
        referee.log("no_jesuit_out")
        return
    space = yield from referee.choose("choose_space", ENGLAND, out, detail={"marker": "jesuit", "purpose": "remove"})
    referee.remove_jesuit(space)


def conversions(referee: Referee, amount: int) -> Procedure[None]:
    """Step 1: so many Catholic conversions in England (18.5)."""
    referee.step(1, CONVERSIONS)
    yield from convert(referee, SPAIN, amount, (ENGLAND,))


def rebellion(referee: Referee, amount: int) -> Procedure[None]:
    """Steps 2 to 7: a rebellion that takes at most so many spaces."""
    referee.step(2)
    if not targets(referee, RISING):
        referee.log("rebellion_without_target", enemy=ENGLAND)
        return
    target = yield from choose_target(referee, RISING)
    referee.log("rebellion_begins", space=target, cp=amount, owner=SPAIN, enemy=ENGLAND)
    yield from rise(referee, RISING, target, DICE, amount, REGULARS)


def gunpowder_plot(referee: Referee, amount: int) -> Procedure[None]:
    """The Gunpowder Plot wins the game for Spain."""
    referee.win(SPAIN, "gunpowder_plot")
    yield from ()


EFFECTS: dict[str, Callable[[Referee, int], Procedure[None]]] = {
    "lose_jesuit": lose_jesuit,
    "catholic_conversions": conversions,
    "rebellion_cp": rebellion,
    "gunpowder_plot": gunpowder_plot,
}


def _forbidden(referee: Referee, cp: int | None = None) -> Reason | None:
    early = too_early(referee)
    if early:
        return early
    if referee.power(SPAIN).agents.assassination_used:
        return Reason(RULE, "rebellion_used", {"power": SPAIN},
                      "Spain has tried an assassination or this rebellion already this turn")  # fmt: skip
    return None


PROCEDURES = (
    Specification(
        id=ACTION,
        chapter="espionage",
        rule=RULE,
        run=english_catholic_rebellion,
        steps=7,
        phase="action",
        forbidden=_forbidden,
        parameters=(Parameter("cp", "integer", min=LEAST, max=MOST, prompt="choose_cp"),),
    ),
)

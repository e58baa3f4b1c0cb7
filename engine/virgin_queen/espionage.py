"""19 Espionage: gaining intelligence (19.1) and planting agents (19.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.prompt import Answer
from engine.kernel.refusal import Reason
from engine.virgin_queen.asking import OfPower
from engine.virgin_queen.data_tables import Row
from engine.virgin_queen.espionage_table import SPAIN, Attack, active_informant, contest, too_early
from engine.virgin_queen.plant import PROCEDURES as PLANTING
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import POWERS
from engine.wars.conditions import first_failure, legal, why_not

RULE = "19.1"
UNKNOWN = "unknown"


SPIED_ON = (OfPower[str | None](RULE, "own_power", "is the spying power itself", lambda spy, power: power != spy),)


def gain_intelligence(referee: Referee, power: str, target: str | None = None) -> Procedure[None]:
    """A power gains intelligence about another (19.1)."""
    referee.step(1)
    target = target or (yield from _choose_target(referee, power))
    referee.log("intelligence_sought", power=power, target=target)

    referee.step(2)
    row = yield from contest(referee, Attack(action="gain_intelligence", attacker=power, target=target))

    referee.step(3)
    yield from take_effects(referee, power, target, row)


def _choose_target(referee: Referee, spy: str) -> Procedure[str]:
    powers = referee.book.powers
    target: str = yield from referee.choose(
        "choose_target_power", spy, legal(SPIED_ON, spy, powers), why_not=lambda: why_not(SPIED_ON, spy, powers)
    )
    return target


# ---- step 3: what the row allows


def take_effects(referee: Referee, power: str, target: str, row: Row) -> Procedure[None]:
    """The player takes as many of the row's effects as it says, all where it says nothing; those that can do nothing
    are not offered. He names them together, or one after another as he learns more."""
    rest: list[str] = [effect.kind for effect in row.effects]
    wanted = left = min(len(rest), row.choose or len(rest))
    while left and (open_now := [kind for kind in rest if not closed(referee, target, kind)]):
        if len(open_now) > left:
            answer = yield from _choose_effects(referee, power, target, rest, open_now, left)
            open_now = [answer] if isinstance(answer, str) else list(answer)
        for kind in open_now:
            yield from EFFECTS[kind](referee, power, target)
            rest.remove(kind)
            left -= 1
    if left == wanted:
        referee.log("nothing_learned", power=power, target=target)


def _choose_effects(
    referee: Referee, power: str, target: str, rest: Sequence[str], options: Sequence[str], count: int
) -> Procedure[Answer]:
    rule = referee.rule
    shut = {kind: reason for kind in rest if (reason := closed(referee, target, kind))}

    def judge(answer: Answer) -> Reason | None:
        named = [answer] if isinstance(answer, str) else answer
        good = isinstance(named, list) and all(isinstance(kind, str) for kind in named)
        if not good or len(set(named)) != len(named) or len(named) not in (1, count):
            more = "" if count == 1 else f", or a list of {count} different ones"
            message = f"intelligence_result: one effect is wanted{more}"
            return Reason(rule, "wrong_shape", {"prompt": "intelligence_result"}, message)
        for kind in named:
            if kind not in options:
                unknown = Reason(rule, "not_an_option", {"prompt": "intelligence_result"}, f"{kind[:40]} is no option")
                return shut.get(kind, unknown)
        return None

    answer: Answer = yield from referee.choose(
        "intelligence_result", power, options, min=count, max=count, check=judge, detail={"target": target},
        why_not=lambda: shut,
    )  # fmt: skip
    return answer


def closed(referee: Referee, target: str, kind: str) -> Reason | None:
    """Why an effect can do nothing: no agent to neutralise, no card to see or to lose. A hand may be looked at even
    when it is empty."""
    if kind == "neutralise_agent" and not agents_of(referee, target):
        return Reason(RULE, "no_agent_to_neutralise", {"power": target}, f"{target} has no agent to neutralise")
    if kind in ("look_at_card", "force_discard") and not cards_in(referee, target):
        return Reason(RULE, "hand_empty", {"power": target}, f"{target} holds no card")
    return None


def agents_of(referee: Referee, owner: str) -> list[str]:
    """Where a power's agents are that could be neutralised: the powers on whose cards its informants lie, and, if it is
    Spain, the spaces of its Jesuits."""
    cards = [p for p in referee.book.powers if active_informant(referee, owner, p)]
    spaces = [s for s, space in referee.state.spaces.items() if "jesuit" in space.markers]
    return [*cards, *(spaces if owner == SPAIN else ())]


def cards_in(referee: Referee, power: str) -> int:
    """How many cards a power holds, known to the program or not."""
    held = referee.power(power)
    return len(held.hand) + held.hand_unknown


def look_at_card(referee: Referee, power: str, target: str) -> Procedure[None]:
    """One card of the hand at random is shown to the spying power alone."""
    card = yield from draw(referee, target, seen_by=(power,))
    referee.chance.reveal("secret")
    referee.log("card_looked_at", power=power, target=target)
    referee.log("card_seen", to=(power,), power=power, target=target, card=card)


def look_at_hand(referee: Referee, power: str, target: str) -> Procedure[None]:
    """The whole hand is shown to the spying power alone; of real cards the program knows only how many."""
    held = referee.power(target)
    referee.chance.reveal("secret")
    referee.log("hand_looked_at", power=power, target=target, count=cards_in(referee, target))
    referee.log("hand_seen", to=(power,), power=power, target=target, cards=list(held.hand), unknown=held.hand_unknown)
    yield from ()


def force_discard(referee: Referee, power: str, target: str) -> Procedure[None]:
    """The target discards a card at random."""
    card = yield from draw(referee, target)
    referee.lose_card(target, card)


def neutralise_agent(referee: Referee, power: str, target: str) -> Procedure[None]:
    """One of the target's agents is neutralised: an informant is turned over, a Jesuit leaves the map."""
    found = agents_of(referee, target)
    at = yield from referee.choose(
        "choose_agent", power, found, detail={"owner": target}, why_not=lambda: _out_of_play(referee, target)
    )
    if at in referee.state.powers:
        referee.neutralise_informant(target, at)
    else:
        referee.remove_jesuit(at)


def _out_of_play(referee: Referee, owner: str) -> dict[str, Reason]:
    """The cards on which informants of a power lie that are neutralised already."""
    cards = referee.state.powers.items()
    turned = [p for p, card in cards if any(i.owner == owner and i.neutralised for i in card.informants)]
    return {
        p: Reason(RULE, "informant_neutralised", {"power": p, "owner": owner}, f"the informant on {p} is neutralised")
        for p in turned
    }


def draw(referee: Referee, power: str, seen_by: Sequence[str] | None = None) -> Procedure[str | None]:
    """A card of a hand at random; None for one that the program does not know. With real dice its owner says which one
    was drawn."""
    held = referee.power(power)
    if referee.chance.entered:
        names = [*held.hand, *([UNKNOWN] if held.hand_unknown else ())]
        drawn = yield from referee.choose("enter_chance", power, names, private=True, detail={"what": "card_of_hand"})
        referee.chance.reveal("cards")
    else:
        number = referee.chance.below(cards_in(referee, power), "cards")
        drawn = held.hand[number] if number < len(held.hand) else UNKNOWN
    card = None if drawn == UNKNOWN else str(drawn)
    referee.log("chance", to=seen_by, power=power, what="card_of_hand", card=card)
    return card


EFFECTS: dict[str, Callable[[Referee, str, str], Procedure[None]]] = {
    "look_at_card": look_at_card,
    "look_at_hand": look_at_hand,
    "neutralise_agent": neutralise_agent,
    "force_discard": force_discard,
}


# ---- as the table offers it


def target_fault(power: str | None, target: str) -> Reason | None:
    """Why a power cannot be spied on."""
    return first_failure(SPIED_ON, power, target)


def _forbidden(referee: Referee, power: str | None = None, target: str | None = None) -> Reason | None:
    early = too_early(referee)
    if early or target is None:
        return early
    return target_fault(power, target)


PROCEDURES = (
    Specification(
        id="gain_intelligence",
        chapter="espionage",
        rule=RULE,
        run=gain_intelligence,
        steps=3,
        phase="action",
        forbidden=_forbidden,
        parameters=(
            Parameter("power", "power", options=POWERS),
            Parameter("target", "power", options=POWERS, prompt="choose_target_power"),
        ),
    ),
    *PLANTING,
)

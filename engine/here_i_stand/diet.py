"""18.1 Diet of Worms: three secret cards, dice, and conversions in the German zone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engine.here_i_stand.attempts import CATHOLIC
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.reformation import already_played
from engine.here_i_stand.state import GERMAN, HAPSBURG, PAPACY, PROTESTANT
from engine.kernel.procedure import Procedure, Specification
from engine.kernel.refusal import Reason
from engine.wars.conditions import Condition, legal, why_not

DIET = "diet_of_worms"
DEBATING = (PROTESTANT, PAPACY, HAPSBURG)
PROTESTANT_DICE = 4
HIT = 5
MOST_POINTS = 6


def diet_of_worms(referee: Referee) -> Procedure[None]:
    """The Diet of the first turn."""
    referee.section("18.1", 1)
    cards: dict[str, str] = {}
    points: dict[str, int] = {}
    for power in DEBATING:
        yield from choose(referee, power, cards, points)
    reveal(referee, cards, points)
    referee.step(2)
    hits = yield from roll_hits(referee, points)
    referee.step(3)
    yield from conversions(referee, hits)
    referee.step(4)
    for power in DEBATING:
        put_away(referee, power, cards.get(power), points[power])
    referee.section("18.1")
    referee.played("diet_of_worms")


# ---- the secret choices


def choose(referee: Referee, power: str, cards: dict[str, str], points: dict[str, int]) -> Procedure[None]:
    """A card in secret, which no event tells yet; of real cards only its points. Always asked, if there is any."""
    points[power] = 0
    if referee.state.real_cards:
        points[power] = yield from referee.choose("choose_cp", power, range(MOST_POINTS + 1), private=True)
        return
    options = playable(referee, power)
    if options:
        cards[power] = yield from referee.choose(
            "choose_card", power, options, private=True, why_not=lambda: unplayable(referee, power),
            detail={"cp": {card: referee.book.card(card).cp for card in options}},
        )  # fmt: skip
        points[power] = referee.book.card(cards[power]).cp


def playable(referee: Referee, power: str) -> list[str]:
    """Cards in hand that are no mandatory events, and home cards not used yet."""
    card = referee.power(power)
    hand = [name for name in card.hand if referee.book.card(name).kind != "mandatory"]
    return [*hand, *(name for name, state in card.home_cards.items() if state == "ready")]


def unplayable(referee: Referee, power: str) -> Mapping[str, Reason]:
    """Why the other cards of a power cannot be chosen."""
    card, reasons = referee.power(power), dict[str, Reason]()
    for name in card.hand:
        if referee.book.card(name).kind == "mandatory":
            reasons[name] = Reason("18.1", "mandatory_event", {"card": name}, f"{name} is a mandatory event")
    for name, state in card.home_cards.items():
        if state == "used":
            reasons[name] = Reason("18.1", "home_card_used", {"card": name}, f"{name} was used this turn")
    return reasons


def reveal(referee: Referee, cards: Mapping[str, str], points: Mapping[str, int]) -> None:
    """All cards are shown together."""
    referee.log("cards_revealed", cards=dict(cards), cp=dict(points))
    referee.chance.reveal("cards")


# ---- dice and conversions


def roll_hits(referee: Referee, points: Mapping[str, int]) -> Procedure[dict[str, int]]:
    """The dice of each side; the Catholic ones count together."""
    hits = dict.fromkeys(DEBATING, 0)
    for power in DEBATING:
        dice = points[power] + (PROTESTANT_DICE if power == PROTESTANT else 0)
        if dice:
            rolled = yield from referee.roll(power, dice)
            hits[power] = sum(die >= HIT for die in rolled)
    return hits


def conversions(referee: Referee, hits: Mapping[str, int]) -> Procedure[None]:
    """The side with more hits turns so many spaces as it is ahead; a tie turns none."""
    protestant, catholic = hits[PROTESTANT], hits[PAPACY] + hits[HAPSBURG]
    winner = PROTESTANT if protestant > catholic else PAPACY if catholic > protestant else None
    ahead = abs(protestant - catholic)
    referee.log("diet_result", protestant=protestant, catholic=catholic, winner=winner, count=ahead)
    if winner is None:
        return
    faith = PROTESTANT if winner == PROTESTANT else CATHOLIC
    for left in range(ahead, 0, -1):
        aim = DietAim(referee, faith)
        options = legal(DIET_LEGAL, aim, aim.zone())
        if not options:
            referee.log("conversion_lost", kind="diet", count=left)
            return
        space = yield from ask_conversion(aim, winner, options, left)
        referee.convert(space, faith)


def ask_conversion(aim: DietAim, winner: str, options: list[str], left: int) -> Procedure[str]:
    """Which space turns next."""
    space: str = yield from aim.referee.choose(
        "diet_conversion", winner, sorted(options), detail={"left": left, "religion": aim.faith},
        why_not=lambda: why_not(DIET_LEGAL, aim, aim.zone()),
    )  # fmt: skip
    return space


class DietAim(msgspec.Struct, frozen=True):
    """What the conditions of a conversion look at: the faith that a space is to have."""

    referee: Referee
    faith: str

    def zone(self) -> list[str]:
        """The spaces of the German zone, by id."""
        board = self.referee.book.board.spaces
        return sorted(space for space, entry in board.items() if entry.area == GERMAN)


def of_other_faith(aim: DietAim, space: str) -> bool:
    """Only a space of the other faith turns."""
    return aim.referee.space(space).religion == (CATHOLIC if aim.faith == PROTESTANT else PROTESTANT)


def next_to_faith(aim: DietAim, space: str) -> bool:
    """A neighbour, over a pass too, has the faith now; unrest and units do not matter."""
    return any(aim.referee.space(near).religion == aim.faith for near in aim.referee.book.board.neighbours[space])


def its_faith(aim: DietAim, space: str) -> dict[str, Any]:
    """The faith that it has already."""
    return {"religion": aim.faith}


DIET_LEGAL: tuple[Condition[DietAim], ...] = (
    Condition("18.1", "has_that_faith", "has that faith already", of_other_faith, its_faith),
    Condition("18.1", "not_next_to_faith", "is not next to a space of that faith", next_to_faith, its_faith),
)


# ---- the cards afterwards


def put_away(referee: Referee, power: str, card: str | None, points: int) -> None:
    """Cards go to the discards, home cards are used up for this turn. Of a real card the count goes down, unless it
    may have been the home card: then the players set it by hand."""
    if card is not None:
        referee.discard(power, card)
    elif not referee.state.real_cards or not points:
        referee.log("no_card_played", power=power)
    else:
        count_real_card(referee, power, points)


def count_real_card(referee: Referee, power: str, points: int) -> None:
    """One real card less in hand, or a home card used, where the points leave no doubt."""
    held = referee.power(power)
    ready = [c for c, state in held.home_cards.items() if state == "ready" and referee.book.card(c).cp == points]
    if held.hand_unknown and not ready:
        referee.put_power(power, hand_unknown=held.hand_unknown - 1)
        referee.log("real_card_discarded", power=power, cp=points)
    elif ready and not held.hand_unknown:
        referee.discard(power, ready[0])
    else:
        referee.log("count_by_hand", power=power, cp=points)


def diet_forbidden(referee: Referee) -> Reason | None:
    """Only on turn 1, and once."""
    if referee.state.turn != 1:
        return Reason("18.1", "only_turn_1", {"turn": referee.state.turn}, "this is played on turn 1 only")
    return already_played(referee, DIET, "18.1")


PROCEDURES = (
    Specification(
        id=DIET, chapter="reformation", rule="18.1", run=diet_of_worms, steps=4, phase=DIET, forbidden=diet_forbidden,
    ),
)  # fmt: skip

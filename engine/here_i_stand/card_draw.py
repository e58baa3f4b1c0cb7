"""8.2 Card Draw Phase: people come and come back, new cards, riches, shuffle and deal."""

from __future__ import annotations

from collections import Counter

from engine.here_i_stand.points import base_cards, electorates_of
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.reformation import already_played
from engine.here_i_stand.riches import riches
from engine.here_i_stand.state import ENGLAND, PROTESTANT, Henry
from engine.kernel.procedure import Procedure, Specification
from engine.kernel.refusal import Reason
from engine.wars.book import order_of
from engine.wars.position import LAST_TURN

CARD_DRAW = "card_draw"
CRANMER = "cranmer"


def card_draw(referee: Referee) -> Procedure[None]:
    """The whole phase, in the order of the book."""
    referee.section("8.2", 1)
    yield from leaders(referee)
    referee.section("8.2", 2)
    returned = reformers(referee)
    referee.section("8.2", 3)
    debaters(referee, returned)
    referee.section("8.2", 4)
    new_cards(referee)
    referee.section("20.4", 5)
    won = yield from riches(referee)
    referee.section("8.2", 6)
    shuffle(referee)
    referee.section("6.2", 7)
    deal(referee, won)
    referee.section("8.2")
    referee.played("card_draw")


def nothing_due(referee: Referee, what: str) -> None:
    """A step in which nothing happens this turn."""
    referee.log("nothing_due", kind=what)


# ---- 1 leaders


def leaders(referee: Referee) -> Procedure[None]:
    """Maurice, the naval leaders and the naval units of the turn track."""
    due = [name for name, entry in referee.book.leaders.items() if _enters_now(referee, name, entry.enters)]
    for leader in due:
        yield from place(referee, leader, PROTESTANT, electorates_of(referee.state, referee.book, PROTESTANT))
    back = naval_leaders(referee)
    for leader in back:
        yield from return_leader(referee, leader)
    returned = naval_units(referee)
    if not (due or back or returned):
        nothing_due(referee, "leaders")


def _enters_now(referee: Referee, leader: str, enters: int | None) -> bool:
    return enters is not None and enters <= referee.state.turn and referee.state.leaders[leader].status == "waiting"


def naval_leaders(referee: Referee) -> list[str]:
    """Those whose turn has come, in impulse order of their owners, then by id."""
    order, printed = order_of(referee.book), referee.book.leaders
    found = [
        name
        for name, leader in referee.state.leaders.items()
        if leader.status == "track" and leader.turn is not None and leader.turn <= referee.state.turn
        and printed[name].kind == "naval"
    ]  # fmt: skip
    return sorted(found, key=lambda name: (order.get(printed[name].power or "", len(order)), name))


def return_leader(referee: Referee, leader: str) -> Procedure[None]:
    """A naval leader goes to a friendly port; one of a minor power without an ally to a port of its own."""
    owner = referee.book.leaders[leader].power or ""
    if owner in referee.book.powers:
        power, ports = owner, ports_of(referee, owner)
    elif owner in referee.state.minor_allies:
        power = referee.state.minor_allies[owner]
        ports = ports_of(referee, power)
    else:
        power, ports = owner, own_port(referee, owner)
    yield from place(referee, leader, power, ports)


def ports_of(referee: Referee, power: str) -> list[str]:
    """The ports controlled by a power, by a minor power allied to it, or by an ally."""
    return [s for s, entry in referee.book.board.spaces.items() if entry.port and referee.friendly(s, power)]


def own_port(referee: Referee, minor: str) -> list[str]:
    """The port of a minor power without an ally: its home key, else the first by id that it controls."""
    held = [s for s, e in referee.book.board.spaces.items() if e.port and referee.space(s).control == minor]
    entry = referee.book.data.minors.get(minor)
    keys = [port for port in held if entry and port in entry.home_keys]
    return (keys or sorted(held))[:1]


def place(referee: Referee, leader: str, power: str, options: list[str]) -> Procedure[None]:
    """A leader comes to one of the places; with none he waits a turn."""
    if options:
        at = yield from referee.choose("place_leader", power, sorted(options), detail={"leader": leader})
        referee.put_leader(leader, status="on_map", at=at, turn=None)
        referee.log("leader_placed", leader=leader, at=at)
        return
    until = referee.state.turn + 1 if referee.state.turn < LAST_TURN else None
    if referee.state.leaders[leader].status == "track":
        status = "track" if until else "waiting"  # a wait past the last turn is gone with the game
        referee.put_leader(leader, status=status, turn=until)
    referee.log("leader_waits", leader=leader, until=until)


def naval_units(referee: Referee) -> bool:
    """Ships lost earlier go back to the pool. Returns whether there were any."""
    kept, back = {}, Counter[str]()
    for turn, units in referee.state.track_units.items():
        due = [unit for unit in units if unit.by_sea and int(turn) <= referee.state.turn]
        left = tuple(unit for unit in units if unit not in due)
        if left:
            kept[turn] = left
        for unit in due:
            back[unit.owner] += unit.count
    referee.change(track_units=kept)
    for owner, count in back.items():
        referee.log("naval_returns", owner=owner, count=count)
    return bool(back)


# ---- 2 reformers, 3 debaters


def reformers(referee: Referee) -> list[str]:
    """Reformers enter, and removed ones come back; only an entry turns the space. Returns who came back."""
    turn, back, entered = referee.state.turn, list[str](), False
    for name, reformer in referee.state.reformers.items():
        if reformer.status == "removed" and reformer.returns is not None and reformer.returns <= turn:
            referee.put_reformer(name, status="on_map", returns=None)
            referee.log("reformer_returns", reformer=name, space=referee.book.data.reformers[name].space)
            back.append(name)
        elif reformer.status == "waiting" and reformer_due(referee, name):
            referee.enter_reformer(name)
            entered = True
    if not (back or entered):
        nothing_due(referee, "reformers")
    return back


def reformer_due(referee: Referee, reformer: str) -> bool:
    """Whether a waiting reformer's turn has come. Luther enters by his theses; Cranmer the turn after the marriage."""
    if reformer == CRANMER:
        anne = referee.state.henry.anne_turn
        return anne is not None and referee.state.turn > anne
    enters = referee.book.data.reformers[reformer].enters
    return reformer != "luther" and enters is not None and enters <= referee.state.turn


def debaters(referee: Referee, returned: list[str]) -> None:
    """Debaters of this turn enter, and those removed with a reformer come back with him; all uncommitted."""
    changed = False
    for name, debater in referee.state.debaters.items():
        due = debater.returns is not None and debater.returns <= referee.state.turn
        if debater.status == "removed" and (due or name in returned):
            event = "debater_returns"
        elif debater.status == "waiting" and debater_due(referee, name):
            event = "debater_enters"
        else:
            continue
        referee.put_debater(name, status="uncommitted", returns=None)
        referee.log(event, debater=name, power=referee.book.data.debaters[name].power)
        changed = True
    if not changed:
        nothing_due(referee, "debaters")


def debater_due(referee: Referee, debater: str) -> bool:
    """Whether a waiting debater's turn has come; three of the English ones need Cranmer on the map."""
    entry = referee.book.data.debaters[debater]
    with_him = entry.with_reformer
    there = with_him is None or referee.state.reformers[with_him].status == "on_map"
    return there and entry.enters <= referee.state.turn


# ---- 4 new cards, 6 shuffle, 7 deal


def new_cards(referee: Referee) -> None:
    """Cards whose turn has come go into the draw pile."""
    due = [card for card in referee.state.deck.waiting if card_due(referee, card)]
    if not due:
        nothing_due(referee, "cards")
        return
    deck = referee.state.deck
    referee.put_deck(draw=(*deck.draw, *due), waiting=[card for card in deck.waiting if card not in due])
    referee.log("cards_added", count=len(due))
    referee.log("new_cards", cards=due)


def card_due(referee: Referee, card: str) -> bool:
    """Whether a waiting card joins: its turn has come, and its condition, if it has one, holds."""
    entry = referee.book.card(card)
    if entry.enters is not None and entry.enters > referee.state.turn:
        return False
    return entry.condition is None or condition_holds(entry.condition, referee.state.henry, ruler_of_england(referee))


def ruler_of_england(referee: Referee) -> str:
    """Who rules England."""
    return referee.power(ENGLAND).ruler


def condition_holds(condition: str, henry: Henry, ruler: str) -> bool:
    """The conditions of cards 19, 21, 23 and 62 to 64."""
    return {
        "edward_born": henry.edward != "none",
        "mary_may_rule": henry.edward == "none" or (henry.edward == "sickly" and ruler == "edward_vi"),
        "elizabeth_may_rule": henry.elizabeth and ruler == "mary_i",
        "anne_boleyn_married": henry.anne_turn is not None,
    }[condition]


def shuffle(referee: Referee) -> None:
    """Undealt cards, discards and new cards make one pile. Real cards are shuffled at the table."""
    deck = referee.state.deck
    pile = [*deck.draw, *deck.discard]
    if not referee.state.real_cards:
        pile = referee.chance.shuffled(pile)
    referee.put_deck(draw=pile, discard=())
    referee.log("deck_shuffled", count=referee.state.draw_count)


def deal(referee: Referee, won: Counter[str]) -> None:
    """Each power its cards in impulse order, riches with them; home cards come back."""
    for power in referee.book.powers:
        card = referee.power(power)
        base = base_cards(referee.state, referee.book, power)
        ruler = referee.book.power(power).ruler(card.ruler).card_bonus
        due = max(0, base + ruler - card.minus_cards)
        referee.put_power(power, home_cards=dict.fromkeys(card.home_cards, "ready"))
        dealt = deal_cards(referee, power, due + won[power])
        usual = min(dealt, due)
        referee.log("cards_dealt", power=power, count=usual, base=base, ruler=ruler, minus=card.minus_cards)
        if dealt > usual:
            referee.log("riches_drawn", rule="20.4", power=power, count=dealt - usual)
        if dealt < due + won[power]:
            referee.log("deck_empty", power=power, missing=due + won[power] - dealt)


def deal_cards(referee: Referee, power: str, count: int) -> int:
    """Cards from the top of the pile to a hand; only their owner is told which. Returns how many there were."""
    card, deck = referee.power(power), referee.state.deck
    if referee.state.real_cards:
        dealt = min(count, referee.state.draw_count)
        referee.put_power(power, hand_unknown=card.hand_unknown + dealt)
        return dealt
    cards = deck.draw[:count]
    referee.put_deck(draw=deck.draw[count:])
    referee.put_power(power, hand=(*card.hand, *cards))
    if cards:
        referee.log("cards_received", to=[power], power=power, cards=list(cards))
    return len(cards)


def card_draw_forbidden(referee: Referee) -> Reason | None:
    """Once a turn."""
    return already_played(referee, CARD_DRAW, "8.2")


PROCEDURES = (
    Specification(
        id=CARD_DRAW, chapter="card_draw", rule="8.2", run=card_draw, steps=7, phase=CARD_DRAW,
        forbidden=card_draw_forbidden,
    ),
)  # fmt: skip

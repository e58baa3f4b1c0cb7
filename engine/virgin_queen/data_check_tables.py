"""Checks of the tables: influence, espionage, rebellion and cards."""

from __future__ import annotations

from collections.abc import Iterator

from engine.atlas.check import check_doubles, check_entries, check_ids, check_known, check_marks
from engine.atlas.fault import Fault
from engine.virgin_queen.data_tables import COUNTED_EFFECTS, EFFECTS_OF, Action, Card, Row
from engine.virgin_queen.data_types import Data
from engine.virgin_queen.data_units import AREAS

INFLUENCE, ESPIONAGE, REBELLION, CARDS = "influence.json", "espionage.json", "rebellion.json", "cards.json"

ACTIONS = ("gain_intelligence", "plant_agent", "assassination", "english_catholic_rebellion")


def check_influence(data: Data) -> Iterator[Fault]:
    """A row for each minor power, a box for each power, boxes that are on the table (20.9)."""
    document = data.documents.influence
    yield from check_ids(INFLUENCE, "minor power", [row.id for row in document.minors])
    for missing in sorted(data.minors.keys() - data.influence.keys()):
        yield Fault(INFLUENCE, "minors", f'the row of "{missing}" is missing', "write it")
    for row in document.minors:
        place = f'minor power "{row.id}"'
        yield from check_known(INFLUENCE, "minors", [row.id], data.minors)
        yield from check_known(INFLUENCE, f"{place}, never_ally_of", row.never_ally_of, data.powers)
        yield from check_boxes(INFLUENCE, f"{place}, default", row.default, data, every_power=True)
    for major in document.activated_majors:
        place = f'activated power "{major.id}"'
        yield from check_known(INFLUENCE, "activated_majors", [major.id], data.powers)
        yield from check_boxes(INFLUENCE, f"{place}, default", major.default, data, every_power=False)
        for players in major.players:
            if not 2 <= players <= 6:
                yield Fault(INFLUENCE, f"{place}, players", f"names {players} players", "write numbers from 2 to 6")


def check_boxes(file: str, place: str, boxes: dict[str, int], data: Data, every_power: bool) -> Iterator[Fault]:
    """Boxes of known powers, from 0 to the last; of every power where all have a marker."""
    yield from check_known(file, place, boxes, data.powers)
    for missing in sorted(data.powers.keys() - boxes.keys()) if every_power else ():
        yield Fault(file, place, f'the box of "{missing}" is missing', "write it, 0 if it has none")
    for power, box in boxes.items():
        if not 0 <= box <= data.influence_max:
            remedy = f"write a number from 0 to {data.influence_max}"
            yield Fault(file, f"{place}, {power}", f"is box {box}, which the table does not have", remedy)


# ---- espionage


def check_espionage(data: Data) -> Iterator[Fault]:
    """A column for each action, rows without gaps, bonuses for columns that roll (19)."""
    document = data.documents.espionage
    yield from check_ids(ESPIONAGE, "action", [action.id for action in document.actions])
    yield from check_ids(ESPIONAGE, "bonus", [bonus.id for bonus in document.bonuses])
    for missing in sorted(set(ACTIONS) - data.espionage.actions.keys()):
        yield Fault(ESPIONAGE, "actions", f'"{missing}" is missing', "put it back as in our file")
    for face in document.hit_on:
        if not 1 <= face <= 6:
            yield Fault(ESPIONAGE, "hit_on", f"names {face}", "write faces of a die, from 1 to 6")
    for action in document.actions:
        yield from _check_action(data, action)
    for bonus in document.bonuses:
        place = f'bonus "{bonus.id}"'
        yield from check_marks(ESPIONAGE, place, bonus)
        if bonus.dice < 0:
            yield Fault(ESPIONAGE, f"{place}, dice", f"is {bonus.dice}", "write 0 or more")
        for named in bonus.actions:
            column = data.espionage.actions.get(named)
            if column is None or getattr(column, bonus.side) is None:
                what = f"gives {bonus.side} dice to {named}, which has none"
                yield Fault(ESPIONAGE, f"{place}, actions", what, f'take "{named}" out')


def _check_action(data: Data, action: Action) -> Iterator[Fault]:
    place = f'action "{action.id}"'
    yield from check_marks(ESPIONAGE, place, action)
    yield from check_known(ESPIONAGE, f"{place}, power", [action.power], data.powers)
    if not action.cp or any(not 1 <= cp <= 6 for cp in action.cp):
        yield Fault(ESPIONAGE, f"{place}, cp", "names no such numbers of points", "write numbers from 1 to 6")
    for side in (action.attack, action.defence):
        if side and (side.base < 0 or side.per_cp < 0):
            yield Fault(ESPIONAGE, place, "has a negative number of dice", "write 0 or more for base and per_cp")
    if action.id not in EFFECTS_OF:
        return
    if not (action.rows and action.attack and action.measure):
        yield Fault(ESPIONAGE, place, "lacks attack, measure or rows", "write them as in our file")
        return
    if (action.measure == "net") != (action.defence is not None):
        what = f'measures "{action.measure}" {"with" if action.defence else "without"} a defence'
        yield Fault(ESPIONAGE, f"{place}, measure", what, '"net" goes with a defence, "hits" without')
    yield from _check_rows(action, place)


def _check_rows(action: Action, place: str) -> Iterator[Fault]:
    """Every result lies in exactly one row."""
    first, last = action.rows[0], action.rows[-1]
    lowest = 0 if action.measure == "hits" else None
    if first.least != lowest:
        what, wanted = f"the first row begins at {_end(first.least)}", _end(lowest)
        yield Fault(ESPIONAGE, f"{place}, rows", what, f"let it begin at {wanted}, the lowest result")
    if last.most is not None:
        yield Fault(ESPIONAGE, f"{place}, rows", f"the last row ends at {last.most}", "let it end at null")
    for number, row in enumerate(action.rows):
        yield from _check_row(row, f"{place}, row {number}")
        kinds = [effect.kind for effect in row.effects]
        yield from check_known(ESPIONAGE, f"{place}, row {number}", kinds, EFFECTS_OF[action.id], "has the effect")
        if number and row.least is not None and action.rows[number - 1].most != row.least - 1:
            what = f"begins at {row.least}, but the row before ends at {_end(action.rows[number - 1].most)}"
            remedy = "let each row begin one above the end of the row before"
            yield Fault(ESPIONAGE, f"{place}, row {number}", what, remedy)
        elif number and row.least is None:
            yield Fault(ESPIONAGE, f"{place}, row {number}", "has no beginning", "write a number for least")


def _check_row(row: Row, place: str) -> Iterator[Fault]:
    yield from check_marks(ESPIONAGE, place, row)
    if row.least is not None and row.most is not None and row.most < row.least:
        yield Fault(ESPIONAGE, place, f"ends at {row.most}, before it begins at {row.least}", "put them in order")
    if row.choose is not None and not 1 <= row.choose <= len(row.effects):
        what = f"lets choose {row.choose} of {len(row.effects)} effects"
        yield Fault(
            ESPIONAGE, f"{place}, choose", what, f"write a number from 1 to {len(row.effects)}, or null for all"
        )
    for effect in row.effects:
        if effect.kind in COUNTED_EFFECTS and not (effect.amount and effect.amount > 0):
            yield Fault(ESPIONAGE, f"{place}, {effect.kind}", "has no amount", 'write "amount" and a number above 0')
        elif effect.kind not in COUNTED_EFFECTS and effect.amount is not None:
            yield Fault(ESPIONAGE, f"{place}, {effect.kind}", "has an amount and needs none", 'take "amount" out')


def _end(number: int | None) -> str:
    return "null (no end)" if number is None else str(number)


# ---- rebellion and cards


def check_rebellion(data: Data) -> Iterator[Fault]:
    """Numbers of dice and of points that can be used."""
    numbers = data.rebellion
    yield from check_marks(REBELLION, "rebellion", numbers)
    for field, least in (("dice_home", 0), ("dice_elsewhere", 0), ("cp_per_regular", 1)):
        value = getattr(numbers, field)
        if not least <= value <= 12:
            yield Fault(REBELLION, f"rebellion, {field}", f"is {value}", f"write a number from {least} to 12")


def check_cards(data: Data) -> Iterator[Fault]:
    """Cards of known powers whose events can be started; nothing both confirmed and not."""
    document = data.documents.cards
    yield from check_entries(CARDS, "card", document.cards)
    confirmed = {card.name_en.casefold() for card in document.cards}
    for title in document.unconfirmed:
        if title.name_en.casefold() in confirmed:
            yield Fault(CARDS, f'unconfirmed "{title.name_en}"', "is a confirmed card too", "take it out of one list")
    numbered = [str(card.number) for card in document.cards if card.number is not None]
    yield from check_doubles(CARDS, "number", numbered, "a number is on one card: correct it")
    for card in document.cards:
        yield from _check_card(data, card)


def _check_card(data: Data, card: Card) -> Iterator[Fault]:
    place = f'card "{card.id}"'
    yield from check_known(CARDS, f"{place}, power", [card.power], data.powers)
    if card.cp is not None and not 1 <= card.cp <= 6:
        yield Fault(CARDS, f"{place}, cp", f"is {card.cp}", "write a number from 1 to 6, or leave it out")
    if not card.kinds:
        yield Fault(CARDS, f"{place}, kinds", "is empty", 'write one kind or more, such as "event"')
    if not (card.text_en.strip() and card.text_ru.strip()):
        yield Fault(CARDS, place, "lacks a text", "write text_en and text_ru")
    holder = data.powers.get(card.power or "")
    if "home" in card.kinds and holder and card.id not in holder.home_cards:
        what = f"is a home card, but {card.power} does not have it among its home_cards"
        yield Fault(CARDS, place, what, "write it there, in powers.json")
    if card.procedure:
        yield from check_known(CARDS, f"{place}, procedure, areas", card.procedure.areas, AREAS)
        if not 1 <= card.procedure.attempts <= 20 or not card.procedure.areas:
            yield Fault(CARDS, f"{place}, procedure", "cannot be started", "write 1 to 20 attempts and an area or more")

"""The umpire's hand in Virgin Queen: the edits that only this game has."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from engine.virgin_queen.data_types import Data
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.restore import check_position
from engine.virgin_queen.state import Informant, Walsingham
from engine.virgin_queen.values import book_of, fault_of, table_value, with_value
from engine.wars.edits import (
    COMMON,
    Count,
    Edit,
    Id,
    Kinds,
    Marker,
    a_power,
    a_space,
    check_pools,
    known,
    refuse,
    stands_here,
)
from engine.wars.position import Turn

replace = msgspec.structs.replace


class TurnEdit(Edit, frozen=True, tag="turn"):
    """The turn. The espionage markers come when turn 3 is reached for the first time (19)."""

    value: Turn

    def apply(self, referee: Referee) -> None:
        referee.reach_turn(self.value)


class Capital(Edit, frozen=True, tag="capital"):
    """Where the Huguenot or Dutch capital lies, or null."""

    owner: Literal["huguenot", "dutch"]
    at: Id | None

    def apply(self, referee: Referee) -> None:
        at = () if self.at is None else (a_space(referee, self.at),)
        referee.change(capitals={**referee.state.capitals, self.owner: at})


class Treasures(Edit, frozen=True, tag="treasures"):
    """Treasures in a power's hand."""

    power: Id
    value: Count

    def apply(self, referee: Referee) -> None:
        referee.put_power(a_power(referee, self.power), treasures=self.value)


class TreasureRow(Edit, frozen=True, tag="treasure_row"):
    """Treasures on a row of the New World."""

    row: Id
    value: Count

    def apply(self, referee: Referee) -> None:
        known(self.row, referee.state.treasure_rows, "treasure_row")
        boxes = printed(referee).treasure_rows[self.row].boxes
        if self.value > boxes:
            raise refuse("row_too_short", f"the row of {self.row} has {boxes} boxes", row=self.row, boxes=boxes)
        referee.change(treasure_rows={**referee.state.treasure_rows, self.row: self.value})


class CaptainEdit(Edit, frozen=True, tag="captain"):
    """Where a sea captain is (an ocean zone, a settlement, a port or sea zone of Europe, or null: off the maps), and
    what he carries; that only on the world map."""

    captain: Id
    at: Id | None
    treasures: Count | None = None

    def apply(self, referee: Referee) -> None:
        captain = referee.state.captains[known(self.captain, referee.state.captains, "captain")]
        abroad = self.at in referee.state.oceans or self.at in referee.state.settlements
        if self.at is not None and not abroad:
            self._in_europe(referee, self.at)
        carried = captain.treasures if self.treasures is None else self.treasures
        moved = replace(captain, at=self.at, treasures=carried if abroad else 0)
        if self.treasures and not abroad:
            reason = "captain_in_europe" if self.at else "captain_off_map"
            raise refuse(reason, "a captain carries treasures on the world map only", captain=self.captain)
        referee.change(captains={**referee.state.captains, self.captain: moved})

    def _in_europe(self, referee: Referee, at: str) -> None:
        if at not in referee.state.spaces and at not in referee.state.seas:
            known(at, referee.state.settlements, "ocean_zone_or_settlement")
        if not stands_here(referee, at, by_sea=True):
            message = f"{self.captain} cannot be at {at}: a captain needs a port, a sea or ocean zone, or a settlement"
            raise refuse("captain_not_here", message, captain=self.captain, at=at)


class MarkerEdit(Marker, frozen=True, tag="marker"):
    """A marker at a place of Europe, or on an ocean zone of the world map."""

    def apply(self, referee: Any) -> None:
        ocean = referee.state.oceans.get(self.at)
        if ocean is None:
            super().apply(referee)
            return
        known(self.marker, (*referee.book.space_markers, *referee.book.sea_markers), "marker")
        if self.marker not in referee.book.sea_markers:
            message = f"a {self.marker} marker cannot lie at {self.at}"
            raise refuse("marker_not_here", message, marker=self.marker, at=self.at)
        kept = tuple(marker for marker in ocean.markers if marker != self.marker)
        marked = replace(ocean, markers=(*kept, self.marker) if self.value else kept)
        referee.change(oceans={**referee.state.oceans, self.at: marked})


class SettlementEdit(Edit, frozen=True, tag="settlement"):
    """Who owns a settlement or colony, or null."""

    settlement: Id
    owner: Id | None

    def apply(self, referee: Referee) -> None:
        known(self.settlement, referee.state.settlements, "settlement")
        if self.owner is not None and self.owner not in referee.book.minors:
            a_power(referee, self.owner)
        referee.change(settlements={**referee.state.settlements, self.settlement: self.owner})


class InformantEdit(Edit, frozen=True, tag="informant"):
    """An informant on a power's card, out of its owner's pool; taken off the card, it goes back there."""

    owner: Id
    on: Id
    value: bool
    neutralised: bool = False

    def apply(self, referee: Referee) -> None:
        a_power(referee, self.owner)
        card = referee.power(a_power(referee, self.on))
        if self.owner == self.on:
            raise refuse("own_card", "an informant lies on another power's card", owner=self.owner)
        kept = tuple(i for i in card.informants if i.owner != self.owner)
        there = (*kept, Informant(self.owner, self.neutralised)) if self.value else kept
        pool = referee.power(self.owner).agents
        change = len(card.informants) - len(there)
        if pool.informants + change < 0:
            raise refuse("no_informant_left", f"{self.owner} has no informant left in its pool", owner=self.owner)
        referee.put_power(self.on, informants=there)
        referee.put_power(self.owner, agents=replace(pool, informants=pool.informants + change))


class AssassinationUsed(Edit, frozen=True, tag="assassination_used"):
    """A power's Assassination Used marker, used or not."""

    power: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        agents = referee.power(a_power(referee, self.power)).agents
        referee.put_power(self.power, agents=replace(agents, assassination_used=self.value))


class CipherKey(Edit, frozen=True, tag="cipher_key"):
    """A power's Cipher Key marker."""

    power: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        agents = referee.power(a_power(referee, self.power)).agents
        referee.put_power(self.power, agents=replace(agents, cipher_key=self.value))


class Jesuits(Edit, frozen=True, tag="jesuits"):
    """Jesuits on Spain's card."""

    value: Count

    def apply(self, referee: Referee) -> None:
        boxes = referee.book.power("spain").jesuits
        if boxes and self.value > boxes.boxes:
            raise refuse("no_jesuit_box", f"Spain's card has {boxes.boxes} boxes for Jesuits", boxes=boxes.boxes)
        referee.put_power("spain", jesuits=self.value)


class WalsinghamEdit(Edit, frozen=True, tag="walsingham"):
    """Walsingham's state, null before turn 3."""

    value: Walsingham | None

    def apply(self, referee: Referee) -> None:
        referee.put_power("england", walsingham=self.value)


class MercenariesForHire(Edit, frozen=True, tag="mercenaries_for_hire"):
    """The Empire's Mercenaries for Hire marker."""

    value: Count

    def apply(self, referee: Referee) -> None:
        most = referee.book.power("empire").mercenaries_for_hire_max or 0
        if self.value > most:
            raise refuse("beyond_track", f"Mercenaries for Hire goes from 0 to {most}", most=most)
        referee.put_power("empire", mercenaries_for_hire=self.value)


class InfluenceEdit(Edit, frozen=True, tag="influence"):
    """A power's influence on a minor power."""

    minor: Id
    power: Id
    value: Count

    def apply(self, referee: Referee) -> None:
        row = referee.state.influence[known(self.minor, referee.state.influence, "minor")]
        most = printed(referee).influence_max
        if self.value > most:
            raise refuse("beyond_track", f"influence goes from 0 to {most}", most=most)
        boxes = {**row.boxes, a_power(referee, self.power): self.value}
        referee.change(influence={**referee.state.influence, self.minor: replace(row, boxes=boxes)})


class InfluenceResolved(Edit, frozen=True, tag="influence_resolved"):
    """Whether a minor power was resolved this turn."""

    minor: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        row = referee.state.influence[known(self.minor, referee.state.influence, "minor")]
        referee.change(influence={**referee.state.influence, self.minor: replace(row, resolved=self.value)})


class MinorActive(Edit, frozen=True, tag="minor_active"):
    """Whether a minor power is in play."""

    minor: Id
    value: bool

    def apply(self, referee: Referee) -> None:
        known(self.minor, referee.state.minors_active, "minor")
        referee.change(minors_active={**referee.state.minors_active, self.minor: self.value})


class CatholicLeague(Edit, frozen=True, tag="catholic_league"):
    """Whether the Catholic League has formed."""

    value: bool

    def apply(self, referee: Referee) -> None:
        referee.change(catholic_league=self.value)


class Hand(Edit, frozen=True, tag="hand"):
    """A power's hand: the cards known by name, and how many more it holds."""

    power: Id
    cards: tuple[Id, ...]
    unknown: Count | None = None

    def secret(self, referee: Referee) -> tuple[str, dict[str, Any]]:
        return self.power, {"set": "hand", "power": self.power, "count": len(self.cards) + (self.unknown or 0)}

    def apply(self, referee: Referee) -> None:
        a_power(referee, self.power)
        for card in self.cards:
            known(card, printed(referee).cards, "card")
        held = [c for power, state in referee.state.powers.items() if power != self.power for c in state.hand]
        twice = [card for number, card in enumerate(self.cards) if card in (*held, *self.cards[:number])]
        if twice:
            raise refuse("card_twice", f"{twice[0]} is in a hand already", card=twice[0])
        unknown = referee.power(self.power).hand_unknown if self.unknown is None else self.unknown
        referee.put_power(self.power, hand=self.cards, hand_unknown=unknown)


class ValueEdit(Edit, frozen=True, tag="value"):
    """A number of ours that the players of this game set as their printed tables have it; null sets it back."""

    key: Id
    value: int | None

    def apply(self, referee: Referee) -> None:
        before = referee.state.values
        after = with_value(before, self.key, self.value)
        row = table_value(self.key)
        was, now = before.get(self.key, row.value), after.get(self.key, row.value)
        referee.change(values=after)
        referee.book = book_of(referee.state)
        referee.log("value_changed", key=self.key, was=was, now=now, printed=row.value, mark=row.mark)


def check_values(referee: Referee, listed: Sequence[Mapping[str, Any]]) -> None:
    """At the end of a list that set values: they can stand together, and pools and boxes still hold what lies there; a
    position that is more than the board has room for could not be opened again."""
    if any(edit.get("set") == "value" for edit in listed):
        fault = fault_of(referee.state.values)
        if fault is not None:
            raise refuse(fault[0], f"the rows of {fault[1]} would not follow each other", key=fault[1])
        check_pools(referee)
        try:
            check_position(referee.state)
        except ValueError as fault:
            raise refuse("no_room_for_what_lies_there", f"with these numbers there would be {fault}") from None


def printed(referee: Referee) -> Data:
    """The board data, with the values that are set at this table."""
    return referee.book.data


KINDS: tuple[type[Edit], ...] = (
    *(kind for kind in COMMON if kind is not Marker), MarkerEdit, TurnEdit, Capital, Treasures, TreasureRow,
    CaptainEdit, SettlementEdit, InformantEdit, AssassinationUsed, CipherKey, Jesuits, WalsinghamEdit,
    MercenariesForHire, InfluenceEdit, InfluenceResolved, MinorActive, CatholicLeague, Hand, ValueEdit,
)
NAMED = Kinds(KINDS)

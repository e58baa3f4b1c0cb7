"""The referee of Virgin Queen: the shared verbs, and those that only this game has."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.virgin_queen.book import Book
from engine.virgin_queen.show import is_fortified, victory_points
from engine.virgin_queen.state import TROOPS, Informant, Power, State, Walsingham, rebel_capital
from engine.wars.position import Finished
from engine.wars.referee import Referee as SharedReferee

FIRST_ESPIONAGE_TURN = 3
INFORMANTS_EACH = 2
MOST_BONUS = 99

replace = msgspec.structs.replace


class Referee(SharedReferee[State]):
    """Holds the position of a game of Virgin Queen."""

    book: Book

    def power(self, power: str) -> Power:
        """A power's card now."""
        return self.state.powers[power]

    def victory_points(self, power: str) -> int:
        """A power's victory points now."""
        return victory_points(self.state, self.book, power)

    def fortified(self, space: str) -> bool:
        """A key, a capital or a fortress; a town while a rebel capital lies in it."""
        return is_fortified(self.state, self.book, space)

    def capitals(self, owner: str) -> tuple[str, ...]:
        """The capitals of a power, either one of Spain's; Huguenots and Dutch have each their own (23.6), a minor power
        its home key and its ally's capitals."""
        if owner in TROOPS:
            lying = rebel_capital(self.state, owner)
            return (lying,) if lying else ()
        if owner in self.book.minors:
            ally = self.state.minor_allies.get(owner)
            return (self.book.data.minors[owner].home_key, *(self.state.capitals.get(ally, ()) if ally else ()))
        return self.state.capitals.get(owner, ())

    def owner_of(self, leader: str) -> str:
        """The power of a leader, or the troop of a Huguenot or Dutch one."""
        entry = self.book.leaders[leader]
        return entry.troop or entry.power

    def place_capital(self, troop: str, at: str) -> None:
        """The Huguenot or Dutch capital comes to a space."""
        self.change(capitals={**self.state.capitals, troop: (at,)})
        self.log("capital_placed", owner=troop, space=at)

    def reach_turn(self, turn: int) -> None:
        """The turn is set. When 3 or more is reached for the first time, each power receives its espionage markers,
        and Spain the Jesuits of every turn newly reached (19)."""
        new = range(max(self.state.reached + 1, FIRST_ESPIONAGE_TURN), turn + 1)
        first = self.state.reached < FIRST_ESPIONAGE_TURN <= turn
        self.change(turn=turn, reached=max(turn, self.state.reached), played=(), finished=None)
        self.log("turn", turn=turn)
        if first:
            self.hand_out_agents()
        for reached in new:
            self.receive_jesuits(reached)

    def hand_out_agents(self) -> None:
        """Two informants, an Assassination Used and a Cipher Key marker each, at the start of turn 3 (19)."""
        for power in self.book.powers:
            agents = msgspec.structs.replace(
                self.power(power).agents, informants=INFORMANTS_EACH, assassination_used=False, cipher_key=True
            )
            self.put_power(power, agents=agents)
        self.put_power("england", walsingham="unused")
        self.log("espionage_markers", rule="19", informants=INFORMANTS_EACH)

    def receive_jesuits(self, turn: int) -> None:
        """Spain's Jesuits of a turn, as its boxes allow (19.1)."""
        boxes = self.book.power("spain").jesuits
        due = boxes.on_card_at_start_of_turn.get(turn, 0) if boxes else 0
        if not boxes or not due:
            return
        on_map = sum("jesuit" in space.markers for space in self.state.spaces.values())
        free = boxes.boxes - on_map - self.power("spain").jesuits
        placed = max(0, min(due, free))
        self.put_power("spain", jesuits=self.power("spain").jesuits + placed)
        self.log("jesuits_received", rule="19.1", count=placed)

    # ---- espionage (19)

    def plant_informant(self, owner: str, on: str, source: str) -> None:
        """An informant comes onto a power's card, from its owner's pool or from another card (19.2)."""
        if source == "pool":
            self._put_agents(owner, informants=self.power(owner).agents.informants - 1)
        else:
            kept = tuple(i for i in self.power(source).informants if i.owner != owner)
            self.put_power(source, informants=kept)
        self.put_power(on, informants=(*self.power(on).informants, Informant(owner)))
        self.log("informant_planted", owner=owner, on=on, source=source)

    def neutralise_informant(self, owner: str, on: str) -> None:
        """An informant on a power's card is turned over; he goes home in winter (19.1)."""
        turned = (replace(i, neutralised=True) if i.owner == owner else i for i in self.power(on).informants)
        self.put_power(on, informants=tuple(turned))
        self.log("informant_neutralised", owner=owner, on=on)

    def plant_jesuit(self, space: str) -> None:
        """A Jesuit comes from Spain's card to a space (19.2)."""
        self.put_power("spain", jesuits=self.power("spain").jesuits - 1)
        self.put_marker("jesuit", space, True)
        self.log("jesuit_planted", space=space)

    def remove_jesuit(self, space: str) -> None:
        """A Jesuit leaves the map; he may come back at a later card draw (19.1)."""
        self.put_marker("jesuit", space, False)
        self.log("jesuit_removed", space=space)

    def use_assassination(self, power: str) -> None:
        """A power's Assassination Used marker goes to the turn track until winter (19.3, 19.4)."""
        self._put_agents(power, assassination_used=True)
        self.log("assassination_used", power=power)

    def set_walsingham(self, side: Walsingham) -> None:
        """Walsingham leaves Unused for a side until winter."""
        self.put_power("england", walsingham=side)
        self.log("walsingham_set", side=side)

    def _put_agents(self, power: str, **fields: Any) -> None:
        self.put_power(power, agents=replace(self.power(power).agents, **fields))

    def kill_leader(self, leader: str) -> None:
        """A leader or ruler dies and leaves play."""
        self.put_leader(leader, status="dead", at=None, turn=None, captor=None)
        self.log("leader_dies", leader=leader)

    def score(self, power: str, points: int) -> None:
        """A power scores victory points that no track keeps."""
        self.put_power(power, vp_bonus=min(MOST_BONUS, self.power(power).vp_bonus + points))
        self.log("vp_scored", power=power, count=points)

    def win(self, power: str, why: str) -> None:
        """A power wins at once, and the game is over."""
        self.change(finished=Finished(power, why))
        self.log("game_won", power=power, why=why)

    def lose_card(self, power: str, card: str | None) -> None:
        """A card of a hand is discarded, for all to see; None: one that the program knows only by number."""
        held = self.power(power)
        if card is None:
            self.put_power(power, hand_unknown=held.hand_unknown - 1)
        else:
            self.put_power(power, hand=tuple(c for c in held.hand if c != card))
        self.log("card_discarded", power=power, card=card)

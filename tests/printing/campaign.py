"""A campaign at random: edits of every kind and played procedures, so that a position holds something of everything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.table import Refusal, Table, board_data
from tests.bench import random_player

Edit = dict[str, Any]
TYPES = ("regular", "mercenary", "cavalry", "naval", "corsair")
CONVERSION = {"attempts": 6, "areas": ["england", "france", "netherlands"]}


class Campaign:
    """Plays on a table of Virgin Queen; whatever the umpire's hand refuses is left out."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table, self.random = table, random
        view = table.view("public")
        self.spaces, self.seas = list(view["spaces"]), list(view["seas"])
        self.powers, self.minors = list(view["powers"]), list(view["minors"])
        self.owners = [*view["pools"], "independent"]
        self.leaders, self.captains = list(view["leaders"]), list(view["captains"])
        self.world = [*view["oceans"], *view["settlements"]]
        self.cards = [card["id"] for card in board_data(table.game)["data"]["cards"]["cards"]]

    def play(self, decisions: int, procedures: bool = True) -> Table:
        """So many decisions, most of them edits."""
        makers = [maker for maker, often in self._makers() for _ in range(often)]
        for number in range(decisions):
            if procedures and number % 40 == 39:
                self._conversion()
            self._try(self.random.choice(makers)())
        return self.table

    def _try(self, edit: Edit) -> None:
        try:
            self.table.edit([edit])
        except Refusal as refusal:
            if refusal.code != "bad_edit":
                raise

    def _conversion(self) -> None:
        try:
            reply = self.table.start("protestant_conversion", CONVERSION)
        except Refusal:
            return
        while reply["prompt"]:
            reply = random_player.answer(self.table, reply["prompt"], self.random)

    def _makers(self) -> list[tuple[Callable[[], Edit], int]]:
        return [
            (self._units, 16), (self._units_at_sea, 3), (self._leader, 6), (self._control, 10), (self._religion, 6),
            (self._sign, 6), (self._marker, 5), (self._pair, 3), (self._captain, 3), (self._card_of_power, 6),
            (self._influence, 3), (self._settlement, 2), (self._track, 2), (self._time, 2), (self._capital, 1),
            (self._minor, 2), (self._hand, 3),
        ]

    # ---- edits

    def _units(self) -> Edit:
        pick = self.random.choice
        edit = {"set": "units", "at": pick(self.spaces), "owner": pick(self.owners), "type": pick(TYPES),
                "count": self.random.choice((0, 1, 1, 2, 2, 3, 5))}
        return {**edit, "loaned_to": pick(self.powers)} if self.random.random() < 0.1 else edit

    def _units_at_sea(self) -> Edit:
        pick = self.random.choice
        return {"set": "units", "at": pick(self.seas), "owner": pick(self.owners), "type": pick(TYPES[3:]),
                "count": self.random.randint(0, 2)}

    def _leader(self) -> Edit:
        leader = self.random.choice(self.leaders)
        kind = self.random.choice(("at", "at", "at", "waiting", "track", "captured", "dead"))
        if kind == "at":
            return {"set": "leader", "leader": leader, "at": self.random.choice(self.spaces)}
        more = {"track": {"turn": self.random.randint(1, 9)}, "captured": {"captor": self.random.choice(self.powers)}}
        return {"set": "leader", "leader": leader, "status": kind, **more.get(kind, {})}

    def _control(self) -> Edit:
        who = self.random.choice([*self.powers, *self.minors, "independent"])
        return {"set": "control", "space": self.random.choice(self.spaces), "power": who}

    def _religion(self) -> Edit:
        faith = self.random.choice(("catholic", "protestant"))
        return {"set": "religion", "space": self.random.choice(self.spaces), "religion": faith}

    def _sign(self) -> Edit:
        sign = self.random.choice(("unrest", "besieged"))
        return {"set": sign, "space": self.random.choice(self.spaces), "value": self.random.random() < 0.7}

    def _marker(self) -> Edit:
        at_sea = self.random.random() < 0.3
        marker = "piracy" if at_sea else self.random.choice(("jesuit", "morisco", "fortress"))
        place = self.random.choice(self.seas if at_sea else self.spaces)
        return {"set": "marker", "marker": marker, "at": place, "value": self.random.random() < 0.8}

    def _pair(self) -> Edit:
        pair = self.random.sample([*self.powers, *self.minors], 2)
        return {"set": self.random.choice(("war", "alliance")), "powers": pair, "value": self.random.random() < 0.7}

    def _captain(self) -> Edit:
        captain, at = self.random.choice(self.captains), self.random.choice([*self.world, None])
        return {"set": "captain", "captain": captain, "at": at, "treasures": self.random.randint(0, 3) if at else 0}

    def _card_of_power(self) -> Edit:
        one, other = self.random.sample(self.powers, 2)
        yes = self.random.random() < 0.6
        return self.random.choice([
            {"set": "treasures", "power": one, "value": self.random.randint(0, 6)},
            {"set": "vp", "power": one, "value": self.random.randint(3, 20)},
            {"set": "informant", "owner": one, "on": other, "value": yes, "neutralised": self.random.random() < 0.3},
            {"set": "assassination_used", "power": one, "value": yes},
            {"set": "cipher_key", "power": one, "value": yes},
            {"set": "jesuits", "value": self.random.randint(0, 3)},
            {"set": "walsingham", "value": self.random.choice(["unused", "offensive", "defensive"])},
            {"set": "mercenaries_for_hire", "value": self.random.randint(0, 6)},
            {"set": "treasure_row", "row": self.random.choice(("spain", "portugal")), "value": 3},
        ])

    def _influence(self) -> Edit:
        minor = self.random.choice(self.minors)
        if self.random.random() < 0.3:
            return {"set": "influence_resolved", "minor": minor, "value": self.random.random() < 0.5}
        value = self.random.randint(0, 6)
        return {"set": "influence", "minor": minor, "power": self.random.choice(self.powers), "value": value}

    def _settlement(self) -> Edit:
        site = self.random.choice(self.world[-18:])
        return {"set": "settlement", "settlement": site, "owner": self.random.choice([*self.powers, "portugal", None])}

    def _track(self) -> Edit:
        return {"set": "track_units", "owner": self.random.choice(self.owners), "type": self.random.choice(TYPES),
                "count": self.random.randint(0, 2), "turn": self.random.randint(1, 9)}

    def _time(self) -> Edit:
        phases = ("card_draw", "diplomacy", "spring_deployment", "action", "winter", "victory")
        return self.random.choice([
            {"set": "phase", "value": self.random.choice(phases)}, {"set": "turn", "value": self.random.randint(1, 9)},
            {"set": "catholic_league", "value": self.random.random() < 0.5},
            {"set": "played", "procedure": "protestant_conversion", "value": self.random.random() < 0.5},
        ])

    def _capital(self) -> Edit:
        return {"set": "capital", "owner": self.random.choice(("huguenot", "dutch")),
                "at": self.random.choice([*self.spaces, None])}

    def _minor(self) -> Edit:
        minor = self.random.choice(self.minors)
        return self.random.choice([
            {"set": "minor_active", "minor": minor, "value": self.random.random() < 0.7},
            {"set": "minor_ally", "minor": minor, "power": self.random.choice([*self.powers, None])},
        ])

    def _hand(self) -> Edit:
        cards = self.random.sample(self.cards, self.random.randint(0, 4))
        return {"set": "hand", "power": self.random.choice(self.powers), "cards": cards,
                "unknown": self.random.randint(0, 3)}


def after_campaign(seed: int, decisions: int = 240, scenario: str = "tournament") -> Table:
    """A table after a random campaign."""
    return Campaign(Table.new("virgin_queen", scenario, seed=seed), Random(seed)).play(decisions)

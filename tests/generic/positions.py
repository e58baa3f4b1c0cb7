"""Positions that nobody planned, for any game: by its own shakers, or by the umpire's hand alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.table import Refusal, Table, board_data
from tests.engine import campaign as vq_campaign
from tests.engine import positions as vq_positions
from tests.generic import hand
from tests.here_i_stand import positions as his_positions

SHAKERS: dict[str, list[Callable[[Table, Random], None]]] = {
    "virgin_queen": [
        vq_campaign.campaign, lambda table, random: vq_positions.shaken(table, random.randrange(10**6)),
    ],
    "here_i_stand": [lambda table, random: his_positions.shaken(table, random.randrange(10**6))],
}  # fmt: skip


def shaken(table: Table, random: Random) -> None:
    """Throws the position about; a shaker that was made for a young game may be refused later on."""
    shaker = random.choice(SHAKERS.get(table.game, [by_hand]))
    try:
        shaker(table, random)
    except Refusal:
        by_hand(table, random)
    if random.random() < 0.5:
        ports_manned(table, random)
    if table.game == "virgin_queen" and random.random() < 0.5:
        table.edit([{"set": "jesuits", "value": random.randint(1, 3)}])


def ports_manned(table: Table, random: Random) -> None:
    """Troops and ships together in some spaces of those who have any left; where there is no port, none."""
    spaces = table.state()["spaces"]
    printed = [place for place in board_data(table.game)["data"]["spaces"]["spaces"] if place["sea_zones"]]
    struggle = [place for place in printed if place["area"]]  # where rebellions are
    for space in random.sample([place["id"] for place in struggle or printed], 8):
        owner = spaces[space]["control"]
        manned = [{"set": "units", "at": space, "owner": owner, "type": kind, "count": random.randint(1, 2)}
                  for kind in ("regular", "naval")]  # fmt: skip
        try:
            table.edit(manned)
        except Refusal:
            continue


def by_hand(table: Table, random: Random) -> None:
    """Twenty edits, those that are possible."""
    for _ in range(20):
        try:
            table.edit(hand.some_edits(table, random))
        except Refusal:
            continue

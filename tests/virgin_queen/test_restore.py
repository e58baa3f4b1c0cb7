"""Positions of Virgin Queen from a file: what cannot lie on the table is refused, and in words that say where it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.table import Table
from engine.virgin_queen.game import VirginQueen
from tests.battery import refused_position

Spoil = Callable[[dict[str, Any]], object]
GAME = VirginQueen()


def dumped() -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(json.dumps(GAME.dump(Table.new("virgin_queen", "tournament")._time.now.state)))
    return plain


def test_a_position_survives_a_file() -> None:
    plain = dumped()
    assert json.loads(json.dumps(GAME.dump(GAME.restore(plain)))) == plain


SPOILT: dict[str, tuple[Spoil, str]] = {
    "a faith outside the struggle": (lambda s: s["spaces"]["madrid"].update(religion="catholic"), "religion of madrid"),
    "no faith in the struggle": (lambda s: s["spaces"]["lyon"].update(religion=None), "religion of lyon"),
    "treasures in Europe": (lambda s: s["captains"]["drake"].update(at="plymouth", treasures=1),
                            "treasures of drake, who is not on the world map"),
    "treasures off the maps": (lambda s: s["captains"]["drake"].update(at=None, treasures=1),
                               "treasures of drake, who is not on the world map"),
    "a captain inland": (lambda s: s["captains"]["drake"].update(at="madrid"), "place of a captain"),
    "two rebel capitals": (lambda s: s["capitals"].update(huguenot=["nimes", "pau"]), "two rebel capitals"),
    "a capital nowhere": (lambda s: s["capitals"].update(spain=["atlantis"]), "unknown space 'atlantis'"),
    "mercenaries for hire of France": (lambda s: s["powers"]["france"].update(mercenaries_for_hire=1),
                                       "more mercenaries for hire of france than there are boxes"),
    "too many mercenaries for hire": (lambda s: s["powers"]["empire"].update(mercenaries_for_hire=5),
                                      "more mercenaries for hire of empire than there are boxes"),
    "Jesuits of France": (lambda s: s["powers"]["france"].update(jesuits=1), "more Jesuits of france"),
    "too many treasures on a row": (lambda s: s["treasure_rows"].update(portugal=4), "on the row of portugal"),
    "an informant at home": (lambda s: s["powers"]["spain"].update(informants=[{"owner": "spain"}]),
                             "unknown owner of an informant 'spain'"),
    "an informant twice": (lambda s: s["powers"]["spain"].update(informants=[{"owner": "france"}] * 2),
                           "the same informant on the card of spain twice"),
    "a pirate on the ocean twice": (lambda s: s["oceans"]["spanish_main"].update(markers=["piracy", "piracy"]),
                                    "the same marker at spanish_main twice"),
    "a leader on no space of the map": (lambda s: s["leaders"]["alba"].update(at=None),
                                        "status and place of alba do not fit"),
    "an army at sea": (lambda s: s["leaders"]["alba"].update(at="north_sea"), "alba at north_sea"),
    "ships inland": (lambda s: s["leaders"]["don_john"].update(at="madrid"), "don_john at madrid"),
    "a queen in the field": (lambda s: s["leaders"]["elizabeth"].update(status="on_map", at="london"),
                             "elizabeth at london"),
    "a service that he does not choose": (lambda s: s["leaders"]["alba"].update(service="naval"), "service of alba"),
    "Don John without a service": (lambda s: s["leaders"]["don_john"].update(service=None), "service of don_john"),
    "a table value that nobody may set": (lambda s: s.update(values={"tea": 1}), "table value 'tea'"),
    "another scenario": (lambda s: s.update(scenario="1999"), "unknown scenario"),
}  # fmt: skip


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_position_that_cannot_be_is_refused(spoilt: str) -> None:
    refused_position(GAME, dumped(), *SPOILT[spoilt])

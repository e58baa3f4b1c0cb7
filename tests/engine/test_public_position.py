"""A game that begins at a public position: the same for everybody to see, and nothing in it that is secret."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.printing.campaign import after_campaign


@pytest.mark.parametrize("scenario", ["tournament", "campaign_1559"])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_from_a_public_position_shows_the_same_to_everybody(scenario: str, seed: int) -> None:
    table = after_campaign(seed, 160, scenario)
    begun = Table.from_position(json.loads(json.dumps(table.public_position())), seed=1)
    assert begun.view("public") == table.view("public")
    from_view = Table.from_position(json.loads(json.dumps(table.view("public"))), seed=1)
    assert from_view.state() == begun.state()


def test_it_holds_no_secret() -> None:
    table = after_campaign(5)
    held = [card for power in table.state()["powers"].values() for card in power["hand"]]
    assert held, "some hand holds cards"
    text = json.dumps(table.public_position())
    assert "seed" not in text
    assert "hand_unknown" not in text
    assert not any(f'"{card}"' in text for card in held)
    begun = Table.from_position(table.public_position())
    for name, power in begun.state()["powers"].items():
        assert power["hand"] == []
        assert power["hand_unknown"] == table.state()["powers"][name]["hand_count"]


def test_what_follows_from_the_rest_is_left_out() -> None:
    position = after_campaign(6).public_position()
    assert "pools" not in position
    for key in ("vp", "keys", "hand", "capitals"):
        assert key not in position["powers"]["spain"]
    assert "fortified" not in position["spaces"]["paris"]


def test_the_game_goes_on_and_is_saved(tmp_path: Path) -> None:
    begun = Table.from_position(after_campaign(7).public_position(), seed=3, path=tmp_path / "paper.save")
    before = begun.view("public")
    begun.edit([{"set": "unrest", "space": "tours", "value": not before["spaces"]["tours"]["unrest"]}])
    begun.close()
    again = Table.load(tmp_path / "paper.save")
    assert again.head == 1
    again.undo()
    assert again.view("public") == before
    again.close()


def test_espionage_markers_do_not_come_twice() -> None:
    """Who has them on the table has passed the start of turn 3, whatever turn is set now (19)."""
    table = Table.new("virgin_queen", "tournament", seed=1)
    table.edit([{"set": "turn", "value": 2}, {"set": "cipher_key", "power": "spain", "value": False}])
    begun = Table.from_position(table.public_position())
    begun.edit([{"set": "turn", "value": 3}])
    assert not begun.state()["powers"]["spain"]["agents"]["cipher_key"]


def broken(change: Any) -> dict[str, Any]:
    position = copy.deepcopy(Table.new("virgin_queen", "tournament", seed=1).public_position())
    change(position)
    return position


@pytest.mark.parametrize("change", [
    lambda p: p.pop("spaces"),
    lambda p: p["spaces"].pop("paris"),
    lambda p: p["spaces"]["paris"].update(control="atlantis"),
    lambda p: p["spaces"]["paris"].update(units=[{"owner": "france", "type": "regular", "count": 99}]),
    lambda p: p["spaces"]["paris"].update(units=[{"owner": "france", "type": "naval", "count": 1}]),
    lambda p: p["spaces"]["paris"].update(units=7),
    lambda p: p.update(turn=77),
    lambda p: p.update(scenario="1066"),
    lambda p: p.update(powers=[]),
    lambda p: p["leaders"]["alba"].update(at="atlantis"),
    lambda p: p["values"].update(nothing=4),
])
def test_a_position_that_cannot_be_is_refused(change: Any) -> None:
    with pytest.raises(Refusal) as refused:
        Table.from_position(broken(change))
    assert refused.value.reason == "bad_position"
    assert refused.value.code == "bad_request"


@pytest.mark.parametrize("position", [{}, [], None, {"game": "chess"}, {"game": 7}])
def test_no_position_at_all_is_refused(position: Any) -> None:
    with pytest.raises(Refusal):
        Table.from_position(position)

"""The phases of a turn, one after the other, and the next turn."""

from __future__ import annotations

import pytest

from engine.table import Refusal, Table
from tests.engine.bare import bare

PHASES = ["card_draw", "diplomacy", "spring_deployment", "action", "winter", "victory"]


def at_phase(phase: str, *, turn: int = 3, scenario: str = "tournament") -> Table:
    return bare({"set": "turn", "value": turn}, {"set": "phase", "value": phase}, scenario=scenario)


def advance(table: Table, **given: bool) -> list[str]:
    """One phase on, prompts answered in the obvious way. Returns the ids of the events."""
    since = len(table.log())
    table.start("advance_phase", given)
    while (prompt := table.prompt()) is not None:
        if prompt["id"] == "enter_dice":
            table.answer([1] * prompt["dice"])
        else:
            table.finish(prompt["power"])
    return [event["id"] for event in table.log(since=since)]


def test_a_whole_turn() -> None:
    table = at_phase("card_draw")
    seen = []
    for _ in range(5):
        advance(table)
        seen.append(table.state()["phase"])
    assert seen == PHASES[1:]
    assert table.state()["played"] == ["winter"]
    advance(table)
    state = table.state()
    assert (state["turn"], state["phase"], state["played"]) == (4, "card_draw", [])


def test_winter_is_played_once_unless_it_is_left_out() -> None:
    table = at_phase("winter")
    assert "step_skipped" in advance(table)
    table.edit([{"set": "phase", "value": "winter"}])
    assert "step_skipped" not in advance(table)  # it was played this turn
    assert table.state()["phase"] == "victory"
    table = at_phase("winter")
    events = advance(table, skip=True)
    assert "winter_left_out" in events
    assert "step_skipped" not in events
    assert (table.state()["phase"], table.state()["played"]) == ("victory", [])


def test_winter_started_by_itself_leads_to_victory_too() -> None:
    table = at_phase("action")
    table.start("winter")
    while (prompt := table.prompt()) is not None:
        table.finish(prompt["power"])
    assert (table.state()["phase"], table.state()["played"]) == ("victory", ["winter"])


def test_each_phase_says_what_is_left_to_the_players() -> None:
    table = at_phase("card_draw")
    for phase in PHASES[1:]:
        events = advance(table)
        assert events[0] == "started"
        assert ("left_to_players" in events) == (phase != "winter")
    assert "left_to_players" in advance(table)


def test_at_turn_3_the_espionage_markers_come() -> None:
    table = at_phase("victory", turn=2, scenario="campaign_1559")
    assert table.state()["powers"]["france"]["agents"]["informants"] == 0
    events = advance(table)
    assert "espionage_markers" in events
    state = table.state()
    assert state["turn"] == 3
    assert all(p["agents"] == {"informants": 2, "assassination_used": False, "cipher_key": True}
               for p in state["powers"].values())
    assert state["powers"]["england"]["walsingham"] == "unused"
    assert state["powers"]["spain"]["jesuits"] == 2


def test_what_waits_on_the_turn_track_is_named() -> None:
    table = at_phase("victory")
    table.edit([
        {"set": "leader", "leader": "alba", "status": "track", "turn": 4},
        {"set": "track_units", "owner": "spain", "type": "naval", "count": 2, "turn": 4},
        {"set": "track_units", "owner": "spain", "type": "naval", "count": 1, "turn": 5},
    ])  # fmt: skip
    advance(table)
    due = [e["data"] for e in table.log() if e["id"] == "due_on_track"]
    assert due == [{"turn": 4, "leaders": ["alba"], "units": [{"owner": "spain", "type": "naval", "count": 2}]}]


@pytest.mark.parametrize(("scenario", "turn"), [("tournament", 6), ("campaign_1559", 7)])
def test_after_the_last_turn_the_game_is_over(scenario: str, turn: int) -> None:
    table = at_phase("victory", turn=turn, scenario=scenario)
    assert advance(table)[-1] == "game_finished"
    assert table.state()["finished"] == {"winner": None, "why": "last_turn"}
    with pytest.raises(Refusal) as refusal:
        table.start("advance_phase")
    assert refusal.value.reason == "finished"
    table.undo()
    assert table.state()["finished"] is None
    table.redo()
    table.edit([{"set": "phase", "value": "action"}])
    assert table.state()["finished"] is None


def test_undo_goes_back_over_a_turn() -> None:
    table = at_phase("victory")
    before = table.state()
    advance(table)
    table.undo()
    assert table.state() == before


def test_a_wrong_parameter_is_refused() -> None:
    for given in ({"skip": 1}, {"leave_out": True}):
        with pytest.raises(Refusal) as refusal:
            at_phase("winter").start("advance_phase", given)
        assert refusal.value.code == "bad_request"

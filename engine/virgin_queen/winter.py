"""20 Winter: the twelve steps, in the book's order."""

from __future__ import annotations

from engine.kernel.procedure import Procedure, Specification
from engine.virgin_queen.phases import enter_phase
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.winter_captains import captains_home
from engine.virgin_queen.winter_end import (
    end_alliances,
    reinforce,
    remove_piracy,
    reset_espionage,
    reset_influence,
    treasures_home,
)
from engine.virgin_queen.winter_land import armies_home
from engine.virgin_queen.winter_league import check_league
from engine.virgin_queen.winter_naval import fleets_home
from engine.virgin_queen.winter_start import discard_treasures, end_loans, morisco_unrest
from engine.wars.edits import put_played

ID = "winter"


def winter(referee: Referee) -> Procedure[None]:
    """The winter phase (20). Each step says in an event what came of it, or why it was skipped."""
    referee.step(1, rule="20.1")
    yield from morisco_unrest(referee)

    referee.step(2, rule="20.2")
    discard_treasures(referee)

    referee.step(3, rule="20.3")
    end_loans(referee)

    referee.step(4, rule="20.4")
    before = len(referee.events)
    yield from fleets_home(referee)
    if len(referee.events) == before:
        referee.log("step_skipped", why="no_fleet_away")

    referee.step(5, rule="20.4")
    before = len(referee.events)
    yield from armies_home(referee)
    yield from captains_home(referee)
    if len(referee.events) == before:
        referee.log("step_skipped", why="no_army_away")

    referee.step(6, rule="20.5")
    end_alliances(referee)

    referee.step(7, rule="20.6")
    yield from reinforce(referee)

    referee.step(8, rule="20.7")
    remove_piracy(referee)

    referee.step(9, rule="20.7")
    treasures_home(referee)

    referee.step(10, rule="20.8")
    reset_espionage(referee)

    referee.step(11, rule="20.9")
    reset_influence(referee)

    referee.step(12, rule="20.10")
    yield from check_league(referee)

    referee.section("20")
    put_played(referee, ID, True)
    enter_phase(referee, "victory")


PROCEDURES = (Specification(id=ID, chapter="winter", rule="20", run=winter, steps=12, phase="winter"),)

"""19.3 Assassination: once a turn a power may try to kill a named army leader, or Elizabeth I."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.refusal import Reason
from engine.virgin_queen.asking import OfLeader, choose_cp, known_id
from engine.virgin_queen.espionage_table import Attack, action_of, contest, too_early
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import POWERS
from engine.wars.conditions import first_failure, legal, why_not

RULE = "19.3"
ACTION = "assassination"
LEAST, MOST = 2, 4


class Plot(msgspec.Struct, frozen=True):
    """Who plots; what the conditions look at."""

    referee: Referee
    power: str

    def entry(self, leader: str) -> Any:
        """The leader as printed."""
        return self.referee.book.leaders[leader]

    def status(self, leader: str) -> str:
        """Where the leader is, in one word."""
        return self.referee.state.leaders[leader].status

    def expected(self) -> list[str]:
        """The leaders that a player could expect to reach: all but default ones in the box."""
        leaders = self.referee.state.leaders
        return [name for name in leaders if not self.entry(name).default or self.status(name) == "on_map"]


def _not_own(plot: Plot, leader: str) -> bool:
    return bool(plot.entry(leader).power != plot.power)


def _owner(plot: Plot, leader: str) -> dict[str, Any]:
    return {"power": plot.power}


def _named(plot: Plot, leader: str) -> bool:
    return not plot.entry(leader).default


def _alive(plot: Plot, leader: str) -> bool:
    return plot.status(leader) != "dead"


def _free(plot: Plot, leader: str) -> bool:
    return plot.status(leader) != "captured"


def _captor(plot: Plot, leader: str) -> dict[str, Any]:
    return {"captor": plot.referee.state.leaders[leader].captor}


def _no_naval_leader(plot: Plot, leader: str) -> bool:
    return plot.entry(leader).kind != "naval" or plot.entry(leader).also is not None


def _not_at_sea(plot: Plot, leader: str) -> bool:
    return plot.entry(leader).also is None or plot.referee.serves(leader) != "naval"


def _on_map(plot: Plot, leader: str) -> bool:
    """A ruler who is no army leader has no place on the map, and is a target all the same."""
    return plot.entry(leader).kind == "ruler" or plot.status(leader) == "on_map"


TARGETS = (
    OfLeader[Plot](RULE, "own_leader", "is a leader of the same power", _not_own, _owner),
    OfLeader[Plot](RULE, "default_leader", "is a default leader", _named),
    OfLeader[Plot](RULE, "dead_leader", "is dead", _alive),
    OfLeader[Plot](RULE, "captured_leader", "is a captive", _free, _captor),
    OfLeader[Plot](RULE, "naval_leader", "is a naval leader", _no_naval_leader),
    OfLeader[Plot](RULE, "serves_at_sea", "serves as a naval leader now", _not_at_sea),
    OfLeader[Plot](RULE, "leader_off_map", "is not on the map", _on_map),
)


def assassination(
    referee: Referee, power: str, cp: int | None = None, target: str | None = None
) -> Procedure[None]:
    """A power tries to have a leader killed (19.3)."""
    referee.step(1)
    cp = cp or (yield from choose_cp(referee, power, action_of(referee, ACTION).cp, target))
    referee.log("cp_spent", power=power, cp=cp)

    referee.step(2)
    plot = Plot(referee, power)
    target = target or (yield from _choose_target(plot, cp))
    referee.log("assassination_begins", power=power, leader=target)

    referee.step(3)
    victim = plot.entry(target).power
    attack = Attack(action=ACTION, attacker=power, target=victim, cp=cp, leader=target)
    row = yield from contest(referee, attack)

    referee.step(4)
    if not row.effects:
        referee.log("assassination_fails", leader=target)
    for effect in row.effects:
        if effect.kind == "kill":
            referee.kill_leader(target)
        else:
            referee.score(power, effect.amount or 0)
    referee.use_assassination(power)


def _choose_target(plot: Plot, cp: int) -> Procedure[str]:
    leaders = plot.referee.state.leaders
    target: str = yield from plot.referee.choose(
        "choose_target", plot.power, legal(TARGETS, plot, leaders),
        detail={"wanted": "leader", "cp": cp},
        why_not=lambda: why_not(TARGETS, plot, plot.expected()),
    )  # fmt: skip
    return target


def target_fault(referee: Referee, power: str, target: str) -> Reason | None:
    """Why a leader cannot be the target."""
    known_id(target, referee.state.leaders, "leader")
    return first_failure(TARGETS, Plot(referee, power), target)


def _forbidden(
    referee: Referee, power: str | None = None, cp: int | None = None, target: str | None = None
) -> Reason | None:
    early = too_early(referee)
    if early or power is None:
        return early
    if referee.power(power).agents.assassination_used:
        return Reason(RULE, "assassination_used", {"power": power},
                      f"the Assassination Used marker of {power} is on the turn track until winter")  # fmt: skip
    if target is not None:
        return target_fault(referee, power, target)
    if legal(TARGETS, Plot(referee, power), referee.state.leaders):
        return None
    return Reason(RULE, "no_leader_in_reach", {"power": power}, "there is no leader who could be the target")


PROCEDURES = (
    Specification(
        id=ACTION,
        chapter="espionage",
        rule=RULE,
        run=assassination,
        steps=4,
        phase="action",
        forbidden=_forbidden,
        parameters=(
            Parameter("power", "power", options=POWERS),
            Parameter("cp", "integer", min=LEAST, max=MOST, prompt="choose_cp"),
            Parameter("target", "leader", prompt="choose_target"),
        ),
    ),
)

"""19.2 Planting agents: informants on the cards of other powers, Jesuits in England."""

from __future__ import annotations

import msgspec

from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.refusal import Reason, Refusal
from engine.virgin_queen.asking import OfPower, known_id
from engine.virgin_queen.espionage_table import ENGLAND, SPAIN, active_informant, too_early
from engine.virgin_queen.referee import Referee
from engine.virgin_queen.state import POWERS
from engine.wars.conditions import Condition, first_failure, legal, why_not

RULE = "19.2"
KINDS = ("informant", "jesuit")
POOL = "pool"


class Master(msgspec.Struct, frozen=True):
    """Whose agent it is, and the card that an informant is to lie on; what the conditions look at."""

    referee: Referee
    power: str
    target: str = ""


# ---- informants


def _none_there(master: Master, power: str) -> bool:
    return all(i.owner != master.power for i in master.referee.power(power).informants)


TARGETS = (
    OfPower[Master](RULE, "own_card", "is the informant's own power", lambda master, power: power != master.power),
    OfPower[Master](RULE, "informant_there", "has an informant of this power on its card already", _none_there),
)


def sources(master: Master) -> list[str]:
    """Where an informant may come from: the pool, or another power's card on which one lies that is not neutralised."""
    referee, power = master.referee, master.power
    pool = [POOL] if referee.power(power).agents.informants else []
    return [*pool, *(p for p in referee.book.powers if active_informant(referee, power, p))]


def source_fault(master: Master, source: str) -> Reason | None:
    """Why an informant cannot come from there."""
    if source in sources(master):
        return None
    if source == POOL:
        return Reason(RULE, "pool_without_informant", {"power": master.power}, f"{master.power} has none in its pool")
    lying = [i for i in master.referee.power(source).informants if i.owner == master.power]
    data = {"power": source, "owner": master.power}
    if lying:
        message = f"the informant of {master.power} on the card of {source} is neutralised"
        return Reason(RULE, "informant_neutralised", data, message)
    message = f"no informant of {master.power} lies on the card of {source}"
    return Reason(RULE, "no_informant_on_card", data, message)


def informant_fault(referee: Referee, power: str) -> Reason | None:
    """Why a power cannot plant any informant now."""
    master = Master(referee, power)
    if not sources(master):
        return Reason(RULE, "no_informant_free", {"power": power},
                      f"{power} has no informant in its pool and none that could move")  # fmt: skip
    if not legal(TARGETS, master, referee.book.powers):
        return Reason(RULE, "informant_on_every_card", {"power": power}, f"{power} has an informant on every card")
    return None


def _target_fault(referee: Referee, power: str, target: str) -> Reason | None:
    return first_failure(TARGETS, Master(referee, power), target)


def plant_informant(referee: Referee, power: str, target: str | None, source: str | None) -> Procedure[None]:
    """An informant comes onto a power's card."""
    referee.step(2)
    master, powers = Master(referee, power), referee.book.powers
    if target is None:
        target = yield from referee.choose(
            "choose_target_power", power, legal(TARGETS, master, powers),
            why_not=lambda: why_not(TARGETS, master, powers),
        )  # fmt: skip
    if source is None:
        source = yield from referee.choose(
            "choose_source", power, sources(master), detail={"target": target}, why_not=lambda: _no_sources(master)
        )
    referee.plant_informant(power, str(target), str(source))


def _no_sources(master: Master) -> dict[str, Reason]:
    reasons = {s: source_fault(master, s) for s in (POOL, *master.referee.book.powers) if s != master.power}
    return {source: reason for source, reason in reasons.items() if reason}


# ---- Jesuits


def _in_england(referee: Referee, space: str) -> bool:
    return referee.book.board.spaces[space].area == ENGLAND


def _no_jesuit(referee: Referee, space: str) -> bool:
    return "jesuit" not in referee.space(space).markers


SPACES = (
    Condition[Referee](RULE, "not_in_england", "lies outside England", _in_england),
    Condition[Referee](RULE, "jesuit_there", "holds a Jesuit already", _no_jesuit),
)


def jesuit_fault(referee: Referee, power: str) -> Reason | None:
    """Why a power cannot plant any Jesuit now."""
    if power != SPAIN:
        return Reason(RULE, "only_spain_has_jesuits", {"power": power}, "only Spain has Jesuits")
    if not referee.power(SPAIN).jesuits:
        return Reason(RULE, "no_jesuit_on_card", {"power": SPAIN}, "there is no Jesuit on Spain's card")
    if not legal(SPACES, referee, referee.state.spaces):
        return Reason(RULE, "jesuit_everywhere", message="there is a Jesuit in every space of England")
    return None


def plant_jesuit(referee: Referee, power: str, space: str | None) -> Procedure[None]:
    """A Jesuit comes from Spain's card to a space in England."""
    referee.step(2)
    if space is None:
        board = referee.book.board.spaces
        struggle = [s for s in board if board[s].area]
        space = yield from referee.choose(
            "choose_space", power, legal(SPACES, referee, struggle),
            detail={"marker": "jesuit", "purpose": "plant"}, why_not=lambda: why_not(SPACES, referee, struggle),
        )  # fmt: skip
    referee.plant_jesuit(str(space))


# ---- the procedure


def plant_agent(
    referee: Referee, power: str, agent: str | None = None, target: str | None = None, source: str | None = None
) -> Procedure[None]:
    """A power adds an agent: an informant, or (Spain) a Jesuit (19.2)."""
    referee.step(1)
    agent = _implied(agent, target, source) or (yield from _choose_kind(referee, power))
    referee.log("agent_chosen", power=power, agent=agent)
    if agent == "jesuit":
        yield from plant_jesuit(referee, power, target)
    else:
        yield from plant_informant(referee, power, target, source)


def _implied(agent: str | None, target: str | None, source: str | None) -> str | None:
    """The kind of agent that the other parameters leave."""
    if agent is None and (source is not None or target in POWERS):
        return "informant"
    return "jesuit" if agent is None and target is not None else agent


def _choose_kind(referee: Referee, power: str) -> Procedure[str]:
    options = [kind for kind in KINDS if not _kind_fault(referee, power, kind)]
    kind: str = yield from referee.choose("choose_agent_kind", power, options)
    return kind


def _kind_fault(referee: Referee, power: str, kind: str) -> Reason | None:
    return jesuit_fault(referee, power) if kind == "jesuit" else informant_fault(referee, power)


def _forbidden(
    referee: Referee, power: str | None = None, agent: str | None = None, target: str | None = None,
    source: str | None = None,
) -> Reason | None:  # fmt: skip
    early = too_early(referee)
    if early or power is None:
        return early
    agent = _implied(agent, target, source)
    if agent is None:
        faults = [_kind_fault(referee, power, kind) for kind in KINDS]
        return faults[0] if all(faults) else None
    _check_ids(referee, agent, target, source)
    fault = _kind_fault(referee, power, agent)
    if fault is None and target is not None:
        fault = first_failure(SPACES, referee, target) if agent == "jesuit" else _target_fault(referee, power, target)
    if fault is None and source is not None:
        fault = source_fault(Master(referee, power), source)
    return fault


def _check_ids(referee: Referee, agent: str, target: str | None, source: str | None) -> None:
    """What is given must be such ids as this kind of agent takes. Raises `Refusal` (bad_request)."""
    if target is not None and agent == "jesuit":
        known_id(target, referee.state.spaces, "space")
    elif target is not None:
        known_id(target, referee.book.powers, "power")
    if source is not None and agent == "jesuit":
        raise Refusal("bad_request", "source_unwanted", "a Jesuit comes from Spain's card; leave source out", rule=RULE)


PROCEDURES = (
    Specification(
        id="plant_agent",
        chapter="espionage",
        rule=RULE,
        run=plant_agent,
        steps=2,
        phase="action",
        forbidden=_forbidden,
        parameters=(
            Parameter("power", "power", options=POWERS),
            Parameter("agent", "choice", options=KINDS, prompt="choose_agent_kind"),
            Parameter("target", "power_or_space", prompt="choose_target_power"),
            Parameter("source", "choice", options=(POOL, *POWERS), prompt="choose_source"),
        ),
    ),
)

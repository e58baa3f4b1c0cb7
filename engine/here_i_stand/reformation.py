"""18.1 and 18.3 Reformation: Luther's 95 Theses, and Reformation attempts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.here_i_stand.attempts import (
    LEGAL,
    Aim,
    Source,
    chance_of_success,
    helpers,
    helping_dice,
    judged,
    papal_sources,
    protestant_sources,
)
from engine.here_i_stand.referee import Referee
from engine.here_i_stand.state import ENGLAND, GERMAN, PAPACY, PROTESTANT
from engine.kernel.procedure import Parameter, Procedure, Specification
from engine.kernel.refusal import Reason, Refusal
from engine.wars.conditions import first_failure, why_not

ZONES = ("german", "english", "french", "italian", "spanish")
THESES = "luthers_95_theses"
THESES_ATTEMPTS, THESES_EXTRA_DICE, THESES_DEBATERS = 5, 1, ("bucer",)
MOST_ATTEMPTS, MOST_EXTRA_DICE = 6, 3


class Plan(msgspec.Struct, frozen=True):
    """Attempts that belong together. `debaters`: the only ones who may be committed, None: any that helps."""

    attempts: int
    aim: Aim
    power: str = PROTESTANT
    debaters: tuple[str, ...] | None = None
    target: str | None = None


# ---- 18.1 Luther's 95 Theses


def luthers_95_theses(referee: Referee) -> Procedure[None]:
    """The opening of the first turn: Luther at Wittenberg, and five attempts in the German zone with a die more."""
    referee.section("18.1")
    referee.enter_reformer("luther")
    aim = Aim(referee, (GERMAN,), THESES_EXTRA_DICE)
    yield from make_attempts(Plan(THESES_ATTEMPTS, aim, debaters=THESES_DEBATERS))
    referee.section("18.1")
    referee.remove_card(THESES, PROTESTANT)
    referee.played("luthers_95_theses")


def theses_forbidden(referee: Referee) -> Reason | None:
    """Only on turn 1, and once."""
    if referee.state.turn != 1:
        return Reason("18.1", "only_turn_1", {"turn": referee.state.turn}, "this is played on turn 1 only")
    return already_played(referee, THESES, "18.1")


def already_played(referee: Referee, procedure: str, rule: str) -> Reason | None:
    """A procedure of the turn is played once."""
    if procedure in referee.state.played:
        return Reason(rule, "already_played", {"procedure": procedure}, f"{procedure} was played already this turn")
    return None


# ---- 18.3 attempts


def reformation_attempts(
    referee: Referee, attempts: int, zones: Sequence[str], target: str | None = None, extra_dice: int = 0,
    plus: int = 0, power: str = PROTESTANT,
) -> Procedure[None]:
    """Reformation attempts of one event or action (18.3), one after another, no space twice."""
    referee.section("18.3")
    aim = Aim(referee, tuple(zones), extra_dice, plus)
    yield from make_attempts(Plan(attempts, aim, power, target=target))


def make_attempts(plan: Plan) -> Procedure[None]:
    """All attempts of a plan. The dice are counted at the moment of each."""
    aim = plan.aim
    for number in range(1, plan.attempts + 1):
        aim.referee.section("18.3", 1)
        if not aim.targets():
            aim.referee.log("attempt_lost", count=plan.attempts - number + 1)
            return
        space = plan.target or (yield from choose_target(plan, aim, number))
        aim.referee.log("attempt_target", space=space, attempt=number, attempts=plan.attempts)
        aim.referee.step(2)
        helper = aim.helper or (yield from commit_debater(plan, aim, space))
        aim = msgspec.structs.replace(aim, tried=aim.tried | {space}, helper=helper)
        yield from one_attempt(plan, aim, space)


def choose_target(plan: Plan, aim: Aim, number: int) -> Procedure[str]:
    """Step 1: any legal space, also outside the zones."""
    targets = aim.targets()
    dice = {space: _pair(aim, space) for space in targets}
    space: str = yield from aim.referee.choose(
        "choose_reformation_target", plan.power, targets,
        why_not=lambda: why_not(LEGAL, aim, aim.referee.state.spaces),
        detail={"dice_for": dice, "attempt": number, "attempts": plan.attempts, "zones": list(aim.zones)},
    )  # fmt: skip
    return space


def _pair(aim: Aim, space: str) -> dict[str, int]:
    """The dice of both sides against a space, as prompts tell them."""
    protestant, papacy = aim.dice(space)
    return {"protestant": protestant, "papacy": papacy}


def commit_debater(plan: Plan, aim: Aim, space: str) -> Procedure[str | None]:
    """Step 2: one debater in all, asked for until one is committed; his die counts from now on."""
    offered = helpers(aim.referee, plan.power, space, plan.debaters)
    if not offered:
        aim.referee.log("no_debater", space=space)
        return None
    helped = {name: msgspec.structs.replace(aim, helper=name) for name in offered}
    dice = {option: _pair(one, space) for option, one in {**helped, "no": aim}.items()}
    answer: str = yield from aim.referee.choose(
        "commit_debater", plan.power, (*offered, "no"), obvious=lambda: "no",
        detail={"target": space, "dice_for": dice, "zones": list(aim.zones)},
    )  # fmt: skip
    if answer == "no":
        aim.referee.log("debater_declined", space=space)
        return None
    aim.referee.commit(answer)
    return answer


def one_attempt(plan: Plan, aim: Aim, space: str) -> Procedure[None]:
    """Steps 3 to 5: the dice of both sides, and the result."""
    referee, inside = aim.referee, aim.inside(space)
    own, against = aim.dice(space)
    referee.log("attempt", space=space, protestant_dice=own, papal_dice=against, inside=inside)
    referee.step(3)
    rolled = yield from referee.roll(plan.power, own, space=space)
    best = max(rolled) + (aim.plus if inside else 0)
    referee.step(4)
    success, why = judged(best, None, inside)
    if why == "six":
        referee.log("papacy_does_not_roll", space=space)
    else:
        papal = yield from referee.roll(PAPACY, against, space=space)
        success, why = judged(best, max(papal), inside)
    referee.step(5)
    referee.log("attempt_result", space=space, success=success, why=why)
    if success:
        referee.convert(space, PROTESTANT)


def target_forbidden(
    referee: Referee, attempts: int = 1, zones: Sequence[str] = (), target: str | None = None, **given: Any
) -> Reason | None:
    """A target given at the start is judged before any die."""
    if target is None:
        return None
    if target not in referee.state.spaces:
        raise Refusal("bad_request", "unknown_space", f"there is no space {target[:40]!r}", rule="18.3")
    if attempts != 1:
        return Reason("18.3", "one_target", {"attempts": attempts}, "a target is given for a single attempt")
    return first_failure(LEGAL, Aim(referee, tuple(zones)), target)


def odds_of_attempt(referee: Referee, given: dict[str, Any]) -> list[dict[str, str]]:
    """The exact chances of one attempt against a given target, a `debater` being committed. Raises `Refusal`."""
    if given.get("target") is None:
        raise Refusal("bad_request", "bad_parameter", "odds of reformation_attempts need the parameter target",
                      rule="18.3", data={"parameter": "target"})
    helper = given.pop("debater", None)
    if helper is not None and helper not in referee.state.debaters:
        raise Refusal("bad_request", "bad_parameter", f"there is no debater {helper[:40]!r}", rule="18.3",
                      data={"parameter": "debater"})
    reason = target_forbidden(referee, **{**given, "attempts": 1})
    if reason is not None:
        raise Refusal.because("not_allowed", reason)
    aim = Aim(referee, tuple(given["zones"]), given.get("extra_dice", 0), given.get("plus", 0), helper=helper)
    success = chance_of_success(aim, given["target"])
    return [{"outcome": "success", "chance": str(success)}, {"outcome": "failure", "chance": str(1 - success)}]


def dice_of_attempt(referee: Referee, given: dict[str, Any]) -> list[dict[str, Any]]:
    """The dice of both sides of one attempt and what gives them; none without a target. `debater`: who is committed."""
    target, helper = given.get("target"), given.get("debater")
    if target not in referee.state.spaces:
        return []
    own = protestant_sources(referee, target)
    if given.get("extra_dice"):
        own.append(Source("extra_dice", given["extra_dice"]))
    if helper in referee.state.debaters and helping_dice(referee, helper, target):
        own.append(Source("debater", helping_dice(referee, helper, target)))
    power, against = given.get("power") or PROTESTANT, papal_sources(referee, target)
    return [_told(PROTESTANT, power, own), _told(PAPACY, PAPACY, against)]


def _told(side: str, power: str, sources: Sequence[Source]) -> dict[str, Any]:
    parts = [{"bonus": s.bonus, "dice": s.dice, "spaces": list(s.spaces)} for s in sources]
    return {"side": side, "power": power, "dice": sum(s.dice for s in sources), "sources": parts}


PROCEDURES = (
    Specification(
        id=THESES, chapter="reformation", rule="18.1", run=luthers_95_theses, steps=5, phase=THESES,
        forbidden=theses_forbidden,
    ),
    Specification(
        id="reformation_attempts", chapter="reformation", rule="18.3", run=reformation_attempts, steps=5,
        phase="action", forbidden=target_forbidden,
        parameters=(
            Parameter("attempts", "integer", min=1, max=MOST_ATTEMPTS),
            Parameter("zones", "choices", options=ZONES),
            Parameter("target", "space", optional=True),
            Parameter("extra_dice", "integer", min=0, max=MOST_EXTRA_DICE, optional=True),
            Parameter("plus", "integer", min=0, max=1, optional=True),
            Parameter("power", "choice", options=(PROTESTANT, ENGLAND), optional=True),
        ),
        supposed=(Parameter("debater", "debater", optional=True),),
    ),
)  # fmt: skip

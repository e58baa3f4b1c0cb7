"""19 Odds: the exact chance of every outcome, from the same table and conditions as the real roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import comb
from typing import Any

import msgspec

from engine.kernel.chance import FACES
from engine.kernel.refusal import Reason, Refusal
from engine.virgin_queen import assassination, espionage, rebellion
from engine.virgin_queen.espionage_table import ENGLAND, SPAIN, Attack, action_of, dice_of, parts, row_number
from engine.virgin_queen.referee import Referee

Chances = dict[str, Fraction]
Given = Mapping[str, Any]


def odds(referee: Referee, procedure: str, given: Given) -> list[dict[str, str]] | None:
    """The outcomes with their chances, rows of the table in its order; None for a procedure without such outcomes.
    Raises `Refusal` for a parameter left out or a target that the rules do not allow."""
    found = PROCEDURES.get(procedure)
    if found is None:
        return None
    parameters, work_out = found
    for name in parameters:
        if given.get(name) is None:
            message = f"odds of {procedure}: the parameter {name} is left out"
            raise Refusal("bad_request", "missing_parameter", message, data={"parameter": name})
    return [{"outcome": outcome, "chance": str(chance)} for outcome, chance in work_out(referee, given).items()]


def dice(referee: Referee, procedure: str, given: Given) -> list[dict[str, Any]]:
    """The dice of each side and what gives them, the attack's first; `needed`: hits without which a rising fails. Empty
    for a procedure that has none, or while a parameter that decides is left out."""
    found = PROCEDURES.get(procedure)
    if found is None or any(given.get(name) is None for name in found[0]):
        return []
    if procedure.endswith("_rebellion") and "target" in found[0]:
        return _dice_of_rising(referee, procedure.removesuffix("_rebellion"), given["target"])
    attack = _attack(referee, procedure, given)
    sides = (("attack", attack.attacker), ("defence", attack.target))
    defended = action_of(referee, procedure).defence is not None
    return [_dice_of(referee, attack, side, power) for side, power in sides if side == "attack" or defended]


def _dice_of(referee: Referee, attack: Attack, side: str, power: str) -> dict[str, Any]:
    sources = msgspec.to_builtins(parts(referee, attack, side))
    return {"side": side, "power": power, "dice": dice_of(referee, attack, side), "sources": sources}


def _dice_of_rising(referee: Referee, troop: str, target: str) -> list[dict[str, Any]]:
    rising = rebellion.of_troop(referee, troop)
    if not referee.has_unit_of_faith(target, rising.other_faith):
        return []
    count = rebellion.rebel_dice(referee, troop, target)
    where = "dice_home" if rebellion.is_home(referee, troop, target) else "dice_elsewhere"
    sources = [{"bonus": where, "dice": count}]
    needed = sum(rebellion.garrison(referee, rising.enemy, target).values())
    return [{"side": "attack", "power": rising.rebels, "dice": count, "sources": sources, "needed": needed}]


def _attack(referee: Referee, procedure: str, given: Given) -> Attack:
    """What the espionage table is asked for."""
    if procedure == "english_catholic_rebellion":
        return Attack(action=procedure, attacker=SPAIN, target=ENGLAND, cp=given["cp"])
    if procedure == "gain_intelligence":
        return Attack(action=procedure, attacker=given["power"], target=given["target"])
    leader = given["target"]
    victim = referee.book.leaders[leader].power
    return Attack(action=procedure, attacker=given["power"], target=victim, cp=given["cp"], leader=leader)


def hits_of(referee: Referee, dice: int) -> list[Fraction]:
    """The chance of each number of hits, none first."""
    hit = Fraction(len(referee.book.data.espionage.hit_on), FACES)
    return [comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(dice + 1)]


def rows(referee: Referee, attack: Attack) -> Chances:
    """The chance of each row of an action's column; where nobody defends, no dice take anything off."""
    action = action_of(referee, attack.action)
    found = {f"row_{number}": Fraction(0) for number in range(len(action.rows))}
    defence = hits_of(referee, dice_of(referee, attack, "defence"))
    for attacking, chance in enumerate(hits_of(referee, dice_of(referee, attack, "attack"))):
        for defending, other in enumerate(defence):
            found[f"row_{row_number(action, attacking - defending)}"] += chance * other
    return found


def gain_intelligence(referee: Referee, given: Given) -> Chances:
    """Rows of 19.1."""
    power, target = given["power"], given["target"]
    _refuse(espionage.target_fault(power, target))
    return rows(referee, _attack(referee, "gain_intelligence", given))


def assassinate(referee: Referee, given: Given) -> Chances:
    """Rows of 19.3."""
    power, leader = given["power"], given["target"]
    _refuse(assassination.target_fault(referee, power, leader))
    return rows(referee, _attack(referee, assassination.ACTION, given))


def english_rebellion(referee: Referee, given: Given) -> Chances:
    """Rows of 19.4."""
    return rows(referee, _attack(referee, "english_catholic_rebellion", given))


def rising_of(troop: str) -> Callable[[Referee, Given], Chances]:
    """Success and failure of a rising of Huguenots or Dutch (18.x)."""

    def work_out(referee: Referee, given: Given) -> Chances:
        rising, target = rebellion.of_troop(referee, troop), given["target"]
        _refuse(rebellion.target_fault(referee, rising, target))
        success = Fraction(1)
        if referee.has_unit_of_faith(target, rising.other_faith):
            needed = sum(rebellion.garrison(referee, rising.enemy, target).values())
            success = sum(hits_of(referee, rebellion.rebel_dice(referee, troop, target))[needed:], Fraction(0))
        return {"success": success, "failure": 1 - success}

    return work_out


def _refuse(reason: Reason | None) -> None:
    if reason is not None:
        raise Refusal.because("not_allowed", reason)


PROCEDURES: dict[str, tuple[tuple[str, ...], Callable[[Referee, Given], Chances]]] = {
    "gain_intelligence": (("power", "target"), gain_intelligence),
    "assassination": (("power", "cp", "target"), assassinate),
    "english_catholic_rebellion": (("cp",), english_rebellion),
    "huguenot_rebellion": (("target", "cp"), rising_of("huguenot")),
    "dutch_rebellion": (("target", "cp"), rising_of("dutch")),
}

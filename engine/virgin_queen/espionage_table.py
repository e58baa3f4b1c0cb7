"""19 The espionage table: the dice of each side as the board stands now, and the row that a result falls into."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.kernel.procedure import Procedure
from engine.kernel.refusal import Reason
from engine.virgin_queen.data_tables import Action, Bonus, Row
from engine.virgin_queen.referee import Referee

ENGLAND, SPAIN, ELIZABETH = "england", "spain", "elizabeth"
RULE = "19"


class Attack(msgspec.Struct, frozen=True, kw_only=True):
    """An action of the table under way: who attacks which power, with how many command points, and which leader."""

    action: str
    attacker: str
    target: str
    cp: int = 0
    leader: str | None = None


class Part(msgspec.Struct, frozen=True):
    """Some dice of a side and what gives them: `base`, `cp`, or a bonus of the table."""

    bonus: str
    dice: int


def too_early(referee: Referee) -> Reason | None:
    """No action of this chapter before its first turn."""
    first = referee.book.data.espionage.first_turn
    if referee.state.turn >= first:
        return None
    return Reason(RULE, "espionage_too_early", {"first": first, "turn": referee.state.turn},
                  f"espionage begins on turn {first}")  # fmt: skip


def action_of(referee: Referee, action: str) -> Action:
    """The column of an action."""
    return referee.book.data.espionage.actions[action]


def hits(referee: Referee, dice: Sequence[int]) -> int:
    """How many dice hit."""
    return sum(die in referee.book.data.espionage.hit_on for die in dice)


# ---- bonus dice: how often each counts now


def active_informant(referee: Referee, owner: str, on: str) -> bool:
    """Whether an un-neutralised informant of `owner` lies on a power's card (19.2)."""
    return any(i.owner == owner and not i.neutralised for i in referee.power(on).informants)


def _spanish_regular_at(referee: Referee, *homes: str) -> bool:
    board = referee.book.board.spaces
    occupied = (s for s, now in referee.state.spaces.items() if now.units)
    return any(referee.units(s, SPAIN, "regular") for s in occupied if board[s].home in homes)


def _jesuits_in_england(referee: Referee, attack: Attack) -> int:
    board = referee.book.board.spaces
    return sum(board[s].area == ENGLAND for s, now in referee.state.spaces.items() if "jesuit" in now.markers)


TIMES: dict[str, Callable[[Referee, Attack], int]] = {
    "informant_on_target": lambda referee, attack: active_informant(referee, attack.attacker, attack.target),
    "walsingham_offensive": lambda referee, attack: (
        attack.attacker == ENGLAND and referee.power(ENGLAND).walsingham == "offensive"
    ),
    "walsingham_defensive": lambda referee, attack: (
        attack.target == ENGLAND and referee.power(ENGLAND).walsingham == "defensive"
    ),
    "palace_guard": lambda referee, attack: attack.leader == ELIZABETH,
    "jesuit_in_england": _jesuits_in_england,
    "spanish_regular_in_ireland_or_scotland": lambda referee, _: _spanish_regular_at(referee, "ireland", "scotland"),
    "spanish_regular_in_england": lambda referee, _: _spanish_regular_at(referee, ENGLAND),
}


def parts(referee: Referee, attack: Attack, side: str) -> list[Part]:
    """Where the dice of a side (`attack` or `defence`) come from; nothing that gives none."""
    pool = getattr(action_of(referee, attack.action), side)
    if pool is None:
        return []
    bonuses = referee.book.data.espionage.bonuses.values()
    found = [
        Part("base", pool.base),
        Part("cp", pool.per_cp * attack.cp),
        *(Part(b.id, b.dice * _times(referee, attack, b)) for b in bonuses if _fits(b, attack, side)),
    ]
    return [part for part in found if part.dice]


def _fits(bonus: Bonus, attack: Attack, side: str) -> bool:
    return bonus.side == side and attack.action in bonus.actions


def _times(referee: Referee, attack: Attack, bonus: Bonus) -> int:
    times = int(TIMES[bonus.id](referee, attack))
    return times if bonus.each else min(times, 1)


def dice_of(referee: Referee, attack: Attack, side: str) -> int:
    """How many dice a side rolls."""
    return sum(part.dice for part in parts(referee, attack, side))


# ---- the roll


def roll(referee: Referee, attack: Attack, side: str) -> Procedure[int]:
    """A side rolls its dice for itself; the log says where they come from. Returns its hits."""
    power = attack.attacker if side == "attack" else attack.target
    found = parts(referee, attack, side)
    sources, count = msgspec.to_builtins(found), sum(part.dice for part in found)
    referee.log("dice_counted", power=power, side=side, dice=count, sources=sources)
    dice = yield from referee.roll(power, count, side=side, sources=sources)
    count = hits(referee, dice)
    referee.log("hits", power=power, side=side, count=count)
    return count


def contest(referee: Referee, attack: Attack) -> Procedure[Row]:
    """The attacker rolls, then the defender where the table gives him dice; the row that they lead to."""
    attacking = yield from roll(referee, attack, "attack")
    defended = action_of(referee, attack.action).defence is not None
    defending = (yield from roll(referee, attack, "defence")) if defended else 0
    return look_up(referee, attack, attacking, defending)


def row_number(action: Action, result: int) -> int:
    """The row that a result falls into."""
    return next(
        number for number, row in enumerate(action.rows)
        if (row.least is None or result >= row.least) and (row.most is None or result <= row.most)
    )  # fmt: skip


def look_up(referee: Referee, attack: Attack, attack_hits: int, defence_hits: int) -> Row:
    """The row of the table that the hits lead to; the log names it."""
    action = action_of(referee, attack.action)
    result = attack_hits - defence_hits if action.measure == "net" else attack_hits
    number = row_number(action, result)
    effects = [effect.kind for effect in action.rows[number].effects]
    referee.log("table_row", procedure=attack.action, row=number, result=result, effects=effects)
    return action.rows[number]

"""The numbers that a player with the printed game may set at the table, and the board data with such changes in it.

They are the values that neither the rule book nor its FAQ gives (marks read and house) and that the program uses.
A key leads to the value through `Data`, as in `espionage.assassination.defence.base` or `captains.drake.rating`; rows
of the espionage table are `row_0`, `row_1` and so on, and a row's `least` moves the end of the row before it too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.atlas.board import Mark
from engine.virgin_queen.data import data
from engine.virgin_queen.data_tables import Action
from engine.virgin_queen.data_types import Data, Owner, Power

Way = tuple[str | int, ...]


class Value(Struct, frozen=True):
    """A number with its mark and the range in which it may be set."""

    key: str
    value: int
    mark: Mark
    least: int
    most: int
    way: Way


@lru_cache(maxsize=1)
def values() -> dict[str, Value]:
    """All values that may be set, by key, as our files have them."""
    board = data()
    found = [
        *_espionage(board),
        *_rebellion(board),
        *_new_world(board),
        *(value for power in board.powers.values() for value in _power(power)),
        *(value for group in ("powers", "troops", "minors") for value in _pools(group, getattr(board, group))),
        *_influence(board),
        Value("victory_vp", board.victory_vp, board.marks.get("victory_vp", "house"), 1, 50, ("victory_vp",)),
    ]
    return {value.key: value for value in found if value.mark in ("read", "house")}


def why_not(changed: Mapping[str, int]) -> tuple[str, str] | None:
    """The reason why the values cannot be `changed` like this, with the key concerned; None when they can."""
    for key, value in changed.items():
        known = values().get(key)
        if known is None:
            return "unknown_value", key
        if not known.least <= value <= known.most:
            return "value_out_of_range", key
    for action in data_with(changed).espionage.actions.values():
        if not _rows_in_order(action):
            return "rows_out_of_order", f"espionage.{action.id}"
    return None


def data_with(changed: Mapping[str, int]) -> Data:
    """The board data with the values of `changed` in place of ours (`State.values`); unknown keys raise KeyError."""
    return _with(tuple(sorted(changed.items()))) if changed else data()


@lru_cache(maxsize=32)
def _with(changed: tuple[tuple[str, int], ...]) -> Data:
    board = data()
    for key, number in changed:
        way = values()[key].way
        board = _put(board, way, number)
        if way[:2] == ("espionage", "actions") and way[-1] == "least":
            board = _put(board, (*way[:-2], int(way[-2]) - 1, "most"), number - 1)
    owners = {**board.powers, **board.troops, **board.minors, board.independent.id: board.independent}
    return replace(board, owners=owners)


def _put(node: Any, way: Way, value: int) -> Any:
    """`node` with the value at the end of the way replaced, and all on the way made anew."""
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(node, dict):
        return {**node, step: _put(node[step], rest, value)}
    if isinstance(step, int):
        return (*node[:step], _put(node[step], rest, value), *node[step + 1 :])
    return replace(node, **{step: _put(getattr(node, step), rest, value)})


def _rows_in_order(action: Action) -> bool:
    bounds = [row.least for row in action.rows[1:] if row.least is not None]
    first = action.rows[0].least if action.rows else None
    ordered = [*([] if first is None else [first]), *bounds]
    return all(one < other for one, other in pairwise(ordered))


def _espionage(board: Data) -> Iterator[Value]:
    for action in board.espionage.actions.values():
        key, way = f"espionage.{action.id}", ("espionage", "actions", action.id)
        for side in ("attack", "defence"):
            pool = getattr(action, side)
            for field in ("base", "per_cp") if pool and pool.per_cp else ("base",) if pool else ():
                mark = pool.provenance.get(field, "house")
                yield Value(f"{key}.{side}.{field}", getattr(pool, field), mark, 0, 12, (*way, side, field))
        yield from _rows(action, key, way)
    for bonus in board.espionage.bonuses.values():
        mark = bonus.provenance.get("dice", "house")
        yield Value(f"espionage.bonus.{bonus.id}", bonus.dice, mark, 0, 12, ("espionage", "bonuses", bonus.id, "dice"))


def _rows(action: Action, key: str, way: Way) -> Iterator[Value]:
    for number, row in enumerate(action.rows):
        row_key, row_way = f"{key}.row_{number}", (*way, "rows", number)
        if number and row.least is not None:
            yield Value(
                f"{row_key}.least", row.least, row.provenance.get("least", "house"), -12, 20, (*row_way, "least")
            )
        if row.choose is not None and len(row.effects) > 1:
            mark, most = row.provenance.get("choose", "house"), len(row.effects)
            yield Value(f"{row_key}.choose", row.choose, mark, 1, most, (*row_way, "choose"))
        for place, effect in enumerate(row.effects):
            if effect.amount is not None:
                mark = row.provenance.get("effects", "house")
                amount_way = (*row_way, "effects", place, "amount")
                yield Value(f"{row_key}.{effect.kind}", effect.amount, mark, 0, 12, amount_way)


def _rebellion(board: Data) -> Iterator[Value]:
    for field, least in (("dice_home", 0), ("dice_elsewhere", 0), ("cp_per_regular", 1)):
        mark = board.rebellion.provenance.get(field, "house")
        yield Value(f"rebellion.{field}", getattr(board.rebellion, field), mark, least, 12, ("rebellion", field))


def _new_world(board: Data) -> Iterator[Value]:
    for field in ("dice", "safe_at"):
        mark = board.navigation.provenance.get(field, "house")
        yield Value(f"navigation.{field}", getattr(board.navigation, field), mark, 1, 20, ("navigation", field))
    for row, boxes in board.treasure_rows.items():
        mark = boxes.provenance.get("boxes", "house")
        yield Value(f"treasure_rows.{row}.boxes", boxes.boxes, mark, 1, 12, ("treasure_rows", row, "boxes"))
    for site in board.sites.values():
        yield Value(
            f"sites.{site.id}.treasure", site.treasure, site.mark("treasure"), 0, 6, ("sites", site.id, "treasure")
        )
    for captain in board.captains.values():
        way = ("captains", captain.id, "rating")
        yield Value(f"captains.{captain.id}.rating", captain.rating, captain.mark("rating"), 0, 6, way)


def _power(power: Power) -> Iterator[Value]:
    way: Way = ("powers", power.id)
    for number, row in enumerate(power.keys_track):
        for field, most in (("cards", 12), ("vp", 50)):
            value = getattr(row, field)
            if value is not None:
                key, mark = f"powers.{power.id}.keys_track.{number}.{field}", power.mark("keys_track")
                yield Value(key, value, mark, 0, most, (*way, "keys_track", number, field))
    if power.jesuits:
        mark = power.mark("jesuits")
        yield Value(f"powers.{power.id}.jesuits.boxes", power.jesuits.boxes, mark, 0, 12, (*way, "jesuits", "boxes"))


def _pools(group: str, owners: Mapping[str, Owner]) -> Iterator[Value]:
    for owner in owners.values():
        for kind, count in owner.force_pool.items():
            mark, way = owner.mark("force_pool"), (group, owner.id, "force_pool", kind)
            yield Value(f"{group}.{owner.id}.force_pool.{kind}", count, mark, 0, 60, way)


def _influence(board: Data) -> Iterator[Value]:
    for minor in board.influence.values():
        for power, box in minor.default.items():
            way = ("influence", minor.id, "default", power)
            yield Value(f"influence.{minor.id}.default.{power}", box, "house", 0, board.influence_max, way)

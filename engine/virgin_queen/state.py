"""The position of a game of Virgin Queen: immutable plain data, keyed by id."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.wars.position import Count, Position, PowerCard, Space

Phase = Literal["card_draw", "diplomacy", "spring_deployment", "action", "winter", "victory"]
Walsingham = Literal["unused", "offensive", "defensive"]

PHASES: tuple[Phase, ...] = ("card_draw", "diplomacy", "spring_deployment", "action", "winter", "victory")
AREAS: tuple[str, ...] = ("england", "scotland", "france", "netherlands")
POWERS: tuple[str, ...] = ("ottoman", "spain", "england", "france", "empire", "protestant")
TROOPS: tuple[str, ...] = ("huguenot", "dutch")
PROTESTANT = "protestant"


class Informant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An informant on a power card (19.2)."""

    owner: str
    neutralised: bool = False


class Agents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power's espionage markers in its own pool (19)."""

    informants: Count = 0
    assassination_used: bool = False
    cipher_key: bool = False


class Power(PowerCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A great power's card."""

    treasures: Count = 0
    jesuits: Count = 0
    walsingham: Walsingham | None = None
    mercenaries_for_hire: Count | None = None
    informants: tuple[Informant, ...] = ()
    agents: Agents = Agents()


class Influence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the diplomatic influence table (20.9)."""

    boxes: dict[str, Count]
    resolved: bool = False


class Ocean(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ocean zone of the world map."""

    markers: tuple[str, ...] = ()


class Captain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea captain: in an ocean zone, at a settlement, or (None) off the map."""

    at: str | None = None
    treasures: Count = 0


class State(Position, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything on the table. `reached` is the highest turn so far (espionage markers come once, 19)."""

    phase: Phase
    reached: Annotated[int, msgspec.Meta(ge=1, le=9)]
    spaces: dict[str, Space]
    powers: dict[str, Power]
    capitals: dict[str, tuple[str, ...]]
    minors_active: dict[str, bool]
    treasure_rows: dict[str, Count]
    influence: dict[str, Influence]
    oceans: dict[str, Ocean]
    settlements: dict[str, str | None]
    captains: dict[str, Captain]
    catholic_league: bool = False


def rebel_capital(state: State, troop: str) -> str | None:
    """Where the Huguenot or Dutch capital lies, None while it is off the map."""
    lying = state.capitals.get(troop, ())
    return lying[0] if lying else None


def capitals_of(state: State, power: str) -> tuple[str, ...]:
    """A power's capitals; the Protestant has those of the Huguenots and the Dutch."""
    if power == PROTESTANT:
        return tuple(c for troop in TROOPS if (c := rebel_capital(state, troop)))
    return state.capitals.get(power, ())

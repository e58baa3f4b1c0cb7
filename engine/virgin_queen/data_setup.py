"""The shape of a scenario of Virgin Queen."""

from typing import Literal

from msgspec import Struct

from engine.atlas.board import Entry, Mark
from engine.virgin_queen.data_units import Religion, UnitType


class SetupSpace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who controls a space at the start, and its religion (null outside the areas of religious struggle)."""

    control: str
    religion: Religion | None


class SetupUnits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units of one owner and type in a space or sea zone."""

    at: str
    owner: str
    type: UnitType
    count: int
    loaned_to: str | None = None


class SetupMarker(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A marker on the map."""

    marker: Literal["jesuit", "morisco", "piracy", "fortress"]
    at: str


class SetupMinor(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether a minor power is in play, and whose ally it is."""

    active: bool
    ally: str | None


class Informant(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An informant of `owner` on the card of the power `on`."""

    owner: str
    on: str
    neutralised: bool = False


class Agents(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a power has in its own pool for espionage."""

    informants: int
    assassination_used: bool
    cipher_key: bool


class SetupCapitals(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the capitals lie; the rebels' are null while they are off the map."""

    ottoman: tuple[str, ...]
    spain: tuple[str, ...]
    england: tuple[str, ...]
    france: tuple[str, ...]
    empire: tuple[str, ...]
    huguenot: str | None
    dutch: str | None


class SetupInfluence(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A minor power's row of the influence table at the start."""

    boxes: dict[str, int]
    resolved: bool = False


class Setup(Entry, frozen=True, kw_only=True):
    """A scenario. `keys` and `vp` follow from control, tracks and bonus; they stand here to be checked against."""

    about: str
    default_provenance: Mark
    first_turn: int
    last_turn: int
    spaces: dict[str, SetupSpace]
    units: tuple[SetupUnits, ...]
    leaders: dict[str, str | None]
    captains: dict[str, str | None]
    capitals: SetupCapitals
    wars: tuple[tuple[str, str], ...]
    alliances: tuple[tuple[str, str], ...]
    minors: dict[str, SetupMinor]
    keys: dict[str, tuple[str, ...]]
    vp: dict[str, int]
    vp_bonus: dict[str, int]
    treasures: dict[str, int]
    treasure_rows: dict[str, int]
    agents: dict[str, Agents]
    informants: tuple[Informant, ...]
    influence: dict[str, SetupInfluence]
    unrest: tuple[str, ...]
    besieged: tuple[str, ...]
    markers: tuple[SetupMarker, ...]
    settlements: dict[str, str | None]
    mercenaries_for_hire: int
    jesuits: int
    walsingham: Literal["unused", "offensive", "defensive"] | None
    catholic_league: bool

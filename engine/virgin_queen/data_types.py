"""The shapes of the Virgin Queen board data; the files in resources/virgin_queen are written in them."""

from typing import Literal

from msgspec import Struct, field

from engine.atlas.board import Board, Entry, Mark, Space
from engine.atlas.board import File as File
from engine.atlas.board import SeasFile as SeasFile
from engine.virgin_queen.data_setup import Setup as Setup
from engine.virgin_queen.data_tables import (
    Action,
    ActivatedMajor,
    Bonus,
    Card,
    Espionage,
    InfluenceRow,
    Rebellion,
    UnconfirmedCard,
)
from engine.wars.printed import Faith, KeysRow
from engine.wars.printed import Owner as Owner


class BoardSpace(Space, frozen=True, kw_only=True):
    """A space of the Europe map."""

    huguenot_home: bool = False
    dutch_home: bool = False


class Person(Entry, frozen=True, kw_only=True):
    """A ruler of a power."""


class JesuitBoxes(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Spain's boxes for Jesuits and how many come onto its card at the start of a turn (19.1)."""

    boxes: int
    on_card_at_start_of_turn: dict[int, int]


class HandLimit(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The most cards a power draws, unless it holds a key in the area and a key outside it."""

    cards: int
    lifted_by_key_in: str


class Power(Owner, frozen=True, kw_only=True):
    """One of the six major powers. The Protestant's pools are those of its troops."""

    faith: Literal["catholic", "protestant", "muslim", "mixed"]
    impulse: int
    capitals: tuple[str, ...]
    capital_may_move_to: tuple[str, ...] = ()
    keys_track: tuple[KeysRow, ...]
    hand_base: int = 0
    hand_limit: HandLimit | None = None
    rulers: tuple[Person, ...]
    home_cards: tuple[str, ...]
    jesuits: JesuitBoxes | None = None
    mercenaries_for_hire_max: int | None = None
    walsingham_from_turn: int | None = None


class Troop(Owner, frozen=True, kw_only=True):
    """Huguenots or Dutch: the two kinds of Protestant forces, with the area and the enemy of their rebellions."""

    power: str
    area: str
    enemy: str


class Minor(Owner, frozen=True, kw_only=True):
    """A minor power."""

    faith: Literal["catholic", "by_space"]
    home_key: str


class Leader(Entry, frozen=True, kw_only=True):
    """An army or naval leader, or a ruler who is a target of 19.3 only. `leaves` null: by event or to the end."""

    power: str
    troop: str | None = None
    kind: Literal["army", "naval", "ruler"]
    also: Literal["army", "naval"] | None = None
    command: int | None
    battle: int | None
    enters: int | None
    leaves: int | None
    ruler: bool = False
    default: bool = False
    replaces: str | None = None


class Captain(Entry, frozen=True, kw_only=True):
    """A sea captain; `rating` is added to the navigation check."""

    power: str
    troop: str | None = None
    rating: int
    enters: int
    leaves: int


class OceanLink(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A way between two ocean zones; the dangerous passages have names."""

    to: str
    dangerous: bool = False
    name_en: str = ""
    name_ru: str = ""


class Ocean(Entry, frozen=True, kw_only=True):
    """An ocean zone of the world map."""

    links: tuple[OceanLink, ...]
    sites: tuple[str, ...]
    lat: float
    lon: float


class Site(Entry, frozen=True, kw_only=True):
    """A settlement, owned from the start, or a place where a colony can be founded. It lies on each of its zones."""

    kind: Literal["settlement", "colony_site"]
    zones: tuple[str, ...]
    owner: str | None
    treasure: int
    lat: float
    lon: float


class Navigation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The navigation check (16.1): so many dice and the captain's rating against `safe_at`."""

    dice: int
    safe_at: int
    provenance: dict[str, Mark] = {}


class TreasureRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of boxes for treasures of the New World."""

    boxes: int
    provenance: dict[str, Mark] = {}


# ---- the files

SETUP_FILES = ("setup_tournament.json", "setup_campaign_1559.json")


class SpacesFile(File, frozen=True, kw_only=True):
    spaces: tuple[BoardSpace, ...]


class OceansFile(File, frozen=True, kw_only=True):
    entry_zones: dict[str, tuple[str, ...]]
    navigation: Navigation
    treasure_rows: dict[str, TreasureRow]
    zones: tuple[Ocean, ...]
    sites: tuple[Site, ...]
    provenance: dict[str, Mark] = field(default_factory=dict)


class PowersFile(File, frozen=True, kw_only=True):
    victory_vp: int
    major: tuple[Power, ...]
    troops: tuple[Troop, ...]
    minor: tuple[Minor, ...]
    independent: Owner
    provenance: dict[str, Mark] = field(default_factory=dict)


class LeadersFile(File, frozen=True, kw_only=True):
    leaders: tuple[Leader, ...]


class CaptainsFile(File, frozen=True, kw_only=True):
    captains: tuple[Captain, ...]


class InfluenceFile(File, frozen=True, kw_only=True):
    max_box: int
    minors: tuple[InfluenceRow, ...]
    activated_majors: tuple[ActivatedMajor, ...]


class EspionageFile(File, frozen=True, kw_only=True):
    hit_on: tuple[int, ...]
    first_turn: int
    actions: tuple[Action, ...]
    bonuses: tuple[Bonus, ...]
    provenance: dict[str, Mark] = field(default_factory=dict)


class RebellionFile(File, frozen=True, kw_only=True):
    rebellion: Rebellion


class CardsFile(File, frozen=True, kw_only=True):
    cards: tuple[Card, ...]
    unconfirmed: tuple[UnconfirmedCard, ...]


class Documents(Struct, frozen=True, kw_only=True):
    """All files as they were read."""

    spaces: SpacesFile
    seas: SeasFile
    oceans: OceansFile
    powers: PowersFile
    leaders: LeadersFile
    captains: CaptainsFile
    influence: InfluenceFile
    espionage: EspionageFile
    rebellion: RebellionFile
    cards: CardsFile
    setups: tuple[Setup, ...]


class Data(Struct, frozen=True, kw_only=True):
    """The board data of the game, by id. `powers` are in impulse order."""

    board: Board[BoardSpace]
    powers: dict[str, Power]
    minors: dict[str, Minor]
    troops: dict[str, Troop]
    independent: Owner
    owners: dict[str, Owner]
    unit_faith: dict[str, Faith | None]
    victory_vp: int
    marks: dict[str, Mark]
    leaders: dict[str, Leader]
    captains: dict[str, Captain]
    oceans: dict[str, Ocean]
    sites: dict[str, Site]
    entry_zones: dict[str, tuple[str, ...]]
    navigation: Navigation
    treasure_rows: dict[str, TreasureRow]
    influence: dict[str, InfluenceRow]
    influence_max: int
    activated_majors: dict[str, ActivatedMajor]
    espionage: Espionage
    rebellion: Rebellion
    cards: dict[str, Card]
    unconfirmed_cards: tuple[UnconfirmedCard, ...]
    setups: dict[str, Setup]
    documents: Documents

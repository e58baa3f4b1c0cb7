"""The shapes of the Virgin Queen board data; the files in resources/virgin_queen are written in them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.atlas.board import Board, Entry, Mark, Sea, Space

Faith = Literal["catholic", "protestant"]
Religion = Literal["catholic", "protestant"]
UnitType = Literal["regular", "mercenary", "cavalry", "naval", "corsair"]
Pattern = Literal[
    "plain", "crescent_dots", "dots", "checks", "diagonal_stripes", "vertical_stripes", "horizontal_stripes", "none"
]

AREAS = ("england", "scotland", "france", "netherlands")
NAVAL_TYPES = frozenset({"naval", "corsair"})


class BoardSpace(Space, frozen=True, kw_only=True):
    """A space of the Europe map."""

    huguenot_home: bool = False
    dutch_home: bool = False


class Owner(Entry, frozen=True, kw_only=True):
    """Whoever units or spaces can belong to, and how its counters look."""

    letter: str
    colour: str
    pattern: Pattern
    unit_faith: Faith | None
    force_pool: dict[UnitType, int] = field(default_factory=dict)


class KeysRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What so many controlled keys are worth; the last row of a track wins the game."""

    keys: int
    cards: int | None = None
    vp: int | None = None
    victory: bool = False


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


class InfluenceRow(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A minor power's row: the box each marker goes back to (20.9), and who can never have it as an ally."""

    id: str
    default: dict[str, int]
    never_ally_of: tuple[str, ...] = ()


class ActivatedMajor(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A major power that stands on the table in games with so many players."""

    id: str
    players: tuple[int, ...]
    default: dict[str, int]
    provenance: dict[str, Mark] = {}


class DicePool(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Dice of one side before bonuses."""

    base: int
    per_cp: int = 0
    provenance: dict[str, Mark] = {}


EffectKind = Literal[
    "look_at_card", "look_at_hand", "neutralise_agent", "force_discard", "kill", "vp", "lose_jesuit",
    "catholic_conversions", "rebellion_cp", "gunpowder_plot",
]  # fmt: skip
COUNTED_EFFECTS = frozenset({"vp", "catholic_conversions", "rebellion_cp"})


class Effect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One effect of a row; `amount` for victory points, conversions and command points."""

    kind: EffectKind
    amount: int | None = None


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of results, from `least` to `most` (null: no end); `choose`: how many of its effects, null: all."""

    least: int | None
    most: int | None
    effects: tuple[Effect, ...]
    choose: int | None = None
    provenance: dict[str, Mark] = {}


ActionId = Literal["gain_intelligence", "plant_agent", "assassination", "english_catholic_rebellion"]


class Action(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A column of the espionage table (19.1 to 19.4). `power` null: any power may take it."""

    id: ActionId
    rule: str
    cp: tuple[int, ...]
    power: str | None = None
    once_per_turn: bool = False
    attack: DicePool | None = None
    defence: DicePool | None = None
    measure: Literal["hits", "net"] | None = None
    rows: tuple[Row, ...] = ()
    provenance: dict[str, Mark] = {}


BonusId = Literal[
    "informant_on_target", "walsingham_offensive", "walsingham_defensive", "palace_guard", "jesuit_in_england",
    "spanish_regular_in_ireland_or_scotland", "spanish_regular_in_england",
]  # fmt: skip


class Bonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bonus dice. The condition named by the id is looked up on the board; it counts once unless `each`."""

    id: BonusId
    side: Literal["attack", "defence"]
    actions: tuple[ActionId, ...]
    dice: int
    each: bool = False
    when: str
    provenance: dict[str, Mark] = {}


class Espionage(Struct, frozen=True, kw_only=True):
    """The espionage table."""

    hit_on: tuple[int, ...]
    first_turn: int
    actions: dict[str, Action]
    bonuses: dict[str, Bonus]


class Rebellion(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of a Huguenot or Dutch rebellion: dice in a home space of the rebels and elsewhere, points a regular."""

    dice_home: int
    dice_elsewhere: int
    cp_per_regular: int
    provenance: dict[str, Mark] = {}


class CardProcedure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The procedure that a card's event starts."""

    id: Literal["protestant_conversion"]
    attempts: int
    areas: tuple[str, ...]
    event: Literal["calvinist_zeal", "belgic_confession", "huguenot_lent", "iconoclastic_fury"] | None


class Card(Entry, frozen=True, kw_only=True):
    """A card whose existence is confirmed; its effect in our own words. `cp` and `number` null: not found."""

    number: int | None = None
    cp: int | None = None
    kinds: tuple[Literal["home", "event", "mandatory", "response", "combat"], ...]
    power: str | None = None
    players: tuple[int, ...] | None = None
    procedure: CardProcedure | None = None
    text_en: str
    text_ru: str


class UnconfirmedCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A title from memory, likely for the period; never to be shown as a fact."""

    name_en: str
    guess: str
    confidence: Literal["medium", "low"]


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


class Setup(Entry, frozen=True, kw_only=True, omit_defaults=False):
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


# ---- the files


class File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every file says what it is and which mark its values have where an entry does not say otherwise."""

    about: str
    default_provenance: Mark


class SpacesFile(File, frozen=True, kw_only=True):
    spaces: tuple[BoardSpace, ...]


class SeasFile(File, frozen=True, kw_only=True):
    seas: tuple[Sea, ...]


class OceansFile(File, frozen=True, kw_only=True):
    entry_zones: dict[str, tuple[str, ...]]
    navigation: Navigation
    treasure_rows: dict[str, TreasureRow]
    zones: tuple[Ocean, ...]
    sites: tuple[Site, ...]
    provenance: dict[str, Mark] = {}


class PowersFile(File, frozen=True, kw_only=True):
    victory_vp: int
    major: tuple[Power, ...]
    troops: tuple[Troop, ...]
    minor: tuple[Minor, ...]
    independent: Owner
    provenance: dict[str, Mark] = {}


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
    provenance: dict[str, Mark] = {}


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

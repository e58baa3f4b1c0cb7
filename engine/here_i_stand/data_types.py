"""The shapes of the Here I Stand board data; the files in resources/here_i_stand are written in them."""

from typing import Literal

from msgspec import Struct

from engine.atlas.board import Board, Entry, File, Mark, Space
from engine.atlas.board import SeasFile as SeasFile
from engine.here_i_stand.state import Crossing, Phase, Wife
from engine.wars.position import Religion, UnitType
from engine.wars.printed import Faith, KeysRow, Owner

Zone = Literal["german", "english", "french", "italian", "spanish"]
CardKind = Literal["home", "mandatory", "event", "response", "combat"]
Removal = Literal["home", "never", "always", "ruler", "sometimes"]
CardCondition = Literal["edward_born", "mary_may_rule", "elizabeth_may_rule", "anne_boleyn_married"]
RichesResult = Literal["card", "galleon", "no_effect", "eliminated", "deplete"]


class Row(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a table that has no name of its own."""

    provenance: dict[str, Mark] = {}


class BoardSpace(Space, frozen=True, kw_only=True):
    """A space of the map. `in_play`: at the start; `haven`: an event may make it a pirate haven."""

    in_play: bool = True
    haven: bool = False


class Ruler(Entry, frozen=True, kw_only=True):
    """A ruler of a power (6.2). `troops_faith` goes before the power's own; `wins_ties`: 18.4."""

    admin: int
    card_bonus: int
    initial: bool = False
    card: str | None = None
    leader: str | None = None
    troops_faith: Faith | None = None
    wins_ties: bool = False


class Power(Owner, frozen=True, kw_only=True):
    """One of the six major powers. The types of one of `shared_counters` are two sides of the same counters."""

    impulse: int
    capitals: tuple[str, ...]
    home_cards: tuple[str, ...]
    rulers: tuple[Ruler, ...]
    keys_track: tuple[KeysRow, ...]
    shared_counters: tuple[tuple[UnitType, ...], ...] = ()

    def ruler(self, ruler: str) -> Ruler:
        """One of its rulers."""
        return next(entry for entry in self.rulers if entry.id == ruler)


class Minor(Owner, frozen=True, kw_only=True):
    """A minor power: who may activate it, and whether it can be let go again (22)."""

    home_keys: tuple[str, ...]
    activated_by: tuple[str, ...]
    deactivated: bool


class ProtestantCards(Row, frozen=True, kw_only=True):
    """Cards of the Protestant's deal: `cards` with so many `electorates` under his control, else `base` (6.2)."""

    base: int
    electorates: int
    cards: int


class WarCosts(Row, frozen=True, kw_only=True):
    """Points to declare war (9.6): on each other, by the two names; null: never declared."""

    major: dict[str, int | None]
    minor: int


class Track(Entry, frozen=True, kw_only=True):
    """A track of boxes on a power's card; with `languages`, one row for each language."""

    power: str
    most: int
    languages: bool = False


class Succession(Row, frozen=True, kw_only=True):
    """England's victory points for an heir, and how many Protestant home spaces are worth one."""

    edward: int
    elizabeth: int
    homes_a_point: int


class Action(Entry, frozen=True, kw_only=True):
    """What can be bought with command points, and what it costs each power; null: nothing it can do."""

    cost: dict[str, int | None]
    once: bool = False


class Leader(Entry, frozen=True, kw_only=True):
    """An army or naval leader."""

    power: str | None
    kind: Literal["army", "naval"]
    command: int | None
    battle: int
    piracy: int | None
    ruler: bool = False
    enters: int | None = None
    entry_en: str = ""
    entry_ru: str = ""


class SpacesRow(Row, frozen=True, kw_only=True):
    """Victory points for so many Protestant spaces and more."""

    spaces: int
    papacy: int
    protestant: int


class Reformer(Entry, frozen=True, kw_only=True):
    """A reformer and his only space (8.2). `enters` null: after Henry's marriage to Anne Boleyn."""

    space: str
    enters: int | None


class AttemptBonus(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bonus dice for Reformation attempts: `within` so many steps `of` a space, or in spaces of some `homes`."""

    dice: int
    within: int | None = None
    of: str | None = None
    homes: tuple[str, ...] = ()


class Debater(Entry, frozen=True, kw_only=True):
    """A debater (18.5). `english`: England may use him; `with_reformer`: he enters only while that one is there."""

    power: Literal["protestant", "papacy"]
    zone: Zone | None
    value: int
    enters: int
    with_reformer: str | None = None
    english: bool = False
    attempt: AttemptBonus | None = None
    text_en: str
    text_ru: str


class Discovery(Entry, frozen=True, kw_only=True):
    """A discovery or a conquest with its victory points."""

    vp: int


class Colony(Entry, frozen=True, kw_only=True):
    """A colony that a power may found."""

    power: str


class RichesRow(Row, frozen=True, kw_only=True):
    """What two dice from `least` to `most` bring (20.4)."""

    least: int
    most: int
    result: RichesResult


class Voyager(Entry, frozen=True, kw_only=True):
    """An explorer or a conquistador."""

    power: str
    value: int


class Card(Entry, frozen=True, kw_only=True):
    """A card; its effect in our own words. `enters` null: as soon as its `condition` holds."""

    number: int
    cp: int
    kind: CardKind
    enters: int | None
    removed: Removal
    condition: CardCondition | None = None
    owner: str | None = None
    due_winter: int | None = None
    only_1517: bool = False
    text_en: str
    text_ru: str


class SetupSpace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who controls a space at the start (null: out of play), and its religion."""

    control: str | None
    religion: Religion


class SetupUnits(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Units of one owner and type in a space."""

    at: str
    owner: str
    type: UnitType
    count: int


class SetupMarker(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A marker on the map."""

    marker: Literal["jesuit_university", "knights_of_st_john", "fortress"]
    at: str


# ---- the files


class SpacesFile(File, frozen=True, kw_only=True):
    spaces: tuple[BoardSpace, ...]


class PowersFile(File, frozen=True, kw_only=True):
    protestant_cards: ProtestantCards
    war: WarCosts
    tracks: tuple[Track, ...]
    languages: tuple[str, ...]
    succession: Succession
    electorates: dict[str, int]
    bible_vp: int
    major: tuple[Power, ...]
    minor: tuple[Minor, ...]
    independent: Owner


class ActionsFile(File, frozen=True, kw_only=True):
    actions: tuple[Action, ...]


class LeadersFile(File, frozen=True, kw_only=True):
    leaders: tuple[Leader, ...]


class ReligionFile(File, frozen=True, kw_only=True):
    zones: tuple[Entry, ...]
    electorates: dict[str, int]
    spaces_track: tuple[SpacesRow, ...]
    religious_victory: int
    reformers: tuple[Reformer, ...]
    debaters: tuple[Debater, ...]


class NewWorldFile(File, frozen=True, kw_only=True):
    order: tuple[str, ...]
    raiders: tuple[str, ...]
    limits: dict[str, int]
    discoveries: tuple[Discovery, ...]
    conquests: tuple[Discovery, ...]
    colonies: tuple[Colony, ...]
    potosi: Entry
    riches: dict[str, tuple[RichesRow, ...]]
    explorers: tuple[Voyager, ...]
    conquistadors: tuple[Voyager, ...]


class CardsFile(File, frozen=True, kw_only=True):
    cards: tuple[Card, ...]


class Setup(Entry, frozen=True, kw_only=True):
    """A scenario. `vp` follows from control and tracks; it stands here to be checked against."""

    about: str
    default_provenance: Mark
    first_turn: int
    last_turn: int
    phase: Phase
    wars: tuple[tuple[str, str], ...]
    alliances: tuple[tuple[str, str], ...]
    minor_allies: dict[str, str]
    rulers: dict[str, str]
    vp: dict[str, int]
    hands: dict[str, tuple[str, ...]]
    deck: tuple[str, ...]
    reformers: tuple[str, ...]
    debaters: tuple[str, ...]
    wife: Wife
    crossing: dict[str, tuple[Crossing, ...]]
    leaders: dict[str, str | None]
    units: tuple[SetupUnits, ...]
    markers: tuple[SetupMarker, ...]
    spaces: dict[str, SetupSpace]


class Documents(Struct, frozen=True, kw_only=True):
    """All files as they were read."""

    spaces: SpacesFile
    seas: SeasFile
    powers: PowersFile
    actions: ActionsFile
    leaders: LeadersFile
    religion: ReligionFile
    new_world: NewWorldFile
    cards: CardsFile
    setups: tuple[Setup, ...]


class Data(Struct, frozen=True, kw_only=True):
    """The board data of the game, by id. `powers` are in impulse order."""

    board: Board[BoardSpace]
    powers: dict[str, Power]
    minors: dict[str, Minor]
    owners: dict[str, Owner]
    leaders: dict[str, Leader]
    religion: ReligionFile
    reformers: dict[str, Reformer]
    debaters: dict[str, Debater]
    new_world: NewWorldFile
    conquests: dict[str, Discovery]
    colonies: dict[str, Colony]
    cards: dict[str, Card]
    protestant_cards: ProtestantCards
    tracks: dict[str, Track]
    setups: dict[str, Setup]
    documents: Documents

"""The shapes of the Virgin Queen tables: influence, espionage, rebellion and cards."""

from typing import Literal

from msgspec import Struct

from engine.atlas.board import Entry, Mark


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
EFFECTS_OF: dict[str, tuple[EffectKind, ...]] = {
    "gain_intelligence": ("look_at_card", "look_at_hand", "neutralise_agent", "force_discard"),
    "assassination": ("kill", "vp"),
    "english_catholic_rebellion": ("lose_jesuit", "catholic_conversions", "rebellion_cp", "gunpowder_plot"),
}
"""What the rows of an action can bring."""


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

"""The board data of Here I Stand: whole, linked both ways, and such that its sums are those of the printed scenario."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.atlas.check import check_entries, check_graph, check_known, check_on_map, check_spaces
from engine.here_i_stand.book import book
from engine.here_i_stand.data import data, names
from engine.here_i_stand.points import keys_of, victory_points
from engine.here_i_stand.setup import set_up

DATA, BOOK = data(), book()
SPACES, SEAS = DATA.board.spaces, DATA.board.seas
SETUP = DATA.setups["1517"]
STATE = set_up("1517", BOOK)


def test_the_board_is_linked_both_ways_and_hangs_together() -> None:
    faults = [*check_spaces("spaces.json", list(SPACES.values()), "seas.json", list(SEAS.values())),
              *check_graph("spaces.json", DATA.board, whole_areas=False),
              *check_on_map("spaces.json", "space", SPACES.values(), -15, 45, 25, 65)]  # fmt: skip
    assert faults == []


def test_the_board_has_what_the_rule_book_counts() -> None:
    assert (len(SPACES), len(SEAS)) == (134, 14)
    assert sum(len(space.links) for space in SPACES.values()) == 2 * 204
    assert sum(len(space.passes) for space in SPACES.values()) == 2 * 16
    assert sum(len(sea.links) for sea in SEAS.values()) == 2 * 16
    kinds = Counter(space.kind for space in SPACES.values())
    assert kinds == {"town": 86, "key": 27, "capital": 6, "fortress": 9, "electorate": 6}
    homes = Counter(space.home for space in SPACES.values() if space.key)
    assert homes == {"ottoman": 5, "hapsburg": 7, "england": 4, "france": 5, "papacy": 2, None: 4, "scotland": 1,
                     "genoa": 1, "venice": 1, "hungary_bohemia": 3}  # fmt: skip
    zones = Counter(space.area for space in SPACES.values())
    assert zones == {"german": 27, "french": 24, "italian": 18, "spanish": 14, "english": 14, None: 37}
    assert [space for space, entry in SPACES.items() if not entry.in_play] == ["algiers"]


def test_the_straits_are_no_way_from_sea_to_sea() -> None:
    for port in ("gibraltar", "istanbul", "messina"):
        one, other = SPACES[port].sea_zones
        assert other not in SEAS[one].links


def test_every_power_has_the_spaces_of_its_homeland() -> None:
    homes = Counter(space.home for space in SPACES.values())
    wanted = {"ottoman": 15, "hapsburg": 32, "england": 12, "france": 17, "papacy": 3, "protestant": 21}
    assert {power: homes[power] for power in DATA.powers} == wanted
    for power in DATA.powers.values():
        assert all(SPACES[capital].kind == "capital" and SPACES[capital].home == power.id for capital in power.capitals)
        assert [row.keys for row in power.keys_track] == list(range(len(power.keys_track)))
        assert [row.victory for row in power.keys_track] == [False] * (len(power.keys_track) - 1) + [
            True for _ in power.keys_track[:1]
        ]


@pytest.mark.parametrize("power", DATA.powers)
def test_the_scenario_begins_with_the_points_and_keys_of_the_book(power: str) -> None:
    keys = {"ottoman": 4, "hapsburg": 8, "england": 4, "france": 6, "papacy": 2, "protestant": 0}
    assert len(keys_of(STATE, BOOK, power)) == keys[power]
    assert victory_points(STATE, BOOK, power) == SETUP.vp[power]


def test_ids_are_ids_and_everything_has_two_names() -> None:
    religion, world = DATA.religion, DATA.new_world
    for entries in (
        religion.zones, religion.reformers, religion.debaters, world.discoveries, world.conquests, world.colonies,
        world.explorers, world.conquistadors, DATA.documents.cards.cards, DATA.documents.leaders.leaders,
        DATA.documents.powers.major, DATA.documents.powers.minor, DATA.documents.actions.actions,
        DATA.documents.powers.tracks,
    ):  # fmt: skip
        assert list(check_entries("", "entry", entries)) == []
    for kind in names().values():
        assert all(row["name_en"].strip() and row["name_ru"].strip() for row in kind.values())
        assert all(any("а" <= letter <= "я" for letter in row["name_ru"].lower()) for row in kind.values()
                   if row["name_ru"] != "1517")  # fmt: skip


def test_the_cards() -> None:
    cards = DATA.cards
    assert [card.number for card in cards.values()] == list(range(1, 117))
    assert Counter(card.kind for card in cards.values())["home"] == 7
    assert {card.owner for card in cards.values() if card.kind == "home"} == set(DATA.powers)
    assert [c for power in DATA.powers.values() for c in power.home_cards] == [
        name for name, card in cards.items() if card.kind == "home"
    ]
    assert sum(card.enters != 1 for card in cards.values()) == 42
    assert {c.number: c.due_winter for c in cards.values() if c.due_winter} == {9: 3, 10: 2, 13: 4, 14: 4, 15: 6}
    assert {c.number for c in cards.values() if c.condition} == {19, 21, 23, 62, 63, 64}
    for card in cards.values():
        for text in (card.text_en, card.text_ru):
            assert 20 < len(text) < 420, card.id
            assert text.endswith("."), card.id
        assert (card.enters is None) <= (card.condition is not None)
        assert any("а" <= letter <= "я" for letter in card.text_ru)


def test_the_deck_of_the_scenario() -> None:
    numbers = [DATA.cards[card].number for card in SETUP.deck]
    assert numbers == [*range(9, 14), *range(24, 38), *range(65, 97), *range(98, 113)]
    assert len(STATE.deck.waiting) == 42
    assert STATE.powers["protestant"].hand == ("luthers_95_theses",)


def test_the_people() -> None:
    debaters = DATA.debaters.values()
    assert Counter(d.power for d in debaters) == {"protestant": 17, "papacy": 12}
    entry = Counter((d.power, d.enters) for d in debaters)
    assert [entry["protestant", turn] for turn in range(1, 8)] == [4, 3, 1, 7, 0, 2, 0]
    assert [entry["papacy", turn] for turn in range(1, 8)] == [5, 1, 0, 0, 2, 3, 1]
    assert {d.id for d in debaters if d.english} == {"cranmer", "latimer", "wishart", "knox"}
    assert {r.id: (r.space, r.enters) for r in DATA.reformers.values()} == {
        "luther": ("wittenberg", 1), "zwingli": ("zurich", 2), "calvin": ("geneva", 4), "cranmer": ("london", None),
    }  # fmt: skip
    assert len(DATA.new_world.explorers) == 15
    assert len(DATA.new_world.conquistadors) == 5
    for debater in debaters:
        if debater.attempt:
            assert list(check_known("", "", [debater.attempt.of], SPACES)) == []
            assert set(debater.attempt.homes) <= {"england", "scotland"}
            assert bool(debater.attempt.homes) != bool(debater.attempt.of)


def test_the_set_up_names_what_there_is() -> None:
    owners = {*DATA.powers, *DATA.minors, "independent"}
    assert {row.owner for row in SETUP.units} <= owners
    assert {row.at for row in SETUP.units} <= set(SPACES)
    assert set(SETUP.leaders) == set(DATA.leaders)
    assert {at for at in SETUP.leaders.values() if at} <= set(SPACES)
    for row in SETUP.units:
        assert row.type != "naval" or SPACES[row.at].port
    for owner, ruler in SETUP.rulers.items():
        assert [r.id for r in DATA.powers[owner].rulers if r.initial] == [ruler]
    assert set(DATA.religion.electorates) == set(BOOK.electorates)


def test_tables_leave_no_roll_out() -> None:
    for column, rows in DATA.new_world.riches.items():
        rolls = [roll for row in rows for roll in range(row.least, row.most + 1)]
        assert rolls == list(range(2, 13)), column
    track = DATA.religion.spaces_track
    assert [row.spaces for row in track] == sorted({row.spaces for row in track})
    assert all(row.papacy + row.protestant == 15 for row in track)

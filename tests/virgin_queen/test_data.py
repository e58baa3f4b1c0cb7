"""The board data of the game itself: whole, quick to read, and such that the worked cases of the rules hold on it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from fractions import Fraction
from importlib import resources
from itertools import pairwise
from math import comb

import pytest

from engine.atlas.paths import distances
from engine.virgin_queen.book import Book
from engine.virgin_queen.data import build, data, names, read_documents
from engine.virgin_queen.data_check import check, faults
from engine.virgin_queen.setup import set_up

DATA = data()
SPACES = DATA.board.spaces
SEAS = DATA.board.seas
TOURNAMENT = DATA.setups["tournament"]
CAMPAIGN = DATA.setups["campaign_1559"]


def test_nothing_is_wrong_with_it():
    assert check(DATA) == []


def test_it_is_read_once_and_quickly():
    assert data() is DATA
    took = []
    for _ in range(5):
        begun = time.perf_counter()
        build(read_documents())
        took.append(time.perf_counter() - begun)
    assert min(took) < 0.06


def test_the_cheap_checks_are_cheap():
    begun = time.perf_counter()
    faults(DATA)
    assert time.perf_counter() - begun < 0.2


def test_reading_and_cheap_checks_do_without_networkx():
    code = (
        "import sys; from engine.virgin_queen.data import data; from engine.virgin_queen.data_check import faults; "
        "faults(data()); sys.exit('networkx' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---- how much there is


def test_how_much_there_is():
    kinds = [space.kind for space in SPACES.values()]
    assert (len(SPACES), len(SEAS), len(DATA.oceans), len(DATA.sites)) == (165, 14, 9, 18)
    assert [kinds.count(kind) for kind in ("capital", "key", "fortress", "town")] == [6, 32, 18, 109]
    assert sum(len(space.links) for space in SPACES.values()) == 2 * 238
    assert sum(len(space.passes) for space in SPACES.values()) == 2 * 27
    assert sum(space.port for space in SPACES.values()) == 78
    assert (len(DATA.leaders), len(DATA.captains), len(DATA.cards)) == (37, 17, 29)


def test_the_areas_of_struggle_are_big_enough():
    areas = [space.area for space in SPACES.values()]
    assert [areas.count(area) for area in ("england", "scotland", "france", "netherlands")] == [14, 6, 30, 16]
    assert sum(space.huguenot_home for space in SPACES.values()) == 5
    assert sum(space.dutch_home for space in SPACES.values()) == 8


def test_what_the_catholic_league_counts():
    french = [space for space in SPACES.values() if space.home == "france"]
    assert len(french) >= 12
    assert sum(space.key for space in french) >= 4


def test_no_place_is_hard_to_reach_or_crowded_with_links():
    for space in SPACES.values():
        ways = len(space.links) + len(space.passes)
        assert ways <= 6, space.id
        assert ways >= 2 or space.port, space.id


def test_powers_stand_in_impulse_order():
    assert list(DATA.powers) == ["ottoman", "spain", "england", "france", "empire", "protestant"]
    assert list(DATA.troops) == ["huguenot", "dutch"]
    assert set(DATA.minors) == {"scotland", "ireland", "portugal", "venice", "papacy"}
    assert set(DATA.owners) == {*DATA.powers, *DATA.troops, *DATA.minors, "independent"}


def test_faith_of_units():
    catholic = {"spain", "france", "ireland", "portugal", "venice", "papacy"}
    protestant = {"england", "protestant", "huguenot", "dutch"}
    for owner, faith in DATA.unit_faith.items():
        wanted = "catholic" if owner in catholic else "protestant" if owner in protestant else None
        assert faith == wanted, owner


# ---- marks


def test_marks_of_values():
    assert SPACES["lyon"].mark("links.dijon") == "rule"
    assert SPACES["lyon"].mark("links.grenoble") == "house"
    assert SPACES["orleans"].mark("links.paris") == "read"
    assert SPACES["london"].mark("existence") == "house"
    assert DATA.powers["spain"].mark("capitals") == "read"
    assert DATA.espionage.bonuses["spanish_regular_in_england"].provenance["dice"] == "faq"
    assert DATA.leaders["don_john"].mark("existence") == "rule"
    assert DATA.leaders["don_john"].mark("battle") == "house"


# ---- names


def test_names_are_there_in_both_languages():
    found = names()
    assert set(found) >= {"spaces", "seas", "oceans", "sites", "powers", "minors", "troops", "leaders", "captains"}
    for kind, entries in found.items():
        for own, look in entries.items():
            assert look["name_en"], (kind, own)
            assert re.search("[А-Яа-яЁё]", look["name_ru"]), (kind, own)
            assert not re.search("[A-HJ-UW-Za-z]", look["name_ru"]), (kind, own)  # numerals of rulers pass
    assert found["spaces"]["la_rochelle"]["name_ru"] == "Ла-Рошель"


def test_whoever_has_counters_has_a_look():
    found = names()
    looks = [look for kind in ("powers", "minors", "troops", "others") for look in found[kind].values()]
    assert all(set(look) == {"name_en", "name_ru", "letter", "colour", "pattern"} for look in looks)
    assert len({look["letter"] for look in looks}) == len(looks) == 14


# ---- the worked case of 18.2: Huguenot Lent in the tournament


def religion(space: str) -> str | None:
    return TOURNAMENT.spaces[space].religion


CATHOLIC_UNITS = {
    row.at for row in TOURNAMENT.units if row.type in ("regular", "naval") and DATA.unit_faith[row.owner] == "catholic"
}


def protestant_neighbours(space: str, flipped: set[str]) -> list[str]:
    near = {*DATA.board.neighbours[space], *DATA.board.sea_neighbours(space)}
    return sorted(other for other in near if religion(other) == "protestant" or other in flipped)


@pytest.mark.parametrize("space", ["orleans", "paris", "bourges", "dijon"])
def test_the_spaces_of_the_example_are_catholic_and_in_france(space):
    assert religion(space) == "catholic"
    assert SPACES[space].area == "france"


def test_only_paris_of_the_example_holds_a_catholic_unit():
    assert {"orleans", "paris", "bourges", "dijon"} & CATHOLIC_UNITS == {"paris"}


def test_orleans_opens_paris_bourges_and_dijon():
    assert protestant_neighbours("orleans", set())
    for space in ("paris", "bourges", "dijon"):
        assert protestant_neighbours(space, set()) == []
        assert protestant_neighbours(space, {"orleans"}) == ["orleans"]


# ---- the worked case of the rebellion in Lyon


def test_lyon_is_no_home_of_huguenots_and_is_linked_with_dijon_and_clermont():
    lyon = SPACES["lyon"]
    assert not lyon.huguenot_home
    assert lyon.area == "france"
    assert {"dijon", "clermont"} <= set(lyon.links)
    assert all(SPACES[space].area == "france" for space in ("dijon", "clermont"))


def test_orleans_is_among_the_nearest_fortified_spaces_of_france_from_lyon():
    french = {s for s in SPACES if SPACES[s].fortified and TOURNAMENT.spaces[s].control == "france" and s != "lyon"}
    assert "orleans" in DATA.board.nearest("lyon", french)
    by_land = distances(DATA.board.neighbours, "lyon", french)
    assert by_land["orleans"] == min(by_land.values())


def test_huguenots_of_the_example_are_all_on_the_map():
    assert TOURNAMENT.capitals.huguenot == "la_rochelle"
    assert TOURNAMENT.leaders["coligny"] == TOURNAMENT.leaders["navarre"] == "la_rochelle"
    waiting = [
        own
        for own, at in TOURNAMENT.leaders.items()
        if at is None and DATA.leaders[own].troop == "huguenot" and DATA.leaders[own].kind == "army"
    ]
    assert waiting == []
    assert ("france", "protestant") not in TOURNAMENT.wars


def test_the_league_does_not_form_by_itself_at_the_start():
    held = [s for s in SPACES.values() if s.home == "france" and TOURNAMENT.spaces[s.id].control == "protestant"]
    assert len(held) <= 5
    assert not any(space.key for space in held)


# ---- scenarios


def test_tournament_and_campaign():
    assert (TOURNAMENT.first_turn, TOURNAMENT.last_turn) == (3, 6)
    assert (CAMPAIGN.first_turn, CAMPAIGN.last_turn) == (1, 7)
    assert CAMPAIGN.capitals.huguenot is None
    assert not any(row.owner in DATA.troops for row in CAMPAIGN.units)
    assert TOURNAMENT.vp == {"ottoman": 10, "spain": 12, "england": 10, "france": 9, "empire": 9, "protestant": 6}
    assert CAMPAIGN.vp == {"ottoman": 9, "spain": 12, "england": 8, "france": 10, "empire": 9, "protestant": 4}


def test_markers_of_turn_3_are_there_in_the_tournament_only():
    assert {(a.informants, a.cipher_key) for a in TOURNAMENT.agents.values()} == {(2, True)}
    assert {(a.informants, a.cipher_key) for a in CAMPAIGN.agents.values()} == {(0, False)}


# ---- the espionage table


def row_chances(action: str, attack: int, defence: int) -> list[Fraction]:
    """The chance of each row, from hits on two faces of six."""

    def hits(dice: int) -> list[Fraction]:
        p = Fraction(len(DATA.espionage.hit_on), 6)
        return [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]

    column = DATA.espionage.actions[action]
    chances = [Fraction(0)] * len(column.rows)
    for a, chance_a in enumerate(hits(attack)):
        for d, chance_d in enumerate(hits(defence)):
            result = a - d if column.measure == "net" else a
            for number, row in enumerate(column.rows):
                if (row.least is None or row.least <= result) and (row.most is None or result <= row.most):
                    chances[number] += chance_a * chance_d
    return chances


@pytest.mark.parametrize(
    ("action", "attack", "defence", "rows"),
    [
        ("gain_intelligence", 2, 0, [0.444, 0.444, 0.111, 0]),
        ("gain_intelligence", 6, 0, [0.088, 0.263, 0.329, 0.32]),
        ("assassination", 2, 3, [0.786, 0.214]),
        ("assassination", 4, 3, [0.556, 0.444]),
        ("assassination", 6, 8, [0.745, 0.255]),
        ("english_catholic_rebellion", 3, 3, [0.093, 0.575, 0.239, 0.082, 0.011, 0]),
        ("english_catholic_rebellion", 9, 5, [0.05, 0.271, 0.22, 0.206, 0.244, 0.009]),
        ("english_catholic_rebellion", 15, 3, [0.001, 0.033, 0.068, 0.127, 0.547, 0.224]),
    ],
)
def test_the_rows_have_the_chances_they_were_made_for(action, attack, defence, rows):
    chances = row_chances(action, attack, defence)
    assert sum(chances) == 1
    assert [float(chance) for chance in chances] == pytest.approx(rows, abs=0.0006)


@pytest.mark.parametrize("action", ["gain_intelligence", "assassination", "english_catholic_rebellion"])
def test_every_result_lies_in_one_row(action):
    column = DATA.espionage.actions[action]
    assert column.rows[-1].most is None
    for one, other in pairwise(column.rows):
        assert one.most == other.least - 1


def test_the_full_row_is_that_of_the_rule_book():
    (row,) = [r for r in DATA.espionage.actions["english_catholic_rebellion"].rows if len(r.effects) == 2]
    assert [(effect.kind, effect.amount) for effect in row.effects] == [
        ("catholic_conversions", 6),
        ("rebellion_cp", 4),
    ]
    assert row.provenance["effects"] == "rule"


# ---- the new world


def test_no_dangerous_passage_parts_the_entry_zones_of_europeans():
    safe = {zone.id: tuple(link.to for link in zone.links if not link.dangerous) for zone in DATA.oceans.values()}
    assert "guinea_coast" in distances(safe, "north_atlantic")
    assert "indian_ocean" not in distances(safe, "north_atlantic")
    every = {zone.id: tuple(link.to for link in zone.links) for zone in DATA.oceans.values()}
    assert set(distances(every, "north_atlantic")) == set(DATA.oceans)


def test_dangerous_passages_are_named():
    for zone in DATA.oceans.values():
        for link in zone.links:
            assert bool(link.name_en) == bool(link.name_ru) == link.dangerous


def test_a_marker_of_a_scenario_lies_where_it_says(tmp_path):
    """No scenario of the program begins with one; a player's own may."""
    tree = json.loads((resources.files("resources.virgin_queen") / "setup_tournament.json").read_text("utf-8"))
    tree["markers"] = [{"marker": "jesuit", "at": "york"}, {"marker": "piracy", "at": "north_sea"}]
    (tmp_path / "setup_tournament.json").write_text(json.dumps(tree), "utf-8")
    state = set_up("tournament", Book(data(tmp_path)))
    assert state.spaces["york"].markers == ("jesuit",)
    assert state.seas["north_sea"].markers == ("piracy",)
    assert not any(space.markers for name, space in state.spaces.items() if name != "york")

"""Scenarios as a player might spoil them: each fault is told with its file, its place and what to do about it."""

from __future__ import annotations

import pytest

from tests.virgin_queen.test_data_edits import GONE, told, twice, units

SCENARIO = [
    ("spaces/lyon", GONE, ["spaces", '"lyon" is missing', "write its line"]),
    ("spaces/lyonn", {"control": "france", "religion": "catholic"}, ["spaces", 'perhaps "lyon" was meant']),
    ("spaces/lyon/control", "frence", ['space "lyon", control', 'perhaps "france" was meant']),
    (
        "spaces/lyon/religion",
        None,
        ['space "lyon", religion', "has no religion in the areas", "catholic or protestant"],
    ),
    ("spaces/madrid/religion", "catholic", ['space "madrid", religion', "outside the areas", "write null"]),
    (
        "units/+",
        units(at="north_sea"),
        ["spain regular at north_sea", "stands at sea and is no ship", "put it into a space"],
    ),
    ("units/+", units(type="naval"), ["spain naval at madrid", "is a ship in a space that is no port"]),
    ("units/+", units(at="atlantis"), ['stands at "atlantis", which does not exist']),
    ("units/+", units(owner="protestant"), ["which has no pool of its own", "write huguenot or dutch"]),
    ("units/+", units(owner="genoa"), ['belongs to "genoa", which does not exist']),
    ("units/+", units(type="mercenary", count=0), ["counts 0", "write 1 or more"]),
    ("units/+", units(type="knight"), ["type", 'is "knight"', '"regular", "mercenary"']),
    ("units/+", units(at="seville", type="mercenary", loaned_to="england"), ["loaned_to", "only ships are loaned"]),
    ("units/+", units(at="seville", type="naval", loaned_to="savoy"), ["loaned_to", 'names "savoy"']),
    (
        "units/+",
        units(at="madrid", count=1),
        ['units "spain regular at madrid"', "stands 2 times", "add the two entries up"],
    ),
    (
        "units/+",
        units(at="seville", type="mercenary", count=12),
        ["13 land units of spain at seville", "leave 4 there"],
    ),
    (
        "units/+",
        units(at="seville", type="mercenary", count=99),
        ["mercenary units of spain, but its force pool has 12"],
    ),
    ("units/+", units(at="madrid", type="corsair"), ["1 corsair units of spain, but its force pool has 0"]),
    ("units/+", units(at="geneva", owner="independent", count=3), ["3 land units of independent", "leave 2 there"]),
    ("units/+", units(at="paris", type="mercenary"), ["land units of spain stand in paris, which france controls"]),
    ("leaders/alba", "brusels", ['leader "alba"', 'perhaps "brussels" was meant']),
    ("leaders/alba", "valencia", ['leader "alba"', 'stands at "valencia" without a unit of his power']),
    ("leaders/santa_cruz", "madrid", ['leader "santa_cruz"', 'is a naval leader in "madrid", which is no port']),
    ("leaders/alba", GONE, ["leaders", '"alba" is missing, who serves on turn 3', "or null if he waits"]),
    ("leaders/parma", None, ['leader "parma"', "does not serve on turn 3"]),
    ("leaders/spain_default", None, ['leader "spain_default"', "is no leader with whom a game starts"]),
    ("leaders/dragut", None, ['leader "uluch_ali"', 'stands beside "dragut", whom he replaces']),
    ("leaders/albo", None, ['perhaps "alba" was meant']),
    ("captains/raleigh", None, ['captain "raleigh"', "does not serve on turn 3"]),
    ("captains/drake", "madrid", ["captains", 'one is at "madrid", which does not exist']),
    ("capitals/spain", ["madrid", "paris"], ["capitals, spain", 'lies in "paris", which france controls']),
    ("capitals/dutch", "atlantis", ["capitals, dutch", 'names "atlantis"']),
    ("wars/+", ["spain", "ottoman"], ["wars", "spain and ottoman stand in this order"]),
    ("wars/+", ["england", "scotland"], ["wars", "england and scotland are at war and allied"]),
    ("wars/+", ["england", "genoa"], ["wars", 'names "genoa"']),
    ("wars/+", ["england"], ["wars, entry 2", "has 1 items", "write exactly 2"]),
    ("wars", twice, ['wars "ottoman-spain"', "stands 2 times"]),
    ("minors/scotland/ally", None, ['minor power "scotland", ally', "is null, but its alliances are with england"]),
    ("minors/venice/ally", "spain", ['minor power "venice", ally', "is spain, but its alliances are with nobody"]),
    ("keys/france", ["paris"], ["keys, france", "does not agree with control, which gives bordeaux, lyon"]),
    ("vp/france", 12, ["vp, france", "is 12, but the keys track and vp_bonus give 9"]),
    ("vp_bonus/france", 16, ["vp, france", "france has 25 points and wins before the first turn"]),
    ("treasures/france", -1, ["treasures, france", "is -1"]),
    ("treasure_rows/spain", 7, ["treasure_rows, spain", "has 7 treasures", "from 0 to 6"]),
    ("influence/venice/boxes/spain", 9, ['influence, "venice", boxes, spain', "is box 9"]),
    ("mercenaries_for_hire", 5, ["mercenaries_for_hire", "is 5", "from 0 to 4"]),
    ("agents/france/informants", -1, ["agents, informants, france", "is -1", "from 0 to 99"]),
    ("agents/france/informants", 2**62, ["agents, informants, france", "is 4611686018427387904", "from 0 to 99"]),
    ("informants/+", {"owner": "savoy", "on": "france"}, ["informants", 'names "savoy"']),
    ("informants/+", {"owner": "france", "on": "france"}, ["informants", "france spies on itself"]),
    ("jesuits", 7, ["jesuits", "is 7", "from 0 to 6"]),
    ("walsingham", None, ["walsingham", "is null on turn 3", 'write "unused" from turn 3 on']),
    ("unrest/+", "atlantis", ["unrest", 'names "atlantis"']),
    ("markers/+", {"marker": "piracy", "at": "paris"}, ['the piracy marker lies at "paris"', "name a sea zone"]),
    ("markers/+", {"marker": "jesuit", "at": "north_sea"}, ['the jesuit marker lies at "north_sea"', "name a space"]),
    ("settlements/goa", GONE, ["settlements", '"goa" is missing']),
    ("settlements/goa", "genoa", ["settlements, owner", 'names "genoa"']),
    ("last_turn", 2, ["first_turn, last_turn", "runs from turn 3 to turn 2"]),
    ("id", "tourney", ["id", 'is "tourney"', 'write "tournament"']),
    ("provenance/unit", "rule", ['a mark is given for "unit"', 'perhaps "units" was meant']),
]


@pytest.mark.parametrize(("way", "value", "words"), SCENARIO, ids=[f"{row[0]}:{n}" for n, row in enumerate(SCENARIO)])
def test_an_edit_that_spoils_a_scenario(tmp_path, way, value, words):
    sentences = told(tmp_path, setup_tournament={way: value})
    found = [one for one in sentences if all(word in one for word in words)]
    assert found, sentences
    assert all(one.startswith("setup_tournament.json, ") and ". To mend it: " in one for one in found)


def test_a_naval_leader_may_be_at_sea_with_a_ship_and_an_army_leader_may_not(tmp_path):
    ship = units(at="gulf_of_lyon", type="naval")
    sentences = told(
        tmp_path, setup_tournament={"units/+": ship, "leaders/doria": "gulf_of_lyon", "leaders/alba": "gulf_of_lyon"}
    )
    assert sentences == [
        'setup_tournament.json, leader "alba": stands at sea and is no naval leader. To mend it: put him into a space.'
    ]


def test_points_that_no_save_can_hold(tmp_path):
    """The sums agree; but a game that begins so could be written and never be opened again."""
    (sentence,) = told(tmp_path, setup_tournament={"vp_bonus/france": -1000, "vp/france": -991})
    assert sentence.startswith("setup_tournament.json: makes a position that no save can hold: ")
    assert "vp_bonus" in sentence


def test_more_jesuits_than_boxes(tmp_path):
    jesuits = [{"marker": "jesuit", "at": at} for at in ("york", "london", "norwich", "lincoln", "wales")]
    (sentence,) = told(tmp_path, setup_tournament={"markers": jesuits})
    assert "2 on Spain's card and 5 on the map are more than its 6 boxes" in sentence


def test_a_power_that_has_won_by_keys_before_the_start(tmp_path):
    sentences = told(
        tmp_path, powers={"major/france/keys_track": lambda track: [*track[:6], {"keys": 6, "victory": True}]}
    )
    assert any("france has 6 keys and wins before the first turn" in one for one in sentences)

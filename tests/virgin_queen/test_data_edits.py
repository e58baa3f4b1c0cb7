"""Board files as a player might spoil them: each fault is told with its file, its place and what to do about it."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.atlas.fault import BoardError
from engine.virgin_queen.data import FILES, data
from engine.virgin_queen.data_check import check

GONE = object()
Change = Callable[[Any], Any]


def document(file: str) -> Any:
    return json.loads(resources.files("resources.virgin_queen").joinpath(file).read_text(encoding="utf-8"))


def put(tree: Any, way: str, value: Any) -> None:
    """Sets the value at `way`, such as `spaces/lyon/links`; entries of lists are found by id or by number."""
    *steps, last = way.split("/")
    for step in steps:
        tree = tree[_index(tree, step)]
    if last == "+":
        tree.append(value)
    elif value is GONE:
        del tree[_index(tree, last)]
    elif callable(value):
        tree[_index(tree, last)] = value(tree[_index(tree, last)])
    elif isinstance(tree, dict):
        tree[last] = value
    else:
        tree[_index(tree, last)] = value


def _index(tree: Any, step: str) -> Any:
    if isinstance(tree, dict):
        return step
    return int(step) if step.lstrip("-").isdigit() else next(i for i, entry in enumerate(tree) if entry["id"] == step)


def edited(file: str, changes: dict[str, Any]) -> Any:
    """Our own file with the changes in it."""
    tree = document(file)
    for way, value in changes.items():
        put(tree, way, value)
    return tree


def told(folder: Path, **edits: dict[str, Any]) -> list[str]:
    """What is told about a folder with the files so edited (names without .json)."""
    for name, changes in edits.items():
        (folder / f"{name}.json").write_text(json.dumps(edited(f"{name}.json", changes)), encoding="utf-8")
    with pytest.raises(BoardError) as caught:
        data(folder)
    return [str(fault) for fault in caught.value.faults]


def without(*items: Any) -> Change:
    return lambda found: [item for item in found if item not in items]


def with_(*items: Any) -> Change:
    return lambda found: [*found, *items]


def twice(found: Any) -> Any:
    return [*found, found[0]]


def test_a_folder_with_our_own_files_is_sound(tmp_path):
    for file in resources.files("resources.virgin_queen").iterdir():
        if file.name.endswith(".json"):
            (tmp_path / file.name).write_bytes(file.read_bytes())
    assert data(tmp_path) == data()
    assert check(data(tmp_path)) == []


def test_a_folder_may_hold_only_what_it_changes_and_is_read_anew(tmp_path):
    tree = document("powers.json")
    for points in (26, 27):
        put(tree, "victory_vp", points)
        (tmp_path / "powers.json").write_text(json.dumps(tree), encoding="utf-8")
        assert data(tmp_path).victory_vp == points
    assert data().victory_vp == 25


# ---- one fault each: file, way, value, then what must be told


SPACES = [
    (
        "spaces/lyon/links",
        without("dijon"),
        ['space "dijon", links', 'leads to "lyon", but nothing leads back', "or take"],
    ),
    ("spaces/lyon/links", with_("dijon"), ['space "lyon", links "dijon"', "stands 2 times", "take one of them out"]),
    ("spaces/lyon/links", with_("djion"), ['leads to "djion", which does not exist', 'perhaps "dijon" was meant']),
    (
        "spaces/lyon/kind",
        "castle",
        ['entry "lyon", kind', 'is "castle"', '"capital", "key", "fortress", "electorate", "town"'],
    ),
    ("spaces/lyon/home", "burgundy", ['space "lyon", home', 'names "burgundy", which does not exist', "write one of"]),
    ("spaces/lyon/home", "venise", ['perhaps "venice" was meant']),
    ("spaces/lyon/area", "germany", ['space "lyon", area', "write one of england, france, netherlands, scotland"]),
    ("spaces/lyon/lat", 70, ["lies at 70, 4.", "off the map", "a lat from 30 to 59"]),
    ("spaces/lyon/lat", "45", ['entry "lyon", lat', 'is "45"', "write a number"]),
    ("spaces/lyon/name_ru", "", ['space "lyon", name_ru', "is empty", "write the name"]),
    ("spaces/lyon/links", GONE, ['entry "lyon", links', "is missing", "write a list in square brackets"]),
    ("spaces/lyon/port", True, ['entry "lyon", port', "is a field that nobody knows"]),
    ("spaces/metz/huguenot_home", True, ['space "metz"', "is a Huguenot home but no French home in France"]),
    (
        "spaces/liege/dutch_home",
        True,
        ['space "liege"', "is a Dutch home outside the Netherlands", "take dutch_home out"],
    ),
    ("spaces/london/sea_zones", with_("irish_sea"), ['space "london", sea_zones', 'names "irish_sea"', "in seas.json"]),
    ("spaces", twice, ['space "london"', "stands 2 times", "an id stands for one thing"]),
    ("default_provenance", "guess", ["default_provenance", 'is "guess"', '"rule", "faq", "read", "house"']),
    ("about", " ", ["spaces.json, about", "is empty", "write what the file holds"]),
]
SEAS = [
    ("seas/north_sea/ports", without("london"), ['space "london", sea_zones', "does not have it as a port"]),
    (
        "seas/north_sea/ports",
        with_("paris"),
        ['sea zone "north_sea", ports', 'names "paris", which does not lie on it'],
    ),
    ("seas/north_sea/links", without("irish_sea"), ['sea zone "irish_sea", links', "nothing leads back"]),
    ("seas/black_sea/straits/0/by", "varna", ["straits", 'passes by "varna", which is no port of both zones']),
    ("seas/black_sea/lon", -40, ['sea zone "black_sea"', "off the map"]),
]
POWERS = [
    ("major/spain/capitals", ["madrid", "seville"], ['power "spain", capitals', '"seville" is no capital in']),
    ("major/spain/impulse", 1, ["major, impulse", "the impulses are 1, 1, 3, 4, 5, 6", "number them from 1 to 6"]),
    ("major/spain/keys_track/3/keys", 7, ['power "spain", keys_track', "does not count 0, 1, 2 and so on"]),
    ("major/spain/keys_track/3/vp", GONE, ["the row of 3 keys lacks cards or vp"]),
    ("major/spain/keys_track/-1/victory", False, ["the row of 15 keys ends it without a victory"]),
    ("major/spain/keys_track/2/victory", True, ["the row of 2 keys wins the game", "in the last row and nowhere else"]),
    ("major/spain/colour", "yellow", ['owner "spain", colour', '"yellow" is no colour', 'as in "#009E73"']),
    ("major/spain/colour", "#0072b2", ["colour", "spain, france have the same colour #0072b2"]),
    ("major/spain/letter", "F", ['has the letter "F" of "spain"', "give it a letter of its own"]),
    ("major/spain/force_pool/regular", -1, ['owner "spain", force_pool, regular', "has -1 units", "from 0 to 99"]),
    ("major/spain/force_pool/galley", 3, ['force_pool, the key "galley"', '"naval", "corsair"']),
    ("major/spain/pattern", "zigzag", ['entry "spain", pattern', 'is "zigzag"']),
    ("major/spain/home_cards", ["papal_bul"], ['power "spain", home_cards', 'perhaps "papal_bull" was meant']),
    ("major/empire/capital_may_move_to", ["prage"], ["capital_may_move_to", 'perhaps "prague" was meant']),
    ("major/spain/rulers/0/name_en", "", ['power "spain", ruler "philip_ii", name_en', "is empty"]),
    ("major/protestant/hand_limit/lifted_by_key_in", "flanders", ['power "protestant", hand_limit', '"flanders"']),
    ("troops/dutch/area", "holland", ['troop "dutch", area', 'names "holland"']),
    ("troops/dutch/power", "spain", ['troop "dutch", power', 'names "spain"', "write one of protestant"]),
    ("troops/dutch/enemy", "spian", ['troop "dutch", enemy', 'perhaps "spain" was meant']),
    ("minor/ireland/home_key", "cork", ['minor power "ireland", home_key', '"cork" is no key in its homeland']),
    ("minor/ireland/unit_faith", "muslim", ['entry "ireland", unit_faith', 'is "muslim"', '"catholic"', "or null"]),
    ("minor/scotland/id", "genoa", ['"genoa" is none that the rules know']),
    ("provenance/victory_points", "read", ["the file, provenance", 'a mark is given for "victory_points"']),
]  # fmt: skip
PEOPLE = [
    ("leaders/alba/power", "savoy", ['leader "alba", power', 'names "savoy"', "write one of empire"]),
    ("leaders/alba/command", None, ['leader "alba", command', "is missing, and he leads armies"]),
    ("leaders/alba/battle", None, ['leader "alba", battle', "is missing"]),
    ("leaders/alba/troop", "dutch", ['leader "alba"', "belongs to a troop of another power"]),
    ("leaders/coligny/troop", GONE, ['leader "coligny"', "belongs to no troop", '"huguenot"']),
    ("leaders/santa_cruz/leaves", 1, ['leader "santa_cruz"', "leaves on turn 1, before he enters on turn 2"]),
    ("leaders/uluch_ali/replaces", "dragon", ['leader "uluch_ali", replaces', 'perhaps "dragut" was meant']),
    ("leaders/spain_default/enters", 2, ['leader "spain_default"', "stands in for dead ones"]),
    ("leaders/alba/enters", 1.5, ['entry "alba", enters', "is 1.5", "a whole number"]),
    ("leaders", twice, ['leader "suleiman"', "stands 2 times"]),
]
CAPTAINS = [
    ("captains/drake/rating", -1, ['captain "drake", rating', "is -1", "write 0 or more"]),
    ("captains/drake/id", "alba", ['captain "alba"', "has the id of a leader"]),
    ("captains/barents/troop", GONE, ['captain "barents"', "belongs to no troop"]),
]
OCEANS = [
    ("zones/pacific_ocean/links/0/dangerous", False, ["is dangerous in one direction only", "at both ends"]),
    ("zones/pacific_ocean/links/0/to", "arctic", ['leads to "arctic", which does not exist']),
    (
        "zones/pacific_ocean/links",
        lambda links: links[1:],
        ['ocean zone "north_atlantic", links', "nothing leads back"],
    ),
    ("zones/guinea_coast/sites", ["el_mina", "goa"], ['names "goa", which does not lie on it']),
    ("zones/guinea_coast/sites", ["el_mina", "gao"], ["guinea_coast", 'names "gao"', 'perhaps "goa" was meant']),
    ("zones/guinea_coast/sites", [], ['site "el_mina", zones', "does not have it as a site"]),
    ("sites/goa/owner", "portgual", ['site "goa", owner', 'perhaps "portugal" was meant']),
    ("sites/goa/zones", [], ['site "goa", zones', "is empty", "name the zones on which it lies"]),
    ("sites/goa/zones", with_("arctic"), ['site "goa", zones', 'names "arctic", which does not exist']),
    ("sites/goa/treasure", 40, ['site "goa", treasure', "is 40", "from 0 to 6"]),
    ("entry_zones/spain", [], ["entry_zones, spain", "is empty"]),
    ("entry_zones/spain", GONE, ["entry_zones", '"spain" is missing']),
    ("entry_zones/spain", ["nort_atlantic"], ['perhaps "north_atlantic" was meant']),
    ("treasure_rows/england", {"boxes": 2}, ["treasure_rows", 'names "england"', "write one of portugal, spain"]),
]
INFLUENCE = [
    ("minors/venice/default/spain", 7, ['minor power "venice", default, spain', "is box 7", "from 0 to 6"]),
    ("minors/venice/default/spain", GONE, ['the box of "spain" is missing']),
    ("minors/venice/never_ally_of", ["genoa"], ["never_ally_of", 'names "genoa"']),
    ("minors", lambda rows: rows[1:], ['the row of "scotland" is missing']),
    (
        "activated_majors/empire/players",
        [1, 2],
        ['activated power "empire", players', "names 1 players", "from 2 to 6"],
    ),
]
ESPIONAGE = [
    (
        "actions/assassination/rows/1/least",
        2,
        ['action "assassination", row 1', "begins at 2, but the row before ends at 0"],
    ),
    ("actions/gain_intelligence/rows/1/least", None, ['"gain_intelligence", row 1', "has no beginning", "for least"]),
    ("actions/gain_intelligence/rows/1/most", 0, ["row 1", "ends at 0, before it begins at 1", "put them in order"]),
    ("actions/assassination/rows/1/most", 5, ["the last row ends at 5", "let it end at null"]),
    ("actions/assassination/rows/0/least", -3, ["the first row begins at -3", "null (no end), the lowest result"]),
    ("actions/gain_intelligence/rows/0/least", None, ["the first row begins at null (no end)", "let it begin at 0"]),
    ("actions/assassination/rows/1/effects/1/amount", GONE, ["row 1, vp", "has no amount"]),
    ("actions/assassination/rows/1/effects/0/amount", 2, ["row 1, kill", "has an amount and needs none"]),
    ("actions/assassination/rows/1/effects/0/kind", "maim", ["effects, entry 1, kind", 'is "maim"']),
    (
        "actions/assassination/rows/1/effects/0/kind",
        "look_at_hand",
        ['"assassination", row 1', 'has the effect "look_at_hand"', "write one of kill, vp"],
    ),
    ("actions/gain_intelligence/rows/3/choose", 4, ["row 3, choose", "lets choose 4 of 3 effects"]),
    ("actions/assassination/measure", "hits", ['measures "hits" with a defence']),
    ("actions/assassination/cp", [2, 9], ['action "assassination", cp', "from 1 to 6"]),
    ("actions/assassination/attack/per_cp", -1, ["has a negative number of dice"]),
    ("actions/assassination/rows", GONE, ["lacks attack, measure or rows"]),
    (
        "actions/assassination/rows/1/provenance",
        {"effect": "rule"},
        ['a mark is given for "effect"', 'perhaps "effects"'],
    ),
    ("actions/english_catholic_rebellion/power", "spian", ['perhaps "spain" was meant']),
    ("bonuses/palace_guard/dice", -2, ['bonus "palace_guard", dice', "is -2"]),
    (
        "bonuses/palace_guard/actions",
        ["gain_intelligence"],
        ["gives defence dice to gain_intelligence, which has none"],
    ),
    ("bonuses/palace_guard/id", "guards", ['entry "guards", id', 'is "guards"', '"palace_guard"']),
    ("hit_on", [5, 7], ["hit_on", "names 7", "from 1 to 6"]),
    ("actions", lambda columns: columns[1:], ['"gain_intelligence" is missing']),
]
REST = [
    ("rebellion", "rebellion/dice_home", 99, ["rebellion, dice_home", "is 99", "from 0 to 12"]),
    ("rebellion", "rebellion/cp_per_regular", 0, ["rebellion, cp_per_regular", "is 0", "from 1 to 12"]),
    ("cards", "cards/papal_bull/cp", 9, ['card "papal_bull", cp', "is 9", "from 1 to 6"]),
    ("cards", "cards/papal_bull/number", 3, ['number "3"', "stands 2 times"]),
    ("cards", "cards/papal_bull/power", "pope", ['card "papal_bull", power', 'names "pope"']),
    (
        "cards",
        "cards/papal_bull/power",
        "france",
        ['card "papal_bull"', "france does not have it among its home_cards"],
    ),
    ("cards", "cards/papal_bull/kinds", [], ['card "papal_bull", kinds', "is empty"]),
    ("cards", "cards/papal_bull/text_ru", "", ['card "papal_bull"', "lacks a text"]),
    ("cards", "cards/huguenot_lent/procedure/attempts", 21, ['card "huguenot_lent", procedure', "cannot be started"]),
    ("cards", "cards/huguenot_lent/procedure/areas", ["spain"], ["procedure, areas", 'names "spain"']),
    ("cards", "unconfirmed/0/name_en", "Papal bull", ['unconfirmed "Papal bull"', "is a confirmed card too"]),
]


def one_by_one(name: str, rows: list[tuple[str, Any, list[str]]]) -> list[Any]:
    return [
        pytest.param(name, way, value, words, id=f"{name}:{way}:{number}")
        for number, (way, value, words) in enumerate(rows)
    ]


@pytest.mark.parametrize(
    ("name", "way", "value", "words"),
    [
        *one_by_one("spaces", SPACES),
        *one_by_one("seas", SEAS),
        *one_by_one("powers", POWERS),
        *one_by_one("leaders", PEOPLE),
        *one_by_one("captains", CAPTAINS),
        *one_by_one("oceans", OCEANS),
        *one_by_one("influence", INFLUENCE),
        *one_by_one("espionage", ESPIONAGE),
        *REST,
    ],
)
def test_an_edit_that_spoils_a_file(tmp_path, name, way, value, words):
    sentences = told(tmp_path, **{name: {way: value}})
    assert any(all(word in one for word in words) for one in sentences), sentences
    assert all(re.match(r"[a-z_0-9]+\.json(, .+)?: .+\. To mend it: .+\.$", one) for one in sentences)


# ---- many faults


def units(**fields: Any) -> dict[str, Any]:
    return {"at": "madrid", "owner": "spain", "type": "regular", "count": 1, **fields}


def test_all_faults_of_all_files_are_told_at_once(tmp_path):
    sentences = told(
        tmp_path,
        spaces={"spaces/lyon/home": "burgundy", "spaces/paris/lat": 80},
        leaders={"leaders/alba/battle": None},
        setup_campaign_1559={"units/+": units(at="north_sea")},
    )
    assert {one.split(", ")[0] for one in sentences} == {"spaces.json", "leaders.json", "setup_campaign_1559.json"}
    assert sum("spaces.json" in one for one in sentences) == 2


def test_faults_of_form_are_told_for_all_files_before_those_of_sense(tmp_path):
    sentences = told(
        tmp_path,
        spaces={"spaces/lyon/home": "burgundy", "spaces/paris/lat": "north", "spaces/rouen/kind": 3},
        leaders={"leaders/alba/command": "ten"},
    )
    assert [one.split(": ")[0] for one in sentences] == [
        'spaces.json, spaces, entry "paris", lat',
        'spaces.json, spaces, entry "rouen", kind',
        'leaders.json, leaders, entry "alba", command',
    ]


def test_a_misspelt_file_is_told(tmp_path):
    (tmp_path / "space.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BoardError, match=r"space\.json: is a file that nobody reads"):
        data(tmp_path)


# ---- anything at all

JUNK = [None, True, -1, 0, 10**30, 1.5, "", "paris", "spain", "no such thing", [], ["paris"], [[]], {}, {"id": "paris"}]
DOCUMENTS = sorted(file.name for file in resources.files("resources.virgin_queen").iterdir() if file.name in FILES)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_is_spoilt_is_told_and_nothing_else_happens(drawn):
    file = drawn.draw(st.sampled_from(DOCUMENTS))
    tree = node = document(file)
    for _ in range(drawn.draw(st.integers(0, 4))):
        steps = list(node) if isinstance(node, dict) else range(len(node))
        nested = [step for step in steps if isinstance(node[step], (dict, list)) and node[step]]
        if not nested:
            break
        node = node[drawn.draw(st.sampled_from(nested))]
    step = drawn.draw(st.sampled_from(list(node) if isinstance(node, dict) else list(range(len(node)))))
    if drawn.draw(st.booleans()):
        del node[step]
    else:
        node[step] = drawn.draw(st.sampled_from(JUNK))
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, file).write_text(json.dumps(tree), encoding="utf-8")
        try:
            faults = check(data(Path(folder)))
        except BoardError as error:
            faults = [str(fault) for fault in error.faults]
    assert all(". To mend it: " in fault for fault in faults)


# ---- what only the slow checks find


def test_a_place_that_nothing_leads_to(tmp_path):
    tree = document("spaces.json")
    put(tree, "spaces/madrid/links", [])
    for space in tree["spaces"]:
        space["links"] = [other for other in space["links"] if other != "madrid"]
        space["passes"] = [other for other in space["passes"] if other != "madrid"]
    put(tree, "spaces/madrid/passes", [])
    (tmp_path / "spaces.json").write_text(json.dumps(tree), encoding="utf-8")
    assert check(data(tmp_path)) == [
        "spaces.json, madrid: cannot be reached from the rest of the board. "
        "To mend it: link one of them with the rest of the board, or make it a port."
    ]


def test_an_area_that_falls_apart(tmp_path):
    tree = document("spaces.json")
    put(tree, "spaces/carlisle/area", None)
    put(tree, "spaces/newcastle/area", None)
    (tmp_path / "spaces.json").write_text(json.dumps(tree), encoding="utf-8")
    scenarios = {f"spaces/{space}/religion": None for space in ("carlisle", "newcastle")}
    with pytest.raises(BoardError):
        data(tmp_path)
    for name in ("setup_tournament", "setup_campaign_1559"):
        (tmp_path / f"{name}.json").write_text(json.dumps(edited(f"{name}.json", scenarios)), encoding="utf-8")
    assert check(data(tmp_path)) == [
        "spaces.json, berwick: is cut off by land from the rest of the area england. "
        "To mend it: link it with the area by land, or take it out of the area england."
    ]


def test_a_league_that_can_never_form_by_keys(tmp_path):
    tree = document("spaces.json")
    for space in tree["spaces"]:
        if space["home"] == "france" and space["kind"] == "key":
            space["home"] = "spain"
    (tmp_path / "spaces.json").write_text(json.dumps(tree), encoding="utf-8")
    (sentence,) = check(data(tmp_path))
    assert sentence.startswith("spaces.json, home: France has 1 home keys, so that the Catholic League can never form")

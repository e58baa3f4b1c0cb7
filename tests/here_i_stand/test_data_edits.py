"""Board files of Here I Stand as a player might spoil them: each fault is told with file, place and remedy."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from engine.atlas.fault import BoardError
from engine.here_i_stand.data import FILES, PACKAGE, data
from tests.virgin_queen.test_data_edits import GONE, put, twice, with_, without


def told(folder: Path, name: str, way: str, value: Any) -> list[str]:
    """What is told about a folder with one file, in which one value is another."""
    tree = json.loads((resources.files(PACKAGE) / f"{name}.json").read_text("utf-8"))
    put(tree, way, value)
    (folder / f"{name}.json").write_text(json.dumps(tree), "utf-8")
    with pytest.raises(BoardError) as caught:
        data(folder)
    return [str(fault) for fault in caught.value.faults]


def units(**fields: Any) -> dict[str, Any]:
    return {"at": "paris", "owner": "france", "type": "mercenary", "count": 1, **fields}


SPACES = [
    ("spaces/lyon/home", "burgundy", ['space "lyon", home', 'names "burgundy"', "write one of"]),
    ("spaces/lyon/area", "swiss", ['space "lyon", area', 'names "swiss"', "write one of english, french, german"]),
    ("spaces/lyon/lon", 80, ['space "lyon"', "off the map"]),
]
POWERS = [
    ("independent/id", "nobody", ["independent", 'has the id "nobody"', 'write "independent"']),
    ("major/ottoman/impulse", 2, ["impulse", "the numbers are [2, 2, 3, 4, 5, 6]", "each once"]),
    ("major/ottoman/capitals", ["istambul"], ['power "ottoman", capitals', 'perhaps "istanbul" was meant']),
    ("major/ottoman/home_cards", twice, ['power "ottoman", home_cards', "stands 2 times"]),
    ("major/ottoman/keys_track/1/keys", 7, ['power "ottoman", keys_track', "has gaps", "a row for 0 keys, 1 key"]),
    ("major/ottoman/rulers", [], ['power "ottoman"', "has no ruler", "write one"]),
    ("major/ottoman/force_pool/regular", -1, ['"ottoman", force_pool', "has -1 regular", "from 0 to 999"]),
    ("minor/genoa/home_keys", ["genova"], ['minor power "genoa", home_keys', 'perhaps "genoa" was meant']),
    ("minor/genoa/activated_by", ["spain"], ['minor power "genoa", activated_by', 'names "spain"']),
    ("tracks/piracy_vp/most", 100, ['track "piracy_vp", most', "is 100", "from 0 to 99"]),
    ("tracks/piracy_vp/power", "algiers", ["tracks, power", 'names "algiers"']),
    ("electorates/hapsburg", GONE, ["electorates", '"hapsburg" is missing', "write its line"]),
    ("electorates/france", 1, ["electorates", 'names "france"', "write one of hapsburg, protestant"]),
    ("succession/homes_a_point", 0, ["succession, homes_a_point", "is 0", "write 1 or more"]),
    ("tracks/piracy_vp/id", "pirates", ["cannot be set up", "pirates", "let the pieces, the cards and the board fit"]),
    ("tracks", lambda rows: [row for row in rows if row["id"] != "full_bible"], ["cannot be set up", "full_bible"]),
]
RELIGION = [
    ("electorates/mainz", GONE, ["electorates", '"mainz" is missing', "write its line"]),
    ("electorates/mainz", 100, ['electorates, "mainz"', "is 100", "from 0 to 99"]),
    ("electorates/lyon", 1, ["electorates", 'names "lyon"', "write one of augsburg"]),
    ("spaces_track", [], ["spaces_track", "has rows for [] spaces", "a row for 0 spaces"]),
    ("spaces_track/1/spaces", 7, ["spaces_track", "has rows for [0, 7, 7,", "the numbers rising"]),
    ("reformers/luther/space", "wartburg", ["reformer, space", 'names "wartburg"']),
    ("debaters/eck/zone", "swiss", ['entry "eck", zone', 'is "swiss"', "write one of"]),
]
NEW_WORLD = [
    ("riches/inca/0/least", 3, ['riches, "inca"', "has not one row for each total", "from 2 to 12 without gaps"]),
    ("riches/inca/2/most", 8, ['riches, "inca"', "has not one row for each total"]),
    ("riches/inca", GONE, ["riches", '"inca" is missing']),
    ("order", ["hapsburg", "spain"], ["order", 'names "spain"']),
    ("limits/portugal", 2, ["limits", 'names "portugal"']),
    ("colonies/cuba/power", "papacy", ["colony, power", 'names "papacy"', "write one of england, france, hapsburg"]),
]
CARDS = [
    ("cards/janissaries/number", 2, ["number", "2 stands on 2 cards", "number each card once"]),
    ("cards/janissaries/owner", "turkey", ["card, owner", 'names "turkey"']),
    ("cards/gout/kind", "joke", ['entry "gout", kind', 'is "joke"', "write one of"]),
]
SCENARIO = [
    ("first_turn", 0, ["first_turn, last_turn", "runs from turn 0 to turn 9", "from 1 to 9, in order"]),
    ("last_turn", 10, ["runs from turn 1 to turn 10"]),
    ("phase", "tea", ["setup_1517.json, phase", 'is "tea"', 'write one of "luthers_95_theses"']),
    ("wife", "anne", ["setup_1517.json, wife", 'is "anne"', '"anne_boleyn"']),
    ("crossing", {"hapsburg": ["cuba"]}, ["crossing, hapsburg, entry 1", 'is "cuba"', '"exploration", "conquest"']),
    ("crossing", {"portugal": ["colony"]}, ["crossing", 'names "portugal"']),
    ("rulers/atlantis", "plato", ["rulers", 'names "atlantis"', "write one of england"]),
    ("rulers/france", "plato", ["rulers, france", 'names "plato"']),
    ("rulers/france", GONE, ["rulers", '"france" is missing']),
    ("vp/france", 7, ["vp, france", "is 7, but keys and tracks give 12", "write this sum"]),
    ("spaces/lyon", GONE, ["spaces", '"lyon" is missing']),
    ("spaces/lyon/control", "spain", ["spaces, control", 'names "spain"']),
    ("spaces/algiers/control", "ottoman", ["cannot be set up", "control of algiers"]),
    ("spaces/istanbul/religion", "catholic", ["cannot be set up", "religion of istanbul"]),
    ("units/+", units(count=0), ["(france mercenary at paris), count", "is 0", "from 1 to 999"]),
    ("units/+", units(count=99), ["cannot be set up", "of france than there are"]),
    ("units/+", units(type="naval"), ["(france naval at paris)", "is a fleet where there is no port", "into a port"]),
    ("units/+", units(owner="spain"), ["owner", 'names "spain"']),
    ("units/+", units(at="pariss"), ["at", 'perhaps "paris" was meant']),
    ("units", twice, ['units "ottoman regular at istanbul"', "stands 2 times"]),
    ("markers/+", {"marker": "fortress", "at": "atlantis"}, ["markers, fortress", 'names "atlantis"']),
    ("hands/protestant", with_("gout"), ['deck, hands "gout"', "stands 2 times"]),
    ("deck", with_("papal_bull"), ["deck, hands", 'names "papal_bull"']),
    ("leaders/charles_v", GONE, ["leaders", '"charles_v" is missing']),
    ("wars/+", ["france", "spain"], ["wars", 'names "spain"']),
]
FAULTS = {
    "spaces": SPACES, "powers": POWERS, "religion": RELIGION, "new_world": NEW_WORLD, "cards": CARDS,
    "setup_1517": SCENARIO,
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "way", "value", "words"),
    [pytest.param(name, *row, id=f"{name}:{row[0]}:{at}") for name in FAULTS for at, row in enumerate(FAULTS[name])],
)
def test_an_edit_that_spoils_a_file(tmp_path: Path, name: str, way: str, value: Any, words: list[str]) -> None:
    sentences = told(tmp_path, name, way, value)
    assert any(all(word in one for word in words) for one in sentences), sentences
    assert all(re.match(r"[a-z_0-9]+\.json(, .+)?: .+\. To mend it: .+\.$", one) for one in sentences)


def test_all_faults_are_told_together(tmp_path: Path) -> None:
    (tmp_path / "leaders.json").write_text("{", "utf-8")
    sentences = told(tmp_path, "spaces", "spaces/lyon/links", without("dijon"))
    assert [sentence.split(",")[0].split(":")[0] for sentence in sentences] == ["leaders.json"]
    (tmp_path / "leaders.json").unlink()
    tree = json.loads((tmp_path / "spaces.json").read_text("utf-8"))
    put(tree, "spaces/paris/home", "burgundy")
    (tmp_path / "spaces.json").write_text(json.dumps(tree), "utf-8")
    with pytest.raises(BoardError) as caught:
        data(tmp_path)
    assert {"leads to", "names"} <= {fault.what.rpartition(' "')[0] for fault in caught.value.faults}


def test_a_folder_with_our_own_files_is_sound(tmp_path: Path) -> None:
    for name in FILES:
        (tmp_path / name).write_bytes((resources.files(PACKAGE) / name).read_bytes())
    assert data(tmp_path) == data()

"""Board files that cannot be read: each says where, what and what to do."""

from __future__ import annotations

import json
import sys

import pytest
from msgspec import Struct

from engine.atlas.board import Sea
from engine.atlas.diagnose import DEEPEST, diagnose
from engine.atlas.fault import BoardError, Fault
from engine.atlas.load import LARGEST_FILE, read, strangers

PACKAGE = "resources.virgin_queen"


class Seas(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    about: str
    default_provenance: str
    seas: tuple[Sea, ...]


SEA = {
    "id": "north_sea",
    "name_en": "North Sea",
    "name_ru": "Северное море",
    "links": [],
    "ports": [],
    "lat": 1,
    "lon": 2,
}


def text(**changes: object) -> str:
    return json.dumps({"about": "a", "default_provenance": "house", "seas": [{**SEA, **changes}]})


def faults_of(tmp_path, content: str | bytes) -> list[str]:
    raw = content if isinstance(content, bytes) else content.encode()
    (tmp_path / "seas.json").write_bytes(raw)
    with pytest.raises(BoardError) as caught:
        read("seas.json", Seas, PACKAGE, tmp_path)
    assert str(caught.value) == "\n".join(map(str, caught.value.faults))
    return [str(fault) for fault in caught.value.faults]


def test_a_sound_file_is_read_from_the_folder_and_ours_where_the_folder_has_none(tmp_path):
    (tmp_path / "seas.json").write_text(text(lat=7.5), encoding="utf-8")
    assert read("seas.json", Seas, PACKAGE, tmp_path).seas[0].lat == 7.5
    assert len(read("seas.json", Seas, PACKAGE).seas) == 14
    (tmp_path / "seas.json").unlink()
    assert len(read("seas.json", Seas, PACKAGE, tmp_path).seas) == 14


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", ["seas.json: is empty", "put the board data into it"]),
        (" \n ", ["is empty"]),
        ('{"about": "a",\n "seas" []}', ["line 2, column 9", "is no JSON", "mend the text there"]),
        ('{"about": "a", "seas": [', ["is no JSON", "line 1"]),
        ('{"about": "a", "seas": NaN}', ["the value NaN", "is no number that can be used", "write an ordinary number"]),
        (text(lat=float("nan")), ["the value NaN", "write an ordinary number"]),
        (text(lon=float("-inf")), ["the value -Infinity"]),
        (text().replace('"lat": 1', '"lat": 1e999'), ["the value 1e999", "write an ordinary number"]),
        (text().replace('"lat": 1', '"lat": 1' + "0" * 6000), ["the value 1000", "write an ordinary number"]),
        (b"\xff\xfe{}", ["byte 0", "is no UTF-8 text", "save the file as UTF-8"]),
        (b'{"about": "caf\xe9"}', ["byte 14", "UTF-8"]),
        ('{"seas": ' + "[" * 100_000, ["nested hundreds deep"]),
        ('{"seas": ' + "[" * 100_000 + "]" * 100_000 + "}", ["nested hundreds deep"]),
        ("[]", ["seas.json: is []", "an object in curly brackets"]),
        ("null", ["is null"]),
        ("7", ["is 7"]),
    ],
)
def test_a_file_that_is_no_board_file(tmp_path, content, words):
    (found,) = faults_of(tmp_path, content)
    assert found.startswith("seas.json")
    assert "To mend it: " in found
    for word in words:
        assert word in found


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"lat": "north"}, ['entry "north_sea", lat', 'is "north"', "write a number"]),
        ({"links": "english_channel"}, ["links", "a list in square brackets"]),
        ({"links": [1]}, ["links, entry 1", "is 1", "a text in quotation marks"]),
        ({"name_en": None}, ["name_en", "is null", "a text in quotation marks"]),
        ({"straits": [{"to": "x"}]}, ["straits, entry 1, by", "is missing"]),
        ({"provenance": {"links": "guess"}}, ["provenance, links", 'is "guess"', '"rule", "faq", "read", "house"']),
        ({"port": []}, ["port", "is a field that nobody knows", 'perhaps "ports" was meant']),
        ({"zzz": 1}, ["zzz", "take it out; the fields are id, name_en"]),
        ({"id": 5}, ["entry 1, id", "is 5"]),
    ],
)
def test_a_value_of_the_wrong_kind(tmp_path, changes, words):
    (found,) = faults_of(tmp_path, text(**changes))
    for word in words:
        assert word in found


def test_brackets_a_little_too_deep_are_one_fault_among_others(tmp_path):
    content = '{"about": "a", "default_provenance": 5, "seas": ' + "[" * 900 + "]" * 900 + "}"
    marks, deep = faults_of(tmp_path, content)
    assert "default_provenance: is 5" in marks
    assert "seas, entry 1: is [[[" in deep
    assert len(deep) < 200


def test_all_faults_of_a_file_are_told_at_once(tmp_path):
    entries = [{**SEA, "id": "a", "lat": "x", "ports": None}, {**SEA, "id": "b", "lons": 2}, 7]
    del entries[1]["lon"]
    content = json.dumps({"about": 1, "seas": entries})
    found = faults_of(tmp_path, content)
    assert [one.split(": ")[0] for one in found] == [
        "seas.json, about",
        "seas.json, default_provenance",
        'seas.json, seas, entry "a", ports',
        'seas.json, seas, entry "a", lat',
        'seas.json, seas, entry "b", lons',
        'seas.json, seas, entry "b", lon',
        "seas.json, seas, entry 3",
    ]


def test_a_key_that_stands_twice_is_a_fault_although_json_allows_it(tmp_path):
    (found,) = faults_of(tmp_path, text().replace('"lat": 1', '"lat": 1, "lat": 2'))
    assert found == 'seas.json, the key "lat": stands twice in the same object. To mend it: keep one of the two lines.'


def test_a_file_that_is_far_too_large_is_not_read(tmp_path):
    (found,) = faults_of(tmp_path, " " * (LARGEST_FILE + 1))
    assert f"more than {LARGEST_FILE}" in found


def test_a_directory_in_place_of_a_file(tmp_path):
    (tmp_path / "seas.json").mkdir()
    with pytest.raises(BoardError, match=r"seas.json: cannot be read"):
        read("seas.json", Seas, PACKAGE, tmp_path)


def test_files_that_nobody_reads_and_folders_that_are_not_there(tmp_path):
    assert strangers(tmp_path, PACKAGE) == []
    (tmp_path / "sea.json").write_text("{}")
    (tmp_path / "notes.txt").write_text("mine")
    (found,) = strangers(tmp_path, PACKAGE)
    assert (found.file, found.what) == ("sea.json", "is a file that nobody reads")
    assert "seas.json" in found.remedy
    (found,) = strangers(tmp_path / "nowhere", PACKAGE)
    assert "cannot be opened" in found.what


# ---- diagnose


class Node(Struct, forbid_unknown_fields=True):
    inside: Node | None = None
    pair: tuple[int, str] = (0, "")
    by_turn: dict[int, float] = {}


def test_nesting_is_followed_only_so_deep():
    value: dict[str, object] = {"inside": 5}
    for _ in range(DEEPEST + 5):
        value = {"inside": value}
    (found,) = diagnose("x.json", value, Node)
    assert found.what == "is nested too deep"


def test_a_value_too_deep_to_be_shown_is_told_all_the_same():
    value: object = 1
    for _ in range(2 * sys.getrecursionlimit()):
        value = [value]
    assert diagnose("x.json", {"by_turn": value}, Node) == [
        Fault("x.json", "by_turn", "is nested too deep", "write an object in curly brackets")
    ]


def test_pairs_and_tables_by_number():
    assert diagnose("x.json", {"pair": [1, "a"], "by_turn": {"3": 1}}, Node) == []
    assert diagnose("x.json", {"pair": [1]}, Node) == [Fault("x.json", "pair", "has 1 items", "write exactly 2")]
    (found,) = diagnose("x.json", {"by_turn": {"three": 1}}, Node)
    assert found.place == 'by_turn, the key "three"'
    (found,) = diagnose("x.json", {"pair": ["1", "a"]}, Node)
    assert (found.place, found.what) == ("pair, entry 1", 'is "1"')


def test_long_values_are_shortened():
    (found,) = diagnose("x.json", {"inside": "x" * 500}, Node)
    assert len(found.what) < 80

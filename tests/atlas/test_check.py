"""Checks of spaces, sea zones and the graph, on small boards made wrong in one way."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.atlas.board import Board, Sea, Space, Strait
from engine.atlas.check import check_graph, check_on_map, check_spaces, unknown


def space(own: str, **fields: Any) -> Space:
    common = {
        "kind": "town",
        "home": None,
        "area": None,
        "sea_zones": (),
        "links": (),
        "passes": (),
        "lat": 50,
        "lon": 0,
    }
    return Space(id=own, name_en=own.title(), name_ru=own, **{**common, **fields})


def sea(own: str, **fields: Any) -> Sea:
    return Sea(id=own, name_en=own, name_ru=own, **{"links": (), "ports": (), "lat": 50, "lon": 0, **fields})


SPACES = {
    "calais": space("calais", links=("paris",), sea_zones=("channel", "north_sea"), area="france"),
    "paris": space("paris", links=("calais", "lyon"), area="france"),
    "lyon": space("lyon", links=("paris",), passes=("turin",), area="france"),
    "turin": space("turin", passes=("lyon",)),
    "london": space("london", sea_zones=("north_sea",)),
}
SEAS = {
    "channel": sea("channel", links=("north_sea",), ports=("calais",), straits=(Strait("north_sea", "calais"),)),
    "north_sea": sea("north_sea", links=("channel",), ports=("calais", "london")),
}


def told(changed: str = "", **fields: Any) -> list[str]:
    spaces, seas = dict(SPACES), dict(SEAS)
    for places in (spaces, seas):
        if changed in places:
            places[changed] = replace(places[changed], **fields)
    return [str(fault) for fault in check_spaces("spaces.json", [*spaces.values()], "seas.json", [*seas.values()])]


def test_a_sound_board_has_no_fault():
    assert told() == []
    assert list(check_graph("spaces.json", Board.of(SPACES.values(), SEAS.values()))) == []


@pytest.mark.parametrize(
    ("changed", "fields", "sentences"),
    [
        (
            "calais",
            {"links": ()},
            [
                'spaces.json, space "paris", links: leads to "calais", but nothing leads back. '
                'To mend it: write "paris" into links of "calais", or take "calais" out here.'
            ],
        ),
        (
            "paris",
            {"links": ("calais", "lyon", "lyon")},
            ['spaces.json, space "paris", links "lyon": stands 2 times. To mend it: take one of them out.'],
        ),
        (
            "paris",
            {"links": ("calais", "lyon", "paris")},
            ['spaces.json, space "paris", links: leads to the space itself. To mend it: take "paris" out.'],
        ),
        (
            "paris",
            {"links": ("calais", "lyon", "londn")},
            [
                'spaces.json, space "paris", links: leads to "londn", which does not exist. '
                'To mend it: perhaps "london" was meant.'
            ],
        ),
        (
            "turin",
            {"links": ("lyon",)},
            [
                'spaces.json, space "turin", links: leads to "lyon", but nothing leads back. To mend it: write "turin" '
                'into links of "lyon", or take "lyon" out here.',
                'spaces.json, space "turin": is linked with "lyon" and over a pass too. '
                "To mend it: keep one of the two.",
            ],
        ),
        (
            "london",
            {"sea_zones": ("north_sea", "channel")},
            [
                'spaces.json, space "london", sea_zones: names "channel", which does not have it as a port. '
                'To mend it: write "london" into ports of "channel" in seas.json, or take "channel" out here.'
            ],
        ),
        (
            "london",
            {"sea_zones": ("north_se", "north_sea")},
            [
                'spaces.json, space "london", sea_zones: names "north_se", which does not exist. '
                'To mend it: perhaps "north_sea" was meant.'
            ],
        ),
        (
            "north_sea",
            {"ports": ("calais", "london", "paris")},
            [
                'seas.json, sea zone "north_sea", ports: names "paris", which does not lie on it. To mend it: write '
                '"north_sea" into sea_zones of "paris" in spaces.json, or take "paris" out here.'
            ],
        ),
        (
            "north_sea",
            {"links": ()},
            [
                'seas.json, sea zone "channel", links: leads to "north_sea", but nothing leads back. To mend it: write '
                '"channel" into links of "north_sea", or take "north_sea" out here.'
            ],
        ),
        (
            "north_sea",
            {"straits": (Strait("channel", "london"),)},
            [
                'seas.json, sea zone "north_sea", straits: passes by "london", which is no port of both zones. '
                "To mend it: name a port that lies on both zones."
            ],
        ),
        (
            "north_sea",
            {"straits": (Strait("baltic", "london"),)},
            [
                'seas.json, sea zone "north_sea", straits: leads to "baltic", which is not linked with it. '
                "To mend it: name a zone that is among its links."
            ],
        ),
        (
            "paris",
            {"name_ru": "  "},
            ['spaces.json, space "paris", name_ru: is empty. To mend it: write the name.'],
        ),
        (
            "paris",
            {"provenance": {"lnks": "rule", "links.lyon": "rule", "existence": "faq", "name": "house"}},
            [
                'spaces.json, space "paris", provenance: a mark is given for "lnks", which does not exist. '
                'To mend it: perhaps "links" was meant.'
            ],
        ),
    ],
)
def test_a_board_made_wrong_in_one_way(changed, fields, sentences):
    assert told(changed, **fields) == sentences


@pytest.mark.parametrize("own", ["Paris", "la rochelle", "1paris", "paris_", "пари", "a__b", "a-b", "-"])
def test_an_id_that_is_none(own):
    (found,) = check_spaces("spaces.json", [space(own)], "seas.json", [])
    assert (found.place, found.what) == (f'space "{own}"', "is no id")


def test_ids_that_stand_twice():
    (found,) = check_spaces("spaces.json", [space("paris"), space("paris")], "seas.json", [])
    assert str(found) == (
        'spaces.json, space "paris": stands 2 times. To mend it: an id stands for one thing: '
        "rename one of them or take it out."
    )
    (found,) = check_spaces("spaces.json", [space("paris")], "seas.json", [sea("paris")])
    assert found.what == "has the id of a sea zone of seas.json"


def test_a_place_off_the_map():
    places = [space("a", lat=59.5), space("b", lon=-20), space("c", lat=40.25, lon=3), space("d", lat=float("inf"))]
    found = list(check_on_map("spaces.json", "space", places, west=-12, east=36, south=30, north=59))
    assert [fault.place for fault in found] == ['space "a"', 'space "b"', 'space "d"']
    assert found[0].what == "lies at 59.5, 0, off the map"
    assert found[0].remedy == "write a lat from 30 to 59 and a lon from -12 to 36"


def test_a_place_that_cannot_be_reached():
    spaces = {**SPACES, "malta": space("malta"), "gozo": space("gozo")}
    faults = list(check_graph("spaces.json", Board.of(spaces.values(), SEAS.values())))
    assert sorted(fault.place for fault in faults) == ["gozo", "malta"]
    assert all(fault.what == "cannot be reached from the rest of the board" for fault in faults)


def test_a_large_piece_cut_off_is_named_by_its_first_places():
    ring = [f"isle{i}" for i in range(6)]
    isles = [space(own, links=(ring[i - 1], ring[(i + 1) % 6])) for i, own in enumerate(ring)]
    (found,) = check_graph("spaces.json", Board.of([*SPACES.values(), *isles], SEAS.values()))
    assert found.place == "isle0, isle1, isle2, isle3, isle4 and 1 more"


def test_an_area_in_two_pieces():
    spaces = {**SPACES, "london": replace(SPACES["london"], area="france")}
    (found,) = check_graph("spaces.json", Board.of(spaces.values(), SEAS.values()))
    assert (found.place, found.what) == ("london", "is cut off by land from the rest of the area france")


def test_what_is_offered_for_an_unknown_id():
    assert unknown("f", "p", "xyz", "names", ["b", "a"]).remedy == "write one of a, b"
    assert unknown("f", "p", "xyz", "names", [f"place{i}" for i in range(20)]).remedy == "write an id that exists"
    assert unknown("f", "p", "place", "names", [f"place{i}" for i in range(20)]).remedy.startswith('perhaps "place')

"""20.4 What a random player answers where the options alone do not show the shape of an answer: always something legal,
and in time everything that is."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

from tests.engine.bare import Winter, ally, units

DRAWS = 1000


def drawn(winter: Winter) -> list[Any]:
    """Random answers to what is asked now, all of them legal."""
    prompt = winter.table._time.now.prompt
    assert prompt is not None
    answers = [prompt.random_answer(Random(seed).randrange) for seed in range(DRAWS)]
    for answer in answers:
        prompt.judge(answer)
    return answers


def test_one_port_for_all_or_one_a_ship() -> None:
    answers = drawn(Winter(units("english_channel", "england", "naval", 3)))
    ports = ("plymouth", "portsmouth")
    assert {a for a in answers if isinstance(a, str)} == set(ports)
    assert {tuple(a) for a in answers if not isinstance(a, str)} == set(product(ports, repeat=3))
    assert 0.4 < sum(isinstance(a, str) for a in answers) / DRAWS < 0.6


def test_units_that_must_go_are_sent_to_each_place_and_who_is_lost_is_open() -> None:
    winter = Winter(units("munster", "france", "regular", 2), units("munster", "france", "mercenary", 1))
    sent = {tuple(sorted((row["to"], row["type"], row["count"]) for row in answer)) for answer in drawn(winter)}
    places = ("calais", "paris")
    regulars = [*([(to, "regular", 2)] for to in places), [(to, "regular", 1) for to in places]]
    mercenary = [[(to, "mercenary", 1)] for to in places]
    assert sent == {tuple(sorted(one + two)) for one, two in product(regulars, mercenary)}
    winter.answer([{"to": "paris", "type": "regular", "count": 2}, {"to": "paris", "type": "mercenary", "count": 1}])
    assert winter.asked == "lose_units"
    assert {tuple(sorted(answer)) for answer in drawn(winter)} == {("mercenary", "regular"), ("regular", "regular")}


def test_volunteers_of_each_kind_go_to_each_capital_in_any_number_and_most_stay() -> None:
    winter = Winter(units("naples", "spain", "regular", 3), units("naples", "spain", "mercenary", 1))
    answers = drawn(winter)
    rows = Counter(tuple(sorted(row.items())) for answer in answers for row in answer)
    wanted = [
        {"from": "naples", "to": to, "type": kind, "count": count, "owner": "spain"}
        for to in ("madrid", "milan")
        for kind, count in (("regular", 1), ("regular", 2), ("regular", 3), ("mercenary", 1))
    ]
    assert set(rows) == {tuple(sorted(row.items())) for row in wanted}
    assert sum(not answer for answer in answers) > DRAWS / 2


def test_volunteers_of_two_owners_in_one_space() -> None:
    winter = Winter(
        ally("scotland", "england"),
        units("bristol", "england", "regular", 1), units("bristol", "scotland", "regular", 2),
    )  # fmt: skip
    going = {(row["owner"], row["to"], row["count"]) for answer in drawn(winter) for row in answer}
    scots = product(("scotland",), ("edinburgh", "london"), (1, 2))
    assert going == {("england", "london", 1), *scots}

"""Numbers that may be set at the table: which they are, and that setting one changes it and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.virgin_queen.data import data
from engine.virgin_queen.data_values import data_with, values, why_not

REBELLION = "espionage.english_catholic_rebellion"


def test_what_the_rules_give_cannot_be_set():
    assert all(value.mark in ("read", "house") for value in values().values())
    for key in ("espionage.gain_intelligence.attack.base", "rebellion.dice_elsewhere"):
        assert key not in values()
    assert "espionage.bonus.spanish_regular_in_england" not in values()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("espionage.assassination.defence.base", 3),
        ("espionage.assassination.attack.per_cp", 1),
        ("espionage.bonus.palace_guard", 3),
        (f"{REBELLION}.row_2.catholic_conversions", 3),
        (f"{REBELLION}.row_5.least", 6),
        ("espionage.gain_intelligence.row_3.choose", 2),
        ("rebellion.dice_home", 5),
        ("rebellion.cp_per_regular", 2),
        ("navigation.safe_at", 4),
        ("captains.drake.rating", 2),
        ("sites.nombre_de_dios.treasure", 3),
        ("powers.spain.keys_track.4.vp", 5),
        ("powers.protestant.keys_track.0.cards", 4),
        ("powers.spain.force_pool.regular", 30),
        ("troops.dutch.force_pool.naval", 6),
        ("minors.venice.force_pool.naval", 5),
        ("influence.portugal.default.spain", 3),
        ("victory_vp", 25),
    ],
)
def test_a_key_leads_to_its_value(key, value):
    assert values()[key].value == value


@given(st.data())
def test_setting_a_value_changes_it_and_only_it(drawn):
    known = drawn.draw(st.sampled_from(sorted(values())))
    value = values()[known]
    number = drawn.draw(st.integers(value.least, value.most))
    changed = data_with({known: number})
    node = changed
    for step in value.way:
        node = node[step] if isinstance(node, dict | tuple) else getattr(node, step)
    assert node == number
    assert data_with({known: value.value}) == data()
    assert (changed == data()) == (number == value.value)
    assert changed.board is data().board


def test_every_value_stands_within_its_range_and_is_legal_as_it_is():
    assert all(value.least <= value.value <= value.most for value in values().values())
    assert why_not({key: value.value for key, value in values().items()}) is None


def test_nothing_changed_is_our_own_data():
    assert data_with({}) is data()


def test_pools_are_seen_through_owners_too():
    assert data_with({"powers.spain.force_pool.naval": 20}).owners["spain"].force_pool["naval"] == 20
    assert data_with({"troops.dutch.force_pool.naval": 1}).owners["dutch"].force_pool["naval"] == 1


def test_a_row_that_begins_later_lengthens_the_row_before():
    rows = data_with({f"{REBELLION}.row_5.least": 9}).espionage.actions["english_catholic_rebellion"].rows
    assert [(row.least, row.most) for row in rows[-2:]] == [(3, 8), (9, None)]


def test_rows_must_stay_in_order_when_all_changes_are_made():
    assert why_not({f"{REBELLION}.row_3.least": 3}) == ("rows_out_of_order", REBELLION)
    assert why_not({f"{REBELLION}.row_3.least": 3, f"{REBELLION}.row_4.least": 4}) is None
    assert why_not({"espionage.gain_intelligence.row_1.least": 0}) == (
        "rows_out_of_order",
        "espionage.gain_intelligence",
    )


def test_keys_that_are_none_and_numbers_out_of_range():
    assert why_not({"espionage.hit_on": 4}) == ("unknown_value", "espionage.hit_on")
    assert why_not({"navigation.safe_at": 0}) == ("value_out_of_range", "navigation.safe_at")
    assert why_not({"victory_vp": 51}) == ("value_out_of_range", "victory_vp")
    with pytest.raises(KeyError):
        data_with({"nothing": 1})

"""Every unit, leader and marker of a position stands in the text of the printed checklist, once, at its place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from desktop.controller import board_data
from engine.table import Table
from tests.printing.campaign import after_campaign
from tests.printing.checklist_reader import read_checklist, units_in
from tests.printing.pages import campaign, pdf_of, text_of, texts_of


def compare(folder: Path, table: Table, language: str) -> None:
    """The paper says of each place what the state says."""
    view, board = table.view("public"), board_data(table.game)
    texts = texts_of(table.game, language)
    paper = read_checklist(pdf_of(folder, table, language, parts=("checklist",)), table.game, language, board)
    assert set(paper) >= set(view["spaces"])
    for space, row in view["spaces"].items():
        told = paper[space]
        assert told.control == (texts.power(row["control"]) if row["control"] else "–"), space
        religion = texts.named_as("religion", row["religion"]) if row["religion"] else ""
        assert told.religion.strip("–") == religion, space
        assert told.signs == {sign for sign in ("unrest", "besieged") if row[sign]}, space
    for place, row in {**view["spaces"], **view["seas"]}.items():
        told_units = paper[place].units if place in paper else Counter()
        wanted: Counter[tuple[str, str]] = Counter()
        for unit in row["units"]:
            wanted[unit["owner"], unit["type"]] += unit["count"]
        assert told_units == wanted, place
        for leader in row["leaders"]:
            assert texts.leader(leader) in paper[place].pieces, (place, leader)
        for marker in row["markers"]:
            assert texts.named_as("marker", marker) in paper[place].pieces, (place, marker)
        for unit in row["units"]:
            if unit.get("loaned_to"):
                assert texts.power(unit["loaned_to"]) in paper[place].pieces


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("seed", [3, 5])
def test_the_paper_tells_every_piece_after_a_random_campaign(tmp_path: Path, language: str, seed: int) -> None:
    compare(tmp_path, campaign(seed), language)


@pytest.mark.parametrize("scenario", ["tournament", "campaign_1559"])
def test_the_paper_tells_the_set_ups(tmp_path: Path, scenario: str) -> None:
    compare(tmp_path, Table.new("virgin_queen", scenario, seed=1), "ru")


def test_forty_counters_in_one_space(tmp_path: Path) -> None:
    compare(tmp_path, crowded(), "ru")


def crowded() -> Table:
    """A table with more than forty counters in Paris, from everybody who has troops."""
    table = after_campaign(8, 60)
    view = table.view("public")
    kinds = [(owner, kind) for owner, pool in view["pools"].items() for kind, left in pool.items()
             if kind in ("regular", "mercenary", "cavalry") and left >= 3]
    here = [{"set": "units", "at": "paris", "owner": owner, "type": kind, "count": 3} for owner, kind in kinds]
    table.edit([*here, {"set": "units", "at": "paris", "owner": "independent", "type": "regular", "count": 2}])
    for leader in ("anjou", "guise", "alba", "leicester", "maximilian_ii", "coligny", "orange", "parma"):
        table.edit([{"set": "leader", "leader": leader, "at": "paris"}])
    row = table.view("public")["spaces"]["paris"]
    assert sum(unit["count"] for unit in row["units"]) >= 40
    assert len(row["units"]) + len(row["leaders"]) >= 20
    return table


def test_what_lies_beside_the_map_is_there_too(tmp_path: Path) -> None:
    table = campaign(3)
    view, texts = table.view("public"), texts_of("virgin_queen", "ru")
    text = " ".join("\n".join(text_of(pdf_of(tmp_path, table, "ru", parts=("checklist",)), "-raw")).split())
    for leader, row in view["leaders"].items():
        assert texts.leader(leader) in text or row["status"] == "on_map", leader
    for captain in view["captains"]:
        assert texts.leader(captain) in text, captain
    waiting = [row for rows in view["turn_track"].values() for row in rows if "owner" in row]
    owners = {texts.power(owner): owner for owner in {row["owner"] for row in waiting}}
    track = text[text.index("Дорожка ходов"):text.index("Командиры вне карты")]
    assert units_in(track, owners, "ru") == Counter(
        {(row["owner"], row["type"]): row["count"] for row in waiting})
    for power, card in view["powers"].items():
        assert f"{card['vp']} победн" in text, power
        assert f"карт на руках: {card['hand_count']}" in text


def test_here_i_stand_tells_every_piece(tmp_path: Path) -> None:
    table = Table.new("here_i_stand", "1517", seed=3)
    table.start("luthers_95_theses")
    for language in ("ru", "en"):
        compare(tmp_path, table, language)

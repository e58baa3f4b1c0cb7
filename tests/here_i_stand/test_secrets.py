"""Hidden cards: two tables that differ only in them look the same to everybody who may not know them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.table import Refusal, Table
from tests.here_i_stand.positions import CARDS, POWERS, Edit, hand, happened, table_with

EVERYBODY = ("public", *POWERS)
OTTOMAN = ("gout", "fuggers", "ransom")
Play = Callable[[Table], None]


def seen(table: Table, viewer: str) -> str:
    """All that a viewer may know, as the bytes that would be sent."""
    printed = table.public_position() if viewer == "public" else None
    return json.dumps([table.view(viewer), table.prompt(viewer), table.log(viewer), printed], sort_keys=True)


def deal(table: Table) -> None:
    table.start("card_draw")


def diet(table: Table) -> None:
    table.start("diet_of_worms")


def both(one: tuple[Edit, ...], other: tuple[Edit, ...], play: Play | None) -> tuple[Table, Table]:
    tables = table_with(*one), table_with(*other)
    for table in tables:
        if play is not None:
            play(table)
    return tables


FRENCH, SWAPPED = ("smallpox", "tercios"), ("gout", "tercios")
SWAPS: dict[str, tuple[tuple[Edit, ...], tuple[Edit, ...], tuple[str, ...]]] = {
    "a hand and the pile": ((hand("ottoman", *OTTOMAN),), (hand("ottoman", "gout", "fuggers", "smallpox"),),
                            ("ottoman",)),
    "two hands": ((hand("ottoman", *OTTOMAN), hand("france", *FRENCH)),
                  (hand("ottoman", "smallpox", "fuggers", "ransom"), hand("france", *SWAPPED)),
                  ("ottoman", "france")),
    "the order of a hand": ((hand("papacy", *OTTOMAN),), (hand("papacy", *reversed(OTTOMAN)),), ("papacy",)),
    "all of a hand": ((hand("protestant", *OTTOMAN),), (hand("protestant", "erasmus", "anabaptists", "gout"),),
                      ("protestant",)),
}  # fmt: skip


@pytest.mark.parametrize("play", [None, deal, diet], ids=["idle", "dealt", "asked"])
@pytest.mark.parametrize("swap", SWAPS)
def test_swapped_cards_are_seen_by_their_owners_only(swap: str, play: Play | None) -> None:
    one_edit, other_edit, owners = SWAPS[swap]
    one, other = both(one_edit, other_edit, play)
    another_pile = play is deal and swap in ("a hand and the pile", "all of a hand")
    for viewer in ("public",) if another_pile else EVERYBODY:  # from another pile everybody is dealt other cards
        if viewer in owners:
            assert seen(one, viewer) != seen(other, viewer), "the owner sees it, so the comparison can fail"
        else:
            assert seen(one, viewer) == seen(other, viewer), viewer


def test_the_order_of_the_pile_is_seen_by_nobody() -> None:
    """Other seeds shuffle and deal otherwise: only what was dealt to a viewer differs for him."""
    one, other = table_with(seed=1), table_with(seed=2)
    for table in (one, other):
        table.start("card_draw")
        table.edit([hand(power, CARDS[10 + n]) for n, power in enumerate(POWERS)])
    assert one.state()["deck"]["draw"] != other.state()["deck"]["draw"]
    assert seen(one, "public") == seen(other, "public")
    for power in POWERS:
        assert one.view(power) == other.view(power)
        assert happened(one, "cards_received", power) != happened(other, "cards_received", power)


def test_each_power_is_told_its_own_cards() -> None:
    table = table_with(dice="rolled")
    table.start("card_draw")
    state = table.state()
    for power in POWERS:
        [received] = happened(table, "cards_received", power)
        assert received["power"] == power
        assert state["powers"][power]["hand"][-len(received["cards"]) :] == received["cards"]
    assert len(happened(table, "cards_received")) == len(POWERS)
    assert not happened(table, "cards_received", "public")


def test_secret_choices_of_the_diet() -> None:
    """What one has chosen is seen by nobody, himself included, until all three are revealed."""
    choices = {"protestant": ("erasmus", "here_i_stand"), "papacy": ("gout", "papal_bull"),
               "hapsburg": ("tercios", "holy_roman_emperor")}  # fmt: skip
    hands = [hand(power, card) for power, (card, _) in choices.items()]
    one, other = table_with(*hands), table_with(*hands)
    for table, number in ((one, 0), (other, 1)):
        table.start("diet_of_worms")
        for power in ("protestant", "papacy"):
            table.answer(choices[power][number])
            assert not happened(table, "cards_revealed")
    for viewer in EVERYBODY:
        assert seen(one, viewer) == seen(other, viewer), viewer
    for table, number in ((one, 0), (other, 1)):
        table.answer(choices["hapsburg"][number])
        [revealed] = happened(table, "cards_revealed", "public")
        assert revealed["cards"] == {power: cards[number] for power, cards in choices.items()}


def test_a_private_question_is_empty_for_others() -> None:
    table = table_with(hand("protestant", "erasmus", "clement_vii"))
    table.start("diet_of_worms")
    own = table.prompt("protestant")
    assert own is not None
    assert own["options"] == ["erasmus", "here_i_stand"]
    assert own["cp"] == {"erasmus": 3, "here_i_stand": 5}
    assert own["why_not"]["clement_vii"]["reason"] == "mandatory_event"
    for viewer in EVERYBODY:
        if viewer != "protestant":
            bare = {"id": "choose_card", "power": "protestant", "rule": "18.1", "step": 1, "private": True}
            assert table.prompt(viewer) == bare


def test_a_private_question_with_one_answer_is_asked() -> None:
    table = table_with(hand("protestant"))
    asked = table.start("diet_of_worms")["prompt"]
    assert asked["power"] == "protestant"
    assert asked["options"] == ["here_i_stand"]


def test_nothing_more_is_seen_after_loading(tmp_path: Path) -> None:
    table = table_with(hand("ottoman", *OTTOMAN))
    table.start("card_draw")
    table.save(tmp_path / "game.save")
    before = {viewer: seen(table, viewer) for viewer in EVERYBODY}
    copy = Table.load(tmp_path / "game.save", table)
    assert {viewer: seen(copy, viewer) for viewer in EVERYBODY} == before
    assert {viewer: copy.position_at(1, viewer)["powers"]["ottoman"]["hand"] for viewer in EVERYBODY} == {
        viewer: list(OTTOMAN) if viewer == "ottoman" else None for viewer in EVERYBODY
    }
    copy.close()


@pytest.mark.parametrize("at", ["discard", "removed"])
def test_a_card_laid_open_is_told_to_all(at: str) -> None:
    table = table_with(hand("ottoman", *OTTOMAN))
    table.edit([{"set": "card", "card": "gout", "at": at}])
    assert happened(table, "edited", "public")[-1]["edit"] == {"set": "card", "card": "gout", "at": at}
    assert table.state()["powers"]["ottoman"]["hand"] == ["fuggers", "ransom"]


def test_a_card_put_back_unseen_is_told_to_its_owner() -> None:
    table = table_with(hand("ottoman", *OTTOMAN))
    table.edit([{"set": "card", "card": "gout", "at": "draw"}])
    assert "gout" not in json.dumps(table.log("public"))
    assert happened(table, "edited_secretly", "ottoman")[-1]["edit"]["card"] == "gout"


def test_a_branch_has_new_cards(tmp_path: Path) -> None:
    """A branch shuffles the pile anew; hands stay, the other piles too, and the branch cannot be taken back."""
    table = table_with()
    table.start("card_draw")
    table.branch(tmp_path / "branch.save", table.head)
    copy = Table.load(tmp_path / "branch.save")
    was, now = table.state(), copy.state()
    assert now["deck"]["draw"] != was["deck"]["draw"]
    assert sorted(now["deck"]["draw"]) == sorted(was["deck"]["draw"])
    assert now["powers"] == was["powers"]
    assert not copy.can_undo
    assert happened(copy, "deck_reshuffled", "public") == [{"count": len(was["deck"]["draw"])}]
    copy.close()


def test_giving_up_a_procedure_on_a_branch_brings_no_old_cards_back(tmp_path: Path) -> None:
    """Who branches off in the middle of a procedure has seen the pile: the position before it has a new one too."""
    table = table_with(hand("protestant", "erasmus"))
    old = table.state()
    table.start("diet_of_worms")
    table.answer("erasmus")
    table.branch(tmp_path / "branch.save", table.head)
    copy = Table.load(tmp_path / "branch.save")
    reply = copy.abandon()
    assert [event["id"] for event in reply["events"]] == ["abandoned", "deck_reshuffled"]
    now = copy.state()
    assert now["deck"]["draw"] != old["deck"]["draw"]
    assert sorted(now["deck"]["draw"]) == sorted(old["deck"]["draw"])
    assert now["powers"] == old["powers"]
    copy.start("diet_of_worms")
    copy.abandon()
    assert copy.state() == now, "and only once"
    copy.close()
    again = Table.load(tmp_path / "branch.save")
    assert (again.opened, again.state()) == ({}, now)
    for _ in range(3):
        again.undo()
    assert again.prompt() == table.prompt()
    with pytest.raises(Refusal) as refused:
        again.undo()
    assert refused.value.reason == "begins_here"
    again.close()


def test_real_cards_are_only_counted(tmp_path: Path) -> None:
    table = table_with(cards="counts", dice="entered")
    table.start("card_draw")
    state: dict[str, Any] = table.state()
    counts = {power: row["hand_count"] for power, row in state["powers"].items()}
    assert counts == {"ottoman": 3, "hapsburg": 5, "england": 3, "france": 4, "papacy": 3, "protestant": 5}
    assert state["powers"]["protestant"]["hand"] == ["luthers_95_theses"], "which everybody knows"
    assert [row["hand"] for power, row in state["powers"].items() if power != "protestant"] == [[]] * 5
    assert table.view("public")["deck"]["draw_count"] == 66 - 22
    assert "cards" not in table.crossed_by_undo
    table.branch(tmp_path / "branch.save", table.head)
    copy = Table.load(tmp_path / "branch.save")
    assert copy.state() == state
    copy.close()


def test_a_branch_in_the_middle_of_a_procedure_goes_on(tmp_path: Path) -> None:
    """The pile is shuffled anew under a procedure that is being played; what was chosen in secret stays chosen."""
    table = table_with(hand("protestant", "erasmus"))
    table.start("diet_of_worms")
    table.answer("erasmus")
    table.branch(tmp_path / "branch.save", table.head)
    copy = Table.load(tmp_path / "branch.save")
    assert copy.prompt() == table.prompt()
    for answer in ("papal_bull", "holy_roman_emperor", [1] * 7, [1] * 4):
        copy.answer(answer)
    copy.answer([1] * 5)
    assert copy.prompt() is None
    state = copy.state()
    assert state["deck"]["discard"] == ["erasmus"]
    assert state["deck"]["draw"] != [card for card in table.state()["deck"]["draw"] if card != "erasmus"]
    copy.close()
    again = Table.load(tmp_path / "branch.save")
    assert again.state() == state
    again.close()

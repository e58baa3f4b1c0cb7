"""A prompt judges an answer before the procedure sees it: one of the options, or a list of them, as it says itself."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.kernel.prompt import Prompt
from engine.kernel.refusal import Reason, Refusal

SIEGE = Reason("9.1", "besieged", {"space": "lyon"}, "lyon is besieged")


def prompt(least: int = 1, most: int = 1, options: tuple[Any, ...] = ("paris", "rouen", 1)) -> Prompt:
    return Prompt(id="choose", power="france", rule="9.1", options=options, min=least, max=most,
                  why_not=lambda: {"lyon": SIEGE})  # fmt: skip


@pytest.mark.parametrize(
    ("least", "most", "answer", "reason"),
    [
        (1, 1, "paris", None), (1, 1, 1, None), (1, 1, True, "not_an_option"), (1, 1, "1", "not_an_option"),
        (1, 1, ["paris"], "not_an_option"), (1, 1, None, "not_an_option"), (1, 1, "lyon", "besieged"),
        (0, 2, [], None), (0, 2, ["rouen"], None), (0, 2, ["rouen", "paris"], None),
        (1, 3, ["paris", "rouen", 1], None),
        (0, 2, "rouen", "wrong_shape"), (0, 2, {"rouen": 1}, "wrong_shape"), (0, 2, None, "wrong_shape"),
        (1, 2, [], "wrong_shape"), (0, 2, ["rouen", "paris", 1], "wrong_shape"),
        (0, 2, ["rouen", "rouen"], "wrong_shape"), (0, 2, [1, True], "not_an_option"),
        (0, 2, ["rouen", "lyon"], "besieged"), (0, 2, ["rouen", ["paris"]], "not_an_option"),
        (2, 2, ["paris"], "wrong_shape"), (2, 2, ["paris", "atlantis"], "not_an_option"),
    ],
)  # fmt: skip
def test_an_answer_is_one_option_or_a_list_of_them_each_once(
    least: int, most: int, answer: Any, reason: str | None
) -> None:
    asked = prompt(least, most)
    if reason is None:
        asked.judge(answer)
        return
    with pytest.raises(Refusal) as refused:
        asked.judge(answer)
    assert (refused.value.code, refused.value.reason, refused.value.rule) == ("illegal_answer", reason, "9.1")
    assert "choose" in refused.value.message or refused.value.message == "lyon is besieged (9.1)"


def test_a_refusal_says_how_many_are_wanted() -> None:
    with pytest.raises(Refusal, match="choose: a list of 1 to 2 of the options is wanted"):
        prompt(1, 2).judge([])
    with pytest.raises(Refusal, match="choose: each option may be named once"):
        prompt(1, 2).judge(["paris", "paris"])


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 2), (2, 2), (1, 3), (0, 9)])
def test_the_easy_answer_and_every_random_one_are_legal(least: int, most: int) -> None:
    asked, random = prompt(least, most), Random(3)
    asked.judge(asked.easy_answer())
    found = [asked.random_answer(random.randrange) for _ in range(60)]
    for answer in found:
        asked.judge(answer)
    if most > 1:
        assert {len(answer) for answer in found} == set(range(least, min(most, 3) + 1))


def test_the_easy_answer_takes_the_first_options_and_no_more_than_it_must() -> None:
    assert [prompt(*counts).easy_answer() for counts in ((1, 1), (0, 2), (2, 3))] == ["paris", [], ["paris", "rouen"]]

"""The log: plain words, what was taken back, filters, the map as it was, take back to here, branch, export."""

from __future__ import annotations

import csv
from pathlib import Path

from PySide6.QtCore import QPoint

from desktop.panels.log_model import LogFilter, RowRole
from desktop.record import Record, course, living, taken_back
from tests.desktop.hands import LEFT, Hands, settle


def play(hands: Hands) -> None:
    """The worked case up to Paris."""
    hands.huguenot_lent()
    for value in ([1, 1, 2, 3, 4, 5, 6], "no", "keep", "orleans", "kept", "paris"):
        assert hands.controller.answer(value)
    settle()


def notice(hands: Hands, kind: str):
    """The bar of a kind."""
    return next(n for n in hands.window.notices.notices() if n.objectName() == kind)


def test_events_stand_in_plain_words_with_their_rule(hands: Hands) -> None:
    play(hands)
    words = hands.words()
    assert words[0] == "18.2 Attempts at Protestant conversion"
    assert words[1] == "18.2 Protestant: dice 6 1 1 2 3 4 5 6"
    assert "18.2 Orléans: religion — Protestant" in words
    row = hands.window.log.model.rows[1]
    assert (row.dice, row.fixed) == ((6, 1, 1, 2, 3, 4, 5, 6), 1)


def test_what_is_taken_back_is_struck_and_comes_back_by_redo(hands: Hands) -> None:
    play(hands)
    hands.controller.undo()
    settle()
    rows = hands.window.log.model.rows
    assert [row.struck for row in rows if "Paris" in row.words] == [True]
    assert rows[-1].words == "Decision 7 was taken back"
    assert not rows[-1].struck
    hands.controller.redo()
    settle()
    assert [row.struck for row in hands.window.log.model.rows if "Paris" in row.words] == [False]


def test_filters(hands: Hands) -> None:
    play(hands)
    hands.controller.abandon(agreed=True)
    hands.controller.edit([{"set": "control", "space": "dijon", "power": "spain"}])
    settle()
    log = hands.window.log
    log.show_only(LogFilter("dice"))
    assert [row.event["id"] for row in log.model.rows] == ["dice"]
    log.show_only(LogFilter("power", "spain"))
    assert [row.words for row in log.model.rows] == ["By hand — Dijon: control — Spain"]
    log.show_only(LogFilter("space", "orleans"))
    assert [row.words for row in log.model.rows] == ["Orléans: religion — Protestant"]
    assert log.filter.currentText() == "Space: Orléans"
    log.filter.setCurrentIndex(0)
    log.filter.activated.emit(0)
    assert len(log.model.rows) == len(hands.controller.log)


def test_the_menu_of_a_place_filters_by_it(hands: Hands) -> None:
    play(hands)
    menu = hands.window.hand.menu_of("orleans")
    menu.actions()[-1].trigger()
    assert [row.words for row in hands.window.log.model.rows] == ["Orléans: religion — Protestant"]


def test_a_click_shows_the_map_as_it_was_and_the_bar_leads_back(hands: Hands) -> None:
    play(hands)
    view = hands.window.log.view
    index = next(i for i in range(view.model().rowCount()) if "kept" in view.model().index(i, 0).data())
    view.scrollTo(view.model().index(index, 0))
    settle()
    box = view.visualRect(view.model().index(index, 0))
    hands.qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(box.left() + 60, box.center().y()))
    settle()
    decision = view.model().index(index, 0).data(RowRole).decision
    assert hands.controller.looking_at == decision
    assert hands.space("orleans")["religion"] == "catholic"
    assert f"decision {decision}" in notice(hands, "looking").label.text()
    before = hands.controller.log
    hands.click_map("bourges")
    assert hands.controller.log == before
    hands.click(notice(hands, "looking").buttons[0][0])
    assert hands.controller.looking_at is None
    assert hands.space("orleans")["religion"] == "protestant"


def test_take_back_to_here_asks_then_goes_back(hands: Hands) -> None:
    play(hands)
    model = hands.window.log.model
    row = next(row for row in model.rows if row.event["id"] == "dice")
    menu = hands.window.log.menu_of(row)
    back = next(a for a in menu.actions() if a.text() == "Take back to here")
    back.trigger()
    settle()
    assert hands.prompt == "minor_conversion"
    hands.click(notice(hands, "crossing").buttons[0][0])
    assert hands.prompt == "cancel_unrest"
    assert hands.controller.table.head == row.decision
    struck = next(r for r in hands.window.log.model.rows if "Orléans" in r.words)
    menu = hands.window.log.menu_of(struck)
    assert not next(a for a in menu.actions() if a.text() == "Take back to here").isEnabled()


def test_undo_over_dice_asks_in_a_bar_and_can_be_left(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.window.commands["undo"].trigger()
    settle()
    assert hands.prompt == "cancel_unrest"
    bar = notice(hands, "crossing")
    assert "dice" in bar.label.text()
    hands.click(bar.buttons[1][0])
    assert hands.prompt == "cancel_unrest"
    hands.window.commands["undo"].trigger()
    settle()
    hands.click(notice(hands, "crossing").buttons[0][0])
    assert hands.prompt == "enter_dice"


def test_branch_from_a_line(hands: Hands, tmp_path: Path) -> None:
    play(hands)
    target = tmp_path / "branch.save"
    hands.window.files.ask_save = lambda *_: str(target)
    row = next(row for row in hands.window.log.model.rows if row.event["id"] == "six_kept")
    menu = hands.window.log.menu_of(row)
    next(a for a in menu.actions() if a.text() == "Branch from here…").trigger()
    settle()
    assert target.exists()
    assert hands.space("paris")["religion"] == "protestant"
    hands.click(notice(hands, "branch").buttons[0][0])
    assert hands.controller.path == target
    assert hands.space("orleans")["religion"] == "catholic"
    assert hands.prompt == "major_conversion"


def test_export_as_text_html_and_csv(hands: Hands, tmp_path: Path) -> None:
    play(hands)
    hands.controller.undo()
    settle()
    for name in ("log.txt", "log.html", "log.csv"):
        hands.window.files.ask_save = lambda *_, name=name: str(tmp_path / name)
        assert hands.window.files.export_log()
    text = (tmp_path / "log.txt").read_text("utf-8")
    assert "18.2 Protestant: dice 6 1 1 2 3 4 5 6\n" in text
    assert "[taken back] 18.2 Paris: religion — Protestant\n" in text
    page = (tmp_path / "log.html").read_text("utf-8")
    assert "<html lang=\"en\">" in page
    assert "Orléans" in page
    rows = list(csv.reader((tmp_path / "log.csv").read_text("utf-8-sig").splitlines()))
    assert rows[0] == ["No.", "Decision", "Rule", "Event", "Dice", "Taken back"]
    assert rows[2][2:5] == ["18.2", "Protestant: dice", "6 1 1 2 3 4 5 6"]
    assert any(row[5] == "yes" for row in rows)


def test_a_long_export_shows_how_far_it_is(hands: Hands, tmp_path: Path, monkeypatch) -> None:
    play(hands)
    monkeypatch.setattr("desktop.panels.waiting.PATIENCE", -1.0)
    waiting, seen = hands.window.files.waiting, []
    monkeypatch.setattr(waiting, "_come", lambda: seen.append(waiting.bar.maximum()))
    hands.window.files.ask_save = lambda *_: str(tmp_path / "log.txt")
    assert hands.window.files.export_log()
    assert seen
    assert set(seen) == {len(hands.controller.heard_by_all())}


def test_an_export_that_cannot_be_written_says_so(hands: Hands, tmp_path: Path) -> None:
    hands.window.files.ask_save = lambda *_: str(tmp_path / "no" / "such" / "log.txt")
    assert not hands.window.files.export_log()
    assert "cannot be written" in hands.window.stage.status.text()


# ---- reading the record


def event(number: int, at: int, name: str, **data: object) -> dict[str, object]:
    return {"n": number, "decision": at, "rule": None, "step": None, "id": name, "data": data}


def test_taken_back_made_again_and_given_up() -> None:
    log = [event(1, 1, "started", procedure="a"), event(2, 2, "dice"), event(3, 2, "taken_back", decision=2)]
    assert taken_back(log) == {2}
    log.append(event(4, 2, "made_again", decision=2))
    assert taken_back(log) == set()
    log.append(event(5, 3, "abandoned", procedure="a", decisions=[1, 2]))
    assert taken_back(log) == {1, 2}
    assert course(Record(log)) is None
    log.append(event(6, 3, "taken_back", decision=3))
    assert taken_back(log) == {3}
    assert [e["n"] for e in living(log)] == [1, 2]
    log.append(event(7, 3, "made_again", decision=3))
    assert taken_back(log) == {1, 2}


def test_lost_decisions_count_no_more() -> None:
    log = [event(1, 1, "edited"), event(2, 2, "edited"), event(3, 1, "lost", decisions=[2], kept=1)]
    assert taken_back(log) == {2}

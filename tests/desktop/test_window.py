"""The window: nothing cut at its smallest, both languages and looks at once, keyboard for everything, names for all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QLabel,
    QScrollArea,
    QToolButton,
    QWidget,
)

from desktop import desk
from desktop.app import make_window
from desktop.main_window import MainWindow
from desktop.panels.fields import NumberField
from desktop.preferences import Preferences
from desktop.settings import Settings
from tests.desktop.hands import Hands, settle
from tests.desktop.measuring import cut, nameless, shown

# The offscreen platform cannot do what popups and floating panels ask of it, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("language", ["ru", "en"])
def test_nothing_is_cut_at_1280_by_720(window: MainWindow, language: str) -> None:
    window.resize(1280, 720)
    window.desk.texts.set_language(language)
    settle()
    assert (window.width(), window.height()) == (1280, 720)
    assert cut(window) == []
    bar = window.top
    children = [child for child in bar.findChildren(QWidget) if child.isVisible() and child.parent() is bar]
    assert max(child.geometry().right() for child in children) <= bar.width()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_all_options_of_the_worked_case_fit_at_1280_by_720(hands: Hands, language: str) -> None:
    window = hands.window
    window.resize(1280, 720)
    window.desk.texts.set_language(language)
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    settle(6)
    area: QScrollArea = window.procedures.page.area
    last = hands.option("pass")
    bottom = last.mapTo(area.widget(), last.rect().bottomLeft()).y()
    assert bottom <= area.viewport().height()
    assert cut(window) == []


def test_every_control_has_a_name(hands: Hands) -> None:
    window = hands.window
    assert nameless(window) == []
    hands.huguenot_lent()
    assert nameless(window) == []
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.click(window.rail.shields["spain"])
    assert nameless(window) == []
    window.commands["show_palette"].trigger()
    window.keys.toggle()
    settle()
    assert nameless(window) == []


def test_the_language_changes_at_once_everywhere(hands: Hands) -> None:
    window = hands.window
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    hands.controller.answer("orleans")
    settle()
    hands.click(window.top.languages["ru"])
    words = hands.words()
    assert words[0] == "18.2 Попытки обращения в протестантизм"
    assert "18.2 Орлеан: религия — протестантизм" in words
    assert window.procedure_dock.windowTitle() == "Попытки обращения в протестантизм"
    assert window.log_dock.windowTitle() == "Журнал"
    assert window.procedures.page.question.text().startswith("Протестант: ")
    assert "Клермон" in [button.text() for button in window.procedures.page.answers.buttons]
    assert window.top.turn.text() == "Ход 3 из 6"
    assert window.bar.tabs["religion"].text() == "Религия"
    assert window.commands["undo"].text() == "Взять назад"
    assert "Испания" in window.rail.shields["spain"].accessibleName()
    latin = [label.text() for label in shown(window.procedures, QLabel) if "Protestant" in label.text()]
    assert latin == []
    hands.click(window.top.languages["en"])
    assert hands.words()[0] == "18.2 Attempts at Protestant conversion"


def test_qt_itself_speaks_the_language(window: MainWindow) -> None:
    window.desk.texts.set_language("ru")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Отмена"
    window.desk.texts.set_language("en")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "Cancel"


def test_the_half_entered_dice_outlive_a_refusal_but_start_anew_in_another_language(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.type("11")
    hands.press(Qt.Key.Key_Return)
    assert hands.window.hand.asking.faces[:2] == [1, 1]
    assert "no face yet" in hands.window.procedures.page.why.text()


def test_the_look_follows_the_system_until_one_is_chosen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def system_turns(scheme: Qt.ColorScheme) -> None:
        monkeypatch.setattr(desk, "system_is_dark", lambda: scheme == Qt.ColorScheme.Dark)
        QGuiApplication.styleHints().colorSchemeChanged.emit(scheme)
        settle()

    window.desk.set_theme("system")
    system_turns(Qt.ColorScheme.Dark)
    assert window.desk.theme.dark
    assert window.commands["dark"].isChecked()
    assert window.desk.settings.theme == "system"
    window.commands["dark"].setChecked(False)
    assert window.desk.settings.theme == "light"
    system_turns(Qt.ColorScheme.Light)
    system_turns(Qt.ColorScheme.Dark)
    assert not window.desk.theme.dark


@pytest.mark.parametrize("closed", [False, True])
def test_only_an_open_window_follows_the_system(
    closed: bool, bare_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare_window.desk.set_theme("light")
    bare_window.desk.settings.theme = "system"
    if closed:
        assert bare_window.close()
    with monkeypatch.context() as patch:
        patch.setattr(desk, "system_is_dark", lambda: True)
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert bare_window.desk.theme.dark != closed
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)
    settle()


def test_the_dark_look(window: MainWindow) -> None:
    light = window.palette().window().color()
    window.commands["dark"].setChecked(True)
    settle()
    assert window.desk.theme.dark
    assert window.desk.settings.theme == "dark"
    assert window.palette().window().color() != light
    assert window.stage.map().theme.dark
    window.commands["dark"].setChecked(False)


def test_icons_follow_the_look_while_a_question_is_open(hands: Hands) -> None:
    window, desk = hands.window, hands.window.desk
    number = NumberField(desk, 0, 9, 3)
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    desk.set_theme("dark")
    try:
        page = window.procedures.page
        ticks = [row.mark.pixmap().toImage() for row in page.steps.rows if row.mark.pixmap().width()]
        assert desk.icon("check", desk.theme.good).pixmap(14, 14).toImage() in ticks
        why = desk.icon("chevron-right", desk.theme.accent)
        assert page.others.head.icon().cacheKey() == why.cacheKey()
        worn = {button.icon().cacheKey() for button in number.findChildren(QToolButton)}
        assert worn == {desk.icon(name).cacheKey() for name in ("minus", "plus")}
    finally:
        desk.set_theme("light")
        number.deleteLater()


def test_find_flies_to_a_space_in_either_language(hands: Hands) -> None:
    window = hands.window
    hands.press(Qt.Key.Key_F, CONTROL)
    assert window.top.find.hasFocus()
    hands.type("Кёльн")
    hands.press(Qt.Key.Key_Return)
    view = window.stage.map()
    assert view.seen.contains(view.chart.point("cologne"))
    assert window.top.find.text() == "Cologne"
    window.top.find.setFocus()
    hands.press(Qt.Key.Key_Escape)
    assert window.top.find.text() == ""
    window.top.find.setText("nowhere")
    window.top.find.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert "nowhere" in window.stage.status.text()


def test_digits_in_the_find_field_answer_nothing(hands: Hands) -> None:
    hands.start("protestant_conversion", {"attempts": 1, "areas": ["france"]})
    hands.window.top.find.setFocus()
    hands.type("1")
    assert hands.window.hand.asking.faces == [None]
    hands.window.top.find.clear()


def test_keys_of_the_window(hands: Hands) -> None:
    window = hands.window
    window.stage.map().setFocus()
    hands.press(Qt.Key.Key_F1)
    assert window.keys.isVisible()
    assert ("F1", "Keys") in window.keys.rows()
    hands.press(Qt.Key.Key_Escape)
    assert not window.keys.isVisible()
    window.stage.map().set_zoom(1.5)
    hands.press(Qt.Key.Key_0, CONTROL)
    assert window.stage.map().zoom == pytest.approx(window.stage.map().fit_zoom)
    assert window.bar.zoom.text().endswith("%")
    hands.press(Qt.Key.Key_F7)
    assert not window.log_dock.isVisible()
    hands.press(Qt.Key.Key_F7)
    assert window.log_dock.isVisible()
    hands.press(Qt.Key.Key_F8)
    assert window.stage.palette_card.isVisible()


def test_escape_leads_back_from_an_earlier_moment(hands: Hands) -> None:
    hands.start("protestant_conversion", {"attempts": 1, "areas": ["france"]})
    hands.controller.look_at(0)
    hands.window.stage.map().setFocus()
    hands.press(Qt.Key.Key_Escape)
    assert hands.controller.looking_at is None


def test_tab_on_the_map_walks_the_legal_spaces_and_enter_answers(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    view = hands.window.stage.map()
    view.setFocus()
    hands.press(Qt.Key.Key_Tab)
    place = view.keys.place
    assert place in hands.window.hand.asking.legal()
    hands.press(Qt.Key.Key_Return)
    assert hands.space(place)["religion"] == "protestant"


def test_pointing_at_an_option_marks_its_place(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.choose("no")
    hands.option("limoges").setFocus()
    settle()
    assert hands.window.stage.map().map_scene.lights.selected == "limoges"


def test_layout_language_and_look_are_remembered(qtbot, tmp_path: Path) -> None:
    file = tmp_path / "remembered.ini"
    first = make_window("en", Settings(file))
    first.show()
    first.desk.controller.new("virgin_queen", "tournament", dice="rolled", seed=1)
    first.log_dock.hide()
    first.top.languages["ru"].click()
    first.commands["dark"].setChecked(True)
    settle()
    first.close()
    second = make_window(None, Settings(file))
    second.show()
    settle()
    assert second.desk.texts.language == "ru"
    assert second.desk.theme.dark
    assert second.log_dock.isHidden()
    second.desk.set_theme("light")
    second.close()
    assert "language=ru" in file.read_text("utf-8")


def test_preferences_take_effect_at_once(window: MainWindow) -> None:
    box = Preferences(window.desk, window)
    box.language.setCurrentIndex(box.language.findData("ru"))
    assert window.desk.texts.language == "ru"
    assert box.windowTitle() == "Настройки…"
    box.dice.setCurrentIndex(box.dice.findData("entered"))
    assert window.desk.settings.dice == "entered"
    box.language.setCurrentIndex(box.language.findData("en"))
    box.deleteLater()


def test_panels_can_be_detached_and_folded(window: MainWindow) -> None:
    window.log_dock.head.detach.click()
    settle()
    assert window.log_dock.isFloating()
    window.log_dock.head.detach.click()
    window.log_dock.head.fold.click()
    settle()
    assert not window.log_dock.isVisible()
    assert not window.commands["show_log"].isChecked()
    window.commands["show_log"].trigger()
    assert window.log_dock.isVisible()


def test_layers_and_counter_size_reach_the_map(window: MainWindow) -> None:
    for name, action in window.bar.layers.items():
        action.setChecked(False)
        action.setChecked(True)
        assert action.text() == window.desk.texts(f"ui-layer-{name}")
    window.bar.size.setValue(130)
    assert window.desk.settings.counter_scale == pytest.approx(1.3)
    window.bar.size.setValue(100)
    window.bar.overview.setChecked(False)
    assert not window.stage.map().overview.isVisible()
    window.bar.overview.setChecked(True)


def test_the_form_asks_for_what_is_needed(hands: Hands) -> None:
    window = hands.window
    hands.click(window.procedures.list.rows["protestant_conversion"].button)
    form = window.procedures.form
    assert not form.start.isEnabled()
    form.fields["areas-boxes"]["netherlands"].setChecked(True)
    assert form.start.isEnabled()
    form.fields["attempts"].box.setValue(3)
    form.fields["event"].setCurrentIndex(form.fields["event"].findData("belgic_confession"))
    assert form.given() == {"attempts": 3, "areas": ["netherlands"], "event": "belgic_confession"}
    window.desk.texts.set_language("ru")
    settle()
    assert window.procedures.form.given() == {"attempts": 3, "areas": ["netherlands"], "event": "belgic_confession"}
    window.desk.texts.set_language("en")
    window.procedures.form.start.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt == "enter_dice"


def test_numbers_of_ours_are_marked(hands: Hands) -> None:
    lists = hands.window.procedures.list
    hands.click(lists.events["belgic_confession"])
    words = [label.text() for label in shown(hands.window.procedures.form, QLabel)]
    assert hands.window.desk.texts("ui-house-hint") in words
    hands.press(Qt.Key.Key_Escape)
    assert hands.window.procedures.pages.currentWidget() is lists


def test_a_forbidden_procedure_is_grey_with_its_reason(hands: Hands) -> None:
    assert hands.controller.edit([{"set": "turn", "value": 2}])
    settle()
    row = hands.window.procedures.list.rows["assassination"]
    assert not row.button.isEnabled()
    assert "turn 3" in row.toolTip()
    hands.window.commands.procedures.aboutToShow.emit()
    entry = next(a for a in hands.window.commands.procedures.actions() if a.text().startswith("Assassination"))
    assert not entry.isEnabled()
    assert "turn 3" in entry.text()


def test_a_phase_that_is_not_the_present_one_is_marked_and_starts_all_the_same(hands: Hands) -> None:
    row = hands.window.procedures.list.rows["winter"]
    assert "Winter" in [label.text() for label in row.findChildren(QLabel)]
    assert row.button.isEnabled()


def test_no_two_actions_have_the_same_keys(window: MainWindow) -> None:
    taken: dict[str, str] = {}
    for name, action in window.commands.all.items():
        for sequence in action.shortcuts():
            assert sequence.toString() not in taken, (name, taken.get(sequence.toString()))
            taken[sequence.toString()] = name


def test_nothing_here_stops_the_player(hands: Hands) -> None:
    hands.huguenot_lent()
    hands.enter([1, 1, 2, 3, 4, 5, 6])
    hands.window.commands["undo"].trigger()
    hands.controller.answer("nonsense")
    settle()
    assert QApplication.activeModalWidget() is None
    assert hands.prompt == "cancel_unrest"
    assert "not among the answers" in hands.window.stage.status.text()


def test_enter_presses_the_button_that_the_keyboard_is_on_before_it_sends_an_answer(hands: Hands) -> None:
    """With Tab on Give up, Enter gives up, also where an empty answer could be sent."""
    hands.start("winter", {})
    while not (hands.window.hand.asking and hands.window.hand.asking.complete):
        hands.press(Qt.Key.Key_1)
        assert hands.prompt
    hands.window.procedures.page.give_up.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert hands.prompt == ""
    assert hands.controller.log[-1]["id"] == "abandoned"


def test_enter_on_an_answer_sends_what_is_complete(hands: Hands) -> None:
    hands.start("winter", {})
    while not (hands.window.hand.asking and hands.window.hand.asking.complete):
        hands.press(Qt.Key.Key_1)
        assert hands.prompt
    before = hands.controller.table.head
    hands.window.procedures.page.area.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert hands.controller.table.head > before

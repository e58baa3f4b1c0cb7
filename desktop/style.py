"""The window's style sheet, filled from the theme."""

from __future__ import annotations

from functools import cache

from desktop.theme import SANS, SERIF, Theme, contrast, mixed

SHEET = """
QWidget { font-family: "@sans"; font-size: 14px; color: @ink; }
QMainWindow, QDialog, #board, #topBar, #rail, #boardBar, #worldStrip { background: @window; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: @raised; color: @ink; border: 1px solid @line; padding: 4px 6px; }
#topBar { border-bottom: 1px solid @line; }
#rail { border-right: 1px solid @line; }
#boardBar, #worldStrip { border-top: 1px solid @line; }
#appName { font-family: "@serif"; font-size: 21px; font-weight: bold; }
#gameName { font-family: "@serif"; font-size: 14px; font-style: italic; color: @ink_soft; }
#turn { font-family: "@serif"; font-size: 18px; font-weight: bold; }
.QFrame[role="page"], QScrollArea[role="page"], QWidget[role="page"] { background: @panel; border: none; }
QLabel[role="title"] { font-family: "@serif"; font-size: 20px; font-weight: bold; }
QLabel[role="heading"] { font-family: "@serif"; font-size: 17px; font-weight: bold; }
QLabel[role="soft"], QToolButton[role="soft"] { color: @ink_soft; font-size: 13px; }
QLabel[role="odds"] { color: @ink_soft; font-size: 13px; border-bottom: 1px solid @line; padding-bottom: 2px; }
QLabel[role="rule"] { color: @accent; font-size: 13px; font-weight: bold; }
QLabel[role="question"] { font-family: "@serif"; font-size: 17px; font-weight: bold; }
QLabel[role="why"] { background: @warning_wash; color: @warning_ink; border: 1px solid @line; border-radius: 6px;
  padding: 5px 8px; font-size: 13px; }
QLabel[role="small"] { color: @ink_soft; font-size: 12px; }
QLabel[role="house"] { color: @warning_ink; background: @warning_wash; border-radius: 4px; padding: 0 5px;
  font-size: 12px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; padding: 4px 6px; }
QToolButton:hover { background: @raised; border-color: @line; }
QToolButton:pressed, QToolButton:checked { background: @accent_wash; border-color: @line; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @faded; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="chip"] { background: @panel; border: 1px solid @line; border-radius: 11px; padding: 2px 8px;
  font-size: 13px; color: @ink_soft; }
QToolButton[role="chip"][close="true"] { padding: 2px 5px; font-size: 12px; }
QToolButton[role="chip"]:hover { color: @ink; background: @raised; }
QToolButton[role="chip"][lit="true"] { background: @accent; color: @accent_ink; border-color: @accent;
  font-weight: bold; }
QToolButton[role="chip"][quiet="true"] { border-color: transparent; background: transparent; }
QToolButton[role="chip"][quiet="true"]:hover { border-color: @line; background: @raised; }
QToolButton[role="chip"]:focus { border-color: @accent; }
QToolButton[role="tiny"] { padding: 0; }
QToolButton[role="tab"] { padding: 5px 9px; border-radius: 0; border: none; border-bottom: 2px solid transparent;
  color: @ink_soft; }
QToolButton[role="tab"]:hover { color: @ink; background: transparent; }
QToolButton[role="tab"]:checked { color: @ink; font-weight: bold; border-bottom-color: @accent;
  background: transparent; }
QToolButton[role="tab"]:focus { color: @accent; }
QToolButton[role="language"] { padding: 2px 6px; font-size: 13px; color: @ink_soft; }
QToolButton[role="language"]:checked { color: @ink; font-weight: bold; }

QPushButton { background: @raised; border: 1px solid @line; border-radius: 6px; padding: 5px 12px; min-height: 18px; }
QPushButton:hover { border-color: @ink_soft; }
QPushButton:pressed { background: @accent_wash; }
QPushButton:focus { border: 1px solid @accent; }
QPushButton:disabled { color: @faded; background: @window; }
QPushButton[role="primary"] { background: @accent; color: @accent_ink; border-color: @accent; font-weight: bold; }
QPushButton[role="primary"]:disabled { background: @line; color: @ink_soft; border-color: @line; }
QPushButton[role="primary"]:focus { border: 1px solid @ink; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: @accent; padding: 3px 4px; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border: 1px solid @accent; }
QPushButton[role="option"] { text-align: left; padding: 3px 24px 3px 9px; font-family: "@serif"; font-size: 16px; }
QPushButton[role="option"]:hover, QPushButton[role="option"]:focus, QPushButton[role="option"][marked="true"] {
  background: @accent_wash; border: 1px solid @accent; }
QPushButton[role="option"]:checked { background: @accent_wash; border: 2px solid @accent; }
QPushButton[role="named"] { text-align: left; padding: 3px 24px 3px 9px; font-size: 14px; background: @window; }
QPushButton[role="named"]:hover, QPushButton[role="named"]:focus { background: @accent_wash;
  border: 1px solid @accent; }
QPushButton[role="procedure"] { text-align: left; background: transparent; border: 1px solid transparent;
  padding: 4px 8px; }
QPushButton[role="procedure"]:hover, QPushButton[role="procedure"]:focus { background: @raised;
  border: 1px solid @accent; }
QPushButton[role="procedure"]:disabled { background: transparent; color: @faded; }

QLineEdit, QComboBox, QSpinBox, QTextEdit, QPlainTextEdit { background: @raised; border: 1px solid @line;
  border-radius: 6px; padding: 3px 7px; selection-background-color: @accent; selection-color: @accent_ink; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border-color: @accent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; height: 0; border: none; }
QSpinBox[changed="true"] { background: @accent_wash; border-color: @accent; font-weight: bold; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox QAbstractItemView, QMenu { background: @panel; border: 1px solid @line; padding: 4px; }
QComboBox QAbstractItemView { selection-background-color: @accent_wash; selection-color: @ink; }
QMenu::item { padding: 5px 26px 5px 22px; border-radius: 4px; }
QMenu::item:selected { background: @accent_wash; color: @ink; }
QMenu::item:disabled { color: @faded; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QCheckBox { spacing: 7px; }
QCheckBox:focus, QRadioButton:focus { color: @accent; }

QListView, QTreeView, QTableView { background: @panel; border: none; outline: none; }
QHeaderView { background: @panel; }
QHeaderView::section { background: @panel; color: @ink_soft; border: none; border-bottom: 1px solid @line;
  padding: 4px 8px; }
QHeaderView::section:vertical { border-bottom: none; }
QTableCornerButton::section { background: @panel; border: none; border-bottom: 1px solid @line; }
QListView:focus, QTreeView:focus { border: 1px solid @accent; }
QTreeView::item { padding: 2px 0; }
QTreeView::item:selected, QTableView::item:selected { background: @accent_wash; color: @ink; }
QToolButton[role="default"] { color: @accent; font-size: 12px; padding: 0 2px; }
QToolButton[role="default"]:disabled { color: @ink_soft; }
QListWidget::item { padding: 4px 8px; border-radius: 4px; }
QListWidget::item:selected { background: @accent_wash; color: @ink; }
QProgressBar { background: @window; border: 1px solid @line; border-radius: 5px; min-height: 9px; max-height: 9px; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @line; border-radius: 4px; min-height: 26px; min-width: 26px; margin: 1px; }
QScrollBar::handle:hover { background: @ink_soft; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { background: none; border: none;
  width: 0; height: 0; }
QSlider::groove:horizontal { height: 4px; background: @line; border-radius: 2px; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -5px 0; border-radius: 7px; background: @raised;
  border: 1px solid @ink_soft; }
QSlider::handle:horizontal:focus, QSlider::handle:horizontal:hover { border-color: @accent; }

QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QDockWidget { background: @panel; }
#dockTitle { background: @panel; }
QFrame[role="card"] { background: @panel; border: 1px solid @line; border-radius: 10px; }
QFrame[role="card"]:focus { border-color: @ink_soft; }
QFrame[role="notice"] { background: @warning_wash; border: none; border-bottom: 1px solid @line; }
QFrame[role="notice"] QLabel { color: @warning_ink; }
QLabel[role="status"] { background: @panel; border: 1px solid @line; border-radius: 6px; padding: 4px 10px; }
QLabel[role="status"][bad="true"] { background: @warning_wash; color: @warning_ink; }
QFrame[role="secret"] { background: @raised; border: 1px solid @line; border-radius: 6px; }
QFrame[role="drop"] { background: @panel; border: 1px solid @line; border-radius: 9px; }
QFrame[role="drop"][now="true"] { background: @accent_wash; border-color: @accent; }
QFrame[role="drop"][over="true"] { border: 2px solid @accent; }
QLabel[role="slot"] { background: @raised; border: 1px solid @line; border-radius: 7px; padding: 5px 11px; }
QLabel[role="slot"][over="true"] { background: @accent_wash; border-color: @accent; font-weight: bold; }
QFrame[role="phase"] { background: @raised; border: 1px solid @line; border-radius: 8px; }
QFrame[role="line"] { background: @line; max-height: 1px; min-height: 1px; border: none; }
QFrame[role="step"] { border-radius: 5px; background: transparent; }
QFrame[role="step"][now="true"] { background: @accent_wash; }
QFrame[role="step"] QLabel { font-size: 14px; }
QFrame[role="step"][later="true"] QLabel { color: @distant; }
QFrame[role="step"][now="true"] QLabel { font-weight: bold; }
QLabel[role="way"] { color: @ink_soft; font-size: 13px; padding-left: 9px; }
QLabel[role="way"][cut="true"] { color: @warning_ink; }
QLabel[role="count"] { font-weight: bold; color: @distant; }
QLabel[role="count"][some="true"] { color: @accent; }
QLabel[role="told-step"] { font-weight: bold; font-size: 13px; padding-top: 3px; }
QLabel[role="told"] { font-size: 13px; border-radius: 4px; padding: 0 3px; }
QLabel[role="told"]:hover, QLabel[role="act"]:hover { background: @accent_wash; }
QLabel[role="act"] { font-size: 13px; border: 1px solid @line; border-radius: 6px; padding: 3px 8px; }
QLabel[role="act"][cut="true"] { border-left: 3px solid @accent; }
QFrame[role="step"] QLabel[role="outcome"] { color: @ink_soft; font-weight: normal; }
QFrame[role="step"][now="true"] QLabel[role="outcome"] { color: @ink; }
"""

# Contrast of what is read, and of what cannot be used now.
READ, OFF = 4.5, 3.0
KEYS = ("window", "panel", "raised", "line", "ink_soft", "ink", "accent_wash", "accent_ink", "accent", "warning_wash",
        "warning_ink", "good")  # fmt: skip


def faint(theme: Theme, least: float) -> str:
    """The faintest ink that still has a contrast of `least` to the panel and the window."""
    return _faint(theme.ink_soft, theme.panel, theme.window, least)


@cache
def _faint(ink: str, panel: str, window: str, least: float) -> str:
    inks = (mixed(ink, panel, part / 100) for part in range(70, -1, -2))
    return next((found for found in inks if min(contrast(found, panel), contrast(found, window)) >= least), ink)


def sheet(theme: Theme) -> str:
    """The style sheet in the colours of a theme."""
    colours = {key: getattr(theme, key) for key in KEYS}
    colours["faded"], colours["distant"] = faint(theme, OFF), faint(theme, READ)
    colours.update(sans=SANS, serif=SERIF)
    text = SHEET
    for key in sorted(colours, key=len, reverse=True):
        text = text.replace("@" + key, colours[key])
    return text

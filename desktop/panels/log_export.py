"""The log as a file: plain text, HTML or CSV, in the present language."""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Callable, Iterable
from pathlib import Path

from desktop.desk import Desk
from desktop.panels.log_model import LogModel, LogRow

ENDINGS = (".txt", ".html", ".csv")


def export_log(desk: Desk, path: Path, told: Callable[[int, int], None] | None = None) -> None:
    """Writes the whole log; the ending of the name says how, `told` hears how far it is. Raises OSError.

    A file goes from hand to hand: it holds what everybody may know, whoever's curtain is lifted meanwhile.
    """
    model = LogModel(desk)
    rows = list(model.rendered(desk.controller.heard_by_all(), told))
    ending = path.suffix.lower()
    if ending == ".html":
        text = _as_html(desk, rows)
    elif ending == ".csv":
        text = _as_csv(desk, rows)
    else:
        text = "".join(f"{model.plain(row)}\n" for row in rows)
    # The mark at the start of a CSV tells spreadsheets that it is UTF-8.
    path.write_text(text, encoding="utf-8-sig" if ending == ".csv" else "utf-8", newline="")


def _as_csv(desk: Desk, rows: Iterable[LogRow]) -> str:
    texts, out = desk.texts, io.StringIO()
    table = csv.writer(out)
    table.writerow([texts(f"ui-column-{name}") for name in ("number", "decision", "rule", "event", "dice", "gone")])
    for row in rows:
        dice = " ".join(str(face) for face in row.dice)
        gone = texts("ui-yes") if row.struck else ""
        table.writerow([row.number, row.decision, row.rule, _safe(row.words), dice, gone])
    return out.getvalue()


def _safe(words: str) -> str:
    # A spreadsheet would take these for formulas.
    return f"'{words}" if words[:1] in "=+-@" else words


def _as_html(desk: Desk, rows: Iterable[LogRow]) -> str:
    texts = desk.texts
    title = html.escape(texts("ui-log-title", game=texts(f"game-{desk.controller.game}")))
    lines = "\n".join(_html_line(row) for row in rows)
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}"><head><meta charset="utf-8"><title>{title}</title>\n'
        "<style>body{font-family:sans-serif;max-width:48em;margin:2em auto;background:#fcfaf5;color:#2b241b}"
        "td{padding:.2em .6em;vertical-align:top}.rule{color:#a8321f;font-weight:bold}"
        ".gone{text-decoration:line-through;color:#8a7f72}.head{font-weight:bold}</style></head>\n"
        f"<body><h1>{title}</h1>\n<table>\n{lines}\n</table></body></html>\n"
    )


def _html_line(row: LogRow) -> str:
    dice = " ".join(chr(0x267F + face) for face in row.dice)
    kind = "gone" if row.struck else "head" if row.heading else ""
    return (
        f'<tr><td>{row.decision}</td><td class="rule">{html.escape(row.rule)}</td>'
        f'<td class="{kind}">{html.escape(row.words)} {dice}</td></tr>'
    )

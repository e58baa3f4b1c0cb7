"""The printing catalogue: every message that is asked for is there, and none lies unused."""

from __future__ import annotations

import ast as python
import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
PRINTING = sorted((ROOT / "desktop" / "printing").glob("*.py"))


def messages() -> set[str]:
    text = (ROOT / "translations" / "en" / "printing.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def asked() -> tuple[set[str], set[str]]:
    """Message ids in the code, with their prefix: whole ones, and the beginnings of those put together."""
    whole, beginnings = set(), set()
    for path in PRINTING:
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                whole |= {node.value, f"print-{node.value}"}
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                start = str(node.values[0].value)
                beginnings.add(start if start.startswith("print-") else f"print-{start}")
    return whole, {start for start in beginnings if re.fullmatch(r"print-[a-z-]+-", start)}


def test_no_message_is_unused() -> None:
    whole, beginnings = asked()
    assert len(beginnings) > 10
    assert not [name for name in messages() if name not in whole and not name.startswith(tuple(beginnings))]


def test_no_message_is_missing() -> None:
    """Every id that the code gives to the texts is in the catalogue."""
    known = messages()
    missing = []
    for path in PRINTING:
        text = path.read_text(encoding="utf-8")
        missing += [name for name in re.findall(r"""phrases\(\s*"([a-z-]+)\"""", text) if f"print-{name}" not in known]
        missing += [name for name in re.findall(r"""texts\(\s*"(print-[a-z-]+)\"""", text) if name not in known]
    assert not missing

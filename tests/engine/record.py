"""Plays the scripts of a file anew and writes down what comes of them, to be read line by line before it is kept:
`python -m tests.engine.record rebellions.json`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.engine.transcript import Script, played, scripts


def laid_out(script: Script) -> str:
    """A script, with one edit, one question's answers and one line of its transcript in a line of the file."""
    parts = []
    for key, value in script.items():
        if isinstance(value, list) and key in ("edits", "lines"):
            rows = [f"   {json.dumps(row)}" for row in value]
            parts.append(f'  "{key}": [\n' + ",\n".join(rows) + "\n  ]" if rows else f'  "{key}": []')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n }"


def main(name: str) -> None:
    """Writes the file anew."""
    played_anew = {title: script | {"lines": played(script)} for title, script in scripts(name).items()}
    rows = [f" {json.dumps(title)}: {laid_out(script)}" for title, script in played_anew.items()]
    Path(__file__).with_name(name).write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])

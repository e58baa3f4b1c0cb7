"""python packaging/release.py [--check]: makes a release, or says why not.

Refuses a version that is out already, a dirty tree, a changelog without the version, an unfinished translation and
failing tests, in that order: what is cheap to find comes first. Then it packs, tries the packages, and sets the tag.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ru")


class Refused(Exception):
    """Why there is no release, and what to do about it."""


def git(*words: str) -> str:
    """What git says."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def version() -> str:
    """The version, from its one place."""
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', (ROOT / "engine" / "__init__.py").read_text("utf-8"), re.M)
    if found is None:
        raise Refused("engine/__init__.py has no __version__ of three numbers, as in 1.2.3")
    return found.group(1)


def need_a_new_version(number: str) -> None:
    """A version is released once."""
    if git("tag", "--list", f"v{number}"):
        raise Refused(f"version {number} is out already; raise __version__ in engine/__init__.py")


def need_a_clean_tree() -> None:
    """What is released is what is committed."""
    changed = git("status", "--porcelain")
    if changed:
        raise Refused(f"there are changes that are not committed; commit them or put them aside:\n{changed}")


def need_a_changelog(number: str) -> None:
    """Players are told what is new."""
    parts = re.split(r"^## +", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    about = {part.split()[0]: part.split("\n", 1)[1].strip() for part in parts if part.strip()}
    if number not in about:
        raise Refused(f"CHANGELOG.md has no part '## {number}'; write there what is new, in players' words")
    if not about[number]:
        raise Refused(f"CHANGELOG.md says nothing about {number}; write there what is new, in players' words")
    newest = parts[0].split()[0]
    if newest != number:
        raise Refused(f"CHANGELOG.md has {newest} on top; the version that is released, {number}, goes there")


def messages(language: str) -> dict[str, ast.Message | ast.Term]:
    """All messages of a language by id."""
    found: dict[str, ast.Message | ast.Term] = {}
    for file in sorted((ROOT / "translations" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise Refused(f"{file.relative_to(ROOT)}: this cannot be read: {entry.content.strip()[:80]!r}")
            if isinstance(entry, ast.Message | ast.Term):
                found[entry.id.name] = entry
    return found


def words(entry: ast.Message | ast.Term) -> str:
    """The plain text of a message."""
    found: list[str] = []

    def walk(node: Any) -> None:
        if isinstance(node, ast.TextElement):
            found.append(node.value)
        for value in vars(node).values() if isinstance(node, ast.SyntaxNode) else ():
            for item in value if isinstance(value, list) else [value]:
                walk(item)

    walk(entry.value)
    return " ".join(found)


def need_whole_translations() -> None:
    """Every message in both languages, and none still in English among the Russian ones."""
    known = {language: messages(language) for language in LANGUAGES}
    everything = known["en"].keys() | known["ru"].keys()
    for language in LANGUAGES:
        missing = sorted(everything - known[language].keys())
        if missing:
            raise Refused(f"translations/{language} lacks {len(missing)} messages: {', '.join(missing[:10])}")
    # A Russian text of several words that are all Latin was never translated; a lone name may well stay as it is.
    latin = [name for name, entry in known["ru"].items()
             if len(re.findall(r"\b[a-z]{2,}\b", words(entry))) >= 2 and not re.search("[а-яё]", words(entry), re.I)]
    if latin:
        raise Refused(f"translations/ru has {len(latin)} messages still in English: {', '.join(sorted(latin)[:10])}")


def need_passing_tests() -> None:
    """All that must hold, holds."""
    if subprocess.run(["./cuius", "test"], cwd=ROOT, check=False).returncode:
        raise Refused("./cuius test failed (see above); a release waits until all of it holds")


def main() -> int:
    """Checks all, then packs and tags."""
    parser = argparse.ArgumentParser(prog="./cuius release", description="Make a release, or say why not.")
    parser.add_argument("--check", action="store_true", help="only say whether a release could be made")
    chosen = parser.parse_args()
    try:
        number = version()
        need_a_new_version(number)
        need_a_clean_tree()
        need_a_changelog(number)
        need_whole_translations()
        need_passing_tests()
        if chosen.check:
            print(f"release: {number} can be made")
            return 0
        if subprocess.run(["./cuius", "package"], cwd=ROOT, check=False).returncode:
            raise Refused("the packages could not be made or did not hold (see above)")
        need_a_clean_tree()
        git("tag", "--annotate", f"v{number}", "--message", f"Cuius Regio {number}")
    except Refused as why:
        print(f"release: refused: {why}", file=sys.stderr)
        return 1
    print(f"release: v{number} is tagged and its packages are in dist/; push the tag and put them where players look")
    return 0


if __name__ == "__main__":
    sys.exit(main())

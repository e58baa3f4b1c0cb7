"""The quick reading of the texts says what Fluent itself would say."""

from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from desktop.catalogue import Catalogue, catalogue
from desktop.i18n import LANGUAGES

VALUES: tuple[dict[str, Any], ...] = ({}, {"all": "Paris"}, {"all": 1}, {"all": 5}, {"all": 1234567}, {"all": 1.5})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_as_fluent_says_it(language: str) -> None:
    bundle, known = FluentBundle([language], use_isolating=False), catalogue(language)
    for file in sorted((resources.files("translations") / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for message in bundle._messages:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        for values in VALUES:
            given = {name: values["all"] for name in names_in(pattern) if values}
            assert known.say(message, given) == bundle.format_pattern(pattern, given)[0], (message, given)
            assert message in known


def names_in(pattern: Any) -> set[str]:
    """The variables of a compiled pattern."""
    found, waiting = set(), [pattern]
    while waiting:
        node = waiting.pop()
        if type(node).__name__ == "VariableReference":
            found.add(node.id.name)
        for value in vars(node).values() if hasattr(node, "__dict__") else ():
            waiting += value if isinstance(value, list | tuple) else [value]
    return found


def test_comments_terms_references_and_selectors() -> None:
    known = Catalogue("en", {"a": """
# a comment = no message
-house = Valois
plain = A line
of-house = House of { -house }, { plain }
long =
    Two
    lines
many = { $n ->
    [one] one
   *[other] { $n } units
}
## Group
plain = the second of two is not heard
"""})  # fmt: skip
    assert known.say("plain", {}) == "A line"
    assert known.say("of-house", {}) == "House of Valois, A line"
    assert known.say("long", {}) == "Two\nlines"
    assert known.say("many", {"n": 1}) == "one"
    assert known.say("many", {"n": 3}) == "3 units"
    assert known.say("a", {}) is None
    assert "a" not in known
    assert "many" in known

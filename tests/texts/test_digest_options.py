"""The tables of options in the digests are those that `scripts/digest-options` makes from the options."""

from types import ModuleType

import pytest

from spieltisch.games import find_game, folder_of


def test_every_digest_says_what_the_options_are(script: ModuleType) -> None:
    stale = [path for path, text in script.digests() if path.read_text("utf-8") != text]
    assert stale == [], "run scripts/digest-options"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("value", "other"), [("`immediate`", "`finish_turn`"), ("`0-30000`", "`0-30`")])
def test_a_digest_that_says_something_else_is_noticed(script: ModuleType, lang: str, value: str, other: str) -> None:
    digest = (folder_of("wutaki") / "digest" / f"{lang}.md").read_text("utf-8")
    cut = digest.index("<!-- made:")
    wrong = digest[:cut] + digest[cut:].replace(value, other)
    assert wrong != digest
    assert script.filled(find_game("wutaki"), lang, wrong) == digest

"""Sentences come from Fluent files, in both languages alike, and a missing one is an error."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from spieltisch.games import folder_of, shelf
from spieltisch.texts import LANGUAGES, TextError, bundles, has, keys, speak


def sources(lang: str) -> dict[str, Path]:
    """Every file of texts by what it belongs to: `cli` is ours, `xibalba/web` that of a game."""
    ours = {path.stem: path for path in (Path(bundles.__file__).parent / lang).glob("*.ftl")}
    games = ((game, path) for game in shelf() for path in (folder_of(game) / "texts" / lang).glob("*.ftl"))
    return ours | {f"{game}/{path.stem}": path for game, path in games}


class References(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def variables(lang: str, domain: str) -> dict[str, set[str]]:
    """What each sentence needs, those it is built from included."""
    source = sources(lang)[domain].read_text("utf-8")
    found: dict[str, References] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            found[entry.id.name] = references = References()
            references.visit(entry)

    def closure(key: str) -> Iterator[str]:
        yield from found[key].variables
        for other in found[key].messages:
            yield from closure(other)

    return {key: set(closure(key)) for key in found}


def test_both_languages_have_the_same_files() -> None:
    assert sources("en").keys() == sources("de").keys()
    assert {"cli", "xibalba/game", "xibalba/report"} <= sources("en").keys()


def test_a_game_begins_with_the_sentences_of_the_house_and_replaces_some() -> None:
    assert speak("en", "levels", "thumb") != speak("en", "xibalba.levels", "thumb") == "Veteran"
    assert speak("en", "xibalba.bots", "reason-even") == speak("en", "bots", "reason-even")
    assert not has("en", "bots", "reason-paragon")


@pytest.mark.parametrize("domain", sorted(sources("en")))
def test_both_languages_have_the_same_sentences_with_the_same_variables(domain: str) -> None:
    assert variables("en", domain) == variables("de", domain)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_choose_their_plural(lang: str) -> None:
    one = speak(lang, "xibalba", "resources", n=1)
    two = speak(lang, "xibalba", "resources", n=2)
    assert (one, two) == {"en": ("1 resource", "2 resources"), "de": ("1 Ressource", "2 Ressourcen")}[lang]


def test_nothing_is_put_around_arguments() -> None:
    assert speak("en", "xibalba", "draws", card="Bomber") == "Draws Bomber"


def test_numbers_may_come_from_a_record() -> None:
    assert speak("en", "xibalba", "resources", n=np.int8(1)) == "1 resource"  # type: ignore[arg-type]


def test_an_unknown_sentence_is_an_error() -> None:
    with pytest.raises(TextError, match=r"no text 'no-such-key' in en/xibalba\.ftl"):
        speak("en", "xibalba", "no-such-key")
    assert not has("en", "xibalba", "no-such-key")
    assert has("en", "xibalba", "resources")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(TextError, match="no language 'fr'; there are: en, de"):
        speak("fr", "xibalba", "resources", n=1)


@pytest.mark.parametrize("domain", ["nowhere", "../en/xibalba", ""])
def test_an_unknown_domain_is_an_error(domain: str) -> None:
    with pytest.raises(TextError):
        keys("en", domain)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match=r"'draws'.*card"):
        speak("en", "xibalba", "draws")


def test_text_errors_are_key_errors_that_read_as_sentences() -> None:
    assert issubclass(TextError, KeyError)
    assert str(TextError("no text")) == "no text"


@pytest.mark.parametrize(
    ("source", "reason"),
    [("ok = fine\n= no key\n", "cannot be read"), ("a = 1\na = 2\n", "two texts 'a'")],
)
def test_a_broken_file_is_an_error(source: str, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        bundles._check(FluentParser().parse(source), "en/broken.ftl")

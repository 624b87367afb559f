"""Sentences are filled in as Fluent's own runtime fills them in, which the program itself does without."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, VariableReference, Variant
from fluent.syntax.visitor import Visitor

from spieltisch.games import folder_of, shelf
from spieltisch.texts import LANGUAGES, bundles
from spieltisch.texts.patterns import Bundle, CannotSay, Habits

HOUSE = Path(bundles.__file__).parent
NUMBERS = (0, 1, 2, 1_234_567)
ENGLISH = Habits.told("1,234.5", "one other", "n != 1")
POLISH = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2"


class Needs(Visitor):
    """The arguments of a file, and the words that choose between variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.selector = ""

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        before = self.selector
        if isinstance(node.selector, VariableReference):
            self.selector = node.selector.id.name
        self.generic_visit(node)
        self.selector = before

    def visit_Variant(self, node: Variant) -> None:
        if not isinstance(node.key, NumberLiteral) and node.key.name not in ENGLISH.forms and self.selector:
            self.words.setdefault(self.selector, set()).add(node.key.name)
        self.generic_visit(node)


def files(lang: str) -> list[Path]:
    games = [path for game in shelf() for path in (folder_of(game) / "texts" / lang).glob("*.ftl")]
    return sorted([*(HOUSE / lang).glob("*.ftl"), *games])


def fillings(names: set[str], known: dict[str, set[str]]) -> list[dict[str, str | int]]:
    """All arguments as a number, and as each of the words that a sentence knows."""
    as_words: list[dict[str, str | int]] = [dict.fromkeys(names, "Kahn & <b>")]
    for name, words in known.items():
        as_words += [{**as_words[0], name: word} for word in sorted(words)]
    return [*(dict.fromkeys(names, number) for number in NUMBERS), *as_words]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_filled_in_as_by_the_runtime_of_fluent(lang: str) -> None:
    compared = 0
    for path in files(lang):
        resource = FluentParser().parse(path.read_text("utf-8"))
        theirs, ours = FluentBundle([lang], use_isolating=False), Bundle(lambda: bundles.habits_of(lang))
        theirs.add_resource(resource)
        ours.add(resource)
        everything = Needs()
        everything.visit(resource)
        for entry in (entry for entry in resource.body if isinstance(entry, Message)):
            own, key = Needs(), entry.id.name
            own.visit(entry)
            for arguments in fillings(everything.names, own.words):
                text, errors = theirs.format_pattern(theirs.get_message(key).value, arguments)
                if not errors:  # a word where only a number can be written
                    assert ours.say(key, arguments) == text, (path, key, arguments)
                    compared += 1
    assert compared > 10_000


def said(source: str, key: str = "a", habits: Habits = ENGLISH, **arguments: str | int) -> str:
    bundle = Bundle(lambda: habits)
    bundle.add(FluentParser().parse(source))
    return bundle.say(key, arguments)


def test_a_language_may_count_in_its_own_way() -> None:
    source = "a = { $n ->\n    [one] 1\n    [few] 2\n   *[many] 3\n }\n"
    theirs = FluentBundle(["pl"], use_isolating=False)
    theirs.add_resource(FluentParser().parse(source))
    polish, pattern = Habits.told("1 234,5", "one few many", POLISH), theirs.get_message("a").value
    for number in range(130):
        assert said(source, habits=polish, n=number) == theirs.format_pattern(pattern, {"n": number})[0], number


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ('a = { -b(case: "of") }\n-b = { $case ->\n    [of] theirs\n   *[other] they\n }\n', "theirs"),
        ("a = { b.c }\nb = 1\n    .c = attribute\n", "attribute"),
        ('a = x{ "{" }\n', "x{"),
        ("a = { { $n } } of { 4 }\n", "1,234 of 4"),
        ("a = { NUMBER($n, useGrouping: 0) }\n", "1234"),
    ],
)
def test_a_sentence_is_built_of_others(source: str, text: str) -> None:
    assert said(source, n=1234) == text


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("a = { b }\nb = { a }\n", "a contains itself"),
        ("a = { b }\n", "there is no b"),
        ("a = { -b }\n-b = { $n }\n", "n is not given"),
        ("a = { b }\nb =\n    .c = only this\n", "b has no text"),
        ("a = { DATETIME($n) }\n", "cannot call DATETIME"),
        ("a = { NUMBER($n, minimumFractionDigits: 2) }\n", "cannot call NUMBER"),
        ("a = { 1.5 }\n", "no whole number"),
    ],
)
def test_what_cannot_be_said_says_why(source: str, reason: str) -> None:
    with pytest.raises(CannotSay, match=reason):
        said(source, n=1)

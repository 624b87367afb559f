"""The languages in which effects are written, as far as they are alike: words and marks, and the forms of verbs.

A game brings its verbs, each with its forms: `gain(R,{a.amount})` has a place for an amount that goes into column a of
the row to which the verb is compiled. What cannot be read is refused with its column and the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from .errors import Argument, shown

MOST_LETTERS = 200  # of one effect


class Reading(StrEnum):
    """Why a text cannot be read, whatever its verbs are; the sentences are in `texts/*/packs.ftl`."""

    LETTER = "effect-letter"
    EMPTY = "effect-empty"
    END = "effect-end"
    EXPECTED = "effect-expected"
    VERB_UNKNOWN = "effect-verb-unknown"
    NUMBER = "effect-number"
    NUMBER_RANGE = "effect-number-range"


class EffectRefused(ValueError):
    """An effect that cannot be compiled: the column (from 1), the reason and its arguments."""

    def __init__(self, column: int, code: StrEnum, **arguments: Argument) -> None:
        super().__init__(column, code, arguments)
        self.column = column
        self.code = code
        self.arguments: Mapping[str, Argument] = {"column": column, **arguments}


class Number(NamedTuple):
    """A place for a number; signed where a change is meant."""

    low: int
    high: int
    signed: bool = False


class Words(NamedTuple):
    """A place for one of several words or phrases; `sign` stands for it where the form of a verb is explained."""

    meaning: Mapping[str, int]
    sign: str = ""


class Slot(NamedTuple):
    """A place in a form that fills a column of the row."""

    column: int
    kind: Number | Words

    def write(self, row: Sequence[int]) -> str:
        """What stands there for such a row."""
        value = row[self.column]
        if isinstance(self.kind, Words):
            return word_for(self.kind.meaning, value)
        return f"{value:+d}" if self.kind.signed else str(value)


Part = str | Slot  # str: a fixed word or mark


class Form(NamedTuple):
    """One way to write a verb, ready to be read: its parts, and the columns that it fills without a slot."""

    op: Any
    parts: tuple[Part, ...]
    fixed: Mapping[int, int]
    declared: Any  # as the verbs of the game say it, with its icons

    @property
    def slots(self) -> list[Slot]:
        """Its places for numbers and words."""
        return [part for part in self.parts if isinstance(part, Slot)]

    def fits(self, row: Sequence[int]) -> bool:
        """Whether it would be compiled to such a row."""
        return all(row[column] == value for column, value in self.fixed.items())


def form_from(
    op: Any, words: Iterable[str], declared: Any, columns: Mapping[str, int], slots: Mapping[str, Number | Words]
) -> Form:
    """A form of these words; columns named nowhere are 0."""
    parts = tuple(Slot(columns[word[1]], slots[word[3:-1]]) if word.startswith("{") else word for word in words)
    filled = {part.column for part in parts if isinstance(part, Slot)}
    rest = {column: declared.fixed.get(name, 0) for name, column in columns.items() if column not in filled}
    return Form(op, parts, rest, declared)


def form_among(forms: Iterable[Form], row: Sequence[int]) -> Form:
    """The standard form of a verb with such columns."""
    for each in forms:
        if each.fits(row):
            return each
    raise ValueError(f"no verb {row}")


def word_for(words: Mapping[str, int], value: int) -> str:
    """The first word that means this."""
    return next(word for word, meaning in words.items() if meaning == value)


class Token(NamedTuple):
    """A word, number or mark, and the column where it stands."""

    text: str
    column: int

    @property
    def is_word(self) -> bool:
        return self.text[:1].isalpha()

    @property
    def is_number(self) -> bool:
        return self.text.isdecimal()

    def unexpected(self, wanted: str) -> EffectRefused:
        """Something else should stand here."""
        if not self.text:
            return EffectRefused(self.column, Reading.END, wanted=wanted)
        return EffectRefused(self.column, Reading.EXPECTED, found=shown(self.text), wanted=wanted)

    def number(self, kind: Number) -> int | EffectRefused:
        """The number that it is, if it is one of these."""
        text, low, high = self.text, kind.low, kind.high
        if not _NUMBER.fullmatch(text) or (text[0] in "+-" and not kind.signed):
            return EffectRefused(self.column, Reading.NUMBER, found=shown(text), low=low, high=high)
        if not low <= int(text) <= high:
            return EffectRefused(self.column, Reading.NUMBER_RANGE, found=shown(text), low=low, high=high)
        return int(text)


_SPACE = re.compile(r"[ \t]*")
_NUMBER = re.compile(r"[+-]?(?:0|[1-9][0-9]{0,3})")


def _tokens(text: str, pattern: re.Pattern[str]) -> Iterator[Token]:
    """The tokens of an effect; behind the last comes an empty one."""
    position = _SPACE.match(text).end()  # type: ignore[union-attr]  # it matches everywhere
    while position < len(text):
        match = pattern.match(text, position)
        if match is None:
            raise EffectRefused(position + 1, Reading.LETTER, found=shown(text[position]))
        yield Token(match[0], position + 1)
        position = _SPACE.match(text, match.end()).end()  # type: ignore[union-attr]
    yield Token("", position + 1)


class Reader:
    """The tokens of one text, read from left to right."""

    pattern: re.Pattern[str]  # of a token

    def __init__(self, text: str) -> None:
        self.tokens = tuple(_tokens(text, self.pattern))
        self.next = 0
        if len(self.tokens) == 1:
            raise EffectRefused(1, Reading.EMPTY)

    def peek(self, ahead: int = 0) -> Token:
        """The next token, or one behind it."""
        return self.tokens[min(self.next + ahead, len(self.tokens) - 1)]

    def take(self) -> Token:
        """The next token, which then is behind us."""
        token = self.peek()
        self.next += 1
        return token

    def skip(self, mark: str) -> bool:
        """Take this mark or word if it comes next."""
        if self.peek().text != mark:
            return False
        self.next += 1
        return True

    def expect(self, mark: str) -> None:
        """Take this mark or word, which must come next."""
        token = self.peek()
        if not self.skip(mark):
            raise token.unexpected(mark)

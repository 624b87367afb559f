"""The languages of effects in pieces that a person can put together: chips of a verb with its numbers and words.

The grammar stays where it is, in the reader of a game (`symbols.py`). A language only knows how its pieces are written,
so that a text can be taken apart and put together again; whether the whole means anything is asked of the reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, product
from typing import Literal, NamedTuple

from .symbols import Number, Words

Sort = Literal["when", "if", "who", "cost", "verb", "mark"]
Kinds = Mapping[str, Number | Words]

MOST_EXAMPLES = 64  # of one piece
_PLACE = re.compile(r"\{(?:\w\.)?(\w+)\}")
_TOKEN = re.compile(r"\s+|\w+|\W")


@dataclass(frozen=True)
class Piece:
    """One thing that can be written: `gain(R,{amount})`, `->`, `others:`."""

    written: str  # places for numbers and words in braces
    sort: Sort
    slots: tuple[Number | Words, ...]

    @classmethod
    def of(cls, written: str, sort: Sort, kinds: Kinds) -> Piece:
        """A piece as a verb declares it, `{a.amount}` being a place for an amount."""
        names = _PLACE.findall(written)
        return cls(_PLACE.sub(r"{\1}", written), sort, tuple(kinds[name] for name in names))

    @property
    def name(self) -> str:
        """The word that it begins with; "": it begins with a number or a mark."""
        found = re.match(r"[A-Za-z_]+", self.written)
        return found[0] if found else ""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What is this piece, however it is spaced."""
        slots = iter(self.slots)
        parts = _PLACE.split(self.written)
        texts = [_literal(text) if place % 2 == 0 else _slot(next(slots)) for place, text in enumerate(parts)]
        ends_with_word = self.written[-1].isalnum() or self.written.endswith("}")
        return re.compile("".join(texts) + (r"(?![A-Za-z0-9_])" if ends_with_word else ""))

    def write(self, values: Sequence[str]) -> str:
        """The piece with these values."""
        given = iter(values)
        return _PLACE.sub(lambda _: next(given), self.written)

    def examples(self) -> Iterator[tuple[str, ...]]:
        """Values that may stand there: the smallest number, every word; what fits together, the reader knows."""
        return islice(product(*(_examples(slot) for slot in self.slots)), MOST_EXAMPLES)


def _literal(text: str) -> str:
    """Fixed words and marks; spaces may be more or fewer, but not between two words."""
    return "".join(r"\s+" if part.isspace() else rf"\s*{re.escape(part)}\s*" if not part.isalnum() and part != "_" else
                   re.escape(part) for part in _TOKEN.findall(text))  # fmt: skip


def _slot(slot: Number | Words) -> str:
    if isinstance(slot, Number):
        return r"([+-][0-9]+)" if slot.signed else r"([0-9]+)"
    phrases = sorted(slot.meaning, key=len, reverse=True)
    return "(" + "|".join(re.escape(phrase).replace(r"\ ", r"\s+") for phrase in phrases) + ")"


def _examples(slot: Number | Words) -> list[str]:
    if isinstance(slot, Words):
        return list(slot.meaning)
    least = next(number for number in range(max(slot.low, 1), slot.high + 1) if number)
    return [f"{least:+d}" if slot.signed else str(least)]


class Chip(NamedTuple):
    """A piece with what stands in its places."""

    piece: int  # its number in the language
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class Language:
    """All pieces of a language; of two that fit, the longer is meant, then the first."""

    pieces: tuple[Piece, ...]
    tight: str = ""  # marks without a space in front of them

    def split(self, text: str) -> list[Chip] | None:
        """The chips of a text; None if something in it is no piece of the language."""
        chips, place, text = [], 0, text.strip()
        while place < len(text):
            found = self._longest(text, place)
            if found is None:
                return None
            chip, place = found
            chips.append(chip)
            place += len(text[place:]) - len(text[place:].lstrip())
        return chips

    def _longest(self, text: str, place: int) -> tuple[Chip, int] | None:
        best: tuple[Chip, int] | None = None
        for number, piece in enumerate(self.pieces):
            found = piece.pattern.match(text, place)
            if found is not None and (best is None or len(found[0].rstrip()) > best[1] - place):
                values = tuple(" ".join(value.split()) for value in found.groups())
                best = Chip(number, values), place + len(found[0].rstrip())
        return best

    def join(self, chips: Iterable[Chip]) -> str:
        """The text of chips, in its standard spelling."""
        text = ""
        for chip in chips:
            written = self.pieces[chip.piece].write(chip.values)
            text += written if not text or written in self.tight else f" {written}"
        return text

"""A voice: what all sentences about a game need to know, and the small parts that sentences are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar

from . import Argument, speak


def key_of(member: IntEnum) -> str:
    """The name of an enum member as it stands in the keys of the texts."""
    return member.name.lower().replace("_", "-")


def capital(text: str) -> str:
    """The text with a capital in front, where a sentence starts."""
    return text[:1].upper() + text[1:]


def signed(change: int) -> str:
    """A change with its sign; a real minus sign, as a hyphen is easily overlooked in front of a number."""
    return f"+{change}" if change >= 0 else f"−{-change}"


def yes(flag: object) -> str:
    """A flag as sentences choose by it."""
    return "yes" if flag else "no"


class Label(str):
    """What pointing at a thing does, and what speaks against it, so that nobody loses anything unawares.

    `warning` is a sentence that is read before the thing is pointed at in earnest. `idle`: nothing would come of it.
    `gathers`: it only takes what lies there for the seat, and may be taken together with all else of that kind.
    """

    __slots__ = ("gathers", "idle", "warning")
    warning: str
    idle: bool
    gathers: bool

    def __new__(cls, text: str, *, warning: str = "", idle: bool = False, gathers: bool = False) -> Label:
        label = super().__new__(cls, text)
        label.warning, label.idle, label.gathers = warning, idle, gathers
        return label


def label_of(text: str) -> Label:
    """A label, also where a game gives plain words, against which nothing speaks."""
    return text if isinstance(text, Label) else Label(text)


@dataclass(frozen=True)
class Voice:
    """Speaks one language about one pack of a game."""

    domain: ClassVar[str]
    nobody: ClassVar[str]  # the key of the word for no player

    pack: Any
    lang: str
    seat_names: Sequence[str] = ()

    def say(self, key: str, **args: Argument) -> str:
        """A sentence, or a part of one."""
        return speak(self.lang, self.domain, key, **args)

    def word(self, member: IntEnum) -> str:
        """The name of a member of an enum by itself."""
        return self.say(f"{type(member).__name__.lower()}-{key_of(member)}")

    def seat(self, seat: int) -> str:
        """A player's name."""
        if 0 <= seat < len(self.seat_names):
            return self.seat_names[seat]
        return self.say("seat", number=seat + 1) if seat >= 0 else self.say(self.nobody)

    def both(self, parts: Sequence[str]) -> str:
        """a, b and c"""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def sequence(self, parts: Sequence[str]) -> str:
        """a; b; c - one after the other."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("list-then", first=text, last=part)
        return text

    def headed(self, head: str, body: str) -> str:
        """`head: body`; after a colon a German sentence starts with a capital."""
        return self.say("head-and-body", head=head, body=capital(body) if self.lang == "de" else body)

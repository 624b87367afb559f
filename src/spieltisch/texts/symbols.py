"""What is printed, as symbols: the signs of a card, a place or a level from left to right, the same for all games.

Games write their signs in a line of words, one for each: `omen`, `omen=+{n}`, `any≤{n}`, `{a}={n}`, `gold=±`. In front
stands a key of the game's symbols (nothing: a number by itself), behind it how the number is written; words in braces
are filled in. `draw` turns such a line into tokens, which pages show as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

Sign = Literal["", "+", "−", "≤", "≥", "×", "±", "?"]  # × and ? stand behind the number, the others before it
Part = Literal["", "when", "asks"]


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sign."""

    icon: str = ""  # a key of the symbols of the catalogue; without it the number stands by itself
    n: int | None = None  # how many, never below 0
    sign: Sign = ""
    part: Part = ""  # when it happens; what it asks for, to be given or to be so; all else is what it brings


Value = int | str | tuple[str, ...]  # a number, a symbol, or several symbols in a row

_SIGNS: Mapping[str, Sign] = {"=": "", "=+": "+", "=-": "−", "≤": "≤", "≥": "≥", "×": "×", "=±": "±", "=?": "?"}
_WORD = re.compile(r"([a-z0-9_-]*|\{\w+\})(?:(=[-+±?]?|[≤≥×])(\{\w+\}|\d*))?")


def draw(line: str, values: Mapping[str, Value], part: Part = "") -> list[Token]:
    """The tokens of a line, filled in with values."""
    return [token for word in line.split() for token in _draw_word(word, values, part)]


def _draw_word(word: str, values: Mapping[str, Value], part: Part) -> list[Token]:
    match = _WORD.fullmatch(word)
    if match is None:
        raise ValueError(f"no sign {word!r}")
    icons, sign, number = match.groups()
    names = values[icons[1:-1]] if icons.startswith("{") else icons
    *before, last = (names,) if isinstance(names, str) else names if isinstance(names, tuple) and names else ("",)
    n = None if not number else values[number[1:-1]] if number.startswith("{") else int(number)
    if not isinstance(n, int | None):
        raise TypeError(f"{word!r} has no number")
    token = _numbered(last, n, _SIGNS[sign or "="], part)
    return [*(Token(icon, part=part) for icon in before), *([token] if token != Token(part=part) else [])]


def _numbered(icon: str, n: int | None, sign: Sign, part: Part) -> Token:
    """A change goes up or down; a single die needs no number."""
    if n is not None and n < 0:
        n, sign = -n, "−" if sign == "+" else "+"
    if sign == "×" and n == 1:
        n, sign = None, ""
    if part == "asks" and sign == "−":  # what has to be given needs no sign
        sign = ""
    return Token(icon, n, sign, part)


def plain(tokens: Iterable[Token]) -> list[dict[str, Any]]:
    """Tokens as plain JSON."""
    return [msgspec.to_builtins(token) for token in tokens]

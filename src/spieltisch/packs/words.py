"""The words of packs in every language: `fire` is shown as “Feuer” to somebody who reads German, and may be written so.

A game lists them in its `words.ftl`, under the word that its files use; spaces and marks become hyphens there. What
effects consist of besides, verbs above all, stands in `verbs.ftl`: it is understood, and shown to nobody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from ..texts import ENGLISH, LANGUAGES, has, has_texts, keys, speak

MOST_AT_HAND = 4096  # words of all games in all languages, and names that packs give
VERBS = "verbs"  # the file of those words of effects that nobody is shown


def word_key(word: str) -> str:
    """Where a word is found."""
    return re.sub(r"[^A-Za-z0-9]+", "-", word.replace("+", "-plus")).strip("-")


def label_of(game: str, word: str, lang: str) -> str:
    """A word as people read it; a game that says nothing about it shows it as it is."""
    domain, key = f"{game}.words", word_key(word)
    return speak(lang, domain, key) if key[:1].isalpha() and has(lang, domain, key) else word


@cache
def _meanings(game: str) -> dict[str, str]:
    """What words of people mean in files; those that could mean two things mean nothing."""
    found: dict[str, set[str]] = {}
    for lang, domain in product(LANGUAGES, ("words", VERBS)):
        if not game or not has_texts(lang, f"{game}.{domain}"):
            continue
        for key in keys(lang, f"{game}.{domain}") - {"words"}:
            found.setdefault(speak(lang, f"{game}.{domain}", key).casefold(), set()).add(
                key.replace("-plus", "+").replace("-", " ")
            )
    return {text: next(iter(meanings)) for text, meanings in found.items() if len(meanings) == 1}


@lru_cache(maxsize=MOST_AT_HAND)
def written_in(game: str, word: str, lang: str) -> str:
    """A word of files as somebody who writes in this language would write it; in most of them it has one of its own."""
    key = word_key(word) if " " in word or "+" in word else word
    for domain in (f"{game}.{VERBS}", f"{game}.words"):
        if lang != ENGLISH and key[:1].isalpha() and has_texts(lang, domain) and has(lang, domain, key):
            theirs = speak(lang, domain, key)
            return theirs if our_word(game, theirs) == word else word
    return word


@cache
def _any_of_them(game: str) -> re.Pattern[str]:
    """A word of people, and of several that fit the longest."""
    longest = sorted(_meanings(game), key=len, reverse=True)
    words = "|".join(re.escape(text).replace(r"\ ", r"\s+") for text in longest)
    return re.compile(rf"(?<![^\W\d])(?:{words})(?![^\W\d])", re.IGNORECASE)


def our_word(game: str, word: str) -> str:
    """The word of files for a word of people, or what it was."""
    return _meanings(game).get(word.casefold(), word)


class Meant(NamedTuple):
    """An effect in the words of files, and where each of them stands in what somebody wrote."""

    text: str
    written: str
    words: Sequence[tuple[int, int, int, int]]  # from and to, here and there

    def place(self, here: int) -> tuple[int, int]:
        """What was written at this place: a word that has another name here, or what did not change."""
        moved = 0
        for start, end, first, last in self.words:
            if start <= here < end:
                return first, last
            if start > here:
                break
            moved = last - end
        return here + moved, here + moved


def in_our_words(game: str, text: str) -> Meant:
    """An effect with the words of files instead of those of people: `erhalte 2 Stein` is `receive 2 stone`."""
    meanings, meant, done = _meanings(game), "", 0
    words: list[tuple[int, int, int, int]] = []
    for found in _any_of_them(game).finditer(text) if meanings else ():
        word = meanings[" ".join(found[0].split()).casefold()]
        meant += text[done : found.start()] + word
        words.append((len(meant) - len(word), len(meant), found.start(), found.end()))
        done = found.end()
    return Meant(meant + text[done:], text, words)

"""The words of packs in every language: `fire` is shown as “Feuer” to somebody who reads German, and may be written so.

A game lists them in its `words.ftl`, under the word that its files use; spaces and marks become hyphens there.
"""

from __future__ import annotations

import re
from functools import cache

from ..texts import LANGUAGES, has, keys, speak

_WORD = re.compile(r"[^\W\d_]+(?:[ -][^\W\d_]+)*")


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
    for lang in LANGUAGES:
        if not game or not has(lang, f"{game}.words", "words"):
            continue
        for key in keys(lang, f"{game}.words") - {"words"}:
            found.setdefault(speak(lang, f"{game}.words", key).casefold(), set()).add(
                key.replace("-plus", "+").replace("-", " ")
            )
    return {text: next(iter(meanings)) for text, meanings in found.items() if len(meanings) == 1}


def our_word(game: str, word: str) -> str:
    """The word of files for a word of people, or what it was."""
    return _meanings(game).get(word.casefold(), word)


def in_our_words(game: str, text: str) -> str:
    """An effect with the words of files instead of those of people: `receive 2 Stein`."""
    meanings = _meanings(game)
    if not meanings:
        return text
    return _WORD.sub(lambda found: _word_by_word(found[0], meanings), text)


def _word_by_word(text: str, meanings: dict[str, str]) -> str:
    if text.casefold() in meanings:
        return meanings[text.casefold()]
    return " ".join(meanings.get(word.casefold(), word) for word in text.split(" "))

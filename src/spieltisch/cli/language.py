"""Which language to speak."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from ..texts import ENGLISH, LANGUAGES

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[tuple(sorted(LANGUAGES))]  # what the command line takes is known when it runs

_VARIABLES = ("SPIELTISCH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environ: Mapping[str, str]) -> Language:
    """The language the system is set to, English unless that is one of ours."""
    chosen = next((environ[name] for name in _VARIABLES if environ.get(name)), "").lower()
    return next((lang for lang in LANGUAGES if chosen.startswith(lang)), ENGLISH)


def asked_for(tokens: Sequence[str], environ: Mapping[str, str]) -> Language:
    """The language of help and mistakes: they need one before the command line is understood."""
    for token, value in zip_longest(tokens, tokens[1:], fillvalue=""):
        name, equals, inline = token.partition("=")
        if name == "--lang":
            return language_of({"LANG": inline if equals else value})
    return language_of(environ)

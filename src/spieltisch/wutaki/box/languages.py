"""The languages of effects, conditions and dues in pieces (`packs/language.py`)."""

from collections.abc import Mapping

from ...packs.language import Kinds, Language, Piece
from ...packs.symbols import Words
from ..verbs import VERBS
from .symbols import DUE_WORDS, LIMIT, MORE, NOUN, SLOTS, TIMINGS, WHO, Asked

MARKS = ("->", ";", "+", "|")
EFFECT = Language(
    (
        *(Piece.of(f"{words}:", "when", {}) for words in TIMINGS),
        *(Piece.of(f"{word}:", "who", {}) for word in WHO),
        *(Piece.of(form.written, "verb", SLOTS) for verb in VERBS for form in verb.forms),
        Piece.of(next(iter(MORE.values())).declared.written, "verb", SLOTS),
        *(Piece.of(mark, "mark", {}) for mark in MARKS),
    ),
    tight=";",
)
JUDGED: Kinds = {"noun": NOUN, "n": LIMIT}
CONDITION = Language(
    tuple(
        Piece.of(written, "verb", JUDGED)
        for written in ("own {noun} <= {n}", "own {noun} >= {n}", "own {noun}", "most {noun}")
    )
)
DUES = Language(
    (
        Piece.of("{n.amount} {a.due}", "verb", {"amount": SLOTS["amount"], "due": Words(DUE_WORDS[Asked.PACT])}),
        Piece.of("+", "mark", {}),
    )
)

LANGUAGES: Mapping[str, Language] = {"effect": EFFECT, "condition": CONDITION, "dues": DUES}

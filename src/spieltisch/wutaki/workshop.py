"""What those need who edit packs of Wutaki: how they are read, and the pieces of its symbol languages."""

from ..packs.language import Kinds, Language, Piece
from ..packs.symbols import Words
from ..packs.workshop import Shown, Workshop
from ..texts.voice import capital
from .box.pack import LOADER
from .box.printed import Pack
from .box.symbols import DUE_WORDS, LIMIT, MORE, NOUN, SLOTS, TIMINGS, WHO, Asked, Condition, Dues, Effect
from .people.texts import Voice
from .people.texts_cards import condition_text, effect_text
from .people.tokens import condition_tokens, due_tokens, effect_tokens
from .verbs import VERBS

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


def show_effect(effect: Effect, pack: Pack, lang: str) -> Shown:
    """An effect as symbols and as a sentence."""
    return effect_tokens(effect), effect_text(Voice(pack, lang), effect)


def show_condition(condition: Condition, pack: Pack, lang: str) -> Shown:
    """What is judged in final scoring."""
    return condition_tokens(condition), f"{capital(condition_text(Voice(pack, lang), condition))}."


def show_dues(dues: Dues, pack: Pack, lang: str) -> Shown:
    """What has to be paid."""
    voice = Voice(pack, lang)
    return due_tokens(dues), f"{capital(voice.both(voice.dues(dues)))}."


WORKSHOP = Workshop(
    LOADER,
    {"effect": EFFECT, "condition": CONDITION, "dues": DUES},
    {"effect": show_effect, "condition": show_condition, "dues": show_dues},
)

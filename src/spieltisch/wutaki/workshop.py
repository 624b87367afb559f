"""What those need who edit packs of Wutaki: how they are read, and the pieces of its symbol languages."""

from ..packs.workshop import Shown, Workshop
from ..texts.voice import capital
from .box.languages import LANGUAGES
from .box.pack import LOADER
from .box.printed import Pack
from .box.symbols import Condition, Dues, Effect
from .people.texts import Voice
from .people.texts_cards import condition_text, effect_text
from .people.tokens import condition_tokens, due_tokens, effect_tokens


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
    LANGUAGES,
    {"effect": show_effect, "condition": show_condition, "dues": show_dues},
    frozenset({"checksum"}),
)

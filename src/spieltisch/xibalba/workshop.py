"""What those need who edit packs of Xibalba: how they are read, and the pieces of its symbol language."""

from ..packs.workshop import Shown, Workshop
from .box.languages import LANGUAGES
from .box.pack import LOADER, Pack
from .box.symbols import Effect
from .people.texts_cards import effect_text
from .people.tokens import effect_tokens


def show(effect: Effect, pack: Pack, lang: str) -> Shown:
    """An effect as symbols and as a sentence."""
    return effect_tokens(effect), effect_text(effect, lang)


WORKSHOP = Workshop(LOADER, LANGUAGES, {"effect": show})

"""What those need who edit packs of Xibalba: how they are read, and the pieces of its symbol language."""

from ..packs.language import Kinds, Language, Piece
from ..packs.symbols import Words
from ..packs.workshop import Shown, Workshop
from .box.pack import LOADER, Pack
from .box.symbols import COMRADES, CONDITIONS, PAY, SLOTS, TRIGGERS, Effect
from .people.texts_cards import effect_text
from .people.tokens import effect_tokens
from .verbs import VERBS

NUMBERS: Kinds = {"mates": COMRADES, "pay": PAY, "trigger": Words(TRIGGERS)}
EFFECT = Language(
    (
        Piece.of("once:", "when", {}),
        Piece.of("@{trigger}", "when", NUMBERS),
        *(Piece.of("mates({mates})?" if name == "mates" else f"{name}?", "if", NUMBERS) for name in CONDITIONS),
        Piece.of("pay({pay}) =>", "cost", NUMBERS),
        *(Piece.of(form.written, "verb", SLOTS) for verb in VERBS for form in verb.forms),
        Piece.of("+", "mark", {}),
    )
)


def show(effect: Effect, pack: Pack, lang: str) -> Shown:
    """An effect as symbols and as a sentence."""
    return effect_tokens(effect), effect_text(effect, lang)


WORKSHOP = Workshop(LOADER, {"effect": EFFECT}, {"effect": show})

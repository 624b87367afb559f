"""The language of effects in pieces (`packs/language.py`)."""

from collections.abc import Mapping

from ...packs.language import Kinds, Language, Piece
from ...packs.symbols import Words
from ..verbs import VERBS
from .symbols import COMRADES, CONDITIONS, PAY, SLOTS, TRIGGERS

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

LANGUAGES: Mapping[str, Language] = {"effect": EFFECT}

"""X-6.2, X-6.20: effects as rows of symbols, ready to be drawn; the signs of verbs are in `verbs.py`."""

from __future__ import annotations

from collections.abc import Mapping

from ...packs.symbols import Words
from ...texts.symbols import Token, Value, draw
from ...texts.voice import key_of
from ..box.symbols import ADDED_DIE, COLUMN, FACE, PRICE, ROLLED_DIE, STAT, WHO, Effect, Row, form_of
from ..rules.words import Column, Condition, Die, Face, Kind, Price, Stat, Trigger, Who
from ..verbs import DECLARED

TRIGGER_ICONS: Mapping[Trigger, str] = {trigger: trigger.name.lower() for trigger in Trigger if trigger != Trigger.NONE}
CONDITION_ICONS: Mapping[Condition, str] = {
    Condition.IN_ARK: "ark",
    Condition.NO_ARK: "noark",
    Condition.BEHIND: "behind",
    Condition.HOME: "homeland",
    Condition.MATES: "mates",
}
DIE_ICONS: Mapping[int, str] = {die: f"die-{die.name.lower()}" for die in Die}
FACE_ICONS: Mapping[int, str] = {
    **{face: f"face-{face.name.lower()}" for face in Face if face < Face.BLANK},
    Face.BLANK: "blank",
}
STAT_ICONS: Mapping[int, str] = {**{stat: key_of(stat) for stat in Stat}, Stat.PARAGON: "paragon-value"}
WHO_ICONS: Mapping[int, tuple[str, ...]] = {
    Who.SELF: (),
    Who.OPP: ("person",),
    Who.ALL: ("people",),
    Who.TARGET: ("target",),
    Who.ARK: ("ark",),
}
PRICE_ICONS: Mapping[int, str] = {
    **{price: price.name.lower() for price in Price},
    Price.REORG: "reorganise",
    Price.LEVEL: "expand",
}
ICONS: Mapping[str, Mapping[int, Value]] = {  # of the words that stand in forms
    WHO.sign: WHO_ICONS,
    ADDED_DIE.sign: DIE_ICONS,
    ROLLED_DIE.sign: DIE_ICONS,
    STAT.sign: STAT_ICONS,
    PRICE.sign: PRICE_ICONS,
    FACE.sign: FACE_ICONS,
}


def effect_tokens(effect: Effect) -> list[Token]:
    """X-6.2, X-6.20  A whole effect from left to right: when, at what price, what."""
    tokens = draw("once", {}, "when") if effect.once else []
    if effect.trigger != Trigger.NONE:
        tokens += draw(TRIGGER_ICONS[effect.trigger], {}, "when")
    if effect.condition != Condition.NONE:
        number = str(effect.condition_n or "")
        tokens += draw(f"{CONDITION_ICONS[effect.condition]}=?{number}", {}, "when")
    if effect.pay:
        tokens += [Token("resource", effect.pay, part="asks"), Token("x-arrow")]
    return [*tokens, *(token for row in effect.rows for token in verb_tokens(row))]


def verb_tokens(row: Row) -> list[Token]:
    """What one verb does."""
    return draw(form_of(row).declared.icons, _values(row))


def _values(row: Row) -> dict[str, Value]:
    """The columns of a row, words as symbols."""
    values: dict[str, Value] = {name: row[column] for name, column in COLUMN.items()}
    for name, slot in zip(COLUMN, form_of(row).slots, strict=False):
        if isinstance(slot.kind, Words):
            values[name] = ICONS[slot.kind.sign][row[slot.column]]
    return values


def picture_of(effect: Effect, kind: Kind) -> str:
    """The symbol that stands for what a card does: in the middle of an event, beside civilians and in buildings."""
    declared = DECLARED[effect.rows[0][Column.VERB]]
    if kind == Kind.EVENT:
        return draw(declared.event, _values(effect.rows[0]))[0].icon
    if isinstance(declared.tool, str):
        return declared.tool
    return verb_tokens(effect.rows[0])[declared.tool].icon

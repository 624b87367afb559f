"""Section 7 of the data: the verbs of the symbol language of Xibalba, one declaration each.

Whoever reads, writes, draws, says or carries out an effect looks here: the reader and the writer (`box/symbols.py`)
take the forms, the pages the signs and pictures (`people/tokens.py`), the sentences and reasons their keys
(`people/texts_cards.py`, `people/why_not.py`). A new verb is its number and its declaration here, its rule in
`rules/effects.py`, and its sentences in `texts/`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum


class Verb(IntEnum):
    """Section 7 of the data: the verbs, each with what its row says (`Column`)."""

    END = 0
    GAIN = 1  # amount
    LOSE = 2  # who, taken
    STEAL = 3  # who, taken
    ROLL_P = 4  # amount: dice
    LOOT = 5  # who, taken: dice
    ADD_DIE = 6  # die
    REROLLS = 7  # who, change
    TURN = 8  # from, to, turned
    ROLL = 9  # die, rolled
    MOD = 10  # stat, change
    POWER = 11  # amount
    PIERCE = 12  # amount
    UNBLOCKABLE = 13
    DAMAGE = 14  # amount
    HEAL = 15  # amount
    DESTROY_EXP = 16
    DESTROY_SQUAD = 17
    DESTROY_ARK = 18
    SHIELD_R = 19
    SHIELD_P = 20  # amount: protected paragon
    COST = 21  # price, change, first
    REFRESH = 22
    FREE = 23
    SALVAGE = 24
    REORG = 25
    LEVEL = 26  # amount: discount


@dataclass(frozen=True, slots=True)
class Form:
    """One way to write a verb.

    `{a.amount}` is a place for an amount that goes into column a of the row; `icons` are the signs in the notation of
    `texts/symbols.py`.
    """

    written: str
    icons: str
    fixed: Mapping[str, int] = field(default_factory=dict)  # columns filled without a slot; others are 0


@dataclass(frozen=True, slots=True)
class Declared:
    """Everything that is known about one verb."""

    verb: Verb
    forms: tuple[Form, ...]
    stands: str  # where it may stand: a key of `box/symbols.py:PLACES`
    carried_out: str  # by this function of `rules/`
    usable: str = ""  # whether it would change anything, says this function of `rules/` or `always`; else its own line
    why_not: str = "no-change"  # the sentence `why-not-…`, or a key of `people/why_not.py:REASONS`
    sentence: str = ""  # a key of `people/texts_cards.py:SENTENCES`; else the sentence `do-…` says it
    event: str = "event"  # the picture of an event that does it
    tool: int | str = 0  # the sign beside somebody who does it: which of its icons, or another one


def one(written: str, icons: str) -> tuple[Form, ...]:
    """The form of a verb that has no other."""
    return (Form(written, icons),)


DO, VALUES = "effects.carry_out_verb", "values.modifier"

VERBS: tuple[Declared, ...] = (
    # resources and paragon
    Declared(Verb.GAIN, one("gain(R,{a.amount})", "resource=+{a}"), "active", "tracks.gain_resources",
             why_not="resources", event="resource"),
    Declared(Verb.LOSE, one("lose({a.who},R,{b.amount})", "{a} resource=-{b}"), "players",
             "effects.aim", "effects.has_victim", "nobody-to-rob", "lose", "lose", -1),
    Declared(Verb.STEAL, one("steal({a.who},R,{b.amount})", "{a} steal={b}"), "players",
             "effects.aim", "effects.has_victim", "nobody-to-rob", "take", "steal", -1),
    Declared(Verb.ROLL_P, one("rollP({a.amount})", "die-paragon×{a}"), "active",
             "dice.roll_dice", "always", event="paragon"),
    Declared(Verb.LOOT, one("loot({a.who},{b.amount})", "{a} loot die-paragon×{b}"), "players",
             "effects.aim", "effects.has_victim", "nobody-to-loot", "take", "loot", -1),
    # dice
    Declared(Verb.ADD_DIE, one("addDie({a.added})", "{a}=+"), "dice", "dice.add_die", "dice.can_add_die",
             why_not="dice-full", sentence="add-die"),
    Declared(Verb.REROLLS, one("rerolls({a.who},{b.change})", "{a} reroll=+{b}"), "rerolls",
             DO, "always", sentence="rerolls", tool=-1),
    Declared(Verb.TURN, one("turn({a.face},{b.face},{c.amount})", "{a}×{c} x-arrow {b}"), "action",
             "dice.turn_die", "dice.dice_to_turn", "turn", "turn", tool=-1),
    Declared(Verb.ROLL, one("roll({a.rolled},{b.amount})", "{a}×{b}"), "action", DO, "always",
             sentence="roll", event="{a}"),
    # attacks
    Declared(Verb.MOD, one("mod({a.stat},{b.change})", "{a}=+{b}"), "mod", VALUES, "always", sentence="mod"),
    Declared(Verb.POWER, one("power({a.amount})", "power=+{a}"), "strength", DO, "always"),
    Declared(Verb.PIERCE, one("pierce({a.amount})", "pierce=-{a}"), "strength", DO, "always"),
    Declared(Verb.UNBLOCKABLE, one("unblockable", "unblockable"), "strength", DO, "always"),
    Declared(Verb.DAMAGE, one("damage({a.amount})", "life_points=-{a}"), "active", "ark.hurt_ark_soldier",
             "ark.ark_is_hostile", why_not="ark-not-hostile", event="weapon"),
    Declared(Verb.HEAL, one("heal({a.amount})", "life_points=+{a}"), "active", "ark.heal_ark_soldier",
             why_not="heal", event="medicine"),
    Declared(Verb.DESTROY_EXP, one("destroy(exp)", "destroy field"), "active",
             DO, "effects.has_expansion_to_destroy", "no-expansion", "destroy-exp", "critical", "critical"),
    Declared(Verb.DESTROY_SQUAD, one("destroy(squad)", "destroy squad"), "active",
             DO, "effects.has_squad_to_destroy", "no-squad", event="critical", tool="critical"),
    Declared(Verb.DESTROY_ARK, one("destroy(ark)", "destroy ark"), "active",
             "ark.hurt_ark_soldier", "ark.ark_is_hostile", "ark-not-hostile", event="ark", tool="critical"),
    # what is protected and what is cheaper
    Declared(Verb.SHIELD_R, one("shield(R)", "safe resource"), "passive", "tracks.can_be_robbed", "always"),
    Declared(Verb.SHIELD_P, one("shield(P,{a.amount})", "safe paragon={a}"), "passive",
             "values.protected_paragon", "always"),
    Declared(
        Verb.COST,
        (
            Form("cost({a.price},{b.change})", "{a} resource=+{b}", {"c": 0}),
            Form("cost({a.price},{b.change},first)", "first-time {a} resource=+{b}", {"c": 1}),
        ),
        "cost", "values.price", "always", sentence="cost",
    ),
    # cards and base
    Declared(Verb.REFRESH, one("refresh(any)", "refresh"), "active",
             DO, "effects.slots_hold", why_not="nothing-on-offer"),
    Declared(Verb.FREE, one("free(S)", "recruited"), "active", DO, "cards.can_draw",
             why_not="no-soldier-left", event="soldier"),
    Declared(Verb.SALVAGE, one("salvage(S)", "salvage"), "active", "effects.salvage", why_not="no-soldier-discarded"),
    Declared(Verb.REORG, one("reorg", "reorganise"), "active",
             "reorganise.start_reorganising", "reorganise.can_reorganise",
             why_not="nothing-to-reorganise", event="reorganise"),
    Declared(Verb.LEVEL, one("level({a.amount})", "expand resource=-{a}"), "level", DO, "effects.can_raise_level",
             why_not="level", event="expand"),
)  # fmt: skip

DECLARED: Mapping[int, Declared] = {declared.verb: declared for declared in VERBS}

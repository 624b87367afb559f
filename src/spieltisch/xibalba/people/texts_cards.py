"""What is printed on cards, as sentences: one clause for each verb of an effect.

Nothing is written for a single card: whoever enters other cards gets their sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ...texts.voice import capital, key_of, signed, yes
from ..rules.words import Column, Condition, Die, Face, Phase, Price, Stat, Trigger, Verb, Who
from ..verbs import DECLARED
from .texts import Voice, dice, die_of, face_in, say, word

if TYPE_CHECKING:
    from ..box.symbols import Effect, Row


def effect_text(effect: Effect, lang: str, trait: bool = False) -> str:
    """The whole effect as a sentence; `trait`: that of a faction, which speaks of any own soldier."""
    hit = effect.trigger == Trigger.HIT
    now = effect.trigger != Trigger.NONE
    clauses = [_verb_text(row, lang, hit, now) for row in effect.rows]
    passive = effect.phase == Phase.PERMANENT and not now
    voice = Voice(None, lang)
    body = voice.both(clauses) if passive else voice.sequence(clauses)
    head = _head(effect, lang, trait)
    return f"{capital(voice.headed(head, body) if head else body)}."


def _head(effect: Effect, lang: str, trait: bool) -> str:
    """What stands before the colon: limit, trigger, condition and price."""
    when = _when(effect, lang, trait)
    parts = [part for part, there in (("once", effect.once), ("when", when), ("pay", effect.pay)) if there]
    return say(lang, "-".join(["head", *parts]), when=when, n=effect.pay) if parts else ""


def _when(effect: Effect, lang: str, trait: bool) -> str:
    trigger = condition = ""
    if effect.trigger != Trigger.NONE:
        trigger = say(lang, f"on-{key_of(effect.trigger)}", trait=yes(trait))
    if effect.condition != Condition.NONE:
        condition = say(lang, f"if-{key_of(effect.condition)}", trait=yes(trait), n=effect.condition_n)
    if trigger and condition:
        return say(lang, "when-both", trigger=trigger, condition=condition)
    if trigger:
        return say(lang, "when-trigger", trigger=trigger)
    if condition:
        lasting = effect.phase == Phase.PERMANENT
        return say(lang, "when-lasting" if lasting else "when-condition", condition=condition)
    return ""


def _verb_text(row: Row, lang: str, hit: bool, now: bool) -> str:
    """One verb as a clause. `hit`: after a successful attack on a base; `now`: for one attack, not for good."""
    verb = Verb(row[Column.VERB])
    if verb != Verb.END and (special := DECLARED[verb].sentence):
        return SENTENCES[special](row, lang, hit, now)
    return say(lang, f"do-{key_of(verb)}", n=row[Column.AMOUNT], change=signed(row[Column.AMOUNT]))


def _lose(row: Row, lang: str, hit: bool, now: bool) -> str:
    if row[Column.WHO] == Who.SELF:
        return say(lang, "do-lose-self", n=row[Column.TAKEN])
    return say(lang, "do-lose", who=word(Who(row[Column.WHO]), lang), n=row[Column.TAKEN])


def _take(row: Row, lang: str, hit: bool, now: bool) -> str:
    who = say(lang, f"who-from-{key_of(Who(row[Column.WHO]))}")
    return say(lang, f"do-{key_of(Verb(row[Column.VERB]))}", who=who, n=row[Column.TAKEN])


def _rerolls(row: Row, lang: str, hit: bool, now: bool) -> str:
    key = "do-rerolls-more" if row[Column.CHANGE] > 0 else "do-rerolls-fewer"
    if row[Column.WHO] == Who.SELF:
        return say(lang, f"{key}-self", n=abs(row[Column.CHANGE]))
    return say(lang, key, who=word(Who(row[Column.WHO]), lang), n=abs(row[Column.CHANGE]))


def _turn(row: Row, lang: str, hit: bool, now: bool) -> str:
    before, after = Face(row[Column.FROM]), Face(row[Column.TO])
    die = die_of(before if after == Face.BLANK else after)
    sides = {"from": face_in("from", before, lang), "to": face_in("to", after, lang)}
    return say(lang, "do-turn", dice=dice(die, row[Column.TURNED], lang), **sides)


def _cost(row: Row, lang: str, hit: bool, now: bool) -> str:
    change = say(lang, "change-less" if row[Column.CHANGE] < 0 else "change-more", n=abs(row[Column.CHANGE]))
    return say(lang, f"cost-{key_of(Price(row[Column.PRICE]))}", change=change, first=yes(row[Column.FIRST]))


SENTENCES: Mapping[str, Callable[[Row, str, bool, bool], str]] = {  # of verbs that need more than a number
    "lose": _lose,
    "take": _take,
    "add-die": lambda row, lang, hit, now: say(lang, "do-add-die", t=key_of(Die(row[Column.DIE]))),
    "rerolls": _rerolls,
    "turn": _turn,
    "roll": lambda row, lang, hit, now: say(lang, "do-roll", dice=dice(Die(row[Column.DIE]), row[Column.ROLLED], lang)),
    "mod": lambda row, lang, hit, now: say(
        lang, f"do-mod-{key_of(Stat(row[Column.STAT]))}", change=signed(row[Column.CHANGE]), now=yes(now)
    ),
    "destroy-exp": lambda row, lang, hit, now: say(lang, "do-destroy-exp-hit" if hit else "do-destroy-exp"),
    "cost": _cost,
}

"""What is printed on cards, as sentences: one clause for each verb of an effect.

Nothing is written for a single card: whoever enters other cards gets their sentences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from ...texts.voice import capital, key_of, signed, yes
from ..rules.words import Column, Condition, Die, Face, Phase, Price, Stat, Trigger, Verb, Who
from ..verbs import DECLARED
from .texts import Voice, die_of

if TYPE_CHECKING:
    from ..box.symbols import Effect, Row


def effect_text(effect: Effect, lang: str, trait: bool = False) -> str:
    """The whole effect as a sentence; `trait`: that of a faction, which speaks of any own soldier."""
    voice, hit = Voice(None, lang), effect.trigger == Trigger.HIT
    now = effect.trigger != Trigger.NONE
    clauses = [_verb_text(row, voice, hit, now) for row in effect.rows]
    passive = effect.phase == Phase.PERMANENT and not now
    body = voice.both(clauses) if passive else voice.sequence(clauses)
    head = _head(effect, voice, trait)
    return f"{capital(voice.headed(head, body) if head else body)}."


def _head(effect: Effect, voice: Voice, trait: bool) -> str:
    """What stands before the colon: limit, trigger, condition and price."""
    when = _when(effect, voice, trait)
    parts = [part for part, there in (("once", effect.once), ("when", when), ("pay", effect.pay)) if there]
    return voice.say("-".join(["head", *parts]), when=when, n=effect.pay) if parts else ""


def _when(effect: Effect, voice: Voice, trait: bool) -> str:
    trigger = condition = ""
    if effect.trigger != Trigger.NONE:
        trigger = voice.say(f"on-{key_of(effect.trigger)}", trait=yes(trait))
    if effect.condition != Condition.NONE:
        condition = voice.say(f"if-{key_of(effect.condition)}", trait=yes(trait), n=effect.condition_n)
    if trigger and condition:
        return voice.say("when-both", trigger=trigger, condition=condition)
    if trigger:
        return voice.say("when-trigger", trigger=trigger)
    if condition:
        lasting = effect.phase == Phase.PERMANENT
        return voice.say("when-lasting" if lasting else "when-condition", condition=condition)
    return ""


def _verb_text(row: Row, voice: Voice, hit: bool, now: bool) -> str:
    """One verb as a clause. `hit`: after a successful attack on a base; `now`: for one attack, not for good."""
    verb = Verb(row[Column.VERB])
    if verb != Verb.END and (special := DECLARED[verb].sentence):
        return SENTENCES[special](row, voice, hit, now)
    return voice.say(f"do-{key_of(verb)}", n=row[Column.AMOUNT], change=signed(row[Column.AMOUNT]))


def _lose(row: Row, voice: Voice, hit: bool, now: bool) -> str:
    if row[Column.WHO] == Who.SELF:
        return voice.say("do-lose-self", n=row[Column.TAKEN])
    return voice.say("do-lose", who=voice.word(Who(row[Column.WHO])), n=row[Column.TAKEN])


def _take(row: Row, voice: Voice, hit: bool, now: bool) -> str:
    who = voice.say(f"who-from-{key_of(Who(row[Column.WHO]))}")
    return voice.say(f"do-{key_of(Verb(row[Column.VERB]))}", who=who, n=row[Column.TAKEN])


def _rerolls(row: Row, voice: Voice, hit: bool, now: bool) -> str:
    key = "do-rerolls-more" if row[Column.CHANGE] > 0 else "do-rerolls-fewer"
    if row[Column.WHO] == Who.SELF:
        return voice.say(f"{key}-self", n=abs(row[Column.CHANGE]))
    return voice.say(key, who=voice.word(Who(row[Column.WHO])), n=abs(row[Column.CHANGE]))


def _turn(row: Row, voice: Voice, hit: bool, now: bool) -> str:
    before, after = Face(row[Column.FROM]), Face(row[Column.TO])
    die = die_of(before if after == Face.BLANK else after)
    sides = {"from": voice.face("from", before), "to": voice.face("to", after)}
    return voice.say("do-turn", dice=voice.dice(die, row[Column.TURNED]), **sides)


def _cost(row: Row, voice: Voice, hit: bool, now: bool) -> str:
    change = voice.say("change-less" if row[Column.CHANGE] < 0 else "change-more", n=abs(row[Column.CHANGE]))
    return voice.say(f"cost-{key_of(Price(row[Column.PRICE]))}", change=change, first=yes(row[Column.FIRST]))


SENTENCES: Mapping[str, Callable[[Row, Voice, bool, bool], str]] = {  # of verbs that need more than a number
    "lose": _lose,
    "take": _take,
    "add-die": lambda row, voice, hit, now: voice.say("do-add-die", t=key_of(Die(row[Column.DIE]))),
    "rerolls": _rerolls,
    "turn": _turn,
    "roll": lambda row, voice, hit, now: voice.say(
        "do-roll", dice=voice.dice(Die(row[Column.DIE]), row[Column.ROLLED])
    ),
    "mod": lambda row, voice, hit, now: voice.say(
        f"do-mod-{key_of(Stat(row[Column.STAT]))}", change=signed(row[Column.CHANGE]), now=yes(now)
    ),
    "destroy-exp": lambda row, voice, hit, now: voice.say("do-destroy-exp-hit" if hit else "do-destroy-exp"),
    "cost": _cost,
}

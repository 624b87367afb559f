"""Xibalba in sentences for people: cards, effects, questions, answers and events, in German and English.

The sentences are in `texts/<language>/xibalba.ftl`; this module decides which of them to say and what goes into it.
Seats are numbered from 0 in data and from 1 for people.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, TypedDict, Unpack

from ...texts import Argument, has, speak
from ..rules.words import (
    EVENT_FIELDS,
    FACES,
    FIELDS,
    FIRST_EXTRA,
    PRINTED_FACTIONS,
    SEATS,
    TRAIT,
    Ask,
    Button,
    Cause,
    Column,
    Condition,
    Die,
    Event,
    Face,
    GameEnd,
    Kind,
    Left,
    Outcome,
    Phase,
    Place,
    Price,
    Reason,
    Stat,
    Thing,
    Trigger,
    TurnEnd,
    Verb,
    Who,
)

if TYPE_CHECKING:
    from ..box.pack import Pack
    from ..box.symbols import Effect, Row

DOMAIN = "xibalba"
POOLS = ((4, 2), (3, 3), (2, 4))  # resource and attack dice, in the order of the things
FIRST_DETAIL = 4  # before it: kind, rule, turn, active player

# Section 25 of the rules, in its spelling
OPTIONS = (
    "threshold",
    "apocalypse",
    "factionChoice",
    "maxTurns",
    "maxActions",
    "factionTraits",
    "blockKillReward",
    "destroyScope",
    "arkIncomeAt",
    "apocalypseBonusScope",
    "autoBlockSkip",
    "autoEnd",
)


class Context(TypedDict, total=False):
    """What a caller knows about a question and an option. Everything may be left out; the sentence then says less."""

    seat: int | None  # who is asked
    seat_names: Sequence[str]
    factions: Sequence[int]  # by seat; shown behind the names of players who can be chosen
    price: int | None
    entering: bool  # an attack die would be spent to enter the empty ark
    own: bool  # the card lies in the own base and is used, not bought
    mandatory: bool  # declining is not offered
    source: int | None  # the card or trait whose effect asks
    card: int | None  # the card the question is about: blocker, attacker, card to be placed or moved
    owner: int | None  # whose card the option is
    covers: int | None  # the card on top of the field that is the option
    tell_apart: bool  # say which copy of a card it is
    target: int | None  # the attacked seat
    strength: int | None
    against: int | None  # the resistance that counts for this attack
    rerolls: int | None  # rerolls left
    verb: int | None  # what the effect does to whom or what is chosen
    amount: int | None  # how much of it
    die: int | None
    cause: int | None  # what a die is rolled for
    kind: int | None  # which deck is drawn from


# ---------------------------------------------------------------------------------------------------------------------
# Words and names


def word(member: IntEnum, lang: str) -> str:
    """The name of a phase, face, die, kind, button, cause, … by itself."""
    return speak(lang, DOMAIN, f"{type(member).__name__.lower()}-{_key(member)}")


def option_name(key: str, lang: str) -> str:
    """The name of an option of the game; both spellings of the key will do (`maxTurns`, `max_turns`)."""
    return speak(lang, DOMAIN, f"option-{_dashed(key)}")


def option_text(key: str, lang: str) -> str:
    """One line that explains an option of the game."""
    return speak(lang, DOMAIN, f"option-{_dashed(key)}-help")


def card_name(pack: Pack, physical: int, lang: str) -> str:
    """The name of a physical card."""
    return pack.cards[pack.physical[physical][0]].name[lang]


def card_label(pack: Pack, physical: int, lang: str) -> str:
    """The name of a physical card, with a letter if there is another card of that name."""
    name = card_name(pack, physical, lang)
    card, copy = pack.physical[physical]
    if pack.cards[card].copies < 2:
        return name
    return speak(lang, DOMAIN, "card-copy", card=name, copy=chr(ord("a") + copy))


def faction_name(pack: Pack, faction: int, lang: str) -> str:
    """The name of a faction."""
    return pack.factions[faction].name[lang]


def source_name(pack: Pack, source: int, lang: str) -> str:
    """The name of what has an effect: a card, or the trait of a faction."""
    if TRAIT <= source < FIRST_EXTRA:
        return pack.factions[source - TRAIT].trait_name[lang]
    return card_name(pack, source, lang)


def seat_name(seat: int, lang: str, seat_names: Sequence[str] = ()) -> str:
    """What a player is called."""
    if 0 <= seat < len(seat_names):
        return seat_names[seat]
    return speak(lang, DOMAIN, "seat", number=seat + 1)


def rule_id(number: int) -> str:
    """The rule id that an event carries as a number: 1003 is X-10.3."""
    section, rule = divmod(number, 100)
    return f"X-{section}.{rule}" if rule else f"X-{section}"


def _key(member: IntEnum) -> str:
    return member.name.lower().replace("_", "-")


def _dashed(key: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", key).replace("_", "-").lower()


def _yes(flag: object) -> str:
    return "yes" if flag else "no"


def _signed(change: int) -> str:
    # a real minus sign: a hyphen is easily overlooked in front of a number
    return f"+{change}" if change >= 0 else f"−{-change}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _die_of(face: Face) -> Die:
    """X-1.20  The die that has this face."""
    if face <= Face.RESOURCE_3:
        return Die.RESOURCE
    if face <= Face.CRITICAL:
        return Die.ATTACK
    return Die.ANY if face == Face.BLANK else Die.PARAGON


def _dice(die: Die, count: int, lang: str) -> str:
    return speak(lang, DOMAIN, f"dice-{_key(die)}", n=count)


def _face(form: str, face: int, lang: str) -> str:
    """A face in one of the forms of the Fluent file: `side`, `to`, `from`, `a`."""
    return speak(lang, DOMAIN, f"face-{form}-{_key(Face(face))}")


def _enumeration(parts: Sequence[str], lang: str) -> str:
    """a, b and c"""
    if len(parts) < 2:
        return "".join(parts)
    return speak(lang, DOMAIN, "list-and", first=", ".join(parts[:-1]), last=parts[-1])


def _sequence(parts: Sequence[str], lang: str) -> str:
    """a; b; c - X-6.20: one after the other."""
    text = parts[0]
    for part in parts[1:]:
        text = speak(lang, DOMAIN, "list-then", first=text, last=part)
    return text


# ---------------------------------------------------------------------------------------------------------------------
# Effects


def effect_text(effect: Effect, lang: str, trait: bool = False) -> str:
    """The whole effect as a sentence; `trait`: that of a faction, which speaks of any own soldier."""
    hit = effect.trigger == Trigger.HIT
    now = effect.trigger != Trigger.NONE
    clauses = [_verb_text(row, lang, hit, now) for row in effect.rows]
    passive = effect.phase == Phase.PERMANENT and not now
    body = _enumeration(clauses, lang) if passive else _sequence(clauses, lang)
    head = _head(effect, lang, trait)
    if head:
        if lang == "de":  # after a colon a German sentence starts with a capital
            body = _capital(body)
        body = speak(lang, DOMAIN, "head-and-body", head=head, body=body)
    return f"{_capital(body)}."


def _head(effect: Effect, lang: str, trait: bool) -> str:
    """What stands before the colon: limit, trigger, condition and price."""
    when = _when(effect, lang, trait)
    parts = [part for part, there in (("once", effect.once), ("when", when), ("pay", effect.pay)) if there]
    return speak(lang, DOMAIN, "-".join(["head", *parts]), when=when, n=effect.pay) if parts else ""


def _when(effect: Effect, lang: str, trait: bool) -> str:
    trigger = condition = ""
    if effect.trigger != Trigger.NONE:
        trigger = speak(lang, DOMAIN, f"on-{_key(effect.trigger)}", trait=_yes(trait))
    if effect.condition != Condition.NONE:
        condition = speak(lang, DOMAIN, f"if-{_key(effect.condition)}", trait=_yes(trait), n=effect.condition_n)
    if trigger and condition:
        return speak(lang, DOMAIN, "when-both", trigger=trigger, condition=condition)
    if trigger:
        return speak(lang, DOMAIN, "when-trigger", trigger=trigger)
    if condition:
        lasting = effect.phase == Phase.PERMANENT
        return speak(lang, DOMAIN, "when-lasting" if lasting else "when-condition", condition=condition)
    return ""


def _verb_text(row: Row, lang: str, hit: bool, now: bool) -> str:
    """One verb as a clause. `hit`: after a successful attack on a base; `now`: for one attack, not for good."""
    verb = Verb(row[Column.VERB])
    if verb in _VERBS:
        return _VERBS[verb](row, lang)
    if verb == Verb.DESTROY_EXP and hit:
        return speak(lang, DOMAIN, "do-destroy-exp-hit")
    if verb == Verb.MOD:
        return speak(
            lang, DOMAIN, f"do-mod-{_key(Stat(row[Column.STAT]))}", change=_signed(row[Column.CHANGE]), now=_yes(now)
        )
    return speak(lang, DOMAIN, f"do-{_key(verb)}", n=row[Column.AMOUNT], change=_signed(row[Column.AMOUNT]))


def _lose_text(row: Row, lang: str) -> str:
    if row[Column.WHO] == Who.SELF:
        return speak(lang, DOMAIN, "do-lose-self", n=row[Column.TAKEN])
    return speak(lang, DOMAIN, "do-lose", who=word(Who(row[Column.WHO]), lang), n=row[Column.TAKEN])


def _take_text(row: Row, lang: str) -> str:
    who = speak(lang, DOMAIN, f"who-from-{_key(Who(row[Column.WHO]))}")
    return speak(lang, DOMAIN, f"do-{_key(Verb(row[Column.VERB]))}", who=who, n=row[Column.TAKEN])


def _add_die_text(row: Row, lang: str) -> str:
    return speak(lang, DOMAIN, "do-add-die", t=_key(Die(row[Column.DIE])))


def _rerolls_text(row: Row, lang: str) -> str:
    key = "do-rerolls-more" if row[Column.CHANGE] > 0 else "do-rerolls-fewer"
    if row[Column.WHO] == Who.SELF:
        return speak(lang, DOMAIN, f"{key}-self", n=abs(row[Column.CHANGE]))
    return speak(lang, DOMAIN, key, who=word(Who(row[Column.WHO]), lang), n=abs(row[Column.CHANGE]))


def _turn_text(row: Row, lang: str) -> str:
    before, after = Face(row[Column.FROM]), Face(row[Column.TO])
    die = _die_of(before if after == Face.BLANK else after)
    sides = {"from": _face("from", before, lang), "to": _face("to", after, lang)}
    return speak(lang, DOMAIN, "do-turn", dice=_dice(die, row[Column.TURNED], lang), **sides)


def _roll_text(row: Row, lang: str) -> str:
    return speak(lang, DOMAIN, "do-roll", dice=_dice(Die(row[Column.DIE]), row[Column.ROLLED], lang))


def _cost_text(row: Row, lang: str) -> str:
    change = speak(lang, DOMAIN, "change-less" if row[Column.CHANGE] < 0 else "change-more", n=abs(row[Column.CHANGE]))
    return speak(lang, DOMAIN, f"cost-{_key(Price(row[Column.PRICE]))}", change=change, first=_yes(row[Column.FIRST]))


_VERBS: Mapping[Verb, Callable[[Row, str], str]] = {
    Verb.LOSE: _lose_text,
    Verb.STEAL: _take_text,
    Verb.LOOT: _take_text,
    Verb.ADD_DIE: _add_die_text,
    Verb.REROLLS: _rerolls_text,
    Verb.TURN: _turn_text,
    Verb.ROLL: _roll_text,
    Verb.COST: _cost_text,
}


# ---------------------------------------------------------------------------------------------------------------------
# A voice: what all sentences about a game need to know


@dataclass(frozen=True, slots=True)
class _Voice:
    pack: Pack
    lang: str
    seat_names: Sequence[str]

    def say(self, key: str, **args: Argument) -> str:
        return speak(self.lang, DOMAIN, key, **args)

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.lang, self.seat_names) if seat >= 0 else self.say("seat-neutral")

    def card(self, card: int) -> str:
        return card_name(self.pack, card, self.lang)

    def source(self, source: int) -> str:
        return source_name(self.pack, source, self.lang)

    def face(self, form: str, face: int) -> str:
        return _face(form, face, self.lang)

    def why(self, cause: Cause | None, source: int | None) -> str:
        """The reason in brackets, with the space before them; nothing where the sentence says it already."""
        named = self.source(source) if source is not None and source >= 0 else ""
        told = None if cause is None or cause == Cause.PRICE or (named and cause == Cause.EFFECT) else cause
        if named and told is not None:
            return self.say("why-both", cause=word(told, self.lang), source=named)
        if named:
            return self.say("why-source", source=named)
        return self.say("why-cause", cause=word(told, self.lang)) if told is not None else ""


def _voice(pack: Pack, lang: str, context: Context) -> _Voice:
    return _Voice(pack, lang, context.get("seat_names", ()))


# ---------------------------------------------------------------------------------------------------------------------
# Answers


@cache
def split_thing(thing: int) -> tuple[Thing, int]:
    """The group of a thing and its number in that group."""
    group = max(first for first in Thing if first <= thing)
    if group == Thing.EXTRA_CARD:
        return Thing.CARD, thing - Thing.CARD
    if group == Thing.EXTRA_FACTION:
        return Thing.FACTION, thing - Thing.EXTRA_FACTION + PRINTED_FACTIONS
    return group, thing - group


def is_in_box(pack: Pack, thing: int) -> bool:
    """Whether this pack has a thing of this number."""
    group, number = split_thing(thing)
    return number in pack.physical if group == Thing.CARD else group != Thing.FACTION or number < len(pack.factions)


def thing_text(pack: Pack, question: int, thing: int, lang: str, **context: Unpack[Context]) -> str:
    """A short label for an option of a question."""
    group, number = split_thing(int(thing))
    label = _LABELS[group](_voice(pack, lang, context), Ask(question), number, context)
    return _capital(label)


def _priced(voice: _Voice, label: str, context: Context) -> str:
    price = context.get("price")
    return label if price is None else voice.say("priced", label=label, price=price)


def _done_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    key = f"done-{_key(ask)}"
    return voice.say(key if has(voice.lang, DOMAIN, key) else "done")


def _yes_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    price = context.get("price")
    if price is None:
        return voice.say("yes")
    return voice.say("may-yes-level" if context.get("verb") == Verb.LEVEL else "may-yes-pay", price=price)


def _no_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    return voice.say("no")


def _face_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    face = Face(number)
    if ask == Ask.ACTION:
        return _die_action_label(voice, face, context)
    key = {Ask.KEEP: "keep", Ask.ATTACK_DICE: "add-to-attack", Ask.GIVE_UP: "give-up"}.get(ask)
    return voice.say(key, face=voice.face("a", face)) if key else word(face, voice.lang)


def _die_action_label(voice: _Voice, face: Face, context: Context) -> str:
    """X-23.40  What pointing at a die in the action phase does."""
    die = _die_of(face)
    if face in (Face.RESOURCE_BLANK, Face.ATTACK_BLANK, Face.PARAGON_BLANK):
        return word(face, voice.lang)
    if die == Die.RESOURCE:
        return voice.say("collect-resources", n=face - Face.RESOURCE_BLANK)
    if die == Die.PARAGON:
        return voice.say("collect-paragon", n=face - Face.PARAGON_BLANK)
    if context.get("entering"):
        return voice.say(f"enter-with-{_key(face)}")
    return voice.say("attack-with", face=voice.face("from", face))


def _die_type_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    die = Die(number)
    return voice.say(f"extra-die-{_key(die)}") if ask == Ask.EXTRA_DIE else word(die, voice.lang)


def _pool_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    resource, attack = POOLS[number]
    return voice.say(
        "pool", resource=_dice(Die.RESOURCE, resource, voice.lang), attack=_dice(Die.ATTACK, attack, voice.lang)
    )


_CARD_LABELS = {
    Ask.NEXT_EFFECT: "resolve",
    Ask.NEXT_DICE_EFFECT: "resolve",
    Ask.BLOCK: "block-with",
    Ask.DESTROY: "destroy",
    Ask.EFFECT_CARD: "destroy",
    Ask.REORG_CARD: "move",
    Ask.DISCARD_CARD: "discard",
    Ask.DRAW: "draws",
}


def _card_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    named = card_label if context.get("tell_apart") else card_name
    name = named(voice.pack, number, voice.lang)
    if ask == Ask.ACTION:
        label = voice.say("use" if _is_own(voice.pack, number, context) else "buy", card=name)
    elif ask not in _CARD_LABELS:
        label = name
    else:
        offered = _CARD_LABELS[ask] == "resolve" and context.get("price")  # a price makes it optional
        label = voice.say("use" if offered else _CARD_LABELS[ask], card=name)
    owner = context.get("owner")
    if owner is not None and owner >= 0:
        label = voice.say("with-owner", label=label, owner=voice.seat(owner))
    return _priced(voice, label, context)


def _is_own(pack: Pack, card: int, context: Context) -> bool:
    """X-23.40  In the action phase own civilians and buildings are used, all other cards are bought."""
    expansion = pack.cards[pack.physical[card][0]].kind in (Kind.CIVILIAN, Kind.BUILDING)
    return expansion and (bool(context.get("own")) or context.get("source") == card)


def _field_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    covers = context.get("covers")
    if covers is None or covers < 0:
        return voice.say("field", n=number + 1)
    return voice.say("field-covering", n=number + 1, card=voice.card(covers))


def _seat_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    if ask == Ask.DRAW_START:
        return voice.say("starts", player=voice.seat(number))
    name, factions = voice.seat(number), context.get("factions", ())
    if number < len(factions) and factions[number] >= 0:
        faction = faction_name(voice.pack, factions[number], voice.lang)
        name = voice.say("seat-with-faction", player=name, faction=faction)
    return voice.say("attack-base", player=name) if ask == Ask.ATTACK_TARGET else name


def _kind_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    kind = Kind(number)
    return voice.say(f"replace-{_key(kind)}") if ask == Ask.EFFECT_TYPE else word(kind, voice.lang)


def _faction_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    name = faction_name(voice.pack, number, voice.lang)
    return voice.say("draws-faction", faction=name) if ask == Ask.DRAW_FACTION else name


def _button_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    return _priced(voice, word(Button(number), voice.lang), context)


def _roll_label(voice: _Voice, ask: Ask, number: int, context: Context) -> str:
    die = context.get("die")
    if die is None:
        return voice.say("rolls", number=number + 1)
    face = voice.pack.dice[die][number]
    return voice.say("rolls-face", number=number + 1, face=voice.face("side", face))


_LABELS: Mapping[Thing, Callable[[_Voice, Ask, int, Context], str]] = {
    Thing.DONE: _done_label,
    Thing.YES: _yes_label,
    Thing.NO: _no_label,
    Thing.FACE: _face_label,
    Thing.DIE_TYPE: _die_type_label,
    Thing.POOL: _pool_label,
    Thing.CARD: _card_label,
    Thing.FIELD: _field_label,
    Thing.SEAT: _seat_label,
    Thing.KIND: _kind_label,
    Thing.FACTION: _faction_label,
    Thing.BUTTON: _button_label,
    Thing.ROLL: _roll_label,
}


# ---------------------------------------------------------------------------------------------------------------------
# Questions

# Questions that a card or trait can ask; in all others the source would only distract
SOURCED_ASKS = frozenset(
    {
        Ask.REORG_CARD,
        Ask.REORG_FIELD,
        Ask.EXTRA_DIE,
        Ask.EFFECT_PLAYER,
        Ask.EFFECT_CARD,
        Ask.EFFECT_TYPE,
        Ask.GIVE_UP,
        Ask.EFFECT_MAY,
    }
)


def question_text(pack: Pack, question: int, lang: str, **context: Unpack[Context]) -> str:
    """What is asked and why, in one or two sentences."""
    voice, ask = _voice(pack, lang, context), Ask(question)
    text = _QUESTIONS[ask](voice, context) if ask in _QUESTIONS else voice.say(f"ask-{_key(ask)}")
    source, seat = context.get("source"), context.get("seat")
    if source is not None and source >= 0 and ask in SOURCED_ASKS:
        text = voice.say("asked-by-source", source=voice.source(source), question=text)
    if seat is not None and seat >= 0:
        text = voice.say("asked", player=voice.seat(seat), question=text)
    return text


def _next_effect_question(voice: _Voice, context: Context) -> str:
    return voice.say("ask-next-effect" if context.get("mandatory", True) else "ask-next-effect-may")


def _next_dice_effect_question(voice: _Voice, context: Context) -> str:
    return voice.say("ask-next-dice-effect" if context.get("mandatory", True) else "ask-next-dice-effect-may")


def _keep_question(voice: _Voice, context: Context) -> str:
    rerolls = context.get("rerolls")
    return voice.say("ask-keep") if rerolls is None else voice.say("ask-keep-left", n=rerolls)


def _attack_dice_question(voice: _Voice, context: Context) -> str:
    strength = context.get("strength")
    if strength is None:
        return voice.say("ask-attack-dice")
    return voice.say("ask-attack-dice-strength", strength=strength)


def _block_question(voice: _Voice, context: Context) -> str:
    card, strength, against = context.get("card"), context.get("strength"), context.get("against")
    blocker = "none" if card is None or card < 0 else voice.card(card)
    if strength is None or against is None:
        return voice.say("ask-block", card=blocker)
    return voice.say("ask-block-known", card=blocker, strength=strength, against=against)


def _destroy_question(voice: _Voice, context: Context) -> str:
    target = context.get("target")
    if target is None or target < 0:
        return voice.say("ask-destroy")
    return voice.say("ask-destroy-known", player=voice.seat(target))


def _about_card(key: str) -> Callable[[_Voice, Context], str]:
    """A question that names its card if it knows it."""

    def question(voice: _Voice, context: Context) -> str:
        card = context.get("card")
        return voice.say(key) if card is None or card < 0 else voice.say(f"{key}-known", card=voice.card(card))

    return question


def _effect_player_question(voice: _Voice, context: Context) -> str:
    verb, amount = context.get("verb"), context.get("amount")
    key = "ask-effect-player"
    if verb is not None and amount is not None and has(voice.lang, DOMAIN, f"{key}-{_key(Verb(verb))}"):
        return voice.say(f"{key}-{_key(Verb(verb))}", n=amount)
    return voice.say(key)


def _give_up_question(voice: _Voice, context: Context) -> str:
    key = "ask-give-up" if context.get("mandatory", True) else "ask-give-up-may"
    die = context.get("die")
    return voice.say(key) if die is None else voice.say(f"{key}-known", die=word(Die(die), voice.lang))


def _effect_may_question(voice: _Voice, context: Context) -> str:
    price = context.get("price")
    if price is None:
        return voice.say("ask-effect-may")
    return voice.say("ask-effect-may-level" if context.get("verb") == Verb.LEVEL else "ask-effect-may-pay", n=price)


def _draw_question(voice: _Voice, context: Context) -> str:
    kind = context.get("kind")
    if kind is None:
        return voice.say("ask-draw")
    return voice.say("ask-draw-known", kinds=voice.say(f"kinds-{_key(Kind(kind))}"))


def _die_question(voice: _Voice, context: Context) -> str:
    cause, die = context.get("cause"), context.get("die")
    why = voice.why(None if cause is None else Cause(cause), context.get("source"))
    return voice.say("ask-die", why=why) if die is None else voice.say("ask-die-known", die=_key(Die(die)), why=why)


_QUESTIONS: Mapping[Ask, Callable[[_Voice, Context], str]] = {
    Ask.NEXT_EFFECT: _next_effect_question,
    Ask.NEXT_DICE_EFFECT: _next_dice_effect_question,
    Ask.KEEP: _keep_question,
    Ask.ATTACK_DICE: _attack_dice_question,
    Ask.BLOCK: _block_question,
    Ask.DESTROY: _destroy_question,
    Ask.PLACE: _about_card("ask-place"),
    Ask.ATTACK_TARGET: _about_card("ask-attack-target"),
    Ask.REORG_FIELD: _about_card("ask-reorg-field"),
    Ask.EFFECT_PLAYER: _effect_player_question,
    Ask.GIVE_UP: _give_up_question,
    Ask.EFFECT_MAY: _effect_may_question,
    Ask.DRAW: _draw_question,
    Ask.DIE: _die_question,
}


# ---------------------------------------------------------------------------------------------------------------------
# Events as data


def split_place(place: int) -> tuple[Place, int]:
    """The group of a place and the number in that group."""
    group = max(first for first in Place if first <= place)
    return group, place - group


def face_counts(faces: int) -> dict[Face, int]:
    """How often a roll shows each face, from the packed counts of an event."""
    counts = {Face(face): faces >> 6 * face & 63 for face in range(FACES)}
    return {face: count for face, count in counts.items() if count}


def event_data(row: Sequence[int]) -> dict[str, object]:
    """A row of the log with names: event, rule, turn, active seat, then its own fields.

    Members of enums become lower-case names, flags become bools, sets of seats lists, packed faces counts by name,
    places dictionaries. Cards, sources, factions and seats stay numbers.
    """
    event = Event(row[0])
    data: dict[str, object] = {
        "event": event.name.lower(),
        "rule": rule_id(int(row[1])),
        "turn": int(row[2]),
        "active": int(row[3]),
    }
    for field, value in _details(row).items():
        data[field] = _decoded(field, value)
    return data


def _details(row: Sequence[int]) -> dict[str, int]:
    fields = EVENT_FIELDS[Event(row[0])]
    return {field: int(row[FIRST_DETAIL + column]) for column, field in enumerate(fields)}


_FLAGS = frozenset({"apocalypse", "by_draw", "automatic", "from_pile", "from_ark", "asked", "by_kill"})
_ENUMS: Mapping[str, type[IntEnum]] = {
    "kind": Kind,
    "phase": Phase,
    "cause": Cause,
    "trigger": Trigger,
    "verb": Verb,
    "reason": Reason,
    "die": Die,
    "face": Face,
    "from_face": Face,
    "to_face": Face,
    "left": Left,
    "outcome": Outcome,
    "turn_end": TurnEnd,
    "game_end": GameEnd,
}


def _decoded(field: str, value: int) -> object:
    if field in _FLAGS:
        return bool(value)
    if field in _ENUMS:
        return _ENUMS[field](value).name.lower()
    if field in ("place", "from_place"):
        return place_data(value)
    if field == "faces":
        return {face.name.lower(): count for face, count in face_counts(value).items()}
    if field == "winners":
        return _seats_in(value)
    return value


def place_data(place: int) -> dict[str, object]:
    """A place with names: its zone, and the kind, slot, seat and field where it has them."""
    group, number = split_place(place)
    data: dict[str, object] = {"zone": group.name.lower()}
    if group in (Place.DECK, Place.PILE):
        data["kind"] = Kind(number).name.lower()
    elif group == Place.SLOT:
        data |= {"kind": Kind(number // 2).name.lower(), "slot": number % 2}
    elif group == Place.SQUAD:
        data["seat"] = number
    elif group == Place.FIELD:
        data |= {"seat": number // FIELDS, "field": number % FIELDS}
    return data


def _seats_in(bits: int) -> list[int]:
    return [seat for seat in range(SEATS) if bits >> seat & 1]


# ---------------------------------------------------------------------------------------------------------------------
# Events as sentences

Details = Mapping[str, int]
Told = tuple[str, dict[str, Argument]]  # the key of a sentence and what it needs beside the common arguments


def event_text(pack: Pack, row: Sequence[int], lang: str, seat_names: Sequence[str] = ()) -> str:
    """One sentence for a row of the log; `seat_names` holds the name of every player in the game."""
    voice, event, details = _Voice(pack, lang, seat_names), Event(row[0]), _details(row)
    key, more = _TELLERS[event](voice, details) if event in _TELLERS else (f"event-{_key(event)}", {})
    return _capital(voice.say(key, **{**_common(voice, details), **more}))


def _common(voice: _Voice, d: Details) -> dict[str, Argument]:
    """The arguments that follow from the fields of an event alone."""
    args: dict[str, Argument] = {}
    for field, value in d.items():
        args[field] = _argument(voice, field, value)
    if "kind" in d:
        args["kinds"] = voice.say(f"kinds-{_key(Kind(d['kind']))}")
    if "cause" in d or "source" in d:
        args["why"] = voice.why(Cause(d["cause"]) if "cause" in d else None, d.get("source"))
    for field in ("amount", "life_points", "price"):
        if field in d:
            args["n"] = abs(d[field])
    return args


def _argument(voice: _Voice, field: str, value: int) -> Argument:
    if field in ("player", "other", "owner", "target"):
        return voice.seat(value)
    if field in ("card", "covers"):
        return voice.card(value) if value >= 0 else ""
    if field == "source":
        return voice.source(value) if value >= 0 else ""
    if field == "faction":
        return faction_name(voice.pack, value, voice.lang)
    if field in _FLAGS:
        return _yes(value)
    if field == "phase":  # the sentence chooses by it, as the word needs an article
        return _key(Phase(value))
    if field in _ENUMS:
        return word(_ENUMS[field](value), voice.lang)
    return value + 1 if field == "slot" else value


def _place(voice: _Voice, form: str, place: int) -> str:
    """A place as a phrase: where a card lies (``), comes from (`from-`) or goes to (`to-`)."""
    group, number = split_place(place)
    slot = group == Place.SLOT
    args: dict[str, Argument] = {"n": 1 + number % (2 if slot else FIELDS)}
    if slot or group in (Place.DECK, Place.PILE):
        kind = Kind(number // 2 if slot else number)
        args |= {"kind": word(kind, voice.lang), "kinds": voice.say(f"kinds-{_key(kind)}")}
    return voice.say(f"place-{form}{_key(group)}", **args)


def _start_rolled(voice: _Voice, d: Details) -> Told:
    return ("event-start-rolled-again", {"round": d["round"] + 1}) if d["round"] else ("event-start-rolled", {})


def _resources_changed(voice: _Voice, d: Details) -> Told:
    if d["amount"] >= 0:
        return "event-resources-gained", {}
    return "event-resources-paid" if d["cause"] == Cause.PRICE else "event-resources-lost", {}


def _paragon_changed(voice: _Voice, d: Details) -> Told:
    with_other = d["other"] >= 0
    if d["amount"] >= 0:
        return "event-paragon-taken" if with_other else "event-paragon-gained", {}
    return "event-paragon-lost-to" if with_other else "event-paragon-lost", {}


def _effect_started(voice: _Voice, d: Details) -> Told:
    key = "event-effect-started" if d["trigger"] == Trigger.NONE else "event-effect-triggered"
    return f"{key}-price" if d["price"] else key, {}


def _pool_chosen(voice: _Voice, d: Details) -> Told:
    resource = _dice(Die.RESOURCE, d["resource_dice"], voice.lang)
    return "event-pool-chosen", {"resource": resource, "attack": _dice(Die.ATTACK, d["attack_dice"], voice.lang)}


def _pool_die_added(voice: _Voice, d: Details) -> Told:
    return "event-pool-die-added", {"dice": _dice(Die(d["die"]), 1, voice.lang)}


def _rerolls_fixed(voice: _Voice, d: Details) -> Told:
    changes = [
        voice.say(key, change=_signed(d[field]))
        for key, field in (("rerolls-own", "own_change"), ("rerolls-others", "others_change"))
        if d[field]
    ]
    key = "event-rerolls-fixed-changed" if changes else "event-rerolls-fixed"
    return key, {"n": d["number"], "changes": ", ".join(changes)}


def _dice_rolled(voice: _Voice, d: Details) -> Told:
    faces = [
        voice.say("faces-entry", n=count, face=word(face, voice.lang))
        for face, count in face_counts(d["faces"]).items()
    ]
    return "event-dice-rolled", {"faces": ", ".join(faces) or voice.say("faces-none")}


def _die_kept(voice: _Voice, d: Details) -> Told:
    key = "event-die-kept-automatic" if d["automatic"] else "event-die-kept"
    return key, {"face": voice.face("a", d["face"])}


def _die_exchanged(voice: _Voice, d: Details) -> Told:
    return f"event-die-exchanged-{_key(_die_of(Face(d['face'])))}", {}


def _die_turned(voice: _Voice, d: Details) -> Told:
    return "event-die-turned", {"from": voice.face("from", d["from_face"]), "to": voice.face("to", d["to_face"])}


def _die_removed(voice: _Voice, d: Details) -> Told:
    face = d["face"]
    return f"event-die-removed-{_key(Left(d['left']))}", {
        "face": voice.face("a", face),
        "side": word(Face(face), voice.lang),
    }


def _card_placed(voice: _Voice, d: Details) -> Told:
    key = "event-card-placed-covering" if d["covers"] >= 0 else "event-card-placed"
    return key, {"place": _place(voice, "to-", d["place"])}


def _card_uncovered(voice: _Voice, d: Details) -> Told:
    return "event-card-uncovered", {"place": _place(voice, "", d["place"])}


def _card_discarded(voice: _Voice, d: Details) -> Told:
    if d["place"] == Place.HAND:
        return "event-card-discarded-used", {}
    return "event-card-discarded", {"place": _place(voice, "from-", d["place"])}


def _card_moved(voice: _Voice, d: Details) -> Told:
    if d["from_place"] == d["place"]:
        return "event-card-moved-up", {"place": _place(voice, "", d["place"])}
    return "event-card-moved", {
        "from": _place(voice, "from-", d["from_place"]),
        "place": _place(voice, "to-", d["place"]),
    }


def _card_destroyed(voice: _Voice, d: Details) -> Told:
    neutral = "-neutral" if d["owner"] < 0 else ""
    by = "-by" if d["player"] >= 0 else ""
    return f"event-card-destroyed{neutral}{by}", {}


def _attack_declared(voice: _Voice, d: Details) -> Told:
    counts = (("attack-symbols", d["normal"]), ("critical-hits", d["critical"]))
    dice = _enumeration([voice.say(key, n=count) for key, count in counts if count], voice.lang)
    return f"event-attack-declared-{'base' if d['from_ark'] else 'ark'}", {"dice": dice}


def _block_decided(voice: _Voice, d: Details) -> Told:
    if d["card"] >= 0:
        return "event-block-decided-block", {}
    return "event-block-decided-none" if d["asked"] else "event-block-decided-skipped", {}


def _attack_resolved(voice: _Voice, d: Details) -> Told:
    return f"event-attack-resolved-{_key(Outcome(d['outcome']))}", {}


def _life_points_changed(voice: _Voice, d: Details) -> Told:
    return "event-life-points-gained" if d["amount"] >= 0 else "event-life-points-lost", {}


def _ark_emptied(voice: _Voice, d: Details) -> Told:
    if d["owner"] < 0 and d["cause"] == Cause.ATTACK:  # victim and attacker are both gone
        return "event-ark-stays-empty", {}
    return "event-ark-emptied" if d["owner"] >= 0 else "event-ark-emptied-neutral", {}


def _turn_ended(voice: _Voice, d: Details) -> Told:
    return f"event-turn-ended-{_key(TurnEnd(d['turn_end']))}", {}


def _game_ended(voice: _Voice, d: Details) -> Told:
    winners = _seats_in(d["winners"])
    totals = [(d[f"paragon_{seat + 1}"], seat) for seat in range(len(voice.seat_names) or SEATS)]
    ranking = sorted(totals, key=lambda entry: (-entry[0], entry[1]))
    return f"event-game-ended-{_key(GameEnd(d['game_end']))}", {
        "winners": _enumeration([voice.seat(seat) for seat in winners], voice.lang),
        "count": len(winners),
        "paragon": ", ".join(voice.say("paragon-of", player=voice.seat(seat), n=total) for total, seat in ranking),
    }


# Events that are not here have one sentence, and their fields say all it needs
_TELLERS: Mapping[Event, Callable[[_Voice, Details], Told]] = {
    Event.START_ROLLED: _start_rolled,
    Event.RESOURCES_CHANGED: _resources_changed,
    Event.PARAGON_CHANGED: _paragon_changed,
    Event.EFFECT_STARTED: _effect_started,
    Event.POOL_CHOSEN: _pool_chosen,
    Event.POOL_DIE_ADDED: _pool_die_added,
    Event.REROLLS_FIXED: _rerolls_fixed,
    Event.DICE_ROLLED: _dice_rolled,
    Event.DIE_KEPT: _die_kept,
    Event.DIE_EXCHANGED: _die_exchanged,
    Event.DIE_TURNED: _die_turned,
    Event.DIE_REMOVED: _die_removed,
    Event.CARD_PLACED: _card_placed,
    Event.CARD_UNCOVERED: _card_uncovered,
    Event.CARD_DISCARDED: _card_discarded,
    Event.CARD_MOVED: _card_moved,
    Event.CARD_DESTROYED: _card_destroyed,
    Event.ATTACK_DECLARED: _attack_declared,
    Event.BLOCK_DECIDED: _block_decided,
    Event.ATTACK_RESOLVED: _attack_resolved,
    Event.LIFE_POINTS_CHANGED: _life_points_changed,
    Event.ARK_EMPTIED: _ark_emptied,
    Event.TURN_ENDED: _turn_ended,
    Event.GAME_ENDED: _game_ended,
}

"""Questions of Xibalba and the options to answer them, as sentences and short labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypedDict, Unpack

from ...texts import has
from ..rules.words import Ask, Button, Cause, Die, Face, Kind, Thing, Verb
from .texts import (
    DOMAIN,
    Voice,
    capital,
    card_label,
    card_name,
    dice,
    die_of,
    faction_name,
    key_of,
    split_thing,
    word,
)

if TYPE_CHECKING:
    from ..box.pack import Pack

POOLS = ((4, 2), (3, 3), (2, 4))  # resource and attack dice, in the order of the things


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


def voice_of(pack: Pack, lang: str, context: Context) -> Voice:
    """Somebody who knows what the players are called."""
    return Voice(pack, lang, context.get("seat_names", ()))


# ---------------------------------------------------------------------------------------------------------------------
# Answers


def thing_text(pack: Pack, question: int, thing: int, lang: str, **context: Unpack[Context]) -> str:
    """A short label for an option of a question."""
    group, number = split_thing(int(thing))
    label = _LABELS[group](voice_of(pack, lang, context), Ask(question), number, context)
    return capital(label)


def _priced(voice: Voice, label: str, context: Context) -> str:
    price = context.get("price")
    return label if price is None else voice.say("priced", label=label, price=price)


def _done_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    key = f"done-{key_of(ask)}"
    return voice.say(key if has(voice.lang, DOMAIN, key) else "done")


def _yes_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    price = context.get("price")
    if price is None:
        return voice.say("yes")
    return voice.say("may-yes-level" if context.get("verb") == Verb.LEVEL else "may-yes-pay", price=price)


def _no_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    return voice.say("no")


def _face_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    face = Face(number)
    if ask == Ask.ACTION:
        return _die_action_label(voice, face, context)
    key = {Ask.KEEP: "keep", Ask.ATTACK_DICE: "add-to-attack", Ask.GIVE_UP: "give-up"}.get(ask)
    return voice.say(key, face=voice.face("a", face)) if key else word(face, voice.lang)


def _die_action_label(voice: Voice, face: Face, context: Context) -> str:
    """X-23.40  What pointing at a die in the action phase does."""
    die = die_of(face)
    if face in (Face.RESOURCE_BLANK, Face.ATTACK_BLANK, Face.PARAGON_BLANK):
        return word(face, voice.lang)
    if die == Die.RESOURCE:
        return voice.say("collect-resources", n=face - Face.RESOURCE_BLANK)
    if die == Die.PARAGON:
        return voice.say("collect-paragon", n=face - Face.PARAGON_BLANK)
    if context.get("entering"):
        return voice.say(f"enter-with-{key_of(face)}")
    return voice.say("attack-with", face=voice.face("from", face))


def _die_type_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    die = Die(number)
    return voice.say(f"extra-die-{key_of(die)}") if ask == Ask.EXTRA_DIE else word(die, voice.lang)


def _pool_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    resource, attack = POOLS[number]
    return voice.say(
        "pool", resource=dice(Die.RESOURCE, resource, voice.lang), attack=dice(Die.ATTACK, attack, voice.lang)
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


def _card_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
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


def _field_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    covers = context.get("covers")
    if covers is None or covers < 0:
        return voice.say("field", n=number + 1)
    return voice.say("field-covering", n=number + 1, card=voice.card(covers))


def _seat_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    if ask == Ask.DRAW_START:
        return voice.say("starts", player=voice.seat(number))
    name, factions = voice.seat(number), context.get("factions", ())
    if number < len(factions) and factions[number] >= 0:
        faction = faction_name(voice.pack, factions[number], voice.lang)
        name = voice.say("seat-with-faction", player=name, faction=faction)
    return voice.say("attack-base", player=name) if ask == Ask.ATTACK_TARGET else name


def _kind_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    kind = Kind(number)
    return voice.say(f"replace-{key_of(kind)}") if ask == Ask.EFFECT_TYPE else word(kind, voice.lang)


def _faction_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    name = faction_name(voice.pack, number, voice.lang)
    return voice.say("draws-faction", faction=name) if ask == Ask.DRAW_FACTION else name


def _button_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    return _priced(voice, word(Button(number), voice.lang), context)


def _roll_label(voice: Voice, ask: Ask, number: int, context: Context) -> str:
    die = context.get("die")
    if die is None:
        return voice.say("rolls", number=number + 1)
    face = voice.pack.dice[die][number]
    return voice.say("rolls-face", number=number + 1, face=voice.face("side", face))


_LABELS: Mapping[Thing, Callable[[Voice, Ask, int, Context], str]] = {
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
    voice, ask = voice_of(pack, lang, context), Ask(question)
    text = _QUESTIONS[ask](voice, context) if ask in _QUESTIONS else voice.say(f"ask-{key_of(ask)}")
    source, seat = context.get("source"), context.get("seat")
    if source is not None and source >= 0 and ask in SOURCED_ASKS:
        text = voice.say("asked-by-source", source=voice.source(source), question=text)
    if seat is not None and seat >= 0:
        text = voice.say("asked", player=voice.seat(seat), question=text)
    return text


def _next_effect_question(voice: Voice, context: Context) -> str:
    return voice.say("ask-next-effect" if context.get("mandatory", True) else "ask-next-effect-may")


def _next_dice_effect_question(voice: Voice, context: Context) -> str:
    return voice.say("ask-next-dice-effect" if context.get("mandatory", True) else "ask-next-dice-effect-may")


def _keep_question(voice: Voice, context: Context) -> str:
    rerolls = context.get("rerolls")
    return voice.say("ask-keep") if rerolls is None else voice.say("ask-keep-left", n=rerolls)


def _attack_dice_question(voice: Voice, context: Context) -> str:
    strength = context.get("strength")
    if strength is None:
        return voice.say("ask-attack-dice")
    return voice.say("ask-attack-dice-strength", strength=strength)


def _block_question(voice: Voice, context: Context) -> str:
    card, strength, against = context.get("card"), context.get("strength"), context.get("against")
    blocker = "none" if card is None or card < 0 else voice.card(card)
    if strength is None or against is None:
        return voice.say("ask-block", card=blocker)
    return voice.say("ask-block-known", card=blocker, strength=strength, against=against)


def _destroy_question(voice: Voice, context: Context) -> str:
    target = context.get("target")
    if target is None or target < 0:
        return voice.say("ask-destroy")
    return voice.say("ask-destroy-known", player=voice.seat(target))


def _about_card(key: str) -> Callable[[Voice, Context], str]:
    """A question that names its card if it knows it."""

    def question(voice: Voice, context: Context) -> str:
        card = context.get("card")
        return voice.say(key) if card is None or card < 0 else voice.say(f"{key}-known", card=voice.card(card))

    return question


def _effect_player_question(voice: Voice, context: Context) -> str:
    verb, amount = context.get("verb"), context.get("amount")
    key = "ask-effect-player"
    if verb is not None and amount is not None and has(voice.lang, DOMAIN, f"{key}-{key_of(Verb(verb))}"):
        return voice.say(f"{key}-{key_of(Verb(verb))}", n=amount)
    return voice.say(key)


def _give_up_question(voice: Voice, context: Context) -> str:
    key = "ask-give-up" if context.get("mandatory", True) else "ask-give-up-may"
    die = context.get("die")
    return voice.say(key) if die is None else voice.say(f"{key}-known", die=word(Die(die), voice.lang))


def _effect_may_question(voice: Voice, context: Context) -> str:
    price = context.get("price")
    if price is None:
        return voice.say("ask-effect-may")
    return voice.say("ask-effect-may-level" if context.get("verb") == Verb.LEVEL else "ask-effect-may-pay", n=price)


def _may_roll_question(voice: Voice, context: Context) -> str:
    cause, count = context.get("cause"), context.get("amount") or 1
    return voice.say("ask-may-roll", n=count, why=voice.why(None if cause is None else Cause(cause), None))


def _draw_question(voice: Voice, context: Context) -> str:
    kind = context.get("kind")
    if kind is None:
        return voice.say("ask-draw")
    return voice.say("ask-draw-known", kinds=voice.say(f"kinds-{key_of(Kind(kind))}"))


def _die_question(voice: Voice, context: Context) -> str:
    cause, die = context.get("cause"), context.get("die")
    why = voice.why(None if cause is None else Cause(cause), context.get("source"))
    return voice.say("ask-die", why=why) if die is None else voice.say("ask-die-known", die=key_of(Die(die)), why=why)


_QUESTIONS: Mapping[Ask, Callable[[Voice, Context], str]] = {
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
    Ask.MAY_ROLL: _may_roll_question,
    Ask.DRAW: _draw_question,
    Ask.DIE: _die_question,
}

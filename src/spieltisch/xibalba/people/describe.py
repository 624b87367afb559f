"""Questions of Xibalba and the options to answer them, as sentences and short labels."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...core.events import FIRST_DETAIL
from ...core.game import Box
from ...core.stack import CHANCE
from ...texts import has
from ...texts.notation import spoken_in
from ...texts.voice import capital, key_of
from ..rules.effects import FOR_LEVEL
from ..rules.knowledge import ARK_VALUES, BUTTON_PRICES, RESISTANCE, SLOT_PRICES, SQUAD_VALUES
from ..rules.notes import CardNote, DieNote, DrawNote, GiveUpNote, MayNote, RollNote
from ..rules.tracks import MOST_PARAGON, MOST_RESOURCES
from ..rules.words import (
    FIELDS,
    NO_CARD,
    NOBODY,
    Ask,
    Button,
    Cause,
    Column,
    Die,
    Face,
    Kind,
    Place,
    Thing,
    Verb,
)
from . import texts_events
from .asked import Asked
from .texts import DOMAIN, Voice, card_label, card_name, die_of, faction_name, split_thing
from .warning import labelled

POOLS = ((4, 2), (3, 3), (2, 4))  # resource and attack dice, in the order of the things
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


# ---------------------------------------------------------------------------------------------------------------------
# Questions


def question_text(box: Box, s: Any, lang: str) -> str:
    """X-23.1  One sentence: what is asked, and why."""
    if s.over:
        return Voice(box.pack, spoken_in(lang)).say("ask-nothing")
    asked = Asked.of(box, s, lang)
    text = _QUESTIONS[asked.ask](asked) if asked.ask in _QUESTIONS else asked.say(f"ask-{key_of(asked.ask)}")
    if asked.ask in SOURCED_ASKS and asked.source is not None:
        text = asked.say("asked-by-source", source=asked.voice.source(asked.source), question=text)
    return text if asked.player == CHANCE else asked.say("asked", player=asked.name(asked.player), question=text)


def _next_question(asked: Asked) -> str:
    """X-7.10  Once all that is left has a price, nobody has to go on."""
    may = asked.offered[:1] == [Thing.DONE]
    return asked.say(f"ask-{key_of(asked.ask)}-may" if may else f"ask-{key_of(asked.ask)}")


def _attack_dice_question(asked: Asked) -> str:
    """X-11.6  What the committed dice are worth before effects of the attack."""
    a = asked.s.attack
    value = asked.figures[ARK_VALUES if a.from_ark else SQUAD_VALUES]
    return asked.say("ask-attack-dice", strength=(int(a.normal) + int(a.critical)) * value + int(a.critical))


def _block_question(asked: Asked) -> str:
    card, against = int(asked.s.top[Place.SQUAD + asked.player]), asked.figures[RESISTANCE] - int(asked.s.attack.pierce)
    blocker = "none" if card == NO_CARD else asked.voice.card(card)
    return asked.say("ask-block", card=blocker, strength=int(asked.s.attack.strength), against=max(0, against))


def _about_card(asked: Asked) -> str:
    card = int(asked.s.attack.soldier) if asked.ask == Ask.ATTACK_TARGET else asked.noted(CardNote.CARD)
    return asked.say(f"ask-{key_of(asked.ask)}", card=asked.voice.card(card))


def _effect_player_question(asked: Asked) -> str:
    verb = Verb(int(asked.row[Column.VERB]))
    return asked.say(f"ask-effect-player-{key_of(verb)}", n=int(asked.row[Column.TAKEN]))


def _give_up_question(asked: Asked) -> str:
    key = "ask-give-up-may" if asked.noted(GiveUpNote.MAY_LAPSE) else "ask-give-up"
    return asked.say(key, die=asked.voice.word(Die(asked.noted(GiveUpNote.DIE))))


def _offer(asked: Asked) -> tuple[str, int]:
    """X-6.12, X-15.26  What an effect offers, and at what price."""
    if asked.noted(MayNote.PURPOSE) == FOR_LEVEL:
        discount = asked.noted(MayNote.DISCOUNT)
        return "level", max(0, asked.figures[BUTTON_PRICES + Button.EXPAND] - discount)
    return "pay", int(asked.record.effect[asked.noted(MayNote.SOURCE)].pay)


def _effect_may_question(asked: Asked) -> str:
    what, price = _offer(asked)
    return asked.say(f"ask-effect-may-{what}", n=price)


def _may_roll_question(asked: Asked) -> str:
    why = asked.voice.why(Cause(asked.noted(RollNote.CAUSE)), None)
    return asked.say("ask-may-roll", n=asked.noted(RollNote.COUNT), why=why)


def _draw_question(asked: Asked) -> str:
    return asked.say("ask-draw", kinds=asked.say(f"kinds-{key_of(Kind(asked.noted(DrawNote.KIND)))}"))


def _die_question(asked: Asked) -> str:
    why = asked.voice.why(Cause(asked.noted(DieNote.CAUSE)), asked.source)
    return asked.say("ask-die", die=key_of(Die(asked.noted(DieNote.DIE))), why=why)


_QUESTIONS: Mapping[Ask, Callable[[Asked], str]] = {
    Ask.NEXT_EFFECT: _next_question,
    Ask.NEXT_DICE_EFFECT: _next_question,
    Ask.KEEP: lambda asked: asked.say("ask-keep", n=int(asked.s.rerolls)),
    Ask.ATTACK_DICE: _attack_dice_question,
    Ask.BLOCK: _block_question,
    Ask.DESTROY: lambda asked: asked.say("ask-destroy", player=asked.name(int(asked.s.attack.target))),
    Ask.PLACE: _about_card,
    Ask.ATTACK_TARGET: _about_card,
    Ask.REORG_FIELD: _about_card,
    Ask.EFFECT_PLAYER: _effect_player_question,
    Ask.GIVE_UP: _give_up_question,
    Ask.EFFECT_MAY: _effect_may_question,
    Ask.MAY_ROLL: _may_roll_question,
    Ask.DRAW: _draw_question,
    Ask.DIE: _die_question,
}


# ---------------------------------------------------------------------------------------------------------------------
# Options


def thing_text(box: Box, s: Any, thing: int, lang: str) -> str:
    """X-23.36  A short label for an option: what pointing at it does, and what it costs."""
    group, number = split_thing(int(thing))
    asked = Asked.of(box, s, lang)
    return labelled(asked, int(thing), capital(_LABELS[group](asked, number)))


def _priced(asked: Asked, label: str, price: int | None) -> str:
    return label if price is None else asked.say("priced", label=label, price=price)


def _done_label(asked: Asked, number: int) -> str:
    if asked.ask == Ask.KEEP:  # how many dice, and how often after that
        return asked.say("done-keep", dice=sum(asked.s.rolled[: Face.PARAGON_BLANK]), n=int(asked.s.rerolls))
    key = f"done-{key_of(asked.ask)}"
    return asked.say(key if has(asked.voice.lang, DOMAIN, key) else "done")


def _yes_label(asked: Asked, number: int) -> str:
    if asked.ask != Ask.EFFECT_MAY:
        return asked.say("yes")
    what, price = _offer(asked)
    return asked.say(f"may-yes-{what}", price=price)


def _face_label(asked: Asked, number: int) -> str:
    face = Face(number)
    if asked.ask == Ask.ACTION:
        return _die_action_label(asked, face)
    key = {Ask.KEEP: "keep", Ask.ATTACK_DICE: "add-to-attack", Ask.GIVE_UP: "give-up"}.get(asked.ask)
    return asked.say(key, face=asked.voice.face("a", face)) if key else asked.voice.word(face)


def _die_action_label(asked: Asked, face: Face) -> str:
    """X-23.40  What pointing at a die in the action phase does."""
    die = die_of(face)
    if face in (Face.RESOURCE_BLANK, Face.ATTACK_BLANK, Face.PARAGON_BLANK):
        return asked.voice.word(face)
    if die == Die.RESOURCE:
        room = MOST_RESOURCES - int(asked.seat.resources)
        return _collect_label(asked, "resources", face - Face.RESOURCE_BLANK, room)
    if die == Die.PARAGON:
        return _collect_label(asked, "paragon", face - Face.PARAGON_BLANK, MOST_PARAGON - int(asked.seat.paragon))
    if asked.s.top[Place.ARK] == NO_CARD and asked.s.controller == NOBODY:
        return asked.say(f"enter-with-{key_of(face)}")
    return asked.say("attack-with", face=asked.voice.face("from", face))


def _collect_label(asked: Asked, what: str, shown: int, room: int) -> str:
    """X-10.3, X-14.9  What the die shows, and how much of it there is room for."""
    label = asked.say(f"collect-{what}", n=shown)
    return label if shown <= room else asked.say("collect-only", label=label, n=room)


def _die_type_label(asked: Asked, number: int) -> str:
    die = Die(number)
    return asked.say(f"extra-die-{key_of(die)}") if asked.ask == Ask.EXTRA_DIE else asked.voice.word(die)


def _pool_label(asked: Asked, number: int) -> str:
    resource, attack = POOLS[number]
    said = asked.voice.dice
    return asked.say("pool", resource=said(Die.RESOURCE, resource), attack=said(Die.ATTACK, attack))


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


def _card_label(asked: Asked, card: int) -> str:
    pack, name = asked.box.pack, _card_name(asked, card)
    place, pay = int(asked.s.place[card]), int(asked.record.effect[card].pay) or None
    if asked.ask == Ask.ACTION:  # own civilians and buildings are used, all other cards are bought
        in_slot = Place.SLOT <= place < Place.SQUAD
        used = not in_slot and pack.cards[pack.physical[card][0]].kind in (Kind.CIVILIAN, Kind.BUILDING)
        price = asked.figures[SLOT_PRICES + place - Place.SLOT] if in_slot else pay
        return _priced(asked, asked.say("use" if used else "buy", card=name), price)
    if asked.ask in (Ask.NEXT_EFFECT, Ask.NEXT_DICE_EFFECT):  # a price makes it optional
        return _priced(asked, asked.say("use" if pay else "resolve", card=name), pay)
    label = asked.say(_CARD_LABELS[asked.ask], card=name) if asked.ask in _CARD_LABELS else name
    if asked.ask in (Ask.DESTROY, Ask.EFFECT_CARD):
        owner = place - Place.SQUAD if place < Place.FIELD else (place - Place.FIELD) // FIELDS
        return asked.say("with-owner", label=label, owner=asked.name(owner)) if owner >= 0 else label
    return label


def _card_name(asked: Asked, card: int) -> str:
    """With the letter of its copy, where several of a name are offered."""
    pack, groups = asked.box.pack, map(split_thing, asked.offered)
    alike = sum(pack.physical[other][0] == pack.physical[card][0] for group, other in groups if group == Thing.CARD)
    return (card_label if alike > 1 else card_name)(pack, card, asked.voice.lang)


def _field_label(asked: Asked, number: int) -> str:
    covered = int(asked.s.top[Place.FIELD + FIELDS * asked.player + number])
    if covered == NO_CARD:
        return asked.say("field", n=number + 1)
    return asked.say("field-covering", n=number + 1, card=asked.voice.card(covered))


def _seat_label(asked: Asked, seat: int) -> str:
    if asked.ask == Ask.DRAW_START:
        return asked.say("starts", player=asked.name(seat))
    name, faction = asked.name(seat), int(asked.s.seat[seat].faction)
    if seat < asked.box.players and faction != NOBODY:
        told = faction_name(asked.box.pack, faction, asked.voice.lang)
        name = asked.say("seat-with-faction", player=name, faction=told)
    return asked.say("attack-base", player=name) if asked.ask == Ask.ATTACK_TARGET else name


def _kind_label(asked: Asked, number: int) -> str:
    kind = Kind(number)
    return asked.say(f"replace-{key_of(kind)}") if asked.ask == Ask.EFFECT_TYPE else asked.voice.word(kind)


def _faction_label(asked: Asked, number: int) -> str:
    name = faction_name(asked.box.pack, number, asked.voice.lang)
    return asked.say("draws-faction", faction=name) if asked.ask == Ask.DRAW_FACTION else name


def _button_label(asked: Asked, number: int) -> str:
    return _priced(asked, asked.voice.word(Button(number)), asked.figures[BUTTON_PRICES + number])


def _roll_label(asked: Asked, number: int) -> str:
    if asked.ask != Ask.DIE:
        return asked.say("rolls", number=number + 1)
    face = asked.box.pack.dice[asked.noted(DieNote.DIE)][number]
    return asked.say("rolls-face", number=number + 1, face=asked.voice.face("side", face))


_LABELS: Mapping[Thing, Callable[[Asked, int], str]] = {
    Thing.DONE: _done_label,
    Thing.YES: _yes_label,
    Thing.NO: lambda asked, number: asked.say("no"),
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
# Events


def event_text(box: Box, row: Sequence[int], lang: str) -> str:
    """X-29.1 - X-29.39  What happened, as a sentence."""
    language = spoken_in(lang)
    names = box.names or [Voice(box.pack, language).seat(seat) for seat in range(box.players)]
    return texts_events.event_text(box.pack, row, language, names)


def event_data(box: Box, row: Sequence[int]) -> dict[str, Any]:
    """X-29.1 - X-29.41  What happened, as data; the first event knows the options, the last one the ranking."""
    data = texts_events.event_data(row)
    if data["event"] == "game_started":
        data["options"] = dict(box.options)
    elif data["event"] == "game_ended":
        points = [int(row[FIRST_DETAIL + 2 + seat]) for seat in range(box.players)]
        data["places"] = [1 + sum(other > own for other in points) for own in points]
    return data

"""The notation of Xibalba: `2: keep attack`, `chance: draw S07a`. A card's name may lack the letter of its copy."""

from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import partial
from typing import Any

from ...core.game import Box
from ...core.observation import names_of
from ...texts.notation import Notation, Said, as_said, button, named, saying, waiting, word_in
from ...texts.voice import key_of
from ..rules.questions import options, to_move
from ..rules.words import (
    CARDS,
    FACES,
    FACTIONS,
    FIELDS,
    FIRST_EXTRA,
    PRINTED_CARDS,
    PRINTED_FACTIONS,
    SEATS,
    THINGS,
    Ask,
    Button,
    Die,
    Face,
    Kind,
    Place,
    Thing,
)
from .texts import DOMAIN, is_in_box, split_thing

_FACE_VERBS = {Ask.KEEP: "keep", Ask.ATTACK_DICE: "add", Ask.GIVE_UP: "give-up"}
_CARD_VERBS = {
    Ask.NEXT_EFFECT: "resolve",
    Ask.NEXT_DICE_EFFECT: "resolve",
    Ask.BLOCK: "block",
    Ask.DESTROY: "destroy",
    Ask.EFFECT_CARD: "destroy",
    Ask.REORG_CARD: "move",
    Ask.DISCARD_CARD: "discard",
    Ask.DRAW: "draw",
}
_SEAT_VERBS = {Ask.ATTACK_TARGET: "attack", Ask.DRAW_START: "start"}


def card_id(box: Box, card: int) -> str:
    """A physical card: the id of its card and the letter of its copy."""
    index, copy = box.pack.physical[card]
    return f"{box.pack.cards[index].id}{chr(ord('a') + copy)}"


_word = partial(word_in, DOMAIN)


def _face(box: Box, face: int, lang: str) -> str:
    return _word(f"face-{key_of(Face(face))}", lang)


def _say_card(box: Box, s: Any, ask: Ask, card: int, lang: str) -> str:
    verb = _CARD_VERBS.get(ask)
    if verb is None:
        verb = "buy" if Place.SLOT <= s.place[card] < Place.SQUAD else "use"
    return f"{_word(verb, lang)} {_card(box, card, lang)}"


def _card(box: Box, card: int, lang: str) -> str:
    index, copy = box.pack.physical[card]
    return card_id(box, card) if lang == "id" else f"{box.pack.cards[index].name[lang]} {chr(ord('a') + copy)}"


def _number(box: Box, number: int, lang: str) -> int:
    return number + 1


def _without_copy(thing: int, lang: str, text: str) -> str:
    """`buy Bomber` means any copy of it."""
    return text[:-2] if lang != "id" and split_thing(thing)[0] == Thing.CARD else text


_GROUPS: Mapping[Thing, Said] = {
    **{thing: button(DOMAIN, key_of(thing)) for thing in (Thing.DONE, Thing.YES, Thing.NO)},
    Thing.ROLL: saying(DOMAIN, "roll", {}, _number),
    Thing.BUTTON: lambda box, s, ask, number, lang: _word(f"button-{key_of(Button(number))}", lang),
    Thing.FACTION: saying(DOMAIN, "faction", {}, lambda box, number, lang: named(box.pack.factions[number], lang)),
    Thing.KIND: saying(DOMAIN, "replace", {}, lambda box, kind, lang: _word(f"kind-{key_of(Kind(kind))}", lang)),
    Thing.SEAT: saying(DOMAIN, "player", _SEAT_VERBS, _number),
    Thing.FIELD: saying(DOMAIN, "field", {}, _number),
    Thing.CARD: _say_card,
    Thing.POOL: saying(DOMAIN, "pool", {}, lambda box, choice, lang: f"{4 - choice}+{2 + choice}"),
    Thing.DIE_TYPE: saying(DOMAIN, "die", {}, lambda box, die, lang: _word(f"die-{key_of(Die(die))}", lang)),
    Thing.FACE: saying(DOMAIN, "use", _FACE_VERBS, _face),
}
_FORMS = (as_said, _without_copy)
NOTATION = Notation(DOMAIN, Ask, SEATS, THINGS, to_move, options, split_thing, _GROUPS, is_in_box, _FORMS)
question, say, parse = NOTATION.question, NOTATION.say, NOTATION.parse


def action_names() -> tuple[str, ...]:
    """X-23.36  A name for every thing: `die:3`, `card:12`, `button:harvest`."""

    def words(members: Iterable[IntEnum]) -> list[str]:
        return [member.name.lower() for member in members]

    cards, factions = range(FIRST_EXTRA, CARDS), range(PRINTED_FACTIONS, FACTIONS)
    return names_of(
        ("done", Thing.DONE, 1),
        ("yes", Thing.YES, 1),
        ("no", Thing.NO, 1),
        ("face", Thing.FACE, words(Face)[:FACES]),
        ("die", Thing.DIE_TYPE, words((Die.RESOURCE, Die.ATTACK))),
        ("pool", Thing.POOL, ["4+2", "3+3", "2+4"]),
        ("card", Thing.CARD, PRINTED_CARDS),
        ("field", Thing.FIELD, FIELDS),
        ("seat", Thing.SEAT, SEATS),
        ("kind", Thing.KIND, words(Kind)),
        ("faction", Thing.FACTION, PRINTED_FACTIONS),
        ("button", Thing.BUTTON, words(Button)),
        ("roll", Thing.ROLL, [str(face + 1) for face in range(6)]),
        ("card", Thing.EXTRA_CARD, [str(card) for card in cards]),
        ("faction", Thing.EXTRA_FACTION, [str(faction) for faction in factions]),
    )


_ANCHORS: Mapping[Thing, Callable[[Box, Any, int], str]] = {
    Thing.ROLL: lambda box, s, face: f"roll:{face}",
    Thing.BUTTON: lambda box, s, button: f"action:{Button(button).name.lower()}",
    Thing.FACTION: lambda box, s, faction: f"faction:{box.pack.factions[faction].id}",
    Thing.KIND: lambda box, s, kind: f"market:{Kind(kind).name.lower()}",
    Thing.SEAT: lambda box, s, seat: f"seat:{seat}",
    Thing.FIELD: lambda box, s, field: f"field:{int(waiting(s).player)}:{field}",
    Thing.CARD: lambda box, s, card: f"card:{card_id(box, card)}",
    Thing.POOL: lambda box, s, choice: f"pool:{choice}",
    Thing.DIE_TYPE: lambda box, s, die: f"die:{Die(die).name.lower()}",
    Thing.FACE: lambda box, s, face: f"face:{_face(box, face, 'id').replace(' ', '_')}",
}


def anchor(box: Box, s: Any, thing: int) -> str:
    """Where on the table a thing lies: `card:S07a`, `face:attack`, `field:1:2`, `action:harvest`, `button:done` …"""
    group, number = split_thing(thing)
    return f"button:{key_of(group)}" if group < Thing.FACE else _ANCHORS[group](box, s, number)

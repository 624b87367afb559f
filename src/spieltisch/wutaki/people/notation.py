"""The notation of Wutaki: `2: place special at 7a`, `1: pay stone`, `chance: draw O-12`.

Locations are named by the board's numbers in all languages. What is said may be secret: `seen.answer_seen_by` says to
whom.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from ...core.game import Box
from ...core.plain import plain
from ...texts.notation import Notation, Said, button, named, saying, waiting, word_in
from ...texts.voice import key_of
from ..rules.notes import NOTES_OF, PayNote, PlaceNote, StealNote, TakeNote
from ..rules.questions import options, to_move
from ..rules.words import (
    FIRST_STANDARD,
    LEVELS,
    SEATS,
    THINGS,
    Ask,
    Deck,
    Good,
    Location,
    Master,
    Purpose,
    Thing,
    Worker,
)
from . import texts
from .texts import CARD_AT, DOMAIN, IS_ON_CARD

_GOOD_VERBS = {
    Ask.SWAP_IN: "hand-in",
    Ask.SWAP_OUT: "take",
    Ask.BUY: "buy",
    Ask.TAKE: "take",
    Ask.STEAL: "steal",
    Ask.WAIVE: "waive",
}
_WORKER_VERBS = {Ask.RECRUIT: "recruit", Ask.GIVEUP: "give-up"}
_LOCATION_VERBS = {
    Ask.GROUP: "chase",
    Ask.UPGRADE: "upgrade",
    Ask.GIVEUP: "give-up",
    Ask.LEAVE: "leave",
    Ask.BORROW: "borrow",
}
_SEAT_VERBS = {Ask.DRAW_START: "start", Ask.WORTHY: "worthy"}
_CARD_VERBS = {
    Ask.DRAW: "draw",
    Ask.SECRET: "keep",
    Ask.DRAFT: "draft",
    Ask.WORKER: "use",
    Ask.STEP2: "use",
    Ask.UPGRADE: "upgrade",
    Ask.OMEN: "play",
    Ask.DISCARD: "discard",
}
_PURPOSE_VERBS: Mapping[tuple[int, int], str] = {
    (Ask.DISPLAY, Purpose.CLAIM): "claim",
    (Ask.DISPLAY, Purpose.GIVE_PACT): "give",
    (Ask.REVENGE, Purpose.GIVE_REVENGE): "give",
    (Ask.REVENGE, Purpose.RETURN): "return",
    (Ask.OWNPACT, Purpose.RETURN): "discard",
    (Ask.OWNPACT, Purpose.FULFIL_FREE): "fulfil",
    (Ask.OWNPACT, Purpose.FULFIL_REDUCED): "fulfil",
}
_WITH_PURPOSE = frozenset(ask for ask, _ in _PURPOSE_VERBS)


_word = partial(word_in, DOMAIN)


def _good(box: Box, good: int, lang: str) -> str:
    return _word(f"good-{key_of(Good(good))}", lang)


def _worker(box: Box, worker: int, lang: str) -> str:
    return _word(f"worker-{key_of(Worker(worker))}", lang)


def _location(box: Box, location: int, lang: str) -> str:
    return texts.location_id(box.pack, location)


def _number(box: Box, number: int, lang: str) -> int:
    return number + 1


def _marker_id(box: Box, number: int, lang: str = "id") -> str:
    """An upgrade space: `7a/2` is level 2 of the quarry."""
    standard, space = divmod(number, LEVELS - 1)
    return f"{texts.location_id(box.pack, FIRST_STANDARD + standard)}/{space + 1}"


def _say_good(box: Box, s: Any, ask: Ask, good: int, lang: str) -> str:
    verb = _GOOD_VERBS.get(ask, "good")
    if ask == Ask.PAY:
        verb = "sacrifice" if waiting(s).note[PayNote.ONTO_MONSTER] else "pay"
    return f"{_word(verb, lang)} {_good(box, good, lang)}"


def _say_location(box: Box, s: Any, ask: Ask, location: int, lang: str) -> str:
    if ask != Ask.PLACE:
        return _SAY_LOCATION(box, s, ask, location, lang)
    worker, where = _worker(box, waiting(s).note[PlaceNote.WORKER], lang), _location(box, location, lang)
    return f"{_word('place', lang)} {worker} {_word('at', lang)} {where}"


_SAY_LOCATION = saying(DOMAIN, "location", _LOCATION_VERBS, _location)


def _say_card(deck: Deck, box: Box, s: Any, ask: Ask, number: int, lang: str) -> str:
    return f"{_word(_card_verb(s, ask, deck), lang)} {named(texts.deck_of(box.pack, deck)[number], lang)}"


def _card_verb(s: Any, ask: Ask, deck: Deck) -> str:
    if ask == Ask.STEP2 and deck == Deck.PACT:
        return "fulfil"
    if ask == Ask.UPGRADE and deck != Deck.TOWER:  # `upgrade C-01` is the place on that card
        return "card"
    verb = _PURPOSE_VERBS.get((ask, int(waiting(s).note[NOTES_OF[ask]["PURPOSE"]]))) if ask in _WITH_PURPOSE else None
    return verb or _CARD_VERBS.get(ask, "card")


_GROUPS: Mapping[Thing, Said] = {
    **{thing: button(DOMAIN, key_of(thing)) for thing in (Thing.DONE, Thing.NONE, Thing.YES)},
    Thing.GOOD: _say_good,
    Thing.WORKER: saying(DOMAIN, "worker", _WORKER_VERBS, _worker),
    Thing.LOCATION: _say_location,
    Thing.SEAT: saying(DOMAIN, "player", _SEAT_VERBS, _number),
    Thing.MASTER: saying(DOMAIN, "master", {}, lambda box, master, lang: box.pack.masters[master].id),
    **{Thing[deck.name]: partial(_say_card, deck) for deck in Deck},
    Thing.MARKER: saying(DOMAIN, "marker", {}, _marker_id),
    Thing.CHOICE: saying(DOMAIN, "choose", {}, _number),
}
NOTATION = Notation(DOMAIN, Ask, SEATS, THINGS, to_move, options, texts.split_thing, _GROUPS, texts.is_printed)
question, say, parse = NOTATION.question, NOTATION.say, NOTATION.parse


def action_names() -> tuple[str, ...]:
    """A name for every thing, whether a pack has it or not: `pact:67`, `location:quarry`, `location:round_card_3`."""
    names = []
    for thing in range(THINGS):
        group, number = texts.split_thing(thing)
        names.append(f"{group.name}:{_MEMBERS[group](number)}" if group in _MEMBERS else group.name)
    return tuple(name.lower() for name in names)


def _location_name(location: int) -> str:
    if IS_ON_CARD(location):
        return f"{Location.ROUND_CARD.name}_{CARD_AT(location)}"
    return Location(location).name


def _marker_name(number: int) -> str:
    standard, space = divmod(number, LEVELS - 1)
    return f"{Location(FIRST_STANDARD + standard).name}_{space + 1}"


_MEMBERS: Mapping[Thing, Callable[[int], object]] = {
    Thing.GOOD: lambda number: Good(number).name,
    Thing.WORKER: lambda number: Worker(number).name,
    Thing.LOCATION: _location_name,
    Thing.SEAT: int,
    Thing.MASTER: lambda number: Master(number).name,
    **{Thing[deck.name]: int for deck in Deck},
    Thing.MARKER: _marker_name,
    Thing.CHOICE: int,
}


# ---------------------------------------------------------------------------------------------------------------------
# Where things lie


def anchor(box: Box, s: Any, thing: int) -> str:
    """Where on the table a thing lies: `card:O-12`, `place:7a`, `supply:gold`, `goods:1:stone`, `button:done` …"""
    group, number = texts.split_thing(thing)
    if group < Thing.GOOD:
        return f"button:{key_of(group)}"
    if group == Thing.GOOD:
        return f"{_heap(plain(s))}:{Good(number).name.lower()}"
    if group == Thing.WORKER:
        return f"worker:{waiting(s).player}:{Worker(number).name.lower()}"
    if group == Thing.LOCATION:
        return f"place:{texts.location_id(box.pack, number)}"
    if group == Thing.MASTER:
        return f"master:{box.pack.masters[number].id}"
    if group == Thing.MARKER:
        return f"marker:{_marker_id(box, number)}"
    if group in (Thing.SEAT, Thing.CHOICE):
        return f"{group.name.lower()}:{number}"
    return f"card:{texts.card_id(box.pack, Deck[group.name], number)}"


def _heap(s: Any) -> str:
    """From which heap a marker is taken in this question."""
    frame = waiting(s)
    if frame.ask in (Ask.SWAP_OUT, Ask.BUY) or (frame.ask == Ask.TAKE and not frame.note[TakeNote.FROM_MONSTER]):
        return "supply"
    if frame.ask == Ask.TAKE:
        return "monster"
    if frame.ask == Ask.WAIVE:
        return "due"
    return f"goods:{frame.note[StealNote.VICTIM] if frame.ask == Ask.STEAL else frame.player}"

"""The sentences on the buttons of Xibalba, compared with what follows when they are pressed.

A price or an amount is exactly what is paid or gained. An event without effect and an attack that achieves nothing say
so, and nothing else does. Whatever else is pointed at does something, or asks what it shall do.
"""

import re
from typing import Any

import numpy as np

from spieltisch.core.stack import CHANCE
from spieltisch.xibalba import GAME
from spieltisch.xibalba.rules.words import Event, Face, Kind, Place, Thing

PRICED = frozenset({"ACTION", "EFFECT_MAY"})
PRICE = re.compile(r"(?:\((\d+)\)|for (\d+))(?=$|: )")
COLLECTED = re.compile(r"^Collect (\d+) (resource|paragon)s?(?: \(there is room for (\d+)\))?$")
RESTING = ("ACTION", "NEXT_EFFECT", "NEXT_DICE_EFFECT", "POOL", "KEEP")  # between two things that somebody does
ON_TABLE = ("attack", "top", "under", "place", "left", "life_points", "controller", "raised", "dice", "rolled", "kept")
ON_TABLE += ("rerolls", "turn", "over", "start")
IDLE = re.compile(r": (?:has no effect now|achieves nothing|succeeds, but)")


def check_sentences(w: Any) -> int:
    """Every option of a position that says what it costs, brings or does not do; how many these were."""
    name = GAME.people.question(w.box, w.s)
    labels = {thing: GAME.people.thing_text(w.box, w.s, thing, "en") for thing in w.things}
    for thing, label in labels.items():
        check_something_happens(w, thing, name, label)
    told = sum(check_price(w, thing, label) for thing, label in labels.items()) if name in PRICED else 0
    return told + sum(check_idle(w, thing, name, label) for thing, label in labels.items())


def check_price(w: Any, thing: int, label: str) -> bool:
    """What is said to be paid or collected is what changes."""
    price, collected = PRICE.search(label), COLLECTED.search(label)
    if not price and not collected:
        return False
    said = -int(price[1] or price[2]) if price else 0
    kind = "resources"
    if collected:
        said = int(collected[3] or collected[1])
        kind = "paragon" if collected[2] == "paragon" else kind
    before, after = GAME.people.tally(w.box, w.s, w.mover), w.twin()
    after.answer(thing)
    change = GAME.people.tally(w.box, after.s, w.mover)[kind] - before[kind]
    assert change == said, f"“{label}”: {change:+}"
    return True


def check_something_happens(w: Any, thing: int, name: str, label: str) -> None:
    """Who points at a thing changes more than what it costs, is asked further, or was told that nothing comes of it."""
    if thing in (Thing.DONE, Thing.NO):
        return
    after = w.twin()
    after.answer(thing)
    if after.mover == CHANCE:
        return  # a roll or a draw
    if after.mover == w.mover and GAME.people.question(w.box, after.s) not in (name, *RESTING):
        return  # what it does is asked next
    before, now = everything(w.s), everything(after.s)
    if PRICE.search(label):
        before[0], now[0] = (wealth[: w.mover] + wealth[w.mover + 1 :] for wealth in (before[0], now[0]))
    assert before != now or IDLE.search(label), f"{name} “{label}”: nothing has happened"


def everything(s: Any) -> list[Any]:
    """What lies on the table; the wealth of the seats comes first."""
    seats = [(int(seat.paragon), int(seat.level), int(seat.faction)) for seat in s.seat]
    return [[int(seat.resources) for seat in s.seat], seats, *(np.asarray(s[field]).tobytes() for field in ON_TABLE)]


def check_idle(w: Any, thing: int, name: str, label: str) -> bool:
    """Where the turn goes on at once, it can be seen whether anything has happened."""
    event = (
        name == "ACTION" and Thing.CARD <= thing < Thing.FIELD and w.box.record.kind[thing - Thing.CARD] == Kind.EVENT
    )
    attack = w.s.controller == w.mover and (
        name in ("ATTACK_DICE", "ATTACK_TARGET")
        or (name == "ACTION" and thing in (Thing.FACE + Face.ATTACK, Thing.FACE + Face.CRITICAL))
    )
    if not event and not attack:
        assert not IDLE.search(label), label
        return False
    after, rolled = w.twin(), False
    rows = after.answer(thing)
    while after.mover == CHANCE and not any(row[0] == Event.TURN_ENDED for row in rows):
        rolled |= GAME.people.question(w.box, after.s) == "DIE"
        rows = after.answer(after.pick())
    if rolled:  # dice are something, though they may show nothing
        assert not IDLE.search(label), label
        return True
    if (after.mover, GAME.people.question(w.box, after.s), after.s.turn) != (w.mover, "ACTION", w.s.turn):
        return False
    spent = thing - Thing.FACE if Thing.FACE <= thing < Thing.FACE + len(Face) else -1
    nothing = substance(w, label, spent) == substance(after, "", -1)
    assert bool(IDLE.search(label)) == nothing, (
        f"{name} “{label}”: {'nothing' if nothing else 'something'} has happened"
    )
    return True


def substance(w: Any, label: str, spent: int) -> list[Any]:
    """What is worth something, without the price in the label, the event that is bought and the die that is used."""
    price = PRICE.search(label)
    own = [int(seat.resources) for seat in w.s.seat]
    own[w.mover] -= int(price[1] or price[2]) if price else 0
    kinds = w.box.record.kind
    cards = [int(place) for card, place in enumerate(w.s.place) if kinds[card] != Kind.EVENT]
    dice = [int(n) - (face == spent) for face, n in enumerate(w.s.kept)]
    worth = [(int(seat.paragon), int(seat.level)) for seat in w.s.seat]
    return [own, cards, dice, worth, int(w.s.life_points), int(w.s.controller), int(w.s.top[Place.ARK])]

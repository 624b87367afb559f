"""The sentences on the buttons of Wutaki, compared with what follows when they are pressed.

A place that says "only stand here" is not used, and no other one is. What a sentence takes or gives in numbers ("pay 1
stone and 1 wood: receive 4 VP") is exactly what changes. Whatever is pointed at does something, or has said that it
does nothing.
"""

import re
from collections import Counter
from typing import Any

import numpy as np

from spieltisch.core.events import FIRST_DETAIL, event_buffer, told
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Event, Location, Thing

IDLE = {"en": ": only stand here. ", "de": ": nur dastehen. "}
PLAIN = frozenset({"BUY", "SWAP_IN", "SWAP_OUT", "TAKE", "PLACE", "RECRUIT", "USE", "MOVE", "ELEVEN"})
CHOOSING = frozenset({"WORKER", "SECRET", "MASTER", "DRAFT", "TRADE"})  # what is chosen is used later
RESTING = frozenset({"WORKER", "PLACE", "STEP2"})  # between two actions
WORTH = ("vp", "goods", "recruited", "special", "markers", "level", "tower", "track", "fulfilled", "skill_used")
COMMON = ("claimant", "start", "discount", "supply", "monster", "display", "marker", "due")
GOODS = {"gold": "gold", "stone": "stone", "wood": "wood", "sheep": "sheep", "oil": "oil", "VP": "vp"}
AMOUNT = re.compile(r"(\d+) (gold|stone|wood|sheep|oil|VP)\b")
TAKES = re.compile(r"\b(?:pay|for|lose|Hand in|Pay)\s((?:\d+ \w+(?:, | and )?)+)")
SHORT = re.compile(r" (?:You receive only (\d+ \w+): the supply has no more|The supply has no (\w+) left)")
NO_OMEN = "No omen is left to be drawn"
GIVES = re.compile(r"\b(?:receive|Receive|Buy|Take)\s((?:\d+ \w+(?:, | and )?)+)")


def check_sentences(w: Any) -> int:
    """Every option of a position whose sentence can be compared; how many these were."""
    name = GAME.people.question(w.box, w.s)
    for thing in w.things:
        label = GAME.people.thing_text(w.box, w.s, thing, "en")
        check_something_happens(w, thing, name, label)
        if name not in PLAIN:
            continue
        if name == "PLACE" and thing != Thing.LOCATION + Location.ASIDE:
            assert (IDLE["en"] in label) == stands_idle(w.box, w.s, thing), label
        check_numbers(w, thing, name, label)
    return len(w.things)


def check_something_happens(w: Any, thing: int, name: str, label: str) -> None:
    """Who points at a thing changes something, or is asked what; else the label has said so."""
    if thing in (Thing.DONE, Thing.NONE, Thing.LOCATION + Location.ASIDE) or name in CHOOSING:
        return
    after, seat = w.twin(), w.mover
    after.answer(thing)
    while after.mover == CHANCE:
        after.answer(after.pick())
    asked = GAME.people.question(w.box, after.s) if after.mover == seat else ""
    if asked and asked not in RESTING:
        return  # what it does is asked next
    played = thing - Thing.PACT if name == "OMEN" else -1
    if substance(w, played) == substance(after, played):
        assert IDLE["en"] in label or SHORT.search(label) or NO_OMEN in label, f"{name} “{label}”: nothing has happened"


def substance(w: Any, played: int) -> list[bytes]:
    """Everything that is worth something, without the card that is played and without where workers stand."""
    zones = w.s.zone.copy()
    if played >= 0:
        zones[played] = 0
    seats = [np.asarray(w.s.seat[seat][field]).tobytes() for seat in w.seats for field in WORTH]
    return [zones.tobytes(), *seats, *(np.asarray(w.s[field]).tobytes() for field in COMMON)]


def check_numbers(w: Any, thing: int, name: str, label: str) -> None:
    """What is said to be taken and given is what changes."""
    said = promised(label)
    if not said:
        return
    after, seat = w.twin(), w.mover
    before = GAME.people.tally(w.box, w.s, seat)
    after.answer(thing)
    if after.mover == seat and GAME.people.question(w.box, after.s) not in ("WORKER", "STEP2", name):
        return  # the rest of it is asked first
    now = GAME.people.tally(w.box, after.s, seat)
    for kind, amount in said.items():
        change = now.get(kind, 0) - before.get(kind, 0)
        assert change == amount, f"{name} “{label}”: {kind} {change:+}"


def promised(label: str) -> dict[str, int]:
    """What a sentence takes and gives."""
    found: Counter[str] = Counter()
    label, *short = SHORT.split(label)  # what the supply cannot give is told at the end
    for pattern, sign in ((TAKES, -1), (GIVES, 1)):
        for part in pattern.findall(label):
            for amount, kind in AMOUNT.findall(part):
                found[GOODS[kind]] += sign * int(amount)
    for only, none in zip(short[::3], short[1::3], strict=False):
        kind = none or only.split()[1]
        found[GOODS[kind]] = int(only.split()[0]) if only else 0
    return dict(found)


def stands_idle(box: Any, s: Any, thing: int) -> bool:
    """Is the action of the place not carried out, or can it only be declined?"""
    after, events, out = clone(s), event_buffer(), GAME.option_buffer()
    n = GAME.rules.answer(box.record, after, thing, events, out)
    here = [int(GAME.to_move(box.record, s)), thing - Thing.LOCATION]
    unused = any(row[0] == Event.NO_USE and row[FIRST_DETAIL : FIRST_DETAIL + 2] == here for row in told(events))
    return unused or list(out[:n]) == [Thing.NONE]

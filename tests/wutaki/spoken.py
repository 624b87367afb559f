"""The sentences on the buttons of Wutaki, compared with what follows when they are pressed.

A place that says "only stand here" is not used, and no other one is, be it reached by placing a worker or by moving one
after a chase. What a sentence takes or gives in numbers ("pay 1 stone and 1 wood: receive 4 VP", "for 6 gold (4 VP)")
is exactly what changes; for a pact that is fulfilled it is what changes because of the pact. Whatever is pointed at
does something, or has said that it does nothing.
"""

import re
from collections import Counter
from typing import Any

import numpy as np

from spieltisch.core.events import FIRST_DETAIL, event_buffer, told
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.notes import ActNote
from spieltisch.wutaki.rules.words import Event, Good, Location, Thing

IDLE = {"en": ": only stand here. ", "de": ": nur dastehen. "}
AFTERMATH = (Event.PRIVATE_TRACK, Event.GENERAL_TRACK, Event.ROUND_BEGINS, Event.END_TRIGGERED)
ONLY_STANDS = re.compile(": only stand t?here\\. ")
PLAIN = frozenset(
    {
        "BUY",
        "SWAP_IN",
        "SWAP_OUT",
        "TAKE",
        "PLACE",
        "RECRUIT",
        "USE",
        "AGAIN",
        "MOVE",
        "ELEVEN",
        "PAY",
        "STEAL",
        "OMEN",
        "ROB",
    }
)
CHOOSING = frozenset({"WORKER", "SECRET", "MASTER", "DRAFT", "TRADE"})  # what is chosen is used later
RESTING = frozenset({"WORKER", "PLACE", "STEP2"})  # between two actions
WORTH = ("vp", "goods", "recruited", "special", "markers", "level", "tower", "track", "fulfilled", "skill_used")
COMMON = ("claimant", "start", "discount", "supply", "monster", "display", "marker", "due")
GOODS = {"gold": "gold", "stone": "stone", "wood": "wood", "sheep": "sheep", "oil": "oil", "VP": "vp"}
AMOUNT = re.compile(r"(\d+) (gold|stone|wood|sheep|oil|VP)\b")
LATER = re.compile(": at the end of the game: ")
UPGRADED = re.compile(r" for (?:(\d+) gold|free) \((\d+) VP\)")
FULFILLED = re.compile(r"^Fulfil “.*?” \(\w+; (.*?): receive (\d+) VP")
TAKES = re.compile(r"\b(?:pay|for|lose|Hand in|Pay|sacrifice|Sacrifice)\s((?:\d+ \w+(?:, | and )?)+)")
SHORT = re.compile(r" (?:You receive only (\d+ \w+): the supply has no more|The supply has no (\w+) left)")
NO_OMEN = "No omen is left to be drawn"
GIVES = re.compile(r"\b(?:receive|Receive|Buy|Take|take)\s((?:\d+ \w+(?:, | and )?)+)")


def check_sentences(w: Any) -> int:
    """Every option of a position whose sentence can be compared; how many these were."""
    name = GAME.people.question(w.box, w.s)
    for thing in w.things:
        label = GAME.people.thing_text(w.box, w.s, thing, "en")
        check_something_happens(w, thing, name, label)
        if name == "UPGRADE":
            check_upgrade(w, thing, label)
        if name in ("STEP2", "OWNPACT"):
            check_fulfilled(w, thing, label)
        if name not in PLAIN:
            continue
        if (name == "PLACE" and thing != Thing.LOCATION + Location.ASIDE) or (name == "MOVE" and thing == Thing.YES):
            assert bool(ONLY_STANDS.search(label)) == stands_idle(w.box, w.s, thing), label
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
        assert ONLY_STANDS.search(label) or SHORT.search(label) or NO_OMEN in label, (
            f"{name} “{label}”: nothing has happened"
        )


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
    if any(row[0] in AFTERMATH for row in after.answer(thing)):
        return  # a pact or a round goes on by itself, with what they bring and take
    if after.mover == seat and GAME.people.question(w.box, after.s) not in ("WORKER", "STEP2", name):
        return  # the rest of it is asked first
    now = GAME.people.tally(w.box, after.s, seat)
    for kind, amount in said.items():
        change = now.get(kind, 0) - before.get(kind, 0)
        assert change == amount, f"{name} “{label}”: {kind} {change:+}"


def check_upgrade(w: Any, thing: int, label: str) -> None:
    """The price and the points of an upgrade."""
    said = UPGRADED.search(label)
    if said is None:
        return
    after, seat = w.twin(), w.mover
    after.answer(thing)
    before, now = GAME.people.tally(w.box, w.s, seat), GAME.people.tally(w.box, after.s, seat)
    change = {kind: now[kind] - before[kind] for kind in ("gold", "vp")}
    assert change == {"gold": -int(said[1] or 0), "vp": int(said[2])}, f"“{label}”: {change}"


def check_fulfilled(w: Any, thing: int, label: str) -> None:
    """What a pact takes, and the points it gives: tracks and masterboards may add to them afterwards."""
    said = FULFILLED.search(label)
    if said is None or "fewer" in label or "resource" in said[1]:  # what is given is asked first
        return
    after, seat = w.twin(), w.mover
    rows = [row for row in after.answer(thing) if row[FIRST_DETAIL] == seat]
    points = [row[FIRST_DETAIL + 1] for row in rows if row[0] == Event.VP]
    if not points:  # omens are chosen first
        return
    paid: Counter[str] = Counter()
    for row in rows:
        if row[0] == Event.SACRIFICE:
            paid[Good(row[FIRST_DETAIL + 1]).name.lower()] += row[FIRST_DETAIL + 2]
    assert paid == Counter({kind: int(n) for n, kind in AMOUNT.findall(said[1])}), f"“{label}”: {paid}"
    assert points[0] == int(said[2]), f"“{label}”: {points[0]} VP"


def promised(label: str) -> dict[str, int]:
    """What a sentence takes and gives."""
    found: Counter[str] = Counter()
    label, *short = SHORT.split(LATER.split(label)[0])  # what the supply cannot give is told at the end
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
    place = int(s.stack[s.depth - 1].note[ActNote.LOCATION]) if thing == Thing.YES else thing - Thing.LOCATION
    here = [int(GAME.to_move(box.record, s)), place]
    unused = any(row[0] == Event.NO_USE and row[FIRST_DETAIL : FIRST_DETAIL + 2] == here for row in told(events))
    return unused or list(out[:n]) == [Thing.NONE]

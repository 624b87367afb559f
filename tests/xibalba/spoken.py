"""The prices on the buttons of Xibalba, compared with what is paid when they are pressed."""

import re
from typing import Any

from spieltisch.xibalba import GAME

PRICED = frozenset({"ACTION", "EFFECT_MAY"})
PRICE = re.compile(r"(?:\((\d+)\)|for (\d+))$")
COLLECTED = re.compile(r"^Collect (\d+) resources?$")


def check_sentences(w: Any) -> int:
    """Every option of a position that says what it costs or brings; how many these were."""
    if GAME.people.question(w.box, w.s) not in PRICED:
        return 0
    return sum(check_price(w, thing, GAME.people.thing_text(w.box, w.s, thing, "en")) for thing in w.things)


def check_price(w: Any, thing: int, label: str) -> bool:
    """What is said to be paid or collected is what changes; something that was set off may bring more."""
    price, collected = PRICE.search(label), COLLECTED.search(label)
    if not price and not collected:
        return False
    said = int(collected[1]) if collected else -int(price[1] or price[2]) if price else 0
    before, after = GAME.people.tally(w.box, w.s, w.mover), w.twin()
    after.answer(thing)
    change = GAME.people.tally(w.box, after.s, w.mover)["resources"] - before["resources"]
    assert change >= said, f"“{label}”: {change:+}"
    return True

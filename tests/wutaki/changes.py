"""What an answer changes on the table, and nothing else: `play(g, "1: fulfil P-FI01") == {"1 vp": 4, …}`.

Numbers and markers are compared as differences, cards as `-O-01` (gone) and `+O-01` (come), everything else by its new
value. Whose turn it is and which question waits does not count. The supply and the draw piles are left out: they hold
what is nowhere else, and every scenario checks that nothing is lost.
"""

from __future__ import annotations

from typing import Any

from spieltisch.wutaki.rules.words import NO_CARD, NOBODY, Deck, Location, Special, Zone

from .scenario import KINDS, PLACES, Scenario

STANDARD = ("7a", "7b", "7c", "7d", "7e", "7f")
HANDS = {"omens": Deck.OMEN, "revenge": Deck.REVENGE, "secrets": Deck.SECRET, "pacts": Deck.PACT}
DISCARDS = {"omen discards": Deck.OMEN, "pact discards": Deck.PACT, "round discards": Deck.ROUND}


class Cards(tuple):
    """Cards whose order does not matter."""


def facts(g: Scenario) -> dict[str, Any]:
    """Everything that lies on the table."""
    s = g.start().s
    found: dict[str, Any] = {}
    for player in range(1, g.players + 1):
        for key, value in _of_player(g, player).items():
            found[f"{player} {key}"] = value
    for key, deck in DISCARDS.items():
        found[key] = Cards(g.in_zone(deck, Zone.DISCARD))
    found["monster"] = {kind: int(s.monster[good]) for good, kind in enumerate(KINDS)}
    found["display"] = g.displayed()
    found["round cards"] = Cards(g.in_zone(Deck.ROUND, Zone.OPEN))
    for standard, place in enumerate(STANDARD):
        found[f"markers {place}"] = [int(owner) + 1 for owner in s.marker[standard] if owner != NOBODY]
    found["tracker"] = g._actual("tracker", None)
    found["start"] = int(s.start) + 1
    found["claimant"] = int(s.claimant) + 1
    found["discount"] = int(s.discount)
    found["triggerer"] = int(s.triggerer) + 1
    return found


def _of_player(g: Scenario, player: int) -> dict[str, Any]:
    seat = g.s.seat[player - 1]
    found: dict[str, Any] = {key: Cards(g.held(deck, player)) for key, deck in HANDS.items()}
    found["fulfilled"] = Cards(g.laid(Deck.PACT, player))
    found["active"] = (g.laid(Deck.OMEN, player) or [None])[0]
    found["vp"], found["markers"], found["track"] = int(seat.vp), int(seat.markers), int(seat.track)
    found["recruited"], found["pyramid"] = int(seat.recruited), int(seat.level)
    found["goods"] = {kind: int(seat.goods[good]) for good, kind in enumerate(KINDS)}
    found["available"] = {"loyal": int(seat.loyal), "additional": int(seat.additional)}
    found["special"] = Special(int(seat.special)).name.lower()
    found["towers"] = Cards(g.name(card) for card in _towers(g, player))
    found["skill used"], found["active used"] = bool(seat.skill_used), bool(seat.active_used)
    where = {place: number for number, place in enumerate(PLACES)} | {"B1": 18, "B3": 19}
    where |= {f"C-{card + 1:02}": Location.ROUND_CARD + card for card in range(20)}
    found["stands"] = {
        place: int(g.s.loyal_at[at, player - 1]) + int(g.s.additional_at[at, player - 1]) + int(seat.special_at == at)
        for place, at in where.items()
    }
    return found


def _towers(g: Scenario, player: int) -> list[int]:
    first = g.card("T-1")
    return [first + int(card) for card in g.s.seat[player - 1].tower if card != NO_CARD]


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different, see the head of this file."""
    return {key: _change(before[key], after[key]) for key in before if before[key] != after[key]}


def _change(before: Any, after: Any) -> Any:
    if isinstance(before, Cards):
        gone = [f"-{card}" for card in sorted(set(before) - set(after))]
        return gone + [f"+{card}" for card in sorted(set(after) - set(before))]
    if isinstance(before, dict):
        return {key: after[key] - before[key] for key in before if after[key] != before[key]}
    if isinstance(before, int) and not isinstance(before, bool):
        return after - before
    return after


def play(g: Scenario, *answers: str) -> dict[str, Any]:
    """Give these answers and tell what they changed."""
    before = facts(g)
    g.when(*answers)
    return changes(before, facts(g))

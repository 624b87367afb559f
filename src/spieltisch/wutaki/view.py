"""Section 23: the table as a seat sees it, as structured data for people and pages."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import numpy as np

from ..core.game import Box
from ..core.stack import CHANCE, OVER
from .knowledge import NEXT_RECRUIT, PRICES, TOWER_PRICES, UPGRADE_PRICES, prices, see_cards
from .notation import question
from .rules import to_move
from .scoring import score_sheet
from .setup import START
from .state import OMENS, REVENGE, SECRETS
from .texts import card_id, location_id
from .words import (
    BOARD_LOCATIONS,
    CARDS,
    FIRST_STANDARD,
    LEVELS,
    NO_CARD,
    NOBODY,
    PYRAMID_LEVELS,
    Ask,
    Card,
    Deck,
    Due,
    Element,
    GameEnd,
    Good,
    Item,
    Location,
    Master,
    Phase,
    Score,
    Special,
    Tower,
    Worker,
    Zone,
)

MOST_LINES = 16 + OMENS + REVENGE + SECRETS  # of the final scoring of one player
LINE = 5  # step, item, card or kind, count, points
OWN_PLACES = ((Location.ARCHITECTURE, Master.ARCHITECTURE), (Location.INTELLIGENCE, Master.INTELLIGENCE))
DECK_OF_ITEM = {
    Item.REVENGE_CARD: Deck.REVENGE,
    Item.SECRET: Deck.SECRET,
    Item.ELEMENT_BONUS: Deck.ELEMENT,
    Item.ELEMENT_MALUS: Deck.ELEMENT,
    Item.TOWER_BONUS: Deck.TOWER,
    Item.TOWER_MALUS: Deck.TOWER,
    Item.OMEN: Deck.OMEN,
    Item.OTHERS: Deck.ELEMENT,
}


def view(box: Box, s: Any, seat: int | None = None) -> dict[str, Any]:
    """W-23.1 - W-23.3  What a seat (None: a spectator) may know, ready to be drawn."""
    mover, seen = int(to_move(box.record, s)), Seen(box, s, seat)
    costs = prices_of(box, s, max(0, int(s.active)))  # of upgrades: the same for everybody
    return {
        "game": "wutaki",
        "players": box.players,
        "you": seat,
        "options": dict(box.options),
        "round": int(s.round_number),
        "turn": int(s.turn),
        "phase": _word(Phase(int(s.phase))),
        "active": int(s.active) if s.turn else None,
        "asked": None if mover in (CHANCE, OVER) else mover,
        "question": question(box, s),
        "over": bool(s.over),
        "winner": _seat_or_none(s.winner),
        "ended_by": _word(GameEnd(int(s.ended_by))) if s.ended_by else None,
        "triggerer": _seat_or_none(s.triggerer),
        "start": int(s.start) if _start_is_known(s) else None,
        "claimant": _seat_or_none(s.claimant),
        "worker": _current_worker(box, s),
        "locations": _locations(box, s, costs[UPGRADE_PRICES:TOWER_PRICES]),
        "pyramid": _pyramid(box, s),
        "display": _display(box, s),
        "tracker": _tracker(box, s),
        "monster": _goods(s.monster),
        "supply": _goods(s.supply),
        "round_cards": _round_cards(box, s, seen),
        "piles": _piles(s, seen),
        "towers": _towers(box, s, costs[TOWER_PRICES:NEXT_RECRUIT]),
        "omens_in_play": seen.ids(Deck.OMEN, Zone.IN_PLAY),
        "due": _dues(s.due),
        "seats": [_seat(box, s, player, seen) for player in range(box.players)],
        "scoring": [_score(box, s, player) for player in range(box.players)] if s.phase >= Phase.SCORING else None,
    }


class Seen:
    """The cards as far as a seat sees them."""

    def __init__(self, box: Box, s: Any, seat: int | None) -> None:
        self.box = box
        zones = np.zeros(CARDS, np.int64)
        see_cards(box.record, s, NOBODY if seat is None else seat, zones)
        self.zones: list[int] = zones.tolist()

    def numbers(self, deck: Deck, zone: int) -> list[int]:
        """The cards of a deck that are seen in a zone."""
        first, behind = int(self.box.record.first_card[deck]), int(self.box.record.first_card[deck + 1])
        return [card - first for card in range(first, behind) if self.zones[card] == zone]

    def ids(self, deck: Deck, zone: int) -> list[str]:
        """The same by their ids."""
        return [card_id(self.box.pack, deck, number) for number in self.numbers(deck, zone)]

    def ids_or_none(self, deck: Deck, zone: int, number: int) -> list[str] | None:
        """The cards in a zone that holds so many, or None where they are hidden."""
        ids = self.ids(deck, zone)
        return ids if len(ids) == number else None


def _word(member: IntEnum) -> str:
    return member.name.lower()


def _start_is_known(s: Any) -> bool:
    """W-2.11  In the setup the starting player is drawn only when secret pacts and omens have been dealt."""
    if s.phase != Phase.SETUP:
        return True
    return bool(s.stack[0].a > START and s.stack[int(s.depth) - 1].ask != Ask.DRAW_START)


def _seat_or_none(player: Any) -> int | None:
    return None if player == NOBODY else int(player)


def _card_or_none(box: Box, deck: Deck, number: Any) -> str | None:
    return None if number == NO_CARD else card_id(box.pack, deck, int(number))


def _goods(amounts: Iterable[Any]) -> dict[str, int]:
    return {_word(Good(kind)): int(amount) for kind, amount in enumerate(amounts)}


def _dues(amounts: Iterable[Any]) -> dict[str, int]:
    """What is asked for or given, without zeros."""
    return {_word(Due(due)): int(amount) for due, amount in enumerate(amounts) if amount}


def prices_of(box: Box, s: Any, player: int) -> list[int]:
    """What upgrades and the next worker cost a player now (`knowledge.prices`)."""
    out = np.zeros(PRICES, np.int64)
    prices(box.record, s, player, out)
    return out.tolist()


# ---- the board ------------------------------------------------------------------------------------------------------


def _current_worker(box: Box, s: Any) -> dict[str, Any] | None:
    """W-4.1  The worker of the running turn and where he stands; None before he is placed and when he has left."""
    if s.current == NOBODY or s.current_at < 0:
        return None
    return {
        "seat": int(s.active),
        "type": _word(Worker(int(s.current))),
        "at": location_id(box.pack, int(s.current_at)),
    }


def _locations(box: Box, s: Any, costs: list[int]) -> list[dict[str, Any]]:
    """W-11.1, W-10.3, W-20.2  The places of the board, of masterboards in play and of the round card in force."""
    places = [_place(box, s, location) for location in range(BOARD_LOCATIONS)]
    for standard, price in enumerate(costs):
        places[FIRST_STANDARD + standard] |= _standard_location(box, s, standard, price)
    for location, master in OWN_PLACES:
        for player in range(box.players):
            if s.seat[player].master == master:
                places.append({**_place(box, s, location), "owner": player})
    if s.place_card != NO_CARD:
        places.append(_place(box, s, Location.ROUND_CARD + int(s.place_card)))
    if s.workers[Location.ASIDE]:
        places.append({**_place(box, s, Location.ASIDE), "spaces": None})
    return places


def _place(box: Box, s: Any, location: int) -> dict[str, Any]:
    is_round_card = Location.ROUND_CARD <= location < Location.ASIDE
    return {
        "id": location_id(box.pack, location),
        "key": _word(Location.ROUND_CARD if is_round_card else Location(location)),
        "location": int(location),
        "spaces": int(box.record.spaces[location]),
        "workers": _workers_at(box, s, location),
    }


def _workers_at(box: Box, s: Any, location: int) -> list[dict[str, int]]:
    groups = [
        {
            "seat": player,
            "loyal": int(s.loyal_at[location, player]),
            "additional": int(s.additional_at[location, player]),
            "special": int(s.seat[player].special_at == location),
        }
        for player in range(box.players)
    ]
    return [group for group in groups if group["loyal"] + group["additional"] + group["special"]]


def _standard_location(box: Box, s: Any, standard: int, price: int) -> dict[str, Any]:
    """W-15.3, W-15.6  The level of a standard location, whose markers made it, and what the next one costs."""
    owners = [_seat_or_none(s.marker[standard, space]) for space in range(LEVELS - 1)]
    return {
        "level": len([owner for owner in owners if owner is not None]),
        "upgrades": owners,
        "upgrade_price": price if price >= 0 else None,
        "upgrade_prices": [int(gold) for gold in box.record.upgrade_cost[standard]],
        "amounts": [int(amount) for amount in box.record.amount[standard]],
        "owner_bonus": _dues(box.record.owner_bonus[standard]),
    }


def _pyramid(box: Box, s: Any) -> list[dict[str, Any]]:
    """W-12.1.1  The levels from the lowest on, with those whose marker lies there."""
    return [
        {
            "level": level + 1,
            "room": int(box.record.room[level]),
            "cost": _dues(box.record.level_cost[level]),
            "seats": [player for player in range(box.players) if s.seat[player].level == level + 1],
        }
        for level in range(PYRAMID_LEVELS)
    ]


def _display(box: Box, s: Any) -> list[dict[str, Any]]:
    """W-17.2  The slots from left to right, with the gold received, or paid if below 0."""
    return [
        {"pact": _card_or_none(box, Deck.PACT, s.display[slot]), "gold": int(box.record.slot_gold[slot])}
        for slot in range(len(s.display))
    ]


def _tracker(box: Box, s: Any) -> dict[str, Any]:
    """W-14.2  The labels of the spaces in use, clockwise, and the marker's place among them."""
    ring = [int(space) for space in box.record.ring[: int(box.record.ring_size)]]
    return {"ring": [box.pack.tracker[space].label for space in ring], "at": int(s.tracker)}


def _round_cards(box: Box, s: Any, seen: Seen) -> dict[str, Any]:
    return {
        "in_force": seen.ids(Deck.ROUND, Zone.OPEN),
        "place": _card_or_none(box, Deck.ROUND, s.place_card),
        "discount": int(s.discount),
    }


def _piles(s: Any, seen: Seen) -> dict[str, dict[str, Any]]:
    """W-23.1  How many cards each pile holds; discards lie face up."""
    return {
        _word(deck): {"left": int(s.left[deck]), "discards": seen.ids(deck, Zone.DISCARD)}
        for deck in (Deck.PACT, Deck.OMEN, Deck.REVENGE, Deck.ROUND, Deck.SECRET)
    }


def _towers(box: Box, s: Any, costs: list[int]) -> list[dict[str, Any]]:
    """W-2.3  The tower upgrades with their price in this round and their owner, if they have one."""
    towers = []
    for number, tower in enumerate(box.pack.towers):
        owners = [player for player in range(box.players) if number in s.seat[player].tower]
        towers.append(
            {
                "id": tower.id,
                "sort": _word(tower.sort),
                "kind": _word(Element(tower.kind) if tower.sort == Tower.ELEMENTAL else Good(tower.kind)),
                "price": costs[number] if not owners else None,
                "owner": owners[0] if owners else None,
            }
        )
    return towers


# ---- seats ----------------------------------------------------------------------------------------------------------


def _seat(box: Box, s: Any, player: int, seen: Seen) -> dict[str, Any]:
    """W-23.1  What lies in front of a player; None where it is hidden."""
    own = s.seat[player]
    fulfilled = int(own.fulfilled.sum())
    elements = seen.ids(Deck.ELEMENT, Zone.HELD + player)
    pacts = seen.numbers(Deck.PACT, Zone.LAID + player)
    shown = len(pacts) == fulfilled
    drawn = int((s.zone[Card.SECRET : Card.SECRET + SECRETS] == Zone.DRAWN + player).sum())
    return {
        "seat": player,
        "vp": int(own.vp),
        "goods": _goods(own.goods),
        "cost": _word(Good(int(box.record.cost_good[own.cost_marker]))) if own.cost_marker != NO_CARD else None,
        "cost_marker": _card_or_none(box, Deck.COST_MARKER, own.cost_marker),
        "workers": _workers(box, s, player),
        "markers": int(own.markers),
        "level": int(own.level),
        "master": _master(box, own),
        "skill": _skill(box, own),
        "towers": {_word(sort): _card_or_none(box, Deck.TOWER, own.tower[sort]) for sort in Tower},
        "active_omen": _card_or_none(box, Deck.OMEN, own.active),
        "active_omen_used": bool(own.active_used),
        "unfulfilled": seen.ids(Deck.PACT, Zone.HELD + player),
        "fulfilling": _fulfilling(box, s, player),
        "fulfilled_number": fulfilled,
        "fulfilled": [card_id(box.pack, Deck.PACT, pact) for pact in pacts] if shown else None,
        "fulfilled_elements": [int(n) for n in own.fulfilled] if shown else None,
        "omens_number": int(own.omens),
        "omens": seen.ids_or_none(Deck.OMEN, Zone.HELD + player, int(own.omens)),
        "revenge_number": int(own.revenge),
        "revenge": seen.ids_or_none(Deck.REVENGE, Zone.HELD + player, int(own.revenge)),
        "secrets_number": int(own.secrets),
        "secrets": seen.ids_or_none(Deck.SECRET, Zone.HELD + player, int(own.secrets)),
        "secrets_drawn_number": drawn,
        "secrets_drawn": seen.ids_or_none(Deck.SECRET, Zone.DRAWN + player, drawn),
        "has_element": bool(own.element != NO_CARD),
        "element": elements[0] if elements else None,
    }


def _workers(box: Box, s: Any, player: int) -> dict[str, Any]:
    """W-9.5, W-13.6  Who is available, who stands on the slots, and what the next one costs."""
    own = s.seat[player]
    worker, cost, gold = prices_of(box, s, player)[NEXT_RECRUIT : NEXT_RECRUIT + 3]
    return {
        "available": {
            "loyal": int(own.loyal),
            "additional": int(own.additional),
            "special": int(own.special == Special.AVAILABLE),
        },
        "recruited": int(own.recruited) + int(own.special != Special.HOME),
        "slots": {
            "additional": int(box.record.additional) - int(own.recruited),
            "special": int(own.special == Special.HOME),
        },
        "next": None if worker == NOBODY else {"type": _word(Worker(worker)), "cost": cost, "gold": gold},
    }


def _master(box: Box, own: Any) -> dict[str, Any] | None:
    """W-10.1, W-10.9  The masterboard, its marker, and the multiplier of B3."""
    if own.master == NOBODY:
        return None
    is_multiplier = own.master == Master.INTELLIGENCE
    return {
        "id": box.pack.masters[own.master].id,
        "position": int(own.track) if box.record.has_track[own.master] or is_multiplier else None,
        "multiplier": int(box.record.multiplier[own.track]) if is_multiplier else None,
    }


def _skill(box: Box, own: Any) -> dict[str, Any] | None:
    if own.skill == NO_CARD:
        return None
    return {"id": card_id(box.pack, Deck.SKILL, int(own.skill)), "used": bool(own.skill_used)}


def _fulfilling(box: Box, s: Any, player: int) -> list[str]:
    """W-17.7  The pacts that are just being fulfilled."""
    frames = [s.stack[i] for i in range(int(s.depth))]
    pacts = [int(frame.a) for frame in frames if frame.ask == Ask.FULFIL and frame.player == player]
    return [card_id(box.pack, Deck.PACT, pact) for pact in pacts if s.zone[Card.PACT + pact] == Zone.IN_PLAY]


# ---- final scoring --------------------------------------------------------------------------------------------------


def _score(box: Box, s: Any, player: int) -> dict[str, Any]:
    """W-7.1  The lines of the final scoring of a player, and what each step gives."""
    lines = np.zeros((MOST_LINES, LINE), np.int64)
    n = int(score_sheet(box.record, s, player, lines))
    steps = {_word(step): sum(int(line[4]) for line in lines[:n] if line[0] == step) for step in Score}
    return {
        "seat": player,
        "lines": [_score_line(box, *line) for line in lines[:n].tolist()],
        "steps": steps,
        "total": sum(steps.values()),
    }


def _score_line(box: Box, step: int, item: int, card: int, count: int, points: int) -> dict[str, Any]:
    what: str | None = None
    if item in DECK_OF_ITEM:
        what = card_id(box.pack, DECK_OF_ITEM[Item(item)], card)
    elif item == Item.SETS:
        what = _word(Good(card))
    return {
        "step": _word(Score(step)),
        "item": _word(Item(item)),
        "card": what,
        "count": count,
        "points": points,
    }

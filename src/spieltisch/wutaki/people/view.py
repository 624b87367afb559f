"""Section 23: the table as a seat sees it, as structured data for people and pages."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import numpy as np

from ...core.game import Box
from ...core.plain import plain
from ...core.stack import CHANCE, OVER
from ..rules.knowledge import NEXT_RECRUIT, PRICES, TOWER_PRICES, UPGRADE_PRICES, prices, see_cards
from ..rules.notes import FulfilNote, SetupNote
from ..rules.questions import to_move
from ..rules.scoring import score_sheet
from ..rules.setup import START
from ..rules.state import OMENS, REVENGE, SECRETS
from ..rules.words import (
    BOARD_LOCATIONS,
    CARDS,
    FIRST_STANDARD,
    GOODS,
    LOCATIONS,
    NO_CARD,
    NOBODY,
    PYRAMID_LEVELS,
    STANDARD_LOCATIONS,
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
from .texts import CARD_AT, IS_ON_CARD, PLACE_ON, card_id, location_id

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
    return Sight(box, s)(seat)


class Sight:
    """One position as everybody sees it: what lies open is put together once, what is hidden for each viewer.

    Views share what lies open. They are to be read, not to be changed.
    """

    def __init__(self, box: Box, s: Any) -> None:
        self.box, self.state = box, s
        self.open = _Table(box, s)

    def __call__(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        seen = Seen(self.box, self.state, seat)
        seats = [_seat(self.open, open_part, seen) for open_part in self.open.seats]
        return {**self.open.head, "you": seat, "seats": seats}


class _Printed:
    """What views show of the printed material, in their words."""

    def __init__(self, box: Box) -> None:
        record, pack = plain(box.record), box.pack
        self.record = record
        self.ids = {deck: [card.id for card in pack.deck(deck)] for deck in Deck}
        self.cards = [
            (Card[deck.name] + number, deck, number) for deck in Deck for number in range(len(self.ids[deck]))
        ]
        self.places = {
            location: {
                "id": location_id(pack, location),
                "key": _word(Location.ROUND_CARD if IS_ON_CARD(location) else Location(location)),
                "location": location,
                "spaces": record.spaces[location],
            }
            for location in range(LOCATIONS)
            if not IS_ON_CARD(location) or CARD_AT(location) < len(pack.rounds)
        }
        self.standards = [
            {
                "upgrade_prices": list(record.upgrade_cost[standard]),
                "amounts": list(record.amount[standard]),
                "owner_bonus": _dues(record.owner_bonus[standard]),
            }
            for standard in range(STANDARD_LOCATIONS)
        ]
        self.levels = [
            {"level": level + 1, "room": record.room[level], "cost": _dues(record.level_cost[level])}
            for level in range(PYRAMID_LEVELS)
        ]
        self.ring = [pack.tracker[space].label for space in record.ring[: record.ring_size]]
        self.towers = [
            {
                "id": tower.id,
                "sort": _word(tower.sort),
                "kind": _word(Element(tower.kind) if tower.sort == Tower.ELEMENTAL else Good(tower.kind)),
            }
            for tower in pack.towers
        ]

    def card(self, deck: Deck, number: int) -> str | None:
        """The id of a card, None for no card."""
        return None if number == NO_CARD else self.ids[deck][number]


def _printed(box: Box) -> _Printed:
    if "view" not in box.kept:
        box.kept["view"] = _Printed(box)
    printed: _Printed = box.kept["view"]
    return printed


class Seen:
    """The cards as far as a seat sees them."""

    def __init__(self, box: Box, s: Any, seat: int | None) -> None:
        zones, self._ids = np.zeros(CARDS, np.int64), _printed(box).ids
        see_cards(box.record, s, NOBODY if seat is None else seat, zones)
        self._numbers: dict[tuple[int, int], list[int]] = {}
        lies = zones.tolist()
        for card, deck, number in _printed(box).cards:
            self._numbers.setdefault((deck, lies[card]), []).append(number)

    def numbers(self, deck: Deck, zone: int) -> list[int]:
        """The cards of a deck that are seen in a zone."""
        return self._numbers.get((deck, zone), [])

    def ids(self, deck: Deck, zone: int) -> list[str]:
        """The same by their ids."""
        names = self._ids[deck]
        return [names[number] for number in self.numbers(deck, zone)]

    def ids_or_none(self, deck: Deck, zone: int, number: int) -> list[str] | None:
        """The cards in a zone that holds so many, or None where they are hidden."""
        ids = self.ids(deck, zone)
        return ids if len(ids) == number else None


def _word(member: IntEnum) -> str:
    return member.name.lower()


_GOOD_WORDS = tuple(_word(Good(kind)) for kind in range(GOODS))
_DUE_WORDS = tuple(_word(due) for due in Due)


def _start_is_known(s: Any) -> bool:
    """W-2.11  In the setup the starting player is drawn only when secret pacts and omens have been dealt."""
    if s.phase != Phase.SETUP:
        return True
    return bool(s.stack[0].note[SetupNote.STAGE] > START and s.stack[s.depth - 1].ask != Ask.DRAW_START)


def _seat_or_none(player: int) -> int | None:
    return None if player == NOBODY else player


def _goods(amounts: Sequence[int]) -> dict[str, int]:
    return dict(zip(_GOOD_WORDS, amounts, strict=True))


def _dues(amounts: Sequence[int]) -> dict[str, int]:
    """What is asked for or given, without zeros."""
    return {word: amount for word, amount in zip(_DUE_WORDS, amounts, strict=True) if amount}


def prices_of(box: Box, s: Any, player: int) -> list[int]:
    """What upgrades and the next worker cost a player now (`knowledge.prices`)."""
    out = np.zeros(PRICES, np.int64)
    prices(box.record, s, player, out)
    return out.tolist()


# ---- what lies open -------------------------------------------------------------------------------------------------


class _Table:
    """What everybody sees."""

    def __init__(self, box: Box, s: Any) -> None:
        self.box, self.printed, self.s = box, _printed(box), plain(s)
        self.prices = [prices_of(box, s, player) for player in range(box.players)]
        self.players = range(box.players)
        self.head = self._head(s, Seen(box, s, None))
        self.seats = [self._seat(player) for player in self.players]

    def _head(self, state: Any, seen: Seen) -> dict[str, Any]:
        box, s, mover = self.box, self.s, int(to_move(self.box.record, state))
        costs = self.prices[max(0, s.active)]  # of upgrades: the same for everybody
        scored = s.phase >= Phase.SCORING
        return {
            "game": "wutaki",
            "players": box.players,
            "you": None,
            "options": dict(box.options),
            "round": s.round_number,
            "turn": s.turn,
            "phase": _word(Phase(s.phase)),
            "active": s.active if s.turn else None,
            "asked": None if mover in (CHANCE, OVER) else mover,
            "question": "OVER" if s.over else Ask(s.stack[s.depth - 1].ask).name,
            "over": bool(s.over),
            "winner": _seat_or_none(s.winner),
            "ended_by": _word(GameEnd(s.ended_by)) if s.ended_by else None,
            "triggerer": _seat_or_none(s.triggerer),
            "start": s.start if _start_is_known(s) else None,
            "claimant": _seat_or_none(s.claimant),
            "worker": self._current_worker(),
            "locations": self._locations(costs[UPGRADE_PRICES:TOWER_PRICES]),
            "pyramid": self._pyramid(),
            "display": self._display(),
            "tracker": {"ring": self.printed.ring, "at": s.tracker},  # W-14.2: the spaces in use, clockwise
            "monster": _goods(s.monster),
            "supply": _goods(s.supply),
            "round_cards": self._round_cards(seen),
            "piles": self._piles(seen),
            "towers": self._towers(costs[TOWER_PRICES:NEXT_RECRUIT]),
            "omens_in_play": seen.ids(Deck.OMEN, Zone.IN_PLAY),
            "due": _dues(s.due),
            "seats": [],
            "scoring": [_score(box, state, player) for player in self.players] if scored else None,
        }

    def _current_worker(self) -> dict[str, Any] | None:
        """W-4.1  The worker of the running turn and where he stands; None before he is placed and when he has left."""
        s = self.s
        if s.current == NOBODY or s.current_at < 0:
            return None
        at = self.printed.places[s.current_at]["id"]
        return {"seat": s.active, "type": _word(Worker(s.current)), "at": at}

    def _locations(self, costs: list[int]) -> list[dict[str, Any]]:
        """W-11.1, W-10.3, W-20.2  The places of the board, of masterboards in play and of the round card in force."""
        s = self.s
        places = [self._place(location) for location in range(BOARD_LOCATIONS)]
        for standard, price in enumerate(costs):
            places[FIRST_STANDARD + standard] |= self._standard_location(standard, price)
        for location, master in OWN_PLACES:
            owners = [player for player in self.players if s.seat[player].master == master]
            places += [{**self._place(location), "owner": player} for player in owners]
        if s.place_card != NO_CARD:
            places.append(self._place(PLACE_ON(s.place_card)))
        if s.workers[Location.ASIDE]:
            places.append({**self._place(Location.ASIDE), "spaces": None})
        return places

    def _place(self, location: int) -> dict[str, Any]:
        workers = self._workers_at(location) if self.s.workers[location] else []
        return {**self.printed.places[location], "workers": workers}

    def _workers_at(self, location: int) -> list[dict[str, int]]:
        s, loyal, additional = self.s, self.s.loyal_at[location], self.s.additional_at[location]
        groups = [
            {
                "seat": player,
                "loyal": loyal[player],
                "additional": additional[player],
                "special": int(s.seat[player].special_at == location),
            }
            for player in self.players
        ]
        return [group for group in groups if group["loyal"] + group["additional"] + group["special"]]

    def _standard_location(self, standard: int, price: int) -> dict[str, Any]:
        """W-15.3, W-15.6  The level of a standard location, whose markers made it, and what the next one costs."""
        owners = [_seat_or_none(owner) for owner in self.s.marker[standard]]
        return {
            "level": len(owners) - owners.count(None),
            "upgrades": owners,
            "upgrade_price": price if price >= 0 else None,
            **self.printed.standards[standard],
        }

    def _pyramid(self) -> list[dict[str, Any]]:
        """W-12.1.1  The levels from the lowest on, with those whose marker lies there."""
        at = [self.s.seat[player].level for player in self.players]
        return [
            {**printed, "seats": [player for player in self.players if at[player] == printed["level"]]}
            for printed in self.printed.levels
        ]

    def _display(self) -> list[dict[str, Any]]:
        """W-17.2  The slots from left to right, with the gold received, or paid if below 0."""
        return [
            {"pact": self.printed.card(Deck.PACT, pact), "gold": gold}
            for pact, gold in zip(self.s.display, self.printed.record.slot_gold, strict=True)
        ]

    def _round_cards(self, seen: Seen) -> dict[str, Any]:
        return {
            "in_force": seen.ids(Deck.ROUND, Zone.OPEN),
            "place": self.printed.card(Deck.ROUND, self.s.place_card),
            "discount": self.s.discount,
        }

    def _piles(self, seen: Seen) -> dict[str, dict[str, Any]]:
        """W-23.1  How many cards each pile holds; discards lie face up."""
        return {
            _word(deck): {"left": self.s.left[deck], "discards": seen.ids(deck, Zone.DISCARD)}
            for deck in (Deck.PACT, Deck.OMEN, Deck.REVENGE, Deck.ROUND, Deck.SECRET)
        }

    def _towers(self, costs: list[int]) -> list[dict[str, Any]]:
        """W-2.3  The tower upgrades with their price in this round and their owner, if they have one."""
        owner = {tower: player for player in reversed(self.players) for tower in self.s.seat[player].tower}
        return [
            {**printed, "price": None if number in owner else costs[number], "owner": owner.get(number)}
            for number, printed in enumerate(self.printed.towers)
        ]

    def _seat(self, player: int) -> dict[str, Any]:
        """W-23.1  What lies in front of a player and everybody sees; None where it depends on who looks."""
        own, card, record = self.s.seat[player], self.printed.card, self.printed.record
        drawn = self.s.zone[Card.SECRET : Card.SECRET + SECRETS].count(Zone.DRAWN + player)
        has_cost = own.cost_marker != NO_CARD
        return {
            "seat": player,
            "vp": own.vp,
            "goods": _goods(own.goods),
            "cost": _word(Good(record.cost_good[own.cost_marker])) if has_cost else None,
            "cost_marker": card(Deck.COST_MARKER, own.cost_marker),
            "workers": self._workers(player),
            "markers": own.markers,
            "level": own.level,
            "master": self._master(own),
            "skill": {"id": card(Deck.SKILL, own.skill), "used": bool(own.skill_used)}
            if own.skill != NO_CARD
            else None,
            "towers": {_word(sort): card(Deck.TOWER, own.tower[sort]) for sort in Tower},
            "active_omen": card(Deck.OMEN, own.active),
            "active_omen_used": bool(own.active_used),
            "unfulfilled": None,
            "fulfilling": self._fulfilling(player),
            "fulfilled_number": sum(own.fulfilled),
            "fulfilled": None,
            "fulfilled_elements": None,
            "omens_number": own.omens,
            "omens": None,
            "revenge_number": own.revenge,
            "revenge": None,
            "secrets_number": own.secrets,
            "secrets": None,
            "secrets_drawn_number": drawn,
            "secrets_drawn": None,
            "has_element": own.element != NO_CARD,
            "element": None,
        }

    def _workers(self, player: int) -> dict[str, Any]:
        """W-9.5, W-13.6  Who is available, who stands on the slots, and what the next one costs."""
        own = self.s.seat[player]
        worker, cost, gold = self.prices[player][NEXT_RECRUIT : NEXT_RECRUIT + 3]
        at_home = own.special == Special.HOME
        return {
            "available": {
                "loyal": own.loyal,
                "additional": own.additional,
                "special": int(own.special == Special.AVAILABLE),
            },
            "recruited": own.recruited + int(not at_home),
            "slots": {"additional": self.printed.record.additional - own.recruited, "special": int(at_home)},
            "next": None if worker == NOBODY else {"type": _word(Worker(worker)), "cost": cost, "gold": gold},
        }

    def _master(self, own: Any) -> dict[str, Any] | None:
        """W-10.1, W-10.9  The masterboard, its marker, and the multiplier of B3."""
        if own.master == NOBODY:
            return None
        record, is_multiplier = self.printed.record, own.master == Master.INTELLIGENCE
        return {
            "id": self.box.pack.masters[own.master].id,
            "position": own.track if record.has_track[own.master] or is_multiplier else None,
            "multiplier": record.multiplier[own.track] if is_multiplier else None,
        }

    def _skill(self, own: Any) -> dict[str, Any] | None:
        if own.skill == NO_CARD:
            return None
        return {"id": self.printed.card(Deck.SKILL, own.skill), "used": bool(own.skill_used)}

    def _fulfilling(self, player: int) -> list[str]:
        """W-17.7  The pacts that are just being fulfilled."""
        s, ids = self.s, self.printed.ids[Deck.PACT]
        pacts = [
            frame.note[FulfilNote.PACT]
            for frame in s.stack[: s.depth]
            if frame.ask == Ask.FULFIL and frame.player == player
        ]
        return [ids[pact] for pact in pacts if s.zone[Card.PACT + pact] == Zone.IN_PLAY]


# ---- what is hidden -------------------------------------------------------------------------------------------------


def _seat(table: _Table, open_part: dict[str, Any], seen: Seen) -> dict[str, Any]:
    """W-23.1  What lies in front of a player as somebody sees it; None where it is hidden."""
    player, own = open_part["seat"], table.s.seat[open_part["seat"]]
    held, elements = Zone.HELD + player, seen.ids(Deck.ELEMENT, Zone.HELD + player)
    pacts = seen.ids_or_none(Deck.PACT, Zone.LAID + player, open_part["fulfilled_number"])
    return {
        **open_part,
        "unfulfilled": seen.ids(Deck.PACT, held),
        "fulfilled": pacts,
        "fulfilled_elements": None if pacts is None else list(own.fulfilled),
        "omens": seen.ids_or_none(Deck.OMEN, held, own.omens),
        "revenge": seen.ids_or_none(Deck.REVENGE, held, own.revenge),
        "secrets": seen.ids_or_none(Deck.SECRET, held, own.secrets),
        "secrets_drawn": seen.ids_or_none(Deck.SECRET, Zone.DRAWN + player, open_part["secrets_drawn_number"]),
        "element": elements[0] if elements else None,
    }


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

"""Section 23: the table as a seat sees it, as structured data for people and pages."""

from collections import defaultdict
from collections.abc import Sequence
from enum import IntEnum
from typing import Any

import numpy as np
from msgspec.structs import replace

from ...core.game import Box
from ...core.plain import plain
from ...core.stack import CHANCE, OVER
from ...texts.interpret import interpreted
from ..box.symbols import Effect
from ..rules.knowledge import NEXT_RECRUIT, PRICES, TOWER_PRICES, UPGRADE_PRICES, prices, see_cards
from ..rules.notes import FulfilNote, PlaceNote, SetupNote
from ..rules.pacts import due_of
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
    LOYAL_WORKERS,
    NO_CARD,
    NOBODY,
    PYRAMID_LEVELS,
    STANDARD_LOCATIONS,
    Ask,
    Board,
    Card,
    Column,
    Deck,
    Due,
    Element,
    GameEnd,
    Good,
    Item,
    Location,
    Master,
    Op,
    Phase,
    Score,
    Source,
    Special,
    Tower,
    Worker,
    Zone,
)
from . import shapes
from .texts import CARD_AT, IS_ON_CARD, OWN_PLACES, PLACE_ON, card_id, location_id
from .texts_cards import effect_of
from .texts_events import ITEM_DECKS
from .tokens import effect_tokens

MOST_LINES = 16 + OMENS + REVENGE + SECRETS  # of the final scoring of one player
ZONES = 256  # more than there are, so that a deck and a zone make one number
LINE = 5  # step, item, card or kind, count, points
PILES = (Deck.PACT, Deck.OMEN, Deck.REVENGE, Deck.ROUND, Deck.SECRET)


def view(box: Box, s: Any, seat: int | None = None) -> shapes.View:
    """W-23.1 - W-23.3  What a seat (None: a spectator) may know, ready to be drawn."""
    return Sight(box, s)(seat)


class Sight:
    """One position as everybody sees it: what lies open is put together once, what is hidden for each viewer.

    Views share what lies open. They are to be read, not to be changed.
    """

    def __init__(self, box: Box, s: Any) -> None:
        self.box, self.state = box, s
        self.open = _Table(box, s)
        self.told = [_seat(self.open, open_part, self.open.seen) for open_part in self.open.seats]  # to everybody

    def __call__(self, seat: int | None = None) -> shapes.View:
        """What a seat, or a spectator, may know."""
        seats = self.told if seat is None else self._more(Seen(self.box, self.state, seat, self.open.seen))
        return replace(self.open.head, you=seat, seats=seats)

    def _more(self, seen: "Seen") -> list[shapes.Seat]:
        """What lies in front of the players, as somebody sees it who may know more than everybody."""
        return [
            _seat(self.open, open_part, seen) if seen.more & _in_front_of(open_part.seat) else told
            for open_part, told in zip(self.open.seats, self.told, strict=True)
        ]


class _Printed:
    """What views show of the printed material, in their words."""

    def __init__(self, box: Box) -> None:
        record, pack = box.plain, box.pack
        self.record = record
        self.ids = [[card.id for card in pack.deck(deck)] for deck in Deck]
        self.cards = [
            (Card[deck.name] + number, deck * ZONES, number) for deck in Deck for number in range(len(self.ids[deck]))
        ]
        self.card_at = {card: (deck, number) for card, deck, number in self.cards}
        self.places = {
            location: self._place(box, location)
            for location in range(LOCATIONS)
            if not IS_ON_CARD(location) or CARD_AT(location) < len(pack.rounds)
        }
        self.levels = [self._level(box, level) for level in range(PYRAMID_LEVELS)]
        ring = record.ring[: record.ring_size]
        self.ring = [pack.tracker[space].label for space in ring]
        self.marks = [_mark(effect_of(box, Source.TRACKER + space)) for space in ring]
        self.towers = [
            shapes.TowerOffer(
                tower.id,
                "elemental" if tower.sort == Tower.ELEMENTAL else "resource",
                _word(Element(tower.kind) if tower.sort == Tower.ELEMENTAL else Good(tower.kind)),
                None,
                None,
            )
            for tower in pack.towers
        ]

    def _place(self, box: Box, location: int) -> shapes.Place:
        """W-11.3  A place as it is printed, with nobody on it."""
        spaces = None if location == Location.ASIDE else self.record.spaces[location]
        most = {place.location: place.spaces[-1] for place in box.pack.boards[Board(self.record.extreme)]}
        place = shapes.Place(
            id=location_id(box.pack, location),
            key=_word(Location.ROUND_CARD if IS_ON_CARD(location) else Location(location)),
            location=location,
            spaces=spaces,
            workers=[],
            free=spaces,
            most=most.get(location, spaces or 0),
        )
        standard = location - FIRST_STANDARD
        if 0 <= standard < STANDARD_LOCATIONS:
            return replace(
                place,
                upgrade_prices=list(self.record.upgrade_cost[standard]),
                amounts=list(self.record.amount[standard]),
                owner_bonus=_dues(self.record.owner_bonus[standard]),
                yields="recruit" if location == Location.VILLAGE else _GOOD_WORDS[standard],
            )
        return place

    def _level(self, box: Box, level: int) -> shapes.Level:
        """W-12.1.1  A level of the pyramid as it is printed."""
        return shapes.Level(level + 1, self.record.room[level], _dues(self.record.level_cost[level]), [])

    def card(self, deck: Deck, number: int) -> str | None:
        """The id of a card, None for no card."""
        return None if number == NO_CARD else self.ids[deck][number]


def _printed(box: Box) -> _Printed:
    if "view" not in box.kept:
        box.kept["view"] = _Printed(box)
    printed: _Printed = box.kept["view"]
    return printed


class Seen:
    """The cards as far as a seat sees them; `common`: as far as everybody does, if that is known already."""

    def __init__(self, box: Box, s: Any, seat: int | None, common: "Seen | None" = None) -> None:
        zones, printed = np.zeros(CARDS, np.int64), _printed(box)
        see_cards(box.record, s, NOBODY if seat is None else seat, zones)
        self._ids, self._zones = printed.ids, zones
        self.more: set[int] = set()  # zones of which more is seen than by everybody
        if common is None:
            self._numbers = _sorted_out(printed, zones.tolist())
        else:
            self._numbers = dict(common._numbers)
            for card in np.flatnonzero(zones != common._zones).tolist():
                self._add(*printed.card_at[card], int(zones[card]))

    def _add(self, deck: int, number: int, zone: int) -> None:
        """A card of which nobody else sees where it lies."""
        self.more.add(zone)
        self._numbers[deck + zone] = sorted([*self.numbers_at(deck + zone), number])

    def numbers_at(self, place: int) -> list[int]:
        """The cards that are seen in a zone of a deck."""
        return self._numbers.get(place, [])

    def numbers(self, deck: Deck, zone: int) -> list[int]:
        """The cards of a deck that are seen in a zone."""
        return self.numbers_at(deck * ZONES + zone)

    def ids(self, deck: Deck, zone: int) -> list[str]:
        """The same by their ids."""
        names = self._ids[deck]
        return [names[number] for number in self.numbers(deck, zone)]

    def ids_or_none(self, deck: Deck, zone: int, number: int) -> list[str] | None:
        """The cards in a zone that holds so many, or None where they are hidden."""
        ids = self.ids(deck, zone)
        return ids if len(ids) == number else None


def _sorted_out(printed: _Printed, lies: Sequence[int]) -> dict[int, list[int]]:
    """The cards by deck and zone; nobody asks which ones are in a deck."""
    numbers = defaultdict[int, list[int]](list)
    for card, deck, number in printed.cards:
        if lies[card] > 0:
            numbers[deck + lies[card]].append(number)
    return dict(numbers)


def _in_front_of(player: int) -> set[int]:
    """The zones of a player in which cards may be hidden."""
    return {Zone.HELD + player, Zone.LAID + player, Zone.DRAWN + player}


def _word(member: IntEnum) -> Any:
    """The word of a member in views; their shapes say which words there are."""
    return member.name.lower()


def _mark(effect: Effect) -> str | None:
    """W-14.4, W-14.5  The symbol on a space of the tracker: pay day has one of its own."""
    if any(row[Column.OP] == Op.PAY_DAY for row in effect.rows):
        return "pay-day"
    tokens = effect_tokens(effect)
    return tokens[-1].icon if tokens else None


_GOOD_WORDS = tuple(_word(Good(kind)) for kind in range(GOODS))
_DUE_WORDS = tuple(_word(due) for due in Due)
_DUE_OF = interpreted(due_of)


def _start_is_known(s: Any) -> bool:
    """W-2.11  In the setup the starting player is drawn only when secret pacts and omens have been dealt."""
    if s.phase != Phase.SETUP:
        return True
    return bool(s.stack[0].note[SetupNote.STAGE] > START and s.stack[s.depth - 1].ask != Ask.DRAW_START)


def _seat_or_none(player: int) -> int | None:
    return None if player == NOBODY else player


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
        self._lacking: dict[tuple[int, int], dict[str, int]] = {}
        self.seen = Seen(box, s, None)  # by everybody
        self.head = self._head(s, self.seen)
        self.seats = [self._seat(player) for player in self.players]

    def _head(self, state: Any, seen: Seen) -> shapes.View:
        box, s, mover = self.box, self.s, int(to_move(self.box.record, state))
        costs = self.prices[max(0, s.active)]  # of upgrades: the same for everybody
        scored = s.phase >= Phase.SCORING
        return shapes.View(
            players=box.players,
            options=dict(box.options),
            round=s.round_number,
            turn=s.turn,
            phase=_word(Phase(s.phase)),
            active=s.active if s.turn else None,
            asked=None if mover in (CHANCE, OVER) else mover,
            question="OVER" if s.over else Ask(s.stack[s.depth - 1].ask).name,
            over=bool(s.over),
            winner=_seat_or_none(s.winner),
            ended_by=_word(GameEnd(s.ended_by)) if s.ended_by else None,
            triggerer=_seat_or_none(s.triggerer),
            start=s.start if _start_is_known(s) else None,
            claimant=_seat_or_none(s.claimant),
            worker=self._current_worker(),
            placing=self._placing(),
            locations=self._locations(costs[UPGRADE_PRICES:TOWER_PRICES]),
            pyramid=self._pyramid(),
            display=self._display(),
            tracker=shapes.Tracker(self.printed.ring, s.tracker, self.printed.marks),
            monster=shapes.Goods(*s.monster),
            supply=shapes.Goods(*s.supply),
            round_cards=self._round_cards(seen),
            piles=self._piles(seen),
            towers=self._towers(costs[TOWER_PRICES:NEXT_RECRUIT]),
            masters=self._masters() if s.phase == Phase.SETUP else [],
            omens_in_play=seen.ids(Deck.OMEN, Zone.IN_PLAY),
            due=_dues(s.due),
            scoring=[_score(box, state, player) for player in self.players] if scored else None,
        )

    def _current_worker(self) -> shapes.Standing | None:
        """W-4.1  The worker of the running turn and where they stand; None before they are placed or when they left."""
        s = self.s
        if s.current == NOBODY or s.current_at < 0:
            return None
        return shapes.Standing(s.active, _word(Worker(s.current)), self.printed.places[s.current_at].id)

    def _placing(self) -> shapes.Placing | None:
        """W-4.3  The worker who has been chosen and needs a place."""
        frame = self.s.stack[self.s.depth - 1]
        if not self.s.depth or frame.ask != Ask.PLACE:
            return None
        return shapes.Placing(frame.player, _word(Worker(frame.note[PlaceNote.WORKER])))

    def _locations(self, costs: list[int]) -> list[shapes.Place]:
        """W-11.1, W-10.3, W-20.2  The places of the board, of masterboards in play and of the round card in force."""
        s = self.s
        places = [self._place(location) for location in range(BOARD_LOCATIONS)]
        for standard, price in enumerate(costs):
            location = FIRST_STANDARD + standard
            places[location] = self._standard_location(places[location], standard, price)
        for location, master in OWN_PLACES.items():
            owners = [player for player in self.players if s.seat[player].master == master]
            places += [replace(self._place(location), owner=player) for player in owners]
        if s.place_card != NO_CARD:
            places.append(self._place(PLACE_ON(s.place_card)))
        if s.workers[Location.ASIDE]:
            places.append(self._place(Location.ASIDE))
        return places

    def _place(self, location: int) -> shapes.Place:
        printed, count = self.printed.places[location], self.s.workers[location]
        if not count:
            return printed
        free = None if printed.spaces is None else max(0, printed.spaces - count)  # W-9.10: one may stand between
        return replace(printed, workers=self._workers_at(location), free=free)

    def _workers_at(self, location: int) -> list[shapes.Group]:
        s, loyal, additional = self.s, self.s.loyal_at[location], self.s.additional_at[location]
        groups = [
            shapes.Group(player, loyal[player], additional[player], int(s.seat[player].special_at == location))
            for player in self.players
        ]
        return [group for group in groups if group.loyal + group.additional + group.special]

    def _standard_location(self, place: shapes.Place, standard: int, price: int) -> shapes.Place:
        """W-15.3, W-15.6  The level of a standard location, whose markers made it, and what the next one costs."""
        owners = [_seat_or_none(owner) for owner in self.s.marker[standard]]
        level = len(owners) - owners.count(None)
        return replace(place, level=level, upgrades=owners, upgrade_price=price if price >= 0 else None)

    def _pyramid(self) -> list[shapes.Level]:
        """W-12.1.1  The levels from the lowest on, with those whose marker lies there."""
        at = [self.s.seat[player].level for player in self.players]
        return [
            replace(printed, seats=[player for player in self.players if at[player] == printed.level])
            for printed in self.printed.levels
        ]

    def _display(self) -> list[shapes.Slot]:
        """W-17.2  The slots from left to right, with the gold received, or paid if below 0."""
        return [
            shapes.Slot(self.printed.card(Deck.PACT, pact), gold)
            for pact, gold in zip(self.s.display, self.printed.record.slot_gold, strict=True)
        ]

    def _round_cards(self, seen: Seen) -> shapes.RoundCards:
        place = self.printed.card(Deck.ROUND, self.s.place_card)
        return shapes.RoundCards(seen.ids(Deck.ROUND, Zone.OPEN), place, self.s.discount)

    def _piles(self, seen: Seen) -> shapes.Piles:
        """W-23.1  How many cards each pile holds; discards lie face up."""
        return shapes.Piles(*(shapes.Pile(self.s.left[deck], seen.ids(deck, Zone.DISCARD)) for deck in PILES))

    def _towers(self, costs: list[int]) -> list[shapes.TowerOffer]:
        """W-2.3  The tower upgrades with their price in this round and their owner, if they have one."""
        owner = {tower: player for player in reversed(self.players) for tower in self.s.seat[player].tower}
        return [
            replace(printed, price=None if number in owner else costs[number], owner=owner.get(number))
            for number, printed in enumerate(self.printed.towers)
        ]

    def _masters(self) -> list[str]:
        """W-2.12  The masterboards of side B that nobody has taken, while somebody still chooses."""
        taken = [self.s.seat[player].master for player in self.players]
        if not self.printed.record.masters_b or NOBODY not in taken:
            return []
        masters = self.box.pack.masters
        return [each.id for each in masters if each.master not in (Master.NEUTRALITY, *taken)]

    def _seat(self, player: int) -> shapes.Seat:
        """W-23.1  What lies in front of a player and everybody sees; None where it depends on who looks."""
        own, card, record = self.s.seat[player], self.printed.card, self.printed.record
        drawn = self.s.zone[Card.SECRET : Card.SECRET + SECRETS].count(Zone.DRAWN + player)
        has_cost = own.cost_marker != NO_CARD
        return shapes.Seat(
            seat=player,
            vp=own.vp,
            goods=shapes.Goods(*own.goods),
            cost=_word(Good(record.cost_good[own.cost_marker])) if has_cost else None,
            cost_marker=card(Deck.COST_MARKER, own.cost_marker),
            workers=self._workers(player),
            markers=own.markers,
            upgrades_performed=self.s.performed[player],
            level=own.level,
            master=self._master(own),
            skill=self._skill(own),
            towers=shapes.Towers(*(card(Deck.TOWER, tower) for tower in own.tower)),
            active_omen=card(Deck.OMEN, own.active),
            active_omen_used=bool(own.active_used),
            fulfilling=self._fulfilling(player),
            fulfilled_number=sum(own.fulfilled),
            omens_number=own.omens,
            revenge_number=own.revenge,
            secrets_number=own.secrets,
            secrets_drawn_number=drawn,
            has_element=own.element != NO_CARD,
        )

    def _workers(self, player: int) -> shapes.Workers:
        """W-9.5, W-13.6  Who is available, who stands on the slots, who is placed, and what the next one costs."""
        own = self.s.seat[player]
        worker, cost, gold = self.prices[player][NEXT_RECRUIT : NEXT_RECRUIT + 3]
        at_home, special = own.special == Special.HOME, int(own.special == Special.AVAILABLE)
        return shapes.Workers(
            shapes.Crew(own.loyal, own.additional, special),
            own.recruited + int(not at_home),
            shapes.Slots(self.printed.record.additional - own.recruited, int(at_home)),
            None if worker == NOBODY else shapes.Recruit(_word(Worker(worker)), cost, gold),
            shapes.Crew(LOYAL_WORKERS - own.loyal, own.recruited - own.additional, int(not at_home) - special),
        )

    def _master(self, own: Any) -> shapes.Master | None:
        """W-10.1, W-10.9  The masterboard, its marker, and the multiplier of B3."""
        if own.master == NOBODY:
            return None
        record, is_multiplier = self.printed.record, own.master == Master.INTELLIGENCE
        return shapes.Master(
            self.box.pack.masters[own.master].id,
            own.track if record.has_track[own.master] or is_multiplier else None,
            record.multiplier[own.track] if is_multiplier else None,
        )

    def _skill(self, own: Any) -> shapes.Skill | None:
        if own.skill == NO_CARD:
            return None
        return shapes.Skill(self.printed.ids[Deck.SKILL][own.skill], bool(own.skill_used))

    def _fulfilling(self, player: int) -> list[str]:
        """W-17.7  The pacts that are just being fulfilled."""
        s, ids = self.s, self.printed.ids[Deck.PACT]
        pacts = [
            frame.note[FulfilNote.PACT]
            for frame in s.stack[: s.depth]
            if frame.ask == Ask.FULFIL and frame.player == player
        ]
        return [ids[pact] for pact in pacts if s.zone[Card.PACT + pact] == Zone.IN_PLAY]

    def lacking(self, player: int, pact: int) -> dict[str, int]:
        """W-17.12  What a player still needs for a pact, by the symbols of its cost."""
        if (player, pact) not in self._lacking:
            self._lacking[player, pact] = self._lack(player, pact)
        return self._lacking[player, pact]

    def _lack(self, player: int, pact: int) -> dict[str, int]:
        own, record, lack, rest = self.s.seat[player], self.printed.record, dict[str, int](), 0
        cost, cost_good = record.pact_cost[pact], record.cost_good[own.cost_marker]
        for kind, word in enumerate(_GOOD_WORDS):
            missing = _DUE_OF(record, self.s, player, pact, kind) - own.goods[kind]
            rest += max(0, -missing)
            if missing > 0 and cost[kind]:
                lack[word] = missing
            if missing > 0 and kind == cost_good and cost[Due.COST]:  # W-17.9: on its own symbol as well
                lack["cost"] = min(missing, cost[Due.COST])
        for key, n in (("any", cost[Due.ANY] - rest), ("omen", cost[Due.OMEN] - own.omens)):
            if n > 0:
                lack[key] = n
        return lack


# ---- what is hidden -------------------------------------------------------------------------------------------------


def _seat(table: _Table, open_part: shapes.Seat, seen: Seen) -> shapes.Seat:
    """W-23.1  What lies in front of a player as somebody sees it; None where it is hidden."""
    player, own = open_part.seat, table.s.seat[open_part.seat]
    held, elements = Zone.HELD + player, seen.ids(Deck.ELEMENT, Zone.HELD + player)
    pacts = seen.ids_or_none(Deck.PACT, Zone.LAID + player, open_part.fulfilled_number)
    wanted, ids = seen.numbers(Deck.PACT, held), table.printed.ids[Deck.PACT]
    return replace(
        open_part,
        unfulfilled=[ids[pact] for pact in wanted],
        lacking={ids[pact]: table.lacking(player, pact) for pact in wanted},
        fulfilled=pacts,
        fulfilled_elements=None if pacts is None else list(own.fulfilled),
        omens=seen.ids_or_none(Deck.OMEN, held, own.omens),
        revenge=seen.ids_or_none(Deck.REVENGE, held, own.revenge),
        secrets=seen.ids_or_none(Deck.SECRET, held, own.secrets),
        secrets_drawn=seen.ids_or_none(Deck.SECRET, Zone.DRAWN + player, open_part.secrets_drawn_number),
        element=elements[0] if elements else None,
    )


# ---- final scoring --------------------------------------------------------------------------------------------------


def _score(box: Box, s: Any, player: int) -> shapes.Score:
    """W-7.1  The lines of the final scoring of a player, and what each step gives."""
    lines = np.zeros((MOST_LINES, LINE), np.int64)
    n = int(score_sheet(box.record, s, player, lines))
    steps = {_word(step): sum(int(line[4]) for line in lines[:n] if line[0] == step) for step in Score}
    return shapes.Score(player, [_score_line(box, *line) for line in lines[:n].tolist()], steps, sum(steps.values()))


def _score_line(box: Box, step: int, item: int, card: int, count: int, points: int) -> shapes.ScoreLine:
    what: str | None = None
    if item in ITEM_DECKS:
        what = card_id(box.pack, ITEM_DECKS[Item(item)], card)
    elif item == Item.SETS:
        what = _word(Good(card))
    return shapes.ScoreLine(_word(Score(step)), _word(Item(item)), what, count, points)

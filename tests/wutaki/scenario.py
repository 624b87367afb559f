"""Positions, moves and expectations of Wutaki, written the way the rulebook speaks.

    given(players=2).goods(1, gold=6).upgrade(2, "7a")
        .when("1: worker loyal", "1: place loyal at 6", "1: upgrade 7a")
        .then(goods={1: {}}, vp={1: 9})

Players are numbered from 1, cards go by id, locations by the number on the board. A position begins with the turn of
player 1 in round 1: nobody has resources, hand cards or recruited workers, everybody has 5 points and masterboard A;
the cost resources are stone, wood, sheep, oil and the elements earth, fire, water, wind, in seat order. The display
shows P-FI01, P-WA01, P-EA01, P-WI01 in slots 1 to 4, and no round card is in force.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Self

import numpy as np

from spieltisch.wutaki import GAME
from spieltisch.wutaki.box.opening import FIRST_CARD, box_of, values_of
from spieltisch.wutaki.box.pack import BASE, load_pack
from spieltisch.wutaki.box.printed import Pack
from spieltisch.wutaki.box.symbols import Site, parse_effect
from spieltisch.wutaki.people.texts import split_thing
from spieltisch.wutaki.rules.notes import RoundNote, TurnNote
from spieltisch.wutaki.rules.rounds import BEGIN, TURNS
from spieltisch.wutaki.rules.scoring import score_sheet
from spieltisch.wutaki.rules.turn import STEP_TWO
from spieltisch.wutaki.rules.words import (
    FIRST_STANDARD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILES,
    Ask,
    Card,
    Deck,
    GameEnd,
    Good,
    Location,
    OmenKind,
    Phase,
    Special,
    Tower,
    Zone,
)

from .. import scenario

PLACES = ("1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d", "7e", "7f", "11", "12", "13", "14", "15", "16")
KINDS = tuple(good.name.lower() for good in Good if good < Good.ANY)
DISPLAY = ("P-FI01", "P-WA01", "P-EA01", "P-WI01")
MASTERS = ("A", "B1", "B2", "B3", "B4")
# D-4: worker spaces with 2, 3 and 4 players
SPACES = {
    "1": (1, 1, 1),
    "2": (1, 1, 1),
    "3": (1, 2, 3),
    "4": (1, 1, 1),
    "5": (1, 1, 1),
    "6": (1, 1, 2),
    "7a": (2, 3, 4),
    "7b": (2, 3, 4),
    "7c": (2, 3, 4),
    "7d": (2, 3, 4),
    "7e": (3, 4, 5),
    "7f": (1, 2, 3),
    "11": (1, 1, 1),
    "12": (1, 1, 1),
    "13": (1, 2, 3),
    "14": (1, 2, 3),
    "15": (1, 2, 2),
    "16": (1, 1, 1),
}
EXTREME_SPACES = {**SPACES, **dict.fromkeys(("7a", "7b", "7c", "7d", "7e"), (2, 3, 3)), "13": (3, 4, 5)}


@cache
def base_pack() -> Pack:
    return load_pack(BASE)


def given(players: int = 2, **options: Any) -> Scenario:
    """A position at the beginning of player 1's turn; options by their keys, e.g. `board="extreme"`."""
    return Scenario(players, options)


def new_game(players: int = 2, **options: Any) -> Scenario:
    """A game from its very beginning: the first question is the draw of the first element card."""
    return Scenario.new_game(players, options)


def location(place: str) -> int:
    """The number of a location: "7a", "B1", "B3", "aside", or the id of a round card with a place."""
    if place in PLACES:
        return PLACES.index(place)
    if place.startswith("C-"):
        return Location.ROUND_CARD + int(place[2:]) - 1
    return {"B1": Location.ARCHITECTURE, "B3": Location.INTELLIGENCE, "aside": Location.ASIDE}[place]


class Scenario(scenario.Scenario):
    """A position that is set up piece by piece, then played."""

    game, notation = GAME, "id"
    base_pack, values_of, box_of = staticmethod(base_pack), staticmethod(values_of), staticmethod(box_of)
    _asks_everything = False  # R-W-10: a single answer that is asked for all the same is given here
    _tracker: int | None = None

    def _lay_out(self) -> None:
        s, figures = self.s, self.pack.figures
        extreme = self.values["board"] == "extreme"
        self.additional = figures.extreme_additional if extreme else len(figures.recruit)
        s.zone[Card.TOWER : Card.COST_MARKER] = Zone.OPEN
        for number, omen in enumerate(self.pack.omens):
            if self.values["omen_deck"] == 45 and omen.edition:
                s.zone[Card.OMEN + number] = Zone.OUT
        s.zone[Card.ELEMENT : Card.TOWER] = Zone.OUT
        s.zone[Card.COST_MARKER :] = Zone.OUT
        for deck in Deck:  # this pack has no more cards
            s.zone[FIRST_CARD[deck] + len(self.pack.deck(deck)) : FIRST_CARD[deck + 1]] = Zone.OUT
        for deck in range(PILES):
            s.left[deck] = int((s.zone[FIRST_CARD[deck] : FIRST_CARD[deck + 1]] == Zone.DECK).sum())
        s.supply[:] = self.pack.supply
        s.marker[:], s.display[:] = NOBODY, NO_CARD
        s.winner = s.claimant = s.triggerer = s.current = NOBODY
        s.current_at, s.place_card = NOWHERE, NO_CARD
        for seat in s.seat:
            seat.special_at, seat.element, seat.cost_marker, seat.skill = NOWHERE, NO_CARD, NO_CARD, NO_CARD
            seat.master, seat.tower[:], seat.active = NOBODY, NO_CARD, NO_CARD
        for player in range(1, self.players + 1):
            seat = s.seat[player - 1]
            seat.vp, seat.loyal, seat.markers, seat.master = 5, 4, 6, 0
            self.element(player, f"E-{player}").cost(player, f"K-{player}")
        self._display: tuple[str | None, ...] | None = DISPLAY
        s.round_number = 1
        self.turn_of(1)

    # --- naming ------------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """The card of an id among the cards of all decks."""
        pack = self.pack
        decks = (
            pack.pacts,
            pack.omens,
            pack.revenge,
            pack.rounds,
            pack.secrets,
            pack.elements,
            pack.towers,
            pack.cost_markers,
            pack.skills,
        )
        for deck, cards in enumerate(decks):
            for number, card in enumerate(cards):
                if card.id == name:
                    return FIRST_CARD[deck] + number
        raise AssertionError(f"no card is called {name}")

    def number(self, name: str) -> int:
        """The number of a card within its deck."""
        return self.card(name) - FIRST_CARD[self.deck(self.card(name))]

    def deck(self, card: int) -> int:
        return next(deck for deck in Deck if card < FIRST_CARD[deck + 1])

    def name(self, card: int) -> str:
        deck = Deck(self.deck(card))
        return str(self.pack.deck(deck)[card - FIRST_CARD[deck]].id)

    def card_of(self, thing: int) -> int:
        """The card that a thing is, numbered through all decks."""
        group, number = split_thing(thing)
        return FIRST_CARD[Deck[group.name]] + number

    def in_zone(self, deck: Deck, zone: int) -> list[str]:
        """The ids of the cards of a deck that are in a zone."""
        cards = range(FIRST_CARD[deck], FIRST_CARD[deck] + len(self.pack.deck(deck)))
        return [self.name(card) for card in cards if self.s.zone[card] == zone]

    # --- other cards -------------------------------------------------------------------------------------------------

    def _replace(self, field: str, name: str, **values: Any) -> Self:
        cards = list(getattr(self.pack, field))
        number = [card.id for card in cards].index(name)
        cards[number] = replace(cards[number], **values)
        self.pack = replace(self.pack, **{field: tuple(cards)})
        return self

    def omen_effect(self, name: str, symbols: str) -> Self:
        """Print another effect on an omen, for parts of the language no base card uses."""
        omen = self.pack.omens[self.number(name)]
        site = Site.PERMANENT if omen.kind == OmenKind.PERMANENT else Site.OMEN
        return self._replace("omens", name, effect=parse_effect(symbols, site))

    def reward(self, name: str, symbols: str) -> Self:
        """Print another reward on a pact."""
        return self._replace("pacts", name, reward=parse_effect(symbols, Site.PACT))

    def round_effect(self, name: str, symbols: str) -> Self:
        """Print another effect on a round card of the same kind."""
        kinds = (Site.ROUND_PLACE, Site.ROUND_UPGRADE, Site.INSTANT, Site.CHAIN)
        kind = self.pack.rounds[self.number(name)].kind
        return self._replace("rounds", name, effect=parse_effect(symbols, kinds[kind]))

    # --- setting up: players -----------------------------------------------------------------------------------------

    def goods(self, player: int, **amounts: int) -> Self:
        """`goods(1, stone=2, gold=5)`: taken from the supply."""
        for kind, amount in amounts.items():
            good = KINDS.index(kind)
            self.s.supply[good] += self.s.seat[player - 1].goods[good] - amount
            self.s.seat[player - 1].goods[good] = amount
            assert self.s.supply[good] >= 0, f"there are not so many markers of {kind}"
        return self

    def monster(self, **amounts: int) -> Self:
        """Markers on the monster, taken from the supply."""
        for kind, amount in amounts.items():
            good = KINDS.index(kind)
            self.s.supply[good] += self.s.monster[good] - amount
            self.s.monster[good] = amount
        return self

    def supply(self, holder: int, **amounts: int) -> Self:
        """Leave only so many markers in the supply; `holder` has got the rest."""
        for kind, amount in amounts.items():
            good = KINDS.index(kind)
            self.s.seat[holder - 1].goods[good] += self.s.supply[good] - amount
            self.s.supply[good] = amount
        return self

    def vp(self, player: int, points: int) -> Self:
        self.s.seat[player - 1].vp = points
        return self

    def element(self, player: int, name: str) -> Self:
        return self._owned(player, "element", name)

    def cost(self, player: int, name: str) -> Self:
        return self._owned(player, "cost_marker", name)

    def skill(self, player: int, name: str, used: bool = False) -> Self:
        self.s.seat[player - 1].skill_used = used
        return self._owned(player, "skill", name)

    def _owned(self, player: int, field: str, name: str) -> Self:
        """One card for the whole game; whoever had it gets the one it replaces."""
        card, number = self.card(name), self.number(name)
        before = int(self.s.seat[player - 1][field])
        for other in range(self.players):
            if other != player - 1 and self.s.seat[other][field] == number:
                self.s.seat[other][field] = before
        self.s.seat[player - 1][field] = number
        first = FIRST_CARD[self.deck(card)]
        for index in range(first, FIRST_CARD[self.deck(card) + 1]):
            self.s.zone[index] = Zone.OUT
        for seat in range(self.players):
            if self.s.seat[seat][field] != NO_CARD:
                self.s.zone[first + int(self.s.seat[seat][field])] = Zone.HELD + seat
        return self

    def master(self, player: int, name: str, track: int = 0) -> Self:
        """A masterboard ("A", "B1" … "B4") and the position of its marker."""
        self.s.seat[player - 1].master, self.s.seat[player - 1].track = MASTERS.index(name), track
        return self

    def tower(self, player: int, name: str) -> Self:
        """A tower upgrade with an own marker."""
        tower = self.pack.towers[self.number(name)]
        self.s.seat[player - 1].tower[Tower(tower.sort)] = self.number(name)
        self.s.seat[player - 1].markers -= 1
        self.s.performed[player - 1] += 1
        self.s.zone[self.card(name)] = Zone.HELD + player - 1
        return self

    def upgrade(self, player: int, place: str) -> Self:
        """An upgrade marker on the first free space of a standard location."""
        standard = location(place) - FIRST_STANDARD
        space = 0 if self.s.marker[standard, 0] == NOBODY else 1
        self.s.marker[standard, space] = player - 1
        self.s.seat[player - 1].markers -= 1
        self.s.performed[player - 1] += 1
        return self

    def markers(self, player: int, left: int) -> Self:
        """Leave a player so many upgrade markers by laying the others on locations."""
        for place in ("7a", "7b", "7c", "7d", "7e", "7f") * 2:
            standard = location(place) - FIRST_STANDARD
            if self.s.seat[player - 1].markers > left and self.s.marker[standard, 1] == NOBODY:
                self.upgrade(player, place)
        return self

    def pyramid(self, player: int, level: int) -> Self:
        self.s.seat[player - 1].level = level
        self.s.seat[player - 1].markers -= 1
        return self

    def recruited(self, player: int, number: int, special: bool = False) -> Self:
        """So many recruited additional workers, all available; and the special one, if so."""
        seat = self.s.seat[player - 1]
        seat.recruited = seat.additional = number
        seat.special = Special.AVAILABLE if special else Special.HOME
        return self

    def placed(self, player: int, place: str, loyal: int = 0, additional: int = 0, special: bool = False) -> Self:
        """Workers that stand on a location already; additional ones are recruited by that."""
        s, seat, where = self.s, self.s.seat[player - 1], location(place)
        seat.loyal -= loyal
        s.loyal_at[where, player - 1] += loyal
        seat.recruited += additional
        s.additional_at[where, player - 1] += additional
        s.workers[where] += loyal + additional + int(special)
        if special:
            seat.special, seat.special_at = Special.PLACED, where
        return self

    # --- setting up: cards -------------------------------------------------------------------------------------------

    def _move(self, name: str, zone: int) -> None:
        card = self.card(name)
        deck = self.deck(card)
        assert self.s.zone[card] == Zone.DECK, f"{name} is out of its pile already"
        self.s.zone[card] = zone
        self.s.left[deck] -= 1

    def omens(self, player: int, *names: str) -> Self:
        """Omens in hand."""
        for name in names:
            self._move(name, Zone.HELD + player - 1)
            self.s.seat[player - 1].omens += 1
        return self

    def active(self, player: int, name: str, used: bool = False) -> Self:
        """The active permanent omen."""
        self._move(name, Zone.LAID + player - 1)
        self.s.seat[player - 1].active, self.s.seat[player - 1].active_used = self.number(name), used
        return self

    def revenge(self, player: int, *names: str) -> Self:
        for name in names:
            self._move(name, Zone.HELD + player - 1)
            self.s.seat[player - 1].revenge += 1
        return self

    def secrets(self, player: int, *names: str) -> Self:
        for name in names:
            self._move(name, Zone.HELD + player - 1)
            self.s.seat[player - 1].secrets += 1
        return self

    def pacts(self, player: int, *names: str) -> Self:
        """Unfulfilled pacts."""
        for name in names:
            self._move(name, Zone.HELD + player - 1)
            self.s.seat[player - 1].unfulfilled += 1
        return self

    def fulfilled(self, player: int, *names: str) -> Self:
        """Fulfilled pacts; the general marker moves with them."""
        for name in names:
            self._move(name, Zone.LAID + player - 1)
            self.s.seat[player - 1].fulfilled[self.pack.pacts[self.number(name)].element] += 1
        return self

    def tracker(self, label: str) -> Self:
        """The general marker on this space: the last player has fulfilled as many pacts as that takes."""
        ring = self.pack.ring(self.players)
        self._tracker = [self.pack.tracker[space].label for space in ring].index(label)
        return self

    def display(self, *names: str | None) -> Self:
        """The pacts on the display, from slot 1 (left) to 4; None: empty."""
        self._display = names
        return self

    def round_card(self, name: str) -> Self:
        """A round card in force."""
        self._move(name, Zone.OPEN)
        effect = self.pack.rounds[self.number(name)].effect
        if effect.symbols.startswith("place"):
            self.s.place_card = self.number(name)
        if effect.symbols.startswith("this round"):
            self.s.discount += effect.rows[0][2]
        return self

    def discards(self, *names: str) -> Self:
        """Cards on the discard piles of their decks."""
        for name in names:
            self._move(name, Zone.DISCARD)
            self.s.discarded[self.deck(self.card(name))] += 1
        return self

    def pile_to_discards(self, deck: Deck, leave: int = 0) -> Self:
        """Discard the pile of pacts, omens or round cards until `leave` cards are left."""
        self._fill_display()
        for name in self.in_zone(deck, Zone.DECK)[leave:]:
            self.discards(name)
        return self

    def without(self, deck: Deck, leave: int = 0) -> Self:
        """Lay the pile aside until `leave` cards are left, as if the rest had never been in the box."""
        self._fill_display()
        for name in self.in_zone(deck, Zone.DECK)[leave:]:
            self._move(name, Zone.OUT)
            self._aside.append(self.card(name))
        return self

    # --- setting up: time --------------------------------------------------------------------------------------------

    def turn_of(self, player: int) -> Self:
        """Begin with the turn of a player."""
        s = self.s
        s.stack[:] = 0
        s.stack[0].ask, s.stack[0].player, s.stack[0].note[RoundNote.STAGE] = Ask.ROUND, NOBODY, TURNS
        s.stack[1].ask, s.stack[1].player = Ask.TURN, player - 1
        s.depth, s.active, s.phase = 2, player - 1, Phase.STEP_ONE
        s.next_seat = player % self.players
        return self

    def step2_of(self, player: int) -> Self:
        """Begin in step 2 of a player's turn, with no current worker."""
        self.turn_of(player)
        self.s.stack[1].note[TurnNote.STAGE], self.s.phase = STEP_TWO, Phase.STEP_TWO
        return self

    def round_begins(self, number: int = 2) -> Self:
        """Begin with the round card of this round."""
        s = self.s
        s.stack[:] = 0
        s.stack[0].ask, s.stack[0].player, s.stack[0].note[RoundNote.STAGE], s.depth = Ask.ROUND, NOBODY, BEGIN, 1
        s.round_number, s.phase = number - 1, Phase.END_OF_ROUND
        return self

    def scoring(self) -> Self:
        """Begin with final scoring, after the last round."""
        s = self.s
        s.ended_by = GameEnd.ROUNDS
        s.stack[:] = 0
        s.stack[0].ask, s.stack[0].player, s.depth, s.phase = Ask.SCORING, NOBODY, 1, Phase.STEP_TWO
        return self

    def start_player(self, player: int) -> Self:
        self.s.start = player - 1
        return self

    def set_seat(self, player: int, **fields: int) -> Self:
        """Any other field of a seat, e.g. `set_seat(1, turns=17)`."""
        for key, value in fields.items():
            setattr(self.s.seat[player - 1], key, value)
        return self

    def _fill_display(self) -> None:
        if self._display is None:
            return
        names, self._display = self._display, None
        for slot, name in enumerate(names):
            if name is not None and self.s.zone[self.card(name)] == Zone.DECK:
                self._move(name, Zone.OPEN)
                self.s.display[slot] = self.number(name)
        empty = [slot for slot in range(4) if self.s.display[slot] == NO_CARD and slot < len(names) and names[slot]]
        for slot in empty:  # the pact lies elsewhere in this scenario: the last ones of the pile stand in
            name = self.in_zone(Deck.PACT, Zone.DECK)[-1]
            self._move(name, Zone.OPEN)
            self.s.display[slot] = self.number(name)

    def _set_tracker(self) -> None:
        ring = len(self.pack.ring(self.players))
        done = int((self.s.zone[: Card.OMEN] >= Zone.LAID).sum())
        if self._tracker is not None:
            while done % ring != self._tracker:
                self.fulfilled(self.players, self.in_zone(Deck.PACT, Zone.DECK)[-1])
                done += 1
        self.s.tracker = done % ring

    def _remember(self) -> None:
        """All know their own cards and think everything else possible."""
        s = self.s
        anywhere = (1 << (self.players + 1)) - 1
        for omen in range(len(s.omen_may_be)):
            zone = int(s.zone[Card.OMEN + omen])
            hidden = zone == Zone.DECK or Zone.HELD <= zone < Zone.LAID
            s.omen_may_be[omen] = anywhere if hidden else 0
        for masks, first in ((s.revenge_may_be, Card.REVENGE), (s.secret_may_be, Card.SECRET)):
            for observer in range(4):
                own = 1 << (1 + observer)
                for number in range(masks.shape[1]):
                    is_own = s.zone[first + number] == Zone.HELD + observer
                    masks[observer, number] = own if is_own else anywhere & ~own

    def _complete(self) -> None:
        self._fill_display()
        self._set_tracker()
        self._remember()

    def _put_back(self, s: Any, card: int) -> None:
        s.zone[card] = Zone.DECK
        s.left[self.deck(card)] += 1
        if Card.OMEN <= card < Card.REVENGE:
            s.omen_may_be[card - Card.OMEN] |= 1
        for masks, first in ((s.revenge_may_be, Card.REVENGE), (s.secret_may_be, Card.SECRET)):
            if first <= card < first + masks.shape[1]:
                masks[:, card - first] |= 1

    # --- playing -----------------------------------------------------------------------------------------------------

    def _take(self, n: int) -> None:
        super()._take(n)
        if n == 1 and not self._asks_everything:
            self._answer(int(self.out[0]))

    def ask_everything(self) -> Self:
        """Show questions with a single answer, too, which are asked so that nobody learns of a hand (R-W-10)."""
        self._asks_everything = True
        return self

    def place(self, player: int, place: str, worker: str = "loyal") -> Self:
        """Place a worker of this type there, whether or not the type has to be chosen."""
        if self.question == "WORKER":
            self.when(f"{player}: worker {worker}")
        return self.when(f"{player}: place {worker} at {place}")

    def draw(self, *names: str) -> Self:
        """Chance draws these cards, one after the other."""
        return self.when(*(f"chance: draw {name}" for name in names))

    def draw_rest(self) -> Self:
        """Chance draws until somebody else is asked."""
        while self.question in ("DRAW", "DRAW_START"):
            self._answer(self.things()[0])
        return self

    def repeat(self, answer: str, times: int) -> Self:
        """The same answer so many times."""
        return self.when(*[answer] * times)

    def first(self) -> Self:
        """The first of the legal answers, whatever it is."""
        self._answer(self.things()[0])
        return self

    def play_on(self) -> Self:
        """Play to the end, always answering with the first option."""
        while not self.start().s.over:
            self.first()
        return self

    # --- expecting ---------------------------------------------------------------------------------------------------

    def goods_of(self, player: int) -> dict[str, int]:
        """What a player has, kinds of which there is nothing left out."""
        goods = self.s.seat[player - 1].goods
        return {kind: int(goods[good]) for good, kind in enumerate(KINDS) if goods[good]}

    def workers_of(self, player: int) -> dict[str, int]:
        """Available workers by type, types of which there are none left out."""
        seat = self.s.seat[player - 1]
        counts = {"loyal": int(seat.loyal), "additional": int(seat.additional)}
        counts["special"] = int(seat.special == Special.AVAILABLE)
        return {worker: count for worker, count in counts.items() if count}

    def held(self, deck: Deck, player: int) -> list[str]:
        """Hand omens, unfulfilled pacts, revenge cards, secret pacts."""
        return self.in_zone(deck, Zone.HELD + player - 1)

    def laid(self, deck: Deck, player: int) -> list[str]:
        """Fulfilled pacts, the active omen."""
        return self.in_zone(deck, Zone.LAID + player - 1)

    def displayed(self) -> list[str | None]:
        """The display from slot 1 to 4."""
        return [self.name(int(pact)) if pact != NO_CARD else None for pact in self.s.display]

    def sheet(self, player: int) -> list[tuple[int, ...]]:
        """The lines of a player's final scoring: step, item, card or kind, count, points."""
        out = np.zeros((100, 5), np.int64)
        n = score_sheet(self.box.record, self.start().s, player - 1, out)
        return [tuple(row) for row in out[:n].tolist()]

    def _actual(self, key: str, value: Any) -> Any:
        """`then(goods={1: {"gold": 2}}, vp={1: 9}, monster={"oil": 3}, omens={1: [...]}, revenge=…, secrets=…, pacts=…,
        fulfilled=…, active={1: "O-40"}, workers={1: {"loyal": 3}}, at={("7a", 1): 2}, level={"7a": 1}, tracker="1",
        display=[…], track={1: 3}, question="PLACE", asked=1, over=True, winner=1, totals={1: 133}, start=1, round=2)`
        """
        s = self.s
        decks = {"omens": Deck.OMEN, "revenge": Deck.REVENGE, "secrets": Deck.SECRET, "pacts": Deck.PACT}
        if key in decks:
            return {player: self.held(decks[key], player) for player in value}
        if key == "fulfilled":
            return {player: self.laid(Deck.PACT, player) for player in value}
        if key == "active":
            return {player: (self.laid(Deck.OMEN, player) or [None])[0] for player in value}
        if key == "goods":
            return {player: self.goods_of(player) for player in value}
        if key == "workers":
            return {player: self.workers_of(player) for player in value}
        if key in ("vp", "track", "markers", "recruited"):
            return {player: int(s.seat[player - 1][key]) for player in value}
        if key == "pyramid":
            return {player: int(s.seat[player - 1].level) for player in value}
        if key == "level":
            return {place: int((s.marker[location(place) - FIRST_STANDARD] != NOBODY).sum()) for place in value}
        if key == "at":
            return {(place, player): self._standing(place, player) for place, player in value}
        if key == "totals":
            return {player: int(s.score[player - 1].sum()) for player in value}
        if key == "monster":
            return {kind: int(s.monster[good]) for good, kind in enumerate(KINDS) if s.monster[good]}
        if key == "supply":
            return {kind: int(s.supply[KINDS.index(kind)]) for kind in value}
        if key == "tracker":
            return self.pack.tracker[self.pack.ring(self.players)[int(s.tracker)]].label
        if key == "winner":
            return None if s.winner == NOBODY else int(s.winner) + 1
        simple = {"over": lambda: bool(s.over), "active_player": lambda: int(s.active) + 1, "display": self.displayed}
        simple |= {"start": lambda: int(s.start) + 1, "round": lambda: int(s.round_number)}
        return simple[key]() if key in simple else super()._actual(key, value)

    def _standing(self, place: str, player: int) -> int:
        """How many workers of a player stand on a location."""
        where = location(place)
        special = int(self.s.seat[player - 1].special_at == where)
        return int(self.s.loyal_at[where, player - 1]) + int(self.s.additional_at[where, player - 1]) + special

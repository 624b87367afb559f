"""W-24.15: `check` finds whatever cannot be on a table, and nothing in a sound position.

`Table` lays positions by hand, piece by piece, and remembers like the rules do; the tests of knowledge and view use it.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from spieltisch.core.game import Box
from spieltisch.core.records import blank
from spieltisch.core.stack import DEPTH, NOTES, push
from spieltisch.wutaki.box.opening import open_box
from spieltisch.wutaki.rules import memory, words
from spieltisch.wutaki.rules.check import PHASE, SPACES, STACK, TRACKER, check
from spieltisch.wutaki.rules.notes import FulfilNote, PutAwayNote
from spieltisch.wutaki.rules.pacts import GENERAL
from spieltisch.wutaki.rules.state import STATE
from spieltisch.wutaki.rules.words import (
    LOYAL_WORKERS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PILES,
    UPGRADE_MARKERS,
    Ask,
    Card,
    Deck,
    GameEnd,
    Location,
    Master,
    Phase,
    Score,
    Special,
    Tower,
    Worker,
    Zone,
)

checks = import_module("spieltisch.wutaki.rules.check")  # by its full name: the package calls its function `check`
COUNTERS = {Deck.OMEN: "omens", Deck.REVENGE: "revenge", Deck.SECRET: "secrets"}


@cache
def box_for(players: int, options: tuple[tuple[str, Any], ...]) -> Box:
    """Rules only read a box, so positions can share it."""
    return open_box(players, dict(options))


class Table:
    """A position in the first turn of round 1: player 0 is asked for a worker, nobody has drawn a hidden card."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.box = box_for(players, tuple(options.items()))
        self.s = s = blank(STATE)
        self.players = players
        s.turn, s.round_number, s.phase = 1, 1, Phase.STEP_ONE
        s.winner = s.claimant = s.triggerer = s.current = NOBODY
        s.current_at, s.place_card = NOWHERE, NO_CARD
        s.supply[:] = self.box.record.supply
        s.display[:] = NO_CARD
        s.marker[:] = NOBODY
        s.zone[Card.TOWER : Card.COST_MARKER] = Zone.OPEN
        s.zone[Card.OMEN : Card.REVENGE][self.box.record.in_deck == 0] = Zone.OUT
        for deck in Deck:  # this pack has no more cards
            first, behind = self.box.record.first_card[deck : deck + 2]
            s.zone[first + self.box.record.cards[deck] : behind] = Zone.OUT
        for deck in range(PILES):
            first, behind = self.box.record.first_card[deck : deck + 2]
            s.left[deck] = (s.zone[first:behind] == Zone.DECK).sum()
        memory.remember_nothing(s)
        for seat in s.seat:
            seat.special_at, seat.master, seat.active = NOWHERE, NOBODY, NO_CARD
            seat.element = seat.cost_marker = seat.skill = seat.tower[0] = seat.tower[1] = NO_CARD
        for player in range(players):
            self._sit_down(player)
        for slot in range(4):
            self.take(Deck.PACT, slot, Zone.OPEN)
            s.display[slot] = slot
        push(s, Ask.ROUND, 0)
        push(s, Ask.TURN, 0)
        push(s, Ask.WORKER, 0)

    def _sit_down(self, player: int) -> None:
        seat = self.s.seat[player]
        seat.vp, seat.loyal, seat.markers = self.box.record.start_vp, LOYAL_WORKERS, UPGRADE_MARKERS
        seat.master = Master.NEUTRALITY
        self.goods(player, 1, 1, 1, 1, 1)
        seat.element = seat.cost_marker = player
        self.s.zone[Card.ELEMENT + player] = self.s.zone[Card.COST_MARKER + player] = Zone.HELD + player

    def goods(self, player: int, *amounts: int) -> "Table":
        """A player's markers, from the supply."""
        for kind, amount in enumerate(amounts):
            self.s.supply[kind] -= amount - int(self.s.seat[player].goods[kind])
            self.s.seat[player].goods[kind] = amount
        return self

    def take(self, deck: Deck, number: int, zone: int) -> None:
        """A card leaves its pile for a zone; counters of the pile only."""
        card = int(self.box.record.first_card[deck]) + number
        assert self.s.zone[card] == Zone.DECK, f"{deck.name} {number} is not in the pile"
        self.s.zone[card] = zone
        self.s.left[deck] -= 1

    def put_back(self, deck: Deck, number: int) -> None:
        """A card goes back into its pile."""
        self.s.zone[int(self.box.record.first_card[deck]) + number] = Zone.DECK
        self.s.left[deck] += 1

    def draw(self, deck: Deck, player: int, *cards: int) -> "Table":
        """A player draws hidden cards."""
        for card in cards:
            if deck == Deck.OMEN:
                memory.saw_omen_drawn(self.s, player)
            elif deck == Deck.REVENGE:
                memory.saw_revenge_drawn(self.s, player, card)
            else:
                memory.saw_secret_drawn(self.s, player, card)
            self.take(deck, card, Zone.HELD + player)
            self.s.seat[player][COUNTERS[deck]] += 1
        return self

    def discard(self, *omens: int) -> "Table":
        """Omens go from hands to the discards."""
        for omen in omens:
            memory.saw_omen_leave(self.s, omen)
            self.s.seat[int(self.s.zone[Card.OMEN + omen]) - Zone.HELD].omens -= 1
            self.s.zone[Card.OMEN + omen] = Zone.DISCARD
            self.s.discarded[Deck.OMEN] += 1
        return self

    def see(self, *omens: int) -> "Table":
        """Omens of the pile lie among the discards, as if somebody had drawn and discarded them."""
        for omen in omens:
            self.take(Deck.OMEN, omen, Zone.DISCARD)
            memory.saw_omen_leave(self.s, omen)
            self.s.discarded[Deck.OMEN] += 1
        return self

    def reshuffle(self) -> "Table":
        """W-24.9  The discarded omens become the pile."""
        memory.saw_omens_reshuffled(self.s)
        omens = self.s.zone[Card.OMEN : Card.REVENGE]
        omens[omens == Zone.DISCARD] = Zone.DECK
        self.s.left[Deck.OMEN] += self.s.discarded[Deck.OMEN]
        self.s.discarded[Deck.OMEN] = 0
        return self

    def give_revenge(self, giver: int, receiver: int, card: int) -> "Table":
        """W-12.11.2  A present."""
        memory.saw_revenge_given(self.s, giver, receiver, card)
        self.s.zone[Card.REVENGE + card] = Zone.HELD + receiver
        self.s.seat[giver].revenge -= 1
        self.s.seat[receiver].revenge += 1
        return self

    def return_revenge(self, player: int, card: int) -> "Table":
        """W-19.4  A card is shuffled in."""
        memory.saw_revenge_returned(self.s, player, card)
        self.put_back(Deck.REVENGE, card)
        self.s.seat[player].revenge -= 1
        return self

    def draw_to_choose(self, player: int, *secrets: int) -> "Table":
        """W-2.7  Secret pacts of which one will be kept."""
        for card in secrets:
            memory.saw_secret_drawn(self.s, player, card)
            self.take(Deck.SECRET, card, Zone.DRAWN + player)
        return self

    def keep(self, player: int, kept: int) -> "Table":
        """W-2.7  One is kept, the others go back."""
        self.s.zone[Card.SECRET + kept] = Zone.HELD + player
        self.s.seat[player].secrets += 1
        for card in range(20):
            if self.s.zone[Card.SECRET + card] == Zone.DRAWN + player:
                memory.saw_secret_returned(self.s, player, card)
                self.put_back(Deck.SECRET, card)
        return self

    def fulfilled(self, player: int, pact: int) -> "Table":
        """A pact that lies face down; the general marker has moved."""
        self.take(Deck.PACT, pact, Zone.LAID + player)
        self.s.seat[player].fulfilled[self.box.record.pact_element[pact]] += 1
        self.s.tracker = (self.s.tracker + 1) % self.box.record.ring_size
        return self

    def claimed(self, player: int, pact: int) -> "Table":
        """A pact that lies face up in a private supply."""
        self.take(Deck.PACT, pact, Zone.HELD + player)
        self.s.seat[player].unfulfilled += 1
        return self

    def place(self, player: int, worker: Worker, location: int) -> "Table":
        """An available worker stands on a location."""
        seat = self.s.seat[player]
        if worker == Worker.LOYAL:
            seat.loyal -= 1
            self.s.loyal_at[location, player] += 1
        elif worker == Worker.ADDITIONAL:
            seat.recruited += 1
            self.s.additional_at[location, player] += 1
        else:
            seat.special, seat.special_at = Special.PLACED, location
        self.s.workers[location] += 1
        return self

    def bits(self) -> int:
        """The broken invariants."""
        return int(check(self.box.record, self.s))


def busy_table(**options: Any) -> Table:
    """Three players with something of everything."""
    t = Table(3, **options)
    t.draw(Deck.OMEN, 0, 0, 1, 2).draw(Deck.OMEN, 1, 3, 4).draw(Deck.OMEN, 2, 5).discard(2)
    t.draw(Deck.REVENGE, 0, 0, 1).draw(Deck.REVENGE, 1, 2).give_revenge(0, 2, 0)
    for player in range(3):
        t.draw_to_choose(player, 2 * player, 2 * player + 1)
    for player in range(3):
        t.keep(player, 2 * player)
    t.claimed(0, 10).claimed(1, 20).fulfilled(0, 30).fulfilled(2, 40).fulfilled(2, 41)
    t.place(0, Worker.LOYAL, Location.QUARRY).place(1, Worker.ADDITIONAL, Location.TRADE)
    t.place(2, Worker.SPECIAL, Location.MEADOW).goods(1, 3, 0, 5, 2, 9)
    t.s.seat[0].level, t.s.seat[0].markers = 1, 5
    t.s.marker[2, 0], t.s.seat[1].markers = 1, 5
    t.s.seat[2].tower[Tower.RESOURCE], t.s.zone[Card.TOWER + 4], t.s.seat[2].markers = 4, Zone.HELD + 2, 5
    permanent = next(omen for omen in range(6, 50) if t.box.record.is_permanent[omen])
    t.take(Deck.OMEN, permanent, Zone.LAID + 1)
    memory.saw_omen_leave(t.s, permanent)
    t.s.seat[1].active = permanent
    t.s.zone[Card.ROUND] = Zone.OPEN
    t.s.left[Deck.ROUND] -= 1
    return t


def test_W_24_15_a_sound_table_has_no_broken_invariant():
    for players in (2, 3, 4):
        assert Table(players).bits() == 0
    assert Table(2, board="extreme", edition="en", masters="b").bits() == 0
    assert busy_table().bits() == 0


Damage = Callable[[Any], None]


def damage(*lines: str) -> Damage:
    """Statements on a state `s`."""

    def do(s: Any) -> None:
        for line in lines:
            exec(line, {**vars(words), "DEPTH": DEPTH, "NOTES": NOTES, "s": s})

    return do


@pytest.mark.parametrize(
    ("bit", "lines"),
    [
        # W-1.3: markers
        ("GOODS_LOST", ("s.supply[Good.OIL] -= 1",)),
        ("GOODS_LOST", ("s.monster[Good.GOLD] += 1",)),
        ("GOODS_LOST", ("s.seat[1].goods[Good.WOOD] += 2", "s.seat[0].goods[Good.WOOD] -= 2")),
        ("GOODS_LOST", ("s.seat[3].goods[0] += 1", "s.supply[0] -= 1")),  # nobody sits there
        # W-24.15: zones
        ("ZONES", ("s.zone[Card.OMEN] = Zone.OPEN",)),
        ("ZONES", ("s.zone[Card.OMEN] = Zone.OUT",)),
        ("ZONES", ("s.zone[Card.REVENGE] = Zone.DISCARD",)),
        ("ZONES", ("s.zone[Card.ROUND] = Zone.HELD",)),
        ("ZONES", ("s.zone[Card.SECRET] = Zone.LAID",)),
        ("ZONES", ("s.zone[Card.PACT + 9] = Zone.DRAWN",)),
        ("ZONES", ("s.zone[Card.PACT + 10] = Zone.HELD + 3",)),
        ("ZONES", ("s.zone[Card.TOWER] = Zone.DECK",)),
        ("ZONES", ("s.zone[Card.ELEMENT] = 99",)),
        # piles and hands
        ("PILE_SIZES", ("s.left[Deck.PACT] -= 1",)),
        ("PILE_SIZES", ("s.discarded[Deck.OMEN] += 1",)),
        ("PILE_SIZES", ("s.zone[Card.ROUND + 3] = Zone.DISCARD",)),
        ("HANDS", ("s.seat[0].omens += 1",)),
        ("HANDS", ("s.seat[1].revenge -= 1",)),
        ("HANDS", ("s.seat[2].secrets = 0",)),
        ("HANDS", ("s.seat[0].unfulfilled += 1",)),
        ("HANDS", ("s.seat[2].fulfilled[0] += 1", "s.seat[2].fulfilled[2] -= 1")),
        ("HANDS", ("s.seat[1].active = NO_CARD",)),
        ("HANDS", ("s.seat[0].element = 1",)),
        ("HANDS", ("s.seat[0].cost_marker = NO_CARD",)),
        ("HANDS", ("s.seat[0].skill = 2",)),
        ("HANDS", ("s.seat[2].tower[Tower.RESOURCE] = 5",)),
        ("HANDS", ("s.seat[2].tower[:] = (4, NO_CARD)",)),  # a resource upgrade in the elemental slot
        # W-1.4, W-11.3: workers and spaces
        ("WORKERS", ("s.seat[0].loyal += 1",)),
        ("WORKERS", ("s.seat[1].recruited += 1",)),
        ("WORKERS", ("s.seat[1].additional += 4", "s.seat[1].recruited += 4")),
        ("WORKERS", ("s.seat[2].special = Special.AVAILABLE",)),
        ("WORKERS", ("s.seat[0].special = 3",)),
        ("SPACES", ("s.workers[Location.TRADE] += 1",)),
        ("SPACES", ("s.loyal_at[Location.QUARRY, 0] -= 1", "s.loyal_at[Location.FOREST, 0] += 1")),
        ("SPACES", ("s.loyal_at[Location.PYRAMID, 0] = s.workers[0] = 2", "s.seat[0].loyal -= 2")),
        ("SPACES", ("s.loyal_at[18, 0] = s.workers[18] = 1", "s.seat[0].loyal -= 1")),  # not their masterboard
        ("SPACES", ("s.loyal_at[23, 0] = s.workers[23] = 1", "s.seat[0].loyal -= 1")),  # no such place this round
        # W-15.2, W-15.4, W-12.1.3: upgrade markers and pyramid
        ("MARKERS", ("s.seat[0].markers -= 1",)),
        ("MARKERS", ("s.marker[3, 0] = 0",)),
        ("MARKERS", ("s.marker[2, 1] = s.marker[2, 0]", "s.marker[2, 0] = NOBODY")),
        ("MARKERS", ("s.marker[2, 1] = 3",)),
        ("PYRAMID", ("s.seat[0].level = 4", "s.seat[1].level = 4", "s.seat[1].markers -= 1")),
        ("PYRAMID", ("s.seat[0].level = 5",)),
        # W-14.1: the tracker
        ("TRACKER", ("s.tracker += 1",)),
        ("TRACKER", ("s.tracker += 7",)),
        # W-24.7, W-10.2: points and tracks
        ("POINTS", ("s.seat[0].vp = -1",)),
        ("POINTS", ("s.seat[0].track = 10",)),
        ("POINTS", ("s.due[Good.ANY] = -1",)),
        # W-26.1: the question stack
        ("STACK", ("s.depth = 0",)),
        ("STACK", ("s.over = 1",)),
        ("STACK", ("s.stack[1].player = 3",)),
        ("STACK", ("s.stack[1].ask = 50",)),
        ("STACK", ("s.stack[s.depth].note[NOTES - 1] = 1",)),
        ("STACK", ("s.stack[s.depth - 1].ask = Ask.TURN",)),
        ("STACK", ("s.depth = DEPTH",)),
        ("STACK", ("s.zone[Card.OMEN + 7] = Zone.IN_PLAY", "s.left[Deck.OMEN] -= 1", "s.omen_may_be[7] = 0")),
        ("STACK", ("s.zone[Card.PACT + 10] = Zone.IN_PLAY", "s.seat[0].unfulfilled -= 1")),
        # W-17.2: the display
        ("DISPLAY", ("s.display[0] = NO_CARD",)),
        ("DISPLAY", ("s.display[0] = s.display[1]",)),
        ("DISPLAY", ("s.display[0] = 60",)),
        # the turn
        ("TURN", ("s.current, s.current_at = Worker.SPECIAL, Location.QUARRY",)),
        ("TURN", ("s.current_at = Location.QUARRY",)),
        ("TURN", ("s.place_card = 4",)),
        ("TURN", ("s.active = 3",)),
        ("TURN", ("s.claimant = 3",)),
        # W-23.1: memory
        ("MEMORY", ("s.omen_may_be[3] = 1",)),  # held by player 1
        ("MEMORY", ("s.omen_may_be[2] = 1",)),  # lies open among the discards
        ("MEMORY", ("s.revenge_may_be[1, 0] = 1",)),  # held by player 2
        ("MEMORY", ("s.revenge_may_be[0, 1] = 3",)),  # their own, and they do not know it
        ("MEMORY", ("s.secret_may_be[2, 0] = 0",)),
        ("MEMORY", ("s.secret_may_be[2, 9] = 64",)),
        # phase and end
        ("PHASE", ("s.phase = 7",)),
        ("PHASE", ("s.phase = Phase.OVER",)),
        ("PHASE", ("s.winner = 1",)),
        ("PHASE", ("s.triggerer = 1",)),
        ("PHASE", ("s.score[0, Score.RESOURCES] = 3",)),
    ],
    ids=str,
)
def test_W_24_15_every_damage_is_found(bit: str, lines: tuple[str, ...]):
    t = busy_table()
    damage(*lines)(t.s)
    assert t.bits() == vars(checks)[bit], f"{t.bits():b}"


def test_W_9_10_each_elbow_makes_room_for_one_more_worker():
    t = busy_table(skills="on")
    t.place(0, Worker.LOYAL, Location.PYRAMID).place(1, Worker.LOYAL, Location.PYRAMID)
    assert t.bits() == SPACES
    t.s.seat[1].skill, t.s.zone[Card.SKILL + 2] = 2, Zone.HELD + 1
    assert t.bits() == SPACES  # not used
    t.s.seat[1].skill_used = 1
    assert t.bits() == 0
    t.place(0, Worker.LOYAL, Location.PYRAMID)
    assert t.bits() == SPACES


def test_W_14_1_a_pact_that_is_face_down_may_not_have_moved_the_marker_yet():
    t = busy_table()
    t.fulfilled(1, 50)
    t.s.tracker -= 1
    assert t.bits() == TRACKER
    question = t.s.stack[t.s.depth - 1]
    question.ask, question.player, question.note[FulfilNote.PACT] = Ask.FULFIL, 1, 50
    question.note[FulfilNote.STAGE] = GENERAL
    push(t.s, Ask.TAKE, 1, 1)
    assert t.bits() == 0
    t.s.stack[t.s.depth - 2].note[FulfilNote.STAGE] = GENERAL + 1
    assert t.bits() == TRACKER


def test_W_17_7_W_18_11_cards_in_play_belong_to_work_that_waits():
    t = busy_table()
    memory.saw_omen_leave(t.s, 3)
    t.s.zone[Card.OMEN + 3], t.s.seat[1].omens = Zone.IN_PLAY, 1
    question = t.s.stack[t.s.depth - 1]
    question.ask, question.player, question.note[PutAwayNote.OMEN] = Ask.PUT_AWAY, 1, 3
    push(t.s, Ask.TAKE, 1, 1)
    assert t.bits() == 0
    t.s.stack[t.s.depth - 2].note[PutAwayNote.OMEN] = 7
    assert t.bits() == STACK


def test_W_7_6_a_game_that_is_over_has_a_winner_and_asks_nothing():
    t = busy_table()
    for i in range(DEPTH):
        t.s.stack[i] = blank(t.s.stack[i].dtype)
    t.s.depth, t.s.over, t.s.phase, t.s.winner, t.s.ended_by = 0, 1, Phase.OVER, 1, GameEnd.ROUNDS
    assert t.bits() == 0
    t.s.score[0, Score.RESOURCES] = 3
    assert t.bits() == 0
    t.s.winner = NOBODY
    assert t.bits() == PHASE


def test_W_15_3_W_20_2_markers_and_places_in_use_are_sound():
    t = busy_table()
    t.s.marker[2, 1], t.s.seat[0].markers = 0, 4
    t.s.place_card = 0
    t.place(0, Worker.LOYAL, Location.ROUND_CARD)
    t.s.current, t.s.current_at = Worker.LOYAL, Location.ROUND_CARD
    assert t.bits() == 0

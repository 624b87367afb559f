"""W-23.1, W-23.2, W-23.3: what can be remembered, which worlds a seat must think possible, and what it observes."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import permutations, product
from math import comb
from typing import Any

import numpy as np
import pytest

from spieltisch.core.events import event_buffer
from spieltisch.core.records import blank, clone
from spieltisch.core.rule import JIT
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.core.streams import new_stream, pick
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules import observation as look
from spieltisch.wutaki.rules.knowledge import observe, resample, see_cards
from spieltisch.wutaki.rules.notes import OpponentNote, RefusalNote, StealNote
from spieltisch.wutaki.rules.observation import FRAME_NUMBERS, OBSERVATION, UNKNOWN
from spieltisch.wutaki.rules.words import (
    CAPACITY,
    CARDS,
    NOBODY,
    PRINTED,
    Ask,
    Card,
    Deck,
    Location,
    Phase,
    Purpose,
    Refusal,
    Worker,
    Zone,
)

from .test_check import Table, busy_table

OMENS, REVENGE, SECRETS = PRINTED[Deck.OMEN], PRINTED[Deck.REVENGE], PRINTED[Deck.SECRET]
PILE, SEAT_0, SEAT_1, SEAT_2, SEAT_3 = 1, 2, 4, 8, 16  # places as bits


# ---- what can be remembered -----------------------------------------------------------------------------------------


def test_W_2_2_at_the_start_every_hidden_card_is_in_its_pile():
    s = Table(4).s
    assert set(s.omen_may_be[:OMENS]) == set(s.revenge_may_be[:, :REVENGE].flat) == {PILE}
    assert set(s.secret_may_be[:, :SECRETS].flat) == {PILE}
    assert not s.omen_may_be[OMENS:].any()  # there is room for more cards than the pack has


def test_W_1_2_omens_that_are_not_in_the_deck_are_nowhere():
    t = Table(2, omen_deck=45)
    assert [int(places) for places in t.s.omen_may_be] == [int(in_deck) for in_deck in t.box.record.in_deck]


def test_W_18_1_a_drawn_omen_may_be_any_of_the_pile():
    s = Table(3).draw(Deck.OMEN, 1, 7).s
    assert set(s.omen_may_be[:OMENS]) == {PILE | SEAT_1}


def test_W_18_2_a_played_omen_lies_open():
    s = Table(3).draw(Deck.OMEN, 1, 7, 8).discard(8).s
    assert s.omen_may_be[8] == 0
    assert s.omen_may_be[7] == s.omen_may_be[9] == PILE | SEAT_1


def test_W_24_9_reshuffled_omens_are_in_the_pile_and_the_others_are_not():
    t = Table(2).draw(Deck.OMEN, 0, *range(25)).draw(Deck.OMEN, 1, *range(25, 50))
    t.discard(0, 1, 2, 40, 41).reshuffle()
    assert [int(t.s.omen_may_be[omen]) for omen in (0, 1, 2, 40, 41)] == [PILE] * 5
    assert set(t.s.omen_may_be[3:40]) == {SEAT_0 | SEAT_1}
    t.draw(Deck.OMEN, 1, 0)
    assert [int(t.s.omen_may_be[omen]) for omen in (0, 1, 3)] == [PILE | SEAT_1, PILE | SEAT_1, SEAT_0 | SEAT_1]


def test_W_18_1_who_had_no_omen_left_holds_nothing_older_than_his_next_draw():
    t = Table(2).draw(Deck.OMEN, 0, *range(49)).draw(Deck.OMEN, 1, 49)
    t.discard(49, 0).reshuffle().draw(Deck.OMEN, 1, 49)
    assert t.s.omen_may_be[3] == SEAT_0  # player 1 had it never: their hand was empty when the pile was
    assert t.s.omen_may_be[49] == t.s.omen_may_be[0] == PILE | SEAT_1


def test_W_19_3_who_draws_a_revenge_card_knows_it_and_the_others_do_not():
    s = Table(3).draw(Deck.REVENGE, 1, 4).s
    assert set(s.revenge_may_be[0, :REVENGE]) == set(s.revenge_may_be[2, :REVENGE]) == {PILE | SEAT_1}
    assert s.revenge_may_be[1, 4] == SEAT_1
    assert set(np.delete(s.revenge_may_be[1, :REVENGE], 4)) == {PILE}


def test_W_19_3_giver_and_receiver_of_a_present_know_the_card():
    s = Table(3).draw(Deck.REVENGE, 1, 4, 5).give_revenge(1, 2, 4).s
    assert s.revenge_may_be[1, 4] == s.revenge_may_be[2, 4] == SEAT_2
    assert s.revenge_may_be[2, 5] == PILE | SEAT_1
    assert set(s.revenge_may_be[0, :REVENGE]) == {PILE | SEAT_1 | SEAT_2}


def test_W_19_4_only_who_returned_a_revenge_card_knows_that_it_is_in_the_pile():
    s = Table(3).draw(Deck.REVENGE, 1, 4, 5).give_revenge(1, 2, 4).return_revenge(2, 4).s
    assert s.revenge_may_be[2, 4] == PILE
    assert s.revenge_may_be[1, 4] == PILE | SEAT_2  # player 2 may have returned another one, for all they know
    assert set(s.revenge_may_be[0, :REVENGE]) == {PILE | SEAT_1 | SEAT_2}


def test_W_19_4_a_card_returned_to_an_empty_pile_is_one_of_the_giver_s():
    t = Table(2)
    t.draw(Deck.REVENGE, 0, *range(10)).draw(Deck.REVENGE, 1, *range(10, 19)).return_revenge(1, 12)
    assert {int(t.s.revenge_may_be[0, card]) for card in range(10, 19)} == {PILE | SEAT_1}
    assert {int(t.s.revenge_may_be[0, card]) for card in range(10)} == {SEAT_0}
    assert [int(t.s.revenge_may_be[1, card]) for card in (5, 11, 12)] == [SEAT_0, SEAT_1, PILE]


def test_W_2_7_W_23_1_only_who_rejected_a_secret_pact_knows_that_it_is_in_the_pile():
    s = Table(2).draw_to_choose(0, 3, 4).draw_to_choose(1, 5, 6).keep(0, 3).keep(1, 6).s
    assert [int(s.secret_may_be[0, card]) for card in (3, 4, 5, 6)] == [SEAT_0, PILE, PILE | SEAT_1, PILE | SEAT_1]
    assert [int(s.secret_may_be[1, card]) for card in (3, 4, 5, 6)] == [PILE | SEAT_0, PILE | SEAT_0, PILE, SEAT_1]


# ---- worlds ---------------------------------------------------------------------------------------------------------


def worlds_of(t: Table, deck: Deck, seat: int) -> set[tuple[int, ...]]:
    """Every way to lay the hidden cards of a deck that this seat must think possible, by trying all."""
    zones = laid(t.s, deck, t.box)
    memory = {Deck.OMEN: t.s.omen_may_be, Deck.REVENGE: t.s.revenge_may_be[seat], Deck.SECRET: t.s.secret_may_be[seat]}
    masks = [int(mask) for mask in memory[deck]]
    bits = {Zone.DECK: PILE}
    for player in set(range(t.players)) - {seat}:
        bits |= {Zone.HELD + player: 2 << player, Zone.DRAWN + player: 2 << player}

    def arrangements(card: int, room: Counter[int]) -> Iterator[tuple[int, ...]]:
        if card == len(zones):
            yield ()
            return
        for zone in (
            [zone for zone, n in room.items() if n and masks[card] & bits[zone]] if zones[card] in bits else [-1]
        ):
            for rest in arrangements(card + 1, room - Counter([zone])):
                yield (zones[card] if zone < 0 else zone, *rest)

    return set(arrangements(0, Counter(zone for zone in zones if zone in bits)))


def laid(s: Any, deck: Deck, box: Any) -> tuple[int, ...]:
    """The zones of a deck."""
    first = box.record.first_card[deck]
    return tuple(int(zone) for zone in s.zone[first : first + box.record.cards[deck]])


def sampled(t: Table, seat: int, times: int, seed: int, look: Callable[[Any], Any]) -> Counter[Any]:
    """How often something is seen in worlds imagined by a seat."""
    stream, found = new_stream(seed), Counter[Any]()
    for _ in range(times):
        s = clone(t.s)
        resample(t.box.record, s, seat, stream)
        found[look(s)] += 1
    return found


def assert_fair(found: Counter[Any], possible: set[Any]) -> None:
    """All outcomes occurred, no other, and none too often: a chi-square that one fair run of many thousands exceeds.

    Interpreted, worlds take so long to imagine that there are too few of them for more than the second.
    """
    assert set(found) <= possible
    if not JIT:
        return
    assert set(found) == possible
    expected, freedom = found.total() / len(possible), len(possible) - 1
    chi_square = sum((n - expected) ** 2 / expected for n in found.values())
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 12, f"{found.most_common(3)} of {expected} expected"


TIMES = 400 if JIT else 1  # draws per possible world


def fair(t: Table, deck: Deck, seat: int, seed: int, most: int = 100) -> int:
    """Resampling is fair over all worlds of a deck; returns how many there are."""
    assert t.bits() == 0
    possible = worlds_of(t, deck, seat)
    assert 1 < len(possible) <= most
    assert_fair(sampled(t, seat, TIMES * len(possible), seed, lambda s: laid(s, deck, t.box)), possible)
    return len(possible)


def few_omens(players: int, known: int = 43) -> Table:
    """All but the last omens lie among the discards."""
    return Table(players).see(*range(known))


def test_W_23_1_every_hand_of_another_seat_is_equally_likely():
    t = few_omens(2, 44).draw(Deck.OMEN, 1, 44, 45).draw(Deck.OMEN, 0, 46)
    assert fair(t, Deck.OMEN, 0, 1) == 10  # two of the five that seat 0 does not see
    assert fair(t, Deck.OMEN, 1, 2) == 4


def test_W_24_9_after_a_reshuffle_hands_keep_their_old_omens_in_imagination():
    t = Table(3).draw(Deck.OMEN, 0, *range(42)).draw(Deck.OMEN, 1, 42, 43, 44, 45).draw(Deck.OMEN, 2, 46, 47, 48, 49)
    t.discard(*range(39), 45, 49).reshuffle()
    t.see(*range(37)).draw(Deck.OMEN, 2, 37)
    # 42 to 44 and 46 to 48 may have changed hands, and 2 has drawn 37, 38, 45 or 49; no old omen is in the pile
    assert fair(t, Deck.OMEN, 0, 3) == 20 * 4


def test_W_19_3_a_present_that_this_seat_made_stays_where_it_is():
    t = Table(3).draw(Deck.REVENGE, 0, 4).give_revenge(0, 1, 4).draw(Deck.REVENGE, 2, 5)
    assert fair(t, Deck.REVENGE, 0, 4) == 18
    assert all(world[4] == Zone.HELD + 1 for world in worlds_of(t, Deck.REVENGE, 0))


def test_W_19_4_a_card_of_which_this_seat_knows_where_it_was_may_have_been_returned():
    t = Table(3).draw(Deck.REVENGE, 0, 4).draw(Deck.REVENGE, 1, 5).give_revenge(0, 1, 4).return_revenge(1, 5)
    assert fair(t, Deck.REVENGE, 0, 5) == 19  # 4 is still there, or one of the 18 others is there instead
    assert fair(t, Deck.REVENGE, 2, 6) == 19


def test_W_2_7_a_rejected_secret_pact_stays_in_the_pile_for_who_rejected_it():
    t = Table(2).draw_to_choose(0, 3, 4).draw_to_choose(1, 5, 6).keep(0, 3).keep(1, 6)
    assert fair(t, Deck.SECRET, 0, 7) == 18
    assert all(world[4] == Zone.DECK for world in worlds_of(t, Deck.SECRET, 0))


def test_W_2_8_what_another_seat_is_choosing_from_is_hidden_too():
    t = Table(2).draw(Deck.SECRET, 0, *range(14)).draw_to_choose(1, 15, 16)
    t.s.stack[2].ask, t.s.stack[2].player = Ask.SECRET, 1
    assert fair(t, Deck.SECRET, 0, 8) == 15
    t.s.zone[Card.SECRET + 15], t.s.seat[1].secrets = Zone.HELD + 1, 1  # chosen, and the other one not yet put back
    assert fair(t, Deck.SECRET, 0, 9) == 30


def ring_of_omens(players: int, length: int) -> Table:
    """Each of the last omens is where it is, or where the next one is: two worlds, and all cards move at once."""
    places = [Zone.DECK, *(Zone.HELD + player for player in range(1, players))][-length:]
    bits = [PILE, *(1 << (1 + player) for player in range(1, players))][-length:]
    t = few_omens(players, 50 - length)
    for i, zone in enumerate(places):
        if zone != Zone.DECK:
            t.draw(Deck.OMEN, zone - Zone.HELD, 50 - length + i)
    for i in range(length):
        t.s.omen_may_be[50 - length + i] = bits[i] | bits[(i + 1) % length]
    return t


@pytest.mark.parametrize(("players", "length"), [(2, 2), (3, 2), (3, 3), (4, 3), (4, 4)])
def test_W_23_1_worlds_are_reached_even_if_several_cards_must_move_at_once(players: int, length: int):
    assert fair(ring_of_omens(players, length), Deck.OMEN, 0, 10) == 2


def test_W_2_6_W_8_6_element_cards_of_others_and_those_out_of_the_game_can_be_exchanged():
    t = Table(3)
    for seat in range(3):
        found = sampled(t, seat, 6 * TIMES, 11, lambda s: tuple(int(own.element) for own in s.seat[:3]))
        assert_fair(found, {trio for trio in product(range(4), repeat=3) if len(set(trio)) == 3 and trio[seat] == seat})
    s = clone(t.s)
    resample(t.box.record, s, 0, new_stream(12))
    for player in range(3):
        assert s.zone[Card.ELEMENT + int(s.seat[player].element)] == Zone.HELD + player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_2_6_while_element_cards_are_dealt_every_world_is_reached_in_every_byte(players: int):
    """Nobody has anything to remember yet, so that imagined worlds are like true ones down to the memories."""
    box = GAME.open_box(players, {})
    s, out = blank(GAME.state), GAME.option_buffer()
    GAME.new_game(box.record, s, event_buffer(0), out)
    for player in range(players):
        assert s.stack[s.depth - 1].ask == Ask.DRAW
        for seat in range(players):
            possible, hidden = set(), [card for card in range(4) if s.zone[Card.ELEMENT + card] != Zone.HELD + seat]
            for order in permutations(hidden):
                world = clone(s)
                for card, other in zip(hidden, order, strict=True):
                    world.zone[Card.ELEMENT + other] = s.zone[Card.ELEMENT + card]
                    if s.zone[Card.ELEMENT + card] != Zone.DECK:
                        world.seat[int(s.zone[Card.ELEMENT + card]) - Zone.HELD].element = other
                possible.add(world.tobytes())
            found, stream = set(), new_stream(24)
            for _ in range(20 * len(possible)):
                world = clone(s)
                resample(box.record, world, seat, stream)
                found.add(world.tobytes())
            assert found == possible
        GAME.answer(box.record, s, int(out[player]), event_buffer(0), out)


def asks_for_receiver(player: int, card: int) -> Table:
    """Player 1 has chosen a revenge card and is asked who gets it."""
    t = Table(3).draw(Deck.REVENGE, 1, 4, 5).draw(Deck.REVENGE, 2, 6)
    question = t.s.stack[2]
    question.ask, question.player, question.note[OpponentNote.PURPOSE] = Ask.OPPONENT, player, Purpose.GIVE_REVENGE
    question.note[OpponentNote.ABOUT] = card
    return t


def test_W_12_11_3_a_card_about_to_be_given_may_be_any_of_the_giver_s():
    t = asks_for_receiver(1, 5)

    def chosen(s: Any) -> int:
        card = int(s.stack[2].note[OpponentNote.ABOUT])
        assert s.zone[Card.REVENGE + card] == Zone.HELD + 1
        return card

    assert_fair(sampled(t, 0, 19 * TIMES, 13, chosen), set(range(19)))
    assert_fair(sampled(t, 2, 18 * TIMES, 14, chosen), set(range(19)) - {6})
    assert set(sampled(t, 1, 20, 15, chosen)) == {5}  # they know what they have chosen


def test_W_12_11_3_the_others_do_not_observe_which_card_is_about_to_be_given():
    one, two = (asks_for_receiver(1, card) for card in (4, 5))
    for seat, same in ((0, True), (1, False), (2, True)):
        assert (observed(one, seat) == observed(two, seat)).all() == same


def test_W_23_1_nothing_but_what_the_seat_knows_decides_what_it_imagines():
    """Two tables that seat 0 cannot tell apart: the worlds imagined at both are the same in every byte."""

    def table(present: int, own: int, kept: int, returned: int) -> Table:
        t = (
            few_omens(3, 47)
            .draw(Deck.OMEN, 1, own)
            .draw(Deck.REVENGE, 1, *range(8))
            .draw(Deck.REVENGE, 2, *range(8, 16))
        )
        t.give_revenge(1, 2, present).return_revenge(2, returned).draw(Deck.SECRET, 0, *range(17))
        return t.draw_to_choose(1, 18, 19).keep(1, kept)

    one, two = table(3, 48, 18, 12), table(5, 49, 19, 3)
    assert (observed(one, 0) == observed(two, 0)).all()
    found = [
        sampled(t, 0, 60 * TIMES, 16, lambda s: (s.secret_may_be.tobytes(), laid(s, Deck.SECRET, one.box)))
        for t in (one, two)
    ]
    assert found[0].keys() == found[1].keys() or not JIT
    memories = [
        sampled(t, 0, 20, 17, lambda s: (int(s.revenge_may_be[2, 3]), int(s.zone[Card.REVENGE + 3]) - Zone.HELD))
        for t in (one, two)
    ]
    for places, holder in memories[0] | memories[1]:
        assert places == (SEAT_2 if holder == 2 else PILE | SEAT_1)  # their own card, or any place but their own


def test_W_23_1_a_fulfilled_pact_is_remembered():
    t = busy_table()
    for seat in range(3):
        assert len(sampled(t, seat, 10, 18, lambda s: laid(s, Deck.PACT, t.box))) == 1


def test_W_23_3_in_the_end_there_is_one_world():
    t = busy_table()
    t.s.phase = Phase.SCORING
    for seat in range(3):
        assert set(sampled(t, seat, 5, 19, lambda s: s.tobytes())) == {t.s.tobytes()}


def test_W_26_2_who_is_asked_for_an_omen_holds_one_that_can_be_played():
    """What cannot be declined tells of a hand: without resources only O-08 and O-09 can be played, and one is there."""
    t = Table(2).see(6, *range(9, OMENS)).draw(Deck.OMEN, 1, 0, 1, 7).goods(1, 0, 0, 0, 0, 0)
    question = t.s.stack[2]
    question.ask, question.player, question.note[RefusalNote.REFUSAL] = Ask.OMEN, 1, Refusal.NO
    out = GAME.option_buffer()
    worlds = worlds_of(t, Deck.OMEN, 0)
    possible = {world for world in worlds if GAME.options(t.box.record, world_of(t, world), out) > 0}
    assert (len(worlds), len(possible)) == (56, 36)
    assert_fair(sampled(t, 0, TIMES * len(possible), 20, lambda s: laid(s, Deck.OMEN, t.box)), possible)


def world_of(t: Table, omens: tuple[int, ...]) -> Any:
    """The state in which the omens are laid so."""
    s = clone(t.s)
    s.zone[Card.OMEN : Card.OMEN + OMENS] = omens
    return s


# ---- no trace of the truth ------------------------------------------------------------------------------------------


def many_worlds(players: int) -> Table:
    """Old and new omens in all hands: far too many worlds to list them."""
    t = Table(players)
    for omen in range(OMENS):
        t.draw(Deck.OMEN, omen % players, omen)
        if omen % 3:
            t.discard(omen)
    t.reshuffle()
    new = [omen for omen in range(OMENS) if omen % 3]
    for player in range(players):
        t.draw(Deck.OMEN, player, *new[6 * player : 6 * player + 5 - player])
    assert t.bits() == 0
    return t


def ways(kinds: dict[int, int], room: dict[int, int]) -> int:
    """In how many ways cards, so many of each kind of mask, can fill places with so much room."""
    masks, bits = sorted(kinds), sorted(room)

    @cache
    def fill(kind: int, cards: int, place: int, left: tuple[int, ...]) -> int:
        if place == len(bits):
            if cards:
                return 0
            return int(not any(left)) if kind + 1 == len(masks) else fill(kind + 1, kinds[masks[kind + 1]], 0, left)
        most = min(cards, left[place]) if masks[kind] & bits[place] else 0
        return sum(
            comb(cards, n) * fill(kind, cards - n, place + 1, (*left[:place], left[place] - n, *left[place + 1 :]))
            for n in range(most + 1)
        )

    return fill(0, kinds[masks[0]], 0, tuple(room[bit] for bit in bits))


def likelihoods(t: Table, seat: int) -> dict[tuple[int, int], float]:
    """For every kind of mask and every place: the exact share of the worlds in which such an omen is there."""
    zones = laid(t.s, Deck.OMEN, t.box)
    bits = {Zone.DECK: PILE, **{Zone.HELD + player: 2 << player for player in range(t.players) if player != seat}}
    hidden = [omen for omen in range(OMENS) if zones[omen] in bits]
    kinds = Counter(int(t.s.omen_may_be[omen]) & sum(bits.values()) for omen in hidden)
    room = Counter(bits[zones[omen]] for omen in hidden)
    total = ways(dict(kinds), dict(room))
    return {
        (mask, place): ways(dict(kinds - Counter([mask])), dict(room - Counter([place]))) / total if mask & place else 0
        for mask in kinds
        for place in room
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_23_1_imagined_worlds_bear_no_trace_of_the_true_one(players: int):
    """Every omen is in each place as often as in all worlds together, however it lies in truth."""
    t, times = many_worlds(players), 4000 if JIT else 20
    for seat in [0, players - 1] if JIT else [0]:
        stream, seen = new_stream(21, seat), np.zeros((OMENS, 32))
        for _ in range(times):
            s = clone(t.s)
            resample(t.box.record, s, seat, stream)
            for omen, zone in enumerate(laid(s, Deck.OMEN, t.box)):
                seen[omen, PILE if zone == Zone.DECK else 2 << (zone - Zone.HELD)] += 1
        shares = likelihoods(t, seat)
        others = PILE | sum(2 << player for player in range(players) if player != seat)
        for omen in np.flatnonzero(t.s.zone[Card.OMEN : Card.OMEN + OMENS] != Zone.HELD + seat):
            for (mask, place), share in shares.items():
                if mask == int(t.s.omen_may_be[omen]) & others:
                    error = abs(seen[omen, place] / times - share)
                    assert error <= 5 * (share * (1 - share) / times) ** 0.5 + 1e-9, (omen, place, share)


# ---- observations ---------------------------------------------------------------------------------------------------


def observed(t: Table, seat: int) -> Any:
    """What a seat observes."""
    out = np.full(OBSERVATION, np.nan, np.float32)
    observe(t.box.record, t.s, seat, out)
    assert not np.isnan(out).any()
    return out


CARD_NUMBERS = slice(look.CARD, look.MEMORY)
MEMORY_NUMBERS = slice(look.MEMORY, OBSERVATION)


def test_W_23_1_a_seat_observes_its_own_cards_and_no_others():
    t = busy_table()
    for seat in range(3):
        cards = observed(t, seat)[CARD_NUMBERS]
        for deck in (Deck.OMEN, Deck.REVENGE, Deck.SECRET, Deck.ELEMENT):
            first, behind = t.box.record.first_card[deck : deck + 2]
            for card in range(first, behind):
                zone = int(t.s.zone[card])
                if zone == Zone.HELD + seat:
                    assert cards[card] == Zone.HELD  # the own seat is 0
                elif zone == Zone.DECK or Zone.HELD <= zone < Zone.LAID:
                    assert cards[card] == UNKNOWN
        assert cards[Card.OMEN + 2] == Zone.DISCARD
        assert cards[Card.OMEN + int(t.s.seat[1].active)] == Zone.LAID + (1 - seat) % 3


def test_W_17_11_W_23_1_of_the_fulfilled_pacts_of_others_only_the_number_is_observed():
    t = busy_table()
    cards = observed(t, 2)[CARD_NUMBERS]
    assert cards[30] == UNKNOWN == cards[60]  # fulfilled by player 0; in the pile
    assert cards[40] == cards[41] == Zone.LAID
    assert [cards[10], cards[20], cards[0]] == [Zone.HELD + 1, Zone.HELD + 2, Zone.OPEN]


def test_W_23_3_in_the_end_everything_is_observed():
    t = busy_table()
    t.s.phase = Phase.SCORING
    for seat in range(3):
        cards = observed(t, seat)[CARD_NUMBERS]
        for card in range(CARDS):
            zone = int(t.s.zone[card])
            assert cards[card] == zone if zone < Zone.HELD else cards[card] - zone + zone % 4 == (zone % 4 - seat) % 3


def test_W_23_1_an_observation_begins_with_the_own_seat():
    """The same table, everybody one seat further: who sat at 0 sits at 1 and observes the same."""
    one, two = Table(2), Table(2)
    for t, (a, b) in ((one, (0, 1)), (two, (1, 0))):
        t.draw(Deck.OMEN, a, 3).draw(Deck.REVENGE, a, 1, 2).give_revenge(a, b, 1).goods(b, 2, 3, 4, 5, 6)
        t.place(a, Worker.LOYAL, Location.TRADE).fulfilled(a, 33).claimed(b, 44)
        t.s.active = t.s.start = t.s.next_seat = a
        for frame in t.s.stack[:3]:
            frame.player = a
        for player, card in ((a, 0), (b, 1)):
            t.s.seat[player].element = t.s.seat[player].cost_marker = card
            t.s.zone[Card.ELEMENT + card] = t.s.zone[Card.COST_MARKER + card] = Zone.HELD + player
        assert t.bits() == 0
    assert (observed(one, 0) == observed(two, 1)).all()
    assert (observed(one, 1) == observed(two, 0)).all()
    assert (observed(one, 0) != observed(one, 1)).any()


def test_W_19_3_what_a_seat_remembers_is_part_of_what_it_observes():
    known, unknown = (Table(3).draw(Deck.REVENGE, giver, 4, 5).give_revenge(giver, 1, 4) for giver in (0, 2))
    at = CAPACITY[Deck.OMEN] + 4
    assert observed(known, 0)[MEMORY_NUMBERS][at] == SEAT_1  # in an observation of seat 0 this is the next seat
    assert observed(known, 1)[MEMORY_NUMBERS][at] == SEAT_0
    assert observed(unknown, 0)[MEMORY_NUMBERS][at] == PILE | SEAT_1 | SEAT_2


def test_W_26_1_an_observation_shows_who_is_asked_what():
    t = Table(3)
    t.s.stack[2].ask, t.s.stack[2].player, t.s.stack[2].note[StealNote.MORE] = Ask.STEAL, 1, 2
    t.s.stack[2].note[StealNote.VICTIM] = 0
    at = look.FRAME
    assert list(observed(t, 2)[at : at + 4]) == [Ask.STEAL, 2, 2, 1]
    assert list(observed(t, 2)[at + FRAME_NUMBERS : at + FRAME_NUMBERS + 2]) == [Ask.TURN, 1]


def test_W_23_1_a_spectator_sees_no_hidden_card():
    t, zones = busy_table(), np.zeros(CARDS, np.int64)
    see_cards(t.box.record, t.s, NOBODY, zones)
    for deck in (Deck.OMEN, Deck.REVENGE, Deck.SECRET, Deck.ELEMENT):
        first, behind = t.box.record.first_card[deck : deck + 2]
        assert not any(Zone.HELD <= zone < Zone.LAID for zone in zones[first:behind])
    assert zones[10] == Zone.HELD
    assert list(zones[[30, 40, 41]]) == [UNKNOWN] * 3


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_23_1_in_whole_games_resampling_is_sound_and_changes_nothing_the_seat_knows(players: int):
    box = GAME.open_box(players, {"masters": "b", "board": "extreme"})
    s, out, other_out = blank(GAME.state), GAME.option_buffer(), GAME.option_buffer()
    stream, imagined = new_stream(22, players), new_stream(23, players)
    before, after = (np.zeros(OBSERVATION, np.float32) for _ in range(2))
    n, answers = GAME.new_game(box.record, s, event_buffer(0), out), 0
    while GAME.to_move(box.record, s) != OVER and answers < (3000 if JIT else 60):
        mover, seat = GAME.to_move(box.record, s), answers % players
        world = clone(s)
        resample(box.record, world, seat, imagined)
        assert GAME.check(box.record, world) == 0
        observe(box.record, s, seat, before)
        observe(box.record, world, seat, after)
        assert (before == after).all()
        m = GAME.options(box.record, world, other_out)
        assert m >= 1
        if mover == seat:
            assert list(out[:n]) == list(other_out[:m])
        assert GAME.to_move(box.record, world) == mover >= CHANCE
        n = GAME.answer(box.record, s, int(out[pick(stream, n)]), event_buffer(0), out)
        answers += 1
    assert answers > 50

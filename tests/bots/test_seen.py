"""The numbers that players read out of observations by name are what their names say."""

from typing import Any

import numpy as np
import pytest

from spieltisch.core.events import event_buffer
from spieltisch.core.game import Game
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream, pick
from spieltisch.games import find_game
from spieltisch.wutaki.players import seen as wutaki
from spieltisch.wutaki.rules import observation as w
from spieltisch.wutaki.rules.notes import ActNote
from spieltisch.wutaki.rules.words import Card as WutakiCard
from spieltisch.wutaki.rules.words import Location
from spieltisch.xibalba.players.seen import turn_of
from spieltisch.xibalba.rules import observation as x
from spieltisch.xibalba.rules.words import PRINTED_CARDS, Face


def positions(game: Game, players: int, seed: int, every: int) -> Any:
    """States of a random game in which a seat is asked, with that seat and what it sees."""
    box, s, out = game.open_box(players, {}).record, game.blank_state(), game.option_buffer()
    events, stream, seen = event_buffer(), new_stream(seed), np.zeros(game.observation, np.float32)
    n, answers = game.new_game(box, s, events, out), 0
    while game.to_move(box, s) != OVER and answers < 600:
        seat = game.to_move(box, s)
        if seat >= 0 and answers % every == 0:
            game.observe(box, s, seat, seen)
            yield box, s, seat, seen
        events[0, 0] = 0
        n = game.answer(box, s, int(out[pick(stream, n)]), events, out)
        answers += 1


@pytest.mark.parametrize("players", [2, 4])
def test_wutaki(players: int) -> None:
    looked = 0
    for _, s, me, seen in positions(find_game("wutaki"), players, 5, 7):
        looked += 1
        assert (seen[w.ROUND], seen[w.DISCOUNT]) == (s.round_number, s.discount)
        assert wutaki.turn_of(seen) == s.turn
        assert (seen[w.CURRENT], seen[w.CURRENT_AT]) == (s.current, s.current_at)
        top = s.stack[s.depth - 1]
        assert [int(seen[w.FRAME + k]) for k in (w.ASK, w.PLAYER)] == [int(top.ask), 0]
        assert wutaki.noted(seen, ActNote.LOCATION) == top.note[ActNote.LOCATION]
        for kind in range(5):
            assert seen[w.GOOD + kind * w.GOOD_NUMBERS + w.IN_SUPPLY] == s.supply[kind]
            assert seen[w.GOOD + kind * w.GOOD_NUMBERS + w.ON_MONSTER] == s.monster[kind]
        assert [int(seen[w.DISPLAY + slot]) for slot in range(4)] == s.display.tolist()
        for i in range(players):
            own, at = s.seat[(me + i) % players], w.SEAT + i * w.SEAT_NUMBERS
            for field, name in SEAT_FIELDS.items():
                assert seen[at + field] == own[name], name
            assert [int(seen[at + w.OWN_GOODS + kind]) for kind in range(5)] == own.goods.tolist()
            assert seen[at + w.FULFILLED] == own.fulfilled.sum()
            quarry = at + w.WORKERS + Location.QUARRY * w.WORKER_NUMBERS
            assert seen[quarry + w.LOYAL_AT] == s.loyal_at[Location.QUARRY, (me + i) % players]
        for card in range(68):
            if s.zone[WutakiCard.PACT + card] == 8 + me:
                assert seen[w.CARD + WutakiCard.PACT + card] == 8
    assert looked > 20


SEAT_FIELDS = {
    w.VP: "vp",
    w.LOYAL: "loyal",
    w.ADDITIONAL: "additional",
    w.RECRUITED: "recruited",
    w.SPECIAL: "special",
    w.SPECIAL_AT: "special_at",
    w.MARKERS_LEFT: "markers",
    w.LEVEL: "level",
    w.COST_MARKER: "cost_marker",
    w.ACTIVE: "active",
    w.HAND: "omens",
    w.REVENGE_CARDS: "revenge",
    w.SECRET_PACTS: "secrets",
    w.UNFULFILLED: "unfulfilled",
}


@pytest.mark.parametrize("players", [2, 4])
def test_xibalba(players: int) -> None:
    looked = 0
    for _, s, me, seen in positions(find_game("xibalba"), players, 5, 7):
        looked += 1
        assert turn_of(seen) == s.turn
        assert (seen[x.LIFE_POINTS], seen[x.REROLLS]) == (s.life_points, s.rerolls)
        assert seen[x.CONTROLLER] == (-1 if s.controller < 0 else (s.controller - me) % players)
        attack = s.attack
        assert (seen[x.ATTACK_NORMAL], seen[x.ATTACK_CRITICAL]) == (attack.normal, attack.critical)
        assert (seen[x.ATTACK_STRENGTH], seen[x.ATTACK_FROM_ARK]) == (attack.strength, attack.from_ark)
        assert [int(seen[x.KEPT + face]) for face in range(len(Face) - 1)] == s.kept.tolist()
        assert [int(seen[x.ROLLED + face]) for face in range(len(Face) - 1)] == s.rolled.tolist()
        for i in range(players):
            own = s.seat[(me + i) % players]
            fields = [int(seen[x.SEAT + x.SEAT_NUMBERS * i + k]) for k in (x.RESOURCES, x.PARAGON, x.LEVEL, x.FACTION)]
            assert fields == [own.resources, own.paragon, own.level, own.faction]
        assert int(seen[x.MARK + PRINTED_CARDS - 1]) == s.mark[PRINTED_CARDS - 1]
    assert looked > 20

"""Beats on the wire: whole games of bots, told in messages of a few answers, as the pages put them together."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from statistics import median
from typing import Any

import msgspec
import pytest

from spieltisch.bots.minds import find_mind
from spieltisch.core.stack import CHANCE
from spieltisch.server import messages as m
from spieltisch.server.bots import delay
from spieltisch.server.live import LiveTable, summary_of
from spieltisch.server.looking import Lookout, Viewer, moves_out
from spieltisch.server.storage import Seat, Sheet
from spieltisch.table import Table
from spieltisch.table.beats import Beats, declared_by
from spieltisch.table.differences import apply, difference
from spieltisch.table.position import plain_view

GAMES = ["wutaki", "xibalba"]
NAMES = ("Ana", "Bo", "Cy")
SPECTATOR = Viewer(None, "en", None)
ANA = Viewer(0, "de", 0)
EVENINGS = 2  # games of each title


@cache
def played(game: str, seed: int) -> Table:
    """A whole game of bots."""
    table, mind = Table(game, 3, seed=seed, names=NAMES), find_mind(game, "thumb", seed)
    while not table.over:
        table.answer(mind.answer(table.box, table.position.state))
    return table


def live_table(table: Table, pace: int = 900) -> LiveTable:
    """A table of the server with this game."""
    seats = tuple(Seat(seat, "bot", name, "thumb", None) for seat, name in enumerate(NAMES))
    sheet = Sheet(
        id="table", game=table.game.name, players=3, options=dict(table.box.options), pack_name="base", pack_hash="0",
        title="", host=0, created="then", changed="now", pace=pace, rematch=None, version=1, hints=False, seats=seats,
        **vars(summary_of(table)),
    )  # fmt: skip
    return LiveTable(None, sheet, table, 1, [])  # type: ignore[arg-type]


def told(game: str, seed: int, answers: int) -> Iterator[LiveTable]:
    """The game once more, after every few answers, as everybody is told of them."""
    whole = played(game, seed)
    live = live_table(Table(whole.game, box=whole.box, chance="ask", names=NAMES))
    things = [thing for batch in whole.given() for thing in batch]
    for first in range(0, len(things), answers):
        live.before = live.table.position.number
        for thing in things[first : first + answers]:
            live.table.answer(thing)
        yield live


def plain(message: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_in_exactly_one_beat_in_order(game: str) -> None:
    for seed in range(EVENINGS):
        table = played(game, seed)
        beats = Beats(table).all
        counts = [len(table.opening()), *(len(move.events) for move in table.moves())]
        events = [(number, nth) for number, count in enumerate(counts) for nth in range(count)]
        at = 0
        for beat in beats:
            assert events[at] == (beat.first, beat.nth)
            assert (beat.first, beat.nth) <= beat.lead <= events[at + beat.count - 1]
            assert events[at + beat.count - 1][0] == beat.last
            at += beat.count
        assert at == len(events)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_a_bot_has_six_beats_at_most_in_the_median(game: str) -> None:
    turns: list[int] = []
    for seed in range(EVENINGS):
        turns += Counter((seed, beat.turn, beat.active) for beat in Beats(played(game, seed)).all if beat.turn).values()
    assert median(turns) <= 6
    assert max(turns) <= 12


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [7, 60])
def test_after_every_beat_the_table_is_what_a_replay_of_the_log_gives(game: str, answers: int) -> None:
    """Each message alone gives the views after its beats, and they are those of the log played up to there."""
    positions = list(played(game, 0).replay())
    seen = 0
    for live in told(game, 0, answers):
        for viewer in (ANA, SPECTATOR):
            state = plain(Lookout(live, frozenset()).news(viewer))
            view, ends = state["view"], {beat["number"] for move in state["log"] for beat in move["beats"]}
            assert view == plain(positions[state["number"]].view(viewer.seat))
            for past in state["past"]:
                view = apply(view, past["change"])
                assert view == plain(positions[past["number"]].view(viewer.seat))
                seen += 1
            fresh = {number for number in ends if live.before < number < state["number"]}
            assert fresh == {past["number"] for past in state["past"]}
    assert seen > 100


@pytest.mark.parametrize("game", GAMES)
def test_news_put_together_are_the_beats_of_the_whole_log(game: str) -> None:
    """A beat that grows is told again from where it began; nothing else changes what was told before."""
    log: dict[int, m.MoveOut] = {}
    for live in told(game, 1, 5):
        state = Lookout(live, frozenset()).news(SPECTATOR)
        known = dict(log)
        log.update((move.number, move) for move in state.log)
        if state.log and 0 < state.log[0].number <= live.before:
            assert known[state.log[0].number].beats, "it is told again because a beat began there"
    whole = moves_out(live, SPECTATOR, 0, live.table.position.number)
    assert [log[move.number] for move in whole if move.number in log] == [move for move in whole if move.number in log]
    assert sum(beat.events for move in whole for beat in move.beats) == sum(len(move.events) for move in whole)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_a_bot_is_over_within_eight_seconds(game: str) -> None:
    """A bot waits once for every beat, and less in a long turn."""
    waited: Counter[tuple[int, int]] = Counter()
    number = 0
    for live in told(game, 0, 1):
        asked = live.table.position.to_move
        if asked == CHANCE or live.table.over:
            continue
        number += 1
        live.sheet = live.sheet.__class__(**{**vars(live.sheet), "asked": asked})
        data = plain_view(live.table.position.view(None))
        waited[(int(data["turn"]), asked)] += round(1000 * delay(live))
    assert number > 100
    assert max(waited.values()) <= 8000
    assert median(waited.values()) >= 900


def test_something_taken_back_is_no_beat() -> None:
    table = Table("wutaki", 2, seed=3)
    beats = Beats(table)
    while table.question.name != "PLACE":
        table.answer(table.options[0])
    before = deepcopy(beats.all)
    table.answer(table.options[0])
    assert beats.all != before
    table.undo()
    assert beats.all == before


def test_a_game_that_declares_nothing_is_told_answer_by_answer() -> None:
    from tests.toy import GAME

    assert declared_by(GAME) is None
    table = Table(GAME, 2, seed=1)
    beats = Beats(table)
    for _ in range(6):
        if not table.over:
            table.answer(table.options[-1])
    assert [beats.weight(beat) for beat in beats.all] == ["normal"] * len(beats.all)
    pairs = zip(beats.all, beats.all[1:], strict=False)
    assert all(
        table.log_entries[beat.first - 1].seat != CHANCE or (beat.turn, beat.active) != (before.turn, before.active)
        for before, beat in pairs
    )
    assert all(beats.headline(beat, None, "en").text for beat in beats.all)


def test_a_difference_says_no_more_than_what_is_different() -> None:
    old = {"a": 1, "b": [1, {"c": 2, "d": 3}], "e": [1, 2], "f": None}
    new = {"a": 1, "b": [1, {"c": 5, "d": 3}], "e": [1], "f": {}}
    change = difference(old, new)
    assert change == {"b": {"1": {"c": [5]}}, "e": [[1]], "f": [{}]}
    assert apply(old, change) == new
    assert difference(old, old) is None
    assert apply(old, None) == old


def test_why_an_attack_brings_no_paragon_is_told_with_it() -> None:
    told_ = [
        headline.remarks[0]
        for seed in range(EVENINGS)
        for beats in [Beats(played("xibalba", seed))]
        for beat in beats.all
        if (headline := beats.headline(beat, None, "en")).remarks
    ]
    assert "No paragon is gained: the dice show blanks." in told_

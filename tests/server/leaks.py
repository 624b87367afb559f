"""Everything that the server sends to a seat or a spectator, in two worlds that differ in what is hidden from it.

Two whole runs of a server with permuted secrets would need two games that look alike to one seat from deal to end, and
such pairs end as soon as a hidden card is played. So the games are permuted where they are: a random game is halted at
several positions; for each seat there the hidden cards are exchanged (`permute` of the conformance suite), both worlds
are put on live tables of the server (`LiveTable`), and from there played on side by side, others and chance pointing at
corresponding things, until something is shown by the rules that differs. At every step the server's own functions make
every message and every answer to a request that this seat and a spectator can get, in both languages, and the bytes are
compared: whole states (socket, `sync`, reconnect, `GET state`), news after an answer and after several, with their
beats and what the table looked like after each, plans, the log by `GET moves`,
the replay of the running game, the story, refusals of every command with their sentences, stale problems, presence,
table lists, hints that were taken, why bots have done something, the refused record, the refused review. What is
random (ids, times) is the same in both. What a hint says is random, too: here it is made of every option, and its plan
goes on from some of them with whatever lies first; `tests/bots/test_blindness.py` looks at the search behind it.

`scripts/wire-leaks --games 200` does it for many games; the suite runs a sample (`test_wire_leaks.py`).
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from types import SimpleNamespace
from typing import Any

import numpy as np

from spieltisch.bots.advice import SHOWN, Hint
from spieltisch.bots.plans import plan
from spieltisch.bots.thinking import Budget, Opinion, Thought
from spieltisch.core.game import Box, Game
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream
from spieltisch.games import shelf
from spieltisch.server import messages as m
from spieltisch.server.commands import _change, _plan
from spieltisch.server.fresh import Stale
from spieltisch.server.hints import hint_case, hints_out
from spieltisch.server.live import LiveTable, summary_of
from spieltisch.server.looking import Lookout, Viewer, moves_out, seats_out
from spieltisch.server.refusals import Refusal, as_refusal
from spieltisch.server.reviews import finished
from spieltisch.server.rooms import Room
from spieltisch.server.routes_after import _record, _scoring, frame
from spieltisch.server.routes_tables import table_out
from spieltisch.server.storage import Line, Note, Seat, Sheet
from spieltisch.server.story import story_of
from spieltisch.server.watching import encode
from spieltisch.server.whys import asked_why
from spieltisch.table import Position, Table, TableError
from tests.conformance.checks import exchanged, next_pair, table_at
from tests.conformance.kit import Kit, kit_of
from tests.conformance.walk import Walk, sample

PER_GAME = 4  # positions taken from one game
SEED = 97
HOST = 0  # visitors are numbered like their seats
WATCHER = 99
WHYS = 6  # beats that are asked about
PLANS = 3  # for options of a question
FAR = Budget(clock=60)  # plans go as far as they may
NOTHING = np.zeros((2, 0))
LANGS: tuple[m.Lang, ...] = ("de", "en")
HINTS = [Note(1, 0, "hint", 0), Note(1, 1, "hint", 1)]  # that were taken before


class NoStorage:
    """A database in which nothing was ever written."""

    def done(self, *_: object) -> None:
        """No command was carried out before."""

    def version(self, *_: object) -> int:
        """Nobody else writes."""
        return 1

    def append(self, *_: object) -> int:
        """Nothing that is refused gets here."""
        raise AssertionError("something illegal was written")


def live_at(w: Walk) -> LiveTable:
    """A live table of the server at which the game of a walk goes on."""
    table = table_at(w)
    table.rename([f"Seat {seat}" for seat in w.seats])
    seats = tuple(Seat(seat, "human", f"Seat {seat}", None, seat) for seat in w.seats)
    sheet = Sheet(
        id="table", game=w.game.name, players=w.box.players, options=dict(w.box.options), pack_name="base",
        pack_hash="0", title="A table", host=HOST, created="then", changed="now", pace=0, rematch=None, version=1,
        hints=True, seats=seats, **vars(summary_of(table)),
    )  # fmt: skip
    live = LiveTable(NoStorage(), sheet, table, 1, [Line(1, 0, "Seat 0", "Hello", "now")], HINTS)  # type: ignore[arg-type]
    table.replay = lambda: _positions(table)  # type: ignore[method-assign]
    return live


def _positions(table: Table) -> Iterator[Position]:
    """All positions of a table whose log begins in the middle of a game."""
    for number, entry in enumerate(table._log.entries):
        yield replace(table.position, state=entry.before, number=number)
    yield table.position


def advance(live: LiveTable, thing: int) -> None:
    """An answer of anybody, as `LiveTable.answer` gives it, without a database."""
    live.before = live.table.position.number
    live.table.answer(thing)
    live.seq += 1
    live.sheet = replace(live.sheet, **vars(summary_of(live.table)))


def everything_sent(live: LiveTable, seat: int) -> dict[str, bytes]:
    """Every message and every answer that this seat, and a spectator, can get from the server now."""
    sent: dict[str, bytes] = {}
    for lang in LANGS:
        for viewer in (Viewer(seat, lang, seat), Viewer(None, lang, WATCHER)):
            for what, made in _for_viewer(live, viewer, seat).items():
                sent[f"{what} ({viewer.seat}, {lang})"] = made
    return sent


def _for_viewer(live: LiveTable, viewer: Viewer, seat: int) -> dict[str, bytes]:
    lookout, room = Lookout(live, frozenset({seat})), Room(live.id)
    sent = {
        "state": lambda: lookout.whole(viewer),
        "news": lambda: lookout.news(viewer),
        "beats": lambda: _since_the_start(live, viewer),
        "moves": lambda: moves_out(live, viewer, 0, 10**6),
        "replay": lambda: [frame(live, viewer, number) for number in range(live.table.position.number + 1)],
        "story": lambda: story_of(live, viewer.lang),
        "record": lambda: _record(live),
        "scoring": lambda: _scoring(live, viewer.lang),
        "presence": lambda: m.Presence(live.id, seats_out(live.sheet, viewer.visitor, frozenset()), None),
        "table": lambda: table_out(live.sheet, viewer.visitor, frozenset()),
        "review": lambda: finished(live).key,
        "why": lambda: _whys(live, viewer),
    }
    for name, command in _commands(live, viewer, seat):
        carry_out = _plan if isinstance(command, m.Plan) else _hint if isinstance(command, m.AskHint) else _changed
        sent[name] = lambda carry_out=carry_out, command=command: carry_out(live, room, viewer, command)
    return {name: _bytes(make, viewer.lang) for name, make in sent.items()}


def _whys(live: LiveTable, viewer: Viewer) -> list[m.Why]:
    """Why bots have done what the latest beats tell: all that is said without thinking in worlds that might be."""
    sheet, bots = live.sheet, tuple(replace(seat, kind="bot") for seat in live.sheet.seats)
    live.sheet = replace(sheet, seats=bots)
    try:
        beats = [beat for beat in live.beats.all if beat.first > 0 and live.beats.decided(beat)]
        return [asked_why(live, viewer, beat.first, beat.nth).told for beat in beats[-WHYS:]]
    finally:
        live.sheet = sheet


def _since_the_start(live: LiveTable, viewer: Viewer) -> m.State:
    """News of everything so far, with what the table looked like after each beat."""
    before, live.before = live.before, 0
    try:
        return Lookout(live, frozenset()).news(viewer)
    finally:
        live.before = before


def _changed(live: LiveTable, room: Room, viewer: Viewer, command: Any) -> m.Done:
    return _change(live, room, viewer, command, False)


def _hint(live: LiveTable, room: Room, viewer: Viewer, command: m.AskHint) -> list[m.Hints]:
    """A hint that finds nothing better than anything else, with plans for some of the options."""
    case, thinker = hint_case(live, room, viewer, command), Indifferent(live.table.game)
    found = [Hint(one.thing, one.chance, SHOWN, None) for one in thinker.think(case.box, case.state, FAR).opinions]
    plans = [
        plan(thinker, case.box, case.state, first, new_stream(SEED, first.thing), FAR)  # type: ignore[arg-type]
        for first in found[:: -(-len(found) // PLANS)]
    ]
    return [hints_out(command, found, made, viewer.lang) for made in plans]


class Indifferent:
    """Thinks as a thinker does, but not much: whatever lies first is best."""

    searching = SimpleNamespace(features=())

    def __init__(self, game: Game) -> None:
        self.game = game

    def think(self, box: Box, s: Any, budget: Budget) -> Thought:
        """All options, in the order of their numbers."""
        out = self.game.option_buffer()
        things = out[: self.game.options(box.record, s, out)].tolist()
        self._found = tuple(Opinion(thing, SHOWN, 1 / len(things), SHOWN, NOTHING) for thing in things)
        return Thought(self._found, (), Budget(), 0)

    def opinions(self) -> tuple[Opinion, ...]:
        """The same."""
        return self._found


def _commands(live: LiveTable, viewer: Viewer, seat: int) -> Iterator[tuple[str, Any]]:
    """Commands that are refused, and plans: whatever is sent back must not depend on secrets."""
    seq, mine = live.seq, live.table.position.to_move == seat == viewer.seat
    known = live.table.position.things if live.table.position.to_move == seat else ()
    wrong = next(thing for thing in reversed(range(live.table.game.things)) if thing not in known)
    others = [other for other in range(live.table.players) if other != seat]
    yield "illegal answer", m.AnswerMany("command-1", seq, seat, [wrong])
    yield "illegal batch", m.AnswerMany("command-2", seq, seat, [wrong, wrong])
    yield "answer for another", m.AnswerMany("command-3", seq, others[0], [0])
    yield "stale answer", m.AnswerMany("command-4", seq + 7, seat, [0])
    yield "undo of another", m.TakeBack("command-5", seq, others[0])
    yield "stale undo", m.TakeBack("command-6", seq + 7, seat)
    if not live.table.can_undo(seat):
        yield "undo", m.TakeBack("command-7", seq, seat)
    yield "illegal plan", m.Plan("command-8", seq, seat, [wrong])
    yield "hint", m.AskHint("command-10", seq, seat)
    yield "hint for another", m.AskHint("command-11", seq, others[0])
    yield "stale hint", m.AskHint("command-12", seq + 7, seat)
    if mine:
        for thing in live.table.position.things[:2]:
            yield f"plan {thing}", m.Plan("command-9", seq, seat, [thing])
            yield f"long plan {thing}", m.Plan("command-9", seq, seat, [thing, thing, wrong])


def _bytes(make: Callable[[], Any], lang: str) -> bytes:
    """What goes over the wire, be it a message or a refusal."""
    try:
        return encode(make())
    except (Refusal, TableError) as error:
        refusal = as_refusal(error)
        state = refusal.state if isinstance(refusal, Stale) else None
        return encode(m.Problem(refusal.code, refusal.sentence(lang), str(refusal.status), state))


def check_wire_blind(kit: Kit, w: Walk, seat: int, stream: Any, steps: int) -> tuple[int, int]:
    """Compare both worlds for some answers: how many messages, and how many bytes, were the same."""
    true, other, stands_for = exchanged(kit, w, seat, stream)
    if true.over or true.s.tobytes() == other.s.tobytes():
        return 0, 0  # nothing is hidden from this seat
    lives = live_at(true), live_at(other)
    messages = compared = 0
    for step in range(steps + 1):
        first, second = (everything_sent(live, seat) for live in lives)
        for what, made in first.items():
            assert made == second[what], f"{what} tells seat {seat} a secret after {step} answers"
        messages += len(first)
        compared += sum(map(len, first.values()))
        pair = next_pair(kit, true, other, stands_for, seat, stream)
        if pair is None or step == steps:
            break
        for walk, live, thing in zip((true, other), lives, pair, strict=True):
            walk.answer(thing)
            advance(live, thing)
        if OVER in (true.mover, other.mover):
            break  # the end may show everything
    return messages, compared


def look(name: str, number: int, steps: int) -> tuple[int, int, int]:
    """One game: positions and seats, messages, bytes."""
    kit = kit_of(name)
    case, stream = kit.cases[number % len(kit.cases)], new_stream(SEED, number)
    looks = messages = compared = 0
    for w in sample(kit, case, PER_GAME, seed=SEED, number=number):
        for seat in w.seats:
            found = check_wire_blind(kit, w, seat, stream, steps)
            looks, messages, compared = looks + 1, messages + found[0], compared + found[1]
    return looks, messages, compared


def main() -> None:
    """`scripts/wire-leaks`."""
    parser = argparse.ArgumentParser(prog="scripts/wire-leaks", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--steps", type=int, default=2, help="answers that follow each position")
    parser.add_argument("--game", default="wutaki", choices=shelf())
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    begin = time.perf_counter()
    with ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn")) as pool:
        games = range(arguments.games)
        found = list(pool.map(look, [arguments.game] * len(games), games, [arguments.steps] * len(games)))
    looks, messages, compared = (sum(column) for column in zip(*found, strict=True))
    told = {"game": arguments.game, "games": arguments.games, "looks": looks, "messages": messages, "bytes": compared}
    print(json.dumps({**told, "leaks": 0, "seconds": round(time.perf_counter() - begin, 1)}))


if __name__ == "__main__":
    main()

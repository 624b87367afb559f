"""The checks themselves: what it means to keep the contract of a game, position by position.

Each takes a position under way (`Walk`) and fails with an AssertionError that says what is wrong. `test_the_checks.py`
runs them on games broken on purpose.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import numpy as np
import pytest

from spieltisch.bots.addresses import Address
from spieltisch.bots.outsiders import Outsider
from spieltisch.core.events import FIRST_DETAIL
from spieltisch.core.game import NotationError
from spieltisch.core.records import clone
from spieltisch.core.rule import JIT
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.core.streams import pick
from spieltisch.player.protocol import to_line
from spieltisch.table import Table, TableError, look, suppose
from spieltisch.table.log import Log
from spieltisch.table.position import Facts, plain_view
from spieltisch.table.record import read_line
from tests.breaking import broken_game

from .kit import Kit
from .walk import LANGUAGES, NOTATIONS, Walk

MOST_READ = 8  # options of one position that are read back in each notation


def check_question(w: Walk) -> None:
    """There is something to answer, in order, and `options` agrees with what `answer` listed."""
    assert w.bits() == 0, f"broken invariants: {w.bits():b}"
    assert w.fresh_options() == w.things, "options differ from what answer listed"
    if w.over:
        assert w.things == [], "a game that is over asks something"
        return
    assert w.mover == CHANCE or w.mover in w.seats, f"seat {w.mover} is asked, but nobody sits there"
    assert w.things, "a question without an option"
    assert w.things == sorted(set(w.things)), f"options not ascending: {w.things}"
    assert 0 <= w.things[0] <= w.things[-1] < w.game.things, f"options outside the action space: {w.things}"


def check_readers(w: Walk) -> None:
    """Nothing that looks at a game changes it."""
    before, printed = w.s.tobytes(), w.box.record.tobytes()
    assert w.bits() == 0
    w.fresh_options()
    for seat in (None, *w.seats):
        everything_known(w, seat)
    assert w.s.tobytes() == before, "a function that only reads has changed the state"
    assert w.box.record.tobytes() == printed, "a function that only reads has changed the box"


def check_answer(w: Walk, thing: int) -> None:
    """The same answer in the same position has the same outcome, and touches nothing but its state."""
    one, two, before, printed = w.twin(), w.twin(), w.s.tobytes(), w.box.record.tobytes()
    told = one.answer(thing)
    assert two.answer(thing) == told, "the same answer reports different events"
    assert one.s.tobytes() == two.s.tobytes(), "the same answer leads to different states"
    assert one.things == two.things, "the same answer leads to different options"
    assert one.s.tobytes() != before, "an answer that changes nothing"
    assert w.s.tobytes() == before, "a clone is not independent"
    assert w.box.record.tobytes() == printed, "an answer changed the box"
    check_question(one)


def check_saved(w: Walk, steps: int = 20) -> None:
    """A game restored from its bytes goes on as if nothing had happened."""
    saved = w.s.tobytes()
    assert len(saved) == w.game.state.itemsize <= 4096
    played, restored = w.twin(), w.twin()
    restored.s = np.frombuffer(bytearray(saved), w.game.state)[0]
    for _ in range(steps):
        if played.over:
            break
        thing = played.pick()
        assert played.answer(thing) == restored.answer(thing)
        assert played.s.tobytes() == restored.s.tobytes()
    assert w.s.tobytes() == saved


def is_text(text: object) -> bool:
    """Something people can read, with nothing left to fill in."""
    return isinstance(text, str) and text.strip() == text != "" and "{" not in text and "}" not in text


def check_notation(w: Walk) -> None:
    """What a thing is called, in every language, leads back to it and to nothing else.

    Reading compares a text with all options: of very many, some are read back, from another one on at each position.
    """
    for lang in NOTATIONS:
        said = [w.game.people.say(w.box, w.s, thing, lang) for thing in w.things]
        assert all(is_text(text) for text in said), f"bad notation: {said}"
        assert len(set(said)) == len(said), f"two options are called the same: {sorted(said)}"
        assert all(read_line(text) == (text, 1) for text in said), f"ends like the number of a run: {said}"
        some = slice(w.answers % -(-len(said) // MOST_READ), None, -(-len(said) // MOST_READ))
        for thing, text in zip(w.things[some], said[some], strict=True):
            assert w.game.people.parse(w.box, w.s, text) == thing, f"{text!r} is thing {thing}, but is not read as such"
    with pytest.raises(NotationError):
        w.game.people.parse(w.box, w.s, "no such thing, nowhere")


def check_texts(w: Walk) -> None:
    """Question, options and anchors have words in both languages."""
    name = w.game.people.question(w.box, w.s)
    assert is_text(name)
    for lang in LANGUAGES:
        assert is_text(w.game.people.question_text(w.box, w.s, lang)), f"{name} in {lang}"
        for thing in w.things:
            assert is_text(w.game.people.thing_text(w.box, w.s, thing, lang)), f"{name}, thing {thing} in {lang}"
    for thing in w.things:
        assert is_text(w.game.people.anchor(w.box, w.s, thing)), f"{name}, anchor of thing {thing}"


def check_events(w: Walk, rows: list[list[int]], rule_ids: frozenset[str]) -> None:
    """Events have a name, a rule that exists, and words in both languages, for everybody who may see them."""
    for row in rows:
        said = w.game.people.event_data(w.box, row)
        assert is_text(said["event"]), f"event without a name: {row}"
        assert said["rule"] in rule_ids, f"{said['event']} names the rule {said['rule']}, which does not exist"
        versions = [row]
        for viewer in (None, *w.seats):
            seen = w.game.people.seen_by(w.box, list(row), viewer)
            assert len(seen) == len(row), f"{said} loses columns for {viewer}"
            assert seen[:FIRST_DETAIL] == row[:FIRST_DETAIL], f"{said} is another event for {viewer}"
            versions += [seen] if seen not in versions else []
        for version in versions:
            json.dumps(w.game.people.event_data(w.box, version))  # plain data
            for lang in LANGUAGES:
                assert is_text(w.game.people.event_text(w.box, version, lang)), f"{version} in {lang}"


def check_own_answers(w: Walk) -> None:
    """Whoever gives an answer knows it."""
    for thing in w.things:
        seen = [w.game.people.answer_seen_by(w.box, w.s, thing, viewer) for viewer in (None, *w.seats)]
        assert all(isinstance(one, bool) for one in seen)
        assert w.mover == CHANCE or seen[1 + w.mover], f"seat {w.mover} does not know its own answer {thing}"


def check_standing(w: Walk) -> None:
    """Places follow points: who is ahead has no fewer, who shares a place has as many, and no place is left out."""
    standing = w.standing()
    places = [place for _, place in standing]
    for points, place in standing:
        assert place == 1 + sum(other < place for other in places), f"places are left out: {places}"
        for others, behind in standing:
            if place == behind:
                assert points == others, f"equal places, unequal points: {standing}"
            elif place < behind:
                assert points >= others, f"ahead with fewer points: {standing}"


# ---- secrets --------------------------------------------------------------------------------------------------------


def everything_known(w: Walk, *viewers: int | None) -> bytes:
    """Every byte that somebody in these seats, or a spectator (None), is given now, before any event."""
    return json.dumps([_known_to_all(w), *(_known_to(w, viewer) for viewer in viewers)], sort_keys=True).encode()


def _known_to_all(w: Walk) -> dict[str, Any]:
    people, box, s = w.game.people, w.box, w.s
    return {
        "asked": w.mover,
        "standing": w.standing(),
        "question": people.question(box, s),
        "tallies": [people.tally(box, s, player) for player in w.seats],
        "question_text": [] if w.over else [people.question_text(box, s, lang) for lang in LANGUAGES],
    }


def _known_to(w: Walk, seat: int | None) -> dict[str, Any]:
    people, box, s = w.game.people, w.box, w.s
    given: dict[str, Any] = {"view": plain_view(people.view(box, s, seat))}
    if seat is not None:
        given["observation"] = w.seen(seat).hex()
        given["encoding"] = w.encoded(seat).hex()
        if w.mover == seat:
            given["options"] = [
                (
                    thing,
                    [people.say(box, s, thing, lang) for lang in NOTATIONS],
                    [people.thing_text(box, s, thing, lang) for lang in LANGUAGES],
                    people.anchor(box, s, thing),
                )
                for thing in w.fresh_options()
            ]
            given["why_not"] = [people.why_not(box, s, lang) for lang in LANGUAGES]
            if JIT:  # each answer is tried in many worlds
                given["forecasts"] = [asdict(forecast) for forecast in Facts(w.game, box, s).forecasts]
    return given


def check_resample(w: Walk, seat: int, stream: Any, times: int = 3) -> None:
    """A resampled world is sound, and this seat cannot tell it from the true one."""
    worlds = {w.s.tobytes(): everything_known(w, seat)}  # equal bytes are the same world: nothing to compare
    for _ in range(times):
        other = w.twin()
        w.game.resample(w.box.record, other.s, seat, stream)
        assert other.bits() == 0, f"resampling breaks invariants: {other.bits():b}"
        if other.s.tobytes() not in worlds:
            worlds[other.s.tobytes()] = everything_known(other, seat)
    assert len(set(worlds.values())) == 1, "resampling changes what the seat is given"


def check_worlds(kit: Kit, w: Walk, seat: int, stream: Any) -> int | None:
    """Resampling reaches every world that this seat must think possible, and no other. Returns how many there are."""
    possible = kit.worlds(w.game, w.box, w.s, seat)
    if possible is None:
        return None
    assert w.s.tobytes() in possible, "the true world is not among the possible ones"
    reached = set()
    for _ in range(20 * len(possible)):  # fair draws miss one of n worlds with a probability of n e**-20
        world = clone(w.s)
        w.game.resample(w.box.record, world, seat, stream)
        reached.add(world.tobytes())
    assert reached <= possible, "resampling reaches a world that this seat can rule out"
    assert reached == possible, f"resampling reaches {len(reached)} of {len(possible)} worlds"
    return len(possible)


def check_blind(kit: Kit, w: Walk, seat: int, stream: Any, steps: int = 12) -> int:
    """Exchanging what a seat may not know changes no byte it is given, now and while the game goes on.

    Two worlds are played side by side; others and chance point at corresponding things in both. It ends when a thing
    is shown that is another one in the other world, since from then on the seat may know the difference. What the seat
    may not know, no spectator may know either. Returns the number of answers compared.
    """
    true, other, stands_for = exchanged(kit, w, seat, stream)
    if true.s.tobytes() == other.s.tobytes():
        return steps  # nothing is hidden from this seat: it would be the same world twice
    for step in range(steps):
        same = everything_known(true, seat, None) == everything_known(other, seat, None)
        assert same, f"a secret is known after {step} answers"
        pair = next_pair(kit, true, other, stands_for, seat, stream)
        if pair is None:
            return step
        thing, twin = pair
        for viewer in (seat, None):
            assert answer_text(true, thing, viewer) == answer_text(other, twin, viewer), "an answer tells a secret"
        told, other_told = true.answer(thing), other.answer(twin)
        if OVER in (true.mover, other.mover):
            return step  # the end may show everything
        for viewer in (seat, None):
            assert texts(true, told, viewer) == texts(other, other_told, viewer), "an event tells a secret"
    return steps


def exchanged(kit: Kit, w: Walk, seat: int, stream: Any) -> tuple[Walk, Walk, Any]:
    """The game twice, in the second with what this seat may not know exchanged, and which thing stands for which."""
    true, other = w.twin(), w.twin()
    stands_for = kit.permute(w.game, w.box, other.s, seat, stream)
    other.things = other.fresh_options()
    assert other.bits() == 0, "permuting breaks invariants"
    return true, other, stands_for


def next_pair(kit: Kit, true: Walk, other: Walk, stands_for: Any, seat: int, stream: Any) -> tuple[int, int] | None:
    """Corresponding answers for both worlds; None where the worlds part, and the seat may see that they do."""
    if true.over:
        return None
    thing = true.things[pick(stream, len(true.things))]
    twin = thing if true.mover == seat else stands_for.get(thing, thing)
    if twin not in other.things:
        assert true.mover != seat, "what a seat may do depends on what it cannot know"
        return None
    shown = kit.shown(true.game, true.box, true.s, seat, thing)
    return None if any(stands_for.get(card, card) != card for card in shown) else (thing, twin)


def texts(w: Walk, rows: list[list[int]], viewer: int | None) -> list[Any]:
    """Events as a seat or a spectator gets them."""
    seen = [w.game.people.seen_by(w.box, row, viewer) for row in rows]
    return [
        (w.game.people.event_data(w.box, row), [w.game.people.event_text(w.box, row, lang) for lang in LANGUAGES])
        for row in seen
    ]


def answer_text(w: Walk, thing: int, viewer: int | None) -> Any:
    """What a seat or a spectator may know of an answer to the question that waits."""
    if not w.game.people.answer_seen_by(w.box, w.s, thing, viewer):
        return None
    return thing, [w.game.people.say(w.box, w.s, thing, lang) for lang in NOTATIONS]


def check_table_blind(kit: Kit, w: Walk, seat: int, stream: Any, steps: int = 5) -> int:
    """The same for all that a table says to a seat and to spectators: its log, its refusals, and what can be undone."""
    true, other, stands_for = exchanged(kit, w, seat, stream)
    if true.s.tobytes() == other.s.tobytes():
        return steps  # nothing is hidden from this seat: it would be the same table twice
    tables = table_at(true), table_at(other)
    for step in range(steps):
        first, second = (everything_told(table, seat) for table in tables)
        for key, value in first.items():
            assert value == second[key], f"{key} tells a secret after {step} answers: {value} or {second[key]}"
        pair = next_pair(kit, true, other, stands_for, seat, stream)
        if pair is None:
            return step
        for walk, table, thing in zip((true, other), tables, pair, strict=True):
            walk.answer(thing)
            table.answer(thing)
        if OVER in (true.mover, other.mover):
            return step
    return steps


def table_at(w: Walk) -> Table:
    """A table at which the game of a walk goes on; its log begins here."""
    game = broken_game(w.game, open_box=lambda players, options, pack: w.box)
    table = Table(game, w.box.players, chance="ask")
    table._log = Log(game, w.box, table.lang, [])
    table._position = replace(table.position, state=clone(w.s), number=0)
    return table


def everything_told(table: Table, seat: int) -> dict[str, Any]:
    """Everything a table says to a seat, and to a spectator."""
    asked = table.position.to_move
    given: dict[str, Any] = {f"moves({viewer})": table.moves(viewer) for viewer in (seat, None)}
    given |= {f"events({viewer})": table.events(viewer) for viewer in (seat, None)}
    given |= {f"view({viewer})": table.view(viewer) for viewer in (seat, None)}
    given |= {f"look({viewer}, {lang})": look(table, viewer, lang) for viewer in (seat, None) for lang in LANGUAGES}
    if asked == seat:
        given["suppose"] = [suppose(table, seat, [thing], "en") for thing in table.position.things[:3]]
    given["undo"] = table.can_undo(seat)
    given["again"] = table.repeatable if asked == seat else None
    given["refusals"] = [refusal(table.answer, answer, seat) for answer in (-1, table.game.things, *NONSENSE)]
    given["refusal of a batch"] = refusal(table.answer_many, NONSENSE, seat)
    given["refusal to repeat"] = refusal(table.repeat_last, 0, seat)
    return given


# nobody means these texts, but they come close to answers of many kinds
NONSENSE = ("", "?", "1: pay ?", "2: keep ?", "3: draw 1 ?", "red: sun 33", "blue: moon 33", "green: sun 66")


def refusal(attempt: Callable[..., object], *arguments: object) -> str:
    """What the table says to something it does not do."""
    with pytest.raises(TableError) as refused:
        attempt(*arguments)
    return str(refused.value)


def check_clone(w: Walk) -> None:
    """Changing a copy leaves the original alone, and equal positions are equal bytes."""
    copy = clone(w.s)
    assert copy.tobytes() == w.s.tobytes()
    before = w.s.tobytes()
    copy.depth += 1
    assert w.s.tobytes() == before != copy.tobytes()


def check_lines_blind(kit: Kit, w: Walk, seat: int, stream: Any) -> bool:
    """A player by anybody is sent the same bytes in every world that its seat cannot tell apart; was there another?"""
    if w.over or w.mover != seat:
        return False
    outsider, other = Outsider(kit.game, Address("nobody", ("nobody",)), 1), w.twin()
    kit.game.resample(w.box.record, other.s, seat, stream)
    true, made_up = (to_line(outsider.question(one.box, one.s)) for one in (w, other))
    assert true == made_up, "a player by anybody is sent what its seat may not know"
    return bool(other.s.tobytes() != w.s.tobytes())

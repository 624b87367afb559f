"""Who checks the checks? The toy game, broken on purpose in one place, must be found out."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import cycle
from typing import Any

import pytest

from spieltisch.core.events import HIDDEN
from spieltisch.core.game import Game, open_answer, whole_row
from spieltisch.core.streams import new_stream
from spieltisch.table import Table, reveal
from tests.breaking import broken_game

from .. import toy_rules as rules
from ..toy import GAME, answer_seen_by, say, seen_by, view
from ..toy_rules import CARDS, Event, Place, Thing
from . import cases_toy, checks
from .kit import Case, Kit, kit_of
from .walk import sample
from .watch import Fault, bound, watch

THREE = Case(3)


def run(kit: Kit, check: Callable[..., object]) -> None:
    """Apply a check to the positions of a few games."""
    for number in range(3):
        for position in sample(kit, THREE, 40, number=number):
            check(kit, position)


@cache
def passed(check: Callable[..., object]) -> bool:
    """The toy as it is passes the check. Once is enough, however many broken ones follow."""
    run(kit_of("toy"), check)
    return True


def found_out(check: Callable[..., object], /, **broken: Any) -> None:
    """The toy passes the check; broken like this, it does not."""
    assert passed(check)
    with pytest.raises(AssertionError):
        run(replace(kit_of("toy"), game=broken_game(GAME, **broken)), check)


def every_seat(check: Callable[..., object]) -> Callable[..., None]:
    """A check of secrets, for all seats of a position."""
    stream = new_stream(77)

    def check_all(kit: Kit, position: Any) -> None:
        for seat in position.seats:
            check(kit, position, seat, stream)

    return check_all


blind = every_seat(checks.check_blind)
lines_blind = every_seat(checks.check_lines_blind)
worlds = every_seat(checks.check_worlds)
resample = every_seat(lambda kit, position, seat, stream: checks.check_resample(position, seat, stream))


def table_blind(kit: Kit, position: Any) -> None:
    """The same for a table, for one seat of each position."""
    checks.check_table_blind(kit, position, position.answers % position.box.players, new_stream(78, position.answers))


def leaky_view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    return {**view(box, s, seat), "next": [c for c in range(CARDS) if s.place[c] == Place.DECK][:1]}


def leaky_observation(box: Any, s: Any, seat: int, out: Any) -> None:
    rules.observe(box, s, seat, out)
    out[0] = s.place[0]


def leaky_standing(box: Any, s: Any, out: Any) -> None:
    """Counts the hand before it is shown, though only to break ties."""
    rules.standing(box, s, out)
    merits = [
        100 * s.points[p] + sum(box.value[c] for c in range(CARDS) if s.place[c] == Place.HAND + p)
        for p in range(box.players)
    ]
    for player, merit in enumerate(merits):
        out[rules.SEATS + player] = 1 + sum(other > merit for other in merits)


def leaky_events(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
    """Says which card was drawn, in an event that is not masked."""
    n: int = rules.answer(box, s, thing, events, out)
    for row in events[1 : events[0, 0] + 1]:
        if row[0] == Event.DREW and thing >= Thing.CARD:
            row[0], row[6] = Event.SHOWED, 0
    return n


def leaky_to_spectators(box: Any, row: list[int], seat: int | None) -> list[int]:
    """Masks the cards of other players, but forgets that a spectator is none of them."""
    return row if seat is None else seen_by(box, row, seat)


def leaky_answers_to_spectators(box: Any, s: Any, thing: int, seat: int | None) -> bool:
    return seat is None or answer_seen_by(box, s, thing, seat)


def leaky_say(box: Any, s: Any, thing: int, lang: str) -> str:
    """Whoever holds the first card waits in another way."""
    holds = s.depth > 0 and s.place[0] == Place.HAND + rules.top(s).player
    return say(box, s, thing, lang) + ("!" if thing == Thing.WAIT and holds else "")


def leaky_tally(box: Any, s: Any, seat: int) -> dict[str, int]:
    return {"luck": int(s.place[0] == Place.DECK)}


def leaky_reasons(box: Any, s: Any, lang: str) -> dict[str, str]:
    return {"deck": f"There are {int(s.place[0] == Place.DECK)} lucky cards."}


def leaky_options(box: Any, s: Any, out: Any) -> int:
    """Offers a swap only when the deck holds the first card."""
    n: int = rules.options(box, s, out)
    if n > 1 and out[1] == Thing.SWAP and s.place[0] != Place.DECK:
        out[1 : n - 1] = out[2:n]
        return n - 1
    return n


@pytest.mark.parametrize(
    "broken",
    [
        {"view": leaky_view},
        {"observe": leaky_observation},
        {"standing": leaky_standing},
        {"answer": leaky_events},
        {"options": leaky_options},
        {"seen_by": whole_row},
        {"seen_by": leaky_to_spectators},
        {"answer_seen_by": open_answer},
        {"answer_seen_by": leaky_answers_to_spectators},
        {"say": leaky_say},
        {"tally": leaky_tally},
        {"why_not": leaky_reasons},
    ],
    ids=lambda broken: "-".join([*broken, *(getattr(function, "__name__", "") for function in broken.values())]),
)
def test_a_leak_is_found(broken: dict[str, Any]) -> None:
    found_out(blind, **broken)


@pytest.mark.parametrize(
    "broken",
    [
        {"seen_by": whole_row},
        {"seen_by": leaky_to_spectators},
        {"answer_seen_by": open_answer},
        {"answer_seen_by": leaky_answers_to_spectators},
        {"say": leaky_say},
        {"why_not": leaky_reasons},
    ],
    ids=lambda broken: "-".join([*broken, *(getattr(function, "__name__", "") for function in broken.values())]),
)
def test_a_leak_at_the_table_is_found(broken: dict[str, Any]) -> None:
    found_out(table_blind, **broken)


def whispering(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
    """Who waits lets the next player know whether the first card is in the deck; the game itself allows that."""
    first, waits = s.place[0] == Place.DECK, thing == Thing.WAIT
    n: int = rules.answer(box, s, thing, events, out)
    if waits and events is not None and events.shape[0] > 1:
        events[1, 6] = first
    return n


def whispered(box: Any, row: list[int], seat: int | None) -> list[int]:
    listener = (row[4] + 1) % box.players
    if row[0] != Event.WAITED or seat == listener:
        return seen_by(box, row, seat)
    return [*row[:6], HIDDEN, *row[7:]]


WHISPERS = replace(kit_of("toy"), game=broken_game(GAME, answer=whispering, seen_by=whispered))


def test_what_undo_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If undo looked at the true world only, it would tell who waited whether the next player learnt anything."""
    run(WHISPERS, table_blind)
    monkeypatch.setattr(reveal, "OTHER_WORLDS", 0)
    with pytest.raises(AssertionError, match="undo tells a secret"):
        run(WHISPERS, table_blind)


def test_what_a_refusal_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a table explained to everybody what the one who is asked could have meant, it would tell their options."""
    monkeypatch.setattr(Table, "need_asked", lambda table, seat: None)
    with pytest.raises(AssertionError, match="refusals tells a secret"):
        run(kit_of("toy"), table_blind)


def test_resampling_what_is_known_is_found() -> None:
    def shuffle_all(box: Any, s: Any, seat: int, stream: Any) -> None:
        rules.resample(box, s, (seat + 1) % box.players, stream)

    found_out(resample, resample=shuffle_all)


def test_resampling_too_little_is_found() -> None:
    found_out(worlds, resample=lambda box, s, seat, stream: None)


def test_resampling_into_nonsense_is_found() -> None:
    def lose_a_card(box: Any, s: Any, seat: int, stream: Any) -> None:
        hidden = cases_toy.hidden(s, seat)
        if hidden:
            s.place[hidden[0]] = 99

    found_out(resample, resample=lose_a_card)


def question(kit: Kit, position: Any) -> None:
    checks.check_question(position)


def readers(kit: Kit, position: Any) -> None:
    checks.check_readers(position)


def answers(kit: Kit, position: Any) -> None:
    if not position.over:
        checks.check_answer(position, position.things[-1])


def words(kit: Kit, position: Any) -> None:
    if not position.over:
        checks.check_notation(position)
        checks.check_texts(position)
        checks.check_own_answers(position)
    checks.check_events(position, position.told, kit.rule_ids())


def standing(kit: Kit, position: Any) -> None:
    checks.check_standing(position)


def backwards(box: Any, s: Any, out: Any) -> int:
    n: int = rules.options(box, s, out)
    out[:n] = out[:n][::-1].copy()
    return n


def backwards_start(box: Any, s: Any, events: Any, out: Any) -> int:
    n: int = rules.new_game(box, s, events, out)
    out[:n] = out[:n][::-1].copy()
    return n


def backwards_answer(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
    n: int = rules.answer(box, s, thing, events, out)
    out[:n] = out[:n][::-1].copy()
    return n


def scribbling_options(box: Any, s: Any, out: Any) -> int:
    s.die = (s.die + 1) % 7
    return int(rules.options(box, s, out))


def moody() -> Callable[..., int]:
    """Carries out the same answer differently every time."""
    mood = cycle((0, 1))

    def answer(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
        s.points[0] += next(mood)
        return int(rules.answer(box, s, thing, events, out))

    return answer


def test_faults_in_questions_are_found() -> None:
    found_out(question, options=backwards)
    found_out(question, check=lambda box, s: int(s.turn > 4))
    found_out(question, things=12)


def test_faults_in_readers_and_answers_are_found() -> None:
    found_out(readers, options=scribbling_options)
    found_out(answers, answer=moody())


def test_faults_in_words_are_found() -> None:
    found_out(words, say=lambda box, s, thing, lang: "something")
    found_out(words, parse=lambda box, s, text: 0)
    found_out(words, thing_text=lambda box, s, thing, lang: "{card}")
    found_out(words, question_text=lambda box, s, lang: "")
    found_out(words, event_data=lambda box, row: {"event": "rolled", "rule": "T-99"})
    found_out(words, say=lambda box, s, thing, lang: f"{say(box, s, thing, lang)} x2")


def test_faults_in_what_is_hidden_are_found() -> None:
    found_out(words, seen_by=lambda box, row, seat: row[:5] if seat is None else row)
    found_out(words, seen_by=lambda box, row, seat: [Event.WAITED, *row[1:]])
    found_out(words, event_text=lambda box, row, lang: "{card}" if HIDDEN in row else "A card.")
    found_out(words, answer_seen_by=lambda box, s, thing, seat: False)


def test_faults_in_standings_are_found() -> None:
    def all_first(box: Any, s: Any, out: Any) -> None:
        rules.standing(box, s, out)
        out[rules.SEATS :] = 1

    found_out(standing, standing=all_first)


def watched(game: Game, every: int = 1000) -> Fault:
    """The fault that the watching driver, not compiled here, finds in a game."""
    return watch(bound(game), game, game.open_box(THREE.players, {}), 1, 0, every)[0]


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        ({}, Fault.NONE),
        ({"check": lambda box, s: int(s.turn > 4)}, Fault.INVARIANT),
        ({"new_game": backwards_start, "answer": backwards_answer, "options": backwards}, Fault.NOT_ASCENDING),
        ({"options": backwards}, Fault.OPTIONS_DIFFER),
        ({"options": scribbling_options}, Fault.READER_WRITES),
        ({"answer": moody()}, Fault.NOT_DETERMINISTIC),
        ({"longest": 20}, Fault.TOO_LONG),
    ],
    ids=lambda value: value.name if isinstance(value, Fault) else "-".join(value) or "sound",
)
def test_the_watching_driver_finds(broken: dict[str, Any], fault: Fault) -> None:
    assert watched(broken_game(GAME, **broken)) == fault


def test_a_refused_option_is_found() -> None:
    def refusing(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
        return 0 if thing == Thing.SWAP else int(rules.answer(box, s, thing, events, out))

    assert watched(broken_game(GAME, answer=refusing), every=1) == Fault.REFUSED


def test_players_by_anybody_are_sent_something_hidden() -> None:
    found_out(lines_blind, observe=leaky_observation)
    found_out(lines_blind, options=leaky_options)

"""The drivers: whole games, reproducible, and honest about what went wrong."""

from typing import Any

import numpy as np

from spieltisch.core import drivers
from spieltisch.core.events import silent
from spieltisch.core.game import Bench
from spieltisch.core.rule import bind
from spieltisch.core.streams import new_stream

from .. import toy_rules as rules
from ..breaking import broken_game
from ..toy import GAME
from .processes import python

BOX = GAME.open_box(3, {})


def test_games_are_the_same_compiled_and_interpreted_and_so_are_their_digests() -> None:
    code = """
from spieltisch.core.game import Bench
from tests.toy import GAME
for seed in (0, 2, 12345, (1 << 62) - 1):
    print(Bench.of(GAME).play_many(GAME.open_box(4, {}), seed, 0, 4).tolist())
"""
    assert python(code, SPIELTISCH_JIT="0") == python(code, SPIELTISCH_JIT="1")


def test_a_game_depends_on_seed_and_number_only() -> None:
    together = Bench.of(GAME).play_many(BOX, 5, 0, 20)
    apart = np.concatenate([Bench.of(GAME).play_many(BOX, 5, first, 5) for first in (15, 0, 10, 5)])
    assert together.tolist() == apart[[*range(5, 10), *range(15, 20), *range(10, 15), *range(5)]].tolist()
    assert len(set(together[:, drivers.DIGEST].tolist())) == 20


def test_results_count_decisions_answers_and_points() -> None:
    row = Bench.of(GAME).play_many(BOX, 6, 0, 1)[0]
    log = np.zeros(GAME.longest, np.int16)
    s = GAME.blank_state()
    n = GAME.drivers.play_logged(BOX.record, s, new_stream(6), silent(), GAME.option_buffer(), log)
    assert row[drivers.ANSWERS] == n
    assert 0 < row[drivers.DECISIONS] < n
    assert row[drivers.UNFINISHED] == 0
    assert row[drivers.STANDING :][:3].tolist() == s.points[:3].tolist()
    digest = 0
    for thing in log[:n]:
        digest = drivers.fold(digest, int(thing))
    assert row[drivers.DIGEST] == digest


def test_a_game_that_takes_too_long_is_left_and_marked() -> None:
    short = broken_game(GAME, longest=10)
    row = Bench.of(short).play_many(BOX, 6, 0, 1)[0]
    assert row[drivers.UNFINISHED] == 1
    assert row[drivers.ANSWERS] == 10


def checked(longest: int = GAME.longest, **broken: Any) -> int:
    """What `play_checked` says about the toy broken like this."""
    names = ("new_game", "to_move", "options", "answer", "check")
    driver = bind(drivers.play_checked, **{name: getattr(broken_game(GAME, **broken).rules, name) for name in names})
    return int(driver(BOX.record, GAME.blank_state(), new_stream(3), silent(), GAME.option_buffer(), longest))


def test_play_checked_is_content_with_a_sound_game() -> None:
    assert checked() == 0


def test_play_checked_reports_the_bits_of_check() -> None:
    assert checked(check=lambda box, s: 4 if s.turn > 3 else 0) == 4


def test_play_checked_finds_options_that_differ() -> None:
    def one_less(box: Any, s: Any, out: Any) -> int:
        return int(rules.options(box, s, out)) - 1

    def swapped(box: Any, s: Any, out: Any) -> int:
        n: int = rules.options(box, s, out)
        out[:2] = out[1::-1].copy()
        return n

    assert checked(options=one_less) == 1 << 62
    assert checked(options=swapped) == 1 << 62


def test_play_checked_finds_a_question_without_an_option() -> None:
    def mute(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
        rules.answer(box, s, thing, events, out)
        return 0

    assert checked(answer=mute) == 1 << 62


def test_a_game_may_be_as_long_as_the_longest_and_no_longer() -> None:
    log = np.zeros(GAME.longest, np.int16)
    s, out = GAME.blank_state(), GAME.option_buffer()
    n = GAME.drivers.play_logged(BOX.record, s, new_stream(3), silent(), out, log)
    assert checked(longest=n) == 0
    assert checked(longest=n - 1) == 1 << 61


def test_warming_up_compiles_every_entry_point_that_play_needs() -> None:
    from spieltisch.core.game import warm_up_steps

    labels = [step.label for step in warm_up_steps(GAME)]
    assert set(labels) >= {"new_game", "options", "answer", "to_move", "standing", "check", "observe", "resample"}
    for step in warm_up_steps(GAME):
        step.run()

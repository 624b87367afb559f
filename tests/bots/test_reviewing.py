"""Reviews: the same luck on both sides, only what is sure is told, and no number comes from what chose it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.curve import smoothed
from spieltisch.bots.players import Tables, find_players, rotated
from spieltisch.bots.playing_out import Arm, PlayingOut, strongest_at_once
from spieltisch.bots.playouts import AS_IT_IS, NOBODY
from spieltisch.bots.reviewing import (
    MOST_PLAYOUTS,
    TELL,
    TELLING,
    Effort,
    Question,
    Review,
    Reviewer,
    Stroke,
    Trial,
    Turn,
    _with_changes,
    questions_of,
)
from spieltisch.core.certainty import ALPHA
from spieltisch.core.game import Box
from spieltisch.core.records import clone
from spieltisch.core.streams import new_stream
from spieltisch.games import find_game

GAMES = ("wutaki", "xibalba")
SHORT: dict[str, dict[str, Any]] = {"wutaki": {"max_rounds": 2}, "xibalba": {"threshold": 10}}
LITTLE = Effort(iterations=16, decisions=8, strokes=3, screening=32, most=256, telling=192, curve=600)


@cache
def played(name: str, players: int = 2) -> tuple[Box, tuple[int, ...]]:
    """A short game played at random."""
    box = find_game(name).open_box(players, SHORT[name])
    _, (log,) = Tables(find_players(name)).play_logged(box, 3, rotated(["random"] * players, 0, 1))
    return box, tuple(log.tolist())


def some_questions(name: str) -> list[Question]:
    """Questions of a game with secrets and luck, from all over it."""
    box, log = played(name)
    found = list(questions_of(box, find_game(name), log))
    return found[:: len(found) // 5]


class Watched(PlayingOut):
    """Writes down which playouts were played, and for whom."""

    calls: list[tuple[int, int, int, tuple[int, ...]]]

    def wins(self, box: Box, seat: int, arms: Sequence[Arm], first: int, count: int, salt: int = 0) -> Any:
        """As it is."""
        self.calls.append((seat, salt, first, (count, *(arm.thing for arm in arms))))
        return super().wins(box, seat, arms, first, count, salt)


@cache
def watched_review(name: str) -> tuple[Reviewer, Watched, Review, list[float]]:
    """A small review, and every playout of it."""
    box, log = played(name)
    reviewer = Reviewer(name, box, log, 1, LITTLE)
    watched = Watched(name, strongest_at_once(name), 1)
    watched.calls, reviewer.by = [], watched
    shares = list(reviewer.steps())
    return reviewer, watched, reviewer.review(), shares


# --- playing out -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["thumb", "network"])
def test_the_same_answer_twice_makes_no_difference(name: str, player: str) -> None:
    box, log = played(name)
    by = PlayingOut(name, player, 1)
    for question in some_questions(name):
        arm = Arm(question.s, log[question.number])
        shares = by.wins(box, question.seat, [arm, arm], 0, 20)
        assert (shares[:, 0] == shares[:, 1]).all()
        assert shares.sum(axis=2) == pytest.approx(1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("player", ["thumb", "network"])
def test_a_playout_depends_on_its_number_alone(name: str, player: str) -> None:
    box, _ = played(name)
    question = some_questions(name)[1]
    whole = PlayingOut(name, player, 1).wins(box, question.seat, [Arm(question.s)], 0, 30)
    by = PlayingOut(name, player, 1)
    parts = [by.wins(box, question.seat, [Arm(question.s)], first, 10) for first in (20, 0, 10)]
    assert (whole == np.concatenate([parts[1], parts[2], parts[0]])).all()
    others = [PlayingOut(name, player, 2).wins(box, question.seat, [Arm(question.s)], 0, 30)]
    others.append(by.wins(box, question.seat, [Arm(question.s)], 0, 30, salt=1))
    assert all((whole != other).any() for other in others)


def test_players_who_are_asked_win_as_often() -> None:
    """Equal options are chosen by another luck, so compiled playouts and those asked in Python agree on average."""
    box, log = played("wutaki")
    question = list(questions_of(box, find_game("wutaki"), log))[-6]
    arms = [Arm(question.s, log[question.number]), Arm(question.s)]
    compiled, asked = PlayingOut("wutaki", "thumb", 1), PlayingOut("wutaki", "thumb", 1)
    asked.compiled = False
    for seat in (question.seat, NOBODY):
        won = [by.wins(box, seat, arms, 0, 80)[:, :, 0] for by in (compiled, asked)]
        error = np.sqrt((won[0].var(axis=0) + won[1].var(axis=0)) / 80 + 1e-9)
        assert (np.abs(won[0].mean(axis=0) - won[1].mean(axis=0)) < 5 * error).all()
    assert (asked.wins(box, NOBODY, arms, 0, 8) == asked.wins(box, NOBODY, arms, 0, 8)).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_network_that_is_asked_plays_out_the_same(name: str) -> None:
    """It leaves nothing to luck: what is compiled gives the very answers that the player at a table gives."""
    box, log = played(name)
    compiled, asked = PlayingOut(name, "network", 1), PlayingOut(name, "network", 1)
    asked.compiled = False
    for question in some_questions(name):
        arms = [Arm(question.s, log[question.number]), Arm(question.s)]
        for seat in (question.seat, NOBODY):
            assert (compiled.wins(box, seat, arms, 0, 6) == asked.wins(box, seat, arms, 0, 6)).all()


def test_the_same_luck_on_both_sides_shows_a_difference_sooner() -> None:
    box, log = played("wutaki")
    by, paired, apart = PlayingOut("wutaki", "thumb", 1), [], []
    for question in some_questions("wutaki"):
        arms = [Arm(question.s, log[question.number]), Arm(question.s)]
        won = by.wins(box, question.seat, arms, 0, 300)[:, :, question.seat]
        paired.append((won[:, 0] - won[:, 1]).var())
        apart.append(won[:, 0].var() + won[:, 1].var())
    assert sum(paired) < 0.8 * sum(apart)


def test_playouts_are_the_same_whatever_is_hidden() -> None:
    """Of two states that the seat cannot tell apart; whoever knows everything finds other numbers."""
    box, _ = played("wutaki")
    by, known = PlayingOut("wutaki", "thumb", 1), []
    for question in some_questions("wutaki"):
        other = clone(question.s)
        by.game.resample(box.record, other, question.seat, new_stream(99, question.number))
        pair = [by.wins(box, question.seat, [Arm(s)], 0, 600)[:, 0, 0] for s in (question.s, other)]
        assert abs(pair[0].mean() - pair[1].mean()) < 5 * np.sqrt((pair[0].var() + pair[1].var()) / 600 + 1e-9)
        true = by.wins(box, NOBODY, [Arm(question.s)], 0, 600)[:, 0, 0]
        known.append(abs(true.mean() - pair[0].mean()))
    assert max(known) > 0.05, "nothing that matters is hidden here"


def test_only_whoever_may_know_everything_plays_out_the_true_world() -> None:
    source = Path(spieltisch.__file__).parent
    found = {
        path
        for path in source.rglob("*.py")
        if "playouts import" in (text := path.read_text("utf-8")) and "NOBODY" in text
    }
    assert {path.relative_to(source).as_posix() for path in found} == {"bots/playing_out.py", "arena/advice_check.py"}


# --- what is sure ----------------------------------------------------------------------------------------------------


def drawn(mean: float, seed: int) -> Iterator[Any]:
    """A source of differences as playouts bring them: -1, 0 or 1."""
    dice = np.random.default_rng(seed)
    share = 0.4
    while True:
        yield dice.choice([-1.0, 0.0, 1.0], 4096, p=[share / 2 - mean / 2, 1 - share, share / 2 + mean / 2])


def judged(mean: float, seed: int, alpha: float) -> Trial:
    """A test of such differences, looked at as often as can be."""
    numbers, test = next(drawn(mean, seed)), Trial(alpha, 768)
    while test.sure is None:
        test.add(numbers[len(test.found) : len(test.found) + 32])
    return test


def test_what_makes_no_difference_is_hardly_ever_sure() -> None:
    """However often one looks: of 2,000 such tests not more than the doubt allows, and a bit of luck."""
    assert sum(bool(judged(0.0, seed, ALPHA).sure) for seed in range(2000)) <= 2000 * ALPHA + 3 * np.sqrt(2000 * ALPHA)


def test_what_makes_a_great_difference_is_sure_soon() -> None:
    tests = [judged(0.3, seed, ALPHA / 10) for seed in range(50)]
    assert all(test.sure for test in tests)
    assert sum(len(test.found) for test in tests) / 50 < 200


def test_what_is_hopeless_is_given_up() -> None:
    test = Trial(ALPHA, 768)
    assert test.sure is None
    test.add(np.full(64, -0.1))
    assert test.sure is False


# --- a review --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_no_playout_is_played_twice_and_what_is_told_comes_from_its_own(name: str) -> None:
    reviewer, watched, review, shares = watched_review(name)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1
    used = Counter[tuple[int, int]]()
    for _, salt, first, (count, *_) in watched.calls:
        used.update((salt, playout) for playout in range(first, first + count))
    assert max(used.values()) == 1
    told = Counter[tuple[int, tuple[int, ...]]]()
    for _, salt, first, (count, *arms) in watched.calls:
        told[first // MOST_PLAYOUTS, tuple(arms)] += count if salt == TELL else 0
    told = +told
    assert set(told.values()) == {LITTLE.telling}
    shown = {(one.better, one.chosen) if isinstance(one, Turn) else (AS_IT_IS, AS_IT_IS) for one in reviewer.told}
    assert shown <= {arms for _, arms in told}
    assert len(reviewer.told) <= len(told) <= LITTLE.told + LITTLE.told_luck
    assert review.turns, "somebody who plays at random gives something away"


@pytest.mark.parametrize("name", GAMES)
def test_every_world_is_one_that_a_seat_may_imagine(name: str) -> None:
    reviewer, watched, _, _ = watched_review(name)
    asked = {(question.number, question.seat) for question in reviewer.questions}
    assert {call[0] for call in watched.calls} <= {seat for _, seat in asked}
    assert NOBODY not in {call[0] for call in watched.calls}


@pytest.mark.parametrize("name", GAMES)
def test_a_loss_that_is_told_is_a_drop_of_the_curve(name: str) -> None:
    _, _, review, _ = watched_review(name)
    shown = dict(zip(review.marks, review.chances, strict=True))
    assert review.marks == tuple(sorted(set(review.marks)))
    assert all(sum(row) == pytest.approx(1) for row in review.chances)
    for turn in review.turns:
        assert turn.cost > 0
        drop = shown[turn.number][turn.seat] - shown[turn.until][turn.seat]
        assert turn.until == review.marks[-1] or drop == pytest.approx(turn.cost, abs=0.005)
    for stroke in review.strokes:
        assert stroke.gain > 0
        rise = shown[stroke.until][stroke.whom] - shown[stroke.number][stroke.whom]
        assert rise == pytest.approx(stroke.gain, abs=0.005)


def test_a_change_stays_on_the_chart_and_begins_where_the_curve_is() -> None:
    def turn(number: int, before: tuple[float, float], after: tuple[float, float]) -> Turn:
        return Turn(number, 0, 1, 2, before, after, 0.01)

    rows = _with_changes({0: (0.5, 0.5), 8: (0.1, 0.9)}, [turn(4, (0.7, 0.3), (0.6, 0.4))])
    assert rows[4] == pytest.approx((0.5, 0.5))
    assert rows[5] == pytest.approx((0.4, 0.6))
    rows = _with_changes({0: (0.5, 0.5), 8: (0.1, 0.9)}, [turn(8, (0.7, 0.3), (0.4, 0.6))])
    assert rows[9] == pytest.approx((0.0, 1.0))
    assert rows[8] == pytest.approx((0.3, 0.7))
    stroke = Stroke(1, 3, 0, 1, (0.5, 0.5), (0.3, 0.7), 0.01)
    both = _with_changes({0: (0.5, 0.5), 8: (0.1, 0.9)}, [turn(4, (0.7, 0.3), (0.6, 0.4)), stroke])
    assert both[3] == pytest.approx((0.3, 0.7))
    assert both[5] == pytest.approx((0.2, 0.8))


def test_the_same_game_gets_the_same_review() -> None:
    box, log = played("xibalba")
    reviews = []
    for _ in range(2):
        reviewer = Reviewer("xibalba", box, log, 1, LITTLE)
        assert len(list(reviewer.steps())) > len(reviewer.moments)
        reviews.append(reviewer.review())
    assert reviews[0] == reviews[1] == watched_review("xibalba")[2]


def test_little_effort_is_less_of_everything_and_never_too_little() -> None:
    usual, little = Effort(), Effort().times(0.01)
    assert little.telling >= 256
    assert little.screening >= 32
    assert all(getattr(little, name) <= getattr(usual, name) for name in usual.__dataclass_fields__)
    assert usual.times(1.0) == usual
    assert 0 < TELLING < 0.1


# --- the curve -------------------------------------------------------------------------------------------------------


def test_what_a_search_sees_is_put_right_by_what_is_measured() -> None:
    """A search that is too sure of everything, and measurements without a bias: the curve is nearer to the truth."""
    dice = np.random.default_rng(1)
    true = 1 / (1 + np.exp(-np.cumsum(dice.normal(0, 0.35, 60))))
    seen = [(p**2 / (p**2 + (1 - p) ** 2), (1 - p) ** 2 / (p**2 + (1 - p) ** 2)) for p in true.tolist()]
    won = dice.binomial(64, true) / 64
    curve = smoothed(seen, [0] * 60, np.linspace(0, 1, 60).tolist(), [(p, 1 - p) for p in won], 64)
    off = [float(np.abs(np.array(row)[:, 0] - true).mean()) for row in (seen, [(p, 1) for p in won], curve)]
    assert off[2] < 0.6 * off[1] < 0.6 * off[0]


def test_a_point_of_the_curve_is_made_of_what_all_seats_saw_last() -> None:
    sure = [(0.9, 0.1), (0.3, 0.7), (0.9, 0.1), (0.3, 0.7)]
    curve = smoothed(sure, [0, 1, 0, 1], [0.0, 0.3, 0.6, 0.9], sure, 1000)
    assert curve[0] == pytest.approx((0.9, 0.1), abs=0.02)
    odds = (0.9 * 0.3 / (0.1 * 0.7)) ** 0.5
    assert all(row == pytest.approx((odds / (1 + odds), 1 / (1 + odds)), abs=0.02) for row in curve[1:])
    assert smoothed([], [], [], [], 64) == []


def test_who_knows_something_alone_adds_to_what_all_know() -> None:
    """Each of two seats knows a part that the other does not: together they are surer than their average, and right."""
    dice = np.random.default_rng(2)
    public, own = np.cumsum(dice.normal(0, 0.3, 80)), dice.normal(0, 0.8, (80, 2))
    views = [public[at] + own[at // 2 * 2, at % 2] for at in range(80)]
    true = np.array([public[at] + own[at // 2 * 2].sum() for at in range(80)])
    seen = [(1 / (1 + np.exp(-view)), 1 / (1 + np.exp(view))) for view in views]
    curve = np.array(smoothed(seen, [0, 1] * 40, np.linspace(0, 1, 80).tolist(), seen, 1000))[1:]
    odds, average = np.log(curve[:, 0] / curve[:, 1]), (np.array(views)[1:] + np.array(views)[:-1]) / 2
    assert np.abs(odds).mean() > 1.05 * np.abs(average).mean()
    assert np.abs(odds - true[1:]).mean() < np.abs(average - true[1:]).mean()
    open_game = [(1 / (1 + np.exp(-odds)), 1 / (1 + np.exp(odds))) for odds in np.linspace(-1.5, 1.5, 80)]
    alike = np.array(smoothed(open_game, [0, 1] * 40, [0.5] * 80, open_game, 1000))
    assert alike == pytest.approx(np.array(open_game), abs=0.01)

"""Weighing options, features of a situation, and the chance of winning that is fitted to them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.bots import find_players
from spieltisch.bots.evaluation import (
    EvaluationRefused,
    chances,
    evaluation_file,
    read_weights,
    weights_of,
)
from spieltisch.bots.fitting import Positions, fit, positions_of, qualities, split, written
from spieltisch.bots.thumb import thumb_of
from spieltisch.core.events import event_buffer
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.core.streams import new_stream, pick
from spieltisch.texts import LANGUAGES, has

from .parts import compiled_part

GAMES = [game for game in ("wutaki", "xibalba") if evaluation_file(game).is_file()]


def questions(game: str, players: int, seed: int, slips: int) -> Iterator[tuple[Any, Any, int, Any, int]]:
    """A game by rules of thumb, one of `slips` answers at random: box, state, the seat that is asked, its options."""
    found = find_players(game)
    rules, box = found.game, found.game.open_box(players, {})
    s, out, events, stream = rules.blank_state(), rules.option_buffer(), event_buffer(), new_stream(seed)
    n = rules.new_game(box.record, s, events, out)
    while (seat := rules.to_move(box.record, s)) != OVER:
        if seat == CHANCE:
            thing = int(out[pick(stream, n)])
        else:
            yield box, s, seat, out, n
            slip = pick(stream, slips) == 0
            thing = int(out[pick(stream, n)]) if slip else found.answer(1, box, s, stream)
        events[0, 0] = 0
        n = rules.answer(box.record, s, thing, events, out)


def seen_by(game: str, box: Any, s: Any, seat: int) -> Any:
    """What a seat sees."""
    rules = find_players(game).game
    seen = np.zeros(rules.observation, np.float32)
    rules.observe(box.record, s, seat, seen)
    return seen


def situation(game: str, box: Any, s: Any, seat: int) -> tuple[Any, float]:
    """Features of a seat, and how far it thinks the game is."""
    x = np.full(len(thumb_of(game).feature_names), np.nan)
    plan = np.zeros(find_players(game).plan)
    return x, compiled_part(game, "features")(box.record, seen_by(game, box, s, seat), seat, plan, x)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_chosen_is_worth_most(game: str) -> None:
    players, weigh = find_players(game), compiled_part(game, "weigh")
    for number, (box, s, seat, out, n) in enumerate(questions(game, 3, 11, 5)):
        worth, plan = np.full(players.game.things, np.nan), np.zeros(players.plan)
        weigh(box.record, seen_by(game, box, s, seat), seat, plan, out, n, worth)
        assert np.isfinite(worth[:n]).all()
        assert np.isnan(worth[n:]).all()
        chosen = players.answer(1, box, s, new_stream(3, number))
        assert worth[out[:n].tolist().index(chosen)] == worth[:n].max()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_of_order_one_and_progress_is_common_and_never_far_back(game: str, players: int) -> None:
    last, differing = 0.0, 0
    for box, s, *_ in questions(game, players, 12, 4):
        found = [situation(game, box, s, seat) for seat in range(players)]
        assert np.abs([x for x, _ in found]).max() <= 5
        assert len({progress for _, progress in found}) == 1
        progress = found[0][1]
        assert 0 <= progress <= 1
        assert progress >= last - 0.3  # paragon may be looted, but nothing sends a game back to its start
        last = progress
        differing += int((found[0][0] != found[1][0]).any())
    assert last > 0.6
    assert differing > 50


@pytest.mark.parametrize("game", GAMES)
def test_features_depend_on_the_observation_only(game: str) -> None:
    rules, looked = find_players(game).game, 0
    for number, (box, s, *_) in enumerate(questions(game, 3, 13, 6)):
        if number % 5 == 0:
            for seat in range(3):
                other = clone(s)
                rules.resample(box.record, other, seat, new_stream(14, number))
                (here, now), (there, then) = situation(game, box, s, seat), situation(game, box, other, seat)
                assert now == then
                assert (here == there).all()
                looked += 1
    assert looked > 50


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_winners_of_other_games_are_foretold_better_than_by_chance(game: str, players: int) -> None:
    fresh = positions_of(game, players, 300, seed=987_654)  # not the seed of the fit
    found = qualities(weights_of(game)[players - 2], fresh)
    assert found[-1].hits > 1.25 / players  # measured: 1.45 / players and more
    assert found[-1].loss < 0.95 * found[-1].blind
    assert found[-2].hits > found[0].hits  # the end is easier than the beginning


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_feature_can_be_a_reason(game: str, lang: str) -> None:
    for name in thumb_of(game).feature_names:
        assert has(lang, f"{game}.bots", f"reason-{name}"), name


def test_a_fit_finds_the_weights_that_made_the_winners() -> None:
    rng = np.random.default_rng(1)
    true = np.array([[1.0, 0.0, -2.0], [3.0, 0.5, 0.0]])
    situations, progress = rng.normal(size=(40_000, 3, 3)), rng.random(40_000)
    odds = chances(true, situations, progress)
    winner = (rng.random((40_000, 1)) > odds.cumsum(axis=1)).sum(axis=1)
    positions = Positions(situations, progress, np.eye(3)[winner], np.arange(40_000))
    assert fit(positions) == pytest.approx(true, abs=0.12)


def test_games_are_held_out_as_a_whole() -> None:
    number = np.repeat(np.arange(200), 3)
    positions = Positions(np.zeros((600, 2, 1)), np.zeros(600), np.zeros((600, 2)), number)
    known, unknown = split(positions)
    assert not set(known.number) & set(unknown.number)
    assert len(unknown.number) == 120


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    names = thumb_of("xibalba").feature_names
    weights = np.round(np.random.default_rng(2).normal(size=(3, 2, len(names))), 4)
    file = tmp_path / "evaluation.toml"
    file.write_text(written("xibalba", 10, 1, weights, {}), "utf-8")
    assert (read_weights(file, names) == weights).all()
    with pytest.raises(EvaluationRefused, match=r"players\.2\.start does not fit the features: luck"):
        read_weights(file, (*names, "luck"))
    file.write_text(file.read_text("utf-8").replace(f"{names[0]} =", "luck =", 1), "utf-8")
    with pytest.raises(EvaluationRefused, match="luck"):
        read_weights(file, names)

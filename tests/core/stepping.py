"""A driver that goes step by step (`Steps` in `core/game.py`), as the one for GPUs does, with one game at a time."""

from typing import Any

from spieltisch.core.drivers import DIGEST, fold
from spieltisch.core.events import silent
from spieltisch.core.game import Bench, Box, Game, Steps
from spieltisch.core.streams import new_stream, pick
from spieltisch.games import find_game


def answer_in_steps(box: Any, s: Any, steps: Steps, out: Any, stream: Any) -> int | None:
    """Answer the question on top at random; returns the thing, or None if there was nothing to choose."""
    n = steps.list_options(box, s, out)
    asked = n != 1 or steps.is_asked_anyway(box, s)
    thing = int(out[pick(stream, n)]) if asked else int(out[0])
    steps.carry_out(box, s, thing, int(asked), silent())
    return thing if asked else None


def play_in_steps(game: Game, box: Box, seed: int, number: int) -> tuple[int, bytes]:
    """One random game: its digest and its last state."""
    steps, s, out, stream = game.rules.steps, game.blank_state(), game.option_buffer(), new_stream(seed, number)
    assert steps is not None
    game.new_game(box.record, s, silent(), out)
    digest = 0
    while kind := steps.kind(box.record, s):
        assert 0 < kind < steps.kinds
        if kind >= steps.first_work:
            steps.work(box.record, s, silent())
        elif (thing := answer_in_steps(box.record, s, steps, out, stream)) is not None:
            digest = fold(digest, thing)
        steps.run_on(box.record, s, silent())
    steps.clear(s)
    return digest, s.tobytes()


def play_in_answers(game: Game, box: Box, seed: int, number: int) -> tuple[int, bytes]:
    """The same game as all other drivers play it."""
    bench = Bench.of(game)
    row = bench.play_many(box, seed, number, 1)[0]
    return int(row[DIGEST]), bench.states[0].tobytes()


def main(name: str, players: int, games: int) -> None:
    """Prints for each game whether the two are the same."""
    game = find_game(name)
    box = game.open_box(players, {})
    print([play_in_steps(game, box, 7, number) == play_in_answers(game, box, 7, number) for number in range(games)])

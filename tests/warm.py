"""Compile what the tests run, before they run: `make test` calls this.

Each game has a process of its own, which compiles what play needs, as `spieltisch warm-up` does, and then what only
reports and tests need. So the rules are translated once for all of that, and no two workers compile the same.
"""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np

from spieltisch import envs
from spieltisch.bots.fitting import positions_of
from spieltisch.bots.players import Tables, find_players, first_question, rotated
from spieltisch.bots.thumb import has_thumb, thumb_of
from spieltisch.cli.compilers import compile_game
from spieltisch.cli.warm_up import mark_warm
from spieltisch.core.events import silent
from spieltisch.core.rule import JIT
from spieltisch.core.streams import new_stream
from spieltisch.envs.stepping import find_stepping
from spieltisch.games import find_game, shelf

from .arena.reports import sample
from .bots.parts import compiled_part
from .conformance.watch import watch, watcher


def compile_everything(name: str) -> str:
    """Compile, or load, everything that the tests of a game run."""
    compile_game(name, lambda step: None)
    game = find_game(name)
    players = game.seats.start
    box = game.open_box(players, {})
    watch(watcher(name), game, box, 1, 0)
    sample(name, players, {}, 1)
    step_something(name)
    envs.aec(name).reset(seed=1)
    if has_thumb(name):
        Tables(find_players(name)).play(box, 1, rotated(["random"] * players, 0, 1))
        weigh_something(name)
        positions_of(name, players, 1, seed=1)
    return name


def step_something(name: str) -> None:
    """Step one game and several, and look at them as learners do."""
    own, out = find_stepping(name), find_game(name).option_buffer()
    game, stream = own.game, new_stream(1)
    box, s = game.open_box(game.seats.start, {}).record, game.blank_state()
    n = own.begin(box, s, stream, silent(), out)
    seen, mask = np.zeros(game.observation, np.float32), np.zeros(game.things, np.int8)
    own.look(box, s, game.to_move(box, s), out, n, seen, mask)
    many = envs.vector(name, 2)
    many.step(many.sample())


def weigh_something(name: str) -> None:
    """Weigh the options of a first question, and look at its features."""
    game, thumb = find_game(name), thumb_of(name)
    box, s = first_question(game)
    seat, out = game.to_move(box.record, s), game.option_buffer()
    n = game.options(box.record, s, out)
    seen, plan = np.zeros(game.observation, np.float32), np.zeros(thumb.plan)
    game.observe(box.record, s, seat, seen)
    compiled_part(name, "weigh")(box.record, seen, seat, plan, out, n, np.zeros(game.things))
    compiled_part(name, "features")(box.record, seen, seat, plan, np.zeros(len(thumb.feature_names)))


def main() -> None:
    """Compile all games side by side."""
    if not JIT:
        return
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for name in pool.map(compile_everything, shelf()):
            mark_warm(name)


if __name__ == "__main__":
    main()

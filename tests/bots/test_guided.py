"""The search with a network: the same thoughts from the same seed, fair ones, and what the network says in them."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.bots.knobs import NETWORK, network_knobs_of
from spieltisch.bots.minds import find_mind, parse_player
from spieltisch.bots.network import NetworkRefused
from spieltisch.bots.searcher import Searching, bind_search
from spieltisch.bots.thinking import Budget, Thinker
from spieltisch.bots.thumb import thumb_of
from spieltisch.core.stack import OVER
from spieltisch.games import find_game

from .. import toy
from .networks import plainly, random_network_of, written_network
from .test_search import need_no_allocations, need_thinking_in_a_full_tree, opinions, questions, thoughts
from .toy_player import PLAYER, search_for_toy

GAMES = ("wutaki", "xibalba")


@cache
def guided_toy(**knobs: float) -> Searching:
    """The toy game, searched with a network."""
    network = random_network_of(toy.GAME)
    return bind_search(toy.GAME, PLAYER, np.ones((3, 2, 1)), NETWORK.turned(**knobs), network)


INTERPRETED = """
import json
from spieltisch.bots.thinking import Thinker
from tests.bots.test_guided import guided_toy
from tests.bots.test_search import opinions, thoughts
searching = guided_toy(explains=1.0, stretch=1.0, margin=0.2)
box = searching.game.open_box(2, {})
print(json.dumps([opinions(t) for t in thoughts(Thinker(searching, 4, nodes=1 << 10), box, 40, 2, 1, 3)]))
"""


def test_compiled_and_interpreted_think_the_same() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        env={**os.environ, "SPIELTISCH_JIT": "0", "PYTHONPATH": os.pathsep.join([str(root), str(root / "src")])},
        capture_output=True,
        text=True,
        check=True,
    )
    searching = guided_toy(explains=1.0, stretch=1.0, margin=0.2)
    box = searching.game.open_box(2, {})
    here = [opinions(thought) for thought in thoughts(Thinker(searching, 4, nodes=1 << 10), box, 40, 2, 1, 3)]
    there = json.loads(done.stdout)
    assert [[row[:2] for row in thought] for thought in there] == [
        [list(row[:2]) for row in thought] for thought in here
    ]
    assert [row[2] for thought in there for row in thought] == pytest.approx([row[2] for t in here for row in t])


def test_a_leaf_is_worth_what_the_network_says_of_it() -> None:
    """With one iteration there is one leaf; what it is worth is what the one who is asked there expects."""
    searching = guided_toy(explains=1.0, stretch=0.0)  # all of the toy is one turn
    game = searching.game
    box, looked = game.open_box(2, {}), 0
    for number, s in enumerate(questions(game, box, 6)):
        thinker = Thinker(searching, number, nodes=64)
        thought = thinker.think(box, s, Budget(iterations=1))
        world = thinker.searchers[0].worlds[1]
        mover = game.to_move(box.record, world)
        if mover == OVER:
            continue
        seen = np.zeros(game.observation, np.float32)
        game.observe(box.record, world, mover, seen)
        _, chances, points = plainly(searching.network, seen, 2)  # type: ignore[arg-type]
        seat = game.to_move(box.record, s)
        chances, points = np.roll(chances, mover), np.roll(points, mover)
        tried = next(opinion for opinion in thought.opinions if opinion.visits)
        assert tried.chance == pytest.approx(chances[seat])
        assert tried.points == pytest.approx((points[seat], points[1 - seat]))
        assert thought.chances == pytest.approx(tuple(chances))
        looked += 1
    assert looked > 3


def test_the_prior_is_what_the_network_thinks_of_the_options() -> None:
    searching = guided_toy(exploration=1e6, open_mind=0.0, open_below=0.0)
    game = searching.game
    box, out = game.open_box(2, {}), game.option_buffer()
    for s in list(questions(game, box, 6))[:5]:
        n, seat = game.options(box.record, s, out), game.to_move(box.record, s)
        seen = np.zeros(game.observation, np.float32)
        game.observe(box.record, s, seat, seen)
        worth = plainly(searching.network, seen, 2)[0][out[:n]]  # type: ignore[arg-type]
        prior = np.exp(worth - worth.max()) / np.exp(worth - worth.max()).sum()
        thought = Thinker(searching, 1, nodes=1 << 12).think(box, s, Budget(iterations=2000))
        visits = {opinion.thing: opinion.visits / 2000 for opinion in thought.opinions}
        assert [visits[int(thing)] for thing in out[:n]] == pytest.approx(prior, abs=0.02)


def test_threads_make_no_difference(tmp_path: Path) -> None:
    path = str(written_network(tmp_path, "xibalba"))
    box = find_game("xibalba").open_box(3, {})
    one, two = (Thinker("xibalba", 5, trees=2, threads=threads, nodes=1 << 10, network=path) for threads in (1, 2))
    first = [opinions(thought) for thought in thoughts(one, box, 64, 3, 40, 4)]
    assert [opinions(thought) for thought in thoughts(two, box, 64, 3, 40, 4)] == first
    one.restart(5)
    assert [opinions(thought) for thought in thoughts(one, box, 64, 3, 40, 4)] == first


@pytest.mark.parametrize("players", [2, 4])
def test_every_option_and_nothing_else_has_an_opinion(players: int, tmp_path: Path) -> None:
    game = find_game("xibalba")
    box, out = game.open_box(players, {}), game.option_buffer()
    thinker = Thinker("xibalba", 1, nodes=1 << 10, network=str(written_network(tmp_path, "xibalba")))
    for s in list(questions(game, box, 8, 90))[:4]:
        thought = thinker.think(box, s, Budget(iterations=48))
        n = game.options(box.record, s, out)
        assert sorted(opinion.thing for opinion in thought.opinions) == out[:n].tolist()
        assert thought.spent.iterations == 48
        assert thought.decisions > 0  # on the way to where the next turn begins
        assert sum(thought.chances) == pytest.approx(1)


def test_a_full_tree_goes_on_thinking() -> None:
    need_thinking_in_a_full_tree(guided_toy(), edges=96)


def test_the_loop_allocates_nothing() -> None:
    made = "guided_toy(explains=1.0, stretch=1.0, margin=0.2)"
    need_no_allocations("from tests.bots.test_guided import guided_toy", made)


def test_a_search_with_a_network_is_named_by_its_file_its_budget_and_its_knobs(tmp_path: Path) -> None:
    level = parse_player("network@0.2s")
    assert (level.network, level.budget) == ("", Budget(seconds=0.2))
    level = parse_player("network:a/b.npz@500:exploration=2:stretch=3")
    assert (level.network, level.budget) == ("a/b.npz", Budget(iterations=500))
    assert dict(level.knobs) == {"exploration": 2.0, "stretch": 3.0}
    mind = find_mind("xibalba", f"network:{written_network(tmp_path, 'xibalba')}@500:exploration=2", 1)
    assert mind.thinker is not None
    assert mind.thinker.knobs.exploration == 2
    assert mind.thinker.searching.network is not None
    with pytest.raises(NetworkRefused):
        find_mind("xibalba", f"network:{tmp_path}/none.npz@500", 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_network_plays_on_until_a_turn_begins(name: str, tmp_path: Path) -> None:
    game, path, turn_of = find_game(name), str(written_network(tmp_path, name)), thumb_of(name).turn_of
    box, seen, gone = game.open_box(2, {}), np.zeros(game.observation, np.float32), dict[int, set[int]]()

    def turn(s: Any) -> int:
        game.observe(box.record, s, 0, seen)
        return int(turn_of(seen))

    for stretch in (0, 1, 3):
        thinker = Thinker(name, 1, knobs=network_knobs_of(name).turned(stretch=stretch), nodes=1 << 10, network=path)
        for s in list(questions(game, box, 8, 90))[:8]:
            thinker.restart(1)
            thought = thinker.think(box, s, Budget(iterations=1))  # one leaf, after one answer
            gone.setdefault(stretch, set()).add(turn(thinker.searchers[0].worlds[1]) - turn(s))
            assert bool(thought.decisions) == bool(stretch)
    assert gone[0] <= {0, 1}
    assert gone[1] <= {1, 2}
    assert gone[3] <= {3, 4}


def test_what_brought_most_is_answered_if_it_was_looked_at_often_enough() -> None:
    """By visits alone, an option that was found late and is better comes second for a long time."""
    changed = 0
    for number, s in enumerate(questions(toy.GAME, toy.GAME.open_box(2, {}), 20)):
        thinker = Thinker(guided_toy(trusted=0.5, exploration=2.0), number, nodes=1 << 10)
        first, *others = thinker.think(toy.GAME.open_box(2, {}), s, Budget(iterations=60)).opinions
        often = [one for one in (first, *others) if 2 * one.visits >= max(one.visits for one in (first, *others))]
        assert first in often
        assert first.chance == max(one.chance for one in often)
        assert [one.visits for one in others] == sorted((one.visits for one in others), reverse=True)
        changed += any(one.visits > first.visits for one in others)
    assert changed


def test_the_old_search_notes_no_points() -> None:
    searching = search_for_toy()
    box = searching.game.open_box(2, {})
    thought = Thinker(searching, 1).think(box, next(iter(questions(toy.GAME, box, 1))), Budget(iterations=50))
    assert all(opinion.points is None for opinion in thought.opinions)


def outcome_sums(thinker: Thinker) -> Any:
    return [np.abs(searcher.room.outcomes).sum() for searcher in thinker.searchers]


def test_reasons_are_noted_for_people_only() -> None:
    box = toy.GAME.open_box(2, {})
    s = list(questions(toy.GAME, box, 1))[-1]
    for explains in (0.0, 1.0):
        thinker = Thinker(guided_toy(explains=explains), 1, nodes=1 << 10)
        thinker.think(box, s, Budget(iterations=50))
        assert (outcome_sums(thinker)[0] > 0) == bool(explains)

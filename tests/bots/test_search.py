"""The search: the same thoughts from the same seed, legal and useful ones, no allocation, for any game."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.bots.knobs import knobs_of
from spieltisch.bots.levels import LEVELS, RANDOM
from spieltisch.bots.minds import Mind, UnknownPlayer, find_mind, parse_player
from spieltisch.bots.search import EDGES, NODES, NOTHING
from spieltisch.bots.searcher import Searching
from spieltisch.bots.thinking import Budget, Thinker, Thought
from spieltisch.core.events import event_buffer
from spieltisch.core.game import Box, Game
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.games import find_game
from spieltisch.table.chance import pick_from, seeded_stream

from .toy_player import search_for_toy

GAMES = ("wutaki", "xibalba")


def questions(game: Game, box: Box, seed: int, apart: int = 1) -> Iterator[Any]:
    """States of a random game in which a seat has a choice, every so many answers."""
    s, out, stream, last = game.blank_state(), game.option_buffer(), seeded_stream(seed), -apart
    events, answers = event_buffer(0), 0
    n = game.new_game(box.record, s, events, out)
    while game.to_move(box.record, s) != OVER:
        if game.to_move(box.record, s) != CHANCE and n > 1 and answers - last >= apart:
            last = answers
            yield clone(s)
        n = game.answer(box.record, s, int(out[pick_from(stream, n)]), events, out)
        answers += 1


def thoughts(thinker: Thinker, box: Box, iterations: int, seed: int, apart: int, most: int) -> list[Thought]:
    found = []
    for _, s in zip(range(most), questions(thinker.game, box, seed, apart), strict=False):
        found.append(thinker.think(box, s, Budget(iterations=iterations)))
    return found


def opinions(thought: Thought) -> list[tuple[int, int, float]]:
    return [(opinion.thing, opinion.visits, opinion.chance) for opinion in thought.opinions]


# --- the same from the same seed -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_threads_make_no_difference(name: str) -> None:
    box = find_game(name).open_box(3, {})
    one, two = (Thinker(name, 5, trees=2, threads=threads, nodes=1 << 10) for threads in (1, 2))
    first = [opinions(thought) for thought in thoughts(one, box, 64, 3, 40, 4)]
    assert [opinions(thought) for thought in thoughts(two, box, 64, 3, 40, 4)] == first
    one.restart(5)
    assert [opinions(thought) for thought in thoughts(one, box, 64, 3, 40, 4)] == first
    one.restart(6)
    assert [opinions(thought) for thought in thoughts(one, box, 64, 3, 40, 4)] != first


INTERPRETED = """
import json
from spieltisch.bots.thinking import Thinker
from tests.bots.toy_player import search_for_toy
from tests.bots.test_search import opinions, thoughts
searching = search_for_toy()
box = searching.game.open_box(2, {})
print(json.dumps([opinions(t) for t in thoughts(Thinker(searching, 4, nodes=1 << 10), box, 40, 2, 1, 3)]))
"""


def test_compiled_and_interpreted_think_the_same() -> None:
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src")])
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        env={**os.environ, "SPIELTISCH_JIT": "0", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    searching = search_for_toy()
    box = searching.game.open_box(2, {})
    here = [opinions(thought) for thought in thoughts(Thinker(searching, 4, nodes=1 << 10), box, 40, 2, 1, 3)]
    there = json.loads(done.stdout)
    assert [[row[:2] for row in thought] for thought in there] == [
        [list(row[:2]) for row in thought] for thought in here
    ]
    assert [row[2] for thought in there for row in thought] == pytest.approx([row[2] for t in here for row in t])


# --- legal and useful ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_option_and_nothing_else_has_an_opinion(name: str, players: int) -> None:
    game = find_game(name)
    box, out = game.open_box(players, {}), game.option_buffer()
    thinker = Thinker(name, 1, nodes=1 << 10)
    for s in list(questions(game, box, 8, 90))[:6]:
        thought = thinker.think(box, s, Budget(iterations=48))
        n = game.options(box.record, s, out)
        assert sorted(opinion.thing for opinion in thought.opinions) == out[:n].tolist()
        assert sum(opinion.visits for opinion in thought.opinions) >= 48
        assert thought.spent.iterations == 48
        assert thought.decisions > 0
        assert all(0 <= opinion.chance <= 1 for opinion in thought.opinions)
        assert sum(thought.chances) == pytest.approx(1)
        assert len(thought.chances) == players


def play(game: Game, box: Box, minds: list[Any], chance: int) -> list[int]:
    """Places of the seats after a game."""
    s, out, stream, events = game.blank_state(), game.option_buffer(), seeded_stream(chance), event_buffer(0)
    n = game.new_game(box.record, s, events, out)
    while (seat := game.to_move(box.record, s)) != OVER:
        thing = int(out[pick_from(stream, n)]) if seat == CHANCE else minds[seat](box, s)
        n = game.answer(box.record, s, thing, events, out)
    points = np.zeros(2 * max(game.seats), np.int64)
    game.standing(box.record, s, points)
    return [int(place) for place in points[max(game.seats) :]]


def test_the_search_serves_any_game_that_keeps_the_contract() -> None:
    """In the toy, playouts are random and the only guide is the score: searching still wins most games."""
    searching = search_for_toy()
    game, thinker = searching.game, Thinker(searching, 1, nodes=1 << 12)
    box, out, stream = game.open_box(2, {"rounds": 5}), game.option_buffer(), seeded_stream(2)

    def at_random(box: Box, s: Any) -> int:
        return int(out[pick_from(stream, game.options(box.record, s, out))])

    def searched(box: Box, s: Any) -> int:
        return thinker.think(box, s, Budget(iterations=200)).opinions[0].thing

    won = 0.0
    for number in range(60):
        minds = [searched, at_random] if number % 2 else [at_random, searched]
        places = play(game, box, minds, number)
        own, other = (places[0], places[1]) if number % 2 else (places[1], places[0])
        won += 0.5 if own == other else float(own < other)
    assert won >= 42  # measured: 50 of 60


@pytest.mark.parametrize(
    ("name", "games", "short"), [("wutaki", 10, {"max_rounds": 3}), ("xibalba", 30, {"threshold": 10})]
)
def test_the_search_beats_rules_of_thumb(name: str, games: int, short: dict[str, Any]) -> None:
    """Not by luck alone: these games are the same every time. In Xibalba, full of dice, it takes more of them."""
    game = find_game(name)
    box = game.open_box(2, short)
    search, thumb = find_mind(name, "search@500", 1), find_mind(name, "thumb", 2)
    won = 0.0
    for number in range(games):
        search.restart(number)
        minds = [search.answer, thumb.answer] if number % 2 else [thumb.answer, search.answer]
        places = play(game, box, minds, number)
        won += float((places[0] < places[1]) == bool(number % 2))
    assert won > 0.55 * games


# --- room ------------------------------------------------------------------------------------------------------------


def test_what_was_thought_helps_with_the_next_question() -> None:
    game = find_game("xibalba")
    box, thinker = game.open_box(2, {}), Thinker("xibalba", 1)
    s = next(iter(questions(game, box, 1)))
    first = thinker.think(box, s, Budget(iterations=300))
    again = thinker.think(box, s, Budget(iterations=10))
    assert sum(opinion.visits for opinion in again.opinions) == 310
    assert again.spent.iterations == 10
    assert sum(opinion.fresh for opinion in again.opinions) == 10
    told, outcomes = (max(thought.opinions, key=lambda opinion: opinion.fresh).outcomes for thought in (first, again))
    assert np.abs(outcomes).max() > 0.3 * np.abs(told).max()  # a mean of the ten, not their sum over all visits ever
    tree = thinker.searchers[0].tree
    assert tree.nodes[0]["parent"] == NOTHING
    assert (tree.nodes["parent"][1 : tree.used[NODES]] < np.arange(1, tree.used[NODES])).all()
    thinker.restart(1)
    assert opinions(thinker.think(box, s, Budget(iterations=300))) == opinions(first)


def test_a_full_tree_goes_on_thinking() -> None:
    need_thinking_in_a_full_tree(search_for_toy(), edges=32)


def need_thinking_in_a_full_tree(searching: Searching, edges: int) -> None:
    """Room for eight nodes: what comes after them is thought about all the same."""
    box = searching.game.open_box(2, {})
    thinker = Thinker(searching, 1, nodes=8)
    thought = thinker.think(box, next(iter(questions(searching.game, box, 1))), Budget(iterations=500))
    assert sum(opinion.visits for opinion in thought.opinions) == 500
    assert thinker.searchers[0].tree.used[NODES] == 8
    assert thinker.searchers[0].tree.used[EDGES] <= edges


ALLOCATIONS = """
from numba.core.runtime import rtsys, _nrt_python
_nrt_python.memsys_enable_stats()
from spieltisch.bots.thinking import Budget, Thinker
from tests.bots.test_search import questions
{imports}
searching = {searching}
box = searching.game.open_box(2, {{}})
s, thinker = next(iter(questions(searching.game, box, 1))), Thinker(searching, 1)
counted = []
for iterations in (5, 5, 500):
    thinker.restart(1)
    before = rtsys.get_allocation_stats().alloc
    thinker.think(box, s, Budget(iterations=iterations))
    counted.append(rtsys.get_allocation_stats().alloc - before)
print(counted[1] == counted[2], counted)
"""


def need_no_allocations(imports: str, searching: str) -> None:
    """A hundred times as many iterations of a search, made in a process of its own, allocate as little."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(root / "src")])
    done = subprocess.run(
        [sys.executable, "-c", ALLOCATIONS.format(imports=imports, searching=searching)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("True"), done.stdout


def test_the_loop_allocates_nothing() -> None:
    need_no_allocations("from tests.bots.toy_player import search_for_toy", "search_for_toy()")


@pytest.mark.parametrize("name", GAMES)
def test_playouts_end_where_a_turn_begins(name: str) -> None:
    box, decisions = find_game(name).open_box(2, {}), []
    for horizon in (0, 1, 3):
        thinker = Thinker(name, 1, knobs=knobs_of(name).turned(horizon=horizon, reuse=0), nodes=1 << 10)
        decisions.append(sum(thought.decisions for thought in thoughts(thinker, box, 64, 5, 30, 4)))
    assert decisions[0] == 0  # an answer alone, and what chance makes of it
    assert 0 < 2 * decisions[1] < decisions[2]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_thinks_long_looks_further_ahead(name: str) -> None:
    box = find_game(name).open_box(2, {})

    def looking(judgements: int, iterations: int) -> list[Thought]:
        knobs = knobs_of(name).turned(judgements=judgements, patience=100, reuse=0)
        return thoughts(Thinker(name, 1, knobs=knobs, nodes=1 << 12), box, iterations, 5, 30, 4)

    def decisions(judgements: int, iterations: int) -> int:
        return sum(thought.decisions for thought in looking(judgements, iterations))

    assert [*map(opinions, looking(3, 100))] == [*map(opinions, looking(1, 100))]
    assert decisions(1, 200) < decisions(2, 200) == decisions(3, 200)
    assert decisions(2, 400) < decisions(3, 400)
    assert all(sum(thought.chances) == pytest.approx(1) for thought in looking(3, 400))


def test_a_clock_that_stands_still_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processor time is counted in steps; some machines have given the same time twice."""
    box, thinker = find_game("xibalba").open_box(2, {}), Thinker("xibalba", 1, nodes=1 << 10)
    s = next(questions(thinker.game, box, 5))
    monkeypatch.setattr("time.thread_time", lambda: 1.0)
    assert thinker.think(box, s, Budget(seconds=1.0, clock=0.02)).opinions


# --- players by name -------------------------------------------------------------------------------------------------


def test_levels_are_six_and_have_names_of_their_own() -> None:
    names = [level.name for level in LEVELS]
    assert len(set(names)) == len(names) >= 6
    assert [parse_player(name) for name in names] == list(LEVELS)
    assert parse_player("random") == RANDOM


def test_a_search_is_named_by_its_budget_and_its_knobs() -> None:
    assert parse_player("search@0.2s").budget == Budget(seconds=0.2)
    assert parse_player("search@500").budget == Budget(iterations=500)
    assert dict(parse_player("search@500:horizon=4:reuse=0").knobs) == {"horizon": 4.0, "reuse": 0.0}
    mind = find_mind("xibalba", "search@500:horizon=4", 1)
    assert mind.thinker is not None
    assert mind.thinker.knobs.horizon == 4


@pytest.mark.parametrize(
    "name", ["", "nobody", "search@", "search@0s", "search@0", "search@5:luck=1", "search@5:horizon=."]
)
def test_a_player_who_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer) as refused:
        parse_player(name)
    assert refused.value.name == name


def test_a_move_shares_one_budget() -> None:
    """Questions of one move get less and less; when nothing is left, each still gets a little."""
    game = find_game("xibalba")
    box, mind = game.open_box(2, {}), Mind("xibalba", parse_player("search@200"), 1)
    spent = []
    for begins, s in zip([True, False, False, False], questions(game, box, 1), strict=False):
        before = mind.left.iterations if not begins else 200
        mind.answer(box, s, begins)
        spent.append(before - mind.left.iterations)
    assert spent[0] == 60
    assert spent == sorted(spent, reverse=True)
    assert sum(spent) <= 200


def test_somebody_who_is_waited_for_stops_in_time() -> None:
    """The processor time would last for years; the clock on the wall ends it."""
    game = find_game("xibalba")
    box = game.open_box(2, {})
    s = next(iter(questions(game, box, 1)))
    thinker = Thinker("xibalba", 1, knobs=find_mind("xibalba", "search@1:sure=1e9", 1).thinker.knobs)  # type: ignore[union-attr]
    assert thinker.think(box, s, Budget(seconds=1e9, clock=0.05)).spent.iterations > 0

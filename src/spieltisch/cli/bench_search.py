"""`spieltisch bench --search`: how fast bots think, on one thread and on two."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console

from ..bots.minds import find_mind
from ..bots.thinking import Budget, Thinker
from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.records import clone
from ..core.rule import JIT
from ..core.stack import CHANCE, OVER
from ..table.chance import pick_from, seeded_stream
from ..texts import speak
from .bench import machine, print_figures
from .setup import give
from .wishes import Benchmark

APART = 50  # answers of a game between two questions that are thought about
CALIBRATION = 64  # iterations that tell how many fill the time


def bench_search(game: Game, box: Box, wish: Benchmark, lang: str) -> int:
    """Measure and report."""
    with Console(stderr=True).status(speak(lang, "cli", "bench-search-step")):
        result = measure(game, box, wish.seconds, wish.repetitions)
    return give(result, wish.as_json, lambda: print_figures(result, "bench-search-title", ROWS, lang))


def measure(game: Game, box: Box, seconds: float, repetitions: int) -> dict[str, Any]:
    """Iterations and decisions of playouts a second; one and two threads by turns, so that a noisy machine is fair."""
    positions = list(_positions(game, box, APART)) or list(_positions(game, box, 1))  # a game may be short
    thinkers = {threads: Thinker(game.name, 1, trees=threads, threads=threads) for threads in (1, 2)}
    rates: dict[int, list[tuple[float, float]]] = {threads: [] for threads in thinkers}
    for repetition in range(repetitions):
        s = positions[repetition % len(positions)]
        pace, _ = max(_rate(thinkers[1], box, s, CALIBRATION) for _ in range(2))  # the first time compiles
        for threads, thinker in thinkers.items():
            rates[threads].append(_rate(thinker, box, s, threads * max(CALIBRATION, round(pace * seconds))))
    result: dict[str, Any] = {"game": game.name, "players": box.players}
    for threads, measured in rates.items():
        result[f"iterations_per_second_{threads}"] = round(median(iterations for iterations, _ in measured))
        result[f"playout_decisions_per_second_{threads}"] = round(median(decisions for _, decisions in measured))
    pairs = zip(rates[1], rates[2], strict=True)
    result["two_threads_over_one"] = round(median(two[0] / one[0] for one, two in pairs), 2)
    return result | {"compiled": JIT, "repetitions": repetitions, "seconds_each": seconds, "machine": machine()}


def _rate(thinker: Thinker, box: Box, s: Any, iterations: int) -> tuple[float, float]:
    """Iterations and decisions of playouts a second, by the clock on the wall."""
    thinker.restart(1)
    start = perf_counter()
    thought = thinker.think(box, s, Budget(iterations=iterations))
    spent = perf_counter() - start
    return thought.spent.iterations / spent, thought.decisions / spent


def _positions(game: Game, box: Box, apart: int) -> Iterator[Any]:
    """Questions with alternatives, so many answers from each other, in one game between rules of thumb."""
    mind, stream, last = find_mind(game.name, "thumb", 1), seeded_stream(1), 0
    s, out, events = game.blank_state(), game.option_buffer(), event_buffer(0)
    n, answers = game.new_game(box.record, s, events, out), 0
    while (seat := game.to_move(box.record, s)) != OVER:
        if seat != CHANCE and n > 1 and answers >= last + apart:
            last = answers
            yield clone(s)
        thing = int(out[pick_from(stream, n)]) if seat == CHANCE else mind.answer(box, s)
        n = game.rules.answer(box.record, s, thing, events, out)
        answers += 1


ROWS = {
    "iterations_per_second_1": 0,
    "playout_decisions_per_second_1": 0,
    "iterations_per_second_2": 0,
    "playout_decisions_per_second_2": 0,
    "two_threads_over_one": 2,
}

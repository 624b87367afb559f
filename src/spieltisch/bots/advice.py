"""Advice for people: what the options of a question are good for, and where a finished game turned.

Both ask the search, for the seat that was asked and with what it could know then.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.stack import CHANCE, OVER
from .evaluation import weights_of
from .knobs import knobs_of
from .thinking import Budget, Thinker, Thought

ENOUGH = 12  # visits that an estimate needs to be worth something
DOUBT = 6  # visits of an average option that a first guess begins with
CURIOSITY = 3.0  # exploration that makes a search try options about equally often
LITTLE = 0.02  # differences of chances, or of what speaks for an option, that are not worth a word


@dataclass(frozen=True)
class Hint:
    """One option: the estimated chance of winning with it, and what it is good for compared with the others."""

    thing: int
    chance: float
    visits: int
    reason: str | None  # name of a feature of the game (`FEATURES`); None: hardly any difference


@dataclass(frozen=True)
class Moment:
    """A decision in a game that is over."""

    number: int  # how many answers had been given before it
    seat: int
    chances: tuple[float, ...]  # of all seats, as this seat could see them
    chosen: int
    best: int
    cost: float  # chance of winning given away by not choosing the best, as far as it was looked at


def hints(thinker: Thinker, box: Box, s: Any, budget: Budget, most: int = 3) -> list[Hint]:
    """The best options of the question that waits, the best first."""
    thought = thinker.think(box, s, budget)
    return [
        Hint(opinion.thing, opinion.chance, opinion.visits, _reason(thinker, box, thought, opinion.thing))
        for opinion in thought.opinions[:most]
        if opinion.visits
    ]


def _reason(thinker: Thinker, box: Box, thought: Thought, thing: int) -> str | None:
    """What speaks most for an option, compared with all others that were looked at."""
    seen = [opinion for opinion in thought.opinions if opinion.fresh]
    own = next((opinion for opinion in seen if opinion.thing == thing), None)
    others = [opinion for opinion in seen if opinion.thing != thing]
    if own is None or not others:
        return None
    weights = weights_of(thinker.game.name)[box.players - 2].mean(axis=0)
    fresh = np.array([opinion.fresh for opinion in others], float)
    usual = np.average([opinion.telling[0] - opinion.telling[1] for opinion in others], axis=0, weights=fresh)
    speaks = weights * (own.telling[0] - own.telling[1] - usual)
    best = int(speaks.argmax())
    return thinker.searching.features[best] if speaks[best] > LITTLE else None


def curious(game: str, seed: int) -> Thinker:
    """A thinker that looks at every option, good or bad, long enough to compare them."""
    return Thinker(game, seed, knobs=knobs_of(game).turned(exploration=CURIOSITY, open_mind=1.0, reuse=0))


def review(thinker: Thinker, box: Box, log: Sequence[int], iterations: int) -> Iterator[Moment]:
    """All decisions of a game, in order. What an answer cost is a first guess: most options were hardly looked at."""
    for number, seat, s in _decisions(thinker.game, box, log):
        thought = thinker.think(box, s, Budget(iterations=iterations))
        yield _moment(thought, number, seat, log[number])


def look_again(
    thinker: Thinker, box: Box, log: Sequence[int], moments: Iterable[Moment], iterations: int
) -> Iterator[Moment]:
    """Some of these moments once more: what was answered and what looked best then, compared thoroughly."""
    wanted = {moment.number: moment for moment in moments}
    for number, _, s in _decisions(thinker.game, box, log):
        if moment := wanted.get(number):
            thought = thinker.think(box, s, Budget(iterations=iterations))
            chances = {opinion.thing: opinion.chance for opinion in thought.opinions if opinion.visits >= ENOUGH}
            best = chances.get(moment.best, 0.0)
            yield replace(moment, cost=max(0.0, best - chances.get(moment.chosen, best)))


def _decisions(game: Game, box: Box, log: Iterable[int]) -> Iterator[tuple[int, int, Any]]:
    """Every question of a game that somebody could decide: its number, the seat, the state."""
    s, out, events = game.blank_state(), game.option_buffer(), event_buffer(0)  # as tables do: compiled once only
    n = game.new_game(box.record, s, events, out)
    for number, chosen in enumerate(log):
        seat = game.to_move(box.record, s)
        if seat == OVER:
            return
        if seat != CHANCE and n > 1:
            yield number, seat, s
        n = game.answer(box.record, s, chosen, events, out)


def _moment(thought: Thought, number: int, seat: int, chosen: int) -> Moment:
    """A decision judged by one thought; an option that was hardly tried is taken to be as good as the average."""
    best = thought.opinions[0]
    tried = [opinion for opinion in thought.opinions if opinion.visits]
    usual = sum(opinion.visits * opinion.chance for opinion in tried) / sum(opinion.visits for opinion in tried)
    own = next((opinion for opinion in tried if opinion.thing == chosen), None)
    known = own.visits if own else 0
    chance = ((own.chance if own else 0.0) * known + usual * DOUBT) / (known + DOUBT)
    cost = best.chance - chance if chosen != best.thing else 0.0
    return Moment(number, seat, thought.chances, chosen, best.thing, max(0.0, cost))

"""Advice for people: what the options of a question are good for, and where a finished game turned.

Both ask the search, for the seat that was asked and with what it could know then.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import numpy as np

from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.stack import CHANCE, OVER
from .evaluation import weights_of
from .knobs import knobs_of
from .thinking import Budget, Opinion, Thinker, Thought

ENOUGH = 12  # visits that a first guess needs
SHOWN = 48  # visits that a chance needs to be shown to somebody
DOUBT = 6  # visits of an average option that a first guess begins with
LITTLE = 0.02  # differences of chances, or of what speaks for an option, that are not worth a word


class Compared(StrEnum):
    """How good an option looks beside the others that were looked at, where no feature says why."""

    ALONE = "alone"  # there is no other
    BETTER = "better"
    EVEN = "even"
    WORSE = "worse"


@dataclass(frozen=True)
class Hint:
    """One option: the estimated chance of winning with it, and what it is good for compared with the others."""

    thing: int
    chance: float
    visits: int
    reason: str | None  # name of a feature of the game (`FEATURES`); None: none speaks for it
    compared: Compared = Compared.EVEN


@dataclass(frozen=True)
class Moment:
    """A decision in a game that is over."""

    number: int  # how many answers had been given before it
    seat: int
    chances: tuple[float, ...]  # of all seats, as this seat could see them
    chosen: int
    best: int
    cost: float  # chance of winning given away by not choosing the best, as far as it was looked at


def adviser(game: str, seed: int) -> Thinker:
    """A thinker for people, who are shown chances of winning: place and lead, which bots count too, are none."""
    return Thinker(game, seed, knobs=knobs_of(game).turned(winning=1.0, rank=0.0, margin=0.0))


def hints(thinker: Thinker, box: Box, s: Any, budget: Budget, most: int = 3) -> list[Hint]:
    """The best options of the question that waits: first what the thinker would answer, then by their chances."""
    thought = thinker.think(box, s, budget)
    first, *others = _looked_at(thinker, box, thought, 2 * most)
    found = [_hint(thinker, box, first, others, first.chance)]
    for other in sorted(others, key=lambda opinion: -opinion.chance)[: most - 1]:
        rest = [first, *(opinion for opinion in others if opinion is not other)]
        found.append(_hint(thinker, box, other, rest, first.chance))
    return found


def _looked_at(thinker: Thinker, box: Box, thought: Thought, most: int) -> list[Opinion]:
    """The options that were thought about most, each looked at often enough to show its chance; best first as before.

    A thought may be settled after a moment, and what it left out then is just what it should be compared with.
    """
    chosen = [opinion.thing for opinion in thought.opinions[:most]]
    for opinion in thought.opinions[:most]:
        if opinion.fresh < SHOWN:
            thinker.look_closer(box, opinion.thing, SHOWN - opinion.fresh)
    found = {opinion.thing: opinion for opinion in thinker.opinions()}
    return [found[thing] for thing in chosen]


def _hint(thinker: Thinker, box: Box, own: Opinion, others: Sequence[Opinion], most: float) -> Hint:
    """One option in comparison with others.

    Its chance is not shown as higher than that of the recommended one, `most`: whatever a few visits brought, the
    thinker has seen more, and prefers the other.
    """
    reason, compared = _reason(thinker, box, own, others), _compared(own, others)
    return Hint(own.thing, min(own.chance, most), own.visits, reason, compared)


def _reason(thinker: Thinker, box: Box, own: Opinion, others: Sequence[Opinion]) -> str | None:
    """What speaks most for an option, compared with others, if the game has words for that."""
    if not others or not thinker.searching.features:
        return None
    weights = weights_of(thinker.game.name)[box.players - 2].mean(axis=0)
    usual = _usual([opinion.outcomes[0] - opinion.outcomes[1] for opinion in others], others)
    speaks = weights * (own.outcomes[0] - own.outcomes[1] - usual)
    best = int(speaks.argmax())
    return thinker.searching.features[best] if speaks[best] > LITTLE else None


def _compared(own: Opinion, others: Sequence[Opinion]) -> Compared:
    if not others:
        return Compared.ALONE
    ahead = own.chance - float(_usual([opinion.chance for opinion in others], others))
    if abs(ahead) <= LITTLE:
        return Compared.EVEN
    return Compared.BETTER if ahead > 0 else Compared.WORSE


def _usual(values: Sequence[Any], of: Sequence[Opinion]) -> Any:
    """The average over options; what was looked at more counts more."""
    return np.average(values, axis=0, weights=np.array([opinion.fresh for opinion in of], float))


def review(thinker: Thinker, box: Box, log: Sequence[int], iterations: int) -> Iterator[Moment]:
    """All decisions of a game, in order. What an answer cost is a first guess."""
    for number, seat, s in _decisions(thinker.game, box, log):
        thought = thinker.think(box, s, Budget(iterations=iterations))
        own = _tried(thinker, box, thought, log[number])
        yield _moment(thought, number, seat, own)


def _tried(thinker: Thinker, box: Box, thought: Thought, chosen: int) -> Opinion:
    """What there is to say of an answer: if it looked too bad to be tried often, it is tried now."""
    own = next(opinion for opinion in thought.opinions if opinion.thing == chosen)
    if own.visits >= ENOUGH:
        return own
    thinker.look_closer(box, chosen, ENOUGH - own.visits)
    return next(opinion for opinion in thinker.opinions() if opinion.thing == chosen)


def look_again(
    thinker: Thinker, box: Box, log: Sequence[int], moments: Iterable[Moment], iterations: int
) -> Iterator[Moment]:
    """Some of these moments once more: what was answered and what looked best then, compared thoroughly.

    A part of the thinking goes into how to go on after either. Then each is judged by visits of its own, equally many:
    a search by itself would hardly look at the worst blunders, and flatter whatever was lucky at first.
    """
    wanted = {moment.number: moment for moment in moments if moment.chosen != moment.best}
    for number, _, s in _decisions(thinker.game, box, log):
        if moment := wanted.get(number):
            thinker.think(box, s, Budget(iterations=iterations // 2))
            best, chosen = (thinker.look_closer(box, thing, iterations // 4) for thing in (moment.best, moment.chosen))
            yield replace(moment, cost=max(0.0, best - chosen))


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
        n = game.rules.answer(box.record, s, chosen, events, out)


def _moment(thought: Thought, number: int, seat: int, own: Opinion) -> Moment:
    """A decision judged by one thought; an answer is taken to be like the average until it has been tried often."""
    best, usual = thought.opinions[0], _mean(thought.opinions)
    chance = (own.chance * own.visits + usual * DOUBT) / (own.visits + DOUBT)
    cost = best.chance - chance if own.thing != best.thing else 0.0
    return Moment(number, seat, thought.chances, own.thing, best.thing, max(0.0, cost))


def _mean(opinions: Sequence[Opinion]) -> float:
    """What all visits of a thought brought on average."""
    return sum(opinion.visits * opinion.chance for opinion in opinions) / sum(opinion.visits for opinion in opinions)

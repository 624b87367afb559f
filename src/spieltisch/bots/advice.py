"""Advice for people: what the options of a question are good for.

The search is asked, for the seat that is asked and with what it may know. Where a finished game turned: `reviewing.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from ..core.game import Box
from .evaluation import weights_of
from .knobs import knobs_of, network_knobs_of
from .network import has_network
from .thinking import Budget, Opinion, Thinker, Thought

SHOWN = 48  # visits that a chance needs to be shown to somebody
COMPARED = 4  # options that one is compared with
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


def adviser(game: str, seed: int, network: str | None = None) -> Thinker:
    """A thinker for people, who are shown chances of winning: place and lead, which bots count too, are none.

    It is guided by the network of the game, if there is one, or by one in a file.
    """
    if network is None and has_network(game):
        network = ""
    usual = knobs_of(game) if network is None else network_knobs_of(game)
    return Thinker(game, seed, knobs=usual.turned(winning=1.0, rank=0.0, margin=0.0, explains=1.0), network=network)


def hints(thinker: Thinker, box: Box, s: Any, budget: Budget, most: int = 3) -> list[Hint]:
    """The best options of the question that waits: first what the thinker would answer, then by their chances."""
    thought = thinker.think(box, s, budget)
    first, *others = _looked_at(thinker, box, thought, 2 * most)
    found = [_hint(thinker, box, first, others, first.chance)]
    for other in sorted(others, key=lambda opinion: -opinion.chance)[: most - 1]:
        rest = [first, *(opinion for opinion in others if opinion is not other)]
        found.append(_hint(thinker, box, other, rest, first.chance))
    return found


def judged(thinker: Thinker, box: Box, s: Any, thing: int, budget: Budget) -> Hint:
    """One option of the question that waits, as good as it looks beside the others."""
    thought = thinker.think(box, s, budget)
    if thing not in [opinion.thing for opinion in _looked_at(thinker, box, thought, COMPARED)]:
        thinker.look_closer(box, thing, SHOWN)
    found = {opinion.thing: opinion for opinion in thinker.opinions()}
    others = [found[one.thing] for one in thought.opinions[:COMPARED] if one.thing != thing]
    return _hint(thinker, box, found[thing], others, 1.0)


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

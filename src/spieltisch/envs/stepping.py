"""A game as learners take it: from one decision of a seat to the next. Written once and bound to each game (`bind`).

Chance is answered from a stream, what has no alternative is carried out by the rules: whoever steps is asked only where
a seat can choose. Nothing here is compiled before somebody steps.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ..core.arrays import Floats, Ints
from ..core.events import Events
from ..core.game import Game
from ..core.rule import bind, entry
from ..core.stack import CHANCE, GO_ON, AnyBox, AnyState
from ..core.streams import pick
from ..games import find_game

if TYPE_CHECKING:
    from ..core.bound import answer, new_game, observe, options, to_move

    def own_step(box: AnyBox, s: AnyState, thing: int, stream: Ints, events: Events, out: Ints) -> int:
        """What `begin` goes on with, compiled in any case: so `begin` needs no machine code of its own."""


def step(box: AnyBox, s: AnyState, thing: int, stream: Ints, events: Events, out: Ints) -> int:
    """Carry out one answer, then let chance answer until a seat is asked or the game is over.

    Returns the number of options of the seat that is asked, which are in `out`; 0 when the game is over. Instead of an
    answer, `GO_ON` only lets chance answer.
    """
    n = options(box, s, out) if thing == GO_ON else answer(box, s, thing, events, out)
    while to_move(box, s) == CHANCE:
        n = answer(box, s, int(out[pick(stream, n)]), events, out)
    return n


def begin(box: AnyBox, s: AnyState, stream: Ints, events: Events, out: Ints) -> int:
    """Set up a game on a state of zeros and let chance answer until a seat is asked. Returns what `step` returns."""
    new_game(box, s, events, out)
    return own_step(box, s, GO_ON, stream, events, out)


def look(box: AnyBox, s: AnyState, seat: int, out: Ints, n: int, observation: Floats, mask: Ints) -> None:
    """What a seat may know, and 1 at each of the n things in `out` that it may point at, 0 at all others.

    Options belong to the seat that is asked: any other one is given n = 0 and gets a mask of zeros.
    """
    observe(box, s, seat, observation)
    for thing in range(mask.shape[0]):
        mask[thing] = 0
    for i in range(n):
        mask[out[i]] = 1


@dataclass(frozen=True)
class Stepping:
    """The stepping functions of one game. `box` is the record of a box, `events` may be `silent()`."""

    game: Game
    begin: Callable[..., int]  # (box, s, stream, events, out) -> n
    step: Callable[..., int]  # (box, s, thing, stream, events, out) -> n
    look: Callable[..., None]  # (box, s, seat, out, n, observation, mask)


def stepping_of(game: Game) -> Stepping:
    """The stepping functions, bound to a game; compiled when they are first called, if its rules are."""
    rules = game.rules
    meaning = {key: getattr(rules, key) for key in ("to_move", "options", "answer")}
    stepping = compiled(bind(step, **meaning), *meaning.values())
    return Stepping(
        game,
        begin=bind(begin, new_game=rules.new_game, own_step=stepping),
        step=stepping,
        look=compiled(bind(look, observe=rules.observe), rules.observe),
    )


def compiled(function: Callable[..., Any], *rules: Callable[..., Any]) -> Callable[..., Any]:
    """An entry point, if all rules that it is made of are compiled: a game may be written in plain Python."""
    return entry(function) if all(hasattr(rule, "py_func") for rule in rules) else function


@cache
def find_stepping(name: str) -> Stepping:
    """The stepping functions of a game on the shelf."""
    return stepping_of(find_game(name))

"""Minds: players at a table. A mind looks at a state only through its seat, and remembers what it thought."""

import re
from dataclasses import replace
from typing import Any

from ..core.game import Box
from ..table.chance import pick_from, seeded_stream
from .drivers import THUMB
from .knobs import Knobs, knobs_of
from .levels import LEVELS, RANDOM, Level, level_of
from .players import find_players, first_question
from .thinking import Budget, Thinker

_SEARCH = re.compile(r"search@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))(?P<knobs>(?::\w+=-?[\d.e]+)*)")
_ONE = 1 << 30

# A move is everything a seat answers in a row. Nobody knows how many questions it will be, so each gets a share of what
# is left (`Knobs.share`), and a small part of the whole even if nothing is.
LEAST = 0.005

# With people waiting: so many times the processor time of a question, and so many seconds on top, but no more.
LATE = 2.0
SLACK_S = 0.5

FORMER_KNOBS = {"whim": "randomness", "looks": "judgements"}  # as they are called in older series


class UnknownPlayer(ValueError):
    """A player that does not exist."""

    def __init__(self, name: str) -> None:
        self.name, self.known = name, [RANDOM.name, *(level.name for level in LEVELS), "search@0.2s", "search@500"]
        super().__init__(f"unknown player {name!r}; there are: {', '.join(self.known)}")


def parse_player(name: str, game: str | None = None) -> Level:
    """How a player with this name plays: any game that has rules of thumb, or a certain one."""
    if (level := level_of(name, game)) is not None:
        return level
    found = _SEARCH.fullmatch(name)
    budget = Budget(float(found["seconds"] or 0), int(found["iterations"] or 0)) if found else Budget()
    if found is None or budget == Budget():
        raise UnknownPlayer(name)
    return Level(name, budget=budget, knobs=_knobs(name, found["knobs"]))


def _knobs(name: str, text: str) -> tuple[tuple[str, float], ...]:
    """Knobs in the name of a player: `search@0.2s:horizon=4:reuse=0`."""
    try:
        pairs = (pair.split("=") for pair in text.split(":")[1:])
        values = {FORMER_KNOBS.get(key, key): float(value) for key, value in pairs}
        Knobs().turned(**values)
    except (ValueError, KeyError):
        raise UnknownPlayer(name) from None
    return tuple(values.items())


class Mind:
    """One player at one seat of one table. `awaited`: there are people who wait for its answers."""

    def __init__(self, game: str, level: Level, seed: int, awaited: bool = False) -> None:
        self.level, self.players, self.stream = level, find_players(game), seeded_stream(seed)
        self.awaited = awaited
        self.thinker = Thinker(game, seed, knobs=knobs_of(game).turned(**dict(level.knobs))) if level.searches else None
        self.left = level.budget or Budget()

    def restart(self, seed: int) -> None:
        """As if just found with this seed; room in memory is kept."""
        self.stream = seeded_stream(seed)
        if self.thinker:
            self.thinker.restart(seed)

    def answer(self, box: Box, s: Any, begins_move: bool = True, waited: float = 0.0) -> int:
        """The answer to the question that waits in a state.

        `begins_move`: has anybody else decided something since the last answer? A move shares one budget.
        `waited`: how many seconds those who are waiting have been doing so already. If there is no time left to think,
        rules of thumb have to do.
        """
        game, budget = self.players.game, self.level.budget
        out = game.option_buffer()
        n = game.options(box.record, s, out)
        if begins_move:
            self.left = budget or Budget()
        if n == 1:
            return int(out[0])
        if self.level.randomness and pick_from(self.stream, _ONE) < self.level.randomness * _ONE:
            return int(out[pick_from(self.stream, n)])
        if self.thinker is None or budget is None:
            return self.players.answer(THUMB, box, s, self.stream)
        part = self.left.part(self.thinker.knobs.share, budget.part(LEAST, Budget()))
        if self.awaited:
            part = replace(part, clock=LATE * part.seconds + SLACK_S - waited)
            if part.clock <= 0:
                return self.players.answer(THUMB, box, s, self.stream)
        thought = self.thinker.think(box, s, part)
        self.left = self.left.without(thought.spent)
        return thought.opinions[0].thing


def warm_up_search(name: str) -> None:
    """Compile, or load, what players of a game need who think ahead."""
    mind = find_mind(name, "search@16", 1)
    box, s = first_question(mind.players.game)
    for _ in range(2):  # the second time there are earlier thoughts to go on with
        mind.answer(box, s)


def find_mind(game: str, player: str, seed: int) -> Mind:
    """A player by name, for one seat."""
    return Mind(game, parse_player(player, game), seed)

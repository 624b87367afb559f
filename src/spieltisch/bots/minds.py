"""Minds: players at a table. A mind looks at a state only through its seat, and remembers what it thought."""

import re
from collections.abc import Iterator
from dataclasses import replace
from math import inf
from typing import Any

from ..core.game import Box
from ..table.chance import pick_from, seeded_stream
from .bare import Bare, Manner
from .drivers import THUMB
from .knobs import Knobs, knobs_of, network_knobs_of
from .levels import NAMES, RANDOM, Level, level_of
from .network import has_network
from .players import find_players, first_question
from .thinking import Budget, Thinker

_BUDGET = r"@(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<iterations>\d+))"
_KNOBS = r"(?P<knobs>(?::\w+=[-+.\w]+)*)"
_SEARCH = re.compile(rf"search{_BUDGET}{_KNOBS}")
_NETWORK = re.compile(rf"network(?::(?P<file>.+\.npz))?(?:{_BUDGET})?{_KNOBS}")
_ONE = 1 << 30

# A move is everything a seat answers in a row. Nobody knows how many questions it will be, so each gets a share of what
# is left (`Knobs.share`), and a small part of the whole even if nothing is.
LEAST = 0.005

# With people waiting: so many times the processor time of a question, and so many seconds on top, but no more.
LATE = 2.0
SLACK_S = 0.5

EXAMPLES = ("search@0.2s", "search@500", "network", "network:weights.npz")  # of names that are no levels
FORMER_KNOBS = {"whim": "randomness", "looks": "judgements"}  # as they are called in older series


class UnknownPlayer(ValueError):
    """A player that does not exist."""

    def __init__(self, name: str) -> None:
        self.name, self.known = name, [RANDOM.name, *NAMES, *EXAMPLES]
        super().__init__(f"unknown player {name!r}; there are: {', '.join(self.known)}")


def parse_player(name: str, game: str | None = None) -> Level:
    """How a player with this name plays: any game that has rules of thumb, or a certain one."""
    if (level := level_of(name, game)) is not None:
        return level
    found = _SEARCH.fullmatch(name) or _NETWORK.fullmatch(name)
    if found is None:
        raise UnknownPlayer(name)
    file = (found["file"] or "") if "file" in found.groupdict() else None
    if found["seconds"] is None and found["iterations"] is None:
        return Level(name, network=file, manner=_manner(name, found["knobs"]))
    budget = Budget(float(found["seconds"] or 0), int(found["iterations"] or 0))
    if budget == Budget():
        raise UnknownPlayer(name)
    return Level(name, budget=budget, knobs=_knobs(name, found["knobs"]), network=file)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for pair in text.split(":")[1:]:
        key, _, value = pair.partition("=")
        yield key, value


def _knobs(name: str, text: str) -> tuple[tuple[str, float], ...]:
    """Knobs in the name of a player: `search@0.2s:horizon=4:reuse=0`."""
    try:
        values = {FORMER_KNOBS.get(key, key): float(value) for key, value in _pairs(text)}
        Knobs().turned(**values)
    except (ValueError, KeyError):
        raise UnknownPlayer(name) from None
    return tuple(values.items())


def _manner(name: str, text: str) -> Manner:
    """How a network answers that does not search: `network:temperature=0.5:overlooks=opponents+tracker`."""
    manner = Manner()
    for key, value in _pairs(text):
        try:
            manner = replace(manner, **{key: tuple(value.split("+")) if key == "overlooks" else float(value)})  # type: ignore[arg-type]
        except (ValueError, TypeError):
            raise UnknownPlayer(name) from None
    if not 0 <= manner.temperature < inf or not 0 <= manner.favourites < inf:
        raise UnknownPlayer(name)
    return manner


class Mind:
    """One player at one seat of one table. `awaited`: there are people who wait for its answers."""

    def __init__(self, game: str, level: Level, seed: int, awaited: bool = False) -> None:
        self.level, self.players, self.stream = level, find_players(game), seeded_stream(seed)
        self.awaited = awaited
        self.thinker = _thinker(game, level, seed) if level.searches else None
        self.bare = None if level.network is None else Bare(game, level.network, level.manner, seed)
        self.left = level.budget or Budget()

    def restart(self, seed: int) -> None:
        """As if just found with this seed; room in memory is kept."""
        self.stream = seeded_stream(seed)
        if self.thinker:
            self.thinker.restart(seed)
        if self.bare:
            self.bare.restart(seed)

    def answer(self, box: Box, s: Any, begins_move: bool = True, waited: float = 0.0) -> int:
        """The answer to the question that waits in a state.

        `begins_move`: has anybody else decided something since the last answer? A move shares one budget.
        `waited`: how many seconds those who are waiting have been doing so already. If there is no time left to think,
        the network by itself or rules of thumb have to do.
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
            return self._at_once(box, s)
        part = self.left.part(self.thinker.knobs.share, budget.part(LEAST, Budget()))
        if self.awaited:
            part = replace(part, clock=LATE * part.seconds + SLACK_S - waited)
            if part.clock <= 0:
                return self._at_once(box, s)
        thought = self.thinker.think(box, s, part)
        self.left = self.left.without(thought.spent)
        return thought.opinions[0].thing

    def _at_once(self, box: Box, s: Any) -> int:
        """Without thinking ahead."""
        return self.bare.answer(box, s) if self.bare else self.players.answer(THUMB, box, s, self.stream)


def _thinker(game: str, level: Level, seed: int) -> Thinker:
    usual = knobs_of(game) if level.network is None else network_knobs_of(game)
    knobs = usual.turned(**dict(level.knobs))
    return Thinker(game, seed, knobs=knobs, network=level.network, overlooks=level.manner.overlooks)


def warm_up(name: str) -> None:
    """Compile, or load, what the players of a game need to answer at a table at once."""
    players = find_players(name)
    box, s = first_question(players.game)
    players.answer(THUMB, box, s, seeded_stream(1))
    if has_network(name):
        Bare(name, "", Manner(), 1).answer(box, s)


def warm_up_search(name: str) -> None:
    """Compile, or load, what the levels of a game need that think ahead."""
    mind = find_mind(name, "network@16" if has_network(name) else "search@16", 1)
    box, s = first_question(mind.players.game)
    for _ in range(2):  # the second time there are earlier thoughts to go on with
        mind.answer(box, s)


def find_mind(game: str, player: str, seed: int) -> Mind:
    """A player by name, for one seat."""
    return Mind(game, parse_player(player, game), seed)

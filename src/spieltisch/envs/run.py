"""One game under way, as every environment of single games holds it: who is asked, what they see, what they may do.

Legality is looked up in what the rules listed, never in a mask that was handed out: whoever got one may write into it.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.arrays import Array, Floats, Ints
from ..core.events import Events, silent
from ..core.game import Game, OptionError
from ..core.returns import REWARDS
from ..core.rule import bind
from ..core.stack import CHANCE, GO_ON, OVER, AnyBox, States
from ..core.streams import pick
from ..games import find_game
from ..table.chance import pick_from, seeded_stream
from .stepping import compiled

if TYPE_CHECKING:
    from ..core.bound import answer, new_game, observe, options, to_move

Observation = np.ndarray[tuple[int], np.dtype[np.float32]]
Mask = np.ndarray[tuple[int], np.dtype[np.int8]]

ILLEGAL = ("lose", "raise", "random")  # what becomes of an illegal action
RENDER_MODES = ("human", "ansi", "rgb_array")
SET_UP = -2  # instead of an answer: begin a game
LOST = -1.0  # for whoever answers what is not allowed


def turn(
    boxes: Array[AnyBox], states: States, thing: int, asks: int, stream: Ints, events: Events, out: Ints,
    observation: Floats, mask: Ints
) -> tuple[int, int]:  # fmt: skip
    """Carry out one answer, and look at the question that follows: the number of its options, and who is asked.

    `GO_ON` instead of an answer only looks, `SET_UP` begins a game on a state of zeros. Unless it `asks`, chance is
    answered from the stream. A seat that is asked finds in `observation` what it may know, and in `mask` 1 at each of
    the n things in `out`. Records come in arrays of one: a record by itself takes longer to hand over than a step does.
    """
    box, s = boxes[0], states[0]
    if thing == SET_UP:
        n = new_game(box, s, events, out)
    elif thing == GO_ON:
        n = options(box, s, out)
    else:
        n = answer(box, s, thing, events, out)
    mover = to_move(box, s)
    while mover == CHANCE and asks == 0:
        n = answer(box, s, int(out[pick(stream, n)]), events, out)
        mover = to_move(box, s)
    if mover >= 0:
        observe(box, s, mover, observation)
    for i in range(mask.shape[0]):
        mask[i] = 0
    for i in range(n):
        mask[out[i]] = 1
    return n, mover


def turns_of(game: Game) -> Callable[..., tuple[int, int]]:
    """`turn`, bound to a game; compiled when it is first called, if the rules are."""
    meaning = {key: getattr(game.rules, key) for key in ("new_game", "to_move", "options", "answer", "observe")}
    return compiled(bind(turn, **meaning), *meaning.values())


@cache
def find_turns(name: str) -> Callable[..., tuple[int, int]]:
    """The same for a game on the shelf."""
    return turns_of(find_game(name))


class Run:
    """A game that is played again and again, always with the same number of players and the same options."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        pack: Path | None = None,
        reward: str = "win",
        chance: str = "auto",
        illegal: str = "lose",
        max_cycles: int | None = None,
    ) -> None:
        one_of("reward", reward, REWARDS)
        one_of("chance", chance, ("auto", "ask"))
        one_of("illegal", illegal, ILLEGAL)
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.seats.start if players is None else players
        self.box = self.game.open_box(self.players, dict(options or {}), pack)
        self.reward, self.illegal = reward, illegal
        self.longest = max_cycles or self.game.longest_for(self.players, options)
        self._record, self._asks = self.box.record, int(chance == "ask")
        self._boxes = np.zeros(1, self.game.rules.box)
        self._boxes[0] = self._record
        self._turn = find_turns(game) if isinstance(game, str) else turns_of(self.game)
        self._out, self._n = self.game.option_buffer(), 0
        self._mask, self._silent = np.zeros(self.game.things, np.int8), silent()
        self._seed, self._number = randbits(62), 0
        self._states = np.zeros(1, self.game.state)
        self.state = self._states[0]
        self.mover, self.decisions = OVER, 0

    def begin(self, seed: int | None = None, state: Any = None) -> None:
        """A new game, or one that goes on from a state of this game. The same seed gives the same games in a row."""
        if seed is not None:
            self._seed, self._number = seed, 0
        self._stream, self._whims = (seeded_stream(self._seed, 2 * self._number + own) for own in (0, 1))
        self._number += 1
        self._states = np.zeros(1, self.game.state)
        self.state, self.decisions = self._states[0], 0
        if state is not None:
            self._states[0] = state
        self._take(SET_UP if state is None else GO_ON)

    def _take(self, thing: int) -> None:
        self.observation: Observation = np.zeros(self.game.observation, np.float32)
        self._n, self.mover = self._turn(
            self._boxes, self._states, thing, self._asks, self._stream, self._silent, self._out, self.observation,
            self._mask,
        )  # fmt: skip

    def allows(self, thing: int) -> bool:
        """Whether this may be answered now."""
        return 0 <= thing < len(self._mask) and bool(self._mask[thing])

    def any_thing(self) -> int:
        """A legal answer, drawn by the seed of this game."""
        return int(self._out[pick_from(self._whims, self._n)])

    def answer(self, thing: int) -> None:
        """Carry out a legal answer of whoever is asked, then go on to the next question."""
        self.decisions += self.mover >= 0
        self._take(thing)

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.mover == OVER

    @property
    def cut(self) -> bool:
        """Whether it has gone on for so long that it ends here."""
        return self.decisions >= self.longest and self.mover != OVER

    @property
    def mask(self) -> Mask:
        """1 at each answer that whoever is asked may give; a copy."""
        return self._mask.copy()

    def no_mask(self) -> Mask:
        """The mask of a seat that is not asked."""
        return np.zeros(self.game.things, np.int8)

    def seen(self, seat: int) -> Observation:
        """What a seat may know now."""
        out = np.zeros(self.game.observation, np.float32)
        self.game.observe(self._record, self.state, seat, out)
        return out

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before it is over."""
        found: list[float] = self.game.returns(self._record, self.state, self.reward).tolist()
        return found


def joint_state(run: Run) -> Observation:
    """What all seats know, one after the other."""
    return np.concatenate([run.seen(seat) for seat in range(run.players)])


SETTINGS = ("players", "pack", "reward", "chance", "illegal", "max_cycles")


def run_of(game: str | Game, settings: Mapping[str, Any]) -> Run:
    """A run with some settings; all that are not those of environments are options of the game."""
    own = {key: value for key, value in settings.items() if key in SETTINGS}
    return Run(game, options={key: value for key, value in settings.items() if key not in SETTINGS}, **own)


def as_number(action: Any) -> int:
    """An action as the number of a thing; -1, which nothing has, for what is no number."""
    try:
        return int(action)
    except (TypeError, ValueError):
        return -1


def one_of(key: str, value: str | None, allowed: tuple[str | None, ...]) -> None:
    """An argument of an environment, or an OptionError that says what it may be."""
    if value not in allowed:
        raise OptionError("bad-value", key=key, value=value, allowed=", ".join(map(str, allowed)))

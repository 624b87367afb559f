"""Gymnasium: one learner at one seat; everybody else answers inside the environment."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium

from ..bots.minds import Mind
from ..bots.outsiders import Outsider
from ..bots.sitting import find_player
from ..core.game import Game, IllegalAnswer, OptionError
from .drawing import render
from .run import LOST, RENDER_MODES, Mask, Observation, as_number, one_of, run_of
from .spaces import action_space, observation_space

Choose = Callable[[Observation, Mask], int]  # what a seat may know and answer -> what it answers
Opponent = str | Choose
Info = dict[str, Any]


class Single(gymnasium.Env[Any, Any]):
    """A game for one learner. Observations are plain arrays; what may be answered says `action_masks()`, and the info.

    An opponent is a player of the house by name, or a function that gets what its seat may know and answer, and nothing
    else. The reward comes with the end of the game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        opponents: Opponent | Sequence[Opponent] = "thumb",
        seat: int | None = 0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        one_of("render_mode", render_mode, (None, *RENDER_MODES))
        if "chance" in settings:
            raise OptionError("unknown-option", key="chance", known="opponents, seat, players, reward, illegal")
        self.run, self.render_mode = run_of(game, settings), render_mode
        players = self.run.players
        if seat is not None and seat not in range(players):
            raise OptionError("bad-value", key="seat", value=seat, allowed=f"0-{players - 1}")
        self.fixed_seat = self.seat = seat
        self.opponents = [find_opponent(self.run.game, one) for one in one_each(opponents, players - 1)]
        self.observation_space = observation_space(self.run.game)
        self.action_space = action_space(self.run.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """A new game, up to the learner's first question."""
        super().reset(seed=seed)
        self.run.begin(int(self.np_random.integers(1 << 62)))
        players = self.run.players
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        others = [other for other in range(players) if other != self.seat]
        self._minds = dict(zip(others, self.opponents, strict=True))
        for mind in self._minds.values():
            if isinstance(mind, Mind | Outsider):
                mind.restart(int(self.np_random.integers(1 << 62)))
        self._lost = False
        self._let_others_answer()
        return self._seen(), {"action_mask": self.action_masks()}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Answer, and let the others answer until the learner is asked again or the game is over."""
        run, thing = self.run, as_number(action)
        legal = run.mover == self.seat and run.allows(thing)
        if not legal and run.illegal == "raise":
            raise IllegalAnswer(action)
        self._lost = not legal and run.illegal == "lose"
        if not self._lost:
            run.answer(thing if legal else run.any_thing())
            self._let_others_answer()
        assert self.seat is not None
        reward = LOST if self._lost else run.returns()[self.seat] if run.over else 0.0
        cut = run.cut and not self._lost
        return self._seen(), reward, run.over or self._lost, cut, {"action_mask": self.action_masks()}

    def _let_others_answer(self) -> None:
        run, before = self.run, None
        while not run.over and not run.cut and run.mover != self.seat:
            mind, mover = self._minds[run.mover], run.mover
            if isinstance(mind, Mind | Outsider):
                thing = mind.answer(run.box, run.state, begins_move=mover != before)
            else:
                thing = as_number(mind(run.observation, run.mask))
                if not run.allows(thing):
                    raise IllegalAnswer(thing)
            run.answer(thing)
            before = mover

    def _seen(self) -> Observation:
        """What the learner sees; the game may be over or another seat's when it was cut off."""
        assert self.seat is not None
        return self.run.observation.copy() if self.run.mover == self.seat else self.run.seen(self.seat)

    def action_masks(self) -> Mask:
        """1 at each answer that the learner may give now, under the name that sb3-contrib looks for."""
        return self.run.mask if self.run.mover == self.seat and not self._lost else self.run.no_mask()

    def render(self) -> Any:
        """The table as a spectator sees it, in the mode chosen at the start."""
        return render(self.run, self.render_mode)


def one_each(opponents: Opponent | Sequence[Opponent], seats: int) -> Sequence[Opponent]:
    """An opponent for every other seat, in the order of their seats."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * seats
    if len(opponents) != seats:
        raise OptionError("bad-value", key="opponents", value=len(opponents), allowed=f"1 or {seats}")
    return opponents


def find_opponent(game: Game, opponent: Opponent) -> Mind | Outsider | Choose:
    """A player by name, or the function itself."""
    return find_player(game.name, opponent, 0) if isinstance(opponent, str) else opponent

"""OpenSpiel: every game on the shelf as `spieltisch_<name>`, with all its options and numbers of players as parameters.

    from spieltisch.envs import open_spiel
    open_spiel.register()
    game = pyspiel.load_game("spieltisch_<name>(players=3)")

What a seat knows comes in two forms. An observation is what lies before it now, deductions included. An information
state adds perfect recall: everything it was shown since the game began, answer by answer. An answer that it may not
know is a question mark there, and what it heard and saw after each answer goes into a digest, hidden parts hidden.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any

import numpy as np

from ..core.choices import option_text
from ..core.events import event_buffer, told
from ..core.game import Box, Game, Option, OptionError
from ..core.records import clone
from ..core.returns import REWARDS
from ..core.stack import CHANCE, OVER
from ..games import find_game, shelf
from ..table.chance import seeded_stream
from ..table.position import has_secrets
from .extras import need

need("pyspiel", "spieltisch.envs.open_spiel")
import pyspiel  # noqa: E402  after the sentence that says what is missing

AS_USUAL = "default"  # of an option whose default depends on others
MOST_POINTS = 1000.0  # bound for returns that count points
NOBODY = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
UNKNOWN = "?"  # an answer that a seat may not know
PER_DECISION = 2  # numbers in the tensor of an information state: who decided, and what


def register() -> tuple[str, ...]:
    """Make every game on the shelf known to OpenSpiel; the names to load them by."""
    return tuple(_register(game) for game in shelf())


@cache
def _register(name: str) -> str:
    own = type(f"Spieltisch{name.capitalize()}", (TableGame,), {"shelf_name": name})
    pyspiel.register_game(game_type(find_game(name)), own)
    return f"spieltisch_{name}"


def game_type(game: Game, reward: str = "win") -> Any:
    """What OpenSpiel has to know of a game before it is opened."""
    kinds = pyspiel.GameType
    secret = has_secrets(game)
    return kinds(
        short_name=f"spieltisch_{game.name}",
        long_name=f"Spieltisch {game.name.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if reward == "points" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.seats),
            "reward": "win",
            "max_decisions": 0,  # after which a game is cut off; 0: as other environments do
            **{option.key: parameter(option) for option in game.options_of},
        },
    )


def parameter(option: Option) -> Any:
    """The default of an option as OpenSpiel's parameters have it: a number, a yes or no, or a text."""
    if isinstance(option.default, bool) or (isinstance(option.default, int) and _all_numbers(option)):
        return option.default
    return AS_USUAL if option.default is None else option_text(option.default)


def _all_numbers(option: Option) -> bool:
    return isinstance(option.values, range) or all(type(value) is int for value in option.values)


def options_from(game: Game, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters stand for; those at their defaults are left to the game."""
    own = {option.key: option for option in game.options_of}
    return {
        key: value
        for key, value in parameters.items()
        if key in own and value != AS_USUAL and value != parameter(own[key])
    }


@dataclass(frozen=True)
class Setting:
    """A game with its options chosen: shared by all states, never copied."""

    game: Game
    box: Box
    reward: str
    longest: int
    parameters: tuple[tuple[str, Any], ...] = ()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """A name for every number of an observation."""
        names = [str(number) for number in range(self.game.observation)]
        for one in self.game.observation_spec():
            for i in range(one.size):
                names[one.start + i] = one.name if one.size == 1 else f"{one.name}[{i}]"
        return tuple(names)

    def __deepcopy__(self, memo: Any) -> "Setting":
        return self

    def __reduce__(self) -> Any:
        return setting_of, (self.game.name, self.parameters)


@cache
def setting_of(name: str, parameters: tuple[tuple[str, Any], ...]) -> Setting:
    """The setting that parameters stand for; `SpielError` says what is wrong with them."""
    game, given = find_game(name), dict(parameters)
    reward = given.get("reward", "win")
    if reward not in REWARDS:
        raise pyspiel.SpielError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
    players, options = given.get("players", min(game.seats)), options_from(game, given)
    try:
        longest = given.get("max_decisions") or game.longest_for(players, options)
        return Setting(game, game.open_box(players, options), reward, longest, parameters)
    except OptionError as error:
        raise pyspiel.SpielError(str(error)) from None


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options chosen."""

    shelf_name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setting = setting_of(self.shelf_name, tuple(sorted(given.items())))
        game, box, reward = self.setting.game, self.setting.box, self.setting.reward
        most = 1.0 if reward in ("win", "rank") else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=game.things,
            max_chance_outcomes=game.things,
            num_players=box.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=game.longest,  # chance included; seats decide at most `longest_for` times
            **({} if reward == "points" else {"utility_sum": 0.0}),
        )
        super().__init__(game_type(game, reward), info, given)

    def new_initial_state(self) -> "TableState":
        """A game that has just been set up."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What looks at states for a seat; there is no observation of public or private parts alone."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.setting, kind.perfect_recall)


@dataclass
class Recall:
    """What one seat was shown so far, and how many answers that covers."""

    tokens: list[str] = field(default_factory=list)  # of every answer
    rows: list[tuple[int, int]] = field(default_factory=list)  # of every decision: 1 + who, and 1 + what; 0: unknown
    digest: bytes = b""
    answers: int = 0
    s: Any = None  # the state after so many answers; None: where the game began

    def __deepcopy__(self, memo: Any) -> "Recall":
        state = None if self.s is None else clone(self.s)
        return Recall(list(self.tokens), list(self.rows), self.digest, self.answers, state)


@dataclass
class Held:
    """Everything that a state of OpenSpiel holds. It is copied and pickled as a whole."""

    setting: Setting
    s: Any
    things: list[int]
    mover: int
    decisions: int = 0
    answers: list[int] = field(default_factory=list)
    first: Any = None  # the world that it began with; None: the start of a game
    known: dict[int, Recall] = field(default_factory=dict)  # by seat, what it had been shown by then
    recalls: dict[int, Recall] = field(default_factory=dict)  # what was worked out so far

    def __deepcopy__(self, memo: Any) -> "Held":
        recalls = {seat: recall.__deepcopy__(memo) for seat, recall in self.recalls.items()}
        return Held(
            self.setting, clone(self.s), self.things, self.mover, self.decisions, list(self.answers), self.first,
            self.known, recalls,
        )  # fmt: skip

    def __reduce__(self) -> Any:
        first = None if self.first is None else self.first.tobytes()
        rest = (self.things, self.mover, self.decisions, self.answers, first, self.known)
        return _held, (self.setting, self.s.tobytes(), *rest)


def _held(
    setting: Setting, s: bytes, things: Any, mover: int, decisions: int, answers: Any, first: Any, known: Any
) -> Held:
    began = None if first is None else _state(setting, first)
    return Held(setting, _state(setting, s), things, mover, decisions, answers, began, known)


def _state(setting: Setting, kept: bytes) -> Any:
    return np.frombuffer(bytearray(kept), setting.game.state)[0]


class TableState(pyspiel.State):  # type: ignore[misc]
    """A game under way. A resampled one (`resample`) begins at the world that was imagined: it holds no true answer."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        setting = game.setting
        s, out = setting.game.blank_state(), setting.game.option_buffer()
        n = setting.game.new_game(setting.box.record, s, event_buffer(0), out)
        self.held = Held(setting, s, out[:n].tolist(), int(setting.game.to_move(setting.box.record, s)))

    def current_player(self) -> int:
        """The seat that is asked, chance or nobody."""
        mover = self.held.mover
        return int(NOBODY.get(mover, mover))

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.held.things) if player == self.held.mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All answers of chance are equally likely."""
        things = self.held.things
        return [(thing, 1.0 / len(things)) for thing in things]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if action not in held.things:
            raise pyspiel.SpielError(f"{action} is not among the options")
        held.decisions += held.mover >= 0
        held.answers.append(action)
        game, record, out = held.setting.game, held.setting.box.record, held.setting.game.option_buffer()
        n = game.rules.answer(record, held.s, action, event_buffer(0), out)
        cut = held.decisions >= held.setting.longest
        held.mover = OVER if cut else int(game.to_move(record, held.s))
        held.things = [] if cut else out[:n].tolist()

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.held.setting.game.action_names()[action])

    def is_terminal(self) -> bool:
        """Whether the game has ended, or has gone on for so long that it is cut off."""
        return self.held.mover == OVER

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nothing before it is over, nor when it is cut off."""
        setting = self.held.setting
        found: list[float] = setting.game.returns(setting.box.record, self.held.s, setting.reward).tolist()
        return found

    def __str__(self) -> str:
        """For whoever runs the game: who is asked what, and a digest of the whole truth."""
        held = self.held
        people, box = held.setting.game.people, held.setting.box
        asked = "over" if held.mover == OVER else people.question(box, held.s)
        return f"{asked} {held.mover} {blake2b(held.s.tobytes(), digest_size=8).hexdigest()}"


def resample(state: TableState, seat: int, stream: Any) -> TableState:
    """Another world that this seat cannot tell from the true one: all that it was shown is kept, and nothing else."""
    held, setting = state.held, state.held.setting
    imagined: TableState = state.get_game().new_initial_state()
    s = clone(held.s)
    setting.game.resample(setting.box.record, s, seat, stream)
    out = setting.game.option_buffer()
    n = setting.game.options(setting.box.record, s, out) if held.mover != OVER else 0
    known = recall_of(held, seat).__deepcopy__({})
    known.answers, known.s = 0, None  # it goes on from here
    imagined.held = Held(setting, s, out[:n].tolist(), held.mover, held.decisions, [], clone(s), {seat: known})
    return imagined


def resampler(seed: int = 0) -> Callable[[TableState, int], TableState]:
    """What `ISMCTSBot.set_resampler` takes; every world is equally likely."""
    stream = seeded_stream(seed)
    return lambda state, seat: resample(state, seat, stream)


def recall_of(held: Held, seat: int) -> Recall:
    """What a seat was shown until now."""
    recall = held.recalls.get(seat)
    if recall is None:
        recall = held.recalls[seat] = _beginning(held, seat)
    while recall.answers < len(held.answers):
        _go_on(held.setting, recall, seat, held.answers[recall.answers])
    return recall


def _beginning(held: Held, seat: int) -> Recall:
    setting, known = held.setting, held.known.get(seat)
    recall = Recall() if known is None else known.__deepcopy__({})
    if held.first is not None:
        recall.s = clone(held.first)
        if known is None:
            _shown(setting, recall, seat, [])
        return recall
    recall.s, events = setting.game.blank_state(), event_buffer()
    setting.game.new_game(setting.box.record, recall.s, events, setting.game.option_buffer())
    _shown(setting, recall, seat, told(events))
    return recall


def _go_on(setting: Setting, recall: Recall, seat: int, thing: int) -> None:
    game, box, s, events = setting.game, setting.box, recall.s, event_buffer()
    mover = int(game.to_move(box.record, s))
    shown = game.people.answer_seen_by(box, s, thing, seat)
    recall.tokens.append(f"{'chance' if mover == CHANCE else mover}:{game.action_names()[thing] if shown else UNKNOWN}")
    if mover != CHANCE:
        recall.rows.append((1 + mover, 1 + thing if shown else 0))
    game.rules.answer(box.record, s, thing, events, game.option_buffer())
    recall.answers += 1
    _shown(setting, recall, seat, told(events))


def _shown(setting: Setting, recall: Recall, seat: int, rows: list[list[int]]) -> None:
    """Fold in what the seat heard, and what it sees now."""
    heard = [setting.game.people.seen_by(setting.box, row, seat) for row in rows]
    seen = np.zeros(setting.game.observation, np.float32)
    setting.game.observe(setting.box.record, recall.s, seat, seen)
    told_now = np.array(heard, np.int64).tobytes()
    recall.digest = blake2b(recall.digest + told_now + seen.tobytes(), digest_size=8).digest()


class Observer:
    """Looks at states for a seat (OpenSpiel's `PyObserver`)."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.setting, self.perfect_recall = setting, perfect_recall
        size = setting.game.observation
        room = PER_DECISION * setting.longest if perfect_recall else 0
        self.tensor = np.zeros(size + room, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["decisions"] = self.tensor[size:].reshape(setting.longest, PER_DECISION)

    def set_from(self, state: TableState, player: int) -> None:
        """What a seat sees; with perfect recall also every decision so far, 0 where it may not know it."""
        setting, held = self.setting, state.held
        setting.game.observe(setting.box.record, held.s, player, self.dict["observation"])
        if self.perfect_recall:
            rows = recall_of(held, player).rows
            self.dict["decisions"][:] = 0
            if rows:
                self.dict["decisions"][: len(rows)] = rows

    def string_from(self, state: TableState, player: int) -> str:
        """What a seat sees, number by number with their names; or all answers as far as it knows them, and a digest."""
        if self.perfect_recall:
            recall = recall_of(state.held, player)
            return f"seat {player}: {' '.join(recall.tokens)} #{recall.digest.hex()}"
        seen = np.zeros(self.setting.game.observation, np.float32)
        self.setting.game.observe(self.setting.box.record, state.held.s, player, seen)
        names, numbers = self.setting.names, seen.astype(np.int64).tolist()
        return f"seat {player}: " + " ".join(f"{names[i]}={numbers[i]}" for i in np.flatnonzero(seen))

"""The contract of a game: what everything generic may rely on.

A game is made of parts. `Rules` are compiled functions on records, `People` plain Python for those who play; rules of
thumb, facts and faces may be left out. Everything else in the house, from playouts to the web table, knows games
through these alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from msgspec import Struct

from . import drivers, foresight
from .encoding import Encoding, encoding_of
from .events import event_buffer, silent
from .observation import Field, nothing_named
from .plain import plain
from .records import blank
from .returns import REWARDS, write_returns
from .rule import bind, entry, part
from .sheets import Scoring
from .stack import OVER
from .streams import new_stream

if TYPE_CHECKING:  # parts belong to those who use them
    from ..arena.subjects import Subject
    from ..bots.thumb import Thumb
    from ..packs.workshop import Workshop
    from ..texts.faces import Face


View = Struct | dict[str, Any]  # a struct is typed, for pages as well (`scripts/web-types`)


class CodedError(ValueError):
    """A mistake that a surface can translate: `code` says which, `arguments` fill it in."""

    sentences: ClassVar[Mapping[str, str]] = {}  # by code, for those who read the error as it is

    def __init__(self, code: str, **arguments: object) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        try:
            return self.sentences[self.code].format(**self.arguments)
        except KeyError:  # a game with mistakes of its own kind, or that says less about them
            return f"{self.code}: " + ", ".join(f"{key}={value}" for key, value in self.arguments.items())

    def __reduce__(self) -> Any:
        return partial(type(self), self.code, **self.arguments), ()


class OptionError(CodedError):
    """An option that does not exist or a value it cannot have."""

    sentences: ClassVar[Mapping[str, str]] = {
        "players": "The game cannot be played by {value} players, only by {least} to {most}.",
        "no-packs": "{game} has no card packs.",
        "unknown-option": "There is no option “{key}”. Options: {known}.",
        "bad-value": "“{value}” is not possible for the option {key}. Possible: {allowed}.",
    }


class NotationError(CodedError):
    """A text that names nothing that could be pointed at here."""


@dataclass(frozen=True, eq=False)
class Box:
    """An opened box: the printed record the compiled rules read, and the names only people need."""

    record: Any
    pack: Any
    players: int
    options: Mapping[str, Any]  # every option with its value, defaults filled in
    names: Sequence[str] = ()  # of the players, for sentences; none: they are called by their numbers

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: getattr(self, field.name) for field in fields(self)}  # what is kept is made again

    def called(self, names: Sequence[str]) -> "Box":
        """The same box for players who are called so; what was made of what is printed is shared."""
        box = replace(self, names=names)
        box.__dict__["kept"] = self.kept
        return box

    @cached_property
    def plain(self) -> Any:
        """The printed record for whoever reads it in Python."""
        if "plain" not in self.kept:
            self.kept["plain"] = plain(self.record)
        return self.kept["plain"]

    @cached_property
    def kept(self) -> dict[str, Any]:
        """Room for what a game makes once of all that is printed, to have it at hand; nobody's name is in it."""
        return {}


@dataclass(frozen=True)
class Option:
    """One option of a game: its key, default and what it may be."""

    key: str
    default: object  # None: depends on the number of players
    values: tuple[object, ...] | range
    rule: str
    before: object = None  # what games had that were saved before there was this option; None: it was always there


def whole_row(box: Box, row: list[int], seat: int | None) -> list[int]:
    """An event of a game in which everything lies open: everybody sees all of it."""
    return row


def open_answer(box: Box, s: Any, thing: int, seat: int | None) -> bool:
    """An answer of such a game: everybody knows it."""
    return True


def nothing_counted(box: Box, s: Any, seat: int) -> dict[str, int]:
    """A game that counts nothing in front of its seats."""
    return {}


def nothing_explained(box: Box, s: Any, lang: str) -> dict[str, str]:
    """A game that gives no reasons."""
    return {}


def nothing_said(box: Box, before: View, after: View, seat: int, lang: str) -> list[str]:
    """A game with no words for what speaks for an answer."""
    return []


def nothing_scored(box: Box, s: Any, lang: str) -> Scoring | None:
    """A game that is won at once."""
    return None


@dataclass(frozen=True)
class Folding:
    """How the answers of a turn become steps of a plan, by the names of questions.

    A step begins with an answer to a question that `leads`; what is asked next belongs to it. What `opens` belongs to
    the step that it opens. A game that says nothing has a step for every answer.
    """

    leads: frozenset[str] = frozenset()
    opens: frozenset[str] = frozenset()


@part
def nothing(box: Any, s: Any, events: Any) -> None:
    """No work is too short to be a step of its own."""


@dataclass(frozen=True)
class Steps:
    """A game in single steps, for a driver that sorts many games by what comes next (`gpu.py`).

    Steps of one kind are carried out side by side by threads that execute one instruction at a time. A good kind is
    therefore one piece of code. Most games take the `ask` of the topmost frame, and apart from that the steps of long
    pieces of work. No function may count from the end of an array: on a GPU, index -1 is what lies before it.
    """

    kinds: int  # kinds are below this; 0: the game is over
    first_work: int  # kinds from here on are work, those below are questions
    kind: Callable[..., int]  # (box, s) -> the kind of the next step
    lay_out: Callable[..., None]  # (box, s, events): set up on a state of zeros, before the first step
    list_options: Callable[..., int]  # (box, s, out) -> n: the options of the question, ascending
    is_asked_anyway: Callable[..., bool]  # (box, s): is it asked even if it has one option only?
    carry_out: Callable[..., None]  # (box, s, thing, asked, events): asked is 0 for an option without alternative
    work: Callable[..., None]  # (box, s, events): carry on the topmost piece of work
    clear: Callable[..., None]  # (s): after the last step, what `answer` leaves when the game is over
    run_on: Callable[..., None] = nothing  # (box, s, events): after each step, work that takes less time than sorting


@dataclass(frozen=True)
class Rules:
    """How a game is played: records, compiled functions on them, and what is printed. The one part every game has."""

    state: "np.dtype[Any]"
    box: "np.dtype[Any]"
    things: int  # size of the action space
    seats: range  # possible numbers of players
    observation: int  # numbers in an observation
    longest: int  # bound for the number of answers in a game, chance included

    # compiled; an illegal answer leaves a broken state, so drivers give only what `options` listed
    new_game: Callable[..., int]  # (box, s, events, out) -> n: set up, run on to the first question
    to_move: Callable[..., int]  # (box, s) -> a seat, CHANCE or OVER
    options: Callable[..., int]  # (box, s, out) -> n: the things that may be pointed at, ascending
    answer: Callable[..., int]  # (box, s, thing, events, out) -> n: carry it out, run on, list what comes next
    standing: Callable[..., None]  # (box, s, out): points of each seat; from max(seats) on, their places
    observe: Callable[..., None]  # (box, s, seat, out): what this seat may know, as numbers
    resample: Callable[..., None]  # (box, s, seat, stream): another state this seat cannot tell apart
    check: Callable[..., int]  # (box, s) -> bits of broken invariants

    # plain Python
    open_box: Callable[..., Box]  # (players, options, pack folder or None for the base pack); OptionError, PackRefused
    options_of: Sequence[Option] = ()
    observation_spec: Callable[[], Sequence[Field]] = nothing_named  # every number of an observation, exactly once
    action_names: Callable[[], Sequence[str]] | None = None  # of every thing; None: they are called by their numbers
    longest_for: Callable[[int, Mapping[str, Any]], int] | None = (
        None  # (players, every option); see `Game.longest_for`
    )
    steps: "Steps | None" = None  # for GPUs


@dataclass(frozen=True)
class People:
    """What people see, read and say. `box` is a `Box` here, not a record."""

    view: Callable[..., View]  # (box, s, seat or None): what this seat may know, for people and pages
    question: Callable[..., str]  # (box, s) -> name of the question that waits
    question_text: Callable[..., str]  # (box, s, lang)
    thing_text: Callable[..., str]  # (box, s, thing, lang)
    anchor: Callable[..., str]  # (box, s, thing) -> where on the table the thing lies
    event_text: Callable[..., str]  # (box, row, lang)
    event_data: Callable[..., dict[str, Any]]  # (box, row)
    say: Callable[..., str]  # (box, s, thing, lang) -> one notation for tests, logs and replays
    parse: Callable[..., int]  # (box, s, text) -> thing; NotationError
    # for games with secrets; `seat` may be None, a spectator
    seen_by: Callable[..., list[int]] = whole_row  # (box, row, seat) -> the event as this seat may see it
    answer_seen_by: Callable[..., bool] = open_answer  # (box, s, thing, seat): may it know this answer to what s asks?
    turn_event: str = ""  # the event with which a turn begins; "": any event of another turn than the last one
    # for pages, all optional
    sight: Callable[..., Callable[[int | None], View]] | None = None  # (box, s) -> seat -> view, if faster so
    tally: Callable[..., dict[str, int]] = nothing_counted  # (box, s, seat): numbers in front of it that everybody sees
    why_not: Callable[..., dict[str, str]] = nothing_explained  # (box, s, lang): by anchor; for the seat that is asked
    catalogue: Callable[..., dict[str, Any]] | None = None  # (box, lang): everything printed, in words
    scoring: Callable[..., Scoring | None] = nothing_scored  # (box, s, lang): the sheets of a final scoring, if over
    folding: Folding = Folding()  # what is one step of a plan
    reasons: Callable[..., list[str]] = (
        nothing_said  # (box, view, view after, seat, lang): what speaks for it, best first
    )


def later(module: str, name: str) -> Callable[[], Any]:
    """A part of a game that is loaded when somebody asks for it."""
    return lambda: getattr(import_module(module), name)


class IllegalAnswer(ValueError):
    """An answer that is not among the options; nothing has changed."""

    def __init__(self, thing: object) -> None:
        super().__init__(f"{thing!r} is not among the options")
        self.thing = thing


@dataclass(frozen=True)
class Game:
    """A game that keeps the contract (ARCHITECTURE.md): its parts, and what lies in its folder.

    Rules and people are there from the start. Players, facts and its face in the terminal are loaded when somebody asks
    for them, and may be left out: each has a default that works for any game.
    """

    name: str
    prefix: str  # of its rule ids
    folder: Path  # with `texts/`, and, where it has them, `packs/base/` and `digest/`
    rules: Rules
    people: People
    players: "Callable[[], Thumb] | None" = None  # rules of thumb and what positions are worth
    facts: "Callable[[], Subject] | None" = None  # what is counted in its games, for reports
    terminal: "Callable[[], Face] | None" = None
    packs: "Callable[[], Workshop] | None" = None  # how its packs are read, for those who edit them
    drivers: "Drivers" = field(init=False)

    # as they are in the rules
    state: "np.dtype[Any]" = field(init=False, repr=False, compare=False)
    things: int = field(init=False, repr=False, compare=False)
    seats: range = field(init=False, repr=False, compare=False)
    observation: int = field(init=False, repr=False, compare=False)
    longest: int = field(init=False, repr=False, compare=False)
    options_of: Sequence[Option] = field(init=False, repr=False, compare=False)
    observation_spec: Callable[[], Sequence[Field]] = field(init=False, repr=False, compare=False)
    new_game: Callable[..., int] = field(init=False, repr=False, compare=False)
    to_move: Callable[..., int] = field(init=False, repr=False, compare=False)
    options: Callable[..., int] = field(init=False, repr=False, compare=False)
    standing: Callable[..., None] = field(init=False, repr=False, compare=False)
    observe: Callable[..., None] = field(init=False, repr=False, compare=False)
    resample: Callable[..., None] = field(init=False, repr=False, compare=False)
    check: Callable[..., int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "drivers", Drivers(self.rules))
        for own in fields(self):
            if not own.init and own.name != "drivers":
                object.__setattr__(self, own.name, getattr(self.rules, own.name))

    def blank_state(self) -> Any:
        """A state of zeros."""
        return blank(self.rules.state)

    def option_buffer(self) -> "np.ndarray[tuple[int], np.dtype[np.int16]]":
        """Room for the options of any question."""
        return np.zeros(self.rules.things, np.int16)

    # --- the face for plain Python: the rules, and a refusal for what they do not allow -------------------------------

    def action_names(self) -> Sequence[str]:
        """A name for every thing, in the order of their numbers."""
        names = self.rules.action_names
        return names() if names else tuple(f"thing:{thing}" for thing in range(self.rules.things))

    def encoding(self) -> Encoding:
        """How its observations become columns for networks."""
        return encoding_of(self.rules.observation_spec())

    def open_box(self, players: int, options: Mapping[str, Any] | None = None, pack: Any = None) -> Box:
        """Options and a pack become what the rules read; OptionError, PackRefused."""
        if pack is not None and not (self.folder / "packs" / "base").is_dir():
            raise OptionError("no-packs", game=self.name)
        return self.rules.open_box(players, options, pack)

    def longest_for(self, players: int, options: Mapping[str, Any] | None = None) -> int:
        """After how many decisions of seats an environment cuts a game off, if it is not over by then.

        Chance does not count. It is more than any game needs that we have seen; a game that says nothing has `longest`,
        which no game reaches. Outside environments a game goes on as long as its rules let it.
        """
        box = self.open_box(players, options or {})
        own = self.rules.longest_for
        return own(players, box.options) if own else self.rules.longest

    def returns(self, box: Any, s: Any, reward: str = "win") -> "np.ndarray[tuple[int], np.dtype[np.float32]]":
        """What a game was worth to each seat, by `win`, `rank`, `margin` or `points` (`returns.py`).

        `box` is a record here, as in the rules.
        """
        if reward not in REWARDS:
            raise OptionError("bad-value", key="reward", value=reward, allowed=", ".join(REWARDS))
        returns = np.zeros(box.players, np.float32)
        if self.rules.to_move(box, s) == OVER:
            standing = np.zeros(2 * max(self.rules.seats), np.int64)
            self.rules.standing(box, s, standing)
            write_returns(standing, int(box.players), REWARDS.index(reward), returns)
        return returns

    def answer(self, box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
        """Carry out a legal answer and list what comes next. Anything else is refused and changes nothing."""
        if thing not in out[: self.rules.options(box, s, out)]:
            raise IllegalAnswer(thing)
        return self.rules.answer(box, s, thing, events, out)


class Drivers:
    """The generic drivers, bound to one game (`drivers.py`)."""

    def __init__(self, rules: Rules) -> None:
        meaning = {
            key: getattr(rules, key) for key in ("new_game", "to_move", "options", "answer", "standing", "check")
        }
        self.play_many = entry(bind(drivers.play_many, **meaning), wide=False)
        self.play_checked = entry(bind(drivers.play_checked, **meaning), wide=False)
        self.play_logged = entry(bind(drivers.play_logged, **meaning), wide=False)
        self.copy_many = entry(drivers.copy_many)
        learning = {key: meaning[key] for key in ("to_move", "answer")}
        learning |= {"observe": rules.observe, "resample": rules.resample}
        foresee = bind(foresight.foresee, **learning)
        # people want to see this of any game, also of one that is written in plain Python
        self.foresee = entry(foresee) if all(hasattr(rule, "py_func") for rule in learning.values()) else foresee


@dataclass(frozen=True)
class Bench:
    """Buffers for driving games of one kind without allocating."""

    game: Game
    fresh: Any
    states: Any
    stream: Any
    out: Any
    events: Any

    @classmethod
    def of(cls, game: Game, states: int = 1) -> "Bench":
        """Buffers for this game."""
        return cls(
            game,
            np.zeros(1, game.state),
            np.zeros(states, game.state),
            new_stream(0),
            game.option_buffer(),
            silent(),
        )

    def play_many(
        self, box: Box, seed: int, first: int, games: int
    ) -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
        """Random games number `first` … `first + games - 1` under a seed: a row of results each (`drivers.py`)."""
        results = np.zeros((games, drivers.STANDING + 2 * max(self.game.seats)), np.int64)
        self.game.drivers.play_many(
            box.record,
            self.fresh,
            self.states,
            self.stream,
            seed,
            first,
            results,
            self.out,
            self.events,
            self.game.longest,
        )
        return results


def foreseen(
    game: Game, box: Box, s: Any, seat: int, things: Sequence[int], stream: Any, worlds: int
) -> tuple[list[list[int]], Any]:
    """What a seat can foresee of its answers, judged by so many other worlds, and the states that they lead to.

    For each answer: who is asked afterwards, and 1 if the seat learns something by it (`foresight.py`).
    """
    before, after = np.zeros(1, game.state), np.zeros(len(things), game.state)
    before[0] = s
    results = np.zeros((len(things), 2), np.int64)
    game.drivers.foresee(
        box.record,
        before,
        seat,
        stream,
        np.array(things, np.int16),
        np.zeros(worlds + 1, game.state),
        after,
        np.zeros((2, game.observation), np.float32),
        results,
        silent(),
        game.option_buffer(),
    )
    return results.tolist(), after


@dataclass(frozen=True)
class WarmUp:
    """One step of compiling everything a game needs."""

    label: str
    run: Callable[[], object]


def warm_up_steps(game: Game) -> list[WarmUp]:
    """Calls that make Numba compile, or load, each entry point that play and simulation need."""
    box = game.open_box(game.seats.start, {})
    printed = box.record
    s, out = game.blank_state(), game.option_buffer()
    points = np.zeros(2 * max(game.seats), np.int64)
    seen = np.zeros(game.observation, np.float32)
    stream = new_stream(1)
    bench = Bench.of(game)
    events = event_buffer()
    return [
        WarmUp("new_game", lambda: game.new_game(printed, s, events, out)),
        WarmUp("options", lambda: game.options(printed, s, out)),
        WarmUp("answer", lambda: game.rules.answer(printed, s, int(out[0]), events, out)),
        WarmUp("to_move", lambda: game.to_move(printed, s)),
        WarmUp("standing", lambda: game.standing(printed, s, points)),
        WarmUp("check", lambda: game.check(printed, s)),
        WarmUp("observe", lambda: game.observe(printed, s, 0, seen)),
        WarmUp("resample", lambda: game.resample(printed, s, 0, stream)),
        WarmUp("foresee", lambda: foreseen(game, box, s, 0, [int(out[0])], stream, 1)),
        WarmUp("play_many", lambda: bench.play_many(box, 1, 0, 1)),
    ]

"""What a player is given: everything its seat may know, and nothing else."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .protocol import CHANCE, RANDOM, Message

if TYPE_CHECKING:
    import numpy as np

    Numbers = np.ndarray[tuple[int], np.dtype[np.float32]]
    Flags = np.ndarray[tuple[int], np.dtype[np.bool_]]

Ask = Callable[[Message], Message]  # a request to the house, and its reply


@dataclass(frozen=True)
class Field:
    """A number of an observation, or several alike in a row."""

    name: str
    start: int
    size: int
    kind: str  # count, flag, code (one of several, in no order) or bits (a set)
    low: int
    high: int  # inclusive
    meaning: str


@dataclass(frozen=True)
class Spec:
    """What is known before the first question. `seed` is for whatever a player leaves to luck."""

    game: str
    players: int
    options: Mapping[str, Any]
    pack: Mapping[str, str]  # name and hash of the cards
    things: int  # answers are numbers below this …
    actions: tuple[str, ...]  # … and these are their names
    observation: tuple[Field, ...]  # every number of an observation, exactly once
    seconds: float  # for one answer
    seat: int = 0
    seed: int = 0


class Question:
    """Something a player is asked: what its seat sees, and the things it may point at."""

    def __init__(self, message: Message, things: int, worlds: "Worlds | None" = None) -> None:
        self.name: str = message["question"]
        self.number: int = message["number"]  # of the questions to this seat in this game, from 0
        self.options: tuple[int, ...] = tuple(message["options"])
        self.numbers: list[float] = message["observation"]
        self.begins_move: bool = message["begins_move"]  # has anybody else decided something since the last question?
        self.seconds: float = message["seconds"]  # for this answer
        self.worlds = worlds  # for those who ask for them: `worlds = True` in the class
        self._things = things

    @cached_property
    def observation(self) -> "Numbers":
        """What the seat sees, in the order of `Spec.observation`."""
        import numpy as np  # here: not everybody wants it

        return np.array(self.numbers, np.float32)

    @cached_property
    def mask(self) -> "Flags":
        """For every thing, whether it is an option."""
        import numpy as np

        mask = np.zeros(self._things, np.bool_)
        mask[list(self.options)] = True
        return mask


@dataclass(frozen=True)
class Standing:
    """How the seats stand: their points, and their places, 1 for the best."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class Worlds:
    """Draws worlds that the seat cannot tell from the true one, each as likely as any other."""

    def __init__(self, ask: Ask) -> None:
        self._ask, self._dropped = ask, list[int]()

    def sample(self) -> "World":
        """Another world, at the question that is asked."""
        return World(self, self.request({"type": "sample"}))

    def request(self, message: Message) -> Message:
        """Ask the house, and tell it which worlds nobody looks at any more."""
        if self._dropped:
            message, self._dropped = {**message, "drop": self._dropped}, []
        return self._ask(message)

    def drop(self, number: int) -> None:
        """Nobody looks at this world any more."""
        self._dropped.append(number)


class World:
    """A world to try answers in. It is known to the house alone: here it has a number."""

    def __init__(self, worlds: Worlds, told: Message) -> None:
        self._worlds, self._number = worlds, int(told["world"])
        self._take(told)

    def _take(self, told: Message) -> None:
        self.asked: int | None = None if told["asked"] == CHANCE else told["asked"]  # a seat; None: chance, or nobody
        self.options: tuple[int, ...] = tuple(told["options"])

    def __del__(self) -> None:
        self._worlds.drop(self._number)

    @property
    def over(self) -> bool:
        """Whether the game has ended there."""
        return not self.options

    def answer(self, thing: int | None = None) -> None:
        """Answer what is asked there, whoever is asked; None: any of the options, as for dice and draws."""
        self._take(self._request("try", thing=thing))

    def copy(self) -> "World":
        """The same world once more, to try something else."""
        return World(self._worlds, self._request("copy"))

    def observe(self, seat: int | None = None) -> "Numbers":
        """What a seat sees there; None: the seat that asks."""
        import numpy as np

        return np.array(self._request("observe", seat=seat)["observation"], np.float32)

    def standing(self) -> Standing:
        """How the seats stand there."""
        return _standing(self._request("standing"))

    def play_out(self, by: str = RANDOM) -> Standing:
        """Let `random` players, or rules of `thumb`, play on to the end; who has won."""
        standing = _standing(self._request("play", by=by))
        self.asked, self.options = None, ()
        return standing

    def _request(self, kind: str, **arguments: Any) -> Message:
        return self._worlds.request({"type": kind, "world": self._number, **arguments})


def _standing(told: Message) -> Standing:
    return Standing(tuple(told["points"]), tuple(told["places"]))

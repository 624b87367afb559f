"""Games that were played, as arrays (`tables.py` makes tables of them)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from dataclasses import replace as changed
from typing import Any

import numpy as np

BY_GAME = ("decisions", "answers", "digest", "unfinished")


@dataclass(frozen=True)
class Played:
    """Some games, one row each in the order of their numbers; columns of seats where there are two dimensions."""

    first: int  # number of the first game
    seating: Any  # int8[games, players]: who sat where, as numbers into the names of the series
    points: Any  # int32[games, players]
    places: Any  # int8[games, players]
    decisions: Any  # int32[games]: answers of seats
    answers: Any  # int32[games]: all answers, those of chance included
    digest: Any  # int64[games]: of all answers
    unfinished: Any  # bool[games]
    asked: Any  # int32[games, players]: answers of each seat; None where nobody but random players sat
    moves: Any  # int32[games, players]: moves of each seat, all that it answers in a row; None as above
    seconds: Any  # float64[games, players]: processor time of each seat
    longest: Any  # float64[games, players]: its longest answer; NaN where single answers are not measured
    longest_move: Any  # float64[games, players]: the same for moves
    log: Any  # int16: all answers, one game after the other
    ends: Any  # int64[games + 1]: where games begin and end in `log`; zeros where logs are not kept
    faults: Any = None  # int32[games, players, FAULTS]: answers forfeited by players of somebody else, if there are any

    def __len__(self) -> int:
        return len(self.places)

    def logs(self) -> Iterator[Any]:
        """All answers of each game."""
        for i in range(len(self)):
            yield self.log[self.ends[i] : self.ends[i + 1]]

    def without_log(self) -> "Played":
        """The same games, told in fewer bytes."""
        return changed(self, log=np.zeros(0, np.int16), ends=np.zeros(len(self) + 1, np.int64))

    def wins(self) -> Any:
        """Which share of the win each seat has; nobody wins a game that was not finished."""
        won = (self.places == 1) & ~self.unfinished[:, None]
        return won / np.maximum(won.sum(axis=1), 1)[:, None]


def log_of(answers: Sequence[Any]) -> tuple[Any, Any]:
    """Logs of single games as `log` and `ends`."""
    ends = np.zeros(len(answers) + 1, np.int64)
    np.cumsum([len(log) for log in answers], out=ends[1:])
    return np.concatenate([np.zeros(0, np.int16), *answers]), ends

"""What a seat can foresee of each of its answers, written once and bound to each game (`bind`).

Everything that follows from an answer may depend on what the seat does not know. Each answer is therefore carried out
in the true world and in others that the seat cannot tell from it: only what is the same in all of them may be said
beforehand.
"""

from typing import TYPE_CHECKING

from .arrays import Grid, Ints
from .events import Events
from .stack import AnyBox, States

if TYPE_CHECKING:
    from .bound import answer, observe, resample, to_move

ASKED, SHOWS = range(2)  # columns of results: who is asked afterwards, and whether the seat learns something


def foresee(
    box: AnyBox, before: States, seat: int, stream: Ints, things: Ints, worlds: States,
    after: States, seen: Grid[float], results: Grid[int], events: Events, out: Ints
) -> None:  # fmt: skip
    """Carry out each of `things` in the state `before[0]`, leaving the states in `after`, and fill in `results`.

    `worlds` is room for as many other worlds as are to be looked at, and one state more to work on; `seen` is room for
    two observations.
    """
    last = worlds.shape[0] - 1
    for i in range(last):
        worlds[i] = before[0]
        resample(box, worlds[i], seat, stream)
    for k in range(things.shape[0]):
        thing = int(things[k])
        after[k] = before[0]
        answer(box, after[k], thing, events, out)
        results[k, ASKED] = to_move(box, after[k])
        results[k, SHOWS] = 0
        observe(box, after[k], seat, seen[0])
        for i in range(last):
            worlds[last] = worlds[i]
            answer(box, worlds[last], thing, events, out)
            observe(box, worlds[last], seat, seen[1])
            for n in range(seen.shape[1]):
                if seen[0, n] != seen[1, n]:
                    results[k, SHOWS] = 1
            if results[k, SHOWS] == 1:
                break

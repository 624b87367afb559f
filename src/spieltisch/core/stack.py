"""The question stack.

Who is asked what, and which work waits until that is answered, is part of the state: a rule that needs an answer
pushes a frame and returns. Frames of questions are answered by seats or by chance, frames of work are carried on by
the rules themselves. Read the fields of a frame into locals before you push or pop.
"""

from typing import Protocol

from .arrays import Array
from .records import Record, i1, i2
from .rule import part, rule

DEPTH = 24  # far above what any chain of rules reaches; `check` of a game looks at it

NOTES = 7  # numbers that a frame remembers; each question and each piece of work names its own (`frame.note[…]`)


class Frame(Record):
    """A question or a piece of work."""

    ask = i1()
    player = i1()
    note = i2(NOTES)


class AnyBox(Protocol):
    """What the box of every game has."""

    players: int


class AnyState(Protocol):
    """What the state of every game has."""

    turn: int
    active: int
    over: int
    depth: int
    stack: Array[Frame]


States = Array[AnyState]

CHANCE = -1
OVER = -2

GO_ON = -1  # instead of an answer: carry out nothing, only run on


@part
def push(s: AnyState, ask: int, player: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Put a question or a piece of work on top of the stack, with what it notes at its first indices."""
    frame = s.stack[s.depth]
    frame.ask = ask
    frame.player = player
    frame.note[0] = first
    frame.note[1] = second
    frame.note[2] = third
    frame.note[3] = fourth
    frame.note[4] = 0
    frame.note[5] = 0
    frame.note[6] = 0
    s.depth += 1


@part
def pop(s: AnyState) -> None:
    """Take the topmost frame off and leave zeros, so that equal positions stay equal bytes."""
    s.depth -= 1
    frame = s.stack[s.depth]
    frame.ask = 0
    frame.player = 0
    for i in range(NOTES):
        frame.note[i] = 0


@part
def top(s: AnyState) -> Frame:
    """The frame that is to be dealt with next."""
    return s.stack[s.depth - 1]


@rule
def clear_stack(s: AnyState) -> None:
    """The game is over and nothing waits any more."""
    while s.depth > 0:
        pop(s)

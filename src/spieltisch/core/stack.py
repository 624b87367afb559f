"""The question stack.

Who is asked what, and which work waits until that is answered, is part of the state: a rule that needs an answer
pushes a frame and returns. Frames of questions are answered by seats or by chance, frames of work are carried on by
the rules themselves. Read the fields of a frame into locals before you push or pop.
"""

from .records import record
from .rule import part, rule

DEPTH = 24  # far above what any chain of rules reaches; `check` of a game looks at it

NOTES = 7  # numbers that a frame remembers; each question and each piece of work names its own (`frame.note[…]`)

FRAME = record(("ask", "i1"), ("player", "i1"), ("note", "i2", (NOTES,)))

CHANCE = -1
OVER = -2

GO_ON = -1  # instead of an answer: carry out nothing, only run on


@part
def push(s, ask, player, first=0, second=0, third=0, fourth=0):
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
def pop(s):
    """Take the topmost frame off and leave zeros, so that equal positions stay equal bytes."""
    s.depth -= 1
    frame = s.stack[s.depth]
    frame.ask = 0
    frame.player = 0
    for i in range(NOTES):
        frame.note[i] = 0


@part
def top(s):
    """The frame that is to be dealt with next."""
    return s.stack[s.depth - 1]


@rule
def clear_stack(s):
    """The game is over and nothing waits any more."""
    while s.depth > 0:
        pop(s)

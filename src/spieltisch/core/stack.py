"""The question stack.

Who is asked what, and which work waits until that is answered, is part of the state: a rule that needs an answer
pushes a frame and returns. Frames of questions are answered by seats or by chance, frames of work are carried on by
the rules themselves. Read the fields of a frame into locals before you push or pop.
"""

from .records import record
from .rule import part

DEPTH = 24  # far above what any chain of rules reaches; `check` of a game looks at it

FRAME = record(
    ("ask", "i1"),
    ("player", "i1"),
    ("a", "i2"),
    ("b", "i2"),
    ("c", "i2"),
    ("d", "i2"),
    ("e", "i2"),
    ("f", "i2"),
    ("g", "i2"),
)

CHANCE = -1
OVER = -2

GO_ON = -1  # instead of an answer: carry out nothing, only run on


@part
def push(s, ask, player, a=0, b=0, c=0, d=0):
    """Put a question or a piece of work on top of the stack."""
    frame = s.stack[s.depth]
    frame.ask = ask
    frame.player = player
    frame.a = a
    frame.b = b
    frame.c = c
    frame.d = d
    frame.e = 0
    frame.f = 0
    frame.g = 0
    s.depth += 1


@part
def pop(s):
    """Take the topmost frame off and leave zeros, so that equal positions stay equal bytes."""
    s.depth -= 1
    frame = s.stack[s.depth]
    frame.ask = 0
    frame.player = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
    frame.d = 0
    frame.e = 0
    frame.f = 0
    frame.g = 0


@part
def top(s):
    """The frame that is to be dealt with next."""
    return s.stack[s.depth - 1]

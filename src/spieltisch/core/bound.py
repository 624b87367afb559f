"""The rules of a game as generic functions call them: names that `bind` gives a meaning (`rule.py`)."""

from collections.abc import Callable
from typing import Any

from .arrays import Floats, Ints
from .events import Events
from .stack import AnyBox, AnyState

new_game: Callable[[AnyBox, AnyState, Events, Ints], int]
to_move: Callable[[AnyBox, AnyState], int]
options: Callable[[AnyBox, AnyState, Ints], int]
answer: Callable[[AnyBox, AnyState, int, Events, Ints], int]
standing: Callable[[AnyBox, AnyState, Ints], None]
observe: Callable[[AnyBox, AnyState, int, Floats], None]
resample: Callable[[AnyBox, AnyState, int, Ints], None]
check: Callable[[AnyBox, AnyState], int]

# of questions (`questions.py`)
WORK: int
lay_out: Callable[[AnyBox, AnyState, Events], None]
list_options: Callable[[AnyBox, AnyState, Ints], int]
is_asked_anyway: Callable[[AnyBox, AnyState], bool]
carry_out: Callable[[AnyBox, AnyState, int, int, Events], None]
work: Callable[[AnyBox, AnyState, Events], None]
clear: Callable[[AnyState], None]
proceed: Callable[[AnyBox, AnyState, int, Events, Ints], int]

# of players: rules of thumb
choose: Callable[[AnyBox, Floats, int, Floats, Ints, int, Ints], int]
weigh: Callable[[AnyBox, Floats, int, Floats, Ints, int, Floats], None]
features: Callable[[AnyBox, Floats, int, Floats, Floats], float]
turn_of: Callable[[Floats], int]

# of drivers: what a player of some kind answers, at a desk of the bots, with the networks they may follow
decide: Callable[[AnyBox, Any, Any, int, int, int, int], int]

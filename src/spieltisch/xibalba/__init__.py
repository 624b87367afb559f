"""Xibalba: dice, cards and combat for 2 to 4 players (rules: `docs/rules/xibalba.md`)."""

from typing import Any

from ..core.game import Box, Game
from .box import OPTIONS, SEAT_COUNTS, open_box
from .catalogue import catalogue
from .check import check
from .describe import event_data, event_text, question_text, thing_text
from .knowledge import OBSERVATION, figures, observe, resample
from .notation import anchor, parse, question, say
from .rules import STEPS, answer, new_game, options, standing, to_move
from .state import BOX, STATE
from .tally import tally
from .view import Sight, view
from .why_not import why_not
from .words import THINGS

# Random games of at most 1000 turns had fewer than 20,000 answers; the bound leaves room for odd packs.
LONGEST = 200_000


def reasons(box: Box, s: Any, lang: str) -> dict[str, str]:
    """Why the seat that is asked cannot point at things now, in sentences that call players by their names."""
    return why_not(box, s, lang, box.names)


GAME = Game(
    name="xibalba",
    prefix="X",
    state=STATE,
    box=BOX,
    things=THINGS,
    seats=SEAT_COUNTS,
    observation=OBSERVATION,
    options_of=OPTIONS,
    longest=LONGEST,
    new_game=new_game,
    to_move=to_move,
    options=options,
    answer=answer,
    standing=standing,
    observe=observe,
    resample=resample,
    check=check,
    open_box=open_box,
    view=view,
    question=question,
    question_text=question_text,
    thing_text=thing_text,
    anchor=anchor,
    event_text=event_text,
    event_data=event_data,
    say=say,
    parse=parse,
    sight=Sight,
    tally=tally,
    why_not=reasons,
    catalogue=catalogue,
    steps=STEPS,
)

__all__ = ["GAME", "figures"]

"""Wutaki: worker placement with hidden information for 2 to 4 players (rules: `docs/rules/wutaki.md`)."""

from ..core.game import Game
from .box import OPTIONS, SEAT_COUNTS, open_box
from .check import check
from .describe import event_data, event_text, question_text, thing_text
from .knowledge import OBSERVATION, observe, resample
from .notation import anchor, parse, question, say
from .rules import answer, new_game, options, standing, to_move
from .seen import answer_seen_by, seen_by
from .state import BOX, STATE
from .view import view
from .words import THINGS

# W-6.9  At most 60 rounds of 18 turns each; random games had fewer than 5,000 answers. The bound leaves room for more.
LONGEST = 200_000

GAME = Game(
    name="wutaki",
    prefix="W",
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
    seen_by=seen_by,
    answer_seen_by=answer_seen_by,
)

__all__ = ["GAME"]

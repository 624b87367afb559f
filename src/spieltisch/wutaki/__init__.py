"""Wutaki: worker placement with hidden information for 2 to 4 players (rules: `digest/en.md`)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..core.game import Folding, Game, People, Rules, later
from .box.opening import SEAT_COUNTS, open_box
from .people.catalogue import catalogue
from .people.describe import question_text, thing_text
from .people.notation import action_names, anchor, parse, question, say
from .people.reasons import reasons
from .people.scoring import scoring
from .people.seen import answer_seen_by, seen_by
from .people.tally import tally
from .people.texts_events import event_data, event_text
from .people.view import Sight, view
from .people.why_not import why_not
from .rules.check import check
from .rules.knowledge import observe, resample
from .rules.observation import OBSERVATION, observation_spec
from .rules.options import OPTIONS
from .rules.questions import STEPS, answer, new_game, options, to_move
from .rules.scoring import standing
from .rules.state import BOX, STATE
from .rules.words import THINGS

# W-6.9  At most 60 rounds of 18 turns each; random games had fewer than 5,000 answers. The bound leaves room for more.
LONGEST = 200_000


def longest_for(players: int, options: Mapping[str, Any]) -> int:
    """Measured: of 30,000 random games none had more than 504 decisions for each player, chance not counted."""
    return 1000 * players


GAME = Game(
    name="wutaki",
    prefix="W",
    folder=Path(__file__).resolve().parent,
    rules=Rules(
        state=STATE,
        box=BOX,
        things=THINGS,
        seats=SEAT_COUNTS,
        observation=OBSERVATION,
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
        options_of=OPTIONS,
        observation_spec=observation_spec,
        action_names=action_names,
        longest_for=longest_for,
        steps=STEPS,
    ),
    people=People(
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
        turn_event="turn_begins",
        scoring=scoring,
        sight=Sight,
        tally=tally,
        why_not=why_not,
        catalogue=catalogue,
        folding=Folding(leads=frozenset({"PLACE", "STEP2"}), opens=frozenset({"WORKER"})),
        reasons=reasons,
    ),
    players=later(f"{__name__}.players", "PLAYERS"),
    facts=later(f"{__name__}.facts", "FACTS"),
    terminal=later(f"{__name__}.terminal", "FACE"),
    packs=later(f"{__name__}.workshop", "WORKSHOP"),
)

__all__ = ["GAME"]

"""Magpies: a die, twelve cards and a secret hand, for two to four players (rules: `digest/en.md`)."""

from pathlib import Path

from spieltisch.core.game import Game, Rules
from spieltisch.core.observation import names_of
from spieltisch.texts.people import Words, people_from

from . import rules
from .people import EVENTS, GROUPS, OPTIONS, PLAYERS, answer_seen_by, open_box, seen_by, tally, view
from .words import MOST_ROUNDS, SEATS, THINGS, Ask

RULES = Rules(
    state=rules.STATE,
    box=rules.BOX,
    things=THINGS,
    seats=PLAYERS,
    observation=rules.OBSERVATION,
    longest=2 * SEATS + 1 + 4 * SEATS * MOST_ROUNDS,  # the deal; then at most roll, act, draw and discard a turn
    new_game=rules.new_game,
    to_move=rules.to_move,
    options=rules.options,
    answer=rules.answer,
    standing=rules.standing,
    observe=rules.observe,
    resample=rules.resample,
    check=rules.check,
    open_box=open_box,
    options_of=OPTIONS,
    observation_spec=rules.LAYOUT.spec,
    action_names=lambda: names_of(*((group.word, group.first, group.count) for group in GROUPS)),
    steps=rules.STEPS,
)

GAME = Game(
    name="magpies",
    prefix="T",
    folder=Path(__file__).resolve().parent,
    rules=RULES,
    people=people_from(
        Words("magpies", "T", RULES, Ask, GROUPS, EVENTS),
        view,
        seen_by=seen_by,
        answer_seen_by=answer_seen_by,
        tally=tally,
    ),
)

"""What the logs of many games say once they are played again: events and questions as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from ..core.events import FIRST_DETAIL, event_buffer
from ..core.game import Box, Game
from ..core.rule import bind, entry
from ..games import find_game
from . import replays
from .errors import BadLog

Array = np.ndarray[Any, np.dtype[Any]]

EVENTS_PER_ANSWER = 4  # a first guess at the room needed; it grows when that was too little
OFFERS_PER_ANSWER = 8


@dataclass(frozen=True)
class Logs:
    """Some games of one box as their answers, one after another: game g has log[ends[g]:ends[g + 1]]."""

    first: int  # number of the first game
    log: Array
    ends: Array

    @classmethod
    def of(cls, logs: Sequence[Array], first: int = 0) -> "Logs":
        """Single logs put together."""
        ends = np.concatenate([[0], np.cumsum([len(log) for log in logs])]).astype(np.int64)
        return cls(first, np.concatenate(logs).astype(np.int16), ends)

    @property
    def games(self) -> int:
        """How many games these are."""
        return len(self.ends) - 1


@dataclass(frozen=True)
class Told:
    """Games that were played again."""

    box: Box
    first: int
    states: Array  # the last position of each game
    events: Array  # a row for each event (`core/events.py`)
    event_game: Array  # to which game it belongs
    questions: Array  # a row for each answer (`replays.py`)
    offers: Array  # what seats were offered, question after question
    offer_question: Array  # to which question each belongs
    scores: Array  # for each answer the points of all seats when its turn began

    @property
    def games(self) -> int:
        """How many games these are."""
        return len(self.states)

    @cached_property
    def asked(self) -> Array:
        """Which questions went to a seat and not to chance."""
        return np.asarray(self.questions[:, replays.SEAT] >= 0)

    def happened(self, kind: int) -> tuple[Array, Array]:
        """The events of a kind: their games, and their details as columns."""
        rows = self.events[:, 0] == kind
        return self.event_game[rows], self.events[rows, FIRST_DETAIL:]

    def decided(self, *asks: int) -> Array:
        """The questions of some kinds that a seat has answered."""
        rows = self.asked & np.isin(self.questions[:, replays.ASK], asks)
        return np.asarray(self.questions[rows])

    def offered(self, *asks: int) -> tuple[Array, Array]:
        """What was offered in questions of some kinds: the question of each option, and the option."""
        questions = self.questions[self.offer_question]
        rows = np.isin(questions[:, replays.ASK], asks)
        return np.asarray(questions[rows]), np.asarray(self.offers[rows])


@cache
def _teller(name: str) -> Any:
    rules = find_game(name).rules
    meaning = {key: getattr(rules, key) for key in ("new_game", "to_move", "answer", "standing")}
    return entry(bind(replays.replay_games, **meaning))


def tell(game: Game, box: Box, logs: Logs) -> Told:
    """Play logs again and write down everything."""
    answers = len(logs.log)
    events, offers = EVENTS_PER_ANSWER * answers + 1024, OFFERS_PER_ANSWER * answers + 1024
    while True:
        buffer, room = event_buffer(events), np.zeros(offers, np.int16)
        states, marks = np.zeros(logs.games, game.state), np.zeros(logs.games + 1, np.int64)
        questions = np.zeros((answers, replays.COLUMNS), np.int64)
        scores, places = np.zeros((answers, max(game.seats)), np.int64), np.zeros(2 * max(game.seats), np.int64)
        used = int(
            _teller(game.name)(
                box.record,
                np.zeros(1, game.state),
                states,
                logs.log,
                logs.ends,
                buffer,
                marks,
                questions,
                room,
                scores,
                places,
                game.option_buffer(),
            )
        )
        if used < 0:
            wrong = int(np.searchsorted(logs.ends, -1 - used, "right")) - 1
            raise BadLog("log-not-legal", game=logs.first + wrong, answer=-1 - used - int(logs.ends[wrong]))
        told = int(buffer[0, 0])
        if told <= events and used <= offers:
            break
        events, offers = max(events, told + 1), max(offers, used)
    event_game = np.repeat(np.arange(logs.games), np.diff(marks))
    counts = np.where(questions[:, replays.SEAT] >= 0, questions[:, replays.OFFERED], 0)
    offer_question = np.repeat(np.arange(answers), counts)
    return Told(
        box, logs.first, states, buffer[1 : told + 1], event_game, questions, room[:used], offer_question, scores
    )

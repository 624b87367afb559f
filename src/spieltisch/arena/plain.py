"""What reports count in any game: how long it was, who began, who won, and how often each thing was pointed at."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from ..core.events import event_buffer
from ..core.stack import CHANCE
from ..table.chance import pick_from, seeded_stream
from .facts import tally
from .logs import Array, Told
from .subjects import Columns, Counts, Subject
from .telling import GAME, SEAT, THING, TURN

if TYPE_CHECKING:
    from ..core.game import Box, Game

TRIED = 200  # random games in which names of things are looked for, at most


def plain_subject(game: "Game") -> Subject:
    """A game as reports see it that says nothing about itself: its numbers of players, with the usual options."""
    counts = Counts(
        points=(),
        card_counts=(),
        use_counts=("offered", "taken"),
        card_ids=lambda box: (),
        use_ids=lambda box: game.action_names(),
        starters=starters,
        of_games=of_games,
        of_players=nothing,
        of_cards=nothing,
        of_uses=partial(of_things, max(game.seats), game.things),
    )
    return Subject(
        counts=counts,
        settings=tuple((players, ()) for players in game.seats),
        length="turns",
        lengths=("turns",),
        use_names=partial(thing_names, game),
    )


def nothing(told: Told) -> Columns:
    """No columns of its own."""
    return {}


def of_games(told: Told) -> Columns:
    """Turns, as the state counts them."""
    turns = np.zeros(told.games, np.int32)
    np.maximum.at(turns, told.questions[:, GAME], told.questions[:, TURN].astype(np.int32))
    return {"turns": turns}


def starters(told: Told) -> Array:
    """Who was asked first."""
    asked = told.questions[told.asked]
    first, row = np.unique(asked[:, GAME], return_index=True)
    result = np.zeros(told.games, np.int64)
    result[first] = asked[row, SEAT]
    return result


def of_things(seats: int, things: int, told: Told) -> Columns:
    """How often a seat could point at each thing, and did."""
    shape = (told.games, seats + 1, things)  # the last seat stands for nobody
    questions = told.questions[told.offer_question]
    answers = told.questions[told.asked]
    return {
        "offered": tally(shape, questions[:, GAME], questions[:, SEAT], told.offers.astype(np.int64)),
        "taken": tally(shape, answers[:, GAME], answers[:, SEAT], answers[:, THING]),
    }


def thing_names(game: "Game", box: "Box", wanted: Sequence[str], lang: str) -> dict[str, str]:
    """What things are called on their buttons, found in random games; others have the names that programs use."""
    numbers = {game.action_names().index(name): name for name in wanted}
    found = dict.fromkeys(wanted, "")
    out, events = game.option_buffer(), event_buffer()
    for seed in range(TRIED):
        s, stream = game.blank_state(), seeded_stream(seed)
        n = game.new_game(box.record, s, events, out)
        while n:
            for thing in out[:n].tolist() if game.to_move(box.record, s) != CHANCE else ():
                if thing in numbers and not found[numbers[thing]]:
                    found[numbers[thing]] = game.people.thing_text(box, s, thing, lang)
            events[0, 0] = 0  # nobody listens
            n = game.rules.answer(box.record, s, int(out[pick_from(stream, n)]), events, out)
        if all(found.values()):
            break
    return {name: text or name for name, text in found.items()}

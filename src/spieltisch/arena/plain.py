"""What reports count in any game: how long it was, who began, who won, and how often each thing was pointed at."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.events import event_buffer
from ..core.stack import CHANCE
from ..table.chance import pick_from, seeded_stream
from .facts import tally
from .logs import Array, Told
from .replays import GAME, SEAT, THING, TURN
from .subjects import Columns, Counts, Subject

if TYPE_CHECKING:
    from ..core.game import Box, Game

TRIED = 20_000  # answers of random games in which names of things are looked for


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
        used_when=used_when,
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


def used_when(told: Told) -> tuple[Array, Array, Array, Array]:
    """Each thing that was pointed at, and the round: as many turns as there are players."""
    answers = told.questions[told.asked]
    turns = answers[:, TURN] - (answers[:, TURN].min() if len(answers) else 0)
    return answers[:, GAME], answers[:, SEAT], answers[:, THING], turns // told.box.players + 1


def thing_names(game: "Game", box: "Box", wanted: Sequence[str], lang: str) -> dict[str, str]:
    """What things are called on their buttons, found in random games; others have the names that programs use."""
    numbers = {game.action_names().index(name): name for name in wanted}
    found: dict[str, dict[str, None]] = {name: {} for name in wanted}
    seen: set[tuple[str, int]] = set()
    for s, things in _questions(game, box):
        question = game.people.question(box, s)
        for thing in things:
            if thing in numbers and (question, thing) not in seen:
                seen.add((question, thing))
                found[numbers[thing]][game.people.thing_text(box, s, thing, lang)] = None
    return {name: " / ".join(texts) or name for name, texts in found.items()}


def _questions(game: "Game", box: "Box") -> Iterator[tuple[Any, list[int]]]:
    """Questions to seats in random games, and what can be pointed at."""
    out, events, stream, answers = game.option_buffer(), event_buffer(), seeded_stream(1), 0
    while answers < TRIED:
        s = game.blank_state()
        n = game.new_game(box.record, s, events, out)
        while n and answers < TRIED:
            if game.to_move(box.record, s) != CHANCE:
                yield s, out[:n].tolist()
            events[0, 0] = 0  # nobody listens
            n = game.rules.answer(box.record, s, int(out[pick_from(stream, n)]), events, out)
            answers += 1

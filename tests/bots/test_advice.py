"""Hints and reviews: chances are chances of winning, what is shown rests on enough, and no blunder is overlooked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

from spieltisch.bots.advice import SHOWN, Compared, Hint, adviser, hints
from spieltisch.bots.knobs import knobs_of
from spieltisch.bots.minds import find_mind
from spieltisch.bots.reviewing import Effort, Moment, Review, first_look, questions_of, reviewed
from spieltisch.bots.thinking import Budget, Thinker
from spieltisch.core.events import event_buffer
from spieltisch.core.game import Box, Game
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.games import find_game
from spieltisch.table.chance import pick_from, seeded_stream
from spieltisch.texts import LANGUAGES, has

GAMES = ("wutaki", "xibalba")
WORLDS = 24  # in which something must be so to be sure
SEEDS = 400  # games to look for a situation in
FEW, MANY = 60, 1000  # iterations


@cache
def imaginer() -> Thinker:
    """Somebody who knows how worlds can be."""
    return Thinker("wutaki", 7, nodes=8)


@dataclass(frozen=True, eq=False)
class Question:
    """A question of a game: everything answered before it, and where each option leads that ends the game for sure."""

    game: Game
    box: Box
    log: tuple[int, ...]
    seat: int
    s: Any
    options: tuple[int, ...]

    def places(self, worlds: int = WORLDS) -> dict[int, int | None]:
        """By option: the place of the seat, if it ends the game and nothing hidden matters; None otherwise."""
        return {thing: self._place_in_all(thing, worlds) for thing in self.options}

    def _place_in_all(self, thing: int, worlds: int) -> int | None:
        place = self._place(thing, 0)
        return place if all(self._place(thing, world) == place for world in range(1, worlds)) else None

    def _place(self, thing: int, number: int) -> int | None:
        world, out = imaginer().imagine(self.box, self.s, self.seat, number), self.game.option_buffer()
        self.game.answer(self.box.record, world, thing, event_buffer(0), out)
        if self.game.to_move(self.box.record, world) != OVER:
            return None
        points = np.zeros(2 * max(self.game.seats), np.int64)
        self.game.standing(self.box.record, world, points)
        places = points[max(self.game.seats) :][: self.box.players].tolist()
        return int(places[self.seat]) if places.count(1) == 1 else None  # a victory that is shared is half of one


@cache
def opened(name: str, players: int, **options: Any) -> Box:
    return find_game(name).open_box(players, options)


def questions(name: str, players: int, seed: int, **options: Any) -> Iterator[Question]:
    """All questions of a game played at random that somebody can decide, those without alternative included."""
    game = find_game(name)
    box, s, out, events = opened(name, players, **options), game.blank_state(), game.option_buffer(), event_buffer(0)
    log, stream = list[int](), seeded_stream(seed)
    n = game.new_game(box.record, s, events, out)
    while (seat := game.to_move(box.record, s)) != OVER:
        things = tuple(out[:n].tolist())
        if seat != CHANCE:
            yield Question(game, box, tuple(log), seat, clone(s), things)
        log.append(things[pick_from(stream, n)])
        n = game.answer(box.record, s, log[-1], events, out)


def last_questions(players: int) -> Iterator[Question]:
    """The last question of many short games, if there was something to decide."""
    for seed in range(SEEDS):
        *_, last = questions("wutaki", players, seed, max_rounds=1)
        if len(last.options) > 1:
            yield last


def first(found: Iterator[Question], wanted: Callable[[dict[int, int | None]], bool]) -> Question:
    """The first question whose options lead to such places."""
    return next(one for one in found if wanted(one.places(worlds=1)) and wanted(one.places()))


@cache
def to_be_or_not() -> Question:
    """Among many options one wins at once for sure and another one loses for sure."""
    return first(last_questions(2), lambda places: len(places) > 5 and {1, 2} <= set(places.values()))


def things_with(question: Question, place: int) -> list[int]:
    return [thing for thing, sure in question.places().items() if sure == place]


def advice(question: Question, budget: Budget, seed: int = 1, most: int = 3) -> list[Hint]:
    return hints(adviser(question.game.name, seed), question.box, question.s, budget, most)


# --- chances are chances of winning ----------------------------------------------------------------------------------


def test_a_sure_victory_is_100_per_cent_and_a_sure_defeat_0() -> None:
    question = to_be_or_not()
    found = {hint.thing: hint.chance for hint in advice(question, Budget(iterations=MANY), most=len(question.options))}
    assert {found[thing] for thing in things_with(question, 1)} == {1.0}
    assert {found[thing] for thing in things_with(question, 2)} == {0.0}


def test_of_what_loses_either_way_a_better_place_is_no_better_chance() -> None:
    question = first(last_questions(3), lambda places: set(places.values()) == {2, 3})
    assert {hint.chance for hint in advice(question, Budget(iterations=FEW))} == {0.0}
    answer = things_with(question, 3)[0]
    moment = at_first_sight(question, answer)
    assert moment.cost == 0
    assert moment.chances[question.seat] == 0
    assert lost_by(question, answer) is None


def test_bots_go_on_counting_place_and_lead() -> None:
    for name in GAMES:
        thinker = find_mind(name, "search@16", 1).thinker
        assert thinker is not None
        assert thinker.knobs == knobs_of(name)
        assert (thinker.knobs.winning, thinker.knobs.rank, thinker.knobs.margin) == (0.8, 0.05, 0.15)


# --- what is shown rests on enough -----------------------------------------------------------------------------------


def some_questions(name: str) -> Iterator[Question]:
    """Questions with many options, from all over a game."""
    found = [one for one in questions(name, 2, 3) if len(one.options) > 4]
    return iter(found[:: max(1, len(found) // 12)])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("iterations", [8, 300])
def test_every_chance_rests_on_enough_and_the_best_comes_first(name: str, iterations: int) -> None:
    for question in some_questions(name):
        found = advice(question, Budget(iterations=iterations))
        assert len(found) == 3
        assert all(hint.visits >= SHOWN for hint in found)
        assert [hint.chance for hint in found] == sorted((hint.chance for hint in found), reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_what_comes_first_is_what_the_search_would_answer(name: str) -> None:
    for question in some_questions(name):
        thought = adviser(name, 1).think(question.box, question.s, Budget(iterations=300))
        assert advice(question, Budget(iterations=300))[0].thing == thought.opinions[0].thing


def test_what_is_clear_at_once_is_not_called_hardly_different() -> None:
    """The second time nothing but the best is tried any more; there is still something to compare it with."""
    question = to_be_or_not()
    thinker, lost = adviser(question.game.name, 1), things_with(question, 2)
    for iterations in (MANY, 8):
        budget = Budget(iterations=iterations)
        best, *others = hints(thinker, question.box, question.s, budget, most=len(question.options))
        assert best.reason is not None or best.compared == Compared.BETTER
        assert {other.compared for other in others if other.thing in lost} == {Compared.WORSE}
        assert min(opinion.fresh for opinion in thinker.opinions()) >= SHOWN


def test_the_only_option_is_called_that() -> None:
    question = next(one for seed in range(SEEDS) for one in questions("wutaki", 2, seed) if len(one.options) == 1)
    (only,) = advice(question, Budget(iterations=FEW))
    assert (only.thing, only.reason, only.compared) == (question.options[0], None, Compared.ALONE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_words_for_every_comparison(lang: str) -> None:
    assert all(has(lang, "bots", f"reason-{compared}") for compared in Compared)


# --- no blunder is overlooked ----------------------------------------------------------------------------------------


def at_first_sight(question: Question, answer: int) -> Moment:
    """What a search says of an answer to the last question of a game."""
    log = [*question.log, answer]
    *_, last = questions_of(question.box, question.game, log)
    moment = first_look(adviser(question.game.name, 1), question.box, last, answer, FEW)
    assert (moment.number, moment.chosen) == (len(question.log), answer)
    return moment


@cache
def review_of(question: Question, answer: int) -> Review:
    """The review of a game that ended with this answer, with its last decisions looked at thoroughly."""
    effort = Effort(iterations=FEW, decisions=8, strokes=1, tested=8, tested_luck=1, curve=100)
    return reviewed(question.game.name, question.box, [*question.log, answer], 1, effort)


def lost_by(question: Question, answer: int) -> float | None:
    """What is told to have been lost by it; None: it is no turning point."""
    turns = [turn for turn in review_of(question, answer).turns if turn.number == len(question.log)]
    return turns[0].cost if turns else None


def test_to_lose_instead_of_winning_at_once_costs_everything() -> None:
    question = to_be_or_not()
    answer = things_with(question, 2)[0]
    assert lost_by(question, answer) == 1.0
    assert lost_by(question, things_with(question, 1)[0]) is None


def test_what_is_too_bad_to_be_tried_looks_worst_at_first_sight_too() -> None:
    """Only the worst are looked at again: a first guess must not take a blunder for an average answer."""
    question = to_be_or_not()
    for answer in things_with(question, 2):
        assert at_first_sight(question, answer).cost > 0.5


@pytest.mark.parametrize("name", GAMES)
def test_a_closer_look_follows_one_option_and_leaves_the_others_as_they_were(name: str) -> None:
    question = next(some_questions(name))
    thinker = Thinker(name, 1, trees=2)
    before = {one.thing: one for one in thinker.think(question.box, question.s, Budget(iterations=FEW)).opinions}
    worst = min(before.values(), key=lambda one: (one.visits, one.thing))
    assert 0 <= thinker.look_closer(question.box, worst.thing, 50) <= 1
    after = {one.thing: one for one in thinker.opinions()}
    assert (after[worst.thing].visits, after[worst.thing].fresh) == (worst.visits + 50, worst.fresh + 50)
    assert all(after[thing] == one for thing, one in before.items() if thing != worst.thing)

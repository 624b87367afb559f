"""Guided first games: whoever does what they say reaches the goal, and whoever does not is never stuck."""

import random
import re
from importlib import import_module

import pytest

from spieltisch.games import find_game
from spieltisch.lessons import BadLesson, goal_of, guide, lesson_of, opened, progress, told_tips
from spieltisch.table import Table
from spieltisch.texts import LANGUAGES, has
from tests.toy import GAME as TOY

from .kit import TAUGHT, contrary, lesson_for, obedient, play

MOST_ANSWERS = 25


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_does_what_it_says_reaches_the_goal(name: str, lang: str) -> None:
    for seed in range(2):
        table, end = play(name, obedient, seed, lang)
        assert end.complete
        assert end.answers <= MOST_ANSWERS
        assert not table.over  # it goes on as a normal game


@pytest.mark.parametrize("name", TAUGHT)
def test_whoever_does_everything_else_is_never_stuck(name: str) -> None:
    table, end = play(name, contrary, 1, "de")
    assert end.done or table.over


@pytest.mark.parametrize("name", TAUGHT)
def test_it_begins_with_the_learner_in_a_legal_game(name: str) -> None:
    table = opened(find_game(name), lesson_for(name))
    assert table.question.seat == 0
    again = Table.from_text(table.to_text())
    assert again.position.number == table.position.number


@pytest.mark.parametrize("name", TAUGHT)
def test_taking_back_takes_the_lesson_back(name: str) -> None:
    lesson, dice = lesson_for(name), random.Random(1)
    table = opened(find_game(name), lesson)
    before = guide(lesson, table, "en")
    copied = table.copy()
    copied.answer(obedient(copied, before, dice))
    assert progress(lesson, copied).answers == 1
    assert guide(lesson, table, "en") == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_word_is_there(name: str, lang: str) -> None:
    lesson = lesson_for(name)
    keys = {step.id for step in lesson.steps} | {slip.text for step in lesson.steps for slip in step.slips}
    keys |= {*lesson.asides.values(), "finished", "enough", "other", "wait", "aside", "goal"}
    assert [key for key in sorted(keys) if not has(lang, f"{name}.lessons", key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_tip_has_one_sentence_for_a_moment_that_there_is(name: str, lang: str) -> None:
    game = find_game(name)
    tips = told_tips(game, game.open_box(game.seats.start, {}), lang)
    assert len({tip.id for tip in tips}) == len(tips) > 10
    words = import_module(f"spieltisch.{name}.rules.words")
    asked, events = {ask.name for ask in words.Ask}, {event.name.lower() for event in words.Event}
    for tip in tips:
        assert set(tip.asks) <= asked
        assert set(tip.events) <= events
        assert tip.asks or tip.anchors or tip.events
        assert tip.text.endswith(".")
        assert not re.search(r"[.!?] ", tip.text), tip.text


@pytest.mark.parametrize("name", TAUGHT)
def test_an_answer_to_which_nothing_was_said_gets_a_word(name: str) -> None:
    lesson, dice = lesson_for(name), random.Random(3)
    table = opened(find_game(name), lesson)
    table.answer(contrary(table, guide(lesson, table, "en"), dice))
    now = progress(lesson, table)
    assert now.remark
    assert now.answers == 1


def test_a_game_without_a_lesson_has_none_and_no_goal() -> None:
    assert lesson_of(TOY) is None
    assert goal_of(TOY.name, TOY.open_box(2, {}), "en") == ""


def test_an_opening_that_is_no_game_is_refused() -> None:
    from msgspec.structs import replace

    name = TAUGHT[0]
    broken = replace(lesson_for(name), opening=("draw the moon",))
    with pytest.raises(BadLesson, match="draw the moon"):
        opened(find_game(name), broken)

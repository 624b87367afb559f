"""Learners who are programs: they do what a lesson says, or anything else."""

import random
from collections.abc import Callable

from spieltisch.core.stack import CHANCE
from spieltisch.games import find_game, shelf
from spieltisch.lessons import Guide, Lesson, Progress, guide, lesson_of, luck, opened, progress
from spieltisch.lessons.course import LEARNER
from spieltisch.table import Table

TAUGHT = [name for name in shelf() if lesson_of(find_game(name)) is not None]
Learner = Callable[[Table, Guide, random.Random], int]


def obedient(table: Table, said: Guide, dice: random.Random) -> int:
    """Points at what the guide points at."""
    meant = [option.thing for option in table.options if option.anchor in said.anchors]
    return meant[0] if meant else table.options[0].thing


def contrary(table: Table, said: Guide, dice: random.Random) -> int:
    """Does anything but what the guide says, if there is anything else."""
    others = [option.thing for option in table.options if option.anchor not in said.anchors]
    return dice.choice(others or list(table.position.things))


def lesson_for(name: str) -> Lesson:
    """The lesson of a game that has one."""
    lesson = lesson_of(find_game(name))
    assert lesson is not None
    return lesson


def play(name: str, learner: Learner, seed: int, lang: str = "en") -> tuple[Table, Progress]:
    """Play a guided game until its lesson is over; bots and unruled chance answer at random."""
    lesson, dice = lesson_for(name), random.Random(seed)
    table = opened(find_game(name), lesson)
    while not table.over:
        position = table.position
        if position.to_move == LEARNER:
            said = guide(lesson, table, lang)
            if said.done:
                break
            assert all(said.pages), said
            table.answer(learner(table, said, dice))
        elif position.to_move == CHANCE:
            wished = luck(progress(lesson, table), position)
            table.answer(dice.choice(position.things) if wished is None else wished)
        else:
            table.answer(dice.choice(position.things))
    return table, progress(lesson, table)

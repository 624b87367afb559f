"""Wutaki at the table: a game with many secrets and many small answers."""

import random

from spieltisch.core.stack import CHANCE
from spieltisch.table import Table


def played(players: int, answers: int) -> Table:
    """A game after some random answers of the seats."""
    table, choice = Table("wutaki", players, seed=players), random.Random(players)
    for _ in range(answers):
        if not table.over:
            table.answer(choice.choice(table.position.things))
    return table


def test_everybody_reads_the_same_story_without_the_secrets_of_others() -> None:
    table = played(3, 60)
    stories = [table.moves(viewer) for viewer in (None, 0, 1, 2)]
    for truth, *told in zip(table.history, *stories, strict=True):
        for viewer, move in zip((None, 0, 1, 2), told, strict=True):
            assert (move.seat, move.question, len(move.events)) == (truth.seat, truth.question, len(truth.events))
            assert move.secret or (move.thing, move.note, move.say) == (truth.thing, truth.note, truth.say)
            assert not (move.secret and viewer == move.seat)
    secrets = [sum(move.secret for move in story) for story in stories]
    assert secrets[0] > max(secrets[1:]) > 0


def test_a_record_comes_back_with_its_secrets() -> None:
    table = played(4, 80)
    again = Table.from_text(table.to_text())
    assert again.to_text() == table.to_text()
    assert again.position.state.tobytes() == table.position.state.tobytes()
    assert [again.moves(viewer) for viewer in (None, 0, 3)] == [table.moves(viewer) for viewer in (None, 0, 3)]


def test_an_answer_given_again_and_again_is_taken_back_at_once() -> None:
    table, choice, repeated = played(2, 0), random.Random(1), 0
    for _ in range(600):
        if table.over or repeated == 3:
            break
        seat = table.question.seat
        table.answer(choice.choice(table.position.things), seat)
        if table.repeatable is not None:
            before, number = table.position.state.tobytes(), table.position.number
            given = table.repeat_last(None)
            silent = all(move.seat != CHANCE for move in table.moves(last=table.position.number - number))
            if given > 1 and silent and table.can_undo(seat).answers == given:
                assert table.undo(seat) == given
                assert table.position.state.tobytes() == before
                repeated += 1
    assert repeated == 3


def test_whoever_hears_no_secret_hears_what_everybody_hears() -> None:
    table, told_more = played(4, 120), list[bool]()
    for seat in range(table.players):
        for first in range(0, table.position.number + 2, 3):
            same = table.moves(seat, max(0, first - 1)) == table.moves(None, max(0, first - 1))
            same = same and (first > 0 or table.opening(seat) == table.opening(None))
            assert table.ears(seat, first) == (None if same else seat)
            told_more.append(not same)
    assert {True, False} == set(told_more)

"""A table opened again from the answers of its log, and what it tells to viewers of several languages."""

import random
import sys

import pytest

from spieltisch.table import GameOver, IllegalAnswer, Table, TableError
from tests.table.pebbles import GAME as PEBBLES
from tests.table.pebbles import WOOD
from tests.table.test_table import dealt, unchanged
from tests.toy import GAME


def played(name: str, answers: int, players: int = 3) -> Table:
    table, choice = Table(name, players, seed=9), random.Random(9)
    while not table.over and table.position.number < answers:
        table.answer(choice.choice(table.position.things))
    return table


def opened_again(table: Table) -> Table:
    again = Table(table.game, table.players, table.box.options, chance="ask")
    again.follow(table.given())
    return again


@pytest.mark.parametrize("name", ["wutaki", "xibalba"])
def test_following_leads_to_the_same_game(name: str) -> None:
    table = played(name, 200)
    again = opened_again(table)
    assert unchanged(again) == unchanged(table)
    assert again.given() == table.given()
    for viewer in (None, 0, 2):
        assert again.moves(viewer) == table.moves(viewer)
        assert again.view(viewer) == table.view(viewer)


def test_nobody_is_told_news_of_what_was_followed() -> None:
    again = opened_again(played("wutaki", 40))
    assert [again.events(viewer) for viewer in (None, 0, 1)] == [[], [], []]


def test_the_way_back_is_the_same() -> None:
    table = dealt()
    table.answer("wait")
    again = opened_again(table)
    assert again.can_undo(0) == table.can_undo(0)
    again.undo(0)
    assert unchanged(again) == unchanged(dealt())


def test_what_was_given_at_one_go_goes_back_at_one_go() -> None:
    table = Table(PEBBLES, chance="ask")
    table.answer_many(["red", "red"])
    table.answer(WOOD)
    table.answer_many([WOOD, WOOD])
    assert table.given() == ((6, 6), (WOOD,), (WOOD, WOOD))
    assert table.given(2) == ((WOOD,), (WOOD, WOOD))
    assert opened_again(table).undo(0) == 2


def test_single_answers_can_be_followed_as_numbers() -> None:
    table = dealt()
    again = Table(GAME, 2, chance="ask")
    again.follow([thing for batch in table.given() for thing in batch])
    assert unchanged(again) == unchanged(table)


@pytest.mark.parametrize("answers", [[99], [-1], [0, 0, 0]])
def test_answers_of_another_game_are_refused(answers: list[int]) -> None:
    with pytest.raises(IllegalAnswer):
        Table(PEBBLES, chance="ask").follow(answers)


def test_nothing_follows_the_end() -> None:
    table = played("xibalba", 100_000, 2)
    again = opened_again(table)
    with pytest.raises(GameOver):
        again.follow([0])


def calls_to_open(table: Table) -> int:
    """How many functions of Python are called while a game is opened again."""
    calls = 0

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    opened_again(table)  # what happens once only is done
    sys.setprofile(note)
    try:
        opened_again(table)
    finally:
        sys.setprofile(None)
    return calls


def test_every_answer_of_a_long_log_is_as_little_work() -> None:
    """A server opens a game whenever somebody comes back to it."""
    short, middle, long = (calls_to_open(played("wutaki", answers, 4)) for answers in (50, 350, 650))
    assert long - middle < 2 * (middle - short)


# --- several languages at one table ----------------------------------------------------------------------------------


def test_moves_in_any_language() -> None:
    table, german = dealt(), dealt(lang="de")
    assert table.moves(0, lang="de") == german.moves(0)
    assert german.moves(1, lang="en") == table.moves(1)
    assert table.moves(0) == table.moves(0, lang="en") != table.moves(0, lang="de")


def test_some_of_the_moves() -> None:
    table = dealt()
    moves = table.moves(1)
    assert table.moves(1, 2) == table.moves(1, first=2) == moves[2:]
    assert table.moves(1, 2, until=4) == moves[2:4]
    assert table.moves(1, 2, 1) == table.moves(1, first=2, last=1) == moves[-1:]
    assert table.moves(1, until=4, last=3) == moves[1:4]
    assert table.moves(1, 99) == table.moves(1, last=0) == ()


def test_the_opening_in_any_language() -> None:
    english, german = Table("wutaki", 2, seed=1), Table("wutaki", 2, seed=1, lang="de")
    assert english.opening(0, lang="de") == german.opening(0)


def test_the_question_and_the_position_in_any_language() -> None:
    table, german = dealt(), dealt(lang="de")
    assert table.position_in("de").question == german.question
    assert table.position_in("de").options == german.options
    assert table.position_in("en") is table.position
    assert table.seat_name(0, "de") == german.seat_name(0)


def test_what_was_taken_back_is_not_told_under_another_number() -> None:
    table = dealt()
    table.answer("wait")
    assert table.moves(0)[-1].note == "wait"
    table.undo(0)
    table.answer("sun-2")
    assert table.moves(0)[-1].note == "sun-2"


def test_a_language_without_texts_is_refused() -> None:
    for ask in (dealt().moves, dealt().opening):
        with pytest.raises(TableError) as refused:
            ask(0, lang="fr")
        assert refused.value.code == "language"

"""Many small answers: several at one go, the same one again, and back again as a whole."""

import pytest

from spieltisch.core.stack import CHANCE
from spieltisch.table import (
    BatchRefused,
    CannotUndo,
    GameOver,
    IllegalAnswer,
    NotUnderstood,
    NotYourTurn,
    RecordError,
    Table,
    TableError,
    runs,
)
from tests.table.pebbles import GAME, LOOK, STONE, WOOD
from tests.table.test_record import signed
from tests.table.test_table import dealt, unchanged


def paying(**how: object) -> Table:
    """The first player is asked what to pay; both beads are red."""
    table = Table(GAME, chance="ask", **how)  # type: ignore[arg-type]
    table.answer_many(["red", "red"])
    return table


def said(table: Table) -> list[str]:
    return [move.say for move in table.history[2:]]


# --- several answers -------------------------------------------------------------------------------------------------


def test_several_answers_are_given_one_after_the_other() -> None:
    table, other = paying(), paying()
    assert table.answer_many([STONE, "wood", table.options[1]], seat=0) == 3
    for answer in ("stone", "wood", "wood"):
        other.answer(answer)
    assert unchanged(table) == unchanged(other)
    assert table.history == other.history


def test_no_answers_are_no_answers() -> None:
    table = paying()
    before = unchanged(table)
    assert table.answer_many([]) == 0
    assert unchanged(table) == before


@pytest.mark.parametrize(
    ("answers", "number", "reason", "why"),
    [
        ([STONE, STONE, STONE, STONE], 4, IllegalAnswer, "Answer 4 of 4: “0” is not possible now."),
        (["stone", "gold"], 2, NotUnderstood, "Answer 2 of 2: “gold” is no answer to this question."),
        ([99, "stone"], 1, IllegalAnswer, "Answer 1 of 2: “99” is not possible now."),
        ([WOOD, True], 2, IllegalAnswer, "Answer 2 of 2: “True” is not possible now."),
    ],
)
def test_all_or_nothing(answers: list[int | str], number: int, reason: type[TableError], why: str) -> None:
    table = paying()
    table.events()
    before = unchanged(table)
    with pytest.raises(BatchRefused) as refused:
        table.answer_many(answers)
    assert (refused.value.number, type(refused.value.reason)) == (number, reason)
    assert str(refused.value) == f"{why} Nothing has been changed."
    assert unchanged(table) == before
    assert table.events() == []


def test_the_refusal_speaks_german_throughout() -> None:
    with pytest.raises(BatchRefused) as refused:
        paying(lang="de").answer_many(["wood", "gold"])
    german = "Antwort 2 von 2: „gold“ ist keine Antwort auf diese Frage. Es wurde nichts verändert."
    assert str(refused.value) == german
    assert refused.value.message("en").startswith("Answer 2 of 2: “gold” is no answer")


def test_a_batch_belongs_to_the_seat_that_is_asked() -> None:
    table = paying()
    before = unchanged(table)
    with pytest.raises(NotYourTurn):
        table.answer_many(["wood", "wood"], seat=1)
    assert unchanged(table) == before


def test_a_batch_ends_where_somebody_else_is_asked() -> None:
    table = paying()
    assert table.answer_many(["wood"] * 7) == 5
    assert (table.question.name, table.question.seat) == ("TOSS", CHANCE)


def test_chance_comes_after_the_batch_and_ends_it() -> None:
    table = Table(GAME, seed=1)
    assert table.answer_many(["wood"] * 7) == 5
    assert [move.seat for move in table.history] == [CHANCE] * 2 + [0] * 5 + [CHANCE]
    assert table.question.seat == 1


def test_a_batch_ends_where_its_seat_learns_something() -> None:
    """What comes after is not even looked at: it could tell what was learnt."""
    table = paying()
    assert table.answer_many(["wood", LOOK, "wood", "nonsense"]) == 2
    assert said(table) == ["wood", "look"]


def test_what_others_learn_does_not_end_it() -> None:
    table = paying()
    table.answer("look")
    assert table.answer_many(["show", "wood"]) == 2


def test_chance_can_be_answered_in_one_line() -> None:
    table = Table(GAME, chance="ask")
    assert table.answer_many(["red", "blue"]) == 2
    assert table.question.seat == 0


def test_a_fault_in_the_rules_in_the_middle_of_a_batch_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = paying()
    before, answer = unchanged(table), GAME.rules.answer

    def broken(box: object, s: object, thing: int, *rest: object) -> int:
        if s.paid == 1:  # type: ignore[attr-defined]
            raise ZeroDivisionError
        return answer(box, s, thing, *rest)

    monkeypatch.setitem(GAME.rules.__dict__, "answer", broken)
    with pytest.raises(ZeroDivisionError):
        table.answer_many(["wood", "wood"])
    monkeypatch.undo()
    assert unchanged(table) == before


def test_a_game_that_is_over_takes_no_batch() -> None:
    table = Table(GAME, seed=1)
    for _ in range(2):
        table.answer_many(["wood"] * 5)
    for give in (lambda: table.answer_many(["wood"]), table.repeat_last):
        with pytest.raises(GameOver):
            give()


# --- the same again --------------------------------------------------------------------------------------------------


def test_the_last_answer_can_be_given_again() -> None:
    table = paying()
    assert table.repeatable is None
    table.answer("wood")
    assert table.repeatable == table.options[1]
    assert table.repeat_last(seat=0) == 1
    assert table.repeat_last(2) == 2
    assert said(table) == ["wood"] * 4


def test_again_and_again_ends_where_it_is_not_possible_any_more() -> None:
    table = paying()
    table.answer("stone")
    assert table.repeat_last(None) == 2
    assert said(table) == ["stone"] * 3
    assert table.repeatable is None


def test_a_count_is_the_most_and_not_a_promise() -> None:
    table = paying()
    table.answer("stone")
    assert table.repeat_last(9) == 2


def test_again_and_again_ends_where_somebody_else_is_asked() -> None:
    table = paying()
    table.answer("wood")
    assert table.repeat_last(None) == 4
    assert table.question.seat == CHANCE
    assert table.repeatable is None


def test_only_to_the_same_question_of_the_same_seat() -> None:
    table = paying()
    table.answer_many(["wood"] * 5)
    table.answer("heads")
    assert table.question.seat == 1
    before = unchanged(table)
    with pytest.raises(IllegalAnswer) as refused:
        table.repeat_last()
    assert refused.value.code == "repeat-nothing"
    assert unchanged(table) == before


def test_what_cannot_be_done_twice_cannot_be_repeated() -> None:
    table = paying()
    table.answer("look")
    assert table.repeatable is None


@pytest.mark.parametrize("count", [0, -1])
def test_to_repeat_less_than_once_makes_no_sense(count: int) -> None:
    table = paying()
    table.answer("wood")
    with pytest.raises(TableError, match="once or more"):
        table.repeat_last(count)


def test_others_cannot_repeat_my_answer() -> None:
    table = paying()
    table.answer("wood")
    with pytest.raises(NotYourTurn):
        table.repeat_last(seat=1)


# --- back again ------------------------------------------------------------------------------------------------------


def test_a_batch_is_taken_back_as_a_whole() -> None:
    table = paying()
    before = unchanged(table)
    table.answer_many(["wood", "stone", "wood"])
    assert table.can_undo(0).answers == 3
    assert table.undo(0) == 3
    assert unchanged(table) == before


def test_a_repeated_answer_is_taken_back_with_its_repetitions() -> None:
    table = paying()
    table.answer("wood")
    before = unchanged(table)
    table.repeat_last(3)
    assert table.undo() == 3
    assert unchanged(table) == before
    assert table.undo() == 1


def test_a_batch_that_showed_something_goes_back_only_to_there() -> None:
    table = paying()
    table.answer("look")
    table.answer_many(["wood", "show", "wood"])
    assert table.undo(0) == 1
    assert said(table) == ["look", "wood", "show"]
    with pytest.raises(CannotUndo) as refused:
        table.undo(0)
    assert refused.value.code == "undo-revealed"


def test_a_batch_that_ended_with_something_new_stays() -> None:
    table = paying()
    table.answer_many(["wood", "look"])
    assert table.can_undo(0).code == "undo-revealed"


def test_batches_do_not_run_into_each_other() -> None:
    table = paying()
    table.answer_many(["wood", "wood"])
    table.answer_many(["stone", "stone"])
    assert (table.undo(), table.undo()) == (2, 2)
    assert table.can_undo(0).code == "undo-nothing"


# --- what is written and told ----------------------------------------------------------------------------------------


def lines(table: Table) -> list[str]:
    text = table.to_text().splitlines()
    return text[text.index("") + 1 : -1]


def test_a_run_of_equal_answers_is_one_line_of_the_record() -> None:
    table = paying()
    table.answer_many(["wood", "wood", "wood", "stone", "wood"])
    assert lines(table) == ["chance: red x2", "1: wood x3", "1: stone", "1: wood"]
    again = Table.from_text(table.to_text(), game=GAME, chance="ask")
    assert again.position.state.tobytes() == table.position.state.tobytes()
    assert [move.say for move in again.history] == [move.say for move in table.history]
    assert again.to_text() == table.to_text()


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ("1: wood\n1: wood\n1: wood\n", "record-line"),  # not as we write it
        ("1: wood x2\n1: wood\n", "record-line"),
        ("1: wood x03\n", "record-answer"),
        ("1: wood x1\n", "record-answer"),
        ("1: wood x0\n", "record-answer"),
        ("1: wood  x3\n", "record-answer"),
        ("1: wood x3 x1\n", "record-answer"),
        ("1: wood x6\n", "record-answer"),  # only five can be paid
        ("1: wood x999999999\n", "record-answer"),
        ("1: wood x9999999999\n", "record-answer"),
        ("1: look x2\n", "record-answer"),
    ],
)
def test_a_forged_run_is_refused(new: str, code: str) -> None:
    table = paying()
    table.answer_many(["wood"] * 3)
    text = table.to_text()
    body = text[: text.index("checksum")]
    assert "1: wood x3\n" in body
    with pytest.raises(RecordError) as refused:
        Table.from_text(signed(body.replace("1: wood x3\n", new)), game=GAME)
    assert (refused.value.code, refused.value.line >= 8) == (code, True)


def test_a_run_does_not_reach_beyond_the_end_of_the_game() -> None:
    table = Table(GAME, seed=1)
    for _ in range(2):
        table.answer_many(["wood"] * 5)
    text = table.to_text()
    body = text[: text.index("checksum")]
    last = body.splitlines()[-1]
    with pytest.raises(RecordError) as refused:
        Table.from_text(signed(body.removesuffix(f"{last}\n") + f"{last} x2\n"), game=GAME)
    assert refused.value.code == "record-after-end"


def test_equal_neighbours_are_counted() -> None:
    assert list(runs("aabccc")) == [("a", 2), ("b", 1), ("c", 3)]
    assert list(runs([])) == []


def test_the_way_back_of_single_answers_is_as_it_was() -> None:
    table = dealt()
    table.answer("wait")
    assert table.can_undo(0).answers == 1
    assert not table.can_undo(1)

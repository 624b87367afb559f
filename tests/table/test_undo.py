"""Taking back: one decision at a time, never past the moment at which something became known."""

from typing import Any

import pytest

from spieltisch.table import CannotUndo, Table
from tests.breaking import broken_game
from tests.table import pebbles
from tests.table.test_table import dealt, unchanged
from tests.toy import GAME


def test_the_last_answer_can_be_taken_back() -> None:
    table = dealt()
    before = unchanged(table)
    table.answer("wait")
    assert table.can_undo(0)
    table.undo(0)
    assert unchanged(table) == before


def test_what_was_taken_back_has_not_happened() -> None:
    table = dealt()
    table.events()
    table.answer("wait")
    table.undo(0)
    assert table.events() == []
    assert len(table.history) == 6


def test_after_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    table, other = dealt(), dealt()
    table.answer("wait")
    table.undo()
    for game in (table, other):
        game.answer("sun-2")
    assert unchanged(table) == unchanged(other)


def test_dice_cannot_be_taken_back() -> None:
    table = dealt()
    table.answer("wait")
    table.answer("roll-3")
    reason = table.can_undo(0)
    assert not reason
    assert (reason.code, reason.text) == (
        "undo-chance",
        "The dice or a drawn card have spoken since your last answer.",
    )


def test_a_table_that_answers_for_chance_closes_the_way_back_at_once() -> None:
    table = Table(GAME, seed=1)
    table.answer("wait")
    assert table.can_undo(0).code == "undo-chance"


def test_nothing_to_take_back() -> None:
    table = dealt(lang="de")
    before = unchanged(table)
    with pytest.raises(CannotUndo, match="Es gibt keine Antwort von dir"):
        table.undo(0)
    assert table.can_undo().code == "undo-nothing"
    assert unchanged(table) == before


def test_a_shown_secret_cannot_be_forgotten() -> None:
    """Blue could not know that red holds the sun 2."""
    table = dealt()
    table.answer("sun-2")
    before = unchanged(table)
    with pytest.raises(CannotUndo) as refused:
        table.undo(0)
    assert refused.value.code == "undo-revealed"
    assert unchanged(table) == before


def test_a_seat_takes_back_its_own_answers_only() -> None:
    table = dealt()
    table.answer("wait")
    assert table.can_undo(1).code == "undo-nothing"
    for answer in ("roll-1", "wait"):
        table.answer(answer)
    assert table.can_undo(0).code == "undo-chance"
    assert table.can_undo(1)


def test_a_loaded_game_remembers_the_way_back() -> None:
    table = dealt()
    table.answer("wait")
    loaded = Table.from_text(table.to_text(), game=GAME, chance="ask")
    loaded.undo(0)
    assert unchanged(loaded) == unchanged(dealt())


def answer_without_coin(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
    """Pebbles in which the turn passes on at once: no chance between the seats."""
    pebbles.answer(box, s, thing, events, out)
    if s.paid == pebbles.PRICE:
        s.paid, s.turn, s.active = 0, s.turn + 1, 1 - s.active
    return pebbles.options(box, s, out)


def paid(*last: str) -> Table:
    """The first player has paid everything, with these pieces at last; the second one is asked."""
    table = Table(broken_game(pebbles.GAME, answer=answer_without_coin), chance="ask")
    table.answer_many(["red", "red"])
    for answer in ("wood",) * (pebbles.PRICE - len(last)):
        table.answer(answer)
    table.answer_many(last, seat=0)
    assert table.question.seat == 1
    return table


@pytest.mark.parametrize("seat", [0, None])
def test_who_answered_before_may_take_back_once_the_other_one_has(seat: int | None) -> None:
    table = paid("stone")
    before = unchanged(table)
    table.answer("wood", seat=1)
    assert table.can_undo(0).code == "undo-other"
    table.undo(1)
    assert unchanged(table) == before
    assert table.undo(seat) == 1
    assert (table.question.seat, table.position.number) == (0, 2 + pebbles.PRICE - 1)
    assert table.can_undo(1).code == "undo-nothing"
    table.answer("stone", seat=0)
    assert unchanged(table) == before


def test_who_answered_before_takes_back_what_he_gave_at_one_go_and_no_more() -> None:
    table = paid("stone", "stone")
    table.answer("wood", seat=1)
    table.undo(1)
    assert table.can_undo(0).answers == 2
    assert [table.undo(0) for _ in range(4)] == [2, 1, 1, 1]
    assert table.can_undo(0).code == "undo-nothing"


def test_what_was_shown_stays_shown_whatever_the_other_one_takes_back() -> None:
    table = paid("stone")
    table.undo(0)
    for answer in ("look", "stone"):
        table.answer(answer, seat=0)
    table.answer("wood", seat=1)
    table.undo(1)
    assert table.undo(0) == 1
    assert table.can_undo(0).code == "undo-revealed"


def test_a_game_that_is_over_stays_over() -> None:
    """Though its last answer was one that showed nothing."""
    table = paid("stone")
    for _ in range(pebbles.PRICE - 1):
        table.answer("wood", seat=1)
    assert table.can_undo(1)
    table.answer("wood", seat=1)
    assert table.over
    before = unchanged(table)
    for seat in (0, 1, None):
        assert (table.can_undo(seat).code, table.way_back(seat).code) == ("undo-over", "undo-over")
        with pytest.raises(CannotUndo, match="The game is over"):
            table.undo(seat)
    assert "zu Ende" in table.way_back(1, "de").text
    assert unchanged(table) == before

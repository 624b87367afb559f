"""Taking back: one decision at a time, never past the moment at which something became known."""

import pytest

from spieltisch.table import CannotUndo, Table
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

"""Xibalba at the table: records, undo and packs of a real game."""

import random
import shutil
from pathlib import Path

import pytest

from spieltisch.core.stack import CHANCE
from spieltisch.games import base_pack
from spieltisch.table import RecordError, Table
from spieltisch.table.record import read_record


def played(players: int, answers: int, **how: object) -> Table:
    """A game after some random answers of the seats."""
    table = Table("xibalba", players, seed=players, **how)  # type: ignore[arg-type]
    choice = random.Random(players)
    for _ in range(answers):
        if not table.over:
            table.answer(choice.choice(table.position.things))
    return table


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """The base pack with another title."""
    folder = tmp_path / "pack"
    shutil.copytree(base_pack("xibalba"), folder)
    header = (folder / "pack.toml").read_text("utf-8").replace('name = "base"', 'name = "mine"')
    (folder / "pack.toml").write_text(header, "utf-8")
    return folder


def test_a_record_names_cards_by_their_ids() -> None:
    lines = played(2, 3).to_text().splitlines()
    assert lines[:4] == ["Spieltisch game record 1", "game: xibalba", "players: 2", "option threshold: 35"]
    first = lines.index("") + 1
    assert lines[first].startswith("chance: draw S")
    assert lines[-2].startswith(("1: ", "2: ", "chance: "))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_comes_back_as_it_was(players: int) -> None:
    table = played(players, 10_000, threshold=6, apocalypse=players == 3)
    assert table.over
    again = Table.from_text(table.to_text())
    assert again.to_text() == table.to_text()
    assert again.position.state.tobytes() == table.position.state.tobytes()
    assert again.history == table.history
    assert again.standing() == table.standing()


def test_a_game_in_the_middle_goes_on() -> None:
    table = played(3, 40)
    again = Table.from_text(table.to_text(), lang="de")
    assert (again.question.name, again.question.seat) == (table.question.name, table.question.seat)
    assert [option.thing for option in again.options] == [option.thing for option in table.options]
    again.answer(again.options[0])


def test_no_byte_of_a_record_can_change() -> None:
    data = played(2, 2).to_text().encode()
    for at in range(len(data)):
        for flip in (0x01, 0x20):
            with pytest.raises(RecordError):
                read_record(data[:at] + bytes([data[at] ^ flip]) + data[at + 1 :])


def test_undo_stops_where_something_became_known() -> None:
    """X-23.39  Random play: after every answer undo goes back over own answers only, never over chance or others."""
    table, choice, undone = played(3, 0), random.Random(1), 0
    for _ in range(150):
        before = table.position.state.tobytes()
        seat, number = table.position.to_move, table.position.number
        table.answer(choice.choice(table.position.things))
        silent = all(move.seat != CHANCE for move in table.moves(last=table.position.number - number))
        assert bool(table.can_undo(seat)) == silent
        if silent:
            table.undo(seat)
            assert table.position.state.tobytes() == before
            table.answer(choice.choice(table.position.things))
            undone += 1
    assert undone > 10


def test_a_game_needs_the_pack_it_was_played_with(own_pack: Path) -> None:
    table = played(2, 5, pack=own_pack)
    assert Table.from_text(table.to_text(), pack=own_pack).to_text() == table.to_text()
    with pytest.raises(RecordError) as refused:
        Table.from_text(table.to_text())
    assert refused.value.code == "record-other-pack"
    assert "“mine”" in str(refused.value)

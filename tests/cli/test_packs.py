"""`spieltisch pack`: begin, compare and exchange packs."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_pack_begins_with_the_cards_of_the_base_pack(command: Command, tmp_path: Path, game: str) -> None:
    folder = tmp_path / "meine-karten"
    assert command(f"pack new {game} {folder}").status == 0
    assert command(f"pack check {folder}").status == 0
    same = command(f"pack diff {game} {folder}")
    assert (same.status, same.out.strip()) == (0, "Nothing is different.")
    again = command(f"pack new {game} {folder}")
    assert again.status != 0
    assert "not empty" in again.err


def test_a_changed_card_is_told(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    command(f"pack new xibalba {folder}")
    cards = folder / "soldiers.toml"
    cards.write_text(cards.read_text("utf-8").replace('"Line Grenadier"', '"Somebody"'), "utf-8")
    told = command(f"pack diff xibalba {folder} --lang de")
    assert told.status == 1
    assert "Geändert: soldier S01" in told.out
    assert json.loads(command(f"pack diff xibalba {folder} --json").out)[0]["fields"][0][0] == "name"


def test_a_pack_travels_as_a_zip_file_and_as_tables(command: Command, tmp_path: Path) -> None:
    folder, tables = tmp_path / "mine", tmp_path / "tables"
    command(f"pack new wutaki {folder}")
    assert command(f"pack export {folder} {tmp_path / 'mine.zip'}").status == 0
    assert command(f"pack check {tmp_path / 'mine.zip'}").status == 0
    assert command(f"pack import {tmp_path / 'mine.zip'} {tmp_path / 'other'}").status == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {
        path.name: path.read_bytes() for path in (tmp_path / "other").iterdir()
    }
    command(f"pack export {folder} {tables} --csv")
    pacts = tables / "pact.csv"
    pacts.write_text(pacts.read_text("utf-8").replace("Ember Vow", "Oath"), "utf-8")
    assert command(f"pack import {tables} {folder}").status == 0
    assert "Oath" in (folder / "pacts.toml").read_text("utf-8")
    wrong = pacts.read_text("utf-8").replace("4 oil", "4 oyl", 1)
    pacts.write_text(wrong, "utf-8")
    refused = command(f"pack import {pacts} {folder}")
    assert refused.status == 1
    assert "oyl" in refused.out


def test_the_name_of_a_game_is_its_base_pack(command: Command) -> None:
    assert "is sound" in command("pack check wutaki").out

"""Telling a recorded game."""

from pathlib import Path

from spieltisch import __version__
from tests.cli.conftest import Command
from tests.table.test_table import dealt, played

TOLD = f"""\
Toy, 2 players, Spieltisch {__version__}
Options: rounds=5, patience=false

chance: sun 1
  Red draws the sun 1.  T-2
chance: sun 2
  Red draws the sun 2.  T-2
chance: sun 3
  Blue draws the sun 3.  T-2
chance: sun 4
  Blue draws the sun 4.  T-2
chance: sun 5
  The sun 5 opens the pile.  T-2
chance: roll 2
  Red rolls a 2.  T-3
red: sun 2
  Red shows the sun 2: 2 points.  T-4
The game was not finished.
"""


TOLD_TO_RED = """
chance: sun 1
  Red draws the sun 1.  T-2
chance: sun 2
  Red draws the sun 2.  T-2
chance: secret answer to “Which card is drawn?” ×2
  Blue draws a card. ×2  T-2
chance: sun 5
  The sun 5 opens the pile.  T-2
chance: roll 2
  Red rolls a 2.  T-3
red: sun 2
  Red shows the sun 2: 2 points.  T-4
"""


def saved(tmp_path: Path) -> str:
    table = dealt()
    table.answer("sun-2")
    table.save(tmp_path / "game")
    return str(tmp_path / "game")


def test_a_game_is_told_with_its_rules(command: Command, tmp_path: Path) -> None:
    done = command(f"replay {saved(tmp_path)}")
    assert done.status == 0
    assert done.out.startswith(TOLD)


def test_a_finished_game_ends_with_the_standing(command: Command, tmp_path: Path) -> None:
    played(seed=2).save(tmp_path / "game")
    done = command(f"replay {tmp_path}/game --lang de")
    assert "Endstand" in done.out
    assert "Das Spiel ist aus." in done.out


def test_a_seat_is_not_told_the_secrets_of_others(command: Command, tmp_path: Path) -> None:
    done = command(f"replay {saved(tmp_path)} --seat 1")
    assert TOLD_TO_RED in done.out
    assert "sun 3" not in done.out


def test_step_by_step_a_seat_is_not_told_them_either(command: Command, tmp_path: Path) -> None:
    done = command(f"replay {saved(tmp_path)} --seat 1 --step", "\n" * 9)
    assert "chance: secret answer to “Which card is drawn?”\n  Blue draws a card.  T-2" in done.out
    assert "sun 3" not in done.out


def test_step_by_step_shows_the_table(command: Command, tmp_path: Path) -> None:
    line = f"replay {saved(tmp_path)} --step --seat 2"
    assert "  2, 3  " in command(line, "\n").out
    assert "Red shows" in command(line, "\n").out
    assert "Red shows" not in command(line, "q\n").out
    assert "Red shows" not in command(line, "").out


def test_a_damaged_record_is_refused(command: Command, tmp_path: Path) -> None:
    path = Path(saved(tmp_path))
    path.write_bytes(path.read_bytes().replace(b"sun-2", b"sun-1"))
    done = command(f"replay {path}")
    assert done.status == 2
    assert "its checksum is wrong" in done.err


def test_a_seat_that_is_not_there(command: Command, tmp_path: Path) -> None:
    assert "There is no seat 3" in command(f"replay {saved(tmp_path)} --seat 3").err

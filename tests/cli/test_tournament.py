"""`spieltisch tournament`, and the options of `simulate` for players and folders."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots.addresses import about
from spieltisch.cli import many
from tests.bots.outside import written
from tests.cli.conftest import Command, check_explained

SHORT = "--option threshold=5 --seed 2"
MATCH = f"tournament xibalba --who random,thumb --games 20 {SHORT}"
OWN = ("jobs", "resumed", "seconds", "games_per_second")  # what may differ from run to run
TIMES = ("seconds_per_answer", "longest_answer", "seconds_per_move", "longest_move")


def result_of(command: Command, line: str) -> dict[str, Any]:
    done = command(f"{line} --json")
    assert (done.status, done.err) == (0, "")
    return dict(json.loads(done.out))


def lasting(result: dict[str, Any]) -> dict[str, Any]:
    """Without times and speeds."""
    kept = {key: value for key, value in result.items() if key not in OWN}
    for entry in kept.get("standings", ()):
        for key in TIMES:
            entry.pop(key)
    return kept


def test_the_result_as_data(command: Command) -> None:
    result = result_of(command, f"{MATCH} --players all")
    assert (result["who"], result["players"], result["seed"]) == (["random", "thumb"], [2, 3, 4], 2)
    assert [(one["players"], one["games"], one["groups"]) for one in result["pairings"]] == [
        (2, 20, 10),
        (3, 24, 4),
        (4, 28, 2),
    ]
    assert result["games"] == 72
    assert all(one["low"] <= one["score"] <= one["high"] for one in result["pairings"])
    first, second = result["standings"]
    assert (first["player"], second["player"]) == ("thumb", "random")
    assert first["mu"] > second["mu"]
    assert (first["points"], first["doubt"]) == (1500, 0)
    assert 0 < second["doubt"] < 1500 - second["points"]
    assert first["score"] == pytest.approx(1 - second["score"])
    assert first["answers_per_game"] > first["moves_per_game"] > 1
    assert first["seconds_per_answer"] > 0
    assert first["longest_answer"] is None
    assert (result["timed"], result["unfinished"]) == ([], 0)


def test_people_read_it_in_their_language(command: Command) -> None:
    english, german = command(MATCH).out, command(f"{MATCH} --lang de").out
    for text in ("Tournament: 20 games of Xibalba, seed 2", "Rating", "Head to head", "random – thumb", "2 players"):
        assert text in english
    for text in ("Turnier: 20 Partien Xibalba, Startzahl 2", "Wertung", "Direkter Vergleich", "zu 2", "Partien je Sek"):
        assert text in german
    assert " µs" in english
    assert re.search(r"thumb +1\.500 +\d+,\d ± \d+,\d", german)  # points and rating, with German marks


def test_who_is_on_a_clock_is_named(command: Command) -> None:
    line = f"tournament xibalba --who search@0.001s,thumb,search@2 --games 2 {SHORT}"
    assert result_of(command, line)["timed"] == ["search@0.001s"]
    assert "On a clock: search@0.001s." in command(line).out


def test_a_folder_is_gone_on_with_and_keeps_its_setting(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "out"
    first, again = (result_of(command, f"{MATCH} --out {out}") for _ in range(2))
    assert (first["resumed"], again["resumed"]) == (0, 20)
    assert lasting(first) == lasting(again)
    assert "All games were there already." in command(f"{MATCH} --out {out}").out
    (out / "games" / "0000-000000000.parquet").unlink()
    assert "games were there already" in command(f"{MATCH} --out {out}").out
    refused = command(f"{MATCH.replace('--games 20', '--games 22')} --out {out} --jobs 2 --lang de")
    assert refused.status == 2
    assert "games: 20 → 22" in refused.err
    assert "anderen Einstellung" in refused.err


@pytest.mark.parametrize("name", ["simulate", "tournament"])
def test_an_interruption_says_where_everything_lies(
    name: str, command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play = many.play

    def interrupted(*what: Any) -> Any:
        work = play(*what)
        yield next(work)
        raise KeyboardInterrupt

    line = f"{name} xibalba --who random,thumb --games 20 {SHORT} --out {tmp_path / 'out'}"
    with monkeypatch.context() as patch:
        patch.setattr(many, "play", interrupted)
        done = command(line)
    assert (done.status, done.out) == (130, "")
    assert f"What is done lies in {tmp_path / 'out'}" in done.err.replace("\n", "")
    assert 0 < result_of(command, line)["resumed"] < 20


def test_simulated_players_have_names(command: Command) -> None:
    line = f"simulate xibalba --who thumb,random,thumb --games 30 {SHORT}"
    result = result_of(command, line)
    assert (result["players"], result["who"]) == (3, ["thumb", "random", "thumb"])
    assert result["seats_of_players"] == {"thumb": 60, "random": 30}
    assert sum(result["wins_of_players"].values()) == pytest.approx(30)
    assert result["wins_of_players"]["thumb"] > 25
    assert "Wins of thumb" in command(line).out
    assert "Siege von random" in command(f"{line} --lang de").out


def test_one_name_stands_for_everybody(command: Command) -> None:
    result = result_of(command, f"simulate xibalba --who thumb --players 3 --games 5 {SHORT}")
    assert (result["players"], result["who"]) == (3, ["thumb"] * 3)
    random = result_of(command, f"simulate xibalba --players 3 --games 5 {SHORT}")
    named = result_of(command, f"simulate xibalba --who random --players 3 --games 5 {SHORT}")
    assert lasting(random)["digest"] == lasting(named)["digest"]


MISTAKES = [
    ("tournament xibalba --who random,genius", "There is no player “genius”.", "Den Spieler „genius“ gibt es nicht."),
    ("tournament xibalba", "--who needs a value.", "Bei --who fehlt der Wert."),
    ("tournament xibalba --who random", "at least two different players", "mindestens zwei verschiedene"),
    ("tournament xibalba --who thumb,random,thumb", "thumb is named twice.", "thumb ist doppelt genannt."),
    (
        "tournament xibalba --who thumb,random --games 0",
        "--games must be at least 1.",
        "--games muss mindestens 1 sein.",
    ),
    ("tournament xibalba --who thumb,random --jobs 0", "--jobs must be at least 1.", "--jobs muss mindestens 1 sein."),
    ("tournament xibalba --who thumb,random --players 5", "from 2 to 4", "von 2 bis 4"),
    ("tournament xibalba --who thumb,random --players two", "“two” is not possible", "„two“ geht bei --players nicht"),
    ("tournament xibalba --who thumb,random --option treshold=5", "“threshold”", "„threshold“"),
    ("tournament xibalba --who thumb,random --option threshold=x", "“x” is not possible", "„x“"),
    ("tournament xibalba --who thumb,random --pack nowhere", "nowhere", "nowhere"),
    ("tournament xibalba --who thumb,random --logs", "--logs needs a folder", "--logs braucht einen Ordner"),
    ("tournament chess --who thumb,random", "There is no game “chess”.", "Das Spiel „chess“ gibt es nicht."),
    ("simulate xibalba --who genius", "There is no player “genius”.", "Den Spieler „genius“ gibt es nicht."),
    ("simulate xibalba --who search@0s", "There is no player “search@0s”.", "Den Spieler „search@0s“ gibt es nicht."),
    ("simulate xibalba --who thumb,random --players 3", "2 players for 3 seats", "2 Spieler für 3 Plätze"),
    ("simulate xibalba --logs", "--logs needs a folder", "--logs braucht einen Ordner"),
]


@pytest.mark.parametrize(("line", "english", "german"), MISTAKES)
def test_a_mistake_is_explained(command: Command, line: str, english: str, german: str) -> None:
    check_explained(command, line, english, german)


def test_a_folder_with_other_things_stays_as_it_is(command: Command, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna", "utf-8")
    done = command(f"{MATCH} --out {tmp_path}")
    assert done.status == 2
    assert "holds something else" in done.err
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


# --- players by anybody ----------------------------------------------------------------------------------------------


def test_a_player_from_outside_the_repository(command: Command, tmp_path: Path) -> None:
    """It plays against ours, gives the same games again, and its faults are said."""
    folder = written(tmp_path)
    names = f"{folder}/fox.py:Dice,{folder}/faulty.py:Raiser,pipe:{folder}/first"
    line = f"tournament xibalba --who {names} --games 2 {SHORT}"
    first, again = result_of(command, f"{line} --neighbours"), result_of(command, f"{line} --neighbours --jobs 2")
    assert lasting(first) == lasting(again)
    dice, raiser, program = (first["faults"][name] for name in names.split(","))
    assert sum(dice.values()) == sum(program.values()) == raiser["illegal"] == 0
    assert raiser["failed"] > 10


def test_its_faults_are_told_in_both_languages(command: Command, tmp_path: Path) -> None:
    who = f"--who {written(tmp_path)}/faulty.py:Liar,random"
    line = f"simulate xibalba {who} --games 2 {SHORT}"
    assert "answers were not allowed" in " ".join(command(line).out.split())
    german = command(f"tournament xibalba {who} --games 2 {SHORT} --lang de")
    assert "Statt ihrer wurde zufällig geantwortet" in " ".join(german.out.split())


def test_a_folder_knows_which_player_it_was(command: Command, tmp_path: Path) -> None:
    folder = written(tmp_path)
    line = f"simulate xibalba --who {folder}/fox.py:Low,random --games 2 {SHORT} --out {tmp_path / 'out'}"
    assert result_of(command, line)["resumed"] == 0
    assert result_of(command, line)["resumed"] == 2
    (folder / "fox.py").write_text((folder / "fox.py").read_text() + "\n# changed\n")
    about.cache_clear()
    assert "another setting" in command(line).err.replace("\n", " ")


def test_a_player_that_cannot_play_is_refused_before_anything_is_played(command: Command, tmp_path: Path) -> None:
    folder = written(tmp_path)
    check_explained(
        command,
        f"tournament xibalba --who random,{folder}/faulty.py:Mute",
        "has no method answer(question)",
        "hat keine Methode answer(question)",
    )
    check_explained(command, "simulate xibalba --who nonsense:x:y", "There is no player", "gibt es nicht")


def test_a_report_on_their_games(command: Command, tmp_path: Path) -> None:
    line = f"report toy --who {written(tmp_path)}/fox.py:Dice --games 3 --players 2 --json"
    assert json.loads(command(line).out)["who"][0].endswith("fox.py:Dice")

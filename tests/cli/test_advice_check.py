"""`spieltisch advice-check`."""

import json

import pytest

from tests.cli.conftest import Command, check_explained

CHECK = (
    "advice-check wutaki --option max_rounds=1 --games 2 --who steady,thumb --rollouts 20 --chances 6 --effort 0.05 "
    "--seed 3"
)


def test_the_result_as_data(command: Command) -> None:
    done = command(f"{CHECK} --json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert (found["game"], found["who"], found["by"], found["games"]) == ("wutaki", ["steady", "thumb"], "network", 2)
    assert found["options"]["max_rounds"] == 1
    assert found["all"]["points"] == sum(one["points"] for one in found["by_who"].values())
    assert found["played_on"]["n"] == sum(one["n"] for one in found["played_on_by_who"].values())
    assert 0 <= found["ended"]["brier"] <= 1
    assert found["timed"] == []


def test_people_read_it_in_their_language(command: Command) -> None:
    english, german = command(CHECK).out, command(f"{CHECK} --lang de").out
    for text in ("Wutaki: 2 games by steady, thumb, seed 3", "came true", "Brier", "turning point"):
        assert text in english
    for text in ("Wutaki: 2 Partien von steady, thumb, Startwert 3", "eingetroffen", "Wendepunkt"):
        assert text in german


@pytest.mark.parametrize(
    ("more", "english", "german"),
    [
        ("--games 0", "--games must be at least 1", "--games muss mindestens 1 sein"),
        ("--jobs 0", "--jobs must be at least 1", "--jobs muss mindestens 1 sein"),
        ("--rollouts 40000", "--rollouts is at most 32,768.", "--rollouts ist höchstens 32.768."),
        ("--effort 0", "--effort must be more than 0", "--effort muss mehr als 0"),
        ("--by thumb,random", "--by names one player.", "--by nennt einen Spieler."),
        ("--by nobody", "nobody", "nobody"),
        ("--who nobody", "nobody", "nobody"),
    ],
)
def test_what_cannot_be_checked_is_explained(command: Command, more: str, english: str, german: str) -> None:
    check_explained(command, f"advice-check xibalba {more}", english, german)

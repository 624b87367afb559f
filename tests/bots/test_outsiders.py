"""Players by anybody: what they are given, what they may do, and what happens if they do not behave."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots.addresses import ANSWER_S, GROUP, PlayerError, about, address_of
from spieltisch.bots.outsiders import LIVES, Outsider, PlayerFault
from spieltisch.bots.players import first_question
from spieltisch.bots.sitting import find_player, made_of, need_player
from spieltisch.core.encoding import encoding_of
from spieltisch.games import find_game
from spieltisch.player import Field

from .outside import written


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where somebody's players lie."""
    return written(tmp_path_factory.mktemp("players"))


@pytest.fixture(scope="module")
def asked() -> tuple[Any, Any]:
    """A box, and a state in which a seat decides."""
    return first_question(find_game("xibalba"))


@pytest.fixture
def seat(folder: Path) -> Iterator[Any]:
    """Seats for players by name."""
    taken: list[Outsider] = []

    def sit(name: str, seed: int = 1) -> Outsider:
        player = find_player("xibalba", name.replace("FOLDER", str(folder)), seed)
        assert isinstance(player, Outsider)
        taken.append(player)
        return player

    yield sit
    for player in taken:
        player.close()


def options(asked: tuple[Any, Any]) -> list[int]:
    game, (box, s) = find_game("xibalba"), asked
    out = game.option_buffer()
    things: list[int] = out[: game.options(box.record, s, out)].tolist()
    return things


@pytest.mark.parametrize("name", ["FOLDER/fox.py:Low", "pipe:FOLDER/first"])
def test_a_class_and_a_program_answer(seat: Any, asked: tuple[Any, Any], name: str) -> None:
    player = seat(name)
    assert {player.answer(*asked) for _ in range(3)} == {options(asked)[0]}


def test_the_seed_decides_and_games_leave_nothing_behind(seat: Any, asked: tuple[Any, Any]) -> None:
    player = seat("FOLDER/fox.py:Dice", 5)
    first = [player.answer(*asked) for _ in range(12)]
    player.over([1, 2], [2, 1])
    player.restart(5)
    assert [player.answer(*asked) for _ in range(12)] == first
    player.restart(6)
    assert [player.answer(*asked) for _ in range(12)] != first


def test_worlds_are_given_to_those_who_ask(seat: Any, asked: tuple[Any, Any]) -> None:
    one, two = (seat("FOLDER/fox.py:Fox@60s", 3) for _ in range(2))
    answers = [one.answer(*asked) for _ in range(4)]
    assert set(answers) <= set(options(asked))
    assert [two.answer(*asked) for _ in range(4)] == answers


def test_a_wrong_request_for_worlds_is_refused_and_play_goes_on(seat: Any, asked: tuple[Any, Any]) -> None:
    assert seat("FOLDER/faulty.py:Greedy").answer(*asked) == options(asked)[-1]


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("Liar", "illegal", "30000"),
        ("Raiser", "failed", "ValueError: no idea"),
        ("Quitter", "failed", "it has ended"),
        ("Babbler", "failed", "more than 1048576 bytes"),
        ("Sleeper@0.2s", "slow", ""),
    ],
)
def test_what_is_no_answer_is_a_fault(seat: Any, asked: tuple[Any, Any], name: str, kind: str, reason: str) -> None:
    player, before = seat(f"FOLDER/faulty.py:{name}"), time.monotonic()
    with pytest.raises(PlayerFault) as fault:
        player.answer(*asked)
    assert fault.value.kind == kind
    assert reason in fault.value.reason
    assert time.monotonic() - before < 30


def test_a_process_goes_with_its_children(folder: Path, seat: Any, asked: tuple[Any, Any]) -> None:
    with pytest.raises(PlayerFault):
        seat("FOLDER/faulty.py:Sleeper@1.5s").answer(*asked)
    child, late = Path("/proc") / (folder / "child").read_text() / "cmdline", time.monotonic() + 30
    while child.exists() and child.read_bytes():  # a signal takes a moment on a busy machine
        assert time.monotonic() < late


def test_who_loses_too_many_processes_is_not_asked_again_in_this_game(seat: Any, asked: tuple[Any, Any]) -> None:
    player, reasons = seat("FOLDER/faulty.py:Quitter"), []
    for _ in range(LIVES + 1):
        with pytest.raises(PlayerFault) as fault:
            player.answer(*asked)
        reasons.append("too often" in fault.value.reason)
    assert reasons == [False] * LIVES + [True]
    player.restart(2)
    with pytest.raises(PlayerFault) as fault:
        player.answer(*asked)
    assert "too often" not in fault.value.reason


@pytest.mark.parametrize(
    ("name", "code", "english", "german"),
    [
        ("no_such_thing:Player", "no-module", "There is no module “no_such_thing”", "kein Modul „no_such_thing“"),
        ("FOLDER/none.py:Player", "no-file", "none.py", "Es gibt keine Datei"),
        ("FOLDER/broken.py:Player", "import-failed", "ZeroDivisionError", "lässt sich nicht laden"),
        ("FOLDER/fox.py:Wolf", "no-class", "There is no class Wolf", "keine Klasse Wolf"),
        ("FOLDER/faulty.py:Mute", "no-answer-method", "no method answer(question)", "keine Methode answer"),
        ("FOLDER/faulty.py:OnlyChess", "other-game", "only: chess", "sondern nur: chess"),
        ("pipe:FOLDER/nothing", "no-program", "There is no program", "Es gibt kein Programm"),
        ("pipe:", "bad-command", "is no command line", "ist keine Befehlszeile"),
        ("FOLDER/fox.py:Low@0s", "bad-seconds", "more than 0", "mehr als 0"),
    ],
)
def test_who_cannot_play_is_told_why(folder: Path, name: str, code: str, english: str, german: str) -> None:
    with pytest.raises(PlayerError) as error:
        need_player(name.replace("FOLDER", str(folder)), "xibalba")
    assert error.value.code == code
    assert english in error.value.message("en")
    assert german in error.value.message("de")


@pytest.mark.parametrize(
    ("reply", "code"),
    [("nonsense", "ended"), ('{"type":"ready","protocol":99}', "other-protocol"), ("", "ended")],
)
def test_a_program_that_does_not_speak_our_protocol(
    asked: tuple[Any, Any], tmp_path: Path, reply: str, code: str
) -> None:
    (tmp_path / "said").write_text(reply)
    player = find_player("xibalba", f"pipe:sh -c 'read -r line; cat {tmp_path}/said; echo'", 1)
    with pytest.raises(PlayerError) as error:
        player.answer(*asked)
    assert error.value.code == code


def test_names_of_the_house_stay_with_the_house(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    from importlib.metadata import EntryPoint

    found = {name: EntryPoint(name, "fox:Low", GROUP) for name in ("thumb", "fox")}
    monkeypatch.setattr("spieltisch.bots.addresses.announced", lambda: found)
    assert not isinstance(find_player("xibalba", "thumb", 1), Outsider)
    player = find_player("xibalba", "fox@2s", 1)
    assert isinstance(player, Outsider)
    assert (player.address.place, player.address.seconds) == ("fox:Low", 2.0)


def test_what_a_player_says_about_itself(folder: Path) -> None:
    address = address_of(f"{folder}/fox.py:Low")
    assert address is not None
    told = about(address)
    assert (told.games, told.text, address.seconds) == (None, "Points at the lowest number.", ANSWER_S)
    assert set(made_of([address.name, "thumb", "search@5"])) == {address.name}
    assert len(told.hash) == 12


def test_what_a_process_is_sent(asked: tuple[Any, Any], tmp_path: Path) -> None:
    """Nothing but the spec, where it sits, and what `question` says: that is compared byte by byte for leaks."""
    program = tmp_path / "spy"
    program.write_text(
        '#!/bin/sh\nwhile read -r line; do echo "$line" >> ' + str(tmp_path / "heard") + "\n"
        'case $line in *hello*) echo \'{"type":"ready","protocol":1}\' ;; *question*) echo \'{}\' ;; esac; done\n'
    )
    program.chmod(0o755)
    player = find_player("xibalba", f"pipe:{program}", 1)
    assert isinstance(player, Outsider)
    expected = json.loads(json.dumps(player.question(*asked)))
    with pytest.raises(PlayerFault):
        player.answer(*asked)
    hello, begin, question = (json.loads(line) for line in (tmp_path / "heard").read_text().splitlines())
    assert set(hello) == {
        "type", "protocol", "game", "players", "options", "pack", "seconds", "things", "actions", "observation"
    }  # fmt: skip
    assert (hello["things"], len(hello["actions"])) == (player.game.things,) * 2
    assert sum(field["size"] for field in hello["observation"]) == player.game.observation
    fields = [Field(**field) for field in hello["observation"]]  # as a player in Python gets them
    assert encoding_of(fields).names == player.game.encoding().names  # type: ignore[arg-type]
    assert set(begin) == {"type", "seat", "seed"}
    assert question == expected

"""Players by anybody at the web table: chosen by name, bounded in time, and never named by a request."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.outside import written
from tests.guests import announce, environment

from .kit import Client, Json, Server

PLAYERS = (
    "Fox=FOLDER/fox.py:Dice",
    "FOLDER/faulty.py:Liar",
    "Snail=FOLDER/faulty.py:Sleeper@0.2s",
    "pipe:FOLDER/first",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers players of somebody, and has some installed, one of them broken."""
    folder = written(tmp_path_factory.mktemp("players"))
    announce(folder, group="spieltisch.players", owl="fox:Low", ruin="broken:Player", chess="faulty:OnlyChess")
    offered = [word for one in PLAYERS for word in ("--player", one.replace("FOLDER", str(folder)))]
    running = Server(folder / "tables.db", *offered, env=environment(folder))
    yield running
    told = running.stop()
    assert "The player “ruin” is left out." in told
    assert "gave no answer, thumb answers: illegal: 30000" in told
    assert "the player Snail at table" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("lang", ["en", "de"])
def test_they_stand_behind_our_levels(guest: Client, lang: str) -> None:
    bots = guest.get(f"/api/games/xibalba/catalogue?lang={lang}")["bots"]
    outside = {bot["level"]: bot for bot in bots if bot["outside"]}
    assert list(outside) == ["Fox", "Liar", "Snail", "first", "owl"]
    assert bots[-5:] == list(outside.values())
    assert {bot["rank"] for bot in outside.values()} == {0}
    assert outside["owl"]["text"] == "Points at the lowest number."
    assert outside["Fox"]["text"] == {"en": "A program that somebody else has written.",
                                      "de": "Ein Programm, das jemand anderes geschrieben hat."}[lang]  # fmt: skip


def play(client: Client, table: str, answers: int = 3) -> Json:
    """Answer until the other seat has answered, too, so many times."""
    with client.live(table, 0) as socket:
        state, told = socket.next("state"), 0
        while told < answers:
            if state["question"]["mine"]:
                socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
            state = socket.next("state")
            told += sum(move["seat"] == 1 for move in state["log"])
    return state


@pytest.mark.parametrize("level", ["Fox", "Liar", "Snail", "first", "owl"])
def test_the_table_goes_on_whatever_they_do(guest: Client, level: str) -> None:
    table = guest.new_table("human", f"bot:{level}")["table"]
    assert guest.get(f"/api/tables/{table}")["seats"][1]["level"] == level
    play(guest, table)


def test_a_seat_is_handed_to_one(guest: Client) -> None:
    table = guest.new_table("human", "bot:thumb")["table"]
    changed = guest.ask("PATCH", f"/api/tables/{table}/seats/1", {"level": "Fox"})
    assert [seat["level"] for seat in changed["seats"]] == [None, "Fox"]
    play(guest, table)


@pytest.mark.parametrize("level", ["fox:Dice", "./fox.py:Dice", "pipe:./first", "ruin", "chess", "Fox@9s"])
def test_a_request_names_no_program(guest: Client, level: str) -> None:
    body = {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot", "level": level}]}
    assert guest.post("/api/tables", body, 400)["code"] == "no-such-level"
    table = guest.new_table("human", "bot:thumb")["table"]
    refused = guest.ask("PATCH", f"/api/tables/{table}/seats/1", {"level": level}, 400)
    assert refused["code"] == "no-such-level"


def test_a_table_whose_player_is_gone_is_played_on(house: Server, guest: Client, tmp_path: Path) -> None:
    import shutil
    from contextlib import closing

    table = guest.new_table("human", "bot:owl")["table"]
    for suffix in ("", "-wal", "-shm"):
        file = Path(house.db + suffix)
        if file.exists():
            shutil.copy(file, tmp_path / f"tables.db{suffix}")
    other = Server(tmp_path / "tables.db")
    with closing(other.client()) as client:
        client.http.cookies.update(guest.http.cookies)
        play(client, table, 1)
    assert "it is not offered here any more" in other.stop()

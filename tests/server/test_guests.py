"""Somebody else's game at the web table, and a broken one beside it: the lobby shows both, and one can be played."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import spieltisch
from spieltisch.games import base_pack, shelf
from tests.guests import PROJECTS, announce, environment, games_in, install

from .kit import Client, Server
from .packs import spoil
from .test_reviews import reviewed


@pytest.fixture(scope="module", params=PROJECTS, ids=lambda project: project.name)
def project(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(scope="module")
def game(project: Path) -> str:
    return next(iter(games_in(project)))


@pytest.fixture(scope="module")
def house(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment the project is installed, and a game that is not there."""
    folder = tmp_path_factory.mktemp("guests")
    paths = install(project, folder / "one")
    announce(folder / "two", ruin="no.such.module:GAME")
    running = Server(folder / "tables.db", env=environment(*paths, folder / "two"))
    yield running
    running.stop()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lobby_lists_it_and_says_what_is_broken(guest: Client, game: str, lang: str) -> None:
    listed = {one["game"]: one for one in guest.get(f"/api/games?lang={lang}")}
    own = listed[game]
    assert own["broken"] is None
    assert own["name"]
    assert own["about"]
    assert own["time"]
    assert own["packs"] == []
    assert "No module named" in listed["ruin"]["broken"]
    assert all(one["broken"] is None for name, one in listed.items() if name != "ruin")
    assert guest.get(f"/api/games/ruin/catalogue?lang={lang}", 409)["code"] == "broken-game"


def test_its_catalogue_rules_and_texts(guest: Client, game: str) -> None:
    book = guest.get(f"/api/games/{game}/catalogue?lang=de")
    assert book["options"]
    assert book["cards"]
    assert [level["rank"] for level in book["bots"]] == list(range(len(book["bots"])))
    assert all(level["name"] and level["text"] for level in book["bots"])
    assert guest.get(f"/api/games/{game}/rules?lang=en")["sections"]
    assert "label-hand = Hand" in guest.get(f"/api/games/{game}/texts/en")
    assert guest.get(f"/api/games/{game}/texts/xx") == guest.get(f"/api/games/{game}/texts/en")


def test_a_whole_game_with_a_hint_a_review_and_a_record(guest: Client, game: str) -> None:
    table = guest.new_table("human", "bot:first-game", "bot:keen", game=game)["table"]
    with guest.live(table, 0) as socket:
        state = socket.next("state")
        while not state["question"]["mine"]:
            state = socket.next("state")
        socket.send("hint", seq=state["seq"], seat=0)
        hints = socket.next("hints", "problem")
        assert hints["best"]
        assert all(best["reason"] for best in hints["best"])
    with guest.live(table, 0) as socket:
        state = socket.next("state")
        while not state["over"]:
            if state["question"]["mine"]:
                socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][-1]["thing"]])
            state = socket.next("state")
    assert len(guest.get(f"/api/tables/{table}/story")["marks"]) > 5
    review, _ = reviewed(guest, table)
    assert review["chances"]
    record = guest.get(f"/api/tables/{table}/record")
    again = guest.post("/api/tables/import", {"record": record}, 201)["table"]
    assert guest.state(again)["number"] == state["number"]
    assert guest.post(f"/api/tables/{table}/rematch")["table"]


def test_a_pack_for_a_game_without_packs_is_refused(guest: Client, game: str) -> None:
    body = {"game": game, "seats": [{"kind": "human"}, {"kind": "bot"}], "pack": "mine"}
    assert guest.post("/api/tables", body, 404)["code"] == "no-such-pack"


# --- a broken pack ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a house in which the base pack of the first game is broken; interpreted, for it is new."""
    house, package = tmp_path_factory.mktemp("house"), Path(spieltisch.__file__).parent
    shutil.copytree(package, house / package.name, ignore=shutil.ignore_patterns("__pycache__", "pages"))
    spoil(house / base_pack(shelf()[0]).relative_to(package.parent))
    return environment(house) | {"SPIELTISCH_JIT": "0"}


@pytest.fixture
def spoilt_house(spoilt: dict[str, str], tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "tables.db", env=spoilt)
    yield running
    assert "pack.toml" in running.stop()


def test_with_a_broken_pack_the_other_game_can_be_played(spoilt_house: Server) -> None:
    broken, other = shelf()[:2]
    with closing(spoilt_house.client()) as anna:
        anna.post("/api/me")
        check_lobby(anna, broken, other)


def check_lobby(anna: Client, broken: str, other: str) -> None:
    for lang, word in (("en", "line"), ("de", "Zeile")):
        listed = {one["game"]: one["broken"] for one in anna.get(f"/api/games?lang={lang}")}
        assert listed[other] is None
        assert "pack.toml" in str(listed[broken])
        assert word in str(listed[broken])
    body = {"game": broken, "seats": [{"kind": "human"}, {"kind": "bot"}]}
    assert anna.post("/api/tables", body, 409)["code"] == "broken-pack"
    state = anna.state(anna.new_table("human", "hotseat", game=other)["table"], 0)
    assert state["options"] or state["question"]["seat"] == 1


def test_and_on_the_command_line(spoilt: dict[str, str]) -> None:
    broken, other = shelf()[:2]

    def spieltisch_(*words: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "spieltisch.cli", *words, "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, check=False, env=spoilt, input="q\n")

    refused = spieltisch_("text", broken)
    assert refused.returncode == 2
    assert "pack.toml" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert spieltisch_("text", other).returncode == 0

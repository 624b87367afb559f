"""Somebody else's game at the web table, and a broken one beside it: the lobby shows both, and one can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.guests import PROJECTS, announce, environment, games_in, install

from .kit import Client, Server


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


@pytest.fixture
def guest(house: Server) -> Iterator[Client]:
    client = house.client()
    client.post("/api/me")
    yield client
    client.close()


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
    state = guest.state(table, 0)
    hint = guest.command(table, "hint", seq=state["seq"], seat=0)
    assert hint["best"]
    assert all(best["reason"] for best in hint["best"])
    state = guest.play(table, lambda state: state["over"])
    assert state["over"]
    assert len(guest.get(f"/api/tables/{table}/story")["marks"]) > 5
    while (review := guest.get(f"/api/tables/{table}/review"))["share"] < 1:
        pass
    assert review["chances"]
    record = guest.get(f"/api/tables/{table}/record")
    again = guest.post("/api/tables/import", {"record": record}, 201)["table"]
    assert guest.state(again)["number"] == state["number"]
    assert guest.post(f"/api/tables/{table}/rematch", status=201)["table"]


def test_a_pack_for_a_game_without_packs_is_refused(guest: Client, game: str) -> None:
    body = {"game": game, "seats": [{"kind": "human"}, {"kind": "bot"}], "pack": "mine"}
    assert guest.post("/api/tables", body, 404)["code"] == "no-such-pack"

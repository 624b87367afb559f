"""Own card packs at the web table: chosen, listed, kept with the game whatever happens to their folder."""

import random
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from spieltisch.table import Table

from .kit import SHORT, Client, Json, Server
from .packs import own_pack, spoil

GAMES = ("wutaki", "xibalba")


class House:
    """A server that can be started again, with a folder of packs."""

    def __init__(self, folder: Path) -> None:
        self.db, self.packs, self.said = folder / "tables.db", folder / "packs", ""
        self.packs.mkdir()
        self.client: Client | None = None
        self.start()

    def start(self) -> None:
        """Open the house."""
        cookies = self.client.http.cookies if self.client is not None else None
        self.server = Server(self.db, "--packs", str(self.packs))
        self.client = self.server.client()
        if cookies is None:
            self.client.post("/api/me")
        else:
            self.client.http.cookies = cookies

    def stop(self) -> str:
        """Close it; what was said on the console."""
        self.anna.close()
        self.said += self.server.stop()
        return self.said

    @property
    def is_open(self) -> bool:
        """Whether the server runs."""
        return self.server.process.poll() is None

    def clear(self) -> None:
        """Take all packs out of the folder, and let somebody new come."""
        shutil.rmtree(self.packs, ignore_errors=True)
        self.packs.mkdir()
        self.anna.close()
        self.client = None
        if self.is_open:
            self.client = self.server.client()
            self.client.post("/api/me")
        else:
            self.start()

    @property
    def anna(self) -> Client:
        """Always the same visitor."""
        assert self.client is not None
        return self.client


@pytest.fixture(scope="module")
def one_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for all these tests: to open one takes longer than most of them."""
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    if house.is_open:
        house.stop()


@pytest.fixture
def house(one_house: House) -> House:
    """A house with a folder of packs that is empty at first, and somebody who has never been there."""
    one_house.clear()
    return one_house


def packs_of(client: Client, game: str, lang: str = "en") -> list[Json]:
    """The packs of a game as a client is told."""
    return next(one["packs"] for one in client.get(f"/api/games?lang={lang}") if one["game"] == game)


def table_with(client: Client, game: str, pack: str, *kinds: str, status: int = 201) -> Json:
    """Set up a table with a pack; what the server says."""
    seats = [{"kind": kind} for kind in kinds or ("human", "hotseat")]
    body = {"game": game, "seats": seats, "pack": pack, "pace": 0}
    told: Json = client.post("/api/tables", body, status)
    return told


def names(catalogue: Json) -> set[str]:
    """What the cards of a catalogue are called."""
    return {card["name"] for card in catalogue["cards"].values()}


def test_without_a_folder_there_is_the_base_pack(house: House) -> None:
    house.packs.rmdir()
    for game in GAMES:
        (only,) = packs_of(house.anna, game)
        assert (only["name"], only["own"]) == ("base", False)
        about = house.anna.get(f"/api/tables/{table_with(house.anna, game, '')['table']}")
        assert (about["pack"], about["pack_name"]) == (only["hash"], "base")


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_noticed_listed_chosen_and_played(house: House, game: str) -> None:
    assert len(packs_of(house.anna, game)) == 1
    own_pack(house.packs, game, "mine", "Unsere Karten")
    base, mine = packs_of(house.anna, game, "de")
    assert (mine["name"], mine["title"], mine["own"]) == ("mine", "Unsere Karten", True)
    assert [len(packs_of(house.anna, other)) for other in GAMES if other != game] == [1]
    for wish in ("mine", mine["hash"]):
        table = table_with(house.anna, game, wish)["table"]
        about = house.anna.get(f"/api/tables/{table}")
        assert (about["pack"], about["pack_name"]) == (mine["hash"], "mine")
    catalogues = [
        house.anna.get(f"/api/games/{game}/catalogue?lang=en&pack={pack}")
        for pack in (mine["hash"], "mine", base["hash"])
    ]
    assert catalogues[0] == catalogues[1]
    assert "A card of our own" in names(catalogues[0]) - names(catalogues[2])
    assert catalogues[0]["pack"] == {**mine, "title": "Unsere Karten"}
    assert house.anna.play(table, lambda state: state["number"] > 30)["number"] > 30


def test_packs_may_be_sorted_into_folders(house: House) -> None:
    own_pack(house.packs / "of friends", "wutaki", "theirs")
    assert [pack["name"] for pack in packs_of(house.anna, "wutaki")] == ["base", "theirs"]


FATES = {
    "deleted": lambda folder, game: shutil.rmtree(folder),
    "changed": lambda folder, game: own_pack(folder.parent, game, folder.name, card="Quite another card"),
    "broken": lambda folder, game: spoil(folder),
}


def test_a_game_goes_on_with_its_cards_whatever_happens_to_the_folder(house: House) -> None:
    before: dict[str, Json] = {}
    for game, fate in product(GAMES, FATES):
        folder = own_pack(house.packs / game, game, fate)
        table = table_with(house.anna, game, fate)["table"]
        before[table] = house.anna.play(table, lambda state: state["number"] > 10)
        FATES[fate](folder, game)
    house.stop()
    house.start()
    assert [pack["name"] for pack in packs_of(house.anna, "wutaki")] == ["base", "changed"]
    for table, known in before.items():
        again = house.anna.state(table, known["viewer"])
        for part in ("view", "options", "log", "seq"):
            assert again[part] == known[part], part
        fingerprint = house.anna.get(f"/api/tables/{table}")["pack"]
        catalogue = house.anna.get(f"/api/games/{known['game']}/catalogue?lang=en&pack={fingerprint}")
        assert "A card of our own" in names(catalogue)
        assert house.anna.play(table, lambda state, known=known: state["number"] > known["number"] + 3)
        assert fingerprint not in {pack["hash"] for pack in packs_of(house.anna, known["game"])}


def test_a_broken_pack_is_left_out_said_once_and_refused(house: House) -> None:
    folder = own_pack(house.packs, "xibalba", "mine")
    assert len(packs_of(house.anna, "xibalba")) == 2
    spoil(folder)
    own_pack(house.packs, "xibalba", "sound")
    for _ in range(3):
        assert [pack["name"] for pack in packs_of(house.anna, "xibalba")] == ["base", "sound"]
    refused = {lang: _refused(house.anna, "mine", lang) for lang in ("de", "en")}
    assert {told["code"] for told in refused.values()} == {"broken-pack"}
    assert all("mine" in told["text"] and "pack.toml" in told["text"] for told in refused.values())
    assert refused["de"]["text"] != refused["en"]["text"]
    own_pack(house.packs, "xibalba", "mine")
    assert [pack["name"] for pack in packs_of(house.anna, "xibalba")] == ["base", "mine", "sound"]
    said = house.stop()
    assert said.count(f"The card pack in {folder} is left out:") == 1
    assert "format" in said


def _refused(client: Client, pack: str, lang: str) -> Json:
    body = {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}], "pack": pack}
    answer = client.http.post(f"/api/tables?lang={lang}", json=body)
    assert answer.status_code in (404, 409)
    told: Json = answer.json()
    return told


def test_an_unknown_pack_is_refused(house: House) -> None:
    own_pack(house.packs, "wutaki", "mine")
    for wish in ("nobody's", "0" * 64, "../base", "<script>", "x" * 128):
        for lang in ("de", "en"):
            told = _refused(house.anna, wish, lang)
            assert told["code"] == "no-such-pack"
            assert wish[:40] in told["text"]
        answer = house.anna.http.get("/api/games/xibalba/catalogue", params={"pack": wish})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-pack")
    assert _refused(house.anna, "mine", "en")["code"] == "no-such-pack"  # a pack of the other game
    assert house.anna.get("/api/tables") == []


def test_a_second_pack_of_the_same_name_is_left_out(house: House) -> None:
    first = own_pack(house.packs / "a", "wutaki", "base")
    own_pack(house.packs / "b", "wutaki", "mine")
    second = own_pack(house.packs / "c", "wutaki", "mine", card="Another one")
    base, mine = packs_of(house.anna, "wutaki")
    assert (base["own"], mine["name"]) == (False, "mine")
    assert "Another one" not in names(house.anna.get("/api/games/wutaki/catalogue?lang=en&pack=mine"))
    said = house.stop()
    for folder in (first, second):
        assert said.count(f"The card pack in {folder} is left out:") == 1


def test_a_pack_for_another_game_is_said_to_be_one(house: House) -> None:
    folder = own_pack(house.packs, "wutaki", "chess")
    header = folder / "pack.toml"
    header.write_text(header.read_text("utf-8").replace('game = "wutaki"', 'game = "chess"'), "utf-8")
    assert len(packs_of(house.anna, "wutaki")) == 1
    assert "“chess”" in house.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_taken_where_its_pack_is_known(house: House, game: str) -> None:
    folder = own_pack(house.packs, game, "mine")
    table, dice = Table(game, 2, SHORT[game], pack=folder, seed=5), random.Random(5)
    while not table.over:
        table.answer(dice.choice(table.position.things))
    record = table.to_text()
    elsewhere = house.packs.parent / "elsewhere"
    folder.rename(elsewhere)
    for lang in ("de", "en"):
        answer = house.anna.http.post(f"/api/tables/import?lang={lang}", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (409, "pack-of-record")
        assert "mine" in answer.json()["text"]
        assert table.box.pack.hash[:12] in answer.json()["text"]
    elsewhere.rename(folder)  # now the folder has it
    first = house.anna.post("/api/tables/import", {"record": record}, 201)["table"]
    exported = house.anna.http.get(f"/api/tables/{first}/record").text
    assert f"pack: mine {table.box.pack.hash}\n" in exported
    shutil.rmtree(folder)  # now only the database has it
    house.anna.ask("DELETE", f"/api/tables/{first}", status=204)
    second = house.anna.post("/api/tables/import", {"record": exported}, 201)["table"]
    about = house.anna.get(f"/api/tables/{second}")
    assert (about["pack"], about["over"]) == (table.box.pack.hash, True)
    follows = house.anna.post(f"/api/tables/{second}/rematch")["table"]
    assert house.anna.get(f"/api/tables/{follows}")["pack"] == table.box.pack.hash

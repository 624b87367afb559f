"""What cannot be meant is refused in words, on every database, and never a fault."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieltisch.server.app import make_app
from spieltisch.server.limits import LIMITS
from spieltisch.server.refusals import Refusal
from spieltisch.server.settings import Settings
from spieltisch.server.sockets import read
from spieltisch.server.storage import Ticket

from .inside import Guest, Inside, inside
from .kit import random_game

HUGE = "1" + "0" * 4000
EVIL = "evil.example"
MOST_TRIES = next(limit.most for limit in LIMITS if limit.name == "codes")


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """An application on each kind of database."""
    folder = tmp_path_factory.mktemp("refusals")
    own = request.param == "sqlite"
    with inside(f"sqlite:///{folder}/tables.db" if own else request.getfixturevalue("postgres")) as made:
        yield made


@pytest.fixture
def anna(house: Inside) -> Guest:
    """A visitor."""
    return house.guest()


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/%00", "no-such-table"),
        ("/api/tables/%00/state", "no-such-table"),
        ("/api/tables/a%00b/moves", "no-such-table"),
        ("/api/tables/%ED%A0%80/state", "no-such-table"),
        ("/api/games/wutaki/catalogue?pack=%00", "no-such-pack"),
        ("/api/games/%00/catalogue", "no-such-game"),
    ],
)
def test_a_name_that_no_database_takes_is_not_found(anna: Guest, path: str, code: str) -> None:
    for lang in ("en", "de"):
        answer = anna.ask("GET", f"{path}{'&' if '?' in path else '?'}lang={lang}")
        assert (answer.status_code, answer.json()["code"]) == (404, code)
        assert answer.json()["text"]


def test_neither_is_one_in_a_message(anna: Guest) -> None:
    seats = [{"kind": "human", "name": "x"}, {"kind": "bot"}]
    wish: dict[str, Any] = {"game": "wutaki", "seats": seats}
    assert anna.post("/api/tables", {**wish, "pack": "\0"}, 404)["code"] == "no-such-pack"
    assert anna.post("/api/tables", {**wish, "game": "\0"}, 404)["code"] == "no-such-game"
    assert anna.post("/api/tables", {**wish, "title": "a\0b"}, 400)["code"] == "bad-title"
    assert anna.post("/api/tables", {**wish, "options": {"\0": "\0"}}, 400)["code"] == "option-unknown-option"
    assert anna.join("\0\0\0\0\0", "x", 404)["code"] == "no-such-code"
    assert anna.join("ABCDEFGH", "\0", 400)["code"] == "bad-name"
    record = random_game("wutaki", 2, 4, 5, names=("Anna", "Ben")).to_text().replace("Anna", "An\0na")
    assert anna.ask("POST", "/api/tables/import", {"record": record}).status_code == 400


@pytest.mark.parametrize("number", [HUGE, HUGE * 2, "-1", "100", "1e300"])
@pytest.mark.parametrize("kind", ["answer", "undo", "plan", "hint"])
def test_a_seat_without_end_is_no_seat(anna: Guest, number: str, kind: str) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    things = ', "things": [1]' if kind in ("answer", "plan") else ""
    for field, other in (("seat", "seq"), ("seq", "seat")):
        body = f'{{"type": "{kind}", "command": "garbage1", "{field}": {number}, "{other}": 0{things}}}'
        if field == "seq" and number == "100":
            continue
        answer = anna.inside.run(anna.http.post(f"/api/tables/{table}/commands", content=body))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        with pytest.raises(Refusal, match="bad-message"):
            read(body)


@pytest.mark.parametrize("body", [b'"\xc6x"', b'{"type": "\xff"}', b'{"\xc6x": 1}', b"\xc6x"])
def test_what_is_no_text_is_no_message(anna: Guest, body: bytes) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    answer = anna.inside.run(anna.http.post(f"/api/tables/{table}/commands", content=body))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
    with pytest.raises(Refusal, match="bad-message"):
        read(body)


@pytest.mark.parametrize("change", [{"hints": 0}, {"hints": "true"}, {"pace": "2"}, {"title": 1}, {"title": None}])
def test_a_message_means_what_it_says(anna: Guest, change: dict[str, Any]) -> None:
    table = anna.new_table("human", "bot")["table"]
    before = anna.get(f"/api/tables/{table}")
    assert anna.ask("PATCH", f"/api/tables/{table}", change).json()["code"] == "bad-request"
    assert anna.get(f"/api/tables/{table}") == before


def test_many_guesses_at_once_are_as_many_guesses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    with inside(f"sqlite:///{tmp_path}/tables.db") as house:
        anna, storage = house.guest(), house.house.storage

        def look(code: str, visitor: int) -> Ticket | None:
            looked.append(code)
            return None

        monkeypatch.setattr(storage, "use_code", look)
        codes = [{"code": f"AAAA{number:04}", "name": "x"} for number in range(100)]

        async def guess() -> list[httpx.Response]:
            return await asyncio.gather(*(anna.http.post("/api/join", json=code) for code in codes))

        answers = [answer.status_code for answer in house.run(guess())]
    assert (answers.count(404), answers.count(429)) == (MOST_TRIES, 100 - MOST_TRIES)
    assert len(looked) == MOST_TRIES


def test_whoever_has_a_good_code_has_not_guessed(tmp_path: Path) -> None:
    with inside(f"sqlite:///{tmp_path}/tables.db") as house:
        anna, ben = house.guest(), house.guest()
        for _ in range(MOST_TRIES + 1):
            ben.join(anna.new_table("human", "open")["invites"][0]["code"], "Ben")


def ask(settings: Settings, host: str, **headers: str) -> tuple[int, str]:
    """A request that changes something, from a page of the same name; the status and the code of a refusal."""
    app = make_app(settings)

    async def post() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            return await client.post("/api/me", headers={"Host": host, "Origin": f"http://{host}", **headers})

    answer = asyncio.run(post())
    return answer.status_code, answer.json().get("code", "")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Where an application keeps its games."""
    return f"sqlite:///{tmp_path}/tables.db"


OURS = "https://games.example.org"


@pytest.mark.parametrize("how", [{"proxy": True}, {"host": "0.0.0.0"}, {"host": "::", "proxy": True}, {}])
def test_a_name_that_is_not_ours_is_refused(database: str, how: dict[str, Any]) -> None:
    settings = Settings(database, public=(OURS,), **how)
    assert ask(settings, EVIL) == (421, "host")
    assert ask(settings, f"{EVIL}:8765") == (421, "host")
    assert ask(settings, "") == (421, "host")
    assert ask(settings, "localhost:8765") == (200, "")
    assert ask(settings, "games.example.org") == (200, "")
    # an address of this machine is ours where it listens to others itself; behind a proxy nobody comes by it
    itself = "host" in how and "proxy" not in how
    assert ask(settings, "192.168.7.9:8765") == ((200, "") if itself else (421, "host"))


def test_behind_a_proxy_the_name_is_the_one_that_the_browser_sees(database: str) -> None:
    settings = Settings(database, proxy=True, public=(OURS,))
    forwarded = {"X-Forwarded-Host": "games.example.org", "X-Forwarded-Proto": "https", "Origin": OURS}
    assert ask(settings, "127.0.0.1", **forwarded) == (200, "")
    assert ask(settings, "127.0.0.1", **forwarded | {"X-Forwarded-Host": EVIL}) == (421, "host")

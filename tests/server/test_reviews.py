"""Reviews: chances over time and turning points of finished games."""

import asyncio
import time
from pathlib import Path

import pytest

from spieltisch.server import reviews
from spieltisch.server.limits import LIMITS
from spieltisch.server.reviews import Game, Reviews
from spieltisch.server.rooms import House
from spieltisch.server.settings import Settings
from spieltisch.server.storage import Storage, open_engine
from spieltisch.table import Table

from .inside import Guest, inside
from .kit import SHORT, Client, Json, finished_record, random_game

GAMES = ("wutaki", "xibalba")
NAME = "reviews"  # of their limits
LONG = 180.0  # seconds that a review may take on a busy machine


def reviewed(client: Client, table: str, lang: str = "en") -> tuple[Json, list[float]]:
    """The review of a game, and how far it was each time somebody asked."""
    shares, end = list[float](), time.monotonic() + LONG
    while time.monotonic() < end:
        found: Json = client.get(f"/api/tables/{table}/review?lang={lang}")
        shares.append(found["share"])
        if found["share"] == 1:
            return found, shares
    raise AssertionError("it takes too long")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_reviewed(anna: Client, ben: Client, game: str) -> None:
    record = finished_record(game, 3, 3, ["Anna", "Ben", "Carl"], **SHORT[game])
    table = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    found, shares = reviewed(anna, table)
    assert shares == sorted(shares)
    assert shares[0] < 1
    marks, chances = found["marks"], found["chances"]
    assert [one["seat"] for one in chances] == [0, 1, 2]
    assert all(len(one["values"]) == len(marks) for one in chances)
    assert all(97 <= sum(row) <= 103 for row in zip(*(one["values"] for one in chances), strict=True))  # rounded
    about = anna.get(f"/api/tables/{table}")
    assert marks == sorted(set(marks))
    assert marks[-1] == about["number"]
    assert {one["seat"] for one in chances if one["values"][-1] > 0} == set(about["winners"])
    points = found["turning_points"]
    assert 1 <= len(points) <= 5, "somebody who plays at random gives something away"
    assert [point["number"] for point in points] == sorted({point["number"] for point in points})
    for point in points:
        frame = anna.get(f"/api/tables/{table}/replay/{point['number']}?seat={point['seat']}")
        assert frame["question"]["seat"] == point["seat"]
        assert point["chosen"] != point["better"]
        assert 0 < point["cost"] <= 1
        (own,) = (one["values"] for one in chances if one["seat"] == point["seat"])
        at = marks.index(point["number"])
        ends_it = marks[at + 1] == marks[-1]
        assert ends_it or own[at] - own[at + 1] == round(100 * point["cost"]), "what is told is the drop that is seen"
    assert all(0 < stroke["gain"] <= 1 and stroke["number"] in marks for stroke in found["luck"])
    german, again = reviewed(ben, table, "de")  # anybody may, and it is there already
    assert again == [1]
    assert [point["number"] for point in german["turning_points"]] == [point["number"] for point in points]
    assert [point["better"] for point in german["turning_points"]] != [point["better"] for point in points]


def test_a_game_that_runs_is_not_reviewed(anna: Client) -> None:
    table = anna.new_table("human", "bot")["table"]
    assert anna.get(f"/api/tables/{table}/review", 409)["code"] == "not-over"


def test_a_review_that_nobody_waits_for_is_dropped_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = random_game("xibalba", 2, 4, None, threshold=5)
    game = Game(("table", 1), "xibalba", played.box, [thing for batch in played.given() for thing in batch])
    house = House(Settings("", effort=0.05), Storage(open_engine(f"sqlite:///{tmp_path}/tables.db")))

    async def ask_and_leave() -> tuple[float, float]:
        asked = Reviews(house)
        monkeypatch.setattr(reviews, "PATIENCE_S", -1.0)
        work = asked.ask(game)
        await asyncio.gather(*house.tasks)
        dropped = work.share
        monkeypatch.setattr(reviews, "PATIENCE_S", LONG)
        assert asked.ask(game) is work
        await asyncio.gather(*house.tasks)
        return dropped, work.share

    assert asyncio.run(ask_and_leave()) == (0.0, 1.0)
    house.thinking.close()
    house.storage.engine.dispose()


def test_few_people_do_not_take_all_places_for_reviews(tmp_path: Path) -> None:
    """Eight visitors of one address had taken all sixteen."""
    record = finished_record("xibalba", 2, **SHORT["xibalba"])
    each, together = (
        one.most for per in ("visitor", "address") for one in LIMITS if (one.name, one.per) == (NAME, per)
    )
    assert together <= reviews.MOST_UNDER_WAY // 4
    with inside(f"sqlite:///{tmp_path}/tables.db", limits=1.0) as house:
        house.run(house.kit.reviews._turn.acquire())  # none of them gets on

        def ask(guest: Guest) -> int:
            table = guest.post("/api/tables/import", {"record": record}, 201)["table"]
            return guest.ask("GET", f"/api/tables/{table}/review").status_code

        crowd = [house.guest("10.0.0.1") for _ in range(together // each + 1)]
        codes = [[ask(guest) for _ in range(each + 1)] for guest in crowd]
        assert codes == [[200] * each + [429]] * (together // each) + [[429] * (each + 1)]
        assert ask(house.guest("10.0.0.2")) == 200
        for task in house.house.tasks:
            task.cancel()
        house.run(asyncio.wait(house.house.tasks))


def test_a_review_is_the_same_every_time() -> None:
    played: Table = random_game("xibalba", 2, 6, None, threshold=5)
    game = Game(("table", 1), "xibalba", played.box, [thing for batch in played.given() for thing in batch])
    works = [reviews.Work(game), reviews.Work(game)]
    for work in works:
        for _ in reviews._steps(work, 0.05):
            pass
    assert works[0].review is not None
    assert works[0].review == works[1].review

"""Levels of bots: which there are, which can be chosen, and that those who think ahead keep nobody waiting."""

from pathlib import Path

import pytest

from spieltisch.bots.levels import levels_of

from .kit import Client, Server

GAMES = ("wutaki", "xibalba")
NAMES = {game: [level.name for level in levels_of(game)] for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_name_a_character_and_a_strength(anna: Client, game: str) -> None:
    books = [anna.get(f"/api/games/{game}/catalogue?lang={lang}")["bots"] for lang in ("de", "en")]
    for bots in books:
        chosen = [bot for bot in bots if bot["rank"] > 0]
        assert [bot["level"] for bot in chosen] == NAMES[game]
        assert [bot["rank"] for bot in chosen] == list(range(1, len(NAMES[game]) + 1))
        assert len({bot["name"] for bot in chosen}) == len({bot["text"] for bot in chosen}) == len(NAMES[game]) >= 6
        assert all(bot["text"].endswith(".") for bot in chosen)
        ratings = [bot["rating"] for bot in chosen]
        assert ratings == sorted(set(ratings))
        assert ratings[NAMES[game].index("thumb")] == 1500  # by whom the others are measured
    assert all(de["text"] != en["text"] for de, en in zip(*books, strict=True))


def test_a_level_that_does_not_exist_is_refused(anna: Client) -> None:
    for level in ("genius", "search@60s", ""):
        body = {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot", "level": level}]}
        assert anna.post("/api/tables", body, 400)["code"] == "no-such-level"


@pytest.mark.parametrize(("game", "level"), [(game, level) for game in GAMES for level in NAMES[game]])
def test_bots_of_every_level_play(anna: Client, game: str, level: str) -> None:
    table = anna.new_table("human", f"bot:{level}", game=game)["table"]
    assert anna.get(f"/api/tables/{table}")["seats"][1]["level"] == level
    with anna.live(table, 0) as socket:
        state = socket.next("state")
        answers = 0
        while answers < 5 or not any(move["seat"] == 1 for move in state["log"]):
            if state["question"]["mine"]:
                answers += 1
                socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
            state = socket.next("state")


def test_a_bot_of_an_old_table_and_a_seat_handed_to_a_strong_one(anna: Client) -> None:
    table = anna.new_table("human", "bot:random", threshold=5)["table"]
    changed = anna.ask("PATCH", f"/api/tables/{table}/seats/0", {"stand_in": True, "level": "keen"})
    assert [seat["level"] for seat in changed["seats"]] == ["keen", "random"]
    with anna.live(table) as socket:
        assert socket.next("state", over=True)["standing"]


def test_a_bot_that_thinks_keeps_nobody_waiting(tmp_path: Path) -> None:
    """While a bot thinks for seconds, its table takes what is said at it."""
    server = Server(tmp_path / "tables.db", effort="5")
    anna = server.client()
    table = anna.new_table("human", "bot:master", game="wutaki")["table"]
    anna.ask("PATCH", f"/api/tables/{table}/seats/0", {"stand_in": True, "level": "master"})
    came_first = ""
    with anna.live(table, 0) as socket:
        for _ in range(20):  # some questions are answered at a glance
            socket.next("state")
            socket.send("chat", text="Take your time.")
            came_first = socket.next("chat", "state")["type"]
            if came_first == "chat":
                break
    assert came_first == "chat"
    anna.close()
    assert "Traceback" not in server.stop()

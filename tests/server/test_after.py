"""Looking back: record, import, replay, moves, story, scoring, rematch."""

import pytest

from spieltisch.table import Table

from .kit import SHORT, Client, finished_record, random_game

GAMES = ("wutaki", "xibalba")


def imported(client: Client, game: str, seed: int = 3) -> str:
    """A finished game at a table."""
    record = finished_record(game, 3, seed, ["Anna", "Ben", "Carl"], **SHORT[game])
    return str(client.post("/api/tables/import", {"record": record, "title": "Old times"}, 201)["table"])


@pytest.mark.parametrize("game", GAMES)
def test_a_record_comes_back_as_it_went(anna: Client, game: str) -> None:
    record = finished_record(game, 2, 5, **SHORT[game])
    table = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    answer = anna.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    mine, theirs = (Table.from_text(text, chance="ask") for text in (answer.text, record))
    assert mine.given() == theirs.given()
    about = anna.get(f"/api/tables/{table}")
    assert about["over"]
    assert about["winners"]
    assert [seat["kind"] for seat in about["seats"]] == ["hotseat", "hotseat"]
    assert about["mine"] == [0, 1]


def test_a_game_goes_on_where_its_record_ends(anna: Client) -> None:
    record = random_game("wutaki", 2, 4, 40).to_text()
    table = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    state = anna.state(table, 0)
    assert state["number"] >= 40
    following = anna.play(table, lambda state: state["number"] > 60)
    assert following["number"] > 60


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda text: text.replace("players: 2", "players: 3"), "record-damaged"),
        (lambda text: text[: len(text) // 2], "record-incomplete"),
        (lambda text: "nothing of the kind", "record-foreign"),
        (lambda text: "\ud800", "bad-request"),
    ],
)
def test_a_damaged_record_is_refused(anna: Client, damage: object, code: str) -> None:
    assert callable(damage)
    body = '{"record": "\\ud800"}' if code == "bad-request" else None
    record = damage(finished_record("xibalba", 2, 5, threshold=10))
    answer = (
        anna.http.post("/api/tables/import", content=body, headers={"content-type": "application/json"})
        if body
        else anna.http.post("/api/tables/import", json={"record": record})
    )
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_not_taken_up_again(anna: Client, game: str) -> None:
    table = imported(anna, game)
    for seat in range(3):
        state = anna.state(table, seat, "de")
        assert (state["over"], state["undo"]["possible"], state["undo"]["code"]) == (True, False, "undo-over")
        problem = anna.command(table, "undo", 409, seq=state["seq"], seat=seat)
        assert problem["code"] == "undo-over"
        assert problem["text"] != state["undo"]["text"], "one is German"
    assert anna.state(table)["over"]


def test_the_record_of_a_running_game_with_secrets_is_given_to_nobody(anna: Client) -> None:
    wutaki = anna.new_table("human", "hotseat", game="wutaki")["table"]
    assert anna.get(f"/api/tables/{wutaki}/record", 403)["code"] == "export-running"
    xibalba = anna.new_table("human", "hotseat", game="xibalba")["table"]
    assert anna.http.get(f"/api/tables/{xibalba}/record").text.startswith("Spieltisch game record")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_replayed_from_any_seat_when_it_is_over(anna: Client, ben: Client, game: str) -> None:
    table = imported(anna, game)
    last = anna.get(f"/api/tables/{table}/replay/0")["last"]
    for number in (0, 1, last // 2, last):
        for seat in ("", "&seat=0", "&seat=2"):
            frame = ben.get(f"/api/tables/{table}/replay/{number}?lang=de{seat}")
            assert frame["number"] == number
            assert (frame["move"] is None) == (number == last)
            if frame["move"]:
                assert frame["move"]["number"] == number + 1
    assert anna.get(f"/api/tables/{table}/replay/{last + 1}", 404)["code"] == "no-such-moment"
    for wrong in ("-1", "x", "99999999999999999999"):
        assert anna.http.get(f"/api/tables/{table}/replay/{wrong}").status_code in (400, 404)


def test_a_running_game_is_replayed_as_its_viewer_saw_it(anna: Client, ben: Client) -> None:
    created = anna.new_table("human", "open", game="wutaki")
    table = created["table"]
    ben.post("/api/join", {"code": created["invites"][0]["code"], "name": "Ben"})
    number = anna.state(table)["number"]
    mine = anna.get(f"/api/tables/{table}/replay/{number}?seat=0")
    assert mine["view"] == anna.state(table, 0)["view"]
    assert anna.get(f"/api/tables/{table}/replay/{number}?seat=1", 403)["code"] == "not-your-seat"
    assert ben.get(f"/api/tables/{table}/moves?seat=0", 403)["code"] == "not-your-seat"


def test_moves_come_in_parts(anna: Client) -> None:
    table = imported(anna, "wutaki")
    moves = anna.get(f"/api/tables/{table}/moves?first=0&last=9")
    assert [move["number"] for move in moves] == list(range(10))
    assert moves[4:] == anna.get(f"/api/tables/{table}/moves?first=4&last=9")
    assert anna.get(f"/api/tables/{table}/moves?first=100000") == []
    assert anna.get(f"/api/tables/{table}/moves?first=9&last=2") == []
    german = anna.get(f"/api/tables/{table}/moves?first=1&last=9&lang=de")
    assert [move["text"] for move in german] != [move["text"] for move in moves[1:]]


@pytest.mark.parametrize("game", GAMES)
def test_the_story_of_a_game(anna: Client, game: str) -> None:
    table = imported(anna, game)
    for lang in ("de", "en"):
        story = anna.get(f"/api/tables/{table}/story?lang={lang}")
        assert len(story["points"]) == 3
        assert all(len(series["values"]) == len(story["marks"]) == len(story["labels"]) for series in story["points"])
        assert story["marks"] == sorted(set(story["marks"]))
        assert story["doings"]
        assert all(len(doing["counts"]) == 3 and doing["text"] for doing in story["doings"])
    standing = anna.state(table)["standing"]
    assert [series["values"][-1] for series in story["points"]] == [place["points"] for place in standing]


def test_the_final_scoring_of_wutaki_adds_up(anna: Client) -> None:
    table = imported(anna, "wutaki")
    scoring = anna.get(f"/api/tables/{table}/scoring?lang=de")
    assert len(scoring["steps"]) == len(scoring["step_texts"]) == 8
    for sheet, place in zip(scoring["sheets"], scoring["standing"], strict=True):
        assert sum(line["points"] for line in sheet["lines"]) == sheet["total"] == place["points"]
        for step in scoring["steps"]:
            points = sum(line["points"] for line in sheet["lines"] if line["step"] == step)
            assert points == sheet["steps"][step]
    xibalba = anna.get(f"/api/tables/{imported(anna, 'xibalba')}/scoring")
    assert xibalba["sheets"] == []
    assert xibalba["winners"]


def test_a_game_that_runs_has_no_final_scoring(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    assert anna.get(f"/api/tables/{table}/scoring", 409)["code"] == "not-over"
    assert anna.post(f"/api/tables/{table}/rematch", status=409)["code"] == "not-over"


def test_in_a_rematch_nobody_is_stood_in_for(anna: Client) -> None:
    table = anna.new_table("human", "bot:random", threshold=1)["table"]
    with anna.live(table) as socket:
        anna.ask("PATCH", f"/api/tables/{table}/seats/0", {"stand_in": True, "level": "random"})
        while not socket.next("state")["over"]:
            pass
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    seats = anna.get(f"/api/tables/{again}")["seats"]
    assert [(seat["kind"], seat["standing_in"], seat["level"]) for seat in seats] == [
        ("human", False, None),
        ("bot", False, "random"),
    ]


def test_a_rematch_is_set_up_once_and_keeps_the_seats(anna: Client) -> None:
    table = imported(anna, "xibalba")
    with anna.live(table) as socket:
        socket.next("state")
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        assert socket.next("state")["rematch"] == again
    assert anna.post(f"/api/tables/{table}/rematch") == {"table": again, "invites": []}
    old, new = anna.get(f"/api/tables/{table}"), anna.get(f"/api/tables/{again}")
    assert [seat["name"] for seat in new["seats"]] == [seat["name"] for seat in old["seats"]]
    assert (new["mine"], new["over"], new["options"]) == ([0, 1, 2], False, old["options"])
    anna.ask("DELETE", f"/api/tables/{again}", status=204)
    assert anna.get(f"/api/tables/{table}")["rematch"] is None

"""Setting up tables, listing, changing and deleting them; live play over sockets."""

from itertools import product

import pytest

from .kit import Client


def test_a_table_is_set_up_listed_changed_and_deleted(anna: Client, ben: Client) -> None:
    created = anna.new_table("human", "bot", "open", game="wutaki")
    table = created["table"]
    assert [invite["seat"] for invite in created["invites"]] == [2]
    (listed,) = anna.get("/api/tables")
    assert listed["table"] == table
    assert (listed["host"], listed["mine"], listed["players"]) == (True, [0], 3)
    assert [seat["kind"] for seat in listed["seats"]] == ["human", "bot", "open"]
    assert ben.get("/api/tables") == []
    changed = anna.ask("PATCH", f"/api/tables/{table}", {"title": "  Our   evening ", "pace": 250})
    assert (changed["title"], changed["pace"]) == ("Our evening", 250)
    assert ben.get(f"/api/tables/{table}")["title"] == "Our evening"
    anna.ask("DELETE", f"/api/tables/{table}", status=204)
    assert anna.get(f"/api/tables/{table}", 404)["code"] == "no-such-table"
    assert anna.get("/api/tables") == []


def test_a_deleted_table_lets_its_watchers_go(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0) as socket:
        socket.next("state")
        anna.ask("DELETE", f"/api/tables/{table}", status=204)
        assert socket.closed() == 1013
    with anna.live(table, 0) as socket:
        assert socket.next("problem")["code"] == "no-such-table"
        assert socket.closed() == 4404


def test_everybody_sees_an_answer_and_only_what_is_new(anna: Client, ben: Client) -> None:
    created = anna.new_table("human", "open", game="wutaki")
    table = created["table"]
    ben.post("/api/join", {"code": created["invites"][0]["code"], "name": "Ben"})
    with anna.live(table, 0) as one, ben.live(table, 1) as two, anna.live(table) as watching:
        states = [socket.next("state") for socket in (one, two, watching)]
        assert [state["log_from"] for state in states] == [0, 0, 0]
        asked = states[0]["question"]["seat"]
        socket = (one, two)[asked]
        state = states[asked]
        assert state["question"]["mine"]
        assert states[1 - asked]["options"] == [] == states[2]["options"]
        command = socket.send("answer", seq=state["seq"], seat=asked, things=[state["options"][0]["thing"]])
        for watcher in (one, two, watching):
            news = watcher.next("state")
            assert news["seq"] > state["seq"]
            assert news["log_from"] == state["number"] + 1 == news["log"][0]["number"]
        assert socket.next("done", command=command)["seq"] == news["seq"]


def test_a_client_that_is_not_sure_gets_everything(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0, "de") as socket:
        first = socket.next("state")
        socket.send("sync")
        again = socket.next("state")
        again["seats"] = first["seats"]
        assert again == first
        socket.send("ping")
        assert socket.next("pong")


def test_presence_tells_who_is_there(anna: Client, ben: Client) -> None:
    created = anna.new_table("human", "open")
    ben.post("/api/join", {"code": created["invites"][0]["code"], "name": "Ben"})
    with anna.live(created["table"], 0) as socket:
        assert [seat["online"] for seat in socket.next("state")["seats"]] == [True, False]
        with ben.live(created["table"], 1) as other:
            assert [seat["online"] for seat in other.next("state")["seats"]] == [True, True]
            assert socket.next("presence")["seats"][1]["online"]
        assert not socket.next("presence")["seats"][1]["online"]


def test_bots_play_whole_games_for_whoever_watches(anna: Client) -> None:
    table = anna.new_table("bot", "bot", game="wutaki", max_rounds=2)["table"]
    with anna.live(table) as socket:
        assert socket.next("state", over=True)["over"]
    assert anna.get(f"/api/tables/{table}")["winners"]


def test_a_bot_that_thinks_is_seen(anna: Client) -> None:
    created = anna.new_table("human", "bot", pace=40, game="wutaki")
    with anna.live(created["table"], 0) as socket:
        state = socket.next("state")
        while state["question"]["mine"]:
            socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
            state = socket.next("state")
        assert socket.next("presence", thinking=1)
        assert socket.next("state")["number"] > state["number"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [{"kind": "human"}]}, "no-such-game"),
        ({"game": "xibalba", "seats": [{"kind": "human"}]}, "players"),
        ({"game": "xibalba", "seats": [{"kind": "human"}] * 5}, "players"),
        ({"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot", "level": "genius"}]}, "no-such-level"),
        (
            {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}], "options": {"x": 1}},
            "option-unknown-option",
        ),
        (
            {"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}], "options": {"threshold": "many"}},
            "option-bad-value",
        ),
        ({"game": "xibalba", "seats": [{"kind": "human", "name": "\u0007"}, {"kind": "bot"}]}, "bad-name"),
        ({"game": "xibalba", "seats": [{"kind": "human", "name": "x" * 25}, {"kind": "bot"}]}, "bad-request"),
        ({"game": "xibalba", "seats": [{"kind": "king"}, {"kind": "bot"}]}, "bad-request"),
        ({"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}], "pace": -1}, "bad-request"),
        ({"game": "xibalba", "seats": [{"kind": "human"}, {"kind": "bot"}], "more": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(anna: Client, body: object, code: str) -> None:
    for lang in ("de", "en"):
        answer = anna.http.post(f"/api/tables?lang={lang}", json=body)
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] == code
        assert answer.json()["text"]
    assert anna.get("/api/tables") == []


def test_the_games_have_names_rules_and_everything_printed(anna: Client) -> None:
    for lang in ("de", "en"):
        games = anna.get(f"/api/games?lang={lang}")
        assert [game["game"] for game in games] == ["wutaki", "xibalba"]
        for game in games:
            catalogue = anna.get(f"/api/games/{game['game']}/catalogue?lang={lang}")
            assert (catalogue["lang"], catalogue["players"]) == (lang, [2, 3, 4])
            rules = anna.get(f"/api/games/{game['game']}/rules?lang={lang}")
            assert rules["lang"] == lang
            assert any(section["rules"] for section in rules["sections"])
            assert all(
                "<script" not in section["html"] and " style=" not in section["html"] for section in rules["sections"]
            )


def test_rules_have_their_ids_as_anchors(anna: Client) -> None:
    for game, lang in product(("wutaki", "xibalba"), ("de", "en")):
        for section in anna.get(f"/api/games/{game}/rules?lang={lang}")["sections"]:
            for rule in section["rules"]:
                assert section["html"].count(f'id="{rule["id"]}"') == 1, rule["id"]


def test_what_does_not_change_is_not_sent_twice(anna: Client) -> None:
    first = anna.http.get("/api/games/wutaki/rules")
    assert first.headers["content-encoding"] == "gzip"
    again = anna.http.get("/api/games/wutaki/rules", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_interface_is_described(anna: Client) -> None:
    schema = anna.get("/api/schema")
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{table}/commands" in schema["paths"]

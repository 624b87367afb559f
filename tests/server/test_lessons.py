"""Guided games at the web table: who is told what, and that a lesson survives what its table survives."""

from pathlib import Path

from .kit import Client, Json, Server


def follow(client: Client, state: Json) -> None:
    """Do what the guide says."""
    meant = [option["thing"] for option in state["options"] if option["anchor"] in state["lesson"]["anchors"]]
    client.answer(state, meant[:1] or None)


def test_the_learner_is_guided_and_nobody_else(anna: Client, ben: Client) -> None:
    table = anna.post("/api/tables/lesson", {"game": "xibalba", "name": "Anna"}, 201)["table"]
    state = anna.state(table, 0, "de")
    assert state["lesson"]["step"] == 0
    assert "Arche" in state["lesson"]["pages"][0]
    assert {option["anchor"] for option in state["options"]} >= set(state["lesson"]["anchors"])
    assert ben.state(table)["lesson"] is None
    assert "35" in ben.state(table)["goal"]
    assert [table["lesson"] for table in anna.get("/api/tables")] == [True]


def test_a_plan_is_guided_as_if_it_were_given(anna: Client) -> None:
    table = anna.post("/api/tables/lesson", {"game": "xibalba"}, 201)["table"]
    follow(anna, anna.state(table, 0))
    state = anna.state(table, 0)
    kept = next(option["thing"] for option in state["options"] if option["anchor"] == "face:resource_3")
    planned = anna.command(table, "plan", seq=state["seq"], seat=0, things=[kept])
    assert planned["lesson"]["anchors"] == ["face:resource_2"]
    assert set(anna.state(table, 0)["lesson"]["anchors"]) == {"face:resource_3", "face:resource_2"}


def test_a_game_without_a_lesson_is_refused_and_says_so(anna: Client) -> None:
    assert anna.post("/api/tables/lesson", {"game": "chess"}, 404)["code"] == "no-such-game"
    assert all(game["lesson"] for game in anna.get("/api/games"))


def test_a_lesson_survives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    client = server.client()
    client.post("/api/me")
    table = client.post("/api/tables/lesson", {"game": "xibalba"}, 201)["table"]
    for _ in range(4):
        follow(client, client.state(table, 0))
    before = client.state(table, 0)["lesson"]
    assert before["step"] > 0
    client.close()
    server.kill()
    again = Server(tmp_path / "tables.db")
    late = again.client()
    late.http.cookies = client.http.cookies
    assert late.state(table, 0)["lesson"] == before
    late.close()
    again.stop()

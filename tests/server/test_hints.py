"""Hints: who gets them, who hears of them, what is refused, and that none that was given is forgotten."""

from pathlib import Path

import pytest

from spieltisch.texts import LANGUAGES

from .kit import Client, Json, Server, finished_record, random_game

GAMES = ("wutaki", "xibalba")


def asked(client: Client, table: str) -> Json:
    """The state in which my seat, the first one, has something to decide."""
    with client.live(table, 0) as socket:
        state = socket.next("state")
        while not (state["question"]["mine"] and len(state["options"]) > 1):
            if state["question"]["mine"]:
                socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
            state = socket.next("state")
    return client.state(table, 0)


def hint(client: Client, state: Json, status: int = 200, seat: int | None = None, lang: str = "en") -> Json:
    """Ask for a hint by plain POST."""
    body = {"type": "hint", "command": "a-hint-please", "seq": state["seq"]}
    body["seat"] = state["viewer"] if seat is None else seat
    path = f"/api/tables/{state['table']}/commands?lang={lang}"
    answer: Json = client.post(path, body, status)
    return answer


def taken(log: list[Json]) -> list[tuple[int, int, str]]:
    """The hints that a log tells of: after which answer, which seat, in which words."""
    return [
        (move["number"], one["seat"], one["text"]) for move in log for one in move["notes"] if one["kind"] == "hint"
    ]


def friends(anna: Client, ben: Client, hints: bool | None = None) -> str:
    """Two people at a table."""
    created = anna.new_table("human", "open", game="wutaki", hints=hints)
    ben.post("/api/join", {"code": created["invites"][0]["code"], "name": "Ben"})
    return str(created["table"])


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_the_best_options_with_a_chance_and_a_reason(anna: Client, game: str) -> None:
    state = asked(anna, anna.new_table("human", "bot", game=game)["table"])
    found = hint(anna, state)
    possible = {option["thing"] for option in state["options"]}
    assert 1 <= len(found["best"]) <= 3
    assert {one["thing"] for one in found["best"]} <= possible
    assert all(0 <= one["chance"] <= 1 for one in found["best"])
    assert all(one["reason"] for one in found["best"])
    german = hint(anna, state, lang="de")
    assert [one["thing"] for one in german["best"]] == [one["thing"] for one in found["best"]]
    assert all(de["reason"] != en["reason"] for de, en in zip(german["best"], found["best"], strict=True))
    anna.answer(state, [found["best"][0]["thing"]])  # it can be answered with


def test_everybody_hears_that_a_hint_was_taken_and_only_the_asker_what_it_says(anna: Client, ben: Client) -> None:
    table = anna.new_table("human", "bot", game="wutaki")["table"]
    state = asked(anna, table)
    with anna.live(table, 0) as own, ben.live(table, lang="de") as other:
        own.next("state")
        other.next("state")
        command = own.send("hint", seq=state["seq"], seat=0)
        assert own.next("hints")["command"] == command
        news = other.next("state", "hints")
        ben.post(f"/api/tables/{table}/commands", {"type": "chat", "command": "the-last-line", "text": "So?"})
        rest = other.next("state", "hints", "chat")
    assert taken(news["log"]) == [(state["number"], 0, "Seat0 hat einen Tipp genommen.")]
    assert (news["type"], news["number"], news["log_from"]) == ("state", state["number"], state["number"])
    assert rest["type"] == "chat", "nothing else was sent to anybody else"


def test_a_second_hint_for_the_same_question_is_the_same_and_counts_once(anna: Client) -> None:
    table = anna.new_table("human", "bot", game="wutaki")["table"]
    state = asked(anna, table)
    assert hint(anna, state) == hint(anna, state)
    assert len(taken(anna.state(table, 0)["log"])) == 1


def merged(known: list[Json], state: Json) -> list[Json]:
    """The log of a page after a state has come (`mergedLog` in `web/src/lib/live.svelte.ts`)."""
    if state["log_from"] == 0:
        return list(state["log"])
    first = state["log"][0]["number"] if state["log"] else state["number"] + 1
    return [move for move in known if move["number"] < first] + list(state["log"])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_takes_no_hint_with_it(anna: Client, ben: Client, game: str) -> None:
    """Whoever looks on reads of it once and goes on doing so, as does whoever comes later."""
    table = anna.new_table("human", "hotseat", game=game, hints=True)["table"]
    with ben.live(table) as page:
        log = merged([], page.next("state"))

        def follow(number: int) -> list[Json]:
            """What the page shows when so many answers stand."""
            state = page.next("state")
            known = merged(log, state)
            while state["number"] != number:
                state = page.next("state")
                known = merged(known, state)
            assert known[-200:] == ben.state(table)["log"][-200:]
            return known

        def can_go_on_or_back(state: Json) -> bool:
            return bool(state["undo"]["possible"] and state["question"]["mine"] and state["number"] > 1)

        state = anna.play(table, can_go_on_or_back)
        number, seat = state["number"], state["viewer"]
        log = follow(number)
        hint(anna, state)
        log = follow(number)
        assert [after for after, _, _ in taken(log)] == [number]
        anna.command(table, "undo", seq=state["seq"], seat=seat)
        back = anna.state(table, seat)
        log = follow(back["number"])
        assert [after for after, _, _ in taken(log)] == [back["number"]] < [number]
        anna.answer(back)
        now = anna.state(table)["number"]
        log = follow(now)
        assert [after for after, _, _ in taken(log)] == [back["number"]]
        anna.ask(
            "PATCH", f"/api/tables/{table}", {"title": "Another one"}
        )  # everybody is told, the last answer included
        assert [after for after, _, _ in taken(follow(now))] == [back["number"]]


def test_among_people_there_are_hints_only_if_the_host_has_said_so(anna: Client, ben: Client) -> None:
    for allowed in (None, False, True):
        table = friends(anna, ben, allowed)
        assert anna.get(f"/api/tables/{table}")["hints"] == bool(allowed)
        states = [client.state(table, seat) for seat, client in enumerate((anna, ben))]
        assert [state["hints"] for state in states] == [bool(allowed)] * 2
        seat = states[0]["question"]["seat"]
        reply = hint((anna, ben)[seat], states[seat], 200 if allowed else 403)
        assert reply.get("code") == (None if allowed else "hints-off")
        assert len(taken(anna.state(table)["log"])) == (1 if allowed else 0)


def test_a_friend_who_takes_the_seat_of_a_bot_ends_hints_that_nobody_asked_for(anna: Client, ben: Client) -> None:
    table = anna.new_table("human", "bot", game="wutaki")["table"]
    assert anna.get(f"/api/tables/{table}")["hints"]
    code = anna.post(f"/api/tables/{table}/seats/1/invite", status=201)["code"]
    ben.post("/api/join", {"code": code, "name": "Ben"})
    assert not anna.get(f"/api/tables/{table}")["hints"]


def test_a_rematch_keeps_what_was_said_about_hints(anna: Client) -> None:
    record = finished_record("xibalba", 2, threshold=5)
    table = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    assert not anna.get(f"/api/tables/{table}")["hints"]  # two people, as far as anybody knows
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    assert not anna.get(f"/api/tables/{again}")["hints"]
    other = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    assert anna.ask("PATCH", f"/api/tables/{other}", {"hints": True})["hints"]
    assert anna.get(f"/api/tables/{anna.post(f'/api/tables/{other}/rematch')['table']}")["hints"]


def test_the_host_switches_hints_on_and_off_and_everybody_sees_it(anna: Client, ben: Client) -> None:
    """Also at the table of a game from a file, about which nobody could say so before."""
    record = random_game("wutaki", 2, 4, 40).to_text()
    table = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    state = anna.play(table, lambda state: len(state["options"]) > 1)
    assert hint(anna, state, 403)["code"] == "hints-off"
    assert ben.ask("PATCH", f"/api/tables/{table}", {"hints": True}, 403)["code"] == "forbidden"
    with ben.live(table) as page:
        assert not page.next("state")["hints"]
        anna.ask("PATCH", f"/api/tables/{table}", {"hints": True})
        assert page.next("state")["hints"]
        assert hint(anna, state)["best"]
        assert [seat for _, seat, _ in taken(page.next("state")["log"])] == [state["viewer"]]
        anna.ask("PATCH", f"/api/tables/{table}", {"title": "As it was"})
        assert page.next("state")["hints"]
        anna.ask("PATCH", f"/api/tables/{table}", {"hints": False})
        assert not page.next("state")["hints"]
    assert hint(anna, state, 403)["code"] == "hints-off"
    assert len(taken(anna.state(table)["log"])) == 1, "what was taken stays"


def test_there_is_no_hint_for_those_who_are_not_asked(anna: Client, ben: Client) -> None:
    table = friends(anna, ben, True)
    states = [anna.state(table, 0), ben.state(table, 1)]
    seat = states[0]["question"]["seat"]
    waiting = 1 - seat
    clients = (anna, ben)
    assert hint(clients[waiting], states[waiting], 409)["code"] == "answer-turn"
    assert hint(clients[waiting], states[waiting], 403, seat=seat)["code"] == "not-your-seat"
    stale = hint(clients[seat], {**states[seat], "seq": states[seat]["seq"] - 1}, 409)
    assert (stale["code"], stale["state"]["seq"]) == ("stale", states[seat]["seq"])
    assert taken(anna.state(table)["log"]) == []


def test_there_is_no_hint_when_the_game_is_over(anna: Client) -> None:
    table = anna.new_table("human", "bot:random", threshold=5)["table"]
    anna.ask("PATCH", f"/api/tables/{table}/seats/0", {"stand_in": True, "level": "random"})
    with anna.live(table, 0) as socket:
        state = socket.next("state", over=True)
    for lang in LANGUAGES:
        refused = hint(anna, state, 409, seat=0, lang=lang)
        assert refused["code"] == "answer-over"
        assert refused["text"]


def test_a_hint_that_was_given_is_there_after_a_power_cut(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    anna = server.client()
    table = anna.new_table("human", "bot", game="wutaki")["table"]
    state = asked(anna, table)
    hint(anna, state)
    server.kill()
    token = anna.token
    anna.close()
    server = Server(tmp_path / "tables.db")
    anna = server.client()
    anna.become(token)
    number, seat, text = state["number"], 0, "Seat0 took a hint."
    assert taken(anna.state(table, 0)["log"]) == [(number, seat, text)]
    assert taken(anna.get(f"/api/tables/{table}/moves?first={number}&last={number}")) == [(number, seat, text)]
    if number:
        frame = anna.get(f"/api/tables/{table}/replay/{number - 1}")  # where the replay shows this answer
        assert taken([frame["move"]]) == [(number, seat, text)]
    anna.close()
    assert "Traceback" not in server.stop()


# --- why a bot has done something ------------------------------------------------------------------------------------


def against_a_bot(client: Client, table: str, answers: int) -> Json:
    """The state in which my seat, the first one, is asked after so many answers at least, and a turn of the bot."""
    with client.live(table, 0) as socket:
        state = socket.next("state")
        while not (state["number"] >= answers and state["question"]["mine"] and told_of_bots(client.state(table, 0))):
            if state["question"]["mine"]:
                socket.send("answer", seq=state["seq"], seat=0, things=[state["options"][0]["thing"]])
            state = socket.next("state")
    return client.state(table, 0)


def told_of_bots(state: Json) -> list[tuple[int, int, Json]]:
    """Beats of turns of bots: the move each begins with, its number there, and the beat."""
    return [
        (move["number"], beat["nth"], beat)
        for move in state["log"]
        for beat in move["beats"]
        if move["number"] > 0 and beat["by"] == 1 and beat["weight"] != "silent"
    ]


def why(client: Client, table: str, number: int, nth: int, status: int = 200, seat: int | None = 0) -> Json:
    """Ask why."""
    eyes = "" if seat is None else f"&seat={seat}"
    found: Json = client.ask("GET", f"/api/tables/{table}/why/{number}?nth={nth}{eyes}&lang=en", None, status)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_says_why(anna: Client, game: str) -> None:
    """From what Anna can see: reasons in words of the game, and how it looked."""
    table = anna.new_table("human", "bot", game=game)["table"]
    state = against_a_bot(anna, table, 40)
    beats = told_of_bots(state)
    found = [why(anna, table, number, nth) for number, nth, _ in beats[-4:]]
    assert [one["headline"] for one in found] == [beat["headline"] for _, _, beat in beats[-4:]]
    assert {one["seat"] for one in found} == {1}
    assert any(one["judged"] and 0 <= one["chance"] <= 1 for one in found)
    number, nth, _ = beats[-1]
    assert why(anna, table, number, nth) == found[-1], "who asks again is told the same"
    assert why(anna, table, number, nth, seat=None)["chance"] is None, "who looks on is told what everybody sees"


def test_nobody_is_asked_why_but_bots_and_only_where_there_are_hints(anna: Client) -> None:
    table = anna.new_table("human", "bot", game="xibalba")["table"]
    state = against_a_bot(anna, table, 60)
    own, nth = next((move["number"], beat["nth"]) for move in state["log"] for beat in move["beats"] if beat["by"] == 0)
    assert why(anna, table, own, nth, 404)["code"] == "no-why"
    assert why(anna, table, 0, 0, 404)["code"] == "no-why"
    number, nth, _ = told_of_bots(state)[0]
    anna.ask("PATCH", f"/api/tables/{table}", {"hints": False})
    assert why(anna, table, number, nth, 403)["code"] == "hints-off"

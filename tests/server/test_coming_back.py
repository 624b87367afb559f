"""Whoever comes back says what they have, and is told the rest: together it is what anybody new is told."""

import random
from typing import Any

import pytest

from .kit import Client, Json, new_id


def merged(old: Json, new: Json) -> Json:
    """What somebody knows who had a state and is told another one, as pages put them together."""
    if new["log_from"] == 0:
        return new
    first = new["log"][0]["number"]
    kept = [move for move in old["log"] if move["number"] < first]
    assert kept[-1]["number"] == first - 1
    return {**new, "log": kept + new["log"], "log_from": 0}


def back(client: Client, table: str, seat: int, old: Json) -> Json:
    """What a seat is told that has a state."""
    path = f"/api/tables/{table}/state?lang=en&seat={seat}&seq={old['seq']}&number={old['number']}"
    told: Json = client.get(path)
    return told


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_what_was_known_and_what_is_told_make_the_whole(anna: Client, game: str) -> None:
    """At every moment of a game with hints, words and answers that were taken back, whatever one has seen before."""
    table, dice = anna.new_table("human", "hotseat", game=game, hints=True)["table"], random.Random(4)
    seen: list[Json] = []
    short = 0
    for turn in range(60):
        state = anna.state(table, 0)
        if state["question"]["seat"] == 1:
            state = anna.state(table, 1)
        fields: dict[str, Any] = {"seq": state["seq"], "seat": state["viewer"]}
        if state["undo"]["possible"] and dice.random() < 0.3:
            body = {"type": "undo", "command": new_id(), **fields}  # refused where the answer has shown something
            assert anna.http.post(f"/api/tables/{table}/commands", json=body).status_code in (200, 409)
        else:
            if turn % 9 == 4:
                anna.command(table, "hint", **fields)
            if turn % 10 == 5:
                anna.command(table, "chat", text=f"line {turn}")
            anna.answer(state, [dice.choice(state["options"])["thing"]])
        whole = anna.state(table, 0)
        for old in dice.sample(seen, min(3, len(seen))):
            told = back(anna, table, 0, old)
            assert merged(old, told) == whole
            short += told["log_from"] > 0
        seen.append(whole)
    assert short > 60


def test_over_the_socket_too(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    start = anna.state(table)["number"]
    old = anna.play(table, lambda state: state["number"] > start + 12)
    with anna.live(table, old["viewer"], seq=old["seq"], number=old["number"]) as socket:
        told = socket.next("state")
        assert told["log_from"] == old["number"]
        assert len(told["log"]) < len(old["log"])
        assert merged(old, told)["log"] == old["log"]
        socket.send("sync")
        assert socket.next("state")["log_from"] == 0  # whoever is not sure gets everything


def test_who_claims_what_never_was_is_told_everything(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    state = anna.state(table, 0)
    seq, number = state["seq"], state["number"]
    for claim in ((seq + 1, number + 1), (seq + 1, number), (seq, number - 1), (seq, number + 1), (0, 0), (10**6, 1)):
        assert back(anna, table, 0, {"seq": claim[0], "number": claim[1]})["log_from"] == 0
    assert back(anna, table, 0, state)["log_from"] == number


def test_nonsense_is_no_claim(anna: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    state = anna.state(table, 0)
    for claim in ({"seq": "x", "number": 3}, {"seq": state["seq"]}, {"seq": -1, "number": -1}):
        with anna.live(table, state["viewer"], **claim) as socket:
            assert socket.next("state")["log_from"] == 0


def test_eyes_that_are_not_mine_stay_shut(anna: Client, ben: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    state = anna.state(table, 0)
    path = f"/api/tables/{table}/state?seat=0&seq={state['seq']}&number={state['number']}"
    assert ben.get(path, 403)["code"] == "not-your-seat"

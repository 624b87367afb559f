"""Commands: the same over the socket and by POST, idempotent, refused when stale; undo, plan, chat."""

from .kit import Client, Json, new_id


def test_the_same_command_again_changes_nothing(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="wutaki")["table"]
    state = anna.play(table, lambda state: state["question"]["mine"])
    command = new_id()
    done = anna.answer(state, command=command)
    following = anna.state(table)
    assert done == {"type": "done", "command": command, "seq": following["seq"]}
    assert anna.answer(state, command=command) == done
    assert anna.answer(state, [state["options"][-1]["thing"]], command=command) == done
    with anna.live(table, state["viewer"]) as socket:
        fields = {"seq": state["seq"], "seat": state["viewer"], "things": [state["options"][0]["thing"]]}
        socket.send("answer", **{**fields, "command": command})
        assert socket.next("done") == done
    assert anna.state(table)["seq"] == following["seq"]
    anna.command(table, "chat", text="once", command="chat-once")
    anna.command(table, "chat", text="once", command="chat-once")
    assert [line["text"] for line in anna.state(table)["chat"]] == ["once"]


def test_the_same_id_of_somebody_else_is_another_command(anna: Client, ben: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    anna.command(table, "chat", text="mine", command="the-same-id")
    ben.command(table, "chat", text="theirs", command="the-same-id")
    assert [line["text"] for line in anna.state(table)["chat"]] == ["mine", "theirs"]


def test_who_has_missed_something_is_told(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="wutaki")["table"]
    old = anna.play(table, lambda state: state["question"]["mine"])
    anna.answer(old)
    problem = anna.answer(old, status=409)
    assert problem["code"] == "stale"
    assert problem["state"]["seq"] > old["seq"]
    assert problem["state"]["viewer"] == old["viewer"]
    assert problem["state"]["log_from"] == 0
    assert anna.answer({**old, "seq": old["seq"] + 99}, status=409)["code"] == "stale"
    assert anna.state(table)["seq"] == problem["state"]["seq"]


def test_an_illegal_answer_changes_nothing(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="wutaki")["table"]
    state = anna.play(table, lambda state: state["question"]["mine"])
    legal = {option["thing"] for option in state["options"]}
    wrong = next(thing for thing in range(500) if thing not in legal)
    assert anna.answer(state, [wrong], 409)["code"] in ("answer-illegal", "batch-answer")
    assert anna.state(table)["seq"] == state["seq"]


def test_several_answers_are_given_at_one_go_and_go_back_together(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="xibalba")["table"]

    def can_collect(state: Json) -> bool:
        return any(option["again"] and not option["final"] for option in state["options"])

    state = anna.play(table, can_collect)
    first = next(option for option in state["options"] if option["again"] and not option["final"])
    fields = {"seq": state["seq"], "seat": state["viewer"]}
    plan = anna.command(table, "plan", things=[first["thing"]], **fields)
    assert (plan["type"], plan["plan"], plan["seq"]) == ("state", [first["thing"]], state["seq"])
    assert plan["number"] == state["number"] + 1
    second = plan["options"][0]["thing"]
    assert anna.state(table)["seq"] == state["seq"]
    done = anna.answer(state, [first["thing"], second])
    after = anna.state(table, state["viewer"])
    assert done["seq"] == after["seq"]
    if after["undo"]["possible"]:
        anna.command(table, "undo", seq=after["seq"], seat=state["viewer"])
        back = anna.state(table, state["viewer"])
        assert back["number"] == state["number"]
        assert back["seq"] == after["seq"] + 1
        assert back["options"] == state["options"]


def test_an_answer_is_taken_back(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="xibalba")["table"]
    before: list[Json] = []

    def can_undo(state: Json) -> bool:
        before.append(state)
        return bool(state["undo"]["possible"])

    state = anna.play(table, can_undo)
    assert state["undo"]["possible"]
    with anna.live(table, state["viewer"]) as socket:
        socket.next("state")
        socket.send("undo", seq=state["seq"], seat=state["viewer"])
        back = socket.next("state")
    assert back["number"] < state["number"]
    assert back["seq"] == state["seq"] + 1
    assert (back["log"], back["log_from"]) == ([], back["number"] + 1)
    assert [move["number"] for move in anna.state(table)["log"]][-1] == back["number"]
    assert back["view"] == next(old for old in reversed(before[:-1]) if old["viewer"] == back["viewer"])["view"]


def test_what_cannot_be_taken_back_says_why(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="xibalba")["table"]
    state = anna.play(table, lambda state: state["undo"]["code"] == "undo-chance")
    assert state["undo"]["text"]
    problem = anna.command(table, "undo", 409, seq=state["seq"], seat=state["viewer"])
    assert (problem["code"], problem["text"]) == ("undo-chance", state["undo"]["text"])
    assert anna.state(table)["seq"] == state["seq"]
    other = anna.http.post(
        f"/api/tables/{table}/commands?lang=de",
        json={"type": "undo", "command": new_id(), "seq": state["seq"], "seat": state["viewer"]},
    )
    assert "Würfel" in other.json()["text"]


def test_a_plan_of_a_seat_that_is_not_asked_is_refused(anna: Client) -> None:
    table = anna.new_table("human", "hotseat", game="wutaki")["table"]
    state = anna.play(table, lambda state: state["question"]["mine"])
    other = 1 - state["viewer"]
    problem = anna.command(table, "plan", 409, seq=state["seq"], seat=other, things=[0])
    assert problem["code"] == "answer-turn"


def test_chat_reaches_everybody(anna: Client, ben: Client) -> None:
    table = anna.new_table("human", "hotseat")["table"]
    with anna.live(table, 0) as one, ben.live(table, lang="de") as two:
        one.next("state")
        two.next("state")
        one.send("chat", text="  Hello <b>you</b>  ")
        assert one.next("chat")["line"]["text"] == "Hello <b>you</b>"
        line = two.next("chat")["line"]
        assert (line["seat"], line["name"]) == (0, "Seat0")
        two.send("chat", text="Hallo")
        assert two.next("chat")["line"]["name"] == "Zuschauer"
    assert anna.command(table, "chat", 400, text="\u0000")["code"] == "bad-text"

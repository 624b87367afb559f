"""What a seat may know belongs to whoever sits there: the deal, the consent, the way back (ADR 15)."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import update

from spieltisch.server import schema
from spieltisch.server.app import _settle
from spieltisch.server.looking import Viewer
from spieltisch.server.seating import BOT_S, PERSON_S
from spieltisch.server.sockets import _come
from spieltisch.server.storage import now
from spieltisch.server.watching import Watcher

from .inside import Guest, Inside, inside
from .kit import Json, random_game


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """An application without bots."""
    with inside(f"sqlite:///{tmp_path_factory.mktemp('seats')}/tables.db") as made:
        yield made


@pytest.fixture
def anna(house: Inside) -> Guest:
    return house.guest()


@pytest.fixture
def ben(house: Inside) -> Guest:
    return house.guest()


@pytest.fixture
def carl(house: Inside) -> Guest:
    return house.guest()


def together(anna: Guest, ben: Guest, *more: str) -> str:
    """A running game of two people."""
    created = anna.new_table("human", "open", *more)
    ben.join(created["invites"][0]["code"], "Ben")
    return str(created["table"])


def agree(who: Guest, table: str, seat: int, yes: bool = True, status: int = 200) -> Json:
    answer: Json = who.post(f"/api/tables/{table}/seats/{seat}/consent", {"agree": yes}, status)
    return answer


# --- before the game -------------------------------------------------------------------------------------------------


def test_nothing_is_dealt_before_everybody_sits(anna: Guest, ben: Guest) -> None:
    created = anna.new_table("human", "open")
    table = created["table"]
    state = anna.state(table, 0)
    assert (state["waiting"], state["number"], state["seq"]) == (True, 0, 0)
    assert state["view"] == anna.state(table)["view"]  # nobody sees more than a spectator
    assert anna.get(f"/api/tables/{table}")["asked"] is None
    ben.join(created["invites"][0]["code"], "Ben")
    state = ben.state(table, 1)
    assert not state["waiting"]
    assert state["number"] > 0
    assert state["view"] != ben.state(table)["view"]


def test_a_host_who_takes_a_friend_s_code_first_has_seen_nothing(anna: Guest, ben: Guest) -> None:
    """It was the way to read a friend's cards: take the code, look, invite again."""
    created = anna.new_table("human", "open", "open")
    table = created["table"]
    anna.join(created["invites"][0]["code"], "Ben")
    assert anna.state(table, 1)["number"] == 0
    code = anna.invite(table, 1)
    ben.join(code, "Ben")
    anna.post(f"/api/tables/{table}/start")
    assert ben.state(table, 1)["number"] > 0
    assert anna.state(table, 1, 403)["code"] == "not-your-seat"
    assert anna.notes(table) == []


def test_whoever_holds_two_seats_when_the_game_begins_gives_none_away_silently(anna: Guest, ben: Guest) -> None:
    created = anna.new_table("human", "open")
    table = created["table"]
    anna.join(created["invites"][0]["code"], "Anna as well")
    ben.join(anna.invite(table, 1), "Ben")
    assert ben.notes(table) == [("took", 1)]
    assert "Anna as well" in str(ben.state(table, 1)["log"])


def test_the_host_frees_seats_and_starts_with_bots(anna: Guest, ben: Guest, carl: Guest) -> None:
    created = anna.new_table("human", "open", "open")
    table, code = created["table"], created["invites"][0]["code"]
    ben.join(code, "Ben")
    assert anna.invite(table, 1, 409) == "seat-taken"
    assert carl.post(f"/api/tables/{table}/seats/1/leave", status=403)["code"] == "not-your-seat"
    seats = anna.post(f"/api/tables/{table}/seats/1/leave")["seats"]
    assert (seats[1]["kind"], seats[1]["mine"]) == ("open", False)
    ben.join(code, "Ben", 404)
    assert ben.post(f"/api/tables/{table}/start", status=403)["code"] == "forbidden"
    started = anna.post(f"/api/tables/{table}/start")
    assert [seat["kind"] for seat in started["seats"]] == ["human", "bot", "bot"]
    assert started["asked"] is not None
    assert anna.post(f"/api/tables/{table}/start", status=409)["code"] == "begun"


def test_against_bots_and_at_one_screen_the_game_begins_at_once(anna: Guest) -> None:
    for kinds in (("human", "bot"), ("human", "hotseat"), ("bot", "bot")):
        assert anna.get(f"/api/tables/{anna.new_table(*kinds)['table']}")["asked"] is not None


def test_a_way_back_from_before_is_void_when_the_seat_has_changed_hands(anna: Guest, ben: Guest) -> None:
    three = anna.new_table("human", "open", "open")
    table, seat = three["table"], f"/api/tables/{three['table']}/seats/1"
    anna.join(three["invites"][0]["code"], "Ben")
    mine = anna.post(f"{seat}/recovery", status=201)["code"]
    ben.join(anna.invite(table, 1), "Ben")
    anna.post(f"/api/tables/{table}/start")
    assert anna.join(mine, "Ben", 404)["code"] == "no-such-code"


# --- while it is running ---------------------------------------------------------------------------------------------


def test_the_seat_of_a_bot_is_taken_over_with_everybody_s_consent_only(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben, "bot")
    code = anna.invite(table, 2)
    assert anna.join(code, "Anna")["asking"]
    assert anna.state(table, 2, 403)["code"] == "not-your-seat"
    (request,) = ben.get(f"/api/tables/{table}")["requests"]
    assert (request["seat"], request["decide"], request["missing"], request["bot"]) == (2, True, [1], False)
    assert agree(anna, table, 2)["requests"]  # to agree with oneself does not help
    assert agree(carl, table, 2, status=403)["code"] == "not-your-seat"
    agree(ben, table, 2, False)
    assert anna.notes(table) == [("refused", 2)]
    assert anna.join(code, "Anna", 404)["code"] == "no-such-code"
    assert carl.join(anna.invite(table, 2), "Carl")["asking"]
    agree(ben, table, 2)
    assert carl.state(table, 2)["viewer"] == 2
    assert anna.state(table, 2, 403)["code"] == "not-your-seat"
    assert carl.notes(table) == [("refused", 2), ("took", 2)]


def test_a_second_one_waits_until_the_first_is_decided_on(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben, "bot")
    carl.join(anna.invite(table, 2), "Carl")
    other = ben.inside.guest()
    assert other.join(anna.invite(table, 2), "Dora", 409)["code"] == "seat-asked"
    agree(carl, table, 2, False)  # never mind
    assert other.join(anna.invite(table, 2), "Dora")["asking"]


def test_alone_among_bots_one_may_look_but_everybody_who_comes_later_reads_of_it(anna: Guest, ben: Guest) -> None:
    table = anna.new_table("human", "bot", "bot")["table"]
    anna.join(anna.invite(table, 1), "Anna")
    assert anna.state(table, 1)["viewer"] == 1
    anna.post(f"/api/tables/{table}/seats/1/leave")
    assert anna.state(table, 1, 403)["code"] == "not-your-seat"
    ben.join(anna.invite(table, 2), "Ben")
    assert ben.notes(table) == [("took", 1), ("left", 1), ("took", 2)]
    assert anna.join(anna.invite(table, 1), "Anna")["asking"]  # from now on somebody is asked


def test_a_friend_s_seat_is_taken_over_only_with_theirs_or_after_a_day(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben)
    assert carl.join(anna.invite(table, 1), "Carl")["asking"]
    settled(anna.inside, table, PERSON_S - 60)
    assert carl.state(table, 1, 403)
    settled(anna.inside, table, PERSON_S + 60, here=ben)
    assert carl.state(table, 1, 403)
    settled(anna.inside, table, PERSON_S + 60)
    assert carl.state(table, 1)["viewer"] == 1
    assert ben.state(table, 1, 403)
    assert ben.notes(table) == [("took", 1)]


def test_nobody_is_away_who_is_there_now_and_then(anna: Guest, ben: Guest, carl: Guest) -> None:
    """The day counts from when those who are asked were seen last, not from the request."""
    table = together(anna, ben)
    assert carl.join(anna.invite(table, 1), "Carl")["asking"]
    settled(anna.inside, table, PERSON_S + 60, here=ben)  # they looked, said nothing, and went to bed
    anna.inside.run(_settle(anna.inside.house))
    assert carl.state(table, 1, 403)
    assert ben.get(f"/api/tables/{table}")["requests"][0]["absent_from"] > now(PERSON_S - 60)


def test_whoever_comes_for_a_moment_has_been_seen(anna: Guest, ben: Guest, carl: Guest) -> None:
    house, table = anna.inside.house, together(anna, ben)
    carl.join(anna.invite(table, 1), "Carl")
    settled(anna.inside, table, PERSON_S - 60)
    anna.inside.run(_come(house, house.room(table), Watcher(Viewer(1, "en", ben.visitor)), None))
    assert ben.get(f"/api/tables/{table}")["requests"][0]["absent_from"] > now(PERSON_S - 60)
    house.room(table).watchers = set()


def settled(house: Inside, table: str, after: float, here: Guest | None = None) -> None:
    """So many seconds after a request: what the server does every minute."""
    with house.house.storage.engine.begin() as connection:
        connection.execute(update(schema.requests).values(asked=now(-after)))
        connection.execute(update(schema.tables).values(version=schema.tables.c.version + 1))
    room = house.house.room(table)
    watchers = {Watcher(Viewer(None, "en", here.visitor))} if here else set()
    room.live, room.watchers = None, watchers

    async def minute() -> None:
        await house.house.look(table, lambda live: None)
        await _settle(house.house)

    house.run(minute())
    room.watchers = set()


def test_a_bot_stands_in_for_oneself_at_once_and_for_others_if_they_agree_or_are_away(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    seat = f"/api/tables/{table}/seats/1"
    assert ben.ask("PATCH", seat, {"stand_in": True}).json()["seats"][1]["standing_in"]
    assert anna.ask("PATCH", seat, {"stand_in": False}).json()["code"] == "not-your-seat"
    assert not ben.ask("PATCH", seat, {"stand_in": False}).json()["seats"][1]["standing_in"]
    asked = anna.ask("PATCH", seat, {"stand_in": True}).json()
    assert not asked["seats"][1]["standing_in"]
    assert asked["requests"][0]["bot"]
    settled(anna.inside, table, BOT_S + 60)
    after = ben.get(f"/api/tables/{table}")
    assert (after["seats"][1]["standing_in"], after["seats"][1]["mine"], after["requests"]) == (True, True, [])
    assert anna.state(table, 1, 403)
    assert ben.notes(table) == [("stood-in", 1), ("came-back", 1), ("stood-in", 1)]


def test_whoever_leaves_comes_back_like_everybody_else(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    left = ben.post(f"/api/tables/{table}/seats/1/leave")
    assert (left["seats"][1]["kind"], left["mine"]) == ("bot", [])
    assert ben.state(table, 1, 403)
    assert anna.post(f"/api/tables/{table}/seats/1/leave", status=403)["code"] == "not-your-seat"
    ben.join(anna.invite(table, 1), "Ben")  # whoever invites agrees, and nobody else is there
    assert ben.state(table, 1)["viewer"] == 1
    assert ben.notes(table) == [("left", 1), ("took", 1)]


# --- the way back ----------------------------------------------------------------------------------------------------


def test_a_lost_cookie_loses_no_seat(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben)
    code = ben.post(f"/api/tables/{table}/seats/1/recovery", status=201)["code"]
    before = ben.state(table, 1)
    assert anna.post(f"/api/tables/{table}/seats/1/recovery", status=403)["code"] == "not-your-seat"
    again = ben.inside.guest()
    assert again.join(code, "whatever") == {"table": table, "seat": 1, "asking": False}
    assert again.join(code, "whatever") == {"table": table, "seat": 1, "asking": False}
    after = again.state(table, 1)
    assert (after["view"], after["seats"][1]["name"]) == (before["view"], "Ben")
    assert ben.state(table, 1, 403)
    assert anna.notes(table) == [("moved", 1)]
    assert carl.join(code, "Carl", 404)["code"] == "no-such-code"


def test_the_way_back_leads_to_all_that_somebody_had_at_the_table(anna: Guest) -> None:
    table = anna.new_table("human", "hotseat", "bot")["table"]
    code = anna.post(f"/api/tables/{table}/seats/0/recovery", status=201)["code"]
    again = anna.inside.guest()
    again.join(code)
    found = again.get(f"/api/tables/{table}")
    assert (found["mine"], found["host"]) == ([0, 1], True)
    assert again.notes(table) == [("moved", 0), ("moved", 1)]


def test_trying_one_s_own_way_back_does_not_use_it_up(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    code = ben.post(f"/api/tables/{table}/seats/1/recovery", status=201)["code"]
    assert ben.join(code, "Ben") == {"table": table, "seat": 1, "asking": False}
    again = ben.inside.guest()
    again.join(code)
    assert again.state(table, 1)["viewer"] == 1


def test_a_way_back_does_not_give_a_player_the_hand_of_another_one(anna: Guest, ben: Guest) -> None:
    """Told or stolen: somebody at the table would see two hands, and nobody would have agreed."""
    table = together(anna, ben, "bot")
    code = ben.post(f"/api/tables/{table}/seats/1/recovery", status=201)["code"]
    for lang, word in (("en", "recovery code"), ("de", "Rückkehr-Code")):
        refused = anna.post(f"/api/join?lang={lang}", {"code": code, "name": "Anna"}, 409)
        assert refused["code"] == "sits-here"
        assert word in refused["text"]
    assert anna.state(table, 1, 403)
    assert anna.notes(table) == []
    again = ben.inside.guest()
    again.join(code)  # it is still good for whom it is meant
    assert again.state(table, 1)["viewer"] == 1


def test_while_the_table_waits_a_way_back_is_not_told_of(anna: Guest) -> None:
    created = anna.new_table("human", "open")
    table = created["table"]
    again = anna.inside.guest()
    again.join(anna.post(f"/api/tables/{table}/seats/0/recovery", status=201)["code"])
    assert again.get(f"/api/tables/{table}")["host"]
    assert again.notes(table) == []


def test_a_host_who_lost_everything_is_invited_back_by_the_others(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben)
    assert carl.post(f"/api/tables/{table}/seats/0/invite", status=403)["code"] == "not-your-seat"
    again = anna.inside.guest()
    assert again.join(ben.invite(table, 0), "Anna")["asking"]
    settled(anna.inside, table, PERSON_S + 60)
    found = again.get(f"/api/tables/{table}")
    assert (found["mine"], found["host"]) == ([0], True)
    assert ben.notes(table) == [("took", 0)]


def test_a_host_who_gives_the_seat_away_stays_the_host(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben)
    carl.join(anna.invite(table, 0), "Carl")
    agree(ben, table, 0)
    assert carl.get(f"/api/tables/{table}")["mine"] == [0]
    assert anna.get(f"/api/tables/{table}")["host"]


def test_nobody_chooses_who_stands_in_for_a_friend(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    seat = f"/api/tables/{table}/seats/1"
    ben.ask("PATCH", seat, {"stand_in": True})
    assert anna.ask("PATCH", seat, {"level": "random"}).json()["code"] == "not-your-seat"
    assert ben.ask("PATCH", seat, {"level": "random"}).json()["seats"][1]["level"] == "random"


@pytest.mark.parametrize("what", ["state", "moves", "replay/0"])
def test_whoever_loses_a_seat_while_they_ask_sees_nothing_of_it(anna: Guest, ben: Guest, what: str) -> None:
    """Requests that wait at a locked table are looked at again when it is their turn."""
    house, table = anna.inside.house, together(anna, ben)

    async def ask() -> int:
        async with house.room(table).lock:
            asked = asyncio.ensure_future(ben.http.get(f"/api/tables/{table}/{what}?seat=1"))
            while not house.room(table).lock._waiters:  # type: ignore[attr-defined]
                await asyncio.sleep(0)  # until the request queues for the table
            with house.storage.engine.begin() as connection:
                here = (schema.seats.c.table_id == table) & (schema.seats.c.seat == 1)
                connection.execute(update(schema.seats).where(here).values(visitor=anna.visitor))
                connection.execute(update(schema.tables).values(version=schema.tables.c.version + 1))
        return (await asked).status_code

    assert anna.inside.run(ask()) == 403


def test_whoever_never_wrote_down_a_code_comes_back_with_an_invitation(anna: Guest, ben: Guest, carl: Guest) -> None:
    table = together(anna, ben, "open")
    anna.post(f"/api/tables/{table}/start")
    again = ben.inside.guest()
    assert again.join(anna.invite(table, 1), "Ben")["asking"]
    settled(anna.inside, table, PERSON_S + 60)
    assert again.state(table, 1)["viewer"] == 1


def test_invitations_expire(anna: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    created = anna.new_table("human", "open")
    (invite,) = created["invites"]
    assert invite["expires"] > now(6 * 24 * 3600)
    monkeypatch.setattr("spieltisch.server.storage.INVITE_S", -1.0)
    assert ben.join(invite["code"], "Ben", 404)["code"] == "no-such-code"


def test_a_game_from_a_file_says_so(anna: Guest) -> None:
    record = random_game("wutaki", 2, 4, 40).to_text()
    table = anna.post("/api/tables/import", {"record": record}, 201)["table"]
    assert anna.notes(table) == [("brought", 0)]


def test_both_languages_tell_of_it(anna: Guest, ben: Guest) -> None:
    table = together(anna, ben)
    ben.post(f"/api/tables/{table}/seats/1/leave")
    for lang, sentence in (("en", "Ben has left the table."), ("de", "Ben hat den Tisch verlassen.")):
        assert sentence in anna.ask("GET", f"/api/tables/{table}/state?lang={lang}").text

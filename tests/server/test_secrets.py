"""Whatever hosts and guests do, in whatever order: nobody gets to see what is hidden from them, unless the log says so.

Four browsers do things at random at one table. After every step each of them tries to look through every seat, and
reads what the server has sent to its sockets meanwhile. A model that knows nothing of the server's rules keeps book:
who sat where when it was dealt, and which consent was given. Whoever sees through a seat must have sat there then, or a
note in the log tells that they have come; and before such a note everybody else at the table has agreed. Nobody comes
to a seat from which somebody was shown out.

Then the bytes themselves: what is hidden from the seats that somebody has is exchanged on the live table, and
everything that they can ask for, through their own seats and through all others, has to come byte for byte as before.
`leaks.py` does the same for one seat at every turn of a game. `scripts/seat-leaks` plays many such evenings.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieltisch.core.records import clone
from spieltisch.core.streams import new_stream
from spieltisch.server import access
from spieltisch.server.letters import Whole, letter
from spieltisch.server.live import LiveTable
from spieltisch.server.looking import Lookout, Viewer
from spieltisch.server.watching import Watcher
from tests.conformance.checks import table_at
from tests.conformance.walk import Walk

from .inside import Guest, Inside, inside
from .kit import finished_record, random_game

PEOPLE = 4
SEATS = 3
TABLES = (
    ("human", "open", "open"),
    ("open", "open", "open"),
    ("human", "open", "bot"),
    ("human", "bot", "bot"),
    ("human", "hotseat", "open"),
)
COMING = ("took", "moved")  # notes by which somebody gets a seat


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """An application without bots: what they would do, people do."""
    with inside(f"sqlite:///{tmp_path_factory.mktemp('secrets')}/tables.db") as made:
        made.house.limits.rows["codes"] = []  # who guesses codes is another test's
        yield made


@pytest.fixture(scope="module")
def people(house: Inside) -> list[Guest]:
    """Everybody; the first one sets up the table."""
    return [house.guest() for _ in range(PEOPLE)]


Grant = tuple[int, int]  # somebody who sees through a seat


@dataclass
class Book:
    """What we know of a table without asking the server what it thinks of it."""

    house: Inside
    people: list[Guest]
    table: str
    codes: list[tuple[str, int, int]]  # each one that was ever made, its seat and its maker
    seen: set[Grant] = field(default_factory=set)
    notes: list[tuple[str, int]] = field(default_factory=list)
    agreed: dict[int, set[int]] = field(default_factory=dict)  # who has agreed to a change of a seat
    watchers: dict[Grant, Watcher] = field(default_factory=dict)
    dealt: bool = False

    # --- what people do ----------------------------------------------------------------------------------------------

    def step(self, kind: str, who: int, seat: int, pick: int) -> None:
        """Somebody does something, whether they may or not."""
        guest, path = self.people[who], f"/api/tables/{self.table}"
        at = f"{path}/seats/{seat}"
        if kind in ("invite", "recovery"):
            answer = guest.ask("POST", f"{at}/{kind}")
            if answer.status_code == 201:
                self.codes.append((answer.json()["code"], seat, who))
        elif kind == "join" and self.codes:
            code, place, maker = self.codes[-1 - pick % len(self.codes)]
            if guest.ask("POST", "/api/join", {"code": code, "name": f"Guest{who}"}).status_code == 200:
                self.agreed.setdefault(place, set()).update({maker, who})
        elif kind == "consent":
            if guest.ask("POST", f"{at}/consent", {"agree": pick > 0}).status_code == 200:
                self.agreed.setdefault(seat, set()).add(who) if pick else self.agreed.pop(seat, None)
        elif kind == "stand_in":
            guest.ask("PATCH", at, {"stand_in": pick > 0})
        elif kind == "sync" and (who, seat) in self.watchers:
            self.house.run(self.house.house.show(self.room, self.watchers[who, seat]))
        elif kind == "answer":
            self.answer(guest, seat, pick)
        elif kind in ("leave", "remove"):
            guest.ask("POST", f"{at}/{kind}")
        elif kind == "let_back":
            guest.ask("DELETE", f"{path}/removed")
        elif kind in ("start", "rematch"):
            guest.ask("POST", f"{path}/{kind}")

    def answer(self, guest: Guest, seat: int, pick: int) -> None:
        """Play on, so that there is something to see."""
        state = guest.ask("GET", f"/api/tables/{self.table}/state?seat={seat}").json()
        if state.get("options"):
            things = [state["options"][pick % len(state["options"])]["thing"]]
            body = {"type": "answer", "command": f"answer-{state['seq']}", "seq": state["seq"], "seat": seat}
            guest.post(f"/api/tables/{self.table}/commands", {**body, "things": things})

    @property
    def room(self) -> Any:
        return self.house.house.room(self.table)

    # --- what they get to see, byte for byte -------------------------------------------------------------------------

    def compare(self, who: int) -> int:
        """Exchange what is hidden from somebody: they are sent the same; how many bytes were compared."""
        self.people[who].ask("GET", f"/api/tables/{self.table}/state")
        live = self.room.live
        if live is None or live.sheet.waiting or live.table.over:
            return 0
        state = live.table.position.state
        worlds = [state, self.exchanged(live, {seat for one, seat in self.seen if one == who})]
        if worlds[0].tobytes() == worlds[1].tobytes():
            return 0  # nothing is hidden from them
        first, second = (self.everything_sent(live, world, who) for world in worlds)
        self.room.live = None  # it is read anew
        for what, sent in first.items():
            assert sent == second[what], f"{what} tells {who} a secret"
        return sum(map(len, first.values()))

    def exchanged(self, live: LiveTable, seats: set[int]) -> Any:
        """Another world that looks the same from these seats; the true one where none is found."""
        game, box, state = live.table.game, live.table.box, live.table.position.state
        for number in range(8):
            world = clone(state)
            game.resample(box.record, world, min(seats, default=0), new_stream(5, number))
            if all(game.people.view(box, world, seat) == game.people.view(box, state, seat) for seat in (*seats, None)):
                return world
        return state

    def everything_sent(self, live: LiveTable, world: Any, who: int) -> dict[str, bytes]:
        """Everything that somebody gets from the server if the world is like this."""
        walk = Walk(live.table.game, live.table.box)
        walk.s = clone(world)
        made = LiveTable(live.storage, live.sheet, table_at(walk), live.seq, live.chat, live.notes)
        path, sent = f"/api/tables/{self.table}", {}
        command = {"command": "no-such-command", "seq": live.seq, "things": [0]}
        asked: list[tuple[str, str, Any]] = [("GET", path, None), ("GET", "/api/tables", None)]
        for what in ("state", "moves", "replay/0", "story", "record", "scoring", "review"):
            asked += [
                ("GET", f"{path}/{what}{eyes}", None) for eyes in ("", *(f"?seat={seat}" for seat in range(SEATS)))
            ]
        for kind in ("answer", "plan"):
            asked += [("POST", f"{path}/commands", {**command, "type": kind, "seat": seat}) for seat in range(SEATS)]
        for method, address, body in asked:
            self.room.live = made
            answer = self.people[who].ask(method, address, body)
            sent[f"{method} {address} {body}"] = str(answer.status_code).encode() + answer.content
        for (one, seat), watcher in self.watchers.items():
            if one == who:
                found = letter(Lookout(made, frozenset()), made, watcher.viewer, Lookout.whole)
                sent[f"socket {seat}"] = found.data if isinstance(found, Whole) else str(found).encode()
        return sent

    # --- what they get to see ----------------------------------------------------------------------------------------

    def look(self) -> tuple[set[Grant], dict[Grant, Any]]:
        """Who sees through which seat now, and what."""
        found: dict[Grant, Any] = {}
        for who, guest in enumerate(self.people):
            for seat in range(SEATS):
                answer = guest.ask("GET", f"/api/tables/{self.table}/state?seat={seat}")
                if answer.status_code == 200:
                    found[who, seat] = answer.json()
        return set(found), found

    def check(self) -> None:
        """Nobody sees what they should not."""
        before = {who for who, _ in self.seen}
        seen, views = self.look()
        asked = (guest.ask("GET", f"/api/tables/{self.table}/state") for guest in self.people)
        about = next(answer.json() for answer in asked if answer.status_code == 200)
        notes = [(note["kind"], note["seat"]) for move in about["log"] for note in move["notes"]]
        if about["waiting"]:
            assert (about["number"], about["seq"], notes) == (0, 0, [])
            assert all(state["view"] == about["view"] for state in views.values())  # nothing hidden is there at all
        elif self.dealt:
            assert notes[: len(self.notes)] == self.notes  # nobody takes back what was told
            news = notes[len(self.notes) :]
            for who, seat in seen - self.seen:
                kinds = {kind for kind, place in news if place == seat}
                assert kinds & set(COMING), f"{who} sees through {seat}, and nobody was told"
                assert ("removed", seat) not in notes, f"{who} sees what somebody held who was shown out"
                if "took" in kinds:
                    others = before - {who}
                    assert others <= self.agreed.get(seat, set()), f"{who} took {seat} without being asked"
        for seat in {seat for _, seat in seen ^ self.seen}:
            self.agreed.pop(seat, None)
        self.read(seen)
        self.seen, self.notes, self.dealt = seen, notes, not about["waiting"]
        self.listen()

    def read(self, seen: set[Grant]) -> None:
        """What has come over the sockets: through a seat only to those who have it."""
        for (who, seat), watcher in self.watchers.items():
            for message in watcher.queued():
                if json.loads(message)["type"] == "state":
                    assert json.loads(message)["viewer"] == seat
                    assert (who, seat) in seen, f"{who} was sent what {seat} sees"
            watcher.dropped = False  # they do not listen to who hangs up

    def listen(self) -> None:
        """Whoever has a seat opens a socket there, and never closes it."""
        for who, seat in self.seen - set(self.watchers):
            watcher = self.watchers[who, seat] = Watcher(Viewer(seat, "en", self.people[who].visitor))
            self.room.watchers.add(watcher)
        self.room.watchers.update(self.watchers.values())


# how a table comes about: set up, brought along in the middle of a game, or after one
WAYS: tuple[str | tuple[str, ...], ...] = (*TABLES, "brought", "rematch")
KINDS = ("join", "join", "join", "consent", "consent", "invite", "invite", "leave", "recovery", "stand_in", "start")
STEPS = st.tuples(
    st.sampled_from((*KINDS, "answer", "sync", "rematch", "remove", "let_back")),
    st.integers(0, PEOPLE - 1),
    st.integers(0, SEATS - 1),
    st.integers(0, 2),
)


def opened(house: Inside, people: list[Guest], how: str | tuple[str, ...]) -> Book:
    """A table and its book."""
    host = people[0]
    if isinstance(how, tuple):
        made = host.new_table(*how)
    elif how == "brought":
        made = host.post("/api/tables/import", {"record": random_game("wutaki", SEATS, 4, 30).to_text()}, 201)
    else:
        over = host.post("/api/tables/import", {"record": RECORD}, 201)
        made = host.post(f"/api/tables/{over['table']}/rematch")
    codes = [(invite["code"], invite["seat"], 0) for invite in made["invites"]]
    return Book(house, people, made["table"], codes)


RECORD = finished_record("wutaki", SEATS, max_rounds=1)


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(how=st.sampled_from(WAYS), steps=st.lists(STEPS, min_size=8, max_size=24))
def test_nobody_sees_what_is_hidden_from_their_seats(
    house: Inside, people: list[Guest], how: str | tuple[str, ...], steps: list[tuple[str, int, int, int]]
) -> None:
    book = opened(house, people, how)
    book.check()
    for number, step in enumerate(steps):
        book.step(*step)
        book.check()
        if number % 8 == 7:
            book.compare(number // 8 % PEOPLE)
    for who in range(PEOPLE):
        book.compare(who)
    house.house.rooms.clear()


def test_the_bytes_of_another_seat_would_be_found(
    house: Inside, people: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison can fail: whoever may look through every seat is caught, even if the book is cooked."""
    book = opened(house, people, TABLES[2])
    book.step("join", 1, 1, 0)
    book.check()
    assert all(book.compare(who) > 10_000 for who in range(3))
    row = "GET /api/tables/{table}/state?seat"
    monkeypatch.setattr(access, "ACCESS", {**access.ACCESS, row: access.EVERYBODY})
    with pytest.raises(AssertionError, match="tells 2 a secret"):
        book.compare(2)

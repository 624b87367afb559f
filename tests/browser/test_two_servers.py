"""Two people with two browsers at two servers on one PostgreSQL: they play as if it were one."""

import random
from contextlib import ExitStack

from .driver import Visitor
from .serving import start


def test_two_browsers_at_two_servers_play_a_whole_game(browser, postgres):
    address = postgres.replace("+psycopg", "")
    with ExitStack() as stack:
        servers = [start(address) for _ in range(2)]
        for server in servers:
            stack.callback(server.stop)
        anna, ben = people = [Visitor(browser, server.address) for server in servers]
        for person in people:
            stack.callback(person.leave)
        created = anna.new_table("xibalba", ("human", "open"), names=("Anna",), options={"threshold": 1})
        ben.ask("POST", "/join", {"code": created["invites"][0]["code"], "name": "Ben"})
        for person in people:
            person.go(f"/t/{created['table']}")
        chance, given, turn = random.Random(4), [0, 0], ""
        while turn != "over":
            for number, person in enumerate(people):
                other = people[1 - number]
                if (turn := whose(person, other)) != "mine":
                    continue
                person.page.bring_to_front()  # a browser draws nothing behind others, and waiting waits for that
                given[number] += person.play(chance, most=1)
                known = f"() => Number(document.querySelector('main.table')?.dataset.number) >= {person.number}"
                other.page.wait_for_function(known)  # nobody reloads anything
        assert all(given), given
        assert anna.number == ben.number
        for person in people:
            assert person.wait_for_turn() == "over"
            person.was_content()


def whose(person: Visitor, other: Visitor) -> str:
    """Wait until one of two is asked, or the game is over; what the first of them has to do."""
    while True:
        for one in (person, other):
            if turn := one.turn():
                return turn if one is person else ("over" if turn == "over" else "")
        person.page.wait_for_timeout(20)

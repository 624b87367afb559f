"""Lines that break, replies that come late, not at all or say no: the page goes on, and says what has happened."""

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from ..server.kit import random_game
from .driver import MOVED_ON, Visitor
from .games import NAMES, asking

LIVE = re.compile(r"/live\?")
MOST_TRIES = 6  # of one command, before the page gives it up
ROLL = 0  # the thing that ends a question KEEP: what it leads to nobody can know
Message = dict[str, Any]


def on_the_line(page: Page, heard: Callable[[WebSocketRoute, WebSocketRoute, Message], None]) -> None:
    """Stand between a page and the server: `heard` is given both and each message of the page."""

    def opened(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        page_side.on_message(lambda text: heard(page_side, server_side, json.loads(text)))

    page.route_web_socket(LIVE, opened)


def at_keep(player: Visitor) -> None:
    """Sit down where dice may be kept: several, and the first ones are but collected."""
    player.bring(asking("xibalba", "KEEP"))
    assert player.wait_for_turn() == "mine"  # nothing in this game is secret: no device is handed on


def tap_die(player: Visitor) -> None:
    """Collect a die."""
    before = player.table.get_attribute("data-step")
    player.table.locator("[data-anchor^='face:'].glows").first.click()
    player.page.wait_for_function(MOVED_ON, arg=before)


def test_a_command_that_breaks_the_line_is_given_up_and_the_game_goes_on(visit):
    player: Visitor = visit(batch=False)
    sent, broken = list[str](), [True]

    def heard(page_side: WebSocketRoute, server_side: WebSocketRoute, message: Message) -> None:
        if message["type"] == "answer" and broken[0]:
            sent.append(message["command"])
            server_side.close()
            page_side.close()
        else:
            server_side.send(json.dumps(message))

    on_the_line(player.page, heard)
    player.sit_down("wutaki", ("human", "bot"))
    player.wait_for_turn()
    before = player.number
    player.glowing().first.click()
    player.sees("The server stumbled over this.")  # the page waits longer after each loss
    assert len(sent) == MOST_TRIES
    assert len(set(sent)) == 1, "it is the same command each time"
    assert player.number == before
    broken[0] = False
    player.wait_for_turn()
    player.point(player.glowing().first)
    assert player.number > before


def test_every_command_that_is_refused_says_why_and_leaves_the_table_alive(visit):
    player: Visitor = visit()

    def heard(page_side: WebSocketRoute, server_side: WebSocketRoute, message: Message) -> None:
        kind, command = message["type"], message.get("command")
        if command is None:
            server_side.send(json.dumps(message))
        else:
            page_side.send(
                json.dumps({"type": "problem", "code": "fault", "text": f"No {kind} today.", "command": command})
            )

    on_the_line(player.page, heard)
    at_keep(player)
    player.table.locator(".spot.glows").first.click()
    player.sees("No plan today.")
    assert player.wait_for_turn() == "mine"
    player.table.locator(f".act button[data-option='{ROLL}']").click()
    player.sees("No answer today.")
    assert player.wait_for_turn() == "mine"
    player.page.get_by_role("button", name="Chat").click()
    player.page.get_by_placeholder("Say something").fill("Hello?")
    player.page.get_by_role("button", name="Send").click()
    player.sees("No chat today.")


def test_a_plan_that_goes_less_far_than_was_asked_does_not_hold_up_the_table(visit):
    """Behind the first die the server is asked to suppose a roll, which it may not: its plan ends before that."""
    player: Visitor = visit()

    def heard(_: WebSocketRoute, server_side: WebSocketRoute, message: Message) -> None:
        if message["type"] == "plan" and len(message["things"]) == 2:
            message["things"][1] = ROLL
        server_side.send(json.dumps(message))

    on_the_line(player.page, heard)
    at_keep(player)
    before = player.number
    tap_die(player)
    player.wait_for_turn()
    tap_die(player)
    assert player.wait_for_turn() == "mine"
    player.page.locator("main.table [data-confirm]:enabled").click()
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number === {before + 2}")


def test_without_a_socket_changes_around_the_table_are_seen_as_well(visit):
    player: Visitor = visit()
    player.page.route_web_socket(LIVE, lambda line: line.close())
    table = player.sit_down("wutaki", ("human", "bot"))
    player.wait_for_turn()
    player.ask("PATCH", f"/tables/{table}", {"title": "A long evening"})
    player.page.wait_for_function("() => document.title.includes('A long evening')")


def test_of_two_seats_chosen_in_a_replay_the_last_one_is_shown(visit):
    """The moves as Ana saw them come after those of Bo, who was chosen after her."""
    player: Visitor = visit()
    late = list[Route]()
    player.page.route(re.compile(r"/moves\?.*seat=0"), lambda route: late.append(route))
    player.bring(random_game("wutaki", 2, 1, None, NAMES), "/replay?at=100")
    eyes = player.page.get_by_label("Seen by")
    with player.page.expect_request(re.compile(r"/moves\?.*seat=0")):
        eyes.select_option("Ana")
    eyes.select_option("Bo")
    me = player.page.locator("main.replay > .me")
    expect(me).to_have_attribute("aria-label", "Bo")
    with player.page.expect_event("requestfinished", lambda request: "seat=0" in request.url):
        late[0].continue_()
    player.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(me).to_have_attribute("aria-label", "Bo")


def test_whoever_joins_has_the_seat_even_if_the_reply_is_lost(visit):
    host, guest = visit(), visit()
    created = host.new_table("wutaki", ("human", "open"))

    def lose(route: Route) -> None:
        asked = route.request
        headers = {name: value for name, value in asked.all_headers().items() if not name.startswith(":")}
        httpx.post(asked.url, headers=headers, content=asked.post_data_buffer or b"").raise_for_status()
        route.abort()

    guest.page.route("**/api/join?*", lose)
    guest.go(f"/join#{created['invites'][0]['code']}")
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.sees("The server does not answer.")
    assert [one["table"] for one in guest.ask("GET", "/tables")] == [created["table"]]
    guest.problems.clear()  # the browser says that a reply was lost

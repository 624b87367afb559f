"""What can be heard and felt: sounds, notifications, zooming with a finger; and bots that stand in, at any pace."""

import random
import time

import pytest
from playwright.sync_api import expect

from .driver import MOVED_ON, PHONE, Visitor
from .games import asking

# Notes every sound that starts, and still plays it.
LISTEN = """
window.tones = 0;
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
"""

# A browser without windows shows no notifications and allows none: this one notes them. It also lets a test say that
# the page is hidden behind another one.
WATCH = """
window.notes = [];
window.away = false;
window.Notification = class extends EventTarget {
  static permission = 'granted';
  constructor(title) { super(); window.notes.push(title); }
  close() {}
};
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });
"""

# A browser that knows notifications and makes none, as Chrome on Android.
REFUSE = WATCH.replace("super(); window.notes.push(title);", "throw new TypeError('Illegal constructor');")

# Where everything stands that can be pointed at or holds such things.
PLACES = """() => [...document.querySelectorAll('.prompt, .board, .side, .me, .spot.glows')].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
})"""


def test_sounds_are_heard_until_somebody_switches_them_off(visit):
    player: Visitor = visit()
    player.context.add_init_script(LISTEN)
    player.sit_down("xibalba", ("human", "bot"))
    player.play(random.Random(20), most=5)
    player.page.wait_for_function("() => window.tones > 0")
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Sounds off").click()
    heard = player.page.evaluate("() => window.tones")
    player.play(random.Random(21), most=5)
    assert player.page.evaluate("() => window.tones") == heard


def test_a_page_in_the_background_tells_that_it_is_my_turn(visit):
    """Whoever looks at something else is told; whoever looks at the table is not."""
    people: tuple[Visitor, Visitor] = (visit(notify=True), visit(notify=True))
    created = people[0].new_table("wutaki", ("human", "open"))
    table = created["table"]
    people[1].ask("POST", "/join", {"code": created["invites"][0]["code"], "name": "Bo"})
    for person in people:
        person.context.add_init_script(WATCH)
        person.go(f"/t/{table}")
        person.table.wait_for()
    seat = people[0].ask("GET", f"/tables/{table}")["asked"]
    here, away = people[seat], people[1 - seat]
    away.page.evaluate("() => { window.away = true }")
    while here.ask("GET", f"/tables/{table}")["asked"] == seat:
        here.play(random.Random(22), most=1)
    away.page.wait_for_function("() => window.notes.length > 0")
    assert "it is your turn" in away.page.evaluate("() => window.notes[0]")
    assert here.page.evaluate("() => window.notes") == []


def test_where_no_notification_can_be_made_the_table_goes_on_and_none_is_offered(visit):
    player: Visitor = visit(notify=True)
    player.context.add_init_script(REFUSE)
    player.sit_down("wutaki", ("human", "bot"), pace=300)
    player.wait_for_turn()
    player.page.evaluate("() => { window.away = true }")
    while player.page.title().startswith("● Your turn"):
        player.play(random.Random(24), most=1)
    player.page.wait_for_function("() => document.title.startsWith('● Your turn')")
    player.context.add_init_script("Notification.permission = 'default'")
    player.go("/settings")
    expect(player.page.get_by_role("switch", name="Notification")).to_be_disabled()
    player.sees("Your browser does not offer notifications here.")


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, "touch": True}], ids=["desktop", "phone"])
def test_nothing_moves_when_the_pointer_comes_near(visit, how):
    """What a thing costs and gives is told beside the question; if that took room, a click could miss the thing."""
    player: Visitor = visit(**how)
    player.bring(asking("wutaki", "BUY"))
    player.page.locator("main.over button").first.click()
    player.wait_for_turn()
    spots, told = player.page.locator(".side .spot.glows"), player.page.locator(".prompt .sum .change")
    assert spots.count() > 1
    for spot in spots.all():
        spot.hover()
        told.wait_for()
        near = player.page.evaluate(PLACES)
        player.page.mouse.move(0, 0)
        told.wait_for(state="detached")
        assert player.page.evaluate(PLACES) == near


def test_two_taps_bring_the_board_near_and_two_more_take_it_back(visit):
    player: Visitor = visit(viewport=PHONE, touch=True)
    player.sit_down("wutaki", ("human", "bot"))
    player.wait_for_turn()
    stage = player.page.locator(".stage")
    place = stage.evaluate(
        """(stage) => {
          const box = stage.getBoundingClientRect();
          for (let y = box.top + 5; y < box.bottom - 5; y += 7)
            for (let x = box.left + 5; x < box.right - 5; x += 7) {
              const there = document.elementFromPoint(x, y);
              if (stage.contains(there) && !there.closest('.spot')) return [x, y];
            }
        }"""
    )
    board = stage.locator(".board")
    whole = board.bounding_box()
    assert whole is not None
    twice(player, place)
    expect(player.page.locator(".stage.near")).to_be_visible()
    player.page.wait_for_function(
        "(width) => document.querySelector('.stage .board').getBoundingClientRect().width > 2 * width",
        arg=whole["width"],
    )
    twice(player, place)
    expect(player.page.locator(".stage.near")).to_have_count(0)
    assert player.number == player.ask("GET", f"/tables/{player.page.url.rsplit('/', 1)[1]}")["number"]


def test_a_tap_counts_after_a_long_press_that_became_scrolling(visit):
    """A finger that reads and is lifted must not point; a finger that reads and scrolls is lifted without a click."""
    player: Visitor = visit(viewport=PHONE, touch=True, batch=False)
    player.bring(asking("xibalba", "KEEP"))
    assert player.wait_for_turn() == "mine"
    die = player.table.locator(".spot.glows").first
    player._bring_forward(die)
    die.scroll_into_view_if_needed()
    box = die.bounding_box()
    assert box is not None
    finger = player.context.new_cdp_session(player.page)
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    player.page.get_by_role("tooltip").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    finger.detach()
    before = player.table.get_attribute("data-step")
    die.tap()
    player.page.wait_for_function(MOVED_ON, arg=before)


def twice(player: Visitor, place: list[float]) -> None:
    """Tap twice with one finger; the times are told to the browser, however slow the machine is."""
    finger = player.context.new_cdp_session(player.page)
    now, (x, y) = time.time(), place
    for after, kind in ((0.0, "touchStart"), (0.05, "touchEnd"), (0.15, "touchStart"), (0.2, "touchEnd")):
        points = [{"x": x, "y": y}] if kind == "touchStart" else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": now + after})
    finger.detach()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit):
    player: Visitor = visit()
    table = player.sit_down("wutaki", ("human", "bot"), pace=200)
    player.wait_for_turn()
    before = player.number
    player.page.get_by_role("button", name="Seats and invitations").click()
    player.page.get_by_role("button", name="Let a bot play").click()
    back = player.page.get_by_role("button", name="Take the seat back")
    back.wait_for()
    assert player.ask("GET", f"/tables/{table}")["seats"][0]["standing_in"]
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number > {before + 2}")
    back.click()
    player.page.get_by_role("button", name="Let a bot play").wait_for()
    assert not player.ask("GET", f"/tables/{table}")["seats"][0]["standing_in"]
    player.page.keyboard.press("Escape")
    assert player.wait_for_turn() == "mine"
    player.play(random.Random(23), most=2)


def test_bots_wait_as_long_as_the_slider_says(visit):
    """At two seconds an answer sixty of them would take a minute or more; at none they are there at once."""
    host: Visitor = visit()
    table = host.sit_down("xibalba", ("bot", "bot"), pace=2000)
    host.table.wait_for()
    host.page.get_by_role("button", name="Seats and invitations").click()
    slider = host.page.locator("dialog[open] input[type=range]")
    assert slider.input_value() == "2"
    for key, pace in (("End", 5000), ("Home", 0)):
        with host.page.expect_response(lambda reply: reply.request.method == "PATCH") as changed:
            slider.press(key)
        assert changed.value.ok
        assert host.ask("GET", f"/tables/{table}")["pace"] == pace
    before = host.number
    host.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number > {before + 60}")

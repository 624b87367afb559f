"""Levels of bots, hints and reviews, in the browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from spieltisch.bots.levels import ratings
from spieltisch.table import Table

from ..server.kit import SHORT
from .driver import PHONE, SOON, Visitor
from .games import with_turning_points, without_turning_points
from .test_screens import AXE
from .test_tables import friends

LONG = 3 * SOON  # a review on a busy machine


CHOSEN = ".collected .chip, .tray [aria-pressed='true']"  # what is collected and not yet given
WARNED = ".ask-final"  # what waits for a second click
GIVES = "main.table [data-confirm]:enabled, main.table .act [data-anchor='button:done']"  # dice that are kept: done


def sit_down_and_wait(visitor: Visitor, game: str, **more) -> str:
    """A table against bots, at which there is something to decide, nothing is collected, and nothing is warned of."""
    table = visitor.sit_down(game, ("human", "bot"), names=("Ana", "Bo"), **more)
    visitor.play(random.Random(3), most=4)
    visitor.wait_for_turn()
    for waiting in (WARNED, CHOSEN):
        if visitor.page.locator(waiting).count():
            visitor.page.keyboard.press("Escape")
            expect(visitor.page.locator(waiting)).to_have_count(0)
    return table


def take_hint(visitor: Visitor, name: str = "Hint") -> None:
    """Press the button and wait for the hint."""
    visitor.page.get_by_role("button", name=name, exact=True).click()
    visitor.page.locator(".hints [data-hint]").first.wait_for()


def test_each_bot_s_level_is_chosen_and_shown(visit):
    visitor = visit()
    visitor.go("/new/xibalba")
    levels = [visitor.page.get_by_role("combobox", name=f"How well the bot in seat {seat} plays") for seat in (2, 3)]
    expect(levels[0].locator("option")).to_have_count(7)
    expect(levels[0]).to_have_value("thumb")  # a first game is to be fun
    levels[0].select_option("keen")
    levels[1].select_option("first-game")
    visitor.sees("answers at a glance")
    visitor.sees("Plays as in a first game")
    expect(visitor.page.get_by_role("img", name="Strength 5 of 7")).to_be_visible()
    visitor.sees(f"Elo {ratings('xibalba')['keen']}")
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.wait_for_turn()
    visitor.play(random.Random(1), most=6)  # against somebody who thinks ahead
    table = visitor.page.url.rsplit("/", 1)[1]
    assert [seat["level"] for seat in visitor.ask("GET", f"/tables/{table}")["seats"]] == [None, "keen", "first-game"]
    visitor.page.get_by_role("button", name="Seats and invitations").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.select_option("careless")
    expect(dialog.get_by_text("Daredevil").first).to_be_visible()
    visitor.page.wait_for_function(
        "(table) => fetch(`/api/tables/${table}`).then((r) => r.json()).then((t) => t.seats[1].level === 'careless')",
        arg=table,
    )
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(dialog.get_by_role("combobox")).to_have_count(3)
    assert visitor.axe(AXE) == []


@pytest.mark.parametrize(
    ("lang", "button", "told"), [("en", "Hint", "Ana took a hint."), ("de", "Tipp", "Ana hat einen Tipp genommen.")]
)
def test_a_hint_is_shown_told_in_the_log_and_answers_with_a_click(visit, lang, button, told):
    player = visit(lang=lang)
    table = sit_down_and_wait(player, "wutaki" if lang == "en" else "xibalba")
    before = player.number
    take_hint(player, button)
    hints = player.page.locator(".hints [data-hint]")
    assert 1 <= hints.count() <= 3
    assert all("%" in text for text in hints.all_inner_texts())
    player.page.locator(".log").get_by_text(told).wait_for()
    player.page.reload()
    player.page.locator(".log").get_by_text(told).wait_for()
    player.wait_for_turn()
    take_hint(player, button)
    expect(player.page.locator(".log").get_by_text(told)).to_have_count(1)  # the same question, the same hint
    player.point(player.page.locator(".hints [data-hint]").first)
    player.wait_for_turn()
    while player.number == before and player.page.locator(f"{CHOSEN}, {WARNED}").count():  # it waits to be given
        player.point(player.page.locator(GIVES).first)
        player.wait_for_turn()
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number > {before}")
    expect(player.page.locator(".hints")).to_have_count(0)
    player.go(f"/t/{table}/replay?at={before}")
    player.page.locator(".log").get_by_text(told).wait_for()


@pytest.mark.parametrize(
    ("game", "how"),
    [("wutaki", {}), ("xibalba", {"viewport": PHONE, "touch": True, "lang": "de"})],
    ids=["desktop", "phone"],
)
def test_a_hint_is_a_plan_for_this_turn(visit, game, how):
    """Its first step begins with the best option; the rest of it comes, and what comes then is said."""
    player = visit(**how)
    sit_down_and_wait(player, game)
    take_hint(player, "Tipp" if how else "Hint")
    plan = player.page.locator(".hints .plan")
    expect(plan).to_have_attribute("aria-busy", "false")
    steps = plan.locator(".steps li")
    assert 1 <= steps.count() <= 3
    assert steps.first.locator(".what").inner_text()
    assert plan.locator(".note").inner_text()
    assert player.axe(AXE) == []
    assert player.overflowing() == []


@pytest.mark.parametrize(
    ("game", "how", "word", "known"),
    [
        ("xibalba", {}, "Why?", re.compile("From what you can know")),
        ("wutaki", {"viewport": PHONE, "touch": True, "lang": "de"}, "Warum?", re.compile(r"[.?]\s*$|%")),
    ],
    ids=["desktop", "phone"],
)
def test_a_bot_says_why_it_did_something(visit, game, how, word, known):
    player = visit(**how)
    table = player.sit_down(game, ("human", "bot"), names=("Ana", "Bo"))
    player.wait_for_turn()
    seat = f"/tables/{table}/seats/0"
    player.ask("PATCH", seat, {"stand_in": True, "level": "thumb"})  # a bot sees to it that something happens
    player.page.locator(".log .why").nth(2).wait_for(state="attached")
    player.ask("PATCH", seat, {"stand_in": False})
    player.wait_for_turn()
    if how:
        player.page.get_by_role("button", name="Verlauf").click()
    button = player.page.locator(".log .why").last
    expect(button).to_have_text(word)
    button.press("Enter")
    expect(player.page.locator(".log .because").last).to_have_text(known)
    assert player.axe(AXE) == []
    button.press("Enter")
    expect(player.page.locator(".log .because")).to_have_count(0)


def test_what_a_hint_names_is_marked_on_the_table(visit):
    player = visit()
    player.sit_down("wutaki", ("human", "bot"))
    player.wait_for_turn()
    for _ in range(30):  # until something on the board is the best
        take_hint(player)
        if player.page.locator(".spot.glows.hinted").count():
            break
        player.page.keyboard.press("Escape")
        player.play(random.Random(2), most=1)
        player.wait_for_turn()
    marked = player.page.locator(".spot.glows.hinted")
    assert marked.count() <= 3
    assert "Hint" in str(marked.first.get_attribute("aria-label") or marked.first.text_content())


def test_a_hint_by_keyboard_alone(visit):
    player = visit(batch=False)
    sit_down_and_wait(player, "xibalba")
    before = player.number
    player.page.keyboard.press("h")
    best = player.page.locator(".hints [data-hint]").first
    expect(best).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(best).to_have_count(0)
    player.page.keyboard.press("h")
    expect(best).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number > {before}")


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, "touch": True}], ids=["desktop", "phone"])
def test_whoever_closes_a_hint_stands_on_its_button_again(visit, how):
    player = visit(**how)
    sit_down_and_wait(player, "xibalba")
    button = player.page.get_by_role("button", name="Hint", exact=True)
    hints = player.page.locator(".hints")
    take_hint(player)
    hints.get_by_role("button", name="Close").press("Enter")
    expect(hints).to_have_count(0)
    expect(button).to_be_focused()
    for key in ("Escape", "h"):
        take_hint(player)
        hints.locator("[data-hint]").first.press(key)
        expect(hints).to_have_count(0)
        expect(button).to_be_focused()


@pytest.mark.parametrize("how", [{}, {"viewport": PHONE, "touch": True}], ids=["desktop", "phone"])
def test_a_hint_throws_nothing_away_that_was_collected(visit, how):
    player = visit(**how)
    player.sit_down("xibalba", ("human", "bot"), names=("Ana", "Bo"))
    chips = player.page.locator(CHOSEN)
    for _ in range(30):  # until something is collected
        player.wait_for_turn()
        player.point(player.page.locator("main.table .spot.glows, main.table .act button[data-option]").first)
        player.wait_for_turn()
        if chips.count():
            break
    collected = chips.all_inner_texts()
    button = player.page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    player.sees("Confirm what you have collected first, or put it back.")
    assert chips.all_inner_texts() == collected
    player.page.keyboard.press("Escape")
    expect(chips).to_have_count(0)
    take_hint(player)
    expect(player.page.locator(".log").get_by_text("Ana took a hint.")).to_have_count(1)


def test_among_people_hints_are_off_until_the_host_allows_them(visit):
    host, guest, table = friends(visit, "wutaki")
    asked = (host, guest)[host.ask("GET", f"/tables/{table}")["asked"]]
    asked.wait_for_turn()
    button = asked.page.get_by_role("button", name="Hint", exact=True)
    assert button.get_attribute("aria-disabled") == "true"
    button.click(force=True)
    asked.sees("There are no hints at this table.")
    assert asked.page.locator(".hints").count() == 0

    host.go("/new/wutaki")
    seat = host.page.get_by_role("combobox", name="Who sits in seat 2")
    switch = host.page.get_by_role("switch", name="Hints allowed")
    expect(switch).to_be_checked()
    seat.select_option("open")
    expect(switch).not_to_be_checked()
    switch.locator("xpath=..").click()
    expect(switch).to_be_checked()
    seat.select_option("hotseat")
    host.page.get_by_role("button", name="Start the game").click()
    host.page.locator("main.over button").first.click()
    host.wait_for_turn()
    take_hint(host)


def look_back(player: Visitor, played: Table, go: str) -> None:
    """Bring a finished game to the table and review it."""
    player.bring(played, "/scoring")
    player.page.get_by_role("button", name=go).click()
    player.page.locator(".review ol").wait_for(timeout=LONG)


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_finished_game_is_reviewed_and_one_jumps_to_a_turning_point(visit, game):
    player = visit(lang="de" if game == "wutaki" else "en")
    go, show, tab = (
        ("Auf die Partie zurückblicken", "Wendepunkt 1 in", "Rückblick")
        if game == "wutaki"
        else ("Review the game", "Show turning point 1", "Review")
    )
    played, points = with_turning_points(game, **SHORT[game])
    look_back(player, played, go)
    review = player.page.get_by_role("group", name=tab, exact=True)
    expect(review).to_be_focused()  # the button is gone; whoever stood on it stands here
    expect(review.get_by_role("status")).to_contain_text(f" {points} ")
    assert player.page.locator(".review .index").count() == points
    assert player.page.locator(".review figure button.mark").count() == points
    assert player.page.locator(".review figure svg path.line").count() == 2
    assert player.axe(AXE) == []
    player.page.get_by_role("button", name=show).first.click()
    player.page.locator("main.replay").wait_for()
    number = int(player.page.url.split("at=")[1].split("&")[0])
    player.page.wait_for_function(f"() => document.querySelector('main.replay')?.dataset.number === '{number}'")
    player.page.reload()  # whoever has asked for a review once has it wherever they look back
    player.page.get_by_role("button", name=show).first.wait_for()
    player.page.keyboard.press("End")
    player.page.locator(".review figure button.mark").first.click()
    player.page.wait_for_function(f"() => document.querySelector('main.replay')?.dataset.number === '{number}'")
    assert player.axe(AXE) == []


@pytest.mark.parametrize(
    ("lang", "go", "told"),
    [
        ("en", "Review the game", "No single decision surely gave much away."),
        ("de", "Auf die Partie zurückblicken", "Mit keiner einzelnen Entscheidung ist sicher viel verschenkt worden."),
    ],
)
def test_a_review_without_turning_points_says_so(visit, lang, go, told):
    player = visit(lang=lang)
    look_back(player, without_turning_points("wutaki", max_rounds=1), go)
    assert player.page.locator(".review ol").inner_text() == told
    assert player.page.locator(".review figure button.mark").count() == 0
    assert player.page.locator(".review figure svg path.line").count() == 2
    assert player.axe(AXE) == []


@pytest.mark.parametrize("dark", [False, True])
def test_on_a_phone_hints_fit_and_are_accessible(visit, dark):
    player = visit(viewport=PHONE, touch=True, dark=dark, lang="de")
    sit_down_and_wait(player, "wutaki" if dark else "xibalba")
    take_hint(player, "Tipp")
    assert player.axe(AXE) == []
    for height in (PHONE["height"], 640, 560):
        player.page.set_viewport_size({**PHONE, "height": height})
        assert player.overflowing() == []
        box = player.page.locator(".hints").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= height


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_with_a_hint_on_the_table(visit, dark):
    player = visit(dark=dark)
    sit_down_and_wait(player, "xibalba" if dark else "wutaki")
    take_hint(player)
    assert player.axe(AXE) == []

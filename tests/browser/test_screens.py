"""Every screen: accessible in both themes, within its borders, in the chosen language, and harmless."""

import gzip
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import spieltisch.server

from ..server.kit import SHORT, random_game
from .conftest import FOLDER
from .driver import PHONE, Visitor
from .injecting import BOOM, injected
from .packs import PAYLOADS

AXE = FOLDER / "node_modules/axe-core/axe.min.js"
PAGES = Path(spieltisch.server.__file__).parent / "pages"
SCREENS = [
    "/",
    "/new/wutaki",
    "/new/xibalba",
    "/games",
    "/join",
    "/settings",
    "/cards/wutaki",
    "/cards/xibalba",
    "/rules/wutaki",
    "/rules/xibalba",
    "/sources/wutaki",
    "/sources/xibalba",
    "/workshop",
    "/workshop/base-wutaki/edit/omen%3AO-30",
    "/nowhere",
]


@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing_in_light_and_dark(visit, path):
    for dark, lang in ((False, "en"), (True, "de")):
        visitor = visit(dark=dark, lang=lang)
        visitor.go(path)
        visitor.page.locator("main, #main").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        assert visitor.axe(AXE) == []


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_axe_finds_nothing_at_the_table_the_scoring_and_the_replay(visit, game, dark):
    player = visit(dark=dark)
    player.sit_down(game, ("human", "bot", "bot"))
    player.play(random.Random(1), most=12)
    player.wait_for_turn()
    assert player.axe(AXE) == []
    table = player.bring(random_game(game, 3, 1, None, **SHORT[game]))
    player.page.locator("main.table[data-turn=over]").wait_for()
    assert player.axe(AXE) == []
    for part, sign in (("replay", "main.replay"), ("scoring", "ol.bars li")):
        player.go(f"/t/{table}/{part}")
        player.page.locator(sign).first.wait_for()
        player.page.wait_for_load_state("networkidle")
        assert player.axe(AXE) == []


def test_axe_finds_nothing_while_waiting_for_friends_and_while_a_device_is_handed_on(visit):
    host = visit()
    host.sit_down("wutaki", ("human", "open"))
    host.page.get_by_role("button", name="Make an invitation").click()
    host.page.locator(".lobby img").wait_for()
    assert host.axe(AXE) == []
    host.page.get_by_role("button", name="Start now").click()
    host.wait_for_turn()
    host.page.get_by_role("button", name="Seats and invitations").click()
    host.page.locator("dialog[open]").wait_for()
    assert host.axe(AXE) == []
    host.sit_down("wutaki", ("hotseat", "hotseat"))
    host.page.locator("main.over").wait_for()
    assert host.axe(AXE) == []


@pytest.mark.parametrize("viewport", [PHONE, {"width": 1280, "height": 720}], ids=["phone", "desktop"])
def test_a_language_with_longer_words_fits(visit, viewport):
    """The pseudo-locale makes every sentence of the page 40 % longer."""
    visitor = visit(viewport=viewport, pseudo=True)
    for path in SCREENS:
        visitor.go(path)
        visitor.page.locator("main, #main").first.wait_for()
        assert visitor.overflowing() == [], path
    for game in ("wutaki", "xibalba"):
        visitor.sit_down(game, ("human", "bot"))
        visitor.wait_for_turn()
        assert visitor.overflowing() == [], game


@pytest.mark.parametrize("close", ["Escape", "Close"])
def test_the_focus_goes_back_to_what_opened_a_dialog(visit, close):
    player: Visitor = visit()
    player.sit_down("xibalba", ("human", "bot"))
    player.wait_for_turn()
    dialog = player.page.locator("dialog[open]")

    def shut() -> None:
        dialog.wait_for()
        if close == "Escape":
            player.page.keyboard.press("Escape")
        else:
            dialog.get_by_role("button", name="Close").click()
        dialog.wait_for(state="detached")

    seats, menu = (player.page.get_by_role("button", name=name) for name in ("Seats and invitations", "Menu"))
    seats.click()
    shut()
    expect(seats).to_be_focused()
    menu.click()
    player.page.get_by_role("button", name="Keyboard").click()
    shut()
    expect(menu).to_be_focused()


@pytest.mark.parametrize("late", ["games", "tables"])
def test_nothing_on_the_first_page_is_moved_by_what_comes_later(visit, late):
    visitor: Visitor = visit()
    held, door = list[Route](), visitor.page.get_by_role("link", name="Open the workshop")
    other = {"games": "tables", "tables": "games"}[late]
    visitor.page.route(re.compile(f"/api/{late}\\?"), lambda route: held.append(route))
    with visitor.page.expect_response(re.compile(f"/api/{other}\\?")), visitor.page.expect_request(re.compile(late)):
        visitor.go("/")
    visitor.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()
    expect(door).to_have_count(0)
    held[0].continue_()
    expect(door).to_be_visible()


def test_skipping_to_the_content_is_no_invitation(visit):
    visitor: Visitor = visit()
    visitor.go("/join")
    visitor.page.get_by_role("heading", name="Join a table").wait_for()
    skip = visitor.page.get_by_role("link", name="Skip to the content")
    skip.focus()
    skip.press("Enter")
    visitor.page.wait_for_function("() => location.hash === '#main'")
    expect(visitor.page.get_by_label("Code")).to_have_value("")
    expect(visitor.page.get_by_role("heading", name="Join a table")).to_be_visible()


def test_the_language_is_switched_in_play(visit):
    player: Visitor = visit(lang="en")
    table = player.sit_down("wutaki", ("human", "bot"))
    player.wait_for_turn()
    english = player.page.locator(".sentence").first.inner_text()
    player.go("/settings")
    player.page.get_by_text("Deutsch").first.click()
    player.go(f"/t/{table}")
    player.wait_for_turn()
    german = player.page.locator(".sentence").first.inner_text()
    assert german != english
    assert player.page.locator("html").get_attribute("lang") == "de"


# What a payload is put into, to break out of whatever it is written in: ten times fifty of them.
BREAKING_OUT = (
    "{}",
    '">{}',
    "'>{}<'",
    "</textarea></title>{}",
    "</style></script>{}",
    "--><![CDATA[]]>{}",
    "<p>{}</p>",
    "<svg><foreignObject>{}",
    "a b {} &amp;lt;",
    "`}});{}//",
)


def test_names_titles_and_chat_cannot_inject(visit):
    """Five hundred attempts in each of them: all are shown as they are written, none is carried out."""
    player = visit()
    player.context.add_init_script(BOOM)
    table = player.new_table(
        "xibalba", ("human", "bot"), names=(PAYLOADS[0][:24], PAYLOADS[1][:24]), title=PAYLOADS[2]
    )["table"]
    player.go(f"/t/{table}")
    player.wait_for_turn()
    player.page.get_by_role("button", name="Chat").click()
    attempts = 0
    for number, form in enumerate(BREAKING_OUT):
        for count, payload in enumerate(PAYLOADS):
            text = form.replace("{}", payload)
            line = {"type": "chat", "command": f"inject-{number}-{count:03}", "text": text}
            player.ask("POST", f"/tables/{table}/commands", line)
            attempts += 1
            player.ask("PATCH", f"/tables/{table}/seats/0", {"name": text[:24]})
            player.ask("PATCH", f"/tables/{table}", {"title": text[:60]})
        player.ask(
            "POST",
            f"/tables/{table}/commands",
            {"type": "chat", "command": f"end-of-{number}", "text": f"end {number}"},
        )
        player.page.locator(".said", has_text=f"end {number}").first.wait_for()
        lines = player.page.locator(".said").all_inner_texts()
        assert any(form.replace("{}", "<script>boom()</script>") in line for line in lines), form
        assert injected(player.page) == []
    assert attempts == 500
    player.go("/games")
    player.page.locator("article.card").first.wait_for()
    assert injected(player.page) == []


def test_the_scripts_are_small():
    """At most 260 kB of JavaScript, compressed, however many screens a player opens; the workshop comes on top."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in PAGES.rglob("*.js")}
    workshop = sum(size for name, size in sizes.items() if name.startswith("Workshop-"))
    assert 0 < sum(sizes.values()) - workshop <= 260_000
    assert 0 < workshop <= 30_000

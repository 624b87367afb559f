"""Own card packs in the browser: chosen in the form, shown at the table, and unable to do anything but be read."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.packs import own_pack

from .driver import Visitor
from .injecting import BOOM, FOUND, injected
from .packs import PAYLOADS, hostile_pack
from .serving import start

GAMES = ("wutaki", "xibalba")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    """A server with packs: a harmless and a hostile one for each game."""
    folder = tmp_path_factory.mktemp("packs")
    for game in GAMES:
        own_pack(folder / game, game, "ours", "Cards of our house", "Xylophone")
        hostile_pack(folder / game, game, "hostile")
    server = start(tmp_path_factory.mktemp("tables") / "tables.db", "--packs", str(folder))
    yield server
    server.stop()


def test_a_table_is_set_up_with_an_own_pack_and_says_so(visit):
    player: Visitor = visit()
    player.go("/new/wutaki")
    player.page.get_by_label("Card pack").select_option(label="Cards of our house (ours)")
    player.page.get_by_role("button", name="Start the game").click()
    player.wait_for_turn()
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("link", name="Card pack: Cards of our house").click()
    player.page.get_by_role("searchbox").fill("Xylophone")
    expect(player.page.locator("[data-card]")).to_have_count(1)
    player.page.locator("[data-card]").click()
    player.page.locator("dialog[open]").wait_for()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog[open]")).to_have_count(0)
    chooser = player.page.get_by_label("Card pack")
    assert chooser.locator("option:checked").inner_text() == "Cards of our house (ours)"
    chooser.select_option(index=0)  # the base pack
    expect(player.page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_texts_of_packs_cannot_inject(visit, game, lang):
    """Fifty attempts in the names, titles and sources of a pack: at the table, in tips, among all cards, in lists."""
    player: Visitor = visit(lang=lang)
    player.context.add_init_script(BOOM)
    player.go(f"/new/{game}")
    player.page.locator("form select option", has_text="(hostile)").wait_for(state="attached")
    assert injected(player.page) == []
    player.sit_down(game, ("human", "bot"), pack="hostile", title=PAYLOADS[0])
    player.play(random.Random(12), most=5)
    player.wait_for_turn()
    player.page.locator("header .menu button").click()
    player.page.locator("header .menu a[href*='pack=']").last.wait_for()
    assert injected(player.page) == []
    player.page.keyboard.press("Escape")
    look_at_tips(player)
    player.go(player.page.locator("header a[href^='/cards/']").first.get_attribute("href") or "")
    read_all_cards(player)


def look_at_tips(player: Visitor) -> None:
    """Open tips by the keyboard's way, until three have shown a text of the pack."""
    read = 0
    tip = player.page.locator("#tip")
    for spot in player.page.locator("main.table .spot").all()[:40]:
        spot.focus()
        if tip.is_visible() and any(payload in tip.inner_text() for payload in PAYLOADS if len(payload) > 5):
            read += 1
            assert injected(player.page) == []
        if read == 3:
            return
    assert read, "no tip has shown a text of the pack"


def read_all_cards(player: Visitor) -> None:
    """Scroll through all cards of the pack, and read some of them large."""
    cards = player.page.locator("[data-card]")
    cards.first.wait_for()
    last = -1
    while cards.count() != last:
        last = cards.count()
        cards.last.scroll_into_view_if_needed()
        player.page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => done(true)))")
    labels = " ".join(card.get_attribute("aria-label") or "" for card in cards.all())
    shown = [payload for payload in PAYLOADS if payload in labels]
    assert len(shown) == len(PAYLOADS), set(PAYLOADS) - set(shown)
    cards.first.click()
    dialog = player.page.locator("dialog[open]")
    dialog.wait_for()
    for _ in range(6):
        player.page.keyboard.press("ArrowRight")
        dialog.locator("h2").first.wait_for()
        assert injected(player.page) == []


def test_what_is_injected_is_found(browser: Browser):
    """The same check on pages that do take the payloads for markup: it finds those that are."""
    context = browser.new_context()
    page = context.new_page()
    page.evaluate(BOOM)
    # a document that is not shown, else one of them would lead away from it
    taken = f"""(text) => {{
      const page = document.implementation.createHTMLDocument();
      page.body.innerHTML = text;
      return ({FOUND})(page);
    }}"""
    found = [payload for payload in PAYLOADS if page.evaluate(taken, payload)]
    assert {payload for payload in PAYLOADS if payload.startswith("<")} - set(found) <= {"<%= boom() %>", "<!-- -->"}
    page.evaluate("() => { document.body.innerHTML = '<img src=data:, onerror=boom()>' }")
    page.wait_for_function("() => window.boomed > 0")
    assert any("boomed" in one for one in injected(page))
    context.close()

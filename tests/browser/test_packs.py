"""Own card packs in the browser: chosen in the form, shown at the table, and unable to do anything but be read."""

import random
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from spieltisch.table import Table
from spieltisch.wutaki.box.pack import BASE, load_pack

from ..packs.sizes import NINTH, ninth_faction
from ..packs.wutaki.sizes import PROMO, files_of
from ..server.packs import own_pack
from .driver import Visitor
from .injecting import BOOM, FOUND, injected
from .packs import PAYLOADS, hostile_pack
from .serving import start

GAMES = ("wutaki", "xibalba")
# What glows and is seen, and lies under something else where one would point at it.
OUT_OF_REACH = """() => [...document.querySelectorAll('main.table .spot.glows')].flatMap((one) => {
  one.scrollIntoView({block: 'nearest'});
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.checkVisibility() || one.contains(over) ? [] : [one.dataset.anchor];
})"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    """A server with packs: a harmless and a hostile one for each game."""
    folder = tmp_path_factory.mktemp("packs")
    for game in GAMES:
        own_pack(folder / game, game, "ours", "Cards of our house", "Xylophone")
        hostile_pack(folder / game, game, "hostile")
    written(folder / "wutaki/promo", files_of(PROMO))
    written(folder / "xibalba/ninth", ninth_faction())
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


def written(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write the files of a pack."""
    folder.mkdir(parents=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)


def start_with(player: Visitor, game: str, pack: str) -> None:
    """Set up a table with a pack, by the form of the lobby."""
    player.go(f"/new/{game}")
    option = player.page.get_by_label("Card pack").locator("option", has_text=f"({pack})")
    option.wait_for(state="attached")
    player.page.get_by_label("Card pack").select_option(option.get_attribute("value"))
    player.page.get_by_role("button", name="Start the game").click()
    player.wait_for_turn()


def open_cards(player: Visitor, game: str, pack: str) -> None:
    """Look at all cards of a pack."""
    player.go(f"/cards/{game}")
    chooser = player.page.get_by_label("Card pack")
    option = chooser.locator("option", has_text=f"({pack})")
    option.wait_for(state="attached")
    chooser.select_option(option.get_attribute("value"))


def finds(player: Visitor, **found: int) -> None:
    """Among these cards, so many are found by some words."""
    for words, count in found.items():
        player.page.get_by_role("searchbox").fill(words)
        expect(player.page.locator("[data-card]")).to_have_count(count)


def bring(player: Visitor, table: Table) -> None:
    """Bring a game along, and sit down where somebody is asked."""
    player.bring(table)
    if player.wait_for_turn() == "hand-over":
        player.page.locator("main.over button").first.click()


def holding_a_new_omen() -> tuple[Table, str]:
    """A game in which whoever is asked holds an omen that the base game does not have, and which."""
    table, dice = Table("wutaki", 2, pack=files_of(PROMO), chance="ask", names=("Ana", "Bo")), random.Random(1)
    while True:
        asked = table.position.to_move
        held = [] if asked < 0 else [one for one in table.view(asked)["seats"][asked]["omens"] if "new" in one]
        if held:
            return table, held[0]
        box, s, things = table.box, table.position.state, table.position.things
        new = [thing for thing in things if "new-omen" in table.game.people.say(box, s, thing, "id")]
        table.answer(dice.choice(new if asked < 0 and new else things))


def test_three_omens_more_and_two_pacts_fewer(visit):
    """Chosen in the lobby and played; a new omen is held at the table; all cards are those of the pack."""
    player: Visitor = visit()
    start_with(player, "wutaki", "promo")
    assert player.play(random.Random(5), most=4) == 4
    table, omen = holding_a_new_omen()
    bring(player, table)
    expect(player.page.locator(f"[data-anchor='card:{omen}']").first).to_be_visible()
    assert player.play(random.Random(6), most=2) == 2
    gone = [pact.id for pact in load_pack(BASE).pacts[-2:]]
    open_cards(player, "wutaki", "promo")
    finds(player, **{"new-omen": 3, **dict.fromkeys(gone, 0)})
    player.page.get_by_label("Card pack").select_option(index=0)  # the base pack
    finds(player, **{"new-omen": 0, **dict.fromkeys(gone, 1)})


def test_a_ninth_faction_with_its_cards(visit):
    """Chosen in the lobby, chosen as one's own at the table, on offer there, and among all cards."""
    player: Visitor = visit()
    start_with(player, "xibalba", "ninth")
    player.sit_down("xibalba", ("human", "bot"), pack="ninth", options={"factionChoice": "free"})
    player.wait_for_turn()
    player.point(player.glowing().and_(player.page.locator("[data-anchor='faction:NIN']")).first)
    player.sees("NIN Ceiba Cult")
    assert player.play(random.Random(7), most=4) == 4
    bring(player, Table("xibalba", 2, pack=ninth_faction(), seed=1, names=("Ana", "Bo")))
    expect(player.page.locator("[data-anchor='card:S133a']").first).to_be_visible()
    open_cards(player, "xibalba", "ninth")
    finds(player, **{"NIN Line Grenadier": 1, "NIN Ceiba Cult": sum(NINTH.values()) + 1})  # and the faction itself


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
    for _ in range(5):
        player.wait_for_turn()
        assert player.page.evaluate(OUT_OF_REACH) == []
        player.play(random.Random(12), most=1)
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

"""What a newcomer reads at the table and around it: rulebook, symbols, tips, invitations, saved games."""

from collections.abc import Callable

from playwright.sync_api import expect

from .conftest import FOLDER
from .driver import DESKTOP, PHONE, Visitor

AXE = FOLDER / "node_modules/axe-core/axe.min.js"
UNDRAWN = "things => things.filter(thing => !document.querySelector(thing.getAttribute('href'))).length"


def test_rules_open_beside_the_table_with_pictures_of_the_table(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=DESKTOP)
    table = anna.sit_down("xibalba", ("human", "bot"))
    anna.wait_for_turn()
    link = anna.page.locator("main.table [data-part='log'] a.rule, main.table .log a.rule").last
    rule = link.inner_text()
    link.click()
    beside = anna.page.get_by_role("dialog", name="Rules")
    expect(beside.locator(".rule-target")).to_contain_text(rule)
    assert anna.page.url.endswith(f"/t/{table}")
    beside.get_by_role("button", name="Rulebook").click()
    expect(beside.locator("figure .scene").first).to_be_visible()
    assert beside.locator(".scene [data-anchor]").count() > 20  # the board itself, and not a picture of it
    beside.get_by_role("button", name="Symbols").click()
    symbols = beside.locator(".symbol")
    assert symbols.count() == symbols.locator("dt svg").count() > 50
    assert symbols.locator("dt svg use").evaluate_all(UNDRAWN) == 0
    beside.get_by_role("searchbox").fill("critical")
    expect(symbols.first).to_contain_text("Critical hit")
    assert anna.axe(AXE) == []
    anna.page.keyboard.press("Escape")
    expect(beside).to_have_count(0)
    expect(anna.table).to_be_visible()


def test_a_tip_is_told_once_and_only_if_it_is_wanted(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE, touch=True, tips=True)
    tip = anna.page.locator("[data-first-tip]")
    anna.sit_down("wutaki", ("human", "bot"))
    anna.wait_for_turn()
    first = tip.get_attribute("data-first-tip")
    anna.page.reload()
    anna.wait_for_turn()
    assert tip.count() == 0
    anna.sit_down("xibalba", ("human", "bot"))
    anna.wait_for_turn()
    assert tip.get_attribute("data-first-tip") not in (None, first)
    expect(anna.page.locator("main.table .goal:visible")).to_contain_text("35")  # and the goal is there on a phone, too
    ben = visit()
    ben.sit_down("xibalba", ("human", "bot"))
    ben.wait_for_turn()
    assert ben.page.locator("[data-first-tip]").count() == 0


def test_an_invitation_says_who_invites_to_what_and_that_this_address_is_good_for_nobody_else(
    visit: Callable[..., Visitor],
) -> None:
    anna, ben = visit(lang="de"), visit()
    made = anna.new_table("wutaki", ("human", "open"), names=("Anna",))
    anna.go(f"/t/{made['table']}")
    expect(anna.page.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    ben.go(f"/join#{made['invites'][0]['code']}")
    expect(ben.page.locator("h1")).to_have_text("Anna invites you to Wutaki")
    expect(ben.page.locator("[data-world='wutaki']").first).to_be_visible()


def test_one_screen_for_several_hides_nothing_where_nothing_is_secret(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.sit_down("xibalba", ("human", "hotseat"))
    assert anna.wait_for_turn() == "mine"
    before = anna.table.get_attribute("data-number")
    anna.glowing().first.click()
    expect(anna.table).not_to_have_attribute("data-number", str(before))
    assert anna.wait_for_turn() == "mine"


def test_a_running_game_is_saved_from_its_menu_as_far_as_one_may_know_it(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    for game, ending in (("xibalba", ".game"), ("wutaki", ".txt")):
        anna.sit_down(game, ("human", "bot"))
        anna.wait_for_turn()
        anna.page.get_by_role("button", name="Menu").click()
        with anna.page.expect_download() as saved:
            anna.page.get_by_role("button", name="Save this game").click()
        assert saved.value.suggested_filename.endswith(ending)
        text = saved.value.path().read_text("utf-8")
        assert len(text.splitlines()) > 5
    seats = anna.ask("GET", f"/tables/{anna.page.url.rpartition('/')[2]}/state?seat=0")["view"]["seats"]
    assert seats[1]["secrets_drawn"] == []  # and so the words tell nothing of them either


def test_a_number_is_stepped_to_and_everything_but_the_seats_is_folded(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.go("/new/wutaki")
    more = anna.page.locator("summary", has_text="More rules")
    turns = anna.page.get_by_role("spinbutton", name="turns", exact=False)
    expect(more).to_be_visible()
    expect(turns).to_be_hidden()
    more.click()
    before = turns.get_attribute("aria-valuetext")
    turns.press("ArrowUp")
    expect(turns).not_to_have_attribute("aria-valuetext", str(before))

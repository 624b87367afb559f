"""A turn with as few clicks as it needs, and things large enough for a finger."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .conftest import FOLDER
from .driver import PHONE, Visitor
from .games import affords_a_civilian, asking

AXE = FOLDER / "node_modules/axe-core/axe.min.js"
MOST_CLICKS = 12


def test_a_plain_turn_takes_few_clicks_and_is_made_with_a_finger(visit: Callable[..., Visitor]) -> None:
    """Two rerolls, everything collected, a card bought, the turn ended; with the settings that newcomers have."""
    player = visit(viewport=PHONE, touch=True, confirm=True)
    player.bring(asking("xibalba", "POOL", affords_a_civilian))
    clicks: list[str] = []

    def click(what: Locator, why: str) -> None:
        clicks.append(why)
        player.point(what)
        player.wait_for_turn()

    def done() -> Locator:
        return player.table.locator(".act button[data-anchor='button:done']")

    assert player.wait_for_turn() == "mine"
    assert player.question() == "POOL"
    assert player.missed_by_a_finger() == []
    click(player.table.locator("[data-anchor='pool:0'].glows"), "dice")
    for _ in range(2):
        assert player.question() == "KEEP"
        assert player.missed_by_a_finger() == []
        click(player.table.locator("[data-anchor^='face:'].glows").first, "keep")
        click(done(), "roll")
    assert player.question() == "ACTION"
    assert player.missed_by_a_finger() == []
    assert player.axe(AXE) == []
    gather = player.table.locator("[data-gather]")
    if gather.count():  # six dice without a resource are rare
        click(gather, "collect")
        expect(gather).to_have_count(0)
    click(player.table.locator("[data-anchor^='card:C'][data-also^='market:'].glows").first, "buy")
    confirm = player.table.locator("[data-confirm]:enabled")
    if confirm.count():
        click(confirm.first, "confirm")
    while player.question() == "PLACE":
        click(player.glowing().first, "place")
    click(done(), "end")
    if player.table.locator(".ask-final.warns").count():
        click(player.table.locator("[data-confirm]"), "end all the same")
    assert {"keep", "roll", "buy", "end"} <= set(clicks)
    assert len(clicks) <= MOST_CLICKS, clicks


def test_an_attack_is_one_panel_and_one_button_strikes(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.bring(asking("xibalba", "ATTACK_DICE"))
    assert player.wait_for_turn() == "mine"
    panel = player.table.locator(".tray section")
    expect(panel.get_by_role("button", name="Strike")).to_be_visible()
    expect(player.table.locator(".prompt .act button")).to_have_count(0)
    assert player.axe(AXE) == []
    before = player.number
    player.point(player.table.locator("[data-anchor^='face:'].glows").first)
    assert player.number == before, "nothing has been given yet"
    player.point(panel.get_by_role("button", name="Strike"))
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number > {before}")


def test_escape_closes_the_list_while_a_row_is_selected(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.bring(asking("xibalba", "ACTION"))
    assert player.wait_for_turn() == "mine"
    rows = player.table.locator(".list-box [data-option]")
    player.table.get_by_role("button", name="List").click()
    rows.first.focus()
    player.page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.table.locator(".list-box.open")).to_have_count(0)
    expect(rows.nth(1)).not_to_be_focused()


def test_a_tap_explains_what_cannot_be_used_and_the_log_opens_at_its_newest_entry(
    visit: Callable[..., Visitor],
) -> None:
    player = visit(viewport=PHONE, touch=True)
    player.bring(asking("xibalba", "ACTION"))
    assert player.wait_for_turn() == "mine"
    tabs, told = player.table.locator(".tabs button"), player.page.get_by_role("tooltip")
    tabs.first.click()
    before = player.number
    dear = player.table.locator("[data-anchor^='card:'][data-also^='market:']:not(.glows):visible").first
    dear.tap()
    expect(told).to_be_visible()
    expect(told).to_contain_text("resources")  # what it costs, and what there is
    assert player.number == before
    tabs.last.click()
    expect(player.table.locator(".log [data-move]").last).to_be_in_viewport()

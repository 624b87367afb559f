"""Guided first games in the browser: doing what the guide says reaches the goal; anything else is no dead end."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import FOLDER
from .driver import DESKTOP, PHONE, Visitor

MOST_ANSWERS = 25
WRONG_ANSWERS = 20
AXE = FOLDER / "node_modules/axe-core/axe.min.js"


def begin(visitor: Visitor, game: str) -> None:
    """Learn by playing, from the start page."""
    visitor.go("/")
    visitor.page.locator(f"[data-world='{game}'] .go button").first.click()
    visitor.page.wait_for_selector("main.table .guide")
    visitor.ask("PATCH", f"/tables/{visitor.page.url.rpartition('/')[2]}", {"pace": 0})  # bots at once


def read_on(visitor: Visitor) -> None:
    """Turn the pages of what the guide says."""
    while (further := visitor.page.locator("[data-teach-next]")).count():
        further.click()


def follow(visitor: Visitor, *, keyboard: bool = False) -> int:
    """Do what the guide says until it has said everything; how many answers that took."""
    given = 0
    while True:
        visitor.wait_for_turn()
        read_on(visitor)
        if visitor.page.locator("[data-teach-end]").count():
            return given
        if visitor.page.viewport_size == PHONE:
            assert visitor.missed_by_a_finger() == []
            assert visitor.overflowing() == []
        meant = visitor.page.locator("main.table [data-taught]:visible")
        target = meant if meant.count() else visitor.glowing()
        given += 1
        if keyboard and meant.count():
            before = visitor.table.get_attribute("data-step")
            visitor.page.keyboard.press("g")
            visitor.page.keyboard.press("Enter")
            expect(visitor.table).not_to_have_attribute("data-step", str(before))
        else:
            visitor.point(target.first)


def contrary(visitor: Visitor, chance: random.Random) -> None:
    """Point at anything but what the guide means, if there is anything else."""
    others = visitor.glowing().and_(visitor.page.locator(":not([data-taught]):visible"))
    count = others.count()
    visitor.point(others.nth(chance.randrange(count)) if count else visitor.glowing().first)


WAYS = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "touch": True},
    "keyboard": {"viewport": DESKTOP, "dark": True},
}


@pytest.mark.parametrize(
    ("game", "lang", "way"),
    [
        ("xibalba", "en", "desktop"),
        ("xibalba", "de", "phone"),
        ("xibalba", "de", "keyboard"),
        ("wutaki", "de", "desktop"),
        ("wutaki", "de", "phone"),
        ("wutaki", "en", "keyboard"),
    ],
)
def test_doing_only_what_it_says_reaches_the_goal(
    visit: Callable[..., Visitor], game: str, lang: str, way: str
) -> None:
    anna = visit(lang=lang, batch=False, **WAYS[way])
    begin(anna, game)
    assert anna.axe(AXE) == []
    assert follow(anna, keyboard=way == "keyboard") <= MOST_ANSWERS
    table = anna.page.url.rpartition("/")[2]
    assert anna.ask("GET", f"/tables/{table}/state?seat=0")["lesson"]["complete"]
    anna.page.locator("[data-teach-end]").click()
    expect(anna.page.locator("main.table .guide")).to_have_count(0)
    expect(anna.page.get_by_role("button", name="Show the guide")).to_have_count(0)  # it has no more to say


@pytest.mark.parametrize(("game", "lang"), [("xibalba", "en"), ("wutaki", "de")])
def test_doing_everything_wrong_is_no_dead_end_and_the_guide_waits(
    visit: Callable[..., Visitor], game: str, lang: str
) -> None:
    """Whatever is done instead gets a word, and so does whoever listens again after all."""
    anna, chance, remarks = visit(lang=lang, batch=False), random.Random(4), set[str]()
    begin(anna, game)
    for _ in range(WRONG_ANSWERS):
        assert anna.wait_for_turn() == "mine"
        remarks |= set(anna.page.locator(".guide .remark").all_inner_texts())
        read_on(anna)
        contrary(anna, chance)
    assert remarks
    anna.page.reload()
    expect(anna.page.locator("main.table .guide")).to_be_visible()
    for _ in range(WRONG_ANSWERS):
        anna.wait_for_turn()
        read_on(anna)
        assert anna.page.locator(".guide .words").inner_text()
        meant = anna.page.locator("main.table [data-taught]:visible")
        anna.point((meant if meant.count() else anna.glowing()).first)
    assert anna.wait_for_turn() == "mine"

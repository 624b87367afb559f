"""Guided first games in the browser: doing what the guide says reaches the goal; anything else is no dead end."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import FOLDER
from .driver import DESKTOP, PHONE, Visitor

MOST_ANSWERS = 25
AXE = FOLDER / "node_modules/axe-core/axe.min.js"


def begin(visitor: Visitor, game: str) -> None:
    """Learn by playing, from the start page."""
    visitor.go("/")
    visitor.page.locator(f"[data-world='{game}'] .go button").first.click()
    visitor.page.wait_for_selector("main.table .guide")


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


@pytest.mark.parametrize(
    ("game", "lang", "how", "keyboard"),
    [
        ("xibalba", "en", {"viewport": DESKTOP}, False),
        ("wutaki", "de", {"viewport": PHONE, "touch": True}, False),
        ("wutaki", "en", {"viewport": DESKTOP, "dark": True}, True),
    ],
    ids=["desktop", "phone", "keyboard"],
)
def test_doing_only_what_it_says_reaches_the_goal(
    visit: Callable[..., Visitor], game: str, lang: str, how: dict[str, object], keyboard: bool
) -> None:
    anna = visit(lang=lang, batch=False, **how)
    begin(anna, game)
    assert anna.axe(AXE) == []
    assert follow(anna, keyboard=keyboard) <= MOST_ANSWERS
    table = anna.page.url.rpartition("/")[2]
    assert anna.ask("GET", f"/tables/{table}/state?seat=0")["lesson"]["complete"]
    anna.page.locator("[data-teach-end]").click()
    expect(anna.page.locator("main.table .guide")).to_have_count(0)


def test_doing_anything_else_is_never_a_dead_end_and_the_guide_waits(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    begin(anna, "xibalba")
    assert anna.play(random.Random(4), 12) == 12
    anna.page.reload()
    expect(anna.page.locator("main.table .guide")).to_be_visible()

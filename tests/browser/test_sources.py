"""What is ours carries its mark where people see it: on the table, in tips, among options, on the page that counts."""

import re

import pytest
from playwright.sync_api import expect

PENCIL = "use[href='#i-pencil']"

# what shows numbers of ours on a table of three, and what is printed beside it
OURS = ["place:1", "place:3", "place:7b", "place:7f", "slot:1", "tracker:3+", "place:12", "card:T-1", "supply:wood"]
PRINTED = ["tracker:1", "tracker:5"]


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_the_page_shows_the_counts_of_the_pack_and_opens_every_thing(visit, game):
    visitor = visit()
    told = visitor.ask("GET", f"/games/{game}/sources")
    visitor.go(f"/sources/{game}")
    rows = visitor.page.locator(".rows .row:not(.head) .numbers")
    expect(rows).to_have_count(len(told["counts"]) + 1)
    shown = [numbers(text) for text in rows.all_inner_texts()]
    assert shown == [
        [row[state] for state in ("rulebook", "derived", "ours")] for row in [*told["counts"], told["total"]]
    ]
    assert [sum(column) for column in zip(*shown[:-1], strict=True)] == shown[-1]
    for details in visitor.page.locator("details").all():
        details.locator("summary").click()
    expect(visitor.page.locator("details h3")).to_have_count(told["total"]["things"])
    expect(visitor.page.locator(f"details h3 {PENCIL}")).to_have_count(told["total"]["marked"])
    visitor.was_content()


def test_numbers_of_ours_are_marked_on_the_table(visit):
    visitor = visit(viewport={"width": 1440, "height": 900})
    visitor.sit_down("wutaki", ("human", "bot", "bot"))
    for anchor in OURS:
        spot = visitor.page.locator(f"main.table [data-anchor='{anchor}']").first
        expect(spot.locator(PENCIL).first, anchor).to_be_attached()
    for anchor in PRINTED:
        spot = visitor.page.locator(f"main.table [data-anchor='{anchor}']").first
        expect(spot).to_be_attached()
        expect(spot.locator(PENCIL), anchor).to_have_count(0)
    expect(visitor.page.locator(f"main.table [data-anchor='supply:gold'] {PENCIL}")).to_be_visible()
    visitor.was_content()


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_defaults_are_not_called_printed_and_the_reading_is_asked_for(visit, game):
    visitor = visit()
    visitor.go(f"/new/{game}")
    more = visitor.page.locator("summary", has_text="More rules")
    expect(more).to_contain_text("as we recommend")
    reading = {"wutaki": "English text to the letter", "xibalba": "Rulebook to the letter"}[game]
    assert not visitor.page.locator("details[open]").count()
    expect(visitor.page.get_by_text(reading).first).to_be_attached()
    more.click()  # one click away: nobody needs it for a first game
    expect(visitor.page.locator("details[open] .options").first).to_contain_text(reading)

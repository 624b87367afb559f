"""Seats in the browser: waiting for friends, taking over, leaving, and the way back."""

from playwright.sync_api import expect

from .driver import Visitor

PHONE = {"width": 360, "height": 740}


def take(guest: Visitor, code: str, name: str) -> None:
    """Come with a code."""
    guest.go(f"/join#{code}")
    guest.page.locator("form").get_by_role("textbox").first.fill(name)
    guest.page.locator("form button[type=submit]").click()


def seats_of(visitor: Visitor) -> None:
    """Open the panel of seats."""
    visitor.page.get_by_role("button", name="Seats and invitations").first.click()
    visitor.page.locator("dialog[open]").wait_for()


def test_a_table_waits_until_everybody_sits_and_then_begins_by_itself(visit):
    host, guest = visit(), visit(viewport=PHONE)
    created = host.new_table("wutaki", ("human", "open"), names=("Ana", ""))
    host.go(f"/t/{created['table']}")
    host.sees("Nothing is dealt before")
    host.page.get_by_role("button", name="Make an invitation").click()
    expect(host.page.locator(".lobby .code")).not_to_be_empty()
    code = host.page.locator(".lobby .code").inner_text()
    assert host.table.count() == 0
    guest.go(f"/t/{created['table']}")
    guest.sees("Waiting for the others")
    assert guest.overflowing() == []
    assert guest.page.get_by_role("button", name="Start now").count() == 0
    take(guest, code, "Bo")
    for person in (host, guest):
        person.table.wait_for()


def test_the_host_does_not_wait_for_ever(visit):
    host = visit(lang="de")
    host.sit_down("xibalba", ("human", "open", "open"))
    host.sees("Die 2 freien Plätze bekommen Bots.")
    host.page.get_by_role("button", name="Jetzt beginnen").click()
    host.table.wait_for()


def test_whoever_wants_a_seat_of_a_running_game_waits_until_the_others_agree(visit):
    """Anybody who sits may invite, not the host alone; the others are asked."""
    host, guest, late = visit(viewport=PHONE), visit(), visit()
    created = host.new_table("wutaki", ("human", "open", "bot"), names=("Ana", "", "Cy"))
    take(guest, created["invites"][0]["code"], "Bo")
    guest.table.wait_for()
    host.go(f"/t/{created['table']}")
    host.table.wait_for()
    seats_of(guest)
    guest.page.get_by_role("button", name="Invite somebody here").last.click()
    guest.page.get_by_role("button", name="Make an invitation").click()
    code = guest.page.locator("dialog .code").inner_text()
    guest.page.keyboard.press("Escape")
    take(late, code, "Dora")
    late.sees("You have asked for the seat of Cy.")
    asked = host.page.locator(".asking")
    expect(asked).to_contain_text("Dora would like to take over the seat of Cy")
    assert host.overflowing() == []
    asked.get_by_role("button", name="I agree").click()
    late.page.locator("main.table:not(.spectates)").wait_for()
    for person in (guest, late):
        expect(person.page.locator(".log .note")).to_contain_text("Dora has taken over the seat of Cy")


def test_a_recovery_code_leads_back_from_another_browser(visit):
    host, again = visit(), visit(viewport=PHONE)
    table = host.sit_down("wutaki", ("human", "bot"), names=("Ana", ""))
    host.table.wait_for()
    seats_of(host)
    host.page.get_by_role("button", name="Recovery code", exact=True).click()
    host.page.get_by_role("button", name="Show a recovery code").click()
    code = host.page.locator("dialog .code").inner_text()
    take(again, code, "Ana")
    again.page.locator("main.table:not(.spectates)").wait_for()
    assert again.ask("GET", f"/tables/{table}")["host"]
    host.page.keyboard.press("Escape")
    host.page.locator("main.table.spectates").wait_for()  # and so leaves the first one
    host.problems.clear()  # the browser tells of the line that was closed


def test_whoever_leaves_is_asked_and_watches_from_then_on(visit):
    host = visit()
    host.sit_down("wutaki", ("human", "bot"))
    host.table.wait_for()
    seats_of(host)
    host.page.get_by_role("button", name="Leave the table").click()
    host.sees("A bot plays on in your place.")
    host.page.get_by_role("dialog").get_by_role("button", name="Leave the table").last.click()
    host.page.locator("main.table.spectates").wait_for()
    host.problems.clear()

"""People at tables: friends, hot-seat, spectators, undo, batches, rematch, records."""

import random
from pathlib import Path

from playwright.sync_api import expect

from ..server.kit import random_game
from .driver import Visitor


def friends(visit, game: str, **more) -> tuple[Visitor, Visitor, str]:
    """Two people at one table; the second has come with the code of the first."""
    host, guest = visit(), visit()
    created = host.new_table(game, ("human", "open"), names=("Ana", ""), **more)
    guest.go(f"/join#{created['invites'][0]['code']}")
    guest.page.locator("form").get_by_role("textbox").first.fill("Bo")
    guest.page.locator("form button[type=submit]").click()
    guest.table.wait_for()
    host.go(f"/t/{created['table']}")
    return host, guest, created["table"]


def play_by_turns(people: tuple[Visitor, ...], chance: random.Random, answers: int) -> None:
    """Whoever is asked answers."""
    for _ in range(answers):
        asked = next((one for one in people if one.table.get_attribute("data-turn") == "mine"), None)
        if asked is None:
            people[0].page.wait_for_timeout(20)
            continue
        asked.play(chance, most=1)


def test_two_people_play_and_one_reloads_in_the_middle(visit):
    host, guest, table = friends(visit, "wutaki")
    chance = random.Random(4)
    play_by_turns((host, guest), chance, 8)
    before = host.number
    host.page.reload()
    host.table.wait_for()
    assert host.number >= before
    play_by_turns((host, guest), chance, 8)
    number = host.ask("GET", f"/tables/{table}")["number"]
    for person in (host, guest):
        person.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number === {number}")


def test_the_host_allows_hints_later_and_everybody_is_told(visit):
    host, guest, table = friends(visit, "wutaki")
    asked = (host, guest)[host.ask("GET", f"/tables/{table}")["asked"]]
    asked.wait_for_turn()
    button = asked.page.get_by_role("button", name="Hint", exact=True)
    expect(button).to_have_attribute("aria-disabled", "true")
    for person in (host, guest):
        person.page.get_by_role("button", name="Seats and invitations").click()
    expect(guest.page.get_by_role("dialog").get_by_text("There are no hints at this table.")).to_be_visible()
    assert guest.page.get_by_role("switch").count() == 0  # it is not theirs to decide
    switch = host.page.get_by_role("switch", name="Hints allowed")
    expect(switch).not_to_be_checked()
    switch.locator("xpath=..").click()
    for person in (host, guest):
        person.sees("Hints are allowed at this table from now on.")
    expect(guest.page.get_by_role("dialog").get_by_text("Hints are allowed at this table.")).to_be_visible()
    expect(switch).to_be_checked()
    asked.page.keyboard.press("Escape")
    expect(button).to_have_attribute("aria-disabled", "false")
    host.ask("PATCH", f"/tables/{table}", {"hints": False})
    expect(button).to_have_attribute("aria-disabled", "true")
    guest.sees("From now on there are no hints at this table.")


def test_hot_seat_hides_everything_between_two_players(visit):
    player = visit()
    player.sit_down("wutaki", ("hotseat", "hotseat"), names=("Ana", "Bo"))
    hand_over = player.page.locator("main.over")
    hand_over.wait_for()
    assert not player.page.locator("main.table").count()  # nothing of the table is there, not even hidden
    player.play(random.Random(5), most=8)
    seen = set()
    for _ in range(200):  # a turn takes some answers, how many is chance
        if player.wait_for_turn() == "hand-over":
            seen.add(hand_over.inner_text().strip())
        player.play(random.Random(6), most=1)
        if len(seen) == 2:
            break
    assert len(seen) == 2, "the device went to both"


def test_a_spectator_sees_the_public_table_and_can_point_at_nothing(visit):
    player, spectator = visit(), visit()
    table = player.sit_down("wutaki", ("human", "bot"))
    player.play(random.Random(7), most=6)
    spectator.go(f"/t/{table}")
    spectator.table.wait_for()
    expect(spectator.page.locator("main.table.spectates")).to_be_visible()
    assert spectator.glowing().count() == 0
    player.play(random.Random(8), most=2)
    number = player.number
    spectator.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number >= {number}")


def test_undo_goes_back_and_says_why_not(visit):
    player = visit(batch=False)
    player.sit_down("xibalba", ("human", "bot"))
    player.wait_for_turn()
    undo = player.page.get_by_role("button", name="Undo")
    while not (player.question() == "KEEP" and player.table.locator(".spot.glows").count()):
        player.play(random.Random(9), most=1)
        player.wait_for_turn()
    undo.click(force=True)  # it is shown as disabled; the dice have been rolled
    expect(player.page.get_by_text("have spoken since your last answer").first).to_be_visible()
    before = player.number
    player.point(player.table.locator(".spot.glows").first)  # keeping a die can be taken back
    assert player.number == before + 1
    undo.click()
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number === {before}")


def test_a_payment_is_collected_and_given_at_one_go(visit):
    """Taps are only planned, a second one takes a die out again; the roll gives them all; cancelling gives none."""
    player = visit(batch=True)
    player.sit_down("xibalba", ("human", "bot"))
    player.wait_for_turn()
    while player.question() != "KEEP":
        player.play(random.Random(10), most=1)
        player.wait_for_turn()
    before = player.number
    dice, chosen = (
        player.table.locator("[data-anchor^='face:'].glows"),
        player.table.locator(".tray [aria-pressed='true']"),
    )
    player.point(dice.first)
    expect(chosen).to_have_count(1)
    assert player.number == before, "nothing has been given yet"
    player.point(chosen.first)
    expect(chosen).to_have_count(0)
    player.point(dice.first)
    expect(chosen).to_have_count(1)
    player.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    assert player.number == before
    player.point(dice.first)
    player.point(player.table.locator(".act button[data-anchor='button:done']"))
    player.page.wait_for_function(f"() => +document.querySelector('main.table').dataset.number > {before}")


def test_a_finished_game_is_scored_replayed_exported_imported_and_played_again(visit, tmp_path: Path):
    player = visit()
    table = player.bring(random_game("xibalba", 2, 11, None, threshold=5), "/scoring")
    player.page.locator("ol.bars li").first.wait_for()
    player.page.locator("figure svg").first.wait_for()
    # replay
    player.go(f"/t/{table}/replay")
    slider = player.page.get_by_role("slider").first
    slider.wait_for()
    last = int(slider.get_attribute("max") or slider.get_attribute("aria-valuemax") or 0)
    assert last > 20
    slider.focus()
    for key, number in (("Home", 0), ("End", last)):
        player.page.keyboard.press(key)
        player.page.wait_for_function(f"() => document.querySelector('main.replay')?.dataset.number === '{number}'")
    # export and import
    player.go("/games")
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save as file").first.click()
    record = tmp_path / "game.txt"
    download.value.save_as(record)
    assert record.read_text("utf-8").count("\n") > 20
    player.page.locator("input[type=file]").set_input_files(record)
    player.page.wait_for_function("() => location.pathname.startsWith('/t/')")
    # rematch
    player.go(f"/t/{table}")
    player.page.locator("main.table").wait_for()
    player.page.get_by_role("button", name="Play again").first.click()
    player.page.wait_for_function(
        f"() => location.pathname.startsWith('/t/') && !location.pathname.includes('{table}')"
    )
    assert player.wait_for_turn() == "mine"  # nothing in this game is secret: the device is not hidden on its way


def test_the_log_of_a_long_game_is_there_wherever_its_replay_stands(visit):
    """Of many turns only the last are drawn at first; in a replay, those it stands at."""
    player = visit()
    player.bring(random_game("wutaki", 4, 1, None), "/replay?at=34")
    lines, here = player.page.locator(".log [data-move]"), player.page.locator(".log li.now")
    expect(here).to_be_in_viewport()
    told = player.page.get_by_role("region", name="What has happened")
    expect(told).to_contain_text(here.locator(".jump").inner_text())
    assert int(lines.first.get_attribute("data-move") or 0) <= 34 <= int(here.get_attribute("data-move") or 0)
    player.page.keyboard.press("End")
    earlier = player.page.get_by_role("button", name="Show earlier turns")
    earlier.click()
    expect(lines.first).to_be_visible()


def test_the_replay_of_a_long_game_tells_its_end_as_well(visit):
    """The server tells some hundred moves at one go; this game has nearly a thousand."""
    player = visit()
    player.bring(random_game("xibalba", 2, 11, None, threshold=5), "/replay?at=970")
    player.page.wait_for_function(
        "() => [...document.querySelectorAll('.log [data-move]')].some((line) => +line.dataset.move > 950)"
    )
    player.page.keyboard.press("PageUp")
    player.page.wait_for_function("() => +document.querySelector('main.replay').dataset.number < 970")
    assert int(player.page.locator("main.replay").get_attribute("data-number") or 0) > 900, (
        "it steps by turns there, too"
    )
    told = player.page.get_by_role("region", name="What has happened")
    expect(told).not_to_have_text("Before the first answer")


def test_records_can_be_chosen_by_the_names_that_are_given_to_them(visit):
    """The server calls them so, the command line suggests two names, and the page saves them as text."""
    player = visit()
    table = player.bring(random_game("xibalba", 2, 11, None, threshold=5), "/scoring")
    reply = player.context.request.get(f"/api/tables/{table}/record")
    name = reply.headers["content-disposition"].rsplit('"', 2)[1]
    player.go("/games")
    accepted = (player.page.locator("input[type=file]").get_attribute("accept") or "").split(",")
    assert {Path(name).suffix, ".game", ".partie", ".txt"} <= set(accepted)

"""The workshop: an owner enters cards with the mouse, hears of mistakes where they are, plays, prints, exports."""

import io
import re
import zipfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Download, Locator, expect

from .conftest import FOLDER
from .driver import PHONE, Visitor
from .paper import Sheet, sheets
from .serving import Server, start

AXE = FOLDER / "node_modules/axe-core/axe.min.js"
CARD = (63.0, 88.0)  # millimetres
NEAR = 0.5
# What an owner makes of a copy of the last card of each kind, piece by piece: (field, piece, values of its pickers).
ENTERED: dict[str, tuple[str, list[tuple[str, tuple[str, ...]]], str]] = {
    "Pacts": ("reward", [("receive {amount} {good}", ("3", "any"))], "receive 3 any"),  # a choice
    "Omens": (
        "effect",
        [("pay {amount} {good}", ("2", "oil")), ("->", ()), ("receive {points} vp", ("5",))],
        "pay 2 oil -> receive 5 vp",
    ),
    "Revenge cards": ("limit", [("own {noun} <= {n}", ("upgrade", "2"))], "own upgrade <= 2"),  # a condition
    "Round cards": (
        "effect",
        [("place:", ()), ("receive {amount} {good}", ("2", "gold"))],
        "place: receive 2 gold",
    ),
    "Secret pacts": ("condition", [("most {noun}", ("oil",))], "most oil"),
}

KINDS = {"Omens": "one-time", "Round cards": "place", "Pacts": "earth"}  # what is chosen first


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another server."""
    other = start(tmp_path_factory.mktemp("elsewhere") / "tables.db")
    yield other
    other.stop()


def make_mine(owner: Visitor, make: str = "Make it mine", go: str = "Make it") -> str:
    """From the door of the house to a pack of one's own; its name in paths."""
    owner.go("/")
    owner.page.locator("main a[href='/workshop']").click()
    owner.page.get_by_role("button", name=f"{make}: Wutaki").click()
    owner.page.get_by_role("dialog").get_by_role("button", name=go, exact=True).click()
    owner.page.wait_for_url(re.compile("/workshop/(?!base-)[^/]+$"))
    return owner.page.url.rpartition("/")[2]


def field(owner: Visitor, path: str) -> Locator:
    """A field of the editor."""
    return owner.page.locator(f"[data-field='{path}']")


def enter(owner: Visitor, path: str, pieces: list[tuple[str, tuple[str, ...]]]) -> None:
    """Take all pieces of an effect away and put others there."""
    box = field(owner, path)
    while box.locator("li[data-piece] .away").count():
        box.locator("li[data-piece] .away").last.click()
    for number, (piece, values) in enumerate(pieces):
        box.get_by_role("button", name="Add:").click()
        owner.page.locator("dialog[open]").locator(f"button[data-piece='{piece}']").click()
        chip = box.locator("li[data-piece]").nth(number)
        for slot, value in enumerate(values):
            chip.locator(f"select[data-slot='{slot}']").select_option(value)


def drag_and_undo(owner: Visitor, path: str) -> None:
    """The first piece is dragged to the end, and comes back with a step back."""
    chips = field(owner, path).locator("li[data-piece]")
    first, last = (chips.nth(at).get_attribute("data-piece") or "" for at in (0, chips.count() - 1))
    chips.first.locator(".grip").drag_to(chips.last)
    expect(chips.last).to_have_attribute("data-piece", first)
    owner.page.get_by_role("button", name="Undo").click()
    expect(chips.last).to_have_attribute("data-piece", last)


def saved(owner: Visitor) -> None:
    """Press save, and read that it is."""
    owner.page.get_by_role("button", name="Save").click()
    expect(owner.page.get_by_role("status").filter(has_text="Saved")).to_be_visible()


def test_an_owner_enters_five_cards_with_the_mouse_plays_and_takes_them_along(
    visit, browser: Browser, elsewhere: Server, tmp_path: Path
):
    owner: Visitor = visit()
    pack = make_mine(owner)
    for kind, (path, pieces, text) in ENTERED.items():
        owner.page.get_by_role("navigation", name="Kinds of cards and tables").get_by_role(
            "link", name=re.compile(f"^{kind}")
        ).click()
        owner.page.get_by_role("button", name="New", exact=True).click()
        owner.page.wait_for_url(re.compile("/edit/"))
        if kind in KINDS:
            owner.page.get_by_text(KINDS[kind], exact=True).click()
        enter(owner, path, pieces)
        expect(field(owner, path).get_by_label("As text")).to_have_value(text)
        expect(field(owner, path).locator(".remarks")).to_have_count(0)
        if kind == "Omens":
            drag_and_undo(owner, path)
        if kind == "Pacts":
            assert owner.axe(AXE) == []
        saved(owner)
        owner.page.locator("a.back").click()
    assert values_of(owner, pack) == [text for _, _, text in ENTERED.values()]
    owner.page.get_by_role("switch", name="Only what I changed").locator("xpath=..").click()
    expect(owner.page.locator("[data-entry]")).to_have_count(len(ENTERED))
    assert owner.axe(AXE) == []
    owner.page.get_by_role("link", name="What is different").click()
    expect(owner.page.locator(".tag.new")).to_have_count(len(ENTERED))
    assert owner.axe(AXE) == []
    with owner.page.expect_download() as taken:
        owner.page.get_by_role("button", name="Export and import").click()
        owner.page.get_by_role("button", name="Export: Whole pack").click()
    file = kept(taken.value, tmp_path)
    owner.page.keyboard.press("Escape")
    owner.page.get_by_role("link", name="Play with it").click()
    expect(owner.page.get_by_label("Card pack")).to_have_value(pack)
    owner.page.get_by_role("button", name="Start the game").click()
    owner.wait_for_turn()
    owner.page.get_by_role("button", name="Menu").click()
    owner.page.get_by_role("link", name="Card pack: My Wutaki").wait_for()
    arrives(browser, elsewhere, file)


def values_of(owner: Visitor, pack: str) -> list[str]:
    """What stands in the fields that were entered, of entries that are new."""
    whole = owner.ask("GET", f"/packs/{pack}")
    assert whole["remarks"] == []
    new = [entry for entry in whole["entries"] if entry["changed"] == "new"]
    by_section = {entry["section"]: entry["values"] for entry in new}
    sections = ("pact", "omen", "revenge", "round", "secret")
    return [by_section[section][path] for section, (path, _, _) in zip(sections, ENTERED.values(), strict=True)]


def kept(download: Download, folder: Path) -> Path:
    """A file that the browser has fetched."""
    file = folder / download.suggested_filename
    download.save_as(file)
    return file


def arrives(browser: Browser, elsewhere: Server, file: Path) -> None:
    """Somebody at another server imports the file, exports it again, and has the very same cards."""
    friend = Visitor(browser, elsewhere.address)
    try:
        friend.ask("POST", "/me")
        friend.go("/workshop")
        friend.page.get_by_role("button", name="Import a pack").wait_for()
        friend.page.locator("input[type=file]").set_input_files(file)
        friend.page.wait_for_url(re.compile("/workshop/[^/]+$"))
        friend.page.get_by_role("heading", name="My Wutaki").wait_for()
        with friend.page.expect_download() as taken:
            friend.page.get_by_role("button", name="Export and import").click()
            friend.page.get_by_role("button", name="Export: Whole pack").click()
        assert cards_in(kept(taken.value, file.parent / "..")) == cards_in(file)
    finally:
        friend.leave()
    friend.was_content()


def cards_in(file: Path) -> dict[str, bytes]:
    """The files of a pack, but for what it is called."""
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("pack.toml")}


MISTAKES = [
    ("name", lambda box: box.get_by_role("textbox").first.fill("")),
    ("loss", lambda box: box.get_by_role("textbox").fill("999")),
    ("limit", lambda box: box.get_by_label("Als Text").fill("höchstens zwei Dinge")),
    ("limit", lambda box: box.get_by_label("Als Text").fill("own upgrade <=")),
    ("id", lambda box: box.get_by_role("textbox").fill("zwei Worte")),
]


def test_mistakes_are_told_at_their_field_and_all_works_by_keyboard_on_a_phone_in_german(visit):
    owner: Visitor = visit(lang="de", viewport=PHONE, touch=True, dark=True)
    pack = make_mine(owner, "Zu meinem machen", "Anlegen")
    owner.go(f"/workshop/{pack}/edit/revenge%3AV-01")
    field(owner, "limit").wait_for()
    owner.page.locator("summary").press("Enter")  # the id is for the files
    for path, err in MISTAKES:
        err(field(owner, path))
        expect(field(owner, path).locator(".remarks li")).not_to_have_count(0)
        expect(owner.page.locator(f"[data-field]:not([data-field='{path}']) .remarks")).to_have_count(0)
        owner.page.locator("summary").focus()
        owner.page.keyboard.press("Control+z")
        expect(owner.page.locator(".remarks")).to_have_count(0)
    assert owner.overflowing() == []
    assert owner.axe(AXE) == []
    by_keyboard(owner, pack)


def by_keyboard(owner: Visitor, pack: str) -> None:
    """An omen: a piece more, chosen, moved and taken away again, with keys alone."""
    page = owner.page
    owner.go(f"/workshop/{pack}/edit/omen%3AO-01")
    chips = field(owner, "effect").locator("li[data-piece]")
    expect(chips).not_to_have_count(0)
    count = chips.count()
    page.get_by_role("button", name="Hinzufügen: Effekt").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] input[type=search]").fill("Ziehe 1 Omen")
    page.locator("dialog[open] [data-piece='draw {cards} omen']").press("Enter")
    expect(chips).to_have_count(count + 1)
    expect(chips.last.locator("select")).to_be_focused()
    page.keyboard.press("3")
    chips.last.locator(".grip").focus()
    page.keyboard.press("ArrowLeft")
    expect(chips.nth(count - 1).locator(".grip")).to_be_focused()
    expect(chips.nth(count - 1)).to_have_attribute("data-piece", "draw {cards} omen")
    page.keyboard.press("Delete")
    expect(chips).to_have_count(count)
    page.keyboard.press("Control+z")
    expect(chips).to_have_count(count + 1)
    page.keyboard.press("Control+Shift+z")
    expect(chips).to_have_count(count)
    page.keyboard.press("Control+s")
    expect(page.get_by_role("status").filter(has_text="Gespeichert")).to_be_visible()


def test_a_sheet_has_nine_cards_and_marks_to_cut_along(visit):
    owner: Visitor = visit(dark=True)
    owner.go("/workshop/base-wutaki/print")
    owner.page.get_by_label("What is printed?").select_option(label="Revenge cards")
    expect(owner.page.locator("section.sheet")).to_have_count(3)
    assert owner.axe(AXE) == []
    printed = sheets(owner.page.pdf(prefer_css_page_size=True, print_background=True))
    assert len(printed) == 3  # 19 cards
    for sheet in printed:
        assert (sheet.width, sheet.height) == (pytest.approx(210, abs=NEAR), pytest.approx(297, abs=NEAR))
        assert_cut(sheet)


def assert_cut(sheet: Sheet) -> None:
    """Lines in the margin, in rows and columns that are a card apart."""
    thin = [box for box in sheet.boxes if min(box.width, box.height) < 0.4 and 4 < max(box.width, box.height) < 6]
    columns = sorted({round(box.left + box.width / 2, 1) for box in thin if box.height > box.width})
    rows = sorted({round(box.top + box.height / 2, 1) for box in thin if box.width > box.height})
    for cuts, size in ((columns, CARD[0]), (rows, CARD[1])):
        assert len(cuts) == 4
        assert [after - before for before, after in pairwise(cuts)] == [pytest.approx(size, abs=NEAR)] * 3
    left, right, top, bottom = columns[0], columns[-1], rows[0], rows[-1]
    assert all(
        box.left + box.width < left or box.left > right or box.top + box.height < top or box.top > bottom
        for box in thin
    )

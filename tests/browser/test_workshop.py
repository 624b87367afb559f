"""The workshop: an owner enters cards with the mouse, hears of mistakes where they are, plays, prints, exports."""

import io
import random
import re
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Download, Locator, expect

from spieltisch.texts import speak

from .conftest import FOLDER
from .driver import PHONE, Visitor
from .paper import Sheet, sheets
from .serving import Server, start

AXE = FOLDER / "node_modules/axe-core/axe.min.js"
CARD = (63.0, 88.0)  # millimetres
NEAR = 0.5
BETWEEN = {"width": 1024, "height": 768}  # a small screen, a large tablet
FIRST_GAMES = 300_000  # milliseconds until some games with the change are there: a busy machine may have to compile
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
FIRST_BY_KEY = {"omen": "once", "round": "place", "pact": "earth"}  # the same


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another server."""
    other = start(tmp_path_factory.mktemp("elsewhere") / "tables.db")
    yield other
    other.stop()


def make_mine(owner: Visitor, make: str = "Make it mine", go: str = "Make it", game: str = "Wutaki") -> str:
    """From the door of the house to a pack of one's own; its name in paths."""
    owner.go("/")
    owner.page.locator("main a[href='/workshop']").click()
    owner.page.get_by_role("button", name=f"{make}: {game}").click()
    owner.page.get_by_role("dialog").get_by_role("button", name=go, exact=True).click()
    owner.page.wait_for_url(re.compile("/workshop/(?!base-)[^/]+$"))
    return owner.page.url.rpartition("/")[2]


def field(owner: Visitor, path: str) -> Locator:
    """A field of the editor."""
    return owner.page.locator(f"[data-field='{path}']")


def enter(owner: Visitor, path: str, pieces: list[tuple[str, tuple[str, ...]]], add: str = "Add:") -> None:
    """Take all pieces of an effect away and put others there."""
    box = field(owner, path)
    while box.locator("li[data-piece] .away").count():
        box.locator("li[data-piece] .away").last.click()
    for number, (piece, values) in enumerate(pieces):
        box.get_by_role("button", name=add).click()
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


def saved(owner: Visitor, save: str = "Save", told: str = "Saved") -> None:
    """Press save, and read that it is: "Not saved yet" holds the word, too, but for its first letter."""
    owner.page.get_by_role("button", name=save).click()
    expect(owner.page.get_by_role("status").filter(has_text=re.compile(told))).to_be_visible()


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
        if kind == "Pacts":
            try_it_out(owner)
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
    owner.page.keyboard.press("Escape")
    owner.play(random.Random(1))
    assert owner.turn() == "over"
    with arrived(browser, elsewhere, file, "My Wutaki") as friend:
        by_tables(friend, file.parent)
        by_folder(friend, file.parent / "folder", file)


def try_it_out(owner: Visitor) -> None:
    """One button plays games with and without the card; what they say comes in while they are played."""
    panel = owner.page.get_by_role("region", name="What does this change do?")
    panel.get_by_role("button", name="Play games with it").click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.locator("dd").first).to_be_visible(timeout=FIRST_GAMES)  # numbers, and the interval as a line
    assert re.search("[1-9][0-9]* games", panel.inner_text())
    assert owner.axe(AXE) == []
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Play again")).to_be_visible()


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


@contextmanager
def arrived(browser: Browser, elsewhere: Server, file: Path, title: str) -> Iterator[Visitor]:
    """Somebody at another server imports the file, exports it again, and has the very same cards."""
    friend = Visitor(browser, elsewhere.address)
    try:
        friend.ask("POST", "/me")
        friend.go("/workshop")
        friend.page.get_by_role("button", name="Import a pack").wait_for()
        friend.page.locator("input[type=file][accept='.zip']").set_input_files(file)
        friend.page.wait_for_url(re.compile("/workshop/[^/]+$"))
        friend.page.get_by_role("heading", name=title).wait_for()
        with friend.page.expect_download() as taken:
            friend.page.get_by_role("button", name="Export and import").click()
            friend.page.get_by_role("button", name="Export: Whole pack").click()
        assert cards_in(kept(taken.value, file.parent / "..")) == cards_in(file)
        yield friend
    finally:
        friend.leave()
    friend.was_content()


def by_tables(friend: Visitor, folder: Path) -> None:
    """Tables out, a name changed in one of them, and in again: the card has it, and nothing else is different."""
    pack = friend.page.url.rpartition("/")[2]
    before = {(one["section"], one["entry"]): one["values"] for one in friend.ask("GET", f"/packs/{pack}")["entries"]}
    with friend.page.expect_download() as taken:
        friend.page.get_by_role("button", name="Export: Tables").click()
    with zipfile.ZipFile(kept(taken.value, folder)) as archive:
        pacts = archive.read("pact.csv").decode()
    (folder / "pact.csv").write_text(pacts.replace("Ember Vow", "Vow of Tables"))
    friend.page.locator("dialog[open] input[type=file]").set_input_files(folder / "pact.csv")
    friend.page.get_by_role("status").filter(has_text="taken over").wait_for()
    after = {(one["section"], one["entry"]): one["values"] for one in friend.ask("GET", f"/packs/{pack}")["entries"]}
    different = {key: values for key, values in after.items() if values != before[key]}
    assert {key: values["name"]["en"] for key, values in different.items()} == {("pact", "P-FI01"): "Vow of Tables"}


def by_folder(friend: Visitor, folder: Path, file: Path) -> None:
    """The files of a pack in a folder are one, too; what else lies there is not."""
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder / "mine")
    (folder / "notes.txt").write_text("not a card")
    friend.go("/workshop")
    friend.page.get_by_role("button", name="From a folder").wait_for()
    friend.page.locator("input[webkitdirectory]").set_input_files(folder)
    friend.page.wait_for_url(re.compile("/workshop/[^/]+$"))
    friend.page.get_by_role("heading", name="My Wutaki").wait_for()
    pack = friend.page.url.rpartition("/")[2]
    assert friend.ask("GET", f"/packs/{pack}")["pack"]["faults"] == 0


def cards_in(file: Path) -> dict[str, bytes]:
    """The files of a pack, but for what it is called."""
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("pack.toml")}


AS_TEXT = re.compile("As text|Als Text")
UNCOVERED = """(one) => { // nothing lies above its middle
  const box = one.getBoundingClientRect();
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !!found && (one.contains(found) || found.contains(one));
}"""
MISTAKES = [
    ("name", lambda box: box.get_by_role("textbox").first.fill("")),
    ("loss", lambda box: box.get_by_role("textbox").fill("999")),
    ("limit", lambda box: box.get_by_label(AS_TEXT).fill("höchstens zwei Dinge")),
    ("limit", lambda box: box.get_by_label(AS_TEXT).fill("own upgrade <=")),
    ("id", lambda box: box.get_by_role("textbox").fill("zwei Worte")),
]


def make_mistakes(owner: Visitor, take_back: Callable[[], None]) -> None:
    """Each is told at its field and nowhere else, and gone when it is taken back."""
    for path, err in MISTAKES:
        err(field(owner, path))
        expect(field(owner, path).locator(".remarks li")).not_to_have_count(0)
        owner.page.wait_for_function(UNCOVERED, arg=field(owner, path).locator(".remarks li").first.element_handle())
        expect(owner.page.locator(f"[data-field]:not([data-field='{path}']) .remarks")).to_have_count(0)
        take_back()
        expect(owner.page.locator(".remarks")).to_have_count(0)


def test_mistakes_are_told_at_their_field_in_english_to_whoever_has_a_mouse(visit):
    owner: Visitor = visit()
    make_mine(owner)
    owner.page.get_by_role("link", name=re.compile("^Revenge cards")).click()
    owner.page.locator("[data-entry='revenge:V-01']").click()
    owner.page.locator("summary").click()  # the id is for the files
    make_mistakes(owner, owner.page.get_by_role("button", name="Undo").click)


def test_mistakes_are_told_at_their_field_and_all_works_by_keyboard_on_a_phone_in_german(visit):
    owner: Visitor = visit(lang="de", viewport=PHONE, touch=True, dark=True)
    pack = make_mine(owner, "Zu meinem machen", "Anlegen")
    owner.go(f"/workshop/{pack}/edit/revenge%3AV-01")
    field(owner, "limit").wait_for()
    owner.page.locator("summary").press("Enter")  # the id is for the files

    def take_back() -> None:
        owner.page.locator("summary").focus()
        owner.page.keyboard.press("Control+z")

    make_mistakes(owner, take_back)
    assert owner.overflowing() == []
    assert owner.axe(AXE) == []
    by_keyboard(owner, pack)


def walk_the_form(owner: Visitor) -> None:
    """Every stop on the way through the form by key is seen: none lies behind the bar at the bottom."""
    page = owner.page
    page.locator("a.back").focus()
    stops = 0
    while page.evaluate("() => !document.activeElement.matches('.done button')"):
        page.keyboard.press("Tab")
        page.wait_for_function(f"() => ({UNCOVERED})(document.activeElement)")
        stops += 1
        assert stops < 60
    assert stops > 10


def by_keyboard(owner: Visitor, pack: str) -> None:
    """An omen: a piece more, chosen, moved and taken away again, with keys alone."""
    page = owner.page
    owner.go(f"/workshop/{pack}/edit/omen%3AO-01")
    chips = field(owner, "effect").locator("li[data-piece]")
    expect(chips).not_to_have_count(0)
    walk_the_form(owner)
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
    expect(page.get_by_role("status").filter(has_text=re.compile("Gespeichert"))).to_be_visible()


KINDS_BY_KEY = ("pact", "omen", "revenge", "round", "secret")  # as in `ENTERED`


def test_an_owner_enters_the_same_cards_by_keyboard_on_a_phone_in_german(
    visit, browser: Browser, elsewhere: Server, tmp_path: Path
):
    """From the door of the house to a game with them and to another server; nothing is clicked before the game."""
    owner: Visitor = visit(lang="de", viewport=PHONE, touch=True)
    page, said = owner.page, partial(speak, "de", "web-workshop")
    owner.go("/")
    page.locator("main a[href='/workshop']").press("Enter")
    button(owner, f"{said('workshop-make-mine')}: Wutaki").press("Enter")
    page.get_by_role("dialog").get_by_role("textbox").press("Enter")  # a form is sent with it
    page.wait_for_url(re.compile("/workshop/(?!base-)[^/]+$"))
    pack = page.url.rpartition("/")[2]
    for section, (path, pieces, text) in zip(KINDS_BY_KEY, ENTERED.values(), strict=True):
        choose_by_key(page.get_by_label(said("workshop-kinds")).and_(page.locator("select")), section)
        button(owner, said("workshop-add"), exact=True).press("Enter")
        page.wait_for_url(re.compile("/edit/"))
        if section in FIRST_BY_KEY:
            page.locator(f"input[type=radio][value='{FIRST_BY_KEY[section]}']").press(" ")
        enter_by_key(owner, path, pieces, said("workshop-add-piece"))
        expect(field(owner, path).get_by_label(said("workshop-as-text"))).to_have_value(text)
        expect(page.locator(".remarks")).to_have_count(0)
        assert (owner.overflowing(), owner.axe(AXE)) == ([], [])
        page.keyboard.press("Control+s")
        expect(page.get_by_role("status").filter(has_text=re.compile(said("workshop-saved")))).to_be_visible()
        page.locator("a.back").press("Enter")
    assert values_of(owner, pack) == [text for _, _, text in ENTERED.values()]
    with page.expect_download() as taken:
        button(owner, said("workshop-exchange")).press("Enter")
        button(owner, said("workshop-export-one", what=said("workshop-export-zip"))).press("Enter")
    file = kept(taken.value, tmp_path)
    page.keyboard.press("Escape")
    page.get_by_role("link", name=said("workshop-play")).press("Enter")
    button(owner, speak("de", "web", "new-go")).press("Enter")
    owner.wait_for_turn()
    owner.play(random.Random(2))
    assert owner.turn() == "over"
    with arrived(browser, elsewhere, file, said("workshop-my-pack", game="Wutaki")):
        pass


def button(owner: Visitor, name: str, exact: bool = False) -> Locator:
    """A button by its name."""
    return owner.page.get_by_role("button", name=name, exact=exact)


def choose_by_key(select: Locator, value: str) -> None:
    """Arrow keys until it stands there."""
    place = "(one, value) => [...one.options].findIndex((option) => option.value === value) - one.selectedIndex"
    far = int(select.evaluate(place, value))
    select.focus()
    for _ in range(abs(far)):
        select.press("ArrowDown" if far > 0 else "ArrowUp")
    assert select.input_value() == value


def enter_by_key(owner: Visitor, path: str, pieces: list[tuple[str, tuple[str, ...]]], add: str) -> None:
    """Take all pieces of an effect away and put others there, with keys alone."""
    box = field(owner, path)
    chips = box.locator("li[data-piece]")
    for left in range(chips.count(), 0, -1):
        chips.last.locator(".grip").press("Delete")
        expect(chips).to_have_count(left - 1)
    for number, (piece, values) in enumerate(pieces):
        box.get_by_role("button", name=f"{add}:").press("Enter")
        palette = owner.page.locator("dialog[open]")
        palette.locator(f"button[data-piece='{piece}']").press("Enter")
        expect(palette).to_have_count(0)
        expect(chips).to_have_count(number + 1)
        for slot, value in enumerate(values):
            choose_by_key(chips.nth(number).locator(f"select[data-slot='{slot}']"), value)


# The other game, in German: a card of each kind is made of a copy of the last one, piece by piece.
IN_GERMAN: dict[str, tuple[str, list[tuple[str, tuple[str, ...]]], str]] = {
    "Soldaten": (
        "Aktionsphase",
        [("@{trigger}", ("attack",)), ("mates({mates})?", ("2",)), ("power({amount})", ("3",))],
        "@attack mates(2)? power(3)",
    ),
    "Zivilisten": (
        "Effektphase",
        [("gain(R,{amount})", ("2",)), ("+", ()), ("rollP({amount})", ("1",))],
        "gain(R,2) + rollP(1)",
    ),
    "Gebäude": ("dauerhaft", [("mod({stat},{change})", ("bres", "+1"))], "mod(bres,+1)"),
    "Ereignisse": ("Aktionsphase", [("roll({rolled},{amount})", ("A", "3"))], "roll(A,3)"),
}


def test_cards_dice_and_factions_of_the_other_game_are_entered_in_german(visit):
    owner: Visitor = visit(lang="de", viewport=BETWEEN)
    page, kinds = owner.page, owner.page.get_by_role("navigation", name="Arten von Karten und Tabellen")
    pack = make_mine(owner, "Zu meinem machen", "Anlegen", "Xibalba")
    for kind, (phase, pieces, text) in IN_GERMAN.items():
        kinds.get_by_role("link", name=re.compile(f"^{kind}")).click()
        page.get_by_role("button", name="Neu", exact=True).click()
        page.wait_for_url(re.compile("/edit/"))
        field(owner, "faction").get_by_role("combobox").select_option(label="Brigade Rouge")
        field(owner, "phase").get_by_text(phase, exact=True).click()
        enter(owner, "effect", pieces, "Hinzufügen:")
        expect(field(owner, "effect").get_by_label("Als Text")).to_have_value(text)
        more(owner, "copies")
        saved(owner, "Speichern", "Gespeichert")
        page.locator("a.back").click()
    kinds.get_by_role("link", name=re.compile("^Fraktionen")).click()
    page.locator("[data-entry='faction:SKA']").click()
    field(owner, "level_costs").locator(".number button").last.click()
    field(owner, "name").get_by_role("textbox").last.fill("Unsere Allianz")
    assert owner.axe(AXE) == []
    saved(owner, "Speichern", "Gespeichert")
    page.locator("a.back").click()
    kinds.get_by_role("link", name=re.compile("^Würfel")).click()
    page.locator("[data-entry^='dice']").click()
    field(owner, "attack.faces").get_by_role("combobox").last.select_option(label="Angriff")
    saved(owner, "Speichern", "Gespeichert")
    whole = owner.ask("GET", f"/packs/{pack}?lang=de")
    assert whole["remarks"] == []
    changed = {(one["section"], one["changed"]): one["values"] for one in whole["entries"] if one["changed"]}
    assert [changed[kind, "new"]["effect"] for kind in ("soldier", "civilian", "building", "event")] == [
        text for _, _, text in IN_GERMAN.values()
    ]
    assert changed["faction", "changed"]["name"]["de"] == "Unsere Allianz"
    assert changed["dice", "changed"]["attack.faces"][-1] == "attack"
    page.get_by_role("link", name="Was anders ist").click()
    expect(page.locator("ins", has_text="Unsere Allianz")).to_be_visible()
    assert (owner.overflowing(), owner.axe(AXE)) == ([], [])
    page.get_by_role("link", name="Damit spielen").click()
    page.get_by_role("button", name="Partie beginnen").click()
    owner.wait_for_turn()


def more(owner: Visitor, path: str) -> None:
    """One more, with the button beside the number."""
    field(owner, path).locator(".number button").last.click()


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

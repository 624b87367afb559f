"""Photograph every screen into docs/screenshots: `scripts/screenshots`, or only those whose name holds a word given.

`scripts/screenshots films [WORD …] [--to FOLDER]` makes film strips of the staged moments instead, `scripts/screenshots
frames` measures them (`film_strips.py`).

A server of its own is started, games are played in a real browser, and every picture is made in four ways: on a
desktop, on a phone, in the dark, in German; tables on an old small screen as well. Games that are looked back on are
the same every time.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "scripts")]

import film_strips  # noqa: E402

from spieltisch.arena.gathering import gather, samples_of  # noqa: E402
from spieltisch.arena.report import page_of, report_of, series_of  # noqa: E402
from spieltisch.arena.samples import Sample  # noqa: E402
from spieltisch.bots.minds import find_mind  # noqa: E402
from spieltisch.games import find_game, shelf  # noqa: E402
from spieltisch.server.pages import FOLDER as PAGES  # noqa: E402
from spieltisch.table import Table  # noqa: E402
from tests.browser.conftest import ARGUMENTS, chromium  # noqa: E402
from tests.browser.driver import PHONE, Visitor  # noqa: E402
from tests.browser.games import asking as asked  # noqa: E402
from tests.browser.serving import start  # noqa: E402
from tests.server.packs import own_pack  # noqa: E402

TARGET = REPOSITORY / "docs/screenshots"
DESKTOP = {"width": 1440, "height": 900}
WAYS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "touch": True},
    "dark": {"viewport": DESKTOP, "dark": True},
    "german": {"viewport": DESKTOP, "lang": "de"},
    "1024": {"viewport": {"width": 1024, "height": 768}},
}
TABLES = ("wutaki-table", "xibalba-table", "attack")  # which are shown on a small screen, too
NAMES = ("Ana", "Bo", "Cy")
SEATS = ("human", "bot", "bot")
CHAT = {
    "en": ("Good luck, everybody!", "Thanks. Nobody touches my ark.", "We shall see about that …"),
    "de": ("Viel Glück allerseits!", "Danke. Meine Arche bekommt ihr nicht.", "Das sehen wir noch …"),
}
REPORTED = 400  # games of each setting in a report
WHOLE = ("new-",)  # forms, of which everything is shown and not only what fits on a screen
MIDDLE = 200  # answers of a game that is replayed

brought: dict[str, str] = {}  # by game: the table of the one that is reviewed


def table(game: str, answers: int) -> Callable[[Visitor], None]:
    """A table after some answers. A bot has played for us until then, and not badly."""

    def show(visitor: Visitor) -> None:
        name = visitor.sit_down(game, SEATS, names=NAMES, pace=20)
        seat = f"/tables/{name}/seats/0"
        visitor.ask("PATCH", seat, {"stand_in": True, "level": "thumb"})
        visitor.page.wait_for_function(
            "(answers) => +document.querySelector('main.table')?.dataset.number > answers", arg=answers
        )
        visitor.ask("PATCH", seat, {"stand_in": False})
        visitor.wait_for_turn()
        visitor.page.locator(".spot.marked").first.wait_for(state="detached")  # what happened last is no longer marked

    return show


@cache
def whole_game(game: str) -> Table:
    """A game to look back on: beginners, so that there is something to see."""
    played = Table(game, len(NAMES), {"threshold": 15} if game == "xibalba" else {}, seed=4, names=NAMES)
    minds = [find_mind(game, level, seat) for seat, level in enumerate(("first-game", "careless", "first-game"))]
    while not played.over:
        position = played.position
        played.answer(minds[position.to_move].answer(played.box, position.state))
    return played


def finished(game: str, part: str) -> Callable[[Visitor], None]:
    """What comes after a game."""
    return lambda visitor: look_at(visitor, visitor.bring(whole_game(game)), part)


def look_at(visitor: Visitor, name: str, part: str) -> None:
    """The final scoring of a table, or its replay somewhere in the middle."""
    if part == "replay":
        visitor.go(f"/t/{name}/replay?at={MIDDLE}&seat=0")
        visitor.page.locator(f"main.replay[data-number='{MIDDLE}']").wait_for()
    else:
        visitor.go(f"/t/{name}/scoring")
        visitor.page.locator("ol.bars li").first.wait_for()


def hint(game: str, answers: int) -> Callable[[Visitor], None]:
    """A table at which somebody has asked what to do, and has a choice."""

    def show(visitor: Visitor) -> None:
        table(game, answers)(visitor)
        while visitor.page.locator(".prompt .list-box [data-option]").count() < 4:
            visitor.play(random.Random(5), most=1)
            if visitor.wait_for_turn() == "over":
                raise RuntimeError(f"{game}: nobody was asked anything of interest until the end")
        visitor.page.locator("[data-takes-hint]:visible").click()
        visitor.page.mouse.move(0, 0)
        visitor.page.locator(".hints .plan[aria-busy='false']").wait_for()

    return show


def review(game: str, part: str) -> Callable[[Visitor], None]:
    """What a review says, below the scoring or beside the replay."""

    def show(visitor: Visitor) -> None:
        if game not in brought:  # what a review has found out is there for everybody
            brought[game] = visitor.bring(whole_game(game))
        look_at(visitor, brought[game], part)
        if part == "replay":
            visitor.page.locator(".views button").last.click()
        visitor.page.locator(".review .button").click()
        visitor.page.locator(".review ol").wait_for(timeout=300_000)
        if part == "replay":
            visitor.page.locator(".review .jump").first.click()
            visitor.page.locator(".views button").last.click()
        else:
            visitor.page.locator("section", has=visitor.page.locator(".review")).evaluate(
                "(section) => scrollBy(0, section.getBoundingClientRect().top - 16)"
            )

    return show


def attack(visitor: Visitor) -> None:
    """An attack: its strength and what it meets, with every addend, and one button that strikes."""
    visitor.bring(asked("xibalba", "ATTACK_DICE"))
    visitor.wait_for_turn()
    visitor.page.locator(".tray section").wait_for()
    visitor.page.mouse.move(0, 0)


def since(visitor: Visitor) -> None:
    """What the others have done since my last turn."""
    table("wutaki", 150)(visitor)
    tabs, button = visitor.page.locator("main.table .tabs button"), visitor.page.locator(".since button").first
    while True:
        if tabs.count():
            tabs.nth(2).click()
        if button.count():
            break
        visitor.play(random.Random(5), most=1)  # nobody else has had a turn since
        visitor.wait_for_turn()
    button.click()
    visitor.page.locator(".since .cards article").first.wait_for()
    visitor.page.mouse.move(0, 0)


def beside(page: str) -> Callable[[Visitor], None]:
    """The rulebook for players, opened beside the table: its first page, or another part."""

    def show(visitor: Visitor) -> None:
        visitor.sit_down("xibalba", SEATS, names=NAMES)
        visitor.wait_for_turn()
        visitor.page.locator("main.table .log .fold").last.dispatch_event("click")
        visitor.page.locator("main.table .log a.rule").last.dispatch_event("click")
        dialog = visitor.page.get_by_role("dialog")
        dialog.locator(".parts button, [role=tab]").nth(1 if page == "symbols" else 0).click()
        dialog.locator(".symbol" if page == "symbols" else "figure .scene").first.wait_for()
        visitor.page.mouse.move(0, 0)

    return show


def open_seats(visitor: Visitor) -> Any:
    """The dialog that says who sits where."""
    if visitor.page.locator("header button.tool").count() > 2:
        visitor.page.locator("header button.tool").nth(2).click()
    else:
        visitor.page.locator("header .menu button").first.click()
        visitor.page.locator("header .menu li button").first.click()
    return visitor.page.get_by_role("dialog")


def seats(visitor: Visitor) -> None:
    """Who sits where, and how well bots play: here one gets stronger."""
    visitor.sit_down("xibalba", SEATS, names=NAMES)
    visitor.wait_for_turn()
    dialog = open_seats(visitor)
    with visitor.page.expect_response(lambda reply: reply.request.method == "PATCH"):
        dialog.get_by_role("combobox").first.select_option("keen")
    visitor.page.mouse.move(0, 0)


def seats_friend(visitor: Visitor) -> None:
    """A friend has come, whom the host can show out."""
    created = visitor.new_table("wutaki", ("human", "open", "bot"), names=("Ana", "", "Cy"))
    friend = httpx.Client(base_url=visitor.address, headers={"Origin": visitor.address})
    friend.post("/api/join", json={"code": created["invites"][0]["code"], "name": "Bo"}).raise_for_status()
    visitor.go(f"/t/{created['table']}")
    visitor.table.wait_for()
    open_seats(visitor).wait_for()
    visitor.page.mouse.move(0, 0)


def form(game: str) -> Callable[[Visitor], None]:
    """A new table against two bots, one of whom thinks ahead."""

    def show(visitor: Visitor) -> None:
        visitor.go(f"/new/{game}")
        levels = visitor.page.locator("form select").filter(has=visitor.page.locator("option[value=keen]"))
        levels.nth(0).select_option("keen")
        levels.nth(1).select_option("first-game")
        visitor.page.locator(".pack select").wait_for()

    return show


def page(path: str) -> Callable[[Visitor], None]:
    """A screen that needs no game."""
    return lambda visitor: visitor.go(path) and None


def games(visitor: Visitor) -> None:
    """The tables of somebody who has played before."""
    visitor.bring(whole_game("wutaki"))
    for game in shelf():
        table(game, 100)(visitor)
    visitor.go("/games")
    visitor.page.locator("article.card").nth(2).wait_for()


def lobby(visitor: Visitor) -> None:
    """A table that waits for a friend."""
    created = visitor.new_table("wutaki", ("human", "open", "bot"), names=("Ana", "", "Cy"))
    visitor.go(f"/t/{created['table']}")
    visitor.page.locator(".invite button").first.click()
    visitor.page.locator(".lobby img").wait_for()


def asking(visitor: Visitor) -> None:
    """Somebody would like to take over a friend's seat."""
    created = visitor.new_table("wutaki", ("human", "open", "bot"), names=("Ana", "", "Cy"))
    friend, other = (httpx.Client(base_url=visitor.address, headers={"Origin": visitor.address}) for _ in range(2))
    friend.post("/api/join", json={"code": created["invites"][0]["code"], "name": "Bo"}).raise_for_status()
    code = friend.post(f"/api/tables/{created['table']}/seats/1/invite").raise_for_status().json()["code"]
    other.post("/api/join", json={"code": code, "name": "Dora"}).raise_for_status()
    visitor.go(f"/t/{created['table']}")
    visitor.page.locator(".asking").wait_for()


def chat(visitor: Visitor) -> None:
    """Friends talk, a spectator too; the host keeps order."""
    created = visitor.new_table("xibalba", ("human", "open", "bot"), names=("Ana", "", "Cy"))
    table = created["table"]
    friend = Visitor(visitor.context.browser, visitor.address, lang=visitor.lang)  # type: ignore[arg-type]
    friend.ask("POST", "/me")
    friend.ask("POST", "/join", {"code": created["invites"][0]["code"], "name": "Bo"})
    for one, lines in ((visitor, CHAT[visitor.lang][:1]), (friend, CHAT[visitor.lang][1:])):
        one.go(f"/t/{table}")
        one.table.wait_for()
        if one.page.locator(".tabs button").count():
            one.page.locator(".tabs button").last.click()
        one.page.locator(".talks button").last.click()
        for line in lines:
            one.page.locator(".chat input").fill(line)
            one.page.locator(".chat form button").click()
            one.page.locator(".chat .said", has_text=line).wait_for()
    visitor.page.locator(".chat .said").nth(2).wait_for()
    visitor.page.locator(".chat .order button").first.click()
    visitor.page.mouse.move(0, 0)
    friend.leave()


def guide(game: str) -> Callable[[Visitor], None]:
    """A first game, with the guide that points at things."""

    def show(visitor: Visitor) -> None:
        visitor.go("/")
        visitor.page.locator(f"[data-world='{game}'] .go button").first.click()
        visitor.page.locator("main.table .guide").wait_for()
        visitor.wait_for_turn()
        while (further := visitor.page.locator("[data-teach-next]")).count():
            further.click()
        visitor.page.mouse.move(0, 0)

    return show


def finale(game: str) -> Callable[[Visitor], None]:
    """The last moment at a table: a bot plays on for us until somebody has won."""

    def show(visitor: Visitor) -> None:
        name = visitor.sit_down(game, SEATS, names=NAMES, options={"threshold": 9} if game == "xibalba" else {})
        visitor.ask("PATCH", f"/tables/{name}/seats/0", {"stand_in": True, "level": "thumb"})
        visitor.page.locator(".finale .triumph").wait_for(timeout=300_000)

    return show


def hand_over(visitor: Visitor) -> None:
    """Two people, one device."""
    visitor.sit_down("wutaki", ("hotseat", "hotseat"), names=("Ana", "Bo"))
    visitor.page.locator("main.over").wait_for()


@cache
def report_page(game: str, lang: str) -> Path:
    """A report on games of rules of thumb, as a file."""
    samples = report_samples(game)
    about = {
        "game": game,
        "who": ["thumb"],
        "seed": 1,
        "command": f"spieltisch report {game}",
        "data": None,
        "timed": False,
    }
    file = Path(tempfile.mkdtemp()) / f"{game}-{lang}.html"
    file.write_text(page_of(report_of(samples, None, about, lang), samples[0].box, lang, PAGES / "assets"), "utf-8")
    return file


@cache
def report_samples(game: str) -> list[Sample]:
    """The games of a report."""
    series = series_of(game, "thumb", REPORTED, find_game(game).seats, 1, None, {})
    with tempfile.TemporaryDirectory() as folder:
        for _ in gather(series, Path(folder) / "facts", 2):
            pass
        return samples_of(series, Path(folder) / "facts")


def report(game: str, section: str) -> Callable[[Visitor], None]:
    """A section of a report, which is no page of the server but a file."""

    def show(visitor: Visitor) -> None:
        lang = str(visitor.page.evaluate("() => navigator.language"))[:2]
        visitor.page.goto(f"{report_page(game, lang).as_uri()}#{section}")

    return show


def workshop(part: str) -> Callable[[Visitor], None]:
    """A pack of one's own with two cards that are changed, and a room of the workshop."""

    def show(visitor: Visitor) -> None:
        visitor.ask("POST", "/me")
        german = str(visitor.page.evaluate("() => navigator.language")).startswith("de")
        made = visitor.ask("POST", "/packs", {"game": "wutaki", "title": "Unsere Schachtel" if german else "Our box"})
        name, version = made["pack"]["pack"], made["pack"]["version"]
        changes = [
            {"section": "pact", "entry": "P-FI01", "field": "reward", "text": "receive 5 vp; draw 1 omen"},
            {"section": "pact", "entry": "P-FI03", "field": "cost", "text": "2 gold + 4 oil"},
        ]
        visitor.ask("PATCH", f"/packs/{name}", {"version": version, "edits": changes})
        visitor.go(f"/workshop/{name}{part}")
        visitor.page.locator("nav a[aria-current]").first.wait_for()

    return show


def workshop_list(visitor: Visitor) -> None:
    """All packs, one of them one's own."""
    workshop("")(visitor)
    visitor.go("/workshop")
    visitor.page.locator(".mine li").wait_for()


def workshop_pieces(visitor: Visitor) -> None:
    """What an effect can be put together of."""
    workshop("/edit/pact%3AP-FI01")(visitor)
    visitor.page.locator("[data-field=reward] .pieces > button").click()
    visitor.page.locator("dialog[open]").wait_for()


def workshop_mistake(visitor: Visitor) -> None:
    """Somebody has typed what cannot be."""
    workshop("/edit/pact%3AP-FI01")(visitor)
    visitor.page.locator("[data-field=cost] input").fill("4 oil + 1 beer")
    visitor.page.locator("[data-field=cost] .remarks").wait_for()


def workshop_trial(visitor: Visitor) -> None:
    """What a change does, as told by games that are played with it and without it."""
    workshop("/edit/pact%3AP-FI01")(visitor)
    trial = visitor.page.locator("section[aria-labelledby=trial]")
    trial.locator(".go button").first.click()
    trial.locator("dl dd").first.wait_for(timeout=120_000)
    trial.scroll_into_view_if_needed()
    visitor.page.mouse.move(0, 0)


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": page("/"),
    "new-wutaki": form("wutaki"),
    "new-xibalba": form("xibalba"),
    "wutaki-table": table("wutaki", 150),
    "xibalba-table": table("xibalba", 250),
    "attack": attack,
    "since": since,
    "book-xibalba": beside("book"),
    "symbols-xibalba": beside("symbols"),
    "hint": hint("wutaki", 150),
    "hint-xibalba": hint("xibalba", 120),
    "seats": seats,
    "seats-friend": seats_friend,
    "review": review("wutaki", "scoring"),
    "review-xibalba": review("xibalba", "scoring"),
    "review-replay": review("wutaki", "replay"),
    "wutaki-scoring": finished("wutaki", "scoring"),
    "xibalba-scoring": finished("xibalba", "scoring"),
    "replay": finished("wutaki", "replay"),
    "lobby": lobby,
    "asking": asking,
    "hand-over": hand_over,
    "chat": chat,
    "guide-wutaki": guide("wutaki"),
    "guide-xibalba": guide("xibalba"),
    "ending-wutaki": finale("wutaki"),
    "ending-xibalba": finale("xibalba"),
    "games": games,
    "join": page("/join"),
    "cards-wutaki": page("/cards/wutaki"),
    "cards-xibalba": page("/cards/xibalba"),
    "rules": page("/rules/wutaki"),
    "rules-data": page("/rules/wutaki#D-1"),
    "sources-wutaki": page("/sources/wutaki"),
    "sources-xibalba": page("/sources/xibalba"),
    "settings": page("/settings"),
    "workshop": workshop_list,
    "workshop-cards": workshop("?kind=pact"),
    "workshop-card": workshop("/edit/pact%3AP-FI01"),
    "workshop-pieces": workshop_pieces,
    "workshop-mistake": workshop_mistake,
    "workshop-trial": workshop_trial,
    "workshop-different": workshop("/compare"),
    "workshop-print": workshop("/print"),
    "report-wutaki": report("wutaki", ""),
    "report-wutaki-length": report("wutaki", "length"),
    "report-wutaki-cards": report("wutaki", "cards"),
    "report-xibalba": report("xibalba", ""),
    "report-xibalba-points": report("xibalba", "points"),
    "report-xibalba-cards": report("xibalba", "cards"),
}


def films(words: list[str], frames: bool) -> int:
    """Film strips of the moments that are staged, or how long their frames take."""
    target = Path(words.pop(words.index("--to") + 1)) if "--to" in words else TARGET / "films"
    words = [word for word in words if word != "--to"]
    program, environment = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env={**os.environ, **environment})
        try:
            if frames:
                film_strips.measure(browser, server.address, list(shelf()))
            else:
                film_strips.take(browser, server.address, list(shelf()), target, words)
        finally:
            browser.close()
            server.stop()
    return 0


def main() -> int:
    """Take the pictures."""
    words = sys.argv[1:]
    if words[:1] in (["films"], ["frames"]):
        return films(words[1:], words[0] == "frames")
    TARGET.mkdir(exist_ok=True)
    program, environment = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        for game in shelf():
            own_pack(Path(folder) / "packs" / game, game, "ours", "Cards of our house")
        server = start(Path(folder) / "tables.db", "--packs", str(Path(folder) / "packs"))
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env={**os.environ, **environment})
        try:
            for name, show in SCREENS.items():
                for way, how in WAYS.items():
                    file = TARGET / f"{name}-{way}.jpg"
                    if way == "1024" and name not in TABLES:
                        continue
                    if words and not any(word in file.stem for word in words):
                        continue
                    visitor = Visitor(browser, server.address, **how)
                    show(visitor)
                    visitor.page.wait_for_load_state("networkidle")
                    visitor.page.evaluate("() => document.fonts.ready")
                    visitor.page.screenshot(path=file, type="jpeg", quality=82, full_page=name.startswith(WHOLE))
                    visitor.leave()
                    print(file.relative_to(REPOSITORY), flush=True)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

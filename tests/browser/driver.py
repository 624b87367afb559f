"""Somebody at a browser: opens tables, points at what glows, reads what is said."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, TimeoutError, expect

from spieltisch.table import Table

SOON = 60_000  # milliseconds; the machine may be busy
DESKTOP = {"width": 1280, "height": 800}
PREFS = "spieltisch.prefs"  # where the page keeps what a person likes
PHONE = {"width": 360, "height": 740}

# Everything that may be pointed at: what glows on the table, and the buttons of the prompt.
GLOWING = (
    "main.table .spot.glows, main.table .act button[data-option], main.table [data-gather], "
    "main.table [data-confirm]:enabled"
)
TURN = """() => {
  if (document.querySelector('main.over')) return 'hand-over';
  return document.querySelector('main.table')?.dataset.turn ?? '';
}"""

FINGER, ON_THE_BOARD = 44, 24  # pixels that a finger needs; on a board that can be brought nearer
HANDY = (
    "main.table .now .spot.glows, main.table .prompt .act button, main.table .tabs button, main.table .side .spot.glows"
)
SMALL = "main.table .board .spot.glows, main.table .me .spot.glows"
# The shorter side of everything that can be pressed and is seen, with a name for it.
SIZES = """(where) => [...document.querySelectorAll(where)].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const seen = box.width > 2 && box.height > 2 && one.checkVisibility();
  const name = one.dataset.anchor ?? one.textContent.trim().slice(0, 40);
  return seen ? [[name, Math.round(Math.min(box.width, box.height))]] : [];
})"""

MOVED_ON = """(before) => {
  if (document.querySelector('main.over, .chooser')) return true;
  const table = document.querySelector('main.table');
  return table && table.dataset.step !== before;
}"""

expect.set_options(timeout=SOON)


class Visitor:
    """One person with one browser profile. `prefs` are what they would have chosen in the settings."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        lang: str = "en",
        dark: bool = False,
        viewport: dict[str, int] = DESKTOP,
        touch: bool = False,
        motion: bool = False,
        **prefs: Any,
    ) -> None:
        self.address, self.lang, self.problems = address, lang, list[str]()
        self.context = browser.new_context(
            base_url=address,
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            viewport=viewport,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            accept_downloads=True,
        )
        self.context.set_default_timeout(SOON)
        speed = 1 if motion else 0  # nobody waits for stories who does not want to see them
        chosen = json.dumps({"lang": lang, "confirm": False, "pace": 0, "tips": False, "speed": speed, **prefs})
        self.context.add_init_script(f"localStorage['{PREFS}'] ??= {json.dumps(chosen)}")
        self.page = self.new_page()

    # --- watching what must not happen -------------------------------------------------------------------------------

    def new_page(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(f"error on the page: {error}"))
        page.on("console", self._console)
        page.on("request", self._request)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "status of 4" not in message.text:  # a refused request is no fault of the page
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and f"{address.scheme}://{address.netloc}" != self.address:
            self.problems.append(f"a request to another host: {request.url}")

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    def was_content(self) -> None:
        """Nothing went wrong on any page, and no other host was asked for anything."""
        assert not self.problems, self.problems

    # --- going about -------------------------------------------------------------------------------------------------

    def go(self, path: str) -> Self:
        """Open a page of the table."""
        self.page.goto(path)
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Call the server as the page would."""
        reply = self.context.request.fetch(
            f"/api{path}", method=method, data=body, headers={"Origin": self.address}, fail_on_status_code=True
        )
        return reply.json() if "json" in reply.headers.get("content-type", "") else reply.text()

    def new_table(self, game: str, seats: Sequence[str], *, names: Sequence[str] = (), **more: Any) -> dict[str, Any]:
        """Set up a table without clicking through the form; what the server says of it."""
        kinds = [
            {"kind": kind, "name": names[number] if number < len(names) else ""} for number, kind in enumerate(seats)
        ]
        self.ask("POST", "/me")
        created: dict[str, Any] = self.ask("POST", "/tables", {"game": game, "seats": kinds, "pace": 0, **more})
        return created

    def sit_down(self, game: str, seats: Sequence[str], **more: Any) -> str:
        """Set up a table and open it; its id."""
        table: str = self.new_table(game, seats, **more)["table"]
        self.go(f"/t/{table}")
        return table

    def bring(self, game: Table, part: str = "") -> str:
        """Bring a game along as a record, and open its table or another page about it; its id."""
        self.ask("POST", "/me")
        table: str = self.ask("POST", "/tables/import", {"record": game.to_text()})["table"]
        self.go(f"/t/{table}{part}")
        return table

    # --- at the table ------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Locator:
        """The table."""
        return self.page.locator("main.table")

    @property
    def number(self) -> int:
        """How many answers have been given, as the page knows it."""
        return int(self.table.get_attribute("data-number") or 0)

    def turn(self) -> str:
        """Whether this person is asked now, has to take the device, or the game is over; empty: none of them."""
        return str(self.page.evaluate(TURN))

    def wait_for_turn(self) -> str:
        """Wait until this person is asked, has to take the device, or the game is over; which of them."""
        self.page.wait_for_function(f"() => ({TURN})() !== ''")
        return self.turn()

    def question(self) -> str:
        """The name of the question this person is asked."""
        return str(self.table.locator("[data-question]").get_attribute("data-question"))

    def glowing(self) -> Locator:
        """Everything that may be pointed at."""
        return self.page.locator(GLOWING)

    def point(self, what: Locator) -> None:
        """Click, and wait until the page has taken it in.

        What comes from the server may move things between looking and clicking; then one clicks again, as people do.
        """
        before = str(self.table.get_attribute("data-step"))
        for patience in (SOON / 24, SOON / 12, SOON):
            if patience > SOON / 24 and self.page.evaluate(MOVED_ON, before):
                break  # it was only slow, and what was pointed at may be gone
            self.page.mouse.move(0, 0)  # away from the last thing: its explanation might lie in the way
            self._bring_forward(what)
            what.scroll_into_view_if_needed()
            what.click()
            try:
                self.page.wait_for_function(MOVED_ON, arg=before, timeout=patience)
                break
            except TimeoutError:
                if patience == SOON:
                    thing = what.first.evaluate("(one) => one.outerHTML.slice(0, 200)") if what.count() else "gone"
                    raise AssertionError(f"nothing happened at {self.question()} after pointing at {thing}") from None
        chooser = self.page.locator(".chooser button[data-option]")
        if chooser.count():
            chooser.first.click()
            chooser.first.wait_for(state="detached")

    def _bring_forward(self, what: Locator) -> None:
        """On a phone one part of the table is shown at a time: follow the tabs that call."""
        for tab in self.page.locator("main.table .tabs button.calls").all():
            if what.is_visible():
                break
            tab.click()

    def play(self, chance: random.Random, most: int | None = None) -> int:
        """Point at glowing things until the game is over, or `most` times; how often."""
        given = 0
        while most is None or given < most:
            turn = self.wait_for_turn()
            if turn == "over":
                break
            if turn == "hand-over":
                self.page.locator("main.over button").first.click()
                continue
            glowing = self.glowing()
            count = glowing.count()
            assert count, f"nothing glows at question {self.question()}"
            confirm = self.page.locator("main.table [data-confirm]:enabled")
            if confirm.count() and chance.random() < 0.5:
                self.point(confirm.first)
            else:
                self.point(glowing.nth(chance.randrange(count)))
            given += 1
        return given

    # --- looking -----------------------------------------------------------------------------------------------------

    def sees(self, text: str) -> None:
        """This text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def axe(self, source: Path) -> list[str]:
        """What a check for accessibility finds, in short."""
        self.page.evaluate("() => document.fonts.ready")
        found = self.page.evaluate(
            source.read_text("utf-8") + "\n;axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
        )
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    def missed_by_a_finger(self) -> list[object]:
        """What can be pressed and is too small for a finger."""
        handy, board = self.page.evaluate(SIZES, HANDY), self.page.evaluate(SIZES, SMALL)
        assert handy
        return [*(one for one in handy if one[1] < FINGER), *(one for one in board if one[1] < ON_THE_BOARD)]

    def overflowing(self) -> list[str]:
        """Text that is cut off, and whether the page can be scrolled sideways."""
        found: list[str] = self.page.evaluate(
            """() => {
              const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page scrolls sideways'] : [];
              const cut = [...document.querySelectorAll('button, a, h1, h2, h3, p, label, .sentence')].filter((one) => {
                const style = getComputedStyle(one), box = one.getBoundingClientRect();
                if (box.width < 3 || style.visibility === 'hidden') return false; // for screen readers only
                const hides = style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis';
                return hides && one.scrollWidth > one.clientWidth + 2;
              });
              return [...wide, ...cut.map((one) => `${one.tagName}: ${one.textContent.trim().slice(0, 60)}`)];
            }"""
        )
        return found

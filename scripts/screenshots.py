"""Photograph every screen into docs/screenshots: `scripts/screenshots`, or only those whose name holds a word given.

A server of its own is started, games are played in a real browser, and every picture is made in four ways: on a
desktop, on a phone, in the dark, in German.
"""

import os
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY))

from tests.browser.conftest import ARGUMENTS, chromium  # noqa: E402
from tests.browser.driver import PHONE, Visitor  # noqa: E402
from tests.browser.serving import start  # noqa: E402

TARGET = REPOSITORY / "docs/screenshots"
DESKTOP = {"width": 1440, "height": 900}
WAYS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "touch": True},
    "dark": {"viewport": DESKTOP, "dark": True},
    "german": {"viewport": DESKTOP, "lang": "de"},
}
NAMES = ("Ana", "Bo", "Cy")
SEATS = ("human", "bot", "bot")


def table(game: str, answers: int) -> Callable[[Visitor], None]:
    """A table after some answers of ours."""

    def show(visitor: Visitor) -> None:
        visitor.sit_down(game, SEATS, names=NAMES)
        visitor.play(random.Random(5), most=answers)
        visitor.wait_for_turn()

    return show


def finished(game: str, part: str) -> Callable[[Visitor], None]:
    """What comes after a game: bots play it to its end."""

    def show(visitor: Visitor) -> None:
        name = visitor.sit_down(game, SEATS, names=NAMES, options={"threshold": 15} if game == "xibalba" else {})
        visitor.ask("PATCH", f"/tables/{name}/seats/0", {"stand_in": True, "level": "thumb"})
        visitor.page.wait_for_function(
            "() => document.querySelector('main.table')?.dataset.turn === 'over'", timeout=120_000
        )
        visitor.go(f"/t/{name}/{part}")
        visitor.page.locator({"scoring": "ol.bars li", "replay": "main.replay"}[part]).first.wait_for()
        if part == "replay":
            visitor.page.get_by_role("slider").first.focus()
            for _ in range(5):
                visitor.page.keyboard.press("PageUp")

    return show


def page(path: str) -> Callable[[Visitor], None]:
    """A screen that needs no game."""
    return lambda visitor: visitor.go(path) and None


def lobby(visitor: Visitor) -> None:
    """A table that waits for a friend."""
    created = visitor.new_table("wutaki", ("human", "open", "bot"), names=("Ana", "", "Cy"))
    visitor.go(f"/t/{created['table']}")
    visitor.table.wait_for()


def hand_over(visitor: Visitor) -> None:
    """Two people, one device."""
    visitor.sit_down("wutaki", ("hotseat", "hotseat"), names=("Ana", "Bo"))
    visitor.page.locator("main.over").wait_for()


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": page("/"),
    "new-wutaki": page("/new/wutaki"),
    "new-xibalba": page("/new/xibalba"),
    "wutaki-table": table("wutaki", 30),
    "xibalba-table": table("xibalba", 40),
    "wutaki-scoring": finished("wutaki", "scoring"),
    "xibalba-scoring": finished("xibalba", "scoring"),
    "replay": finished("wutaki", "replay"),
    "lobby": lobby,
    "hand-over": hand_over,
    "games": page("/games"),
    "join": page("/join"),
    "cards-wutaki": page("/cards/wutaki"),
    "cards-xibalba": page("/cards/xibalba"),
    "rules": page("/rules/wutaki"),
    "settings": page("/settings"),
}


def main() -> int:
    """Take the pictures."""
    words = sys.argv[1:]
    TARGET.mkdir(exist_ok=True)
    program, environment = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = start(Path(folder) / "tables.db")
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env={**os.environ, **environment})
        try:
            for name, show in SCREENS.items():
                for way, how in WAYS.items():
                    file = TARGET / f"{name}-{way}.jpg"
                    if words and not any(word in file.stem for word in words):
                        continue
                    visitor = Visitor(browser, server.address, **how)
                    show(visitor)
                    visitor.page.wait_for_load_state("networkidle")
                    visitor.page.evaluate("() => document.fonts.ready")
                    visitor.page.screenshot(path=file, type="jpeg", quality=82)
                    visitor.leave()
                    print(file.relative_to(REPOSITORY), flush=True)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

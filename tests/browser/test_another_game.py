"""A game of somebody else: installed into a fresh environment, played, tried with every command, and gone."""

import os
import random
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .driver import PHONE, SOON, Visitor
from .serving import Server, start
from .test_advice import LONG, take_hint
from .test_screens import AXE

EXAMPLE = Path(__file__).parents[2] / "examples/magpies"


class Environment:
    """A Python environment of its own that borrows the libraries of this one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, symlinks=True)
        self.python = str(folder / "bin/python")
        libraries = [path for path in sys.path if path.endswith("site-packages")]
        borrowed = "; ".join(f"site.addsitedir({path!r})" for path in libraries)
        own = Path(self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        (own / "borrowed.pth").write_text(f"import site; {borrowed}\n")

    def run(self, *arguments: str, typed: str = "") -> str:
        """Run Python there; what it printed."""
        environment = {**os.environ, "SPIELTISCH_LANG": "en", "COLUMNS": "120"}
        done = subprocess.run(
            [self.python, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=environment,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def pip(self, *arguments: str) -> None:
        """Install or remove something there; nothing is fetched."""
        self.run("-m", "pip", "--disable-pip-version-check", "--quiet", *arguments)

    def spieltisch(self, line: str, typed: str = "") -> str:
        """Run the command line there."""
        return self.run("-m", "spieltisch.cli", *line.split(), typed=typed)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("environment"))
    environment.pip("install", "--no-deps", "--no-build-isolation", "--no-index", str(EXAMPLE))
    return environment


@pytest.fixture(scope="module")
def table(elsewhere: Environment) -> Iterator[Server]:
    server = start(elsewhere.folder / "tables.db", python=elsewhere.python)
    yield server
    server.stop()


def test_it_is_in_the_lobby_and_is_played_to_its_end_with_a_hint_and_a_review(browser: Browser, table: Server) -> None:
    visitor = Visitor(browser, table.address)
    visitor.go("/")
    visitor.sees("Magpies")
    visitor.page.locator('a[href="/new/magpies"]').click()
    expect(visitor.page.get_by_role("combobox", name="How well the bot")).to_have_count(2)
    visitor.page.get_by_role("button", name="Start the game").click()
    visitor.wait_for_turn()
    assert visitor.axe(AXE) == []
    assert visitor.overflowing() == []
    take_hint(visitor)
    assert "%" in visitor.page.locator(".hints [data-hint]").first.inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.play(random.Random(1))
    expect(visitor.table).to_have_attribute("data-turn", "over")
    visitor.page.goto(f"{visitor.page.url}/scoring")
    visitor.page.get_by_role("button", name="Review the game").click()
    visitor.page.locator(".review figure").wait_for(timeout=LONG)
    assert visitor.page.locator(".review figure svg path.line").count() == 3
    assert visitor.axe(AXE) == []
    visitor.leave()
    visitor.was_content()


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_at_home_on_a_phone_in_german(browser: Browser, table: Server, dark: bool) -> None:
    visitor = Visitor(browser, table.address, viewport=PHONE, touch=True, lang="de", dark=dark)
    visitor.sit_down("magpies", ("human", "bot", "bot"), names=("Ana", "Bo", "Cy"))
    visitor.play(random.Random(2), most=3)
    visitor.wait_for_turn()
    assert visitor.axe(AXE) == []
    assert visitor.overflowing() == []
    visitor.leave()
    visitor.was_content()


def test_every_screen_knows_it(browser: Browser, table: Server) -> None:
    visitor = Visitor(browser, table.address)
    for path, text in (("/", "Magpies"), ("/rules/magpies", "T-3.1"), ("/cards/magpies", "Magpies"), ("/games", "")):
        visitor.go(path)
        visitor.page.locator("main").first.wait_for(timeout=SOON)
        if text:
            visitor.sees(text)
        assert visitor.axe(AXE) == []
    visitor.leave()
    visitor.was_content()


def test_every_command_works_with_it(elsewhere: Environment) -> None:
    record = elsewhere.folder / "evening.game"
    assert "Magpies" in elsewhere.spieltisch(f"text magpies --seed 3 --save {record}", typed="1\n1\n1\n")
    assert "1." in elsewhere.spieltisch(f"replay {record}") or record.is_file()
    assert "20" in elsewhere.spieltisch("simulate magpies --games 20 --players 3 --who keen,steady,random")
    assert "random" in elsewhere.spieltisch("tournament magpies --who search@30,random --games 10")
    page = elsewhere.folder / "report.html"
    elsewhere.spieltisch(f"report magpies --games 40 --out {page}")
    assert "Magpies" in page.read_text("utf-8")
    assert "decisions_per_second" in elsewhere.spieltisch("bench magpies --seconds 0.1 --json")
    assert "T-3.1" in elsewhere.spieltisch("rules magpies T-3.1")


def test_it_is_gone_when_it_is_uninstalled(elsewhere: Environment) -> None:
    """In an environment of its own: the others are still at the table."""
    shelf = "from spieltisch.games import shelf; print(*shelf())"
    assert "magpies" in elsewhere.run("-c", shelf).split()
    elsewhere.pip("uninstall", "--yes", "magpies")
    try:
        assert "magpies" not in elsewhere.run("-c", shelf).split()
    finally:
        elsewhere.pip("install", "--no-deps", "--no-build-isolation", "--no-index", str(EXAMPLE))

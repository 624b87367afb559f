"""A real browser and a real server: what a person gets, from outside."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from .driver import Visitor
from .serving import Server, start

FOLDER = Path(sys.prefix) / "browser"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-zygote",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


def chromium() -> tuple[str, dict[str, str]]:
    """The browser that `scripts/get-chromium` fetched, or the one of the system."""
    own = FOLDER / "chromium"
    if own.is_file():
        return str(own), {"LD_LIBRARY_PATH": str(FOLDER / "al2023/lib"), "FONTCONFIG_PATH": str(FOLDER / "fonts")}
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "no browser: scripts/get-chromium fetches one, and `make test` calls it"
    return found, {}


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """While it runs, so does a loop of this thread: whoever comes after these tests shall find none."""
    program, environment = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS, env={**os.environ, **environment})
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = start(tmp_path_factory.mktemp("tables") / "tables.db")
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with a browser of their own. At the end: no error on any page, no request to any other host."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(Visitor(browser, server.address, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        visitor.was_content()

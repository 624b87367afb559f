"""A report opens from a disk without any network, in light and dark, on a desktop and on a phone."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from spieltisch.arena.report import page_of, report_of
from spieltisch.server.pages import FOLDER as PAGES

from ..arena.reports import about, sample, samples
from .driver import DESKTOP, PHONE
from .test_screens import AXE

GAMES = ["wutaki", "xibalba"]
SIZES = "charts => charts.map(one => { const box = one.getBoundingClientRect(); return [box.width, box.height]; })"
WAYS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"viewport": DESKTOP, "color_scheme": "light"}, ("de", "en")),
    ({"viewport": DESKTOP, "color_scheme": "dark"}, ("en",)),
    ({"viewport": PHONE, "color_scheme": "light"}, ("de",)),  # whose words are longer
]


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], Path]:
    """A report on each game in each language, and one that compares."""
    folder, files = tmp_path_factory.mktemp("reports"), {}
    for name in GAMES:
        chosen = list(samples(name))
        for lang in ("de", "en"):
            before = chosen if lang == "de" else None
            report = report_of(chosen, before, about(name), lang)
            files[name, lang] = folder / f"{name}-{lang}.html"
            files[name, lang].write_text(page_of(report, chosen[0].box, lang, PAGES / "assets"), "utf-8")
    return files


@pytest.fixture
def opened(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open a file in a browser without network. At the end: nothing was asked for, nothing went wrong."""
    problems: list[str] = []
    contexts = []

    def refuse(route: Route) -> None:
        if route.request.url.startswith(("file:", "data:")):
            route.continue_()
        else:
            problems.append(f"asked for {route.request.url}")
            route.abort()

    def open_file(file: Path, **how: Any) -> Page:
        context = browser.new_context(offline=True, **how)
        contexts.append(context)
        context.route("**/*", refuse)
        page = context.new_page()
        page.on("console", lambda message: problems.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: problems.append(f"error: {error}"))
        page.on("request", lambda request: request.url.startswith("http") and problems.append(request.url))
        page.goto(file.as_uri())
        page.evaluate("() => document.fonts.ready.then(() => true)")
        return page

    yield open_file
    for context in contexts:
        context.close()
    assert problems == []


@pytest.mark.parametrize(("how", "langs"), WAYS, ids=["desktop", "dark", "phone"])
@pytest.mark.parametrize("name", GAMES)
def test_a_report_is_readable_and_accessible(opened, reports, name, how, langs):
    for lang in langs:
        page = opened(reports[name, lang], **how)
        page.evaluate("() => document.querySelectorAll('details').forEach(one => one.open = true)")
        sizes = page.eval_on_selector_all("svg.chart", SIZES)
        assert len(sizes) >= 9
        assert all(width > 200 and height > 40 for width, height in sizes), sizes
        strips = page.eval_on_selector_all("svg.strip", SIZES)
        assert len(strips) > 50
        assert all(width > 60 and height > 10 for width, height in strips)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth + 1")
        violations = page.evaluate(
            AXE.read_text("utf-8") + "\n;axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
        )
        assert [f"{one['id']}: {node['html'][:160]}" for one in violations for node in one["nodes"]] == []


def test_dark_is_dark(opened, reports):
    colour = "() => getComputedStyle(document.body).backgroundColor"
    light = opened(reports["wutaki", "en"], color_scheme="light").evaluate(colour)
    dark = opened(reports["wutaki", "en"], color_scheme="dark").evaluate(colour)
    assert (light, dark) == ("rgb(246, 235, 217)", "rgb(30, 23, 20)")


def test_the_fonts_of_the_house_are_inside(opened, reports):
    page = opened(reports["xibalba", "en"])
    assert page.evaluate("() => document.fonts.check('700 20px \"Big Shoulders Stencil\"')")
    assert page.evaluate("() => [...document.fonts].length") >= 4


def test_the_contents_lead_to_their_sections(opened, reports):
    page = opened(reports["wutaki", "en"])
    page.get_by_role("navigation").get_by_role("link", name="Cards").click()
    assert page.url.endswith("#cards")
    page.wait_for_function("() => Math.abs(document.querySelector('#cards').getBoundingClientRect().top) < 120")


def test_it_works_without_scripts(opened, reports):
    page = opened(reports["wutaki", "de"], java_script_enabled=False)
    assert page.get_by_role("heading", level=1).inner_text() == "Wutaki"
    page.locator("#deck-pact summary").click()
    assert page.locator("#deck-pact tr[data-card]").count() == 68
    assert page.locator("#deck-pact tr[data-card]").first.is_visible()


def test_a_report_on_few_games_says_so(opened, tmp_path):
    chosen = [sample("wutaki", 2, {}, 5)]
    file = tmp_path / "few.html"
    file.write_text(page_of(report_of(chosen, None, about("wutaki"), "en"), chosen[0].box, "en"), "utf-8")
    page = opened(file)
    assert page.locator(".findings").get_by_text("Only 5 games").count() == 1

"""Film strips: a few frames of every staged moment, side by side, for `scripts/screenshots films`; and how long frames
take, for `scripts/screenshots frames`.

Games of bots are searched for the first beat of each moment; the replay is opened before it, plays it at half speed,
and is photographed meanwhile.
"""

import base64
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY))

from spieltisch.bots.minds import find_mind  # noqa: E402
from spieltisch.table import Table  # noqa: E402
from spieltisch.table.beats import Beat, Beats, declared_by  # noqa: E402
from tests.browser.driver import Visitor  # noqa: E402

NAMES = ("Ana", "Bo", "Cy")
GAMES = 12  # that are searched for moments
FRAMES = 8
SPEED = 0.5  # of the replay: a photograph takes its time
SLOWER, FRAME_US = 4, 32_000  # a processor so many times slower, and what a frame may take there
MEASURED_FROM, MEASURED_MS = 130, 12_000
PATIENCE = 240_000  # ms: the machine may be busy
SHOW = 3.2  # seconds that the show for the winners lasts
SIZE = {"width": 1280, "height": 800}


def played(game: str, seed: int) -> Table:
    """A game of bots that differ."""
    table = Table(game, 3, seed=seed, names=NAMES)
    minds = [find_mind(game, level, seed) for level in ("careless", "thumb", "thumb")]
    while not table.over:
        table.answer(minds[table.position.to_move].answer(table.box, table.position.state))
    return table


def moments(game: str) -> Iterator[tuple[str, Table, Beat]]:
    """The first beat of each moment that the game declares, as far as these games have one."""
    sample = Table(game, 3, seed=0)
    declared = declared_by(sample.game)
    missing = {one.name for one in declared.moment} if declared else set()
    for seed in range(GAMES):
        table = played(game, seed)
        beats = Beats(table)
        for beat in beats.all:
            name = beats.moment(beat)
            if name in missing and beat.first > 0:
                missing.discard(name)
                yield name, table, beat
        if not missing:
            return
    print(f"{game}: no beat of {', '.join(sorted(missing))} in {GAMES} games", file=sys.stderr)


def film(visitor: Visitor, table: str, beat: Beat, lasts: float) -> list[tuple[int, bytes]]:
    """Photographs of a beat while it is played, with milliseconds at normal speed; it lasts so many seconds."""
    before = beat.first - 1
    visitor.go(f"/t/{table}/replay?at={before}&seat=-1")
    page = visitor.page
    page.locator(f"main.replay[data-number='{before}']").wait_for()
    page.wait_for_load_state("networkidle")
    page.locator(".speed select").select_option(label=f"{SPEED}×")
    headline = page.locator(f".told [data-moment='{_moment(visitor, table, beat)}']")
    page.locator(".controls .play").click()
    page.mouse.move(0, 0)
    headline.wait_for()
    start, frames = time.monotonic(), list[tuple[int, bytes]]()
    while len(frames) < FRAMES and headline.count():
        frames.append((round(1000 * SPEED * (time.monotonic() - start)), page.screenshot(type="jpeg", quality=75)))
        time.sleep(max(0.0, start + len(frames) * lasts / FRAMES / SPEED - time.monotonic()))
    return frames


def ending(visitor: Visitor, table: str) -> list[tuple[int, bytes]]:
    """Photographs of the show for the winners, behind the last step of the scoring."""
    visitor.go(f"/t/{table}/scoring")
    page = visitor.page
    page.locator("ol.bars li").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.keyboard.press("End")
    page.locator(".triumph").wait_for()
    start, frames = time.monotonic(), list[tuple[int, bytes]]()
    while len(frames) < FRAMES:
        frames.append((round(1000 * (time.monotonic() - start)), page.screenshot(type="jpeg", quality=75)))
        time.sleep(max(0.0, start + len(frames) * SHOW / FRAMES - time.monotonic()))
    return frames


def _moment(visitor: Visitor, table: str, beat: Beat) -> str:
    moves = visitor.ask("GET", f"/tables/{table}/moves?first={beat.first}&last={beat.first}")
    found: list[dict[str, Any]] = [one for one in moves[0]["beats"] if one["nth"] == beat.nth]
    return str(found[0]["moment"])


def strip(visitor: Visitor, title: str, frames: list[tuple[int, bytes]], file: Path) -> None:
    """All frames on one picture."""
    shown = [(at, f"data:image/jpeg;base64,{base64.b64encode(data).decode()}") for at, data in frames]
    images = "".join(f"<figure><img src='{image}'><figcaption>{at} ms</figcaption></figure>" for at, image in shown)
    style = "body{margin:8px;font:14px sans-serif;width:1904px}figure{display:inline-block;margin:2px}img{width:468px}"
    page = visitor.new_page()
    page.set_viewport_size({"width": 1920, "height": 400})
    page.set_content(f"<style>{style}</style><h3>{title}</h3>{images}")
    page.screenshot(path=file, type="jpeg", quality=80, full_page=True)
    page.close()


def take(browser: Any, address: str, games: list[str], target: Path, words: list[str]) -> None:
    """A strip for every moment of these games, or only for those whose name holds one of the words."""
    target.mkdir(parents=True, exist_ok=True)
    for game in games:
        for name, table, beat in moments(game):
            lasts = 1.7 if Beats(table).weight(beat) == "drama" else 1.0
            _take(browser, address, target, words, (game, name, table), partial(film, beat=beat, lasts=lasts))
        last = (game, "ending", played(game, 0))
        _take(browser, address, target, words, last, ending)


def _take(
    browser: Any,
    address: str,
    target: Path,
    words: list[str],
    what: tuple[str, str, Table],
    shoot: Callable[[Visitor, str], list[tuple[int, bytes]]],
) -> None:
    game, name, table = what
    file = target / f"film-{game}-{name}.jpg"
    if words and not any(word in file.stem for word in words):
        return
    visitor = Visitor(browser, address, viewport=SIZE, motion=True)
    visitor.context.set_default_timeout(PATIENCE)
    strip(visitor, f"{game}: {name}", shoot(visitor, visitor.bring(table)), file)
    visitor.leave()
    print(file, flush=True)


def measure(browser: Any, address: str, games: list[str]) -> None:
    """How long the main thread works for a frame of a replay at normal speed, on a processor four times slower.

    Its own time is counted, not that of the clock: what else the machine does meanwhile does not matter.
    """
    for game in games:
        visitor = Visitor(browser, address, viewport={"width": 1440, "height": 900}, motion=True)
        visitor.context.set_default_timeout(PATIENCE)
        table = visitor.bring(played(game, 0))
        visitor.go(f"/t/{table}/replay?at={MEASURED_FROM}&seat=-1")
        page = visitor.page
        page.locator(f"main.replay[data-number='{MEASURED_FROM}']").wait_for()
        page.wait_for_load_state("networkidle")
        page.locator(".controls .play").click()
        page.wait_for_timeout(3000)  # everything has been drawn once
        browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
        page.wait_for_timeout(MEASURED_MS)
        tasks = _tasks(json.loads(browser.stop_tracing())["traceEvents"])
        worst = [round(SLOWER * task / 1000, 1) for task in sorted(tasks, reverse=True)[:8]]
        over = sum(SLOWER * task > FRAME_US for task in tasks)
        print(json.dumps({"game": game, "tasks": len(tasks), "over 32 ms": over, "worst ms": worst}), flush=True)
        visitor.leave()


def _tasks(events: list[dict[str, Any]]) -> list[int]:
    """Microseconds of processor time of everything that the main thread of the page did, task by task."""
    names = ((event, event.get("args", {}).get("name")) for event in events if event.get("name") == "thread_name")
    main = {(event["pid"], event["tid"]) for event, name in names if name == "CrRendererMain"}
    own = [event for event in events if (event["pid"], event["tid"]) in main and event.get("tdur")]
    frames = [event for event in own if event["name"] in ("FireAnimationFrame", "TimerFire", "UpdateLayoutTree")]
    tasks = {event["ts"]: event for event in own if event["name"].endswith("RunTask")}.values()
    return [
        task["tdur"] for task in tasks
        if any(task["ts"] <= one["ts"] <= task["ts"] + task["dur"] for one in frames)
    ]  # fmt: skip

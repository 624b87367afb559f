"""Film strips: a few frames of every staged moment, side by side, for `scripts/screenshots films`; and how long frames
take, for `scripts/screenshots frames`.

Games of bots are searched for the first beat of each moment; the replay is opened before it, plays it, and is
photographed meanwhile. Its clock is ours: time stands still for every photograph, however slow the machine is.
"""

import base64
import json
import sys
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
TICK = 40  # ms between two looks at what moves
SOON = 20_000  # ms of its own until a replay must have come to a moment
# Moves everything that moves by itself on by some time, and holds it there.
MOVE = """(ms) => {
  const reel = (window.reel ??= { now: 0, born: new Map() });
  reel.now += ms;
  for (const one of document.getAnimations()) {
    if (!reel.born.has(one)) {
      reel.born.set(one, reel.now);
      one.pause();
    }
    const at = reel.now - reel.born.get(one);
    if (at >= one.effect.getComputedTiming().endTime) one.finish();
    else one.currentTime = at;
  }
}"""
SLOWER, FRAME_US = 4, 32_000  # a processor so many times slower, and what a frame may take there
MEASURED_FROM, MEASURED_MS = 130, 12_000
PATIENCE = 240_000  # ms: the machine may be busy
FRAME = ("FireAnimationFrame", "TimerFire", "UpdateLayoutTree")  # what a task does that is seen
TIMES = 5  # that somebody comes back to a table
# Notes when a table has been painted with its board: two frames after it is there.
SEEN = """new MutationObserver((_, watcher) => {
  if (!document.querySelector('main.table .board .spot')) return;
  watcher.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.tableSeen = performance.now())));
}).observe(document, {childList: true, subtree: true})"""
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


class Reel:
    """A page whose time is ours."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.clock.install()

    def hold(self) -> None:
        """Let time stand still from now on."""
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() + 1"))

    def pass_(self, milliseconds: int) -> None:
        """Let time go on."""
        for _ in range(max(1, round(milliseconds / TICK))):
            self.page.clock.run_for(TICK)
            self.page.evaluate(MOVE, TICK)

    def until(self, what: Any) -> None:
        """Let time go on until something is there."""
        for _ in range(SOON // TICK):
            if what.count():
                return
            self.pass_(TICK)
        raise TimeoutError(f"nothing like {what}")

    def frames(self, lasts: float, there: Callable[[], bool]) -> list[tuple[int, bytes]]:
        """Photographs over so many seconds while something is there, with their milliseconds."""
        every, taken = round(1000 * lasts / FRAMES), list[tuple[int, bytes]]()
        while len(taken) < FRAMES and there():
            taken.append((every * len(taken), self.page.screenshot(type="jpeg", quality=75)))
            self.pass_(every)
        return taken


def film(visitor: Visitor, table: str, beat: Beat, lasts: float) -> list[tuple[int, bytes]]:
    """Photographs of a beat while it is played, with milliseconds at normal speed; it lasts so many seconds."""
    reel, before = Reel(visitor), beat.first - 1
    visitor.go(f"/t/{table}/replay?at={before}&seat=0")  # with dice, as at the table
    page = visitor.page
    page.locator(f"main.replay[data-number='{before}']").wait_for()
    page.wait_for_load_state("networkidle")
    headline = page.locator(f".told [data-moment='{_moment(visitor, table, beat)}']")
    reel.hold()
    page.locator(".controls .play").dispatch_event("click")
    reel.until(headline)
    return reel.frames(lasts, lambda: headline.count() > 0)


def ending(visitor: Visitor, table: str) -> list[tuple[int, bytes]]:
    """Photographs of the show for the winners, behind the last step of the scoring."""
    reel = Reel(visitor)
    visitor.go(f"/t/{table}/scoring")
    page = visitor.page
    page.locator("ol.bars li").first.wait_for()
    page.wait_for_load_state("networkidle")
    reel.hold()
    if page.locator(".triumph").count() == 0:  # else the key would move the page
        page.keyboard.press("End")
    reel.until(page.locator(".triumph"))
    return reel.frames(SHOW, lambda: True)


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

    It also says what the longest frame was spent with, and how soon somebody sees a table who has been there before.

    Of frames, the thread's own time is counted, not that of the clock: what else the machine does meanwhile does not
    matter. The first sight of a table is measured by the clock, on a browser that is slowed down.
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
        tasks = sorted(_tasks(json.loads(browser.stop_tracing())["traceEvents"]), key=lambda task: -task[0])
        worst = [round(SLOWER * time_ / 1000, 1) for time_, _ in tasks[:8]]
        over = sum(SLOWER * time_ > FRAME_US for time_, _ in tasks)
        print(json.dumps({"game": game, "tasks": len(tasks), "over 32 ms": over, "worst ms": worst}), flush=True)
        print(json.dumps({"game": game, "the worst": tasks[0][1]}), flush=True)
        visitor.leave()
        print(json.dumps({"game": game, "first sight ms": first_sight(browser, address, game)}), flush=True)


def first_sight(browser: Any, address: str, game: str) -> list[int]:
    """Milliseconds until a table with everything on it is painted: warm cache, slow processor, several times."""
    visitor = Visitor(browser, address, viewport={"width": 1440, "height": 900})
    visitor.context.set_default_timeout(PATIENCE)
    visitor.context.add_init_script(SEEN)
    visitor.sit_down(game, ("human", "bot", "bot"))
    page = visitor.page
    visitor.wait_for_turn()
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found: list[int] = []
    for _ in range(TIMES):
        page.reload()
        page.wait_for_function("() => window.tableSeen")
        found.append(round(page.evaluate("() => window.tableSeen")))
        page.wait_for_timeout(1000)
    visitor.leave()
    return found


def _tasks(events: list[dict[str, Any]]) -> list[tuple[int, dict[str, float]]]:
    """Everything that the main thread of the page did for frames, task by task: microseconds of processor time, and by
    the name of what was done, milliseconds on a slow processor."""
    names = ((event, event.get("args", {}).get("name")) for event in events if event.get("name") == "thread_name")
    main = {(event["pid"], event["tid"]) for event, name in names if name == "CrRendererMain"}
    own = [event for event in events if (event["pid"], event["tid"]) in main and event.get("tdur")]
    tasks = {event["ts"]: event for event in own if event["name"].endswith("RunTask")}.values()
    within = [(task, [one for one in own if task["ts"] <= one["ts"] <= task["ts"] + task["dur"]]) for task in tasks]
    return [(task["tdur"], _long(inner)) for task, inner in within if any(one["name"] in FRAME for one in inner)]


def _long(events: list[dict[str, Any]]) -> dict[str, float]:
    """What took more than a millisecond on a slow processor, by name and number."""
    times = {f"{one['name']} {number}": SLOWER * one["tdur"] / 1000 for number, one in enumerate(events)}
    return {name: round(time_, 1) for name, time_ in times.items() if time_ > 1}

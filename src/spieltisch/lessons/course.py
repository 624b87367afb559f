"""How far a lesson has come: everything is found out from the answers of the game, and nothing else is kept."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase

from ..core.stack import CHANCE
from ..table import Position, Table
from ..texts import has, speak
from .numbers import numbers_of
from .reading import Lesson, Step

LEARNER = 0  # the seat


@dataclass(frozen=True)
class Progress:
    """Where somebody stands in a lesson: the step, how often it was followed, and what their last answer deserves."""

    lesson: Lesson
    number: int = 0
    followed: int = 0
    answers: int = 0
    remark: str = ""
    luck: tuple[str, ...] = ()

    @property
    def done(self) -> bool:
        """Whether all has been said."""
        return self.number >= len(self.lesson.steps) or self.answers >= self.lesson.patience

    @property
    def complete(self) -> bool:
        """Whether every step has been gone."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.number]

    def next(self) -> "Progress":
        """On to the next step."""
        number = self.number + 1
        luck = self.lesson.steps[number].luck if number < len(self.lesson.steps) else ()
        return replace(self, number=number, followed=0, luck=luck)


@dataclass(frozen=True)
class Guide:
    """What a lesson says now: pages to turn, what the last answer deserved, and what to point at."""

    step: int
    steps: int
    pages: tuple[str, ...]
    remark: str
    anchors: tuple[str, ...]
    done: bool
    complete: bool


def progress(lesson: Lesson, table: Table) -> Progress:
    """How far a lesson has come at a table."""
    now = Progress(lesson, luck=lesson.steps[0].luck)
    for position, thing, rows in table.steps(len(lesson.opening)):
        if now.done:
            return now
        if position.to_move == CHANCE:
            now = _drawn(now, position, thing)
        elif position.to_move == LEARNER:
            now = _answered(_arrived(now, position), position, thing)
        if not now.done and now.step.until:
            now = _happened(now, [table.game.people.event_data(table.box, row) for row in rows])
    if not now.done and table.position.to_move == LEARNER:
        now = _arrived(now, table.position)
    return now


def _arrived(now: Progress, position: Position) -> Progress:
    """The learner is asked: steps whose moment has gone are passed over, unless this is only an interlude."""
    offered = [] if now.done or now.step.waits else _offered(position)
    while not now.done and not now.step.waits:
        step, rest = now.step, now.lesson.steps[now.number + 1 :]
        later = any(position.name in other.asks for other in rest)
        if position.name in step.asks:
            if step.until or _wanted(step.wants, position.name, offered):
                break
        elif not later:
            break
        now = now.next()
    return now


def _answered(now: Progress, position: Position, thing: int) -> Progress:
    """The learner has answered."""
    now = replace(now, answers=now.answers + 1, remark="")
    if now.done or position.name not in now.step.asks:
        return now
    step, anchor = now.step, _anchor(position, thing)
    if not _wanted(step.wants, position.name, [anchor]):
        slip = next((slip.text for slip in step.slips if _wanted(slip.answers, position.name, [anchor])), "other")
        return replace(now, remark=slip)
    now = replace(now, followed=now.followed + 1)
    return now.next() if now.followed == step.times and not step.until else now


def _happened(now: Progress, events: Iterable[dict[str, object]]) -> Progress:
    """Something that a step waits for may have come about."""
    for event in events:
        if not now.done and now.step.until and (event.get("event"), event.get("player")) == (now.step.until, LEARNER):
            now = now.next()
    return now


# --- chance ---------------------------------------------------------------------------------------------------------


def luck(now: Progress, position: Position) -> int | None:
    """What chance is to answer here, None: whatever it likes."""
    found = _fortune(now, position)
    return None if found is None else found[1]


def _fortune(now: Progress, position: Position) -> tuple[str, int] | None:
    asked = position.spoken("en").question.text
    written = {position.say(thing, "id").partition(": ")[2]: thing for thing in position.things}
    for wish in now.luck:
        words, note = wish.split(" = ")
        if words in asked and note in written:
            return wish, written[note]
    return None


def _drawn(now: Progress, position: Position, thing: int) -> Progress:
    """Chance has answered: a wish that came true is used up."""
    found = _fortune(now, position) if now.luck else None
    if found is None or found[1] != thing:
        return now
    left = list(now.luck)
    left.remove(found[0])
    return replace(now, luck=tuple(left))


# --- what is said ---------------------------------------------------------------------------------------------------


def guide(lesson: Lesson, table: Table, lang: str) -> Guide:
    """What a lesson says at a table now."""
    now = progress(lesson, table)
    domain, position, steps = f"{table.game.name}.lessons", table.position.spoken(lang), len(lesson.steps)
    numbers = numbers_of(table.box)

    def said(key: str) -> tuple[str, ...]:
        return tuple(speak(lang, domain, key, **numbers).split("\n\n"))

    def first(*keys: str) -> str:
        return next(key for key in keys if has(lang, domain, key))

    remark = "\n".join(said(now.remark)) if now.remark else ""
    if now.done:
        return Guide(steps, steps, said("finished" if now.complete else "enough"), remark, (), True, now.complete)
    step, asked = now.step, position.name
    if position.to_move != LEARNER:
        return Guide(now.number, steps, said(first(f"{step.id}-wait", "wait")), remark, (), False, False)
    if asked not in step.asks:
        return Guide(now.number, steps, said(lesson.asides.get(asked, "aside")), remark, (), False, False)
    offered = _offered(position)
    anchors = _pointed(step.wants, asked, offered)
    key = first(f"{step.id}-{asked.lower().replace('_', '-')}" if anchors else f"{step.id}-lacking", step.id)
    anchors = anchors or _pointed(step.otherwise, asked, offered)
    return Guide(now.number, steps, said(key), remark, tuple(anchors), False, False)


def _pointed(patterns: Sequence[str], asked: str, offered: Iterable[str]) -> list[str]:
    """What the first pattern that meets anything meets."""
    offered = list(offered)
    found = ([anchor for anchor in offered if _meets(pattern, asked, anchor)] for pattern in patterns)
    return next((anchors for anchors in found if anchors), [])


def _wanted(patterns: Sequence[str], asked: str, anchors: Iterable[str]) -> bool:
    return any(_meets(pattern, asked, anchor) for anchor in anchors for pattern in patterns)


def _meets(pattern: str, asked: str, anchor: str) -> bool:
    question, _, wanted = pattern.rpartition("/")
    return question in ("", asked) and fnmatchcase(anchor, wanted)


def _offered(position: Position) -> list[str]:
    return [_anchor(position, thing) for thing in position.things]


def _anchor(position: Position, thing: int) -> str:
    return position.game.people.anchor(position.box, position.state, thing)

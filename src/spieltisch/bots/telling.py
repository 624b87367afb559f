"""A plan in words: what each of its steps does, why, and in numbers; and why it goes no further."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from ..texts import has, speak
from ..texts.voice import label_of
from .advice import Hint
from .plans import Answered, Plan, Step, tried

MOST_REASONS = 2


@dataclass(frozen=True)
class ToldStep:
    """A step of a plan: the answers that make it, what they do, and what speaks for them."""

    things: tuple[int, ...]
    text: str
    details: tuple[str, ...]  # what else is answered, in order
    reasons: tuple[str, ...]
    change: dict[str, int]  # of the numbers in front of the seat


@dataclass(frozen=True)
class ToldPlan:
    """All steps, and what comes then."""

    steps: tuple[ToldStep, ...]
    end: str


def told(plan: Plan, lang: str) -> ToldPlan:
    """A plan in a language."""
    steps = tuple(_step(step, lang) for step in plan.steps)
    return ToldPlan(steps, speak(lang, "plans", f"plan-end-{plan.end}"))


def reason_of(game: str, hint: Hint, lang: str) -> str:
    """What speaks for an option by its numbers, which look a few turns ahead: it need not come of the option itself."""
    if hint.reason is None:
        return speak(lang, f"{game}.bots", f"reason-{hint.compared}")
    return speak(lang, "plans", "reason-later", reason=speak(lang, f"{game}.bots", f"reason-{hint.reason}"))


def reason_for(plan: Plan, hint: Hint, lang: str) -> str:
    """What speaks for one of the options where a plan begins: in words of the game, if it has any."""
    here = plan.steps[0][0].position
    found = _reasons((tried(here, hint),), lang)
    return found[0] if found else reason_of(here.game.name, hint, lang)


def said(step: ToldStep, lang: str) -> str:
    """A step in one sentence."""
    what = "; ".join([step.text, *step.details])
    return speak(lang, "plans", "plan-step", what=what, why="; ".join(step.reasons)) if step.reasons else what


def _step(step: Step, lang: str) -> ToldStep:
    game, head = step[0].position.game, _head(step)
    change = _change(step)
    opens = game.people.folding.opens  # goes without saying where something follows
    text, others = _text(head, lang), [one for one in step if one is not head and one.position.name not in opens]
    text, *details = _counted([text, *(_text(one, lang) for one in others)])
    if len(step) > 1 and all(one.gathers for one in step) and has(lang, f"{game.name}.plans", "plan-gather"):
        text, details = speak(lang, f"{game.name}.plans", "plan-gather", **change), []
    return ToldStep(tuple(one.thing for one in step), text, tuple(details), tuple(_reasons(step, lang)), change)


def _head(step: Step) -> Answered:
    """The answer that a step is about."""
    folding = step[0].position.game.people.folding
    own = [one for one in step if one.position.name not in folding.opens]
    return next((one for one in own if one.position.name in folding.leads), (own or step)[0])


def _text(answered: Answered, lang: str) -> str:
    position = answered.position
    return str(label_of(position.game.people.thing_text(position.box, position.state, answered.thing, lang)))


def _counted(texts: Iterable[str]) -> Iterator[str]:
    """What comes several times in a row is said once."""
    for text, group in groupby(texts):
        n = len(list(group))
        yield f"{n} × {text}" if n > 1 else text


def _change(step: Step) -> dict[str, int]:
    """What is known to change by a step in the numbers in front of the seat."""
    first, last = step[0].position, step[-1].after or step[-1].position
    tally, seat = first.game.people.tally, first.to_move
    had, has_ = tally(first.box, first.state, seat), tally(first.box, last.state, seat)
    return {key: has_[key] - had.get(key, 0) for key in has_ if has_[key] != had.get(key, 0)}


def _reasons(step: Step, lang: str) -> list[str]:
    """In words of the game, or none: what will be better some turns later is no reason that anybody could see."""
    before, after = step[0].position, step[-1].after or step[-1].position
    people, seat = before.game.people, before.to_move
    found: list[str] = people.reasons(before.box, before.view(seat), after.view(seat), seat, lang)
    return found[:MOST_REASONS]

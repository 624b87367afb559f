"""Answers before they are given: what somebody means, and how far several of them lead."""

import difflib
import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from ..core.game import NotationError
from ..core.stack import CHANCE
from .errors import BatchRefused, IllegalAnswer, NotUnderstood, TableError
from .position import Option, Position
from .reveal import Witness


@dataclass(frozen=True)
class Gathering:
    """Answers to be given at one go, and what they change together."""

    things: tuple[int, ...]
    change: dict[str, int]


Answer = Option | SupportsIndex | str  # an option, the number of a thing, or its notation


def thing_of(answer: Answer, position: Position) -> int:
    """The thing that an answer points at, if it may be pointed at in this position."""
    if isinstance(answer, str):
        return _parsed(answer, position)
    if isinstance(answer, Option):
        thing = answer.thing
    elif isinstance(answer, bool):  # which is an int, and never meant as one here
        raise IllegalAnswer("answer-illegal", position.lang, answer=str(answer))
    else:
        thing = operator.index(answer)
    if thing not in position.things:
        shown = answer.text if isinstance(answer, Option) else str(thing)
        raise IllegalAnswer("answer-illegal", position.lang, answer=shown)
    return thing


def _parsed(text: str, position: Position) -> int:
    try:
        thing = position.game.people.parse(position.box, position.state, text)
    except NotationError:
        thing = -1
    if thing in position.things:
        return thing
    words = [option.say for option in position.options] + [option.text for option in position.options]
    near = difflib.get_close_matches(text, words, n=1)
    if near:
        raise NotUnderstood("answer-near", position.lang, text=text[:80], near=near[0])
    raise NotUnderstood("answer-unknown", position.lang, text=text[:80])


def go_on(position: Position, thing: int) -> Position | None:
    """The position after an answer if the same seat is asked there and knows no more than before, else None."""
    following, seat = position.after(thing), position.to_move
    if following.to_move != seat:
        return None
    witness = Witness(position.game, position.box, position.number)
    if seat != CHANCE and witness.shows(position.state, thing, seat):
        return None
    return following


def gathering(position: Position) -> Gathering | None:
    """Everything that lies there for the seat that is asked, taken one after the other; None: nothing does."""
    things, reached = list[int](), position
    for option in position.options:
        while option.gathers and option.thing in reached.things:
            following = _taken(reached, option.thing)
            if following is None:
                break
            things.append(option.thing)
            reached = following
    return Gathering(tuple(things), _change(position, reached)) if things else None


def once_more(position: Position, things: Sequence[int]) -> Gathering | None:
    """The same answers again, as one, if they lead back to the question and change something on the way."""
    if not things or not _leads_on(position, things[0]):
        return None
    reached: Position | None = position
    for thing in things:
        if reached is None or thing not in reached.things:
            return None
        reached = go_on(reached, thing)
    if reached is None or reached.name != position.name:
        return None
    change = _change(position, reached)
    return Gathering(tuple(things), change) if change else None


def _leads_on(position: Position, thing: int) -> bool:
    """Whether the same seat may be asked again after an answer, as far as is foreseen: that costs nothing any more."""
    if thing not in position.things:
        return False
    return not position.foresees or not position.facts.forecasts[position.things.index(thing)].final


def _taken(position: Position, thing: int) -> Position | None:
    """The position after an answer that only gives its seat something and leaves it at the same question."""
    following = go_on(position, thing)
    if following is None or following.name != position.name:
        return None
    change = _change(position, following)
    return following if change and min(change.values()) > 0 else None


def _change(before: Position, after: Position) -> dict[str, int]:
    seat, tally = before.to_move, before.game.people.tally
    had, has = tally(before.box, before.state, seat), tally(after.box, after.state, seat)
    return {key: has[key] - had.get(key, 0) for key in has if has[key] != had.get(key, 0)}


def walk(position: Position, answers: Sequence[Answer], *, suppose: bool = False) -> tuple[list[int], Position]:
    """The things of answers given one after the other, as far as a batch goes, and a position on the way.

    `BatchRefused` says which answer is not possible at its turn, and why. What the last answer leads to is looked at
    only if it is but supposed, and if it may be known then; the position is the last one that may be known.
    """
    things = list[int]()
    for number, answer in enumerate(answers, 1):
        try:
            things.append(thing_of(answer, position))
        except TableError as error:
            raise BatchRefused(error, number, len(answers)) from None
        following = go_on(position, things[-1]) if suppose or number < len(answers) else None
        if following is None:
            break
        position = following
    return things, position

"""From one question to the next: how every game runs on, written once and bound to each (`bind`).

`list_options`, `carry_out`, `work` … are names that `questions_of` gives a meaning. A state that runs on like this has
the question stack and a field `over`.
"""

from collections.abc import Callable, Mapping
from enum import IntEnum
from inspect import signature
from typing import TYPE_CHECKING, Any, NamedTuple

from .arrays import Ints
from .events import Events
from .game import Steps, nothing
from .rule import CORE, bind, entry, part, rule
from .stack import GO_ON, OVER, AnyBox, AnyState, clear_stack, top

if TYPE_CHECKING:
    from .bound import WORK, carry_out, clear, is_asked_anyway, lay_out, list_options, proceed, work


def answer(box: AnyBox, s: AnyState, thing: int, events: Events, out: Ints) -> int:
    """Carry out an answer, run on to the next question with a choice, and list its options.

    A single legal answer is carried out without asking. Instead of an answer, `GO_ON` only runs on.
    """
    asked = 1
    while True:
        if thing != GO_ON:
            carry_out(box, s, thing, asked, events)
        while not s.over and top(s).ask > WORK:
            work(box, s, events)
        if s.over:
            clear(s)
            return 0
        n = list_options(box, s, out)
        if n != 1 or is_asked_anyway(box, s):
            return n
        thing, asked = int(out[0]), 0


def new_game(box: AnyBox, s: AnyState, events: Events, out: Ints) -> int:
    """Set up a game on a state of zeros and run on to the first question. Returns the number of its options."""
    lay_out(box, s, events)
    return proceed(box, s, GO_ON, events, out)


def new_game_asking(box: AnyBox, s: AnyState, events: Events, out: Ints) -> int:
    """The same where the first question is known: compiling needs no more than its options."""
    lay_out(box, s, events)
    return list_options(box, s, out)


def to_move(box: AnyBox, s: AnyState) -> int:
    """Who is asked: a seat, CHANCE or OVER."""
    return OVER if s.over else int(top(s).player)


def options(box: AnyBox, s: AnyState, out: Ints) -> int:
    """The things that may be pointed at, ascending; 0 when the game is over."""
    return 0 if s.over else list_options(box, s, out)


@part
def never(box: AnyBox, s: AnyState) -> bool:
    """Nothing is asked that has one answer only."""
    return False


@part
def topmost(box: AnyBox, s: AnyState) -> int:
    """What the topmost frame asks; 0 when the game is over."""
    return 0 if s.over else int(top(s).ask)


def by_ask(name: str, given: str, cases: Mapping[Any, Any]) -> Any:
    """A function that hands on what it is given to the function for what the topmost frame asks."""
    return ladder(name, given, "top(s).ask", cases)


def ladder(
    name: str,
    given: str,
    number: str,  # what decides, in terms of what is given
    cases: Mapping[Any, Any],
    more: Mapping[str, str] | None = None,  # what cases may ask for besides what is given, in terms of it
    otherwise: str = "",
) -> Any:
    """A function that hands on to the function for a number, which is given what it names as its parameters.

    Numba knows no table of functions, so this becomes a ladder of comparisons, in the order of the table: what is met
    often stands first. The last one needs none, unless a number may have no case: then the result is `otherwise`.
    """
    met: dict[Any, list[int]] = {}
    for case, function in cases.items():
        met.setdefault(function, []).append(int(case))
    meaning = {f"case_{'_'.join(map(str, numbers))}": function for function, numbers in met.items()}
    lines = [f"def {name}({given}):", f"    number = {number}"]
    for (case, function), numbers in zip(meaning.items(), met.values(), strict=True):
        wanted = signature(getattr(function, "py_func", function)).parameters
        handed = ", ".join((more or {}).get(each, each) for each in wanted)
        lines += [f"    if {' or '.join(f'number == {one}' for one in numbers)}:", f"        return {case}({handed})"]
    if otherwise:
        lines.append(f"    return {otherwise}")
    else:
        del lines[-2]
        lines[-1] = lines[-1].removeprefix("    ")
    made: dict[str, Any] = {"top": top}
    exec(compile("\n".join(lines), str(CORE / f"<{name}>"), "exec"), made)
    return bind(made[name], **meaning)


class Questions(NamedTuple):
    """What `Rules` need of a game that runs on from question to question."""

    new_game: Callable[..., int]
    to_move: Callable[..., int]
    options: Callable[..., int]
    answer: Callable[..., int]
    steps: Steps


def questions_of(
    asks: type[IntEnum],  # the questions, and above WORK what the rules do by themselves
    cases: Mapping[Any, tuple[Any, Any]],  # for each question: what lists its options, what carries out an answer
    *,
    lay_out: Any,  # (box, s, events): set up on a state of zeros
    first: IntEnum | None = None,  # the question that this leaves to be asked; None: the rules run on to it
    work: Any,
    is_asked_anyway: Any = never,
    clear: Any = clear_stack,
    run_on: Any = nothing,
    kind: Any = topmost,
    kinds: int = 0,  # 0: as many as there are asks
    first_work: int = 0,  # 0: WORK
) -> Questions:
    """The entry points of a game, made of its own functions (they are described in `Steps`)."""
    own_work = int(asks["WORK"])
    listing, answering = ({ask: both[i] for ask, both in cases.items()} for i in range(2))
    list_options = rule(by_ask("list_options", "box, s, out", listing))
    carry_out = rule(by_ask("carry_out", "box, s, thing, asked, events", answering))
    asking = {"list_options": list_options, "is_asked_anyway": is_asked_anyway}
    doing = {"carry_out": carry_out, "work": work, "clear": clear}
    proceed = entry(bind(answer, WORK=own_work, **asking, **doing))
    if first is None:
        begin = bind(new_game, lay_out=lay_out, proceed=proceed)
    else:
        first_options = rule(by_ask("first_options", "box, s, out", {first: cases[first][0]}))
        begin = bind(new_game_asking, lay_out=lay_out, list_options=first_options)
    return Questions(
        new_game=entry(begin),
        to_move=entry(bind(to_move)),
        options=entry(bind(options, list_options=list_options)),
        answer=proceed,
        steps=Steps(
            kinds=kinds or max(asks) + 1,
            first_work=first_work or own_work,
            kind=kind,
            lay_out=lay_out,
            run_on=run_on,
            **asking,
            **doing,
        ),
    )

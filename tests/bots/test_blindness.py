"""What bots and hints are made of does not depend on what their seat cannot know.

By construction: a state of a table is only ever asked who is asked what, looked at through its seat (`observe`), or
exchanged for another world that the seat cannot tell from it (`Thinker.imagine`, `resample`). The first tests read the
source for that. The others look at what comes out: worlds and hints made from the true state are like those made from
another state that looks the same to the seat, and a player who peeks is found out.
"""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch.bots
from spieltisch.bots.thinking import Budget, Thinker
from spieltisch.bots.whys import why
from spieltisch.bots.worlds import Worlds
from spieltisch.core.records import clone
from spieltisch.core.stack import CHANCE
from spieltisch.core.streams import new_stream
from spieltisch.games import shelf
from tests.conformance.kit import kit_of
from tests.conformance.walk import Walk, sample

from .networks import written_network

FOLDER = Path(spieltisch.bots.__file__).parent
STATES = {"s", "state", "states"}  # what states of tables are called

# Who may do what with a state: by function, the calls that may get it. `imagine` and `imagined` copy it and
# resample the copy.
MAY: dict[tuple[str, str], set[str]] = {
    ("advice.py", "hints"): {"think"},
    ("bare.py", "answer"): {"options", "to_move", "observe"},
    ("expecting.py", "chance"): {"observe"},
    ("minds.py", "answer"): {"options", "_at_once", "think"},
    ("minds.py", "_at_once"): {"answer"},
    ("advice.py", "judged"): {"think"},
    ("plans.py", "imagined"): {"clone"},
    ("plans.py", "plan"): {"to_move", "imagined"},
    ("outsiders.py", "answer"): {"question", "to_move", "begin"},
    ("outsiders.py", "question"): {"options", "to_move", "question", "seen_by"},
    ("players.py", "answer"): {"options", "to_move", "observe"},
    ("reviewing.py", "of_decision"): {"Arm"},
    ("thinking.py", "think"): {"to_move", "imagine"},
    ("thinking.py", "imagine"): {"="},
    ("whys.py", "why"): {"_thoughts"},
    ("whys.py", "_thoughts"): {"imagined"},
    ("worlds.py", "begin"): {"="},
    ("worlds.py", "seen_by"): {"observe"},
}
SURE = 5.0  # standard errors beyond which a difference is none of chance
WORLDS = 300


def uses(function: ast.FunctionDef) -> Iterator[str]:
    """What a function does with the states it is given: the names of calls, "=" for a copy, else how it is written."""
    given = {argument.arg for argument in function.args.args} & STATES
    passed = {
        id(argument): call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
        for call in ast.walk(function)
        if isinstance(call, ast.Call)
        for argument in call.args
        if isinstance(argument, ast.Name)
    }
    copied = {id(part.value) for part in ast.walk(function) if isinstance(part, ast.Assign)}
    for part in ast.walk(function):
        if isinstance(part, ast.Name) and part.id in given:
            yield passed.get(id(part), "=" if id(part) in copied else f"line {part.lineno}")


def functions(path: Path) -> Iterator[ast.FunctionDef]:
    """All functions of a file."""
    return (part for part in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(part, ast.FunctionDef))


def compiled(path: Path) -> bool:
    """Whether a file holds compiled code, which gets worlds that were imagined, or plays games of its own."""
    return path.name in ("drivers.py", "guided.py", "playouts.py", "sampling.py", "search.py")


def test_nobody_does_anything_else_with_the_state_of_a_table() -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for path in FOLDER.glob("*.py"):
        for function in () if compiled(path) else functions(path):
            if used := set(uses(function)):
                found.setdefault((path.name, function.name), set()).update(used)
    assert found == MAY


@pytest.mark.parametrize("game", shelf())
def test_the_players_of_a_game_are_given_no_state_at_all(game: str) -> None:
    for path in (FOLDER / game).rglob("*.py"):
        for function in functions(path):
            assert not {argument.arg for argument in function.args.args} & STATES, f"{path.name}: {function.name}"


def test_somebody_who_peeks_is_found_in_the_source() -> None:
    source = "def answer(box, s):\n    return s.seat[1].hand[0]"
    (peeking,) = (part for part in ast.walk(ast.parse(source)) if isinstance(part, ast.FunctionDef))
    assert set(uses(peeking)) == {"line 2"}


# --- what comes out --------------------------------------------------------------------------------------------------


def questions(count: int) -> list[tuple[Walk, int]]:
    """Positions of Wutaki in which a seat decides and much is hidden from it."""
    kit, found = kit_of("wutaki"), list[tuple[Walk, int]]()
    for number in range(50):
        case = kit.cases[number % len(kit.cases)]
        for w in sample(kit, case, 3, seed=5, number=number):
            if not w.over and w.mover != CHANCE and len(w.things) > 1 and w.answers > 60:
                found.append((w, w.mover))
                break
        if len(found) == count:
            return found
    raise AssertionError("not enough positions")


def other_world(w: Walk, seat: int) -> Any:
    """A state that the seat cannot tell from the true one."""
    other = clone(w.s)
    w.game.resample(w.box.record, other, seat, new_stream(99, seat))
    return other


def seen_by_all(thinker: Thinker, w: Walk, seat: int, s: Any, first: int) -> Any:
    """What the seats see in worlds that a seat imagines: a row of numbers for each world, every hand in it."""
    rows, seen = [], np.zeros(w.game.observation, np.float32)
    for number in range(first, first + WORLDS):
        world, row = thinker.imagine(w.box, s, seat, number), []
        for viewer in w.seats:
            w.game.observe(w.box.record, world, viewer, seen)
            row.append(seen.copy())
        rows.append(np.concatenate(row))
    return np.array(rows, np.float64)


def difference(one: Any, two: Any) -> float:
    """By how many standard errors two samples differ where they differ most."""
    error = np.sqrt((one.var(axis=0) + two.var(axis=0)) / len(one) + 1e-9)
    return float((np.abs(one.mean(axis=0) - two.mean(axis=0)) / error).max())


@pytest.fixture(scope="module", params=["rules of thumb", "a network"])
def network(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str | None:
    """What guides a thinker: None, or the file of a network."""
    folder: Path = tmp_path_factory.mktemp("weights")
    return str(written_network(folder, "wutaki")) if request.param == "a network" else None


def test_imagined_worlds_are_the_same_whatever_is_hidden(network: str | None) -> None:
    for w, seat in questions(4):
        thinker, other = Thinker("wutaki", 7, network=network), other_world(w, seat)
        true, made_up = (seen_by_all(thinker, w, seat, s, at) for s, at in ((w.s, 1), (other, 1 + WORLDS)))
        assert true.std(axis=0).max() > 0, "nothing is hidden here"
        assert difference(true, made_up) < SURE


def worlds_of(w: Walk, s: Any, seat: int, seed: int) -> Any:
    """What the seats see in worlds that a player by anybody is given."""
    worlds, rows = Worlds(w.game, seed), []
    worlds.begin(w.box, s, seat)
    for _ in range(WORLDS):
        number = worlds.reply({"type": "sample"})["world"]
        seen = [worlds.reply({"type": "observe", "world": number, "seat": viewer}) for viewer in w.seats]
        rows.append(np.concatenate([one["observation"] for one in seen]))
    return np.array(rows, np.float64)


def test_worlds_of_players_by_anybody_are_the_same_whatever_is_hidden() -> None:
    for w, seat in questions(4):
        true, made_up = worlds_of(w, w.s, seat, 1), worlds_of(w, other_world(w, seat), seat, 2)
        assert true.std(axis=0).max() > 0, "nothing is hidden here"
        assert difference(true, made_up) < SURE


def test_somebody_who_hands_out_the_true_world_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worlds, "sample", lambda self: clone(self._room[0]))
    assert any(
        difference(worlds_of(w, w.s, seat, 1), worlds_of(w, other_world(w, seat), seat, 2)) >= SURE
        for w, seat in questions(4)
    )


def test_somebody_who_peeks_while_imagining_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """This player takes the true state every fourth time."""
    honest: Callable[..., Any] = Thinker.imagine

    def peeking(self: Thinker, box: Any, s: Any, seat: int, number: int) -> Any:
        return s if number % 4 == 0 else honest(self, box, s, seat, number)

    monkeypatch.setattr(Thinker, "imagine", peeking)
    noticed = []
    for w, seat in questions(4):
        thinker, other = Thinker("wutaki", 7), other_world(w, seat)
        true, made_up = (seen_by_all(thinker, w, seat, s, at) for s, at in ((w.s, 1), (other, 1 + WORLDS)))
        noticed.append(difference(true, made_up) >= SURE)
    assert any(noticed)


def opinions(w: Walk, s: Any, first: int, network: str | None = None) -> Any:
    """What thinkers, each with a seed of its own, think of a state: chances of all seats, visits of all options.

    With a network also the points that it expects.
    """
    rows = []
    for seed in range(first, first + 24):
        thinker = Thinker("wutaki", seed, nodes=1 << 10, network=network)
        thinker.knobs = thinker.knobs.turned(explains=1.0)
        thought = thinker.think(w.box, s, Budget(iterations=96))
        visits = {opinion.thing: opinion.visits / 96 for opinion in thought.opinions}
        points = [sum(o.points[side] * o.visits / 96 for o in thought.opinions if o.points) for side in (0, 1)]
        rows.append([*thought.chances, *points, *(visits.get(thing, 0.0) for thing in w.things)])
    return np.array(rows)


def test_hints_are_the_same_whatever_is_hidden(network: str | None) -> None:
    for w, seat in questions(2):
        assert difference(opinions(w, w.s, 1, network), opinions(w, other_world(w, seat), 101, network)) < SURE


def whys(w: Walk, s: Any, seat: int, asker: int, thing: int, first: int) -> Any:
    """Why a seat may have answered so, as another one judges it, with several seeds."""
    rows = []
    for seed in range(first, first + 12):
        thinker = Thinker("wutaki", seed, nodes=1 << 10)
        found = why(thinker, w.box, s, seat, asker, thing, new_stream(seed, seat), Budget(iterations=24))
        rows.append([0.0, 0.0] if found is None else [1.0, found.chance])
    return np.array(rows)


def test_why_a_bot_did_something_is_the_same_whatever_it_holds() -> None:
    for w, seat in questions(2):
        asker, thing = (seat + 1) % len(w.seats), w.things[0]
        other = other_world(w, asker)
        assert difference(whys(w, w.s, seat, asker, thing, 1), whys(w, other, seat, asker, thing, 101)) < SURE


def secret_answers() -> Iterator[tuple[Walk, int, int, Any, int]]:
    """Questions with an answer that is possible in one world and not in another that looks alike to somebody else."""
    kit, out = kit_of("wutaki"), kit_of("wutaki").game.option_buffer()
    for number in range(50):
        for w in sample(kit, kit.cases[number % len(kit.cases)], 12, seed=5, number=number):
            if w.over or w.mover == CHANCE:
                continue
            asker = (w.mover + 1) % len(w.seats)
            other = other_world(w, asker)
            possible = out[: w.game.options(w.box.record, other, out)].tolist()
            yield from ((w, w.mover, asker, other, thing) for thing in w.things if thing not in possible)


def test_somebody_who_judges_with_what_the_bot_holds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that its hand makes possible is so in every world then; honestly, it is found in both alike."""
    w, seat, asker, other, thing = next(secret_answers())
    true, made_up = (whys(w, s, seat, asker, thing, at) for s, at in ((w.s, 1), (other, 101)))
    assert difference(true, made_up) < SURE
    monkeypatch.setattr("spieltisch.bots.whys.imagined", lambda game, box, s, asker, stream: clone(s))
    true, made_up = (whys(w, s, seat, asker, thing, at) for s, at in ((w.s, 1), (other, 101)))
    assert difference(true, made_up) >= SURE


def test_opinions_of_another_situation_are_told_apart() -> None:
    """The bound is no formality: just before the end of the game, chances are no longer the same."""
    ((w, _),) = questions(1)
    walk, later = w.twin(), w
    while not walk.over:
        walk.answer(walk.pick())
        if not walk.over and walk.mover != CHANCE and len(walk.things) > 1:
            later = walk.twin()
    now, then = (opinions(one, one.s, at)[:, : w.box.players] for one, at in ((w, 1), (later, 101)))
    assert difference(now, then) >= SURE

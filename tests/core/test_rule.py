"""`@rule`, `entry` and `bind`: compiled or plain, cached on disk, one game never running another's rules."""

import ast
import json
import shutil
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest

from spieltisch.core import rule as rule_module
from spieltisch.core.rule import JIT, code_hash

from . import two_games
from .processes import ROOT, python

compiled_only = pytest.mark.skipif(not JIT, reason="needs compiled rules")


def test_two_games_bound_to_one_driver_do_not_mix() -> None:
    assert two_games.reached(two_games.ONES.drive) == 3
    assert two_games.reached(two_games.TENS.drive) == 30
    assert two_games.reached(two_games.ONES.drive) == 3


@pytest.mark.parametrize("order", ["ONES TENS", "TENS ONES"])
def test_they_do_not_mix_on_disk_either(tmp_path: Path, order: str) -> None:
    """The second process loads what the first one wrote, whichever it asks for first."""
    code = f"""
from tests.core import two_games
print([two_games.reached(getattr(two_games, name).drive) for name in {order.split()}])
"""
    expected = {"ONES TENS": "[3, 30]", "TENS ONES": "[30, 3]"}
    for _ in range(2):
        for now in (order, " ".join(reversed(order.split()))):
            shown = python(code.replace(str(order.split()), str(now.split())), SPIELTISCH_CACHE=str(tmp_path))
            assert shown == expected[now]


def test_binding_changes_neither_the_generic_function_nor_its_module() -> None:
    assert two_games.step is None
    assert isinstance(two_games.drive, FunctionType)
    with pytest.raises(TypeError):
        two_games.drive(np.zeros(1, two_games.STATE)[0], 1)


CACHE_STATS = """
import json
from tests.toy import GAME
from spieltisch.core.game import warm_up_steps
for step in warm_up_steps(GAME):
    step.run()
names = ["new_game", "options", "answer", "to_move", "standing", "check", "observe", "resample"]
functions = [getattr(GAME.rules, name) for name in names] + [GAME.drivers.play_many]
print(json.dumps({
    "hits": sum(sum(f.stats.cache_hits.values()) for f in functions),
    "misses": sum(sum(f.stats.cache_misses.values()) for f in functions),
    "functions": len(functions),
}))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of `core` that nobody edits meanwhile."""
    package = tmp_path / "src" / "spieltisch"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    shutil.copytree(ROOT / "src/spieltisch/core", package / "core", ignore=shutil.ignore_patterns("__pycache__"))
    return package


@compiled_only
def test_the_second_start_compiles_nothing(package: Path, tmp_path: Path) -> None:
    def start() -> dict[str, int]:
        stats: dict[str, int] = json.loads(python(CACHE_STATS, src=package.parent, SPIELTISCH_CACHE=str(tmp_path)))
        return stats

    first, second = start(), start()
    assert first["misses"] >= first["functions"]
    assert second["misses"] == 0
    assert second["hits"] >= second["functions"]


@compiled_only
def test_bounds_checked_code_is_kept_apart(tmp_path: Path) -> None:
    show = "from spieltisch.core.rule import cache_folder; print(cache_folder().name)"
    plain = python(show, SPIELTISCH_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="0")
    checked = python(show, SPIELTISCH_CACHE=str(tmp_path), NUMBA_BOUNDSCHECK="1")
    assert checked == f"{plain}-checked"


def folder(src: Path) -> str:
    return python("from spieltisch.core.rule import cache_folder; print(cache_folder())", src=src, SPIELTISCH_JIT="0")


def test_the_cache_folder_is_named_by_the_sources_of_core(package: Path) -> None:
    names = [folder(package.parent)]
    with (package / "core" / "stack.py").open("a") as source:  # a rule that others call
        source.write("# changed\n")
    names.append(folder(package.parent))
    (package / "core" / "new.py").write_text("")
    names.append(folder(package.parent))
    (package / "core" / "new.py").rename(package / "core" / "renamed.py")
    names.append(folder(package.parent))
    assert len(set(names)) == 4
    (package / "core" / "notes.txt").write_text("not a source")
    (package / "news.py").write_text("nothing compiled here")
    assert folder(package.parent) == names[-1]


@pytest.fixture
def chess(tmp_path: Path) -> Path:
    """A game of somebody else: rules that import others, in three ways, and texts that no rule needs."""
    rules = tmp_path / "chess" / "rules"
    rules.mkdir(parents=True)
    for folder in (rules, rules.parent):
        (folder / "__init__.py").write_text("")
    (rules / "moves.py").write_text("from . import (\n    board,\n)\nfrom .words import PIECES\n")
    (rules / "board.py").write_text("SQUARES = 64\n")
    (rules / "words.py").write_text("from chess.numbers import (\n    EIGHT,\n)\nPIECES = 4 * EIGHT\n")
    (rules.parent / "numbers.py").write_text("EIGHT = 8\n")
    (rules.parent / "texts.py").write_text("from .rules.words import PIECES\n")
    return rules / "moves.py"


def test_code_is_named_by_all_files_of_its_game_that_it_is_made_of(chess: Path) -> None:
    names = {code_hash(chess)}
    for name in ("moves.py", "words.py", "board.py", "../numbers.py"):
        with (chess.parent / name).open("a") as source:
            source.write("# changed\n")
        _forget()
        names.add(code_hash(chess))
    assert len(names) == 5
    with (chess.parents[1] / "texts.py").open("a") as source:
        source.write("# a new sentence\n")
    _forget()
    assert code_hash(chess) in names


def _forget() -> None:
    for kept in (rule_module.code_hash, rule_module._neighbours, rule_module._file_hash):
        kept.cache_clear()


def test_the_cache_lies_where_it_is_told_to(tmp_path: Path) -> None:
    show = "from spieltisch.core.rule import cache_folder; print(cache_folder().parent)"
    assert python(show, SPIELTISCH_CACHE=str(tmp_path / "ours")) == str(tmp_path / "ours")
    assert python(show, SPIELTISCH_CACHE="", XDG_CACHE_HOME=str(tmp_path)) == str(tmp_path / "spieltisch")


def test_interpreted_rules_are_plain_functions_and_numba_stays_away() -> None:
    code = """
import sys, types
from tests.toy import GAME
from tests import toy_rules
from spieltisch.core import events, stack, streams
functions = [GAME.rules.new_game, GAME.rules.answer, GAME.drivers.play_many, toy_rules.show_card]
functions += [stack.push, events.tell, streams.pick]
print(all(type(f) is types.FunctionType for f in functions), "numba" in sys.modules)
"""
    assert python(code, SPIELTISCH_JIT="0") == "True False"


@compiled_only
def test_a_rule_is_compiled_once_whatever_the_width_of_its_arguments(tmp_path: Path) -> None:
    code = """
import numpy as np
from tests.core.two_games import double, many_widths
print(many_widths(np.ones(1, np.int8), np.ones(1, np.int64)), len(double._handed_on))
"""
    assert python(code, SPIELTISCH_CACHE=str(tmp_path)) == "6 1"


@compiled_only
def test_nothing_is_counted_when_a_rule_is_given_an_array(tmp_path: Path) -> None:
    code = """
import numpy as np
from tests.core.two_games import many_calls
print(many_calls(np.arange(3)), any("NRT" in code for code in many_calls.inspect_llvm().values()))
"""
    assert python(code, SPIELTISCH_CACHE=str(tmp_path)) == "2 False"


def imported(path: Path) -> set[str]:
    """The modules of this package that a file of `core` imports when it runs, by their full names."""
    names, tree = set(), ast.parse(path.read_text(encoding="utf-8"))
    for block in [node for node in tree.body if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]:
        tree.body.remove(block)  # only for those who check types
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            home = ["spieltisch", "core"][: 3 - node.level] if node.level else []
            names.add(".".join([*home, *([node.module] if node.module else [])]))
    return {name for name in names if name.split(".")[0] == "spieltisch"}


def test_core_knows_no_game() -> None:
    files = list((ROOT / "src/spieltisch/core").glob("*.py"))
    assert files
    for path in files:
        assert all(name.startswith("spieltisch.core") for name in imported(path)), path.name

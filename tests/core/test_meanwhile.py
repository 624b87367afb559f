"""Interpreted until there is machine code: nobody waits for the compiler, and nothing changes hands half done."""

from pathlib import Path

import pytest

from spieltisch.core.rule import JIT

from .processes import python

compiled_only = pytest.mark.skipif(not JIT, reason="needs compiled rules")

RULES = """
from spieltisch.core.rule import entry, rule

@rule
def double(n):
    return 2 * n

@rule
def pause(n):
    return n

@entry
def four_times(n):
    return double(double(n))

@entry
def eight_times(n):
    return 2 * four_times(pause(n))
"""

MEANWHILE = """
import threading
import rules
from spieltisch.core.rule import getting_code, interpret_meanwhile, is_awaited

before = is_awaited(rules.four_times)
interpret_meanwhile()
print(before, is_awaited(rules.four_times), is_awaited(print), rules.four_times(3), rules.eight_times(n=1))
print(len(rules.four_times.overloads), len(rules.eight_times.overloads), len(rules.double.overloads))

def get() -> None:
    with getting_code():
        rules.four_times(1)

thread = threading.Thread(target=get)  # while this one goes on
thread.start()
thread.join()
print(is_awaited(rules.four_times), is_awaited(rules.eight_times), rules.four_times(3))
print(rules.eight_times(1), len(rules.eight_times.overloads), len(rules.double.overloads))
interpret_meanwhile(False)
print(is_awaited(rules.eight_times), rules.eight_times(1), len(rules.eight_times.overloads))
"""

HALF_DONE = """
import threading
import rules
from spieltisch.core.rule import getting_code, interpret_meanwhile

def get() -> None:
    with getting_code():
        rules.four_times(1)

def pause(n):
    thread = threading.Thread(target=get)
    thread.start()
    thread.join()
    return n

interpret_meanwhile()
rules.pause = pause
print(rules.eight_times(2**70) == 2**73, len(rules.four_times.overloads))
try:
    rules.four_times(2**70)  # more than machine code can count
except OverflowError:
    print("machine code")
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with some rules that no other process has compiled."""
    (tmp_path / "rules.py").write_text(RULES)
    return tmp_path


@compiled_only
def test_what_has_no_machine_code_is_interpreted_until_somebody_gets_it(shelf: Path) -> None:
    shown = python(f"import sys; sys.path.insert(0, {str(shelf)!r})\n{MEANWHILE}", SPIELTISCH_CACHE=str(shelf / "code"))
    assert shown.splitlines() == [
        "False True False 12 8",
        "0 0 0",  # nothing was compiled
        "False True 12",
        "8 0 0",
        "False 8 1",  # whoever needs it waits for it again
    ]


@compiled_only
def test_a_call_ends_as_it_has_begun(shelf: Path) -> None:
    shown = python(f"import sys; sys.path.insert(0, {str(shelf)!r})\n{HALF_DONE}", SPIELTISCH_CACHE=str(shelf / "code"))
    assert shown.splitlines() == ["True 1", "machine code"]


def test_nobody_waits_for_code_that_never_comes() -> None:
    code = """
from tests.toy import GAME
from spieltisch.core.rule import getting_code, interpret_meanwhile, is_awaited
interpret_meanwhile()
with getting_code():
    print(is_awaited(GAME.rules.answer), is_awaited(GAME.drivers.foresee))
"""
    assert python(code, SPIELTISCH_JIT="0") == "False False"


@compiled_only
def test_what_is_not_foreseen_yet_says_so(tmp_path: Path) -> None:
    """While rules with secrets run interpreted nothing is said of answers beforehand, also not that they are final."""
    code = """
from spieltisch.core.rule import interpret_meanwhile
interpret_meanwhile()
from spieltisch.table import Table
from spieltisch.table.look import look
for game in ("wutaki", "xibalba"):
    table = Table(game, seed=1)
    print({option.foreseen for option in look(table, table.position.to_move, "en").options})
"""
    assert python(code, SPIELTISCH_CACHE=str(tmp_path)).splitlines() == ["{False}", "{True}"]

"""Two rules with the same name, the same arguments and the same records, and one generic driver for both."""

from types import SimpleNamespace
from typing import Any

import numpy as np

from spieltisch.core.records import record
from spieltisch.core.rule import bind, entry, rule

STATE = record(("n", "i8"))
step: Any = None  # what `bind` gives a meaning


def drive(s, times):
    """Take so many steps."""
    for _ in range(times):
        step(s)
    return s.n


@entry
def add_one(s):
    s.n += 1


@entry
def add_ten(s):
    s.n += 10


def game(rule: Any) -> Any:
    """The driver bound to a rule."""
    return SimpleNamespace(drive=entry(bind(drive, step=rule)), step=rule)


ONES, TENS = game(add_one), game(add_ten)


def reached(driver: Any, times: int = 3) -> int:
    """Where so many steps from 0 lead."""
    return int(driver(np.zeros(1, STATE)[0], times))


@rule
def double(n):
    return n + n


@entry
def many_widths(small, large):
    return double(small[0]) + double(large[0]) + double(small[0] > 0)


@rule
def swap(row, i):
    row[0], row[i] = row[i], row[0]


@entry
def many_calls(row):
    for i in range(row.shape[0]):
        swap(row, i)
    return row[0]

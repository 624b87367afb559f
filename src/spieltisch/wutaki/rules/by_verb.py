"""W-25  What the declarations of verbs name: functions of the chapters, found by the verb of a row."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ...core.questions import ladder
from ...core.rule import rule
from ..verbs import VERBS, Verb
from .words import Column

OF_ROW = {name.lower(): f"int(box.effect[source].row[i, {column}])" for name, column in Column.__members__.items()}


def named(name: str) -> Any:
    """A function of a chapter: `goods.monster_of`."""
    chapter, _, function = name.partition(".")
    return getattr(import_module(f"{__package__}.{chapter}"), function)


def by_verb(name: str, given: str, names: Callable[[Verb], str], otherwise: str) -> Any:
    """A rule about row `i` of the effect of `source` that hands on to what the declaration of its verb names.

    Besides what is given, such a function may ask for columns of the row by their names, as `n` or `good`.
    """
    cases = {verb.op: named(names(verb)) for verb in VERBS if names(verb)}
    return rule(ladder(name, given, OF_ROW["op"], cases, OF_ROW, otherwise))

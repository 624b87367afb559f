"""Compiled parts of players that nothing outside calls otherwise."""

from functools import cache
from importlib import import_module
from typing import Any

from spieltisch.core.rule import bind, entry


@cache
def compiled_part(game: str, name: str) -> Any:
    """`weigh` or `features` of a game, ready to be called from tests."""
    rule = getattr(import_module(f"spieltisch.{game}.players"), name)
    return entry(bind(getattr(rule, "py_func", rule)))

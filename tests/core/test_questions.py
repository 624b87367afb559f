"""Questions as a table: each function is handed what it names, and tables that differ never share compiled code."""

from types import SimpleNamespace
from typing import Any

import pytest

from spieltisch.core.questions import by_ask


def first(s: Any, out: Any) -> tuple[str, Any]:
    return "first", out


def second(out: Any, box: Any) -> tuple[str, Any, Any]:
    return "second", out, box


def table(**cases: Any) -> Any:
    return by_ask("list_options", "box, s, out", {int(ask[1:]): function for ask, function in cases.items()})


def asks(number: int) -> Any:
    return SimpleNamespace(depth=1, stack=[SimpleNamespace(ask=number)])


@pytest.mark.parametrize(("number", "expected"), [(3, ("first", "o")), (7, ("second", "o", "b")), (9, ("first", "o"))])
def test_each_is_handed_what_it_names(monkeypatch: pytest.MonkeyPatch, number: int, expected: tuple[str, ...]) -> None:
    made = table(_3=first, _7=second, _9=first)
    monkeypatch.setitem(made.__globals__, "top", lambda s: s.stack[s.depth - 1])
    assert made("b", asks(number), "o") == expected


def test_tables_that_differ_have_different_names() -> None:
    tables = [table(_3=first, _7=second), table(_7=first, _3=second), table(_3=second, _7=first), table(_3=first)]
    assert len({made.__qualname__ for made in tables}) == len(tables) - 1  # the second and the third are the same

"""Rules, asked for a single number: a sentence needs one now and then, and nothing has to be compiled for that."""

from types import FunctionType
from typing import Any

_COPIES: dict[Any, Any] = {}


def interpreted(rule: Any) -> Any:
    """A rule as plain Python, with every rule it calls.

    The Python function of a compiled rule still calls compiled ones, and calling those from Python would compile each
    by itself. So this is a copy in which their names mean such copies, too.
    """
    function = getattr(rule, "py_func", None)
    if function is None:  # nothing is compiled at all
        return rule
    if function not in _COPIES:
        names = dict(function.__globals__)
        _COPIES[function] = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
        for name in function.__code__.co_names:
            if name in names:
                names[name] = interpreted(names[name])
    return _COPIES[function]

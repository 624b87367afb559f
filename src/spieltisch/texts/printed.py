"""Catalogues of games: the entries that are alike for all games, in one language.

The sentences lie in the texts of a game: `option-…`, its line `setting-…` (or `option-…-help`, which is written for the
command line), `value-…`, and `symbol-…` with its sentence `symbol-…-is`.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from . import has, speak


def dashed(key: str) -> str:
    """A key of an option as it stands in the texts: `maxTurns` and `max_turns` are `max-turns`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", key).replace("_", "-").lower()


def option_entries(domain: str, options: Iterable[Any], lang: str) -> list[dict[str, Any]]:
    """Every option of a game, with what it changes and what its values are called."""
    return [_option(domain, option, lang) for option in options]


def _option(domain: str, option: Any, lang: str) -> dict[str, Any]:
    key = dashed(option.key)
    line = f"setting-{key}" if has(lang, domain, f"setting-{key}") else f"option-{key}-help"
    numbers = option.values if isinstance(option.values, range) else None
    return {
        "key": option.key,
        "name": speak(lang, domain, f"option-{key}"),
        "text": speak(lang, domain, line),
        "rule": option.rule,
        "default": option.default,
        "values": None if numbers else [_value(domain, key, value, lang) for value in option.values],
        "least": numbers[0] if numbers else None,
        "most": numbers[-1] if numbers else None,
    }


def _value(domain: str, key: str, value: object, lang: str) -> dict[str, Any]:
    word = ("yes" if value else "no") if isinstance(value, bool) else dashed(str(value))
    for name in (f"value-{key}-{word}", f"value-{word}"):
        if has(lang, domain, name):
            return {"value": value, "name": speak(lang, domain, name)}
    if isinstance(value, int) and has(lang, domain, f"value-{key}-n"):
        return {"value": value, "name": speak(lang, domain, f"value-{key}-n", n=value)}
    return {"value": value, "name": str(value)}


def symbol_entries(domain: str, rules: Mapping[str, str], lang: str) -> dict[str, dict[str, str]]:
    """Every symbol, by its key: its name, a plain sentence, and the rule that says more."""
    return {
        key: {
            "key": key,
            "name": speak(lang, domain, f"symbol-{dashed(key)}"),
            "text": speak(lang, domain, f"symbol-{dashed(key)}-is"),
            "rule": rule,
        }
        for key, rule in rules.items()
    }

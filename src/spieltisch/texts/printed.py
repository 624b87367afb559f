"""Catalogues of games: the entries that are alike for all games, in one language.

The sentences lie in the texts of a game: `option-…`, its line `setting-…` (or `option-…-help`, which is written for the
command line), `option-…-ours` where the rulebook knows nothing of it, `value-…`, and `symbol-…` with its sentence
`symbol-…-is`.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from . import has, speak

TITLE = ("name", "about", "time")
SAID = ("active", "asked", "game", "over", "question", "seat", "viewer", "you")  # in views, and by the table itself


def dashed(key: str) -> str:
    """A key of an option as it stands in the texts: `maxTurns` and `max_turns` are `max-turns`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", key).replace("_", "-").lower()


def option_entries(domain: str, options: Iterable[Any], lang: str) -> list[dict[str, Any]]:
    """Every option of a game, with what it changes and what its values are called."""
    return [_option(domain, option, lang) for option in options]


def _option(domain: str, option: Any, lang: str) -> dict[str, Any]:
    key = dashed(option.key)
    lines = [line for line in (f"setting-{key}", f"option-{key}-help") if has(lang, domain, line)]
    numbers = option.values if isinstance(option.values, range) else None
    return {
        "key": option.key,
        "name": option_name(domain, option.key, lang),
        "text": speak(lang, domain, lines[0]) if lines else "",
        "ours": speak(lang, domain, f"option-{key}-ours") if has(lang, domain, f"option-{key}-ours") else "",
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


def option_name(domain: str, key: str, lang: str) -> str:
    """What an option is called; its key has to do where the game has no word for it."""
    name = f"option-{dashed(key)}"
    return speak(lang, domain, name) if has(lang, domain, name) else key.replace("_", " ")


def plain_catalogue(game: str, rules: Any, lang: str) -> dict[str, Any]:
    """What can be said of any game: its name, a sentence about it, and its options. Nothing is printed in it."""
    return {
        "game": game,
        "lang": lang,
        **title_of(game, lang),
        "players": list(rules.seats),
        "options": option_entries(game, rules.options_of, lang),
        "decks": [],
        "cards": {},
        "places": {},
        "symbols": {},
    }


def title_of(game: str, lang: str) -> dict[str, str]:
    """What a game is called, a sentence about it, and how long it takes: `name`, `about` and `time` in its texts."""
    found = {key: speak(lang, game, key) if has(lang, game, key) else "" for key in TITLE}
    return {**found, "name": found["name"] or game.capitalize()}


def name_of(game: str, lang: str) -> str:
    """What a game is called."""
    return title_of(game, lang)["name"]


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

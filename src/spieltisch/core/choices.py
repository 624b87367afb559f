"""The options of a game as somebody chose them: checked, and the rest filled in."""

from collections.abc import Mapping, Sequence
from typing import Any

from .game import Option, OptionError


def check_players(players: object, seats: range) -> None:
    """The number of players, or an OptionError."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in seats:
        raise OptionError("players", value=players, least=seats.start, most=seats.stop - 1)


def fill_in(options: Sequence[Option], chosen: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; an unknown key or an impossible value is an OptionError.

    `defaults` holds what stands in for a default that depends on other options or on the number of players.
    """
    known = {option.key: option for option in options}
    for key in chosen:
        if key not in known:
            raise OptionError("unknown-option", key=key, known=", ".join(known))
    values = {option.key: chosen.get(option.key, option.default) for option in options}
    for key, value in defaults.items():
        if values[key] is None:
            values[key] = value
    for key, value in values.items():
        if not _fits(known[key], value):
            raise OptionError("bad-value", key=key, value=value, allowed=_allowed(known[key]))
    return values


def _fits(option: Option, value: object) -> bool:
    """1 is not True here, and True is not 1."""
    if isinstance(option.values, range):
        return type(value) is int and value in option.values
    return any(type(value) is type(allowed) and value == allowed for allowed in option.values)


def _allowed(option: Option) -> str:
    if isinstance(option.values, range):
        return f"{option.values.start}-{option.values.stop - 1}"
    shown: list[str] = []
    for first, last in _runs(option.values):
        text = str(first).lower() if isinstance(first, bool) else str(first)
        shown.append(text if first == last else f"{text}-{last}")
    return ", ".join(shown)


def _runs(values: Sequence[object]) -> list[tuple[object, object]]:
    """Neighbouring numbers as first and last, so that a long list stays readable."""
    runs: list[tuple[object, object]] = []
    for value in values:
        before = runs[-1][1] if runs else None
        if type(value) is int and type(before) is int and value == before + 1:
            runs[-1] = (runs[-1][0], value)
        else:
            runs.append((value, value))
    return runs

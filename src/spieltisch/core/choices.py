"""The options of a game as somebody chose them: checked, and the rest filled in."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from .game import Option, OptionError
from .observation import Kind, Layout

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")


def check_players(players: object, seats: range) -> None:
    """The number of players, or an OptionError."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in seats:
        raise OptionError("players", value=players, least=seats.start, most=seats.stop - 1)


def fill_in(options: Sequence[Option], chosen: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; an unknown key or an impossible value is an OptionError.

    `defaults` holds what stands in for a default that depends on other options or on the number of players. A value may
    be given as a text in any case, as people write it in a file or a command.
    """
    known = {option.key: option for option in options}
    values = {option.key: option.default for option in options} | typed_choice(options, chosen)
    for key, value in defaults.items():
        if values[key] is None:
            values[key] = value
    for key, value in values.items():
        if not fits(known[key], value):
            raise OptionError("bad-value", key=key, value=value, allowed=allowed(known[key]))
    return values


def typed_choice(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """What somebody chose, with texts as the values they stand for."""
    known = {option.key: option for option in options}
    for key in chosen:
        if key not in known:
            raise OptionError("unknown-option", key=key, known=", ".join(known))
    return {key: typed(known[key], value) for key, value in chosen.items()}


def as_saved(options: Sequence[Option], saved: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a saved game: those that came later have the value that there was before them."""
    return {**{option.key: option.before for option in options if option.before is not None}, **saved}


def to_save(options: Sequence[Option], values: Mapping[str, Any]) -> dict[str, Any]:
    """What a saved game has to say about its options, so that `as_saved` gives all of them again."""
    return {o.key: values[o.key] for o in options if o.before is None or values[o.key] != o.before}


def option_text(value: object) -> str:
    """The value of an option as it stands in records and on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def typed(option: Option, value: object) -> object:
    """The value that a text stands for; anything else as it is."""
    if not isinstance(value, str):
        return value
    if isinstance(option.values, range):
        return int(value) if _NUMBER.fullmatch(value) else value
    return next((one for one in option.values if option_text(one).lower() == value.lower()), value)


def fits(option: Option, value: object) -> bool:
    """1 is not True here, and True is not 1."""
    if isinstance(option.values, range):
        return type(value) is int and value in option.values
    return any(type(value) is type(allowed) and value == allowed for allowed in option.values)


def number_of(option: Option, value: object) -> int:
    """The value of an option as a number: itself, 1 for yes, or which of the values it is."""
    if isinstance(value, int) and _are_numbers(option):
        return int(value)
    return list(option.values).index(value)


def _are_numbers(option: Option) -> bool:
    return isinstance(option.values, range) or all(isinstance(one, int) for one in option.values)


def add_options(layout: Layout, options: Sequence[Option]) -> int:
    """All options as fields of an observation, one behind the other; returns where the first one stands."""
    start = layout.size
    for option in options:
        name, values = f"option.{option.key}", option.values
        if not _are_numbers(option):
            listed = ", ".join(f"{number} {option_text(value)}" for number, value in enumerate(values))
            layout.add(name, Kind.CODE, 0, len(values) - 1, f"{option.rule}: {listed}")
        elif isinstance(values[0], bool):
            layout.add(name, Kind.FLAG, 0, 1, f"{option.rule}: as chosen for this table")
        else:
            numbers = values if isinstance(values, range) else sorted(number_of(option, value) for value in values)
            layout.add(name, Kind.COUNT, numbers[0], numbers[-1], f"{option.rule}: as chosen for this table")
    return start


def write_options(row: Any, options: Sequence[Option], values: Mapping[str, Any]) -> None:
    """The values of all options as numbers, into the row of a box that observations are copied from."""
    row[:] = [number_of(option, values[option.key]) for option in options]


def allowed(option: Option) -> str:
    """The values of an option, for people; neighbouring numbers as a range."""
    if isinstance(option.values, range):
        return f"{option.values.start}-{option.values.stop - 1}"
    shown: list[str] = []
    for first, last in _runs(option.values):
        shown.append(option_text(first) if first == last else f"{first}-{last}")
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

"""Options of a game as text: `threshold=25`, `apocalypse=true`."""

import difflib
from collections.abc import Iterable

from ..core.choices import fits, option_text, typed
from ..core.game import Game, Option
from .errors import TableError


class FlagError(TableError):
    """An option that the game does not have, or a value the option cannot have."""


def read_flag(option: Option, text: str, lang: str = "en") -> object:
    """The value that a text gives an option."""
    value = typed(option, text)
    if fits(option, value):
        return value
    raise FlagError("flag-value", lang, key=option.key, value=text, values=allowed_text(option))


def read_flags(game: Game, pairs: Iterable[str], lang: str = "en") -> dict[str, object]:
    """The options of `key=value` texts; keys may be written in any case, each at most once."""
    known = {option.key.lower(): option for option in game.options_of}
    flags: dict[str, object] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        option = known.get(key.strip().lower())
        if not equals:
            raise FlagError("flag-form", lang, text=pair)
        if option is None:
            raise _unknown(key, [option.key for option in game.options_of], lang)
        if option.key in flags:
            raise FlagError("flag-twice", lang, key=option.key)
        flags[option.key] = read_flag(option, text.strip(), lang)
    return flags


def allowed_text(option: Option) -> str:
    """What an option may be, for people."""
    if isinstance(option.values, range):
        return f"{option.values.start}–{option.values[-1]}"
    return ", ".join(option_text(value) for value in option.values)


def _unknown(key: str, keys: list[str], lang: str) -> FlagError:
    near = difflib.get_close_matches(key, keys, n=1)
    if near:
        return FlagError("flag-near", lang, key=key, near=near[0], known=", ".join(keys))
    return FlagError("flag-unknown", lang, key=key, known=", ".join(keys))

"""What games say in files of their folders, read into structs."""

import tomllib
from threading import Lock
from typing import TypeVar

import msgspec

from ..core.game import Game

T = TypeVar("T")

# msgspec finds out about a class when it is needed first, and runs Python meanwhile: another thread that needs the same
# class then takes what is half done, and the process crashes. So there is one door, through which one goes at a time.
_one_at_a_time = Lock()


def declared(game: Game, path: str, kind: type[T], fault: type[ValueError]) -> T | None:
    """What a game says in a file; None: it has none. `fault` is raised if it cannot be read."""
    file = game.folder / path
    if not file.is_file():
        return None
    try:
        data = tomllib.loads(file.read_text("utf-8"))
        with _one_at_a_time:
            return msgspec.convert(data, kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise fault(f"{file.name} of {game.name}: {error}") from None

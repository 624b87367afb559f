"""What the arena refuses: every error has a code and arguments, and a sentence in each language."""

from typing import Any

from ..texts import Argument, speak


class ArenaError(ValueError):
    """Something the arena does not do."""

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        self.code, self.arguments = code, arguments
        super().__init__(self.message())

    def message(self, lang: str = "en") -> str:
        """The error as a sentence."""
        return speak(lang, "arena", self.code, **self.arguments)

    def __reduce__(self) -> Any:
        return _again, (type(self), self.code, self.arguments)  # it may have to travel from one process to another


class SettingChanged(ArenaError):
    """A folder that holds games of another setting."""


class NotAnArenaFolder(ArenaError):
    """A folder that holds something else, or games that this version cannot read."""


class BadLog(ArenaError):
    """A log that is no game of its box."""


class PlayerAtFault(ArenaError):
    """A player who pointed at something that is no option."""


class ProcessLost(ArenaError):
    """A process that played has ended before its time."""


class ClusterAway(ArenaError):
    """A cluster that does not answer."""


class OtherVersion(ArenaError):
    """A machine of a cluster with another version of the house or of a game."""


def _again(kind: type[ArenaError], code: str, arguments: dict[str, Argument]) -> ArenaError:
    return kind(code, **arguments)

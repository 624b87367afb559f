"""What can go wrong at a table: every error has a code and arguments, and a sentence in each language."""

from collections.abc import Callable
from typing import Any

from ..core.game import NotationError
from ..texts import Argument, speak

MOST_SHOWN = 400  # characters of somebody's text that we repeat; Fluent refuses far more


Spoken = Callable[[str], str]  # an argument that is another word in another language


def _short(value: Argument) -> Argument:
    return value if isinstance(value, int) or len(value) <= MOST_SHOWN else value[: MOST_SHOWN - 1] + "…"


class TableError(ValueError):
    """Something the table does not do. Nothing has changed when it is raised."""

    def __init__(self, code: str, lang: str = "en", /, **arguments: Argument | Spoken) -> None:
        self.code, self.lang = code, lang
        self._spoken = {key: value for key, value in arguments.items() if callable(value)}
        self.arguments: dict[str, Any] = {
            key: _short(value(lang) if callable(value) else value) for key, value in arguments.items()
        }
        Exception.__init__(self, self.message())

    def message(self, lang: str | None = None) -> str:
        """The error as a sentence, in the table's language unless told otherwise."""
        said = {key: _short(value(lang or self.lang)) for key, value in self._spoken.items()}
        return speak(lang or self.lang, "table", self.code, **{**self.arguments, **said})


class IllegalAnswer(TableError):
    """A thing that may not be pointed at now."""


class BatchRefused(IllegalAnswer):
    """One of several answers that was not possible at its turn. `number` counts from 1, `reason` is what was wrong."""

    def __init__(self, reason: TableError, number: int, count: int) -> None:
        self.reason, self.number = reason, number
        super().__init__("batch-answer", reason.lang, number=number, count=count, reason=str(reason))

    def message(self, lang: str | None = None) -> str:
        """The error as a sentence, its reason in the same language."""
        arguments = {**self.arguments, "reason": self.reason.message(lang)}
        return speak(lang or self.lang, "table", self.code, **arguments)


class NotUnderstood(TableError, NotationError):
    """A text that names nothing that may be pointed at now."""


class NotYourTurn(TableError):
    """An answer from a seat that was not asked."""


class GameOver(TableError):
    """An answer to a game that has ended."""


class CannotUndo(TableError):
    """An answer that cannot be taken back."""


class RecordError(TableError):
    """A game record that is damaged, foreign or not one at all. `line` counts from 1; 0 is the file as a whole."""

    def __init__(self, code: str, lang: str = "en", /, *, line: int = 0, **arguments: Argument) -> None:
        self.line = line
        super().__init__(code, lang, line=str(line), **arguments)

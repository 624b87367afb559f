"""The plain-Python face of a game: ask, answer, undo, view, replay, save and load (`Table`)."""

from .errors import (
    CannotUndo,
    GameOver,
    IllegalAnswer,
    NotUnderstood,
    NotYourTurn,
    RecordError,
    TableError,
)
from .flags import FlagError, flag_text, read_flags
from .position import Option, Place, Position, Question
from .table import Move, Table, Told, Undo

__all__ = [
    "CannotUndo",
    "FlagError",
    "GameOver",
    "IllegalAnswer",
    "Move",
    "NotUnderstood",
    "NotYourTurn",
    "Option",
    "Place",
    "Position",
    "Question",
    "RecordError",
    "Table",
    "TableError",
    "Told",
    "Undo",
    "flag_text",
    "read_flags",
]

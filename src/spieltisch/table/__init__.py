"""The plain-Python face of a game: ask, answer, undo, view, replay, save and load (`Table`)."""

from .answers import Answer, Gathering
from .errors import (
    BatchRefused,
    CannotUndo,
    GameOver,
    IllegalAnswer,
    NotUnderstood,
    NotYourTurn,
    RecordError,
    TableError,
)
from .flags import FlagError, read_flags
from .log import Move, Scene, Told, Viewer, runs
from .look import Look, LookOption, look, suppose
from .position import Option, Place, Position, Question
from .seen import Seen
from .table import Table, Undo

__all__ = [
    "Answer",
    "BatchRefused",
    "CannotUndo",
    "FlagError",
    "GameOver",
    "Gathering",
    "IllegalAnswer",
    "Look",
    "LookOption",
    "Move",
    "NotUnderstood",
    "NotYourTurn",
    "Option",
    "Place",
    "Position",
    "Question",
    "RecordError",
    "Scene",
    "Seen",
    "Table",
    "TableError",
    "Told",
    "Undo",
    "Viewer",
    "look",
    "read_flags",
    "runs",
    "suppose",
]

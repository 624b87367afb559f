"""Files of saved games: they are called `.game`, here and at the web table."""

from pathlib import Path

ENDING = ".game"
FORMER = ".txt"  # what the web table called them


def to_write(path: Path) -> Path:
    """Where a game is saved that somebody calls so; whoever wants another ending writes it."""
    return path if path.suffix else path.with_name(path.name + ENDING)


def to_read(path: Path) -> Path:
    """The saved game that somebody means, with or without its ending."""
    if not path.is_file():
        for ending in (ENDING, FORMER):
            if (named := path.with_name(path.name + ending)).is_file():
                return named
    return path

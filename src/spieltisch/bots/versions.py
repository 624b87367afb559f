"""Of what players who think are made: machine code, levels, weights, and the plain Python between them."""

import hashlib
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent


@cache
def files_of(game: str) -> str:
    """A short hash of every file that players of a game may follow."""
    digest = hashlib.sha256()
    for path in sorted([*HERE.glob("*.py"), *(HERE / game).rglob("*.py"), *(HERE / game).rglob("*.toml")]):
        digest.update(path.relative_to(HERE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]

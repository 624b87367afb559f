"""Of what players are made: machine code, levels, weights, and the plain Python between them."""

import hashlib
from functools import cache
from pathlib import Path

from ..core.rule import core_hash, sources_of, written_in
from ..games import find_game
from . import drivers, search
from .thumb import thumb_of

HERE = Path(__file__).resolve().parent


def _hash_of(paths: set[Path]) -> str:
    digest = hashlib.sha256(core_hash().encode())
    for path in sorted(paths):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:12]


@cache
def rules_hash(game: str) -> str:
    """A short hash of the rules of a game, core included."""
    return _hash_of(sources_of(*written_in(find_game(game).rules.answer)))


@cache
def compiled_hash(game: str) -> str:
    """A short hash of the compiled files that players of a game follow."""
    thumb = thumb_of(game)
    parts = (thumb.choose, thumb.weigh, thumb.features, thumb.turn_of)
    own = (path for part in parts for path in written_in(part))
    return _hash_of(sources_of(Path(drivers.__file__), Path(search.__file__), *own))


@cache
def files_of(game: str) -> str:
    """A short hash of every file that players of a game may follow."""
    own = thumb_of(game).folder
    return _hash_of({*HERE.glob("*.py"), *own.rglob("*.py"), *own.glob("evaluation.toml")})

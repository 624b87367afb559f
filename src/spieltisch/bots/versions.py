"""Of what players are made: machine code, levels, weights, and the plain Python between them."""

import hashlib
from functools import cache
from pathlib import Path

from ..core.rule import CORE, core_hash, sources_of, written_in
from ..games import find_game
from . import drivers, guided, playouts, search
from .network import FILE
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
    return _hash_of(_rules_of(game))


@cache
def compiled_hash(game: str) -> str:
    """A short hash of the compiled files that players of a game follow."""
    return _hash_of(_compiled_of(game))


@cache
def place_hash(game: str) -> str:
    """A short hash of where all these files lie and when they were written."""
    return place_of({*_rules_of(game), *_compiled_of(game), *CORE.glob("*.py")})


def place_of(paths: set[Path]) -> str:
    """What Numba tells files apart by, as a short hash: the same file elsewhere, or written again, is another one."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        about = path.stat()
        digest.update(f"{path.as_posix()} {about.st_mtime} {about.st_size}\n".encode())
    return digest.hexdigest()[:12]


def _rules_of(game: str) -> set[Path]:
    return sources_of(*written_in(find_game(game).rules.answer))


def _compiled_of(game: str) -> set[Path]:
    thumb = thumb_of(game)
    parts = (thumb.choose, thumb.weigh, thumb.features, thumb.turn_of)
    own = (path for part in parts for path in written_in(part))
    return sources_of(*(Path(str(module.__file__)) for module in (drivers, guided, playouts, search)), *own)


@cache
def files_of(game: str) -> str:
    """A short hash of every file that players of a game may follow."""
    own = thumb_of(game).folder
    return _hash_of({*HERE.glob("*.py"), *own.rglob("*.py"), *own.glob("evaluation.toml"), *own.glob(FILE)})

"""Games: which there are, everything printed, and their rules."""

import gzip
import hashlib
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from msgspec import Struct

from .. import __version__
from ..games import SHELF
from ..rules_book import NoDigestError
from .kit import Ask, GameName, asker_of, kit_of
from .messages import Lang
from .refusals import Refusal
from .rules_html import rules_of
from .setting_up import game_of


class GameOut(Struct):
    """A game on the shelf."""

    game: str
    name: str
    about: str
    players: list[int]


class Health(Struct):
    """That the server is there."""

    ok: bool
    version: str


@get("/api/health")
async def health(request: Ask) -> Health:
    """Are you there?"""
    return Health(True, __version__)


@get("/api/games")
async def games(request: Ask) -> list[GameOut]:
    """The games on the shelf."""
    house, lang = kit_of(request).house, asker_of(request).lang
    books = [await house.work(catalogue_of, name, lang) for name in SHELF]
    return [GameOut(book["game"], book["name"], book["about"], book["players"]) for book in books]


@get("/api/games/{game:str}/catalogue")
async def catalogue(request: Ask, game: GameName) -> Response[bytes]:
    """Everything printed, in one language."""
    house, lang = kit_of(request).house, asker_of(request).lang
    game_of(game)
    return _kept(request, *await house.work(_catalogue_bytes, game, lang))


@get("/api/games/{game:str}/rules")
async def rules(request: Ask, game: GameName) -> Response[bytes]:
    """The rules as HTML, in one language."""
    house, lang = kit_of(request).house, asker_of(request).lang
    game_of(game)
    return _kept(request, *await house.work(_rules_bytes, game, lang))


@cache
def catalogue_of(name: str, lang: Lang) -> dict[str, Any]:
    """The catalogue of a game."""
    game = game_of(name)
    if game.catalogue is None:
        return {"game": name, "lang": lang, "name": name.capitalize(), "about": "", "players": list(game.seats)}
    return game.catalogue(game.open_box(game.seats.start, {}), lang)


@cache
def _catalogue_bytes(name: str, lang: Lang) -> tuple[bytes, bytes, str]:
    return _pressed(msgspec.json.encode(catalogue_of(name, lang)))


@cache
def _rules_bytes(name: str, lang: Lang) -> tuple[bytes, bytes, str]:
    try:
        return _pressed(msgspec.json.encode(rules_of(name, lang)))
    except NoDigestError:
        raise Refusal(404, "no-rules") from None


def _pressed(data: bytes) -> tuple[bytes, bytes, str]:
    """Data, the same compressed, and a tag that tells whether it is still the same."""
    return data, gzip.compress(data, 9, mtime=0), f'"{hashlib.sha256(data).hexdigest()[:24]}"'


def _kept(request: Ask, plain: bytes, pressed: bytes, tag: str) -> Response[bytes]:
    """Something that browsers may keep, if they ask each time whether it is still the same."""
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(pressed, headers=headers, media_type="application/json")
    return Response(plain, headers=headers, media_type="application/json")

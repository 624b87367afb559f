"""Games: which there are, everything printed, and their rules."""

import logging
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

from .. import __version__
from ..bots.guests import Guest
from ..bots.levels import RANDOM
from ..bots.levels import levels_of as our_levels
from ..games import find_game, shelf
from ..lessons import lesson_of, told_tips
from ..packs.provenance import Origins
from ..packs.sources import all_sources
from ..rules_book import NoDigestError
from ..table.broken import reason_of
from ..table.position import has_secrets
from ..texts import ENGLISH, LANGUAGES, speak
from ..texts.printed import plain_catalogue, title_of
from .described import printed
from .drafts import Kept
from .kit import Ask, GameName, asker_of, kit_of
from .live import game_of
from .logs import about
from .messages import Lang, PackOut
from .packs import BASE, Found, Pack, Packs
from .pages import Sendable, sent
from .refusals import Refusal
from .rules_html import RulesOut, rules_of
from .settings import LOCAL_NAMES, own_addresses
from .thinking import Latest

log = logging.getLogger("spieltisch.server")

KEPT = 32  # catalogues at hand
TextLang = Annotated[str, PathParameter(description="A language: " + ", ".join(LANGUAGES))]
PackWish = Annotated[str, QueryParameter(max_length=128, description="Name or hash of a pack; left out: the base pack")]


class GameOut(Struct):
    """A game on the shelf."""

    game: str
    name: str
    about: str
    time: str  # how long it takes, in words
    players: list[int]
    packs: list[PackOut]  # the base pack first; none for a game without packs
    lesson: bool = False  # whether it has a guided first game
    secrets: bool = True  # whether anything in it is hidden from anybody
    broken: str | None = None  # why it cannot be played here


class LevelOut(Struct):
    """A level of bots."""

    level: str
    name: str
    text: str
    rank: int  # from 1; 0 cannot be chosen, or nobody knows
    rating: int | None  # as measured
    outside: bool = False  # a player by anybody


class Health(Struct):
    """That the server is there."""

    ok: bool
    version: str


@get("/api/health")
async def health(request: Ask) -> Health:
    """Are you there?"""
    return Health(True, __version__)


class Addresses(Struct):
    """Where others reach this server; told only to whoever sits at its machine."""

    reachable: bool  # by others than this machine
    addresses: list[str]


@get("/api/addresses")
async def addresses(request: Ask) -> Addresses:
    """Where friends find this server, if it is asked on its own machine and nobody has put a proxy before it."""
    kit = kit_of(request)
    settings, client = kit.house.settings, asker_of(request).client
    if settings.proxy or settings.public or client not in LOCAL_NAMES:
        return Addresses(True, [])
    found = await kit.house.work(own_addresses)
    return Addresses(not settings.loopback, [f"http://{address}:{settings.port}" for address in found])


@get("/api/games", responses=printed(list[GameOut], "The games."))
async def games(request: Ask) -> Response[bytes]:
    """The games on the shelf."""
    house, asker = kit_of(request).house, asker_of(request)
    data = await house.work(_games_out, house.packs, asker.lang, asker.visitor)
    return Response(data, media_type="application/json")


def _games_out(packs: Packs, lang: Lang, visitor: int | None) -> bytes:
    """The shelf as JSON: made again when a folder or a pack of the visitor has changed since."""
    found, made = packs.look(), packs.made_by(visitor)
    key = (
        packs,
        lang,
        tuple((one.folder, one.signature) for one in found),
        tuple((one.id, one.version) for one in made),
    )
    if (shown := _shelves.get(key)) is None:
        out = [_game_out(packs, name, lang, found, made) for name in shelf()]
        shown = msgspec.json.encode(out)
        if all(one.broken is None for one in out):  # what is broken may be well the next time
            _shelves.put(key, shown)
    return shown


_shelves: Latest[tuple[Hashable, ...], bytes] = Latest(KEPT)


def _game_out(packs: Packs, name: str, lang: Lang, found: Sequence[Found], made: Sequence[Kept]) -> GameOut:
    try:
        title, pack = title_of(name, lang), packs.chosen(name, BASE, found=found)
        catalogue_of(pack, lang)  # what is wrong with it is better known now than at the table
        game = find_game(name)
        listed = [pack_out(one, lang) for one in packs.listed(name, found)]
        listed += [made_out(one, lang) for one in made if one.game == name]
        return GameOut(
            name,
            **title,
            players=list(game.seats),
            packs=listed,
            lesson=lesson_of(game) is not None,
            secrets=has_secrets(game),
        )
    except Exception as error:  # somebody else's code: whatever is wrong with it stays there
        log.warning("the game %s cannot be played: %s", name, error, extra=about(name))
        reason = error.sentence(lang) if isinstance(error, Refusal) else reason_of(error, lang)
        return GameOut(name, name.capitalize(), "", "", [], [], broken=reason)


def pack_out(pack: Pack, lang: Lang) -> PackOut:
    """A pack in a list."""
    return PackOut(pack.name, pack.title[lang], pack.hash, pack.own)


def made_out(kept: Kept, lang: Lang) -> PackOut:
    """A pack that somebody has made in the workshop."""
    return PackOut(kept.name, kept.titles.get(lang, kept.name), kept.hash, own=True, draft=kept.id)


@get("/api/games/{game:str}/catalogue", responses=printed(dict[str, Any], "The catalogue."))
async def catalogue(request: Ask, game: GameName, pack: PackWish = "") -> Response[bytes]:
    """Everything printed, in one language; of any pack that somebody ever played with."""
    return await _printed(request, game, pack, catalogue_of, kit_of(request).house.settings.guests)


@get("/api/games/{game:str}/texts/{lang:str}", media_type="text/plain")
async def texts(request: Ask, game: GameName, lang: TextLang) -> str:
    """The sentences of a game that the pages do not bring along, as Fluent; empty if it has none."""
    folder = game_of(game).folder / "texts"
    spoken = folder / (lang if lang in LANGUAGES and (folder / lang).is_dir() else ENGLISH)
    files = [spoken / f"{part}.ftl" for part in ("game", "web")]
    return "\n".join([file.read_text("utf-8") for file in files if file.is_file()])


@get("/api/games/{game:str}/rules", responses=printed(RulesOut, "The rules."))
async def rules(request: Ask, game: GameName, pack: PackWish = "") -> Response[bytes]:
    """The rules as HTML, in one language, with the numbers of a pack."""
    return await _printed(request, game, pack, _rules_of)


@get("/api/games/{game:str}/sources", responses=printed(dict[str, Any], "Where values come from."))
async def sources(request: Ask, game: GameName, pack: PackWish = "") -> Response[bytes]:
    """What is printed in a pack and what is ours, value by value, with counts."""
    return await _printed(request, game, pack, _sources_of)


async def _printed(request: Ask, game: str, wish: str, make: Callable[..., object], *more: Hashable) -> Response[bytes]:
    """What is made of a pack, in a language: made once, and browsers may keep it."""
    house, lang = kit_of(request).house, asker_of(request).lang
    pack = await house.work(house.packs.chosen, game_of(game).name, wish, asker_of(request).visitor)
    if (found := _kept.get((make, pack, lang, *more))) is None:
        found = await house.lanes.costly.run(_made, make, pack, lang, *more)
    return sent(request, found, "no-cache", "accept-encoding, accept-language")


_kept: Latest[tuple[Hashable, ...], Sendable] = Latest(3 * KEPT)


def _made(make: Callable[..., object], pack: Pack, lang: Lang, *more: Hashable) -> Sendable:
    """It is made now, unless it has been while we waited for our turn: many ask for the same at once."""
    key = (make, pack, lang, *more)
    return _kept.get(key) or _kept.put(
        key, Sendable.of(msgspec.json.encode(make(pack, lang, *more)), "application/json")
    )


@lru_cache(maxsize=KEPT)
def catalogue_of(pack: Pack, lang: Lang, guests: tuple[Guest, ...] = ()) -> dict[str, Any]:
    """Everything printed in a pack, and which one it is."""
    game = find_game(pack.game)
    box = pack.box(game.seats.start, {})
    if game.people.catalogue is None:
        book = plain_catalogue(game.name, game.rules, lang)
    else:
        book = game.people.catalogue(box, lang)
    here = {
        "pack": pack_out(pack, lang),
        "bots": levels_of(pack.game, lang, guests),
        "firsts": told_tips(game, box, lang),
    }
    return {**book, **here}


def levels_of(game: str, lang: Lang, guests: Sequence[Guest] = ()) -> list[LevelOut]:
    """The levels of bots, the weakest first; the very first is for old tables and is not offered (rank 0).

    Behind them stand players by anybody, whose strength nobody has measured.
    """
    ours = [
        LevelOut(
            level.name,
            speak(lang, f"{game}.levels", level.name),
            speak(lang, f"{game}.levels", f"{level.name}-is"),
            rank,
            level.rating(game),
        )
        for rank, level in enumerate((RANDOM, *our_levels(game)))
    ]
    usual = speak(lang, "players", "level-about")
    others = [guest for guest in guests if guest.plays(game)]
    return [*ours, *(LevelOut(one.name, one.name, one.about.text or usual, 0, None, True) for one in others)]


def _sources_of(pack: Pack, lang: Lang) -> object:
    return all_sources(_origins(pack), pack.game, lang)


def _rules_of(pack: Pack, lang: Lang) -> RulesOut:
    try:
        return rules_of(find_game(pack.game), lang, _origins(pack), pack.box)
    except NoDigestError:
        raise Refusal(404, "no-rules") from None


def _origins(pack: Pack) -> Origins:
    """Where everything in a pack comes from; nothing is known of a game without packs."""
    origins: Origins = getattr(pack.box(find_game(pack.game).seats.start, {}).pack, "origins", {})
    return origins

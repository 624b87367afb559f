"""The workshop: packs that visitors make here. They belong to whoever made them, and nobody else learns of them.

| route                                   | takes        | answers                                        |
|-----------------------------------------|--------------|------------------------------------------------|
| GET /api/packs                          |              | list[WorkPack]: the base packs, then my own     |
| POST /api/packs                         | NewPack      | 201 PackWhole                                   |
| GET /api/packs/{pack}                   |              | PackWhole (`base-GAME`: the base pack of a game) |
| PATCH /api/packs/{pack}                 | ChangePack   | PackChanged; 409 `pack-stale`                   |
| DELETE /api/packs/{pack}                |              | 204                                             |
| POST /api/packs/{pack}/undo, …/redo     | Step         | PackChanged; 409 `nothing-to-undo`, `pack-stale` |
| POST /api/packs/{pack}/preview          | ChangePack   | Seen: the entries that would change; kept nowhere |
| GET /api/packs/{pack}/diff              |              | list[DifferenceOut] against the base pack       |
| GET /api/packs/{pack}/export?as=        |              | a file: `zip`, `csv` (tables in a zip), `toml` (one text) |
| POST /api/packs/import                  | ImportPack   | 201 PackWhole                                   |

Everything takes `?lang=`. A pack with faults is a draft: it is kept, and cannot be played with (409 `broken-pack` of
POST /api/tables, whose `pack` may be the name of a pack of one's own).
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UNSET

from ..packs import PackRefused, game_of
from ..packs.drafts import BadPieces, Draft, Wish, Wishes
from ..packs.editing import NoSuchPlace, new_pack
from ..packs.exchange import tables_of, unzipped, unzipped_tables, with_tables, zipped
from ..packs.language import Chip
from . import messages_packs as m
from .described import printed
from .drafts import Kept, need_fresh, need_small
from .kit import Ask, asker_of, kit_of
from .pages import Sendable, sent
from .refusals import Refusal, SaidRefusal
from .rooms import House
from .routes_tables import greeted
from .thinking import Latest
from .workbench import (
    BASE,
    as_files,
    at_hand,
    changed,
    content_of,
    diff,
    draft_of,
    games_with_packs,
    kept_base,
    need_header,
    pack_out,
    shop_of,
    spoken_titles,
    whole,
)

T = TypeVar("T")
PackId = Annotated[str, PathParameter(description="A pack of the workshop")]
Format = Annotated[Literal["zip", "csv", "toml"], QueryParameter(name="as", description="What kind of file")]
KEPT = 16  # packs at hand
FILE = "application/octet-stream"  # to be kept, and not to be looked at


# --- packs -----------------------------------------------------------------------------------------------------------


@get("/api/packs")
async def my_packs(request: Ask) -> list[m.WorkPack]:
    """The base packs of all games that have one, and my own, the one that changed last first."""
    house, asker = kit_of(request).house, asker_of(request)

    def listed() -> list[m.WorkPack]:
        base = [pack_out(kept_base(game), asker.lang, True) for game in games_with_packs()]
        own = [] if asker.visitor is None else house.drafts.of(asker.visitor)
        return [*base, *(pack_out(one, asker.lang) for one in own)]

    return await house.work(listed)


@post("/api/packs")
async def begin_pack(request: Ask, data: JSONBody[m.NewPack]) -> Response[m.PackWhole]:
    """Begin a pack with the cards of another one."""

    def begun(house: House, visitor: int) -> Draft:
        shop = shop_of(data.game)
        like = _found(house, visitor, data.like or f"{BASE}{data.game}")
        if like.game != data.game:
            raise Refusal(404, "no-such-draft")
        files = new_pack(as_files(like.files), data.title, spoken_titles(data.title), shop.counts)
        return draft_of(data.game, files)

    return await _created(request, "packs", begun)


@get("/api/packs/{pack:str}", responses=printed(m.PackWhole, "Everything that an editor needs."))
async def show_pack(request: Ask, pack: PackId) -> Response[bytes]:
    """Everything that an editor needs."""

    def written(kept: Kept, lang: str) -> Sendable:
        key = kept.id, kept.version, kept.changed, lang
        if (shown := _shown.get(key)) is None:
            shown = _shown.put(key, Sendable.of(msgspec.json.encode(whole(kept, lang)), "application/json"))
        return shown

    return sent(request, await _looked(request, pack, written), "private, no-cache", "accept-encoding, cookie")


_shown: Latest[tuple[str, int, str, str], Sendable] = Latest(KEPT)  # packs as they are, and in which language


@delete("/api/packs/{pack:str}", status_code=204)
async def delete_pack(request: Ask, pack: PackId) -> None:
    """Delete a pack of mine. Games that were set up with its cards keep them."""
    house, asker = kit_of(request).house, asker_of(request)
    _need_own(pack)
    await house.write(house.drafts.delete, asker.visitor, pack)


# --- changes ---------------------------------------------------------------------------------------------------------


@patch("/api/packs/{pack:str}")
async def change_pack(request: Ask, pack: PackId, data: JSONBody[m.ChangePack]) -> m.PackChanged:
    """Change something; it is a step that can be taken back. What is wrong then is told, and kept all the same."""

    def change(house: House, kept: Kept) -> Draft:
        after = _wished(draft_of(kept.game, as_files(kept.files)), data)
        house.drafts.change(kept, content_of(after))
        return after

    return await _changed(request, pack, data.version, change)


@post("/api/packs/{pack:str}/undo", status_code=200)
async def undo(request: Ask, pack: PackId, data: JSONBody[m.Step]) -> m.PackChanged:
    """Take back the last step."""
    return await _changed(request, pack, data.version, lambda house, kept: _stepped(house, kept, redo=False))


@post("/api/packs/{pack:str}/redo", status_code=200)
async def redo(request: Ask, pack: PackId, data: JSONBody[m.Step]) -> m.PackChanged:
    """Make a step again that was taken back."""
    return await _changed(request, pack, data.version, lambda house, kept: _stepped(house, kept, redo=True))


@post("/api/packs/{pack:str}/preview", status_code=200)
async def preview(request: Ask, pack: PackId, data: JSONBody[m.ChangePack]) -> m.Seen:
    """What a change would look like, and what would be wrong with it. Nothing is kept."""

    def seen(kept: Kept, lang: str) -> m.Seen:
        need_fresh(kept, data.version)
        before = draft_of(kept.game, as_files(kept.files))
        return changed(before, _wished(before, data), kept.game, lang)[0]

    return await _looked(request, pack, seen)


def _stepped(house: House, kept: Kept, redo: bool) -> Draft:
    step, texts = house.drafts.step_of(kept, redo)
    after = draft_of(kept.game, as_files(texts))
    house.drafts.take_step(kept, step, redo, content_of(after))
    return after


def _wished(draft: Draft, data: m.ChangePack) -> Draft:
    """A draft as somebody wants it, or a refusal."""
    wishes = Wishes(
        add=[((one.section, one.like), one.id) for one in data.add],
        edits=[_wish(one) for one in data.edits],
        remove=[(one.section, one.entry) for one in data.remove],
        titles=None if data.titles is UNSET else data.titles,
    )
    try:
        return at_hand(draft.changed(wishes))
    except BadPieces:
        raise Refusal(400, "bad-pieces") from None


def _wish(edit: m.Edit) -> Wish:
    chips = None if edit.chips is UNSET else [Chip(one.piece, tuple(one.values)) for one in edit.chips]
    value = None if edit.value is UNSET else edit.value
    text = None if edit.text is UNSET else edit.text
    origin = None if edit.origin is UNSET else edit.origin
    return Wish((edit.section, edit.entry), edit.field, value, chips, text, origin, gone=edit.value is None)


# --- compare, take along, bring --------------------------------------------------------------------------------------


@get("/api/packs/{pack:str}/diff")
async def compare(request: Ask, pack: PackId) -> list[m.DifferenceOut]:
    """What is not as in the base pack of its game."""
    return await _looked(request, pack, diff)


@get("/api/packs/{pack:str}/export", responses=printed(bytes, "The file.", FILE))
async def export(request: Ask, pack: PackId, kind: Format = "zip") -> Response[bytes]:
    """A pack to take along: as it is, as tables for a spreadsheet, or as one text."""

    def exported(kept: Kept, lang: str) -> tuple[str, bytes]:
        return kept.name or kept.game, _exported(kept, kind, lang)

    name, content = await _looked(request, pack, exported)
    ending = {"zip": "zip", "csv": "csv.zip", "toml": "toml"}[kind]
    headers = {"content-disposition": f'attachment; filename="{_harmless(name)}.{ending}"'}
    return Response(content, media_type=FILE, headers=headers)


def _exported(kept: Kept, kind: str, lang: str) -> bytes:
    files = as_files(kept.files)
    if kind == "zip":
        return zipped(files)
    if kind == "toml":
        return b"\n".join(b"# --- %s\n\n%s" % (name.encode(), content) for name, content in sorted(files.items()))
    return zipped(tables_of(draft_of(kept.game, files).looked, lang))


def _harmless(name: str) -> str:
    return "".join(sign for sign in name if sign.isascii() and (sign.isalnum() or sign in "-_")) or "pack"


@post("/api/packs/import")
async def import_pack(request: Ask, data: JSONBody[m.ImportPack]) -> Response[m.PackWhole]:
    """Bring a pack along as a new one, or tables of cards into one of mine. It comes whole or not at all."""
    if data.into:
        return Response(await _brought_into(request, data), status_code=201)

    return await _created(request, "imports", lambda house, visitor: brought(data))


def brought(data: m.ImportPack) -> Draft:
    """A pack from somewhere else, whatever is wrong with its cards; refused if it cannot be read."""
    if data.files is not UNSET:
        files = as_files(data.files)
    else:
        files = unzipped(b"" if data.zip is UNSET else data.zip)
    need_small(sum(map(len, files.values())))
    game = game_of(files)
    name, titles = need_header(draft_of(shop_of(game).loader.game, files))
    return draft_of(game, new_pack(files, data.title or name, spoken_titles(data.title) if data.title else titles))


def tabled(kept: Kept, data: m.ImportPack) -> Draft:
    """A pack with tables of cards from somewhere else."""
    tables = data.tables if data.tables is not UNSET else unzipped_tables(b"" if data.zip is UNSET else data.zip)
    need_small(sum(map(len, tables.values())))
    files = as_files(kept.files)
    return draft_of(kept.game, with_tables(files, draft_of(kept.game, files).looked, tables))


async def _brought_into(request: Ask, data: m.ImportPack) -> m.PackWhole:
    kit, asker = kit_of(request), asker_of(request)
    await kit.house.limits.need("imports", asker.who)

    def change(house: House, kept: Kept) -> Draft:
        after = tabled(kept, data)
        house.drafts.change(kept, content_of(after))
        return after

    await _changed(request, data.into, data.version, change)
    return await _looked(request, data.into, whole)


# --- what they have in common ----------------------------------------------------------------------------------------


def _found(house: House, visitor: int | None, pack: str) -> Kept:
    """A pack of theirs, or a base pack."""
    if pack.startswith(BASE) and pack.removeprefix(BASE) in games_with_packs():
        return kept_base(pack.removeprefix(BASE))
    return house.drafts.find(visitor, pack)


def _need_own(pack: str) -> None:
    if pack.startswith(BASE) and pack.removeprefix(BASE) in games_with_packs():
        raise Refusal(409, "pack-is-base")


async def _looked(request: Ask, pack: str, look: Callable[[Kept, str], T]) -> T:
    """What can be seen of a pack."""
    house, asker = kit_of(request).house, asker_of(request)
    await house.limits.need("workshop", asker.who)

    def looked() -> T:
        with refusing():
            return look(_found(house, asker.visitor, pack), asker.lang)

    return await house.lanes.workshop.run(looked)


async def _changed(request: Ask, pack: str, version: int, change: Callable[[House, Kept], Draft]) -> m.PackChanged:
    """Change a pack of theirs, and tell what is different."""
    house, asker = kit_of(request).house, asker_of(request)
    await house.limits.need("workshop", asker.who)
    _need_own(pack)

    def done() -> m.PackChanged:
        with refusing():
            kept = house.drafts.find(asker.visitor, pack)
            need_fresh(kept, version)
            before, after = draft_of(kept.game, as_files(kept.files)), change(house, kept)
            seen, order = changed(before, after, kept.game, asker.lang)
            now = pack_out(house.drafts.find(asker.visitor, pack), asker.lang)
            return m.PackChanged(**msgspec.structs.asdict(seen), pack=now, order=order)

    return await house.lanes.workshop.run(done)


async def _created(request: Ask, kind: str, make: Callable[[House, int], Draft]) -> Response[m.PackWhole]:
    """Keep a new pack, and tell all of it."""
    kit, asker = kit_of(request), asker_of(request)
    await kit.house.limits.need(kind, asker.who)
    visitor, cookies = await greeted(request)

    def done() -> m.PackWhole:
        with refusing():
            draft = make(kit.house, visitor)
            made = kit.house.drafts.create(visitor, draft.shop.loader.game, content_of(draft))
            return whole(kit.house.drafts.find(visitor, made), asker.lang)

    return Response(await kit.house.lanes.workshop.run(done), status_code=201, cookies=cookies)


@contextmanager
def refusing() -> Iterator[None]:
    """What is wrong with files that somebody brings, as a refusal."""
    try:
        yield
    except PackRefused as error:
        raise SaidRefusal(400, error, "pack-refused") from None
    except NoSuchPlace as error:
        raise Refusal(400, "no-such-entry", entry=str(error)[:60]) from None

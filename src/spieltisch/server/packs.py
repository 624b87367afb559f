"""The card packs of the house: the base packs, those in its folder, and those that its games were set up with.

A game is kept together with the files of its pack. Whatever happens in the folder, every process can open it again.
Everything here blocks and is called in threads.
"""

import json
import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from threading import Lock

from ..core.game import Box
from ..games import BrokenGame, base_pack, find_game, has_packs, shelf
from ..packs import Files, PackError, PackRefused, Text, game_of, read_folder
from ..packs.errors import Reason, shown
from ..packs.reader import HEADER, PROVENANCE
from ..table.record import NO_PACK
from ..texts import LANGUAGES, speak
from .drafts import Drafts, Kept
from .logs import about
from .refusals import BrokenPack, Refusal
from .storage import KeptPack, Storage

log = logging.getLogger("spieltisch.server")

BASE = "base"  # the name of the pack that every game comes with
BOXES = 64  # open at the same time: to open one takes as long as a hundred answers

Signature = tuple[tuple[str, int, int], ...]  # names, sizes and times of the files: the same ones need no second look


@dataclass(frozen=True)
class Pack:
    """A sound pack."""

    game: str
    name: str
    hash: str
    title: Text = field(compare=False)
    files: Files = field(compare=False)
    former: frozenset[str] = field(default=frozenset(), compare=False)  # hashes it had with the same values
    said: bytes = b""  # where its values come from, which its hash does not cover
    owner: int | None = field(default=None, compare=False)  # the visitor who has made it and wants to play with it

    @classmethod
    def of(cls, files: Files) -> "Pack":
        """The pack of these files, or `PackRefused`."""
        game = game_of(files)
        if game not in shelf():
            fault = {"found": shown(game), "wanted": ", ".join(shelf())}
            raise PackRefused((PackError(HEADER, None, "game", Reason.GAME, fault),))
        if not has_packs(game):
            raise PackRefused((PackError(HEADER, None, "game", Reason.NO_PACKS, {"game": game}),))
        found = find_game(game)
        printed = found.open_box(found.seats.start, {}, files).pack
        return cls(
            game, printed.name, printed.hash, printed.title, dict(files), printed.former, files.get(PROVENANCE, b"")
        )

    @classmethod
    def none(cls, game: str) -> "Pack":
        """What stands for the pack of a game without packs."""
        return cls(game, NO_PACK, NO_PACK, dict.fromkeys(LANGUAGES, ""), {})

    @property
    def own(self) -> bool:
        """Whether somebody made this pack here."""
        return self.name not in (BASE, NO_PACK)

    def box(self, players: int, options: Mapping[str, object]) -> Box:
        """The box for a game with this pack. It is only read, so games that are alike share it."""
        return _box(self, players, json.dumps(dict(options), sort_keys=True))


@lru_cache(maxsize=BOXES)
def _box(pack: Pack, players: int, options: str) -> Box:
    box: Box = find_game(pack.game).open_box(players, json.loads(options), pack.files or None)
    return box


@dataclass(frozen=True)
class Found:
    """What lies in a folder: a pack, or the reasons why it is none."""

    folder: Path
    signature: Signature
    pack: Pack | None
    refused: PackRefused | None
    names: frozenset[str]  # by which somebody may ask for it, even if it is broken


class Packs:
    """All packs that tables can be set up with, and those that they once were."""

    def __init__(
        self, storage: Storage, folder: Path | None = None, lang: str = "en", drafts: Drafts | None = None
    ) -> None:
        self.storage, self.folder, self.lang = storage, folder, lang
        self.drafts = drafts or Drafts(storage)
        self._found: dict[Path, Found] = {}
        self._told: set[tuple[Path, Signature]] = set()  # what the host has heard of already
        self._kept: dict[tuple[str, str], Pack] = {}  # by game and hash: those that we know to be in the database
        self._lock = Lock()

    def open(self) -> None:
        """Look at the folders for the first time, and keep what tables of an older database were set up with."""
        for game, fingerprint in self.storage.packs_missing():
            if (pack := self._on_disk(game, fingerprint)) is not None:
                self.keep(pack)
        self.look()

    # --- choosing ----------------------------------------------------------------------------------------------------

    def listed(self, game: str, found: "Sequence[Found] | None" = None) -> list[Pack]:
        """The packs that a new table can have, the base pack first. New and changed folders are noticed here."""
        return list(self._by_name(game, self.look() if found is None else found).values())

    def made_by(self, visitor: int | None) -> list[Kept]:
        """The packs that somebody has made in the workshop and can play with."""
        theirs = [] if visitor is None else self.drafts.of(visitor)
        return [one for one in theirs if not one.faults]

    def chosen(self, game: str, wish: str, visitor: int | None = None, found: "Sequence[Found] | None" = None) -> Pack:
        """The pack with this name or hash, or one that the visitor has made; nothing: the base pack.

        `found`: what lies in the folders, if somebody has just looked.
        """
        if wish in ("", BASE, NO_PACK) and not has_packs(game):
            return Pack.none(game)
        found = self.look() if found is None else found
        named = self._by_name(game, found)
        by_hash = {pack.hash: pack for pack in _sound(game, found)}
        pack = named.get(wish or BASE) or by_hash.get(wish) or self._made(visitor, game, wish)
        pack = pack or self._stored(game, wish)
        if pack is not None:
            return pack
        for one in found:
            if one.refused is not None and (wish or BASE) in one.names:
                raise BrokenPack(wish or BASE, one.refused)
        raise Refusal(404, "no-such-pack", pack=wish[:40], known=", ".join(named))

    def _made(self, visitor: int | None, game: str, wish: str) -> Pack | None:
        """A pack of the visitor's own, by its name in paths, its hash, or what it is called."""
        theirs = [] if visitor is None else [one for one in self.drafts.of(visitor) if one.game == game]
        found = next((one for one in theirs if wish in (one.id, one.hash)), None)
        found = found or next((one for one in theirs if wish == one.name), None)
        if found is None:
            return None
        texts = self.drafts.find(visitor, found.id).files
        try:
            return replace(Pack.of({name: text.encode() for name, text in texts.items()}), owner=visitor)
        except PackRefused as refused:
            raise BrokenPack(found.name, refused) from None

    def played_with(self, game: str, fingerprint: str) -> Pack | None:
        """The pack with this hash, if we ever had it; it is kept from now on."""
        if fingerprint == NO_PACK and not has_packs(game):
            return Pack.none(game)
        pack = self._stored(game, fingerprint) or self._on_disk(game, fingerprint)
        if pack is not None and (game, pack.hash) not in self._kept:
            self.keep(pack)
        return pack

    def keep(self, pack: Pack) -> None:
        """Keep the files of a pack in the database, before a game is set up with it."""
        if pack.files and (pack.owner is not None or (pack.game, pack.hash) not in self._kept):
            texts = {name: content.decode() for name, content in pack.files.items()}
            self.storage.keep_pack(KeptPack(pack.hash, pack.game, pack.name, texts, pack.owner))
            self._kept[pack.game, pack.hash] = pack

    def _stored(self, game: str, fingerprint: str) -> Pack | None:
        known = self._kept.get((game, fingerprint))
        if known is not None and (known.owner is None or self.storage.has_pack(fingerprint)):
            return known
        row = self.storage.pack(fingerprint)
        if row is None or row.game != game:
            return None
        try:
            pack = replace(Pack.of({name: text.encode() for name, text in row.files.items()}), owner=row.owner)
        except PackRefused as refused:  # it was sound once: our checker has become stricter
            raise BrokenPack(row.name, refused) from None
        self._kept[game, fingerprint] = pack
        return pack

    def _on_disk(self, game: str, fingerprint: str) -> Pack | None:
        sound = list(_sound(game, self.look()))
        exact = (pack for pack in sound if pack.hash == fingerprint)
        return next(exact, None) or next((pack for pack in sound if fingerprint in pack.former), None)

    # --- looking into folders ----------------------------------------------------------------------------------------

    def look(self) -> list[Found]:
        """What lies in all folders now. What has not changed is not read again."""
        with self._lock:
            self._found = {folder: self._looked(folder) for folder in _folders(self.folder)}
            found = list(self._found.values())
            self._tell(found)
            return found

    def _looked(self, folder: Path) -> Found:
        before, signature = self._found.get(folder), _signature(folder)
        if before is not None and before.signature == signature:
            return before
        names = {folder.name} | (before.names if before is not None else set())
        try:
            pack = Pack.of(read_folder(folder))
        except PackRefused as refused:
            return Found(folder, signature, None, refused, frozenset(names))
        except Exception as error:  # of the game itself: everybody hears of that who looks at the shelf
            log.warning("the pack in %s cannot be looked at: %s", folder, error, extra=about(str(folder)))
            return Found(folder, signature, None, None, frozenset(names))
        return Found(folder, signature, pack, None, frozenset(names | {pack.name}))

    def _by_name(self, game: str, found: Sequence[Found]) -> dict[str, Pack]:
        """The packs of a game; a name belongs to the first that has it."""
        named: dict[str, Pack] = {}
        for pack in _sound(game, found):
            named.setdefault(pack.name, pack)
        return named

    def _tell(self, found: Sequence[Found]) -> None:
        """Tell the host, once, of packs that nobody can choose."""
        first: dict[tuple[str, str], Pack] = {}
        for one in found:
            reason = ""
            if one.refused is not None:
                reason = one.refused.message(self.lang)
            elif one.pack is not None:
                other = first.setdefault((one.pack.game, one.pack.name), one.pack)
                if other.hash != one.pack.hash:
                    reason = speak(self.lang, "server", "pack-same-name", name=one.pack.name)
            if reason and (one.folder, one.signature) not in self._told:
                self._told.add((one.folder, one.signature))
                told = speak(self.lang, "server", "pack-left-out", folder=str(one.folder))
                print(f"{told}\n{reason}", file=sys.stderr, flush=True)


def _sound(game: str, found: Sequence[Found]) -> Iterator[Pack]:
    return (one.pack for one in found if one.pack is not None and one.pack.game == game)


def _folders(folder: Path | None) -> list[Path]:
    """Every folder that is a pack, those of the base packs first; own ones may be sorted into further folders."""
    base: list[Path] = []
    for game in shelf():
        with suppress(BrokenGame):
            base += [base_pack(game)] if has_packs(game) else []
    own: list[Path] = []
    for one in [] if folder is None else _inside(folder):
        own += [one] if _signature(one) else [pack for pack in _inside(one) if _signature(pack)]
    return base + own


def _inside(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.is_dir() and not path.name.startswith("."))
    except OSError:  # it is not there, or not for us
        return []


def _signature(folder: Path) -> Signature:
    """What tells, without reading them, whether the files of a pack are still the same."""
    found: list[tuple[str, int, int]] = []
    try:
        for path in folder.glob("[!.]*.toml"):
            status = path.lstat()
            found.append((path.name, status.st_size, status.st_mtime_ns))
    except OSError:  # a file has vanished while we looked
        return ()
    return tuple(sorted(found))

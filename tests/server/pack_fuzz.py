"""Packs and uploads from whoever means ill, by the thousand, through the door that those of everybody come through.

    scripts/pack-fuzz --packs 100000 --uploads 10000
    scripts/pack-fuzz --packs 1 --uploads 0 --first 4711        # one of them once more

Each is kept whole or refused with a sentence; none takes a second, and nothing is written but the database. Whatever is
not so is a finding: it is counted, told with its number, and the others go on.
"""

import argparse
import io
import json
import random
import re
import struct
import sys
import tempfile
import time
import traceback
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from warnings import catch_warnings

import msgspec

from spieltisch.games import base_pack
from spieltisch.packs import Files, read_folder
from spieltisch.packs.exchange import as_csv, zipped
from spieltisch.server import messages_packs as m
from spieltisch.server.drafts import Drafts, Kept
from spieltisch.server.refusals import Refusal
from spieltisch.server.routes_packs import brought, refusing, tabled
from spieltisch.server.running import settle_down
from spieltisch.server.storage import Storage, open_engine
from spieltisch.server.workbench import content_of, draft_of, games_with_packs, whole
from spieltisch.texts import LANGUAGES

from ..packs.fuzzing import mutated

MOST_S = 1.0  # of processor time: the clock on the wall says how busy the machine is
MOST_TOLD = 20  # findings
EVERY = 10  # one of so many goes all the way: it is written down, shown whole and taken away again
NAMES = ("../x.toml", "/etc/x.toml", "a/../../x.toml", "..\\x.toml", "C:\\x.toml", "x\0.toml", "é" * 90 + ".toml",
         "a" * 300 + ".toml", "." * 40 + ".toml", "CON.toml", "pack.toml/pack.toml", "d/" * 200 + "pack.toml",
         ".hidden.toml", "__x.toml", "pack.TOML", "‮lmot.toml", "x.toml\n", "//x.toml", "~/x.toml")  # fmt: skip

_outside: list[str] = []  # files that were opened for writing, while somebody looks
_looking = False


def _hear(event: str, arguments: tuple[object, ...]) -> None:
    if _looking and event == "open" and any(sign in str(arguments[1] or "") for sign in "wax+"):
        _outside.append(str(arguments[0]))
    elif _looking and event in ("os.mkdir", "os.rename", "os.link", "os.symlink", "os.remove", "subprocess.Popen"):
        _outside.append(f"{event} {arguments[0]!r}")


class Door:
    """Where packs come in: everything behind it is as on a server."""

    def __init__(self, folder: Path, most_s: float = MOST_S) -> None:
        sys.addaudithook(_hear)
        self.most_s = most_s
        self.storage = Storage(open_engine(f"sqlite:///{folder}/fuzz.db"))
        self.visitor = self.storage.new_visitor("x" * 64)
        self.drafts = Drafts(self.storage)
        self.told: Counter[str] = Counter()
        self.slowest = (0.0, "")
        self.now = "the base packs"  # what is being tried
        self.findings: list[str] = []
        for game in games_with_packs():  # what is made once is at hand
            content = content_of(brought(m.ImportPack(zip=zipped(read_folder(base_pack(game))))))
            whole(Kept("x", 0, game, version=1, created="", changed="", **vars(content)), "de")

    def attempt(self, now: str, act: Callable[[], object]) -> None:
        """Try something; what goes wrong is a finding."""
        self.now = now
        try:
            act()
        except Exception as error:  # whatever it is, it is a finding
            where = traceback.extract_tb(error.__traceback__)[-1]
            self._find(f"{error!r} at {Path(where.filename).name}:{where.lineno}")
            for kept in self.drafts.of(self.visitor):
                self.drafts.delete(self.visitor, kept.id)

    def _find(self, what: str) -> None:
        self.findings.append(f"{self.now}: {what}")
        if len(self.findings) <= MOST_TOLD:
            print(self.findings[-1], flush=True)

    def close(self) -> None:
        """Leave nothing open."""
        self.storage.engine.dispose()

    def bring(self, content: bytes, all_the_way: bool = True) -> Kept | None:
        """A zip file comes; what was kept of it."""
        body = msgspec.json.encode({"zip": content})
        return self._tried(lambda: self._kept(msgspec.json.decode(body, type=m.ImportPack), all_the_way))

    def put_tables(self, kept: Kept, tables: Mapping[str, str]) -> Kept | None:
        """Tables come for a pack."""
        body = msgspec.json.encode({"tables": tables, "into": kept.id, "version": kept.version})
        return self._tried(lambda: self._tabled(kept, msgspec.json.decode(body, type=m.ImportPack)))

    def _kept(self, data: m.ImportPack, all_the_way: bool) -> Kept | None:
        draft = brought(data)
        content = content_of(draft)
        if not all_the_way:
            self.told["sound" if not content.faults else "with faults"] += 1
            return None
        made = self.drafts.create(self.visitor, draft.shop.loader.game, content)
        kept = self.drafts.find(self.visitor, made)
        assert kept.files == {name: text.decode() for name, text in draft.files.items()}  # whole
        return kept

    def _tabled(self, kept: Kept, data: m.ImportPack) -> Kept:
        self.drafts.change(kept, content_of(tabled(kept, data)))
        return self.drafts.find(self.visitor, kept.id)

    def _tried(self, act: Callable[[], Kept | None]) -> Kept | None:
        before = self.drafts.of(self.visitor)
        began = time.thread_time()
        try:
            with _watched(), refusing():
                done = act()
        except (Refusal, msgspec.ValidationError) as error:
            self._check_refusal(error)
            assert self.drafts.of(self.visitor) == before  # nothing is half there
            return None
        finally:
            self._time(time.thread_time() - began)
        self.told["kept"] += done is not None
        return done

    def show(self, kept: Kept) -> None:
        """A pack that was kept is shown, drawn and taken away again."""
        began = time.thread_time()
        msgspec.json.encode(whole(kept, "de"))
        self._time(time.thread_time() - began)
        self.drafts.delete(self.visitor, kept.id)

    def _time(self, took: float) -> None:
        self.slowest = max(self.slowest, (took, self.now))
        if took >= self.most_s:
            self._find(f"took {took:.3f} s")

    def _check_refusal(self, error: Exception) -> None:
        self.told["refused"] += 1
        for lang in LANGUAGES:
            said = error.sentence(lang) if isinstance(error, Refusal) else "no message"
            assert said
            assert len(said) < 20_000


@contextmanager
def _watched() -> Iterator[None]:
    """Nothing is written meanwhile; the database is, by its own library and not by way of Python."""
    global _looking
    _outside.clear()
    _looking = True
    try:
        yield
    finally:
        _looking = False
    assert not _outside, _outside


# --- packs -----------------------------------------------------------------------------------------------------------


def try_packs(door: Door, seed: int, numbers: range) -> None:
    """Packs with some bytes of one file changed."""
    bases = {game: read_folder(base_pack(game)) for game in games_with_packs()}
    for number in numbers:
        rng = random.Random(f"{seed} pack {number}")
        base = bases[rng.choice(sorted(bases))]
        name = rng.choice(sorted(base))
        content = zipped({**base, name: mutated(rng, base[name])})
        door.attempt(f"pack {number} ({name})", partial(_bring_and_show, door, content, number))


def _bring_and_show(door: Door, content: bytes, number: int) -> None:
    kept = door.bring(content, number % EVERY == 0)
    if kept is not None:
        door.show(kept)


# --- uploads ---------------------------------------------------------------------------------------------------------


def try_uploads(door: Door, seed: int, numbers: range) -> None:
    """Zip files and tables that are not what they say."""
    bases = {game: read_folder(base_pack(game)) for game in games_with_packs()}
    for number in numbers:
        rng = random.Random(f"{seed} upload {number}")
        game = rng.choice(sorted(bases))
        if number % EVERY == EVERY - 1:
            door.attempt(f"upload {number} (tables)", partial(_try_tables, door, rng, game, bases[game]))
        else:
            make = rng.choice(UPLOADS)
            content = make(rng, bases[game])
            door.attempt(f"upload {number} ({make.__name__})", partial(_bring_and_show, door, content, number))


def _try_tables(door: Door, rng: random.Random, game: str, base: Files) -> None:
    kept = door.bring(zipped(base))
    assert kept is not None
    looked = draft_of(game, base).looked
    section = rng.choice([form.section for form in looked.forms if len(form.steps) == 2])
    text = mutated(rng, as_csv(looked, section).encode()).decode(errors="replace")
    wrong = rng.random() < 0.1
    done = door.put_tables(kept, {("x" if wrong else section): text})
    door.show(done or kept)


def flipped(rng: random.Random, base: Files) -> bytes:
    """Some bytes of the zip file are others."""
    data = bytearray(zipped(base))
    for _ in range(rng.choice((1, 1, 3, 20))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def cut(rng: random.Random, base: Files) -> bytes:
    """It ends in the middle, or something stands before or behind it."""
    data = zipped(base)
    junk = rng.randbytes(rng.randrange(200))
    return rng.choice((data[: rng.randrange(len(data))], junk + data, data + junk, data[rng.randrange(len(data)) :]))


def bomb(rng: random.Random, base: Files) -> bytes:
    """A few bytes that would become many."""
    size = rng.choice((1_100_000, 2_100_000, 20_000_000))
    more = {name: content for name, content in base.items() if rng.random() < 0.9}
    more[rng.choice((*base, "bomb.toml"))] = rng.choice((b" ", b"\n", b"#", b"[", b"a.", b"[[a]]\n")) * (size // 2)
    return zipped(more)


def dense(rng: random.Random, base: Files) -> bytes:
    """As much as is let in, of what is hard to read."""
    name = rng.choice(sorted(base))
    card = rng.choice((b"[[soldier]]\n", b"[[pact]]\nid = 'x'\n", b"a = 1\n", b"[a.b.c.d.e]\n", b"x = [[[[]]]]\n"))
    body = b"".join(card.replace(b"a", b"a%d" % number, 1) for number in range(rng.choice((50, 3000, 20_000))))
    return zipped({**base, name: rng.choice((base[name] + b"\n" + body[:250_000], body[:250_000]))})


def wrong(rng: random.Random, base: Files) -> bytes:
    """Many cards, each with an effect that means nothing: whoever reads them looks for what was meant."""
    name = rng.choice([name for name in sorted(base) if b'effect = "' in base[name]])
    text = base[name].decode()
    card = "[[" + text.rpartition("\n[[")[2].rstrip()
    body = rng.choice(("recieve 1 vp -> ", "receive 1 vp; ", "gain(R,1) + ", "gian(R,1) + ", "x: ", "(", "1 "))
    effect = (body * rng.randrange(1, 20))[:180] + rng.choice(("", "recieve 1 vp", "gian(R,1)"))
    entry = re.sub(r'effect = ".*"', f'effect = "{effect}"', card)
    more = (re.sub(r'id = ".*"', f'id = "X{number}"', entry, count=1) for number in range(rng.choice((5, 50, 300))))
    return zipped({**base, name: (text.rstrip() + "\n\n" + "\n\n".join(more) + "\n").encode()})


def many(rng: random.Random, base: Files) -> bytes:
    """More files than a pack has, deep in folders or not."""
    deep = "d/" * rng.choice((0, 1, 50, 300))
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in base.items():
            archive.writestr(f"{deep}{name}", content)
        for number in range(rng.choice((1, 60, 70, 400))):
            archive.writestr(f"{deep}x{number}.{rng.choice(('toml', 'txt', 'csv'))}", b"x = 1\n")
    return out.getvalue()


def odd_names(rng: random.Random, base: Files) -> bytes:
    """Names that lead elsewhere, links, and two of one name."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in base.items():
            archive.writestr(name, content)
        info = zipfile.ZipInfo("placeholder.toml")
        info.filename = rng.choice((*NAMES, *base))
        if rng.random() < 0.5:
            info.external_attr = rng.choice((0o120777, 0o060777, 0o010777, 0o040777)) << 16
        with catch_warnings(action="ignore"):  # of two that have one name
            archive.writestr(info, rng.choice((b"/etc/passwd", b"x = 1\n", b"")))
    return out.getvalue()


def lying(rng: random.Random, base: Files) -> bytes:
    """Sizes, methods and flags that are not true."""
    data = bytearray(zipped(base))
    places = [place for place in range(len(data) - 46) if data[place : place + 4] == b"PK\x01\x02"]
    place = rng.choice(places)
    offset, form, value = rng.choice((
        (10, "<H", rng.choice((1, 9, 12, 14, 99))), (8, "<H", rng.choice((1, 8, 0x41, 0x800))),
        (20, "<I", rng.randrange(2**32)), (24, "<I", rng.randrange(2**32)), (42, "<I", rng.randrange(2**32)),
        (28, "<H", rng.randrange(2**16)), (16, "<I", rng.randrange(2**32)),
    ))  # fmt: skip
    struct.pack_into(form, data, place + offset, value)
    return bytes(data)


def nonsense(rng: random.Random, base: Files) -> bytes:
    """Nothing of the kind."""
    return rng.choice(
        (b"", b"PK\x05\x06" + bytes(18), rng.randbytes(rng.randrange(3000)), zipped({}), zipped({"a": b""}))
    )


UPLOADS: Sequence[Callable[[random.Random, Files], bytes]] = (
    flipped, cut, bomb, dense, wrong, many, odd_names, lying, nonsense,
)  # fmt: skip


def main() -> int:
    """Try so many of each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--packs", type=int, default=1000)
    parser.add_argument("--uploads", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first of each")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    findings = 0
    for what, attempt, count in (("packs", try_packs, wanted.packs), ("uploads", try_uploads, wanted.uploads)):
        with tempfile.TemporaryDirectory() as folder:
            door = Door(Path(folder))
            settle_down()  # as a server does that has loaded everything
            attempt(door, wanted.seed, range(wanted.first, wanted.first + count))
            door.close()
        took, which = door.slowest
        told = {what: count, "first": wanted.first, "seed": wanted.seed, **door.told, "findings": len(door.findings)}
        print(json.dumps({**told, "slowest_s": round(took, 3), "slowest": which}), flush=True)
        findings += len(door.findings)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())

"""Broken packs by the thousand: each is loaded whole or refused in good words, and nothing else ever happens."""

import random
import re
from collections.abc import Callable
from typing import Any

from spieltisch.packs import Document, Loader, PackRefused
from spieltisch.packs.errors import MOST_FAULTS, Faults
from spieltisch.packs.reader import PROVENANCE, parse_file, parse_files
from spieltisch.texts import LANGUAGES

from .breaking import Files

SPOKEN = 2  # faults of one pack that are put into words; all would take a minute

Mutation = Callable[[random.Random, bytes], bytes]

_TOKEN = re.compile(rb"[A-Za-z_]+|[0-9]+|[^\sA-Za-z_0-9]")
_NUMBER = re.compile(rb"-?[0-9]+")
_VALUE = re.compile(rb"(?<== )[^\n]+")
_NUMBERS = (b"0", b"-1", b"3", b"41", b"99", b"1e9", b"0x10", b"1_0", b"9" * 30, b"1.5", b"nan", b"07")
_VALUES = (b"true", b"3", b"2.5", b'"text"', b"[]", b"{}", b'[1, "a"]', b"{ en = 1 }", b"1979-05-27", b"[[[]]]", b'""')
_PIECES = (
    b'"',
    b"'''",
    b'"""',
    b"[",
    b"]",
    b"[[soldier]]\n",
    b"=",
    b"#",
    b"\n",
    b"\\",
    b"\0",
    b"\xff",
    b"\r",
    b"@",
    b"{",
)


def flip_bits(rng: random.Random, data: bytes) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def delete_lines(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    start = rng.randrange(len(lines))
    del lines[start : start + rng.choice((1, 1, 1, 5, 14))]
    return b"\n".join(lines)


def repeat_lines(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    start = rng.randrange(len(lines))
    block = lines[start : start + rng.choice((1, 1, 14))]
    place = rng.choice((start, rng.randrange(len(lines))))
    return b"\n".join([*lines[:place], *block, *lines[place:]])


def swap_lines(rng: random.Random, data: bytes) -> bytes:
    lines = data.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def swap_tokens(rng: random.Random, data: bytes) -> bytes:
    tokens = list(_TOKEN.finditer(data))
    if len(tokens) < 2:
        return data
    a, b = sorted(rng.sample(tokens, 2), key=lambda token: token.start())
    return data[: a.start()] + b[0] + data[a.end() : b.start()] + a[0] + data[b.end() :]


def replace_one(rng: random.Random, data: bytes, pattern: re.Pattern[bytes], choices: tuple[bytes, ...]) -> bytes:
    places = list(pattern.finditer(data))
    if not places:
        return data
    place = rng.choice(places)
    return data[: place.start()] + rng.choice(choices) + data[place.end() :]


def change_number(rng: random.Random, data: bytes) -> bytes:
    return replace_one(rng, data, _NUMBER, _NUMBERS)


def change_type(rng: random.Random, data: bytes) -> bytes:
    return replace_one(rng, data, _VALUE, _VALUES)


def truncate(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def insert(rng: random.Random, data: bytes) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(_PIECES) + data[place:]


def shuffle_cards(rng: random.Random, data: bytes) -> bytes:
    """Mostly harmless, so that good packs are among the ten thousand, too."""
    head, *blocks = re.split(rb"(?m)^(?=\[\[)", data)
    rng.shuffle(blocks)
    return head + b"".join(blocks)


MUTATIONS: tuple[Mutation, ...] = (
    flip_bits,
    delete_lines,
    repeat_lines,
    swap_lines,
    swap_tokens,
    change_number,
    change_type,
    truncate,
    insert,
    shuffle_cards,
)


def mutated(rng: random.Random, data: bytes) -> bytes:
    """A file with one to three things changed."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(MUTATIONS)(rng, data or b"\n")
    return data


def check_refusal(refused: PackRefused) -> None:
    """Every fault has its place, and can be said in both languages."""
    assert 1 <= len(refused.faults) <= MOST_FAULTS
    for fault in refused.faults:
        assert fault.file
        assert fault.line is None or fault.line >= 1
    for fault in refused.faults[:SPOKEN]:
        for language in LANGUAGES:
            message = fault.message(language)
            assert message.startswith(fault.file)
            assert message.isprintable()
            assert "{$" not in message


class Fuzz:
    """Loads broken packs of a game; `check` says that a pack which could be loaded is whole."""

    def __init__(self, loader: Loader[Any], base: Files, check: Callable[[Any], None]) -> None:
        self.loader, self.base, self.check = loader, base, check
        self.documents = parse_files(base)

    def loads(self, files: Files) -> bool:
        """Whether the pack could be loaded. Anything but a pack or a refusal fails the test."""
        return self._attempt(lambda: self.loader.from_files(files))

    def loads_with(self, name: str, content: bytes) -> bool:
        """The same for one changed file; the others need not be parsed thousands of times."""
        return self._attempt(lambda: self.loader.from_documents(self._documents(name, content), ""))

    def _documents(self, name: str, content: bytes) -> dict[str, Document]:
        faults = Faults()
        document = parse_file(name, content, faults)
        faults.refuse()
        assert document is not None
        return {**self.documents, name: document}

    def _attempt(self, load: Callable[[], Any]) -> bool:
        try:
            pack = load()
        except PackRefused as refused:
            check_refusal(refused)
            return False
        self.check(pack)
        return True

    def try_mutated(self, rng: random.Random, packs: int, mutate: Callable[[random.Random, bytes, int], bytes]) -> None:
        """Change one file of each pack; both ways out must really be taken."""
        loaded = 0
        for number in range(packs):
            name = rng.choice(sorted(self.base))
            content = mutate(rng, self.base[name], number)
            whole_way = number % 20 == 0  # now and then
            loaded += self.loads({**self.base, name: content}) if whole_way else self.loads_with(name, content)
        assert packs // 20 < loaded < packs // 2

    def try_whole_files(self) -> None:
        """Files that are missing, doubled or exchanged; only the sources can be done without."""
        for name in self.base:
            others = {other: content for other, content in self.base.items() if other != name}
            assert self.loads(others) == (name == PROVENANCE)
            for other in self.base:
                assert self.loads({**self.base, name: self.base[other]}) == (name == other)

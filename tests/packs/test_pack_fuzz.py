"""Ten thousand broken packs: each is loaded whole or refused in good words, and nothing else ever happens."""

import random
import re
from collections.abc import Callable

import pytest

from spieltisch.packs import PackRefused
from spieltisch.packs.errors import MOST_FAULTS, Faults
from spieltisch.packs.reader import Document, parse_file, parse_files
from spieltisch.texts import LANGUAGES
from spieltisch.xibalba.pack import Pack, load_pack_bytes, load_pack_documents
from spieltisch.xibalba.words import CARDS, FACTIONS, KIND_COUNT, Kind

from .conftest import Files

PACKS = 10_000
PARTS = 10  # so that several workers can share them
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


def check_pack(pack: Pack) -> None:
    """Nothing is half-loaded."""
    assert len(pack.physical) == CARDS
    assert len(pack.factions) == FACTIONS
    for kind in Kind:
        assert sum(card.copies for card in pack.cards if card.kind == kind) == KIND_COUNT[kind]
    assert all(card.effect.rows and set(card.name) == set(LANGUAGES) for card in pack.cards)
    assert len(pack.costs) == 7
    assert len(pack.floors) == 11
    assert [len(die) for die in pack.dice] == [6, 6, 6]


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


def attempt(load: Callable[[], Pack]) -> bool:
    """Whether the pack could be loaded. Anything but a pack or a refusal fails the test."""
    try:
        pack = load()
    except PackRefused as refused:
        check_refusal(refused)
        return False
    check_pack(pack)
    return True


def mutated(rng: random.Random, data: bytes) -> bytes:
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        data = rng.choice(MUTATIONS)(rng, data or b"\n")
    return data


def load_changed(documents: dict[str, Document], name: str, content: bytes) -> Pack:
    """As `load_pack_bytes`, but the files that did not change need not be parsed ten thousand times."""
    faults = Faults()
    document = parse_file(name, content, faults)
    faults.refuse()
    assert document is not None
    return load_pack_documents({**documents, name: document}, "")


@pytest.mark.parametrize("part", range(PARTS))
def test_mutated_packs_are_loaded_or_refused(base_files: Files, part: int) -> None:
    rng = random.Random(20_16 + part)
    documents = parse_files(base_files)
    loaded = 0
    for number in range(PACKS // PARTS):
        name = rng.choice(sorted(base_files))
        content = mutated(rng, base_files[name])
        if number % 20 == 0:  # now and then the whole way
            loaded += attempt(lambda files={**base_files, name: content}: load_pack_bytes(files))  # type: ignore[misc]
        else:
            loaded += attempt(lambda name=name, content=content: load_changed(documents, name, content))  # type: ignore[misc]
    assert PACKS // PARTS // 20 < loaded < PACKS // PARTS // 2  # both ways out are really taken


def test_whole_files_may_be_missing_doubled_or_exchanged(base_files: Files) -> None:
    names = sorted(base_files)
    for name in names:
        others = {other: content for other, content in base_files.items() if other != name}
        assert not attempt(lambda files=others: load_pack_bytes(files))  # type: ignore[misc]
        for other in names:
            exchanged = {**base_files, name: base_files[other]}
            assert attempt(lambda files=exchanged: load_pack_bytes(files)) == (name == other)  # type: ignore[misc]

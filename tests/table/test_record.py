"""Game records: exactly what was written, or refused with a reason."""

import hashlib
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch import __version__
from spieltisch.table import RecordError, Table
from spieltisch.table import files as table_files
from spieltisch.table import record as records
from spieltisch.table.record import MOST_BYTES, read_record, record_text
from tests.table.test_table import dealt, played
from tests.toy import GAME

GOLDEN = """\
Spieltisch game record 1
game: toy
players: 2
option rounds: 5
option patience: true
pack: - -
version: {version}
seat 1: Anna
seat 2: Jörg

chance: sun-1
chance: sun-2
chance: sun-3
chance: sun-4
chance: sun-5
chance: roll-2
1: sun-2
chance: moon-1
"""


def signed(body: str) -> bytes:
    """A text with the right checksum, whatever it says."""
    data = body.encode("utf-8", "surrogatepass")
    return data + f"checksum: {hashlib.sha256(data).hexdigest()}\n".encode()


def golden() -> str:
    return GOLDEN.format(version=__version__)


def refused(data: bytes | str, lang: str = "en") -> RecordError:
    with pytest.raises(RecordError) as error:
        Table.from_text(data, game=GAME, lang=lang)
    return error.value


def test_a_record_is_readable() -> None:
    table = dealt(names=("Anna", "Jörg"), patience=True)
    for answer in ("sun-2", "moon-1"):
        table.answer(answer)
    assert table.to_text().encode() == signed(golden())


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    table = dealt()
    table.save(tmp_path / "game.record")
    loaded = Table.load(tmp_path / "game.record", game=GAME, chance="ask")
    assert loaded.position.state.tobytes() == table.position.state.tobytes()
    assert loaded.history == table.history
    assert loaded.events() == []
    loaded.answer("wait")


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_game_saved_by_earlier_code_still_opens(game: str) -> None:
    """Saved before every game got a folder of its own: each answer is legal today, and is written in the same words."""
    file = Path(__file__).parent / "records" / f"{game}.game"
    loaded = Table.load(file)
    assert loaded.over
    saved, again = (text.partition("\n\n")[2].splitlines()[:-1] for text in (file.read_text("utf-8"), loaded.to_text()))
    assert again == saved


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_a_game_of_the_same_values_opens_whatever_was_said_of_their_sources(game: str) -> None:
    """The pack lists the fingerprints that it had before; any other one may be a pack with other values."""
    table = Table(game, players=2, seed=1)
    pack = table.box.pack
    text = table.to_text().rpartition("checksum: ")[0]
    (former,) = pack.former
    again = Table.from_text(signed(text.replace(pack.hash, former)))
    assert again.to_text() == table.to_text()  # saved again, it names the pack as it is now
    other = "0" * 64
    with pytest.raises(RecordError, match=other[:12]):
        Table.from_text(signed(text.replace(pack.hash, other)))
    with pytest.raises(RecordError, match="own"):
        Table.from_text(signed(text.replace(f"base {pack.hash}", f"own {former}")))


def test_a_game_saved_at_a_roll_goes_on_with_it() -> None:
    table = dealt()
    table.answer("wait")
    assert Table.from_text(table.to_text(), game=GAME).question.seat == 1


@given(st.integers(0, 2**64), st.integers(2, 4), st.booleans())
def test_every_game_comes_back_as_it_was(seed: int, players: int, patience: bool) -> None:
    table = Table(GAME, players=players, seed=seed, patience=patience)
    choice = random.Random(seed)
    while not table.over:
        table.answer(choice.choice(table.options))
    again = Table.from_text(table.to_text(), game=GAME)
    assert again.to_text() == table.to_text()
    assert again.position.state.tobytes() == table.position.state.tobytes()


# --- accidents -------------------------------------------------------------------------------------------------------


def test_a_flipped_byte_is_found_wherever_it_is() -> None:
    data = signed(golden())
    for at in range(len(data)):
        for flip in (0x01, 0x20, 0x80, 0xFF):
            read = bytes([*data[:at], data[at] ^ flip, *data[at + 1 :]])
            with pytest.raises(RecordError):
                read_record(read)


def test_a_lost_byte_is_found_wherever_it_was() -> None:
    data = signed(golden())
    for at in range(len(data)):
        with pytest.raises(RecordError):
            read_record(data[:at] + data[at + 1 :])


def test_an_added_byte_is_found_wherever_it_is() -> None:
    data = signed(golden())
    for at in range(len(data) + 1):
        for extra in (b"\0", b"\n", b" ", b"0", b"\r"):
            with pytest.raises(RecordError):
                read_record(data[:at] + extra + data[at:])


def test_a_record_cut_off_anywhere_is_refused() -> None:
    data = signed(golden())
    for length in range(len(data)):
        with pytest.raises(RecordError):
            read_record(data[:length])


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "record-foreign", 1),
        (b"hello", "record-foreign", 1),
        (signed(golden()).replace(b"sun-2", b"sun-1"), "record-damaged", 19),
        (signed(golden())[:-20], "record-incomplete", 19),
        (signed(golden()).replace(b"\n", b"\r\n"), "record-line-ends", 1),
        (b"Spieltisch game record 1\n" * (MOST_BYTES // 25 + 1), "record-too-big", 0),
        (signed("Spieltisch game record 1\n\udcff\n"), "record-not-utf8", 2),
    ],
)
def test_accidents_have_names(data: bytes, code: str, line: int) -> None:
    error = refused(data)
    assert (error.code, error.line) == (code, line)


def test_accidents_are_told_in_german() -> None:
    sentence = "Die Partieaufzeichnung ist beschädigt: Die Prüfsumme stimmt nicht."
    assert str(refused(signed(golden()).replace(b"sun-2", b"sun-1"), "de")) == sentence


# --- malice: the checksum is right, the content is not ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("record 1", "record 2", "record-newer-format", 1),
        ("record 1", "record 01", "record-line", 1),
        ("record 1", "records 1", "record-line", 1),
        ("game: toy", "game: chess", "record-unknown-game", 2),
        ("game: toy\n", "", "record-line", 2),
        ("players: 2", "players: 4", "record-line", 10),
        ("players: 2", "players: ٢", "record-line", 3),
        ("players: 2", "players: " + "9" * 5000, "record-line", 3),
        ("option rounds: 5", "option rounds: 6", "record-option", 4),
        ("option rounds: 5", "option luck: 5", "record-option", 4),
        ("option rounds: 5\n", "", "record-line", 4),
        ("option rounds: 5\n", "option rounds: 5\noption rounds: 5\n", "record-line", 5),
        ("option patience: true", "option patience: True", "record-line", 5),
        ("pack: - -", "pack: base 0123456789abcdef", "record-other-pack", 6),
        ("pack: - -", "pack: - 123", "record-line", 6),
        (__version__, "99.0.0", "record-newer-program", 7),
        (__version__, "1.x", "record-line", 7),
        ("seat 2: Jörg\n", "", "record-line", 9),
        ("seat 2: Jörg", "seat 2:  Jörg", "record-line", 9),
        ("\n\n", "\n", "record-line", 10),
        ("moon-1\n", "moon-1", "record-incomplete", 18),
        ("1: sun-2", "2: sun-2", "record-answer", 17),
        ("1: sun-2", "1: sun 2", "record-answer", 17),
        ("1: sun-2", "1: sun-3", "record-answer", 17),
        ("1: sun-2", " 1: sun-2", "record-answer", 17),
        ("1: sun-2\n", "1: sun-2\n\n", "record-answer", 18),
        ("chance: moon-1\n", "chance: moon-1\u2028x\n", "record-answer", 18),
    ],
)
def test_a_forged_record_is_refused(old: str, new: str, code: str, line: int) -> None:
    assert old in golden()
    error = refused(signed(golden().replace(old, new, 1)))
    assert (error.code, error.line) == (code, line)


def test_a_record_cannot_go_on_after_the_end() -> None:
    text = played(seed=1).to_text()
    body = text[: text.index("checksum")]
    assert refused(signed(body + "1: wait\n")).code == "record-after-end"


def test_a_header_without_end_is_incomplete() -> None:
    assert refused(signed("Spieltisch game record 1\ngame: toy\n")).code == "record-incomplete"


@pytest.mark.parametrize("part", ["1 toy", "Anna", "-", "sun", "\n", ": "])
def test_what_loads_is_what_would_be_written(part: str) -> None:
    """Forgeries with a right checksum: refused, or a game whose record is that very text."""
    choice, body = random.Random(part), golden()
    for _ in range(300):
        at = choice.randrange(len(body))
        cut = choice.randrange(3)
        forged = body[:at] + choice.choice([part, "", "0", "é", "\t", "\x85"]) + body[at + cut :]
        try:
            table = Table.from_text(signed(forged), game=GAME, chance="ask")
        except RecordError:
            continue
        version = read_record(signed(forged)).version  # an older program may have written it
        assert table.to_text().replace(__version__, version).splitlines()[:-1] == forged.split("\n")[:-1]


def test_a_game_of_an_older_program_is_read() -> None:
    assert Table.from_text(signed(golden().replace(__version__, "0.0.1")), game=GAME).players == 2


@given(st.binary(max_size=300))
def test_noise_is_no_record(noise: bytes) -> None:
    with pytest.raises(RecordError):
        read_record(noise)
    with pytest.raises(RecordError):
        read_record(b"Spieltisch game record" + noise)


@given(st.text(max_size=200))
def test_signed_noise_is_no_record(noise: str) -> None:
    with pytest.raises(RecordError):
        read_record(signed(f"Spieltisch game record 1\n{noise}"))


def test_reading_and_writing_are_inverse() -> None:
    record = read_record(signed(golden()))
    assert record_text(record).encode() == signed(golden())
    assert record.answers[record.first_line - 11 :][0] == "chance: sun-1"
    assert read_record(record_text(replace(record, names=())).encode()).first_line == 9


# --- files -----------------------------------------------------------------------------------------------------------


def test_a_missing_file_is_a_record_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as error:
        Table.load(tmp_path / "nowhere", game=GAME)
    assert error.value.code == "record-unreadable"
    with pytest.raises(RecordError):
        Table.load("a\0b", game=GAME)
    with pytest.raises(RecordError):
        Table.load(tmp_path, game=GAME)


def test_saving_replaces_the_old_record_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game"
    for table in (dealt(), played()):
        table.save(path)
        assert path.read_text("utf-8") == table.to_text()
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_save_leaves_the_old_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    dealt().save(path)

    def full(descriptor: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(table_files.os, "fsync", full)
    with pytest.raises(OSError, match="disk full"):
        played().save(path)
    assert path.read_text("utf-8") == dealt().to_text()
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "game")
    dealt().save(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game").read_text("utf-8") == dealt().to_text()


def test_a_file_larger_than_any_record_is_not_read_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_BYTES", 100)
    (tmp_path / "giant").write_bytes(b"Spieltisch game record 1\n" * 100)
    with pytest.raises(RecordError) as error:
        Table.load(tmp_path / "giant", game=GAME)
    assert error.value.code == "record-too-big"

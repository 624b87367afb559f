"""New tables: from what somebody wants to a sheet and the first rows of a log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ..bots.guests import Guest
from ..bots.levels import RANDOM, levels_of
from ..core.game import OptionError
from ..games import find_game, shelf
from ..lessons import lesson_of, opened
from ..packs import PackRefused
from ..table import Table, TableError
from ..table.record import Record, pack_of, read_line, read_record
from ..texts import speak
from . import messages as m
from .live import game_of, new_table, opening_rows, rows_of, summary_of
from .packs import BASE, Pack, Packs
from .refusals import Refusal, as_refusal
from .storage import INVITE_S, Note, Row, Seat, Sheet, Storage, Summary, now
from .tokens import hashed_code, new_code, new_table_id

MOST_ANSWERS = 10_000  # in a game that is brought along: five times the longest we have seen
NOT_BEGUN = Summary(0, None, False, [])
BOT_NAMES = ("Balam", "Itzel", "Kinich", "Nicte")  # of nobody in particular, in any language


def good_name(name: str) -> str:
    """A name as it will be shown, or a refusal."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refusal(400, "bad-name")
    return name


def good_title(title: str) -> str:
    """A title as it will be shown, or a refusal."""
    title = " ".join(title.split())
    if not title.isprintable():
        raise Refusal(400, "bad-title")
    return title


def good_level(level: str, game: str, guests: Sequence[Guest] = ()) -> str:
    """A level that there is, or a player by anybody that is offered here: no request can name another program."""
    known = [*(one.name for one in (RANDOM, *levels_of(game))), *(guest.name for guest in guests if guest.plays(game))]
    if level not in known:
        raise Refusal(400, "no-such-level", level=level[:40], known=", ".join(known))
    return level


def set_up(
    storage: Storage, packs: Packs, wish: m.NewTable, visitor: int, lang: str, guests: Sequence[Guest] = ()
) -> m.Created:
    """Set up a new table."""
    game = game_of(wish.game)
    if len(wish.seats) not in game.seats:
        raise Refusal(400, "players", count=len(wish.seats), least=min(game.seats), most=max(game.seats))
    seats = _seats(wish.seats, visitor, lang, game.name, guests)
    pack = packs.chosen(game.name, wish.pack, visitor)
    table = _opened(pack, wish.options, [seat.name for seat in seats])
    packs.keep(pack)
    title = good_title(wish.title)
    return _write(storage, table, seats, visitor, title, wish.pace, hints=wish.hints)


def teach(storage: Storage, packs: Packs, wish: m.NewLesson, visitor: int, lang: str) -> m.Created:
    """Set up a guided game: its beginning is laid out, one person plays against bots, and hints are allowed."""
    game = game_of(wish.game)
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal(404, "no-lesson")
    name = good_name(wish.name) if wish.name.strip() else _default_name("human", 0, lang)
    bots = [Seat(seat, "bot", _default_name("bot", seat, lang), lesson.level) for seat in range(1, lesson.players)]
    seats = (Seat(0, "human", name, None, visitor), *bots)
    pack = packs.chosen(game.name, BASE)
    packs.keep(pack)
    table = opened(game, lesson, pack.box(lesson.players, lesson.options), tuple(seat.name for seat in seats))
    return _write(storage, table, seats, visitor, "", m.PACE, rows_of(table), hints=True, lesson=True)


def bring(
    storage: Storage, packs: Packs, wish: m.Import, visitor: int, lang: str, step: Callable[[], object] = lambda: None
) -> m.Created:
    """Set up a table for a game from a record; it is played, or replayed, by one browser that is handed round.

    It takes a while, in which `step` is called again and again.
    """
    try:
        data = wish.record.encode("utf-8", "surrogatepass")
        record = read_record(data, lang)
        if sum(read_line(line)[1] for line in record.answers) > MOST_ANSWERS:
            raise Refusal(413, "too-many-answers", most=MOST_ANSWERS)
        pack = _pack_of(packs, record) if record.game in shelf() else None  # if it is not, the table says so
        files = None if pack is None else pack.files
        table = Table.from_text(data, lang=lang, chance="ask", pack=files or None, step=step)
    except (TableError, PackRefused) as error:
        raise as_refusal(error, 400) from None
    if pack is not None:
        packs.keep(pack)
    rows = rows_of(table)
    rows += [replace(row, seq=row.seq + len(rows), batch=row.batch + len(rows)) for row in opening_rows(table)]
    names = table.names or [_default_name("hotseat", seat, lang) for seat in range(table.players)]
    seats = tuple(Seat(seat, "hotseat", name, None, visitor) for seat, name in enumerate(names))
    number = table.position.number
    note = None if table.over else Note(len(rows), number, "brought", 0)
    return _write(storage, table, seats, visitor, good_title(wish.title), m.PACE, rows, note=note)


def _pack_of(packs: Packs, record: Record) -> Pack:
    """The very pack that a game was played with."""
    pack = packs.played_with(record.game, record.pack_hash)
    if pack is None:
        raise Refusal(409, "pack-of-record", pack=record.pack_name, hash=record.pack_hash[:12])
    return pack


def set_up_again(storage: Storage, packs: Packs, old: Sheet) -> m.Created:
    """Set up the table that follows another one, with the same seats and cards; only once, whoever asks how often."""
    if not old.over:
        raise Refusal(409, "not-over")
    table = new_table(packs, old)
    seats = tuple(_own_again(seat) for seat in old.seats)
    return _write(storage, table, seats, old.host, old.title, old.pace, follows=old.id, hints=old.hints)


def _own_again(seat: Seat) -> Seat:
    """A seat in the next game: whoever a bot stood in for plays again themselves."""
    return replace(seat, stand_in=False, level=seat.level if seat.kind == "bot" else None)


def _opened(pack: Pack, options: Mapping[str, object], names: Sequence[str]) -> Table:
    try:
        return Table(find_game(pack.game), box=pack.box(len(names), options), chance="ask", names=names)
    except (OptionError, TableError) as error:
        raise as_refusal(error, 400) from None


def _write(
    storage: Storage,
    table: Table,
    seats: tuple[Seat, ...],
    host: int,
    title: str,
    pace: int,
    rows: Sequence[Row] | None = None,
    follows: str | None = None,
    hints: bool | None = None,
    note: Note | None = None,
    lesson: bool = False,
) -> m.Created:
    """Write down a new table; without rows its game begins, unless somebody is still to come: then nothing is dealt."""
    waits = rows is None and any(seat.kind == "open" for seat in seats)
    rows = [] if waits else opening_rows(table) if rows is None else rows
    pack_name, pack_hash = pack_of(table.box)
    sheet = Sheet(
        id=new_table_id(),
        game=table.game.name,
        players=table.players,
        options=dict(table.box.options),
        pack_name=pack_name,
        pack_hash=pack_hash,
        title=title,
        host=host,
        created=now(),
        changed=now(),
        pace=pace,
        rematch=None,
        version=1,
        hints=hints,
        lesson=lesson,
        seats=seats,
        **vars(NOT_BEGUN if waits else summary_of(table)),
    )
    codes = {seat.seat: new_code() for seat in seats if seat.kind == "open"}
    made = storage.create(sheet, rows, {seat: hashed_code(code) for seat, code in codes.items()}, follows, note)
    until = now(INVITE_S)
    invites = [m.Invite(seat, code, until) for seat, code in codes.items()] if made == sheet.id else []
    return m.Created(made, invites)


def _seats(
    wishes: Sequence[m.NewSeat], visitor: int, lang: str, game: str, guests: Sequence[Guest]
) -> tuple[Seat, ...]:
    """Who sits where: the first human is the visitor, further ones share their browser."""
    found, seated = list[Seat](), False
    for number, wish in enumerate(wishes):
        kind = "hotseat" if wish.kind == "human" and seated else wish.kind
        seated |= kind == "human"
        name = good_name(wish.name) if wish.name.strip() else _default_name(kind, number, lang)
        level = good_level(wish.level, game, guests) if kind == "bot" else None
        owner = visitor if kind in ("human", "hotseat") else None
        found.append(Seat(number, kind, name, level, owner))
    return tuple(found)


def _default_name(kind: str, seat: int, lang: str) -> str:
    if kind == "bot":
        return BOT_NAMES[seat % len(BOT_NAMES)]
    return speak(lang, "server", f"name-{kind}", number=seat + 1)

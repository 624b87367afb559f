"""`spieltisch replay`: a recorded game, told sentence by sentence."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..core.choices import option_text
from ..core.stack import CHANCE
from ..table import Move, Scene, Table, Told, runs
from ..table.record import read_file, read_record
from ..texts import speak
from ..texts.faces import face_of
from ..texts.printed import name_of
from .numbers import times
from .saves import to_read
from .setup import need_seat
from .standing import standing_table


def replay(file: Path, lang: str, seat: int | None, step: bool, pack: Path | None) -> int:
    """Tell the game of a record."""
    file = to_read(file)
    version = read_record(read_file(file, lang), lang).version
    table = Table.load(file, lang=lang, pack=pack, chance="ask")
    if seat is not None:
        need_seat(seat, table.players)
    console = Console(highlight=False)
    _print_header(table, version, lang, console)
    finished = _tell(table, None if seat is None else seat - 1, step, lang, console)
    if finished and not table.over:
        console.print(Text(speak(lang, "cli", "replay-unfinished"), style="bold"))
    if finished:
        console.print(standing_table(table.standing(), lang, final=table.over))
    return 0


def _print_header(table: Table, version: str, lang: str, console: Console) -> None:
    record = table.record()
    title = speak(lang, "cli", "replay-title", game=name_of(record.game, lang), players=record.players, version=version)
    console.print(Text(title, style="bold"))
    options = ", ".join(f"{key}={option_text(value)}" for key, value in record.options.items())
    console.print(Text(speak(lang, "cli", "replay-options", options=options), style="dim"))
    if table.box.pack is not None:
        pack = speak(lang, "cli", "replay-pack", name=record.pack_name, hash=record.pack_hash[:16])
        console.print(Text(pack, style="dim"))
    console.print()


def _tell(table: Table, seat: int | None, step: bool, lang: str, console: Console) -> bool:
    """Tell answer after answer; False if somebody has heard enough.

    Without a seat it is the whole truth: whoever has the record could read it there.
    """
    secrets = seat is None
    _print_events(table.opening(seat, secrets=secrets), console)
    if step:
        return _tell_step_by_step(table, table.scenes(seat, secrets=secrets), lang, console)
    for _, moves in groupby(table.moves(seat, secrets=secrets), key=lambda move: (move.seat, move.say)):
        _print_moves(list(moves), console)
    return True


def _tell_step_by_step(table: Table, scenes: Iterable[Scene], lang: str, console: Console) -> bool:
    """Show the table before each answer of a player."""
    face = face_of(table.game.name)
    for scene in scenes:
        if scene.move is None:
            break
        if scene.move.seat != CHANCE:
            console.print(face.board(table.box, scene.position.view(scene.viewer), scene.viewer, lang))
            if not _pause(lang, console):
                return False
        _print_moves([scene.move], console)
    return True


def _pause(lang: str, console: Console) -> bool:
    try:
        return console.input(Text(speak(lang, "cli", "replay-enter") + " ", style="dim")).strip() != "q"
    except EOFError:
        return False


def _print_moves(moves: list[Move], console: Console) -> None:
    """Equal answers running, as one line, and what they brought about."""
    style = "dim" if moves[0].seat == CHANCE else "bold cyan"
    console.print(Text(moves[0].say + times(len(moves)), style=style))
    _print_events([event for move in moves for event in move.events], console)


def _print_events(events: Iterable[Told], console: Console) -> None:
    for (data, text), count in runs(events):
        console.print(Text.assemble("  ", text, times(count), (f"  {data.get('rule', '')}", "dim")))

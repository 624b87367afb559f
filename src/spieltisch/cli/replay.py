"""`spieltisch replay`: a recorded game, told sentence by sentence."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..core.stack import CHANCE
from ..table import Move, Table, Told, flag_text
from ..table.record import read_file, read_record
from ..texts import speak
from .faces import Face, face_of
from .setup import need_seat
from .standing import standing_table


def replay(file: Path, lang: str, seat: int | None, step: bool, pack: Path | None) -> int:
    """Tell the game of a record."""
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
    title = speak(lang, "cli", "replay-title", game=record.game.capitalize(), players=record.players, version=version)
    console.print(Text(title, style="bold"))
    options = ", ".join(f"{key}={flag_text(value)}" for key, value in record.options.items())
    console.print(Text(speak(lang, "cli", "replay-options", options=options), style="dim"))
    pack = speak(lang, "cli", "replay-pack", name=record.pack_name, hash=record.pack_hash[:16])
    console.print(Text(pack + "\n", style="dim"))


def _tell(table: Table, seat: int | None, step: bool, lang: str, console: Console) -> bool:
    """Tell answer after answer; False if somebody has heard enough."""
    _print_events(table.opening, console)
    face = face_of(table.game.name)
    for position, move in zip(table.replay(), table.history, strict=False):
        if step and move.seat != CHANCE and not _pause(table, face, position.view(seat), seat, lang, console):
            return False
        if seat is None or move.seat != CHANCE:  # a card that chance drew may be another seat's secret
            _print_move(move, console)
        _print_events(move.events, console)
    return True


def _pause(table: Table, face: Face, view: dict[str, object], seat: int | None, lang: str, console: Console) -> bool:
    console.print(face.board(table.box, view, seat, lang))
    try:
        return console.input(Text(speak(lang, "cli", "replay-enter") + " ", style="dim")).strip() != "q"
    except EOFError:
        return False


def _print_move(move: Move, console: Console) -> None:
    console.print(Text(move.say, style="dim" if move.seat == CHANCE else "bold cyan"))


def _print_events(events: tuple[Told, ...], console: Console) -> None:
    for data, text in events:
        console.print(Text.assemble("  ", text, (f"  {data.get('rule', '')}", "dim")))

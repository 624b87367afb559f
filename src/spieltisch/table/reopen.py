"""From the header of a record to the box it was played with."""

from ..core.choices import as_saved
from ..core.game import Box, Game
from ..games import UnknownGame, find_game
from .errors import RecordError
from .flags import FlagError, read_flag
from .record import Record, is_pack_of, pack_of


def game_of(record: Record, lang: str) -> Game:
    """The game of a record, if it is on our shelf."""
    try:
        return find_game(record.game)
    except UnknownGame:
        raise RecordError("record-unknown-game", lang, line=2, game=record.game) from None


def flags_of(record: Record, game: Game, lang: str) -> dict[str, object]:
    """The options of a record as values."""
    if record.game != game.name:
        raise RecordError("record-unknown-game", lang, line=2, game=record.game)
    known = {option.key: option for option in game.options_of}
    flags: dict[str, object] = {}
    for line, (key, text) in enumerate(record.options.items(), 4):
        if key not in known:
            raise RecordError("record-option", lang, line=line, reason=key)
        try:
            flags[key] = read_flag(known[key], str(text), lang)
        except FlagError as error:
            raise RecordError("record-option", lang, line=line, reason=str(error)) from None
    return as_saved(game.options_of, flags)


def check_pack(record: Record, box: Box, lang: str) -> None:
    """A changed card would make another game of the same answers."""
    if not is_pack_of(box, record.pack_name, record.pack_hash):
        name, line = pack_of(box)[0], 4 + len(record.options)
        raise RecordError(
            "record-other-pack", lang, line=line, theirs=record.pack_name, ours=name, hash=record.pack_hash[:12]
        )

"""Games that are on the shelf and cannot be played: found out, and said why. All others go on."""

from ..games import BrokenGame, find_game
from ..packs import PackRefused
from ..texts import LANGUAGES, speak
from ..texts.errors import BrokenTexts
from ..texts.printed import title_of


def trouble_with(name: str) -> Exception | None:
    """What is wrong with a game: its module, its pack or its texts; None if it can be played."""
    try:
        game = find_game(name)
        game.open_box(game.seats.start, {})
        for lang in LANGUAGES:
            title_of(name, lang)
    except Exception as error:  # somebody else's code: whatever is wrong with it stays there
        return error
    return None


def reason_of(error: Exception, lang: str) -> str:
    """Why a game cannot be played."""
    if isinstance(error, PackRefused):
        return error.faults[0].message(lang)
    if isinstance(error, BrokenGame):
        return error.reason
    if isinstance(error, BrokenTexts):
        return str(error)
    return f"{type(error).__name__}: {error}"


def broken_text(name: str, error: Exception, lang: str) -> str:
    """The same as a sentence that names the game."""
    return speak(lang, "table", "broken-game", game=name, reason=reason_of(error, lang))

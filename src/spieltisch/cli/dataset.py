"""`spieltisch dataset`: games as data for learners, readable without us."""

import sys

from ..texts import speak
from .engines import engine_for
from .errors import INTERRUPTED
from .many import progress
from .setup import need_positive, need_seed, open_game, read_who
from .simulate import seats_for
from .wishes import Decisions


def dataset(name: str, wish: Decisions, lang: str) -> int:
    """Play, and write down every decision."""
    from ..arena.dataset import ABOUT, write  # here, because its tables are an extra (`spieltisch[arena]`)
    from ..arena.playing import prepare
    from ..arena.series import rotated

    need_positive(games=wish.games)
    engine = engine_for(name, wish)
    need_seed(wish.seed)
    named = read_who(wish.who, name)
    players = len(named) if wish.players is None and len(named) > 1 else wish.players
    _, box = open_game(name, players, wish.option, wish.pack, lang)
    series = rotated(name, box.options, wish.pack, wish.seed, seats_for(named, box.players), wish.games, True)
    prepare([series])
    try:
        with progress(wish.games, lang) as step:
            for games in write(series, engine, wish.out):
                step(games)
    except KeyboardInterrupt:
        print(speak(lang, "cli", "simulate-stopped-kept", folder=str(wish.out)), file=sys.stderr)
        return INTERRUPTED
    print(speak(lang, "cli", "dataset-done", games=wish.games, folder=str(wish.out), about=ABOUT))
    return 0

"""A designer's minute: from asking what a changed card does to the first interval, and to a verdict that is sure.

    python benchmarks/minute.py [GAME FILE OLD NEW] [--jobs N]

Without words it tries a pact of Wutaki that costs a quarter of what it did. Measured is everything behind the question:
opening both packs, starting processes, playing pairs, judging them. Rules and players are compiled before.
"""

import json
import os
import sys
import time

from spieltisch.arena.sequential import FIRST_LOOK
from spieltisch.arena.trial import Trial, Wish, change_of, packed
from spieltisch.arena.trial_words import TrialWords
from spieltisch.games import base_pack, find_game
from spieltisch.packs import read_folder

USUAL = ("wutaki", "pacts.toml", 'cost = "4 oil"', 'cost = "1 oil"')
SECONDS = 60.0


def changed(game: str, file: str, old: str, new: str) -> dict[str, bytes]:
    """The base pack with some words replaced."""
    files = dict(read_folder(base_pack(game)))
    assert old.encode() in files[file], f"{file} has no {old!r}"
    files[file] = files[file].replace(old.encode(), new.encode(), 1)
    return files


def main(words: list[str]) -> None:
    """Measure, and print what came of it."""
    jobs = int(words.pop(words.index("--jobs") + 1)) if "--jobs" in words else 2
    words = [word for word in words if word != "--jobs"]
    game, *edit = words or USUAL
    players = find_game(game).seats.start
    files = changed(game, *edit)
    for _ in Trial(Wish(change_of(game, players, (), None, packed(files)), "thumb", pairs=1)).play():
        pass  # what has to be compiled is compiled now
    start = time.perf_counter()
    trial = Trial(Wish(change_of(game, players, (), None, packed(files)), seconds=SECONDS))
    found: dict[str, object] = {
        "game": game,
        "jobs": jobs,
        "cores": os.cpu_count(),
    }
    for _ in trial.play(jobs):
        tried, now = trial.first.told(), round(time.perf_counter() - start, 1)
        if tried.pairs >= FIRST_LOOK:
            found.setdefault("first_interval_s", now)
        if tried.settled and "sure_s" not in found:
            found |= {"sure_s": now, "sure_after_games": 2 * tried.pairs}
    told = TrialWords(trial.change, "en").told(trial)
    second = 0 if trial.second is None else 2 * trial.second.pairs
    found |= {
        "seconds": round(time.perf_counter() - start, 1),
        "games": 2 * trial.first.pairs,
        "games_of_stronger": second,
    }
    print(json.dumps({**found, "verdict": told.verdict, "opinion": told.opinion}, indent=1, ensure_ascii=False))


if __name__ == "__main__":  # processes that play begin by reading this file
    main(sys.argv[1:])

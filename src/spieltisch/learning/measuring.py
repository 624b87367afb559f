"""How a network that learns does against fixed players: whole games of the player it would be, on the CPU.

A process of its own plays them, so that a GPU need not wait.

    python -m spieltisch.learning.measuring GAME FILE OPPONENT GAMES JOBS
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from ..core.game import Game

FILE = "measured.npz"  # the network that is measured, in the folder of a training
GAMES = 200  # for each number of players
FEW_GAMES = 60  # where learning needs the same processors
SEED = 77
LONGEST = 60.0  # seconds that somebody waits for the last of it


def scores(game: Game, file: Path, opponent: str, games: int, jobs: int) -> dict[str, float]:
    """By number of players: the share of pairs of seats in which the network is placed better."""
    from ..arena.playing import play, prepare
    from ..arena.tournament import Book, meetings

    names = (f"network:{file}", opponent)
    field = meetings(game.name, names, games, game.seats, SEED, {}, None)
    series, book = [meeting.series for meeting in field], Book(names, field)
    prepare(series)
    for piece, played in play(series, jobs):
        book.add(piece.number, played)
    found = zip(field, book.scores(), strict=True)
    return {str(meeting.series.players): round(score.share, 4) for meeting, score in found}


class Measuring:
    """One network at a time is measured; `told` has the scores of the last one, once."""

    def __init__(self, game: Game, folder: Path, beside_gpu: bool) -> None:
        self.file = folder / FILE
        self.opponent = opponent_for(game, beside_gpu)
        games, jobs = (GAMES, max(1, (os.cpu_count() or 1) // 4)) if beside_gpu else (FEW_GAMES, 1)
        wish = (game.name, str(self.file), self.opponent, str(games), str(jobs))
        self._command = (sys.executable, "-m", "spieltisch.learning.measuring", *wish)
        self._process: subprocess.Popen[bytes] | None = None
        self._decisions = 0

    def begin(self, decisions: int, network: Path) -> None:
        """Measure a copy of a network, unless the one before is not done yet."""
        if self._process is None:
            shutil.copyfile(network, self.file)
            self._decisions = decisions
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE)

    def told(self, wait: bool = False) -> dict[str, Any] | None:
        """What was found, as soon as it is: after how many decisions of learning, and the scores."""
        if self._process is None or (not wait and self._process.poll() is None):
            return None
        try:
            out, _ = self._process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            self.close()
            return None
        failed, self._process = self._process.returncode, None
        return None if failed else {"decisions": self._decisions, "scores": json.loads(out)}

    def close(self) -> None:
        """Let go of what is not done."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def __enter__(self) -> "Measuring":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def opponent_for(game: Game, beside_gpu: bool) -> str:
    """Against whom a network is measured: on a CPU it does not get far."""
    return "thumb" if beside_gpu and game.players is not None else "random"


def main(name: str, file: str, opponent: str, games: str, jobs: str) -> None:
    """The process."""
    from ..games import find_game

    print(json.dumps(scores(find_game(name), Path(file), opponent, int(games), int(jobs))))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Playing at once: rules run interpreted while other processes compile them, then as machine code (ADR 19)."""

import sys
import threading
from collections.abc import Callable

from ..core.rule import getting_code, interpret_meanwhile
from ..texts import speak
from ..texts.printed import name_of
from .compilers import MAKING_WAY, Compilers, Step, compile_game
from .warm_up import mark_warm, step_line


class Meanwhile:
    """Gets the machine code of games that have none yet."""

    def __init__(self, games: frozenset[str]) -> None:
        self.games = games
        self._compilers: Compilers | None = None
        self._closed = False
        if games:
            interpret_meanwhile()

    def __call__(self, tell: Callable[[Step], object]) -> None:
        """Have the games compiled, and get their machine code; `tell` hears of each step, share 1 when it runs.

        This takes a minute or more, and can be done in a thread.
        """
        self._compilers = Compilers(self.games, MAKING_WAY)
        if self._closed:  # just now
            self._compilers.close()
        for step in self._compilers.steps():
            if step.share == 1.0:
                mark_warm(step.game)
                with getting_code():
                    compile_game(step.game, lambda loaded: None)
            tell(step)

    def close(self) -> None:
        """Nobody plays any more: what is not compiled is left for the next time."""
        self._closed = True
        if self.games:
            interpret_meanwhile(False)
        if self._compilers is not None:
            self._compilers.close()


class Beside:
    """The machine code of a game that somebody plays in the terminal, from a thread beside them."""

    def __init__(self, games: frozenset[str], lang: str) -> None:
        self.lang, self.share = lang, 0.0 if games else 1.0
        self._meanwhile, self._settled = Meanwhile(games), threading.Event()
        if games:
            threading.Thread(target=self._run, daemon=True, name="getting machine code").start()
        else:
            self._settled.set()

    def _run(self) -> None:
        try:
            self._meanwhile(self._heard)
        finally:
            self._settled.set()

    def _heard(self, step: Step) -> None:
        self.share = step.share
        if not sys.stderr.isatty():
            line = speak(self.lang, "cli", "warm-up-runs", game=name_of(step.game, self.lang))
            print(step_line(step, self.lang) if step.share < 1 else line, file=sys.stderr, flush=True)

    @property
    def percent(self) -> int:
        """How much is there."""
        return int(100 * self.share)

    @property
    def ready(self) -> bool:
        """Whether everything is there."""
        return self.share == 1.0

    def wait(self, tick: Callable[[], object], seconds: float = 0.2) -> None:
        """Until it is there, or will never be; now and then there is a `tick`."""
        while not self._settled.wait(seconds):
            tick()

    def close(self) -> None:
        """Nobody plays any more."""
        self._meanwhile.close()

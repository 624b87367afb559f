"""Trials: what a change of a pack does, played beside the tables in a process that makes way for them.

One trial is played at a time, the others wait in the order in which they came. A trial ends when it has had its time,
when its maker stops it, or when nobody has looked at it for a while. What was found out is kept for some of them.
"""

import asyncio
import logging
import shlex
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

import msgspec

from ..arena.pairs import Change
from ..arena.rounding import written
from ..arena.trial import CardTried, Shift, Trial, Tried, Wish
from ..arena.trial_words import TrialWords
from . import messages_trials as m
from .limits import Who
from .refusals import Refusal
from .rooms import House
from .thinking import Latest

log = logging.getLogger("spieltisch.server")

SECONDS = 60.0  # of games, for one trial
MAKING_WAY = 5  # how nice the process is that plays, as those that compile
MOST_KEPT = 64
PATIENCE_S = 30.0  # after which nobody seems to look any more
MOST_S = 600.0  # by the clock, compiling included, whatever a pack makes of the game

Key = tuple[int, str]  # whose, and which pack


@dataclass(frozen=True)
class Asked:
    """What is tried."""

    key: Key
    version: int
    change: Change
    titles: Mapping[str, str]  # of what it is compared with, by language
    name: str  # of the pack, for a command


@dataclass
class Work:
    """A trial that waits, is being played, or is over. What was found out is exchanged as a whole, never changed."""

    asked: Asked
    state: m.TrialState = "waiting"
    wanted: float = field(default_factory=time.monotonic)
    began: float | None = None  # when it was its turn
    stopped: threading.Event = field(default_factory=threading.Event)
    held: ExitStack = field(default_factory=ExitStack)  # what is counted for its maker
    found: "Found | None" = None

    @property
    def under_way(self) -> bool:
        """Whether more is to come."""
        return self.state in ("waiting", "playing")


@dataclass(frozen=True)
class Found:
    """What was found out until some moment."""

    first: Tried
    second: Tried | None
    games: int
    share: float
    seconds: float


class Trials:
    """All trials of a server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._turn = asyncio.Semaphore(1)
        self._under_way: dict[Key, Work] = {}
        self._kept: Latest[Key, Work] = Latest(MOST_KEPT)

    def start(self, asked: Asked, who: Who) -> Work:
        """Begin a trial; one of the same pack that is under way ends."""
        self.stop(asked.key)
        work = Work(asked)
        work.held.enter_context(self.house.limits.holding("trials", who, "crowded"))
        self._under_way[asked.key] = work
        self.house.beside(self._play(work))
        return work

    def find(self, key: Key) -> Work:
        """The last trial of a pack; whoever looks at it keeps it going."""
        work = self._under_way.get(key) or self._kept.get(key)
        if work is None:
            raise Refusal(404, "no-trial")
        work.wanted = time.monotonic()
        return work

    def stop(self, key: Key) -> None:
        """End a trial, if there is one; what it has found out stays."""
        work = self._under_way.pop(key, None)
        if work is not None:
            work.stopped.set()
            work.held.close()
            work.state = "stopped"
            self._kept.put(key, work)

    def close(self) -> None:
        """The server ends, and with it everything that is played for it."""
        for work in self._under_way.values():
            work.stopped.set()

    async def _play(self, work: Work) -> None:
        try:
            async with self._turn:
                if not work.stopped.is_set():
                    work.state, work.began = "playing", time.monotonic()
                    await asyncio.to_thread(self._played, work)
            if work.under_way:
                work.state = "stopped" if self._is_over(work) else "done"
        except Exception:
            log.exception("a trial failed")
            work.state = "failed"
        finally:
            work.held.close()
            if self._under_way.get(work.asked.key) is work:
                del self._under_way[work.asked.key]
                self._kept.put(work.asked.key, work)

    def _played(self, work: Work) -> None:
        trial = Trial(Wish(work.asked.change, seconds=SECONDS * self.house.thinking.effort))
        for _ in trial.play(1, MAKING_WAY, lambda: self._is_over(work)):
            second = None if trial.second is None else trial.second.told()
            work.found = Found(trial.first.told(), second, trial.games, trial.share, trial.seconds)
            if self._is_over(work):
                break

    def _is_over(self, work: Work) -> bool:
        """Whether nobody wants more of it."""
        now = time.monotonic()
        late = now - work.wanted > PATIENCE_S or (work.began is not None and now - work.began > MOST_S)
        return work.stopped.is_set() or late or self.house.lanes.closing.is_set()


# --- for people ------------------------------------------------------------------------------------------------------


def trial_out(work: Work, lang: str) -> m.TrialOut:
    """A trial in words. It blocks: names of cards may have to be looked up."""
    asked, found = work.asked, work.found
    change = asked.change
    words = TrialWords(change, lang)
    first = Tried("thumb", 0, 0.0, (), {}, settled=False) if found is None else found.first
    told = words.told_of(first, None if found is None else found.second)
    second = None if found is None or not found.second or not told.opinion else found.second
    return m.TrialOut(
        pack=asked.key[1],
        version=asked.version,
        against=asked.titles.get(lang, ""),
        state=work.state,
        share=1.0 if not work.under_way else 0.0 if found is None else round(found.share, 3),
        games=0 if found is None else found.games,
        alike=round(first.alike, 4),
        players=change.players,
        who=words.who(first.who),
        seconds=0.0 if found is None else round(found.seconds, 1),
        verdict=told.verdict,
        settled=first.settled,
        cards=[_card(card, told.cards[card.id], words) for card in first.cards],
        measures=[_measure(name, shift, words) for name, shift in first.measures.items()],
        opinion=None if second is None else m.Opinion(words.who(second.who), 2 * second.pairs, told.opinion or ""),
        command=_command(asked, first),
    )


def _card(card: CardTried, sentence: str, words: TrialWords) -> m.CardTried:
    def out(shift: Shift | None) -> m.ChangeOut | None:
        return None if shift is None else _change(shift, 100.0, words.shift(shift))

    return m.CardTried(
        card=card.id,
        name=words.name(card.id),
        what=card.what,
        judged=card.judged,
        sentence=sentence,
        wins=out(card.wins),
        others=out(card.others),
        had=out(card.had),
        taken=out(card.taken),
        needed=-1 if card.needed is None else card.needed,
    )


def _measure(name: str, shift: Shift, words: TrialWords) -> m.MeasureOut:
    plain = _change(shift, words.scale(name), words.measure(name, shift))
    return m.MeasureOut(**msgspec.structs.asdict(plain), measure=name, label=words.label(name))


def _change(shift: Shift, scale: float, text: str) -> m.ChangeOut:
    """The numbers, as they are written: what a page draws says the same as its words."""
    change = shift.change
    one = written(change.value, change.low, change.high, 1, scale)
    low, high = (None if abs(end) == float("inf") else end / scale for end in (one.low, one.high))
    return m.ChangeOut(shift.before, shift.after, change.value, low, high, one.sure, text)


def _command(asked: Asked, first: Tried) -> str:
    """What plays the games of the verdict again, in a terminal, with the exported pack."""
    change = asked.change
    options: Sequence[str] = [word for key, value in change.options for word in ("--option", f"{key}={value}")]
    cards = [word for id_, _ in change.cards for word in ("--card", id_)]
    games = ["--players", str(change.players), "--who", first.who, "--games", str(2 * first.pairs)]
    return shlex.join(["spieltisch", "pack", "try", f"{asked.name or 'pack'}.zip", *cards, *options, *games])

"""What is said about trials: games with and without a change of a pack (`routes_trials.py` has the table of routes).

Shares and changes of shares are numbers from 0 to 1. All sentences are in the language of the page; a page may draw the
numbers, and need not.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages_packs import Key

TrialState = Literal["waiting", "playing", "done", "stopped", "failed"]
CardWhat = Literal["changed", "new", "gone", "same"]
Judged = Literal["stronger", "weaker", "alike", "open", "rare"]
MOST_CARDS = 12


class NewTrial(Struct, forbid_unknown_fields=True):
    """Try out what is different in a pack of mine."""

    against: Key = (
        ""  # what it is compared with: "" the base pack, "before" my pack before its last step, or a pack of mine
    )
    cards: Annotated[list[Key], Meta(max_length=MOST_CARDS)] = []  # judged one by one; none: all that are different
    players: Annotated[int, Meta(ge=0, le=99)] = 0  # 0: as few as can play
    options: dict[Key, Key | int | bool] = {}  # of the game, as in `NewTable`


class ChangeOut(Struct):
    """A number with the change and without it, and the interval in which the difference lies."""

    before: float | None  # None: nobody can say
    after: float | None
    change: float
    low: float | None  # None: there are too few games to say
    high: float | None
    sure: bool  # the interval, as it is written, does not contain 0
    text: str  # all of it for people: “31.2 % → 34.0 %, +2.8 (0.4 to 5.2)”


class MeasureOut(ChangeOut):
    """Something about games as a whole."""

    measure: str
    label: str


class CardTried(Struct):
    """What became of one card."""

    card: str
    name: str
    what: CardWhat
    judged: Judged
    sentence: str  # the verdict
    wins: ChangeOut | None  # how often those win who have it
    others: ChangeOut | None  # and those who have not
    had: ChangeOut | None  # how many players have it
    taken: ChangeOut | None  # how often it is taken when it can be; None: it is not chosen
    needed: int  # so many more games would make the verdict sure; 0: it is, -1: nobody can say


class Opinion(Struct):
    """What stronger players say, of whom there are fewer games."""

    who: str
    games: int
    sentence: str


class TrialOut(Struct):
    """How far a trial is, and what it has told so far. Whoever looks at any moment is not fooled: see the guide."""

    pack: str
    version: int  # of the pack that is tried; when it is edited, the trial goes on with what was there
    against: str  # the title of the other one
    state: TrialState
    share: float  # of the time that it may take
    games: int  # that are played, with and without the change together
    alike: float  # share of the pairs that went the same way, move by move
    players: int
    who: str  # who plays, for people
    seconds: float
    verdict: str  # the sentence to show in large letters
    settled: bool  # the verdict is sure
    cards: list[CardTried]
    measures: list[MeasureOut]
    opinion: Opinion | None
    command: str  # that plays the same games in a terminal, with the exported pack

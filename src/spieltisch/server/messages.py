"""What the server and its clients say to each other: every shape on the wire, and nothing else.

The types of the front end are made from these (`scripts/web-types`), and so is the OpenAPI description. A message to a
client holds only what its seat may know: everything in it comes from `Table.view`, `Table.moves` and the like.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ..core.sheets import ScoreLine, ScoreSheet  # noqa: F401 - sheets are made of lines
from ..table import Place
from ..table.beats import Weight

Lang = str  # a language that the house speaks
SeatKind = Literal["human", "bot", "hotseat", "open"]  # open: waits for a friend who has not come yet
Level = str  # how a bot plays, `bots.LEVELS`

Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=60)]
Code = Annotated[str, Meta(min_length=4, max_length=32)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
PackName = Annotated[str, Meta(max_length=128)]
PACE = 900  # milliseconds a bot takes at least for an answer, unless somebody wants it otherwise
ThingNumber = Annotated[int, Meta(ge=0, le=32767)]
Things = Annotated[list[ThingNumber], Meta(min_length=1, max_length=200)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatIndex = Annotated[int, Meta(ge=0, le=99)]


# --- what a table looks like from a seat --------------------------------------------------------------------------


class OptionOut(Struct):
    """A thing that may be pointed at now. Only the seat that is asked gets any."""

    thing: int
    text: str
    anchor: str
    say: str
    change: dict[str, int]  # what it changes at once in front of me: {"gold": -6, "vp": 3}
    final: bool  # it cannot be taken back
    again: bool  # the same question comes again behind it: it may be collected with others and given at one go
    warning: str = ""  # what speaks against it: whoever points at it is told first, and points again
    idle: bool = False  # nothing would come of it
    foreseen: bool = True  # else nobody could look yet, as the rules are still being compiled, and it may not be final


class GatherOut(Struct):
    """Answers to be given at one go, and what they change in front of me."""

    things: list[int]
    change: dict[str, int]


class QuestionOut(Struct):
    """Who is asked what. `seat` is None for chance and when the game is over."""

    name: str
    seat: int | None
    text: str
    mine: bool


class EventOut(Struct):
    """Something that happened, as a sentence and as data for those who draw it."""

    text: str
    rule: str
    data: dict[str, Any]


class NoteOut(Struct):
    """Something that the log tells besides answers: somebody has taken a hint, or a seat has changed hands."""

    kind: str
    seat: int
    text: str


class BeatOut(Struct):
    """A step of the story (ADR 18): a headline, and the events that are folded below it.

    They are `events` many from event `nth` of the move that has this beat on, across the moves that follow it; the last
    is one of move `number`, whose state is drawn after the beat. The last beat of all may grow.
    """

    nth: int
    events: int
    number: int
    turn: int
    active: int | None  # whose turn it is
    seat: int | None  # whom it is about
    headline: str
    lead: int  # which of its events gives the headline
    rule: str
    moment: str  # placing, buying, attack …, as the game calls them; "": none
    weight: Weight
    remarks: list[str]  # what no event says
    by: int | None  # whose answer led to it; None: nobody's


class MoveOut(Struct):
    """An answer and what came of it. `number` counts answers from 1; 0 is what happened before the first."""

    number: int
    seat: int | None  # None: chance
    question: str
    text: str
    events: list[EventOut]
    notes: list[NoteOut]  # of what came after it and before the next answer, or behind answers that were taken back
    beats: list[BeatOut]  # that begin with an event of this move


class UndoOut(Struct):
    """Whether I may take back. `code` and `text` say why not."""

    possible: bool
    code: str = ""
    text: str = ""


class SeatOut(Struct):
    """A seat and who sits there."""

    seat: int
    name: str
    kind: SeatKind
    level: Level | None  # of a bot, and of the bot that stands in
    mine: bool
    host: bool
    online: bool
    standing_in: bool  # a bot plays for somebody who may come back


class RequestOut(Struct):
    """Somebody is to play a seat of the running game, if the people at the table agree."""

    seat: int
    name: str  # who is to play, or for whom a bot is to stand in
    bot: bool  # a bot is to stand in
    mine: bool  # it is me who wants to sit there
    decide: bool  # I have not said yet whether I agree
    missing: list[int]  # the seats of those who have not
    absent_from: str  # from then on, those who are not at the table are not waited for


class ChatOut(Struct):
    """Something somebody said. `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: str


class PastOut(Struct):
    """What the table looked like after an earlier answer, as the difference to the next newer view of a state."""

    number: int
    change: Any


class LessonOut(Struct):
    """What a guided game says to its learner now."""

    step: int
    steps: int
    pages: list[str]
    remark: str  # on the last answer
    anchors: list[str]  # what it points at
    done: bool
    complete: bool  # done, and every step was gone


class State(Struct, tag="state"):
    """Everything about a table that its viewer may know, as it is after answer `number` of the log.

    `log` holds the moves from `log_from` on, or from where the beat began that has grown since; a client that has all
    before puts them behind each other, one that has not asks for `sync` and gets `log_from` 0. `seq` grows with
    everything that is written to its log, undoing included; `version` with everything that is written about the table,
    chat, hints, title and rematch included.
    """

    table: str
    title: str
    game: str
    lang: Lang
    seq: int
    version: int
    number: int
    viewer: int | None
    view: Any  # as the game shapes it (`People.view`)
    question: QuestionOut
    options: list[OptionOut]
    why_not: dict[str, str]  # by anchor: why this cannot be pointed at now
    gather: GatherOut | None  # all that lies there for me, if I am asked
    once_more: GatherOut | None  # my last answers, which led back to this question
    repeat: int | None  # the thing of the last answer, if it can be given again
    undo: UndoOut
    seats: list[SeatOut]
    standing: list[Place]
    over: bool
    host: bool
    log: list[MoveOut]
    log_from: int
    past: list[PastOut]  # after each beat that is news, the newest first; the last one is `view`
    chat: list[ChatOut]
    rematch: str | None  # the table that follows this one
    hints: bool  # whether a seat that is asked may have hints
    waiting: bool  # nothing is dealt before every seat is taken
    requests: list[RequestOut]
    hushed: int = 0  # how many the host lets write nothing here; only the host is told
    removed: int = 0  # how many the host has shown out; only the host is told
    goal: str = ""  # what ends the game and who wins, in one line
    lesson: LessonOut | None = None  # for the learner of a guided game
    plan: list[int] | None = None  # the answers this state supposes and nobody has given yet


class Presence(Struct, tag="presence"):
    """Who sits where, whenever that changes."""

    table: str
    seats: list[SeatOut]
    thinking: int | None  # the seat of a bot that is about to answer


class Said(Struct, tag="chat"):
    """Something somebody said."""

    table: str
    line: ChatOut


class Problem(Struct, tag="problem"):
    """A command that was not carried out: nothing has changed. `command` is its id."""

    code: str
    text: str
    command: str | None = None
    state: State | None = None  # with code "stale": what the client should have known
    retry: int | None = None  # seconds after which it may be tried again


class Done(Struct, tag="done"):
    """A command that was carried out and is safe on disk."""

    command: str
    seq: int


class HintOut(Struct):
    """One of the best options: the estimated chance of winning with it, from 0 to 1, and what speaks for it."""

    thing: int
    chance: float
    reason: str


class StepOut(Struct):
    """A step of a plan: the answers that make it, what they do, and what speaks for them in words of the game."""

    things: list[int]
    text: str
    details: list[str]  # what else is answered on the way
    reasons: list[str]
    change: dict[str, int]  # of the numbers in front of me


class PlanOut(Struct):
    """What to do with this turn, in up to three steps, and what comes then."""

    steps: list[StepOut]
    end: str


class Hints(Struct, tag="hints"):
    """The best options of the question a seat is asked, the best first, and what to do with this turn.

    Only whoever has asked gets this. A hint that is asked for as a whole has the whole plan, another its first answer.
    """

    command: str
    seq: int
    seat: int
    best: list[HintOut]
    plan: PlanOut
    whole: bool


class Why(Struct):
    """Why a bot may have done what a beat tells, as far as its viewer can judge.

    What speaks for it in words of the game comes first, then how it looked beside what else was possible, if that can
    be said without knowing what is hidden, and the chance of winning with it, from 0 to 1.
    """

    number: int
    seat: int
    headline: str
    reasons: list[str]
    judged: str
    chance: float | None


class Pong(Struct, tag="pong"):
    """I am still here."""


ToClient = State | Presence | Said | Problem | Done | Hints | Pong


# --- what a client may ask for -------------------------------------------------------------------------------------


class OfSeat(Struct, forbid_unknown_fields=True):
    """A command of my seat; `seq` is what I knew when I gave it."""

    command: CommandId
    seq: Seq
    seat: SeatIndex


class AnswerMany(OfSeat, tag="answer"):
    """One or several answers of my seat, given at one go."""

    things: Things


class TakeBack(OfSeat, tag="undo"):
    """Take back my last answers."""


class Plan(OfSeat, tag="plan"):
    """What if I gave these answers? Nothing is changed; the reply is a `state` with `plan`."""

    things: Things


class AskHint(OfSeat, tag="hint"):
    """What would a good player do? Everybody hears that I have asked; the reply is `hints`.

    `whole`: with the whole plan for this turn, which takes longer.
    """

    whole: bool = False


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    command: CommandId
    text: Text


class Sync(Struct, tag="sync", forbid_unknown_fields=True):
    """Send me everything: I have missed something, or am not sure."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you still there?"""


FromClient = AnswerMany | TakeBack | Plan | AskHint | Say | Sync | Ping
Command = AnswerMany | TakeBack | Plan | AskHint | Say  # by plain POST, too


# --- around the table --------------------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table. The first `human` is whoever sets it up; `open` waits for a friend."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Level = "thumb"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool] = {}
    title: Title = ""
    pack: PackName = ""  # the name or the hash of a card pack; nothing: the base pack
    pace: Annotated[int, Meta(ge=0, le=5000)] = PACE
    hints: bool | None = None  # whether players may have hints; None: only a single person among bots


class NewLesson(Struct, forbid_unknown_fields=True):
    """A guided game to be set up."""

    game: str
    name: Annotated[str, Meta(max_length=24)] = ""  # of the learner


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Hand a seat to a bot or back, or give it another name. Left out: as it is."""

    stand_in: bool | UnsetType = UNSET
    level: Level | UnsetType = UNSET
    name: Name | UnsetType = UNSET


class ChangeTable(Struct, forbid_unknown_fields=True):
    """Another title, another pace of bots, hints from now on or no more. Left out: as it is."""

    title: Title | UnsetType = UNSET
    pace: Annotated[int, Meta(ge=0, le=5000)] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET


class Join(Struct, forbid_unknown_fields=True):
    """Take the seat that a code was made for, or take one's own seat back with a recovery code."""

    code: Code
    name: Name


class Look(Struct, forbid_unknown_fields=True):
    """What is a code good for?"""

    code: Code


class Invitation(Struct):
    """What somebody is invited to: the game, who has set it up, and who sits there already."""

    game: str
    title: str
    host: str  # the name at the table; empty if they only look on
    players: int
    names: list[str]  # of the people who have come
    waiting: bool  # the game begins when every seat is taken
    own: bool  # the way back to a seat of one's own


class Import(Struct, forbid_unknown_fields=True):
    """A game from a record file; all its seats become mine (one browser, handed round)."""

    record: Annotated[str, Meta(min_length=1, max_length=4_000_000)]
    title: Title = ""


class Invite(Struct):
    """A code that somebody can take a seat with, once. It is shown this one time."""

    seat: int
    code: str
    expires: str


class Recovery(Struct):
    """A code with which I get my seats at this table back in another browser. It is shown this one time."""

    code: str


class Joined(Struct):
    """The seat that a code was for; `asking`: the people at the table have to agree first."""

    table: str
    seat: int
    asking: bool


class Consent(Struct, forbid_unknown_fields=True):
    """Whether I agree that somebody takes over a seat; whoever asked for it takes that back with no."""

    agree: bool


class PackOut(Struct):
    """A card pack that a table can have."""

    name: str
    title: str
    hash: str
    own: bool  # made by somebody here; there is one base pack
    draft: str | None = None  # its name in the workshop, if I have made it there


class TableOut(Struct):
    """A table in a list or a lobby, without what lies on it."""

    table: str
    title: str
    game: str
    created: str
    changed: str
    players: int
    options: dict[str, Any]
    pack: str  # the hash of its cards: the catalogue is asked for by it
    pack_name: str
    seats: list[SeatOut]
    asked: int | None
    over: bool
    number: int
    host: bool
    mine: list[int]
    winners: list[int]
    rematch: str | None
    pace: int
    hints: bool  # whether players may have hints
    lesson: bool  # a guided game
    secrets: bool  # whether anything is hidden from anybody
    waiting: bool  # the game begins when every seat is taken
    requests: list[RequestOut]


class Created(Struct):
    """A new table, and codes for its open seats."""

    table: str
    invites: list[Invite]


class Series(Struct):
    """A number of one seat over the game."""

    seat: int
    values: list[int]


class Doing(Struct):
    """How often each seat did something."""

    key: str
    text: str
    counts: list[int]


class Story(Struct):
    """A game as a whole: points over time, and who did what how often."""

    table: str
    marks: list[int]  # numbers of answers: where each value of the series was taken
    labels: list[str]
    points: list[Series]
    doings: list[Doing]


class Scoring(Struct):
    """The final scoring in the order of the rulebook; games without one have no steps."""

    steps: list[str]
    step_texts: list[str]
    sheets: list[ScoreSheet]
    standing: list[Place]
    winners: list[int]


class TurningPoint(Struct):
    """A decision that cost much of the chance of winning, and what would have been better."""

    number: int  # answers that had been given before it: where to jump in the replay
    seat: int
    chosen: str
    better: str
    cost: float  # of the chance of winning, from 0 to 1: a drop of the curve from this mark to the next


class Luck(Struct):
    """A stroke of luck: what chance drew changed the chances much."""

    number: int  # answers that had been given before it
    seat: int  # who was asked next, as whom it is seen
    whom: int  # whom it helped
    gain: float  # of the chance of winning, from 0 to 1: a rise of the curve from this mark on


class Review(Struct):
    """A finished game looked back on: chances of winning over time, in per cent, and where it turned.

    While `share`, how much of the work is done, is below 1, the rest is empty: ask again.
    """

    table: str
    share: float
    marks: list[int]  # numbers of answers: where each value of the chances was taken
    chances: list[Series]
    turning_points: list[TurningPoint]  # in the order of the game
    luck: list[Luck]  # likewise


class Frame(Struct):
    """A moment of a replay as one viewer saw it."""

    table: str
    number: int
    last: int  # answers in the whole game so far
    viewer: int | None
    view: Any  # as the game shapes it (`People.view`)
    question: QuestionOut
    move: MoveOut | None  # what happened next


class Trouble(Struct):
    """Why a request was refused, as every error comes."""

    code: str
    text: str
    retry: int | None = None  # seconds after which it may be tried again

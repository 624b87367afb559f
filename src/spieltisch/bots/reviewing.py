"""Reviews: a finished game is gone through, and it is told how the chances went and where they were given away.

Three different questions are asked, each of playouts of its own:

1. *Where may something have been given away?* A search looks at every decision for a moment, and a few playouts at
   those that looked worst. Whatever looks worst of three hundred decisions is unlucky to look so bad: nothing is told
   of this.
2. *Is it surely worse than the other answer?* What was answered and what looked best are played out side by side, with
   the same luck, until it is clear: the interval holds at every look, and all that are tested share the doubt.
3. *How much was lost?* Those that are surely worse are played out afresh, and only that is told.

The curve of the chances is measured by the same players, so that a loss that is told is a drop in it. Every world is
one that the seat which was asked could not tell from the true one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby, pairwise
from math import sqrt
from typing import Any

import numpy as np

from ..core.certainty import ALPHA, half_width
from ..core.events import event_buffer
from ..core.game import Box, Game
from ..core.records import clone
from ..core.stack import CHANCE, OVER
from .advice import adviser
from .curve import Chances, smoothed
from .playing_out import Arm, PlayingOut, Shares, strongest_at_once
from .thinking import Budget, Opinion, Thinker, Thought

ENOUGH = 12  # visits that a first guess needs
DOUBT = 6  # visits of an average option that a first guess begins with
TELLING = 0.04  # of the chance of winning: less is not worth a word
TINY = 0.01  # less than that would be told as nothing at all
FEWEST, MOST_EACH = 32, 192  # playouts for a point of the curve
RIVALS = 3  # other answers that are compared with the one that was given
NARROWEST = 400  # playouts at which the interval of a test is nearest to an ordinary one

AT_ONCE = 64  # playouts between two looks, and between two chances for others to use the processor
MOST_PLAYOUTS = 1 << 16  # of one comparison: no two share any
SCREENING, TESTING, TELL, CURVE = range(4)  # what playouts are for: each has luck of its own


@dataclass(frozen=True)
class Effort:
    """How much is done for a review."""

    iterations: int = 150  # of the search, for every decision
    decisions: int = 24  # that are looked at by playouts
    strokes: int = 10  # of luck, likewise
    screening: int = 64  # playouts for each of them
    tested: int = 8  # decisions that are tested …
    tested_luck: int = 3  # … and strokes of luck
    most: int = 768  # playouts of a test, at most
    telling: int = 768  # playouts for what is told
    curve: int = 6000  # playouts for the curve, shared out among its points
    told: int = 5  # turning points that are told at most …
    told_luck: int = 3  # … and strokes of luck

    def times(self, factor: float) -> "Effort":
        """More or less of everything that takes time."""

        def part(number: int, least: int) -> int:
            return max(min(least, number), round(number * factor))

        return Effort(
            part(self.iterations, 16),
            part(self.decisions, 8),
            part(self.strokes, 4),
            part(self.screening, 32),
            part(self.tested, 5),
            part(self.tested_luck, 2),
            part(self.most, 256),
            part(self.telling, 256),
            part(self.curve, 1000),
            self.told,
            self.told_luck,
        )


@dataclass(frozen=True)
class Moment:
    """A decision at first sight."""

    number: int  # how many answers had been given before it
    seat: int
    chances: Chances  # of all seats, as this seat could see them
    chosen: int
    best: int
    cost: float  # chance of winning given away by not choosing the best: a guess that nobody is told
    rivals: tuple[int, ...] = ()  # other answers, those that looked best first


@dataclass(frozen=True)
class Turn:
    """A decision that was surely worse than another answer."""

    number: int
    seat: int
    chosen: int
    better: int
    before: Chances  # of all seats with the better answer, as the seat could see them …
    after: Chances  # … and with the one that was given
    error: float  # standard error of what was lost

    @property
    def until(self) -> int:
        """How many answers had been given when it was done."""
        return self.number + 1

    @property
    def cost(self) -> float:
        """The chance of winning that was given away."""
        return self.before[self.seat] - self.after[self.seat]


@dataclass(frozen=True)
class Stroke:
    """A stroke of luck: what chance drew surely changed the chances."""

    number: int  # answers before the first one of chance
    until: int  # … and after its last one
    seat: int  # as whom it is seen: who was asked next
    whom: int  # whom it helped
    before: Chances
    after: Chances
    error: float

    @property
    def gain(self) -> float:
        """How much it helped."""
        return self.after[self.whom] - self.before[self.whom]


@dataclass(frozen=True)
class Review:
    """A finished game looked back on."""

    marks: tuple[int, ...]  # numbers of answers
    chances: tuple[Chances, ...]  # of all seats, at each mark
    turns: tuple[Turn, ...]  # in the order of the game
    strokes: tuple[Stroke, ...]


# --- at first sight --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Question:
    """A question of a game that somebody could decide, and what had happened since the one before."""

    number: int
    seat: int
    s: Any  # a copy
    luck: int  # number of the first answer of chance since the question before; the own number: there was none
    before_luck: Any  # the state then


def questions_of(box: Box, game: Game, log: Sequence[int]) -> Iterator[Question]:
    """All of them, in order."""
    s, out, events = game.blank_state(), game.option_buffer(), event_buffer(0)  # as tables do: compiled once only
    n = game.new_game(box.record, s, events, out)
    luck, before_luck = 0, None
    for number, chosen in enumerate(log):
        seat = int(game.to_move(box.record, s))
        if seat == OVER:
            return
        if seat == CHANCE and n > 1 and before_luck is None:
            luck, before_luck = number, clone(s)
        if seat != CHANCE and n > 1:
            yield Question(number, seat, clone(s), number if before_luck is None else luck, before_luck)
            before_luck = None
        n = game.rules.answer(box.record, s, chosen, events, out)


def first_look(thinker: Thinker, box: Box, question: Question, chosen: int, iterations: int) -> Moment:
    """A decision judged by one thought; an answer is taken to be like the average until it has been tried often."""
    thought = thinker.think(box, question.s, Budget(iterations=iterations))
    own, best, usual = _tried(thinker, box, thought, chosen), thought.opinions[0], _mean(thought.opinions)
    chance = (own.chance * own.visits + usual * DOUBT) / (own.visits + DOUBT)
    cost = best.chance - chance if own.thing != best.thing else 0.0
    rivals = tuple(opinion.thing for opinion in thought.opinions if opinion.thing != chosen and opinion.visits)
    return Moment(question.number, question.seat, thought.chances, chosen, best.thing, max(0.0, cost), rivals[:RIVALS])


def _tried(thinker: Thinker, box: Box, thought: Thought, chosen: int) -> Opinion:
    """What there is to say of an answer: if it looked too bad to be tried often, it is tried now."""
    own = next(opinion for opinion in thought.opinions if opinion.thing == chosen)
    if own.visits >= ENOUGH:
        return own
    thinker.look_closer(box, chosen, ENOUGH - own.visits)
    return next(opinion for opinion in thinker.opinions() if opinion.thing == chosen)


def _mean(opinions: Sequence[Opinion]) -> float:
    """What all visits of a thought brought on average."""
    return sum(opinion.visits * opinion.chance for opinion in opinions) / sum(opinion.visits for opinion in opinions)


# --- comparing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Comparison:
    """Ways to go on from what a seat could know. The first is taken to be better for somebody than the last."""

    number: int  # of its playouts: no two comparisons of a review share any
    about: Moment | Question  # a decision, or the question after a stroke of luck
    seat: int  # whose knowledge it is
    whom: int  # whose chances are compared
    arms: tuple[Arm, ...]

    def play(self, by: PlayingOut, box: Box, purpose: int, first: int, count: int) -> Shares:
        """All ways so often: `[playout, arm, player]`."""
        return by.wins(box, self.seat, self.arms, self.number * MOST_PLAYOUTS + first, count, purpose)

    def gained(self, shares: Shares) -> Any:
        """What the first way brought beyond the last one, playout by playout."""
        return shares[:, 0, self.whom] - shares[:, -1, self.whom]


def of_decision(number: int, moment: Moment, s: Any) -> Comparison:
    """What was answered, last, and what else might have been."""
    arms = tuple(Arm(s, thing) for thing in (*moment.rivals, moment.chosen))
    return Comparison(number, moment, moment.seat, moment.seat, arms)


def of_luck(number: int, question: Question) -> Comparison:
    """The question after a stroke of luck, and that of chance before it."""
    return Comparison(number, question, question.seat, 0, (Arm(question.s), Arm(question.before_luck)))


def narrowed(comparison: Comparison, shares: Shares) -> Comparison:
    """The same with the best of the first ways alone; and for whom it is best, where it is not a decision of theirs."""
    means = shares.mean(axis=0)
    if isinstance(comparison.about, Question):
        return replace(comparison, whom=int((means[0] - means[-1]).argmax()))
    best = int(means[:-1, comparison.whom].argmax())
    return replace(comparison, arms=(comparison.arms[best], comparison.arms[-1]))


@dataclass
class Trial:
    """Whether differences are above 0 on average: playout by playout, until it is clear.

    What they were is for choosing alone: whoever stops when it is clear stops when it looks a little too good.
    """

    alpha: float  # the doubt it may have
    most: int  # differences that it may take
    found: Any = field(default_factory=lambda: np.zeros(0))

    @property
    def mean(self) -> float:
        """What was found so far."""
        return float(self.found.mean())

    def add(self, differences: Any) -> None:
        """More of them."""
        self.found = np.concatenate([self.found, differences])

    @property
    def sure(self) -> bool | None:
        """Are they, as far as one can be sure? None: it is not clear yet."""
        n = len(self.found)
        if n == 0:
            return None
        deviation = max(float(self.found.std()), 1 / sqrt(n))  # in few playouts the same may come out by chance
        if self.mean - half_width(deviation, n, 2 * self.alpha, NARROWEST) > 0:
            return True
        hopeless = self.mean + 2 * deviation / sqrt(n) < TELLING  # whatever it is, it is too little
        return False if hopeless or n >= self.most else None


def _with_changes(rows: dict[int, Chances], told: Sequence[Turn | Stroke]) -> dict[int, Chances]:
    """The points of a curve, and those at which something is told: what is told is the change from one to the next.

    It begins where the curve is at that moment, and is moved where it would leave the chart.
    """
    rows = dict(rows)
    for one in sorted(told, key=lambda one: one.number):
        last = max((mark for mark in rows if mark <= one.number), default=min(rows))
        change = np.array(one.after) - np.array(one.before)
        after = _as_chances(np.array(rows[last]) + change)
        rows |= {one.number: _tuple(_as_chances(after - change)), one.until: _tuple(after)}
    return rows


def _as_chances(row: Any) -> Any:
    row = np.maximum(row, 0.0)
    return row / row.sum()


def _tuple(row: Any) -> Chances:
    return tuple(row.tolist())


# --- a review --------------------------------------------------------------------------------------------------------


class Reviewer:
    """A review that is being made."""

    def __init__(
        self, game: str, box: Box, log: Sequence[int], seed: int, effort: Effort | None = None, by: str | None = None
    ) -> None:
        self.box, self.log, self.effort = box, log, effort or Effort()
        self.thinker = adviser(game, seed)
        self.by = PlayingOut(game, by or strongest_at_once(game), seed)
        self.questions: list[Question] = []
        self.moments: list[Moment] = []
        self.marks: list[int] = []
        self.chances: list[Chances] = []
        self.tested: list[Comparison] = []
        self.told: list[Turn | Stroke] = []

    def steps(self) -> Iterator[float]:
        """Go through the game piece by piece: the share of the work that is done."""
        done = 0.0
        for weight, phase in ((0.25, self._look), (0.25, self._measure), (0.15, self._screen), (0.35, self._judge)):
            for share in phase():
                yield min(done + weight * share, 0.999)
            done += weight

    def review(self) -> Review:
        """What has come of it."""
        told = sorted(self.told, key=lambda one: one.number)
        rows = _with_changes(dict(zip(self.marks, self.chances, strict=True)), told)
        rows[len(self.log)] = tuple(self._end().tolist())
        marks = tuple(sorted(rows))
        turns = tuple(one for one in told if isinstance(one, Turn))
        strokes = tuple(one for one in told if isinstance(one, Stroke))
        return Review(marks, tuple(rows[mark] for mark in marks), turns, strokes)

    def _look(self) -> Iterator[float]:
        """At every decision, with a search."""
        for question in questions_of(self.box, self.thinker.game, self.log):
            chosen = int(self.log[question.number])
            self.questions.append(question)
            self.moments.append(first_look(self.thinker, self.box, question, chosen, self.effort.iterations))
            yield question.number / len(self.log)

    def _measure(self) -> Iterator[float]:
        """The chances at the beginning of every move, which is all that a seat answers in a row."""
        starts = [next(move) for _, move in groupby(range(len(self.moments)), lambda at: self.moments[at].seat)]
        measured = []
        count = min(max(self.effort.curve // max(len(starts), 1), FEWEST), MOST_EACH)
        for done, at in enumerate(starts):
            question = self.questions[at]
            first = question.number * MOST_PLAYOUTS
            shares = self.by.wins(self.box, question.seat, [Arm(question.s)], first, count, CURVE)
            measured.append(shares[:, 0].mean(axis=0))
            yield done / len(starts)
        looked = [self.moments[at] for at in starts]
        self.marks = [moment.number for moment in looked]
        late = [moment.number / len(self.log) for moment in looked]
        seats = [moment.seat for moment in looked]
        self.chances = smoothed([moment.chances for moment in looked], seats, late, measured, count)

    def _screen(self) -> Iterator[float]:
        """A few playouts of all that looked worth it, to choose what is tested. Nothing of them is told."""
        seemed = list[tuple[float, Comparison]]()
        found = [*self._decisions(), *self._strokes()]
        for done, comparison in enumerate(found):
            shares = comparison.play(self.by, self.box, SCREENING, 0, self.effort.screening)
            narrow = narrowed(comparison, shares)
            best = comparison.arms.index(narrow.arms[0])
            difference = shares[:, best, narrow.whom] - shares[:, -1, narrow.whom]
            seemed.append((float(difference.mean()), narrow))
            yield done / len(found)
        for kind, most in ((Moment, self.effort.tested), (Question, self.effort.tested_luck)):
            of_kind = [one for one in seemed if isinstance(one[1].about, kind) and one[0] > 0]
            self.tested += [one for _, one in sorted(of_kind, key=lambda one: -one[0])[:most]]

    def _decisions(self) -> list[Comparison]:
        worst = sorted((at for at, moment in enumerate(self.moments) if moment.cost > 0), key=self._cost, reverse=True)
        return [of_decision(2 * at, self.moments[at], self.questions[at].s) for at in worst[: self.effort.decisions]]

    def _cost(self, at: int) -> float:
        return self.moments[at].cost

    def _strokes(self) -> list[Comparison]:
        """Where chance has drawn, and the chances looked different afterwards."""
        changes = [
            (max(abs(now - then) for now, then in zip(after.chances, before.chances, strict=True)), at)
            for at, (before, after) in enumerate(pairwise(self.moments), 1)
            if self.questions[at].before_luck is not None
        ]
        most = sorted(changes, reverse=True)[: self.effort.strokes]
        return [of_luck(2 * at + 1, self.questions[at]) for _, at in most]

    def _judge(self) -> Iterator[float]:
        """What is sure, and then, afresh, how much it was."""
        sure = list[tuple[float, Comparison]]()
        for done, comparison in enumerate(self.tested):
            test = Trial(ALPHA / len(self.tested), self.effort.most)
            while test.sure is None:
                shares = comparison.play(self.by, self.box, TESTING, len(test.found), AT_ONCE)
                test.add(comparison.gained(shares))
                yield 0.7 * done / len(self.tested)
            if test.sure and test.mean >= TELLING:
                sure.append((test.mean, comparison))
        for kind, most in ((Moment, self.effort.told), (Question, self.effort.told_luck)):
            of_kind = [one for one in sure if isinstance(one[1].about, kind)]
            for _, comparison in sorted(of_kind, key=lambda one: -one[0])[:most]:
                yield from self._tell(comparison)

    def _tell(self, comparison: Comparison) -> Iterator[float]:
        parts = []
        for first in range(0, self.effort.telling, AT_ONCE):
            count = min(AT_ONCE, self.effort.telling - first)
            parts.append(comparison.play(self.by, self.box, TELL, first, count))
            yield 0.7 + 0.3 * len(self.told) / (self.effort.told + self.effort.told_luck)
        shares = np.concatenate(parts)
        gained = comparison.gained(shares)
        if gained.mean() < TINY:
            return
        better, worse = (tuple(shares[:, arm].mean(axis=0).tolist()) for arm in (0, -1))
        error, about = float(gained.std()) / sqrt(len(gained)), comparison.about
        if isinstance(about, Moment):
            other = comparison.arms[0].thing
            self.told.append(Turn(about.number, about.seat, about.chosen, other, better, worse, error))
        else:
            self.told.append(Stroke(about.luck, about.number, about.seat, comparison.whom, worse, better, error))

    def _end(self) -> Any:
        """Who has won, and which share."""
        game, box = self.thinker.game, self.box
        s, out, events = game.blank_state(), game.option_buffer(), event_buffer(0)
        game.new_game(box.record, s, events, out)
        for chosen in self.log:
            game.rules.answer(box.record, s, chosen, events, out)
        points = np.zeros(2 * max(game.seats), np.int64)
        game.standing(box.record, s, points)
        won = points[max(game.seats) :][: box.players] == 1
        return won / won.sum()


def reviewed(
    game: str, box: Box, log: Sequence[int], seed: int, effort: Effort | None = None, by: str | None = None
) -> Review:
    """A whole review at once."""
    reviewer = Reviewer(game, box, log, seed, effort, by)
    for _ in reviewer.steps():
        pass
    return reviewer.review()

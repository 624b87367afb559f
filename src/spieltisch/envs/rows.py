"""Many games side by side, from decision to decision. Written once and bound to each game (`bind`).

A row is a place at which one game is followed by the next. What happens there depends on the seed and on the numbers of
its games alone, so rows may be dealt out to threads as one likes.
"""

from typing import TYPE_CHECKING

from ..core.arrays import Array, Floats, Grid, Ints
from ..core.records import Record, i1, i2, i4, i8, u1
from ..core.returns import write_returns
from ..core.rule import entry, part
from ..core.stack import CHANCE, OVER, AnyBox, States
from ..core.streams import pick, start_stream

if TYPE_CHECKING:
    from ..core.bound import answer, choose, new_game, observe, standing, to_move

PASS, START = -1, -2  # instead of an action: the row is left alone; a game is started there
ALL = -1  # instead of a seat: all of them
ASKED, RANDOM, THUMB = range(3)  # opponents: they are asked outside, too; they answer inside, at random or by thumb
WHIMS = 1 << 61  # number of the first stream of random options, beyond all games
ROW, THING = range(2)  # of an illegal action
NOTHING_WRONG = -1 << 40  # instead of a thing
EMPTY = 1000  # so many games one after another that ask nobody: nobody will ever be asked


class Row(Record):
    """What is known of a row beside the state of its game."""

    number = i8()  # of the game under its seed
    chance = i8(1)  # streams
    opponents = i8(1)
    whims = i8(1)  # of whoever asks for random options
    decisions = i4()  # of all seats in this game
    options = i2()  # how many are listed
    seat = i1()  # of the learner, or ALL
    asked = i1()  # who was asked last
    table = i2()  # which of the boxes and plans is meant here
    spare = u1(6)


class Plan(Record):
    """What all rows with the same kind of table have in common."""

    seed = i8()
    rows = i8()  # a game is followed by the one with a number that is so much higher
    longest = i4()  # decisions after which a game is cut off
    reward = i1()  # Reward
    opponents = i1()  # ASKED, RANDOM or THUMB
    seat = i1()  # of the learner; ALL: each in its turn
    keep = i1()  # 1: what was seen last of a game is kept
    learner = i1()  # 0: there is none, all seats are alike
    spare = u1(7)


Rows = Array[Row]


@part
def is_illegal(i: int, rows: Rows, actions: Ints, listed: Grid[int]) -> bool:
    """Whether the action of row i is not among its options."""
    thing = actions[i]
    for k in range(rows[i].options):
        if listed[i, k] == thing:
            return False
    return bool(thing != PASS)


@entry
def find_illegal(rows: Rows, actions: Ints, listed: Grid[int]) -> int:
    """The first row whose action is not among its options, or -1."""
    for i in range(rows.shape[0]):
        if is_illegal(i, rows, actions, listed):
            return i
    return -1


@part
def sample_row(i: int, rows: Rows, listed: Grid[int], actions: Ints) -> None:
    """A random option for row i."""
    n = int(rows[i].options)
    actions[i] = listed[i, pick(rows[i].whims, n)] if n > 0 else PASS


@entry
def sample_rows(rows: Rows, listed: Grid[int], actions: Ints) -> None:
    """A random option for each row."""
    for i in range(rows.shape[0]):
        sample_row(i, rows, listed, actions)


@entry
def lay_out_rows(rows: Rows, seed: int, tables: int) -> None:
    """Rows before their first games, dealt out evenly to kinds of tables; each has its own stream of random options."""
    for i in range(rows.shape[0]):
        rows[i].number = i
        rows[i].options = 0
        rows[i].table = i * tables // rows.shape[0]
        start_stream(rows[i].whims, seed, WHIMS + i)


@part
def learner_of(plan: Plan, players: int, number: int) -> int:
    """The seat of the learner in a game."""
    if not plan.learner:
        return ALL
    return number % players if plan.seat == ALL else int(plan.seat)


def advance(
    boxes: Array[AnyBox], plans: Array[Plan], fresh: States, states: States, rows: Rows, actions: Ints,
    listed: Grid[int], observation: Grid[float], mask: Grid[int], mover: Ints, reward: Grid[float], done: Ints,
    truncated: Ints, final: Grid[float], last: Grid[float], out: Ints, points: Ints, gains: Floats, seen: Floats,
    notes: Floats, clear: int, look: int
) -> None:  # fmt: skip
    """Carry out the action of each row and run on until somebody is asked outside; `look`: write down what they see.

    Chance and opponents answer, and a game that is over or too long is followed by the next one. `out`, `points`,
    `gains`, `seen` and `notes` are room to work in.
    """
    for i in range(states.shape[0]):
        row, thing = rows[i], int(actions[i])
        box, plan = boxes[row.table], plans[row.table]
        players = int(box.players)
        if clear:
            done[i] = False
            truncated[i] = False
            for seat in range(players):
                reward[i, seat] = 0
        if thing == PASS:
            continue
        s = states[i]
        for k in range(row.options):
            mask[i, listed[i, k]] = 0
        starts, empty, n = thing == START, 0, 0
        if not starts:
            row.decisions += 1
            n = answer(box, s, thing, None, out)
        while True:
            if starts:
                starts = False
                states[i] = fresh[0]
                row.decisions = 0
                row.seat = learner_of(plan, players, int(row.number))
                start_stream(row.chance, int(plan.seed), 2 * int(row.number))
                start_stream(row.opponents, int(plan.seed), 2 * int(row.number) + 1)
                n = new_game(box, s, None, out)
            asked = to_move(box, s)
            if asked == CHANCE:
                n = answer(box, s, int(out[pick(row.chance, n)]), None, out)
            elif asked == OVER or row.decisions >= plan.longest:
                if plan.keep:
                    observe(box, s, int(row.asked), last[i])
                if asked == OVER:
                    standing(box, s, points)
                    write_returns(points, players, int(plan.reward), gains)
                    for seat in range(players):
                        reward[i, seat] += gains[seat]
                        final[i, seat] = points[seat]
                else:
                    truncated[i] = True
                done[i] = True
                empty = empty + 1 if row.decisions == 0 else 0
                if empty == EMPTY:
                    break
                row.number += plan.rows
                starts = True
            elif plan.opponents == ASKED or asked == row.seat:
                break
            else:
                row.decisions += 1
                if plan.opponents == THUMB:
                    observe(box, s, asked, seen)
                    thing = int(choose(box, seen, asked, notes, out, n, row.opponents))
                else:
                    thing = int(out[pick(row.opponents, n)])
                n = answer(box, s, thing, None, out)
        row.options = n
        row.asked = max(asked, 0)
        mover[i] = asked
        for k in range(n):
            listed[i, k] = out[k]
            mask[i, out[k]] = 1
        if look:
            observe(box, s, int(row.asked), observation[i])

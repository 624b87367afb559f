"""Pebbles, a game of many small answers: nothing but what the table needs, and not compiled.

Each of two players owns three stones, nine pieces of wood and a bead, red or blue, that lies face down. Whose turn it
is pays five pieces, one after the other, and may meanwhile look at their bead or show it to all. Then a coin is tossed.
"""

from pathlib import Path
from typing import Any

from spieltisch.core.events import FIRST_DETAIL, HIDDEN, tell
from spieltisch.core.game import Box, Game, NotationError, People, Rules
from spieltisch.core.records import blank, record
from spieltisch.core.stack import CHANCE, OVER
from spieltisch.core.streams import pick

STONE, WOOD, LOOK, SHOW, COIN, BEAD = 0, 1, 2, 3, 4, 6  # things; COIN and BEAD + 0 or 1
WORDS = ("stone", "wood", "look", "show", "heads", "tails", "red", "blue")
PRICE = 5
UNSEEN, LOOKED, SHOWN = range(3)
PAID, LOOKED_AT, SHOWED, TOSSED = range(1, 5)  # events
BOX = record(("players", "i1"))
STATE = record(
    ("turn", "i1"),
    ("active", "i1"),
    ("dealt", "i1"),
    ("paid", "i1"),
    ("stone", "i1", (2,)),
    ("wood", "i1", (2,)),
    ("bead", "i1", (2,)),
    ("seen", "i1", (2,)),
)


def open_box(players: int, options: Any, pack: Any = None) -> Box:
    printed = blank(BOX)
    printed.players = players
    return Box(printed, None, players, {})


def new_game(box: Any, s: Any, events: Any, out: Any) -> int:
    s.stone[:], s.wood[:] = 3, 9
    return options(box, s, out)


def to_move(box: Any, s: Any) -> int:
    if s.turn == 2:
        return OVER
    return CHANCE if s.dealt < 2 or s.paid == PRICE else int(s.active)


def things(box: Any, s: Any) -> list[int]:
    if to_move(box, s) == CHANCE:
        return [BEAD, BEAD + 1] if s.dealt < 2 else [COIN, COIN + 1]
    me = s.active
    legal = {STONE: s.stone[me], WOOD: s.wood[me], LOOK: s.seen[me] == UNSEEN, SHOW: s.seen[me] == LOOKED}
    return [thing for thing, possible in legal.items() if possible and to_move(box, s) != OVER]


def options(box: Any, s: Any, out: Any) -> int:
    found = things(box, s)
    out[: len(found)] = found
    return len(found)


def answer(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
    me = s.active
    if thing in (STONE, WOOD):
        pieces = s.stone if thing == STONE else s.wood
        pieces[me] -= 1
        s.paid += 1
        tell(events, s, PAID, 1, me, thing)
    elif thing in (LOOK, SHOW):
        s.seen[me] += 1
        tell(events, s, LOOKED_AT if thing == LOOK else SHOWED, 1, me, s.bead[me])
    elif thing >= BEAD:
        s.bead[s.dealt] = thing - BEAD
        s.dealt += 1
    else:
        tell(events, s, TOSSED, 1, me, thing - COIN)
        s.paid, s.turn, s.active = 0, s.turn + 1, 1 - me
    return options(box, s, out)


def knows(s: Any, seat: int | None, owner: int) -> bool:
    return bool(s.seen[owner] == SHOWN or (seat == owner and s.seen[owner] == LOOKED))


def resample(box: Any, s: Any, seat: int, stream: Any) -> None:
    for owner in range(s.dealt):
        if not knows(s, seat, owner):
            s.bead[owner] = pick(stream, 2)


def view(box: Box, s: Any, seat: int | None) -> dict[str, Any]:
    beads = [int(s.bead[owner]) if knows(s, seat, owner) else None for owner in range(2)]
    return {"turn": int(s.turn), "stone": s.stone.tolist(), "wood": s.wood.tolist(), "bead": beads}


def say(box: Box, s: Any, thing: int, lang: str) -> str:
    return WORDS[thing]


def parse(box: Box, s: Any, text: str) -> int:
    if text not in WORDS:
        raise NotationError("unknown-thing", text=text)
    return WORDS.index(text)


def question(box: Box, s: Any) -> str:
    if to_move(box, s) == CHANCE:
        return "DEAL" if s.dealt < 2 else "TOSS"
    return "PAY"


def seen_by(box: Box, row: list[int], seat: int | None) -> list[int]:
    if row[0] != LOOKED_AT or row[FIRST_DETAIL] == seat:
        return row
    return [*row[: FIRST_DETAIL + 1], HIDDEN, *row[FIRST_DETAIL + 2 :]]


def event_text(box: Box, row: list[int], lang: str) -> str:
    player, detail = row[FIRST_DETAIL] + 1, row[FIRST_DETAIL + 1]
    bead = "their bead" if detail == HIDDEN else ("a red bead", "a blue bead")[detail % 2]
    sentences = (f"{player} pays {WORDS[detail]}.", f"{player} looks at {bead}.", f"{player} shows {bead}.", "A coin.")
    return sentences[row[0] - 1]


def standing(box: Any, s: Any, out: Any) -> None:
    out[:] = [0, 0, 1, 1]


GAME = Game(
    name="pebbles",
    prefix="P",
    folder=Path(__file__).resolve().parent,
    rules=Rules(
        state=STATE,
        box=BOX,
        things=len(WORDS),
        seats=range(2, 3),
        observation=1,
        longest=50,
        new_game=new_game,
        to_move=to_move,
        options=options,
        answer=answer,
        standing=standing,
        observe=lambda box, s, seat, out: None,
        resample=resample,
        check=lambda box, s: 0,
        open_box=open_box,
        options_of=(),
    ),
    people=People(
        view=view,
        question=question,
        question_text=lambda box, s, lang: "What now?",
        thing_text=lambda box, s, thing, lang: WORDS[thing].capitalize(),
        anchor=lambda box, s, thing: "table",
        event_text=event_text,
        event_data=lambda box, row: {"event": row[0], "rule": "P-1", "detail": row[FIRST_DETAIL + 1]},
        say=say,
        parse=parse,
        seen_by=seen_by,
        answer_seen_by=lambda box, s, thing, seat: thing < BEAD,
    ),
)

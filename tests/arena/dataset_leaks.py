"""Does a dataset tell more than its seats knew? Its games are played again, and what is hidden is exchanged.

`python -m tests.arena.dataset_leaks FOLDER --every 10` looks at every tenth row: in another world that its seat cannot
tell from the true one, the row must be the same.
"""

import argparse
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq

from spieltisch.arena.dataset import AT_ONCE, TABLE
from spieltisch.arena.playing import play_piece
from spieltisch.arena.series import Piece, Series, pieces_of
from spieltisch.core.events import event_buffer
from spieltisch.games import find_game
from spieltisch.table.chance import seeded_stream

EVENTS = event_buffer()  # nobody listens; as large as at a table, for which the rules are compiled already


def look_at(piece: Piece, rows: Any, every: int) -> tuple[int, int]:
    """How many rows were compared, and in how many of them something hidden was exchanged."""
    game, box = find_game(piece.series.game), piece.series.open_box().record
    places = list(zip(*(rows[name].to_pylist() for name in ("game", "number", "seat")), strict=True))
    kept = {(number, place): (row, seat) for row, (number, place, seat) in enumerate(places)}
    seen_then = rows["observation"].combine_chunks().values.to_numpy().reshape(len(places), game.observation)
    options_then = rows["options"].to_pylist()
    out, seen, compared, exchanged = game.option_buffer(), np.zeros(game.observation, np.float32), 0, 0
    for number, log in enumerate(play_piece(piece).logs(), piece.first):
        s = game.blank_state()
        game.new_game(box, s, EVENTS, out)
        for place, thing in enumerate(log.tolist()):
            row, seat = kept.get((number, place), (-1, -1))
            if row >= 0 and row % every == 0:
                other = s.copy()
                game.resample(box, other, seat, seeded_stream(row))
                exchanged += other.tobytes() != s.tobytes()
                game.observe(box, other, seat, seen)
                assert (seen_then[row] == seen).all(), f"game {number}, answer {place}: the observation tells a secret"
                n = game.options(box, other, out)
                assert options_then[row] == out[:n].tolist(), (
                    f"game {number}, answer {place}: the options tell a secret"
                )
                compared += 1
            EVENTS[0, 0] = 0
            game.rules.answer(box, s, thing, EVENTS, out)
    return compared, exchanged


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", type=int, default=10)
    arguments = parser.parse_args()
    about = json.loads((arguments.folder / "dataset.json").read_text("utf-8"))
    series, begin = replace(Series.of(about["series"], None), logs=True), time.perf_counter()
    assert series.plays(about["series"]["pack"]), "other cards"
    compared = exchanged = 0
    for piece in pieces_of([series], AT_ONCE):
        rows = pq.read_table(arguments.folder / TABLE / f"{piece.name}.parquet")
        one, two = look_at(piece, rows, arguments.every)
        compared, exchanged = compared + one, exchanged + two
    told = {"game": series.game, "games": series.games, "compared": compared, "exchanged": exchanged, "leaks": 0}
    print(json.dumps({**told, "seconds": round(time.perf_counter() - begin, 1)}))


if __name__ == "__main__":
    main()

"""Games as data for those who learn: what a seat saw, could do and did, and what that was worth to it in the end.

A folder of Parquet files that anybody reads without us, and a card that says what they hold:

    README.md, dataset.json       the card, for people and for programs
    decisions/0000-000000000.parquet, …

Nothing in them is more than the seat of a row knew at that moment; what a game was worth is told afterwards.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from .. import __version__
from ..core.events import event_buffer
from ..core.game import Game
from ..core.returns import REWARDS
from ..games import find_game
from ..table.files import write_atomically
from .errors import BadLog
from .folder import Files, Folder, files_of
from .played import Played
from .playing import play_piece, versions
from .pool import Engine, kept_in_order
from .series import Piece, Series, pieces_of

TABLE = "decisions"
CARD, ABOUT = "README.md", "dataset.json"
AT_ONCE = 50  # games in one file: some ten thousand rows


def write(series: Series, engine: Engine | int, out: Path) -> Iterator[int]:
    """Play the games of a series and write their decisions; says after each piece how many games it had.

    Pieces that lie in the folder already are not played again.
    """
    series = replace(series.with_these_cards(), logs=True)
    folder = Folder(out, {**versions([series]), "series": [series.data()]}, (TABLE,), [series.pack])
    done = folder.done()
    pieces = list(pieces_of([series], AT_ONCE))
    yield sum(piece.count for piece in pieces if piece.name in done)
    missing = [piece for piece in pieces if piece.name not in done]
    yield from kept_in_order(_play, partial(_keep, folder), missing, engine)
    _write_card(series, out)


def _play(piece: Piece) -> Files:
    return files_of({TABLE: decisions_of(piece, play_piece(piece))})


def _keep(folder: Folder, piece: Piece, files: Files) -> int:
    folder.keep(piece.name, files)
    return piece.count


def decisions_of(piece: Piece, played: Played) -> pa.Table:
    """One row for each decision."""
    game, box = find_game(piece.series.game), piece.series.open_box().record
    again = _Again(game, box, len(played.log))
    returns = [again.play(number, log) for number, log in enumerate(played.logs(), piece.first)]
    return again.table({reward: np.stack([one[reward] for one in returns]) for reward in REWARDS}, piece.first)


class _Again:
    """Plays games again, and writes down what was decided in them: wherever a seat had more than one option."""

    def __init__(self, game: Game, box: Any, answers: int) -> None:
        self.game, self.box = game, box
        self.out, self.events = game.option_buffer(), event_buffer()
        self.seen = np.zeros(game.observation, np.float32)
        self.observations = np.zeros((answers, game.observation), np.int16)
        self.rows: list[tuple[int, int, int, int]] = []  # game, number, seat, thing
        self.options: list[Any] = []

    def play(self, number: int, log: Any) -> dict[str, Any]:
        """One game; what it was worth to each seat."""
        rules, box, s, out = self.game.rules, self.box, self.game.blank_state(), self.out
        n = rules.new_game(box, s, self.events, out)
        for place, thing in enumerate(log.tolist()):
            if thing not in out[:n]:
                raise BadLog("log-not-legal", game=number, answer=place)
            if n > 1 and (seat := rules.to_move(box, s)) >= 0:
                rules.observe(box, s, seat, self.seen)
                self.observations[len(self.rows)] = self.seen
                self.rows.append((number, place, seat, thing))
                self.options.append(out[:n].copy())
            self.events[0, 0] = 0
            n = rules.answer(box, s, thing, self.events, out)
        return {reward: self.game.returns(box, s, reward) for reward in REWARDS}

    def table(self, returns: dict[str, Any], first: int) -> pa.Table:
        """The columns of a file."""
        rows = np.array(self.rows, np.int64).reshape(-1, 4)
        ends = np.zeros(len(rows) + 1, np.int32)
        np.cumsum([len(one) for one in self.options], out=ends[1:])
        offered = np.concatenate([np.zeros(0, np.int16), *self.options])
        return pa.table(
            {
                "game": rows[:, 0].astype(np.int32),
                "number": rows[:, 1].astype(np.int32),
                "seat": rows[:, 2].astype(np.int8),
                "observation": pa.FixedSizeListArray.from_arrays(
                    pa.array(self.observations[: len(rows)].ravel()), self.game.observation
                ),
                "options": pa.ListArray.from_arrays(pa.array(ends), pa.array(offered)),
                "answer": rows[:, 3].astype(np.int16),
                **{f"return_{reward}": worth[rows[:, 0] - first, rows[:, 2]] for reward, worth in returns.items()},
            }
        )


# --- the card --------------------------------------------------------------------------------------------------------


def _write_card(series: Series, out: Path) -> None:
    game = find_game(series.game)
    files = sorted((out / TABLE).glob("[!.]*.parquet"))
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    about = {
        "spieltisch": __version__,
        **{key: value for key, value in versions([series]).items() if key != "version"},
        "series": series.data(),
        "sha256": digest.hexdigest(),
        "files": [f"{TABLE}/{file.name}" for file in files],
        "columns": COLUMNS_TOLD,
        "observation": [
            {
                "name": field.name,
                "start": field.start,
                "size": field.size,
                "kind": field.kind.value,
                "low": field.low,
                "high": field.high,
                "meaning": field.meaning,
            }
            for field in game.observation_spec()
        ],
        "actions": list(game.action_names()),
    }
    write_atomically(out / ABOUT, json.dumps(about, indent=1, ensure_ascii=False).encode())
    write_atomically(out / CARD, _card(series, about).encode())


COLUMNS_TOLD = {
    "game": "number of the game, from 0",
    "number": "number of the answer in its game; answers of chance and those without an alternative have no row",
    "seat": "who decides, from 0",
    "observation": "what this seat knows then, as whole numbers; names and ranges: dataset.json, observation",
    "options": "the things that may be pointed at; the mask of the decision",
    "answer": "the thing that was chosen; names: dataset.json, actions",
    "return_win": "what the game was worth to this seat: the winners share one win, the others lose it",
    "return_rank": "the same by places, from 1 to -1",
    "return_margin": "own points minus the mean of the others'",
    "return_points": "own points",
}


def _card(series: Series, about: dict[str, Any]) -> str:
    """What people should know of these data."""
    rows = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS_TOLD.items())
    who = ", ".join(series.names)
    return f"""# Decisions in games of {series.game}

{series.games:,} games for {series.players}, played by {who}, made by Spieltisch {about["spieltisch"]}. Everything in
them follows from the settings in `{ABOUT}`: the same settings give the same rows. SHA-256 of all files:
`{about["sha256"]}`.

| column | meaning |
|---|---|
{rows}

Read them with anything that reads Parquet:

```python
import polars as pl

decisions = pl.read_parquet("{TABLE}/*.parquet")
```

A row holds what its seat knew at that moment and nothing else; only the returns come from the end of the game.
"""

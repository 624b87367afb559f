"""The tables of docs/balance.md, from games that were played before.

spieltisch report GAME --who network --games 400 --jobs 2 --data FOLDER     plays them
scripts/balance tables FOLDER                                               seats, ends, who one is, by setting
scripts/balance dealt GAME QUESTION COLUMN --players N [--option …]         one question is answered at random, so
                                                                            that what was chosen is like dealt
"""

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from spieltisch.arena.facts import facts_of
from spieltisch.arena.gathering import read_samples
from spieltisch.arena.logs import Logs
from spieltisch.arena.pool import in_order
from spieltisch.arena.samples import SMALLEST, Pool, Sample, decks_of, length
from spieltisch.arena.statistics import Estimate, mean, share
from spieltisch.arena.subjects import subject_of
from spieltisch.arena.thinking import TableOfMinds, seed_of
from spieltisch.bots.minds import Mind, find_mind
from spieltisch.games import find_game
from spieltisch.table import read_flags
from spieltisch.table.chance import pick_from, seeded_stream


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(dest="kind", required=True)
    tables = kinds.add_parser("tables")
    tables.add_argument("folder", type=Path)
    dealt = kinds.add_parser("dealt")
    for name in ("game", "question", "column"):
        dealt.add_argument(name)
    dealt.add_argument("--players", type=int, default=2)
    dealt.add_argument("--option", action="append", default=[])
    dealt.add_argument("--who", default="network")
    dealt.add_argument("--games", type=int, default=400)
    dealt.add_argument("--jobs", type=int, default=1)
    dealt.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    if wish.kind == "tables":
        show(*read_samples(wish.folder))
    else:
        deal(wish)


# --- tables ----------------------------------------------------------------------------------------------------------


def show(series: Sequence[object], samples: Sequence[Sample]) -> None:
    game = series[0].game  # type: ignore[attr-defined]
    settings(game, samples)
    seats(samples)
    ways(game, samples)
    for deck in subject_of(game).identities:
        identities(game, samples, deck)


def row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |")


def head(title: str, *cells: str) -> None:
    print(f"\n### {title}\n")
    row(*cells)
    row("---", *["---:"] * (len(cells) - 1))


def percent(one: Estimate) -> str:
    return f"{100 * one.value:.0f} ({100 * one.low:.0f}–{100 * one.high:.0f})"


def name_of(sample: Sample) -> str:
    return ", ".join([str(sample.players), *(f"{key} {value}" for key, value in sample.options)])


def settings(game: str, samples: Sequence[Sample]) -> None:
    """Length and ends."""
    pool, subject = Pool(game, samples), subject_of(game)
    head(
        "Settings",
        "setting",
        "games",
        *subject.all_lengths,
        "10–90 %",
        "winner",
        "ahead",
        *(f"% {end}" for end in subject.ends.values()),
    )
    for sample in samples:
        games = sample.facts.games
        longs = [mean(length(pool, sample, name)) for name in subject.all_lengths]
        low, high = np.percentile(length(pool, sample, subject.measure), [10, 90])
        ends = [share(games["ended_by"] == number, np.arange(sample.games)) for number in subject.ends]
        row(
            name_of(sample),
            str(sample.games),
            *(f"{one.value:.2f} ± {(one.high - one.low) / 2:.2f}" for one in longs),
            f"{low:.0f}–{high:.0f}",
            f"{games['most_points'].mean():.1f}",
            f"{games['margin'].mean():.1f}",
            *map(percent, ends),
        )


def seats(samples: Sequence[Sample]) -> None:
    """Wins by how far behind the starting player somebody sits."""
    head("Seats in turn order, wins in %", "setting", "1", "2", "3", "4", "farthest from fair")
    for sample in samples:
        players = sample.facts.players
        wins = [players["win"][players["turn_order"] == order] for order in range(sample.players)]
        found = [share(one, np.arange(len(one))) for one in wins]
        away = max((one.value - 1 / sample.players for one in found), key=abs)
        cells = [percent(one) for one in found] + [""] * (4 - len(found))
        row(name_of(sample), *cells, f"{100 * away:+.1f}")


def ways(game: str, samples: Sequence[Sample]) -> None:
    """What winners of each number of players have done, beside all others: several ways to win, or one?"""
    columns = [name for chapter in subject_of(game).chapters for name in chapter.columns]
    for count in sorted({sample.players for sample in samples}):
        some = [sample for sample in samples if sample.players == count]
        won = np.concatenate([sample.facts.players["win"] for sample in some])
        head(
            f"Ways to win, {count} players",
            "what",
            "winners",
            "others",
            "wins in % of the lowest, middle, highest third",
        )
        for name in (*columns, *subject_of(game).counts.points):
            values = np.concatenate([sample.facts.players[name] for sample in some]).astype(float)
            if not values.any():
                continue
            order = np.argsort(values + np.random.default_rng(1).random(len(values)) * 1e-6)
            thirds = [f"{100 * won[part].mean():.0f}" for part in np.array_split(order, 3)]
            row(name, f"{values[won > 0].mean():.1f}", f"{values[won == 0].mean():.1f}", ", ".join(thirds))


def identities(game: str, samples: Sequence[Sample], deck: str) -> None:
    """Points of each beyond the fair share, by setting; the advantage of the seat is taken out."""
    box = samples[0].box
    ids, decks = subject_of(game).counts.card_ids(box), decks_of(game, box)
    own = [id_ for id_ in ids if decks[id_] == deck]
    column = deck if deck in samples[0].facts.players else None
    if column is None:
        return
    head(f"{deck}, points beyond the fair share", "which", *(name_of(sample) for sample in samples), "all")
    for number, id_ in enumerate(own):
        found = [surplus(sample, column, number) for sample in samples]
        values, groups = zip(*found, strict=True)
        offsets = np.cumsum([0, *(sample.games for sample in samples[:-1])])
        every = mean(
            np.concatenate(values), np.concatenate([group + at for group, at in zip(groups, offsets, strict=True)])
        )
        row(id_, *(points(mean(*one)) for one in found), points(every))


def surplus(sample: Sample, column: str, number: int) -> tuple[np.ndarray, np.ndarray]:
    players = sample.facts.players
    seat = players["turn_order"].astype(int)
    usual = np.bincount(seat, players["win"]) / np.bincount(seat)
    here = players[column] == number
    games = np.repeat(np.arange(sample.games), sample.players)
    return (players["win"] - usual[seat])[here], games[here]


def points(one: Estimate) -> str:
    return "–" if one.n < SMALLEST else f"{100 * one.value:+.0f} ± {50 * (one.high - one.low):.0f} ({one.n})"


# --- one question at random ------------------------------------------------------------------------------------------


class Dealt:
    """A player who answers one question at random, and all others as usual."""

    def __init__(self, mind: Mind, question: str, seed: int) -> None:
        self.mind, self.question, self.stream = mind, question, seeded_stream(seed)

    def answer(self, box: object, s: object, begins_move: bool = True) -> int:
        game = self.mind.players.game
        if game.people.question(box, s) != self.question:
            return self.mind.answer(box, s, begins_move)  # type: ignore[arg-type]
        out = game.option_buffer()
        return int(out[pick_from(self.stream, game.options(box.record, s, out))])  # type: ignore[attr-defined]


def deal(wish: argparse.Namespace) -> None:
    game = find_game(wish.game)
    pieces = [
        (wish.game, wish.players, tuple(wish.option), wish.who, wish.question, wish.seed, n) for n in range(wish.games)
    ]
    logs = Logs.of([np.array(log, np.int16) for log in in_order(dealt_log, pieces, wish.jobs)])
    options = read_flags(game, wish.option, "en")
    box = game.open_box(wish.players, options)
    facts = facts_of(game, box, logs, np.zeros((wish.games, wish.players), np.int8))
    sample = Sample(wish.players, tuple(sorted(options.items())), box, facts)
    seats([sample])
    identities(wish.game, [sample], wish.column)


def dealt_log(piece: tuple[str, int, tuple[str, ...], str, str, int, int]) -> list[int]:
    name, players, option, who, question, seed, number = piece
    game = find_game(name)
    box = game.open_box(players, read_flags(game, option, "en"))
    table = TableOfMinds(game, box, number)
    minds = [
        Dealt(find_mind(name, who, seed_of(seed, number, seat)), question, seed_of(seed, number, seat + players))
        for seat in range(players)
    ]
    table.play(minds, seeded_stream(seed, 2 * number), game.longest)  # type: ignore[arg-type]
    return table.log


if __name__ == "__main__":
    main()

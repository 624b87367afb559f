"""Simulation: the result depends on the seed, and on nothing else."""

import hashlib
import json
from typing import Any

import numpy as np
import pytest

from spieltisch.arena import series as cutting
from spieltisch.arena.played import Played, log_of
from spieltisch.arena.series import pieces_of, rotated
from spieltisch.cli import many
from spieltisch.cli import simulate as module
from spieltisch.core.drivers import DIGEST
from spieltisch.core.game import Bench
from tests.cli.conftest import Command
from tests.toy import GAME

OWN = ("jobs", "resumed", "seconds", "games_per_second", "decisions_per_second")  # what may differ from run to run


def result_of(command: Command, line: str) -> dict[str, Any]:
    done = command(f"{line} --json")
    assert (done.status, done.err) == (0, "")
    result = json.loads(done.out)
    for key in OWN:
        assert result.pop(key) >= 0
    return dict(result)


def test_the_report_counts_every_game(command: Command) -> None:
    result = result_of(command, "simulate toy --games 700 --players 3 --seed 5 --option patience=true")
    assert (result["games"], result["players"], result["seed"], result["unfinished"]) == (700, 3, 5, 0)
    assert result["options"] == {"rounds": 3, "patience": True}
    assert result["decisions"] == round(result["mean_decisions"] * 700)
    assert sum(result["wins"]) == pytest.approx(700)
    assert len(result["digest"]) == 64


def test_the_same_seed_gives_the_same_games(command: Command) -> None:
    assert result_of(command, "simulate toy --games 50") == result_of(command, "simulate toy --games 50 --seed 1")
    assert result_of(command, "simulate toy --games 50") != result_of(command, "simulate toy --games 50 --seed 2")


def test_pieces_do_not_matter(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = result_of(command, "simulate toy --games 50")
    monkeypatch.setattr(cutting, "MOST_AT_ONCE", 1)
    assert result_of(command, "simulate toy --games 50") == whole


def test_the_number_of_processes_does_not_matter(command: Command) -> None:
    line = "simulate xibalba --games 9 --players 3 --seed 3 --option threshold=5"
    assert result_of(command, f"{line} --jobs 1") == result_of(command, f"{line} --jobs 2")


def test_the_digest_is_that_of_the_games_in_order(command: Command) -> None:
    digest = hashlib.sha256()
    box, bench = GAME.open_box(2, {}), Bench.of(GAME)
    for number in range(3):
        digest.update(bench.play_many(box, 8, number, 1)[0, DIGEST].astype("<i8").tobytes())
    assert result_of(command, "simulate toy --games 3 --seed 8")["digest"] == digest.hexdigest()


def finished(places: list[list[int]], seating: list[list[int]], unfinished: list[bool]) -> Played:
    """Games of which we know the places only."""
    table, zeros = np.array(places, np.int8), np.zeros(len(places), np.int64)
    nothing = np.zeros(table.shape)
    return Played(
        0,
        np.array(seating, np.int8),
        nothing,
        table,
        zeros,
        zeros,
        zeros,
        np.array(unfinished),
        None,
        None,
        nothing,
        nothing,
        nothing,
        *log_of([np.zeros(0, np.int16)] * len(places)),
    )


def test_shared_wins_are_shared() -> None:
    tally = module.Tally(("thumb", "thumb", "random"), 3)
    seating = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    tally.add(finished([[1, 1, 3], [1, 1, 1], [2, 1, 3], [1, 2, 3]], seating, [False, False, False, True]))
    assert [shares / module.SHARES for shares in tally.shares] == pytest.approx([5 / 6, 11 / 6, 1 / 3])
    assert (tally.shared, tally.unfinished) == (2, 1)
    assert {name: shares / module.SHARES for name, shares in tally.shares_of.items()} == pytest.approx(
        {"thumb": 1 + 2 / 3 + 1, "random": 1 / 3}
    )
    assert tally.seats_of == {"thumb": 8, "random": 4}


def test_every_game_is_in_one_piece() -> None:
    for games in (1, 7, 1000, 54321):
        pieces = list(pieces_of([rotated("toy", {}, None, 1, ("random", "random"), games)]))
        assert [piece.first + i for piece in pieces for i in range(piece.count)] == list(range(games))
        assert max(piece.count for piece in pieces) <= cutting.MOST_AT_ONCE


def test_the_report_can_be_read_by_people(command: Command) -> None:
    assert "Wins of seat 2" in command("simulate toy --games 20").out
    assert "Siege von Platz 2" in command("simulate toy --games 20 --lang de").out


def test_an_interrupted_simulation_ends_politely(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*what: object) -> Any:
        yield None, finished([[1, 2]], [[0, 0]], [False])
        raise KeyboardInterrupt

    monkeypatch.setattr(many, "play", interrupted)
    done = command("simulate toy")
    assert (done.status, done.out, done.err) == (130, "", "Stopped.\n")

"""Tournaments: everybody meets everybody, on all seats and with the same luck."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from spieltisch.arena.played import Played
from spieltisch.arena.playing import play, play_piece
from spieltisch.arena.tournament import BadField, Book, Meeting, meetings
from tests.arena.kit import SHORT, chance_answers_from, only_piece


def field(names: list[str], games: int, sizes: list[int], logs: bool = False, game: str = "xibalba") -> list[Meeting]:
    return meetings(game, names, games, sizes, 5, SHORT if game == "xibalba" else {}, None, logs)


def book_of(names: list[str], field: list[Meeting], jobs: int = 1, out: Path | None = None) -> Book:
    book = Book(names, field)
    for piece, played in play([meeting.series for meeting in field], jobs, out):
        book.add(piece.number, played)
    return book


def test_every_two_meet_in_at_least_so_many_games() -> None:
    found = field(["random", "thumb", "careless"], 100, [2, 3, 4])
    assert [(one.a, one.b, one.series.players) for one in found] == [
        (a, b, players) for players in (2, 3, 4) for a, b in ((0, 1), (0, 2), (1, 2))
    ]
    assert [one.series.games for one in found[::3]] == [100, 102, 112]


def test_neighbours_alone_meet_if_that_is_wanted() -> None:
    names = ["random", "careless", "thumb"]
    found = meetings("xibalba", names, 60, [2], 5, SHORT, None, neighbours=True)
    assert [(one.a, one.b) for one in found] == [(0, 1), (1, 2)]
    book = book_of(names, found)  # all on one scale, though the first and the last have never met
    assert [rating.name for rating in sorted(book.ratings(), key=lambda rating: rating.mu)] == names
    assert [one.name for one in sorted(book.strengths(), key=lambda one: one.points)] == names


@pytest.mark.parametrize("names", [["thumb", "random"], ["thumb", "search@4"]], ids="-".join)
@pytest.mark.parametrize("players", [2, 3])
def test_games_of_a_group_have_the_same_luck_and_others_have_not(names: list[str], players: int) -> None:
    (meeting,) = field(names, 2 * (2**players - 2), [players], logs=True)
    series = meeting.series
    played = play_piece(only_piece(series))
    logs = list(played.logs())
    for number, log in enumerate(logs):
        group = number // series.group
        assert chance_answers_from(series, log, 2 * group)
        assert not chance_answers_from(series, log, 2 * (1 - group))
    assert len({log.tobytes() for log in logs}) == len(logs)  # and yet no two games are the same
    assert played.seating[: series.group].tolist() == played.seating[series.group :].tolist()
    assert len({tuple(row) for row in played.seating.tolist()}) == series.group


@pytest.mark.parametrize("game", ["wutaki", "xibalba"])
def test_rules_of_thumb_beat_random_players(game: str) -> None:
    names = ["random", "thumb"]
    book = book_of(names, meetings(game, names, 60, [2, 3], 1, {}, None))
    for score in book.scores():
        assert score.share < 0.1  # measured: less than 0.01
        assert score.low <= score.share <= score.high < 0.2
    random, thumb = book.ratings()
    assert thumb.mu - random.mu > 10
    assert book.unfinished == 0
    assert all(clock.games == 60 + 60 * 3 // 2 for clock in book.clocks)
    assert all(clock.answers > clock.moves > clock.games for clock in book.clocks)


def test_results_depend_neither_on_processes_nor_on_interruptions(tmp_path: Path) -> None:
    names = ["random", "thumb", "search@4"]
    found = field(names, 4, [2])
    one, two = book_of(names, found, 1), book_of(names, found, 2, tmp_path / "out")
    (tmp_path / "out" / "games" / "0001-000000002.parquet").unlink()  # as if it had been interrupted
    again = book_of(names, found, 1, tmp_path / "out")
    assert one.scores() == two.scores() == again.scores()
    assert one.ratings() == two.ratings() == again.ratings()
    assert one.strengths() == two.strengths() == again.strengths()
    assert [clock.answers for clock in one.clocks] == [clock.answers for clock in again.clocks]


def test_times_are_those_of_the_player(tmp_path: Path) -> None:
    names = ["thumb", "search@8", "random"]
    book = book_of(names, field(names, 2, [2]))
    thumb, search, random = book.clocks
    assert search.longest is not None
    assert search.longest_move is not None
    assert search.longest_move >= search.longest > search.seconds / search.answers
    assert search.seconds / search.answers > 2 * thumb.seconds / thumb.answers
    assert random.longest is not None  # from the games against search, where single answers are measured
    compiled = book_of(["thumb", "random"], field(["thumb", "random"], 2, [2]))
    assert [clock.longest for clock in compiled.clocks] == [None, None]


def hand_made(meeting: Meeting, places: list[list[int]], unfinished: list[bool]) -> Played:
    played = play_piece(only_piece(meeting.series))
    return replace(played, places=np.array(places, np.int8), unfinished=np.array(unfinished))


def test_a_game_that_was_not_finished_is_a_tie() -> None:
    names = ["thumb", "random"]
    (meeting,) = field(names, 4, [2])
    book = Book(names, [meeting])
    book.add(0, hand_made(meeting, [[1, 2], [2, 1], [1, 2], [1, 2]], [False, False, True, True]))
    (score,) = book.scores()
    assert score.share == pytest.approx((1 + 1 + 0.5 + 0.5) / 4)  # seats change after every game
    assert book.unfinished == 2


@pytest.mark.parametrize("names", [["thumb"], ["thumb", "thumb"], ["thumb", "random", "thumb"], []])
def test_a_tournament_needs_different_players(names: list[str]) -> None:
    with pytest.raises(BadField):
        field(names, 4, [2])

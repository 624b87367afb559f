"""Players of a game that brings nothing but its rules: every level, hints and reviews."""

from collections.abc import Iterator

import pytest

from spieltisch.bots.advice import Compared, adviser, hints
from spieltisch.bots.knobs import knobs_of
from spieltisch.bots.levels import LEVELS, level_of, ratings
from spieltisch.bots.minds import find_mind, parse_player
from spieltisch.bots.players import find_players, first_question, kinds_of
from spieltisch.bots.reviewing import Effort, Reviewer
from spieltisch.bots.thinking import Budget
from spieltisch.bots.thumb import has_thumb, thumb_of
from spieltisch.bots.versions import compiled_hash, files_of
from spieltisch.core.game import Game
from spieltisch.games import find_game
from spieltisch.table import Table
from tests.shelf import put_on_shelf


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    put_on_shelf(monkeypatch, toy="tests.toy")
    kept = (thumb_of, knobs_of, ratings, find_players)
    yield find_game("toy")
    for one in kept:
        one.cache_clear()


def test_it_has_no_rules_of_thumb_and_players_all_the_same(toy: Game) -> None:
    assert not has_thumb("toy")
    assert kinds_of("toy") == {"random"}
    assert thumb_of("toy").feature_names == ()
    assert ratings("toy") == {}
    assert compiled_hash("toy") != files_of("toy")


@pytest.mark.parametrize("name", ["random", *(level.name for level in LEVELS if not level.budget), "search@40"])
def test_every_player_answers_what_is_asked(toy: Game, name: str) -> None:
    box, s = first_question(toy)
    out = toy.option_buffer()
    things = out[: toy.options(box.record, s, out)].tolist()
    assert find_mind("toy", name, 3).answer(box, s) in things


def test_weak_levels_look_ahead_a_little_where_there_is_no_rule_of_thumb(toy: Game) -> None:
    budgets = [level_of(name, "toy").budget for name in ("first-game", "careless", "steady", "thumb")]  # type: ignore[union-attr]
    iterations = [budget.iterations for budget in budgets if budget]
    assert iterations == sorted(set(iterations))
    assert parse_player("thumb", "toy").searches
    assert not parse_player("thumb").searches
    assert parse_player("keen", "toy") == parse_player("keen")


def test_looking_ahead_wins_against_chance(toy: Game) -> None:
    box, won, games = toy.open_box(2, {}), 0.0, 24
    for number in range(games):
        seat, mind = number % 2, find_mind("toy", "search@120", number)
        other, table = find_mind("toy", "random", number), Table(toy, box=box, seed=number)
        while not table.over:
            asked = mind if table.question.seat == seat else other
            table.answer(asked.answer(box, table.position.state))
        places = [place.place for place in table.standing()]
        won += (places[seat] < places[1 - seat]) + 0.5 * (places[0] == places[1])
    assert won >= 0.7 * games


def test_hints_say_better_or_worse_without_a_word_of_the_game(toy: Game) -> None:
    box, s = first_question(toy)
    found = hints(adviser("toy", 1), box, s, Budget(iterations=300))
    assert len(found) > 1
    assert all(hint.reason is None for hint in found)
    assert {hint.compared for hint in found} <= set(Compared)
    assert found[0].compared is not Compared.WORSE
    assert found[0].chance == max(hint.chance for hint in found)


def test_a_finished_game_can_be_gone_through(toy: Game) -> None:
    table = Table(toy, seed=5)
    while not table.over:
        table.answer(table.options[0])
    log = [thing for batch in table.given() for thing in batch]
    effort = Effort(iterations=30, screening=32, most=128, telling=128, curve=500)
    reviewer = Reviewer("toy", table.box, log, 1, effort)
    shares = list(reviewer.steps())
    assert shares == sorted(shares)
    assert reviewer.moments
    assert all(sum(moment.chances) == pytest.approx(1) for moment in reviewer.moments)
    review = reviewer.review()
    assert review.marks[-1] == len(log)
    assert all(sum(row) == pytest.approx(1) for row in review.chances)
    assert review.turns, "whoever always takes the first option gives something away"

"""Asking and answering at a table."""

import subprocess
import sys

import pytest

from spieltisch.core.game import NotationError, OptionError
from spieltisch.core.stack import CHANCE
from spieltisch.table import GameOver, IllegalAnswer, NotUnderstood, NotYourTurn, Table, TableError
from tests.toy import GAME


def dealt(**how: object) -> Table:
    """Two birds, dice and draws chosen by the test: red holds sun 1 and 2, blue sun 3 and 4, red rolled a 2."""
    table = Table(GAME, players=2, chance="ask", **how)  # type: ignore[arg-type]
    for answer in ("sun-1", "sun-2", "sun-3", "sun-4", "sun-5", "roll-2"):
        table.answer(answer)
    return table


def played(**how: object) -> Table:
    """A whole game."""
    table = Table(GAME, players=3, **how)  # type: ignore[arg-type]
    while not table.over:
        table.answer(table.options[-1])
    return table


def unchanged(table: Table) -> tuple[object, ...]:
    return table.position.state.tobytes(), table.to_text(), table.question, table.options


def test_a_question_names_who_is_asked_what() -> None:
    table = dealt()
    assert (table.question.name, table.question.seat, table.question.text) == ("ACT", 0, "Show, swap or wait?")


def test_options_say_what_where_and_how() -> None:
    option = dealt(lang="de").options[2]
    assert (option.thing, option.text, option.anchor, option.say) == (2, "Karte „Sonne 1“", "card-0", "Rot: Sonne 1")


def test_chance_is_a_seat_that_can_be_asked() -> None:
    table = Table(GAME, chance="ask")
    assert (table.question.seat, len(table.options)) == (CHANCE, 12)


def test_the_table_answers_for_chance_by_itself() -> None:
    table = Table(GAME, players=4)
    assert table.question.seat == 0
    assert [move.seat for move in table.history] == [CHANCE] * 10


def test_a_seed_decides_for_chance() -> None:
    assert played(seed=7).to_text() == played(seed=7).to_text()
    assert played(seed=7).to_text() != played(seed=8).to_text()


def test_without_a_seed_games_differ() -> None:
    assert len({Table(GAME, players=4).to_text() for _ in range(5)}) > 1


@pytest.mark.parametrize("answer", [3, "sun-2", "red: sun 2", "Rot: Sonne 2"])
def test_an_answer_is_a_number_or_a_notation(answer: int | str) -> None:
    table = dealt()
    table.answer(answer)
    assert table.history[-1].note == "sun-2"
    assert table.view(None)["players"][0]["points"] == 2


def test_an_answer_is_an_option() -> None:
    table = dealt()
    table.answer(table.options[3], seat=0)
    assert table.history[-1].say == "red: sun 2"


@pytest.mark.parametrize(
    ("answer", "error", "sentence"),
    [
        (9, IllegalAnswer, "“9” is not possible now."),
        (-1, IllegalAnswer, "“-1” is not possible now."),
        (10**30, IllegalAnswer, f"“{10**30}” is not possible now."),
        (True, IllegalAnswer, "“True” is not possible now."),
        ("moon-6", NotUnderstood, "“moon-6” is no answer to this question."),
        ("", NotUnderstood, "“” is no answer to this question."),
        ("\0{x}", NotUnderstood, "“\0{x}” is no answer to this question."),
        ("red: sum 2", NotUnderstood, "“red: sum 2” is no answer to this question. Did you mean “red: sun 2”?"),
    ],
)
def test_a_wrong_answer_changes_nothing(answer: int | str, error: type[TableError], sentence: str) -> None:
    table = dealt()
    before = unchanged(table)
    with pytest.raises(error) as refused:
        table.answer(answer)
    assert str(refused.value) == sentence
    assert unchanged(table) == before


def test_a_text_nobody_understands_is_a_notation_error() -> None:
    with pytest.raises(NotationError):
        dealt().answer("abracadabra")


def test_a_stale_option_is_refused() -> None:
    table = dealt()
    option = table.options[2]
    table.answer(option)
    with pytest.raises(IllegalAnswer, match="The card “sun 1”"):
        table.answer(option)


def test_only_the_seat_that_is_asked_may_answer() -> None:
    table = dealt(lang="de", names=("Anna", "Ben"))
    before = unchanged(table)
    with pytest.raises(NotYourTurn) as refused:
        table.answer("wait", seat=1)
    assert str(refused.value) == "Spieler 2 ist nicht gefragt; die Frage geht an: Anna."
    assert refused.value.message("en") == "Player 2 is not asked now; the question goes to Anna."
    assert unchanged(table) == before


def test_a_game_that_is_over_asks_nothing() -> None:
    table = played()
    assert (table.question.seat, table.question.text, table.options) == (None, "The game is over.", ())
    with pytest.raises(GameOver):
        table.answer(0)


def test_the_standing_ranks_the_seats() -> None:
    table = played(seed=3)
    best = max(place.points for place in table.standing())
    assert [place.seat for place in table.standing()] == [0, 1, 2]
    assert all(place.points == best for place in table.standing() if place.place == 1)


def test_a_view_hides_what_a_seat_may_not_know() -> None:
    table = dealt()
    hands = [[player["hand"] for player in table.view(seat)["players"]] for seat in (0, 1, None)]
    assert hands == [[[0, 1], []], [[], [2, 3]], [[], []]]


def test_events_are_told_once() -> None:
    table = dealt()
    assert [text for _, text in table.events()][-2:] == ["The sun 5 opens the pile.", "Red rolls a 2."]
    assert table.events() == []
    table.answer("wait")
    data, text = table.events()[0]
    assert (data["event"], data["rule"], text) == ("waited", "T-6", "Red waits: 0 points.")


def test_history_holds_every_answer_with_its_events() -> None:
    table = dealt()
    table.answer("sun-2")
    move = table.history[-1]
    assert (move.seat, move.thing, move.note, move.say) == (0, 3, "sun-2", "red: sun 2")
    assert [text for _, text in move.events] == ["Red shows the sun 2: 2 points."]
    assert len(table.history) == 7
    assert table.moves(secrets=True, last=1) == (move,)
    assert table.moves(secrets=True, last=0) == ()


def test_replay_shows_every_position_from_the_start() -> None:
    table = played(seed=1)
    positions = list(table.replay())
    assert len(positions) == len(table.history) + 1
    assert positions[-1].state.tobytes() == table.position.state.tobytes()
    for position, move in zip(positions, table.history, strict=False):
        assert position.to_move == move.seat
        assert position.say(move.thing, "id") == move.note


def test_positions_are_independent_copies() -> None:
    table = dealt()
    first, *_ = table.replay()
    first.state.turn = 99
    assert next(table.replay()).state.turn != 99


def test_options_come_as_mapping_or_by_name() -> None:
    assert Table(GAME, options={"patience": True}).box.options["patience"] is True
    assert Table(GAME, patience=True, rounds=1).box.options["rounds"] == 1


@pytest.mark.parametrize("wrong", [{"players": 9}, {"luck": True}, {"rounds": 99}])
def test_wrong_options_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        Table(GAME, **wrong)


@pytest.mark.parametrize("names", [("Anna",), ("Anna", ""), ("Anna", "B\nen"), ("Anna", " Ben"), ("Anna", "B" * 61)])
def test_names_must_fit_into_a_line(names: tuple[str, ...]) -> None:
    with pytest.raises(TableError):
        Table(GAME, players=2, names=names)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(TableError, match="There is no language “fr”"):
        Table(GAME, lang="fr")


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt()
    before = unchanged(table)

    def broken(box: object, s: object, *rest: object) -> int:
        s.turn = 77  # type: ignore[attr-defined]
        raise ZeroDivisionError

    monkeypatch.setitem(table.game.rules.__dict__, "answer", broken)
    with pytest.raises(ZeroDivisionError):
        table.answer("wait")
    assert unchanged(table) == before


def test_a_table_needs_no_terminal() -> None:
    """Whoever plays starts sooner without what only consoles draw with."""
    line = "import sys; from spieltisch.table import Table; print('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True).stdout == "False\n"

"""Everybody is told what happens, and of each secret only what they may know."""

from typing import Any

import pytest

from spieltisch.core.events import HIDDEN
from spieltisch.core.stack import CHANCE
from spieltisch.table import CannotUndo, Move, Table, TableError, Told
from spieltisch.table.reveal import Witness
from tests import toy_rules as rules
from tests.breaking import broken_game
from tests.table.test_table import dealt
from tests.toy import GAME, seen_by
from tests.toy_rules import Event, Place, Thing


def sentences(told: list[Told]) -> list[str]:
    return [text for _, text in told]


def swapped(**how: object) -> Table:
    """Red has swapped: drawn the moon 1, discarded the sun 2."""
    table = dealt(**how)
    for answer in ("swap", "moon-1", "sun-2"):
        table.answer(answer)
    return table


# --- events ----------------------------------------------------------------------------------------------------------


def test_everybody_hears_that_a_card_is_drawn_and_its_owner_which() -> None:
    table = dealt()
    red, blue = "Red draws the sun 1.", "Blue draws the sun 3."
    told = {viewer: sentences(table.events(viewer)) for viewer in (0, 1, None)}
    assert (told[0][0], told[0][2]) == (red, "Blue draws a card.")
    assert (told[1][0], told[1][2]) == ("Red draws a card.", blue)
    assert (told[None][0], told[None][2]) == ("Red draws a card.", "Blue draws a card.")
    assert {len(heard) for heard in told.values()} == {6}


def test_a_hidden_detail_is_not_in_the_data_either() -> None:
    table = swapped()
    for viewer, card in ((0, 1), (1, None), (None, None)):
        data, _ = table.moves(viewer)[-1].events[0]
        assert (data["event"], data["player"], data["card"]) == ("discarded", 0, card)


def test_everybody_hears_everything_once() -> None:
    table = dealt()
    assert len(table.events(0)) == 6
    table.answer("wait")
    assert sentences(table.events(0)) == ["Red waits: 0 points."]
    assert table.events(0) == []
    assert len(table.events(1)) == 7
    assert len(table.events()) == 7
    assert table.events(1) == []


def test_what_was_taken_back_is_told_to_nobody_who_has_not_heard_it() -> None:
    table = dealt()
    table.events(0)
    table.answer("wait")
    table.events(1)
    table.undo(0)
    assert [table.events(viewer) for viewer in (0, 1)] == [[], []]
    table.answer("sun-2")
    for viewer in (0, 1):
        assert sentences(table.events(viewer)) == ["Red shows the sun 2: 2 points."]


def test_a_loaded_game_tells_nobody_what_happened_before() -> None:
    loaded = Table.from_text(swapped().to_text(), game=GAME, chance="ask")
    assert [loaded.events(viewer) for viewer in (0, 1, None)] == [[], [], []]
    loaded.answer("roll-3")
    assert [len(loaded.events(viewer)) for viewer in (0, 1, None)] == [1, 1, 1]


def test_what_follows_an_answer_taken_back_in_a_loaded_game_is_told() -> None:
    table = dealt()
    table.answer("wait")
    loaded = Table.from_text(table.to_text(), game=GAME, chance="ask")
    loaded.undo(0)
    loaded.answer("sun-2")
    assert sentences(loaded.events(1)) == ["Red shows the sun 2: 2 points."]


# --- answers ---------------------------------------------------------------------------------------------------------


def test_of_a_secret_answer_others_read_who_answered_what() -> None:
    table = swapped()
    secret = Move(
        seat=0,
        question="DISCARD",
        thing=None,
        note="",
        say="player 1: secret answer to “Discard which?”",
        events=table.moves(1)[-1].events,
    )
    assert table.moves(1)[-1] == table.moves()[-1] == secret
    assert secret.secret
    own = table.moves(0)[-1]
    assert (own.thing, own.note, own.say, own.secret) == (Thing.CARD + 1, "sun-2", "red: sun 2", False)


def test_a_draw_is_known_to_the_one_it_is_for() -> None:
    table = dealt(lang="de", names=("Anna", "Ben"))
    said = {viewer: [move.say for move in table.moves(viewer)] for viewer in (0, 1, None)}
    drawn = "Zufall: geheime Antwort auf „Welche Karte kommt?“"
    assert said[0] == ["Zufall: Sonne 1", "Zufall: Sonne 2", drawn, drawn, "Zufall: Sonne 5", "Zufall: Wurf 2"]
    assert said[1][:4] == [drawn, drawn, "Zufall: Sonne 3", "Zufall: Sonne 4"]
    assert said[None][:5] == [drawn] * 4 + ["Zufall: Sonne 5"]
    table.answer_many(["swap"])
    table.answer("moon-1")
    table.answer("sun-2")
    assert table.moves(1)[-1].say == "Anna: geheime Antwort auf „Welche ablegen?“"


def test_the_history_is_the_whole_truth() -> None:
    table = swapped()
    assert [move.note for move in table.history][-3:] == ["swap", "moon-1", "sun-2"]
    assert table.history == table.moves(1, secrets=True) == table.moves(secrets=True)
    assert sentences(list(table.history[-1].events)) == ["Red discards the sun 2 face down."]


def test_a_record_holds_the_whole_truth_and_comes_back_with_its_secrets() -> None:
    table = swapped()
    assert "1: sun-2\n" in table.to_text()
    loaded = Table.from_text(table.to_text(), game=GAME, chance="ask")
    assert [loaded.moves(viewer) for viewer in (0, 1, None)] == [table.moves(viewer) for viewer in (0, 1, None)]


def test_the_last_moves() -> None:
    table = swapped()
    assert table.moves(1, last=2) == table.moves(1)[-2:]
    assert table.moves(1, last=99) == table.moves(1)
    assert table.moves(1, last=0) == ()


def test_scenes_show_what_a_seat_saw() -> None:
    table = swapped()
    scenes = list(table.scenes(1))
    assert [scene.move for scene in scenes] == [*table.moves(1), None]
    assert scenes[-1].view == table.view(1)
    assert scenes[6].view["players"][0]["hand"] == []
    assert [scene.move for scene in table.scenes(1, secrets=True)][:-1] == list(table.history)


def test_the_opening_can_be_told() -> None:
    table = dealt()
    table._log.opening.append([Event.DREW, 2, 0, 0, 0, 3])  # the toy itself asks before anything happens
    assert sentences(list(table.opening(0))) == ["Red draws the sun 4."]
    assert sentences(list(table.opening(1))) == ["Red draws a card."]
    assert sentences(list(table.opening(1, secrets=True))) == ["Red draws the sun 4."]


@pytest.mark.parametrize("seat", [2, -1, CHANCE - 1, 99])
def test_who_sits_nowhere_is_told_nothing(seat: int) -> None:
    table = dealt()
    for ask in (table.view, table.events, table.moves, table.opening, lambda seat: list(table.scenes(seat))):
        with pytest.raises(TableError) as refused:
            ask(seat)
        assert refused.value.code == "no-such-seat"


# --- undo ------------------------------------------------------------------------------------------------------------


def test_a_secret_answer_shows_nothing_and_can_be_taken_back() -> None:
    table = swapped()
    assert table.can_undo(0)
    table.undo(0)
    assert table.question.name == "DISCARD"
    table.answer("moon-1")
    assert table.moves(1)[-1].secret


def whispering(box: Any, s: Any, thing: int, events: Any, out: Any) -> int:
    """Whoever waits lets somebody know whether the moon 6 is in the deck."""
    inside = s.place[11] == Place.DECK
    n: int = rules.answer(box, s, thing, events, out)
    if thing == Thing.WAIT and events.shape[0] > 1:
        events[1, 6] = inside
    return n


def to_blue(box: Any, row: list[int], seat: int | None) -> list[int]:
    """Only blue hears it."""
    hide = row[0] == Event.WAITED and seat != 1
    return [*row[:6], HIDDEN, *row[7:]] if hide else seen_by(box, row, seat)


WHISPERS = broken_game(GAME, answer=whispering, seen_by=to_blue)


def test_an_event_that_shows_something_to_one_seat_closes_the_way_back() -> None:
    """No view shows it, and red does not hear it either."""
    table = Table(WHISPERS, players=2, chance="ask")
    for answer in ("sun-1", "sun-2", "sun-3", "sun-4", "sun-5", "roll-2", "wait"):
        table.answer(answer)
    with pytest.raises(CannotUndo) as refused:
        table.undo(0)
    assert refused.value.code == "undo-revealed"


def test_whether_somebody_learnt_something_does_not_depend_on_what_the_asker_cannot_know() -> None:
    """It is no news to blue if they hold the moon 6; red is told the same all the same."""
    before, holding = dealt().position.state, dealt().position.state
    holding.place[11], holding.place[2] = Place.HAND + 1, Place.DECK
    witness = Witness(WHISPERS, GAME.open_box(2, {}), 1)
    assert [witness.shows(world, Thing.WAIT, 1) for world in (before, holding)] == [True, False]
    assert [witness.reveals(world, Thing.WAIT, 0) for world in (before, holding)] == [True, True]

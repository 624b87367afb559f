"""Magpies: one test for each rule that can go wrong, and whole games that must stay sound."""

import numpy as np
import pytest
from magpies import GAME
from magpies.people import cards_seen, view
from magpies.rules import sees
from magpies.words import CARDS, Place, Thing

from spieltisch.core.game import IllegalAnswer, OptionError
from spieltisch.core.observation import names_of
from spieltisch.games import find_game
from spieltisch.table import Table
from spieltisch.texts import LANGUAGES

SUN, MOON = 0, 6  # the cards of value 1


def dealt(*cards: int, die: int, **options: object) -> Table:
    """Two players with two cards each, one on the pile, and a roll; chance answers what it is told."""
    table = Table(GAME, 2, options, chance="ask")
    for card in cards:
        table.answer(Thing.CARD + card)
    table.answer(Thing.ROLL + die - 1)
    return table


def points(table: Table) -> list[int]:
    return [place.points for place in table.standing()]


def test_it_is_on_the_shelf() -> None:
    assert find_game("magpies") is GAME


def test_T_2_1_only_the_owner_sees_a_hand() -> None:
    table = dealt(0, 1, 2, 3, 4, die=3)
    assert cards_seen(table.position.state, Place.HAND, 0) == ["card-0", "card-1"]
    for seat in (1, None):
        assert cards_seen(table.position.state, Place.HAND, seat) == []
        assert table.view(seat)["players"][0]["hand_count"] == 2


def test_T_3_2_a_card_of_at_least_the_roll_scores_its_value() -> None:
    table = dealt(SUN + 3, SUN + 1, MOON, MOON + 1, MOON + 2, die=4)
    table.answer("sun 4")
    assert points(table) == [4, 0]


def test_T_3_2_a_smaller_card_scores_nothing() -> None:
    table = dealt(SUN + 3, SUN + 1, MOON, MOON + 1, MOON + 2, die=5)
    table.answer("sun 4")
    assert points(table) == [0, 0]


def test_T_3_3_what_is_discarded_only_its_owner_knows() -> None:
    table = dealt(0, 1, 2, 3, 4, die=3)
    table.answer("swap")
    table.answer(Thing.CARD + 11)
    table.answer("card-11")
    told = [text for seat in (0, 1) for move in table.moves(seat, last=1) for _, text in move.events]
    assert told == ["Player 1 discards the moon 6 face down.", "Player 1 discards a card face down."]


@pytest.mark.parametrize(("patience", "scored"), [(False, 0), (True, 1)])
def test_T_3_4_waiting_scores_with_patience_only(patience: bool, scored: int) -> None:
    table = dealt(0, 1, 2, 3, 4, die=3, patience=patience)
    table.answer("warten")
    assert points(table) == [scored, 0]


def test_what_is_not_possible_is_refused() -> None:
    table = dealt(0, 1, 2, 3, 4, die=3)
    s, out = table.position.state, GAME.option_buffer()
    with pytest.raises(IllegalAnswer):
        GAME.answer(table.box.record, s, Thing.CARD + 2, None, out)
    for players, options in ((5, {}), (2, {"rounds": 9}), (2, {"luck": True})):
        with pytest.raises(OptionError):
            GAME.open_box(players, options)
    with pytest.raises(OptionError):
        GAME.open_box(2, {}, "a pack")


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_stay_sound_and_are_told_in_every_language(players: int, seed: int) -> None:
    table = Table(GAME, players, {"patience": bool(seed % 2)}, seed=seed)
    rng = np.random.default_rng(seed)
    while not table.over:
        s = table.position.state
        assert GAME.check(table.box.record, s) == 0
        for lang in LANGUAGES:
            spoken = table.position_in(lang)
            assert spoken.question.text
            assert len({option.text for option in spoken.options}) == len(spoken.options)
            for option in spoken.options:
                assert GAME.people.parse(table.box, s, option.say) == option.thing
        table.answer(int(rng.choice(table.position.things)))
    assert sorted(place.place for place in table.standing())[0] == 1
    for lang in LANGUAGES:
        assert all(text for move in table.moves(None) for _, text in move.events)
        again = Table.from_text(table.to_text().encode(), lang=lang)
        assert again.position.state.tobytes() == table.position.state.tobytes()


def test_what_a_seat_cannot_see_makes_no_difference_to_it() -> None:
    table = dealt(0, 1, 2, 3, 4, die=3)
    s = table.position.state.copy()
    before = view(table.box, s, 0)
    hidden = [card for card in range(CARDS) if not sees(s, 0, card)]
    s.place[hidden] = s.place[hidden[::-1]]
    assert view(table.box, s, 0) == before


def test_every_number_and_every_thing_has_a_name() -> None:
    named = [index for field in GAME.observation_spec() for index in range(GAME.observation)[field.slice]]
    assert named == list(range(GAME.observation))
    assert len(GAME.action_names()) == GAME.things == len(set(GAME.action_names()))
    assert names_of(("wait", 0, 1)) == GAME.action_names()[:1]

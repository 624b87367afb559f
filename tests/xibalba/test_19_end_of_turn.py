"""Section 19: the end of a turn, step by step."""

import pytest

from .scenario import given


def course(g, *events):
    """The names of these events, in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def test_X_19_1_dice_leave_then_income_then_the_turn_passes_to_the_left():
    g = given(3).ark("Bomber", owner=2).dice("R1 A").resources(1, 1).end_turn().then(question="DIE").roll(1)
    steps = ("turn_ended", "die_removed", "dice_rolled", "paragon_changed", "turn_started")
    assert course(g, *steps) == [
        "turn_ended", "die_removed", "die_removed", "dice_rolled", "paragon_changed", "turn_started",
    ]  # fmt: skip
    g.then(active=2, paragon={2: 1})


def test_X_19_1_before_the_income_no_die_can_be_used_any_more():
    given().ark("Bomber", owner=1).dice("P2 R3").end_turn().then(question="DIE", pool="", paragon={1: 0})


def test_X_19_1_the_turn_cannot_end_while_a_mandatory_choice_is_open():
    g = given(factionTraits=False).resources(1, 3).when("1: discard").then(question="DISCARD_CARD")
    g.then_illegal("1: done")


def test_X_19_1_who_wins_by_the_income_has_won_before_the_next_turn_starts():
    g = given(threshold=5).ark("Bomber", owner=1).paragon(1, 4).resources(1, 1).end_turn().roll(1)
    g.then(over=True, winners=[1], turn=1)
    assert course(g, "turn_started") == []


@pytest.mark.parametrize(
    ("setup", "first", "again"),
    [
        (lambda g: g.field(1, 1, "Scrap Dealer"), "1: use Scrap Dealer", "1: use Scrap Dealer"),  # once
        (lambda g: g.seat(1, faction="CEI"), "1: harvest", None),  # first
        (lambda g: g, "1: expand", "1: expand"),  # level raised
    ],
)
def test_X_19_1_marks_of_the_turn_are_cleared(setup, first, again):
    g = setup(given().dice("R0 R0").resources(1, 12)).when(first)
    if g.question == "DIE":
        g.roll(6)
    price = g.view(1)["actions"]["harvest"]
    if again:
        g.then_illegal(again)
    g.end_turn().pass_turn().dice_phase("4+2", 4, 4, 4, 4, 4, 4)
    if again:
        g.then_legal(again)
    else:
        assert (price, g.view(1)["actions"]["harvest"]) == (4, 3)


def test_X_19_1_marks_are_still_there_during_the_income():
    g = given().ark("Bomber", owner=1).resources(1, 9).when("1: expand").end_turn().then(question="DIE")
    assert g.s.raised
    g.roll(6)
    assert not g.s.raised


def test_X_19_1_the_player_to_the_left_is_active_then():
    for player, following in [(1, 2), (2, 3), (3, 4), (4, 1)]:
        given(4).turn_of(player).resources(player, 1).end_turn().then(active=following, asked=following)


def test_X_19_2_turns_are_counted_from_1_over_all_players():
    g = given(3).phase("turn")
    for _ in range(4):
        g.pass_turn()
    assert [(e["number"], e["player"] + 1) for e in g.happened("turn_started")] == [
        (1, 1),
        (2, 2),
        (3, 3),
        (4, 1),
        (5, 2),
    ]


def test_X_19_2_with_income_at_the_end_of_rounds_none_is_rolled_at_the_end_of_a_turn():
    g = given(3, arkIncomeAt="roundEnd").ark("Bomber", owner=2).resources(1, 1).end_turn()
    g.then(active=2, question="POOL")
    assert g.rolls("income") == []


def test_X_19_2_but_before_the_effect_phase_of_every_turn_with_a_number_above_n():
    g = given(3, arkIncomeAt="roundEnd").ark("Bomber", owner=2).seat(1, faction="CEI").phase("turn")  # productivity 1
    for _ in range(3):
        g.pass_turn()
    g.then(active=1, turn=4, question="DIE", resources={1: 1}).roll(3)
    g.then(paragon={2: 2}, resources={1: 2}, question="POOL")  # the productivity comes after it
    g.pass_turn().then(turn=5, question="DIE")


def test_X_19_2_never_before_anybodys_first_turn():
    g = given(4, arkIncomeAt="roundEnd").ark("Bomber", owner=1).phase("turn")
    for number in (1, 2, 3, 4):
        g.then(turn=number, question="POOL").pass_turn()
    g.then(turn=5, question="DIE")


def test_X_19_2_the_income_goes_to_who_controls_the_ark_then():
    g = given(2, arkIncomeAt="roundEnd").ark("Bomber", owner=2).turn_of(1, number=3).phase("turn").then(question="DIE")
    g.roll(1).then(paragon={1: 0, 2: 1})

"""Section 1: what is in the box."""

from collections import Counter

import pytest

from spieltisch.xibalba.rules.words import PRINTED_CARDS, Die, Face, Kind, Phase, Place, Thing

from .scenario import base_pack, given, new_game


def sheet_of(g, player):
    """A player's board as everybody sees it."""
    return g.view()["seats"][player - 1]


def test_X_1_1_there_are_four_bases_and_four_players_use_them_all():
    g = new_game(4)
    while g.question != "DIE":
        g.when(g.legal()[-1])
    boards = {faction.id: faction.board for faction in g.pack.factions}
    assert sorted(boards[seat["faction"]] for seat in g.view()["seats"]) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("kind", "count"), [(Kind.SOLDIER, 64), (Kind.CIVILIAN, 48), (Kind.BUILDING, 32), (Kind.EVENT, 32)]
)
def test_X_1_5_each_deck_has_its_number_of_cards(kind, count):
    """X-1.6, X-1.7, X-1.8"""
    assert sum(card.copies for card in base_pack().cards if card.kind == kind) == count
    g = given().without_market().start()
    assert g.s.left[kind] == count


def test_X_1_9_there_are_eight_factions():
    assert len(base_pack().factions) == 8
    assert len({faction.id for faction in base_pack().factions}) == 8


def test_X_1_10_there_are_four_resource_dice():
    g = given(autoEnd=False).dice("R1 R1 R2 R3").slot("Extra Shift").resources(1, 1)
    g.when("1: buy Extra Shift", "chance: draw Levy")  # two resource dice to roll, but all four lie in the pool
    g.then(question="GIVE_UP", asked=1)


def test_X_1_11_there_are_four_attack_dice():
    given().dice("A A A C").resources(1, 2).when("1: tactical").then(question="GIVE_UP", asked=1)


def test_X_1_12_there_are_two_paragon_dice():
    given().dice("P1 P2").resources(1, 4).when("1: harvest").then(question="GIVE_UP", asked=1)
    given().dice("P1").resources(1, 4).when("1: harvest").then(question="DIE")


def test_X_1_15_there_are_176_cards_and_the_four_decks_are_never_mixed():
    assert len(base_pack().physical) == PRINTED_CARDS == 176
    g = given(factionTraits=False).resources(1, 1).slot("Watchtower").when("1: discard", "1: discard Watchtower")
    g.then(question="DRAW", pile={Kind.SOLDIER: [], Kind.CIVILIAN: [], Kind.BUILDING: ["Watchtower"], Kind.EVENT: []})
    assert {g.pack.cards[g.pack.physical[thing - Thing.CARD][0]].kind for thing in g.things()} == {Kind.BUILDING}


def test_X_1_16_a_base_has_a_squad_tracks_levels_and_four_fields():
    g = given().level(1, 4).resources(1, 7).paragon(1, 3).squad(1, "Bomber")
    g.field(1, 1, "Smuggler").field(1, 4, "Dojo")
    sheet = sheet_of(g, 1)
    assert (sheet["level"], sheet["resources"], sheet["paragon"]) == (4, 7, 3)
    assert [card["id"] for card in sheet["squad"]] == ["S07a"]
    assert [[card["id"] for card in field] for field in sheet["fields"]] == [["C13a"], [], [], ["B07a"]]


def test_X_1_17_the_resource_track_ends_at_25():
    g = given().dice("R3").resources(1, 23).when("1: use resource 3")
    g.then(resources={1: 25})


def test_X_1_17_the_paragon_track_ends_at_40():
    g = given(threshold=40).dice("P2").paragon(1, 39).when("1: use paragon 2")
    g.then(paragon={1: 40}, over=True)


def test_X_1_18_eight_cards_lie_face_up_two_of_each_type():
    market = given().view()["market"]
    assert [len(kind["slots"]) for kind in market] == [2, 2, 2, 2]
    assert all(slot is not None for kind in market for slot in kind["slots"])


def test_X_1_18_only_face_up_slot_cards_can_be_bought():
    g = given().resources(1, 25).slot("Bomber").pile("Frontier Scout").squad(2, "Cha'ac Drone")
    g.then_legal("1: buy Bomber")
    assert g.s.place[g.card("Ice Ranger")] == Place.DECK + Kind.SOLDIER
    bought = [text for text in g.legal() if text.startswith("1: buy")]
    assert len(bought) == 8
    slots = [(kind, slot) for kind in Kind for slot in (1, 2)]
    assert Counter(text[len("1: buy ") : -2] for text in bought) == Counter(g.slot_card(*slot) for slot in slots)


def test_X_1_19_the_ark_has_one_soldier_space_and_an_arrow_to_who_controls_it():
    g = given().squad(1, "Bomber").dice("A").resources(1, 1).when("1: use attack")
    ark = g.view()["ark"]
    assert (ark["soldier"]["id"], ark["controller"]) == ("S07a", 0)
    g.then(squad={1: []})  # it is in the ark and no longer in the squad


@pytest.mark.parametrize(("players", "end"), [(2, 10), (3, 20), (4, 20)])
def test_X_1_19_the_life_point_track_has_a_zone_for_two_and_one_for_more_players(players, end):
    assert given(players).view()["ark"]["cap"] == end


FACES = {
    Die.RESOURCE: ["1", "2", "3", "blank", "blank", "blank"],
    Die.ATTACK: ["attack", "attack", "critical", "blank", "blank", "blank"],
    Die.PARAGON: ["1", "1", "2", "blank", "blank", "blank"],
}
FACE_NAMES = {
    Die.RESOURCE: {0: "blank", 1: "1", 2: "2", 3: "3"},
    Die.ATTACK: {4: "blank", 5: "attack", 6: "critical"},
    Die.PARAGON: {7: "blank", 8: "1", 9: "2"},
}


@pytest.mark.parametrize("die", list(FACES))
def test_X_1_20_every_die_has_six_faces(die):
    printed = [FACE_NAMES[die][int(face)] for face in given().box.record.face[die]]
    assert printed == FACES[die]


def test_X_1_20_the_faces_are_those_that_fall():
    g = given().phase("dice").when("1: pool 4+2").roll(1, 2, 3, 4, 2, 3)
    g.then(question="KEEP")
    rolled = {Face(face).name: int(count) for face, count in enumerate(g.s.rolled) if count}
    assert rolled == {
        "RESOURCE_1": 1, "RESOURCE_2": 1, "RESOURCE_3": 1, "RESOURCE_BLANK": 1, "ATTACK": 1, "CRITICAL": 1,
    }  # fmt: skip


def test_X_1_21_every_board_has_two_sides_with_one_faction_each():
    sides = Counter((faction.board, faction.side) for faction in base_pack().factions)
    assert sides == Counter((board, side) for board in range(4) for side in "ab")


def test_X_1_22_a_card_shows_type_name_faction_cost_phase_and_effect():
    for card in base_pack().cards:
        assert card.kind in Kind
        assert card.name["en"]
        assert card.name["de"]
        assert 0 <= card.faction < 8
        assert card.cost >= 0
        assert card.effect.phase in Phase
        assert card.effect.rows


def test_X_1_22_only_soldiers_show_strength_resistance_and_paragon_value():
    for card in base_pack().cards:
        values = (card.strength, card.resistance, card.paragon)
        assert (min(values) > 0) if card.kind == Kind.SOLDIER else (values == (0, 0, 0)), card.id


def test_X_1_23_a_base_shows_cost_resistance_and_productivity_of_four_levels():
    """The Cha'ac board: 4/6/7 to expand, resistance 3/4/5/6, productivity 0/1/2/2."""
    for level, (cost, resistance, productivity) in enumerate([(4, 3, 0), (6, 4, 1), (7, 5, 2), (None, 6, 2)], start=1):
        g = given().seat(1, faction="CHA", level=level)
        sheet, prices = sheet_of(g, 1), g.view(1)["actions"]
        assert (prices["expand"], sheet["resistance"], sheet["productivity"]) == (cost, resistance, productivity)

"""W-23.1 - W-23.3: the table as a seat or a spectator sees it."""

import json
from typing import Any

import pytest

from spieltisch.core.events import event_buffer
from spieltisch.core.records import blank, clone
from spieltisch.core.rule import JIT
from spieltisch.core.stack import OVER
from spieltisch.core.streams import new_stream, pick
from spieltisch.table.position import plain_view
from spieltisch.texts.interpret import interpreted
from spieltisch.wutaki import GAME
from spieltisch.wutaki.people.view import Sight, view
from spieltisch.wutaki.rules.notes import PlaceNote, WorthyNote
from spieltisch.wutaki.rules.pacts import can_fulfil
from spieltisch.wutaki.rules.words import (
    NO_CARD,
    Ask,
    Card,
    Deck,
    Due,
    GameEnd,
    Good,
    Location,
    Master,
    Phase,
    Tower,
    Worker,
    Zone,
)

from .test_check import Table, busy_table

VIEWERS = (None, 0, 1, 2)


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees, which is plain data and changes nothing."""
    before = t.s.tobytes()
    shown = plain_view(view(t.box, t.s, seat))
    assert t.s.tobytes() == before
    assert json.loads(json.dumps(shown)) == shown
    return shown


def ended(t: Table) -> Table:
    """The same table in the final scoring, the holder of the marker being asked who is the worthier."""
    t.s.phase, t.s.ended_by, t.s.triggerer = Phase.SCORING, GameEnd.POINTS, 0
    t.s.stack[2].ask, t.s.stack[2].note[WorthyNote.TIED] = Ask.WORTHY, 3
    return t


def test_W_23_1_a_seat_sees_its_own_hidden_cards():
    t = busy_table()
    own = [seen(t, seat)["seats"][seat] for seat in range(3)]
    assert [seat["omens"] for seat in own] == [["O-01", "O-02"], ["O-04", "O-05"], ["O-06"]]
    assert [seat["revenge"] for seat in own] == [["V-02"], ["V-03"], ["V-01"]]
    assert [len(seat["secrets"]) for seat in own] == [1, 1, 1]
    assert [seat["element"] for seat in own] == [t.box.pack.elements[card].id for card in range(3)]
    assert [len(seat["fulfilled"]) for seat in own] == [1, 0, 2]


def test_W_23_1_of_the_others_it_sees_numbers_only():
    t = busy_table()
    for viewer in VIEWERS:
        for seat in seen(t, viewer)["seats"]:
            numbers = [seat[f"{kind}_number"] for kind in ("omens", "revenge", "secrets", "fulfilled")]
            assert numbers == [[2, 1, 1, 1], [2, 1, 1, 0], [1, 1, 1, 2]][seat["seat"]]
            if seat["seat"] != viewer:
                assert [seat[kind] for kind in ("omens", "revenge", "secrets", "element")] == [None] * 4
                assert seat["fulfilled"] in (None, [])
                assert seat["fulfilled_elements"] in (None, [0, 0, 0, 0])
                assert seat["has_element"]


def without_own(shown: dict[str, Any]) -> dict[str, Any]:
    """A view without what only its seat sees."""
    del shown["you"]
    for seat in shown["seats"]:
        for key in ("omens", "revenge", "secrets", "secrets_drawn", "element", "fulfilled", "fulfilled_elements"):
            del seat[key]
    return shown


def test_W_23_1_everything_else_is_the_same_for_everybody():
    t = busy_table()
    first, *others = (without_own(seen(t, viewer)) for viewer in VIEWERS)
    assert all(other == first for other in others)


def test_W_23_1_exchanging_what_is_hidden_changes_no_view():
    t = busy_table()
    for viewer in range(3):
        stream = new_stream(3, viewer)
        for _ in range(5):
            world = clone(t.s)
            GAME.resample(t.box.record, world, viewer, stream)
            for seat in (None, viewer):
                assert view(t.box, world, seat) == view(t.box, t.s, seat)


def test_W_23_3_in_the_final_scoring_everything_is_revealed():
    t = ended(busy_table())
    for viewer in VIEWERS:
        shown = seen(t, viewer)
        assert [seat["omens"] for seat in shown["seats"]] == [["O-01", "O-02"], ["O-04", "O-05"], ["O-06"]]
        assert [seat["revenge"] for seat in shown["seats"]] == [["V-02"], ["V-03"], ["V-01"]]
        assert all(seat["element"] and seat["secrets"] for seat in shown["seats"])
        assert [len(seat["fulfilled"]) for seat in shown["seats"]] == [1, 0, 2]


def test_W_7_1_the_final_scoring_is_shown_line_by_line():
    t = busy_table()
    assert seen(t, 0)["scoring"] is None
    t = ended(t)
    sheet = seen(t, None)["scoring"][0]
    assert sheet["lines"][0] == {"step": "track", "item": "track", "card": None, "count": 0, "points": 5}
    assert {"step": "unfulfilled", "item": "unfulfilled", "card": None, "count": 1, "points": -8} in sheet["lines"]
    assert [line["card"] for line in sheet["lines"] if line["item"] == "revenge_card"] == ["V-02"]
    assert sheet["steps"]["unfulfilled"] == -8
    assert sheet["total"] == sum(line["points"] for line in sheet["lines"]) == sum(sheet["steps"].values())


def test_W_23_1_discards_lie_face_up_and_piles_are_counted():
    t = busy_table()
    piles = seen(t, None)["piles"]
    assert piles["omen"] == {"left": len(t.box.pack.omens) - 7, "discards": ["O-03"]}
    assert {name: pile["left"] for name, pile in piles.items()} == {
        "pact": int(t.s.left[Deck.PACT]),
        "omen": len(t.box.pack.omens) - 7,
        "revenge": 16,
        "round": 19,
        "secret": 17,
    }


def test_W_11_1_every_place_that_can_be_visited_is_shown_with_its_workers():
    t = busy_table(masters="b")
    t.s.seat[1].master = Master.ARCHITECTURE
    t.s.place_card = 0
    t.place(0, Worker.LOYAL, Location.ROUND_CARD)
    places = {place["id"]: place for place in seen(t, None)["locations"]}
    assert " ".join(list(places)[:18]) == "1 2 3 4 5 6 7a 7b 7c 7d 7e 7f 11 12 13 14 15 16"
    assert list(places)[18:] == ["B1", t.box.pack.rounds[0].id]
    assert places["7a"]["workers"] == [{"seat": 0, "loyal": 1, "additional": 0, "special": 0}]
    assert places["7c"]["workers"] == [{"seat": 2, "loyal": 0, "additional": 0, "special": 1}]
    assert places["15"]["workers"] == [{"seat": 1, "loyal": 0, "additional": 1, "special": 0}]
    assert [places[place]["spaces"] for place in ("1", "3", "7a", "7e", "B1")] == [1, 2, 3, 4, 1]
    assert places["B1"]["owner"] == 1
    assert "level" not in places["1"]


def test_W_15_3_W_15_14_standard_locations_show_level_owners_and_the_next_price():
    t = busy_table()
    shown = {place["id"]: place for place in seen(t, None)["locations"]}
    assert (shown["7a"]["level"], shown["7a"]["upgrades"], shown["7a"]["upgrade_price"]) == (0, [None, None], 6)
    assert (shown["7c"]["level"], shown["7c"]["upgrades"], shown["7c"]["upgrade_price"]) == (1, [1, None], 8)
    assert shown["7a"]["amounts"] == [2, 3, 4]
    assert shown["7a"]["owner_bonus"] == {"oil": 1}
    t.s.discount = 7
    t.s.marker[2, 1], t.s.seat[0].markers = 0, 4
    shown = {place["id"]: place for place in seen(t, None)["locations"]}
    assert [shown[place]["upgrade_price"] for place in ("7a", "7c")] == [0, None]
    assert shown["7c"]["upgrades"] == [1, 0]


def test_W_2_3_W_15_10_tower_upgrades_lie_open_until_they_have_an_owner():
    towers = {tower["id"]: tower for tower in seen(busy_table(), None)["towers"]}
    assert len(towers) == 9
    assert towers["T-1"] == {"id": "T-1", "sort": "elemental", "kind": "fire", "price": 8, "owner": None}
    assert (towers["T-5"]["owner"], towers["T-5"]["price"]) == (2, None)


def test_W_12_1_1_W_14_2_W_17_2_pyramid_tracker_and_display():
    t = busy_table()
    shown = seen(t, 1)
    assert [level["seats"] for level in shown["pyramid"]] == [[0], [], [], []]
    assert [level["room"] for level in shown["pyramid"]] == [4, 3, 2, 1]
    assert shown["tracker"] == {
        "ring": ["0", "1", "2", "3", "3+", "4", "5"],
        "at": 3,
        "marks": [None, "omen", None, None, None, None, "pay-day"],  # W-14.4, W-14.5
    }
    assert shown["display"] == [
        {"pact": "P-FI01", "gold": 0},
        {"pact": "P-FI02", "gold": 0},
        {"pact": "P-FI03", "gold": 1},
        {"pact": "P-FI04", "gold": 2},
    ]
    t.s.display[0], t.s.zone[0] = NO_CARD, Zone.DECK
    assert seen(t, 1)["display"][0] == {"pact": None, "gold": 0}


def test_W_13_6_workers_on_slots_and_the_price_of_the_next():
    t = Table(2)
    assert seen(t, 0)["seats"][0]["workers"] == {
        "available": {"loyal": 4, "additional": 0, "special": 0},
        "recruited": 0,
        "slots": {"additional": 4, "special": 1},
        "next": {"type": "additional", "cost": 0, "gold": 0},
        "placed": {"loyal": 0, "additional": 0, "special": 0},
    }
    t.s.seat[0].recruited = t.s.seat[0].additional = 4
    assert seen(t, 0)["seats"][0]["workers"]["next"] == {"type": "special", "cost": 2, "gold": 2}
    t.place(0, Worker.SPECIAL, Location.TRADE)
    assert seen(t, 0)["seats"][0]["workers"]["next"] is None
    assert seen(t, 0)["seats"][0]["workers"]["recruited"] == 5
    assert seen(t, 0)["seats"][0]["workers"]["placed"] == {"loyal": 0, "additional": 0, "special": 1}


def test_W_22_2_on_the_extreme_board_there_are_three_additional_workers():
    workers = seen(Table(2, board="extreme"), 0)["seats"][0]["workers"]
    assert workers["slots"] == {"additional": 3, "special": 1}
    assert workers["next"] == {"type": "additional", "cost": 2, "gold": 0}


def test_W_10_9_W_9_6_masterboard_multiplier_and_skill():
    t = Table(2, masters="b")
    t.s.seat[0].master, t.s.seat[0].track = Master.INTELLIGENCE, 3
    t.s.seat[1].master, t.s.seat[1].skill, t.s.seat[1].skill_used = Master.FATE, 3, 1
    t.s.zone[Card.SKILL + 3] = Zone.HELD + 1
    first, second = seen(t, None)["seats"]
    assert first["master"] == {"id": "B3", "position": 3, "multiplier": 4}
    assert second["master"] == {"id": "B4", "position": None, "multiplier": None}
    assert (first["skill"], second["skill"]) == (None, {"id": "S-4", "used": True})


def test_W_9_1_W_9_3_W_18_3_what_lies_open_in_front_of_a_player():
    t = busy_table()
    first, second, third = seen(t, None)["seats"]
    assert (first["cost"], first["cost_marker"]) == ("stone", "K-1")
    assert third["towers"] == {Tower.ELEMENTAL.name.lower(): None, "resource": "T-5"}
    assert second["active_omen"] == t.box.pack.omens[int(t.s.seat[1].active)].id
    assert (first["unfulfilled"], second["unfulfilled"]) == (["P-FI11"], ["P-WA04"])
    assert second["goods"] == {"stone": 3, "wood": 0, "sheep": 5, "oil": 2, "gold": 9}


def test_W_2_8_secret_pacts_just_drawn_are_seen_by_who_chooses():
    t = Table(2).draw_to_choose(1, 5, 6)
    for viewer, drawn in ((1, ["G-06", "G-07"]), (0, None), (None, None)):
        shown = seen(t, viewer)["seats"][1]
        assert (shown["secrets_drawn_number"], shown["secrets_drawn"], shown["secrets_number"]) == (2, drawn, 0)


def test_W_26_1_who_is_asked_what():
    t = busy_table()
    shown = seen(t, None)
    assert (shown["asked"], shown["question"], shown["active"]) == (0, "WORKER", 0)
    assert (shown["round"], shown["turn"], shown["phase"], shown["over"]) == (1, 1, "step_one", False)
    assert shown["options"]["board"] == "normal"
    t.s.current, t.s.current_at = Worker.LOYAL, Location.QUARRY
    assert seen(t, None)["worker"] == {"seat": 0, "type": "loyal", "at": "7a"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_W_23_1_in_whole_games_views_are_plain_data_and_hide_what_they_should(players: int):
    box = GAME.open_box(players, {"masters": "b"})
    s, out, stream = blank(GAME.state), GAME.option_buffer(), new_stream(9, players)
    n, answers = GAME.new_game(box.record, s, event_buffer(0), out), 0
    assert view(box, s).start is None  # W-2.11: not drawn yet
    while GAME.to_move(box.record, s) != OVER and (JIT or answers < 60):
        viewer = answers % (players + 1) - 1
        shown = plain_view(view(box, s, None if viewer < 0 else viewer))
        if answers % 7 == 0:
            assert json.loads(json.dumps(shown)) == shown
        for seat in shown["seats"]:
            hidden = seat["seat"] != viewer and shown["phase"] != "scoring"
            for kind in ("omens", "revenge", "secrets"):
                assert seat[kind] == (None if hidden and seat[f"{kind}_number"] else seat[kind] or [])
            assert (seat["element"] is None) == (hidden or not seat["has_element"])
        n = GAME.answer(box.record, s, int(out[pick(stream, n)]), event_buffer(0), out)
        answers += 1
    if GAME.to_move(box.record, s) == OVER:
        shown = plain_view(view(box, s))
        assert (shown["over"], shown["phase"], shown["asked"]) == (True, "over", None)
        totals = [sheet["total"] for sheet in shown["scoring"]]
        assert totals[shown["winner"]] == max(totals)
        assert totals == [int(s.score[player].sum()) for player in range(players)]


def test_W_17_12_what_is_lacking_for_a_pact_is_said_by_the_symbols_of_its_cost():
    """Every pact in a player's hands: nothing lacks if and only if it could be fulfilled."""
    t = Table(2)
    record = t.box.record
    for goods, omens in (([0] * 5, 0), ([2] * 5, 1), ([4, 0, 3, 1, 6], 2), ([9] * 5, 5)):
        t.s.seat[0].goods[:] = goods
        t.s.seat[0].omens = omens
        lacking = _lacking_of_all(t)
        for pact, lack in enumerate(lacking):
            assert all(n > 0 and record.pact_cost[pact, Due[key.upper()]] for key, n in lack.items())
            assert (lack == {}) == bool(interpreted(can_fulfil)(record, t.s, 0, pact))
            if "omen" in lack:
                assert lack["omen"] == int(record.pact_cost[pact, Due.OMEN]) - omens


def _lacking_of_all(t: Table) -> list[dict[str, int]]:
    table = Sight(t.box, t.s).open
    return [table.lacking(0, pact) for pact in range(len(t.box.pack.pacts))]


def test_W_17_9_a_missing_cost_resource_is_marked_on_its_own_symbol():
    t = busy_table()
    shown = seen(t, 0)["seats"][0]
    assert set(shown["lacking"]) == set(shown["unfulfilled"]) != set()
    t.s.seat[0].goods[:] = 0
    record, own = t.box.record, t.s.seat[0]
    good = int(record.cost_good[own.cost_marker])
    asking = [pact for pact in range(len(t.box.pack.pacts)) if record.pact_cost[pact, Due.COST]]
    assert asking
    for pact in asking:
        lack, cost = _lacking_of_all(t)[pact], record.pact_cost[pact]
        assert lack["cost"] == cost[Due.COST]
        assert lack.get(Good(good).name.lower(), 0) == (cost[good] + cost[Due.COST] if cost[good] else 0)


def test_W_4_3_the_worker_who_is_being_placed_is_said():
    t = busy_table()
    assert seen(t, None)["placing"] is None
    top = t.s.stack[int(t.s.depth) - 1]
    top.ask, top.note[PlaceNote.WORKER] = Ask.PLACE, Worker.ADDITIONAL
    assert seen(t, None)["placing"] == {"seat": int(top.player), "type": "additional"}


@pytest.mark.parametrize(("board", "most"), [("normal", 3), ("extreme", 5)])
def test_W_22_a_place_says_how_it_is_printed_on_this_board(board: str, most: int):
    places = {place["id"]: place for place in seen(Table(2, board=board), None)["locations"]}
    assert places["13"]["most"] == most
    assert (places["7a"]["yields"], places["7f"]["yields"]) == ("stone", "recruit")


def test_W_11_3_free_spaces_are_said():
    t = Table(2)
    before = {place["id"]: place["free"] for place in seen(t, None)["locations"]}
    t.place(0, Worker.LOYAL, Location.QUARRY)
    after = {place["id"]: place["free"] for place in seen(t, None)["locations"]}
    assert {id_ for id_ in after if after[id_] != before[id_]} == {"7a"}
    assert after["7a"] == before["7a"] - 1

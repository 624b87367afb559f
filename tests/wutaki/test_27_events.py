"""Group 27: what the program reports, with which parameters, which rule and which card, and who sees it."""

import re

import pytest

from spieltisch.core.events import event_buffer
from spieltisch.core.events import told as rows_of
from spieltisch.games import folder_of
from spieltisch.wutaki import GAME
from spieltisch.wutaki.rules.words import Deck, Event

from .scenario import KINDS, given, new_game

ONE_OF_EACH = dict.fromkeys(KINDS, 1)
LEVEL_4 = {"stone": 2, "wood": 2, "sheep": 2, "oil": 2, "gold": 4}


def plain(event):
    """An event without its name and what every event carries."""
    return {key: value for key, value in event.items() if key not in ("event", "turn", "active")}


def told(g, event, **fields):
    """The one event of this name with these fields."""
    found = g.happened(event, **fields)
    assert len(found) == 1, found
    return plain(found[0])


def order(g, *events):
    """The named events in the order in which they happened."""
    return [e["event"] for e in g.events if e["event"] in events]


def seen(g, answer, event):
    """How a spectator and the players see the first event of a kind that an answer brings about."""
    g.start()
    thing, buffer = GAME.people.parse(g.box, g.s, answer), event_buffer()
    g.n = GAME.rules.answer(g.box.record, g.s, thing, buffer, g.out)
    row = next(row for row in rows_of(buffer) if row[0] == event)
    views = [GAME.people.event_data(g.box, GAME.people.seen_by(g.box, row, seat)) for seat in (None, *range(g.players))]
    return [plain(view) for view in views]


def until(g, question):
    """Always the first answer, until this question is put."""
    while g.question != question:
        g.first()
    return g


def digest():
    """The rules digest."""
    return (folder_of("wutaki") / "digest/en.md").read_text(encoding="utf-8")


# --- for all events --------------------------------------------------------------------------------------------------


def test_W_27_1_the_events_are_those_of_the_table():
    table = digest().split("## 27. Events")[1]
    kinds = {
        name for line in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", line)
    }
    assert {event.name.lower() for event in Event} == kinds | {"masterboard"}  # the table counts it under `setup`


def test_W_27_1_every_event_carries_turn_active_player_and_a_rule_that_exists():
    g = given(3).turn_of(2).set_state(turn=7).pacts(2, "P-FI01").goods(2, oil=4).place(2, "3").when("2: claim P-EA01")
    g.draw("P-FI02").when("2: fulfil P-FI01").draw("O-01", "O-02", "O-03")
    rules = set(re.findall(r"\*\*(W-[\d.]+)\*\*", digest()))
    mine = [e for e in g.events if e["active"] == 1]
    assert len(mine) > 10
    for event in mine:
        assert event["turn"] == 8
        assert event["rule"] in rules, event


# --- setup -----------------------------------------------------------------------------------------------------------


def test_W_27_1_setup():
    g = new_game(2, masters="b", start_player=1).draw("E-3")
    assert told(g, "setup") == {"player": 0, "deck": "element", "card": "E-3", "rule": "W-2.6", "cause": None}
    until(g, "DRAFT")
    expected = {"element": ("W-2.6", 2), "secret": ("W-2.7", 4), "cost_marker": ("W-2.9", 2), "omen": ("W-2.10", 4)}
    for deck, (rule, number) in {**expected, "skill": ("W-2.13", 2)}.items():
        found = g.happened("setup", deck=deck)
        assert ({e["rule"] for e in found}, len(found)) == ({rule}, number), deck
        assert all(e["card"] for e in found)


def test_W_27_1_setup_is_seen_by_its_owner_cost_markers_and_skills_by_all():
    assert [e["card"] for e in seen(new_game(2), "chance: draw E-3", Event.SETUP)] == [None, "E-3", None]
    g = until(new_game(2), "SECRET")
    g.first().first()
    assert [e["card"] for e in seen(g, "chance: draw K-2", Event.SETUP)] == ["K-2"] * 3
    g.when("chance: draw K-1")
    assert [e["card"] for e in seen(g, "chance: draw O-09", Event.SETUP)] == [None, "O-09", None]
    g = until(until(new_game(2, skills="on"), "DRAW_START").first(), "DRAW")
    assert [e["card"] for e in seen(g, "chance: draw S-2", Event.SETUP)] == ["S-2"] * 3


def test_W_27_1_masterboard():
    g = until(new_game(2, masters="b", start_player=2), "MASTER").when("2: master B3")
    assert told(g, "masterboard") == {"player": 1, "master": "B3", "rule": "W-2.12", "cause": None}


def test_W_27_1_draft():
    g = until(new_game(2, start_player=1), "DRAFT")
    pact = g.displayed()[2]
    g.when(f"1: draft {pact}")
    assert told(g, "draft") == {"player": 0, "pact": pact, "slot": 2, "rule": "W-2.15", "cause": None}


# --- rounds and turns ------------------------------------------------------------------------------------------------


def test_W_27_1_round_begins_and_round_card():
    g = given(3).start_player(3).round_begins(5).draw("C-20", "C-02")
    assert told(g, "round_begins") == {"round": 5, "player": 2, "rule": "W-3.2", "cause": None}
    assert [plain(e) for e in g.happened("round_card")] == [
        {"round_card": "C-20", "chained": False, "rule": "W-3.3", "cause": None},
        {"round_card": "C-02", "chained": True, "rule": "W-20.3", "cause": None},
    ]


def test_W_27_2_round_begins_is_logged_before_the_round_card():
    g = given().round_begins().draw("C-13")
    assert [e["event"] for e in g.events] == ["round_begins", "round_card", "receive", "receive", "turn_begins"]


def test_W_27_1_turn_begins():
    g = given().vp(1, 97).start()
    assert told(g, "turn_begins") == {"player": 0, "last": False, "rule": "W-3.5", "cause": None}
    g.place(1, "11")
    assert told(g, "turn_begins", player=1) == {"player": 1, "last": True, "rule": "W-3.5", "cause": None}


@pytest.mark.parametrize("limit", [False, True])
def test_W_27_1_turn_skipped(limit):
    g = given()
    if limit:
        g.set_seat(2, turns=18)
    else:
        g.placed(2, "7a", loyal=2).placed(2, "7b", loyal=2)
    g.place(1, "7c")
    rule = "W-3.8" if limit else "W-3.6"
    assert told(g, "turn_skipped") == {"player": 1, "limit": limit, "rule": rule, "cause": None}


# --- placing and acting ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("worker", "place"), [("loyal", "7a"), ("additional", "11"), ("special", "C-02")])
def test_W_27_1_place(worker, place):
    g = given().recruited(1, 4, special=True).round_card("C-02").place(1, place, worker)
    expected = {"player": 0, "worker": worker, "location": place, "crowded": False, "rule": "W-4.1", "cause": None}
    assert told(g, "place") == expected


def test_W_27_1_place_says_who_crowds_in():
    g = given().skill(1, "S-3").placed(2, "11", loyal=1).place(1, "11")
    assert told(g, "place")["crowded"] is True


def test_W_27_1_no_use():
    g = given().place(1, "12")
    assert told(g, "no_use") == {"player": 0, "location": "12", "rule": "W-4.5", "cause": None}
    g = given().place(1, "3").when("1: none")
    assert told(g, "no_use")["location"] == "3"


def test_W_27_1_execution():
    g = given().recruited(1, 4, special=True).place(1, "7a", "special").when("1: yes")
    first = {"player": 0, "location": "7a", "second": False, "borrowed": False, "rule": "W-11.5", "cause": None}
    assert [plain(e) for e in g.happened("execution")] == [first, {**first, "second": True}]
    g = given().placed(2, "11", loyal=1).skill(1, "S-2").omens(1, "O-36").place(1, "7a").when("1: use S-2")
    assert told(g, "execution", location="11")["borrowed"] is True


# --- resources and points --------------------------------------------------------------------------------------------


def receipt(**fields):
    """A receipt from the supply."""
    base = {"player": 0, "origin": "supply", "opponent": None}
    return {**base, **fields}


def test_W_27_1_receive_from_the_supply():
    g = given().place(1, "7a")
    expected = receipt(kind="stone", wanted=2, got=2, rule="W-12.7.1", cause="7a")
    assert told(g, "receive") == expected
    g = given().omens(1, "O-08").place(1, "13").when("1: play O-08")
    assert told(g, "receive") == receipt(kind="gold", wanted=5, got=5, rule="W-24.1", cause="O-08")


def test_W_27_1_receive_from_the_monster_and_from_an_opponent():
    g = given().monster(oil=3).place(1, "12").when("1: yes")
    expected = receipt(kind="oil", wanted=3, got=3, origin="monster", rule="W-12.12.1", cause="12")
    assert told(g, "receive") == expected
    g = given().goods(2, oil=1).omens(1, "O-26").place(1, "13").when("1: play O-26")
    expected = receipt(kind="oil", wanted=1, got=1, origin="opponent", opponent=1, rule="W-25.2", cause="O-26")
    assert told(g, "receive") == expected


@pytest.mark.parametrize(("left", "got"), [(1, 1), (0, 0)])
def test_W_27_2_gains_that_do_not_come_because_of_a_short_supply_are_logged(left, got):
    g = given().supply(2, stone=left).place(1, "7a")
    assert (told(g, "receive")["wanted"], told(g, "receive")["got"]) == (2, got)


def test_W_27_2_owner_bonuses_too():
    g = given().upgrade(2, "7a").supply(1, oil=0).place(1, "7a")
    assert told(g, "owner_bonus")["got"] == 0
    assert told(g, "receive", kind="oil")["got"] == 0


@pytest.mark.parametrize(("left", "logged"), [(5, []), (2, [2]), (0, [4])])
def test_W_27_2_and_resources_of_any_kind(left, logged):
    """O-09 gives four of any kind; with an empty supply its player sees how many did not come."""
    g = given().omen_effect("O-09", "receive 1 vp; receive 4 any").omens(1, "O-09")
    for kind in KINDS:
        g.supply(2, **{kind: 0})
    g.s.supply[3], g.s.seat[1].goods[3] = left, g.s.seat[1].goods[3] - left
    g.place(1, "13").when("1: play O-09").then(goods={1: {"oil": min(left, 4)} if left else {}})
    missed = g.happened("receive", kind="any")
    assert [e["wanted"] for e in missed] == logged
    assert all((e["got"], e["cause"]) == (0, "O-09") for e in missed)


def test_W_27_1_pay_and_sacrifice():
    g = given().goods(1, gold=6).place(1, "6").when("1: upgrade 7a")
    assert told(g, "pay") == {"player": 0, "kind": "gold", "amount": 6, "rule": "W-15.3", "cause": "6"}
    g = given().pacts(1, "P-FI01").goods(1, oil=4).step2_of(1).when("1: fulfil P-FI01")
    assert told(g, "sacrifice") == {"player": 0, "kind": "oil", "amount": 4, "rule": "W-17.7", "cause": "P-FI01"}


def test_W_27_1_vp():
    g = given().place(1, "11")
    assert told(g, "vp") == {"player": 0, "change": 3, "total": 8, "rule": "W-25.2", "cause": "11"}
    g = given().place(1, "4").when("1: give P-FI01")
    assert told(g, "vp").items() >= {"player": 0, "change": -2, "total": 3, "cause": "4"}.items()
    g = given().vp(1, 1).omen_effect("O-08", "receive 1 gold; lose 3 vp").omens(1, "O-08").place(1, "13")
    assert told(g.when("1: play O-08"), "vp").items() >= {"change": -1, "total": 0}.items()  # what was there


# --- workers ---------------------------------------------------------------------------------------------------------


def test_W_27_1_chase_and_move():
    g = given().placed(2, "7a", additional=1, special=True).place(1, "2").when("1: chase 7a").draw("V-01")
    assert told(g, "chase") == {
        "player": 0,
        "victim": 1,
        "location": "7a",
        "number": 2,
        "special": True,
        "rule": "W-12.2.1",
        "cause": None,
    }
    g.when("1: yes")
    assert told(g, "move") == {"player": 0, "from_location": "2", "location": "7a", "rule": "W-12.2.4", "cause": None}


def test_W_27_1_recruit():
    g = given().upgrade(2, "7f").goods(1, stone=2).place(1, "7f").when("1: recruit additional", "1: recruit additional")
    free = {"player": 0, "worker": "additional", "cost": 0, "gold": 0, "rule": "W-13.1", "cause": None}
    assert [plain(e) for e in g.happened("recruit")] == [free, {**free, "cost": 2}]
    g = given().recruited(1, 4).goods(1, stone=2, gold=2).place(1, "7f").when("1: recruit special")
    assert told(g, "recruit") == {**free, "worker": "special", "cost": 2, "gold": 2}


def test_W_27_1_worker_home():
    g = given().placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a")
    home = {"player": 1, "worker": "additional", "location": "7a", "reason": "chased", "rule": "W-13.6", "cause": None}
    assert told(g, "worker_home") == home
    g = given().tracker("4").recruited(2, 1).pacts(1, "P-FI01").goods(1, oil=4).step2_of(1).when("1: fulfil P-FI01")
    assert told(g, "worker_home") == {**home, "location": None, "reason": "unpaid"}
    g = given().master(1, "B3").placed(1, "7a", special=True).omens(1, "O-01", "O-02", "O-03").place(1, "B3")
    g.when("1: give up special")
    assert told(g, "worker_home") == {**home, "player": 0, "worker": "special", "reason": "sacrificed"}


def test_W_27_1_pay_day():
    g = given().tracker("4").recruited(1, 3).pacts(1, "P-FI01").goods(1, oil=4, stone=2).step2_of(1)
    g.when("1: fulfil P-FI01")
    day = {"player": 0, "due": 3, "paid": 2, "leaving": 1, "rule": "W-14.5", "cause": "18/5"}
    assert told(g, "pay_day", player=0) == day
    assert told(g, "pay_day", player=1).items() >= {"due": 0, "paid": 0, "leaving": 0}.items()
    assert told(g, "pay", player=0).items() >= {"kind": "stone", "amount": 2}.items()


# --- pacts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pact", "slot", "gold"), [("P-FI01", 0, 0), ("P-WI01", 3, 2)])
def test_W_27_1_claim_and_display(pact, slot, gold):
    g = given().place(1, "3").when(f"1: claim {pact}").draw("P-FI02")
    claim = {"player": 0, "pact": pact, "slot": slot, "gold": gold, "rule": "W-17.6", "cause": "3"}
    assert told(g, "claim") == claim
    assert told(g, "display") == {"pacts": g.displayed(), "rule": "W-17.3", "cause": None}
    assert g.displayed()[0] == "P-FI02"


def test_W_27_1_give_pact():
    g = given().place(1, "4").when("1: give P-EA01")
    expected = {"player": 0, "receiver": 1, "pact": "P-EA01", "rule": "W-12.4.1", "cause": "4"}
    assert told(g, "give_pact") == expected


def test_W_27_1_discard_pact():
    g = given().place(1, "5").when("1: yes")
    expected = {"player": None, "pact": "P-FI01", "rule": "W-12.5.1", "cause": "5"}
    assert told(g, "discard_pact", pact="P-FI01") == expected
    assert len(g.happened("discard_pact")) == 4
    g = given().pacts(1, "P-FI02").goods(1, oil=3).omens(1, "O-33").place(1, "13").when("1: play O-33")
    assert told(g, "discard_pact") == {"player": 0, "pact": "P-FI02", "rule": "W-8.5", "cause": "O-33"}


@pytest.mark.parametrize("mode", ["full", "reduced", "free"])
def test_W_27_1_fulfil(mode):
    g = given().pacts(1, "P-FI01").goods(1, oil=4)
    if mode == "full":
        g.step2_of(1).when("1: fulfil P-FI01")
    elif mode == "free":
        g.skill(1, "S-6").step2_of(1).when("1: use S-6")
    else:
        g.omens(1, "O-34").place(1, "13").when("1: play O-34")
    assert told(g, "fulfil") == {"player": 0, "pact": "P-FI01", "mode": mode, "rule": "W-17.7", "cause": None}


def test_W_27_1_private_and_general_track():
    g = given(3).master(1, "B1", 4).tracker("3").pacts(1, "P-FI01").goods(1, oil=4).step2_of(1)
    g.when("1: fulfil P-FI01").draw_rest()
    assert told(g, "private_track") == {"player": 0, "master": "B1", "position": 5, "rule": "W-10.1", "cause": None}
    assert told(g, "general_track") == {"space": "3+", "rule": "W-14.1", "cause": None}


def test_W_27_1_multiplier():
    g = given().master(1, "B3", 1).recruited(1, 1).omens(1, "O-01", "O-02", "O-03").place(1, "B3")
    g.when("1: give up additional", "1: discard O-01", "1: discard O-02")
    assert told(g, "multiplier") == {"player": 0, "position": 2, "factor": 3, "rule": "W-10.9", "cause": None}


def test_W_27_1_rob():
    g = given().master(1, "B2", 3).monster(gold=3, oil=1).pacts(1, "P-FI01").goods(1, oil=4).step2_of(1)
    g.when("1: fulfil P-FI01", "1: yes")
    goods = {"stone": 0, "wood": 0, "sheep": 0, "oil": 1, "gold": 3}
    assert told(g, "rob") == {"player": 0, "goods": goods, "rule": "W-10.7", "cause": None}


# --- upgrades and pyramid --------------------------------------------------------------------------------------------


def test_W_27_1_upgrade():
    g = given().upgrade(2, "7a").goods(1, gold=8).place(1, "6").when("1: upgrade 7a")
    assert told(g, "upgrade") == {
        "player": 0,
        "location": "7a",
        "level": 2,
        "tower": None,
        "price": 8,
        "points": 4,
        "rule": "W-15.3",
        "cause": "6",
    }
    g = given().master(1, "B1").goods(1, gold=7).place(1, "B1").when("1: upgrade T-6")
    expected = {"location": None, "tower": "T-6", "price": 7, "points": 1, "rule": "W-15.9", "cause": "B1"}
    assert told(g, "upgrade").items() >= expected.items()


def test_W_27_1_marker_home_and_marker_replaced():
    g = given().upgrade(2, "7a").omens(1, "O-22").place(1, "13").when("1: play O-22")
    home = {"owner": 1, "location": "7a", "level": 1, "player": 0, "rule": "W-18.8", "cause": "O-22"}
    assert told(g, "marker_home") == home
    assert g.happened("marker_replaced") == []
    g = given().upgrade(2, "7a").goods(1, gold=4).omens(1, "O-21").place(1, "13").when("1: play O-21")
    replaced = {"owner": 1, "player": 0, "location": "7a", "level": 1, "rule": "W-18.8", "cause": "O-21"}
    assert told(g, "marker_replaced") == replaced


def test_W_27_1_climb():
    g = given().pyramid(1, 2).goods(1, **LEVEL_4).place(1, "1").when("1: yes")
    assert told(g, "climb") == {"player": 0, "level": 3, "rule": "W-12.1.2", "cause": None}


def test_W_27_1_owner_bonus():
    g = given().upgrade(2, "7a").upgrade(2, "7a").place(1, "7a")
    bonus = {"player": 1, "location": "7a", "kind": "oil", "got": 2, "rule": "W-15.6", "cause": None}
    assert told(g, "owner_bonus") == bonus
    assert order(g, "place", "owner_bonus", "execution") == ["place", "owner_bonus", "execution"]


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["14", "O-28", "C-04", "18/1"])
def test_W_27_1_draw_omen_one_event_for_each_card_with_its_cause(way):
    if way == "14":
        g = given().place(1, "14").draw("O-01")
    elif way == "O-28":
        g = given().omens(1, "O-28").place(1, "13").when("1: play O-28").draw("O-01", "O-02", "O-03")
    elif way == "C-04":
        g = given().round_card("C-04").place(1, "C-04").draw("O-01", "O-02")
    else:
        g = given().pacts(1, "P-FI01").goods(1, oil=4).step2_of(1).when("1: fulfil P-FI01").draw("O-01", "O-02")
    event = told(g, "draw_omen", omen="O-01")
    assert event.items() >= {"player": 0, "rule": "W-12.14.1"}.items()
    assert event["cause"] == way
    assert len(g.happened("draw_omen")) == {"14": 1, "O-28": 3, "C-04": 2, "18/1": 2}[way]


def test_W_27_1_a_drawn_omen_is_seen_by_who_draws_it():
    g = given(3).place(1, "14")
    assert [e["omen"] for e in seen(g, "chance: draw O-05", Event.DRAW_OMEN)] == [None, "O-05", None, None]


def test_W_27_1_play_omen():
    g = given().omens(1, "O-08").place(1, "13")
    views = seen(g, "1: play O-08", Event.PLAY_OMEN)
    assert views == [{"player": 0, "omen": "O-08", "rule": "W-18.2", "cause": None}] * 3  # everybody sees it


def test_W_27_1_omen_off():
    g = given().pacts(1, "P-FI06").goods(1, oil=5).omens(1, "O-01", "O-02").step2_of(1)
    g.when("1: fulfil P-FI06", "1: discard O-02")
    assert told(g, "omen_off") == {"player": 0, "omen": "O-02", "off": "paid", "rule": "W-18.1", "cause": "P-FI06"}
    g = given().active(1, "O-40").omens(1, "O-39").place(1, "13").when("1: play O-39")
    assert told(g, "omen_off") == {"player": 0, "omen": "O-40", "off": "replaced", "rule": "W-18.3", "cause": None}
    g = given().skill(1, "S-4").omens(1, "O-01", "O-02").step2_of(1).when("1: use S-4", "1: discard O-01")
    assert told(g, "omen_off") == {"player": 0, "omen": "O-01", "off": "burned", "rule": "W-18.1", "cause": "S-4"}
    g = given().omens(1, "O-29", "O-01", "O-02").place(1, "13").when("1: play O-29", "1: discard O-01")
    assert told(g, "omen_off").items() >= {"off": "exchanged", "cause": "O-29"}.items()


@pytest.mark.parametrize("way", ["12", "O-14", "4"])
def test_W_27_1_draw_revenge_with_its_cause(way):
    if way == "12":
        g = given().monster(oil=1).place(1, "12").when("1: yes")
    elif way == "4":
        g = given(board="extreme").place(1, "4").when("1: give P-FI01")
    else:
        g = given().omens(1, way).place(1, "13").when(f"1: play {way}")
    g.draw("V-05")
    assert told(g, "draw_revenge") == {"player": 0, "revenge": "V-05", "rule": "W-12.10.1", "cause": way}


def test_W_27_1_a_drawn_revenge_card_is_seen_by_its_owner():
    g = given(3).monster(oil=1).place(1, "12").when("1: yes")
    assert [e["revenge"] for e in seen(g, "chance: draw V-05", Event.DRAW_REVENGE)] == [None, "V-05", None, None]


def test_W_27_1_return_revenge():
    g = given().skill(1, "S-5").revenge(1, "V-05", "V-06").step2_of(1).when("1: use S-5")
    views = seen(g, "1: return V-06", Event.RETURN_REVENGE)
    assert [e["revenge"] for e in views] == [None, "V-06", None]
    assert views[1] == {"player": 0, "revenge": "V-06", "rule": "W-19.4", "cause": "S-5"}


def test_W_27_1_give_revenge_is_seen_by_both():
    g = given(3).goods(1, stone=10).revenge(1, "V-05").place(1, "11").when("1: choose 2")
    views = seen(g, "1: player 3", Event.GIVE_REVENGE)
    assert [e["revenge"] for e in views] == [None, "V-05", None, "V-05"]
    assert views[1] == {"player": 0, "receiver": 2, "revenge": "V-05", "rule": "W-12.11.2", "cause": "11"}


def test_W_27_1_draw_secret_and_return_secret():
    g = given(3).omens(1, "O-27").place(1, "13").when("1: play O-27")
    views = seen(g, "chance: draw G-05", Event.DRAW_SECRET)
    assert [e["secret"] for e in views] == [None, "G-05", None, None]
    assert views[1] == {"player": 0, "secret": "G-05", "rule": "W-21.4", "cause": "O-27"}
    g.when("chance: draw G-06")
    views = seen(g, "1: keep G-05", Event.RETURN_SECRET)
    assert [e["secret"] for e in views] == [None, "G-06", None, None]
    assert views[1] == {"player": 0, "secret": "G-06", "rule": "W-2.7", "cause": "O-27"}


@pytest.mark.parametrize(("deck", "rule"), [(Deck.PACT, "W-24.8"), (Deck.OMEN, "W-24.9"), (Deck.ROUND, "W-24.11")])
def test_W_27_1_reshuffle(deck, rule):
    g = given().pile_to_discards(deck)
    if deck == Deck.ROUND:
        g.round_begins().start()
    elif deck == Deck.OMEN:
        g.place(1, "14")
    else:
        g.place(1, "3").when("1: claim P-FI01")
    number = {Deck.PACT: 64, Deck.OMEN: 50, Deck.ROUND: 20}[deck]
    assert told(g, "reshuffle") == {"deck": deck.name.lower(), "number": number, "rule": rule, "cause": None}


# --- marker, skill, end ----------------------------------------------------------------------------------------------


def test_W_27_1_start_claim_and_start_moves():
    g = given().placed(1, "7a", loyal=2).placed(1, "7b", loyal=1).placed(2, "7e", loyal=3).placed(2, "7c", loyal=1)
    g.start_player(2).place(1, "16")
    assert told(g, "start_claim") == {"player": 0, "rule": "W-12.16.1", "cause": "16"}
    assert told(g, "start_moves") == {"player": 0, "rule": "W-5.2", "cause": None}
    g = until(new_game(2), "DRAW_START").when("chance: start 2")
    assert told(g, "start_moves") == {"player": 1, "rule": "W-2.11", "cause": None}


@pytest.mark.parametrize(
    ("skill", "rule"),
    [("S-1", "W-9.8"), ("S-2", "W-9.6"), ("S-3", "W-9.10"), ("S-4", "W-9.6"), ("S-5", "W-9.6"), ("S-6", "W-9.6")],
)
def test_W_27_1_skill(skill, rule):
    g = given().skill(1, skill).omens(1, "O-08").revenge(1, "V-01").pacts(1, "P-FI01").placed(2, "11", loyal=1)
    if skill == "S-1":
        g.place(1, "7a").when("1: yes")
    elif skill == "S-3":
        g.place(1, "11")
    else:
        g.step2_of(1).when(f"1: use {skill}")
    assert told(g, "skill") == {"player": 0, "skill": skill, "rule": rule, "cause": None}


def test_W_27_1_end_triggered():
    g = given().vp(1, 97).place(1, "11")
    assert told(g, "end_triggered") == {"player": 0, "game_end": "points", "rule": "W-6.1", "cause": None}
    g = given().pyramid(1, 3).goods(1, **LEVEL_4).place(1, "1").when("1: yes")
    assert told(g, "end_triggered")["game_end"] == "pyramid"
    g = given(max_rounds=1).placed(1, "7a", loyal=2).placed(1, "7b", loyal=1).placed(2, "7e", loyal=3)
    g.placed(2, "7c", loyal=1).place(1, "11")
    assert told(g, "end_triggered") == {"player": None, "game_end": "rounds", "rule": "W-6.8", "cause": None}


def final_position():
    """Both players have hidden cards of every kind."""
    g = given().secrets(1, "G-03").revenge(1, "V-02").omens(1, "O-01").active(1, "O-40").fulfilled(1, "P-FI01")
    return g.secrets(2, "G-04").pacts(2, "P-EA02").vp(2, 50).scoring().start()


def test_W_27_1_reveal():
    """Element, secrets, revenge cards, omens and fulfilled pacts of every player."""
    g = final_position()
    shown = [(e["deck"], e["card"], e["laid"]) for e in g.happened("reveal", player=0)]
    assert sorted(shown) == [
        ("element", "E-1", False),
        ("omen", "O-01", False),
        ("omen", "O-40", True),
        ("pact", "P-FI01", True),
        ("revenge", "V-02", False),
        ("secret", "G-03", False),
    ]
    assert {e["rule"] for e in g.happened("reveal")} == {"W-23.3"}
    assert {"G-04", "E-2"} <= {e["card"] for e in g.happened("reveal", player=1)}


def test_W_27_1_score():
    g = final_position()
    assert told(g, "score", player=1, step="unfulfilled") == {
        "player": 1,
        "step": "unfulfilled",
        "item": "unfulfilled",
        "count": 1,
        "points": -8,
        "card": None,
        "kind": None,
        "rule": "W-7.1",
        "cause": None,
    }
    assert told(g, "score", player=0, step="omen").items() >= {"item": "omen", "card": "O-40", "points": 2}.items()
    for player in (0, 1):
        assert sum(e["points"] for e in g.happened("score", player=player)) == int(g.s.score[player].sum())


def test_W_27_1_tie_and_worthy():
    g = given(4).vp(2, 30).vp(4, 30).upgrade(2, "7a").upgrade(4, "7b").goods(2, oil=3).goods(4, gold=3)
    g.start_player(3).scoring().start()
    assert told(g, "tie") == {"seats": [1, 3], "upgrades": 1, "resources": 3, "rule": "W-7.7", "cause": None}
    g.when("3: worthy 4")
    assert told(g, "worthy") == {"player": 3, "rule": "W-7.9", "cause": None}
    assert order(g, "score", "tie", "worthy", "game_over")[-3:] == ["tie", "worthy", "game_over"]


def test_W_27_1_no_tie_no_such_event():
    assert order(final_position(), "tie", "worthy") == []


def test_W_27_1_game_over():
    g = given(3).vp(1, 97).place(1, "11").place(2, "7a").place(3, "7a")
    assert told(g, "game_over") == {
        "player": 0,
        "totals": [100, 5, 5],
        "places": [1, 2, 2],
        "game_end": "points",
        "rule": "W-7.6",
        "cause": None,
    }


# --- the order of the log --------------------------------------------------------------------------------------------


def test_W_27_2_the_order_of_the_log_is_the_order_of_the_rules():
    """W-17.7: payment, reward, private marker with its symbol, general marker with its effect."""
    g = given().master(1, "A", 0).pacts(1, "P-FI01").goods(1, oil=4).step2_of(1).when("1: fulfil P-FI01")
    g.draw("O-01", "O-02")
    steps = [e["event"] for e in g.events]
    assert steps == [
        *("fulfil", "sacrifice", "vp", "private_track", "receive", "general_track", "draw_omen", "draw_omen"),
        "turn_begins",
    ]


def test_W_27_2_final_scoring_step_by_step():
    steps = order(final_position(), "reveal", "score", "game_over")
    assert steps == sorted(steps, key=["reveal", "score", "game_over"].index)

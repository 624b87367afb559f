"""Facts of games: they add up, and they are what one counts by hand."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from spieltisch.arena import logs as telling_logs
from spieltisch.arena.errors import BadLog
from spieltisch.arena.logs import Logs, tell
from spieltisch.arena.lots import Lot
from spieltisch.arena.subjects import subject_of
from spieltisch.core.events import event_buffer, told
from spieltisch.games import find_game
from spieltisch.wutaki.rules.words import Event, Score
from spieltisch.xibalba.rules.words import GameEnd as XibalbaEnd

from .reports import SETTINGS, lots, played

GAMES = ["wutaki", "xibalba"]


def by_hand(name: str, lot: Lot, number: int) -> Iterator[dict[str, Any]]:
    """The events of one game, told by the game itself, one answer after the other."""
    game, box = find_game(name), lot.box
    log = played(name, box, number + 1)
    s, out, events = game.blank_state(), game.option_buffer(), event_buffer()
    game.new_game(box.record, s, events, out)
    rows = told(events)
    for thing in log.log[log.ends[number] : log.ends[number + 1]]:
        game.answer(box.record, s, int(thing), events, out)
        rows += told(events)
    return (game.people.event_data(box, row) for row in rows)


def counted(name: str, lot: Lot, number: int, table: str, column: str) -> Counter[tuple[int, str]]:
    """One count of one game, by seat and id."""
    own, facts = subject_of(name).counts, lot.facts.table(table)
    about = "card" if table == "cards" else "use"
    ids = own.card_ids(lot.box) if table == "cards" else own.use_ids(lot.box)
    rows = (facts["game"] == number) & (facts[column] != 0)
    keys = zip(facts["seat"][rows].tolist(), (ids[one] for one in facts[about][rows]), strict=True)
    return Counter(dict(zip(keys, facts[column][rows].tolist(), strict=True)))


@pytest.mark.parametrize("name", GAMES)
def test_sources_add_up_to_the_points_of_every_player(name):
    for lot in lots(name):
        players = lot.facts.players
        total = sum(players[column].astype(int) for column in subject_of(name).counts.points)
        assert (total == players["points"]).all()
        assert len(total) == lot.games * lot.players


@pytest.mark.parametrize("name", GAMES)
def test_every_game_gives_one_win(name):
    for lot in lots(name):
        wins = lot.facts.players["win"].reshape(lot.games, lot.players).sum(axis=1)
        assert lot.facts.games["finished"].all()
        assert wins == pytest.approx(1)
        order = lot.facts.players["turn_order"].reshape(lot.games, lot.players)
        assert (np.sort(order, axis=1) == np.arange(lot.players)).all()
        starter = lot.facts.games["starter"]
        assert (order[np.arange(lot.games), starter] == 0).all()


def test_the_seven_steps_are_those_of_the_score_sheet():
    """Columns come from the last position; the lines of the scoring are told as events."""
    lot = lots("wutaki")[1]
    logs = played("wutaki", lot.box, lot.games)
    again = tell(find_game("wutaki"), lot.box, logs)
    game, d = again.happened(Event.SCORE)
    for name, step in {"revenge": Score.REVENGE, "secrets": Score.SECRETS, "resources": Score.RESOURCES}.items():
        lines = d[:, 1] == step
        sums = np.zeros((lot.games, lot.players), int)
        np.add.at(sums, (game[lines], d[lines, 0]), d[lines, 5])
        assert (sums.reshape(-1) == lot.facts.players[f"step_{name}"]).all()


def of_players(lot: Lot, deck: str, column: str) -> Any:
    """A count of all cards of a deck, by player."""
    cards = lot.facts.cards
    ids = np.array(subject_of("wutaki").counts.card_ids(lot.box))[cards["card"]]
    rows = np.char.startswith(ids, deck) & (cards["seat"] >= 0)
    player = cards["game"][rows] * lot.players + cards["seat"][rows]
    return np.bincount(player, cards[column][rows], lot.games * lot.players)


@pytest.mark.parametrize("setting", range(len(SETTINGS["wutaki"])))
def test_cards_of_wutaki_are_where_they_lie_in_the_end(setting):
    lot = lots("wutaki")[setting]
    players = lot.facts.players
    assert (of_players(lot, "P-", "laid") == players["pacts_fulfilled"]).all()
    assert (of_players(lot, "P-", "fulfilled") == players["pacts_fulfilled"]).all()
    assert (of_players(lot, "P-", "held") == players["pacts_open"]).all()
    assert (of_players(lot, "O-", "held") == players["omens_left"]).all()
    assert (of_players(lot, "V-", "held") == players["revenge_cards"]).all()
    got = sum(of_players(lot, "P-", column) for column in ("claimed", "received")) - of_players(lot, "P-", "discarded")
    assert (got == players["pacts_fulfilled"] + players["pacts_open"]).all()


def test_cards_of_xibalba_are_bought_where_they_were_offered():
    for lot in lots("xibalba"):
        cards = lot.facts.cards
        assert (cards["offered"][cards["bought"] > 0] > 0).all()
        seat = cards["game"] * lot.players + cards["seat"]
        bought = np.bincount(seat[cards["seat"] >= 0], cards["bought"][cards["seat"] >= 0])
        assert (bought == lot.facts.players["cards_bought"]).all()
        assert (np.bincount(seat, cards["assigned"]) == 1).all()


def test_what_is_taken_in_wutaki_was_offered():
    for lot in lots("wutaki"):
        for table in (lot.facts.cards, lot.facts.uses):
            assert (table["taken"] <= table["offered"]).all()
        assert lot.facts.uses["placed"].sum() == lot.facts.games["turns"].sum()


def test_whoever_ends_a_game_of_xibalba_has_won_it_in_whoever_s_turn_that_was():
    """X-20.1"""
    others_turns = 0
    for lot in lots("xibalba"):
        games, seat = lot.facts.games, lot.facts.games["ended_by_seat"].astype(int)
        reached = np.nonzero(games["ended_by"] == XibalbaEnd.THRESHOLD)[0]
        assert (seat[reached] >= 0).all()
        assert (lot.facts.players["win"][reached * lot.players + seat[reached]] == 1).all()
        assert (np.delete(seat, reached) == -1).all()
        last = tell(find_game("xibalba"), lot.box, played("xibalba", lot.box, lot.games)).states["active"]
        others_turns += int((seat[reached] != last[reached]).sum())
    assert others_turns > 0


@pytest.mark.parametrize("setting", range(len(SETTINGS["wutaki"])))
def test_counts_of_wutaki_are_what_one_counts_by_hand(setting):
    lot = lots("wutaki")[setting]
    hand: dict[str, Counter[tuple[int, str]]] = {
        key: Counter() for key in ("claimed", "played", "fulfilled", "placed", "carried_out")
    }
    for event in by_hand("wutaki", lot, 0):
        if event["event"] in ("claim", "draft"):
            hand["claimed"][event["player"], event["pact"]] += 1
        elif event["event"] == "play_omen":
            hand["played"][event["player"], event["omen"]] += 1
        elif event["event"] == "fulfil":
            hand["fulfilled"][event["player"], event["pact"]] += 1
        elif event["event"] == "place":
            hand["placed"][event["player"], event["location"]] += 1
        elif event["event"] == "execution":
            hand["carried_out"][event["player"], event["location"]] += 1
    rounds = {card.id for card in lot.box.pack.rounds}
    for key in ("claimed", "fulfilled"):
        assert counted("wutaki", lot, 0, "cards", key) == hand[key]
    omens = {key: n for key, n in counted("wutaki", lot, 0, "cards", "played").items() if key[1].startswith("O-")}
    assert omens == hand["played"]
    for key in ("placed", "carried_out"):
        joined: Counter[tuple[int, str]] = Counter()
        for (player, place), times in hand[key].items():
            joined[player, "round_card" if place in rounds else place] += times
        assert counted("wutaki", lot, 0, "uses", key) == joined


@pytest.mark.parametrize("setting", range(len(SETTINGS["xibalba"])))
def test_counts_of_xibalba_are_what_one_counts_by_hand(setting):
    lot = lots("xibalba")[setting]
    bought: Counter[tuple[int, str]] = Counter()
    paragon: Counter[int] = Counter()
    attacks: Counter[tuple[int, str]] = Counter()
    for event in by_hand("xibalba", lot, 1):
        if event["event"] == "card_bought":
            printed, _ = lot.box.pack.physical[event["card"]]
            bought[event["player"], lot.box.pack.cards[printed].id] += 1
        elif event["event"] == "paragon_changed" and event["cause"] in ("kill", "block_kill"):
            paragon[event["player"]] += event["amount"]
        elif event["event"] == "attack_declared":
            attacks[event["player"], "attack_ark" if event["target"] < 0 else "attack_base"] += 1
    assert counted("xibalba", lot, 1, "cards", "bought") == bought
    rows = lot.facts.players["game"] == 1
    assert lot.facts.players["paragon_kills"][rows].tolist() == [paragon[seat] for seat in range(lot.players)]
    found = counted("xibalba", lot, 1, "uses", "taken")
    assert {key: n for key, n in found.items() if key[1].startswith("attack")} == attacks


def test_a_log_that_is_no_game_is_refused():
    lot = lots("wutaki")[0]
    logs = played("wutaki", lot.box, 2)
    logs.log[logs.ends[1] + 3] = 30_000
    with pytest.raises(BadLog, match="Answer 3 of game 1"):
        tell(find_game("wutaki"), lot.box, logs)


def test_the_room_for_events_grows(monkeypatch):
    lot = lots("wutaki")[0]
    logs = played("wutaki", lot.box, 3)
    enough = tell(find_game("wutaki"), lot.box, logs)
    monkeypatch.setattr(telling_logs, "EVENTS_PER_ANSWER", 0)
    monkeypatch.setattr(telling_logs, "OFFERS_PER_ANSWER", 0)
    again = tell(find_game("wutaki"), lot.box, logs)
    assert len(again.events) > 1024
    assert (again.events == enough.events).all()
    assert (again.offers == enough.offers).all()


def test_no_games_have_no_events():
    box = lots("wutaki")[0].box
    nothing = tell(find_game("wutaki"), box, Logs(0, np.zeros(0, np.int16), np.zeros(1, np.int64)))
    assert (nothing.games, len(nothing.events)) == (0, 0)

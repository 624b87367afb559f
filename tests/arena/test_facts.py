"""Facts of games: they add up, and they are what one counts by hand."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from spieltisch.arena import logs as replayed_logs
from spieltisch.arena.errors import BadLog
from spieltisch.arena.logs import Logs, tell
from spieltisch.arena.samples import Sample
from spieltisch.arena.subjects import subject_of
from spieltisch.core.events import event_buffer, told
from spieltisch.games import find_game
from spieltisch.wutaki.rules.words import Event, Score
from spieltisch.xibalba.rules.words import GameEnd as XibalbaEnd

from .reports import SETTINGS, played, samples

GAMES = ["wutaki", "xibalba"]


def by_hand(name: str, sample: Sample, number: int) -> Iterator[dict[str, Any]]:
    """The events of one game, told by the game itself, one answer after the other."""
    game, box = find_game(name), sample.box
    log = played(name, box, number + 1)
    s, out, events = game.blank_state(), game.option_buffer(), event_buffer()
    game.new_game(box.record, s, events, out)
    rows = told(events)
    for thing in log.log[log.ends[number] : log.ends[number + 1]]:
        game.answer(box.record, s, int(thing), events, out)
        rows += told(events)
    return (game.people.event_data(box, row) for row in rows)


def counted(name: str, sample: Sample, number: int, table: str, column: str) -> Counter[tuple[int, str]]:
    """One count of one game, by seat and id."""
    own, facts = subject_of(name).counts, sample.facts.table(table)
    about = "card" if table == "cards" else "use"
    ids = own.card_ids(sample.box) if table == "cards" else own.use_ids(sample.box)
    rows = (facts["game"] == number) & (facts[column] != 0)
    keys = zip(facts["seat"][rows].tolist(), (ids[one] for one in facts[about][rows]), strict=True)
    return Counter(dict(zip(keys, facts[column][rows].tolist(), strict=True)))


@pytest.mark.parametrize("name", GAMES)
def test_sources_add_up_to_the_points_of_every_player(name):
    for sample in samples(name):
        players = sample.facts.players
        total = sum(players[column].astype(int) for column in subject_of(name).counts.points)
        assert (total == players["points"]).all()
        assert len(total) == sample.games * sample.players


@pytest.mark.parametrize("name", GAMES)
def test_every_game_gives_one_win(name):
    for sample in samples(name):
        wins = sample.facts.players["win"].reshape(sample.games, sample.players).sum(axis=1)
        assert sample.facts.games["finished"].all()
        assert wins == pytest.approx(1)
        order = sample.facts.players["turn_order"].reshape(sample.games, sample.players)
        assert (np.sort(order, axis=1) == np.arange(sample.players)).all()
        starter = sample.facts.games["starter"]
        assert (order[np.arange(sample.games), starter] == 0).all()


def test_the_seven_steps_are_those_of_the_score_sheet():
    """Columns come from the last position; the lines of the scoring are told as events."""
    sample = samples("wutaki")[1]
    logs = played("wutaki", sample.box, sample.games)
    again = tell(find_game("wutaki"), sample.box, logs)
    game, d = again.happened(Event.SCORE)
    for name, step in {"revenge": Score.REVENGE, "secrets": Score.SECRETS, "resources": Score.RESOURCES}.items():
        lines = d[:, 1] == step
        sums = np.zeros((sample.games, sample.players), int)
        np.add.at(sums, (game[lines], d[lines, 0]), d[lines, 5])
        assert (sums.reshape(-1) == sample.facts.players[f"step_{name}"]).all()


def of_players(sample: Sample, deck: str, column: str) -> Any:
    """A count of all cards of a deck, by player."""
    cards = sample.facts.cards
    ids = np.array(subject_of("wutaki").counts.card_ids(sample.box))[cards["card"]]
    rows = np.char.startswith(ids, deck) & (cards["seat"] >= 0)
    player = cards["game"][rows] * sample.players + cards["seat"][rows]
    return np.bincount(player, cards[column][rows], sample.games * sample.players)


@pytest.mark.parametrize("setting", range(len(SETTINGS["wutaki"])))
def test_cards_of_wutaki_are_where_they_lie_in_the_end(setting):
    sample = samples("wutaki")[setting]
    players = sample.facts.players
    assert (of_players(sample, "P-", "laid") == players["pacts_fulfilled"]).all()
    assert (of_players(sample, "P-", "fulfilled") == players["pacts_fulfilled"]).all()
    assert (of_players(sample, "P-", "held") == players["pacts_open"]).all()
    assert (of_players(sample, "O-", "held") == players["omens_left"]).all()
    assert (of_players(sample, "V-", "held") == players["revenge_cards"]).all()
    got = sum(of_players(sample, "P-", column) for column in ("claimed", "received")) - of_players(
        sample, "P-", "discarded"
    )
    assert (got == players["pacts_fulfilled"] + players["pacts_open"]).all()


def test_cards_of_xibalba_are_bought_where_they_were_offered():
    for sample in samples("xibalba"):
        cards = sample.facts.cards
        assert (cards["offered"][cards["bought"] > 0] > 0).all()
        seat = cards["game"] * sample.players + cards["seat"]
        bought = np.bincount(seat[cards["seat"] >= 0], cards["bought"][cards["seat"] >= 0])
        assert (bought == sample.facts.players["cards_bought"]).all()
        assert (np.bincount(seat, cards["assigned"]) == 1).all()


def test_what_is_taken_in_wutaki_was_offered():
    for sample in samples("wutaki"):
        for table in (sample.facts.cards, sample.facts.uses):
            assert (table["taken"] <= table["offered"]).all()
        assert sample.facts.uses["placed"].sum() == sample.facts.games["turns"].sum()


def test_whoever_ends_a_game_of_xibalba_has_won_it_in_whoever_s_turn_that_was():
    """X-20.1"""
    others_turns = 0
    for sample in samples("xibalba"):
        games, seat = sample.facts.games, sample.facts.games["ended_by_seat"].astype(int)
        reached = np.nonzero(games["ended_by"] == XibalbaEnd.THRESHOLD)[0]
        assert (seat[reached] >= 0).all()
        assert (sample.facts.players["win"][reached * sample.players + seat[reached]] == 1).all()
        assert (np.delete(seat, reached) == -1).all()
        last = tell(find_game("xibalba"), sample.box, played("xibalba", sample.box, sample.games)).states["active"]
        others_turns += int((seat[reached] != last[reached]).sum())
    assert others_turns > 0


@pytest.mark.parametrize("setting", range(len(SETTINGS["wutaki"])))
def test_counts_of_wutaki_are_what_one_counts_by_hand(setting):
    sample = samples("wutaki")[setting]
    hand: dict[str, Counter[tuple[int, str]]] = {
        key: Counter() for key in ("claimed", "played", "fulfilled", "placed", "carried_out")
    }
    for event in by_hand("wutaki", sample, 0):
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
    rounds = {card.id for card in sample.box.pack.rounds}
    for key in ("claimed", "fulfilled"):
        assert counted("wutaki", sample, 0, "cards", key) == hand[key]
    omens = {key: n for key, n in counted("wutaki", sample, 0, "cards", "played").items() if key[1].startswith("O-")}
    assert omens == hand["played"]
    for key in ("placed", "carried_out"):
        joined: Counter[tuple[int, str]] = Counter()
        for (player, place), times in hand[key].items():
            joined[player, "round_card" if place in rounds else place] += times
        assert counted("wutaki", sample, 0, "uses", key) == joined


@pytest.mark.parametrize("setting", range(len(SETTINGS["xibalba"])))
def test_counts_of_xibalba_are_what_one_counts_by_hand(setting):
    sample = samples("xibalba")[setting]
    bought: Counter[tuple[int, str]] = Counter()
    paragon: Counter[int] = Counter()
    attacks: Counter[tuple[int, str]] = Counter()
    for event in by_hand("xibalba", sample, 1):
        if event["event"] == "card_bought":
            printed, _ = sample.box.pack.physical[event["card"]]
            bought[event["player"], sample.box.pack.cards[printed].id] += 1
        elif event["event"] == "paragon_changed" and event["cause"] in ("kill", "block_kill"):
            paragon[event["player"]] += event["amount"]
        elif event["event"] == "attack_declared":
            attacks[event["player"], "attack_ark" if event["target"] < 0 else "attack_base"] += 1
    assert counted("xibalba", sample, 1, "cards", "bought") == bought
    rows = sample.facts.players["game"] == 1
    assert sample.facts.players["paragon_kills"][rows].tolist() == [paragon[seat] for seat in range(sample.players)]
    found = counted("xibalba", sample, 1, "uses", "taken")
    assert {key: n for key, n in found.items() if key[1].startswith("attack")} == attacks


def test_a_log_that_is_no_game_is_refused():
    sample = samples("wutaki")[0]
    logs = played("wutaki", sample.box, 2)
    logs.log[logs.ends[1] + 3] = 30_000
    with pytest.raises(BadLog, match="Answer 3 of game 1"):
        tell(find_game("wutaki"), sample.box, logs)


def test_the_room_for_events_grows(monkeypatch):
    sample = samples("wutaki")[0]
    logs = played("wutaki", sample.box, 3)
    enough = tell(find_game("wutaki"), sample.box, logs)
    monkeypatch.setattr(replayed_logs, "EVENTS_PER_ANSWER", 0)
    monkeypatch.setattr(replayed_logs, "OFFERS_PER_ANSWER", 0)
    again = tell(find_game("wutaki"), sample.box, logs)
    assert len(again.events) > 1024
    assert (again.events == enough.events).all()
    assert (again.offers == enough.offers).all()


def test_no_games_have_no_events():
    box = samples("wutaki")[0].box
    nothing = tell(find_game("wutaki"), box, Logs(0, np.zeros(0, np.int16), np.zeros(1, np.int64)))
    assert (nothing.games, len(nothing.events)) == (0, 0)

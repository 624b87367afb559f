"""What reports tell besides: drama, rounds, styles, luck and skill, restricted play; by hand, or against the rules."""

import json

import numpy as np
import pytest

from spieltisch.arena import asides
from spieltisch.arena.asides import NoSuchThing, checked, luck, of_start, restricted, skill, strongest_for
from spieltisch.arena.by_hand import ByHand
from spieltisch.arena.contrasts import verdict
from spieltisch.arena.drama import of_scores
from spieltisch.arena.facts import facts_of_played
from spieltisch.arena.figures import figures
from spieltisch.arena.playing import play_piece
from spieltisch.arena.series import Piece, rotated
from spieltisch.arena.styles import k_means
from spieltisch.cli import run
from spieltisch.core.events import event_buffer
from spieltisch.core.stack import CHANCE
from spieltisch.games import find_game

from .kit import questions
from .reports import changed_pack, samples

GAMES = ("wutaki", "xibalba")
SHORT = {"threshold": 5}


# --- drama ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "winner", "told"),
    [
        ([[0, 0], [1, 0], [1, 2], [3, 2], [4, 5]], 1, (3, 1, 1.0)),  # the lead changes in every turn
        ([[0, 0], [2, 0], [4, 1], [5, 3], [9, 3]], 0, (0, 0, 0.0)),  # ahead from the beginning
        ([[0, 0], [0, 6], [3, 6], [8, 6], [9, 7]], 0, (1, 6, 3 / 4)),  # six behind, ahead since the fourth turn
        ([[0, 0], [0, 0], [2, 2], [3, 2]], 0, (0, 0, 0.0)),  # who draws level takes no lead
        ([[5, 5]], 0, (0, 0, 0.0)),
    ],
)
def test_who_was_ahead_when(rows, winner, told):
    assert of_scores(np.array(rows), winner) == pytest.approx(told)


@pytest.mark.parametrize("name", GAMES)
def test_the_lead_is_that_of_the_positions(name):
    """Against points asked of the rules themselves, position by position."""
    series = rotated(name, SHORT if name == "xibalba" else {}, None, 3, ("random",) * 2, 2, logs=True)
    piece = Piece(series, 0, 0, 2)
    played = play_piece(piece)
    facts, game, box = facts_of_played(piece, played), find_game(name), series.open_box()
    for number, log in enumerate(played.logs()):
        s, out = game.blank_state(), game.option_buffer()
        events, rows, turn, room = event_buffer(), [], None, np.zeros(2 * max(game.seats), np.int64)
        game.new_game(box.record, s, events, out)
        for thing in log.tolist():
            if int(s.turn) != turn:
                turn = int(s.turn)
                game.standing(box.record, s, room)
                rows.append(room[:2].tolist())
            events[0, 0] = 0
            game.answer(box.record, s, thing, events, out)
        rows.append(played.points[number].tolist())
        winner = int(np.argmin(played.places[number]))
        changes, behind, decided = of_scores(np.array(rows), winner)
        assert facts.games["lead_changes"][number] == changes
        assert facts.games["behind"][number] == behind
        assert facts.games["decided"][number] == pytest.approx(decided)


# --- rounds, styles ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "used"), [("wutaki", "placed"), ("xibalba", None)])
def test_uses_by_round_are_all_uses(name, used):
    found = figures(name, samples(name))
    heat = found["heat"]
    assert heat["most"] == max(max(row["rounds"]) for row in heat["uses"])
    assert all(len(row["rounds"]) == heat["rounds"] for row in heat["uses"])
    for sample in samples(name):
        uses = sample.facts.uses
        by_round = sum(uses[f"round_{number}"].astype(int) for number in range(1, 13))
        if used is not None:  # every worker is placed in one round
            assert by_round.tolist() == uses[used].tolist()
        else:  # attacks, blocks and the ark are told by events, all other actions are chosen
            assert (by_round <= uses["taken"]).all()
            assert by_round.sum() > 0.5 * uses["taken"].sum()


def test_styles_are_found_again():
    stream = np.random.default_rng(5)
    centres = np.array([[0.0, 0.0], [10.0, 0.0], [0.0, 10.0]])
    points = np.concatenate([centre + stream.normal(0, 0.5, (20, 2)) for centre in centres])
    group = k_means(points, 3)
    assert [len(set(group[start : start + 20])) for start in (0, 20, 40)] == [1, 1, 1]
    assert len(set(group)) == 3
    assert (k_means(points, 3) == group).all()


@pytest.mark.parametrize("name", GAMES)
def test_styles_tell_who_plays_how(name):
    found = figures(name, samples(name))["styles"]
    assert len(found) == 3
    assert min(style["share"] for style in found) > 0.05  # one odd game is no style
    assert sum(style["share"] for style in found) == pytest.approx(1.0)
    assert [style["players"] for style in found] == sorted((style["players"] for style in found), reverse=True)
    assert all(set(style["more"]).isdisjoint(style["less"]) for style in found)


# --- verdicts of a report ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "reach", "n", "judged", "needed"),
    [
        (0.10, 0.05, 100, "stronger", 0),
        (-0.10, 0.05, 100, "weaker", 0),
        (0.01, 0.02, 100, "alike", 0),
        (0.02, 0.06, 100, "open", 3000),  # three times as narrow to fit below the gap of five: 9 times the games
        (0.10, 0.05, 12, "rare", None),
        (0.0500, 0.0499, 100, "open", None),  # written, its interval begins at 0.0
    ],
)
def test_the_verdict_of_a_report(value, reach, n, judged, needed):
    found = verdict({"value": value, "low": value - reach, "high": value + reach, "n": n}, 1000)
    assert found["judged"] == judged
    if needed is not None:
        assert found["needed"] == pytest.approx(needed, abs=1)


# --- luck and skill ------------------------------------------------------------------------------------------------


def test_what_the_start_decides_by_hand():
    assert of_start(np.array([[1.0, 1, 1], [5, 5, 5]])) == 1.0
    assert of_start(np.array([[1.0, 5, 3], [1, 5, 3]])) == 0.0
    # means 2 and 4: between 3 * 2 = 6, within (1 + 1) / 2 = 1; (6 - 1) / (6 + 2 * 1)
    assert of_start(np.array([[1.0, 2, 3], [3, 4, 5]])) == pytest.approx(5 / 8)
    assert of_start(np.zeros((3, 3))) == 0.0


@pytest.mark.parametrize("name", GAMES)
def test_games_by_hand_are_those_of_a_series(name):
    series = rotated(name, SHORT if name == "xibalba" else {"max_rounds": 3}, None, 5, ("thumb",) * 2, 3, logs=True)
    table = ByHand(name, series.open_box(), 5)
    played = play_piece(Piece(series, 0, 0, 3))
    for number, log in enumerate(played.logs()):
        assert table.log(number).tolist() == log.tolist()
        other = table.log(number, dice=7).tolist()
        asked = [seat for seat, _, _ in questions(series, log)]
        first = next(place for place, seat in enumerate(asked) if seat != CHANCE)
        assert other[:first] == log.tolist()[:first]  # the same cards …
        assert other != log.tolist()  # … and other dice


def test_luck_is_the_same_for_a_seed():
    box = find_game("xibalba").open_box(2, SHORT)
    one = luck("xibalba", box, 1, deals=6, repeats=3)
    assert one == luck("xibalba", box, 1, deals=6, repeats=3)
    assert 0 <= one["low"] <= one["high"] <= 1


def test_the_better_player_wins_more_often():
    series = rotated("xibalba", SHORT, None, 1, ("thumb",) * 2, 1)
    duels = skill(series, ("random", "first-game", "network"), 20)
    assert [(duel["better"], duel["worse"]) for duel in duels] == [("first-game", "random"), ("network", "first-game")]
    assert all(duel["low"] <= duel["value"] <= duel["high"] and duel["n"] == 20 for duel in duels)
    assert all(duel["value"] > 0.5 for duel in duels)


def test_stronger_players_are_asked_about_what_nobody_wants():
    series = rotated("xibalba", SHORT, None, 1, ("thumb",) * 2, 1)
    rate = {"value": 0.0, "low": 0.0, "high": 0.1, "n": 400}
    for who in ("network", "search@20"):
        (found,) = checked(series, [{"id": "S01", "pick_rate": rate}], who, games=2)
        assert (found["id"], found["quick"], found["who"], found["games"]) == ("S01", rate, who, 2)
        assert found["strong"]["n"] > 0
    assert checked(series, [], "network", games=2) == []


def test_a_network_is_asked_about_the_cards_that_it_has_learnt_and_about_no_others(tmp_path):
    dearer = changed_pack("xibalba", tmp_path / "dearer", ("soldiers.toml", "cost = 4\n", "cost = 5\n"))
    same = changed_pack("xibalba", tmp_path / "same")
    who = [strongest_for(rotated("xibalba", SHORT, pack, 1, ("thumb",) * 2, 1))[0] for pack in (None, same, dearer)]
    assert who == ["network", "network", "search@100"]


# --- restricted play -----------------------------------------------------------------------------------------------


def test_what_nobody_chooses_is_not_chosen():
    box = find_game("wutaki").open_box(2, {"max_rounds": 3})
    found = restricted("wutaki", box, 1, "location:forest", games=8)
    by_use = {use["id"]: use for use in found["uses"]}
    forest = by_use["7b"]
    assert forest["before"] > 0
    assert forest["after"] < forest["before"] / 4  # where there is nothing else, somebody has to
    assert found["measures"]["rounds"]["before"] > 0
    with pytest.raises(NoSuchThing, match="location:forest"):
        restricted("wutaki", box, 1, "location:forrest", games=1)


def test_the_command_asks_more(capsys, monkeypatch):
    for name, value in (("DEALS", 3), ("REPEATS", 2), ("DUELS", 2), ("RESTRICTED", 3)):
        monkeypatch.setattr(asides, name, value)
    line = "report xibalba --who random --games 3 --players 2 --option threshold=5 --option apocalypse=false"
    assert run([*line.split(), "--more", "--without", "button:harvest", "--json", "--lang", "en"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["luck"]["deals"] == 3
    assert [one["thing"] for one in told["restricted"]] == ["button:harvest"]
    assert "--more" in told["command"]
    assert "--without button:harvest" in told["command"]
    assert run([*line.split(), "--without", "nothing-like-it", "--lang", "en"]) == 2
    assert "nothing-like-it" in capsys.readouterr().err

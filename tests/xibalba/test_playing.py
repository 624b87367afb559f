"""Whole games: what holds from the first draw to the end, whoever plays and whatever the options are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, settings
from hypothesis import given as for_all
from hypothesis import strategies as st

from spieltisch.core.game import Box, Option
from spieltisch.core.rule import JIT
from spieltisch.core.stack import CHANCE
from spieltisch.core.streams import pick
from spieltisch.xibalba import GAME
from spieltisch.xibalba.box.opening import box_of, values_of
from spieltisch.xibalba.people.notation import question
from spieltisch.xibalba.rules.options import OPTIONS
from spieltisch.xibalba.rules.tracks import MOST_PARAGON
from spieltisch.xibalba.rules.words import EXTRA_CARDS, FACTIONS, THINGS, Ask, Kind, Thing

from ..conformance.walk import Walk
from .scenario import base_pack, given

Event = dict[str, Any]
SOME_VALUES = {"threshold": (None, 1, 10, 40), "maxTurns": (0, 1, 7, 1000), "maxActions": (50, 200)}
sampled = settings(max_examples=25 if JIT else 4)


def trials_of(option: Option) -> tuple[Any, ...]:
    """All values of an option, or some of a number."""
    return SOME_VALUES.get(option.key) or tuple(option.values)


def opened(players: int, **options: Any) -> Box:
    return box_of(players, values_of(players, options), base_pack())


def new_games(**fixed: Any) -> st.SearchStrategy[Walk]:
    """Any number of players, any options (but these), any random answers."""
    free = {option.key: st.sampled_from(trials_of(option)) for option in OPTIONS if option.key not in fixed}
    return st.builds(
        lambda players, options, seed: Walk(GAME, opened(players, **options, **fixed), seed),
        st.integers(2, 4),
        st.fixed_dictionaries({}, optional=free),
        st.integers(0, 1 << 32),
    )


def steps(game: Walk, choose: Callable[[Walk], int] = Walk.pick) -> Iterator[Walk]:
    """The game at each of its questions and at its end."""
    yield game
    while not game.over:
        assert game.answers < GAME.longest, "this game does not end"
        game.answer(choose(game))
        yield game


def told(game: Walk, choose: Callable[[Walk], int] = Walk.pick) -> list[Event]:
    """Everything that happens in a game."""
    return [GAME.people.event_data(game.box, row) for position in steps(game, choose) for row in position.told]


def of(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["event"] == name]


def busy(game: Walk) -> int:
    """A player who never stops while anything else can be done."""
    things = game.things
    if things[0] == Thing.DONE and len(things) > 1 and question(game.box, game.s) == "ACTION":
        things = things[1:]
    return things[pick(game.stream, len(things))]


def lazy(game: Walk) -> int:
    """A player who does nothing that can be left undone; chance stays random."""
    return game.pick() if game.mover == CHANCE else game.things[0]


def paragon(game: Walk) -> list[int]:
    return [int(game.s.seat[player].paragon) for player in game.seats]


# --- what never happens -----------------------------------------------------------------------------------------------


@sampled
@for_all(new_games())
def test_X_23_20_to_X_23_27_the_invariants_hold_at_every_question(game):
    """X-23.20 - X-23.27"""
    for position in steps(game):
        if JIT or position.over or position.answers % 25 == 0:  # interpreted, a look at everything takes its time
            assert position.bits() == 0


@sampled
@for_all(new_games())
def test_X_23_29_the_sum_of_all_paragon_never_falls(game):
    """X-23.29, X-14.13, X-14.10"""
    before = paragon(game)
    for position in steps(game):
        assert sum(paragon(position)) >= sum(before)
        before = paragon(position)


@sampled
@for_all(new_games())
@example(Walk(GAME, opened(2, threshold=40, maxTurns=0, maxActions=50, dieLimit="none"), 2))  # loots beyond the track
def test_X_23_28_paragon_is_lost_only_to_a_looter_who_gains_as_much(game):
    """X-23.28, X-13.13, X-20.3  The victim loses first; a bonus of the Apocalypse is nobody's loss."""
    changes = of(told(game), "paragon_changed")
    for change, following in pairwise([*changes, {"amount": 0}]):
        if change["amount"] < 0:
            assert change["cause"] == following["cause"] == "loot"
            assert following["player"] == change["other"] != change["player"]
            assert following["other"] == change["player"]
            gained = following["amount"] + following["lapsed"]
            assert gained - following["bonus"] == -change["amount"]
            assert change["bonus"] == 0
            assert following["lapsed"] == 0 or following["total"] == MOST_PARAGON  # the track ends there


@sampled
@for_all(new_games())
def test_X_23_37_nobody_is_asked_without_a_choice(game):
    """X-23.37  Except at the end of an action phase, if `autoEnd` is off."""
    for position in steps(game):
        alone = position.things == [Thing.DONE] and question(position.box, position.s) == "ACTION"
        assert position.over or len(position.things) > 1 or (alone and not position.box.options["autoEnd"])


# --- turns ------------------------------------------------------------------------------------------------------------


@sampled
@for_all(new_games())
def test_X_4_4_turns_go_clockwise_and_are_counted(game):
    """X-4.4, X-5.2, X-5.4, X-19.1, X-19.2  So everybody has exactly one turn in any round."""
    events = told(game)
    turns = [(event["number"], event["player"]) for event in of(events, "turn_started")]
    assert turns[0] == (1, of(events, "start_decided")[0]["player"])
    for (number, player), following in pairwise(turns):
        assert following == (number + 1, (player + 1) % game.box.players)


@sampled
@for_all(new_games())
def test_X_5_3_a_turn_has_three_phases_in_order(game):
    """X-5.3, X-5.5  Only the turn in which somebody wins may be cut short."""
    phases: dict[int, list[str]] = {}
    for event in of(told(game), "phase_started"):
        assert event["player"] == event["active"]
        phases.setdefault(event["turn"], []).append(event["phase"])
    last = phases.pop(max(phases))
    assert last == ["effect", "dice", "action"][: len(last)]
    assert all(each == ["effect", "dice", "action"] for each in phases.values())


@sampled
@for_all(new_games(arkIncomeAt="turnEnd", paragonRolls="auto"))
def test_X_18_14_at_the_end_of_every_turn_whoever_controls_the_ark_rolls(game):
    """X-18.14, X-18.15, X-18.18"""
    controller, expected, rolled = None, [], []
    for event in told(game):
        if event["event"] == "ark_entered":
            controller = event["player"]
        elif event["event"] == "ark_emptied":
            controller = None
        elif event["event"] == "turn_ended" and controller is not None:
            expected.append((event["turn"], controller))
        elif event["event"] == "dice_rolled" and event["cause"] == "income":
            rolled.append((event["turn"], event["player"]))
    assert rolled == expected


@sampled
@for_all(new_games())
def test_X_20_1_the_game_ends_as_soon_as_somebody_reaches_the_threshold(game):
    """X-20.1 - X-20.3, X-20.7, X-23.26"""
    events = told(game)
    [end] = of(events, "game_ended")
    assert end is events[-1]
    points, most = paragon(game), max(paragon(game))
    assert end["winners"] == [player for player in game.seats if points[player] == most]
    if end["game_end"] == "threshold":
        [winner] = end["winners"]
        assert points[winner] >= game.box.options["threshold"]
        assert of(events, "paragon_changed")[-1]["player"] == winner
    else:
        assert end["turn"] == game.box.options["maxTurns"]
        assert most < game.box.options["threshold"]


# --- everything ends --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "value"), [(option.key, value) for option in OPTIONS for value in trials_of(option)])
def test_X_20_4_games_with_every_option_value_end(key, value):
    """X-20.4, X-23.38"""
    for players in (2, 3, 4) if JIT else (2,):
        assert of(told(Walk(GAME, opened(players, **{key: value}), 5, players)), "game_ended")


@pytest.mark.parametrize("apocalypse", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_X_9_14_busy_players_come_to_an_end_too(players, apocalypse):
    """X-9.14, X-23.38  No turn has more choices than `maxActions`, and none comes near the default."""
    chosen: Counter[int] = Counter()
    game = Walk(GAME, opened(players, apocalypse=apocalypse), 3)
    for position in steps(game, busy):
        if question(position.box, position.s) == "ACTION":
            chosen[int(position.s.turn)] += 1
    assert max(chosen.values()) < 100


@pytest.mark.parametrize("last", [1, 2, 9])
def test_X_20_7_a_game_ends_with_its_last_turn(last):
    """X-20.7"""
    events = told(Walk(GAME, opened(3, maxTurns=last, threshold=40), 1))
    assert of(events, "game_ended")[0]["game_end"] == "max_turns"
    assert [event["number"] for event in of(events, "turn_started")] == list(range(1, last + 1))
    assert of(events, "turn_ended")[-1]["turn"] == last


def test_X_20_7_players_who_refuse_to_fight_share_the_win():
    """X-20.6, X-20.7  The neutral soldier stays to the end, nobody has anything."""
    game = Walk(GAME, opened(4, maxTurns=20, factionChoice="free"), 1)
    events = told(game, lazy)
    assert not of(events, "ark_emptied")
    assert not of(events, "ark_entered")
    assert of(events, "game_ended")[0]["winners"] == [0, 1, 2, 3]


def test_X_20_7_the_last_turn_is_played_to_its_end_income_included():
    """X-20.7, X-19.1"""
    g = given(2, maxTurns=4).turn_of(2, number=4).resources(2, 1).ark("Oni Armour", owner=1).paragon(2, 1)
    g.end_turn().then(over=False).roll(3).then(over=True, winners=[1], paragon={1: 2, 2: 1})


def test_X_20_7_without_limit_the_game_goes_on():
    """X-20.7"""
    given(2, maxTurns=0).turn_of(2, number=1000).resources(2, 1).end_turn().then(over=False, turn=1001)
    given(2).turn_of(2, number=1000).resources(2, 1).end_turn().then(over=True)


@pytest.mark.parametrize("auto_end", [True, False])
def test_X_9_14_the_action_phase_ends_with_the_last_allowed_choice(auto_end):
    """X-9.14"""
    g = given(2, maxActions=50, autoEnd=auto_end).set_state(actions=48).dice("R1 R1 R1")
    g.when("1: use resource 1").then(question="ACTION", active=1)
    g.when("1: use resource 1").then(question="POOL", active=2, resources={1: 2}, pool="")
    assert [event["turn_end"] for event in g.happened("turn_ended")] == ["max_actions"]


def test_X_9_14_a_loop_of_free_purchases_is_cut_off():
    """X-9.14, X-23.38  With events for nothing a player could go on for ever: after 50 choices they have to stop."""
    g = given(2, maxActions=50).resources(1, 3).ark("Polar Guard", lp=9)
    for card in base_pack().cards:
        if card.kind == Kind.EVENT:
            g.printed(card.name["en"], cost=0)
    choices = 0
    while int(g.start().s.active) == 0 and not g.s.over:
        buying = [answer for answer in g.legal() if answer.startswith("1: buy")]
        choices += g.question == "ACTION"
        g.when(buying[-1] if g.question == "ACTION" else g.legal()[-1])
    assert choices == 50
    assert [event["turn_end"] for event in g.happened("turn_ended")] == ["max_actions"]


# --- everything is reached --------------------------------------------------------------------------------------------

QUESTIONS = {ask.name for ask in Ask if Ask.NOTHING < ask < Ask.WORK}
ONLY_BY_OPTION = {"FACTION", "MAY_ROLL"}  # factionChoice = free, paragonRolls = ask
ONLY_BY_FATE = {"DRAW_START"}  # eleven tied rolls: about one game in a million


def questions(game: Walk, choose: Callable[[Walk], int] = Walk.pick) -> set[str]:
    return {question(position.box, position.s) for position in steps(game, choose)} - {"OVER"}


def test_X_23_1_to_X_23_35_random_games_meet_every_question():
    """X-23.1 - X-23.35  NEXT_EFFECT, POOL, NEXT_DICE_EFFECT, KEEP, ACTION, ATTACK_DICE, BLOCK, DESTROY, PLACE,
    REORG_CARD, EXTRA_DIE, ATTACK_TARGET, REORG_FIELD, EFFECT_PLAYER, EFFECT_CARD, EFFECT_TYPE, GIVE_UP, EFFECT_MAY,
    DISCARD_CARD; of chance DRAW, DRAW_FACTION, DIE."""
    met: set[str] = set()
    for number in range(40):
        met |= questions(Walk(GAME, opened(2 + number % 3), 7, number))
        if met == QUESTIONS - ONLY_BY_OPTION - ONLY_BY_FATE:
            return
    assert met == QUESTIONS - ONLY_BY_OPTION - ONLY_BY_FATE


def test_X_23_31_factions_are_chosen_where_the_option_says_so():
    """X-23.31, X-2.15"""
    met = questions(Walk(GAME, opened(4, factionChoice="free", maxTurns=1), 1))
    assert "FACTION" in met
    assert "DRAW_FACTION" not in met


def test_X_23_41_rolls_are_asked_about_where_the_option_says_so():
    """X-23.41, X-14.8"""
    assert "MAY_ROLL" in questions(Walk(GAME, opened(2, reading="literal"), 1))


def test_X_23_35_dice_that_always_fall_alike_lead_to_a_draw():
    """X-23.35, X-4.5"""
    met = questions(Walk(GAME, opened(3, maxTurns=1), 1), lambda game: game.things[0])
    assert "DRAW_START" in met


def test_X_23_36_everything_pointed_at_belongs_to_one_closed_vocabulary():
    """X-23.36  Each group of things has its place, and each question points into the groups that belong to it."""
    sizes = {"DONE": 1, "YES": 1, "NO": 1, "FACE": 10, "DIE_TYPE": 2, "POOL": 3, "CARD": 176, "FIELD": 4, "SEAT": 4}
    sizes |= {"KIND": 4, "FACTION": 8, "BUTTON": 7, "ROLL": 6, "EXTRA_CARD": EXTRA_CARDS, "EXTRA_FACTION": FACTIONS - 8}
    firsts = [*Thing, THINGS]
    assert {first.name: end - first for first, end in pairwise(firsts)} == sizes

    pointed: dict[str, set[str]] = {}
    for number in range(6):
        for position in steps(Walk(GAME, opened(2 + number % 3), 7, number)):
            groups = {max(first for first in Thing if first <= thing).name for thing in position.things}
            pointed.setdefault(question(position.box, position.s), set()).update(groups)
    assert pointed["ACTION"] == {"DONE", "FACE", "CARD", "BUTTON"}
    assert pointed["KEEP"] == {"DONE", "FACE"}
    assert pointed["POOL"] == {"POOL"}
    assert pointed["DIE"] == {"ROLL"}
    assert pointed["DRAW"] == {"CARD"}
    assert pointed["DRAW_FACTION"] == {"FACTION"}
    assert all("ROLL" not in groups for name, groups in pointed.items() if name != "DIE")

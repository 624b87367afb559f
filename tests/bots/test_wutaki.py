"""Rules of thumb of Wutaki in positions whose answer is plain, and what features say of them."""

from typing import Any

import numpy as np
import pytest

from spieltisch.bots import find_players
from spieltisch.core.events import event_buffer
from spieltisch.games import find_game
from spieltisch.wutaki.players.features import FEATURES, UNIT
from spieltisch.wutaki.players.plan import PLAN
from spieltisch.wutaki.rules.words import Ask, Master, Thing

from ..wutaki.scenario import Scenario, given
from .parts import compiled_part

GAME = find_game("wutaki")


def seen_by(g: Scenario, player: int) -> Any:
    seen = np.zeros(GAME.observation, np.float32)
    GAME.observe(g.start().box.record, g.s, player - 1, seen)
    return seen


def worths(g: Scenario) -> dict[str, float]:
    """What each legal answer is worth to the player who is asked."""
    player = g.start().asked()
    assert player is not None
    worth, plan = np.zeros(GAME.things), np.zeros(find_players("wutaki").plan)
    compiled_part("wutaki", "weigh")(g.box.record, seen_by(g, player), player - 1, plan, g.out, g.n, worth)
    return dict(zip(g.legal(), worth[: g.n].tolist(), strict=True))


def best(g: Scenario) -> str:
    """The answer that is worth most."""
    found = worths(g)
    return max(found, key=lambda answer: found[answer])


def situation(g: Scenario, player: int) -> tuple[dict[str, float], float]:
    """The features of a player, by name, and how far the game is."""
    x, plan = np.zeros(len(FEATURES)), np.zeros(find_players("wutaki").plan)
    progress = compiled_part("wutaki", "features")(g.start().box.record, seen_by(g, player), player - 1, plan, x)
    return dict(zip(FEATURES, x.tolist(), strict=True)), progress


# --- weighing --------------------------------------------------------------------------------------------------------


def test_what_no_pact_wants_is_paid_first() -> None:
    g = given().pacts(1, "P-FI01").goods(1, oil=3, stone=4).round_card("C-03").place(1, "C-03").when("1: yes")
    assert g.question == "PAY"
    assert best(g) == "1: sacrifice stone"
    assert all(worth < 0 for worth in worths(g).values())


def test_what_a_pact_lacks_is_taken_first() -> None:
    g = given().pacts(1, "P-FI01").goods(1, oil=3, gold=2).round_card("C-06").place(1, "C-06").when("1: yes")
    assert g.question == "TAKE"
    assert best(g) == "1: take oil"


def test_what_a_pact_lacks_is_traded_for() -> None:
    g = given().pacts(1, "P-FI01").goods(1, oil=3, stone=4).place(1, "15").when("1: choose 1")
    assert best(g) == "1: hand in stone"
    assert best(g.when("1: hand in stone")) == "1: take oil"


def test_a_pact_that_can_be_paid_is_fulfilled() -> None:
    g = given().pacts(1, "P-FI01").goods(1, oil=4).step2_of(1)
    assert best(g) == "1: fulfil P-FI01"
    assert worths(g)["1: done"] == 0


@pytest.mark.parametrize(
    ("players", "first"), [(2, Master.ARCHITECTURE), (3, Master.ARCHITECTURE), (4, Master.THIEVES)]
)
def test_architects_are_taken_first_but_thieves_among_four(players: int, first: Master) -> None:
    """W-10.3"""
    box, s = GAME.open_box(players, {"masters": "b"}).record, GAME.blank_state()
    out, events = GAME.option_buffer(), event_buffer()
    n = GAME.new_game(box, s, events, out)
    while s.stack[s.depth - 1].ask != Ask.MASTER:  # the table is set up
        n = GAME.answer(box, s, int(out[0]), events, out)
    asked = GAME.to_move(box, s)
    seen, plan, worth = np.zeros(GAME.observation, np.float32), np.zeros(PLAN), np.zeros(GAME.things)
    GAME.observe(box, s, asked, seen)
    compiled_part("wutaki", "weigh")(box, seen, asked, plan, out, n, worth)
    boards = {Master(thing - Thing.MASTER): worth[k] for k, thing in enumerate(out[:n].tolist())}
    assert set(boards) == set(Master) - {Master.NEUTRALITY}
    assert max(boards, key=boards.__getitem__) == first


def test_a_rich_monster_is_pillaged() -> None:
    assert best(given().monster(oil=8, gold=8).pacts(1, "P-FI15").place(1, "12")) == "1: yes"


def test_to_be_first_is_worth_more_while_the_monster_is_full_and_its_place_taken() -> None:
    def marker(**on_the_monster: int) -> float:
        g = given().placed(2, "12", loyal=1).monster(**on_the_monster)
        return worths(g)["1: place loyal at 16"]

    assert marker(gold=10) > marker() + 0.5


# --- features --------------------------------------------------------------------------------------------------------


def test_points_on_the_track_and_sets_are_counted_in_units() -> None:
    x, progress = situation(given().vp(1, 52).goods(1, stone=10, oil=4), 1)
    assert x["points"] == pytest.approx(52 / UNIT)
    assert x["sets"] == pytest.approx(6 / UNIT)
    assert progress == pytest.approx((52 - 5) / 95)


def test_the_progress_is_that_of_the_leader_whoever_looks() -> None:
    g = given(3).vp(2, 90)
    assert [situation(g, player)[1] for player in (1, 2, 3)] == pytest.approx([85 / 95] * 3)


def test_the_own_element_counts_and_its_opposite_is_a_loss() -> None:
    own_element = given().element(1, "E-2").fulfilled(1, "P-FI01", "P-FI02")
    assert situation(own_element, 1)[0]["sure-points"] == pytest.approx(6 / UNIT)
    opposite = given().element(1, "E-2").fulfilled(1, "P-WA01")
    assert situation(opposite, 1)[0]["sure-points"] == pytest.approx(-5 / UNIT)


def test_a_broken_limit_costs_all_of_it_and_a_near_one_some() -> None:
    broken = situation(given().revenge(1, "V-03").goods(1, stone=5), 1)[0]["revenge-cards"]
    near = situation(given().revenge(1, "V-03").goods(1, stone=4), 1)[0]["revenge-cards"]
    far = situation(given().revenge(1, "V-03"), 1)[0]["revenge-cards"]
    assert broken == pytest.approx(5 / UNIT)
    assert 0 < far < near < broken


def test_whoever_claims_the_marker_is_first_next() -> None:
    g = given().start_player(1)
    assert [situation(g, player)[0]["first-next"] for player in (1, 2)] == [1, 0]
    claimed = given().start_player(1).set_state(claimant=1)
    assert [situation(claimed, player)[0]["first-next"] for player in (1, 2)] == [0, 1]


def test_a_pact_is_near_before_it_is_ready() -> None:
    def pacts(oil: int) -> tuple[float, float]:
        x, _ = situation(given().pacts(1, "P-FI01").goods(1, oil=oil), 1)
        return x["near-pacts"], x["ready-pacts"]

    assert pacts(0)[0] < pacts(2)[0] < pacts(4)[0]
    assert pacts(3)[1] == 0 < pacts(4)[1]

"""Group 25: the symbol language. Every operation is carried out in a position, also on cards the base pack has not."""

from __future__ import annotations

import pytest

from spieltisch.wutaki.rules.words import Count, Deck, Op, Score

from .changes import changes, facts, play
from .scenario import given

PLAYED = set()
NOTHING = {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}
SHOWN = ("P-FI01", "P-WA01", "P-EA01", "P-WI01")
NEW = ("P-FI12", "P-FI13", "P-FI14", "P-FI15")


def plays(*ops):
    """This test carries out these operations."""
    PLAYED.update(ops)
    return lambda test: test


def test_W_25_1_every_operation_is_carried_out():
    assert set(Op) - PLAYED - {op for row in EFFECTS for op in row[0]} == {Op.END}  # END stands in no pack


# --- the same effect on an omen, on a pact, on a place ---------------------------------------------------------------


def minus(change, base):
    """A change without what the card itself brings about."""
    rest = dict(change)
    for key, value in base.items():
        if isinstance(value, list):
            left = [card for card in rest.get(key, []) if card not in value]
            missing = [card for card in value if card not in rest.get(key, [])]
            assert not missing, f"{key}: {missing}"
        elif isinstance(value, dict):
            kinds = value.keys() | rest.get(key, {}).keys()
            left = {kind: rest.get(key, {}).get(kind, 0) - value.get(kind, 0) for kind in kinds}
            left = {kind: number for kind, number in left.items() if number}
        elif isinstance(value, int) and not isinstance(value, bool):
            left = rest.get(key, 0) - value
        else:
            assert rest.get(key) == value, key
            left = None
        rest.pop(key, None)
        if left:
            rest[key] = left
    return rest


def on_an_omen(symbols, setup, answers):
    g = setup(given(2).omen_effect("O-14", symbols).omens(1, "O-14")).place(1, "13")
    change = play(g, "1: play O-14", *answers)
    return minus(change, {"1 omens": ["-O-14"], "omen discards": ["+O-14"]})


def on_a_pact(symbols, setup, answers):
    """Fulfilled with S-6, so that it costs nothing."""
    g = given(2, skills="on").skill(1, "S-6").step2_of(1).pacts(1, "P-FI16").reward("P-FI16", symbols)
    g = setup(g.master(1, "A", track=1).tracker("1"))
    change = play(g, "1: use S-6", *answers)
    base = {"1 pacts": ["-P-FI16"], "1 fulfilled": ["+P-FI16"], "1 track": 1, "tracker": "2", "1 skill used": True}
    return minus(change, base)


def on_a_place(symbols, setup, answers):
    g = setup(given(2).round_effect("C-01", f"place: {symbols}").round_card("C-01"))
    before = facts(g)
    g.place(1, "C-01")
    if g.question == "USE":
        g.when("1: yes")
    g.when(*answers)
    return minus(changes(before, facts(g)), {"1 stands": {"C-01": 1}, "1 available": {"loyal": -1}})


SITES = {"omen": on_an_omen, "pact": on_a_pact, "place": on_a_place}
ANYWHERE, NO_PACT, OMEN, PLACE = ("omen", "pact", "place"), ("omen", "place"), ("omen",), ("place",)


def plain(g):
    return g


EFFECTS = (  # operations, where, effect, position, answers, what changes
    ([Op.RECEIVE], ANYWHERE, "receive 2 gold + 1 oil", plain, [], {"1 goods": {"oil": 1, "gold": 2}}),
    ([Op.RECEIVE], ANYWHERE, "receive 3 cost", plain, [], {"1 goods": {"stone": 3}}),
    (
        [Op.RECEIVE],
        ANYWHERE,
        "receive 2 any",
        plain,
        ["1: take sheep", "1: take gold"],
        {"1 goods": {"sheep": 1, "gold": 1}},
    ),
    ([Op.RECEIVE_VP], ANYWHERE, "receive 6 vp", plain, [], {"1 vp": 6}),
    (
        [Op.RECEIVE_VP_PER],
        ANYWHERE,
        "per own upgrade receive 2 vp",
        lambda g: g.upgrade(1, "7a").tower(1, "T-1").pyramid(1, 2),
        [],
        {"1 vp": 4},
    ),
    (
        [Op.RECEIVE_VP_PER],
        ANYWHERE,
        "per 2 own any receive 3 vp (max 5)",
        lambda g: g.goods(1, gold=3, oil=2),
        [],
        {"1 vp": 5},
    ),
    (
        [Op.THEN, Op.PAY],
        NO_PACT,
        "pay 1 oil + 2 gold -> receive 3 vp",
        lambda g: g.goods(1, oil=1, gold=2),
        [],
        {"1 goods": {"oil": -1, "gold": -2}, "1 vp": 3},
    ),
    (
        [Op.THEN, Op.PAY],
        NO_PACT,
        "pay 2 any + 2 stone -> receive 3 vp",  # the named kind first, whatever is printed first
        lambda g: g.goods(1, stone=2, gold=2),
        [],
        {"1 goods": {"stone": -2, "gold": -2}, "1 vp": 3},
    ),
    (
        [Op.PAY],
        ANYWHERE,
        "receive 1 vp; pay 3 gold",  # not in front of ->: a forced payment
        lambda g: g.goods(1, gold=2),
        [],
        {"1 goods": {"gold": -2}, "1 vp": 1},
    ),
    (
        [Op.SACRIFICE],
        NO_PACT,
        "sacrifice 1 cost -> receive 3 vp",
        lambda g: g.goods(1, stone=1),
        [],
        {"1 goods": {"stone": -1}, "monster": {"stone": 1}, "1 vp": 3},
    ),
    (
        [Op.SACRIFICE],
        ANYWHERE,
        "receive 1 vp; sacrifice 2 any",
        lambda g: g.goods(1, wood=1, gold=2),
        ["1: sacrifice gold", "1: sacrifice wood"],
        {"1 goods": {"wood": -1, "gold": -1}, "monster": {"wood": 1, "gold": 1}, "1 vp": 1},
    ),
    ([Op.LOSE_VP], NO_PACT, "lose 4 vp -> receive 3 gold", plain, [], {"1 vp": -4, "1 goods": {"gold": 3}}),
    ([Op.LOSE_VP], ANYWHERE, "receive 3 gold; lose 9 vp", plain, [], {"1 vp": -5, "1 goods": {"gold": 3}}),
    (
        [Op.PILLAGE],
        ANYWHERE,
        "pillage",
        lambda g: g.monster(wood=2, gold=3),
        [],
        {"1 goods": {"wood": 2, "gold": 3}, "monster": {"wood": -2, "gold": -3}},
    ),
    (
        [Op.RECEIVE_FROM_MONSTER],
        ANYWHERE,
        "receive up to 2 any from monster",
        lambda g: g.monster(wood=2, gold=3),
        ["1: take gold", "1: take wood"],
        {"1 goods": {"wood": 1, "gold": 1}, "monster": {"wood": -1, "gold": -1}},
    ),
    (
        [Op.EMPTY_MONSTER],
        ANYWHERE,
        "return all resources on monster",
        lambda g: g.monster(wood=2, gold=3),
        [],
        {"monster": {"wood": -2, "gold": -3}},
    ),
    (
        [Op.TITHE],
        ANYWHERE,
        "tithe 1 any",
        lambda g: g.goods(2, wood=1, gold=1),
        ["2: pay wood", "1: take oil"],
        {"2 goods": {"wood": -1}, "1 goods": {"oil": 1}},
    ),
    (
        [Op.STEAL],
        ANYWHERE,
        "steal 3 any from opp",
        lambda g: g.goods(2, wood=1, gold=3),
        ["1: steal gold", "1: steal wood"],
        {"2 goods": {"wood": -1, "gold": -2}, "1 goods": {"wood": 1, "gold": 2}},
    ),
    ([Op.DRAW_OMEN], ANYWHERE, "draw 1 omen", plain, ["chance: draw O-05"], {"1 omens": ["+O-05"]}),
    (
        [Op.DRAW_REVENGE],
        ANYWHERE,
        "receive 1 vp; draw 2 revenge",
        plain,
        ["chance: draw V-05", "chance: draw V-06"],
        {"1 vp": 1, "1 revenge": ["+V-05", "+V-06"]},
    ),
    ([Op.DRAW_SECRET], ANYWHERE, "draw 1 secret", plain, ["chance: draw G-05"], {"1 secrets": ["+G-05"]}),
    (
        [Op.CHOOSE_SECRET],
        ANYWHERE,
        "draw 3 secret keep 1",
        plain,
        ["chance: draw G-05", "chance: draw G-06", "chance: draw G-07", "1: keep G-06"],
        {"1 secrets": ["+G-06"]},
    ),
    (
        [Op.DISCARD_OMEN],
        NO_PACT,
        "discard 1 omen -> receive 4 vp",
        lambda g: g.omens(1, "O-40", "O-41"),
        ["1: discard O-41"],
        {"1 omens": ["-O-41"], "omen discards": ["+O-41"], "1 vp": 4},
    ),
    (
        [Op.EXCHANGE_OMENS],
        ANYWHERE,
        "exchange up to 3 omen for 2 more",
        lambda g: g.omens(1, "O-40", "O-41"),
        ["1: discard O-41", "1: done", "chance: draw O-01", "chance: draw O-02", "chance: draw O-03"],
        {"1 omens": ["-O-41", "+O-01", "+O-02", "+O-03"], "omen discards": ["+O-41"]},
    ),
    (
        [Op.PLAY_OMEN],
        PLACE,
        "play_omen 1",
        lambda g: g.omens(1, "O-08", "O-11"),
        ["1: play O-08"],
        {"1 omens": ["-O-08"], "omen discards": ["+O-08"], "1 goods": {"gold": 5}},
    ),
    (
        [Op.GIVE_REVENGE],
        ANYWHERE,
        "give 1 own revenge to opp",
        lambda g: g.revenge(1, "V-05", "V-06"),
        ["1: give V-06"],
        {"1 revenge": ["-V-06"], "2 revenge": ["+V-06"]},
    ),
    (
        [Op.RETURN_REVENGE],
        ANYWHERE,
        "return 1 own revenge",
        lambda g: g.revenge(1, "V-05", "V-06"),
        ["1: return V-06"],
        {"1 revenge": ["-V-06"]},
    ),
    (
        [Op.RECRUIT_PAID],
        ANYWHERE,
        "recruit up to 2 addw paid",
        lambda g: g.goods(1, stone=2),
        ["1: recruit additional", "1: recruit additional"],
        {"1 recruited": 2, "1 available": {"additional": 2}, "1 goods": {"stone": -2}},
    ),
    (
        [Op.RECRUIT_FREE],
        ANYWHERE,
        "recruit up to 3 addw free",
        plain,
        ["1: recruit additional"] * 3,
        {"1 recruited": 3, "1 available": {"additional": 3}},
    ),
    (
        [Op.PAY_DAY],
        ANYWHERE,
        "receive 1 vp; pay 1 cost per recruited addw",
        lambda g: g.recruited(1, 3).goods(1, stone=1),
        [],
        {"1 vp": 1, "1 goods": {"stone": -1}, "1 recruited": -2, "1 available": {"additional": -2}},
    ),
    (
        [Op.CHASE],
        ANYWHERE,
        "chase 1 group",
        lambda g: g.placed(2, "7a", additional=2).placed(2, "7b", additional=1),
        ["1: chase 7a"],
        {"2 recruited": -2, "2 stands": {"7a": -2}},
    ),
    (
        [Op.BORROW],
        OMEN,
        "use_worker: act at 1 full location",
        lambda g: g.placed(2, "7d", loyal=2),
        [],
        {"1 goods": {"oil": 2}},
    ),
    (
        [Op.UPGRADE_PAID],
        ANYWHERE,
        "upgrade 1 paid",
        lambda g: g.goods(1, gold=6),
        ["1: upgrade 7a"],
        {"1 goods": {"gold": -6}, "1 vp": 4, "1 markers": -1, "markers 7a": [1]},
    ),
    (
        [Op.UPGRADE_PAID],
        ANYWHERE,
        "upgrade 1 paid (price - 5 gold) for 2 vp",
        lambda g: g.goods(1, gold=6),
        ["1: upgrade T-6"],
        {"1 goods": {"gold": -5}, "1 vp": 2, "1 markers": -1, "1 towers": ["+T-6"]},
    ),
    (
        [Op.UPGRADE_PAID],
        ANYWHERE,
        "upgrade 1 paid for 9 vp",
        lambda g: g.goods(1, gold=6),
        ["1: upgrade 7e"],
        {"1 goods": {"gold": -5}, "1 vp": 9, "1 markers": -1, "markers 7e": [1]},
    ),
    (
        [Op.UPGRADE_FREE],
        ANYWHERE,
        "upgrade 1 free",
        plain,
        ["1: upgrade 7a"],
        {"1 vp": 4, "1 markers": -1, "markers 7a": [1]},
    ),
    (
        [Op.TAKE_OVER],
        ANYWHERE,
        "take_over 1 upgrade of opp",
        lambda g: g.upgrade(2, "7a").upgrade(2, "7a"),
        ["1: marker 7a/2"],
        {"1 markers": -1, "2 markers": 1, "markers 7a": [2, 1]},
    ),
    (
        [Op.RETURN_UPGRADE],
        ANYWHERE,
        "return 1 upgrade of opp",
        lambda g: g.upgrade(2, "7a").upgrade(2, "7b"),
        ["1: marker 7b/1"],
        {"2 markers": 1, "markers 7b": []},
    ),
    (
        [Op.CLAIM],
        ANYWHERE,
        "claim 1 displayed pact",
        plain,
        ["1: claim P-WI01", "chance: draw P-FI12"],
        {"1 pacts": ["+P-WI01"], "display": ["P-FI12", "P-FI01", "P-WA01", "P-EA01"]},
    ),
    (
        [Op.CLAIM_WITH_GOLD],
        ANYWHERE,
        "claim 1 displayed pact with slot gold",
        plain,
        ["1: claim P-WI01", "chance: draw P-FI12"],
        {"1 pacts": ["+P-WI01"], "1 goods": {"gold": 2}, "display": ["P-FI12", "P-FI01", "P-WA01", "P-EA01"]},
    ),
    (
        [Op.CLEAR_DISPLAY, Op.DEAL],
        ANYWHERE,
        "return all displayed pact; deal 4",
        plain,
        [f"chance: draw {pact}" for pact in NEW],
        {"pact discards": [f"+{pact}" for pact in sorted(SHOWN)], "display": list(reversed(NEW))},
    ),
    (
        [Op.GIVE_PACT],
        ANYWHERE,
        "give 1 displayed pact to opp",
        plain,
        ["1: give P-WI01", "chance: draw P-FI12"],
        {"2 pacts": ["+P-WI01"], "display": ["P-FI12", "P-FI01", "P-WA01", "P-EA01"]},
    ),
    (
        [Op.THEN, Op.GIVE_PACT],
        NO_PACT,
        "lose 1 vp -> give 1 displayed pact to opp; receive 2 gold",
        plain,
        ["1: give P-WI01", "chance: draw P-FI12"],
        {
            "1 vp": -1,
            "2 pacts": ["+P-WI01"],
            "display": ["P-FI12", "P-FI01", "P-WA01", "P-EA01"],
            "1 goods": {"gold": 2},
        },
    ),
    (
        [Op.RETURN_PACT],
        ANYWHERE,
        "return 1 own unfulfilled pact",
        lambda g: g.pacts(1, "P-WI15", "P-WI17"),
        ["1: discard P-WI17"],
        {"1 pacts": ["-P-WI17"], "pact discards": ["+P-WI17"]},
    ),
    (
        [Op.FULFIL_FREE],
        OMEN,
        "fulfil 1 own pact with reward <= 4 vp free",
        lambda g: g.pacts(1, "P-FI04", "P-WI02").master(1, "A", track=1).tracker("1").recruited(1, 4, special=True),
        [],
        {"1 pacts": ["-P-WI02"], "1 fulfilled": ["+P-WI02"], "1 vp": 3, "1 track": 1, "tracker": "2"},
    ),
    (
        [Op.FULFIL_REDUCED],
        OMEN,
        "fulfil 1 own pact with 5 fewer resources",
        lambda g: g.pacts(1, "P-FI17").goods(1, oil=5).master(1, "A", track=1).tracker("1"),
        [],
        {
            "1 pacts": ["-P-FI17"],
            "1 fulfilled": ["+P-FI17"],
            "1 vp": 7,
            "1 goods": {"oil": -5},
            "monster": {"oil": 5},
            "1 track": 1,
            "tracker": "2",
        },
    ),
    ([Op.CLAIM_START], ANYWHERE, "claim startmarker", plain, [], {"claimant": 1}),
    # costs of several sorts, in front of ->
    (
        [Op.THEN, Op.DRAW_REVENGE],
        NO_PACT,
        "draw 1 revenge -> receive 4 vp",
        plain,
        ["chance: draw V-05"],
        {"1 revenge": ["+V-05"], "1 vp": 4},
    ),
    (
        [Op.THEN, Op.RETURN_WORKER],
        NO_PACT,
        "return 1 addw -> receive 4 vp",
        lambda g: g.recruited(1, 1).placed(1, "7a", additional=1),
        ["1: give up 7a"],
        {"1 recruited": -1, "1 stands": {"7a": -1}, "1 vp": 4},
    ),
    (
        [Op.THEN, Op.DISCARD_OMEN, Op.PAY, Op.SACRIFICE, Op.LOSE_VP],
        NO_PACT,
        "discard 1 omen + pay 1 any + sacrifice 1 gold + lose 1 vp -> draw 1 secret",
        lambda g: g.omens(1, "O-40").goods(1, oil=1, gold=1),
        ["chance: draw G-05"],
        {
            "1 omens": ["-O-40"],
            "omen discards": ["+O-40"],
            "1 goods": {"oil": -1, "gold": -1},
            "monster": {"gold": 1},
            "1 vp": -1,
            "1 secrets": ["+G-05"],
        },
    ),
)


@pytest.mark.parametrize(
    ("site", "row"),
    [(site, row) for row in EFFECTS for site in row[1]],
    ids=[f"{site}: {row[2]}" for row in EFFECTS for site in row[1]],
)
def test_W_25_2_the_same_effect_wherever_it_is_printed(site, row):
    _, _, symbols, setup, answers, expected = row
    change = SITES[site](symbols, setup, answers)
    special = change.pop("1 special", None)
    assert special is None
    assert change == expected


# --- whom it concerns ------------------------------------------------------------------------------------------------

SIMPLE = (  # operation, effect, position (for every player), answers of a player, what changes for them
    (Op.RECEIVE, "receive 2 gold", lambda g, p: g, [], {"goods": {"gold": 2}}),
    (Op.RECEIVE, "receive 1 any", lambda g, p: g, ["take oil"], {"goods": {"oil": 1}}),
    (Op.RECEIVE_VP, "receive 2 vp", lambda g, p: g, [], {"vp": 2}),
    (Op.RECEIVE_VP_PER, "per own gold receive 2 vp", lambda g, p: g.goods(p, gold=2), [], {"vp": 4}),
    (Op.PAY, "pay 1 gold", lambda g, p: g.goods(p, gold=2), [], {"goods": {"gold": -1}}),
    (
        Op.SACRIFICE,
        "sacrifice 1 any",
        lambda g, p: g.goods(p, gold=2, oil=1),
        ["sacrifice oil"],
        {"goods": {"oil": -1}},
    ),
    (Op.LOSE_VP, "lose 3 vp", lambda g, p: g, [], {"vp": -3}),
    (Op.PAY_DAY, "pay 1 cost per recruited addw", lambda g, p: g.recruited(p, 1), [], {"recruited": -1}),
)


def concerned(who):
    """From the starting player, who is player 2, clockwise."""
    return {"all": (2, 3, 1), "others": (2, 3)}[who]


@pytest.mark.parametrize("who", ["all", "others"])
@pytest.mark.parametrize(("op", "symbols", "setup", "answers", "own"), SIMPLE, ids=[row[1] for row in SIMPLE])
def test_W_25_1_all_and_others(op, symbols, setup, answers, own, who):
    """W-24.5  On an omen: everybody or everybody else, in order."""
    g = given(3).start_player(2).omen_effect("O-14", f"receive 1 sheep; {who}: {symbols}").omens(1, "O-14")
    for player in (1, 2, 3):
        setup(g, player)
    g.place(1, "13")
    said = [f"{player}: {answer}" for player in concerned(who) for answer in answers]
    change = play(g, "1: play O-14", *said)
    for player in (1, 2, 3):
        for key, value in own.items():
            seen = change.get(f"{player} {key}")
            if player == 1 and key == "goods":
                seen = {kind: number for kind, number in seen.items() if kind != "sheep"} or None
            assert seen == (value if player in concerned(who) else None)


@pytest.mark.parametrize(("op", "symbols", "setup", "answers", "own"), SIMPLE, ids=[row[1] for row in SIMPLE])
def test_W_25_1_an_instant_round_card_speaks_to_all(op, symbols, setup, answers, own):
    g = given(3).start_player(2).round_effect("C-12", f"all: {symbols}").round_begins()
    for player in (1, 2, 3):
        setup(g, player)
    said = [f"{player}: {answer}" for player in (2, 3, 1) for answer in answers]
    change = play(g, "chance: draw C-12", *said)
    for player in (1, 2, 3):
        assert {key: change[f"{player} {key}"] for key in own} == own


@pytest.mark.parametrize(
    ("symbols", "cards", "key"),
    [
        ("draw 1 omen", ["O-01", "O-02", "O-03"], "omens"),
        ("draw 1 revenge", ["V-01", "V-02", "V-03"], "revenge"),
        ("draw 1 secret", ["G-01", "G-02", "G-03"], "secrets"),
    ],
)
def test_W_25_1_everybody_draws(symbols, cards, key):
    """On a pact and on a round card, from the starting player on."""
    drawn = [f"chance: draw {card}" for card in cards]
    expected = {f"{player} {key}": [f"+{card}"] for player, card in zip((2, 3, 1), cards, strict=True)}
    g = given(3).start_player(2).round_effect("C-12", f"all: {symbols}").round_begins()
    assert play(g, "chance: draw C-12", *drawn) == {"round cards": ["+C-12"], **expected}
    g = (
        given(3)
        .start_player(2)
        .step2_of(1)
        .reward("P-FI16", f"all: {symbols}")
        .pacts(1, "P-FI16")
        .goods(1, wood=4, oil=5)
    )
    change = play(g.master(1, "A", track=1).tracker("1"), "1: fulfil P-FI16", *drawn)
    assert {name: change[name] for name in expected} == expected


@plays(Op.CLEAR_DISPLAY, Op.DEAL, Op.EMPTY_MONSTER)
def test_W_25_1_display_and_monster_on_an_instant_card():
    g = given(2).round_effect(
        "C-12", "return all displayed pact; deal 4; return all resources on monster; all: receive 1 vp"
    )
    g.monster(gold=3).round_begins()
    change = play(g, "chance: draw C-12", *(f"chance: draw {pact}" for pact in NEW))
    assert change["display"] == list(reversed(NEW))
    assert (change["monster"], change["1 vp"], change["2 vp"]) == ({"gold": -3}, 1, 1)


# --- what can be counted ---------------------------------------------------------------------------------------------

COUNTED = (  # what, position in which player 1 has 3 of it (1 where there cannot be more)
    ("stone", Count.STONE, lambda g: g.goods(1, stone=3, wood=4), 3),
    ("wood", Count.WOOD, lambda g: g.goods(1, wood=3, oil=4), 3),
    ("sheep", Count.SHEEP, lambda g: g.goods(1, sheep=3, oil=4), 3),
    ("oil", Count.OIL, lambda g: g.goods(1, oil=3, gold=4), 3),
    ("gold", Count.GOLD, lambda g: g.goods(1, gold=3, oil=4), 3),
    ("any", Count.ANY, lambda g: g.goods(1, gold=1, oil=2).goods(2, gold=9), 3),
    ("omen", Count.OMEN, lambda g: g.omens(1, "O-01", "O-02"), 3),  # and the active one
    ("omen in hand", Count.HAND_OMEN, lambda g: g.omens(1, "O-01", "O-02", "O-03"), 3),
    ("upgrade", Count.UPGRADE, lambda g: g.upgrade(1, "7a").tower(1, "T-1").tower(1, "T-5").pyramid(1, 1), 3),
    ("upgrade at quarry", Count.UPGRADE_AT, lambda g: g.upgrade(1, "7a").upgrade(2, "7a").upgrade(1, "7b"), 1),
    ("upgrade at forest", Count.UPGRADE_AT + 1, lambda g: g.upgrade(1, "7b").upgrade(1, "7b").upgrade(1, "7a"), 2),
    ("upgrade at meadow", Count.UPGRADE_AT + 2, lambda g: g.upgrade(1, "7c").upgrade(1, "7b"), 1),
    ("upgrade at oil spring", Count.UPGRADE_AT + 3, lambda g: g.upgrade(1, "7d").upgrade(1, "7b"), 1),
    ("upgrade at gold market", Count.UPGRADE_AT + 4, lambda g: g.upgrade(1, "7e").upgrade(1, "7b"), 1),
    ("upgrade at village", Count.UPGRADE_AT + 5, lambda g: g.upgrade(1, "7f").upgrade(1, "7b"), 1),
    (
        "recruited addw",
        Count.RECRUITED,
        lambda g: g.recruited(1, 1, special=True).placed(1, "7a", additional=1).recruited(2, 4),
        3,
    ),
    ("revenge", Count.REVENGE, lambda g: g.revenge(1, "V-01", "V-03", "V-04"), 3),
    ("secret", Count.SECRET, lambda g: g.secrets(1, "G-01", "G-02", "G-03"), 3),
    ("vp", Count.VP, lambda g: g.vp(1, 3), 3),
    ("startmarker", Count.START_MARKER, lambda g: g.start_player(1), 1),
    ("fulfilled pact", Count.FULFILLED, lambda g: g.fulfilled(1, "P-FI02", "P-WA02", "P-WI02").pacts(1, "P-FI03"), 3),
    (
        "fulfilled fire pact",
        Count.FULFILLED_ELEMENT,
        lambda g: g.fulfilled(1, "P-FI02", "P-WA02").pacts(1, "P-FI03"),
        1,
    ),
    ("fulfilled water pact", Count.FULFILLED_ELEMENT + 1, lambda g: g.fulfilled(1, "P-WA03", "P-WA02", "P-FI02"), 2),
    ("fulfilled earth pact", Count.FULFILLED_ELEMENT + 2, lambda g: g.fulfilled(1, "P-EA03", "P-EA02", "P-FI02"), 2),
    ("fulfilled wind pact", Count.FULFILLED_ELEMENT + 3, lambda g: g.fulfilled(1, "P-WI03", "P-WI02", "P-FI02"), 2),
    (
        "unfulfilled pact",
        Count.UNFULFILLED,
        lambda g: g.pacts(1, "P-FI02", "P-FI03", "P-WA02").fulfilled(1, "P-WI02"),
        3,
    ),
)


def test_W_25_1_everything_that_can_be_counted():
    assert {int(row[1]) for row in COUNTED} == set(range(26))


@plays(Op.RECEIVE_VP_PER)
@pytest.mark.parametrize(("noun", "count", "setup", "number"), COUNTED, ids=[row[0] for row in COUNTED])
def test_W_25_1_own_x_is_counted(noun, count, setup, number):
    """In final scoring by a permanent omen; full lots, and a limit."""

    def scored(symbols):
        g = setup(given(2).omen_effect("O-40", symbols).active(1, "O-40")).scoring().start()
        return int(g.s.score[0, Score.OMEN])

    assert scored(f"@end: per own {noun} receive 4 vp") == 4 * number
    assert scored(f"@end: per 2 own {noun} receive 4 vp") == 4 * (number // 2)
    assert scored(f"@end: per own {noun} receive 4 vp (max 5)") == min(5, 4 * number)


# --- permanent omens -------------------------------------------------------------------------------------------------


@plays(Op.NO_PAY)
def test_W_25_1_own_addw_need_no_pay():
    g = given(2).omen_effect("O-40", "own addw need no pay").active(1, "O-40").recruited(1, 2).recruited(2, 2)
    g.round_begins().draw("C-14").then(recruited={1: 2, 2: 0})


@plays(Op.BODYGUARD)
def test_W_25_1_opp_cannot_chase_own_group():
    g = given(3).omen_effect("O-40", "opp cannot chase own group").active(2, "O-40").placed(2, "7a", additional=1)
    g.placed(3, "7b", additional=1).place(1, "2").then_options("1: none", "1: chase 7b")


@plays(Op.COLLECT_MORE)
def test_W_25_1_collect_more_once_per_round():
    g = given(2).omen_effect("O-49", "per_round: collect 3 more").active(1, "O-49").place(1, "7b")
    g.then(goods={1: {"wood": 5}}).place(2, "7a").place(1, "7a").then(goods={1: {"stone": 2, "wood": 5}})


def test_W_25_1_per_round_with_and_without_a_cost():
    """Usable once per round in a free moment, if its cost can be paid and something would change."""
    g = given(2).omen_effect("O-50", "per_round: receive 2 gold").active(1, "O-50").when("1: use O-50")
    g.then(goods={1: {"gold": 2}}, question="PLACE").place(1, "7a").then(asked=2)
    g = given(2).omen_effect("O-50", "per_round: pay 1 any + 1 gold -> draw 1 omen; receive 2 vp").active(1, "O-50")
    g.goods(1, oil=1, gold=1).when("1: use O-50").draw("O-01").then(goods={1: {}}, vp={1: 7}, omens={1: ["O-01"]})
    g = given(2).omen_effect("O-50", "per_round: pay 1 any + 1 gold -> receive 2 vp").active(1, "O-50").goods(1, gold=1)
    g.then(question="PLACE")
    g = given(2).omen_effect("O-50", "per_round: receive 2 gold").active(1, "O-50").supply(2, gold=0)
    g.then(question="PLACE")


# --- what has its own place ------------------------------------------------------------------------------------------


@plays(Op.OR, Op.EXCHANGE, Op.PURCHASE)
def test_W_25_1_one_of_two():
    """Places 11 and 15."""
    g = given(2).goods(1, gold=10).revenge(1, "V-01").place(1, "11").then_options("1: choose 1", "1: choose 2")
    g.copy().when("1: choose 1").then(vp={1: 8}, goods={1: {"gold": 10}})
    g.when("1: choose 2").then(vp={1: 5}, goods={1: {}}, revenge={2: ["V-01"]})
    g = given(2).goods(1, gold=1).place(1, "15").then_options("1: none", "1: choose 1", "1: choose 2")
    g.copy().when("1: choose 1", "1: take oil").then(goods={1: {"oil": 1}}, vp={1: 5})
    g.when("1: choose 2", "1: buy oil", "1: done").then(goods={1: {"oil": 1, "gold": 1}}, vp={1: 4})


@plays(Op.ROB)
def test_W_25_2_rob():
    """B2, position 4: everything that lay on the monster before this pact; may be declined."""
    g = given(2, masters="b").step2_of(1).master(1, "B2", track=3).tracker("1").monster(gold=3, oil=1)
    g.pacts(1, "P-FI01").goods(1, oil=4).when("1: fulfil P-FI01").then(question="ROB")
    g.copy().when("1: none").then(monster={"oil": 5, "gold": 3}, goods={1: {}})
    g.when("1: yes").then(monster={"oil": 4}, goods={1: {"oil": 1, "gold": 3}}, revenge={1: []})


@plays(Op.CLIMB)
def test_W_25_2_climb():
    g = given(2).goods(1, stone=1, wood=1, sheep=1, oil=1).place(1, "1").when("1: yes")
    g.then(pyramid={1: 1}, vp={1: 9}, goods={1: {}}, markers={1: 5})


@plays(Op.RETURN_WORKER, Op.ADVANCE, Op.DISCARD_OMEN)
def test_W_25_2_advance():
    g = given(2, masters="b").master(1, "B3").recruited(1, 2).omens(1, "O-01", "O-02", "O-03").place(1, "B3")
    g.when("1: give up additional", "1: discard O-01", "1: discard O-02")
    g.then(track={1: 1}, recruited={1: 1}, omens={1: []})


@plays(Op.MOVE_IN, Op.CHASE)
def test_W_25_2_move_in():
    g = given(2).placed(2, "7a", additional=1).place(1, "2").when("1: chase 7a").draw("V-01").when("1: yes")
    g.then(at={("7a", 1): 1, ("2", 1): 0}, goods={1: {"stone": 2}})


@plays(Op.ACT_TWICE, Op.CROWD_IN, Op.BURN_OMENS)
def test_W_25_2_skills():
    g = given(2, skills="on").skill(1, "S-1").place(1, "7a").then(question="AGAIN").when("1: yes")
    g.then(goods={1: {"stone": 4}})
    g = given(2, skills="on").skill(1, "S-3").placed(2, "11", loyal=1).place(1, "11").then(vp={1: 8}, at={("11", 1): 1})
    g = given(2, skills="on").skill(1, "S-4").omens(1, "O-01", "O-02").when("1: use S-4", "1: discard O-01")
    g.when("1: discard O-02").then(vp={1: 9}, omens={1: []})


@plays(Op.NEW_ROUND)
def test_W_25_2_new_round():
    g = given(2).round_effect("C-17", "all: receive 3 gold; new_round").round_begins().draw("C-17")
    g.then(goods={1: {"gold": 3}, 2: {"gold": 3}}, question="DRAW").draw("C-12").then(question="PLACE")


@plays(Op.UPGRADE_DISCOUNT)
def test_W_25_2_every_upgrade_costs_less():
    g = given(2).round_effect("C-10", "this round: all: every upgrade has price - 5 gold").round_begins().draw("C-10")
    g.goods(1, gold=1).place(1, "6").then_options("1: none", *(f"1: upgrade 7{letter}" for letter in "abcdef"))
    g.when("1: upgrade 7a").then(goods={1: {}}, vp={1: 9})


# --- optional and compulsory on a place ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("symbols", "setup", "question"),
    [
        ("claim 1 displayed pact", plain, "DISPLAY"),
        ("give 1 displayed pact to opp", plain, "DISPLAY"),
        ("upgrade 1 free", plain, "UPGRADE"),
        ("play_omen 1", lambda g: g.omens(1, "O-08"), "OMEN"),
        ("chase 1 group", lambda g: g.placed(2, "7a", additional=1), "GROUP"),
        ("recruit up to 1 addw free", plain, "RECRUIT"),
        ("pay 1 gold -> draw 1 omen", lambda g: g.goods(1, gold=1), "USE"),
        ("steal 1 any from opp", lambda g: g.goods(2, gold=1), "USE"),
        ("pillage", lambda g: g.monster(gold=1), "USE"),
    ],
)
def test_W_25_1_an_action_place_may_be_left_unused(symbols, setup, question):
    """W-4.5, W-4.7  By declining the first choice, otherwise by a plain no."""
    g = setup(given(2).round_effect("C-01", f"place: {symbols}").round_card("C-01"))
    before = facts(g)
    g.place(1, "C-01").then(question=question).when("1: done" if question == "RECRUIT" else "1: none")
    assert minus(changes(before, facts(g)), {"1 stands": {"C-01": 1}, "1 available": {"loyal": -1}}) == {}
    assert g.happened("no_use", location="C-01")


@pytest.mark.parametrize(
    ("symbols", "setup"),
    [
        ("pay 2 gold -> receive 3 vp", lambda g: g.goods(1, gold=1)),
        ("discard 1 omen -> receive 3 vp", plain),
        ("chase 1 group", plain),
        ("steal 1 any from opp", plain),
        ("pillage", plain),
        ("play_omen 1", lambda g: g.omens(1, "O-03")),
        ("return 1 own revenge", plain),
        ("claim 1 displayed pact", lambda g: g.display(None, None, None, None).without(Deck.PACT)),
        ("upgrade 1 paid", lambda g: g.goods(1, gold=4)),
    ],
)
def test_W_25_1_what_is_not_usable_is_not_offered(symbols, setup):
    """W-4.13"""
    g = setup(given(2).round_effect("C-01", f"place: {symbols}").round_card("C-01")).place(1, "C-01").then(asked=2)
    assert g.happened("no_use", location="C-01")

"""What a change of a pack does: the statistics by hand, the pairs, the verdicts, the command."""

import json
from math import inf, log, sqrt
from pathlib import Path
from time import process_time

import numpy as np
import pytest

from spieltisch.arena.pairs import COLUMNS, Change, Pairs, play_pairs
from spieltisch.arena.playing import play_piece
from spieltisch.arena.rounding import written
from spieltisch.arena.sequential import FIRST_LOOK, Moments, half_width, needed, ratio, watched
from spieltisch.arena.series import Piece
from spieltisch.arena.statistics import NORMAL_95
from spieltisch.arena.trial import QUICK, Ledger, NothingToTry, Trial, Wish, change_of, packed, strongest
from spieltisch.arena.trial_words import TrialWords
from spieltisch.cli import run
from spieltisch.games import base_pack, find_game
from spieltisch.packs import read_folder
from spieltisch.packs.drafts import Draft, Wishes
from spieltisch.packs.drafts import Wish as Wanted
from spieltisch.packs.editing import new_pack
from spieltisch.texts import LANGUAGES

from .reports import changed_pack

SHORT = (("threshold", 5),)  # games of Xibalba that are over soon
DEARER = (
    "soldiers.toml",
    "strength = 3\nresistance = 4\nparagon = 1\ncost = 4",
    "strength = 3\nresistance = 4\nparagon = 1\ncost = 1",
)


# --- numbers as they are written -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "low", "high", "shown"),
    [
        (-0.08, -0.14, -0.02, (-0.1, -0.2, 0.0, False)),  # bold beside 0.0 would contradict itself
        (-2.1, -4.2, 0.04, (-2.1, -4.2, 0.1, False)),
        (-2.1, -4.2, -0.12, (-2.1, -4.2, -0.1, True)),
        (0.3, 0.1, 0.5, (0.3, 0.1, 0.5, True)),
        (0.0, 0.0, 0.0, (0.0, 0.0, 0.0, False)),
        (1.0, -inf, inf, (1.0, -inf, inf, False)),
    ],
)
def test_what_is_bold_never_contradicts_what_is_written(value, low, high, shown):
    found = written(value, low, high)
    assert (found.value, found.low, found.high, found.sure) == shown


# --- looking at every moment -----------------------------------------------------------------------------------------


def test_whoever_looks_all_the_time_is_fooled_by_ordinary_intervals_only():
    """A thousand series in which there is nothing to find, looked at after every game of two thousand."""
    n = np.arange(1, 2001)
    stream = np.random.default_rng(7)
    fooled = {"ordinary": 0, "watched": 0}
    reach = np.array([half_width(1.0, int(one)) for one in n])
    for _ in range(1000):
        games = stream.choice([-1.0, 0.0, 0.0, 1.0], len(n))
        mean = np.cumsum(games) / n
        deviation = np.sqrt(np.maximum(np.cumsum(games**2) / n - mean**2, 1e-12))
        later = n >= FIRST_LOOK
        fooled["ordinary"] += bool((np.abs(mean) > NORMAL_95 * deviation / np.sqrt(n))[later].any())
        fooled["watched"] += bool((np.abs(mean) > reach * deviation)[later].any())
    assert fooled["watched"] <= 65  # one in twenty, and what chance adds to that among a thousand
    assert fooled["ordinary"] > 250


def test_the_interval_is_the_one_of_the_paper():
    rho2 = (-2 * log(0.05) + log(1 - 2 * log(0.05))) / 2000
    wanted = 0.7 * sqrt(2 * (400 * rho2 + 1) / (400**2 * rho2) * log(sqrt(400 * rho2 + 1) / 0.05))
    assert half_width(0.7, 400) == pytest.approx(wanted)
    assert half_width(0.7, 400, 0.01) > half_width(0.7, 400)
    assert half_width(1.0, 2000) < 1.6 * NORMAL_95 / sqrt(2000)  # the price of looking


def test_how_many_games_are_needed():
    enough = needed(1.0, 0.05)
    assert enough is not None
    assert half_width(1.0, enough) <= 0.05 < half_width(1.0, enough - 1)
    assert needed(1.0, 0.0) is None
    assert needed(1.0, 1e-5) is None


def test_the_error_of_a_ratio_is_that_of_many_repetitions():
    stream = np.random.default_rng(3)

    def rows(n: int) -> np.ndarray:
        cases = stream.integers(0, 3, n).astype(float)
        return np.stack([cases * stream.random(n), cases], axis=1)

    found = []
    for _ in range(400):
        moments = Moments(2)
        moments.add(rows(200))
        found.append(ratio(moments, 0, 1)[0])
    moments = Moments(2)
    for _ in range(4):  # it makes no difference in how many pieces they come
        moments.add(rows(5000))
    value, slopes = ratio(moments, 0, 1)
    assert watched(value, slopes, moments).deviation / sqrt(200) == pytest.approx(np.std(found), rel=0.1)
    assert ratio(Moments(2), 0, 1)[0] == 0.0


# --- judging, by hand ------------------------------------------------------------------------------------------------


def rows_of(*games: tuple[float, ...]) -> np.ndarray:
    """Pairs of a card: had, won, offered, taken, before and after, at a table of two of which somebody wins."""
    rows = []
    for had, won, offered, taken, had_now, won_now, offered_now, taken_now in games:
        before = (had, won, 2 - had, 1 - won, 2, offered, taken)
        after = (had_now, won_now, 2 - had_now, 1 - won_now, 2, offered_now, taken_now)
        rows.append([*before, *after])
    return np.array(rows, float)


def ledger_of(rows: np.ndarray, what: str = "changed", measures: np.ndarray | None = None) -> Ledger:
    change = Change("wutaki", 2, (), None, None, (("P-FI01", what),), 1)  # type: ignore[arg-type]
    ledger = Ledger(change, "thumb")
    rounds = np.tile([7.0, 8.0], (len(rows), 1)) if measures is None else measures
    ledger.add(Pairs("thumb", np.zeros(len(rows), bool), {"rounds": rounds}, {"P-FI01": rows}))
    return ledger


def test_four_pairs_by_hand():
    rows = rows_of(
        (1, 1, 2, 1, 1, 1, 1, 1), (1, 0, 2, 1, 1, 1, 1, 1), (0, 0, 1, 0, 1, 0, 2, 1), (0, 0, 0, 0, 1, 1, 0, 0)
    )
    card = ledger_of(rows).told().cards[0]
    assert (card.wins.before, card.wins.after) == (1 / 2, 3 / 4)
    assert (card.others.before, card.others.after) == (3 / 6, 1 / 4)
    assert (card.had.before, card.had.after) == (2 / 8, 4 / 8)
    assert card.taken is not None
    assert (card.taken.before, card.taken.after) == (2 / 5, 3 / 4)
    assert card.wins.change.value == pytest.approx(0.25)
    assert card.wins.change.low == -inf  # nothing is said of four pairs
    assert (card.judged, card.cases) == ("rare", (2, 4))
    assert card.needed == 2 * (4 * 30 // 2 - 4)
    assert rows.shape[1] == 2 * COLUMNS


BETTER, WORSE = (1, 0, 1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 0, 1, 1)
BOTH_WON, BOTH_LOST = (1, 1, 1, 1, 1, 1, 1, 1), (1, 0, 1, 1, 1, 0, 1, 1)
NOBODY = (0, 0, 1, 0, 0, 0, 1, 0)


@pytest.mark.parametrize(
    ("games", "judged"),
    [
        ([BETTER, BOTH_WON, BOTH_LOST] * 40, "stronger"),
        ([WORSE, BOTH_WON, BOTH_LOST] * 40, "weaker"),
        ([BOTH_WON, BOTH_LOST] * 40, "alike"),
        ([BETTER, WORSE] * 40, "open"),
        ([NOBODY] * 100 + [BETTER] * 20, "rare"),
    ],
)
def test_verdicts(games, judged):
    tried = ledger_of(rows_of(*games)).told()
    assert tried.cards[0].judged == judged
    assert tried.settled == (judged in ("stronger", "weaker", "alike"))
    assert (tried.cards[0].needed == 0) == tried.settled


def test_a_new_card_is_compared_with_the_fair_share():
    new = (0, 0, 0, 0, 1, 1, 1, 1)
    card = ledger_of(rows_of(*[new] * 60, *[(0, 0, 0, 0, 1, 0, 1, 1)] * 20), "new").told().cards[0]
    assert (card.wins.before, card.wins.after) == (None, 0.75)
    assert card.wins.change.value == pytest.approx(0.25)
    assert card.judged == "stronger"


def test_what_was_out_of_the_question_stays_so():
    """An interval that has left out 0 once is not taken back when the next games are worse luck."""
    ledger = ledger_of(rows_of(*[BETTER, BOTH_WON, BOTH_LOST] * 40))
    before = ledger.told().cards[0].wins.change
    more = rows_of(*[WORSE, BOTH_WON, BOTH_LOST] * 6)
    ledger.add(Pairs("thumb", np.zeros(len(more), bool), {"rounds": np.zeros((len(more), 2))}, {"P-FI01": more}))
    after = ledger.told().cards[0].wins.change
    assert after.low >= before.low > 0
    assert after.value < before.value


def test_several_cards_share_the_doubt():
    change = Change("wutaki", 2, (), None, None, (("P-FI01", "changed"), ("P-FI02", "changed")), 1)
    rows = rows_of(*[BETTER, BOTH_WON, BOTH_LOST, BOTH_LOST] * 40)
    both = Ledger(change, "thumb")
    both.add(Pairs("thumb", np.zeros(len(rows), bool), {}, {"P-FI01": rows, "P-FI02": rows}))
    assert both.told().cards[0].wins.change.low < ledger_of(rows).told().cards[0].wins.change.low


# --- playing ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cheaper(tmp_path_factory) -> Path:
    return changed_pack("xibalba", tmp_path_factory.mktemp("packs") / "cheaper", DEARER)


def test_pairs_are_the_games_of_both_packs(cheaper):
    change = change_of("xibalba", 2, SHORT, None, str(cheaper))
    assert change.cards == (("S01", "changed"),)
    pairs = play_pairs(change, "random", 10, 20)
    before, after = (play_piece(Piece(series, 0, 10, 20)) for series in change.series("random"))
    assert pairs.alike.tolist() == (before.digest == after.digest).tolist()
    assert pairs.measures["decisions"].tolist() == np.stack([before.decisions, after.decisions], 1).tolist()
    assert pairs.measures["points_of_winner"][:, 1].tolist() == after.points.max(axis=1).tolist()
    card = pairs.cards["S01"].reshape(20, 2, COLUMNS)
    assert (card[:, :, 0] + card[:, :, 2] == 2).all()  # who had it, and who had not
    assert (card[:, 1, 1] + card[:, 1, 3]).tolist() == after.wins().sum(axis=1).tolist()
    assert 0 < card[:, :, 0].sum() < 80


def test_another_name_changes_nothing(tmp_path):
    """The same numbers of chance: both games of a pair go the same way, and every difference is 0."""
    pack = changed_pack("xibalba", tmp_path / "title", ("pack.toml", "Xibalba, base pack", "My pack"))
    change = change_of("xibalba", 2, SHORT, None, packed(read_folder(pack)))
    assert change.cards == ()
    trial = Trial(Wish(change, "random", pairs=60))
    assert sum(1 for _ in trial.play()) == 3
    tried = trial.first.told()
    assert (tried.pairs, tried.alike) == (60, 1.0)
    assert all(shift.change.value == shift.change.high == 0 for shift in tried.measures.values())
    assert tried.settled
    assert "stay as they were" in TrialWords(change, "en").told(trial).verdict


def test_the_same_games_whoever_plays_them(cheaper):
    """In other processes, which make way for others, with the files of the pack and no folder."""
    here = Trial(Wish(change_of("xibalba", 2, SHORT, None, str(cheaper)), "random", pairs=60))
    there = Trial(Wish(change_of("xibalba", 2, SHORT, None, packed(read_folder(cheaper))), "random", pairs=60))
    assert [None for _ in here.play()] == [None for _ in there.play(jobs=1, niceness=3)]
    assert here.first.told() == there.first.told()
    assert (here.games, here.share) == (120, 1.0)


def test_a_designer_soon_knows_what_a_card_does(tmp_path):
    """A first verdict with its interval after so few games that they fit into a minute many times over."""
    pack = changed_pack(
        "wutaki", tmp_path / "rich", ("pacts.toml", 'reward = "receive 4 vp"', 'reward = "receive 30 vp"')
    )
    change = change_of("wutaki", 2, (), None, str(pack))
    trial = Trial(Wish(change, "thumb", pairs=1000))
    for _ in trial.play():
        if (tried := trial.first.told()).settled:
            break
    card = tried.cards[0]
    assert (card.judged, card.what) == ("stronger", "changed")
    assert 0 < card.wins.change.low < card.wins.change.value < card.wins.change.high < 1
    assert tried.pairs < 1000


def test_time_decides_who_plays():
    assert [strongest(seconds) for seconds in (None, 10, 60, 300, 1000)] == [
        None,
        None,
        "search@100",
        "search@300",
        "search@1000",
    ]


def test_a_second_opinion_comes_from_stronger_players(cheaper):
    trial = Trial(Wish(change_of("xibalba", 2, SHORT, None, str(cheaper)), seconds=170.0, pairs=25))
    for _ in trial.play():
        if trial.second is not None and trial.second.pairs == 2:
            break
    assert (trial.first.who, trial.first.pairs) == ("thumb", 25)
    words = TrialWords(trial.change, "de").told(trial)
    assert words.opinion is not None
    assert words.opinion.startswith("Spieler, die vorausdenken (search@100): erst 4 Partien")


def test_nothing_to_try(cheaper):
    with pytest.raises(NothingToTry, match="the same"):
        change_of("xibalba", 2, (), None, str(base_pack("xibalba")))
    with pytest.raises(NothingToTry, match="X99"):
        change_of("xibalba", 2, (), None, str(cheaper), ("X99",))
    named = change_of("xibalba", 2, (), None, str(cheaper), ("S02", "S01"))
    assert named.cards == (("S02", "same"), ("S01", "changed"))


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["changed", "same", "new", "gone"])
def test_every_verdict_can_be_said(lang, what):
    games = {
        "stronger": [BETTER, BOTH_WON, BOTH_LOST] * 40,
        "weaker": [WORSE, BOTH_WON, BOTH_LOST] * 40,
        "alike": [BOTH_WON, BOTH_LOST] * 40,
        "open": [BETTER, WORSE] * 40,
        "rare": [NOBODY] * 100 + [BETTER] * 20,
        "early": [BETTER] * 3,
    }
    ledgers = [ledger_of(rows_of(*rows), what) for rows in games.values()]
    words, cards = TrialWords(ledgers[0].change, lang), [ledger.told().cards[0] for ledger in ledgers]
    said = {words.card(card) for card in cards}
    assert all(words.shift(card.wins) for card in cards)
    assert what == "gone" or len(said) == len(games)
    assert not any("{" in sentence or "None" in sentence for sentence in said)


def test_a_verdict_says_the_interval_and_how_many_games_are_missing():
    words = TrialWords(ledger_of(rows_of(BETTER)).change, "en")
    sure = words.card(ledger_of(rows_of(*[BETTER, BOTH_WON, BOTH_LOST] * 40)).told().cards[0])
    assert "has become stronger: whoever has it wins 33.3 percentage points more often" in sure
    assert "more games" not in sure
    unsure = words.card(ledger_of(rows_of(*[BETTER, BOTH_LOST, WORSE] * 20 + [BETTER] * 5)).told().cards[0])
    assert "not sure yet" in unsure
    assert "more games would make it sure" in unsure


# --- the command -----------------------------------------------------------------------------------------------------


def test_the_command_tells_it_and_tells_it_again(cheaper, capsys):
    line = ["pack", "try", str(cheaper), "--games", "120", "--who", "random", "--option", "threshold=5", "--lang", "en"]
    assert run([*line, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["players"], told["first"]["pairs"]) == ("xibalba", 2, 60)
    assert told["first"]["cards"][0]["id"] == "S01"
    assert run([*told["command"].split()[1:], "--json", "--lang", "en"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert {**again, "seconds": 0} == {**told, "seconds": 0}
    assert run(line) == 0
    assert told["verdict"][:40] in capsys.readouterr().out.replace("\n", " ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("pack try {pack} --card X99", "X99"),
        ("pack try {base}", "there is no change to try"),
        ("pack try {pack} --games 0", "--games"),
        ("pack try {pack} --who thumb,random --games 2", "one kind of player"),
        ("pack try {pack} --players 9 --games 2", "9"),
        ("pack try nowhere", "nowhere"),
    ],
)
def test_mistakes_are_explained(line, reason, cheaper, capsys):
    words = line.format(pack=cheaper, base=base_pack("xibalba")).split()
    assert run([*words, "--lang", "en"]) == 2
    assert reason in capsys.readouterr().err


# --- a designer's minute ---------------------------------------------------------------------------------------------

MINUTE = 60.0  # seconds of two cores; of processor time here, so that whoever else is busy does not matter
IDEAS: dict[str, tuple[str, str, str, str | int]] = {
    "wutaki": ("pact", "P-FI01", "cost", "1 oil"),
    "xibalba": ("soldier", "S01", "cost", 1),
}


@pytest.mark.parametrize("game", sorted(IDEAS))
def test_from_an_edited_card_to_a_verdict_with_its_interval_takes_less_than_a_minute(game):
    section, card, path, value = IDEAS[game]
    packs = find_game(game).packs
    assert packs is not None
    files = read_folder(base_pack(game))
    for _ in Trial(Wish(change_of(game, 2, (), None, packed(new_pack(files, "same"))), QUICK, pairs=1)).play():
        pass  # what has to be compiled is compiled now
    began = process_time()
    edited = Draft(packs(), files).changed(Wishes(edits=[Wanted((section, card), path, value)]))
    assert edited.looked.faults == ()
    change = change_of(game, find_game(game).seats.start, (), None, packed(edited.files), (card,))
    trial = Trial(Wish(change, QUICK, pairs=10 * FIRST_LOOK))
    for _ in trial.play():
        (tried,) = trial.first.told().cards
        if trial.first.pairs >= FIRST_LOOK and tried.judged != "rare":
            break
    told = TrialWords(change, "en").told(trial)
    took = process_time() - began
    assert told.verdict
    assert -1 < tried.wins.change.low < tried.wins.change.high < 1  # an interval that says something
    assert took < MINUTE, f"{took:.1f} s of processor time"

"""The base pack is read as the tables D-3 to D-16 of `wutaki/digest/data.md` show it."""

import pickle
from collections.abc import Callable

import pytest

from spieltisch.texts import LANGUAGES
from spieltisch.wutaki.box.printed import Pack, Place
from spieltisch.wutaki.box.read_cards import ROUND_KINDS
from spieltisch.wutaki.box.symbols import ELEMENT_WORDS, KINDS, Dues, write_condition, write_dues
from spieltisch.wutaki.rules import words
from spieltisch.wutaki.rules.words import (
    Board,
    Count,
    Due,
    Edition,
    Element,
    Good,
    Location,
    Master,
    Moment,
    OmenKind,
    Op,
    Rating,
    RoundKind,
    Timing,
    Tower,
    Who,
)

from .conftest import Row, tables

PACTS_PER_ELEMENT = 17  # D-11


def slashed(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))


def items(text: str) -> dict[str, int]:
    """`4 gold + 2 omen`, in any order."""
    return {word: int(number) for number, word in (part.split() for part in text.split(" + "))}


def items_of(dues: Dues) -> dict[str, int]:
    return {Due(due).name.lower(): number for due, number in enumerate(dues) if number}


# D-3 to D-6: the board


def test_D_3_the_resource_markers(pack: Pack) -> None:
    (rows,) = tables(3)
    assert [int(row["Value"]) for row in rows] == list(pack.supply)
    assert pack.supply == (25, 25, 25, 25, 35)
    assert sum(pack.supply) == words.MARKERS == 135  # W-1.3
    assert pack.supply[Good.GOLD] == 35


SPACES, YIELD = "Worker spaces for 2, 3, 4 players", "Yield at levels 0, 1, 2"


def test_D_4_W_11_1_every_place_of_the_normal_board(pack: Pack) -> None:
    normal = tables(4)[0]
    assert len(normal) == words.BOARD_LOCATIONS == len(pack.boards[Board.NORMAL])
    for location, (row, place) in enumerate(zip(normal, pack.boards[Board.NORMAL], strict=True)):
        assert (place.id, place.location, place.name["en"]) == (row["id"], location, row["Name"])
        assert slashed(place.spaces) == row[SPACES]
        assert (place.action.symbols or "-") == row["Action"]
        assert (slashed(place.amounts) or "-") == row[YIELD]
        assert (slashed(place.upgrade_costs) or "-") == row["Upgrade costs"]
        assert (write_dues(place.owner_bonus) or "-") == row["Bonus for the owner"]


def test_D_4_W_22_1_every_difference_of_the_extreme_board(pack: Pack) -> None:
    differences = {row["id"]: row for row in tables(4)[1]}
    for normal, place in zip(*pack.boards, strict=True):
        row = differences.get(place.id)
        if row is None:
            assert place == normal
            continue
        assert (place.id, place.name, place.upgrade_costs) == (normal.id, normal.name, normal.upgrade_costs)
        assert place.owner_bonus == normal.owner_bonus
        for now, before, column in (
            (slashed(place.spaces), slashed(normal.spaces), SPACES),
            (slashed(place.amounts), slashed(normal.amounts), YIELD),
            (place.action.symbols, normal.action.symbols, "Action"),
        ):
            assert now == (before if row[column] == "-" else row[column])


def test_D_4_W_4_5_the_bonus_places(pack: Pack) -> None:
    for board in pack.boards:
        collected = range(words.FIRST_STANDARD, Location.VILLAGE)
        bonus = {place.id for place in board if place.action.only_gives or place.location in collected}
        assert bonus == {"7a", "7b", "7c", "7d", "7e", "11", "14", "16"}


def test_D_5_W_12_1_1_the_pyramid(pack: Pack) -> None:
    (rows,) = tables(5)
    for number, (row, level) in enumerate(zip(rows, pack.levels, strict=True), 1):
        assert row["id"] == str(number)
        assert level.room == int(row["Room for markers"])
        assert items_of(level.cost) == items(row["Cost"])
        assert level.rewards[Board.NORMAL].symbols == row["Normal board"]
        assert level.rewards[Board.EXTREME].symbols == row["Extreme board"]
    assert sum(sum(level.cost) for level in pack.levels) == 31
    assert sum(level.rewards[Board.NORMAL].vp for level in pack.levels) == 37


def test_D_6_W_22_4_the_pact_display(pack: Pack) -> None:
    for board, row in zip(Board, tables(6)[0], strict=True):
        assert slashed(pack.display[board]) == row["Value"]


def test_D_6_W_14_2_the_tracker(pack: Pack) -> None:
    for row, space in zip(tables(6)[1], pack.tracker, strict=True):
        assert (space.label, str(space.players)) == (row["Place in the ring"], row["Used from so many players on"])
        assert (space.effect.symbols or "-") == row["Effect"]
        assert space.source.startswith("rulebook p.13")
    assert [len(pack.ring(count)) for count in (2, 3, 4)] == [6, 7, 8]
    assert [pack.tracker[space].label for space in pack.ring(2)] == ["0", "1", "2", "3", "4", "5"]


# D-7 to D-10: what lies in front of a player


def test_D_7_W_10_1_the_masterboards(pack: Pack) -> None:
    tracks = {"A", "B1", "B2"}
    for row, board in zip(tables(7)[0], pack.masters, strict=True):
        assert (board.id, board.name["en"]) == (row["id"], row["Name"])
        listed = [f"{n}: {effect.symbols}" for n, effect in enumerate(board.track) if effect.rows]
        assert "; ".join(listed) == (row["Track"] if board.id in tracks else "")
        assert len(board.track) == (words.TRACK_END + 1 if board.id in tracks else 0)
        assert (slashed(board.multipliers) or "-") == row["Multiplier at 0 to 4"]
        assert (board.action.symbols or "-") == row["Own place"]
        assert (board.on_climb.symbols or "-") == row["On the pyramid"]
    assert [board.id for board in pack.masters] == ["A", "B1", "B2", "B3", "B4"]
    assert [board.id for board in pack.masters if board.action.rows] == ["B1", "B3"]
    assert [board.id for board in pack.masters if board.on_climb.rows] == ["B4"]
    assert [board.master for board in pack.masters] == list(Master)
    assert [board.rating for board in pack.masters] == [
        Rating.EASY,
        Rating.MEDIUM,
        Rating.MEDIUM,
        Rating.HARD,
        Rating.HARD,
    ]


def test_D_8_W_9_7_the_skills(pack: Pack) -> None:
    (rows,) = tables(8)
    seen = [(skill.id, skill.name["en"], skill.effect.symbols) for skill in pack.skills]
    assert seen == [(row["id"], row["Name"], row["Effect"]) for row in rows]
    free, again, placing, two = Moment.FREE, Moment.AFTER_ACTION, Moment.PLACING, Moment.STEP_TWO
    assert [skill.moment for skill in pack.skills] == [again, free, placing, free, free, two]  # W-9.8 - W-9.13
    assert all(skill.source == "rulebook p.9 (effect), name reconstructed" for skill in pack.skills)


def test_D_9_W_2_9_the_cost_markers(pack: Pack) -> None:
    (rows,) = tables(9)
    seen = [(marker.id, marker.good.name.lower(), marker.source) for marker in pack.cost_markers]
    assert seen == [(row["id"], row["Resource"], "reconstructed") for row in rows]


def test_D_10_W_15_10_the_tower_upgrades(pack: Pack) -> None:
    for row, tower in zip(tables(10)[0], pack.towers, strict=True):
        elemental = tower.sort == Tower.ELEMENTAL
        kind = (Element if elemental else Good)(tower.kind).name.lower()
        assert (tower.id, tower.sort.name.lower(), kind) == (
            row["id"], row["Kind of upgrade"], row["Element" if elemental else "Resource"]
        )  # fmt: skip
        assert (tower.cost, tower.bonus) == (int(row["Cost"]), int(row["Bonus"]))
        assert tower.malus == (int(row["Penalty"]) if elemental else 0)


def test_D_10_W_8_3_the_element_cards(pack: Pack) -> None:
    for row, card in zip(tables(10)[1], pack.elements, strict=True):
        assert (card.id, card.element.name.lower()) == (row["id"], row["Element"])
        assert (card.bonus, card.malus) == (int(row["Bonus"]), int(row["Penalty"]))


# D-11 to D-15: cards


def test_D_11_W_17_1_every_pact(pack: Pack) -> None:
    rows = tables(11)[0]
    assert len(rows) == 68
    for row, pact in zip(rows, pack.pacts, strict=True):
        assert (pact.id, pact.name["en"]) == (row["id"], row["Name"])
        assert pact.element == ELEMENT_WORDS[row["Element"]]
        assert items_of(pact.cost) == items(row["Cost"])
        assert pact.reward.symbols == row["Reward"]


def test_D_11_the_balance_over_the_elements(pack: Pack) -> None:
    for row in tables(11)[1]:
        pacts = [pact for pact in pack.pacts if pact.element == ELEMENT_WORDS[row["element"]]]
        assert len(pacts) == int(row["cards"]) == PACTS_PER_ELEMENT
        assert sum(sum(pact.cost) for pact in pacts) == int(row["items in cost"])
        assert sum(pact.reward.vp for pact in pacts) == int(row["printed VP"])


def test_D_11_the_demand_of_all_pacts(pack: Pack) -> None:
    demand = {due.name.lower(): sum(pact.cost[due] for pact in pack.pacts) for due in Due}
    expected = {"gold": 131, "stone": 98, "wood": 85, "sheep": 91, "oil": 88, "cost": 42, "any": 41, "omen": 36}
    assert demand == expected


def test_D_12_W_18_1_every_omen(pack: Pack) -> None:
    rows = tables(12)[0]
    assert len(rows) == 50
    for row, omen in zip(rows, pack.omens, strict=True):
        assert (omen.id, omen.name["en"]) == (row["id"], row["Name"])
        assert omen.kind == {"once": OmenKind.ONCE, "perm": OmenKind.PERMANENT}[row["Kind"]]
        assert omen.effect.symbols == row["Effect"]
        assert omen.edition == {"-": Edition.BOTH, "DE": Edition.GERMAN}[row["Edition"]]
    kinds = [omen.kind for omen in pack.omens]
    assert (kinds.count(OmenKind.ONCE), kinds.count(OmenKind.PERMANENT)) == (38, 12)
    english = [omen.kind for omen in pack.omens if omen.edition == Edition.BOTH]
    assert (english.count(OmenKind.ONCE), english.count(OmenKind.PERMANENT)) == (35, 10)


def test_D_13_W_19_1_every_revenge_card(pack: Pack) -> None:
    (rows,) = tables(13)
    assert len(rows) == 19
    for row, card in zip(rows, pack.revenge, strict=True):
        assert (card.id, card.name["en"]) == (row["id"], row["Name"])
        assert write_condition(card.limit) == row["Limit"]
        assert card.loss == int(row["Loss"])


def test_D_14_W_20_1_every_round_card(pack: Pack) -> None:
    rows = tables(14)[0]
    assert len(rows) == 20
    for row, card in zip(rows, pack.rounds, strict=True):
        assert (card.id, card.name["en"]) == (row["id"], row["Name"])
        assert card.kind == ROUND_KINDS[row["Kind"]]
        assert card.effect.symbols == row["Effect"]


def test_D_14_W_4_5_which_places_of_round_cards_only_give(pack: Pack) -> None:
    readings = {row["cards"]: row["reading"] for row in tables(14)[1]}
    marked = {card for cards, reading in readings.items() if "bonus place" in reading for card in cards.split(", ")}
    places = [card for card in pack.rounds if card.effect.timing == Timing.PLACE]
    assert {card.id for card in places if card.effect.only_gives} == marked == {"C-01", "C-02", "C-04", "C-07"}


def test_D_15_W_21_1_every_secret_pact(pack: Pack) -> None:
    (rows,) = tables(15)
    assert len(rows) == 20
    for row, card in zip(rows, pack.secrets, strict=True):
        assert (card.id, card.name["en"]) == (row["id"], row["Name"])
        assert write_condition(card.condition) == row["Condition"]
        assert card.vp == int(row["Points"])


# D-16 and D-18: single figures and checksums

FIGURES: dict[str, Callable[[Pack], str]] = {
    "players": lambda pack: f"{words.LEAST_PLAYERS}-{words.SEATS}",
    "starting VP": lambda pack: str(pack.figures.start_vp),
    "starting resources": lambda pack: f"{pack.figures.start_resources} of each kind",
    "starting omens": lambda pack: str(pack.figures.start_omens),
    "secret pacts drawn / kept": lambda pack: f"{words.SECRETS_DRAWN} / 1",
    "pacts displayed / drafted per player": lambda pack: f"{words.DISPLAY_SLOTS} / {words.DRAFTED_PACTS}",
    "loyal / additional / special workers per player": lambda pack: (
        f"{words.LOYAL_WORKERS} / {words.ADDITIONAL_WORKERS} / 1"
    ),
    "upgrade markers per player": lambda pack: str(words.UPGRADE_MARKERS),
    "end of game": lambda pack: f"{pack.figures.end_vp} VP or pyramid level {len(pack.levels)}",
    "unfulfilled pact": lambda pack: (
        f"−{pack.figures.unfulfilled}; with anti-element −{pack.figures.unfulfilled + pack.elements[0].malus}"
    ),
    "element bonus / malus": lambda pack: one(f"+{card.bonus} / −{card.malus}" for card in pack.elements),
    "elemental tower upgrade": lambda pack: one(f"+{t.bonus} / −{t.malus}" for t in pack.towers if t.malus),
    "resource tower upgrade": lambda pack: one(f"+{t.bonus}" for t in pack.towers if not t.malus),
    "other players' pacts of own element": lambda pack: f"+{pack.figures.others_pact} each",
    "resources at the end": lambda pack: (
        f"{pack.figures.set_vp} per {pack.figures.set_size} equal, max {pack.figures.sets_most}"
    ),
    "recruiting": lambda pack: (
        f"{'; '.join(map(str, pack.figures.recruit))} cost; "
        f"special {pack.figures.special_cost} cost + {pack.figures.special_gold} gold"
    ),
    "pay per recruited worker at tracker 5": lambda pack: (
        pack.tracker[-1].effect.symbols.removeprefix("all: pay ").removesuffix(" per recruited addw")
    ),
    "upgrade": lambda pack: (
        f"{pack.figures.upgrade_vp} VP; B1 place {pack.masters[1].action.rows[0][4]} VP"
        f" and −{pack.masters[1].action.rows[0][3]} gold"
    ),
    "quarry": lambda pack: quarry(pack.boards[0][Location.QUARRY]),
    "tower upgrades": lambda pack: " and ".join(map(str, sorted({t.cost for t in pack.towers}))) + " gold",
    "giving a pact away": lambda pack: f"−{pack.boards[0][Location.GIVE_PACT].action.rows[0][2]} VP",
    "VP / present": lambda pack: "{} VP or {} resources (Extreme {} or {})".format(
        *(board[Location.PRESENT].action.rows[row][2] for board in pack.boards for row in (0, 2))
    ),
    "starting player place": lambda pack: "{} cost (Extreme {})".format(
        *(board[Location.STARTING_PLAYER].action.rows[1][2] for board in pack.boards)
    ),
    "draw an omen": lambda pack: "{} (Extreme {})".format(
        *(board[Location.DRAW_OMEN].action.rows[0][2] for board in pack.boards)
    ),
    "gold market": lambda pack: "{} (Extreme {})".format(
        *(slashed(board[Location.GOLD_MARKET].amounts) for board in pack.boards)
    ),
    "spaces per location": lambda pack: "{}-{} (DE)".format(
        *(f(n for b in pack.boards for p in b for n in p.spaces) for f in (min, max))
    ),
    "pillages on B2 / revenge cards removable with B4": lambda pack: (
        f"{sum(Op.ROB in (row[0] for row in effect.rows) for effect in pack.masters[2].track)} / {len(pack.levels)}"
    ),
    "omens per step on B3": lambda pack: str(pack.masters[3].action.rows[1][2]),
    "skill S-4": lambda pack: (
        f"up to {pack.skills[3].effect.rows[0][2]} omens, {pack.skills[3].effect.rows[0][3]} VP each"
    ),
    "tracker spaces": lambda pack: (
        " / ".join(str(len(pack.ring(count))) for count in (2, 3, 4)) + " for 2 / 3 / 4 players"
    ),
    "masterboard A: 1st / 3rd / 5th / 7th / 9th pact": lambda pack: (
        "{} gold / {} omens / {} cost / {} secret pact / {} VP".format(
            *(pack.masters[0].track[n].rows[0][2] for n in (1, 3, 5, 7, 9))
        )
    ),
    "B1: 8th pact; B3: position 3": lambda pack: (
        {"draw 1 revenge": "revenge card"}[pack.masters[1].track[8].symbols] + f"; ×{pack.masters[3].multipliers[3]}"
    ),
    "Extreme: slot cost; village; spaces resource location / play an omen": lambda pack: extreme(pack),
    "Extreme: additional workers per player": lambda pack: f"{pack.figures.extreme_additional} (first one in the box)",
}


def one(texts: object) -> str:
    (only,) = set(texts)  # type: ignore[call-overload]
    return str(only)


def quarry(place: Place) -> str:
    first, second = place.upgrade_costs
    return f"{slashed(place.amounts)} stone, {first} and {second} gold, owner bonus {write_dues(place.owner_bonus)}"


def extreme(pack: Pack) -> str:
    board = pack.boards[Board.EXTREME]
    paid = sorted(-gold for gold in pack.display[Board.EXTREME] if gold < 0)
    resource = max(max(place.spaces) for place in board[Location.QUARRY : Location.VILLAGE])
    omen = max(board[Location.PLAY_OMEN].spaces)
    return f"{paid[0]}-{paid[-1]} gold; up to {max(board[Location.VILLAGE].amounts)}; at most {resource} / {omen}"


@pytest.mark.parametrize("row", tables(16)[1], ids=lambda row: row["figure"])
def test_D_16_every_other_figure(pack: Pack, row: Row) -> None:
    assert FIGURES[row["figure"]](pack) == row["value"]


def test_D_18_the_checksums(pack: Pack) -> None:
    kinds = [sum(card.kind == kind for card in pack.rounds) for kind in RoundKind]
    spaces = [" / ".join(str(sum(p.spaces[n] for p in board)) for n in range(3)) for board in pack.boards]
    german = sum(omen.edition == Edition.GERMAN for omen in pack.omens)
    sorts = [sum(tower.sort == sort for tower in pack.towers) for sort in Tower]
    found = {
        "pacts": f"{len(pack.pacts)} = {len(Element)} × {PACTS_PER_ELEMENT}",
        "omens": f"{len(pack.omens)} ({len(pack.omens) - german} without the rows marked DE)",
        "revenge": str(len(pack.revenge)),
        "round": "{} ({} places, {} upgrade cards, {} instant, {} instant with a further reveal)".format(
            len(pack.rounds), *kinds
        ),
        "secret pacts": str(len(pack.secrets)),
        "element cards": str(len(pack.elements)),
        "tower upgrades": f"{len(pack.towers)} = {sorts[0]} + {sorts[1]}",
        "cost markers": str(len(pack.cost_markers)),
        "one-time skills": str(len(pack.skills)),
        "resource markers": f"{sum(pack.supply)} = {pack.supply[Good.GOLD]} + 4 × {pack.supply[0]}",
        "worker spaces, normal": spaces[0],
        "worker spaces, Extreme": spaces[1],
    }
    assert found == {row["deck"]: row["count"] for row in tables(18)[1]}
    assert tuple(kinds) == (8, 3, 5, 4)  # D-18
    assert sorts == [4, 5]  # W-15.10


def test_D_19_the_printed_examples_are_marked(pack: Pack) -> None:
    cards = {card.id: card.source for deck in (pack.pacts, pack.omens, pack.revenge, pack.rounds) for card in deck}
    cards |= {card.id: card.source for card in pack.secrets}
    printed = {id_ for id_, source in cards.items() if source.startswith("rulebook")}
    assert printed == {
        *("P-FI14", "O-01", "O-39", "O-40", "V-01", "V-02", "V-03"),
        *("C-01", "C-09", "C-12", "C-17", "G-01", "G-02", "G-06"),
    }


# What is compiled


def test_the_effects_are_compiled(pack: Pack) -> None:
    omens = {omen.id: omen.effect for omen in pack.omens}
    then = (Op.THEN, 0, 0, 0, 0, 0)
    assert omens["O-01"].rows == (
        (Op.SACRIFICE, Who.ME, 8, Good.ANY, 0, 0),
        then,
        (Op.RECEIVE_VP, Who.ME, 5, 0, 0, 0),
    )
    assert omens["O-20"].rows == ((Op.UPGRADE_PAID, Who.ME, 0, 4, -1, 0),)
    assert omens["O-24"].rows == ((Op.PAY_DAY, Who.OTHERS, 0, 0, 0, 0),)
    assert omens["O-35"].rows[0] == (Op.FULFIL_FREE, Who.ME, 0, 9, 0, 0)
    assert omens["O-43"].rows == ((Op.RECEIVE_VP_PER, Who.ME, 1, Count.ANY, 4, 8),)
    assert omens["O-43"].timing == Timing.END
    assert omens["O-48"].timing == Timing.ALWAYS
    assert omens["O-49"].timing == Timing.PER_ROUND
    present = pack.boards[Board.NORMAL][Location.PRESENT].action
    gain, give = present.clauses
    assert gain == ((), ((Op.RECEIVE_VP, 0, 3, 0, 0, 0),))
    assert give == (((Op.PAY, 0, 10, Good.ANY, 0, 0),), ((Op.GIVE_REVENGE, 0, 0, 0, 0, 0),))
    assert pack.pacts[13].cost == (0, 0, 0, 0, 5, 0, 3, 1)  # P-FI14
    assert pack.secrets[7].condition.count == Count.UPGRADE_AT + 2  # G-08, the meadow


def test_ids_and_names_are_unique_and_in_both_languages(pack: Pack) -> None:
    decks = (pack.pacts, pack.omens, pack.revenge, pack.rounds, pack.secrets, pack.elements, pack.towers)
    decks += (pack.cost_markers, pack.skills, pack.masters, pack.boards[0])  # type: ignore[assignment]
    ids = [card.id for deck in decks for card in deck]
    assert len(ids) == len(set(ids)) == sum(words.PRINTED) + words.MASTERS + words.BOARD_LOCATIONS
    for language in LANGUAGES:
        names = [card.name[language] for deck in decks for card in deck]
        assert all(names)
        assert len(names) == len(set(names))


def test_every_enum_is_as_long_as_its_constant() -> None:
    assert len(Op) <= words.OPS, "verbs have room for more"
    assert len(Due) == words.DUES
    assert len(KINDS) == words.GOODS
    assert Count.UPGRADE_AT + words.STANDARD_LOCATIONS == words.COUNTS
    assert Location.ROUND_CARD + words.PRINTED[words.Deck.ROUND] == Location.ASIDE
    assert Location.MORE_PLACES + words.CAPACITY[words.Deck.ROUND] - words.PRINTED[words.Deck.ROUND] == words.LOCATIONS


def test_a_pack_can_be_sent_to_another_process(pack: Pack) -> None:
    assert pickle.loads(pickle.dumps(pack)) == pack


def test_a_pack_cannot_be_changed(pack: Pack) -> None:
    with pytest.raises(AttributeError):
        pack.supply = ()  # type: ignore[misc]
    with pytest.raises(AttributeError):
        pack.pacts[0].reward = pack.pacts[1].reward  # type: ignore[misc]

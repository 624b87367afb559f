"""The base pack is read as the tables of `xibalba/digest/data.md` show it."""

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.xibalba.box.pack import Card, Faction, Pack, load_pack
from spieltisch.xibalba.box.symbols import PHASES, PRICES
from spieltisch.xibalba.rules.words import (
    FIRST_CARD,
    KIND_COUNT,
    PRINTED_CARDS,
    Button,
    Condition,
    Face,
    Kind,
    Price,
    Trigger,
    Verb,
)

from .conftest import BASE

TABLES = Path(__file__).parents[2] / "src/spieltisch/xibalba/digest/data.md"

Row = dict[str, str]


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(BASE)


def table(section: int) -> Iterator[Row]:
    """The rows of the first table of a section, by the words of its head."""
    body = re.search(rf"^## {section} .*?(?=^## )", TABLES.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert body is not None
    lines = [line.strip("| ").split(" | ") for line in body[0].split("\n") if line.startswith("|")]
    head, _, *rows = lines
    for row in rows:
        yield {name: cell.strip().strip("`") for name, cell in zip(head, row, strict=True)}


def row_of(card: Card, factions: tuple[Faction, ...]) -> Row:
    """A card as a row of its table."""
    row = {
        "id": card.id,
        "Name": card.name["en"],
        "Faction": factions[card.faction].id,
        "Cost": str(card.cost),
        "Phase": next(word for word, phase in PHASES.items() if phase == card.effect.phase),
        "Effect": card.effect.symbols,
        "Copies": str(card.copies),
    }
    if card.kind == Kind.SOLDIER:
        row |= {
            "Strength": str(card.strength), "Resistance": str(card.resistance), "Paragon value": str(card.paragon)
        }  # fmt: skip
    return row


@pytest.mark.parametrize(
    ("kind", "section"), [(Kind.SOLDIER, 9), (Kind.CIVILIAN, 10), (Kind.BUILDING, 11), (Kind.EVENT, 12)]
)
def test_X_1_22_every_card_is_as_in_its_table(pack: Pack, kind: Kind, section: int) -> None:
    rows = [{key: cell for key, cell in row.items() if key != "Source"} for row in table(section)]
    assert len(rows) == KIND_COUNT[kind] // 2
    assert [row_of(card, pack.factions) for card in pack.cards if card.kind == kind] == rows


def test_X_1_23_every_faction_is_as_in_its_table(pack: Pack) -> None:
    rows = [
        {
            "id": faction.id,
            "Name": faction.name["en"],
            "Board": str(faction.board + 1),
            "Side": faction.side,
            "Costs of levels 2 to 4": "/".join(map(str, faction.level_costs)),
            "Resistance": "/".join(map(str, faction.resistance)),
            "Productivity": "/".join(map(str, faction.productivity)),
            "Trait": f"{faction.trait_name['en']}; `{faction.trait.symbols}",
        }
        for faction in pack.factions
    ]
    assert rows == [{key: cell for key, cell in row.items() if key != "Source"} for row in table(8)]


def test_X_1_20_the_dice_are_as_in_their_table(pack: Pack) -> None:
    faces = {"1": "1", "2": "2", "3": "3", "BLANK": "blank", "ATTACK": "attack", "CRITICAL": "critical"}
    rows = ["/".join(faces[face.name.split("_")[-1]] for face in die) for die in pack.dice]
    assert rows == [row["Face"] for row in table(5)]
    assert pack.dice[0][3] == Face.RESOURCE_BLANK
    assert pack.dice[1][3] == Face.ATTACK_BLANK
    assert pack.dice[2][3] == Face.PARAGON_BLANK


def test_X_15_31_the_prices_are_as_in_their_table(pack: Pack) -> None:
    seen = []
    for row in table(6):
        price = PRICES[row["id"]]
        seen.append(price)
        assert pack.floors[price] == int(row["Lowest price"])
        if price < Price.LEVEL:
            assert pack.costs[price] == int(row["Cost"])
    assert seen == list(Price)
    assert pack.costs[Button.EXPAND] == 0
    assert len(pack.costs) == len(Button)


def test_X_15_18_medicine_heals_two(pack: Pack) -> None:
    assert pack.medicine == 2


def test_X_1_15_the_physical_cards(pack: Pack) -> None:
    assert len(pack.physical) == PRINTED_CARDS
    first = {index: number for number, (index, copy) in pack.physical.items() if copy == 0}
    for number, (index, copy) in pack.physical.items():
        card = pack.cards[index]
        assert 0 <= number - FIRST_CARD[card.kind] < KIND_COUNT[card.kind]
        assert copy == number - first[index]
        assert copy < card.copies
    assert list(pack.physical) == list(range(PRINTED_CARDS))


def test_every_name_of_the_rulebook_says_so(pack: Pack) -> None:
    named = {card.name["de"] for card in pack.cards if card.source.startswith("rulebook")}
    assert named == {"Bomber", "Revolverheldin", "Flammenmaid", "Schmuggler"}


def test_the_effects_are_compiled(pack: Pack) -> None:
    effects = {card.id: card.effect for card in pack.cards}
    grenadier = effects["S01"]
    assert (grenadier.trigger, grenadier.condition, grenadier.condition_n) == (Trigger.ATTACK, Condition.MATES, 1)
    assert grenadier.rows == ((Verb.POWER, 1, 0, 0),)
    assert effects["S05"].rows == ((Verb.TURN, Face.ATTACK_BLANK, Face.ATTACK, 1),)
    assert effects["C04"].rows == ((Verb.TURN, Face.RESOURCE_BLANK, Face.RESOURCE_1, 1),)
    assert effects["B04"].rows == ((Verb.COST, Price.CIVILIAN, -1, 0), (Verb.COST, Price.BUILDING, -1, 0))
    assert effects["C22"].once
    assert effects["C22"].pay == 5


def test_a_pack_can_be_sent_to_another_process(pack: Pack) -> None:
    assert pickle.loads(pickle.dumps(pack)) == pack


def test_a_pack_cannot_be_changed(pack: Pack) -> None:
    with pytest.raises(AttributeError):
        pack.medicine = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        pack.cards[0].cost = 0  # type: ignore[misc]

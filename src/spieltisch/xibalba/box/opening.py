"""Section 25 and the printed material: options and a card pack become the record that the rules read."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.choices import check_players, fill_in, typed_choice, write_options
from ...core.game import Box
from ...core.records import blank
from ...packs import Files
from ..rules.options import BONUS_SCOPES, OPTIONS, TOLD
from ..rules.state import BOX
from ..rules.words import (
    CARDS,
    DICE,
    FIELDS,
    FIRST_EXTRA,
    FIRST_FACE,
    MOST_IN_POOL,
    NOWHERE,
    PLACES,
    PRINTED_CARDS,
    TRAIT,
    Column,
    Kind,
    Passive,
    Phase,
    Place,
    Stat,
    Trigger,
    Verb,
    Who,
)
from .pack import Pack, load_pack
from .symbols import Effect

SEAT_COUNTS = range(2, 5)
DEFAULT_THRESHOLD = {2: 35, 3: 25, 4: 20}

# how we recommend to play, and what the rulebook says to the letter
READINGS: Mapping[str, Mapping[str, Any]] = {
    "table": {
        "factionTraits": True,
        "destroyScope": "top",
        "apocalypseBonusScope": "control",
        "paragonRolls": "auto",
        "dieLimit": "components",
    },
    "literal": {
        "factionTraits": False,
        "destroyScope": "any",
        "apocalypseBonusScope": "incomeAndConquest",
        "paragonRolls": "ask",
        "dieLimit": "components",
    },
}


def open_box(players: int, options: Mapping[str, Any] | None = None, pack: Path | Files | None = None) -> Box:
    """Read and check the pack (None: the base pack), fill in the options, and build what the rules read."""
    return box_of(players, values_of(players, options or {}), load_pack(pack))


def values_of(players: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: the threshold depends on the number of players, the reading sets five keys."""
    check_players(players, SEAT_COUNTS)
    reading = READINGS.get(typed_choice(OPTIONS, chosen).get("reading", "table"), READINGS["table"])
    return fill_in(OPTIONS, chosen, {"threshold": DEFAULT_THRESHOLD[players], **reading})


def box_of(players: int, values: Mapping[str, Any], pack: Pack) -> Box:
    """The box for a pack that is loaded already."""
    record = blank(BOX)
    _write_options(record, players, values)
    _write_cards(record, pack)
    _write_boards(record, pack, values["factionTraits"])
    for source in range(CARDS):
        _write_passives(record, source)
    _write_places(record, players)
    return Box(record, pack, players, dict(values))


def _write_options(record: Any, players: int, values: Mapping[str, Any]) -> None:
    apocalypse = values["apocalypse"]
    write_options(record.option, TOLD, values)
    record.players = players
    record.threshold = values["threshold"]
    record.max_turns = values["maxTurns"]
    record.max_actions = values["maxActions"]
    record.apocalypse = apocalypse
    record.slots = 1 if apocalypse else 2
    record.card_discount = 1 if apocalypse else 0
    record.life_point_cap = 10 if apocalypse or players == 2 else 20
    record.free_factions = values["factionChoice"] == "free"
    record.block_kill_reward = values["blockKillReward"]
    record.destroy_any = values["destroyScope"] == "any"
    record.income_at_round_end = values["arkIncomeAt"] == "roundEnd"
    record.bonus_scope = BONUS_SCOPES[values["apocalypseBonusScope"]]
    record.room[:] = DICE if values["dieLimit"] == "components" else MOST_IN_POOL
    record.ask_rolls = values["paragonRolls"] == "ask"
    record.auto_block_skip = values["autoBlockSkip"]
    record.auto_end = values["autoEnd"]


def _write_places(record: Any, players: int) -> None:
    """X-22.1  The places as each seat counts them, itself first: a look at a table for each card it sees."""
    for seat in range(players):
        for place in range(NOWHERE, PLACES):
            record.seen_place[seat, place - NOWHERE] = _seen_from(players, seat, place)


def _seen_from(players: int, seat: int, place: int) -> int:
    if Place.SQUAD <= place < Place.FIELD:
        return Place.SQUAD + (place - Place.SQUAD - seat) % players
    if Place.FIELD <= place < Place.ARK:
        owner, field = divmod(place - Place.FIELD, FIELDS)
        return Place.FIELD + FIELDS * ((owner - seat) % players) + field
    return place


def _write_cards(record: Any, pack: Pack) -> None:
    for kind in Kind:
        numbers = [number for number, (index, _) in pack.physical.items() if pack.cards[index].kind == kind]
        split = sum(number < PRINTED_CARDS for number in numbers)
        for parts, deck in zip(record.deck[kind], (numbers[:split], numbers[split:]), strict=True):
            parts[:] = (deck[0], deck[-1] + 1) if deck else (0, 0)
    record.extra_end = max(FIRST_EXTRA, max(pack.physical) + 1)
    for physical, (index, _) in pack.physical.items():
        card = pack.cards[index]
        record.kind[physical] = card.kind
        record.faction[physical] = card.faction
        record.cost[physical] = card.cost
        record.strength[physical] = card.strength
        record.resistance[physical] = card.resistance
        record.paragon[physical] = card.paragon
        _write_effect(record.effect[physical], card.effect)


def _write_boards(record: Any, pack: Pack, traits: bool) -> None:
    record.factions = len(pack.factions)
    for index, faction in enumerate(pack.factions):
        record.board[index] = faction.board
        record.level_cost[index, 1:4] = faction.level_costs
        record.base_resistance[index, 1:5] = faction.resistance
        record.productivity[index, 1:5] = faction.productivity
        if traits:  # without them a trait is a clause without verbs
            _write_effect(record.effect[TRAIT + index], faction.trait)
        else:
            record.effect[TRAIT + index].phase = Phase.PERMANENT
    record.dice[:] = DICE
    record.first_face[:] = FIRST_FACE
    for die, faces in enumerate(pack.dice):
        record.face[die] = faces
    record.action_cost[:] = pack.costs
    record.floor[:] = pack.floors
    record.medicine = pack.medicine


def _write_effect(record: Any, effect: Effect) -> None:
    record.phase = effect.phase
    record.trigger = effect.trigger
    record.condition = effect.condition
    record.condition_n = effect.condition_n
    record.pay = effect.pay
    record.once = effect.once
    record.n = len(effect.rows)
    for i, row in enumerate(effect.rows):
        record.row[i] = row


def _write_passives(record: Any, source: int) -> None:
    """X-6.4  What a PERMANENT effect without trigger changes, as a table the rules can add up."""
    effect = record.effect[source]
    if effect.phase != Phase.PERMANENT or effect.trigger != Trigger.NONE:
        return
    for i in range(effect.n):
        key, amount = _passive([int(number) for number in effect.row[i]])
        if key == Passive.SHIELD_P:  # of several only the highest counts
            record.passive[source, key] = max(amount, int(record.passive[source, key]))
        else:
            record.passive[source, key] += amount
        record.changes[source] |= 1 << key


def _passive(row: Sequence[int]) -> tuple[int, int]:
    verb = row[Column.VERB]
    if verb == Verb.MOD:
        return Passive.STAT + Stat(row[Column.STAT]), row[Column.CHANGE]
    if verb == Verb.COST:
        return (Passive.FIRST if row[Column.FIRST] else Passive.PRICE) + row[Column.PRICE], row[Column.CHANGE]
    if verb == Verb.SHIELD_R:
        return Passive.SHIELD_R, 1
    if verb == Verb.SHIELD_P:
        return Passive.SHIELD_P, row[Column.AMOUNT]
    if verb == Verb.REROLLS and row[Column.WHO] == Who.ARK:
        return Passive.REROLLS_ARK, row[Column.CHANGE]
    raise ValueError(f"verb {verb} is not passive")  # the pack checker lets none through

"""Appendix C and the printed material: options and a card pack become the record that the rules read."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ...core.choices import check_players, fill_in, typed_choice, write_options
from ...core.game import Box, OptionError
from ...core.records import blank
from ...packs import Files
from ..rules import secrets as rules_secrets
from ..rules.observation import UNKNOWN
from ..rules.options import OPTIONS, TOLD
from ..rules.state import BOX
from ..rules.things import MORE_THINGS
from ..rules.words import (
    BOARD_LOCATIONS,
    CAPACITY,
    DECKS,
    FIRST_STANDARD,
    LEAST_PLAYERS,
    NOBODY,
    PRINTED,
    PYRAMID_LEVELS,
    SEATS,
    STANDARD_LOCATIONS,
    TRACK_POSITIONS,
    ZONES,
    Board,
    Column,
    Deck,
    Edition,
    Good,
    Location,
    Master,
    OmenKind,
    Op,
    Opening,
    Source,
    Thing,
    Timing,
    Zone,
)
from ..verbs import Use, ops
from .pack import load_pack
from .printed import Pack
from .read_board import FIGURES
from .symbols import Effect, Row

SEAT_COUNTS = range(2, 5)  # W-1.1
FIRST_CARD = tuple(sum(CAPACITY[:deck]) for deck in range(len(CAPACITY) + 1))
ALL_OMENS = 50  # option `omen_deck`: with the cards of the German edition, or without them

# Appendix A, which is made from this: what we recommend, and the two rulebooks to the letter where they differ.
BY_EDITION: Mapping[str, tuple[Any, Any, Any]] = {
    "omen_deck": (50, 50, 45),
    "tiebreak": ("upgrades_first", "upgrades_first", "resources_first"),
    "tie_upgrades": ("lying", "performed", "lying"),
    "worker_sacrifice": ("any_other", "any_other", "available"),
    "end_trigger": ("finish_turn", "immediate", "finish_turn"),
    "free_pact_omens": ("must_pay", "must_pay", "free"),
    "extreme_give": ("revenge_only", "revenge_and_vp", "revenge_only"),
}
EDITIONS: Mapping[str, Mapping[str, Any]] = {
    edition: {key: values[column] for key, values in BY_EDITION.items()}
    for column, edition in enumerate(("table", "de", "en"))
}

BEGIN_WITH_A_CHOICE = ops(Use.CHOICE)
PAYMENTS = (Op.PAY, Op.SACRIFICE)
VILLAGE = Effect(Timing.NOW, ((Op.RECRUIT_PAID, 0, 0, 0, 0, 0),), "")  # W-12.7.3: as many as its level says


def open_box(players: int, options: Mapping[str, Any] | None = None, pack: Path | Files | None = None) -> Box:
    """Read and check the pack (None: the base pack), fill in the options, and build what the rules read."""
    return box_of(players, values_of(players, options or {}), load_pack(pack))


def values_of(players: int, chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value: the edition sets what Appendix A lists, side B brings the skills (W-2.13)."""
    check_players(players, SEAT_COUNTS)
    chosen = typed_choice(OPTIONS, chosen)
    edition = EDITIONS.get(str(chosen.get("edition")), EDITIONS["table"])
    skills = "on" if chosen.get("masters") == "b" else "off"
    values = fill_in(OPTIONS, chosen, {**edition, "skills": skills})
    if type(values["start_player"]) is int and values["start_player"] > players:
        allowed = ", ".join(["random", *(str(seat + 1) for seat in range(players))])
        raise OptionError("bad-value", key="start_player", value=values["start_player"], allowed=allowed)
    return values


def box_of(players: int, values: Mapping[str, Any], pack: Pack) -> Box:
    """The box for a pack that is loaded already."""
    record = blank(BOX)
    board = Board.EXTREME if values["board"] == "extreme" else Board.NORMAL
    _write_options(record, players, values, board)
    _write_figures(record, pack, board)
    _write_board(record, pack, players, board)
    _write_decks(record, pack)
    _write_cards(record, pack, values["omen_deck"])
    _write_effects(record, pack, board, values["extreme_give"])
    _write_zones(record, players)
    return Box(record, pack, players, dict(values))


def _write_options(record: Any, players: int, values: Mapping[str, Any], board: Board) -> None:
    start = values["start_player"]
    write_options(record.option, TOLD, values)
    record.players = players
    record.extreme = board == Board.EXTREME
    record.masters_b = values["masters"] == "b"
    record.skills = values["skills"] == "on"
    record.start_player = NOBODY if start == "random" else start - 1
    record.resources_first = values["tiebreak"] == "resources_first"
    record.doubled = values["special_worker"] == "doubled"
    record.sacrifice_available = values["worker_sacrifice"] == "available"
    record.end_at_once = values["end_trigger"] == "immediate"
    record.free_omens = values["free_pact_omens"] == "free"
    record.performed_count = values["tie_upgrades"] == "performed"
    record.tower_controls = values["tower_element"] == "controlled"
    record.cap_by_kind = values["resource_cap"] == "per_kind"
    record.chase_masters = values["chase_masters"] == "on"
    record.crowd_own = values["crowding_in"] == "own_master"
    record.max_rounds = values["max_rounds"]
    record.max_turns = values["max_turns_per_round"]


def _write_figures(record: Any, pack: Pack, board: Board) -> None:
    figures = pack.figures
    for name in record.dtype.names:
        if name in FIGURES and name != "recruit":
            record[name] = getattr(figures, name)
    prices = list(figures.recruit)
    record.additional = len(prices)
    if board == Board.EXTREME:  # W-22.2: the first worker stays in the box, its slot is empty
        record.additional = figures.extreme_additional
        prices = prices[len(prices) - figures.extreme_additional :]
    record.recruit[: len(prices)] = prices
    record.supply[:] = pack.supply


def _write_board(record: Any, pack: Pack, players: int, board: Board) -> None:
    count = players - LEAST_PLAYERS
    for place in pack.boards[board]:
        record.spaces[place.location] = place.spaces[count]
        standard = place.location - FIRST_STANDARD
        if 0 <= standard < STANDARD_LOCATIONS:
            record.amount[standard] = place.amounts
            record.upgrade_cost[standard] = place.upgrade_costs
            record.owner_bonus[standard] = place.owner_bonus
    record.spaces[BOARD_LOCATIONS:] = 1  # W-10.3, W-20.2
    record.spaces[Location.ASIDE] = 127
    record.slot_gold[:] = pack.display[board]
    for level in range(PYRAMID_LEVELS):
        record.room[level] = pack.levels[level].room
        record.level_cost[level] = pack.levels[level].cost
    ring = pack.ring(players)
    record.ring[: len(ring)] = ring
    record.ring_size = len(ring)
    for master in pack.masters:
        record.has_track[master.master] = master.master not in (Master.INTELLIGENCE, Master.FATE)
        if master.multipliers:
            record.multiplier[:] = master.multipliers


def _write_decks(record: Any, pack: Pack) -> None:
    record.first_card[:] = FIRST_CARD
    for deck in Deck:
        record.first_thing[deck] = Thing[deck.name]
        record.more_thing[deck] = MORE_THINGS.get(deck, 0)
        record.printed[deck] = PRINTED[deck]
        record.cards[deck] = len(pack.deck(deck))


def _write_zones(record: Any, players: int) -> None:
    """W-23.1  Zones as each seat sees them: its own first, and UNKNOWN where it does not see the card."""
    hidden_zones = getattr(rules_secrets.hidden_zones, "py_func", rules_secrets.hidden_zones)  # needs no compiling here
    for seat in range(players):
        for deck in range(DECKS + 1):
            hidden = hidden_zones(seat, deck) if deck < DECKS else 0
            for zone in range(ZONES):
                seen = UNKNOWN if (hidden >> zone) & 1 else _seen_from(players, seat, zone)
                record.seen_zone[seat, deck, zone] = seen


def _seen_from(players: int, seat: int, zone: int) -> int:
    """A zone whose owner is counted from the observer."""
    if zone < Zone.HELD:
        return zone
    owner = (zone - Zone.HELD) % SEATS
    return zone - owner + (owner - seat) % players


def _write_cards(record: Any, pack: Pack, omens: int) -> None:
    _write_columns(record, "pact", pack.pacts, "element", "cost")
    _write_columns(record, "tower", pack.towers, "sort", "kind", "cost", "bonus", "malus")
    _write_columns(record, "element", pack.elements, "bonus", "malus")
    record.element[: len(pack.elements)] = [card.element for card in pack.elements]
    record.cost_good[: len(pack.cost_markers)] = [marker.good for marker in pack.cost_markers]
    record.skill_moment[: len(pack.skills)] = [skill.moment for skill in pack.skills]
    for number, omen in enumerate(pack.omens):
        record.is_permanent[number] = omen.kind == OmenKind.PERMANENT
        record.in_deck[number] = omens == ALL_OMENS or omen.edition == Edition.BOTH
        if omen.kind == OmenKind.PERMANENT and omen.effect.timing != Timing.END:
            for op, _, n, *_ in omen.effect.rows:
                record.passive[number, op] = max(1, n)
    for number, revenge in enumerate(pack.revenge):
        limit = revenge.limit
        record.limit[number] = (limit.comparison, limit.count, limit.n, revenge.loss)
    for number, secret in enumerate(pack.secrets):
        condition = secret.condition
        record.condition[number] = (condition.comparison, condition.count, condition.n, secret.vp)


def _write_columns(record: Any, deck: str, cards: Sequence[Any], *columns: str) -> None:
    """What is printed on all cards of a deck, one array for each figure."""
    for column in columns:
        for number, card in enumerate(cards):
            record[f"{deck}_{column}"][number] = getattr(card, column)


def _write_effects(record: Any, pack: Pack, board: Board, extreme_give: str) -> None:
    printed: dict[int, Sequence[Effect]] = {
        Source.PACT: [pact.reward for pact in pack.pacts],
        Source.OMEN: [omen.effect for omen in pack.omens],
        Source.ROUND: [card.effect for card in pack.rounds],
        Source.LOCATION: [place.action for place in pack.boards[board]],
        Source.LEVEL: [level.rewards[board] for level in pack.levels],
        Source.TRACKER: [space.effect for space in pack.tracker],
        Source.SKILL: [skill.effect for skill in pack.skills],
        Source.ON_CLIMB: [master.on_climb for master in pack.masters],
        **{Source.TRACK + TRACK_POSITIONS * master.master: master.track for master in pack.masters},
        Source.LOCATION + Location.VILLAGE: [VILLAGE],
        Source.LOCATION + Location.ARCHITECTURE: [pack.masters[Master.ARCHITECTURE].action],
        Source.LOCATION + Location.INTELLIGENCE: [pack.masters[Master.INTELLIGENCE].action],
    }
    for first, effects in printed.items():
        for number, effect in enumerate(effects):
            _write_effect(record, first + number, effect)
    if board == Board.EXTREME and extreme_give == "revenge_and_vp":  # W-22.5: the price of the normal board as well
        normal = pack.boards[Board.NORMAL][Location.GIVE_PACT].action.rows
        price = tuple(row for row in normal if row[Column.OP] == Op.LOSE_VP)
        gift = pack.boards[Board.EXTREME][Location.GIVE_PACT].action
        both = Effect(gift.timing, (*price, *gift.rows), gift.symbols)
        _write_effect(record, Source.LOCATION + Location.GIVE_PACT, both)


def _write_effect(record: Any, source: int, effect: Effect) -> None:
    rows = named_first(effect)
    written = record.effect[source]
    written.timing = effect.timing
    written.opening = _opening(effect)
    written.vp = min(effect.vp, 127)
    written.borrows = any(row[Column.OP] == Op.BORROW for row in rows)
    written.plays = any(row[Column.OP] == Op.PLAY_OMEN for row in rows)
    written.then = next((at for at, row in enumerate(rows) if row[Column.OP] == Op.THEN), -1)
    written.alternative = next((at + 1 for at, row in enumerate(rows) if row[Column.OP] == Op.OR), 0)
    written.row[:] = 0
    for at, row in enumerate(rows):
        written.row[at] = row


def named_first(effect: Effect) -> tuple[Row, ...]:
    """The rows with the payments of any kind behind the named ones of the same cost, so that none takes the other's."""
    rows = list(effect.rows)
    begin = 0
    for at, row in enumerate(rows):
        if row[Column.OP] == Op.THEN:
            rows[begin:at] = sorted(rows[begin:at], key=_is_of_any_kind)
        if row[Column.OP] == Op.OR:
            begin = at + 1
    return tuple(rows)


def _is_of_any_kind(row: Row) -> bool:
    return row[Column.OP] in PAYMENTS and row[Column.GOOD] == Good.ANY


def _opening(effect: Effect) -> Opening:
    """W-4.5, W-4.7  How a visitor of this place decides."""
    if effect.only_gives:
        return Opening.BONUS
    cost, gains = effect.clauses[0] if effect.rows else ((), ())
    is_gift = gains and gains[0][Column.OP] == Op.GIVE_PACT  # its price is due only afterwards
    rows = gains if is_gift else cost + gains
    return Opening.CHOICE if rows and rows[0][Column.OP] in BEGIN_WITH_A_CHOICE else Opening.USE

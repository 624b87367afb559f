"""Plans: they can be followed, rest on what the seat may know, and give reasons in words of the game."""

from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch.bots import plans, telling
from spieltisch.bots.advice import Hint, adviser, hints
from spieltisch.bots.plans import MOST_STEPS, End, Plan, plan
from spieltisch.bots.telling import said, told
from spieltisch.bots.thinking import Budget, Thinker
from spieltisch.core.stack import CHANCE
from spieltisch.table import Position, Table
from spieltisch.table.chance import seeded_stream
from spieltisch.texts import LANGUAGES

GAMES = ("wutaki", "xibalba")
QUICK = Budget(seconds=0.005, clock=30)
FIRST = Budget(iterations=40)


def questions(game: str, count: int, seed: int = 3, every: int = 23) -> Iterator[Table]:
    """A table at questions in which somebody has a choice."""
    table, stream = Table(game, 3, seed=seed), seeded_stream(seed)
    for _ in range(count):
        for _ in range(every):
            things = table.position.things
            table.answer(things[int(stream[0] + len(things) * table.position.number) % len(things)])
        if not table.over:
            yield table


def planned(thinker: Thinker, table: Table, budget: Budget = QUICK) -> tuple[Hint, Plan]:
    """What is recommended at a table, and how to go on from there."""
    first = hints(thinker, table.box, table.position.state, FIRST)[0]
    return first, plan(thinker, table.box, table.position.state, first, seeded_stream(5), budget)


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_can_be_followed_to_where_it_ends(game: str) -> None:
    """Although it was thought of in another world: whatever it rests on is so in the true one."""
    thinker, ends = adviser(game, 1), set[End]()
    for table in (table for seed in (3, 4, 5) for table in questions(game, 14, seed)):
        first, found = planned(thinker, table)
        assert found.steps[0][0].thing == first.thing
        assert 1 <= len(found.steps) <= MOST_STEPS
        position, seat = table.position, table.position.to_move
        for answered in (one for step in found.steps for one in step):
            assert position.to_move == seat
            assert answered.thing in position.things
            position = position.after(answered.thing)
        asked = {End.CHANCE: position.to_move == CHANCE, End.OTHERS: position.to_move not in (CHANCE, seat)}
        assert asked.get(found.end, True)
        ends.add(found.end)
    assert len(ends) > 1


def test_a_plan_that_peeks_into_what_comes_cannot_be_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound above is no formality: whoever plans past chance plans for a world that is not the true one."""
    monkeypatch.setattr(plans, "_end", lambda answered: End.LATER)
    monkeypatch.setattr(plans, "_next", lambda thinker, answered, seconds, late: _whatever(answered.after))
    with pytest.raises(AssertionError):
        test_a_plan_can_be_followed_to_where_it_ends("wutaki")


def _whatever(position: Position) -> Hint | None:
    things = position.things
    return Hint(things[position.number * 7 % len(things)], 0.5, 1, None) if things else None


@pytest.mark.parametrize("game", GAMES)
def test_without_time_a_plan_is_what_was_recommended(game: str) -> None:
    thinker = adviser(game, 1)
    for table in questions(game, 4):
        first, found = planned(thinker, table, Budget(clock=0))
        assert found.steps[0][0].thing == first.thing
        assert all(one.gathers for one in found.steps[0][1:]), "nothing is thought of"


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_told_in_both_languages(game: str) -> None:
    thinker = adviser(game, 1)
    for table in questions(game, 6):
        _, found = planned(thinker, table)
        spoken = {lang: told(found, lang) for lang in LANGUAGES}
        assert len({len(one.steps) for one in spoken.values()}) == 1
        assert len({len(one.steps[0].reasons) for one in spoken.values()}) == 1
        assert all(one.end for one in spoken.values())
        english, german = (said(spoken[lang].steps[0], lang) for lang in ("en", "de"))
        assert english != german
        assert spoken["en"].steps[0].text in english


# --- reasons -----------------------------------------------------------------------------------------------------


def step_of(table: Table, *words: str) -> telling.ToldStep:
    """The first step of a plan that gives these answers."""
    position = table.position
    answers = []
    for text in words:
        thing = next(option.thing for option in position.options if text in option.text)
        answered = plans.tried(position, Hint(thing, 0.5, 1, None))
        answers.append(answered)
        position = answered.after or position
    return told(Plan((tuple(answers),), End.LATER), "en").steps[0]


def until(table: Table, text: str, seed: int = 1) -> Table:
    """Play on until somebody could answer this."""
    stream = seeded_stream(seed)
    while not any(text in option.text for option in table.position.options):
        things = table.position.things
        table.answer(things[int(stream[0] >> 3) * (table.position.number + 1) % len(things)])
    return table


def test_collecting_names_the_card_that_can_be_paid_for_then() -> None:
    table = until(Table("xibalba", 2, seed=4), "Collect 3 resources")
    step = step_of(table, "Collect 3 resources")
    before = table.position.view(table.position.to_move)
    seat: Any = before.seats[table.position.to_move]  # type: ignore[union-attr]
    offers = [offer.price for row in before.market for offer in row.slots if offer]  # type: ignore[union-attr]
    dear = [price for price in offers if seat.resources < price <= seat.resources + 3]
    assert step.change["resources"] == 3
    if dear:
        assert any(f"” ({max(dear)}) can be paid for then" in reason for reason in step.reasons)
    else:
        assert not any("”" in reason and "paid for" in reason for reason in step.reasons)


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_says_nothing_that_only_the_numbers_say(game: str) -> None:
    """What may be better turns later is told beside the numbers, and as what it is."""
    thinker, later = adviser(game, 1), 0
    for table in questions(game, 8):
        best, found = planned(thinker, table)
        told_later = telling.reason_of(game, best, "en")
        assert all(told_later not in step.reasons for step in told(found, "en").steps)
        later += told_later.startswith("likely later: ")
        own = told(Plan((found.steps[0][:1],), End.LATER), "en").steps[0].reasons
        assert telling.reason_for(found, best, "en") == (own[0] if own else told_later)
    assert later

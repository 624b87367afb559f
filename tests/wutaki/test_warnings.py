"""What an answer loses is told before it is given; what was done is offered once more."""

import random

from spieltisch.table import Table, look
from spieltisch.texts.voice import Label
from spieltisch.wutaki.people.describe import thing_text
from spieltisch.wutaki.rules.words import Location, Thing

from .scenario import Scenario, given


def label(g: Scenario, thing: int, lang: str = "en") -> Label:
    text = thing_text(g.box, g.s, thing, lang)
    assert isinstance(text, Label)
    return text


def test_W_4_5_a_place_without_use_says_what_is_missing():
    g = given().goods(1, gold=5).turn_of(1).start()
    dull = label(g, Thing.LOCATION + Location.PYRAMID)
    assert dull.idle
    assert "you have 0" in dull.warning
    quarry = label(g, Thing.LOCATION + Location.QUARRY)
    assert (quarry.idle, quarry.warning) == (False, "")


def test_W_8_3_a_pact_against_the_own_element_says_what_it_costs():
    """Of the pacts on display those of the anti-element warn, and no others."""
    g = given().element(1, "E-1").place(1, "3")
    card = g.s.seat[0].element
    own, malus = int(g.box.record.element[card]), int(g.box.record.element_malus[card])
    shown = [int(pact) for pact in g.s.display if pact >= 0]
    against = {pact for pact in shown if int(g.box.pack.pacts[pact].element) == own ^ 1}
    assert against
    for pact in shown:
        said = f"It is against your element and costs you {malus} VP at the end." if pact in against else ""
        assert label(g, Thing.PACT + pact).warning == said


def test_W_4_8_who_ends_the_turn_is_told_of_pacts_that_could_be_fulfilled():
    g = given().pacts(1, "P-FI01").goods(1, stone=9, wood=9, sheep=9, oil=9, gold=9).step2_of(1).start()
    assert label(g, Thing.DONE).warning == "You could still fulfil a pact now."
    g = given().pacts(1, "P-FI01").step2_of(1).ask_everything().start()
    assert label(g, Thing.DONE).warning == ""


def test_W_12_15_3_a_trade_is_offered_once_more_as_one():
    """Handing in one kind for another is two answers; the same again is one, until nothing of that kind is left."""
    for seed in range(200):
        table, dice = Table("wutaki", 2, seed=seed), random.Random(seed)
        while not table.over and table.position.number < 300:
            seat = table.position.to_move
            if table.question.name == "SWAP_IN" and table.last_round:
                seen = look(table, seat, "en")
                if seen.once_more is not None:
                    number = table.position.number
                    table.answer_many(list(seen.once_more.things))
                    assert table.position.number >= number + 2
                    assert sorted(seen.once_more.change.values()) == [-1, 1]
                    return
            table.answer(dice.choice(table.position.things))
    raise AssertionError("nobody traded twice")


def test_W_15_6_a_place_that_only_pays_its_owner_is_not_without_use():
    """Nobody comes along from the village without a sheep; a marker of one's own there brings gold all the same."""
    village, poor = Thing.LOCATION + Location.VILLAGE, {"stone": 0, "wood": 0, "sheep": 0, "oil": 0, "gold": 0}

    def come(owner: int | None) -> Label:
        g = given().goods(1, **poor).placed(1, "11", additional=1)
        return label((g.upgrade(owner, "7f") if owner else g).turn_of(1).start(), village)

    assert come(None).idle
    assert come(2).idle
    assert not come(1).idle

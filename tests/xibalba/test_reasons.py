"""What speaks for an answer in words of the game: paragon, the ark, attacks, the base, what can be paid for."""

from spieltisch.xibalba.people.reasons import reasons
from spieltisch.xibalba.people.view import view

from .scenario import given

BLANK = 6


def gained(g, *answers, lang="en", rolls=()):
    """What seat 1 gains by these answers."""
    before = view(g.box, g.s, 0)
    g.when(*answers)
    if rolls:
        g.roll(*rolls)
    return reasons(g.box, before, view(g.box, g.s, 0), 0, lang)


def test_an_attack_that_takes_the_ark():
    g = given().squad(1, "Polar Guard").ark("Bomber", owner=2, lp=1).dice("A").resources(1, 1)
    assert "the ark is taken with 8 life points, and pays by one paragon die" in gained(
        g, "1: use attack", rolls=(BLANK,)
    )


def test_an_attack_that_is_strong_enough():
    g = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=3).dice("A A").resources(1, 1)
    assert gained(g, "1: use attack") == ["strength 3 against 3: the attack succeeds"]
    weak = given().squad(1, "Ice Ranger").ark("Polar Guard", lp=10).dice("A A").resources(1, 1)
    assert gained(weak, "1: use attack") == []


def test_what_can_be_paid_for_then_is_the_dearest_card():
    g = given().slot("Bomber").dice("R3 R3")
    prices = [offer.price for row in view(g.box, g.s, 0).market for offer in row.slots if offer]
    g.resources(1, max(prices) - 2)
    (said,) = gained(g, next(one for one in g.legal() if "3" in one))
    assert f"({max(prices)}) can be paid for then" in said


def test_a_higher_level():
    g = given().resources(1, 9).dice("A")
    german = gained(g, "1: expand", lang="de")
    assert any(text.startswith(("ab jetzt Produktivität", "die Basis hält mehr aus")) for text in german)


def test_what_a_bought_card_does():
    g = given().slot("Dojo").resources(1, 9).dice("A")
    said = gained(g, next(one for one in g.legal() if "Dojo" in one))
    assert any(text.startswith("“Dojo”: ") for text in said)


def test_an_attack_that_is_over_is_no_reason_any_more():
    """Whoever chooses what to destroy has succeeded: nobody can stop that."""
    g = given().ark("Ice Ranger", owner=1).field(2, 1, "Smuggler").dice("A").when("1: use attack")
    assert view(g.box, g.s, 0).question == "DESTROY"
    assert not any("strength" in text for text in gained(g, next(one for one in g.legal() if "destroy" in one)))


def test_a_discarded_card_is_not_praised_for_what_it_does():
    """It leaves the market as one that is bought does."""
    g = given().slot("Levy").resources(1, 9).dice("A").when("1: discard")
    said = gained(g, next(one for one in g.legal() if "Levy" in one))
    assert said == []


def test_what_a_bought_event_does():
    g = given().slot("Levy").resources(1, 9).dice("A")
    said = gained(g, next(one for one in g.legal() if "Levy" in one))
    assert any(text.startswith("“Levy”: ") for text in said)


def test_what_kept_dice_will_pay_for_is_known_when_they_are_kept():
    price = view(given().box, given().s, 1).actions.expand
    g = given().resources(2, price - 1).turn_of(1).when("2: pool 4+2").roll(1, 1, 1, 1, BLANK, BLANK)
    before = view(g.box, g.s, 1)
    assert before.seats[1].resources == price - 1
    resource = next(one for one in g.legal() if "resource" in one)
    g.when(resource)
    said = reasons(g.box, before, view(g.box, g.s, 1), 1, "en")
    assert f"expanding the base ({price}) can be paid for then" in said
